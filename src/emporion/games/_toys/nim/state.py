"""Nim: take any number from one pile; the player who takes the last one wins. Nothing is hidden and nothing is random."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if not cython.compiled:
    from emporion.engine.contract import FORCED, OVER
    from emporion.engine.random import Random
    from emporion.engine.state import State
if TYPE_CHECKING:
    from emporion.games._toys.nim import Components

PILES = 4
WIDTH = 16
TOOK = 0


class Nim(State):
    """The piles that are left. A code is pile * 16 + number taken."""

    def __init__(self, components: Components, first: int) -> None:
        super().__init__(components, 2, first)
        for i, size in enumerate(components.piles):
            self.pile[i] = size
        self.settle()

    def play(self, code: cython.int) -> None:
        self.take(code)
        self.settle()

    def take(self, code: cython.int) -> None:
        self.pile[code // WIDTH] -= code % WIDTH
        self.note(TOOK, self.seat, code // WIDTH, code % WIDTH, 0)
        self.seat = 1 - self.seat

    def left(self) -> cython.int:
        """How many are left in all piles."""
        return self.pile[0] + self.pile[1] + self.pile[2] + self.pile[3]

    def settle(self) -> None:
        """The last one of all is taken unasked: it is the only answer."""
        self.answers = self.list_answers()
        if self.answers == 1:
            self.note(FORCED, self.seat, self.answer[0], 0, 0)
            self.take(self.answer[0])
        self.ask(self.seat if self.left() > 0 else OVER)

    def list_answers(self) -> cython.int:
        """Any number from any pile."""
        n: cython.int = 0
        pile: cython.int
        number: cython.int
        for pile in range(PILES):
            for number in range(1, self.pile[pile] + 1):
                self.answer[n] = pile * WIDTH + number
                n += 1
        return n

    def score(self, seat: cython.int) -> cython.int:
        """One point for the last one taken: by the seat that is not next."""
        return 1 if self.left() == 0 and self.seat != seat else 0

    def guess(self, seat: cython.int, rng: Random) -> None:
        """Nothing is hidden."""
