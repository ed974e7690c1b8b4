"""The statements of the store, for SQLite and PostgreSQL alike. Each runs in the transaction of its caller.

The log is append-only, and the number of an entry is unique in its table: of two writers that append the same number, one is refused.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec import structs
from sqlalchemy.engine import Connection

from emporion.engine.decoding import convert
from emporion.engine.errors import EmporionError
from emporion.server import schema
from emporion.tables.table_log import Entry, SeatState, Summary, Terms
from emporion.tables.wire import Decision, Status

LogRow = tuple[Any, ...]
"""The values of a row of the log: the id of its table, then the fields of the entry."""
MAX_STATEMENT_ROWS = 4000
"""At most this many rows go into one statement: SQLite takes 32,766 values, and a row has seven."""
_LOG_COLUMNS = ("table", *Entry.__struct_fields__)
_INSERT_LOG = "INSERT INTO log ({}) VALUES ".format(", ".join(f'"{name}"' for name in _LOG_COLUMNS))
_QUESTION_MARKS = "({})".format(",".join("?" * len(_LOG_COLUMNS)))
_PERCENT_MARKS = "({})".format(",".join(["%s"] * len(_LOG_COLUMNS)))


def read_secret(connection: Connection, made: bytes) -> bytes:
    """Read the server's secret; store and return `made` if there is none yet."""
    found = connection.scalar(sa.select(schema.settings.c.value).where(schema.settings.c.name == "secret"))
    if found is None:
        connection.execute(sa.insert(schema.settings).values(name="secret", value=made))
        return made
    return bytes(found)


def read_programs(connection: Connection, step: str) -> list[str]:
    """The programs that work with a step of the schema, by the newest step that each knows; empty if the database does not say."""
    found = connection.scalar(sa.select(schema.settings.c.value).where(schema.settings.c.name == "programs"))
    named, *programs = [""] if found is None else bytes(found).decode().split()
    return programs if named == step else []


def store_programs(connection: Connection, step: str, programs: Sequence[str]) -> None:
    """Store which programs work with a step of the schema."""
    connection.execute(sa.delete(schema.settings).where(schema.settings.c.name == "programs"))
    connection.execute(sa.insert(schema.settings).values(name="programs", value=" ".join([step, *programs]).encode()))


def try_write(connection: Connection) -> None:
    """Write 16 KB and delete them again, to find out whether the disk has room."""
    connection.execute(sa.insert(schema.settings).values(name="room", value=bytes(1 << 14)))
    connection.execute(sa.delete(schema.settings).where(schema.settings.c.name == "room"))


def add_table(connection: Connection, terms: Terms, seats: Sequence[SeatState], summary: Summary, entries: Sequence[Entry]) -> int:
    """Store a new table with its log and return its id."""
    values = structs.asdict(terms) | {"summary": msgspec.to_builtins(summary)}
    del values["id"]
    number = connection.execute(sa.insert(schema.tables).values(**values)).inserted_primary_key
    assert number is not None
    connection.execute(sa.insert(schema.seats), [{"table": number[0], **structs.asdict(state)} for state in seats])
    add_rows(connection, [log_row(number[0], entry) for entry in entries])
    return int(number[0])


def log_row(table: int, entry: Entry) -> LogRow:
    """The row of an entry in the log."""
    return (table, *structs.astuple(entry))


def add_rows(connection: Connection, rows: Sequence[LogRow]) -> None:
    """Append rows to the logs of many tables with few statements: a driver gives up the GIL, and waits for it, at every statement."""
    mark = _QUESTION_MARKS if connection.dialect.paramstyle == "qmark" else _PERCENT_MARKS
    for start in range(0, len(rows), MAX_STATEMENT_ROWS):
        part = rows[start : start + MAX_STATEMENT_ROWS]
        connection.exec_driver_sql(_INSERT_LOG + ",".join([mark] * len(part)), tuple(chain.from_iterable(part)))


def do_nothing(_: Connection) -> None:
    """The work of a write that only appends."""


def change_status(connection: Connection, table: int, before: Status, after: Status, summary: Summary) -> None:
    """Change the status of a table together with its summary, if it is still `before`."""
    change_table(connection, table, "status", before, status=after, summary=msgspec.to_builtins(summary))


def change_table(connection: Connection, table: int, name: str, before: object, **values: object) -> None:
    """Change columns of a table, if its column `name` still has the value `before`."""
    columns = schema.tables.c
    _check_changed(connection.execute(sa.update(schema.tables).where(columns.id == table, columns[name] == before).values(**values)))


