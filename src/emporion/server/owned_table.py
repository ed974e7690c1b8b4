"""A table in memory in the order of its changes: each is checked against the table, stored, and only then broadcast.

What can happen at a table is in `room`, the one class that builds on this.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, TypeVar

from msgspec import structs
from sqlalchemy.engine import Connection as SqlConnection

from emporion.engine.errors import EmporionError
from emporion.server import queries
from emporion.server.audience import Audience
from emporion.server.ownership import TableMoved
from emporion.server.writer import Work, Writer
from emporion.tables.table import Table
from emporion.tables.table_log import Entry, Summary
from emporion.tables.wire import TableChanged, TableInfo

Answer = TypeVar("Answer")
Load = Callable[[str], Awaitable[tuple[Table, int | None]]]
"""Reads a table from the store by its code, with the number of the entry after which its summary was stored."""
MANY_CLIENTS = 20
"""At a table with so many clients, who is there is not broadcast at every change."""
TABLE_MESSAGES_PER_SECOND = 400
"""The messages about seats and about who is there that the clients of a table with many clients are sent a second, all together."""
SEAT_KINDS = ("stand-in", "return", "leave", "abandon")
"""The kinds of entries that change what everyone sees of a seat."""


class OwnedTable(ABC):
    """A table, its clients, and the changes that happen one after another, in the order in which they were asked for.

    If a change was not stored, or its caller gave up, the table is stale: it waits for the writes before it, is read again from the store,
    and all clients are brought to what is stored.
    """

    def __init__(self, table: Table, writer: Writer, load: Load, summarized: int | None, term: int) -> None:
        self.table = table
        """The table as it is now. Only its room changes it; others may read what does not change, or use `inspect`."""
        self.term = term
        """The term in which this process owns the table; 0 where one process serves the database. Every change names it."""
        self.audience = Audience()
        self.last_used = time.monotonic()
        self._writer = writer
        self._load = load
        self._lock = asyncio.Lock()
        self._is_stale = False
        """Whether a change may not be stored as the table has it; the table is then read again before its next use."""
        self._is_closed = False
        """Whether the room was dropped from memory. It then refuses everything: the table may have another room."""
        self._is_presence_due = False
        """Whether clients came or went while a change was under way; this is broadcast after it."""
        self._next_table_at = 0.0
        """When many clients may next be sent the table."""
        self._table_timer: asyncio.TimerHandle | None = None
        self._summarized = summarized
        """The number of the entry after which the table's summary was stored."""

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.table.terms.code

    @property
    def is_watchable(self) -> bool:
        """Whether this is a listed game that is running, as far as is stored."""
        return self.table.terms.listed and self.table.terms.status == "running"

    @property
    def has_open_seat(self) -> bool:
        """Whether a person can still take a seat."""
        return self.table.has_open_seat

    @abstractmethod
    def schedule_turn(self) -> None:
        """Start what happens by itself now that the table has changed."""

    @abstractmethod
    def _report_moved(self) -> None:
        """Tell the owner of all rooms that this table has another owner by now."""

    # The order of changes.

    @asynccontextmanager
    async def _hold(self) -> AsyncIterator[Table]:
        """Wait for one's turn to change the table: `async with` gives the table, read again if it was stale."""
        await self._lock.acquire()
        before = self.table.number
        try:
            if self._is_stale or self._is_closed:
                await self._recover()
                before = self.table.number
            yield self.table
        except BaseException:
            if self.table.number != before:
                self._is_stale = True
            raise
        finally:
            self._end_change()

    async def _recover(self) -> None:
        """Read the table again if it is stale; EmporionError if the room was dropped."""
        if self._is_closed:
            raise TableMoved if self.term else EmporionError("store-conflict")
        await self._commit(())  # by then a change that was given up is stored, or never will be
        self.table, self._summarized = await self._load(self.code)
        self._is_stale = False
        self._is_presence_due = True
        self.audience.forget_updates()
        await self.audience.broadcast(self.table)

    def _end_change(self) -> None:
        self.last_used = time.monotonic()
        try:
            if self._is_presence_due and not self._is_stale and not self._is_closed:
                self._broadcast_table()
        finally:
            self._lock.release()

    def _append(self, entries: Sequence[Entry], work: Work = queries.do_nothing) -> asyncio.Future[Any]:
        """Hand a change to the writer: entries of the log, and `work` in the same transaction."""
        return self._writer.append(self.table.terms.id, entries, work, self.term)

    @contextmanager
    def _storing(self) -> Iterator[None]:
        """What fails or is cancelled in this block may be stored or not. If the table has another owner by now, this room is dropped."""
        try:
            yield
        except BaseException as error:
            self._is_stale = True
            if isinstance(error, TableMoved):
                self._report_moved()
            raise

    async def _commit(self, entries: Sequence[Entry], work: Work = queries.do_nothing) -> None:
        """Append entries to the log and run `work` in the same transaction."""
        with self._storing():
            await self._append(entries, work)

    async def _commit_and_broadcast(self, entries: Sequence[Entry], more: Work = queries.do_nothing) -> None:
        """Store entries that were added to the table, and `more` with them; then broadcast them and start the next bot."""
        table = self.table
        before, after = table.terms.status, table.due_status
        work = more
        if before != after:
            self._summarized = table.number
            change = partial(queries.change_status, table=table.terms.id, before=before, after=after, summary=table.summary())

            def work(connection: SqlConnection) -> None:
                change(connection)
                more(connection)

        with self._storing():
            stored = self._append(entries, work)
            await asyncio.sleep(0)  # the writer begins, and updates are encoded meanwhile
            self.audience.encode_updates(table)
            await stored
        table.terms.status = after
        await self.audience.broadcast(table)
        if before != after or any(entry.kind in SEAT_KINDS for entry in entries):
            self._broadcast_table()
        self.schedule_turn()

    def _broadcast_table(self) -> None:
        """Send every client the table with its seats and who is connected. With many clients a later one may wait and stand for several:
        when 190 clients come one after another, the messages would otherwise be 190 times 190."""
        self._is_presence_due = False
        wait = self._next_table_at - time.monotonic()
        if wait <= 0 or len(self.audience.connections) < MANY_CLIENTS:
            self._send_table()
        elif self._table_timer is None:
            self._table_timer = asyncio.get_running_loop().call_later(wait, self._send_late_table)

    def _send_table(self) -> None:
        self._next_table_at = time.monotonic() + len(self.audience.connections) / TABLE_MESSAGES_PER_SECOND
        self.audience.send_to_all(TableChanged(self._info()))

    def _send_late_table(self) -> None:
        """Send the table that had to wait; during a change, after it."""
        self._table_timer = None
        if self._lock.locked() or self._is_stale:
            self._is_presence_due = True
        elif not self._is_closed:
            self._send_table()

    # Reading.

    async def inspect(self, read: Callable[[Table], Answer]) -> Answer:
        """Call a function with the table between two changes: what it sees is stored."""
        async with self._hold() as table:
            return read(table)

    async def info(self) -> TableInfo:
        """The table as everyone sees it, without a change that is being stored."""
        async with self._hold() as table:
            return table.info(self.audience.seats)

    def _info(self) -> TableInfo:
        """The table as its clients see it: on an exploration board with the names of those who are connected."""
        found = self.table.info(self.audience.seats)
        return structs.replace(found, present=self.audience.visitor_names) if self.table.terms.explore else found

    def summary_to_store(self) -> Summary | None:
        """The table's summary; None if it is stored already or the table is not known to be stored."""
        return None if self._is_stale or self._summarized == self.table.number else self.table.summary()
