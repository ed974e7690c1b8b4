"""Several processes on one PostgreSQL: a table has one owner, any process serves it, and what a process leaves goes on elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import websockets

from emporion import games
from emporion.arena.server_load import Scenario
from emporion.engine.errors import EmporionError
from emporion.server import cluster, ownership, process_ids, queries, workers
from emporion.server import database as database_module
from emporion.server import postgresql as postgresql_module
from emporion.server.database import Database
from emporion.server.expiry import Expiry
from emporion.server.ownership import TableMoved
from emporion.server.remote_search import RemoteSearch
from emporion.tables.table_log import Entry
from emporion.terminal import bench_processes_command
from emporion.terminal.bench_checks import whole_numbers
from tests.conftest import ROOT, run
from tests.server.clients import Person, Socket
from tests.server.commanded import serving
from tests.server.serving import PostgreSQL, Process, Serving, rows
from tests.waiting import WAIT_SECONDS, wait_until

pytestmark = pytest.mark.timeout(300)
BACK_SECONDS = 20.0
"""A table goes on within 5 seconds, as `make proof` shows; these tests also run on machines with much else to do."""


@pytest.fixture
def place(postgresql: PostgreSQL) -> Iterator[str]:
    """An empty PostgreSQL database."""
    address = postgresql.database()
    yield address
    postgresql.drop(address)


@pytest.fixture
def pair(place: str) -> Iterator[tuple[Serving, Serving]]:
    """Two servers in this process that know of each other."""
    with Serving(place) as one, Serving(place) as two:
        wait_until(lambda: len(one.store.cluster.others) == len(two.store.cluster.others) == 1)  # type: ignore[union-attr]
        yield one, two
    one.calm()
    two.calm()


def owner_of(place: str, code: str) -> tuple[int, int]:
    """The process that owns a table, and its term."""
    with rows(place) as connection:
        found = connection.execute(
            sa.text('SELECT process, term FROM owners JOIN tables ON tables.id = owners."table" WHERE code = :code'), {"code": code}
        ).one()
    return found.process, found.term


def remote_search_of(serving: Serving) -> RemoteSearch:
    """The remote search of a server."""
    app: Any = serving.uvicorn.config.loaded_app
    while not hasattr(app, "state"):
        app = app.app
    found: RemoteSearch = app.state.remote_search
    return found


def log_numbers(place: str, code: str) -> list[int]:
    with rows(place) as connection:
        found = queries.find_table(connection, code)
    assert found is not None
    return [entry.number for entry in found.entries]


@pytest.mark.always
async def test_a_client_may_land_anywhere(pair: tuple[Serving, Serving], place: str) -> None:
    """A game of two people on two processes, with chat, a spectator, a hint, the record, a review and a rematch."""
    one, two = pair
    async with Person(one.url, "Ann") as ann, Person(two.url, "Bob") as bob:
        code, tokens = await ann.table("corinth", "mo", first=0)
        seat = await bob.post(f"/tables/{code}/seats/1")
        await ann.post(f"/tables/{code}/start")
        assert [table["code"] for table in await bob.get("/me/tables")] == [code]
        assert (await bob.get(f"/tables/{code}"))["status"] == "running"
        async with ann.at(code, tokens[0]) as here, bob.at(code, seat["token"]) as there, bob.at(code) as watching:
            assert (await there.positioned())["at"] == (await here.positioned())["at"]
            await there.send(type="chat", text="hello")
            await here.until(lambda message: message["type"] == "update" and any(e["kind"] == "chat" for e in message["entries"]))
            position = here.position
            assert position is not None
            await here.send(type="hint", at=position["at"])
            assert (await here.until("hint"))["moves"]
            for _ in range(6):
                mover = here if here.position and here.position.get("moves") else there
                await mover.answer()
                other = there if mover is here else here
                while other.number < mover.number:
                    await other.receive()
            while watching.number < here.number:
                await watching.receive()
            assert watching.entries == here.entries == there.entries
        await bob.post(f"/tables/{code}/leave", headers={"Emporion-Seat": seat["token"]})
        await ann.post(f"/tables/{code}/abandon", headers={"Emporion-Seat": tokens[0]})
        assert (await bob.get(f"/tables/{code}"))["abandoned"]
        assert (await bob.http.get(f"/tables/{code}/record")).content == (await ann.http.get(f"/tables/{code}/record")).content
        assert (await bob.post(f"/tables/{code}/review"))["of"] > 0
        made = await ann.post(f"/tables/{code}/rematch", 201)
        assert (await bob.get(f"/tables/{made['table']['code']}"))["status"] == "open"
    assert one.rooms.live[code].table.number == log_numbers(place, code)[-1]
    assert code not in two.rooms.live
    assert owner_of(place, code) == (one.store.cluster.process, 1)  # type: ignore[union-attr]


async def test_the_same_key_gives_the_same_table_on_both(pair: tuple[Serving, Serving]) -> None:
    one, two = pair
    async with Person(one.url, "Ann") as ann:
        wanted = {"game": "corinth", "seats": [{"kind": "me"}, {"kind": "open"}], "key": "0123456789abcdef" * 2}
        first = await ann.post("/tables", 201, json=wanted)
        ann.http.base_url = two.url + "/api/v1"
        assert await ann.post("/tables", 201, json=wanted) == first


async def test_a_term_that_is_over_appends_nothing(place: str) -> None:
    """Also in one commit with tables whose term goes on."""
    kept = Database(place)
    kept.open()
    own = kept.cluster
    assert own is not None
    try:
        await asyncio.wait_for(own.start("", "", "127.0.0.1"), WAIT_SECONDS)
        with kept.engine.begin() as connection:
            tables = [_add_table(connection, f"aaaaaaa{letter}", own.process) for letter in "abc"]
            other = ownership.register(connection, 60, address="", page="", host="elsewhere", pid=1, since=0, schema="")
            connection.execute(
                sa.text('UPDATE owners SET process = :other, term = 2 WHERE "table" = :table'), {"other": other, "table": tables[1]}
            )
        futures = [kept.writer.append(table, [Entry(1, "chat", None, "x", 0.0)], term=1) for table in tables]
        results = await asyncio.gather(*futures, return_exceptions=True)
        assert [isinstance(result, TableMoved) for result in results] == [False, True, False]
        assert [len(log_numbers(place, f"aaaaaaa{letter}")) for letter in "abc"] == [1, 0, 1]
        with pytest.raises(TableMoved) as refused:
            await own.claim("aaaaaaab")
        assert refused.value.process == other
        with kept.engine.begin() as connection:
            ownership.expire(connection, [other])
        assert await own.claim("aaaaaaab") == 3
    finally:
        await own.leave()
        kept.close()


def _add_table(connection: Any, code: str, process: int) -> int:
    columns = "code, game, players, options, components, listed, hints, pace, chosen, status, replay, seed, host, created"
    values = ":code, 'corinth', 2, '{}', '{}', false, true, 0, false, 'open', false, '', 'x', 0"
    number: int = connection.execute(sa.text(f"INSERT INTO tables ({columns}) VALUES ({values}) RETURNING id"), {"code": code}).scalar_one()
    ownership.add_owner(connection, number, process)
    return number


async def test_of_two_claims_at_once_one_wins_and_waits_for_appends(place: str) -> None:
    """An append that is under way holds the table: the new owner reads it, whatever the order."""
    kept = Database(place)
    kept.open()
    try:
        with kept.engine.begin() as connection:
            old, *new = [
                ownership.register(connection, lease, address="", page="", host="elsewhere", pid=1, since=0, schema="")
                for lease in (0, 60, 60)
            ]
            table = _add_table(connection, "aaaaaaaa", old)

        def claim(process: int) -> int:
            with kept.engine.begin() as connection:
                try:
                    return ownership.claim(connection, process, "aaaaaaaa")
                except TableMoved:
                    return 0

        with kept.engine.connect() as appending:
            assert ownership.find_held(appending, old, [(table, 1)]) == {(table, 1)}
            claims = [asyncio.create_task(asyncio.to_thread(claim, process)) for process in new]
            await asyncio.sleep(0.2)
            assert not any(task.done() for task in claims), "they wait until the append is stored"
            queries.add_rows(appending, [queries.log_row(table, Entry(1, "chat", None, "x", 0.0))])
            appending.commit()
        assert sorted(await asyncio.gather(*claims)) == [0, 2]
    finally:
        kept.close()


async def test_a_process_that_is_cut_off_sends_its_clients_to_the_others_at_once(
    pair: tuple[Serving, Serving], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its database need not refuse anything first: it knows that its lease has run out."""
    one, two = pair
    own = one.store.cluster
    assert own is not None
    async with Person(one.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as here:
            await here.positioned()
            monkeypatch.setattr(own, "_is_loop_running", lambda: False)  # it renews its lease no more
            assert await here.closed() == 4503
            hanging = threading.Event()
            monkeypatch.setattr(own, "_transact", lambda work: hanging.wait(WAIT_SECONDS))
            begin = time.monotonic()
            async with ann.at(code, tokens[0]) as again:
                assert await again.closed() == 4503
            assert time.monotonic() - begin < WAIT_SECONDS / 2, "it does not ask the database who owns the table"
            hanging.set()
            assert (await ann.http.get(f"/tables/{code}")).status_code == 503
            assert (await ann.http.get("/health")).status_code == 503
        bob = Person(two.url, "Ann")
        bob.token = ann.token
        async with bob.at(code, tokens[0]) as there:
            await there.positioned()
        monkeypatch.undo()
        wait_until(lambda: own.has_lease)
        async with ann.at(code, tokens[0]) as here:
            await here.positioned()
    assert owner_of(place, code) == (two.store.cluster.process, 2)  # type: ignore[union-attr]


async def test_clients_passed_on_to_a_process_that_hangs_wait_where_they_are(
    pair: tuple[Serving, Serving], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their sockets are ended before they would give them up, and before the table is free."""
    one, two = pair
    own, other = one.store.cluster, two.store.cluster
    assert own is not None
    assert other is not None
    seen = list[bool]()
    end_sockets = other.events.on_late

    def note(late: set[int]) -> None:
        seen.append(own.process in other.others)
        end_sockets(late)

    monkeypatch.setattr(other.events, "on_late", note)
    async with Person(one.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        bob = Person(two.url, "Ann")
        bob.token = ann.token
        async with bob.at(code, tokens[0]) as there:
            await there.positioned()
            monkeypatch.setattr(own, "_is_loop_running", lambda: False)  # it renews its lease no more
            monkeypatch.setattr(own.events, "on_lapsed", lambda: None)
            assert await there.closed() == 1006
        assert seen == [True]
        wait_until(lambda: code in two.rooms.live)  # before its clients are back
        async with bob.at(code, tokens[0]) as there:
            await there.positioned()
    assert owner_of(place, code) == (other.process, 2)
    monkeypatch.undo()


@pytest.mark.parametrize("seconds", [60.0, 0.0])
async def test_a_process_that_is_cut_off_just_after_another_left_does_not_take_itself_to_be_alone(
    seconds: float, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other may have come back, which a process learns from the database. One that has long been alone keeps its tables."""
    monkeypatch.setattr(cluster, "COMPANY_SECONDS", seconds)
    with Serving(place) as one:
        own = one.store.cluster
        assert own is not None
        with Serving(place):
            wait_until(lambda: own.others)
        wait_until(lambda: not own.others)
        async with Person(one.url, "Ann") as ann:
            code, tokens = await ann.running("corinth", "mm", first=0)
            async with ann.at(code, tokens[0]) as here:
                await here.positioned()
                monkeypatch.setattr(own, "_is_loop_running", lambda: False)  # it renews its lease no more
                if seconds:
                    assert await here.closed() == 4503
                else:
                    wait_until(lambda: any("lease ran out" in line for line in one.log.lines))
                    await here.send(type="ping")
                    await here.until("pong")
                    await here.answer()
        monkeypatch.undo()
        wait_until(lambda: own.has_lease)


async def test_a_lookup_waits_for_no_claim_and_a_claim_for_no_other(place: str) -> None:
    """The tables of a process that was killed in the middle of an append are locked until PostgreSQL notices."""
    kept = Database(place)
    kept.open()
    own = kept.cluster
    assert own is not None
    codes = [f"aaaaaaa{letter}" for letter in "abcd"]
    try:
        await asyncio.wait_for(own.start("", "", "127.0.0.1"), WAIT_SECONDS)
        with kept.engine.begin() as connection:
            dead = ownership.register(connection, 0, address="", page="", host="elsewhere", pid=1, since=0, schema="")
            tables = [_add_table(connection, code, dead) for code in codes]
        with kept.engine.connect() as appending:
            assert len(ownership.find_held(appending, dead, [(table, 1) for table in tables[:3]])) == 3
            claims = [asyncio.create_task(own.claim(code)) for code in codes[:3]]
            await asyncio.sleep(0.05)
            found = await own.find_owner(codes[0])
            assert found is not None
            assert found.process == 0
            assert await own.claim(codes[3]) == 2
            assert not any(claim.done() for claim in claims), "they go on waiting"
            appending.rollback()
        assert await asyncio.gather(*claims) == [2, 2, 2]
    finally:
        await own.leave()
        kept.close()


async def test_a_process_of_another_container_is_not_taken_to_be_killed(place: str) -> None:
    """It has the name of this machine, and its id is that of no process here."""
    with Serving(place) as one:
        own = one.store.cluster
        assert own is not None
        with subprocess.Popen([sys.executable, "-c", ""]) as ended:
            pass
        scope = process_ids.find_scope()
        with rows(place) as connection:
            other, dead = [
                ownership.register(connection, 60, address="", page="", host=host, pid=ended.pid, since=0, schema="")
                for host in (scope + "1", scope)
            ]
            connection.commit()
            wait_until(lambda: other in own.others and not _is_alive(connection, dead))
            assert _is_alive(connection, other)
            ownership.expire(connection, [other])
            connection.commit()


def _is_alive(connection: Any, process: int) -> bool:
    with connection.begin():
        return any(member.is_alive for member in ownership.list_members(connection) if member.id == process)


def test_tables_are_free_within_four_and_a_half_seconds_of_any_failure() -> None:
    """The rest of the five is for claiming, reading and connecting; of a worker, its clients' sockets end by then, too."""
    assert cluster.LOOP_SECONDS + cluster.LEASE_SECONDS + cluster.EXPIRY_SECONDS < 4.5
    assert workers.HUNG_SECONDS + workers.LOOK_SECONDS < 4.5
    assert cluster.LEASE_SECONDS <= workers.HUNG_SECONDS, "a worker that was stopped has lost its tables when it is killed"
    assert cluster.LEASE_SECONDS >= 8 * cluster.BEAT_SECONDS


async def test_an_event_loop_that_hangs_loses_its_tables(pair: tuple[Serving, Serving], place: str) -> None:
    """Although the thread that renews the lease goes on."""
    one, two = pair
    async with Person(one.url, "Ann") as ann, Person(two.url, "Bob") as bob:
        code, tokens = await ann.running("corinth", "mm", first=0)
        hanging = threading.Event()
        one.loop.call_soon_threadsafe(hanging.wait, WAIT_SECONDS)
        begin = time.monotonic()
        try:
            await positioned_again(bob, code, tokens[0], 0)
        finally:
            hanging.set()
        assert time.monotonic() - begin < BACK_SECONDS
    assert owner_of(place, code) == (two.store.cluster.process, 2)  # type: ignore[union-attr]


async def test_a_bot_thinks_where_there_is_room(pair: tuple[Serving, Serving]) -> None:
    """The tables stay where they are."""
    one, two = pair
    hard = {"game": "corinth", "seats": [{"kind": "bot", "level": "hard"}] * 2, "pace": 0}
    async with Person(one.url, "Ann") as ann:
        codes = []
        for _ in range(3):
            codes.append((await ann.post("/tables", 201, json=hard))["table"]["code"])
            await ann.post(f"/tables/{codes[-1]}/start")
        remote_search = remote_search_of(one)
        wait_until(lambda: remote_search.asked > 5 or all(one.rooms.live[code].table.terms.status == "over" for code in codes))
        assert remote_search.asked > 0
        assert not two.rooms.live


# What holds over all processes.


async def eventually(ask: Any, seconds: float = WAIT_SECONDS) -> Any:
    """Ask again until there is an answer: what processes share is up to two seconds old."""
    async with asyncio.timeout(seconds):
        while not (found := await ask()):
            await asyncio.sleep(0.1)
    return found


async def test_the_lobby_has_the_tables_of_all_processes(pair: tuple[Serving, Serving]) -> None:
    one, two = pair
    async with Person(one.url, "Ann") as ann, Person(two.url, "Bob") as bob:
        code, tokens = await ann.table("corinth", "mo", listed=True)
        running, seats = await ann.running("corinth", "mm", listed=True)

        async def listed(person: Person, wanted: set[str]) -> bool:
            return {table["code"] for table in await person.get("/tables")} == wanted

        async with ann.at(code, tokens[0]) as here, ann.at(running, seats[0]) as playing:
            await here.until("welcome")
            await playing.positioned()
            await eventually(lambda: listed(bob, {code, running}))
            (shown,) = [table for table in await bob.get("/tables") if table["code"] == code]
            assert shown["seats"][0]["connected"], "as the process that has the table sees it"
            await bob.post(f"/tables/{code}/seats/1")
            await ann.post(f"/tables/{code}/start")

            async def begun() -> bool:
                return [table["status"] for table in await bob.get("/tables")] == ["running", "running"]

            await eventually(begun)
            assert code in {table["code"] for table in await bob.get("/me/tables")}


@pytest.fixture
def limited(place: str) -> Iterator[tuple[Serving, Serving]]:
    """Two servers with small limits."""
    limits = {"budget": 600, "sockets": 4, "bot_tables": 2}
    with Serving(place, **limits) as one, Serving(place, **limits) as two:
        wait_until(lambda: len(one.store.cluster.others) == len(two.store.cluster.others) == 1)  # type: ignore[union-attr]
        yield one, two


async def test_limits_hold_over_all_processes(limited: tuple[Serving, Serving]) -> None:
    """Tables that wait, money, sockets and games with bots of one person and address, spread over both."""
    one, two = limited
    async with Person(one.url, "Ann") as ann, Person(two.url, "Ann") as other, contextlib.AsyncExitStack() as stack:
        other.http.headers["authorization"] = f"Bearer {ann.token}"
        other.token = ann.token
        for _ in range(2):
            await ann.running("corinth", "mb")
        await eventually(lambda: _refused(other, "too-many-bot-tables", "/tables", "mb"))
        code, tokens = await ann.running("corinth", "mm")
        for _ in range(11):  # the other process has room for one more, or for none
            await ann.table("corinth", "mo")
        await eventually(lambda: _refused(other, "too-many-waiting", "/tables", "mo"))
        for _ in range(4):
            await (await stack.enter_async_context(ann.at(code, tokens[0]))).until("welcome")

        async def full() -> bool:
            try:
                async with other.at(code, tokens[1]) as found:
                    message = await found.receive()
                    return bool(message.get("error") == "too-many-sockets")
            except websockets.ConnectionClosed as closed:  # before it has said hello
                return closed.rcvd is not None and closed.rcvd.code == 4429

        await eventually(full)
        while not await _refused(ann, "too-many-tables", "/tables", "mm"):
            pass
        await eventually(lambda: _refused(other, "too-many-tables", "/tables", "mm"))


async def _refused(person: Person, error: str, path: str, seats: str) -> bool:
    """Whether making, and if it has bots starting, a table is refused with this error."""
    kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}, "b": {"kind": "bot", "level": "random"}}
    answer = await person.http.post(path, json={"game": "corinth", "seats": [kinds[seat] for seat in seats]})
    if answer.status_code == 201 and "b" in seats:
        code = answer.json()["table"]["code"]
        answer = await person.http.post(f"/tables/{code}/start")
        if answer.status_code == 200:
            await person.http.post(f"/tables/{code}/abandon", headers={"Emporion-Seat": person.token})
        else:
            await person.http.delete(f"/tables/{code}")
    return bool(answer.status_code >= 400 and answer.json()["error"] == error)


