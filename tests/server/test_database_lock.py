"""One server at a time serves a database: a second one names the first, and a lock that its server lost is free at once."""

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
import psycopg
import pytest

from emporion.engine.errors import EmporionError
from emporion.server import database_lock, store
from emporion.server.database_lock import FileLock, Holder
from emporion.server.store import Store
from tests.conftest import run
from tests.server.clients import Person
from tests.server.commanded import Served, serving
from tests.server.serving import PostgreSQL, Process


def names(sentence: str, served: Served) -> bool:
    """Whether a sentence says which server it means."""
    parts = (f"process {served.process.pid} on {socket.gethostname()}", "since 20", f"{served.address}/")
    return sentence.count("\n") == 1 and all(part in sentence for part in parts)


def test_a_second_server_says_which_one_has_the_database(database: str) -> None:
    with serving(database) as first:
        for port in ("0", str(first.port)):
            second = run("serve", "--port", port, "--database", database)
            assert second.returncode == 1
            assert second.stdout == ""
            assert names(second.stderr, first), second.stderr
        assert httpx.get(f"{first.address}/api/v1/health").json()["ok"]
        assert first.stop() == 0
    with serving(database) as third:
        assert third.address


@pytest.mark.skipif(sys.platform == "win32", reason="links and rights are others there")
def test_links_and_other_ways_to_the_same_file_lead_to_the_same_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "tables.db")
    monkeypatch.chdir(tmp_path)
    held = Store(str(tmp_path / "real" / "tables.db"))
    held.open("http://127.0.0.1:1/")
    try:
        for way in ("real/tables.db", "real/../real/tables.db", "folder/tables.db", "link.db", "sqlite:///file:real/tables.db?uri=true"):
            with pytest.raises(EmporionError) as refused:
                Store(way).open()
            assert refused.value.key == "serve-running", way
        other = Store("real/other.db")
        other.open()
        other.close()
    finally:
        held.close()
    assert sorted(file.name for file in (tmp_path / "real").iterdir()) == ["other.db", "tables.db"], "the lock file is removed"
    again = Store("link.db")
    again.open()
    again.close()


def browser(folder: Path) -> dict[str, str]:
    """A browser that writes down what it is to open."""
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s"}


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


def test_a_killed_server_frees_the_database_and_its_games_go_on(process: Process, database: str, tmp_path: Path) -> None:
    async def playing() -> None:
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

    asyncio.run(playing())


def test_a_folder_that_takes_no_lock_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").mkdir()
    with pytest.raises(EmporionError, match=r"Cannot open the database .*tables\.db\.lock") as refused:
        Store(str(tmp_path / "tables.db")).open()
    assert refused.value.key == "store-unreachable"


def test_a_lock_file_that_says_nothing_is_a_sentence_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_lock, "CLAIM_SECONDS", 0.1)
    lock = FileLock(tmp_path / "tables.db")
    assert lock.take()
    for contents in (b"", b"{", b"[1]"):
        (tmp_path / "tables.db.lock").write_bytes(contents)
        with pytest.raises(EmporionError) as refused:
            Store(str(tmp_path / "tables.db")).open()
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
            Store(address)
        assert refused.value.key == "store-address"


# PostgreSQL: the lock belongs to a session, and sessions are lost.


def cut(postgresql: PostgreSQL, database: str) -> None:
    """End all sessions, as a restart of the database does."""
    name = psycopg.conninfo.conninfo_to_dict(database)["dbname"]
    postgresql.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


@contextmanager
def stopped(process: int) -> Iterator[None]:
    """A process that does nothing for a while."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def test_after_a_restart_of_the_database_the_lock_is_taken_again_before_anything_is_written(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_lock, "CLAIM_SECONDS", 0.1)
    database = postgresql.database()
    kept = Store(database)
    kept.open("http://127.0.0.1:1/")

    async def write() -> None:
        for _ in range(100):  # the first may be told that its session is gone
            try:
                return await kept.write(store.touch)
            except EmporionError:
                await asyncio.sleep(0.05)
        raise AssertionError("nothing is written")

    for _ in range(3):
        asyncio.run(write())
        cut(postgresql, database)
        asyncio.run(write())
        asyncio.run(write())  # PostgreSQL may have needed a moment to free the lock of the old session
        with pytest.raises(EmporionError) as refused:
            Store(database).open()
        assert refused.value.key == "serve-running"
    kept.close()
    postgresql.drop(database)


def test_an_idle_server_takes_the_lock_again_by_itself(postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "LOCK_CHECK_SECONDS", 0.05)
    database = postgresql.database()
    kept = Store(database)
    kept.open("http://127.0.0.1:1/")

    def holders() -> list[int]:
        with psycopg.connect(database) as connection:
            return [pid for (pid,) in connection.execute("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted")]

    async def until_changed(before: list[int]) -> None:
        async with asyncio.timeout(30):
            while holders() in (before, []):
                await asyncio.sleep(0.05)

    before = holders()
    assert len(before) == 1
    cut(postgresql, database)
    asyncio.run(until_changed(before))
    kept.close()
    assert holders() == []
    postgresql.drop(database)


def test_a_server_that_lost_the_lock_to_another_one_writes_no_more_and_stops(postgresql: PostgreSQL) -> None:
    """The database restarts while the first server hangs, and a second one takes over."""
    database = postgresql.database()

    async def taken_over() -> None:
        with serving(database) as first:
            async with Person(first.address, "Ann") as ann:
                code, tokens = await ann.running("corinth", "mm", first=0)
                async with ann.at(code, tokens[0]) as one:
                    before = await one.positioned()
                    with stopped(first.process.pid):
                        cut(postgresql, database)
                        with serving(database) as second:
                            async with Person(second.address, "Ann") as bob, bob.at(code, tokens[0]) as two:
                                position = await two.answer()
                    # The second has stopped, the lock is free: the first must not go on where it was all the same.
                    await one.send(type="move", move=before["moves"][0]["move"], at=before["at"])
                    assert (await one.until("refused"))["error"] in ("store-failed", "table-stale")
            code_of_exit = await asyncio.to_thread(first.process.wait, 60)
            assert first.process.stderr is not None
            last = first.process.stderr.read().splitlines()[-1]
            first.process.stderr.close()
            assert code_of_exit == 1
            assert "took over" in last
            assert f"process {second.process.pid}" in last
        with serving(database) as third:
            async with Person(third.address, "Ann") as ann, ann.at(code, tokens[0]) as one:
                assert await one.positioned() == position

    asyncio.run(taken_over())
    postgresql.drop(database)
