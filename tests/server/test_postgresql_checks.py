"""What `emporion doctor` checks of a PostgreSQL."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

import psycopg
import pytest
import sqlalchemy as sa

from emporion.server import postgresql_checks
from emporion.server.database import MAX_CONNECTIONS, Database, database_url, make_engine
from emporion.server.postgresql_checks import check_postgresql
from tests.server.serving import PostgreSQL, Serving

NOTIFICATION = b"A"
"""The type of the message that brings a notification."""


@pytest.fixture
def address(postgresql: PostgreSQL) -> Iterator[str]:
    """The address of a PostgreSQL database with the newest schema."""
    found = postgresql.database()
    database = Database(found)
    database.open()
    database.close()
    yield found
    postgresql.drop(found)


def grades(address: str, workers: int = 1) -> dict[str, str]:
    """The grade of each finding by its name."""
    engine = make_engine(database_url(address))
    try:
        return {one.key.removeprefix("doctor-"): one.grade for one in check_postgresql(engine, workers)}
    finally:
        engine.dispose()


@pytest.mark.always
def test_a_postgresql_that_is_well(address: str) -> None:
    assert grades(address) == {"connections-good": "good", "durability-good": "good", "sessions-good": "good", "server-none": "good"}


def test_too_few_connections(address: str) -> None:
    """The limit of PostgreSQL holds for all processes; that of the database for itself."""
    with psycopg.connect(address, autocommit=True) as connection:
        row = connection.execute("SHOW max_connections").fetchone()
        assert row is not None
        most = int(row[0])
        assert grades(address, most // MAX_CONNECTIONS + 1)["connections-few"] == "wrong"
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} CONNECTION LIMIT {2 * MAX_CONNECTIONS}".encode())
        assert grades(address, 1)["connections-good"] == "good"
        assert grades(address, 2)["connections-upgrade"] == "warning"
        assert grades(address, 3)["connections-few"] == "wrong"


def test_commits_that_do_not_wait_for_the_disk(address: str) -> None:
    setting = "synchronous_commit"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET {setting} = off".encode())
    assert grades(address)["durability-off"] == "wrong"
    engine = make_engine(database_url(address))
    with engine.connect() as connection:
        assert setting in postgresql_checks._check_durability(connection).sentence
    engine.dispose()


def test_a_pooler_that_loses_notifications(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As PgBouncer does with `pool_mode = transaction`: what a server session hears is passed on to no client."""
    monkeypatch.setattr(postgresql_checks, "NOTIFIED_SECONDS", 0.3)
    with without_notifications(address) as pooled:
        assert grades(pooled)["sessions-pooled"] == "wrong"


def test_processes_at_their_internal_addresses(address: str) -> None:
    with Serving(address) as serving:
        assert grades(address)["processes-good"] == "good"
        with serving.store.engine.begin() as connection:
            connection.execute(sa.text("UPDATE processes SET address = '127.0.0.1:9'"))
        assert grades(address)["process-silent"] == "wrong"


@contextlib.contextmanager
def without_notifications(address: str) -> Iterator[str]:
    """A way to PostgreSQL that passes on every message but notifications."""
    found = psycopg.conninfo.conninfo_to_dict(address)
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = listening.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(f"{found['host']}/.s.PGSQL.{found.get('port') or 5432}")
                threading.Thread(target=_pass, args=(client, server), daemon=True).start()
                threading.Thread(target=_pass_answers, args=(server, client), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    try:
        yield f"postgresql://{found['user']}:@127.0.0.1:{listening.getsockname()[1]}/{found['dbname']}?sslmode=disable&gssencmode=disable"
    finally:
        listening.close()


def _pass(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(1 << 16):
            target.sendall(data)
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_RDWR)


def _pass_answers(source: socket.socket, target: socket.socket) -> None:
    """Pass on whole messages: a type, the length, and what it holds."""
    with source, target, contextlib.suppress(OSError), source.makefile("rb") as stream:
        while len(head := stream.read(5)) == 5:
            rest = stream.read(int.from_bytes(head[1:]) - 4)
            if head[:1] != NOTIFICATION:
                target.sendall(head + rest)
