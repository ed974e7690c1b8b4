"""Checks of what a server needs; each finding says what is well, or what is wrong and what to do."""

from __future__ import annotations

import os
import shutil
import ssl
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from emporion import __version__, compiled
from emporion.engine.errors import EmporionError
from emporion.server import schema
from emporion.server.backup import VERSION_TABLE
from emporion.server.database import Database
from emporion.server.database_health import describe_failure
from emporion.server.findings import Finding, good, warning, wrong
from emporion.server.hosts import ANY_HOST, is_loopback
from emporion.server.http_protocol import RESERVED_FILES
from emporion.server.serve import DEFAULT_OPEN_FILES, listen
from emporion.server.settings import Settings

LOW_GB, FULL_GB = 2.0, 0.2
"""Free room on the disk below which there is a note, and below which something is wrong."""
SLOW_COMMIT_MS = 20.0
TRIED_COMMITS = 9
CLOCK_SECONDS = 5.0
"""By how much clocks may differ."""
ENOUGH_FILES = 4096
CERTIFICATE_DAYS = 14
ANSWER_SECONDS = 5.0
GB = 1e9


def examine(settings: Settings) -> Iterator[Finding]:
    """Run all checks."""
    yield _check_build()
    yield from _check_database(settings)
    yield from _check_files()
    yield _check_port(settings)
    yield _check_hosts(settings)
    yield from _check_tls(settings)


def _check_build() -> Finding:
    is_fast = compiled.flavor() != "interpreted"
    return good("doctor-build-fast", version=__version__) if is_fast else warning("doctor-build-interpreted", version=__version__)


# The database.


def _check_database(settings: Settings) -> Iterator[Finding]:
    try:
        database = Database(settings.store)
    except EmporionError as error:
        yield wrong("doctor-database-unreachable", why=str(error))
        return
    try:
        yield from _check_opened(database, settings.workers)
    except (SQLAlchemyError, OSError, UnicodeError) as error:
        failure = str(EmporionError("store-unreachable", database=database.shown, why=describe_failure(error)))
        yield wrong("doctor-database-unreachable", why=failure)
    finally:
        database.engine.dispose()


