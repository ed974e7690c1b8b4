"""Players give random bytes to the dice: after the commitment, before the start, once a seat."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from emporion import games
from emporion.engine.record import header
from emporion.server.people import Person as People
from emporion.tables import fairness
from emporion.tables.fairness import Fair
from tests.server.clients import Json, Person
from tests.server.serving import Serving, without_lock

FIRST = Path(__file__).parent / "first.db"
ONE, TWO, THREE = "1a" * 32, "2b" * 32, "3c" * 32


def given(table: Json) -> list[str | None]:
    return [seat["entropy"] for seat in table["seats"]]


async def finished(person: Person, code: str, tokens: list[str]) -> bytes:
    """The record of a table of two people, played to its end by its seats' tokens."""
    rng = Random(3)
    async with person.at(code, tokens[0]) as one, person.at(code, tokens[1]) as two:
        while (await one.positioned())["actor"] != "over":
            assert one.position is not None
            asked, other = (one, two) if one.position["actor"] == 0 else (two, one)
            await asked.answer(rng)
            while other.number < asked.number:
                await other.receive()
    return (await person.http.get(f"/tables/{code}/record")).content


def checked(data: bytes) -> Fair:
    """What the header of a record says of its dice, after they were checked."""
    fair = Fair(**header(data)["fair"])
    assert fairness.verify(games.replay(data), fair) > 0
    return fair


async def test_what_each_person_gave_is_part_of_the_dice(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await ann.table("corinth", "mo")
        before = await bob.get(f"/tables/{code}")
        assert (given(before), len(before["commitment"])) == ([None, None], 64)
        async with ann.at(code, tokens[0]) as watching:
            await watching.until("welcome")
            seat = await bob.post(f"/tables/{code}/seats/1", json={"entropy": TWO})
            update = await watching.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["entropy"])
            assert given(update["table"]) == [None, TWO], "everyone sees it at once"
        started = await ann.post(f"/tables/{code}/start", json={"entropy": ONE})
        assert given(started) == [ONE, TWO]
        assert started["commitment"] == before["commitment"]
        fair = checked(await finished(ann, code, [tokens[0], seat["token"]]))
        assert (fair.scheme, fair.entropy, fair.first, fair.commitment) == (2, [ONE, TWO], "drawn", before["commitment"])


