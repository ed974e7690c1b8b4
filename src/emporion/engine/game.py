"""What a game tells the rest of Emporion about itself. `Match` speaks to a game through this and through nothing else."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from emporion.engine.effects import Effect, Target
from emporion.engine.errors import EmporionError, IllegalMove, WrongOption
from emporion.engine.printed import Figures, corrected, read
from emporion.engine.state import State

Option = str | bool
Note = tuple[int, int, int, int, int]
AnyState = TypeVar("AnyState", bound=State)


class Board(Protocol):
    """A game as text: a module with these functions."""

    def board(
        self,
        components: Any,
        view: Any,
        names: Sequence[str],
        scores: Sequence[int | None],
        *,
        width: int = 80,
        seats: Sequence[int] | None = None,
    ) -> str:
        """The table with Rich markup, with the sheets of these seats or of all. A score that the viewer may not know is None."""

    def question(self, view: Any) -> str:
        """What is asked, in one sentence."""

    def way(self, effects: Sequence[Effect]) -> str:
        """The way that a move of many steps took."""


class Game(ABC, Generic[AnyState]):
    """The rules of one game, seen from outside."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """Raised when old records would replay differently."""
    players: ClassVar[range]
    options: ClassVar[Mapping[str, tuple[Option, ...]]]
    """Every table option with its values, the default first."""
    parts: ClassVar[tuple[str, ...]]
    """The parts that a score may have, in the order of the sheet."""
    longest: ClassVar[int]
    """Events of a game that a server keeps, well above what a game has that players want to end. The rules may allow more."""
    open: ClassVar[bool] = False
    """Whether everything lies open: then all seats see the same, and their views differ in `seat` only."""

    def printed(self) -> str:
        """The components file that comes with the game, as it is written."""
        return files(type(self).__module__).joinpath("components.toml").read_text(encoding="utf-8")

    @cache  # noqa: B019 (a game is one object for as long as the program runs)
    def standard(self) -> Figures:
        """The printed figures as they come with the package. Not to be changed: `corrected` makes a copy."""
        return tomllib.loads(self.printed())

    @cache  # noqa: B019
    def standard_components(self) -> Any:
        """The components as they come with the package."""
        return self.components(self.standard())

    def rule_values(self, components: Any) -> dict[str, object]:
        """The figures that the texts of the rules name."""
        return {}

    def board(self) -> Board | None:
        """What shows the game as text, if something does."""
        return None

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
    def fold(self, state: AnyState, view: Any, effect: Effect) -> Any:
        """A view after an effect that its seat saw."""

    @abstractmethod
    def breakdown(self, state: AnyState, seat: int) -> dict[str, int]:
        """The parts of a seat's score, those that its options bring about."""

    def told(self, state: AnyState, effects: Sequence[Effect]) -> list[Effect]:
        """Effects as they are told in words: what belongs together may become one."""
        return list(effects)

    def countable(self, state: AnyState, seat: int | None, owner: int) -> bool:
        """Whether a seat, or a spectator (None), can count the points of `owner`: not if they depend on what it may not see."""
        return True

    def targets(self, state: AnyState, spare: AnyState) -> list[Target]:
        """The ends that moves of many steps can reach from here; `spare` is a silent copy of the state, for trying them out."""
        return []

    def draw(self, components: Any, view: Any | None) -> str:
        """The board as SVG: as it is printed, or with the marks of a view."""
        raise EmporionError("no-drawing", game=self.name)

    def part(self, components: Any, name: str) -> str | None:
        """A part of the board that a page draws on: SVG without a style, or JSON of the places on it. None if there is no such part."""
        return None

    def seats(self, players: int) -> int:
        """The number of players, if the game takes so many."""
        if players not in self.players:
            raise WrongOption("wrong-players", game=self.name, least=self.players[0], most=self.players[-1], players=players)
        return players

    def chosen(self, options: Mapping[str, Option]) -> dict[str, Option]:
        """Every option with its value: the given ones, the rest at their defaults."""
        for name, value in options.items():
            if name not in self.options:
                raise WrongOption("unknown-option", game=self.name, option=name, options=", ".join(self.options) or "-")
            if not any(value is allowed or (type(value) is str and value == allowed) for allowed in self.options[name]):
                raise WrongOption("wrong-value", option=name, value=str(value), values=", ".join(map(written, self.options[name])))
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
