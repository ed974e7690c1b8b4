"""What is removed after a time, and by which rules: those of the server's own passes (`expiry`) and of `emporion prune`.

A message of the chat keeps its place in the log, whose numbers have no gaps; its text and the name of who said it are emptied.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from emporion.server import queries, schema

HOUR_SECONDS, DAY_SECONDS = 3600.0, 86400.0
TOMBSTONE_DAYS = 400
"""The link of a removed table says for this long that it was removed."""
BATCH_TABLES = 10
"""One commit removes at most this many tables, so that moves do not wait long."""
Item = TypeVar("Item")
Report = Callable[[int, int], None]
"""Is told how many of how many tables are done."""


class Rules(NamedTuple):
    """After how long something is removed; `chat_days` 0 keeps what was said."""

    open_hours: float
    keep_days: float
    chat_days: float


class Due(NamedTuple):
    """What the rules remove: ids of waiting tables, codes of unused ones, tables with old messages and the number of these."""

    waiting: list[int]
    unused: list[str]
    chat_tables: list[int]
    messages: int

    @property
    def tables(self) -> int:
        """The number of tables that are touched."""
        return len(self.waiting) + len(self.unused) + len(self.chat_tables)


def list_due(connection: Connection, rules: Rules, now: float) -> Due:
    """List what the rules remove."""
    tables = schema.tables.c
    waiting = sa.select(tables.id).where(tables.status == "open", tables.opened < now - rules.open_hours * HOUR_SECONDS)
    unused = queries.list_unused(connection, now - rules.keep_days * DAY_SECONDS)
    chat = list_old_chat(connection, now - rules.chat_days * DAY_SECONDS) if rules.chat_days else []
    return Due(list(connection.scalars(waiting)), unused, [table for table, _ in chat], sum(count for _, count in chat))


def list_old_chat(connection: Connection, before: float) -> list[tuple[int, int]]:
    """List tables whose game is over with messages from before a time, and how many these are."""
    log = schema.log.c
    wanted = sa.select(log.table, sa.func.count()).where(_old_chat(before)).group_by(log.table).order_by(log.table)
    return [(table, count) for table, count in connection.execute(wanted)]


def remove_chat(connection: Connection, tables: list[int], before: float) -> None:
    """Empty old messages of these tables."""
    connection.execute(sa.update(schema.log).where(schema.log.c.table.in_(tables), _old_chat(before)).values(text="", name=""))


def _old_chat(before: float) -> sa.ColumnElement[bool]:
    log, tables = schema.log.c, schema.tables.c
    ended = sa.select(tables.id).where(tables.status.not_in(("open", "running")))
    return sa.and_(log.kind == "chat", log.text != "", log.at < before, log.table.in_(ended))


def prune(engine: Engine, rules: Rules, report: Report) -> Due:
    """Remove what the rules remove, in many small commits; no server may run. What was done before a failure stays done."""
    now = time.time()
    with engine.connect() as connection:
        due = list_due(connection, rules, now)
    done = 0
    for tables in batches(due.waiting):
        with engine.begin() as connection:
            for table in tables:
                queries.remove_waiting(connection, table)
        report(done := done + len(tables), due.tables)
    for codes in batches(due.unused):
        with engine.begin() as connection:
            queries.remove_unused(connection, codes, now - rules.keep_days * DAY_SECONDS)
        report(done := done + len(codes), due.tables)
    for tables in batches(due.chat_tables):
        with engine.begin() as connection:
            remove_chat(connection, tables, now - rules.chat_days * DAY_SECONDS)
        report(done := done + len(tables), due.tables)
    with engine.begin() as connection:
        queries.forget_removed(connection, now - TOMBSTONE_DAYS * DAY_SECONDS)
    return due


def batches(items: list[Item]) -> Iterator[list[Item]]:
    """Parts of a list for one commit each."""
    for start in range(0, len(items), BATCH_TABLES):
        yield items[start : start + BATCH_TABLES]