async def test_a_seat_gives_once_and_before_the_start(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await ann.table("corinth", "mmo")
        path = f"/tables/{code}/seats"
        await ann.post(f"{path}/0", json={"entropy": ONE})
        await ann.post(f"{path}/0", json={"entropy": ONE})  # sent again after a break
        assert (await ann.post(f"{path}/0", 409, json={"entropy": TWO}))["error"] == "entropy-given"
        assert (await bob.post(f"{path}/0", 409, json={"entropy": TWO}))["error"] == "seat-taken"
        for wrong in ("", "1a", "1A" * 32, "zz" * 32, ONE + "00", ONE + "\n"):
            await bob.post(f"{path}/2", 400, json={"entropy": wrong})
        assert given(await ann.get(f"/tables/{code}")) == [ONE, None, None]
        await bob.post(f"{path}/2")
        started = await ann.post(f"/tables/{code}/start", json={"entropy": THREE})
        assert given(started) == [ONE, THREE, None], "those of one's seats that have none"
        assert (await bob.post(f"{path}/2", 409, json={"entropy": TWO}))["error"] == "table-started"
        await bob.post(f"{path}/2", json={"name": None})
        await ann.ask("DELETE", f"/tables/{code}/seat", headers={"emporion-seat": tokens[0]})
        assert given(await ann.get(f"/tables/{code}")) == [ONE, THREE, None], "getting up in a running game changes no dice"


async def test_a_seat_that_is_left_before_the_start_takes_its_entropy_along(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, _ = await ann.table("corinth", "mo")
        seat = await bob.post(f"/tables/{code}/seats/1", json={"entropy": TWO})
        left = await bob.ask("DELETE", f"/tables/{code}/seat", headers={"emporion-seat": seat["token"]})
        assert given(left) == [None, None]
        filled = await ann.post(f"/tables/{code}/start", json={"fill": "random", "entropy": ONE})
        assert given(filled) == [ONE, None], "a bot gives none"


async def test_a_rematch_has_a_seed_and_entropy_of_its_own(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.table("corinth", "mm")
        old = await ann.post(f"/tables/{code}/start", json={"entropy": ONE})
        await finished(ann, code, tokens)
        made = await ann.post(f"/tables/{code}/rematch", 201)
        assert given(made["table"]) == [None, None]
        assert made["table"]["commitment"] != old["commitment"]
        new = made["table"]["code"]
        await ann.post(f"/tables/{new}/seats/1", json={"entropy": TWO})
        assert given(await ann.post(f"/tables/{new}/start")) == [None, TWO]
        fair = checked(await finished(ann, new, [seat["token"] for seat in made["seats"]]))
        assert fair.entropy == [None, TWO]


async def test_a_game_from_a_moment_on_has_dice_of_the_seed_alone(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.table("corinth", "mm")
        await ann.post(f"/tables/{code}/start", json={"entropy": ONE})
        await finished(ann, code, tokens)
        made = await ann.post(f"/tables/{code}/play-on", 201, json={"event": 10, "seat": 0, "level": "random"})
        assert given(made["table"]) == [None, None]


async def test_entropy_is_there_after_a_restart(database: str) -> None:
    async def before(serving: Serving) -> tuple[str, list[str]]:
        async with Person(serving.url, "Ann") as ann:
            code, tokens = await ann.table("corinth", "mm")
            await ann.post(f"/tables/{code}/seats/0", json={"entropy": ONE})
            return code, [ann.token, *tokens]

    async def after(serving: Serving, code: str, tokens: list[str]) -> None:
        async with Person(serving.url, "Ann") as ann:
            ann.http.headers["authorization"] = f"Bearer {tokens[0]}"
            assert given(await ann.post(f"/tables/{code}/start", json={"entropy": TWO})) == [ONE, TWO]

    async def later(serving: Serving, code: str, tokens: list[str]) -> None:
        async with Person(serving.url, "Ann") as ann:
            assert checked(await finished(ann, code, tokens[1:])).entropy == [ONE, TWO]

    with Serving(database) as serving:
        code, tokens = await before(serving)
    with Serving(database) as serving:
        await after(serving, code, tokens)
    with Serving(database) as serving:
        await later(serving, code, tokens)


async def test_two_servers_agree_on_what_the_seats_gave(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not know yet what the other one has stored refuses, and changes no dice."""

    without_lock(monkeypatch)

    async def both(one: Serving, two: Serving) -> None:
        async with Person(one.url, "Ann") as ann, Person(two.url, "Ann") as there:
            there.http.headers["authorization"] = f"Bearer {ann.token}"
            code, tokens = await ann.table("corinth", "mm")
            await there.get(f"/tables/{code}")
            await ann.post(f"/tables/{code}/seats/0", json={"entropy": ONE})
            assert (await there.post(f"/tables/{code}/start", 503, json={"entropy": TWO}))["error"] == "store-conflict"
            assert (await there.post(f"/tables/{code}/seats/0", 409, json={"entropy": TWO}))["error"] == "entropy-given"
            assert given(await there.post(f"/tables/{code}/start")) == [ONE, None]
            refused = await ann.post(f"/tables/{code}/seats/1", 503, json={"entropy": TWO})
            assert refused["error"] == "store-conflict", "the game has begun meanwhile"
            assert given(await ann.get(f"/tables/{code}")) == [ONE, None]
            assert checked(await finished(ann, code, tokens)).entropy == [ONE, None]

    with Serving(database) as one, Serving(database) as two:
        await both(one, two)


@pytest.mark.parametrize("status", ["over", "running", "open"])
async def test_tables_of_the_first_schema_go_on(tmp_path: Path, status: str) -> None:
    """A game that has begun keeps the dice of its seed alone; a table that is still open takes the new scheme."""
    path = tmp_path / "tables.db"
    shutil.copy(FIRST, path)
    with sqlite3.connect(path) as connection:
        if status == "open":
            connection.execute("DELETE FROM log WHERE \"table\" IN (SELECT id FROM tables WHERE status = 'running')")
            connection.execute("UPDATE tables SET status = 'open' WHERE status = 'running'")
        code, host = connection.execute("SELECT code, host FROM tables WHERE status = ?", [status]).fetchone()
    connection.close()

    async def go_on(serving: Serving) -> Fair:
        token = serving.rooms.keys.sign(People(host, "Ann"))
        async with Person(serving.url, "Ann") as ann:
            ann.http.headers["authorization"] = f"Bearer {token}"
            if status == "open":
                assert given(await ann.post(f"/tables/{code}/start", json={"entropy": ONE})) == [ONE, None]
            seat = (await ann.get(f"/tables/{code}/seats"))[0]
            async with ann.at(code, seat["token"]) as one:
                rng = Random(3)
                while (position := await one.positioned())["actor"] != "over":
                    await (one.answer(rng) if position.get("moves") else one.receive())
            return checked((await ann.http.get(f"/tables/{code}/record")).content)

    with Serving(str(path)) as serving:
        fair = await go_on(serving)
    assert (fair.scheme, fair.entropy) == ((2, [ONE, None]) if status == "open" else (1, []))


def test_a_record_without_a_scheme_reads_as_the_first() -> None:
    fields: dict[str, Any] = json.loads('{"seed": "00", "commitment": "x", "first": "drawn", "after": 0}')
    assert (Fair(**fields).scheme, Fair(**fields).entropy) == (1, [])
