"""One server at a time serves an SQLite file: a second one names the first. On PostgreSQL only servers of older versions are kept out."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import psycopg
import pytest

from emporion.engine.errors import EmporionError
from emporion.server import database_lock
from emporion.server.database import Database
from emporion.server.database_lock import ADVISORY_CLASS, FileLock, Holder
from tests.conftest import run
from tests.server.clients import Person
from tests.server.commanded import Served, serving
from tests.server.serving import PostgreSQL, Process
from tests.waiting import WAIT_SECONDS


def names(sentence: str, served: Served) -> bool:
    """Whether a sentence says which server it means."""
    parts = (f"process {served.process.pid} on {socket.gethostname()}", "since 20", f"{served.address}/")
    return sentence.count("\n") == 1 and all(part in sentence for part in parts)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_second_server_says_which_one_has_the_database(database: str) -> None:
    with serving(database) as first:
        for port in ("0", str(first.port)):
            second = run("serve", "--port", port, "--database", database)
            assert second.returncode == 1
            assert second.stdout == ""
            assert names(second.stderr, first), second.stderr
        assert httpx.get(f"{first.address}/api/v1/health", timeout=WAIT_SECONDS).json()["ok"]
        assert first.stop() == 0
    with serving(database) as third:
        assert third.address


@pytest.mark.skipif(sys.platform == "win32", reason="links and rights are others there")
def test_links_and_other_ways_to_the_same_file_lead_to_the_same_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "tables.db")
    monkeypatch.chdir(tmp_path)
    held = Database(str(tmp_path / "real" / "tables.db"))
    held.open("http://127.0.0.1:1/")
    try:
        for way in ("real/tables.db", "real/../real/tables.db", "folder/tables.db", "link.db", "sqlite:///file:real/tables.db?uri=true"):
            with pytest.raises(EmporionError) as refused:
                Database(way).open()
            assert refused.value.key == "serve-running", way
        other = Database("real/other.db")
        other.open()
        other.close()
    finally:
        held.close()
    assert sorted(file.name for file in (tmp_path / "real").iterdir()) == ["other.db", "tables.db"], "the lock file is removed"
    again = Database("link.db")
    again.open()
    again.close()


def browser(folder: Path) -> dict[str, str]:
    """A browser that writes down what it is to open."""
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s"}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_opening_a_second_time_opens_the_page_that_is_there(database: str, tmp_path: Path) -> None:
    with serving(database) as first:
        second = run("serve", "--open", "--database", database, env=browser(tmp_path))
        assert second.returncode == 0, second.stderr
        assert first.address in second.stdout
        assert (tmp_path / "opened").read_text() == f"{first.address}/\n"


def test_a_page_of_another_machine_is_not_opened_here() -> None:
    def found(host: str, address: str) -> bool:
        return Holder("", 1, host, 0.0, address).is_reachable_here

    assert found(socket.gethostname(), "http://127.0.0.1:8765/")
    assert found("elsewhere", "http://192.168.1.2:8765/")
    assert not found("elsewhere", "http://127.0.0.1:8765/")
    assert not found("elsewhere", "http://[::1]:8765/")
    assert not found(socket.gethostname(), "")


async def test_a_killed_server_frees_the_database_and_its_games_go_on(process: Process, database: str, tmp_path: Path) -> None:
    process.start()
    async with Person(process.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one:
            before = await one.answer()
    process.kill()
    second = Process(database, tmp_path / "second")
    second.start()
    try:
        async with Person(second.url, "Ann") as ann, ann.at(code, tokens[0]) as one:
            assert await one.positioned() == before
            if before["actor"] == 0:
                await one.answer()
    finally:
        second.stop()


def test_a_folder_that_takes_no_lock_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").mkdir()
    with pytest.raises(EmporionError, match=r"Cannot open the database .*tables\.db\.lock") as refused:
        Database(str(tmp_path / "tables.db")).open()
    assert refused.value.key == "store-unreachable"


def test_a_lock_file_that_says_nothing_is_a_sentence_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_lock, "CLAIM_SECONDS", 0.1)
    lock = FileLock(tmp_path / "tables.db")
    assert lock.take()
    for contents in (b"", b"{", b"[1]"):
        (tmp_path / "tables.db.lock").write_bytes(contents)
        with pytest.raises(EmporionError) as refused:
            Database(str(tmp_path / "tables.db")).open()
        assert refused.value.key == "serve-running-unknown"
    lock.release()


def test_a_lock_is_not_taken_on_a_file_that_was_removed_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first server stops, and removes its file, between the opening of the file and its locking by the second."""
    locked = database_lock._lock
    first, second, third = (FileLock(tmp_path / "tables.db") for _ in range(3))
    assert first.take()

    def late(handle: int) -> bool:
        first.release()
        return locked(handle)

    monkeypatch.setattr(database_lock, "_lock", late)
    assert second.take()
    monkeypatch.setattr(database_lock, "_lock", locked)
    assert not third.take(), "both would have it, on files of the same name"
    second.release()
    assert third.take()
    third.release()


def test_games_in_memory_only_are_refused() -> None:
    for address in ("sqlite:///file::memory:?uri=true", "sqlite:///file:tables?mode=memory&uri=true"):
        with pytest.raises(EmporionError) as refused:
            Database(address)
        assert refused.value.key == "store-address"


# PostgreSQL: servers share the lock, and those of versions before, which took it for themselves alone, are kept out.


@contextmanager
def older_server(database: str) -> Iterator[None]:
    """The lock as a server of a version before takes it, with its name in the database."""
    holder = msgspec.json.encode(Holder("x", 12345, "elsewhere", 0.0, "http://elsewhere:8765/"))
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("INSERT INTO settings (name, value) VALUES ('holder', %s) ON CONFLICT DO NOTHING", (holder,))
        key = "%s::integer, hashtext(coalesce(current_schema(), ''))"
        assert connection.execute(f"SELECT pg_try_advisory_lock({key})", (ADVISORY_CLASS,)).fetchone() == (True,)
        yield


def test_a_server_of_an_older_version_keeps_this_one_out(postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_lock, "CLAIM_SECONDS", 0.1)
    database = postgresql.database()
    first, second = Database(database), Database(database)
    for kept in (first, second):
        kept.open("http://127.0.0.1:1/")
    for kept in (first, second):
        kept.close()
    with older_server(database):
        with pytest.raises(EmporionError, match="process 12345 on elsewhere") as refused:
            Database(database).open()
        assert refused.value.key == "serve-running"
    postgresql.drop(database)


async def test_a_server_that_lost_the_lock_to_an_older_one_writes_no_more_and_stops(postgresql: PostgreSQL) -> None:
    """The database restarts, and an older server is faster."""
    database = postgresql.database()
    name = psycopg.conninfo.conninfo_to_dict(database)["dbname"]
    with serving(database) as first:
        os.kill(first.process.pid, signal.SIGSTOP)
        postgresql.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        with older_server(database):
            os.kill(first.process.pid, signal.SIGCONT)
            code_of_exit = await asyncio.to_thread(first.process.wait, 60)
        last = first.stderr.read().splitlines()[-1]
        first.stderr.close()
        assert code_of_exit == 1
        assert "took over" in last
        assert "process 12345" in last
    postgresql.drop(database)
