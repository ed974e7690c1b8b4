"""Values of a type from plain ones, from any thread.

msgspec describes a type to itself when it is first needed. A second thread that needs it meanwhile finds half a description, and the whole
process ends. Here each type is described by one thread, before anybody uses it.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

Shape = TypeVar("Shape")

_one_at_a_time = threading.Lock()
_described: set[Any] = set()


def convert(found: object, shape: type[Shape]) -> Shape:
    """A value of this type from dicts, lists and the like; `msgspec.ValidationError` says where it does not fit."""
    _describe(shape)
    return msgspec.convert(found, shape)


def decode(data: bytes, shape: type[Shape]) -> Shape:
    """The same from JSON."""
    _describe(shape)
    return msgspec.json.decode(data, type=shape)


def _describe(shape: Any) -> None:
    if shape not in _described:
        with _one_at_a_time:
            msgspec.json.Decoder(shape)
            _described.add(shape)
