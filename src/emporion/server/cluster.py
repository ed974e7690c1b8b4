"""This process among the others that serve the same PostgreSQL: its lease, who the others are, and the tables it owns.

A thread of its own keeps one connection. On it the process renews its lease, reads who else is there and hears notifications. What it finds
out is told to the event loop. The statements, and what makes two owners of a table impossible, are in `ownership`.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import socket
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from emporion.engine.errors import EmporionError
from emporion.server import ownership, process_ids
from emporion.server.database_health import describe_failure
from emporion.server.database_lock import LockLost, ServerRunning, SessionLock, drop
from emporion.server.ownership import Fence, Member, TableLocked, TableMoved
from emporion.server.request_log import SLOW_SECONDS, run_in, warn_if_slow

logger = logging.getLogger("emporion.cluster")
Result = TypeVar("Result")
LEASE_SECONDS = 2.5
"""A process that has not renewed its lease for this time loses its tables to the others."""
BEAT_SECONDS = 0.25
"""The time between two renewals. A process of this machine that was killed is noticed at the next one."""
LATE_SECONDS = 1.25
"""A process that has not renewed its lease for this time probably hangs. Clients give up a silent socket after 1.5 seconds or later."""
EXCHANGE_SECONDS = 1.0
"""The least time between two exchanges of figures."""
LISTEN_SECONDS = 0.1
"""The thread waits this long for a notification before it looks whether it is to end."""
ANSWER_SECONDS = 1.5
"""The database must answer on the kept connection within this time; otherwise the process connects anew."""
RECONNECT_SECONDS = 0.2
LOOP_SECONDS = 1.5
"""A process whose event loop has not run for this time does not renew its lease: it answers no client. With the rest of its lease that is
four seconds at most until others take its tables.
"""
EXPIRY_SECONDS = 0.02
"""The leases of the others are read again so long after the next of them runs out."""
CLAIM_THREADS, LOOKUP_THREADS = 2, 2
"""Claims may wait for a row that is locked; lookups have threads of their own, so that they never wait behind claims."""
CLAIM_LOCK_MILLISECONDS = 500
"""A claim that waits so long for a locked row lets other claims go first, and is tried again."""
CLAIM_SECONDS = 5.0
"""A claim fails after this time."""
TAKEOVER_SECONDS = 10.0
"""For this time after a process has gone the tables that are taken are logged."""
FORGET_SECONDS = 600.0
"""A process that ended without a word is forgotten after this time, if its tables have new owners."""
COMPANY_SECONDS = 60.0
"""A process that saw other processes within this time does not conclude that it is alone: they may have come back."""
BACKLOG = 1024
RETRYABLE = (SQLAlchemyError, OSError)


class Events:
    """What the cluster tells the event loop; `Rooms` and the forwarder say what they do then."""

    def __init__(self) -> None:
        self.on_members: Callable[[set[int]], None] = lambda lost: None
        """Processes came or went; the ids of those that are gone."""
        self.on_late: Callable[[set[int]], None] = lambda late: None
        """Processes do not renew their leases any more, which are still running; their ids."""
        self.on_moved: Callable[[int], None] = lambda table: None
        """A table has a new owner, which may be this process."""
        self.on_lapsed: Callable[[], None] = lambda: None
        """The lease of this process has run out while others are there: they may own its tables by now."""
        self.on_owned: Callable[[set[Fence]], None] = lambda owned: None
        """After a lease had run out: the tables, with terms, that this process still owns."""


class Cluster:
    """This process among the others."""

    def __init__(self, engine: Engine, lock: SessionLock, place: str) -> None:
        self.engine = engine
        self.events = Events()
        self.process = 0
        """The id of this process."""
        self.others: dict[int, Member] = {}
        """The other processes whose lease is running, by their ids."""
        self.late: set[int] = set()
        """Those of the others that do not renew their leases."""
        self.secret = b""
        self.on_lost: Callable[[EmporionError], None] = lambda error: None
        """Called when a server of an older version, which serves a database alone, has taken the lock."""
        self.listening: socket.socket | None = None
        """The socket at which the other processes reach this one."""
        self.outgoing = b""
        """What this process shares with the others (`sharing`)."""
        self._sent = b""
        self._exchanged = 0.0
        self.on_shared: Callable[[dict[int, bytes]], None] = lambda shared: None
        self._lock = lock
        self._place = place
        self._scope = process_ids.find_scope()
        self._page = ""
        self._schema = ""
        self._loop: asyncio.AbstractEventLoop
        self._renewed = 0.0
        """When the last renewal that succeeded was sent, by this process's clock."""
        self._has_lapsed = False
        self._looped = 0.0
        """When the event loop last ran."""
        self._next_expiry = math.inf
        """When the lease of another process runs out, unless it is renewed."""
        self._accompanied = -math.inf
        """When other processes were last there."""
        self._asking: set[asyncio.Future[Any]] = set()
        """Statements on whose results callers wait."""
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="cluster", daemon=True)
        self._watching: asyncio.Task[None] | None = None
        self._claimers = ThreadPoolExecutor(CLAIM_THREADS, "claimer")
        self._lookups = ThreadPoolExecutor(LOOKUP_THREADS, "owner-lookup")
        self._lost_at = -math.inf
        """When a process was last found to be gone."""
        self._left = False

    # The life of the process in the cluster.

    async def start(self, page: str, schema: str, host: str) -> None:
        """Open the socket for the other processes, store this process with its lease, and begin to renew it."""
        self._loop = asyncio.get_running_loop()
        self._page, self._schema = page, schema
        family = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)[0][0]
        self.listening = socket.socket(family, socket.SOCK_STREAM)
        self.listening.bind((host, 0))
        self.listening.listen(BACKLOG)
        await asyncio.to_thread(self._join)
        self._looped = time.monotonic()
        self._thread.start()
        self._watching = asyncio.create_task(self._watch())

    def _join(self) -> None:
        now = time.monotonic()
        with self.engine.begin() as connection:
            self.process = self._register(connection)
            ownership.forget_processes(connection, FORGET_SECONDS)
            self._note_members(self._list_members(connection))
        self._renewed = now

    def _register(self, connection: Connection) -> int:
        assert self.listening is not None
        at, port = self.listening.getsockname()[:2]
        return ownership.register(
            connection,
            LEASE_SECONDS,
            address=f"[{at}]:{port}" if ":" in at else f"{at}:{port}",
            page=self._page,
            host=self._scope,
            pid=os.getpid(),
            since=process_ids.start_time(os.getpid()),
            schema=self._schema,
        )

    async def leave(self) -> None:
        """Give up all tables at once, so that other processes need not wait until the lease has run out."""
        if self._left or not self.process:
            return
        self._left = True
        if self._watching is not None:
            self._watching.cancel()
        self._ending.set()
        try:
            await self._in_thread(self._lookups, lambda connection: ownership.leave(connection, self.process))
        except EmporionError as error:  # the lease runs out
            logger.warning("tables not given up", extra={"why": error.key})

    def close(self) -> None:
        """End the thread and its connection."""
        self._ending.set()
        if self._thread.is_alive():
            self._thread.join()
        for threads in (self._claimers, self._lookups):
            threads.shutdown(wait=False, cancel_futures=True)
        if self.listening is not None:
            self.listening.close()

    @property
    def has_lease(self) -> bool:
        """Whether this process may take tables: its lease is running by its own clock, and it does not stop."""
        return not self._left and time.monotonic() < self._renewed + LEASE_SECONDS

    @property
    def is_cut_off(self) -> bool:
        """Whether others may have the tables of this process: its lease has run out, and it was not alone."""
        return self._has_company and not self._left and not self.has_lease

    @property
    def _has_company(self) -> bool:
        """Whether other processes are there, or were a short while before the last renewal."""
        return bool(self.others) or self._renewed - self._accompanied < COMPANY_SECONDS

    @property
    def has_lost_others(self) -> bool:
        """Whether another process has gone a short while ago."""
        return time.monotonic() < self._lost_at + TAKEOVER_SECONDS

    # Tables.

    async def claim(self, code: str) -> int:
        """Become the owner of a table; return the term, 0 if there is no such table. TableMoved if another process owns it."""

        def work(connection: Connection) -> int:
            ownership.limit_lock_wait(connection, CLAIM_LOCK_MILLISECONDS)
            return ownership.claim(connection, self.process, code)

        end = time.monotonic() + CLAIM_SECONDS
        while True:
            if not self.has_lease:
                raise TableMoved
            try:
                return await self._in_thread(self._claimers, work)
            except TableLocked:
                if time.monotonic() > end:
                    raise

    async def find_owner(self, code: str) -> ownership.Owner | None:
        """Find the owner of a table by its code."""
        return await self._in_thread(self._lookups, lambda connection: ownership.find_owner(connection, code))

    async def owns(self, fence: Fence) -> bool:
        """Whether this process still owns a table in this term."""
        return bool(await self._in_thread(self._claimers, lambda connection: ownership.find_held(connection, self.process, [fence])))

    async def find_holders(self, codes: Sequence[str]) -> dict[str, int]:
        """The other processes that own tables, by code."""
        found = await self._in_thread(self._lookups, lambda connection: ownership.find_holders(connection, codes))
        return {code: process for code, process in found.items() if process != self.process}

    async def list_orphans(self) -> list[tuple[int, str]]:
        """List the running games with bots whose owner is gone; this process's share of them comes first."""
        found = await self._in_thread(self._lookups, ownership.list_orphans)
        ids = sorted([self.process, *self.others])
        return [(table, code) for table, code in found if ids[table % len(ids)] == self.process]

    async def _in_thread(self, threads: ThreadPoolExecutor, work: Callable[[Connection], Result]) -> Result:
        """Run a transaction in one of these threads; EmporionError if it fails, or if this process is cut off meanwhile."""
        if self.is_cut_off:  # the database may not answer for a long time
            raise EmporionError("store-failed")
        asked: asyncio.Future[Result] = run_in(threads, self._transact, work)
        self._asking.add(asked)
        try:
            return await asked
        except asyncio.CancelledError:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            raise EmporionError("store-failed") from None
        finally:
            self._asking.discard(asked)

    def _transact(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with warn_if_slow("slow ownership", SLOW_SECONDS), self.engine.begin() as connection:
                return work(connection)
        except IntegrityError:  # the table was removed at the same moment
            raise EmporionError("store-conflict") from None
        except RETRYABLE as error:
            if ownership.is_lock_timeout(error):
                raise TableLocked from None
            logger.error("store failed", extra={"why": describe_failure(error)})
            raise EmporionError("store-failed") from None

    # The event loop's side.

    async def _watch(self) -> None:
        """Notice that the lease has run out although the thread waits for the database; show the thread that the event loop runs."""
        while True:
            await asyncio.sleep(BEAT_SECONDS / 2)
            self._looped = time.monotonic()
            if not self.has_lease and not self._has_lapsed:
                self._has_lapsed = True
                logger.warning("lease ran out", extra={"member": self.process, "others": len(self.others)})
                if self._has_company:
                    for asked in list(self._asking):  # their clients are to ask the others
                        asked.cancel()
                    self.events.on_lapsed()

    def _tell(self, event: Callable[..., None], *values: Any) -> None:
        with suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(event, *values)

    # The thread's side.

    def _run(self) -> None:
        connection: Connection | None = None
        while not self._ending.is_set():
            try:
                if connection is None:
                    connection = self._connect()
                if self._is_loop_running():
                    self._beat(connection)
                self._listen(connection)
            except LockLost as lost:
                self.on_lost(ServerRunning("serve-lost", lost.holder, self._place))
                break
            except Exception as error:
                if not isinstance(error, RETRYABLE) and type(error).__module__.partition(".")[0] != "psycopg":
                    logger.error("heartbeat failed", exc_info=error)
                if connection is not None:
                    drop(connection)
                connection = None
                self._ending.wait(RECONNECT_SECONDS)
        if connection is not None:
            drop(connection)

    def _is_loop_running(self) -> bool:
        return time.monotonic() < self._looped + LOOP_SECONDS

    def _connect(self) -> Connection:
        """Open the kept connection, on which this process shares the lock of the database and listens."""
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            driver: Any = connection.connection.driver_connection
            driver.timeout = ANSWER_SECONDS
            self._lock.hold(connection)
            connection.exec_driver_sql(f"LISTEN {ownership.CHANNEL}")
        except BaseException:
            drop(connection)
            raise
        return connection

    def _beat(self, connection: Connection) -> None:
        """Renew the lease and read who else is there."""
        sent, had_lease = time.monotonic(), self.has_lease
        was_running = ownership.renew(connection, self.process, LEASE_SECONDS)
        if was_running is None:  # removed long after its lease ran out
            self.process, self._sent = self._register(connection), b""
        if not was_running or not had_lease:
            owned = ownership.list_owned(connection, self.process)
            self._tell(self._regain, owned)
            ownership.notify_members(connection)
        self._renewed = sent
        self._note_members(self._list_members(connection))
        self._exchange(connection)

    def _list_members(self, connection: Connection) -> list[Member]:
        """List the processes, without those that were killed on this machine: their leases need not be waited for."""
        found = ownership.list_members(connection)
        killed = [member.id for member in found if member.is_alive and member.id != self.process and self._was_killed(member)]
        if killed:
            ownership.expire(connection, killed)
        return [member for member in found if member.id not in killed]

    def _was_killed(self, member: Member) -> bool:
        """Whether a process whose id counts here is gone."""
        return member.host == self._scope and process_ids.has_ended(member.pid, member.since)

    def _regain(self, owned: set[Fence]) -> None:
        self._has_lapsed = False
        self.events.on_owned(owned)

    def _note_members(self, found: Iterable[Member]) -> None:
        others = {member.id: member for member in found if member.is_alive and member.id != self.process}
        now = time.monotonic()
        self._next_expiry = now + min((member.lease for member in others.values()), default=LEASE_SECONDS)
        if others:
            self._accompanied = now
        late = {member.id for member in others.values() if member.lease < LEASE_SECONDS - LATE_SECONDS}
        before, self.late = self.late, late
        if late - before:
            logger.warning("processes are late", extra={"member": self.process, "late": sorted(late - before)})
            self._tell(self.events.on_late, late - before)
        if others.keys() != self.others.keys():
            lost = self.others.keys() - others.keys()
            self._lost_at = now if lost else self._lost_at
            self.others = others
            logger.info("processes changed", extra={"member": self.process, "others": sorted(others), "gone": sorted(lost)})
            self._tell(self.events.on_members, set(lost))

    def _exchange(self, connection: Connection) -> None:
        """Share figures with the others, at most once a second."""
        if not self.others or time.monotonic() < self._exchanged + EXCHANGE_SECONDS:
            return
        self._exchanged, outgoing = time.monotonic(), self.outgoing
        found = ownership.exchange(connection, self.process, outgoing if outgoing != self._sent else None)
        self._sent = outgoing
        self._tell(self.on_shared, found)

    def _listen(self, connection: Connection) -> None:
        """Wait until the next renewal is due; handle the notifications that arrive until then."""
        driver: Any = connection.connection.driver_connection
        until = min(time.monotonic() + BEAT_SECONDS, self._next_expiry + EXPIRY_SECONDS)
        self._next_expiry = math.inf  # unless the next renewal says otherwise
        while not self._ending.is_set() and (left := until - time.monotonic()) > 0:
            for found in driver.notifies(timeout=min(left, LISTEN_SECONDS), stop_after=1):
                if found.payload == ownership.NO_TABLE:
                    return
                self._tell(self.events.on_moved, int(found.payload.partition(" ")[0]))
