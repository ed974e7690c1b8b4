"""Kuhn poker, the smallest game with a secret: what a seat may not see is in no view, no effect and no guess of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from emporion.engine.contract import ASKED, CHANCE, OVER
from emporion.engine.effects import Actor, Asked, Effect
from emporion.engine.errors import IllegalMove
from emporion.engine.figures import Figures
from emporion.engine.game import Game, Note, Option
from emporion.games._toys.kuhn.state import Kuhn

CARDS = ("jack", "queen", "king")
ANSWERS = ("pass", "bet")


class Dealt(Effect, frozen=True):
    seat: int
    card: str | None

    def seen(self, seat: int | None) -> Effect:
        return self if seat == self.seat else Dealt(self.seat, None)


class Answered(Effect, frozen=True):
    seat: int
    answer: str


class Shown(Effect, frozen=True):
    seat: int
    card: str


class Paid(Effect, frozen=True):
    seat: int
    chips: int


class View(msgspec.Struct):
    """One's own card, the other's once it is shown, and the chips."""

    seat: int | None
    cards: list[str | None]
    paid: list[int]
    won: list[int]
    actor: Actor


class KuhnGame(Game[Kuhn]):
    """Kuhn poker as the rest of Emporion sees it."""

    name = "kuhn"
    rules = 1
    players = range(2, 3)
    options = {}
    view_type = View
    seat_fields = ("cards", "paid", "won")
    parts = ("chips",)
    longest = 5

    def printed(self) -> str:
        return ""

    def components(self, figures: Figures) -> Figures:
        return figures

    def start(self, components: Figures, players: int, first: int, options: Mapping[str, Option]) -> Kuhn:
        return Kuhn(components, first)

    def text(self, state: Kuhn, code: int) -> str:
        return f"card {CARDS[code]}" if state.actor == CHANCE else ANSWERS[code]

    def forced_text(self, state: Kuhn, note: Note) -> str:
        return ANSWERS[note[2]]

    def outcome(self, state: Kuhn, words: str) -> int:
        for code in range(3):
            if words == f"card {CARDS[code]}" and state.possible(code):
                return code
        raise IllegalMove("F2", "refuse-form", move=words)

    def refusal(self, state: Kuhn, words: str) -> IllegalMove:
        if state.actor == OVER:
            return IllegalMove("F4", "refuse-over")
        return IllegalMove("F2", "refuse-form", move=words)

    def effects(self, state: Kuhn, notes: Iterable[Note]) -> list[Effect]:
        makers = (
            lambda seat, card: Dealt(seat, CARDS[card]),
            lambda seat, code: Answered(seat, ANSWERS[code]),
            lambda seat, card: Shown(seat, CARDS[card]),
            Paid,
        )
        return [Asked(_actor(a), "answering") if kind == ASKED else makers[kind](a, b) for kind, a, b, _, _ in notes]

    def view(self, state: Kuhn, seat: int | None) -> View:
        seen = [state.card[i] >= 0 and (i == seat or state.shown) for i in range(2)]
        cards = [CARDS[state.card[i]] if seen[i] else None for i in range(2)]
        return View(seat, cards, list(state.paid), list(state.won), _actor(state.actor))

    def breakdown(self, state: Kuhn, seat: int) -> dict[str, int]:
        return {"chips": state.won[seat]}


def _actor(actor: int) -> Actor:
    return "chance" if actor == CHANCE else "over" if actor == OVER else actor


GAME = KuhnGame()
