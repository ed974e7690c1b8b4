"""The statements about processes and the tables that they own, on PostgreSQL alone (docs/design.md, "Several processes").

A lease is a moment of the database's clock: the clocks of the processes need not agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from emporion.engine.errors import EmporionError

CHANNEL = "emporion"
"""The channel of notifications: the id of a table that has a new owner, and the number of its last entry."""
NO_TABLE = "0 0"
"""The notification that a process came or went."""
Fence = tuple[int, int]
"""The id of a table and the term in which its owner writes."""


class TableMoved(EmporionError):
    """A table belongs to another process; `process` is its id, 0 if it is not known."""

    def __init__(self, process: int = 0) -> None:
        super().__init__("store-moved")
        self.process = process


class TableLocked(EmporionError):
    """A transaction of another process held a table's row in `owners` for too long."""

    def __init__(self) -> None:
        super().__init__("store-failed")


class Member(NamedTuple):
    """A process that serves the database."""

    id: int
    address: str
    """Where the other processes reach it: `host:port`."""
    page: str
    host: str
    """Where its process id counts (`process_ids.find_scope`)."""
    pid: int
    since: float
    """When its process was started (`process_ids.start_time`)."""
    schema: str
    lease: float
    """The seconds until its lease runs out."""

    @property
    def is_alive(self) -> bool:
        """Whether its lease has not run out."""
        return self.lease > 0


class Owner(NamedTuple):
    """The owner of a table."""

    table: int
    process: int
    """The id of the process; 0 if no process with a lease owns the table."""
    address: str


_REGISTER = sa.text(
    "INSERT INTO processes (address, page, host, pid, since, schema, lease)"
    " VALUES (:address, :page, :host, :pid, :since, :schema, clock_timestamp() + make_interval(secs => :lease)) RETURNING id"
)
_RENEW = sa.text(
    "UPDATE processes SET lease = clock_timestamp() + make_interval(secs => :lease)"
    " FROM (SELECT id, lease FROM processes WHERE id = :process FOR UPDATE) AS before"
    " WHERE processes.id = before.id RETURNING before.lease > clock_timestamp()"
)
_MEMBERS = sa.text(
    "SELECT id, address, page, host, pid, since, schema, extract(epoch FROM lease - clock_timestamp())::float8 FROM processes ORDER BY id"
)
_HAS_LEASE = "EXISTS (SELECT 1 FROM processes WHERE processes.id = owners.process AND processes.lease > clock_timestamp())"
_FIND = sa.text(
    "SELECT tables.id, coalesce(processes.id, 0), coalesce(processes.address, '') FROM tables"
    ' LEFT JOIN owners ON owners."table" = tables.id'
    " LEFT JOIN processes ON processes.id = owners.process AND processes.lease > clock_timestamp()"
    " WHERE tables.code = :code"
)
_CLAIM = sa.text(
    'INSERT INTO owners ("table", process, term) VALUES (:table, :process, 1)'
    ' ON CONFLICT ("table") DO UPDATE SET process = excluded.process, term = owners.term + 1'
    f" WHERE owners.process IS NULL OR owners.process = excluded.process OR NOT {_HAS_LEASE}"
    " RETURNING term"
)
_LIMIT_LOCK_WAIT = sa.text("SELECT set_config('lock_timeout', :milliseconds, true)")
LOCK_NOT_AVAILABLE = "55P03"
"""The SQLSTATE of PostgreSQL for a lock that was waited for too long."""
_NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :what)")
_NOTIFY_TABLE = sa.text(
    f"SELECT pg_notify('{CHANNEL}', :table || ' ' || coalesce((SELECT max(number) FROM log WHERE \"table\" = :table), 0))"
)
_HELD = 'SELECT "table", term FROM owners WHERE process = %s AND "table" = ANY(%s) FOR SHARE'
_RELEASE = sa.text('UPDATE owners SET process = NULL WHERE "table" = :table AND term = :term AND process = :process')
_FORGET = sa.text(
    "DELETE FROM processes WHERE lease < clock_timestamp() - make_interval(secs => :seconds)"
    " AND NOT EXISTS (SELECT 1 FROM owners WHERE owners.process = processes.id)"
)
_ORPHANS = sa.text(  # scalar subqueries look into the index for each of the few orphans; EXISTS would scan the log of all games ever played
    "WITH orphans AS MATERIALIZED (SELECT tables.id, tables.code FROM tables"
    ' LEFT JOIN owners ON owners."table" = tables.id'
    f" WHERE tables.status = 'running' AND (owners.process IS NULL OR NOT {_HAS_LEASE}))"
    " SELECT id, code FROM orphans"
    " WHERE (SELECT 1 FROM seats WHERE seats.\"table\" = orphans.id AND seats.kind = 'bot' LIMIT 1) IS NOT NULL"
    " OR (SELECT 1 FROM log WHERE log.\"table\" = orphans.id AND log.kind IN ('stand-in', 'leave') LIMIT 1) IS NOT NULL"
)


def register(connection: Connection, lease: float, **values: Any) -> int:
    """Store a process with a lease of so many seconds, tell the others, and return its id."""
    process = int(connection.execute(_REGISTER, {"lease": lease, **values}).scalar_one())
    notify_members(connection)
    return process


def notify_members(connection: Connection) -> None:
    """Tell the processes that one of them came, came back or left."""
    connection.execute(_NOTIFY, {"what": NO_TABLE})


