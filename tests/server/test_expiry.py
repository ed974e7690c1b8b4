"""Removing what is no longer used, and keeping what people have played."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from emporion.server import schema
from tests.server.clients import Json, Person, play
from tests.server.serving import Serving, rows
from tests.waiting import wait_until

DAY = 86400.0


def expire(serving: Serving) -> int:
    """Let the server look for tables to remove now; how many it found."""
    app: Any = serving.uvicorn.config.loaded_app
    while not hasattr(app, "state"):
        app = app.app
    return int(serving.do(app.state.expiry.remove_unused()))


def grow_old(serving: Serving, days: float) -> None:
    """Set the last use of every table back by some days, and drop all rooms from memory."""
    serving.call(serving.rooms.live.clear)
    with rows(serving.database) as connection:
        connection.execute(sa.update(schema.tables).values(opened=time.time() - days * DAY))
        connection.commit()


def left(serving: Serving) -> set[str]:
    with rows(serving.database) as connection:
        return set(connection.scalars(sa.select(schema.tables.c.code)))


async def finished(person: Person, seats: str = "mm") -> str:
    code, tokens = await person.running("corinth", seats)
    await asyncio.gather(*[play(person, code, token, Random(seat)) for seat, token in enumerate(tokens)])
    return code


async def test_what_no_person_has_played_is_removed_and_the_rest_is_kept(serving: Serving) -> None:
    async def making() -> Json:
        async with Person(serving.url, "Ann") as ann:
            played = await finished(ann)
            source = await finished(ann, "mb")
            record = (await ann.http.get(f"/tables/{played}/record")).content
            found = {
                "played": played,
                "replay": (await ann.post("/replays", 201, content=record))["code"],
                "board": (await ann.post(f"/tables/{played}/explore", 201, json={"event": 3}))["code"],
                "unplayed": (await ann.running("corinth", "mm", first=0))[0],
            }
            begun, tokens = await ann.running("corinth", "mm", first=0)
            async with ann.at(begun, tokens[0]) as one:
                await one.answer()
            copy = (await ann.post("/replays", 201, content=(await ann.http.get(f"/tables/{source}/record")).content))["code"]
            made = await ann.post(f"/tables/{copy}/play-on", 201, json={"event": 2, "seat": 0, "level": "random"})
            used = made["table"]["code"]
            async with ann.at(used, made["seats"][0]["token"]) as one:
                await one.answer()
            return found | {"begun": begun, "source": source, "copy": copy, "used": used}

    codes = await making()
    grow_old(serving, 89)
    assert expire(serving) == 0
    grow_old(serving, 91)
    assert expire(serving) == 3
    kept = {codes[name] for name in ("played", "begun", "source", "copy", "used")}
    assert left(serving) == kept, "an upload from which a person has played on stays"

    async with Person(serving.url, "Bob") as bob:
        for name in ("replay", "board", "unplayed"):
            assert (await bob.get(f"/tables/{codes[name]}", 410))["error"] == "table-removed"
        assert (await bob.get("/tables/zzzzzzzz", 404))["error"] == "table-unknown"
        assert (await bob.get(f"/tables/{codes['played']}"))["status"] == "over"
    with rows(serving.database) as connection:
        known = set(connection.scalars(sa.select(schema.tables.c.id)))
        for part in (schema.seats, schema.log, schema.reviews):
            assert set(connection.scalars(sa.select(part.c.table))) <= known


async def test_opening_a_table_keeps_it(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        opened, _ = await ann.running("corinth", "mm")
        await ann.running("corinth", "mm")
        grow_old(serving, 91)
        await ann.get(f"/tables/{opened}")
        serving.call(serving.rooms.live.clear)
        assert expire(serving) == 1
        assert left(serving) == {opened}
        grow_old(serving, 91)
        async with ann.at(opened) as one:
            await one.until("welcome")
            assert expire(serving) == 0, "a table with a connected client is kept"


async def test_a_restart_opens_no_table(database: str) -> None:
    """At its start the server goes on with games in which a bot is to move; that keeps none of them."""

    async def making(url: str) -> None:
        async with Person(url, "Ann") as ann:
            await ann.running("corinth", "mb", first=0)

    with Serving(database) as serving:
        await making(serving.url)
        grow_old(serving, 91)
    with Serving(database) as again:
        wait_until(lambda: again.rooms.live)
        again.call(again.rooms.live.clear)
        assert expire(again) == 1


async def test_a_waiting_table_is_removed_after_a_day_without_its_host(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await ann.table("corinth", "moo")
        gone, _ = await ann.table("corinth", "mo")
        token = (await bob.post(f"/tables/{code}/seats/1"))["token"]

        def age() -> None:
            for table in serving.rooms.lobby.waiting.values():
                table.seen = time.time() - 1.1 * DAY

        async with ann.at(code, tokens[0]) as host, bob.at(code, token) as guest:
            await host.until("welcome")
            await guest.until("welcome")
            serving.call(age)
            assert await asyncio.to_thread(expire, serving) == 1
            assert left(serving) == {code}
            assert (await ann.get(f"/tables/{gone}", 410))["error"] == "table-removed"
        async with bob.at(code, token) as guest:
            await guest.until("welcome")
            while len(serving.rooms.live[code].audience.connections) > 1:
                await asyncio.sleep(0.01)
            serving.call(age)
            assert await asyncio.to_thread(expire, serving) == 1
            assert (await guest.until("refused"))["error"] == "table-removed"
        assert left(serving) == set()


@pytest.mark.settings(keep_days=1)
async def test_many_tables_are_removed_in_batches_and_the_period_is_an_option(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        await asyncio.gather(*[ann.running("corinth", "mm") for _ in range(25)])
    grow_old(serving, 2)
    commits = serving.store.writer.commits
    assert expire(serving) == 25
    assert serving.store.writer.commits - commits >= 3
    assert left(serving) == set()
    assert expire(serving) == 0
