"""What is played is on disk first: full disks, lost databases, two servers at once, old and new schemas."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import shutil
import signal
import sqlite3
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from emporion.arena.server_load import TIMES
from emporion.engine.errors import EmporionError
from emporion.server import bot_turns, queries, schema, writer
from emporion.server import database as database_module
from emporion.server.database import Database
from emporion.server.sockets import CLOSE_UNAVAILABLE
from emporion.tables.wire import Move
from tests.games.golden_horn_record import parse, started
from tests.server.clients import Person, Socket
from tests.server.serving import PostgreSQL, Serving, rows, without_lock
from tests.waiting import WAIT_SECONDS, until

FIRST = Path(__file__).parent / "first.db"
NEWEST = "processes"
"""The newest step of the schema."""


@pytest.fixture(autouse=True)
def limit_waits(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A lost database is noticed at once, unless the test has a mark `patient`."""
    monkeypatch.setattr(database_module, "TIMEOUT_SECONDS", 20 if request.node.get_closest_marker("patient") else 1)
    monkeypatch.setattr(bot_turns, "STORE_RETRY_SECONDS", 0.1)


def log_of(database: str, code: str) -> list[tuple[int, str, str]]:
    """A table's log as it is stored."""
    with rows(database) as connection:
        found = queries.find_table(connection, code)
    assert found is not None
    return [(entry.number, entry.kind, entry.text) for entry in found[2]]


