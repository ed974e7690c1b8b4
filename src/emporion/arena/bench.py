"""The speed of the engine on one core, and of a peer in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from emporion.arena.playout import copies, playouts
from emporion.engine.contract import CHANCE, OVER
from emporion.engine.figures import Figures
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.random import Random

MIN_SECONDS = 0.6
"""The least time for which each figure is measured."""

BATCH_GAMES = 20
"""The number of compiled games between two checks of the clock."""

Figure = tuple[str, float]
Work = Callable[[int], int]
"""Does a number of rounds and returns how many things it did, such as decisions."""


def timed(work: Work, seconds: float = MIN_SECONDS) -> float:
    """The things a second that `work` does; the number of rounds grows until they take long enough."""
    rounds = 1
    while True:
        begin = time.perf_counter()
        done = work(rounds)
        took = time.perf_counter() - begin
        if took >= seconds:
            return done / took
        rounds *= 2 if took <= seconds / 8 else max(2, int(seconds / took) + 1)


def bench(game: Game[Any], figures: Figures | None = None, seconds: float = MIN_SECONDS) -> Iterator[Figure]:
    """Measure the engine's figures for a game, one key after the other."""
    for players in game.players:
        match = Match(game, players, figures=figures)
        begin, games, decisions, chances = time.perf_counter(), 0, 0, 0
        while (took := time.perf_counter() - begin) < seconds:
            more = playouts(match.state, match.spare_state(), Random(games), BATCH_GAMES)
            games, decisions, chances = games + BATCH_GAMES, decisions + more[0], chances + more[1]
        yield f"inside-decisions-{players}", decisions / took
        yield f"inside-chances-{players}", chances / took
        yield f"inside-games-{players}", games / took
    for key, work in works_from_python(game, figures).items():
        yield key, timed(work, seconds)
    yield "copy-nanoseconds", 1e9 / timed(copying(game, figures), seconds)


def works_from_python(game: Game[Any], figures: Figures | None = None) -> dict[str, Work]:
    """What callers in Python do with a game of the fewest players, by the key of its figure."""
    match = Match(game, game.players[0], figures=figures)
    points = list(_points(match))
    return {
        "stepping": partial(_stepping, match),
        "texts": partial(_texts, match),
        "views": partial(_ask, points, lambda at: at.view(0)),
        "previews": partial(_ask, points, Match.previews),
        "targets": partial(_ask, points, Match.targets),
    }


def playing_inside(game: Game[Any], players: int) -> Work:
    """Compiled random games; each round is BATCH_GAMES of them, and decisions are counted."""
    match = Match(game, players)
    spare = match.spare_state()
    return lambda rounds: playouts(match.state, spare, Random(players), rounds * BATCH_GAMES)[0]


def copying(game: Game[Any], figures: Figures | None = None) -> Work:
    """Compiled copies of a state, a thousand each round."""
    match = Match(game, game.players[0], figures=figures)
    return partial(_copies, match)


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
        while not match.is_over:
            if match.actor == "chance":
                match.chance(rng)
            else:
                moves = match.moves()
                match.play(moves[int(random.random() * len(moves))])
                decisions += 1
    return decisions


def _points(start: Match) -> Iterator[Match]:
    """A match at every decision of a random game."""
    match, rng = start.copy(), Random(4)
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
        else:
            yield match.copy()
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])


def _ask(points: list[Match], ask: Callable[[Match], object], rounds: int) -> int:
    """Call a function for each of these matches, several rounds."""
    for _ in range(rounds):
        for match in points:
            ask(match)
    return rounds * len(points)


def _copies(match: Match, thousands: int) -> int:
    copies(match.state, match.spare_state(), thousands * 1000)
    return thousands * 1000
