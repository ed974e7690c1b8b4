"""Random play to the end, inside: what the benchmark times and what a search rolls out."""

from __future__ import annotations

from array import array

import cython

from emporion.engine.contract import CHANCE, MOST_MOVES, OVER

if not cython.compiled:
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State


def run(state: State, rng: Random, out: Codes) -> cython.int:
    """Play on with uniformly random moves until the game is over; the number of decisions."""
    decisions: cython.int = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
        else:
            number: cython.uint = state.moves(out)
            state.play(out[rng.below(number)])
            decisions += 1
    return decisions


def playouts(start: State, scratch: State, rng: Random, games: cython.int) -> int:
    """Play `games` games from `start` in `scratch`; the number of decisions."""
    out: Codes = array("i", bytes(4 * MOST_MOVES))
    scratch.become(start)
    scratch.trace(False)
    decisions: cython.longlong = 0
    for _ in range(games):
        scratch.assign(start)
        decisions += run(scratch, rng, out)
    return decisions


def copies(start: State, scratch: State, number: cython.int) -> None:
    """Copy `start` into `scratch` so many times, for timing a copy."""
    scratch.become(start)
    scratch.trace(False)
    for _ in range(number):
        scratch.assign(start)
