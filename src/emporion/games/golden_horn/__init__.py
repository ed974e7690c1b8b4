"""Golden Horn and its expansion Dominio da Mar: boats between Venice and Constantinople, wind and raids. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from emporion.engine.effects import Effect, Target
from emporion.engine.errors import IllegalMove
from emporion.engine.game import Board, Game, Note, Option
from emporion.engine.printed import Figures
from emporion.games.golden_horn import components as box
from emporion.games.golden_horn import effects as happened
from emporion.games.golden_horn import refusals, score, words
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.fold import fold
from emporion.games.golden_horn.state import GoldenHorn
from emporion.games.golden_horn.targets import targets
from emporion.games.golden_horn.told import told
from emporion.games.golden_horn.view import View, shows_warehouse, view


class GoldenHornGame(Game[GoldenHorn]):
    """Golden Horn as the rest of Emporion sees it."""

    name = "golden-horn"
    rules = 1
    players = range(2, 5)
    options = {"modone": ("standard", "always"), "warehouses": ("hidden", "open"), "dominio": (False, True)}
    parts = score.PARTS
    longest = 3000

    def components(self, figures: Figures) -> Components:
        return box.components(figures)

    def start(self, components: Components, players: int, first: int, options: Mapping[str, Option]) -> GoldenHorn:
        always, hidden = options["modone"] == "always", options["warehouses"] == "hidden"
        return GoldenHorn(components, players, first, always, hidden, options["dominio"] is True)

    def text(self, state: GoldenHorn, code: int) -> str:
        return words.text(state, code)

    def forced_text(self, state: GoldenHorn, note: Note) -> str:
        return words.answer_text(note[2])

    def outcome(self, state: GoldenHorn, text: str) -> int:
        return refusals.outcome(state, text)

    def refusal(self, state: GoldenHorn, text: str) -> IllegalMove:
        return refusals.refusal(state, text)

    def effects(self, state: GoldenHorn, notes: Iterable[Note]) -> list[Effect]:
        return happened.effects(state, notes)

    def view(self, state: GoldenHorn, seat: int | None) -> View:
        return view(state, seat)

    def fold(self, state: GoldenHorn, view: View, effect: Effect) -> View:
        return fold(view, effect)

    def breakdown(self, state: GoldenHorn, seat: int) -> dict[str, int]:
        return score.breakdown(state, seat)

    def told(self, state: GoldenHorn, effects: Sequence[Effect]) -> list[Effect]:
        return told(state, effects)

    def countable(self, state: GoldenHorn, seat: int | None, owner: int) -> bool:
        return shows_warehouse(state, seat, owner)

    def targets(self, state: GoldenHorn, spare: GoldenHorn) -> list[Target]:
        return targets(state, spare)

    def rule_values(self, components: Components) -> dict[str, object]:
        return components.rule_values()

    def board(self) -> Board:
        from emporion.games.golden_horn import board

        return board

    def draw(self, components: Components, view: View | None) -> str:
        from emporion.games.golden_horn.drawing import draw

        return draw(components, view)

    def part(self, components: Components, name: str) -> str | None:
        from emporion.games.golden_horn.parts import part

        return part(components, name)


GAME = GoldenHornGame()