def renew(connection: Connection, process: int, lease: float) -> bool | None:
    """Renew a lease; return whether it was still running, None if the process is no longer stored."""
    found = connection.execute(_RENEW, {"process": process, "lease": lease}).scalar()
    return None if found is None else bool(found)


def list_members(connection: Connection) -> list[Member]:
    """List the processes, those whose lease has run out too."""
    return [Member(*row) for row in connection.execute(_MEMBERS)]


def list_programs(connection: Connection) -> set[str]:
    """The programs that are running, by the newest step of the schema that each knows."""
    if connection.scalar(sa.select(sa.func.to_regclass("processes"))) is None:
        return set()
    return {member.schema for member in list_members(connection) if member.is_alive}


def list_owned(connection: Connection, process: int) -> set[Fence]:
    """List the tables that a process owns, with their terms."""
    found = connection.execute(sa.text('SELECT "table", term FROM owners WHERE process = :process'), {"process": process})
    return {(table, term) for table, term in found}


def find_owner(connection: Connection, code: str) -> Owner | None:
    """Find the owner of a table by its code; None if there is no such table."""
    row = connection.execute(_FIND, {"code": code}).first()
    return None if row is None else Owner(*row)


def claim(connection: Connection, process: int, code: str) -> int:
    """Make a process the owner of a table that no other process with a lease owns, and return the new term, 0 if there is no such table.

    The update waits until appends of the owner before are stored or refused, since each of them holds the row. TableMoved names an owner
    whose lease is running. The owner is looked at first without a lock, so that a request for its table never waits.
    """
    owner = find_owner(connection, code)
    if owner is None:
        return 0
    if owner.process not in (0, process):
        raise TableMoved(owner.process)
    term = connection.execute(_CLAIM, {"table": owner.table, "process": process}).scalar()
    if term is None:  # another process was faster
        raise TableMoved
    if term > 1:
        connection.execute(_NOTIFY_TABLE, {"table": owner.table})
    return int(term)


def limit_lock_wait(connection: Connection, milliseconds: int) -> None:
    """Let the statements of this transaction fail that wait so long for a lock."""
    connection.execute(_LIMIT_LOCK_WAIT, {"milliseconds": str(milliseconds)})


def is_lock_timeout(error: BaseException) -> bool:
    """Whether a statement has failed because it waited too long for a lock."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == LOCK_NOT_AVAILABLE


def add_owner(connection: Connection, table: int, process: int) -> None:
    """Store the owner of a new table, in the transaction that stores the table; its term is 1."""
    connection.execute(
        sa.text('INSERT INTO owners ("table", process, term) VALUES (:table, :process, 1)'), {"table": table, "process": process}
    )


def find_held(connection: Connection, process: int, fences: Iterable[Fence]) -> set[Fence]:
    """Find those of these tables that a process still owns in these terms. They cannot get another owner before the transaction ends."""
    rows = connection.exec_driver_sql(_HELD, (process, sorted({table for table, _ in fences})))
    return {(table, term) for table, term in rows}


def release(connection: Connection, process: int, fences: Iterable[Fence]) -> set[Fence]:
    """Give up tables that are no longer in memory, and return those that the process still owned in these terms.

    Those cannot get another owner before the transaction ends.
    """
    given = ((fence, {"process": process, "table": fence[0], "term": fence[1]}) for fence in sorted(fences))
    return {fence for fence, values in given if connection.execute(_RELEASE, values).rowcount}


def expire(connection: Connection, processes: Iterable[int]) -> None:
    """End the leases of processes that are known to be gone."""
    connection.exec_driver_sql("UPDATE processes SET lease = clock_timestamp() WHERE id = ANY(%s)", (list(processes),))


def leave(connection: Connection, process: int) -> None:
    """Give up all tables of a process, remove it, and tell the others."""
    connection.execute(sa.text("UPDATE owners SET process = NULL WHERE process = :process"), {"process": process})
    connection.execute(sa.text("DELETE FROM processes WHERE id = :process"), {"process": process})
    notify_members(connection)


def forget_processes(connection: Connection, seconds: float) -> None:
    """Remove processes whose lease ran out so long ago and whose tables all have new owners."""
    connection.execute(_FORGET, {"seconds": seconds})


def find_holders(connection: Connection, codes: Iterable[str]) -> dict[str, int]:
    """The owners of those of these tables that a process with a lease owns, by code."""
    found = connection.exec_driver_sql(
        'SELECT tables.code, owners.process FROM tables JOIN owners ON owners."table" = tables.id'
        f" WHERE tables.code = ANY(%s) AND {_HAS_LEASE}",
        (list(codes),),
    )
    return {str(code): int(process) for code, process in found}


def exchange(connection: Connection, process: int, shared: bytes | None) -> dict[int, bytes]:
    """Store what a process shares, if it has changed, and read what the others share."""
    if shared is not None:
        connection.execute(sa.text("UPDATE processes SET shared = :shared WHERE id = :process"), {"process": process, "shared": shared})
    wanted = sa.text("SELECT id, shared FROM processes WHERE id <> :process AND lease > clock_timestamp() AND shared IS NOT NULL")
    return {other: bytes(found) for other, found in connection.execute(wanted, {"process": process})}


def list_orphans(connection: Connection) -> list[tuple[int, str]]:
    """List the running games with bots or stand-ins that no process with a lease owns: id and code."""
    return [(table, code) for table, code in connection.execute(_ORPHANS)]
