"""Backups of a database while servers use it, and new databases made of them.

A backup is an SQLite database with all games, the server's secret included, compressed by gzip, whose checksum finds damage. It comes from
one moment: from SQLite's own backup in one read transaction, or from a repeatable-read transaction of PostgreSQL. It can be restored into
both kinds of databases, since both have the same tables.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sqlite3
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from emporion import __version__
from emporion.engine.errors import EmporionError
from emporion.server import schema
from emporion.server.addresses import without_password
from emporion.server.database import Database, database_url, make_engine, migrate
from emporion.server.database_health import describe_failure
from emporion.server.database_lock import sqlite_file

NOTE = "backup"
"""The row of `settings` by which a backup is known."""
PASSING_SETTINGS = (NOTE, "holder", "room", "wal")
"""Rows of `settings` that belong to a running server and are not restored."""
PASSING_TABLES = (schema.processes, schema.owners)
"""Tables that say which servers are running, which a backup does not hold."""
COPIED_PAGES = 2000
COPIED_ROWS = 2000
COPIED_BYTES = 1 << 20
COMPRESSION = 6
VERSION_TABLE = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), nullable=False))
sa.PrimaryKeyConstraint(VERSION_TABLE.c.version_num, name="alembic_version_pkc")
Report = Callable[[int, int], None]
"""Is told how much of how much is copied."""


class Note(msgspec.Struct, frozen=True):
    """What a backup says of itself."""

    made: float
    version: str
    """The version of Emporion that made it."""
    tables: int
    entries: int


def back_up(address: str, file: Path, report: Report) -> Note:
    """Write a backup of a database; EmporionError if that fails, and then there is no file."""
    url = database_url(address)
    if os.path.lexists(file):
        raise EmporionError("backup-exists", file=str(file))
    with _scratch(file.parent) as scratch:
        copy = scratch / "backup.db"
        with _failing("store-unreachable", database=without_password(address)):
            if url.get_backend_name() == "sqlite":
                _copy_sqlite(sqlite_file(url), copy, report)
            else:
                _copy_postgresql(make_engine(url), copy, report)
        with _failing("file-unwritable", file=str(file)):
            note = _add_note(copy)
            _compress(copy, scratch / "backup.gz")
            os.link(scratch / "backup.gz", file)  # replaces no file that has come meanwhile
    return note


def require_games(address: str) -> None:
    """Refuse an SQLite database that is not there: opening it would make it."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and not sqlite_file(url).is_file():
        raise EmporionError("backup-no-database", database=str(sqlite_file(url)))


def restore(file: Path, address: str, report: Report) -> Note:
    """Make a new database of a backup, all or nothing; EmporionError if that fails. It must not hold games, nor may a server use it."""
    url = database_url(address)
    database = Database(address)
    is_sqlite = url.get_backend_name() == "sqlite"
    target = Path(os.path.realpath(sqlite_file(url))) if is_sqlite else None
    database.claim(is_alone=True)  # a server that runs is named
    try:
        with _failing("store-unreachable", database=database.place):
            _refuse_existing(database, target)
        with _scratch(target.parent if target else Path(tempfile.gettempdir())) as scratch:
            copy = scratch / "backup.db"
            note = _unpack(file, copy)
            with _failing("store-unreachable", database=database.place):
                if target is not None:
                    os.link(copy, target)
                else:
                    _fill(database.engine, copy, report)
    finally:
        database.close()
    return note


@contextmanager
def _scratch(folder: Path) -> Iterator[Path]:
    """A folder beside a file that is being made, for its owner alone; it is removed in any case."""
    try:
        found = tempfile.mkdtemp(prefix=".emporion-", dir=folder)
    except OSError as error:
        raise EmporionError("file-unwritable", file=str(folder), why=error.strerror or str(error)) from None
    try:
        yield Path(found)
    finally:
        shutil.rmtree(found, ignore_errors=True)


