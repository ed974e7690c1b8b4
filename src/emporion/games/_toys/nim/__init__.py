"""Nim, the smallest game that goes through the whole contract: three piles, two players, no chance."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated

import msgspec

from emporion.engine.contract import ASKED, OVER
from emporion.engine.effects import Actor, Asked, Effect
from emporion.engine.errors import IllegalMove
from emporion.engine.figures import Figures, Mark, Printed, shaped
from emporion.engine.game import Game, Note, Option
from emporion.engine.lines import Line, Narration
from emporion.games._toys.nim.state import Nim

Pile = Annotated[int, msgspec.Meta(ge=1, le=15)]


class Components(Printed, frozen=True):
    """The piles at the start."""

    mark: Mark
    piles: Annotated[tuple[Pile, ...], msgspec.Meta(min_length=1, max_length=4)]


class Took(Effect, frozen=True):
    rule = "N1"

    seat: int
    pile: int
    number: int


class Take(Effect, frozen=True):
    """A move, by what it does."""

    pile: int
    number: int


class Taking(Effect, frozen=True):
    """What is asked."""

    seat: int


class View(msgspec.Struct):
    """Everything: nothing is hidden."""

    seat: int | None
    piles: list[int]
    actor: Actor


class NimGame(Game[Nim]):
    """Nim as the rest of Emporion sees it."""

    name = "nim"
    rules = 1
    players = range(2, 3)
    options = {}
    view_type = View
    parts = ("last",)
    longest = 60
    is_open = True

    def components(self, figures: Figures) -> Components:
        return shaped(figures, Components)

    def start(self, components: Components, players: int, first: int, options: Mapping[str, Option]) -> Nim:
        return Nim(components, first)

    def text(self, state: Nim, code: int) -> str:
        return f"take {code % 16} from {code // 16 + 1}"

    def forced_text(self, state: Nim, note: Note) -> str:
        return self.text(state, note[2])

    def outcome(self, state: Nim, words: str) -> int:
        raise IllegalMove("F3", "refuse-no-chance")

    def refusal(self, state: Nim, words: str) -> IllegalMove:
        if state.actor == OVER:
            return IllegalMove("F4", "refuse-over")
        known = re.fullmatch(r"take [0-9]+ from [0-9]+", words)
        return IllegalMove("N1" if known else "F2", "refuse-form", move=words)

    def effects(self, state: Nim, notes: Iterable[Note]) -> list[Effect]:
        found: list[Effect] = []
        for kind, a, b, c, _ in notes:
            if kind == ASKED:
                found.append(Asked("over" if a == OVER else a, "taking"))
            elif kind >= 0:
                found.append(Took(a, b + 1, c))
        return found

    def view(self, state: Nim, seat: int | None) -> View:
        return View(seat, list(state.pile), "over" if state.actor == OVER else state.actor)

    def narrate(self, state: Nim, effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> Narration:
        return Narration([(effect,) for effect in effects if isinstance(effect, Took)])

    def name_move(self, state: Nim, move: str) -> Effect:
        _, number, _, pile = move.split()
        return Take(int(pile), int(number))

    def preview_line(self, state: Nim, move: str, effects: Sequence[Effect]) -> Line:
        return (self.name_move(state, move),)

    def question(self, state: Nim) -> Effect:
        return Taking(state.seat)

    def breakdown(self, state: Nim, seat: int) -> dict[str, int]:
        return {"last": state.points()[seat]}


GAME = NimGame()
