"""`emporion serve`: what goes wrong is one sentence, what goes well stops cleanly; and the benchmark in small."""

from __future__ import annotations

import gc
import json
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
import weakref
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from emporion.arena.server_load import Scenario
from emporion.server.app import IDLE_COLLECT_OBJECTS, MAX_IDLE_SOCKETS, collect_garbage
from emporion.server.database import Database
from emporion.terminal.bench_server_command import measured
from emporion.terminal.serve_command import as_sent
from tests.conftest import run
from tests.server.commanded import serving
from tests.server.serving import PostgreSQL


def refused(*arguments: str) -> str:
    done = run("serve", *arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}" in refused("--port", str(port), "--database", str(tmp_path / "tables.db"))
    assert not (tmp_path / "tables.db").exists()


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("/dev/null/folder/tables.db", "Cannot open the database"),
        ("mysql://nobody@nowhere/tables", "must be a file or an address"),
        ("postgresql://nobody:secret@127.0.0.1:9/tables", "Cannot open the database"),
        ("postgresql://nobody:secret@no-such-host.invalid/tables", "Cannot open the database"),
        (f"postgresql://nobody:secret@{'x' * 80}.example/tables", "Cannot open the database"),
        ("postgresql://nobody:secret@127.0.0.1:port/tables", "must be a file or an address"),
        ("postgresql://nobody@127.0.0.1:9/tables?password=secret", "Cannot open the database"),
        ("sqlite://", "must be a file or an address"),
        (":memory:", "must be a file or an address"),
        ("~nobody-here/tables.db", "must be a file or an address"),
        ("/proc/tables.db", "Cannot open the database"),
        ("/proc", "Cannot open the database"),
    ],
)
def test_a_wrong_database_is_one_sentence(database: str, sentence: str) -> None:
    found = refused("--port", "0", "--database", database)
    assert sentence in found
    assert "secret" not in found


@pytest.mark.parametrize("origin", ["games.example", "https://games.example/page", "ftp://games.example", "https://", "*", "null"])
def test_an_origin_that_no_browser_sends_is_one_sentence(origin: str, tmp_path: Path) -> None:
    assert origin in refused("--port", "0", "--database", str(tmp_path / "tables.db"), "--origin", origin)
    assert not (tmp_path / "tables.db").exists()


def test_origins_are_taken_as_browsers_send_them() -> None:
    written = ("https://Games.Example/", "https://games.example:443", " http://games.example:80/", "http://games.example:8080")
    sent = ["https://games.example", "https://games.example", "http://games.example", "http://games.example:8080"]
    assert list(map(as_sent, written)) == sent


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("not a database at all, but long enough to be taken for one" * 20)
    assert "Cannot open the database" in refused("--port", "0", "--database", str(tmp_path / "tables.db"))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = 'tomorrow'", "newer than this program knows"),
        ("DROP TABLE settings", "Cannot open the database"),
    ],
)
def test_a_database_of_another_program_is_one_sentence(tmp_path: Path, change: str, sentence: str) -> None:
    file = tmp_path / "tables.db"
    store = Database(str(file))
    store.open()
    store.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(change)
        connection.commit()
    assert sentence in refused("--port", "0", "--database", str(file))


def test_a_login_that_postgresql_refuses_is_one_sentence(postgresql: PostgreSQL) -> None:
    address = sa.make_url(postgresql.address("postgres")).set(username="nobody_here", password="secret")
    found = refused("--port", "0", "--database", address.render_as_string(hide_password=False))
    assert "nobody_here" in found
    assert "secret" not in found


def test_a_host_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    assert "Cannot listen at" in refused("--host", "no such host", "--port", "0", "--database", str(tmp_path / "tables.db"))


def test_it_serves_and_stops_at_both_signals(tmp_path: Path) -> None:
    with serving(tmp_path / "deep" / "tables.db") as served:
        with urllib.request.urlopen(f"{served.address}/api/v1/health") as answer:
            assert json.load(answer)["ok"]
        with urllib.request.urlopen(f"{served.address}/api") as answer:
            page = answer.read().decode()
        assert "<script" not in page
        assert " style=" not in page
        with urllib.request.urlopen(f"{served.address}/api/page.css") as answer:
            assert answer.headers["content-type"].startswith("text/css")
        assert served.stop(signal.SIGINT) == 0
        served.start()
        assert served.stop(signal.SIGTERM) == 0


def test_a_server_that_is_asked_to_stop_again_and_again_stops_as_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served, urllib.request.urlopen(f"{served.address}/api/v1/health"):
        while served.process.poll() is None:
            served.process.send_signal(signal.SIGINT)
            time.sleep(0.01)
        with served.stderr as lines:
            assert lines.read() == ""
        assert served.process.returncode == 0


NOISE = """
import asyncio, logging, threading, warnings
from emporion.server.serve import set_up_log

set_up_log()
logging.getLogger("emporion.server").info("one", extra={"strange": object()})
logging.getLogger("uvicorn.error").warning("two\\nlines")
logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
logging.getLogger("somebody.else").error("%s", "three")
logging.getLogger("somebody.else").info("not this")
warnings.warn("four", stacklevel=1)
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()

class Late:
    def __del__(self):
        raise RuntimeError("six")
Late()

async def failing():
    async def fail():
        raise RuntimeError("seven")
    task = asyncio.create_task(fail())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
asyncio.run(failing())
"""


def test_every_line_of_the_log_is_json() -> None:
    done = subprocess.run([sys.executable, "-c", NOISE], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert all(set(line) >= {"at", "level", "from", "what"} for line in lines)
    for text, line in zip(("one", "two", "three", "four", "ZeroDivisionError", "six", "seven"), lines, strict=True):
        assert text in line["what"] + line.get("error", "")


def test_the_benchmark_drives_a_server() -> None:
    found = measured(Scenario(2, 0.0), 1.0)
    assert found["moves"] > 5
    assert 0 < found["p50"] <= found["p99"] <= found["worst"]
    assert found["memory"] > 10


def test_what_only_holds_itself_is_found_in_a_quiet_moment() -> None:
    class Knot:
        def __init__(self) -> None:
            self.itself = self

    gc.disable()
    try:
        gc.collect()
        knot = weakref.ref(Knot())
        assert not collect_garbage(sockets=0), "nothing is new"
        kept: list[list[int]] = [[] for _ in range(IDLE_COLLECT_OBJECTS + 1)]
        assert not collect_garbage(sockets=MAX_IDLE_SOCKETS), "people play"
        assert knot() is not None
        assert collect_garbage(sockets=0)
        assert knot() is None
        assert kept
    finally:
        gc.enable()