async def test_a_person_who_was_removed_stays_removed_at_another_process(place: str) -> None:
    """The other process has heard of it before the one that has the table stops."""
    with Serving(place) as two:
        with Serving(place) as one:
            wait_until(lambda: len(one.store.cluster.others) == len(two.store.cluster.others) == 1)  # type: ignore[union-attr]
            async with Person(one.url, "Ann") as ann, Person(one.url, "Bob") as bob:
                code, _ = await ann.table("corinth", "mo")
                await bob.post(f"/tables/{code}/seats/1")
                await ann.ask("DELETE", f"/tables/{code}/seats/1")
                wait_until(lambda: code in two.rooms.lobby.waiting and two.rooms.lobby.waiting[code].barred)
        async with Person(two.url, "Bob") as again:
            again.http.headers["authorization"] = f"Bearer {bob.token}"
            assert (await again.post(f"/tables/{code}/seats/1", 403))["error"] == "seat-barred"


def expiry_of(serving: Serving) -> Expiry:
    """What removes unused tables at a server."""
    app: Any = serving.uvicorn.config.loaded_app
    while not hasattr(app, "state"):
        app = app.app
    found: Expiry = app.state.expiry
    return found


async def test_a_waiting_table_is_removed_by_the_process_that_has_it(pair: tuple[Serving, Serving], place: str) -> None:
    """A pass of the process that tidies leaves it alone, and goes on with the next."""
    one, two = pair
    assert one.rooms.tidies
    assert not two.rooms.tidies
    async with Person(two.url, "Ann") as ann, Person(two.url, "Bob") as bob, Person(one.url, "Cleo") as cleo:
        code, _ = await ann.table("corinth", "mo")
        async with bob.at(code) as watching:
            await watching.until("welcome")
            wait_until(lambda: code in one.rooms.lobby.waiting)
            other, _ = await cleo.table("corinth", "mo")
            wait_until(lambda: all({code, other} <= set(each.rooms.lobby.waiting) for each in pair))
            two.rooms.lobby.waiting[code].seen = one.rooms.lobby.waiting[other].seen = 0
            wait_until(lambda: one.rooms.lobby.waiting[code].seen == 0 and two.rooms.lobby.waiting[other].seen == 0)
            assert one.do(expiry_of(one).remove_unused()) == 1
            assert other not in one.rooms.lobby.waiting
            assert code in one.rooms.lobby.waiting
            assert code in two.rooms.live
            assert two.do(expiry_of(two).close_waiting()) == 1
            assert await watching.closed()
        assert (await cleo.get(f"/tables/{code}", 410))["error"] == "table-removed"
        wait_until(lambda: code not in one.rooms.lobby.waiting)


