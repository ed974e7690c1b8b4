"""Opening a database, SQLite or PostgreSQL: its engine, its lock, its schema; and reading it.

`writer` writes to it, and `queries` has its statements.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from emporion.engine.errors import EmporionError
from emporion.server import ownership, queries, schema
from emporion.server.cluster import CLAIM_THREADS, LOOKUP_THREADS, Cluster
from emporion.server.database_health import DatabaseHealth, describe_failure
from emporion.server.database_lock import DatabaseLock, FileLock, SessionLock, claim, lock_steps, sqlite_file
from emporion.server.request_log import SLOW_SECONDS, run_in, warn_if_slow
from emporion.server.writer import Writer

Result = TypeVar("Result")
READER_THREADS = 2
MAX_CONNECTIONS = READER_THREADS + CLAIM_THREADS + LOOKUP_THREADS + 2
"""The connections that a process keeps: those of its threads, of the writer and of the heartbeat."""
TIMEOUT_SECONDS = 5
"""The time to wait for a database that is locked or does not answer."""
READ_TIMEOUTS = 3
"""A read may take this many timeouts, with the time it waits for a reader thread."""
WAL_BYTES = 8 << 20
"""The length of SQLite's write-ahead log from the start. Twice what is written between two checkpoints."""
MAX_WAL_PAGES = 16384
"""At this size of SQLite's write-ahead log, 64 MB, the writer itself copies it."""


def database_url(database: str) -> sa.URL:
    """The URL of a database that was given as a file name or as postgresql://…"""
    try:
        url = sa.make_url(database) if "://" in database else sa.URL.create("sqlite", database=str(Path(database).expanduser()))
        kind = url.get_backend_name()
    except (SQLAlchemyError, ValueError, RuntimeError):  # not a URL, a port that is not a number, an unknown home folder
        raise EmporionError("store-address") from None
    if kind not in ("sqlite", "postgresql") or (kind == "sqlite" and not _is_file(url)):  # a database in memory would lose the games
        raise EmporionError("store-address")
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def _is_file(url: sa.URL) -> bool:
    return str(sqlite_file(url)) not in (".", ":memory:") and url.query.get("mode") != "memory"


def make_engine(url: sa.URL) -> Engine:
    """Make an engine whose commits wait for the disk."""
    if url.get_backend_name() == "sqlite":
        try:
            sqlite_file(url).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise EmporionError("store-unreachable", database=url.database, why=describe_failure(error)) from None
        engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": TIMEOUT_SECONDS}, hide_parameters=True)
        sa.event.listen(engine, "connect", _set_pragmas)
        return engine
    try:
        from emporion.server.postgresql import limit_waits
    except ImportError:
        raise EmporionError("store-no-driver") from None
    engine = sa.create_engine(url, pool_size=MAX_CONNECTIONS, pool_pre_ping=True, hide_parameters=True)
    return limit_waits(engine, lambda: TIMEOUT_SECONDS)


