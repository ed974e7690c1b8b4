"""Encoded parts of long logs, for clients that connect and read a log from its beginning."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MAX_BYTES = 16 << 20
"""The memory of all parts. The log of the longest game takes about 1.5 MB for a seat."""

Key = tuple[str, int | None, int, int]
"""The code of a table, the seat that sees it (None for everyone alike), the entry before the part and its last entry."""


class PastUpdates:
    """The parts that were sent last. A part never changes, because a log only grows."""

    def __init__(self, most: int = MAX_BYTES) -> None:
        self._parts: OrderedDict[Key, bytes] = OrderedDict()
        self._most = most
        self._bytes = 0

    def find(self, key: Key, encode: Callable[[], bytes]) -> bytes:
        """A part; `encode` makes it if it is not kept."""
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = encode()
            self._bytes += len(part)
            while self._bytes > self._most:
                self._bytes -= len(self._parts.popitem(last=False)[1])
        else:
            self._parts.move_to_end(key)
        return part