async def test_the_summary_of_a_table_is_stored_by_its_owner_alone(pair: tuple[Serving, Serving], place: str) -> None:
    """A process that has lost a table, and does not know it yet, would overwrite a newer one."""
    one, two = pair
    assert two.store.cluster is not None
    async with Person(one.url, "Ann") as ann:
        codes = [(await ann.running("corinth", "mm", first=0))[0] for _ in range(2)]
        for code in codes:
            async with ann.at(code) as here:
                await here.positioned()
    found = [one.rooms.live[code] for code in codes]

    def stored(connection: Any) -> list[Any]:
        with connection.begin():
            return [connection.scalar(sa.text("SELECT summary::text FROM tables WHERE code = :code"), {"code": code}) for code in codes]

    with rows(place) as connection:
        connection.execute(sa.text("UPDATE tables SET summary = NULL"))
        moved = {"other": two.store.cluster.process, "table": found[0].table.terms.id}
        connection.execute(sa.text('UPDATE owners SET process = :other, term = 2 WHERE "table" = :table'), moved)
        connection.commit()
        for room in found:
            room._summarized = None
        one.call(one.rooms._drop, found)
        wait_until(lambda: stored(connection)[1] is not None)
        assert stored(connection)[0] is None
    assert owner_of(place, codes[0])[0] == two.store.cluster.process
    assert owner_of(place, codes[1])[0] is None