def change_seat(connection: Connection, table: int, state: SeatState, before: SeatState) -> None:
    """Change a seat, if its person and entropy are still those of `before`."""
    columns = schema.seats.c
    same = sa.and_(columns.table == table, columns.seat == state.seat, columns.person == before.person, columns.entropy == before.entropy)
    _check_changed(connection.execute(sa.update(schema.seats).where(same).values(**structs.asdict(state))))


def _check_changed(result: sa.CursorResult[Any]) -> None:
    """Refuse a change whose row was changed by another writer."""
    if result.rowcount != 1:
        raise EmporionError("store-conflict")


class Stored(NamedTuple):
    """A table with its log, and the number of the entry after which its summary was stored."""

    terms: Terms
    seats: list[SeatState]
    entries: list[Entry]
    summarized: int | None


def find_table(connection: Connection, code: str) -> Stored | None:
    """Read a table with its seats and its log; None if there is none."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.code == code)).mappings().first()
    if row is None:
        return None
    values = dict(row)
    summary = values.pop("summary")
    terms = Terms(**values)
    seats = connection.execute(sa.select(schema.seats).where(schema.seats.c.table == terms.id).order_by(schema.seats.c.seat)).mappings()
    log = schema.log.c
    wanted = sa.select(*(log[name] for name in Entry.__struct_fields__)).where(log.table == terms.id).order_by(log.number)
    entries = [Entry(*found) for found in connection.execute(wanted)]
    return Stored(terms, [_seat_state(found) for found in seats], entries, summary["number"] if summary else None)


def find_code(connection: Connection, table: int) -> str | None:
    """Find the code of a table by its id."""
    return connection.scalar(sa.select(schema.tables.c.code).where(schema.tables.c.id == table))


def is_source(connection: Connection, table: int) -> bool:
    """Whether other tables begin with events of this one; it cannot be removed then (the foreign key refuses it too)."""
    return connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.source_id == table).limit(1)) is not None


def has_seat(connection: Connection, code: str, person: str) -> bool:
    """Whether a person has a seat at the table with this code."""
    wanted = (
        sa.select(schema.seats.c.seat)
        .join(schema.tables, schema.seats.c.table == schema.tables.c.id)
        .where(schema.tables.c.code == code, schema.seats.c.person == person)
        .limit(1)
    )
    return connection.scalar(wanted) is not None


# Lists.

Outline = tuple[Terms, list[SeatState], Summary]
"""The part of a table that lists show, for tables that are not in memory."""


def read_outlines(connection: Connection, codes: Sequence[str]) -> dict[str, Outline]:
    """Read the outlines of tables by their codes. Tables with a damaged row, or a missing or old summary, are left out."""
    columns, own_log = schema.tables.c, schema.log.c
    names = [column.name for column in columns if column.name not in _JSON_COLUMNS]
    last = sa.select(sa.func.max(own_log.number)).where(own_log.table == columns.id).scalar_subquery()
    wanted = sa.select(
        *(columns[name] for name in names), *(sa.cast(columns[name], sa.Text).label(name) for name in _JSON_COLUMNS), last.label("last")
    ).where(columns.code.in_(codes))
    rows = [dict(row) for row in connection.execute(wanted).mappings()]
    seat_states: dict[int, list[SeatState]] = {row["id"]: [] for row in rows}
    ordered = sa.select(schema.seats).where(schema.seats.c.table.in_(seat_states)).order_by(schema.seats.c.table, schema.seats.c.seat)
    for seat in connection.execute(ordered).mappings():
        seat_states[seat["table"]].append(_seat_state(seat))
    found = {}
    for row in rows:
        outline = _outline(row, seat_states[row["id"]])
        if outline is not None:
            found[row["code"]] = outline
    return found


_JSON_COLUMNS = ("options", "components", "summary")
"""Columns that are read as text, so that a damaged one makes only its own table fail."""


def _outline(row: dict[str, Any], seats: list[SeatState]) -> Outline | None:
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
    """Store the summaries of tables by their ids."""
    for table, summary in summaries.items():
        values = {"summary": msgspec.to_builtins(summary)}
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**values))


def _seat_state(row: Any) -> SeatState:
    return SeatState(*(row[name] for name in SeatState.__struct_fields__))


def list_waiting(connection: Connection) -> list[tuple[str, str, bool, float]]:
    """List the tables that wait for players, oldest first: code, host, whether it is listed, and when the host was last connected."""
    columns = schema.tables.c
    wanted = sa.select(columns.code, columns.host, columns.listed, columns.opened)
    found = connection.execute(wanted.where(columns.status == "open").order_by(columns.created))
    return [(code, host, listed, opened) for code, host, listed, opened in found]


def was_removed(connection: Connection, code: str) -> bool:
    """Whether a table with this code has been removed."""
    return connection.scalar(sa.select(schema.removed.c.at).where(schema.removed.c.code == code)) is not None


def note_opened(connection: Connection, tables: Sequence[int], now: float) -> None:
    """Store that tables were opened just now."""
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id.in_(tables)).values(opened=now))


def _is_unused(before: float) -> sa.ColumnElement[bool]:
    """The condition for unused tables: exploration boards, uploads, games of bots and games in which no person has moved, if they were not
    opened since `before` and no other table begins with them.
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


