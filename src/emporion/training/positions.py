"""The positions of played games as arrays: what a network is told, and what it is to learn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from emporion.players import registry
from emporion.training.libraries import numpy
from emporion.training.self_play import Played, SelfPlay, begin

HELD_OUT = 10
"""One game in so many is held out: no weight is fitted to its positions."""

Floats = Any
"""A NumPy array of floating-point numbers."""
Shorts = Any
"""A NumPy array of integers of two bytes."""


class Positions(NamedTuple):
    """Positions at the beginnings of turns, of whole games."""

    seats: Shorts
    """Inputs by position, seat and input."""
    shared: Shorts
    """Inputs by position and input."""
    results: Floats
    """The share of victory that each seat got."""
    expected: Floats
    """The share that the search expected."""
    by_hand: Floats
    """The share that the hand-made evaluation expects."""
    held_out: Any
    """Whether the position's game is held out."""
    quarter: Any
    """The quarter of the game, from 0 to 3."""

    def part(self, held_out: bool) -> Positions:
        """The positions of the games that are held out, or of the others."""
        which = self.held_out == held_out
        return Positions(*(values[which] for values in self))


def collect(play: SelfPlay, games: Iterable[Played]) -> Positions:
    """Replay games and write down the positions at the beginnings of their turns."""
    inputs = registry.features(play.game)
    assert inputs is not None
    cells: list[Any] = []
    results: list[list[float]] = []
    expected: list[list[float]] = []
    by_hand: list[list[float]] = []
    held_out: list[bool] = []
    quarter: list[int] = []
    for game in games:
        match = begin(play, game.first, game.number)
        state, hand = match.state, registry.knowledge(match, "2026")
        state.trace(False)
        at = 0
        for turn, shares in zip(game.turns, game.shares, strict=True):
            for code in game.codes[at:turn]:
                state.step(code)
            at = turn
            cells.append(numpy().frombuffer(inputs.rows(state), dtype="int16"))
            by_hand.append(hand.shares(state))
            results.append(game.result)
            expected.append(shares)
            quarter.append(4 * turn // len(game.codes))
            held_out.append(game.number // len(play.variants) % HELD_OUT == 0)
    rows = numpy().stack(cells)
    own = play.players * inputs.of_seat
    seats = rows[:, :own].reshape(-1, play.players, inputs.of_seat)
    shares = [numpy().array(values, dtype="float32") for values in (results, expected, by_hand)]
    return Positions(seats, rows[:, own:], shares[0], shares[1], shares[2], numpy().array(held_out), numpy().array(quarter))