# Processes of their own.


@contextlib.contextmanager
def two_processes(place: str, folder: Path, **settings: Any) -> Iterator[tuple[Process, Process]]:
    one, two = Process(place, folder / "one", thinkers=1, **settings), Process(place, folder / "two", thinkers=1, **settings)
    one.start()
    two.start()
    try:
        wait_until(lambda: "processes changed" in one.log.read_text() and "processes changed" in two.log.read_text())
        yield one, two
    finally:
        for process in (one, two):
            if process.process is not None and process.process.poll() is None:
                process.process.send_signal(signal.SIGCONT)
                process.stop()
    for process in (one, two):
        assert "Traceback" not in process.log.read_text()


async def positioned_again(person: Person, code: str, token: str | None, after: int) -> Socket:
    """Connect until there is a position, as a client does by itself."""
    while True:
        with contextlib.suppress(Exception):
            async with person.at(code, token, after) as found:
                found.number = after
                async with asyncio.timeout(5):
                    await found.positioned()
                return found
        await asyncio.sleep(0.05)


@pytest.mark.always
@pytest.mark.parametrize("end", ["kill", "hang", "stop"])
async def test_tables_of_a_process_that_ends_go_on_elsewhere(end: str, place: str, tmp_path: Path) -> None:
    with two_processes(place, tmp_path) as (one, two):
        async with Person(one.url, "Ann") as ann:
            code, tokens = await ann.running("corinth", "mm", first=0)
            async with ann.at(code, tokens[0]) as here:
                await here.positioned()
                await here.answer()
                number = here.number
            bob = Person(two.url, "Ann")
            bob.token = ann.token
            async with bob.at(code, tokens[0], number) as there:  # through the other process
                there.number = number
                await there.positioned()
                begin = time.monotonic()
                assert one.process is not None
                one.process.send_signal({"kill": signal.SIGKILL, "hang": signal.SIGSTOP, "stop": signal.SIGTERM}[end])
                if end != "hang":
                    reaping = asyncio.create_task(asyncio.to_thread(one.process.wait, WAIT_SECONDS))
                await there.closed()
            found = await positioned_again(bob, code, tokens[0], number)
            took = time.monotonic() - begin
            assert found.position is not None
            assert took < BACK_SECONDS, f"after {took:.2f} s"
            print(f"{end}: {took:.2f} s")
            assert owner_of(place, code)[1] == 2
            async with bob.at(code, tokens[0]) as there, bob.at(code, tokens[1]) as second:
                await there.positioned()
                await second.positioned()
                mover = there if there.position and there.position.get("moves") else second
                await mover.answer()
                assert log_numbers(place, code) == list(range(1, mover.number + 1))
            if end != "hang":
                await reaping
            else:
                one.process.send_signal(signal.SIGCONT)
                wait_until(lambda: "table moved" in one.log.read_text() and one.answers(), one.log.read_text)
                async with ann.at(code, tokens[0]) as here:
                    assert (await here.positioned())["at"] == (await positioned_again(bob, code, tokens[0], 0)).position["at"]  # type: ignore[index]