@contextmanager
def _failing(key: str, **values: str) -> Iterator[None]:
    """Turn failures of a database or a disk into an EmporionError."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise EmporionError(key, **values, why=getattr(error, "strerror", None) or describe_failure(error)) from None


# Making a backup.


def _copy_sqlite(source: Path, copy: Path, report: Report) -> None:
    """Copy an SQLite database, in one read transaction, so that writers neither wait nor show up in the copy."""
    if not source.is_file():
        raise EmporionError("backup-no-database", database=str(source))
    with closing(_connect(source)) as reading, closing(sqlite3.connect(copy)) as writing:
        reading.execute("BEGIN")
        if reading.execute("SELECT count(*) FROM sqlite_master WHERE name IN ('alembic_version', 'log')").fetchone()[0] < 2:
            raise EmporionError("backup-no-games", database=str(source))
        reading.backup(writing, pages=COPIED_PAGES, progress=lambda _, left, total: report(total - left, total))
        writing.execute("PRAGMA journal_mode=DELETE").close()


def _connect(file: Path) -> sqlite3.Connection:
    """Open an SQLite file that exists."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=60, isolation_level=None)


def _copy_postgresql(engine: Engine, copy: Path, report: Report) -> None:
    """Copy a PostgreSQL database into a new SQLite file, as it is at one moment."""
    writing_to = make_engine(database_url(str(copy)))
    newest = migrate(writing_to)[1]
    try:
        with engine.connect() as connection:
            reading = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            found = _revision(reading)
            if found is None:
                raise EmporionError("backup-no-games", database=engine.url.render_as_string(hide_password=True))
            if found != newest:
                raise EmporionError("backup-schema", found=found, newest=newest)
            with _suspend_timeout(reading), writing_to.begin() as writing:
                writing.execute(sa.delete(schema.settings))  # those of the new file
                _copy_rows(reading, writing, report)
    finally:
        engine.dispose()
        writing_to.dispose()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").close()


def _revision(connection: Connection) -> str | None:
    """The schema of a database; None if it has none."""
    if not sa.inspect(connection).has_table(VERSION_TABLE.name):
        return None
    found: str | None = connection.scalar(sa.select(VERSION_TABLE.c.version_num))
    return found


@contextmanager
def _suspend_timeout(connection: Connection) -> Iterator[None]:
    from emporion.server.postgresql import without_timeout

    connection.execute(sa.select(1))  # the transaction has begun
    with without_timeout(connection):
        yield


def _copy_rows(reading: Connection, writing: Connection, report: Report) -> None:
    """Copy the rows of all tables, in an order in which no row points to one that is missing. JSON is copied as it is written."""
    tables = [table for table in schema.metadata.sorted_tables if table not in PASSING_TABLES]
    total = sum(reading.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in tables)
    done = 0
    for table in tables:
        wanted = sa.select(*(sa.cast(column, sa.Text) if isinstance(column.type, sa.JSON) else column for column in table.columns))
        statement = _insert(table, writing)
        rows = reading.execution_options(yield_per=COPIED_ROWS).execute(wanted.order_by(*table.primary_key))
        for part in rows.partitions():
            kept = [tuple(row) for row in part if table is not schema.settings or row[0] not in PASSING_SETTINGS]
            if kept:
                writing.exec_driver_sql(statement, kept)
            report(done := done + len(part), total)


def _insert(table: sa.Table, connection: Connection) -> str:
    """The statement that adds a row, for the driver of a connection."""
    quote = connection.dialect.identifier_preparer.quote
    mark = {"qmark": "?"}.get(connection.dialect.paramstyle, "%s")
    is_postgresql = connection.dialect.name == "postgresql"
    marks = (f"{mark}::json" if is_postgresql and isinstance(column.type, sa.JSON) else mark for column in table.columns)
    return f"INSERT INTO {quote(table.name)} ({', '.join(quote(column.name) for column in table.columns)}) VALUES ({', '.join(marks)})"


