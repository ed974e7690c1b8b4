"""What is known about a game beyond its rules: how to play on quickly, and what a position may bring. This one knows nothing of any game.

A game's own knowledge is a final class that overrides `choose`, `evaluate` and `still` (`players/corinth.py`); `players/experts.py` lists
them. An object belongs to one search: it may keep buffers.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State, Weights

SPAN = 20.0
"""A lead of so many points counts as the whole of the margin's small part."""


class Knowledge:
    """Plays on at random to the end and expects what counts now."""

    def __init__(self, span: float = SPAN, turns: int = 0) -> None:
        self.span = span
        self.turns = turns  # a rollout is cut after so many turns and evaluated; 0: never
        self.points = array("i", bytes(4 * 8))

    def choose(self, state: State, codes: Codes, number: cython.uint, rng: Random) -> cython.int:
        """One of these legal moves, for a rollout."""
        return codes[rng.below(number)]

    def expected(self, state: State) -> list[float]:
        """The points of `evaluate`, for callers in Python."""
        out = array("d", bytes(8 * 8))
        self.evaluate(state, out)
        return [out[seat] for seat in range(state.players)]

    def evaluate(self, state: State, out: Weights) -> cython.double:
        """Write the points that each seat may expect, less what all gain alike; by how many points a lead may still be wrong."""
        seat: cython.int
        state.scores(self.points)
        for seat in range(state.players):
            out[seat] = self.points[seat]
        return self.span / 2

    def still(self, state: State) -> cython.double:
        """The points that every seat gains alike until the end. They are told to people and sway no choice."""
        return 0.0