@contextmanager
def full(serving: Serving) -> Iterator[None]:
    """No page more: what SQLite says then is what it says of a full disk."""

    def bounded(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1").close()

    sa.event.listen(serving.store.engine, "begin", bounded)
    yield
    sa.event.remove(serving.store.engine, "begin", bounded)
    serving.store.engine.dispose()


@contextmanager
def locked(serving: Serving) -> Iterator[None]:
    """Another program holds the file."""
    connection = sqlite3.connect(serving.database, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    yield
    connection.execute("ROLLBACK")
    connection.close()


@contextmanager
def unplugged(serving: Serving, postgresql: PostgreSQL) -> Iterator[None]:
    """PostgreSQL takes no connections, and ends those that there are."""
    name = serving.store.url.database
    postgresql.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    postgresql.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    yield
    postgresql.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


@contextmanager
def hung(serving: Serving, postgresql: PostgreSQL) -> Iterator[None]:
    """PostgreSQL is there and does not answer, neither on a connection nor to a new one."""
    stopped = [*postgresql.backends(serving.database), postgresql.pid]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(stopped):
            os.kill(pid, signal.SIGCONT)


@contextmanager
def held(serving: Serving, _: PostgreSQL) -> Iterator[None]:
    """Another program holds PostgreSQL's tables for itself."""
    with psycopg.connect(serving.database) as connection:
        connection.execute("LOCK TABLE log, tables, seats, settings IN ACCESS EXCLUSIVE MODE")
        yield
        connection.rollback()


LOST = {"unplugged": unplugged, "hung": hung, "held": held}


@pytest.mark.parametrize("trouble", ["full", "locked", *LOST])
async def test_what_cannot_be_stored_has_not_happened_and_goes_on_later(
    trouble: str, tmp_path: Path, request: pytest.FixtureRequest, limit_waits: None
) -> None:
    postgresql = request.getfixturevalue("postgresql") if trouble in LOST else None
    database = postgresql.database() if postgresql else str(tmp_path / "tables.db")

    def lose(serving: Serving) -> Any:
        if postgresql:
            return LOST[trouble](serving, postgresql)
        return full(serving) if trouble == "full" else locked(serving)

    async def losing(serving: Serving) -> None:
        async with Person(serving.url, "Ann") as ann:
            code, tokens = await ann.running("corinth", "mm", first=0)
            bots, mine = await ann.running("golden-horn", "mb", first=1)
            idle, _ = await ann.table()
            serving.call(serving.rooms.live.pop, idle)
            async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[1]) as two, ann.at(bots, mine[0]) as three:
                before = await one.positioned()
                await two.positioned()
                seen, number = two.number, await until_asked(three)
                with lose(serving):
                    for length in (500, 60, 1) if trouble == "full" else ():  # to the last byte of a full disk
                        await one.send(type="chat", text="x" * length)
                        while (await one.receive())["type"] != "refused":
                            if one.entries and one.entries[-1]["kind"] == "chat":
                                await one.send(type="chat", text="x" * length)
                    await one.send(type="move", move=before["moves"][0]["move"], at=before["at"])
                    refused = await one.until("refused")
                    assert (refused["answers"], refused["error"]) == ("move", "store-failed")
                    if trouble in LOST:  # who cannot be let in now is told to come back later
                        async with ann.at(idle) as late:
                            assert (await late.until("refused"))["error"] == "store-failed"
                            assert await late.closed() == CLOSE_UNAVAILABLE
                    health = await ann.http.get("/health")
                    assert (health.status_code, health.json()["ok"]) == (503, False)
                    assert three.position is not None
                    if trouble not in ("full", "hung"):  # where something else may still fit in, or everything takes long
                        assert (await ann.http.post("/tables", json={"game": "corinth", "seats": [{}, {}]})).status_code == 503
                        await three.send(type="move", move=three.position["moves"][0]["move"], at=three.position["at"])
                        assert (await three.until("refused"))["error"] == "store-failed"
                assert (await ann.http.get("/health")).status_code == 200
                await one.move(before["moves"][0]["move"], before["at"])
                await catch_up(two, one.number)
                assert [entry["kind"] for entry in two.entries[seen:]].count("move") == 1, "nothing is played twice"
                assert [entry["number"] for entry in two.entries] == list(range(1, two.number + 1))
                await three.move(three.position["moves"][0]["move"], three.position["at"])
                assert await until_asked(three) > number, "the bot goes on by itself"
            stored = log_of(database, code)
            assert [found[0] for found in stored] == list(range(1, len(stored) + 1))
            shown = [entry.get("move") for entry in two.entries if entry["kind"] == "move"]
            assert [text for _, kind, text in stored if kind == "move"] == shown

    with Serving(database) as serving:
        await losing(serving)
    serving.calm()
    assert any("store failed" in line for line in serving.log.lines)


async def until_asked(found: Socket) -> int:
    while not (found.position and found.position.get("moves")):
        await found.receive()
    return found.number


async def catch_up(found: Socket, number: int) -> None:
    while found.number < number:
        await found.receive()


async def test_a_write_that_was_given_up_and_happens_later_loses_and_doubles_nothing(
    postgresql: PostgreSQL, limit_waits: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's statement hangs in PostgreSQL until its caller has given up, and is then carried out, or not."""
    monkeypatch.setattr(database_module, "TIMEOUT_SECONDS", 2)
    database = postgresql.database()

    async def late(serving: Serving) -> None:
        async with Person(serving.url, "Ann") as ann:
            code, tokens = await ann.running("corinth", "mm", first=0)
            async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[1]) as two:
                before = await one.positioned()
                moves = [choice["move"] for choice in before["moves"]]
                with psycopg.connect(database) as other:
                    other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
                    await one.send(type="move", move=moves[0], at=before["at"])
                    stopped = await waiting(postgresql, database)
                    os.kill(stopped, signal.SIGSTOP)
                    other.rollback()
                try:
                    assert (await one.until("refused"))["error"] == "store-failed"
                    await two.send(type="chat", text="are you there?")  # the table is built anew, beside what hangs
                    await two.until("update")
                finally:
                    os.kill(stopped, signal.SIGCONT)
                if one.position and one.position["at"] == before["at"]:
                    await one.send(type="move", move=moves[0], at=before["at"])
                while [entry["kind"] for entry in two.entries].count("move") < 1:
                    await two.receive()
                await one.send(type="ping")
                await one.until("pong")
                stored = log_of(database, code)
                assert [kind for _, kind, _ in stored].count("move") == 1
                assert [entry["number"] for entry in two.entries] == [number for number, _, _ in stored]

    with Serving(database) as serving:
        await late(serving)
    serving.calm()
    postgresql.drop(database)


async def waiting(postgresql: PostgreSQL, database: str) -> int:
    """The process of PostgreSQL in which a question of the server waits for a lock."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not (found := postgresql.backends(database, "wait_event_type = 'Lock'")):
            await asyncio.sleep(0.02)
        return found[0]


async def test_a_bot_whose_move_could_not_be_stored_tries_again(tmp_path: Path, limit_waits: None) -> None:
    async def waiting(serving: Serving) -> None:
        async with Person(serving.url, "Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            made = await ann.post("/tables", 201, json={"game": "corinth", "seats": seats, "first": 0, "pace": 400})
            code, token = made["table"]["code"], made["seats"][0]["token"]
            await ann.post(f"/tables/{code}/start")
            async with ann.at(code, token) as one:
                while (await one.positioned())["actor"] == 0:
                    await one.answer()
                with locked(serving):
                    await until(lambda: any("bot waits" in line for line in serving.log.lines))
                await until_asked(one)

    with Serving(str(tmp_path / "tables.db")) as serving:
        await waiting(serving)
    serving.calm()


@contextmanager
def busy(serving: Serving) -> Iterator[None]:
    """Nothing can be written for a while, on either store; what is stored can be read."""
    if serving.store.url.get_backend_name() == "sqlite":
        with locked(serving):
            yield
        return
    with psycopg.connect(serving.database) as connection:
        connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
        yield
        connection.rollback()


@pytest.mark.patient
async def test_nothing_is_told_while_it_is_being_stored(serving: Serving) -> None:
    """While the last move of a game is being stored, no client gets the seed, the record or a welcome with it."""

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        room = serving.rooms.live[code]

        async def hurry() -> str:  # play on the server's side until one move is left: that move
            rng = random.Random(4)
            while True:
                table, match = room.table, room.table.match
                assert match is not None
                move = rng.choice(match.moves())
                copy = match.copy()
                copy.play(move)
                if copy.is_over:
                    return move
                await room.play(table.actor, Move(move, table.at))

        final = serving.do(hurry())
        async with ann.at(code, tokens[room.table.actor or 0]) as one, ann.at(code) as watching:
            position = await one.positioned()
            await watching.until("table")
            await watching.positioned()
            with busy(serving):
                await one.send(type="move", move=final, at=position["at"])
                assert room.table.match is not None
                async with asyncio.timeout(WAIT_SECONDS):
                    while not room.table.match.is_over:  # played, but not stored
                        await asyncio.sleep(0.01)
                asked = [asyncio.create_task(ann.http.get(f"/tables/{code}{way}")) for way in ("", "/record", "/moments?first=1")]
                async with ann.at(code) as late:
                    with pytest.raises(TimeoutError):
                        await late.receive(0.3)
                    assert not any(task.done() for task in asked)
                with pytest.raises(TimeoutError):
                    await watching.receive(0.1)
            answers = [(await task) for task in asked]
            assert answers[0].json()["status"] == "over"
            assert all(answer.status_code == 200 for answer in answers)


async def test_two_servers_on_one_database_lose_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lock keeps a second server out; without it, the numbers of the log would still keep every game whole."""
    without_lock(monkeypatch)

    async def both(one: Serving, two: Serving) -> None:
        async with Person(one.url, "Ann") as ann, Person(two.url, "Bob") as bob:
            code, tokens = await ann.running("corinth", "mm", first=0)
            async with ann.at(code, tokens[0]) as here, bob.at(code, tokens[0]) as there:
                position = await here.positioned()
                assert (await there.positioned())["moves"] == position["moves"]
                moves = [choice["move"] for choice in position["moves"]]
                await here.move(moves[0], position["at"])
                await there.send(type="move", move=moves[1], at=position["at"])
                refused = await there.until("refused")
                assert refused["error"] == "store-conflict"
                await there.send(type="move", move=moves[1], at=position["at"])
                assert (await there.until("refused"))["error"] == "table-stale"
                assert there.entries == here.entries
                await there.answer()
            stored = log_of(database, code)
            assert [entry["number"] for entry in there.entries] == [number for number, _, _ in stored]

            code, _ = await ann.table("corinth", "moo")
            await bob.get(f"/tables/{code}")
            await ann.post(f"/tables/{code}/seats/1")
            assert (await bob.post(f"/tables/{code}/seats/1", 503))["error"] == "store-conflict"
            assert (await bob.post(f"/tables/{code}/seats/1", 409))["error"] == "seat-taken"

    with Serving(database) as one, Serving(database) as two:
        await both(one, two)
    two.calm()


async def test_commits_are_grouped_and_each_failure_is_its_own(database: str) -> None:
    kept = Database(database)
    kept.open()

    def name(text: str) -> writer.Work:
        return lambda connection: connection.execute(sa.insert(schema.settings).values(name=text, value=b""))

    def wrong(_: Any) -> None:
        raise ValueError("wrong")

    works = [kept.writer.write(name(f"n{i}")) for i in range(50)] + [kept.writer.write(name("n7")), kept.writer.write(wrong)]
    results = await asyncio.gather(*works, return_exceptions=True)
    assert not [found for found in results[:50] if isinstance(found, Exception) and getattr(found, "key", "") != "store-conflict"]
    assert sum(isinstance(found, EmporionError) and found.key == "store-conflict" for found in results) == 1
    assert isinstance(results[-1], ValueError)
    before = kept.writer.commits
    await asyncio.gather(*[kept.writer.write(name(f"m{i}")) for i in range(100)])
    assert kept.writer.commits - before < 50
    if kept.url.get_backend_name() == "sqlite":
        with kept.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    kept.close()


async def test_the_times_of_writes_transactions_commits_and_checkpoints_are_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_WRITES", 5)
    kept = Database(database)
    kept.open()
    before = {name: list(times.cumulative())[-1][1] for name, times in kept.writer.times.items()}
    assert before.keys() == {*TIMES} - {"event_loop_delay"}

    def add_setting(connection: sa.Connection, name: str) -> None:
        connection.execute(sa.insert(schema.settings).values(name=name, value=b""))

    for number in range(20):
        await kept.writer.write(partial(add_setting, name=str(number)))
    commits = kept.writer.commits
    is_sqlite = kept.url.get_backend_name() == "sqlite"
    kept.close()
    counts = {name: list(times.cumulative())[-1][1] - before[name] for name, times in kept.writer.times.items()}
    assert counts["store_write"] == 20
    assert counts["store_commit"] == counts["store_transaction"] == commits
    assert (counts["store_checkpoint"] > 0) == is_sqlite
    times = kept.writer.times
    assert times["store_commit"].total < times["store_transaction"].total < times["store_write"].total


async def test_a_cancelled_write_leaves_the_table_right(serving: Serving) -> None:
    """A caller gives up while its change is being written: the table is built anew from what is stored and goes on."""

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        room = serving.rooms.live[code]

        async def cut() -> None:
            assert room.table.match is not None
            task = asyncio.create_task(room.play(0, Move(room.table.match.moves()[0], room.table.at)))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        serving.do(cut())
        assert room._is_stale
        await asyncio.sleep(0.2)
        async with ann.at(code, tokens[0]) as one:
            await one.positioned()
            assert [(entry["number"], entry["kind"]) for entry in one.entries] == [found[:2] for found in log_of(serving.database, code)]
            assert [entry["kind"] for entry in one.entries].count("move") == 1
            if one.position and one.position["actor"] == 0:
                await one.answer()


async def test_what_is_stored_after_the_server_has_gone_is_stored_in_silence(database: str) -> None:
    """A caller gave up, and then the event loop ended: the writer still finishes."""
    kept = Database(database)
    kept.open()
    begun, end = threading.Event(), threading.Event()

    def slow(connection: Any) -> None:
        begun.set()
        end.wait(10)
        connection.execute(sa.insert(schema.settings).values(name="late", value=b""))

    task = asyncio.create_task(kept.writer.write(slow))
    await asyncio.to_thread(begun.wait, 10)
    task.cancel()
    end.set()
    kept.close()
    with rows(database) as connection:
        assert connection.scalar(sa.select(schema.settings.c.name).where(schema.settings.c.name == "late")) == "late"


# What is stored but makes no game.


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE log SET text = 'conquer Venice' WHERE kind = 'chance'",
        "UPDATE log SET number = number + 1000 WHERE number > 1",
        "UPDATE tables SET options = '{' WHERE code = :code",
        "UPDATE tables SET game = 'chess' WHERE code = :code",
        "DELETE FROM seats WHERE seat = 1",
    ],
    ids=["move", "gap", "options", "game", "seat"],
)
async def test_a_table_that_is_broken_hides_no_other(database: str, change: str) -> None:
    change += "" if ":code" in change else ' AND "table" = (SELECT id FROM tables WHERE code = :code)'
    if database.startswith("postgresql"):
        change = change.replace("'{'", """'{"x": 1}'""")  # it takes nothing but JSON

    with Serving(database) as serving:
        async with Person(serving.url, "Ann") as ann:
            broken, tokens = await ann.running("corinth", "mb", listed=True)
            async with ann.at(broken, tokens[0]) as one:
                await one.answer(random.Random(1))
            sound, _ = await ann.running("corinth", "mb", listed=True)
            token = ann.token
    with rows(database) as connection:
        connection.execute(sa.text(change), {"code": broken})
        connection.commit()
    with Serving(database) as serving:
        async with Person(serving.url, "Ann") as ann:
            ann.http.headers["authorization"] = f"Bearer {token}"
            await ann.get(f"/tables/{sound}")  # the lobby shows running tables that are in memory
            assert [table["code"] for table in await ann.get("/tables")] == [sound]
            assert [table["code"] for table in await ann.get("/me/tables")] == [sound]
            for path in (f"/tables/{broken}", f"/tables/{broken}/record", f"/tables/{broken}/seats"):
                refused = await ann.get(path, 500)
                assert refused["error"] == "table-broken"
                assert broken in refused["sentence"]
            async with ann.at(broken, tokens[0]) as one:
                assert (await one.until("refused"))["error"] == "table-broken"
                assert await one.closed() == 4400
            assert (await ann.get("/health"))["ok"]
    assert [line for line in serving.log.lines if '"table broken"' in line]
    assert not [line for line in serving.log.lines if "request failed" in line or "never retrieved" in line]


