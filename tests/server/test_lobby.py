"""The lobby: fair between hosts, only tables whose host is there, and how many tables a person and an address may have waiting."""

from __future__ import annotations

import asyncio
import time

import pytest

from emporion.server import table_lists
from emporion.server.lobby import Lobby, take_turns
from tests.server.clients import Person
from tests.server.serving import Serving
from tests.waiting import wait_until


async def codes(person: Person) -> list[str]:
    return [table["code"] for table in await person.get("/tables")]


@pytest.fixture
def hosts_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosts do not count as away, however long a test takes to make its tables."""
    monkeypatch.setattr(table_lists, "HOST_AWAY_SECONDS", 3600.0)


@pytest.mark.usefixtures("hosts_stay")
async def test_many_tables_of_one_host_hide_no_other(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob, Person(serving.url, "Eve") as eve:
        mine, _ = await ann.table("corinth", "mo", listed=True)
        flood = await asyncio.gather(*[eve.table("corinth", "mo", listed=True) for _ in range(60)])
        shown = await codes(bob)
        assert mine in shown[:2]
        assert len(shown) == 50
        assert set(shown) - {mine} < {code for code, _ in flood}


@pytest.mark.usefixtures("hosts_stay")
async def test_many_people_of_one_address_hide_no_other_address(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        mine, _ = await ann.table("corinth", "mo", listed=True)
        for number in range(60):
            async with Person(serving.url, f"Eve {number}") as eve:
                eve.http.headers["x-forwarded-for"] = "2001:db8::1"
                await eve.table("corinth", "mo", listed=True)
        assert mine in (await codes(ann))[:2]


async def test_a_table_leaves_the_lobby_with_its_host_and_comes_back(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await ann.table("corinth", "moo", listed=True)
        hidden, _ = await ann.table("corinth", "moo")
        token = (await bob.post(f"/tables/{code}/seats/1"))["token"]

        def away() -> None:
            serving.rooms.lobby.waiting[code].seen = time.time() - 120

        async with bob.at(code, token) as guest:
            await guest.until("welcome")
            assert await codes(bob) == [code], "a table that was just made has its host there"
            serving.call(away)
            assert await codes(bob) == [], "a guest does not stand for the host"
            async with ann.at(code, tokens[0]) as host:
                await host.until("welcome")
                serving.call(away)
                assert await codes(bob) == [code], "the host is connected"
            while len(serving.rooms.live[code].audience.connections) > 1:
                await asyncio.sleep(0.01)
            assert await codes(bob) == [code], "the host was there a moment ago"
            async with ann.at(code) as watching:  # without the token of the seat: the host is known by the cookie
                await watching.until("welcome")
                serving.call(away)
                assert await codes(bob) == [code]
        assert hidden not in await codes(bob)


async def test_full_tables_are_not_offered_and_running_ones_come_last(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        running, _ = await ann.running("corinth", "mm", listed=True)
        await ann.table("corinth", "mm", listed=True)
        waiting, _ = await ann.table("corinth", "mo", listed=True)
        assert await codes(ann) == [waiting, running]


@pytest.mark.settings(budget=600)
async def test_a_person_and_an_address_have_so_many_waiting_tables(serving: Serving) -> None:
    lobby = serving.rooms.lobby
    lobby.waiting.clear()
    for number in range(12):
        lobby.check_limits("ann", "here")
        lobby.add(f"a{number}", "ann", True, time.time(), "here")

    async with Person(serving.url, "Ann") as ann:
        for code in list(lobby.waiting):
            lobby.forget(code)
        made = [(await ann.table("corinth", "mo"))[0] for _ in range(12)]
        refused = await ann.post("/tables", 409, json={"game": "corinth", "seats": [{"kind": "me"}, {}]})
        assert (refused["error"], refused["values"]["most"]) == ("too-many-waiting", 12)
        await ann.post(f"/tables/{made[0]}/start", json={"fill": "random"})
        await ann.table("corinth", "mo")
        assert (await ann.http.delete(f"/tables/{made[1]}")).status_code == 204
        await ann.table("corinth", "mo")


def test_an_address_has_room_for_a_club_and_no_more() -> None:
    lobby = Lobby(600)
    for number in range(60):
        lobby.check_limits(f"person {number}", "club")
        lobby.add(f"table {number}", f"person {number}", True, time.time(), "club")
    with pytest.raises(Exception, match="60 tables from your network"):
        lobby.check_limits("another", "club")
    lobby.check_limits("another", "elsewhere")
    lobby.waiting["table 0"].seen -= 2 * 3600
    lobby.check_limits("another", "club")


async def test_a_restarted_server_knows_who_has_how_many(database: str) -> None:
    async def making(url: str) -> str:
        async with Person(url, "Ann") as ann:
            await ann.table("corinth", "mo", listed=True)
            await ann.running("corinth", "mm", listed=True)
            return ann.token

    with Serving(database) as serving:
        await making(serving.url)
        before = {code: table.host for code, table in serving.rooms.lobby.waiting.items()}
    with Serving(database) as again:
        wait_until(lambda: again.rooms.lobby.waiting)
        assert {code: table.host for code, table in again.rooms.lobby.waiting.items()} == before
        assert len(before) == 1


def test_turns_are_taken() -> None:
    assert take_turns([["a1", "a2", "a3"], ["b1"], ["c1", "c2"]]) == ["a1", "b1", "c1", "a2", "c2", "a3"]


@pytest.mark.settings(budget=600, requests=6000)
@pytest.mark.usefixtures("hosts_stay")
async def test_an_attacker_with_many_names_gets_sixty_waiting_tables(serving: Serving) -> None:
    """The limits of `emporion serve`: one address makes as many people as it likes, and a table for each."""

    async with Person(serving.url, "Ann") as ann:
        ann.http.headers["x-forwarded-for"] = "2001:db8::1"
        mine, _ = await ann.table("corinth", "mo", listed=True)
        refused = []
        for number in range(65):
            async with Person(serving.url, f"Eve {number}") as eve:
                made = await eve.http.post("/tables", json={"game": "corinth", "seats": [{"kind": "me"}, {}], "listed": True})
                refused += [made.json()["error"]] if made.status_code != 201 else []
        assert refused == ["too-many-waiting-here"] * 5
        shown = await codes(ann)
        assert mine in shown[:2]
        assert len(shown) == 50