async def test_the_sockets_of_a_process_that_is_killed_no_longer_count(place: str, tmp_path: Path) -> None:
    """All clients of an address find room at the other one."""
    with two_processes(place, tmp_path, sockets=4) as (one, two):
        async with Person(one.url, "Ann") as ann, Person(two.url, "Ann") as other, contextlib.AsyncExitStack() as sockets:
            other.token = ann.token
            code, tokens = await ann.running("corinth", "mm", first=0)
            for _ in range(4):
                await (await sockets.enter_async_context(ann.at(code, tokens[0]))).until("welcome")
            mine, _ = await other.running("corinth", "mm")

            async def full() -> bool:
                try:
                    async with other.at(mine) as found:
                        return bool((await found.receive()).get("error") == "too-many-sockets")
                except websockets.ConnectionClosed as closed:
                    return closed.rcvd is not None and closed.rcvd.code == 4429

            await eventually(full)
            one.kill()
            await positioned_again(other, code, tokens[0], 0)
            held = [await sockets.enter_async_context(other.at(code, tokens[0])) for _ in range(4)]
            for socket in held:
                await socket.positioned()
            assert "emporion_processes 1.0" in (await other.http.get("/metrics")).text


async def test_games_of_bots_go_on_elsewhere(place: str, tmp_path: Path) -> None:
    with two_processes(place, tmp_path) as (one, two):
        async with Person(one.url, "Ann") as ann:
            code, _ = await ann.running("corinth", "bb", pace=300)
        one.kill()
        before = log_numbers(place, code)
        wait_until(lambda: len(log_numbers(place, code)) > len(before) + 2, two.log.read_text)
        numbers = log_numbers(place, code)
        assert numbers == list(range(1, len(numbers) + 1))


