"""Checks of PostgreSQL: enough connections, commits that survive a crash, notifications that arrive, processes that reach each other."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from emporion.server import ownership
from emporion.server.database import MAX_CONNECTIONS
from emporion.server.findings import Finding, good, warning, wrong
from emporion.server.ownership import Member

NOTIFIED_SECONDS = 2.0
"""A notification arrives within this time, unless a pooler drops it."""
ANSWER_SECONDS = 2.0
"""A process answers another one within this time."""
_ROOM = sa.text(
    """
    SELECT LEAST(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
            - COALESCE(current_setting('reserved_connections', true)::int, 0)
            - (SELECT count(*) FROM pg_stat_activity WHERE datid <> here.oid),
        NULLIF(here.datconnlimit, -1),
        (SELECT NULLIF(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)
    )
    FROM pg_database here WHERE here.datname = current_database()
    """
)
"""The connections that this database may have beside those that other databases of the same PostgreSQL have now."""


def check_postgresql(engine: Engine, workers: int) -> Iterator[Finding]:
    """Run all checks; `workers` is the number of processes that this machine is to run."""
    with engine.connect() as connection:
        members = _list_running(connection)
        yield _check_connections(connection, max(workers, len(members)))
        yield _check_durability(connection)
    yield _check_notifications(engine)
    yield from _check_members(members)


def _list_running(connection: Connection) -> list[Member]:
    """The processes that serve the database; none if its schema is older than they are."""
    if connection.scalar(sa.select(sa.func.to_regclass("processes"))) is None:
        return []
    return [member for member in ownership.list_members(connection) if member.is_alive]


def _check_connections(connection: Connection, processes: int) -> Finding:
    """Compare the connections that are allowed with those that the processes need, and with one process more, as during an upgrade."""
    allowed, needed = int(connection.scalar(_ROOM) or 0), MAX_CONNECTIONS * processes
    values = {"allowed": allowed, "needed": needed, "processes": processes}
    if allowed < needed:
        return wrong("doctor-connections-few", **values)
    if allowed < needed + MAX_CONNECTIONS:
        return warning("doctor-connections-upgrade", **values)
    return good("doctor-connections-good", **values)


def _check_durability(connection: Connection) -> Finding:
    """Whether what has been committed survives a crash, by the settings that hold in the server's own sessions."""
    settings = {
        name: str(connection.exec_driver_sql(f"SHOW {name}").scalar()) for name in ("fsync", "synchronous_commit", "full_page_writes")
    }
    off = [name for name, value in settings.items() if value == "off"]
    return wrong("doctor-durability-off", settings=", ".join(off)) if off else good("doctor-durability-good")


def _check_notifications(engine: Engine) -> Finding:
    """Whether a session hears a notification of another one: a pooler that gives each transaction another session loses it."""
    channel = f"doctor_{secrets.token_hex(8)}"
    with engine.connect() as first, engine.connect() as second:
        listening = first.execution_options(isolation_level="AUTOCOMMIT")
        sending = second.execution_options(isolation_level="AUTOCOMMIT")
        listening.exec_driver_sql(f"LISTEN {channel}")
        try:
            sending.exec_driver_sql(f"NOTIFY {channel}")
            driver: Any = listening.connection.driver_connection
            is_heard = any(True for _ in driver.notifies(timeout=NOTIFIED_SECONDS, stop_after=1))
        finally:
            listening.exec_driver_sql(f"UNLISTEN {channel}")
    return good("doctor-sessions-good") if is_heard else wrong("doctor-sessions-pooled")


def _check_members(members: list[Member]) -> Iterator[Finding]:
    """Ask each process at the address at which the others reach it."""
    silent = [member for member in members if not _answers(member)]
    for member in silent:
        yield wrong("doctor-process-silent", pid=str(member.pid), address=member.address)
    if not silent:
        yield good("doctor-processes-good", processes=len(members)) if members else good("doctor-server-none")


def _answers(member: Member) -> bool:
    with suppress(httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError, TypeError):
        url = f"http://{member.address}/api/v1/health"
        return bool(httpx.get(url, headers={"host": "localhost"}, timeout=ANSWER_SECONDS, trust_env=False).json()["version"])
    return False
