"""Knowledge about a game for the search: a rollout policy and an evaluation. This class serves every game.

A game's own knowledge is a final class that overrides `choose`, `evaluate` and `still` (`players/corinth.py`); `players/registry.py` lists
them. An object belongs to one search: it may keep buffers.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from math import exp

    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State, Weights
    from emporion.players.features import Features
    from emporion.players.network import Network

EXPLORATION = 0.6
"""How much the search looks at moves that were tried less often."""
FIRST_PLAY_URGENCY = 0.3
"""By how much a move must stand above the average for the search to leave others untried."""
SPAN = 20.0
"""A lead of this many points or more gets the whole margin part of the reward."""


class Knowledge:
    """A random rollout policy to the end of the game, and an evaluation by the current points."""

    def __init__(self, span: float = SPAN, turns: int = 0) -> None:
        self.span = span
        self.turns = turns  # a rollout is cut after this many turns and evaluated; 0: never
        self.exploration = EXPLORATION
        self.urgency = FIRST_PLAY_URGENCY
        self.points = array("i", bytes(4 * 8))
        self.learned = False
        self.prudent = False  # whether `consider` leaves out moves that lose for certain

    def learn(self, features: Features, network: Network, turns: int, exploration: float, urgency: float) -> None:
        """Let a network judge positions after so many turns of a rollout. Searches may share it, but not the features.

        Its shares are nearer to each other than those of the hand-made evaluation, which is too sure; so it takes less exploration.
        """
        self.turns = turns
        self.exploration = exploration
        self.urgency = urgency
        self.features = features
        self.network = network
        self.learned = True

    def choose(self, state: State, codes: Codes, number: cython.uint, rng: Random) -> cython.int:
        """Choose one of these legal moves for a rollout."""
        return codes[rng.pick(number)]

    def expected(self, state: State) -> list[float]:
        """The points of `evaluate`, for callers in Python."""
        out = array("d", bytes(8 * 8))
        self.evaluate(state, out)
        return [out[seat] for seat in range(state.players)]

    def shares(self, state: State) -> list[float]:
        """The shares of victory of `weigh`, for callers in Python."""
        points, share = array("d", bytes(8 * 8)), array("d", bytes(8 * 8))
        self.weigh(state, points, share)
        return [share[seat] for seat in range(state.players)]

    def evaluate(self, state: State, out: Weights) -> cython.double:
        """Write the expected points of each seat, without those that all gain alike.

        The result is the standard deviation of the predicted margin, in points.
        """
        seat: cython.int
        state.scores(self.points)
        for seat in range(state.players):
            out[seat] = self.points[seat]
        return self.span / 2

    def weigh(self, state: State, points: Weights, share: Weights) -> None:
        """Write the expected points of each seat and its share of victory: by the network, or by the points and their spread."""
        doubt: cython.double = self.evaluate(state, points)
        total: cython.double = 0.0
        best: cython.double = points[0]
        seat: cython.int
        if self.learned:
            self.features.write(state)
            self.network.judge(self.features, state.players, share)
            return
        for seat in range(1, state.players):
            if points[seat] > best:
                best = points[seat]
        for seat in range(state.players):
            share[seat] = exp((points[seat] - best) / doubt)
            total += share[seat]
        for seat in range(state.players):
            share[seat] = share[seat] / total

    def consider(self, state: State, codes: Codes, number: cython.int) -> cython.int:
        """Keep the moves that are worth a look at the front of `codes`, at least one; their number."""
        return number

    def common_gain(self, state: State) -> cython.double:
        """The points that every seat gains alike until the end. They are shown to people and do not influence the choice."""
        return 0.0
