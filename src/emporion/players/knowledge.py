"""Knowledge about a game for the search: a rollout policy and an evaluation. This class serves every game.

A game's own knowledge is a final class that overrides `choose`, `evaluate` and `still` (`players/corinth.py`); `players/registry.py` lists
them. An object belongs to one search: it may keep buffers.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State, Weights

SPAN = 20.0
"""A lead of this many points or more gets the whole margin part of the reward."""


class Knowledge:
    """A random rollout policy to the end of the game, and an evaluation by the current points."""

    def __init__(self, span: float = SPAN, turns: int = 0) -> None:
        self.span = span
        self.turns = turns  # a rollout is cut after this many turns and evaluated; 0: never
        self.points = array("i", bytes(4 * 8))

    def choose(self, state: State, codes: Codes, number: cython.uint, rng: Random) -> cython.int:
        """Choose one of these legal moves for a rollout."""
        return codes[rng.pick(number)]

    def expected(self, state: State) -> list[float]:
        """The points of `evaluate`, for callers in Python."""
        out = array("d", bytes(8 * 8))
        self.evaluate(state, out)
        return [out[seat] for seat in range(state.players)]

    def evaluate(self, state: State, out: Weights) -> cython.double:
        """Write the expected points of each seat, without those that all gain alike.

        The result is the standard deviation of the predicted margin, in points.
        """
        seat: cython.int
        state.scores(self.points)
        for seat in range(state.players):
            out[seat] = self.points[seat]
        return self.span / 2

    def still(self, state: State) -> cython.double:
        """The points that every seat gains alike until the end. They are shown to people and do not influence the choice."""
        return 0.0