def _add_note(copy: Path) -> Note:
    """Write into a backup that it is one."""
    with closing(sqlite3.connect(copy)) as connection, connection:
        count = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "log")}
        note = Note(time.time(), __version__, count["tables"], count["log"])
        connection.execute("DELETE FROM settings WHERE name IN (?, ?, ?, ?)", PASSING_SETTINGS)
        connection.execute("INSERT INTO settings (name, value) VALUES (?, ?)", (NOTE, msgspec.json.encode(note)))
    return note


def _compress(source: Path, target: Path) -> None:
    """Compress a file, and wait until it is on disk."""
    handle = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with source.open("rb") as reading, os.fdopen(handle, "wb") as written:
        with gzip.GzipFile("", "wb", COMPRESSION, written) as packed:
            shutil.copyfileobj(reading, packed, COPIED_BYTES)
        written.flush()
        os.fsync(written.fileno())


# Restoring.


def _refuse_existing(database: Database, target: Path | None) -> None:
    """Refuse a database that is there already."""
    if target is not None:
        leftovers = [target, *(target.with_name(target.name + end) for end in ("-wal", "-journal"))]
        if found := next((path for path in leftovers if os.path.lexists(path)), None):
            raise EmporionError("restore-exists", database=str(found))
        return
    with database.engine.connect() as connection:
        present = sa.inspect(connection).get_table_names()
    if {VERSION_TABLE.name, *schema.metadata.tables} & set(present):
        raise EmporionError("restore-exists", database=database.shown)


def _unpack(file: Path, copy: Path) -> Note:
    """Unpack a backup, check it, and bring it to the newest schema."""
    try:
        handle = os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as writing, gzip.open(file) as packed:
            shutil.copyfileobj(packed, writing, COPIED_BYTES)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise EmporionError("restore-damaged", file=str(file), why=str(error)) from None
    except OSError as error:
        raise EmporionError("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
    try:
        with closing(_connect(copy)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise EmporionError("restore-damaged", file=str(file), why=str(found))
            row = connection.execute("SELECT value FROM settings WHERE name = ?", (NOTE,)).fetchone()
            note = msgspec.json.decode(row[0], type=Note)
            connection.execute("DELETE FROM settings WHERE name = ?", (NOTE,))
    except (sqlite3.Error, msgspec.DecodeError, TypeError):  # TypeError: no such row
        raise EmporionError("restore-no-backup", file=str(file)) from None
    engine = make_engine(database_url(str(copy)))
    try:
        with _failing("restore-no-backup", file=str(file)):
            migrate(engine)
    finally:
        engine.dispose()
    with closing(_connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").close()
    with copy.open("rb+") as written:
        os.fsync(written.fileno())
    return note


def _fill(engine: Engine, copy: Path, report: Report) -> None:
    """Make the tables in an empty PostgreSQL database and fill them, in one transaction."""
    source = make_engine(database_url(str(copy)))
    try:
        with source.connect() as reading, engine.begin() as writing, _suspend_timeout(writing):
            schema.metadata.create_all(writing)
            VERSION_TABLE.create(writing)
            writing.execute(sa.insert(VERSION_TABLE).values(version_num=_revision(reading)))
            _copy_rows(reading, writing, report)
            for table in schema.metadata.sorted_tables:
                _set_counter(writing, table)
    finally:
        source.dispose()


def _set_counter(connection: Connection, table: sa.Table) -> None:
    """Let new rows be numbered after those that were copied."""
    column: Any = table.autoincrement_column
    counter = connection.scalar(sa.select(sa.func.pg_get_serial_sequence(table.name, column.name))) if column is not None else None
    if counter is not None:
        last = connection.scalar(sa.select(sa.func.max(column)))
        connection.execute(sa.select(sa.func.setval(counter, last or 1, last is not None)))