async def test_a_stored_table_that_the_rules_no_longer_allow_is_refused_for_itself(database: str) -> None:
    """D8: a raid used to close the start of the turn, so a log may go on with `sail` where `ready` is asked now. The others go on."""
    mine = "0 load mercenaries\nchance cubes yellow yellow yellow yellow red red"
    events = [step for step in parse(started(mine)) if isinstance(step, tuple)]
    endings = {
        "old": [(0, "raid 1.duo red blue"), (0, "sail duo")],
        "peaceful": [(0, "no-raid")],
        "new": [(0, "raid 1.duo red blue"), (0, "ready")],
    }

    codes: dict[str, str] = {}
    tokens: dict[str, list[str]] = {}
    with Serving(database) as serving:
        async with Person(serving.url, "Ann") as ann:
            for name in endings:
                options = {"dominio": True}
                codes[name], tokens[name] = await ann.running("golden-horn", "mm", first=0, options=options, listed=True)
            token = ann.token
    with rows(database) as connection:
        for name, ending in endings.items():
            _store_log(connection, codes[name], [*events, *ending])
        connection.commit()
    with Serving(database) as serving:
        async with Person(serving.url, "Ann") as ann:
            ann.http.headers["authorization"] = f"Bearer {token}"
            assert {table["code"] for table in await ann.get("/me/tables")} == {codes["peaceful"], codes["new"]}
            assert (await ann.get(f"/tables/{codes['old']}", 500))["error"] == "table-broken"
            for name in ("peaceful", "new"):
                async with ann.at(codes[name], tokens[name][0]) as one:
                    position = await one.positioned()
                    assert [found["move"] for found in position["moves"]] == ["sail trio", "sail duo", "sail solo"]
                    assert (await one.move("sail duo", position["at"]))["view"]["point"] == "loading"


