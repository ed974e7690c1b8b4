"""Kuhn poker: one hidden card each out of three, one bet. Its value for the first player is -1/18."""

from __future__ import annotations

import cython

from emporion.engine.contract import ASKED, CHANCE, OVER, row

if not cython.compiled:
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State, Weights

CARDS = 3
PASS = 0
BET = 1
DEALT = 0
ANSWERED = 1
SHOWN = 2
PAID = 3


class Kuhn(State):
    """Cards are 0, 1, 2 (jack, queen, king), -1 before they are dealt. `paid` counts the chips in the pot."""

    def __init__(self, components: object, first: int) -> None:
        super().__init__()
        if not cython.compiled:
            self.card = row(2)
            self.paid = row(2)
            self.won = row(2)
        self.components = components
        self.players = 2
        self.first = first
        self.seat = first
        self.card[0] = self.card[1] = -1
        self.paid[0] = self.paid[1] = 1
        self.passes = 0
        self.bets = 0
        self.shown = False
        self.actor = CHANCE
        self.note(ASKED, CHANCE, 0, 0, 0)

    def moves(self, out: Codes) -> cython.int:
        out[0] = PASS
        out[1] = BET
        return 2

    def play(self, code: cython.int) -> None:
        if self.actor == CHANCE:
            self.deal(code)
        else:
            self.answer(code)
        self.note(ASKED, self.actor, 0, 0, 0)

    def deal(self, code: cython.int) -> None:
        """One card to the first seat, then one to the other."""
        self.card[self.seat] = code
        self.note(DEALT, self.seat, code, 0, 0)
        self.seat = 1 - self.seat
        self.actor = CHANCE if self.card[self.seat] < 0 else self.seat

    def answer(self, code: cython.int) -> None:
        """A bet is met by a bet or given up by a pass; two passes show the cards too."""
        self.note(ANSWERED, self.seat, code, 0, 0)
        self.paid[self.seat] += code
        given_up: cython.bint = self.bets == 1 and code == PASS
        self.passes += 1 - code
        self.bets += code
        self.seat = 1 - self.seat
        self.actor = self.seat
        if given_up:
            self.pay(self.seat)
        elif self.passes == 2 or self.bets == 2:
            self.show()

    def show(self) -> None:
        self.shown = True
        seat: cython.int
        for seat in range(2):
            self.note(SHOWN, seat, self.card[seat], 0, 0)
        self.pay(0 if self.card[0] > self.card[1] else 1)

    def pay(self, winner: cython.int) -> None:
        self.won[winner] = self.paid[1 - winner]
        self.won[1 - winner] = -self.paid[1 - winner]
        self.note(PAID, winner, self.paid[1 - winner], 0, 0)
        self.actor = OVER

    def spread(self) -> cython.int:
        return CARDS

    def outcomes(self, out: Codes, weights: Weights) -> cython.int:
        n: cython.int = 0
        code: cython.int
        for code in range(CARDS):
            if self.possible(code):
                out[n] = code
                n += 1
        for code in range(n):
            weights[code] = 1.0 / n
        return n

    def possible(self, code: cython.int) -> cython.bint:
        return 0 <= code < CARDS and self.card[0] != code and self.card[1] != code

    def sample(self, rng: Random) -> cython.int:
        code: cython.int = rng.below(CARDS)
        while not self.possible(code):
            code = rng.below(CARDS)
        return code

    def scores(self, out: Codes) -> None:
        out[0] = self.won[0]
        out[1] = self.won[1]

    def winners(self) -> cython.int:
        return 1 if self.won[0] > 0 else 2 if self.won[1] > 0 else 3

    def guess(self, seat: cython.int, rng: Random) -> None:
        """The other's card may be any but one's own."""
        if self.card[1 - seat] >= 0 and not self.shown:
            self.card[1 - seat] = -1
            self.card[1 - seat] = self.sample(rng)

    def assign(self, other: State) -> None:
        self.assign_kuhn(cython.cast(Kuhn, other))

    def assign_kuhn(self, that: Kuhn) -> None:
        seat: cython.int
        self.actor = that.actor
        self.seat = that.seat
        self.passes = that.passes
        self.bets = that.bets
        self.shown = that.shown
        for seat in range(2):
            self.card[seat] = that.card[seat]
            self.paid[seat] = that.paid[seat]
            self.won[seat] = that.won[seat]
