"""Corinth: drafted dice, four districts, a Steward on the market. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from emporion.engine.effects import Effect, Target
from emporion.engine.errors import IllegalMove
from emporion.engine.game import Board, Game, Note, Option
from emporion.engine.printed import Figures
from emporion.games.corinth import components as box
from emporion.games.corinth import effects as happened
from emporion.games.corinth import refusals, score, words
from emporion.games.corinth.components import Components
from emporion.games.corinth.fold import fold
from emporion.games.corinth.state import Corinth
from emporion.games.corinth.targets import targets
from emporion.games.corinth.view import View, view


class CorinthGame(Game[Corinth]):
    """Corinth as the rest of Emporion sees it."""

    name = "corinth"
    rules = 1
    players = range(2, 5)
    options = {"steward": ("sum", "last")}
    parts = score.PARTS
    longest = 2000
    open = True

    def components(self, figures: Figures) -> Components:
        return box.components(figures)

    def start(self, components: Components, players: int, first: int, options: Mapping[str, Option]) -> Corinth:
        return Corinth(components, players, first, options["steward"] == "last")

    def text(self, state: Corinth, code: int) -> str:
        return words.text(state, code)

    def forced_text(self, state: Corinth, note: Note) -> str:
        return words.answer_text(state.components, note[2], note[3])

    def outcome(self, state: Corinth, text: str) -> int:
        refusal = refusals.roll_refusal(state, text)
        if refusal is not None:
            raise refusal
        return words.roll_code(*words.parse_roll(text))

    def refusal(self, state: Corinth, text: str) -> IllegalMove:
        return refusals.refusal(state, text)

    def effects(self, state: Corinth, notes: Iterable[Note]) -> list[Effect]:
        return happened.effects(state.components, notes)

    def view(self, state: Corinth, seat: int | None) -> View:
        return view(state, seat)

    def fold(self, state: Corinth, view: View, effect: Effect) -> View:
        return fold(state.components, view, effect)

    def breakdown(self, state: Corinth, seat: int) -> dict[str, int]:
        return score.breakdown(state, seat)

    def targets(self, state: Corinth) -> list[Target]:
        return targets(state)

    def rule_values(self, components: Components) -> dict[str, object]:
        return components.rule_values()

    def board(self) -> Board:
        from emporion.games.corinth import board

        return board

    def draw(self, components: Components, view: View | None) -> str:
        from emporion.games.corinth.drawing import draw

        return draw(components, view)

    def part(self, components: Components, name: str) -> str | None:
        from emporion.games.corinth.parts import part

        return part(components, name)


GAME = CorinthGame()