def _store_log(connection: Any, code: str, events: Sequence[tuple[int | str, str]]) -> None:
    """Write events into the log of a table that has just begun."""
    table = connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.code == code))
    assert connection.scalar(sa.select(sa.func.count()).select_from(schema.log).where(schema.log.c.table == table)) == 0
    for number, (by, move) in enumerate(events, 1):
        kind, seat = ("chance", None) if by == "chance" else ("move", by)
        connection.execute(sa.insert(schema.log).values(table=table, number=number, kind=kind, seat=seat, text=move, at=0, name=""))


# Schemas.


def test_the_migrations_make_the_schema(database: str) -> None:
    kept = Database(database)
    assert kept.open() == (None, NEWEST)
    with kept.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    kept.close()
    again = Database(database)
    assert again.open() == (NEWEST, NEWEST)
    again.close()


@pytest.mark.skipif(sys.platform == "win32", reason="other rights")
def test_a_new_file_is_its_owners_alone_and_an_old_one_keeps_its_rights(tmp_path: Path) -> None:
    """It holds the seeds of running games and the secret that signs."""
    kept = Database(str(tmp_path / "new" / "tables.db"))
    kept.open()
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) > 1, "SQLite's log lies beside it"
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    kept.close()
    files[0].chmod(0o640)
    again = Database(str(files[0]))
    again.open()
    again.close()
    assert files[0].stat().st_mode & 0o777 == 0o640


