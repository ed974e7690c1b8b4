"""The store: SQLite or PostgreSQL through one code path. What is written is on disk before the caller goes on.

Writes of all tables that come while a commit is under way go into the next one together. The log is only ever added to, and an entry's
number is unique for its table: of two writers that disagree about what comes next, one is refused.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import structs
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from emporion.engine.errors import EmporionError
from emporion.server import schema
from emporion.server.database_lock import DatabaseLock, FileLock, LockLost, ServerRunning, SessionLock, claim, drop, sqlite_file
from emporion.server.log import Entry, Sitting, Summary, Terms
from emporion.server.wire import Status

logger = logging.getLogger("emporion.store")
Result = TypeVar("Result")
Work = Callable[[Connection], Any]
Row = tuple[int, int, str, int | None, str, str, float]
READERS = 2
LONGEST_WAIT = 5
"""Seconds to wait for a database that is locked or does not answer."""
READING = 3
"""So many times as long a question may take, with those that were asked before it."""
FAILURES = ("store-failed", "store-conflict")
"""What may go better the next time."""
SURE = 1.0
"""Seconds for which a connection that was just used is taken to be alive."""
LONGEST_GROUP = 256
"""So many writes go into one commit at most."""
MOST_ROWS = 4000
"""Rows of one statement; SQLite takes 32,766 values."""
CHECKPOINT = 1000
"""After so many writes SQLite's log is copied into its file."""
LOCK_CHECK_SECONDS = 5.0
"""An idle server on PostgreSQL looks so often whether it still holds the lock, and takes it again after a restart of the database."""
LONGEST_LOG = 16384
"""Pages of SQLite's log (64 MB) at which the writer itself copies it."""


def address(database: str) -> sa.URL:
    """The URL of a database as a person writes it: a file, or postgresql://…"""
    try:
        url = sa.make_url(database) if "://" in database else sa.URL.create("sqlite", database=str(Path(database).expanduser()))
        kind = url.get_backend_name()
    except (SQLAlchemyError, ValueError, RuntimeError):  # no address, no number for a port, nobody's home
        raise EmporionError("store-address") from None
    if kind not in ("sqlite", "postgresql") or (kind == "sqlite" and not _is_file(url)):  # games are kept
        raise EmporionError("store-address")
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def _is_file(url: sa.URL) -> bool:
    return str(sqlite_file(url)) not in (".", ":memory:") and url.query.get("mode") != "memory"


def connect(url: sa.URL) -> Engine:
    """An engine that waits for the disk at every commit."""
    if url.get_backend_name() == "sqlite":
        try:
            sqlite_file(url).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise EmporionError("store-unreachable", database=url.database, why=_why(error)) from None
        engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": LONGEST_WAIT}, hide_parameters=True)
        sa.event.listen(engine, "connect", _full_synchronisation)
        return engine
    try:
        from emporion.server.postgresql import impatient
    except ImportError:
        raise EmporionError("store-no-driver") from None
    return impatient(sa.create_engine(url, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True), lambda: LONGEST_WAIT)


