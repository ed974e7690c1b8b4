"""Corinth with figures and walks that make the search for paths as long as it can be."""

from __future__ import annotations

from typing import Any

from emporion import games
from emporion.engine.match import Match
from emporion.engine.random import Random

WALKS = (("down", "left", "stop"), ("down", "stop"))
"""From a start beside a corner they go round the corner, which stays free and can never be reached again."""


def rich_figures() -> dict[str, Any]:
    """So much gold that walks may be of any length; a short game that starts beside a corner."""
    game = games.find("corinth")
    rows = [list(row) for row in game.standard()["market"]["rows"]]
    ((row, column),) = ((r, c) for r, texts in enumerate(rows) for c, text in enumerate(texts) if text == "start")
    rows[row][column], rows[0][1] = rows[0][1], rows[row][column]
    symbols = {"gold": 99, "goats": 99, "circled": 60}
    return dict(game.corrected({"symbols": symbols, "market": {"rows": rows}, "track": {"spots": 4}}))


def cut_corner(players: int = 2) -> Match:
    """A match in its last round, after the roll: every seat has cut off a corner, and nearly the whole market is free."""
    match = Match(games.find("corinth"), players, figures=rich_figures())
    rng = Random(3, "cut")
    begun = [0] * players
    steps: list[str] = []
    while True:
        state: Any = match.state
        if match.actor == "chance":
            match.chance(rng)
            continue
        if state.round == state.rounds - 1 and state.turn == 0 and state.point > 1:
            assert begun == [len(WALKS)] * players
            return match
        moves = match.moves()
        seat = state.actor
        steward = [move for move in moves if move.startswith("steward")]
        if steps:
            move = steps.pop(0)
        elif steward and begun[seat] < len(WALKS):
            move = steward[0]
            steps = list(WALKS[begun[seat]])
            begun[seat] += 1
        else:
            move = next(move for move in reversed(moves) if not move.startswith("steward"))
        match.play(move)
