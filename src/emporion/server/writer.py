"""The writer of the database: a thread that commits what all tables have waiting at once.

Writes that arrive during a commit go into the next commit together. A write is on disk before its caller continues.
"""

from __future__ import annotations

import asyncio
import logging
import math
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from emporion.engine.errors import EmporionError
from emporion.server import ownership, queries
from emporion.server.cluster import Cluster
from emporion.server.database_health import DatabaseHealth, describe_failure
from emporion.server.database_lock import drop
from emporion.server.histogram import Histogram
from emporion.server.request_log import SLOW_SECONDS, request_id, warn_if_slow
from emporion.tables.table_log import Entry

logger = logging.getLogger("emporion.store")
Work = Callable[[Connection], Any]
FRESH_CONNECTION_SECONDS = 1.0
"""A connection that was used within this time is not checked before it is used again."""
MAX_COMMIT_WRITES = 256
"""At most this many writes go into one commit."""
MOVED = object()
"""The result of a write that was left out, because its table has another owner."""
CHECKPOINT_WRITES = 1000
"""After this many writes SQLite's write-ahead log, some 4 MB by then, is copied into its file."""
MAX_UNFINISHED_WRITES = 200
"""A busy writer finishes the copy itself after this many more writes; an idle one does so at once."""


class Writer:
    """The thread that writes. The event loop hands it writes and awaits their results."""

    def __init__(self, engine: Engine, health: DatabaseHealth, cluster: Cluster | None = None) -> None:
        self._engine = engine
        self._health = health
        self._cluster = cluster
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._writes: queue.SimpleQueue[tuple[float, list[_Write]] | None] = queue.SimpleQueue()
        """The writes of each turn of the event loop, with its time."""
        self._oldest = math.inf
        """When the oldest write that is being stored was handed over; infinite if there is none."""
        self._pending: list[_Write] = []
        """The writes of this turn of the event loop."""
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.commits = 0
        self.written = 0
        self.commit_times = Histogram()
        """The times of the commits alone, without their statements: those of the disk."""
        self.transaction_times = Histogram()
        """The times of the transactions: statements and commit."""
        self.write_times = Histogram()
        """The times of the writes, from the event loop's request until they are on disk."""
        self.checkpoint_times = Histogram()
        """The times of the ends of checkpoints, which are in the writer's thread: writes wait for them."""
        self._writes_since_checkpoint = 0
        self._checkpointing: threading.Thread | None = None
        """The thread that copies the write-ahead log; None if there is none, or its work was finished."""
        self._kept: tuple[Connection, float] | None = None  # the connection of the last commit, and when it was used

    @property
    def times(self) -> dict[str, Histogram]:
        """The histograms by their names in the figures for Prometheus."""
        return {
            "store_commit": self.commit_times,
            "store_transaction": self.transaction_times,
            "store_write": self.write_times,
            "store_checkpoint": self.checkpoint_times,
        }

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def close(self) -> None:
        """Write what is pending, then end the thread."""
        if self._thread.is_alive():
            self._writes.put(None)
            self._thread.join()
        if self._checkpointing is not None:
            self._checkpointing.join()

    def oldest_wait(self) -> float:
        """How long the oldest write that is not yet stored has waited, in seconds; those that wait behind it are younger."""
        return max(0.0, time.monotonic() - self._oldest)

    # On the event loop.

    async def write(self, work: Work) -> Any:
        """Run `work` in a transaction, which other writes may share; return when it is on disk. EmporionError if it failed."""
        write = _Write(work, asyncio.get_running_loop())
        self._hand_over(write)
        return await write.done

    def append(self, table: int, entries: Sequence[Entry], work: Work = queries.do_nothing, term: int = 0) -> asyncio.Future[Any]:
        """Append entries to a table's log and run `work` in the same transaction, all or nothing; the future is done when it is on disk.

        With a `term` this happens only if this process still owns the table in that term; otherwise the future fails with TableMoved.
        """
        write = _Write(work, asyncio.get_running_loop())
        write.fence = (table, term) if term else None
        write.rows = [queries.log_row(table, entry) for entry in entries]
        self._hand_over(write)
        return write.done

    def _hand_over(self, write: _Write) -> None:
        """Queue a write; all writes of one turn of the event loop wake the thread once."""
        self._pending.append(write)
        if len(self._pending) == 1:
            write.loop.call_soon(self._wake)

    def _wake(self) -> None:
        self._writes.put((time.monotonic(), self._pending))
        self._pending = []

    # In the thread.

    def _run(self) -> None:
        """Commit until the end: all writes that wait go into one commit."""
        ending = False
        while not ending:
            found = [self._writes.get()]
            while not self._writes.empty():
                found.append(self._writes.get())
            ending = None in found
            turns = [turn for turn in found if turn is not None]
            group = [write for _, writes in turns for write in writes]
            self._oldest = turns[0][0] if turns else math.inf
            for start in range(0, len(group), MAX_COMMIT_WRITES):
                self._commit(group[start : start + MAX_COMMIT_WRITES])
            self._oldest = math.inf
        if self._kept is not None:
            drop(self._kept[0])

    def _commit(self, group: list[_Write]) -> None:
        if not group:
            return
        if self._health.lost is not None:
            _refuse(group)
            return
        try:
            requests = sorted({write.request for write in group} - {""})
            with warn_if_slow("slow write", SLOW_SECONDS, writes=len(group), requests=requests):
                results = self._transact(group)
        except Exception as error:
            unreachable = isinstance(error, (OperationalError, InterfaceError, OSError))
            if len(group) > 1 and not unreachable:  # one write failed: commit each on its own
                for write in group:
                    self._commit([write])
                return
            for write in group:
                self._fail(write, error)
            return
        if any(write.is_change for write in group):
            self._health.report_success()
        self.commits += 1
        self.written += len(group)
        now = time.perf_counter()
        for write in group:
            self.write_times.add(now - write.requested)
        _settle(group, results)
        self._writes_since_checkpoint += len(group)
        if self._is_sqlite:
            self._advance_checkpoint()

    def _transact(self, group: list[_Write]) -> list[Any]:
        """Run one transaction on the connection of the last one: a new connection for every commit takes as long as the statements."""
        connection = self._find_kept_connection() or self._engine.connect()
        start = time.perf_counter()
        try:
            with connection.begin() as transaction:
                moved = self._find_moved(connection, group)
                queries.add_rows(connection, [row for write in group if write not in moved for row in write.rows])
                results = [MOVED if write in moved else write.work(connection) for write in group]
                begin = time.perf_counter()
                transaction.commit()
                end = time.perf_counter()
                self.commit_times.add(end - begin)
                self.transaction_times.add(end - start)
        except BaseException:
            connection.close()
            raise
        self._kept = (connection, time.monotonic())
        return results

    def _find_moved(self, connection: Connection, group: list[_Write]) -> set[_Write]:
        """Find the writes to tables that this process no longer owns. The tables of the others keep their owner until the commit."""
        fenced = [write for write in group if write.fence is not None]
        if not fenced or self._cluster is None:
            return set()
        held = ownership.find_held(connection, self._cluster.process, {write.fence for write in fenced if write.fence is not None})
        return {write for write in fenced if write.fence not in held}

    def _find_kept_connection(self) -> Connection | None:
        """The connection of the last transaction, if it is fresh; on PostgreSQL also an older one that answers."""
        if self._kept is None:
            return None
        (connection, at), self._kept = self._kept, None
        if time.monotonic() - at < FRESH_CONNECTION_SECONDS or (not self._is_sqlite and _is_alive(connection)):
            return connection
        connection.close()
        return None

    def _advance_checkpoint(self) -> None:
        """Copy SQLite's write-ahead log into its file from time to time.

        Another thread copies nearly all of it: in this one every write would wait. The little that was written meanwhile is copied here,
        because SQLite begins the log anew only if all of it is copied. A log that grows makes a commit several times as slow as one that
        is written over, since the file system has to store its new length as well.
        """
        if self._checkpointing is None:
            if self._writes_since_checkpoint >= CHECKPOINT_WRITES:
                self._writes_since_checkpoint = 0
                self._checkpointing = threading.Thread(target=self._checkpoint, name="store-checkpoint", daemon=True)
                self._checkpointing.start()
        elif not self._checkpointing.is_alive() and (self._writes.empty() or self._writes_since_checkpoint >= MAX_UNFINISHED_WRITES):
            self._checkpointing = None
            begin = time.perf_counter()
            self._checkpoint()
            self.checkpoint_times.add(time.perf_counter() - begin)

    def _checkpoint(self) -> None:
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
        except (DBAPIError, OSError) as error:
            logger.warning("checkpoint failed", extra={"why": describe_failure(error)})

    def _fail(self, write: _Write, error: Exception) -> None:
        if isinstance(error, IntegrityError):
            write.settle(None, EmporionError("store-conflict"))
        elif isinstance(error, (DBAPIError, OSError)):
            self._health.report_failure(error)
            write.settle(None, EmporionError("store-failed"))
        else:
            write.settle(None, error)


