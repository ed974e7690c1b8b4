"""A game described for machines: a number for each move text, and the fields of what a seat may know. `encoder.py` is the compiled side."""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import Any

import msgspec

from emporion.engine.encoder import Encoder


class Field(msgspec.Struct, frozen=True):
    """A field of an observation: its name, its shape (without lengths: one figure), its lowest and highest figure, and what it says."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    labels: tuple[tuple[str, ...], ...] = ()
    """What the places along each axis stand for."""

    @property
    def size(self) -> int:
        """The number of its figures."""
        return prod(self.shape)


class Encoding(msgspec.Struct, frozen=True, dict=True, eq=False):
    """A game with certain components and a number of players, for machines. Options change neither numbers nor fields."""

    game: str
    version: int
    """Raised when a number or a field changes its meaning."""
    players: int
    texts: tuple[str, ...]
    """The text of each move, by its number."""
    fields: tuple[Field, ...]
    """The fields of an observation, in their order."""
    encoder: Encoder
    made_by: tuple[Any, ...]
    """The function that made it, and its arguments: a pickle is made of them."""

    def __reduce__(self) -> tuple[Any, ...]:
        return self.made_by

    def __copy__(self) -> Encoding:
        return self

    def __deepcopy__(self, memo: object) -> Encoding:
        return self  # it never changes

    @property
    def size(self) -> int:
        """The figures of an observation."""
        return self.encoder.size

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each move text."""
        return {text: number for number, text in enumerate(self.texts)}

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each field stands in the flat observation."""
        found, start = {}, 0
        for field in self.fields:
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found


def size_of(fields: tuple[Field, ...]) -> int:
    """The figures of all fields."""
    return sum(field.size for field in fields)