def list_unused(connection: Connection, before: float) -> list[str]:
    """List the codes of unused tables, those first that were opened longest ago."""
    tables = schema.tables.c
    return list(connection.scalars(sa.select(tables.code).where(_is_unused(before)).order_by(tables.opened)))


def remove_unused(connection: Connection, codes: Sequence[str], before: float) -> list[str]:
    """Remove those of these tables that are still unused, and return their codes."""
    tables = schema.tables.c
    return _remove(connection, sa.and_(tables.code.in_(codes), _is_unused(before)))


def remove_waiting(connection: Connection, table: int) -> None:
    """Remove a table that waits for players."""
    if not _remove(connection, sa.and_(schema.tables.c.id == table, schema.tables.c.status == "open")):
        raise EmporionError("store-conflict")


def _remove(connection: Connection, which: sa.ColumnElement[bool]) -> list[str]:
    """Remove tables with their seats, logs and reviews; the codes stay, so that their links say that the table was removed."""
    found = connection.execute(sa.select(schema.tables.c.id, schema.tables.c.code).where(which)).all()
    if not found:
        return []
    ids = [number for number, _ in found]
    for part in (schema.owners, schema.log, schema.reviews, schema.seats):
        connection.execute(sa.delete(part).where(part.c.table.in_(ids)))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(ids)))
    now = time.time()
    connection.execute(sa.insert(schema.removed), [{"code": code, "at": now} for _, code in found])
    return [code for _, code in found]


def forget_removed(connection: Connection, before: float) -> None:
    """Delete the codes of tables that were removed long ago."""
    connection.execute(sa.delete(schema.removed).where(schema.removed.c.at < before))


def list_of_person(connection: Connection, person: str, limit: int) -> list[str]:
    """List the codes of the tables at which a person has a seat, newest first, without those that the person has removed."""
    wanted = (
        sa.select(schema.tables.c.code)
        .distinct()
        .add_columns(schema.tables.c.created)
        .join(schema.seats, schema.seats.c.table == schema.tables.c.id)
        .where(schema.seats.c.person == person, ~schema.seats.c.removed)
        .order_by(schema.tables.c.created.desc())
        .limit(limit)
    )
    return [code for code, _ in connection.execute(wanted)]


def list_running_with_bots(connection: Connection) -> list[str]:
    """List the codes of running games that have a bot or a stand-in."""
    wanted = (
        sa.select(schema.tables.c.code)
        .distinct()
        .outerjoin(schema.seats, sa.and_(schema.seats.c.table == schema.tables.c.id, schema.seats.c.kind == "bot"))
        .outerjoin(schema.log, sa.and_(schema.log.c.table == schema.tables.c.id, schema.log.c.kind.in_(("stand-in", "leave"))))
        .where(schema.tables.c.status == "running", sa.or_(schema.seats.c.seat.is_not(None), schema.log.c.number.is_not(None)))
    )
    return list(connection.scalars(wanted))


# Reviews.


def read_decisions(connection: Connection, table: int) -> list[Decision]:
    """Read the decisions of a review that are stored."""
    wanted = sa.select(schema.reviews.c.decision).where(schema.reviews.c.table == table).order_by(schema.reviews.c.event)
    return [convert(found, Decision) for found in connection.scalars(wanted)]


def store_decision(connection: Connection, table: int, decision: Decision) -> None:
    """Store a decision of a review, unless it is stored already."""
    exists = sa.select(schema.reviews.c.event).where(schema.reviews.c.table == table, schema.reviews.c.event == decision.event)
    if connection.scalar(exists) is None:
        values = {"table": table, "event": decision.event, "decision": msgspec.to_builtins(decision)}
        connection.execute(sa.insert(schema.reviews).values(**values))