def _check_opened(database: Database, workers: int) -> Iterator[Finding]:
    is_sqlite = database.engine.dialect.name == "sqlite"
    if is_sqlite:
        yield _check_disk(Path(database.place).parent)
        if not Path(database.place).exists():
            yield good("doctor-database-none", database=database.place)
            yield _time_commits(_sync_file(Path(database.place).parent))
            return
    with database.engine.connect() as connection:
        found = _revision(connection)
        finding = _check_schema(database.place, found)
        if is_sqlite and (damage := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
            finding = wrong("doctor-database-damaged", database=database.place, why=str(damage))
        yield finding
        if found is not None and finding.grade != "wrong":
            yield _check_clock(connection, is_sqlite)
    if not is_sqlite:
        from emporion.server.postgresql_checks import check_postgresql

        yield from check_postgresql(database.engine, workers)
    holder = database.lock.read_holder()
    if holder is not None and not _is_free(database):
        yield good("doctor-server-running", **holder.describe())
    elif is_sqlite:  # the processes that share a PostgreSQL do not hold its lock for themselves alone
        yield good("doctor-server-none")
    if found is not None and finding.grade != "wrong":
        yield _time_commits(lambda: _try_commit(database.engine))


def _revision(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table(VERSION_TABLE.name):
        return None
    found: str | None = connection.scalar(sa.select(VERSION_TABLE.c.version_num))
    return found


def _check_schema(place: str, found: str | None) -> Finding:
    steps = ScriptDirectory(str(Path(__file__).with_name("migrations")))
    newest = steps.get_current_head()
    if found is None:
        return good("doctor-database-empty", database=place)
    if found == newest:
        return good("doctor-database-good", database=place, found=found)
    is_known = found in {step.revision for step in steps.walk_revisions()}
    key = "doctor-database-old" if is_known else "doctor-database-newer"
    return Finding("warning" if is_known else "wrong", key, {"database": place, "found": found, "newest": newest})


def _is_free(database: Database) -> bool:
    """Whether no server holds the lock; it is taken for a moment to find out."""
    try:
        taken = database.lock.take()
    except (OSError, SQLAlchemyError):
        return False
    if taken:
        database.lock.release()
    return taken


def _check_disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free / GB
    values = {"free": f"{free:.1f}", "folder": str(folder)}
    return (
        wrong("doctor-disk-full", **values)
        if free < FULL_GB
        else (warning if free < LOW_GB else good)("doctor-disk-low" if free < LOW_GB else "doctor-disk-good", **values)
    )


def _time_commits(commit: Callable[[], None]) -> Finding:
    """The median time of a few commits."""
    times = []
    try:
        for _ in range(TRIED_COMMITS):
            start = time.perf_counter()
            commit()
            times.append(1000 * (time.perf_counter() - start))
    except (SQLAlchemyError, OSError) as error:
        return wrong("doctor-write-failed", why=getattr(error, "strerror", None) or describe_failure(error))
    median = statistics.median(times)
    values = {"milliseconds": f"{median:.1f}"}
    return warning("doctor-write-slow", **values) if median > SLOW_COMMIT_MS else good("doctor-write-good", **values)


def _try_commit(engine: Engine) -> None:
    """Write 4 kB, then delete them in the next commit."""
    with engine.begin() as connection:
        removed = connection.execute(sa.delete(schema.settings).where(schema.settings.c.name == "doctor")).rowcount
        if not removed:
            connection.execute(sa.insert(schema.settings).values(name="doctor", value=bytes(4096)))
    if not removed:
        with engine.begin() as connection:
            connection.execute(sa.delete(schema.settings).where(schema.settings.c.name == "doctor"))


def _sync_file(folder: Path) -> Callable[[], None]:
    """Writes of 4 kB to a file that is not on disk otherwise."""
    file = folder / f".emporion-doctor-{os.getpid()}"

    def write() -> None:
        handle = os.open(file, os.O_CREAT | os.O_WRONLY, 0o600)
        try:
            os.write(handle, bytes(4096))
            os.fsync(handle)
        finally:
            os.close(handle)
            file.unlink()

    return write


def _check_clock(connection: Connection, is_sqlite: bool) -> Finding:
    """Compare the clock with the newest entry, and with that of PostgreSQL."""
    newest = connection.scalar(sa.select(sa.func.max(schema.tables.c.created))) or 0.0
    newest = max(newest, connection.scalar(sa.select(sa.func.max(schema.tables.c.opened))) or 0.0)
    if newest > time.time() + CLOCK_SECONDS:
        return wrong("doctor-clock-behind", seconds=round(newest - time.time()))
    if not is_sqlite:
        theirs = connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())"))
        difference = abs(float(theirs or 0) - time.time())
        if difference > CLOCK_SECONDS:
            return wrong("doctor-clock-off", seconds=round(difference))
    return good("doctor-clock-good")


# The machine.


def _check_files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = DEFAULT_OPEN_FILES if hard == resource.RLIM_INFINITY else hard
    values = {"files": files, "sockets": max(0, files - RESERVED_FILES)}
    yield warning("doctor-files-few", **values) if files < ENOUGH_FILES else good("doctor-files-good", **values)


def _check_port(settings: Settings) -> Finding:
    place = {"host": settings.host, "port": str(settings.port)}
    try:
        with closing(listen(settings)):
            return good("doctor-port-free", **place)
    except EmporionError as error:
        if version := _version_at(settings):
            return good("doctor-port-emporion", version=version, **place)
        return wrong("doctor-port-taken", why=str(error.values.get("why", "")), holder=_holder_of(settings.port), **place)


def _version_at(settings: Settings) -> str:
    """The version of the Emporion that answers at the port; empty if none does."""
    scheme = "https" if settings.tls_certificate else "http"
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    with suppress(httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError, TypeError):
        found = httpx.get(f"{scheme}://{host}:{settings.port}/api/v1/health", timeout=ANSWER_SECONDS, verify=False, trust_env=False)
        return str(found.json()["version"])
    return ""


def _holder_of(port: int) -> str:
    """The name and number of the process that listens at a port, on Linux and where it may be known."""
    inodes = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with suppress(OSError):
            for line in Path(table).read_text().splitlines()[1:]:
                words = line.split()
                if int(words[1].rpartition(":")[2], 16) == port and words[3] == "0A":  # it listens
                    inodes.add(f"socket:[{words[9]}]")
    for folder in Path("/proc").glob("[0-9]*") if inodes else ():
        with suppress(OSError):
            if any(os.readlink(link) in inodes for link in (folder / "fd").iterdir()):
                return f"{folder.name} ({(folder / 'comm').read_text().strip()})"
    return "unknown"


def _check_hosts(settings: Settings) -> Finding:
    if ANY_HOST in settings.allowed_hosts:
        return warning("doctor-hosts-any")
    if settings.allowed_hosts:
        return good("doctor-hosts-given", hosts=list(settings.allowed_hosts))
    return good("doctor-hosts-own")


def _check_tls(settings: Settings) -> Iterator[Finding]:
    if not settings.tls_certificate:
        if not is_loopback(settings.host):
            yield warning("doctor-tls-none")
        return
    with suppress(AttributeError, OSError, KeyError, ValueError):
        decode: Any = ssl._ssl._test_decode_cert  # type: ignore[attr-defined]  # the only way without another library
        days = int((ssl.cert_time_to_seconds(decode(settings.tls_certificate)["notAfter"]) - time.time()) // 86400)
        if days < 0:
            yield wrong("doctor-tls-ended")
        else:
            yield warning("doctor-tls-soon", days=days) if days < CERTIFICATE_DAYS else good("doctor-tls-good", days=days)