def test_games_of_bots_are_found_without_reading_the_log_of_all_games(place: str) -> None:
    """The log of a server that has been there for years is long, and every process asks when another comes or goes."""
    kept = Database(place)
    kept.open()
    kept.close()
    with rows(place) as connection:
        columns = "code, game, players, options, components, listed, hints, pace, chosen, status, replay, seed, host, created"
        values = "lpad(n::text, 8, 'a'), 'corinth', 2, '{}', '{}', false, true, 0, false, 'running', false, '', 'x', 0"
        connection.execute(sa.text(f"INSERT INTO tables ({columns}) SELECT {values} FROM generate_series(1, 300) n"))
        connection.execute(sa.text("INSERT INTO seats SELECT id, 0, 'bot', 'x' FROM tables WHERE id % 100 = 0"))
        kinds = "CASE WHEN n = 9 AND id % 100 = 1 THEN 'leave' ELSE 'move' END"
        connection.execute(sa.text(f"INSERT INTO log SELECT id, n, {kinds}, 0, 'roll', '', 0 FROM tables, generate_series(1, 300) n"))
        connection.execute(sa.text("ANALYZE"))
        found = {table % 100 for table, _ in ownership.list_orphans(connection)}
        assert found == {0, 1}
        plan = "\n".join(connection.scalars(sa.text(f"EXPLAIN {ownership._ORPHANS}")))
        assert "on log" in plan
        assert "Seq Scan on log" not in plan, plan


