"""`emporion doctor`: what is wrong is found, and the exit code says whether something is."""

from __future__ import annotations

import json
import shutil
import socket
import sqlite3
import time
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest

from emporion import compiled
from emporion.server import doctor
from emporion.server.database import Database
from emporion.server.settings import Settings
from tests.conftest import run
from tests.server.serving import PostgreSQL, Process, rows


def findings(*arguments: str) -> dict[str, str]:
    """The grade of each finding by its name."""
    done = run("doctor", "--json", *arguments)
    assert "Something went wrong" not in done.stderr
    found = json.loads(done.stdout)
    assert done.returncode == (1 if found["wrong"] else 0)
    return {one["finding"]: one["grade"] for one in found["findings"]}


@pytest.mark.always
def test_a_server_that_is_well(database: str, tmp_path: Path) -> None:
    kept = Database(database)
    kept.open()
    kept.close()
    found = findings("--port", "0", "--database", database, "--allowed-host", "games.example")
    assert {"database-good", "server-none", "clock-good", "files-good", "port-free", "hosts-given"} <= found.keys()
    assert "wrong" not in found.values()
    assert "write-good" in found or "write-slow" in found
    with rows(database) as connection:
        names = {name for (name,) in connection.exec_driver_sql("SELECT name FROM settings")}
    assert "doctor" not in names


def test_a_running_server_is_named(process: Process) -> None:
    process.start()
    found = findings("--port", str(process.port), "--database", process.settings.database)
    assert found["server-running" if process.settings.database.endswith(".db") else "processes-good"] == "good"
    assert "server-none" not in found
    assert found["port-emporion"] == "good"
    assert process.answers()


def test_another_program_at_the_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        place = Settings(port=port, database=str(tmp_path / "tables.db"))
        doctor.ANSWER_SECONDS, before = 0.2, doctor.ANSWER_SECONDS
        try:
            found = [one for one in doctor.examine(place) if one.key == "doctor-port-taken"]
        finally:
            doctor.ANSWER_SECONDS = before
    assert found[0].grade == "wrong"
    assert str(port) in found[0].sentence


@pytest.mark.parametrize(
    ("statement", "name", "grade"),
    [
        ("UPDATE alembic_version SET version_num = 'tomorrow'", "database-newer", "wrong"),
        ("UPDATE alembic_version SET version_num = 'first'", "database-old", "warning"),
        ("DROP TABLE alembic_version", "database-empty", "good"),
    ],
)
def test_schemas(statement: str, name: str, grade: str, migrated: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(migrated, file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)
    assert findings("--port", "0", "--database", str(file))[name] == grade


def test_a_clock_that_was_set_back(migrated: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(migrated, file)
    with closing(sqlite3.connect(file)) as connection, connection:
        values = {"code": "abcdefgh", "game": "corinth", "players": 2, "options": "{}", "components": "{}", "listed": 0, "hints": 0}
        values |= {"pace": 0, "chosen": 0, "status": "open", "replay": 0, "seed": b"", "host": "", "created": time.time() + 3600}
        names = ", ".join(values)
        connection.execute(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(values))})", list(values.values()))
    assert findings("--port", "0", "--database", str(file))["clock-behind"] == "wrong"


@pytest.mark.parametrize(
    "database", ["/dev/null/x/tables.db", "mysql://x/y", "postgresql://nobody:secret@127.0.0.1:9/x", "/proc/tables.db", "TEXT"]
)
def test_a_database_that_is_none(database: str, tmp_path: Path) -> None:
    if database == "TEXT":
        (tmp_path / "tables.db").write_text("not a database at all, but long enough to be taken for one" * 20)
        database = str(tmp_path / "tables.db")
    found = findings("--port", "0", "--database", database)
    assert "wrong" in found.values()
    assert "secret" not in run("doctor", "--port", "0", "--database", database).stdout


def test_postgresql_that_refuses(postgresql: PostgreSQL) -> None:
    found = findings("--port", "0", "--database", postgresql.address("nowhere"))
    assert found["database-unreachable"] == "wrong"


@pytest.mark.parametrize(("free", "grade"), [(5e9, "good"), (1e9, "warning"), (1e8, "wrong")])
def test_room_on_the_disk(free: float, grade: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    usage = namedtuple("usage", "free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(free))
    assert doctor._check_disk(tmp_path).grade == grade


def test_builds_hosts_and_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "flavor", lambda: "interpreted")
    assert doctor._check_build().grade == "warning"
    assert doctor._check_hosts(Settings(allowed_hosts=("*",))).grade == "warning"
    assert [one.key for one in doctor._check_tls(Settings(host="0.0.0.0"))] == ["doctor-tls-none"]
    monkeypatch.setattr(doctor, "SLOW_COMMIT_MS", -1.0)
    assert doctor._time_commits(lambda: None).grade == "warning"

    def fail() -> None:
        raise OSError(28, "No space left on device")

    assert "No space left" in doctor._time_commits(fail).sentence
