"""One server at a time plays the games of a database: it holds a lock, which is free at once when its process ends, however it ends.

SQLite has a lock file beside the database. PostgreSQL has an advisory lock of the session in which the server writes. The lock says which
server holds it, so that a second one can name the first.
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Protocol
from urllib.parse import unquote, urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from emporion.engine.errors import EmporionError
from emporion.server import schema

CLAIM_SECONDS = 2.0
"""Time that a server waits for the lock: PostgreSQL needs a moment to notice that a killed server is gone."""
CLAIM_INTERVAL_SECONDS = 0.05
LOCK_SUFFIX = ".lock"
ADVISORY_CLASS = int.from_bytes(b"empo")
"""The first half of the advisory lock's key; the second half stands for the schema."""


class Holder(msgspec.Struct, frozen=True):
    """The server that holds a lock."""

    token: str
    """Tells servers apart, also those with the same process id."""
    pid: int
    host: str
    since: float
    address: str = ""
    """Of its page; empty while it starts."""

    @property
    def is_reachable_here(self) -> bool:
        """Whether the page can be opened on this machine: an address like 127.0.0.1 means another machine elsewhere."""
        host = urlsplit(self.address).hostname or ""
        return bool(host) and (self.host == socket.gethostname() or host not in ("127.0.0.1", "::1"))

    def describe(self) -> dict[str, str]:
        """The values for a sentence about this server."""
        since = datetime.fromtimestamp(self.since).isoformat(" ", "minutes")
        return {"pid": str(self.pid), "host": self.host, "since": since, "address": self.address}


class ServerRunning(EmporionError):
    """Another server serves the games of a database; `holder` if it has said which."""

    def __init__(self, key: str, holder: Holder | None, database: str) -> None:
        if holder is not None and holder.address:
            super().__init__(key, database=database, **holder.describe())
        else:
            super().__init__(f"{key}-unknown", database=database)
        self.holder = holder


class LockLost(Exception):
    """Another server has taken the lock while the connection to the database was lost; `holder` if it is known."""

    def __init__(self, holder: Holder | None) -> None:
        super().__init__("another server has taken over")
        self.holder = holder


class DatabaseLock(Protocol):
    """The lock of a database."""

    def take(self) -> bool:
        """Take the lock if it is free; whether it was."""

    def read_holder(self) -> Holder | None:
        """The server that holds the lock, if it has said so."""

    def publish(self, address: str) -> None:
        """Tell other servers the address of the page."""

    def check(self, connection: Connection) -> None:
        """Make sure, inside a transaction that writes, that no other server can have taken over; LockLost if one has."""

    def release(self) -> None:
        """Free the lock."""


def this_server() -> Holder:
    """The holder that this process is."""
    return Holder(secrets.token_hex(16), os.getpid(), socket.gethostname(), time.time())


def claim(lock: DatabaseLock, database: str, patient: bool) -> None:
    """Take the lock; EmporionError says which server has it. `patient` waits longer for a server that was just killed."""
    end = time.monotonic() + CLAIM_SECONDS
    while not lock.take():
        holder = lock.read_holder()
        is_known = holder is not None and holder.address != ""
        if time.monotonic() > end or (is_known and not patient):
            raise ServerRunning("serve-running", holder, database)
        time.sleep(CLAIM_INTERVAL_SECONDS)


class FileLock:
    """A lock file beside an SQLite file. The database itself must not be opened here: closing it would free SQLite's own locks."""

    def __init__(self, database: Path) -> None:
        self._database = Path(os.path.realpath(database))
        self._file = self._database.with_name(self._database.name + LOCK_SUFFIX)
        self._holder = this_server()
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock, on the file that other servers find: one that stops removes its own."""
        while True:
            handle = os.open(self._file, os.O_RDWR | os.O_CREAT, self._mode())
            try:
                if not _lock(handle):
                    os.close(handle)
                    return False
                if self._is_current(handle):
                    os.ftruncate(handle, 0)
                    self._handle = handle
                    return True
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)

    def _mode(self) -> int:
        """Who may read and write the database may lock it."""
        with suppress(OSError):
            return 0o600 | (self._database.stat().st_mode & 0o666)
        return 0o600

    def _is_current(self, handle: int) -> bool:
        with suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(handle), self._file.stat())
        return False

    def read_holder(self) -> Holder | None:
        """The contents of the lock file."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=Holder)
        except (OSError, msgspec.DecodeError):
            return None

    def publish(self, address: str) -> None:
        """Write the lock file."""
        if self._handle is not None:
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, msgspec.json.encode(msgspec.structs.replace(self._holder, address=address)))

    def check(self, connection: Connection) -> None:
        """Nothing can take a file lock away."""

    def release(self) -> None:
        """Remove the file, then free the lock."""
        if self._handle is not None:
            with suppress(OSError):  # Windows removes no file that is open
                self._file.unlink()
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    LOCKED_BYTE = 1 << 30
    """A locked byte cannot be read on Windows, so it lies behind the contents."""

    def _lock(handle: int) -> bool:
        os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def sqlite_file(url: sa.URL) -> Path:
    """The file of an SQLite address, also of one that is a URI."""
    return Path(unquote(urlsplit(url.database or "").path) if "uri" in url.query else url.database or "")