# Workers of one parent.


@pytest.mark.always
async def test_workers_share_a_port_and_are_started_again(place: str) -> None:
    with serving(place, "--workers", "2") as served:
        async with Person(served.address, "Ann") as ann:
            figures = await eventually(lambda: _both(ann))
            code, tokens = await ann.running("corinth", "mm", first=0)
            with rows(place) as connection:
                pids = {member.id: member.pid for member in ownership.list_members(connection) if member.is_alive}
            assert len(pids) == 2, figures
            async with ann.at(code, tokens[0]) as here:
                await here.positioned()
                os.kill(pids[owner_of(place, code)[0]], signal.SIGKILL)
                await here.closed()
            begin = time.monotonic()
            found = await positioned_again(ann, code, tokens[0], here.number)
            assert time.monotonic() - begin < BACK_SECONDS
            assert found.position == here.position
            await eventually(lambda: _both(ann))
        assert served.stop() == 0


async def _both(person: Person) -> bool:
    """Whether two processes serve, and each knows of the other."""
    return "emporion_processes 2.0" in (await person.http.get("/metrics")).text


def test_workers_need_postgresql(tmp_path: Path) -> None:
    found = run("serve", "--workers", "2", "--database", str(tmp_path / "tables.db"))
    assert found.returncode == 1
    assert "need a PostgreSQL database" in found.stderr


def test_the_benchmark_kills_one_of_two_processes(place: str) -> None:
    found = bench_processes_command.measured(Scenario(4, 0.05), 2, place, 1.0, lambda share: None)
    assert found["moves"] > 0
    assert 0 < found["back"] < WAIT_SECONDS, "clients of the killed process are back"
    assert found["through"] > found["p99"], "moves that were lost count from when they were first sent"


def test_the_benchmark_that_is_ended_leaves_nothing_behind() -> None:
    folder = Path(tempfile.mkdtemp(prefix="b"))  # short: the path of a socket is
    command = [sys.executable, "-m", "emporion", "bench", "server", "--processes", "1", "--database", "postgresql", "--json"]
    with subprocess.Popen(command, env=os.environ | {"TMPDIR": str(folder)}, stdout=subprocess.DEVNULL) as process:
        wait_until(lambda: process.poll() is not None or list(folder.glob("emporion-pg-*/data/postmaster.pid")))
        (pid,) = [int(found.read_text().split()[0]) for found in folder.glob("emporion-pg-*/data/postmaster.pid")]
        wait_until(lambda: process.poll() is not None or list(folder.glob("emporion-bench-*/log")))
        process.send_signal(signal.SIGTERM)
        assert process.wait(WAIT_SECONDS) == 128 + signal.SIGTERM
    wait_until(lambda: process_ids.has_ended(pid, 0))
    assert not list(folder.glob("emporion-*"))
    shutil.rmtree(folder)


def test_numbers_of_processes_are_read_or_refused() -> None:
    assert whole_numbers("1, 2") == [1, 2]
    assert whole_numbers("") == []
    for wrong in ("0", "1,", "two", "65"):
        with pytest.raises(EmporionError) as refused:
            whole_numbers(wrong)
        assert refused.value.key == "bench-processes"


# Rolling upgrades.

STEP = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{name}", "{before}"
oldest = "{oldest}"
can_wait = {can_wait}


def upgrade():
    {change}
"""


@pytest.fixture
def versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """A function that makes the program of this process a later version: one step adds a column, the next removes another."""
    folders = [database_module.MIGRATIONS]
    steps = [
        STEP.format(
            name="expand",
            before="processes",
            oldest="processes",
            can_wait=False,
            change="op.add_column('seats', sa.Column('color', sa.Text))",
        ),
        STEP.format(name="contract", before="expand", oldest="expand", can_wait=True, change="op.drop_column('seats', 'color')"),
    ]
    for number in range(1, 3):
        folder = tmp_path / f"migrations{number}"
        shutil.copytree(str(folders[0]), folder, ignore=shutil.ignore_patterns("__pycache__"))
        for step, text in enumerate(steps[:number]):
            (folder / "versions" / f"later{step}.py").write_text(text)
        folders.append(folder)
    return lambda number: monkeypatch.setattr(database_module, "MIGRATIONS", folders[number])


def test_a_step_of_the_schema_may_take_long_between_its_statements(
    place: str, versions: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ends other transactions in which nothing happens: their process hangs."""
    kept = Database(place)
    kept.open()
    kept.close()
    versions(1)
    monkeypatch.setattr(postgresql_module, "IDLE_MILLISECONDS", 100)
    monkeypatch.setattr("alembic.op.add_column", lambda table, column: time.sleep(1))
    upgraded = Database(place)
    try:
        assert upgraded.open()[1] == "expand"
    finally:
        upgraded.close()