def _make(file: Path) -> None:
    """A new file is its owner's alone: it holds the seeds of running games and what signs cookies. SQLite's log beside it is like it."""
    with suppress(OSError):  # it is there already, or SQLite will say why it cannot be
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _full_synchronisation(connection: Any, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={LONGEST_LOG}"):
        connection.execute(f"PRAGMA {pragma}").close()


def migrate(engine: Engine) -> tuple[str | None, str]:
    """Bring the database to the newest schema, all or nothing; from which step to which. A schema newer than this program is refused."""
    with as_file(files("emporion.server") / "migrations") as folder, engine.begin() as connection:
        if connection.dialect.name == "sqlite":  # whose driver would begin at the first row, not at the first change of a table
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        steps = ScriptDirectory.from_config(config)
        newest = steps.get_current_head()
        assert newest is not None
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in {step.revision for step in steps.walk_revisions()}:
            raise EmporionError("store-newer", found=found, newest=newest)
        if found != newest:
            with _patient(connection):
                command.upgrade(config, "head")
        return found, newest


def _patient(connection: Connection) -> AbstractContextManager[None]:
    """A change of the schema takes as long as it takes."""
    if connection.dialect.name == "sqlite":
        return nullcontext()
    from emporion.server.postgresql import patient

    return patient(connection)


class Store:
    """The database, from the event loop's side."""

    def __init__(self, database: str) -> None:
        self.url = address(database)
        self.engine = connect(self.url)
        self.healthy = True
        self.secret = b""
        self._writes: queue.SimpleQueue[list[_Write] | None] = queue.SimpleQueue()
        self._gathered: list[_Write] = []
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self.commits = 0
        self.written = 0
        self._uncopied = 0
        self._kept: tuple[Connection, float] | None = None  # the writer's connection, and when it was used
        self.lock: DatabaseLock = FileLock(sqlite_file(self.url)) if self._is_sqlite else SessionLock(self.engine)
        self.lost: EmporionError | None = None
        """Why this server writes no more: another server has taken over."""
        self.on_lost: Callable[[], None] = lambda: None
        """Called in the writer's thread when that has happened."""
        self._is_claimed = False

    @property
    def _is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    def claim(self) -> None:
        """Take the lock of the database; EmporionError says which server has it."""
        if not self._is_claimed:
            with self._opening():
                claim(self.lock, self.place, patient=not self._is_sqlite)
            self._is_claimed = True

    def open(self, page: str = "") -> tuple[str | None, str]:
        """Take the lock, migrate, read the server's secret, and begin to write; from which schema to which. Other servers are told the
        address of the `page`.
        """
        self.claim()
        with self._opening():
            if self._is_sqlite and "uri" not in self.url.query:
                _make(sqlite_file(self.url))
            steps = migrate(self.engine)
            with self.engine.begin() as connection:
                self.secret = secret(connection, secrets.token_bytes(32))
            self.lock.publish(page)
        if isinstance(self.lock, SessionLock) and self.lock.connection is not None:
            self._kept, self.lock.connection = (self.lock.connection, 0.0), None
        self._writer.start()
        return steps

    @contextmanager
    def _opening(self) -> Iterator[None]:
        """Say in one sentence why the database cannot be opened, and leave no connection or lock behind."""
        try:
            yield
        except (SQLAlchemyError, OSError, UnicodeError) as error:  # the last of a host's name
            self._abandon()
            raise EmporionError("store-unreachable", database=self.shown, why=_why(error)) from None
        except EmporionError:
            self._abandon()
            raise

    def _abandon(self) -> None:
        self.lock.release()
        self.engine.dispose()

    @property
    def shown(self) -> str:
        """The address without its password, wherever it stands."""
        secret = {name: "***" for name in self.url.query if "password" in name}
        return self.url.update_query_dict(secret).render_as_string(hide_password=True)

    @property
    def place(self) -> str:
        """Where games are kept, as a person reads it: a file, or an address without its password."""
        return os.path.realpath(sqlite_file(self.url)) if self._is_sqlite else self.shown

    def close(self) -> None:
        """Finish what is to be written, then close."""
        if self._writer.is_alive():
            self._writes.put(None)
            self._writer.join()
        self._readers.shutdown()
        self._abandon()

    # Writing.

    async def write(self, work: Work) -> Any:
        """Run `work` in a transaction, maybe together with others; back when it is on disk. EmporionError if it could not be stored."""
        write = _Write(work, asyncio.get_running_loop())
        self._hand_over(write)
        return await write.done

    def append(
        self, table: int, entries: Sequence[Entry], status: tuple[Status, Status] | None = None, summary: Summary | None = None
    ) -> asyncio.Future[Any]:
        """Add entries to a table's log, all or none, and change its `status` from one to another, with its summary; done when they are on
        disk.
        """
        changes = {} if status is None else {"status": status[1], "summary": msgspec.to_builtins(summary)}
        work = partial(change_table, table=table, name="status", before=status[0], **changes) if status else _nothing
        write = _Write(work, asyncio.get_running_loop())
        write.rows = [_row(table, entry) for entry in entries]
        self._hand_over(write)
        return write.done

    def _hand_over(self, write: _Write) -> None:
        """What comes in one turn of the loop wakes the writer's thread once."""
        self._gathered.append(write)
        if len(self._gathered) == 1:
            write.loop.call_soon(self._put)

    def _put(self) -> None:
        self._writes.put(self._gathered)
        self._gathered = []

    def _write(self) -> None:
        """The writer's thread: everything that waits goes into one commit."""
        ending = False
        while not ending:
            try:
                found = [self._writes.get(timeout=None if self._is_sqlite else LOCK_CHECK_SECONDS)]
            except queue.Empty:
                self._check_lock()
                continue
            while not self._writes.empty():
                found.append(self._writes.get())
            ending = None in found
            group = [write for writes in found if writes is not None for write in writes]
            for start in range(0, len(group), LONGEST_GROUP):
                self._commit(group[start : start + LONGEST_GROUP])
        if self._kept is not None:
            drop(self._kept[0])

    def _check_lock(self) -> None:
        """Make sure that this server still holds the lock: to write nothing does that, in a session that was asked whether it is alive."""
        if self._kept is not None:
            self._kept = (self._kept[0], 0.0)
        try:
            if self.lost is None:
                self._transact([])
        except LockLost as error:
            self._stop_writing(error)
        except (DBAPIError, OSError) as error:
            if self.healthy:
                self._lost(error)

    def _stop_writing(self, error: LockLost) -> None:
        self.lost = ServerRunning("serve-lost", error.holder, self.place)
        self.healthy = False
        logger.error("lock lost")
        self.on_lost()

    def _commit(self, group: list[_Write]) -> None:
        if not group:
            return
        if self.lost is not None:
            _refuse(group)
            return
        try:
            results = self._transact(group)
        except LockLost as found:
            self._stop_writing(found)
            _refuse(group)
            return
        except Exception as error:
            lost = isinstance(error, (OperationalError, InterfaceError, OSError))
            if len(group) > 1 and not lost:  # one of them spoils it for the others: each on its own
                for write in group:
                    self._commit([write])
                return
            for write in group:
                self._failed(write, error)
            return
        self.healthy = True
        self.commits += 1
        self.written += len(group)
        _settle(group, results)
        self._uncopied += len(group)
        if self._uncopied >= CHECKPOINT and self._is_sqlite:
            self._uncopied = 0
            self._readers.submit(self._checkpoint)

    def _transact(self, group: list[_Write]) -> list[Any]:
        """One transaction, on the connection of the last one: to get one for every commit takes as long as the statements do."""
        connection = self._kept_connection() or self.engine.connect()
        try:
            with connection.begin():
                self.lock.check(connection)
                add_rows(connection, [row for write in group for row in write.rows])
                results = [write.work(connection) for write in group]
        except BaseException:
            if isinstance(self.lock, SessionLock) and self.lock.holds(connection):
                self._kept = (connection, 0.0)
            else:
                connection.close()
            raise
        self._kept = (connection, time.monotonic())
        return results

    def _kept_connection(self) -> Connection | None:
        """The last transaction's connection, unless it is so long ago that it may have been lost: the pool gives one that answers. The
        session that holds the lock is kept as long as it answers.
        """
        if self._kept is None:
            return None
        (connection, at), self._kept = self._kept, None
        if time.monotonic() - at < SURE or (not self._is_sqlite and _answers(connection)):
            return connection
        connection.close()
        return None

    def _checkpoint(self) -> None:
        """Copy what is in SQLite's log into its file, beside the writer: in the writer's thread everybody would wait for it."""
        try:
            with self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
        except (DBAPIError, OSError) as error:
            logger.warning("checkpoint failed", extra={"why": _why(error)})

    def _failed(self, write: _Write, error: Exception) -> None:
        if isinstance(error, IntegrityError):
            write.settle(None, EmporionError("store-conflict"))
        elif isinstance(error, (DBAPIError, OSError)):
            self._lost(error)
            write.settle(None, EmporionError("store-failed"))
        else:
            write.settle(None, error)

    def _lost(self, error: Exception) -> None:
        self.healthy = False
        logger.error("store failed", extra={"why": _why(error)})

    # Reading.

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run `work` on a connection of a reader's thread. Behind readers that wait for a database that hangs nobody waits for long."""
        try:
            async with asyncio.timeout(READING * LONGEST_WAIT):
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)
        except TimeoutError:
            raise EmporionError("store-failed") from None

    async def reachable(self) -> bool:
        """Whether the database answers, and takes what is written."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                if not self.healthy:  # a lost lock stays lost
                    await self.write(touch)
                await self.read(lambda connection: connection.execute(sa.select(1)).scalar())
        except (EmporionError, TimeoutError):
            return False
        return self.healthy

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with self.engine.connect() as connection:
                result = work(connection)
        except (DBAPIError, OSError) as error:
            self._lost(error)
            raise EmporionError("store-failed") from None
        return result


class _Write:
    """Something to write, and the caller who waits for it."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.rows: list[Row] = []
        """For the log, before `work`: the rows of all who wait go into one statement."""
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()

    def settle(self, result: Any, error: Exception | None = None) -> None:
        """Tell the caller, from the writer's thread."""
        _wake(self.loop, [(self, result, error)])


