"""The declarations of `.pxd` files. Compiled, Cython reads them; interpreted, a state gets its fields from here."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FIRST_CHANGING = "actor"
"""The first field of the base class that changes in play: a copy begins here."""
_CLASS = re.compile(r"cdef class (\w+)")
_FIELDS = re.compile(r"    cdef (?:readonly |public )?(unsigned long long|unsigned int|signed char|\w+(?:\[::1\])?) ([^()]+)$")
_FIELD = re.compile(r"(\w+)((?:\[\w+\])*)")
_CONSTANT = re.compile(r"(\w+) = (-?\d+)")
_ZEROS = {"object": None, "bint": False, "double": 0.0}


class Field(NamedTuple):
    """A field of a compiled class: its C type, its name, and the lengths of an array."""

    kind: str
    name: str
    lengths: tuple[int, ...]


@cache
def read_constants(path: Path) -> dict[str, int]:
    """The constants of the enums in a `.pxd`."""
    found = {}
    inside = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("cdef enum:"):
            inside = True
        elif line and not line.startswith(" "):
            inside = False
        elif inside:
            found.update({name: int(value) for name, value in _CONSTANT.findall(line.partition("#")[0])})
    return found


@cache
def read_fields(path: Path) -> dict[str, list[Field]]:
    """The fields of each class in a `.pxd`, in their order."""
    constants = read_constants(path)
    found: dict[str, list[Field]] = {}
    fields: list[Field] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        code = line.partition("#")[0].rstrip()
        if start := _CLASS.match(code):
            fields = found.setdefault(start[1], [])
        elif declared := _FIELDS.match(code):
            for name, sizes in _FIELD.findall(declared[2]):
                lengths = [size if size.isdigit() else constants[size] for size in re.findall(r"\w+", sizes)]
                fields.append(Field(declared[1], name, tuple(map(int, lengths))))
    return found


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    """The fields of a class and those that it inherits, the base class's first."""
    found: list[Field] = []
    for one in reversed(kind.__mro__[:-1]):
        path = Path(str(sys.modules[one.__module__].__file__)).with_suffix(".pxd")
        found += read_fields(path)[one.__name__]
    return tuple(found)


@cache
def _list_copied_fields(kind: type) -> tuple[tuple[str, int], ...]:
    """The names of the fields that a copy takes over, and how many lengths each has."""
    fields = fields_of(kind)
    start = [field.name for field in fields].index(FIRST_CHANGING)
    return tuple((field.name, len(field.lengths)) for field in fields[start:])


def zero_fields(state: Any) -> None:
    """Give a new state its fields, all zero, as the memory of a compiled one is."""
    kind: type = type(state)
    for field in fields_of(kind):
        setattr(state, field.name, _zero(field.kind, field.lengths))


def copy_fields(state: Any, other: Any) -> None:
    """Let a state have in every field from `actor` on what `other`, a state of the same class, has there."""
    kind: type = type(state)
    for name, depth in _list_copied_fields(kind):
        value = getattr(other, name)
        setattr(state, name, _copy(value, depth) if depth else value)


def dump_fields(state: Any) -> dict[str, Any]:
    """Every field of a state from `actor` on, by name."""
    return {name: _copy(value, depth) if depth else value for name, depth, value in _values(state)}


def load_fields(state: Any, values: dict[str, Any]) -> None:
    """Give a state the fields that `dump_fields` returned."""
    kind: type = type(state)
    depths = dict(_list_copied_fields(kind))
    for name, value in values.items():
        setattr(state, name, _copy(value, depths[name]) if depths[name] else value)


def _values(state: Any) -> Iterator[tuple[str, int, Any]]:
    kind: type = type(state)
    for name, depth in _list_copied_fields(kind):
        yield name, depth, getattr(state, name)


def _zero(kind: str, lengths: tuple[int, ...]) -> Any:
    if lengths:
        return [_zero(kind, lengths[1:]) for _ in range(lengths[0])]
    return _ZEROS.get(kind, 0)


def _copy(array: list[Any], depth: int) -> list[Any]:
    return array[:] if depth == 1 else [_copy(row, depth - 1) for row in array]
