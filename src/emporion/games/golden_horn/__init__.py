"""Golden Horn and its expansion Dominio da Mar: boats between Venice and Constantinople, wind and raids. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from emporion.engine.description import Section
from emporion.engine.effects import Effect, Target
from emporion.engine.errors import IllegalMove
from emporion.engine.figures import Figures
from emporion.engine.game import Game, Note, Option
from emporion.engine.lessons import Lesson
from emporion.engine.lines import Line, Narration
from emporion.engine.rulebook import Chapter
from emporion.games.golden_horn import components as box
from emporion.games.golden_horn import effects as happened
from emporion.games.golden_horn import move_texts, narration, refusals, score
from emporion.games.golden_horn.codes import DRAWS, PLACED
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.description import describe
from emporion.games.golden_horn.rulebook import BOOK, DOMINIO_RULES, THING_RULES
from emporion.games.golden_horn.state import GoldenHorn
from emporion.games.golden_horn.targets import targets
from emporion.games.golden_horn.view import View, shows_warehouse, view


class GoldenHornGame(Game[GoldenHorn]):
    """Golden Horn as the rest of Emporion sees it."""

    name = "golden-horn"
    rules = 1
    players = range(2, 5)
    options = {"modone": ("standard", "always"), "warehouses": ("hidden", "open"), "dominio": (False, True)}
    option_rules = {"modone": "C4", "warehouses": "S4", "dominio": "D1"}
    view_type = View
    seat_fields = ("table",)
    parts = score.PARTS
    longest = 3000
    passes = frozenset(("no-raid", "ready"))

    def components(self, figures: Figures) -> Components:
        return box.components(figures)

    def start(self, components: Components, players: int, first: int, options: Mapping[str, Option]) -> GoldenHorn:
        always, hidden = options["modone"] == "always", options["warehouses"] == "hidden"
        return GoldenHorn(components, players, first, always, hidden, options["dominio"] is True)

    def text(self, state: GoldenHorn, code: int) -> str:
        return move_texts.text(state, code)

    def forced_text(self, state: GoldenHorn, note: Note) -> str:
        return move_texts.answer_text(note[2])

    def outcome(self, state: GoldenHorn, text: str) -> int:
        return refusals.outcome(state, text)

    def refusal(self, state: GoldenHorn, text: str) -> IllegalMove:
        return refusals.refusal(state, text)

    def effects(self, state: GoldenHorn, notes: Iterable[Note]) -> list[Effect]:
        return happened.effects(state, notes)

    def view(self, state: GoldenHorn, seat: int | None) -> View:
        return view(state, seat)

    def describe(self, components: Components, view: View, scores: Sequence[int | None]) -> list[Section]:
        return describe(components, view, scores)

    def breakdown(self, state: GoldenHorn, seat: int) -> dict[str, int]:
        return score.breakdown(state, seat)

    def narrate(self, state: GoldenHorn, effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> Narration:
        return narration.narrate(effects, earlier)

    def name_move(self, state: GoldenHorn, move: str) -> Effect:
        return narration.name_move(move)

    def continuation(self, state: GoldenHorn, moves: Sequence[str]) -> list[Effect]:
        return narration.continuation(moves)

    def preview_line(self, state: GoldenHorn, move: str, effects: Sequence[Effect]) -> Line:
        return narration.preview_line(state, move, effects)

    def ends_turn(self, notes: list[Note], passes_on: bool) -> bool:
        """Cards are drawn at the end of a turn (M8); the end may still be called after that (E2). Placing boats belongs to no turn."""
        kinds = [note[0] for note in notes]
        return PLACED not in kinds and (passes_on or DRAWS in kinds)

    def question(self, state: GoldenHorn) -> Effect:
        return narration.question(state)

    def countable(self, state: GoldenHorn, seat: int | None, owner: int) -> bool:
        return shows_warehouse(state, seat, owner)

    def targets(self, state: GoldenHorn, spare: GoldenHorn) -> list[Target]:
        return targets(state, spare)

    def thing_rules(self, options: Mapping[str, Option]) -> Mapping[str, str]:
        return THING_RULES | DOMINIO_RULES if options["dominio"] else THING_RULES

    def book(self) -> tuple[Chapter, ...]:
        return BOOK

    def lessons(self) -> tuple[Lesson, ...]:
        from emporion.games.golden_horn.tutorial import LESSONS  # when a lesson is asked for: other commands do not need it

        return LESSONS


GAME = GoldenHornGame()