def _settle(group: list[_Write], results: list[Any]) -> None:
    """Wake the loop once for a whole commit."""
    answers: list[tuple[_Write, Any, Exception | None]] = [(write, result, None) for write, result in zip(group, results, strict=True)]
    _wake(group[0].loop, answers)


def _refuse(group: list[_Write]) -> None:
    """Nothing of this has been stored."""
    for write in group:
        write.settle(None, EmporionError("store-failed"))


def _wake(loop: asyncio.AbstractEventLoop, answers: list[tuple[_Write, Any, Exception | None]]) -> None:
    with suppress(RuntimeError):  # the server has stopped meanwhile, and nobody waits
        loop.call_soon_threadsafe(_answer, answers)


def _answer(answers: list[tuple[_Write, Any, Exception | None]]) -> None:
    for write, result, error in answers:
        if write.done.cancelled():
            continue
        if error is not None:
            write.done.set_exception(error)
        else:
            write.done.set_result(result)


def _answers(connection: Connection) -> bool:
    """Whether a connection that was idle is still alive; one that is not is dropped."""
    try:
        with connection.begin():
            connection.execute(sa.select(1))
    except SQLAlchemyError:
        drop(connection)
        return False
    return True


def _why(error: Exception) -> str:
    """What a driver has to say, without the statement and its values."""
    original = getattr(error, "orig", None) or error
    return str(original).splitlines()[0] if str(original) else type(original).__name__


