"""Corinth: drafted dice, four districts, a Steward on the market. 2 to 4 players."""

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
from emporion.games.corinth import components as box
from emporion.games.corinth import effects as happened
from emporion.games.corinth import move_texts, narration, refusals, score
from emporion.games.corinth.components import Components
from emporion.games.corinth.description import describe
from emporion.games.corinth.rulebook import BOOK, THING_RULES
from emporion.games.corinth.state import Corinth
from emporion.games.corinth.targets import targets
from emporion.games.corinth.view import View, view


class CorinthGame(Game[Corinth]):
    """Corinth as the rest of Emporion sees it."""

    name = "corinth"
    rules = 1
    players = range(2, 5)
    options = {"steward": ("sum", "last")}
    option_rules = {"steward": "E2"}
    view_type = View
    seat_fields = ("sheets",)
    parts = score.PARTS
    longest = 2000
    is_open = True

    def components(self, figures: Figures) -> Components:
        return box.components(figures)

    def start(self, components: Components, players: int, first: int, options: Mapping[str, Option]) -> Corinth:
        return Corinth(components, players, first, options["steward"] == "last")

    def text(self, state: Corinth, code: int) -> str:
        return move_texts.text(state, code)

    def forced_text(self, state: Corinth, note: Note) -> str:
        return move_texts.answer_text(state.components, note[2], note[3])

    def outcome(self, state: Corinth, text: str) -> int:
        refusal = refusals.roll_refusal(state, text)
        if refusal is not None:
            raise refusal
        return move_texts.roll_code(*move_texts.parse_roll(text))

    def refusal(self, state: Corinth, text: str) -> IllegalMove:
        return refusals.refusal(state, text)

    def effects(self, state: Corinth, notes: Iterable[Note]) -> list[Effect]:
        return happened.effects(state.components, notes)

    def view(self, state: Corinth, seat: int | None) -> View:
        return view(state, seat)

    def describe(self, components: Components, view: View, scores: Sequence[int | None]) -> list[Section]:
        return describe(components, view, scores)

    def breakdown(self, state: Corinth, seat: int) -> dict[str, int]:
        return score.breakdown(state, seat)

    def targets(self, state: Corinth, spare: Corinth) -> list[Target]:
        return targets(state, spare)

    def narrate(self, state: Corinth, effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> Narration:
        return narration.narrate(state.components, effects, earlier)

    def name_move(self, state: Corinth, move: str) -> Effect:
        return narration.name_move(state.components, move)

    def continuation(self, state: Corinth, moves: Sequence[str]) -> list[Effect]:
        return narration.continuation(state.components, moves)

    def preview_line(self, state: Corinth, move: str, effects: Sequence[Effect]) -> Line:
        return narration.preview_line(state.components, state.actor, move, effects)

    def choice_line(self, state: Corinth, after: Corinth, move: str, notes: list[Note]) -> Line:
        return narration.choice_line(state.components, state.actor, move, notes)

    def question(self, state: Corinth) -> Effect:
        return narration.question(state)

    def thing_rules(self, options: Mapping[str, Option]) -> Mapping[str, str]:
        return THING_RULES

    def book(self) -> tuple[Chapter, ...]:
        return BOOK

    def lessons(self) -> tuple[Lesson, ...]:
        from emporion.games.corinth.tutorial import LESSONS  # when a lesson is asked for: other commands do not need it

        return LESSONS


GAME = CorinthGame()