class _Write:
    """A write, and the future on which its caller waits."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.requested = time.perf_counter()
        self.fence: ownership.Fence | None = None
        """The table and the term in which this process must own it; None where that does not matter."""
        self.rows: list[queries.LogRow] = []
        """Rows of the log, inserted before `work` runs; one statement inserts those of all writes in a commit."""
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()
        self.request = request_id.get()
        """The id of the request that writes, if it is one."""

    @property
    def is_change(self) -> bool:
        """Whether something is written; otherwise the caller only waits for the writes before."""
        return bool(self.rows) or self.work is not queries.do_nothing

    def settle(self, result: Any, error: Exception | None = None) -> None:
        """Set the result for the caller, from the writer's thread."""
        _settle_soon(self.loop, [(self, result, error)])


def _settle(group: list[_Write], results: list[Any]) -> None:
    """Set the results of a whole commit in one callback of the event loop."""
    answers: list[tuple[_Write, Any, Exception | None]] = [
        (write, None, ownership.TableMoved()) if result is MOVED else (write, result, None)
        for write, result in zip(group, results, strict=True)
    ]
    _settle_soon(group[0].loop, answers)


def _refuse(group: list[_Write]) -> None:
    """Fail these writes, none of which has been stored."""
    for write in group:
        write.settle(None, EmporionError("store-failed"))


def _settle_soon(loop: asyncio.AbstractEventLoop, answers: list[tuple[_Write, Any, Exception | None]]) -> None:
    with suppress(RuntimeError):  # the server has stopped, and no caller waits
        loop.call_soon_threadsafe(_set_results, answers)


def _set_results(answers: list[tuple[_Write, Any, Exception | None]]) -> None:
    for write, result, error in answers:
        if write.done.cancelled():
            continue
        if error is not None:
            write.done.set_exception(error)
        else:
            write.done.set_result(result)


def _is_alive(connection: Connection) -> bool:
    """Whether an idle connection still answers; one that does not is dropped."""
    try:
        with connection.begin():
            connection.execute(sa.select(1))
    except SQLAlchemyError:
        drop(connection)
        return False
    return True