_INTO_LOG = 'INSERT INTO log ("table", number, kind, seat, text, name, at) VALUES '


# What is asked of it.


def secret(connection: Connection, made: bytes) -> bytes:
    """The server's secret, kept in the database; `made` if there is none yet."""
    found = connection.scalar(sa.select(schema.settings.c.value).where(schema.settings.c.name == "secret"))
    if found is None:
        connection.execute(sa.insert(schema.settings).values(name="secret", value=made))
        return made
    return bytes(found)


def touch(connection: Connection) -> None:
    """Write something that needs room, and leave nothing behind."""
    connection.execute(sa.insert(schema.settings).values(name="room", value=bytes(1 << 14)))
    connection.execute(sa.delete(schema.settings).where(schema.settings.c.name == "room"))


def add_table(connection: Connection, terms: Terms, seats: Sequence[Sitting], summary: Summary) -> int:
    """Store a new table; its number."""
    values = structs.asdict(terms) | {"summary": msgspec.to_builtins(summary)}
    del values["id"]
    number = connection.execute(sa.insert(schema.tables).values(**values)).inserted_primary_key
    assert number is not None
    connection.execute(sa.insert(schema.seats), [{"table": number[0], **structs.asdict(sitting)} for sitting in seats])
    return int(number[0])


def add_entries(connection: Connection, table: int, entries: Sequence[Entry]) -> None:
    """Add to a table's log."""
    for start in range(0, len(entries), MOST_ROWS):
        add_rows(connection, [_row(table, entry) for entry in entries[start : start + MOST_ROWS]])


def add_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Add to the logs of many tables in one statement: at every statement and row a driver lets other threads in and waits for its turn."""
    if rows:
        mark = "(?,?,?,?,?,?,?)" if connection.dialect.paramstyle == "qmark" else "(%s,%s,%s,%s,%s,%s,%s)"
        connection.exec_driver_sql(_INTO_LOG + ",".join([mark] * len(rows)), tuple(value for row in rows for value in row))


def _row(table: int, entry: Entry) -> Row:
    return (table, entry.number, entry.kind, entry.seat, entry.text, entry.name, entry.at)


def _nothing(_: Connection) -> None:
    pass


def change_table(connection: Connection, table: int, name: str, before: object, **values: object) -> None:
    """Change what a table is, if its column `name` still has the value `before`."""
    columns = schema.tables.c
    _changed(connection.execute(sa.update(schema.tables).where(columns.id == table, columns[name] == before).values(**values)))


def change_seat(connection: Connection, table: int, sitting: Sitting, before: Sitting) -> None:
    """Change a seat, if its person and entropy are still those of `before`."""
    columns = schema.seats.c
    same = sa.and_(columns.table == table, columns.seat == sitting.seat, columns.person == before.person, columns.entropy == before.entropy)
    _changed(connection.execute(sa.update(schema.seats).where(same).values(**structs.asdict(sitting))))


def _changed(result: sa.CursorResult[Any]) -> None:
    """Of two who change the same at once, one is refused."""
    if result.rowcount != 1:
        raise EmporionError("store-conflict")


class Stored(NamedTuple):
    """A table with its own log, and the number of the entry after which its summary was stored."""

    terms: Terms
    seats: list[Sitting]
    entries: list[Entry]
    summarized: int | None


def find_table(connection: Connection, code: str) -> Stored | None:
    """A table with all that happened there."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.code == code)).mappings().first()
    if row is None:
        return None
    values = dict(row)
    summary = values.pop("summary")
    terms = Terms(**values)
    seats = connection.execute(sa.select(schema.seats).where(schema.seats.c.table == terms.id).order_by(schema.seats.c.seat)).mappings()
    log = schema.log.c
    wanted = sa.select(log.number, log.kind, log.seat, log.text, log.at, log.name).where(log.table == terms.id).order_by(log.number)
    entries = [Entry(*found) for found in connection.execute(wanted)]
    return Stored(terms, [_sitting(found) for found in seats], entries, summary["number"] if summary else None)