def _create_private(file: Path) -> None:
    """Create a database file that only its owner may read: it holds the seeds of running games and the key that signs cookies.

    SQLite gives its write-ahead log the same permissions.
    """
    with suppress(OSError):  # the file exists, or SQLite reports why it cannot be made
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _set_pragmas(connection: Any, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={MAX_WAL_PAGES}"):
        connection.execute(f"PRAGMA {pragma}").close()


def lengthen_wal(engine: Engine) -> None:
    """Make SQLite's write-ahead log as long as it usually gets, by a large transaction that is rolled back.

    A commit that is written over an old one is several times as fast as one that makes the file longer.
    """
    with engine.connect() as connection:
        usual = connection.exec_driver_sql("PRAGMA cache_size").scalar()
        connection.exec_driver_sql("PRAGMA cache_size=10").close()  # pages that do not fit are written to the log before the commit
        try:
            connection.execute(sa.insert(schema.settings).values(name="wal", value=bytes(WAL_BYTES)))
        finally:
            connection.rollback()
            connection.exec_driver_sql(f"PRAGMA cache_size={usual}").close()


MIGRATIONS = files("emporion.server") / "migrations"


def migrate(engine: Engine) -> tuple[str | None, str]:
    """Bring the database to the newest schema in one transaction; return the old and the new revision.

    A newer schema is refused, unless it says that this program works with it. A step with which processes that are running do not work is
    refused, or left to a later start if it can wait (docs/design.md, "Several processes").
    """
    with as_file(MIGRATIONS) as folder, engine.begin() as connection:
        if connection.dialect.name == "sqlite":  # its driver would begin the transaction only at the first row
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            lock_steps(connection)
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        steps = list(ScriptDirectory.from_config(config).walk_revisions())[::-1]
        names = [step.revision for step in steps]
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in names:
            if names[-1] in queries.read_programs(connection, found):
                return found, found
            raise EmporionError("store-newer", found=found, newest=names[-1])
        target = _choose_step(connection, steps, found)
        if found != target:
            with _without_timeout(connection):
                command.upgrade(config, target)
            oldest = next(getattr(step.module, "oldest", step.revision) for step in steps if step.revision == target)
            queries.store_programs(connection, target, names[names.index(oldest) :])
        return found, target


def _choose_step(connection: Connection, steps: Sequence[Script], found: str | None) -> str:
    """The last step that can be made now. A step names in `oldest` the oldest program that works with its schema, by the newest step that
    this program knows; without it, no older one does.
    """
    names = [step.revision for step in steps]
    first = 0 if found is None else names.index(found) + 1
    running = set() if connection.dialect.name == "sqlite" or found is None else ownership.list_programs(connection)
    target = found
    for number, step in enumerate(steps[first:], start=first):
        oldest = names.index(getattr(step.module, "oldest", step.revision))
        if running & set(names[:oldest]):  # newer programs, which this one does not know, work with it
            if target is None or not getattr(step.module, "can_wait", False):
                raise EmporionError("store-older-running", step=step.revision)
            break
        target = names[number]
    assert target is not None
    return target


def newest_step() -> str:
    """The newest step of the schema that this program knows, which names the program."""
    with as_file(MIGRATIONS) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        found = ScriptDirectory.from_config(config).get_current_head()
    assert found is not None
    return found


def _without_timeout(connection: Connection) -> AbstractContextManager[None]:
    """A context manager in which statements have no timeout, for changes of the schema."""
    if connection.dialect.name == "sqlite":
        return nullcontext()
    from emporion.server.postgresql import without_timeout

    return without_timeout(connection)


class Database:
    """A database as the event loop uses it: `writer` has one thread that writes, `read` uses a few threads that read."""

    def __init__(self, address: str) -> None:
        self.url = database_url(address)
        self.engine = make_engine(self.url)
        self.health = DatabaseHealth()
        self.lock: DatabaseLock
        self.cluster: Cluster | None = None
        """This process among those that serve the same database; None for SQLite, which one process serves."""
        if self._is_sqlite:
            self.lock = FileLock(sqlite_file(self.url))
        else:
            self.lock = SessionLock(self.engine)
            self.cluster = Cluster(self.engine, self.lock, self.place)
            self.cluster.on_lost = self.health.report_lost
        self.secret = b""
        """The secret that signs tokens."""
        self._is_claimed = False
        self._readers = ThreadPoolExecutor(READER_THREADS, "store-reader")
        self.writer = Writer(self.engine, self.health, self.cluster)
        self.page = ""
        """The address of the page of this server, for other servers and people."""
        self.schema = ""
        """The newest step of the schema that this program knows."""

    @property
    def _is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    # Opening and closing.

    def claim(self, is_alone: bool = False) -> None:
        """Take the lock of the database; EmporionError names the server that has it. With `is_alone`, no server may run beside."""
        if not self._is_claimed:
            if isinstance(self.lock, SessionLock):
                self.lock.is_alone = is_alone
            with self._opening():
                claim(self.lock, self.place, patient=not self._is_sqlite)
            self._is_claimed = True

    def open(self, page: str = "") -> tuple[str | None, str]:
        """Take the lock, migrate, read the server's secret and start the writer; return the old and the new schema.

        `page` is the address that other servers are shown.
        """
        self.claim()
        with self._opening():
            if self._is_sqlite and "uri" not in self.url.query:
                _create_private(sqlite_file(self.url))
            steps = migrate(self.engine)
            self.page, self.schema = page, newest_step()
            with self.engine.begin() as connection:
                if not self._is_sqlite:
                    lock_steps(connection)
                self.secret = queries.read_secret(connection, secrets.token_bytes(32))
            if self._is_sqlite:
                lengthen_wal(self.engine)
            self.lock.publish(page)
        self.writer.start()
        return steps

    @contextmanager
    def _opening(self) -> Iterator[None]:
        """Turn a failure to open the database into an EmporionError, and release the lock and the connections."""
        try:
            yield
        except (SQLAlchemyError, OSError, UnicodeError) as error:  # UnicodeError: the name of the host
            self._abandon()
            raise EmporionError("store-unreachable", database=self.shown, why=describe_failure(error)) from None
        except EmporionError:
            self._abandon()
            raise

    def _abandon(self) -> None:
        self.lock.release()
        self.engine.dispose()

    def close(self) -> None:
        """Write what is pending, then close."""
        self.writer.close()
        if self.cluster is not None:
            self.cluster.close()
        self._readers.shutdown()
        self._abandon()

    @property
    def shown(self) -> str:
        """The URL without its password, which may also be among its options."""
        secret = {name: "***" for name in self.url.query if "password" in name}
        return self.url.update_query_dict(secret).render_as_string(hide_password=True)

    @property
    def place(self) -> str:
        """Where games are kept, for people: a file, or a URL without its password."""
        return os.path.realpath(sqlite_file(self.url)) if self._is_sqlite else self.shown

    # Reading.

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run `work` in a reader's thread; EmporionError if the database, or a thread that waits for it, takes too long."""
        try:
            async with asyncio.timeout(READ_TIMEOUTS * TIMEOUT_SECONDS):
                return await run_in(self._readers, self._read, work)
        except TimeoutError:
            raise EmporionError("store-failed") from None

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with warn_if_slow("slow read", SLOW_SECONDS), self.engine.connect() as connection:
                result = work(connection)
        except (DBAPIError, OSError) as error:
            self.health.report_failure(error)
            raise EmporionError("store-failed") from None
        return result

    async def is_reachable(self) -> bool:
        """Whether the database answers and takes writes, and this process may own tables."""
        if self.cluster is not None and self.cluster.is_cut_off:
            return False
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                if not self.health.is_good:  # a write that succeeds makes it good again, unless the lock is lost
                    await self.writer.write(queries.try_write)
                await self.read(lambda connection: connection.execute(sa.select(1)).scalar())
        except (EmporionError, TimeoutError):
            return False
        return self.health.is_good
