"""A game for machines: numbers for its moves, and what a seat may know as named fields, as a flat row, as JSON and as text.

>>> from emporion import Match, find
>>> from emporion.lab import describe
>>> match = Match(find("corinth"), players=2)
>>> description = describe(match)
>>> description.legal(match)
[0, 1]
>>> description.text(1), description.number("buy 1")
('buy 1', 1)
>>> seen = description.observe(match, seat=0)
>>> seen["self_gold"], seen["point"]
(1, [1, 0, 0, 0, 0, 0, 0, 0])
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from operator import index
from typing import Any, SupportsIndex

from emporion import games
from emporion.engine.encoding import Encoding, Field
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.lab.errors import IllegalAction, library

Values = int | list["Values"]
"""The figures of a field: nested lists by its shape."""


class Observation(Mapping[str, Values]):
    """What a seat may know, by the names of the fields. `cells` is the flat row, int8."""

    def __init__(self, encoding: Encoding, cells: array[int]) -> None:
        self._encoding = encoding
        self.cells = cells

    def __getitem__(self, name: str) -> Values:
        found = self._encoding.places.get(name)
        if found is None:
            raise KeyError(name)
        field = next(field for field in self._encoding.fields if field.name == name)
        return shaped(list(self.cells[found]), field.shape)

    def __iter__(self) -> Iterator[str]:
        return iter(self._encoding.places)

    def __len__(self) -> int:
        return len(self._encoding.places)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.version == other.version and self.cells == other.cells

    __hash__ = None  # type: ignore[assignment]

    @property
    def version(self) -> str:
        """What the figures mean: the game, the number of players and the version of its encoding."""
        return f"{self._encoding.game}-{self._encoding.players}/{self._encoding.version}"

    def json(self) -> str:
        """The fields as JSON, with the version."""
        return json.dumps({"encoding": self.version, **self})

    def text(self) -> str:
        """The fields as lines of text. Of places that have names, those are listed whose figure is not 0."""
        return "\n".join(
            f"{field.name}: {_write_figures(field, list(self.cells[self._encoding.places[field.name]]))}" for field in self._fields()
        )

    def int8(self) -> Any:
        """The flat row as a NumPy array."""
        return library("numpy").frombuffer(self.cells, dtype="int8")

    def float32(self) -> Any:
        """The flat row as a NumPy array, each figure scaled by its field's range: the lowest is 0, the highest 1."""
        low, scale = scales(self._encoding)
        return (self.int8() - low) * scale

    def _fields(self) -> tuple[Field, ...]:
        return self._encoding.fields


class Description:
    """The moves and fields of a game with certain components and a number of players. Options change neither."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.version = encoding.version
        self.players = encoding.players
        self.fields = encoding.fields
        self.texts = encoding.texts
        self.actions = len(encoding.texts)
        self.size = encoding.size

    # Moves.

    def text(self, number: int) -> str:
        """The text of a move by its number."""
        if not 0 <= number < self.actions:
            raise EmporionError("lab-unknown-action", action=str(number), most=self.actions - 1)
        return self.texts[number]

    def number(self, text: str) -> int:
        """The number of a move by its text."""
        found = self.encoding.numbers.get(text)
        if found is None:
            raise EmporionError("lab-unknown-text", text=text)
        return found

    def legal(self, match: Match) -> list[int]:
        """The numbers of the legal moves, in the order of `match.moves()`."""
        return self.encoding.encoder.legal(match.state)

    def mask(self, match: Match) -> Any:
        """A NumPy array with 1 for each legal move and 0 for the others, int8."""
        numpy = library("numpy")
        found = numpy.zeros(self.actions, dtype=numpy.int8)
        found[self.legal(match)] = 1
        return found

    def play(self, match: Match, number: SupportsIndex) -> None:
        """Play a move by its number; IllegalAction if it is not legal, and then nothing has changed."""
        try:
            wanted = index(number)
        except TypeError:  # no integer, of NumPy or of Python
            wanted = -1
        if self.encoding.encoder.code(match.state, wanted) < 0:
            raise IllegalAction(number, self.legal(match), self.texts)
        match.play(self.texts[wanted])

    # What a seat may know.

    def observe(self, match: Match, seat: int) -> Observation:
        """What a seat may know, from its side."""
        if not 0 <= seat < self.players:
            raise EmporionError("lab-no-seat", seat=seat, last=self.players - 1)
        return Observation(self.encoding, self.encoding.encoder.observe(match.state, seat))


def describe(game: Match | str, players: int = 2) -> Description:
    """The description of a match, or of a game by its name with its standard components."""
    if isinstance(game, str):
        found = games.find(game)
        return _find_description(Match(found, players))
    return _find_description(game)


def _find_description(match: Match) -> Description:
    if match.figures is match.game.standard():
        return _standard(match.game.name, match.players)
    return Description(match.game.encoding(match.components, match.players))


@cache
def _standard(name: str, players: int) -> Description:
    game = games.find(name)
    return Description(game.encoding(game.standard_components(), players))


def shaped(cells: list[int], shape: tuple[int, ...]) -> Values:
    """Figures as nested lists of this shape; without lengths the only figure itself."""
    if not shape:
        return cells[0]
    if len(shape) == 1:
        return list(cells)
    step = len(cells) // shape[0]
    return [shaped(cells[i : i + step], shape[1:]) for i in range(0, len(cells), step)]


@lru_cache(maxsize=16)
def scales(encoding: Encoding) -> tuple[Any, Any]:
    """For each figure the lowest one, and what to multiply the difference by so that the highest becomes 1: NumPy arrays, float32."""
    numpy = library("numpy")
    low = numpy.concatenate([numpy.full(field.size, field.low, dtype="float32") for field in encoding.fields])
    high = numpy.concatenate([numpy.full(field.size, field.high, dtype="float32") for field in encoding.fields])
    return low, 1 / numpy.maximum(high - low, 1)


def _write_figures(field: Field, cells: list[int]) -> str:
    """The figures of a field as text."""
    if not field.labels:
        return ", ".join(map(str, cells))
    names = [""]
    for labels in field.labels:
        names = [f"{name} {label}".strip() for name in names for label in labels]
    if (field.low, field.high) == (0, 1):
        return ", ".join(name for name, cell in zip(names, cells, strict=True) if cell) or "-"
    return ", ".join(f"{name} {cell}" for name, cell in zip(names, cells, strict=True) if cell) or "-"