def code_of(connection: Connection, table: int) -> str | None:
    """The code of a table."""
    return connection.scalar(sa.select(schema.tables.c.code).where(schema.tables.c.id == table))


def referred(connection: Connection, table: int) -> bool:
    """Whether other tables begin with events of this one: then it must not be removed (the foreign key would refuse it too)."""
    return connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.source_id == table).limit(1)) is not None


def sits(connection: Connection, code: str, person: str) -> bool:
    """Whether a person has a seat at the table with this code."""
    wanted = (
        sa.select(schema.seats.c.seat)
        .join(schema.tables, schema.seats.c.table == schema.tables.c.id)
        .where(schema.tables.c.code == code, schema.seats.c.person == person)
        .limit(1)
    )
    return connection.scalar(wanted) is not None


# Lists.

Outline = tuple[Terms, list[Sitting], Summary]
"""What a list needs of a table that is not in memory."""


def outlines(connection: Connection, codes: Sequence[str]) -> dict[str, Outline]:
    """Outlines of tables by their codes, without those whose row is damaged or whose summary is missing or out of date."""
    columns, own_log = schema.tables.c, schema.log.c
    names = [column.name for column in columns if column.name not in _JSON_COLUMNS]
    last = sa.select(sa.func.max(own_log.number)).where(own_log.table == columns.id).scalar_subquery()
    wanted = sa.select(
        *(columns[name] for name in names), *(sa.cast(columns[name], sa.Text).label(name) for name in _JSON_COLUMNS), last.label("last")
    ).where(columns.code.in_(codes))
    rows = [dict(row) for row in connection.execute(wanted).mappings()]
    sittings: dict[int, list[Sitting]] = {row["id"]: [] for row in rows}
    ordered = sa.select(schema.seats).where(schema.seats.c.table.in_(sittings)).order_by(schema.seats.c.table, schema.seats.c.seat)
    for seat in connection.execute(ordered).mappings():
        sittings[seat["table"]].append(_sitting(seat))
    found = {}
    for row in rows:
        outline = _outline(row, sittings[row["id"]])
        if outline is not None:
            found[row["code"]] = outline
    return found


_JSON_COLUMNS = ("options", "components", "summary")
"""They are read as text, so that one that is damaged hides no other table."""


def _outline(row: dict[str, Any], seats: list[Sitting]) -> Outline | None:
    last = row.pop("last")
    number = last if last is not None else row["copied"] if row["source_id"] is not None else 0
    try:
        summary = msgspec.json.decode(row.pop("summary") or "null", type=Summary | None)
        values = {name: msgspec.json.decode(row[name]) for name in ("options", "components")}
    except msgspec.DecodeError:
        return None
    if summary is None or summary.number != number or len(seats) != row["players"]:
        return None
    return Terms(**(row | values)), seats, summary


def store_summaries(connection: Connection, summaries: Mapping[int, Summary]) -> None:
    """Store the summaries of tables by their numbers."""
    for table, summary in summaries.items():
        values = {"summary": msgspec.to_builtins(summary)}
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**values))


def _sitting(row: Any) -> Sitting:
    return Sitting(row["seat"], row["kind"], row["name"], row["level"], row["person"], row["token_hash"], row["entropy"])


