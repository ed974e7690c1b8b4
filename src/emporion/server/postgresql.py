"""PostgreSQL that hangs is PostgreSQL that is lost: nobody waits for its answer for longer than the store says."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import sqlalchemy as sa
from psycopg.abc import RV, PQGen
from sqlalchemy.engine import Connection, Engine

GRACE = 1.0
"""Seconds that a server has to say by itself that something took too long."""
KEEPALIVE = {"keepalives": 1, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""A server whose machine is gone is noticed while nobody asks it anything."""


class Impatient(psycopg.Connection[Any]):
    """A connection that is given up if an answer takes longer than `longest` seconds; what had been asked then may or may not happen."""

    longest: float | None = None

    def wait(self, gen: PQGen[RV], *more: Any, **named: Any) -> RV:
        """Everything that is asked of the server is waited for here."""
        if self.longest is None:
            return super().wait(gen, *more, **named)
        return super().wait(self._in_time(gen, time.monotonic() + self.longest), *more, **named)

    def _in_time(self, gen: PQGen[RV], end: float) -> PQGen[RV]:
        """Steps of a question; the driver takes one at least every tenth of a second."""
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > end:
                    self.pgconn.finish()  # without a word: the other end does not listen
                    raise psycopg.OperationalError("no answer in time")
                wanted = gen.send(ready)
        except StopIteration as done:
            found: RV = done.value
            return found


def impatient(engine: Engine, longest: Callable[[], float]) -> Engine:
    """Let every connection of an engine be given up in time, and tell the server to give up before."""

    def connect(_: object, __: object, arguments: tuple[Any, ...], named: dict[str, Any]) -> Impatient:
        seconds = longest()
        user = {"connect_timeout": int(seconds), "tcp_user_timeout": int(1000 * (seconds + GRACE))}
        connection = Impatient.connect(*arguments, **(KEEPALIVE | user | named))
        connection.longest = seconds + GRACE
        connection.execute(f"SET statement_timeout = {int(1000 * seconds)}; SET lock_timeout = {int(1000 * seconds)}")
        connection.commit()
        return connection

    sa.event.listen(engine, "do_connect", connect)
    return engine


@contextmanager
def patient(connection: Connection) -> Iterator[None]:
    """Something that may take long, such as a change of the schema."""
    driver: Any = connection.connection.driver_connection
    before = driver.longest
    driver.longest = None
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    try:
        yield
    finally:
        driver.longest = before
