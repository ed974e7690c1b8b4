"""The lock of a database. It becomes free when the server's process ends, also after a crash.

For SQLite it is a lock file beside the database, which one server at a time holds; it names that server, so that a second one can name the
first. For PostgreSQL it is an advisory lock that all servers share, and that keeps out those of older versions.
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
from typing import Any, Protocol
from urllib.parse import unquote, urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from emporion.engine.errors import EmporionError
from emporion.server import schema

CLAIM_SECONDS = 2.0
"""The time that a server waits for the lock, since PostgreSQL needs a moment to notice that a killed server is gone."""
CLAIM_INTERVAL_SECONDS = 0.05
LOCK_SUFFIX = ".lock"
ADVISORY_CLASS = int.from_bytes(b"empo")
"""The first half of the advisory lock's key; the second half is a hash of the schema's name."""


class Holder(msgspec.Struct, frozen=True):
    """The server that holds a lock."""

    token: str
    """Tells servers apart, also those with the same process id."""
    pid: int
    host: str
    since: float
    address: str = ""
    """The address of its page; empty while it starts."""

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
    """Another server holds the lock of a database; `holder` is None if it has not published its address."""

    def __init__(self, key: str, holder: Holder | None, database: str) -> None:
        if holder is not None and holder.address:
            super().__init__(key, database=database, **holder.describe())
        else:
            super().__init__(f"{key}-unknown", database=database)
        self.holder = holder


class LockLost(Exception):
    """Another server has taken the lock while the connection to the database was lost; `holder` is None if it is not known."""

    def __init__(self, holder: Holder | None) -> None:
        super().__init__("another server has taken over")
        self.holder = holder


class DatabaseLock(Protocol):
    """The lock of a database."""

    def take(self) -> bool:
        """Take the lock if it is free; return whether it was."""

    def read_holder(self) -> Holder | None:
        """The server that holds the lock; None if it is not known."""

    def publish(self, address: str) -> None:
        """Store the address of the page for other servers."""

    def release(self) -> None:
        """Free the lock."""


def this_server() -> Holder:
    """The description of this process as a holder."""
    return Holder(secrets.token_hex(16), os.getpid(), socket.gethostname(), time.time())


def claim(lock: DatabaseLock, database: str, patient: bool) -> None:
    """Take the lock; EmporionError names the server that has it. `patient` waits also for a server that may just have been killed."""
    end = time.monotonic() + CLAIM_SECONDS
    while not lock.take():
        holder = lock.read_holder()
        is_known = holder is not None and holder.address != ""
        if time.monotonic() > end or (is_known and not patient):
            raise ServerRunning("serve-running", holder, database)
        time.sleep(CLAIM_INTERVAL_SECONDS)


class FileLock:
    """A lock file beside an SQLite file. The database file must not be opened here, because closing it would free SQLite's own locks."""

    def __init__(self, database: Path) -> None:
        self._database = Path(os.path.realpath(database))
        self._file = self._database.with_name(self._database.name + LOCK_SUFFIX)
        self._holder = this_server()
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock. If the file was removed meanwhile, by a server that stops, try again with the new one."""
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
        """The permissions of the lock file: those of the database file."""
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
    """The offset of the locked byte; it is behind the contents, because a locked byte cannot be read on Windows."""

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
    """An advisory lock of PostgreSQL that all servers share: each table has its own owner (`ownership`).

    Servers of versions before that took the same lock for themselves alone. So such a server and this one keep each other out. What may
    not run beside servers (`is_alone`) takes the lock for itself alone, too.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.is_alone = False
        self._connection: Connection | None = None

    def take(self) -> bool:
        """Take the lock in a new session, which is kept until the cluster has one of its own."""
        connection = self._engine.connect()
        try:
            with connection.begin():
                taken = _take_alone(connection) if self.is_alone else _share(connection)
        except BaseException:
            drop(connection)
            raise
        if taken:
            self._connection = connection
        else:
            connection.close()
        return taken

    def hold(self, connection: Connection) -> None:
        """Take the lock in another session too, and end the first; LockLost if a server of an older version has it."""
        if not _share(connection):
            raise LockLost(_read(connection))
        self.release()

    def read_holder(self) -> Holder | None:
        """The server of an older version that is stored in the database."""
        with suppress(SQLAlchemyError), self._engine.connect() as connection:  # there may be no such table yet
            return _read(connection)
        return None

    def publish(self, address: str) -> None:
        """Nothing to publish: each process has a row of its own in the database."""

    def release(self) -> None:
        """End the session."""
        if self._connection is not None:
            drop(self._connection)
            self._connection = None


def _lock_key() -> tuple[sa.ColumnElement[Any], ...]:
    return (sa.literal(ADVISORY_CLASS, sa.Integer), sa.func.hashtext(sa.func.coalesce(sa.func.current_schema(), "")))


def _share(connection: Connection) -> bool:
    return bool(connection.scalar(sa.select(sa.func.pg_try_advisory_lock_shared(*_lock_key()))))


def _take_alone(connection: Connection) -> bool:
    return bool(connection.scalar(sa.select(sa.func.pg_try_advisory_lock(*_lock_key()))))


def lock_steps(connection: Connection) -> None:
    """Let one server at a time change the schema, until its transaction ends."""
    first, second = _lock_key()
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(first + 1, second)))


def _read(connection: Connection) -> Holder | None:
    """Read the holder that an older version has stored."""
    found = connection.scalar(sa.select(schema.settings.c.value).where(schema.settings.c.name == "holder"))
    try:
        return None if found is None else msgspec.json.decode(bytes(found), type=Holder)
    except msgspec.DecodeError:
        return None


def drop(connection: Connection) -> None:
    """End a session; the pool would keep it open, with its lock."""
    with suppress(SQLAlchemyError):
        connection.invalidate()
    connection.close()
