"""Holding a table to change it, and what becomes of it if that cannot be stored."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from types import TracebackType

from emporion.server.live import Live
from emporion.server.table import Table


class Holding:
    """Somebody who holds a table. A class, not a generator: this is entered at every move."""

    __slots__ = ("_before", "_live", "_read")

    def __init__(self, live: Live, read: Callable[[str], Awaitable[tuple[Table, int | None]]]) -> None:
        self._live = live
        self._read = read

    async def __aenter__(self) -> Table:
        live = self._live
        await live.lock.acquire()
        try:
            if live.stale:
                live.table, live.summarized = await self._read(live.table.terms.code)
                live.stale = False
                live.unsaid = True
                await live.tell()
        except BaseException:
            self._let_go()
            raise
        self._before = live.table.number
        return live.table

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        if kind is not None and self._live.table.number != self._before:
            self._live.stale = True
        self._let_go()

    def _let_go(self) -> None:
        live = self._live
        live.touched = time.monotonic()
        try:
            if live.unsaid and not live.stale:
                live.tell_table()
        finally:
            live.lock.release()


class Storing:
    """If storing fails, or nobody waits for its end, what is stored is not known: the table is built anew before its next use."""

    __slots__ = ("_live",)

    def __init__(self, live: Live) -> None:
        self._live = live

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        if kind is not None:
            self._live.stale = True
