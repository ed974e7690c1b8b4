"""Tables with long logs: they slow no other table, are bounded, share the log they begin with, and cost lists nothing."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import threading
import tracemalloc
from random import Random as Choice
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from emporion import games
from emporion.engine.effects import Effect
from emporion.engine.match import Match
from emporion.engine.record import replay
from emporion.games.golden_horn import GoldenHornGame
from emporion.server import queries, record_api, room, rooms, schema, studies
from emporion.tables.table import ENTRY_BYTES, SHARED_ENTRY_BYTES, TABLE_BYTES, History, Table
from emporion.tables.table_log import Entry
from tests.conftest import ROOT
from tests.server.clients import Json, Person, play
from tests.server.long_games import TAIL, long_record
from tests.server.lookalikes import seats, terms
from tests.server.serving import Serving, rows
from tests.waiting import WAIT_SECONDS

LONG = 3000
"""Events of the longest record that a server takes of Golden Horn."""
SHORT = 300
"""Events of a record that is long enough to be told in two parts."""
FINISHED = ROOT / "tests" / "golden" / "corinth-2-steward=sum.emp.jsonl"
DOMINIO = {"modone": "standard", "warehouses": "hidden", "dominio": True}


@functools.cache
def long_source() -> Table:
    """A replay of a long record, as a table."""
    match = games.replay(long_record(LONG), complete=False)
    entries = [
        Entry(number, "chance" if event.by == "chance" else "move", None if event.by == "chance" else event.by, event.move, 1.0)
        for number, event in enumerate(match.events, start=1)
    ]
    return Table(terms("golden-horn", 2, options=DOMINIO, status="over", replay=True), seats(2), entries)


def board(history: History, event: int, **more: Any) -> Table:
    """A table that begins in the middle of a game."""
    table = Table(terms("golden-horn", 2, options=DOMINIO, copied=event, source_id=7, **more), seats(2), (), history)
    table.play_chance()
    return table


async def upload(person: Person, events: int) -> str:
    """The code of an uploaded record of so many events."""
    made = await person.post("/replays", 201, content=long_record(events))
    code: str = made["code"]
    return code


def forget(serving: Serving) -> None:
    """Drop all tables from memory, as a restart would."""
    serving.call(serving.rooms.live.clear)
    serving.call(serving.rooms._histories.clear)


def log_rows(database: str, code: str) -> int:
    """Entries that are stored for a table."""
    with rows(database) as connection:
        wanted = sa.select(sa.func.count()).select_from(schema.log).join(schema.tables, schema.tables.c.id == schema.log.c.table)
        return int(connection.scalar(wanted.where(schema.tables.c.code == code)))


# Going back.


def test_undo_on_a_board_goes_back_once_and_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = board(long_source().history(), LONG - 500, explore=True)
    back, played = Match.back, Match._play
    calls: list[str] = []

    def note_back(*values: Any) -> None:
        calls.append("back")
        back(*values)

    def note_play(*values: Any) -> list[Effect]:
        calls.append("play")
        return played(*values)

    monkeypatch.setattr(Match, "back", note_back)
    monkeypatch.setattr(Match, "_play", note_play)
    rng, most = Choice(1), 0
    for _ in range(30):
        for _ in range(3):
            assert table.match is not None
            table.move(None, rng.choice(table.match.moves()), table.at)
        number = table.number
        calls.clear()
        added = table.undo(None, table.at)
        undone = [entry for entry in added if entry.kind == "undo"]
        assert calls.count("back") == 1
        assert calls.count("play") == len(added) - len(undone), "nothing but what chance draws anew"
        assert [entry.number for entry in added] == list(range(number + 1, table.number + 1))
        most = max(most, len(undone))
    assert most > 1, "a decision with what chance did upon it"
    again = Table(table.terms, table.seats, table.own_entries, table.origin)
    assert again.match is not None
    assert table.match is not None
    assert (again.at, again.counted_entries(), again.match.events) == (table.at, table.counted_entries(), table.match.events)
    assert again.position(None) == table.position(None)


# Sharing.


def test_boards_of_a_game_share_its_entries_and_effects() -> None:
    source = long_source()
    history = source.history()
    one, two = (board(history, LONG - TAIL, explore=True) for _ in range(2))
    for number in (1, 1000, LONG - TAIL):
        assert one.entries[number - 1] is two.entries[number - 1] is source.entries[number - 1]
        assert one._effects[number - 1] is two._effects[number - 1] is source._effects[number - 1]
    assert one.own_entries == one.entries[LONG - TAIL :]
    assert one.entry_view(1000, 0) == source.entry_view(1000, 0)


def test_the_memory_of_a_table_is_as_estimated() -> None:
    record, history = long_record(LONG), long_source().history()
    terms_and_seats = long_source().terms, long_source().seats
    entries = [
        Entry(number, "chance" if event.by == "chance" else "move", None if event.by == "chance" else event.by, event.move, float(number))
        for number, event in enumerate(games.replay(record, complete=False).events, start=1)
    ]
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        whole = Table(*terms_and_seats, entries)
        taken = tracemalloc.get_traced_memory()[0] - before
        before = tracemalloc.get_traced_memory()[0]
        boards = [board(history, LONG - TAIL, explore=True) for _ in range(10)]
        shared = (tracemalloc.get_traced_memory()[0] - before) / len(boards)
    finally:
        tracemalloc.stop()
    assert taken < 1.5 * whole.size == 1.5 * (TABLE_BYTES + LONG * ENTRY_BYTES)
    assert shared < 1.5 * boards[0].size
    assert boards[0].size < TABLE_BYTES + LONG * SHARED_ENTRY_BYTES + 100 * ENTRY_BYTES < whole.size / 8


async def test_a_board_refers_to_its_source_and_copies_nothing(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code = await upload(ann, SHORT)
        boards = [await ann.post(f"/tables/{code}/explore", 201, json={"event": SHORT - TAIL}) for _ in range(3)]
        made = await ann.post(f"/tables/{code}/play-on", 201, json={"event": SHORT - TAIL, "seat": 0, "level": "random"})
        source = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(serving.rooms.find(code), serving.loop))
        live = [serving.rooms.live[table["code"]].table for table in boards]
        assert all(table.origin is source.table.history() for table in live)
        for table in (*boards, made["table"]):
            assert table["copied"] == SHORT - TAIL
            assert log_rows(serving.database, table["code"]) < TAIL
        [here, there, other] = [table["code"] for table in boards]
        async with ann.at(here) as one:
            rng = Choice(2)
            for _ in range(5):
                await one.answer(rng)
            number, position = one.number, one.position
        assert await ann.get(f"/tables/{here}") | {"present": []} == (await ann.get(f"/tables/{here}"))
        before = [(await ann.http.get(f"/tables/{code}/record")).content for code in (here, there, made["table"]["code"])]
        moment = await ann.get(f"/tables/{here}/moments/{SHORT - TAIL}")
        del source, live
        forget(serving)
        after = [(await ann.http.get(f"/tables/{code}/record")).content for code in (here, there, made["table"]["code"])]
        assert after == before
        assert await ann.get(f"/tables/{here}/moments/{SHORT - TAIL}") == moment
        async with ann.at(here) as one:
            while one.number < number or one.position is None:
                await one.receive()
            assert one.position == position
        loaded = [serving.rooms.live[code].table for code in (here, there)]
        assert loaded[0].origin is loaded[1].origin is not None
        assert (await ann.get(f"/tables/{other}"))["copied"] == SHORT - TAIL


async def test_a_board_of_a_game_that_was_played_on_refers_to_either_of_them(serving: Serving) -> None:
    data = FINISHED.read_bytes()
    events = len(games.replay(data).events)
    async with Person(serving.url, "Ann") as ann:
        first = (await ann.post("/replays", 201, content=data))["code"]
        made = await ann.post(f"/tables/{first}/play-on", 201, json={"event": events - 14, "seat": 0, "level": "random"})
        second = made["table"]["code"]
        await play(ann, second, made["seats"][0]["token"], Choice(3))
        length = len(games.replay((await ann.http.get(f"/tables/{second}/record")).content).events)
        early = (await ann.post(f"/tables/{second}/explore", 201, json={"event": events - 30}))["code"]
        late = (await ann.post(f"/tables/{second}/explore", 201, json={"event": length - 3}))["code"]
        with rows(serving.database) as connection:
            ids = {row.code: row.id for row in connection.execute(sa.select(schema.tables))}
            referred = {row.code: row.source_id for row in connection.execute(sa.select(schema.tables))}
            assert referred == {first: None, second: ids[first], early: ids[first], late: ids[second]}
            assert [queries.is_source(connection, ids[code]) for code in (first, second, early, late)] == [True, True, False, False]
        before = [(await ann.get(f"/tables/{code}/moments?first={events - 35}&last={events}")) for code in (early, late)]
        forget(serving)
        assert [(await ann.get(f"/tables/{code}/moments?first={events - 35}&last={events}")) for code in (early, late)] == before
        assert (await ann.get(f"/tables/{early}/source"))["code"] == second, "one goes back to where one came from"
        with rows(serving.database) as connection:
            connection.execute(sa.delete(schema.log).where(schema.log.c.table == ids[second]))
            connection.execute(sa.delete(schema.seats).where(schema.seats.c.table == ids[second]))
            with pytest.raises(IntegrityError):
                connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == ids[second]))


async def test_a_board_that_was_stored_with_copies_still_loads(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code = await upload(ann, SHORT)
        copied = (await ann.post(f"/tables/{code}/explore", 201, json={"event": SHORT - TAIL}))["code"]
        before = (await ann.get(f"/tables/{copied}/moments/{SHORT - TAIL}")), (await ann.get(f"/tables/{copied}"))
        with rows(serving.database) as connection:
            ids = {row.code: row.id for row in connection.execute(sa.select(schema.tables))}
            log = schema.log.c
            values = sa.select(sa.literal(ids[copied]), log.number, log.kind, log.seat, log.text, log.name, log.at)
            wanted = values.where(log.table == ids[code], log.number <= SHORT - TAIL)
            connection.execute(sa.insert(schema.log).from_select(["table", "number", "kind", "seat", "text", "name", "at"], wanted))
            unlinked = sa.update(schema.tables).where(schema.tables.c.code == copied).values(source_id=None, summary=None)
            connection.execute(unlinked)
            connection.commit()
        forget(serving)
        after = (await ann.get(f"/tables/{copied}/moments/{SHORT - TAIL}")), (await ann.get(f"/tables/{copied}"))
        assert after == before
        assert serving.rooms.live[copied].table.origin is None
        async with ann.at(copied) as one:
            position = await one.answer(Choice(5))
            assert position["undo"]


# Length.


async def test_a_record_that_is_too_long_is_refused_with_its_line(serving: Serving) -> None:
    longest = GoldenHornGame.longest
    assert longest == LONG
    data = long_record(longest + 5)
    async with Person(serving.url, "Ann") as ann:
        refused = await ann.post("/replays", 400, content=data)
        assert (refused["error"], refused["line"], refused["rule"]) == ("record-long", longest + 2, "F6")
        assert str(longest) in refused["sentence"].replace(",", "")
        await upload(ann, longest)
    assert len(replay(data, games.find, complete=False).events) == longest + 5, "the format itself has no such bound"


async def test_a_game_at_a_table_ends_where_it_is_too_long(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("golden-horn", "mm", first=0)
        async with ann.at(code, tokens[0]) as one:
            position = await one.positioned()
            monkeypatch.setattr(GoldenHornGame, "longest", one.number)
            await one.send(type="move", move=position["moves"][0]["move"], at=position["at"])
            refused = await one.until("refused")
            assert (refused["error"], refused["values"]) == ("table-long", {"most": one.number})
            await one.send(type="chat", text="Well.")
            await one.until(lambda message: message["type"] == "update" and message["entries"][-1]["kind"] == "chat")


# Beside the loop.


async def test_tables_are_made_and_records_written_beside_the_loop(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: dict[str, set[str]] = {}

    def watch(place: Any, name: str) -> None:
        work = getattr(place, name)

        def watched(*values: Any, **more: Any) -> Any:
            threads.setdefault(name, set()).add(threading.current_thread().name.partition("_")[0])
            return work(*values, **more)

        monkeypatch.setattr(place, name, watched)

    watch(rooms, "replayed_table")
    watch(studies, "_build_continuation")
    watch(Table, "history")
    watch(Table, "record")
    watch(Table, "seen_log")
    watch(Match, "score_course")
    watch(record_api, "make_moments")
    async with Person(serving.url, "Ann") as ann:
        code = await upload(ann, SHORT)
        made = await ann.post(f"/tables/{code}/play-on", 201, json={"event": SHORT - TAIL, "seat": 0, "level": "random"})
        await ann.post(f"/tables/{code}/explore", 201, json={"event": SHORT - TAIL})
        for path in (f"/tables/{code}/record", f"/tables/{made['table']['code']}/record", f"/tables/{code}/course"):
            assert (await ann.http.get(path)).status_code == 200
        await ann.get(f"/tables/{code}/moments")
    builder, presenter = {"table-builder"}, {"table-presenter"}
    assert threads == {
        "replayed_table": builder,
        "_build_continuation": builder,
        "history": builder,
        "record": presenter,
        "seen_log": presenter,
        "score_course": presenter,
        "make_moments": presenter,
    }


async def test_a_long_log_is_told_in_parts_and_others_play_on_meanwhile(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MAX_UPDATE_ENTRIES", 50)
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code = await upload(ann, SHORT)
        shared = (await ann.post(f"/tables/{code}/explore", 201, json={"event": SHORT - TAIL}))["code"]
        async with ann.at(shared) as one:
            await one.positioned()
            updates: list[Json] = []
            async with bob.at(shared) as two:
                await one.answer(Choice(6))
                while two.number < one.number or two.position is None:
                    message = await two.receive()
                    updates += [message] if message["type"] == "update" else []
                assert two.entries == one.entries
                assert two.position == one.position
            parts = [update for update in updates if update["position"] is None]
            assert [len(update["entries"]) for update in parts] == [50] * len(parts)
            assert len(parts) >= 5
            assert all(len(update["entries"]) <= 51 for update in updates)
            monkeypatch.setattr(Table, "past_update", None)  # what was encoded for Bob is sent again
            async with bob.at(shared) as two:
                while two.number < one.number or two.position is None:
                    await two.receive()
                assert two.entries == one.entries
            async with bob.at(shared, after=one.number - 3) as two:
                two.number = one.number - 3
                assert len((await two.until("update"))["entries"]) == 3


# Lists and memory.


async def test_lists_read_no_logs(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(serving.url, "Ann") as ann:
        code = await upload(ann, SHORT)
        for event in (100, SHORT - TAIL, SHORT - TAIL):
            await ann.post(f"/tables/{code}/play-on", 201, json={"event": event, "seat": 0, "level": "random"})
        waiting, _ = await ann.table("corinth", "mo", listed=True)
        over, tokens = await ann.running("corinth", "mb", first=0)
        await play(ann, over, tokens[0], Choice(7))
        away, tokens = await ann.running("corinth", "mm", listed=True)
        await ann.ask("DELETE", f"/tables/{away}/seat", headers={"emporion-seat": tokens[1]})
        started, _ = await ann.running("corinth", "mm")
        async with asyncio.timeout(WAIT_SECONDS):  # bots play until they wait for Ann
            while any(live.bot_turns.is_thinking for live in serving.rooms.live.values()):
                await asyncio.sleep(0.02)
        before = await ann.get("/me/tables")
        assert len(before) == 7
        assert next(table for table in before if table["code"] == started)["number"] == 0, "begun, and nothing has happened"
        assert next(table for table in before if table["code"] == over)["scores"]
        assert any(seat["stand_in"] for table in before for seat in table["seats"])
        assert waiting in [table["code"] for table in await ann.get("/tables")]
        serving.call(serving.rooms._drop, list(serving.rooms.live.values()))
        serving.do(_summarized(serving))
        built: list[object] = []

        def note_table(*values: Any) -> Table:
            built.append(values)
            return Table(*values)

        monkeypatch.setattr(rooms, "Table", note_table)
        assert await ann.get("/me/tables") == before
        assert not built
        with rows(serving.database) as connection:  # as in a file of an older version, or after a crash
            connection.execute(sa.update(schema.tables).values(summary=None))
            connection.commit()
        assert await ann.get("/me/tables") == before
        assert len(built) >= 7
        serving.call(serving.rooms._drop, list(serving.rooms.live.values()))
        serving.do(_summarized(serving))
        built.clear()
        assert await ann.get("/me/tables") == before
        assert not built, "what was missing has been filled in"


async def _summarized(serving: Serving) -> None:
    await asyncio.gather(*serving.rooms._summary_tasks)


async def test_idle_tables_are_dropped_when_all_take_too_much_memory(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MIN_IDLE_SECONDS", 0.0)
    async with Person(serving.url, "Ann") as ann:
        code = await upload(ann, SHORT)
        watched, *idle = [(await ann.post(f"/tables/{code}/explore", 201, json={"event": SHORT - TAIL}))["code"] for _ in range(5)]
        async with ann.at(watched) as one:
            await one.positioned()
            for other in idle:
                await ann.get(f"/tables/{other}")
            await ann.get(f"/tables/{code}")
            monkeypatch.setattr(rooms, "MAX_TABLE_BYTES", serving.rooms.size)
            extra = await upload(ann, 20)
            assert idle[0] not in serving.rooms.live, "the one that has been idle longest"
            assert {watched, *idle[1:], code, extra} <= serving.rooms.live.keys()
            monkeypatch.setattr(rooms, "MAX_TABLE_BYTES", 0)
            await upload(ann, 21)
            assert watched in serving.rooms.live
            assert not serving.rooms.live.keys() & set(idle)
            await one.answer(Choice(8))
        assert (await ann.get(f"/tables/{idle[0]}"))["copied"] == SHORT - TAIL


# What a link gives away.


async def test_a_board_does_not_give_away_the_game_it_comes_from(serving: Serving) -> None:
    secret = "the password is swordfish"
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob, Person(serving.url, "Eve") as eve:
        code, tokens = await ann.table("corinth", "mo", first=0)
        token = (await bob.post(f"/tables/{code}/seats/1", json={}))["token"]
        await ann.post(f"/tables/{code}/start")
        async with ann.at(code, tokens[0]) as one:
            await one.positioned()
            await one.send(type="chat", text=secret)
            await one.until(lambda message: message["type"] == "update" and message["entries"][-1]["kind"] == "chat")
        await asyncio.gather(play(ann, code, tokens[0], Choice(9)), play(bob, code, token, Choice(10)))
        again = (await ann.post(f"/tables/{code}/rematch", 201))["table"]["code"]
        events = len(games.replay((await ann.http.get(f"/tables/{code}/record")).content).events)
        tried = (await ann.post(f"/tables/{code}/explore", 201, json={"event": events - 10}))["code"]
        made = await ann.post(f"/tables/{code}/play-on", 201, json={"event": events - 10, "seat": 0, "level": "random"})
        played_on = made["table"]["code"]
        for other in (tried, played_on):
            assert [(await person.get(f"/tables/{other}/source"))["code"] for person in (ann, bob, eve)] == [code, code, None]
            seen = [(await eve.http.get(f"/tables/{other}{path}")).text for path in ("", "/record", "/moments?seat=all", "/seats")]
            seen += [(await eve.http.get(f"/tables/{other}/moments/{event}?seat=all")).text for event in (0, events // 2, events - 10)]
            async with eve.at(other) as watching:
                await watching.positioned()
                seen += [str(watching.entries), str(watching.table), str(watching.position)]
            for text in seen:
                assert secret not in text
                assert code not in text
                assert again not in text
        assert secret not in (await eve.http.get(f"/tables/{code}/record")).text, "a record holds no talk"
        assert (await eve.http.get(f"/tables/{tried}/source", headers={"authorization": ""})).status_code == 401


async def test_an_address_has_few_long_tables_open(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MAX_LONG_BYTES_OF_ADDRESS", 3 * (TABLE_BYTES + LONG * ENTRY_BYTES))
    async with Person(serving.url, "Ann") as ann, contextlib.AsyncExitStack() as stack:
        codes = [await upload(ann, LONG) for _ in range(4)]
        for code in (*codes[:3], codes[0]):  # several at the same table count once
            await (await stack.enter_async_context(ann.at(code))).until("welcome")
        async with ann.at(codes[3]) as refused:
            assert (await refused.until("refused"))["error"] == "too-many-long-tables"
            assert await refused.closed() == 4429
        short = await upload(ann, SHORT)
        await (await stack.enter_async_context(ann.at(short))).until("welcome")
    serving.calm()
