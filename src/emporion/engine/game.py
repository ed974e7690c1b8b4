"""What a game tells the rest of Emporion about itself. `Match` speaks to a game through this and through nothing else."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from emporion.engine.contract import CHANCE, OVER
from emporion.engine.description import Section
from emporion.engine.effects import Asked, Effect, Target
from emporion.engine.encoding import Encoding
from emporion.engine.errors import EmporionError, IllegalMove, WrongOption
from emporion.engine.figures import Figures, Printed, corrected, read
from emporion.engine.lines import Line, Narration, Unnamed, one_line_each
from emporion.engine.rulebook import Chapter, plain_book
from emporion.engine.state import State

if TYPE_CHECKING:
    from emporion.engine.lessons import Lesson

Option = str | bool
Note = tuple[int, int, int, int, int]
AnyState = TypeVar("AnyState", bound=State)


class Board(Protocol):
    """A game as text: a module with this function."""

    def board(
        self,
        components: Any,
        view: Any,
        names: Sequence[str],
        scores: Sequence[int | None],
        *,
        width: int = 80,
        seats: Sequence[int] | None = None,
        brief: bool = False,
        ends: Mapping[str, int] | None = None,
    ) -> str:
        """The table with Rich markup, with the sheets of these seats or of all. A score that the viewer may not know is None.

        `brief` is for a low screen. `ends` are the places where a move of many steps can end, each with its price: they are marked.
        """


class Game(ABC, Generic[AnyState]):
    """The rules of one game, seen from outside."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """Raised when old records would replay differently."""
    players: ClassVar[range]
    options: ClassVar[Mapping[str, tuple[Option, ...]]]
    """Every table option with its values, the default first."""
    option_rules: ClassVar[Mapping[str, str]] = {}
    """The id of the rule that each option changes."""
    view_type: ClassVar[type]
    """What `view` returns: a msgspec struct."""
    seat_fields: ClassVar[tuple[str, ...]] = ()
    """The fields of the view that are lists with an item for each seat, in the order of the seats."""
    parts: ClassVar[tuple[str, ...]]
    """The parts that a score may have, in the order of the sheet."""
    longest: ClassVar[int]
    """Events of a game that a server keeps, well above what a game has that players want to end. The rules may allow more."""
    is_open: ClassVar[bool] = False
    """Whether everything lies open: then all seats see the same, and their views differ in `seat` only."""
    passes: ClassVar[frozenset[str]] = frozenset()
    """Moves that forgo something and lead to the next decision: a client may send them together with that one, and they are taken back
    with it."""

    def __reduce__(self) -> tuple[object, ...]:
        """A game is one object of a process: copies and pickles lead to it."""
        return _found, (type(self).__module__,)

    def folder(self) -> Traversable:
        """The folder of the game's files."""
        return files(type(self).__module__)

    def printed(self) -> str:
        """The components file that comes with the game, as it is written."""
        return self.folder().joinpath("components.toml").read_text(encoding="utf-8")

    @cache  # noqa: B019 (a game is one object for as long as the program runs)
    def standard(self) -> Figures:
        """The printed figures as they come with the package. Not to be changed: `corrected` makes a copy."""
        return tomllib.loads(self.printed())

    @cache  # noqa: B019
    def standard_components(self) -> Any:
        """The components as they come with the package."""
        return self.components(self.standard())

    def book(self) -> tuple[Chapter, ...]:
        """The chapters of the rulebook."""
        return plain_book(self.name)

    def lessons(self) -> Sequence[Lesson]:
        """The lessons by which the game is learned."""
        return ()

    def thing_rules(self, options: Mapping[str, Option]) -> Mapping[str, str]:
        """The ids of the rules of what a board explains, by the names that the board gives them; `scoring` is how points count."""
        return {}

    def rule_values(self, components: Any) -> dict[str, object]:
        """The figures that the texts of the rules name."""
        return components.rule_values() if isinstance(components, Printed) else {}

    def board(self) -> Board | None:
        """What shows the game as text, if something does: `drawing/text_board.py` of its package."""
        found: Board | None = self._drawing("text_board")
        return found

    @abstractmethod
    def components(self, figures: Figures) -> Any:
        """Checked components of these figures."""

    @abstractmethod
    def start(self, components: Any, players: int, first: int, options: Mapping[str, Option]) -> AnyState:
        """The first position."""

    @abstractmethod
    def text(self, state: AnyState, code: int) -> str:
        """The text of a legal move, or of an outcome when chance is due."""

    @abstractmethod
    def forced_text(self, state: AnyState, note: Note) -> str:
        """The text of an answer that was the only one, from its note."""

    @abstractmethod
    def outcome(self, state: AnyState, words: str) -> int:
        """The code of a chance outcome; IllegalMove if it cannot fall so."""

    @abstractmethod
    def refusal(self, state: AnyState, words: str) -> IllegalMove:
        """Why a decision that is not legal is refused."""

    @abstractmethod
    def effects(self, state: AnyState, notes: Iterable[Note]) -> list[Effect]:
        """What the notes of the state tell."""

    @abstractmethod
    def view(self, state: AnyState, seat: int | None) -> Any:
        """What a seat, or a spectator (None), may know."""

    @abstractmethod
    def breakdown(self, state: AnyState, seat: int) -> dict[str, int]:
        """The parts of a seat's score, those that its options bring about."""

    def is_encoded(self) -> bool:
        """Whether the game has a description for machines."""
        return find_spec(f"{type(self).__module__}.encoding") is not None

    def encoding(self, components: Any, players: int) -> Encoding:
        """The game for machines, by `encoding.py` of its package."""
        if not self.is_encoded():
            raise EmporionError("no-encoding", game=self.name)
        found: Encoding = import_module(f"{type(self).__module__}.encoding").encoding(components, players)
        return found

    # Lines (`engine/lines.py`). Of the state only what is printed and what was chosen for the table may be read.

    def narrate(self, state: AnyState, effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> Narration:
        """The lines of an event, of its effects as a seat saw them; `earlier` has those of the events before it, the last one first."""
        return one_line_each(effects)

    def name_move(self, state: AnyState, move: str) -> Effect:
        """A move text as an effect whose sentence names the move, in a choice, a hint or a review."""
        return Unnamed(move)

    def continuation(self, state: AnyState, moves: Sequence[str]) -> list[Effect]:
        """Moves that may follow each other, as effects whose sentences name them: the steps of a walk are one."""
        return [self.name_move(state, move) for move in moves]

    def preview_line(self, state: AnyState, move: str, effects: Sequence[Effect]) -> Line:
        """A move that can be chosen: its name, then what it would bring to the seat that is asked, summarized."""
        return (self.name_move(state, move), *effects)

    def choice_line(self, state: AnyState, after: AnyState, move: str, notes: list[Note]) -> Line:
        """The preview line of a move, from the notes that its trial left in the state `after` it. A game may keep lines that recur."""
        return self.preview_line(state, move, self.effects(after, notes))

    def ends_turn(self, notes: list[Note], passes_on: bool) -> bool:
        """Whether a move ends the turn of its seat: by the notes of its trial, and whether another seat is asked next or the game ends."""
        return passes_on

    def effect_types(self) -> list[type[Effect]]:
        """What can be said of this game: the effects of its rules and of its narration."""
        package = type(self).__module__
        return [kind for kind in Effect.__subclasses__() if kind.__module__.startswith(package)]

    def question(self, state: AnyState) -> Effect:
        """What is asked. Its message for the seat that is asked is `GAME-ask-TYPE`, for the others `GAME-wait-TYPE`."""
        return Asked("chance" if state.actor == CHANCE else "over" if state.actor == OVER else state.actor, "")

    def countable(self, state: AnyState, seat: int | None, owner: int) -> bool:
        """Whether a seat, or a spectator (None), can count the points of `owner`: not if they depend on what it may not see."""
        return True

    def describe(self, components: Any, view: Any, scores: Sequence[int | None]) -> list[Section]:
        """The position in words (`engine/description.py`), from the view of a seat and the points that it knows. May be empty."""
        return []

    def targets(self, state: AnyState, spare: AnyState) -> list[Target]:
        """The ends that moves of many steps can reach from here; `spare` is a silent copy of the state, for trying them out."""
        return []

    def is_drawn(self) -> bool:
        """Whether the game brings a picture of its board."""
        return self._drawing("picture") is not None

    def draw(self, components: Any, view: Any | None) -> str:
        """The board as SVG, by `drawing/picture.py`: as it is printed, or with the marks of a view."""
        picture = self._drawing("picture")
        if picture is None:
            raise EmporionError("no-drawing", game=self.name)
        return str(picture.draw(components, view))

    def draw_part(self, components: Any, view: Any, part: str) -> str:
        """A part of the table as SVG, by `drawing/picture.py`, for an example of the rulebook; the game names its parts."""
        return str(self._drawing("picture").draw_part(components, view, part))

    def part(self, components: Any, name: str) -> str | None:
        """A part of the board that a page draws on, by `drawing/page_svg.py`: SVG without a style, or JSON of the places on it.

        None if there is no such part.
        """
        page_svg = self._drawing("page_svg")
        found: str | None = page_svg and page_svg.part(components, name)
        return found

    def stylesheet(self) -> str | None:
        """The style sheet of the parts that a page draws on; None if there are none."""
        page_svg = self._drawing("page_svg")
        return None if page_svg is None else str(page_svg.stylesheet())

    def _drawing(self, name: str) -> Any:
        """A module of the game's `drawing/`, imported when it is first used; None if the game has no such module."""
        package = f"{type(self).__module__}.drawing"
        module = f"{package}.{name}"
        return import_module(module) if find_spec(package) and find_spec(module) else None

    def seats(self, players: int) -> int:
        """The number of players, if the game takes so many."""
        if players not in self.players:
            raise WrongOption("wrong-players", game=self.name, least=self.players[0], most=self.players[-1], players=players)
        return players

    def chosen(self, options: Mapping[str, Option]) -> dict[str, Option]:
        """Every option with its value: the given ones, the rest at their defaults."""
        for name, value in options.items():
            if not self.options:
                raise WrongOption("no-options", game=self.name)
            if name not in self.options:
                raise WrongOption("unknown-option", game=self.name, option=name, options=list(self.options))
            if not any(value is allowed or (type(value) is str and value == allowed) for allowed in self.options[name]):
                raise WrongOption("wrong-value", option=name, value=str(value), values=[*map(written, self.options[name])])
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def option(self, text: str) -> tuple[str, Option]:
        """An option as a person writes it: name=value."""
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongOption("option-form", option=text)
        found = next((allowed for allowed in self.options.get(name, ()) if written(allowed) == value), value)
        return name, found

    def box(self, file: Path | None) -> Figures:
        """The figures to play with: the standard ones, or those of a corrected file, checked."""
        if file is None:
            return self.standard()
        figures = read(file)
        self.components(figures)
        return figures

    def corrected(self, changes: Figures) -> Figures:
        """The standard figures with a record's changes laid over them, checked."""
        figures = corrected(self.standard(), changes)
        self.components(figures)
        return figures


def written(value: Option) -> str:
    """An option's value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else value


def _found(module: str) -> Game[Any]:
    """The game of a package."""
    game: Game[Any] = import_module(module).GAME
    return game
