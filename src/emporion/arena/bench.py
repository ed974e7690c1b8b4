"""How fast the engine is, on one core, and how fast a peer is in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from emporion.engine.contract import CHANCE, OVER
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.playout import copies, playouts
from emporion.engine.printed import Figures
from emporion.engine.random import Random

SECONDS = 0.6
"""How long each figure is measured at least."""

BATCH = 20
"""Games played inside between two looks at the clock."""

Figure = tuple[str, float]


def timed(work: Callable[[int], int], seconds: float = SECONDS) -> float:
    """How many a second: `work(n)` does n rounds and says how many things it did; n doubles until it takes long enough."""
    rounds = 1
    while True:
        begin = time.perf_counter()
        done = work(rounds)
        took = time.perf_counter() - begin
        if took >= seconds:
            return done / took
        rounds *= 2 if took <= seconds / 8 else max(2, int(seconds / took) + 1)


def bench(game: Game[Any], figures: Figures | None = None, seconds: float = SECONDS) -> Iterator[Figure]:
    """The engine's own figures for a game, key by key."""
    for players in game.players:
        match = Match(game, players, figures=figures)
        begin, games, decisions, chances = time.perf_counter(), 0, 0, 0
        while (took := time.perf_counter() - begin) < seconds:
            more = playouts(match.state, match.spare_state(), Random(games), BATCH)
            games, decisions, chances = games + BATCH, decisions + more[0], chances + more[1]
        yield f"inside-decisions-{players}", decisions / took
        yield f"inside-chances-{players}", chances / took
        yield f"inside-games-{players}", games / took
    match = Match(game, game.players[0], figures=figures)
    yield "stepping", timed(lambda games: _stepping(match, games), seconds)
    yield "texts", timed(lambda games: _texts(match, games), seconds)
    points = list(_points(match))
    asked: dict[str, Callable[[Match], object]] = {"views": lambda at: at.view(0), "previews": Match.previews, "targets": Match.targets}
    for key, ask in asked.items():
        yield key, timed(partial(_ask, points, ask), seconds)
    yield "copy-nanoseconds", 1e9 / timed(lambda thousands: _copies(match, thousands), seconds)


def _stepping(match: Match, games: int) -> int:
    """Random games, one decision after the other, through the integer interface."""
    state, rng, decisions = match.spare_state(), Random(2), 0
    for _ in range(games):
        state.become(match.state)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.step(state.draw(rng))
            else:
                codes = state.legal()
                state.step(codes[int(random.random() * len(codes))])
                decisions += 1
    return decisions


def _texts(start: Match, games: int) -> int:
    """Random games through `Match`, with texts and effects."""
    rng, decisions = Random(3), 0
    for _ in range(games):
        match = Match(start.game, start.players, figures=start.figures)
        while not match.over:
            if match.actor == "chance":
                match.chance(rng)
            else:
                moves = match.moves()
                match.play(moves[int(random.random() * len(moves))])
                decisions += 1
    return decisions


def _points(start: Match) -> Iterator[Match]:
    """Every point of decision of a random game."""
    match, rng = start.copy(), Random(4)
    while not match.over:
        if match.actor == "chance":
            match.chance(rng)
        else:
            yield match.copy()
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])


def _ask(points: list[Match], ask: Callable[[Match], object], rounds: int) -> int:
    """What a table asks a match for, at each of these points."""
    for _ in range(rounds):
        for match in points:
            ask(match)
    return rounds * len(points)


def _copies(match: Match, thousands: int) -> int:
    copies(match.state, match.spare_state(), thousands * 1000)
    return thousands * 1000