def stopped_at(database: str, number: int) -> bool:
    """Open a store that is stopped at a statement; whether it got that far."""
    left = itertools.count(number, -1)

    def stop(_: Any, __: Any, statement: str, *___: object) -> None:
        if statement.split()[0] in ("CREATE", "ALTER", "INSERT", "UPDATE") and next(left) == 0:
            raise KeyboardInterrupt

    kept = Database(database)
    sa.event.listen(kept.engine, "before_cursor_execute", stop)
    try:
        kept.open()
    except KeyboardInterrupt:
        return True
    finally:
        kept.close()
    return False


@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
def test_a_start_that_is_stopped_while_the_schema_changes_is_tried_anew(database: str, old: bool) -> None:
    if old and database.startswith("postgresql"):
        pytest.skip("the old file is SQLite's")
    if old:
        shutil.copy(FIRST, database)
    number = 0
    while stopped_at(database, number):
        number += 1
    assert number >= 3
    again = Database(database)
    assert again.open() == (NEWEST, NEWEST)
    with again.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    again.close()


def test_a_newer_schema_and_a_wrong_address_are_refused_with_a_sentence(database: str, tmp_path: Path) -> None:
    kept = Database(database)
    kept.open()
    with kept.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = 'from-the-future'"))
    kept.close()
    with pytest.raises(EmporionError, match="newer than this program") as refused:
        Database(database).open()
    assert refused.value.key == "store-newer"
    for wrong in ("mysql://a@b/c", "://", "nonsense://"):
        with pytest.raises(EmporionError) as refused:
            Database(wrong)
        assert refused.value.key == "store-address"
    for wrong in ("postgresql://u:secret@127.0.0.1:9199/none", "postgresql://u@127.0.0.1:9199/none?sslmode=disable&password=secret"):
        with pytest.raises(EmporionError) as refused:
            Database(wrong).open()
        assert refused.value.key == "store-unreachable"
        assert "secret" not in str(refused.value)
    (tmp_path / "text.db").write_text("this is no database, however long it may be " * 100)
    with pytest.raises(EmporionError) as refused:
        Database(str(tmp_path / "text.db")).open()
    assert refused.value.key == "store-unreachable"
    with pytest.raises(EmporionError):
        Database(str(tmp_path / "text.db" / "below.db")).open()