async def test_two_versions_serve_one_database_while_it_is_upgraded(place: str, versions: Callable[[int], None]) -> None:
    """The schema grows under a running process, an older one may still start, and what it needs is removed when no such process runs."""

    def stage() -> str:
        with rows(place) as connection:
            return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one())

    with Serving(place) as old:
        async with Person(old.url, "Ann") as ann:
            code, tokens = await ann.running("corinth", "mm", first=0)
            async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[1]) as two:
                await one.positioned()
                await two.positioned()
                versions(1)
                with Serving(place) as newer:
                    assert stage() == "expand"
                    await (one if one.position and one.position.get("moves") else two).answer()
                    async with Person(newer.url, "Bob") as bob:
                        assert (await bob.get(f"/tables/{code}"))["status"] == "running"
                    versions(2)
                    with Serving(place):
                        assert stage() == "expand", "the older process does not work without the column"
                versions(0)
                with Serving(place) as restarted:
                    assert stage() == "expand"
                    async with Person(restarted.url, "Bob") as bob:
                        assert (await bob.get(f"/tables/{code}"))["status"] == "running"
    versions(2)
    with Serving(place) as last:
        assert stage() == "contract"
        async with Person(last.url, "Ann") as ann, ann.at(code, tokens[0]) as one:
            await one.positioned()
    versions(0)
    with pytest.raises(EmporionError) as refused:
        Database(place).open()
    assert refused.value.key == "store-newer"


# What is asked of a table at another process.

RECORD = ROOT / "tests" / "golden" / "corinth-2-steward=sum.emp.jsonl"
VALUES = {"event": "5", "part": "sheet"}
"""What stands for the parts of addresses."""
NOT_COMPARED = {"/tables/{code}/socket", "/tables/{code}/source"}
"""A socket, and what only a continued game has."""
MORE_ASKED = [
    "/tables/{code}/descriptions/5?seat=all&language=fr",
    "/tables/{code}/rulebook?language=de",
    "/lessons/corinth",
    "/me/tables",
]


@pytest.mark.always
async def test_whatever_is_asked_of_a_table_is_answered_alike_by_both(pair: tuple[Serving, Serving]) -> None:
    """Every address below a table: invitations, moments, positions in words, drawings. Reviews, their quiz, and boards to analyze on."""
    one, two = pair
    async with Person(one.url, "Ann") as ann, Person(two.url, "Ann") as other:
        other.http.headers["authorization"] = f"Bearer {ann.token}"
        other.token = ann.token
        code = (await ann.post("/replays", 201, content=RECORD.read_bytes(), headers={"content-type": "application/jsonl"}))["code"]
        schema = await ann.get("/schema/openapi.json")
        below = [path.removeprefix("/api/v1") for path, methods in schema["paths"].items() if "/tables/{code}" in path and "get" in methods]
        assert len(below) > 10
        for path in [*(path for path in below if path not in NOT_COMPARED), *MORE_ASKED]:
            asked = path.format(code=code, **VALUES)
            answers = [await person.http.get(asked, headers={"host": "localhost"}) for person in (ann, other)]
            assert [answer.status_code for answer in answers] == [200, 200], (asked, answers[0].text)
            assert answers[0].content == answers[1].content, asked
        assert (await other.post(f"/tables/{code}/review"))["of"] > 0
        events = games.replay(RECORD.read_bytes()).events
        decided = next(number for number, event in enumerate(events, start=1) if isinstance(event.by, int))
        assert (await other.post(f"/tables/{code}/answer", json={"event": decided}))["event"] == decided
        played = await other.post(f"/tables/{code}/play-on", 201, json={"event": 4, "seat": 0, "level": "random"})
        assert played["table"]["copied"] == 4
        board = (await other.post(f"/tables/{code}/explore", 201, json={"event": 4}))["code"]
        async with ann.at(board) as here, other.at(board) as there:
            await there.positioned()
            await here.answer()
            while there.number < here.number:
                await there.receive()
            assert there.position == here.position
            await there.send(type="hint", at=(await there.positioned())["at"])
            assert (await there.until("hint"))["prospects"]
        assert code in one.rooms.live
        assert {code, board} & set(two.rooms.live) == set(), "the process that has the table makes the board"


async def test_a_busy_process_sheds_load_of_those_who_come_by_another_one(pair: tuple[Serving, Serving]) -> None:
    """A spectator is sent away, a player is served."""
    one, two = pair
    async with Person(one.url, "Ann") as ann, Person(two.url, "Ann") as other:
        other.token = ann.token
        code, tokens = await ann.running("corinth", "mm", first=0)
        for _ in range(10):
            one.call(one.rooms.load_shedding.note, 1e9)  # it takes long until this is forgotten
        async with other.at(code) as watching:
            assert (await watching.receive())["error"] == "server-busy"
            assert await watching.closed() == 4503
        async with other.at(code, tokens[0]) as playing:
            await playing.positioned()
            await playing.answer()
