"""Conversion to typed values that is safe in threads.

msgspec prepares a description of a type at its first use. If a second thread uses the type at the same time, it finds an incomplete
description, and the process crashes. Here one thread prepares each type before it is used.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

Shape = TypeVar("Shape")

_one_at_a_time = threading.Lock()
_described: set[Any] = set()


def convert(found: object, shape: type[Shape]) -> Shape:
    """Convert dicts, lists and the like to a value of this type; `msgspec.ValidationError` names the part that does not fit."""
    _describe(shape)
    return msgspec.convert(found, shape)


def decode(data: bytes, shape: type[Shape]) -> Shape:
    """Decode JSON to a value of this type."""
    _describe(shape)
    return msgspec.json.decode(data, type=shape)


def _describe(shape: Any) -> None:
    if shape not in _described:
        with _one_at_a_time:
            msgspec.json.Decoder(shape)
            _described.add(shape)