async def test_a_database_of_the_first_schema_opens_and_plays_on(tmp_path: Path) -> None:
    """first.db was made by the first version: a finished game of Corinth, and one of Golden Horn that is running."""
    path = tmp_path / "old.db"
    shutil.copy(FIRST, path)
    with sqlite3.connect(path) as connection:
        found = dict(connection.execute("SELECT status, code FROM tables").fetchall())
    connection.close()

    async def on(serving: Serving) -> None:
        async with Person(serving.url, "Ann") as ann:
            over = await ann.get(f"/tables/{found['over']}")
            assert over["seed"]
            assert (await ann.http.get(f"/tables/{found['over']}/record")).status_code == 200
            running = await serving_find(serving, found["running"])
            person = running.table.seats[0].person
            assert person is not None
            token = serving.rooms.keys.seat_token(found["running"], 0, person)
            before, rng = running.table.number, random.Random(2)
            async with ann.at(found["running"], token) as one:
                for _ in range(20):
                    await one.answer(rng)
            assert (await ann.get(f"/tables/{found['running']}"))["number"] >= before + 20

    with Serving(str(path)) as serving:
        await on(serving)
    serving.calm()


async def serving_find(serving: Serving, code: str) -> Any:
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(serving.rooms.find(code), serving.loop))