def waiting_tables(connection: Connection) -> list[tuple[str, str, bool, float]]:
    """The tables that wait for players: code, host, whether it is listed, and when the host was last there; the oldest first."""
    columns = schema.tables.c
    wanted = sa.select(columns.code, columns.host, columns.listed, columns.opened)
    found = connection.execute(wanted.where(columns.status == "open").order_by(columns.created))
    return [(code, host, listed, opened) for code, host, listed, opened in found]


def was_removed(connection: Connection, code: str) -> bool:
    """Whether there was a table with this code."""
    return connection.scalar(sa.select(schema.removed.c.at).where(schema.removed.c.code == code)) is not None


def note_opened(connection: Connection, tables: Sequence[int], now: float) -> None:
    """Tables were opened just now."""
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id.in_(tables)).values(opened=now))


def _unused(before: float) -> sa.ColumnElement[bool]:
    """Tables that are no game of people and were not opened since: boards, uploads, games of bots, games in which no person has moved.

    A table that another one begins with is kept.
    """
    tables, seats, log, others = schema.tables.c, schema.seats.c, schema.log.c, schema.tables.alias().c
    people = sa.and_(seats.table == tables.id, seats.person.is_not(None))
    moved = sa.and_(log.table == tables.id, log.kind == "move", people, log.seat == seats.seat)
    return sa.and_(
        tables.opened < before,
        tables.status != "open",
        sa.or_(
            tables.replay,
            tables.explore,
            ~sa.exists().where(people),
            sa.and_(tables.status == "running", ~sa.exists().where(moved)),
        ),
        ~sa.exists().where(others.source_id == tables.id),
    )


def unused_tables(connection: Connection, before: float) -> list[str]:
    """The codes of tables that can be removed, those first that have not been opened for longest."""
    tables = schema.tables.c
    return list(connection.scalars(sa.select(tables.code).where(_unused(before)).order_by(tables.opened)))


def remove_unused(connection: Connection, codes: Sequence[str], before: float) -> list[str]:
    """Remove those of these tables that are still unused; their codes."""
    tables = schema.tables.c
    return _remove(connection, sa.and_(tables.code.in_(codes), _unused(before)))


def remove_waiting(connection: Connection, table: int) -> None:
    """Remove a table that waits for players."""
    if not _remove(connection, sa.and_(schema.tables.c.id == table, schema.tables.c.status == "open")):
        raise EmporionError("store-conflict")


def _remove(connection: Connection, which: sa.ColumnElement[bool]) -> list[str]:
    """Remove tables with all that belongs to them; what stays is that there were such tables."""
    found = connection.execute(sa.select(schema.tables.c.id, schema.tables.c.code).where(which)).all()
    if not found:
        return []
    ids = [number for number, _ in found]
    for part in (schema.log, schema.reviews, schema.seats):
        connection.execute(sa.delete(part).where(part.c.table.in_(ids)))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(ids)))
    now = time.time()
    connection.execute(sa.insert(schema.removed), [{"code": code, "at": now} for _, code in found])
    return [code for _, code in found]


def forget_removed(connection: Connection, before: float) -> None:
    """Forget which tables were removed long ago."""
    connection.execute(sa.delete(schema.removed).where(schema.removed.c.at < before))


def of_person(connection: Connection, person: str, limit: int) -> list[str]:
    """The codes of the tables where somebody sits or sat, newest first."""
    wanted = (
        sa.select(schema.tables.c.code)
        .distinct()
        .add_columns(schema.tables.c.created)
        .join(schema.seats, schema.seats.c.table == schema.tables.c.id)
        .where(schema.seats.c.person == person)
        .order_by(schema.tables.c.created.desc())
        .limit(limit)
    )
    return [code for code, _ in connection.execute(wanted)]


def running_with_bots(connection: Connection) -> list[str]:
    """The codes of running games in which a bot may be the one who is asked."""
    wanted = (
        sa.select(schema.tables.c.code)
        .distinct()
        .outerjoin(schema.seats, sa.and_(schema.seats.c.table == schema.tables.c.id, schema.seats.c.kind == "bot"))
        .outerjoin(schema.log, sa.and_(schema.log.c.table == schema.tables.c.id, schema.log.c.kind == "stand-in"))
        .where(schema.tables.c.status == "running", sa.or_(schema.seats.c.seat.is_not(None), schema.log.c.number.is_not(None)))
    )
    return list(connection.scalars(wanted))
