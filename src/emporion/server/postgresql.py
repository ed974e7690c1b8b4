"""Timeouts for PostgreSQL: a connection whose answer takes too long is closed, as if it were lost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import sqlalchemy as sa
from psycopg.abc import RV, PQGen
from sqlalchemy.engine import Connection, Engine

IDLE_MILLISECONDS = 2000
"""A process that hangs in the middle of a transaction loses it after this time, so that what it has locked is free for the others."""
GRACE_SECONDS = 1.0
"""The time after the server's own timeout in which it may still report it."""
KEEPALIVE = {"keepalives": 1, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""Keepalive settings by which an idle connection notices that the server's machine is gone."""


class TimeoutConnection(psycopg.Connection[Any]):
    """A connection that is closed if an answer takes longer than `timeout` seconds; the statement may or may not have run then."""

    timeout: float | None = None

    def wait(self, gen: PQGen[RV], *more: Any, **named: Any) -> RV:
        """Wait for an answer of the server; the driver calls this for every request."""
        if self.timeout is None:
            return super().wait(gen, *more, **named)
        return super().wait(self._limit_time(gen, time.monotonic() + self.timeout), *more, **named)

    def _limit_time(self, gen: PQGen[RV], end: float) -> PQGen[RV]:
        """Pass on the steps of a request, which the driver takes at least every tenth of a second, until the time is up."""
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > end:
                    self.pgconn.finish()  # without a message, since the server does not answer
                    raise psycopg.OperationalError("no answer in time")
                wanted = gen.send(ready)
        except StopIteration as done:
            found: RV = done.value
            return found


def limit_waits(engine: Engine, timeout: Callable[[], float]) -> Engine:
    """Give every connection of an engine a timeout, and the server a slightly shorter one."""

    def connect(_: object, __: object, arguments: tuple[Any, ...], named: dict[str, Any]) -> TimeoutConnection:
        seconds = timeout()
        user = {"connect_timeout": int(seconds), "tcp_user_timeout": int(1000 * (seconds + GRACE_SECONDS))}
        connection = TimeoutConnection.connect(*arguments, **(KEEPALIVE | user | named))
        connection.timeout = seconds + GRACE_SECONDS
        limits = {
            "statement_timeout": 1000 * seconds,
            "lock_timeout": 1000 * seconds,
            "idle_in_transaction_session_timeout": IDLE_MILLISECONDS,
        }
        connection.execute("; ".join(f"SET {name} = {int(milliseconds)}" for name, milliseconds in limits.items()))
        connection.commit()
        return connection

    sa.event.listen(engine, "do_connect", connect)
    return engine


@contextmanager
def without_timeout(connection: Connection) -> Iterator[None]:
    """A context in which a connection has no timeout, for a change of the schema: a step may also take long between its statements."""
    driver: Any = connection.connection.driver_connection
    before = driver.timeout
    driver.timeout = None
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0")
    try:
        yield
    finally:
        driver.timeout = before
