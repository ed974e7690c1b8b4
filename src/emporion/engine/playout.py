"""Random play to the end, inside: what the benchmark times and what a search rolls out."""

from __future__ import annotations

from array import array

import cython

from emporion.engine.contract import CHANCE, MOST_MOVES, OVER

if not cython.compiled:
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State


def playouts(start: State, scratch: State, rng: Random, games: cython.int) -> tuple[int, int]:
    """Play `games` games from `start` in `scratch` with uniformly random moves; the number of decisions and of chance events."""
    out: Codes = array("i", bytes(4 * MOST_MOVES))
    scratch.become(start)
    scratch.trace(False)
    decisions: cython.longlong = 0
    chances: cython.longlong = 0
    number: cython.uint
    for _ in range(games):
        scratch.assign(start)
        while scratch.actor != OVER:
            if scratch.actor == CHANCE:
                scratch.play(scratch.sample(rng))
                chances += 1
            else:
                number = scratch.moves(out)
                scratch.play(out[rng.below(number)])
                decisions += 1
    return decisions, chances


def copies(start: State, scratch: State, number: cython.int) -> None:
    """Copy `start` into `scratch` so many times, for timing a copy."""
    scratch.become(start)
    scratch.trace(False)
    for _ in range(number):
        scratch.assign(start)
