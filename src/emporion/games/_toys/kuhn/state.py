"""Kuhn poker: one hidden card each out of three, one bet. Its value for the first player is -1/18."""

from __future__ import annotations

import cython

if not cython.compiled:
    from emporion.engine.contract import CHANCE, OVER
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
        super().__init__(components, 2, first)
        self.card[0] = self.card[1] = -1
        self.paid[0] = self.paid[1] = 1
        self.answer[0] = PASS
        self.answer[1] = BET
        self.answers = 2
        self.ask(CHANCE)

    def play(self, code: cython.int) -> None:
        self.ask(self.deal(code) if self.actor == CHANCE else self.reply(code))

    def deal(self, code: cython.int) -> cython.int:
        """One card to the first seat, then one to the other. Who goes on then."""
        self.card[self.seat] = code
        self.note(DEALT, self.seat, code, 0, 0)
        self.seat = 1 - self.seat
        return CHANCE if self.card[self.seat] < 0 else self.seat

    def reply(self, code: cython.int) -> cython.int:
        """A bet is met by a bet or given up by a pass; two passes show the cards too. Who goes on then."""
        self.note(ANSWERED, self.seat, code, 0, 0)
        self.paid[self.seat] += code
        given_up: cython.bint = self.bets == 1 and code == PASS
        self.passes += 1 - code
        self.bets += code
        self.seat = 1 - self.seat
        if given_up:
            self.pay(self.seat)
            return OVER
        if self.passes == 2 or self.bets == 2:
            self.show()
            return OVER
        return self.seat

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
        code: cython.int = rng.pick(CARDS)
        while not self.possible(code):
            code = rng.pick(CARDS)
        return code

    def score(self, seat: cython.int) -> cython.int:
        return self.won[seat]

    def guess(self, seat: cython.int, rng: Random) -> None:
        """The other's card may be any but one's own."""
        if self.card[1 - seat] >= 0 and not self.shown:
            self.card[1 - seat] = -1
            self.card[1 - seat] = self.sample(rng)