class SessionLock:
    """An advisory lock of PostgreSQL that belongs to the session which writes: a write can only happen while the lock is held.

    If that session is lost, another server may take the lock and then writes its token into `settings` before anything else. A transaction
    in a session without the lock therefore first reads that token and keeps it from changing: while it is still this server's own, no other
    server has begun. The lost session may hold the lock for a while, where PostgreSQL has not noticed or hangs; writing goes on meanwhile.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._holder = this_server()
        self._session: object | None = None
        self.connection: Connection | None = None
        """The connection that took the lock, for the thread that writes."""

    def take(self) -> bool:
        """Take the lock in a new session, and note there who has it."""
        connection = self._engine.connect()
        try:
            with connection.begin():
                taken = self._try(connection)
                if taken and connection.scalar(sa.select(sa.func.to_regclass("settings"))) is not None:
                    self._write(connection)
        except BaseException:
            drop(connection)
            raise
        if taken:
            self.connection = connection
        else:
            connection.close()
        return taken

    def _try(self, connection: Connection) -> bool:
        key = (sa.literal(ADVISORY_CLASS, sa.Integer), sa.func.hashtext(sa.func.coalesce(sa.func.current_schema(), "")))
        taken = bool(connection.scalar(sa.select(sa.func.pg_try_advisory_lock(*key))))
        if taken:
            self._session = connection.connection.driver_connection
        return taken

    def holds(self, connection: Connection) -> bool:
        """Whether the lock belongs to this connection's session."""
        return not connection.invalidated and connection.connection.driver_connection is self._session

    def read_holder(self) -> Holder | None:
        """What the server that has the lock has noted."""
        with suppress(SQLAlchemyError), self._engine.connect() as connection:  # there may be no such table yet
            return _read(connection, lock=False)
        return None

    def publish(self, address: str) -> None:
        """Note the address."""
        self._holder = msgspec.structs.replace(self._holder, address=address)
        with self._engine.begin() as connection:
            self._write(connection)

    def _write(self, connection: Connection) -> None:
        value = msgspec.json.encode(self._holder)
        names = schema.settings.c.name
        if connection.execute(sa.update(schema.settings).where(names == "holder").values(value=value)).rowcount == 0:
            connection.execute(sa.insert(schema.settings).values(name="holder", value=value))

    def check(self, connection: Connection) -> None:
        """Nothing to do in the session that holds the lock; in another one, compare the token and try to take the lock again."""
        if self.holds(connection):
            return
        found = _read(connection, lock=True)
        if found is None or found.token != self._holder.token:
            raise LockLost(found)
        self._try(connection)

    def release(self) -> None:
        """End the session, if the thread that writes has not done so."""
        if self.connection is not None:
            drop(self.connection)
            self.connection = None
        self._session = None


def _read(connection: Connection, lock: bool) -> Holder | None:
    """The holder that is noted; with `lock` it stays so until the transaction ends."""
    wanted = sa.select(schema.settings.c.value).where(schema.settings.c.name == "holder")
    found = connection.scalar(wanted.with_for_update(read=True) if lock else wanted)
    try:
        return None if found is None else msgspec.json.decode(bytes(found), type=Holder)
    except msgspec.DecodeError:
        return None


def drop(connection: Connection) -> None:
    """End a session for good; the pool would keep it, with the lock."""
    with suppress(SQLAlchemyError):
        connection.invalidate()
    connection.close()
