"""What every game's state can do. This is the compiled side of the contract: integers only, no generator, no order in any deck.

A game overrides the first group of methods in a final class of its own (`games/corinth/state.py`; see `docs/adding-a-game.md`).
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence

import cython

from emporion.engine.contract import CHANCE, MOST_MOVES, NOTE, NOTES, OVER

if not cython.compiled:
    from emporion.engine.random import Random

Codes = MutableSequence[int]
Weights = MutableSequence[float]


class State:
    """A position of a game. `actor` is the seat that is asked, CHANCE or OVER."""

    def __init__(self) -> None:
        self.actor = OVER
        self.players = 0
        self.tracing = True
        self.noted = 0
        if not cython.compiled:
            self.notes = [0] * NOTES

    # What a game writes.

    def moves(self, out: Codes) -> cython.int:
        """Write the codes of the legal moves; their number: two or more, or one at a point that is always asked."""
        return 0

    def play(self, code: cython.int) -> None:
        """Play a legal move, or let chance fall as `code`, and go on to the next point that is asked. Codes are not checked: see `step`."""

    def spread(self) -> cython.int:
        """The number of outcomes of the chance event that is due."""
        return 0

    def outcomes(self, out: Codes, weights: Weights) -> cython.int:
        """Write every outcome of the chance event that is due and its probability; their number."""
        return 0

    def possible(self, code: cython.int) -> cython.bint:
        """Whether the chance event that is due can fall as `code`."""
        return False

    def sample(self, rng: Random) -> cython.int:
        """One outcome, drawn with its probability."""
        return 0

    def assign(self, other: State) -> None:
        """Become a copy of `other`, a state of the same game, components and options."""

    def guess(self, seat: cython.int, rng: Random) -> None:
        """Deal anew what `seat` cannot see, so that the state agrees with all that the seat knows."""

    def scores(self, out: Codes) -> None:
        """Write the points of each seat, as they would count now."""

    def winners(self) -> cython.int:
        """The seats that would win now, as bits."""
        return 0

    def note(self, kind: cython.int, a: cython.int, b: cython.int, c: cython.int, d: cython.int) -> None:
        """Say what happened, if it is being traced: a kind and four figures."""
        if self.tracing and self.noted + NOTE <= NOTES:
            self.notes[self.noted] = kind
            self.notes[self.noted + 1] = a
            self.notes[self.noted + 2] = b
            self.notes[self.noted + 3] = c
            self.notes[self.noted + 4] = d
            self.noted += NOTE

    # What Python calls, stepping by integers.

    def legal(self) -> list[int]:
        """The codes of the legal moves; none when chance is due or the game is over."""
        if self.actor < 0:
            return []
        number: cython.int = self.moves(_codes)
        return [_codes[i] for i in range(number)]

    def step(self, code: cython.int) -> None:
        """Play `code` if it is legal or a possible outcome; otherwise ValueError, and nothing has changed."""
        if self.actor == CHANCE:
            if not self.possible(code):
                raise ValueError(f"{code} is no outcome of this chance event")
        elif not self.allows(code):
            raise ValueError(f"{code} is not among the legal codes {self.legal()}")
        self.play(code)

    def allows(self, code: cython.int) -> cython.bint:
        """Whether a seat is asked and `code` is one of its answers."""
        if self.actor < 0:
            return False
        number: cython.int = self.moves(_codes)
        for i in range(number):
            if _codes[i] == code:
                return True
        return False

    def draw(self, rng: Random) -> int:
        """A sampled outcome of the chance event that is due."""
        return self.sample(rng)

    def chances(self) -> list[tuple[int, float]]:
        """Every outcome of the chance event that is due, with its probability."""
        if self.actor != CHANCE:
            return []
        size = self.spread()
        codes = array("i", bytes(4 * size))
        weights = array("d", bytes(8 * size))
        number = self.outcomes(codes, weights)
        return [(codes[i], weights[i]) for i in range(number)]

    def points(self) -> list[int]:
        """The points of each seat, as they would count now."""
        self.scores(_codes)
        return [_codes[i] for i in range(self.players)]

    def leaders(self) -> list[int]:
        """The seats that would win now, ascending."""
        mask: cython.int = self.winners()
        return [seat for seat in range(self.players) if mask & (1 << seat)]

    def become(self, other: State) -> None:
        """`assign` for callers in Python: refuses a state of another kind."""
        if type(self) is not type(other):
            raise TypeError(f"cannot copy a {type(other).__name__} into a {type(self).__name__}")
        self.assign(other)

    def trace(self, on: bool) -> None:
        """Write notes of what happens, as a new state does, or be silent, which is a little faster."""
        self.tracing = on
        self.noted = 0

    def told(self) -> list[tuple[int, int, int, int, int]]:
        """The notes since the last call, and forget them."""
        found = [
            (self.notes[i], self.notes[i + 1], self.notes[i + 2], self.notes[i + 3], self.notes[i + 4]) for i in range(0, self.noted, NOTE)
        ]
        self.noted = 0
        return found


_codes = array("i", bytes(4 * MOST_MOVES))
