"""Compiled random play to the end of a game, for the benchmark."""

from __future__ import annotations

import cython

if not cython.compiled:
    from emporion.engine.contract import CHANCE, OVER
    from emporion.engine.random import Random
    from emporion.engine.state import State


def playouts(start: State, scratch: State, rng: Random, games: cython.int) -> tuple[int, int]:
    """Play `games` games from `start` in `scratch` with uniformly random moves; the number of decisions and of chance events."""
    scratch.become(start)
    scratch.trace(False)
    decisions: cython.longlong = 0
    chances: cython.longlong = 0
    for _ in range(games):
        scratch.assign(start)
        while scratch.actor != OVER:
            if scratch.actor == CHANCE:
                scratch.play(scratch.sample(rng))
                chances += 1
            else:
                scratch.play(scratch.answer[rng.pick(scratch.answers)])
                decisions += 1
    return decisions, chances


def copies(start: State, scratch: State, number: cython.int) -> None:
    """Copy `start` into `scratch` `number` times, to measure a copy."""
    scratch.become(start)
    scratch.trace(False)
    for _ in range(number):
        scratch.assign(start)
