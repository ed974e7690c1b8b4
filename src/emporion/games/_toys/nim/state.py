"""Nim: take any number from one pile; whoever takes the last one wins. Nothing is hidden and nothing is random."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from emporion.engine.contract import ASKED, FORCED, OVER, row

if not cython.compiled:
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State
if TYPE_CHECKING:
    from emporion.games._toys.nim import Components

PILES = 4
WIDTH = 16
TOOK = 0


class Nim(State):
    """The piles that are left. A code is pile * 16 + number taken."""

    def __init__(self, components: Components, first: int) -> None:
        super().__init__()
        if not cython.compiled:
            self.pile = row(PILES)
        self.components = components
        self.players = 2
        self.first = first
        self.seat = first
        for i, size in enumerate(components.piles):
            self.pile[i] = size
        self.settle()

    def moves(self, out: Codes) -> cython.int:
        n: cython.int = 0
        pile: cython.int
        number: cython.int
        for pile in range(PILES):
            for number in range(1, self.pile[pile] + 1):
                out[n] = pile * WIDTH + number
                n += 1
        return n

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
        pile: cython.int
        if self.left() == 1:
            for pile in range(PILES):
                if self.pile[pile] == 1:
                    self.note(FORCED, self.seat, pile * WIDTH + 1, 0, 0)
                    self.take(pile * WIDTH + 1)
                    break
        self.actor = self.seat if self.left() > 0 else OVER
        self.note(ASKED, self.actor, 0, 0, 0)

    def scores(self, out: Codes) -> None:
        """One point for the last one taken: by the seat that is not next."""
        out[0] = 1 if self.left() == 0 and self.seat == 1 else 0
        out[1] = 1 if self.left() == 0 and self.seat == 0 else 0

    def winners(self) -> cython.int:
        return 1 << (1 - self.seat) if self.left() == 0 else 3

    def guess(self, seat: cython.int, rng: Random) -> None:
        """Nothing is hidden."""

    def assign(self, other: State) -> None:
        self.assign_nim(cython.cast(Nim, other))

    def assign_nim(self, that: Nim) -> None:
        pile: cython.int
        self.actor = that.actor
        self.seat = that.seat
        for pile in range(PILES):
            self.pile[pile] = that.pile[pile]
