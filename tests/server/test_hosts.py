"""The host of a table, who may sit where, and names that are told apart."""

from __future__ import annotations

import pytest

from emporion.server.names import skeleton, tell_apart
from tests.server.clients import Json, Person
from tests.server.serving import Serving


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def test_a_guest_neither_starts_nor_takes_every_seat(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Eve") as eve:
        code, _ = await ann.table("corinth", "mooo")
        await eve.post(f"/tables/{code}/seats/1", json={"name": "Ann"})
        assert (await eve.post(f"/tables/{code}/seats/2", 409))["error"] == "seat-one"
        assert (await eve.post(f"/tables/{code}/seats/1"))["seat"] == 1, "one's own is given again"
        assert (await eve.post(f"/tables/{code}/start", 403, json={"fill": "easy"}))["error"] == "table-not-host"
        await ann.post(f"/tables/{code}/seats/2", json={"name": "Ann's child"})
        table = await ann.post(f"/tables/{code}/start", json={"fill": "easy"})
        assert names(table) == ["Ann", "Ann (2)", "Ann's child", "easy"]
        assert table["host"] == 0


async def test_the_host_removes_a_person_who_is_told_and_stays_out(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Eve") as eve, Person(serving.url, "Bob") as bob:
        code, _ = await ann.table("corinth", "mo")
        token = (await eve.post(f"/tables/{code}/seats/1"))["token"]
        assert (await eve.ask("DELETE", f"/tables/{code}/seats/0", 403))["error"] == "table-not-host"
        async with eve.at(code, token) as one:
            assert (await one.until("welcome"))["host"] is False
            table = await ann.ask("DELETE", f"/tables/{code}/seats/1")
            assert table["seats"][1]["kind"] == "open"
            refusal = await one.until("refused")
            assert (refusal["error"], refusal["answers"]) == ("seat-removed", "")
            assert one.table is not None
            assert one.table["seats"][1]["kind"] == "open"
        assert (await eve.post(f"/tables/{code}/seats/1", 403))["error"] == "seat-barred"
        assert (await ann.ask("DELETE", f"/tables/{code}/seats/1", 409))["error"] == "seat-empty"
        async with eve.at(code, token) as again:
            assert (await again.until("refused"))["error"] == "seat-forged"
        await bob.post(f"/tables/{code}/seats/1")
        await ann.post(f"/tables/{code}/start")
        assert (await ann.ask("DELETE", f"/tables/{code}/seats/1", 409))["error"] == "table-started"


async def test_the_role_passes_on_when_the_host_gets_up(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, (token,) = await ann.table("corinth", "moo")
        await bob.post(f"/tables/{code}/seats/1")
        other = (await ann.post(f"/tables/{code}/seats/2"))["token"]  # another seat first: the host changes places
        assert (await ann.ask("DELETE", f"/tables/{code}/seat", headers={"emporion-seat": token}))["host"] == 2
        left = await ann.ask("DELETE", f"/tables/{code}/seat", headers={"emporion-seat": other})
        assert left["host"] == 1
        assert (await ann.post(f"/tables/{code}/start", 403, json={"fill": "easy"}))["error"] == "table-not-host"
        serving.call(serving.rooms.live.clear)
        assert (await bob.post(f"/tables/{code}/start", json={"fill": "easy"}))["status"] == "running"


async def test_a_host_without_a_seat_stays_the_host(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, (token,) = await ann.table("corinth", "mo")
        assert (await ann.ask("DELETE", f"/tables/{code}/seat", headers={"emporion-seat": token}))["host"] is None
        async with ann.at(code) as one, bob.at(code) as two:
            assert (await one.until("welcome"))["host"] is True
            assert (await two.until("welcome"))["host"] is False
        assert (await bob.post(f"/tables/{code}/start", 403))["error"] == "table-not-host"
        await ann.post(f"/tables/{code}/start", json={"fill": "easy"})


async def test_the_host_closes_a_table_and_its_link_says_so(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, _ = await ann.table("corinth", "mo", listed=True)
        assert (await bob.ask("DELETE", f"/tables/{code}", 403))["error"] == "table-not-host"
        async with bob.at(code) as one:
            await one.until("welcome")
            assert (await ann.http.delete(f"/tables/{code}")).status_code == 204
            assert (await one.until("refused"))["error"] == "table-removed"
            await one.closed()
        gone = await bob.get(f"/tables/{code}", 410)
        assert gone["error"] == "table-removed"
        assert code in gone["sentence"]
        async with bob.at(code) as again:
            assert (await again.until("refused"))["error"] == "table-removed"
            assert await again.closed() == 4400
        assert await bob.get("/tables") == []
        code, _ = await ann.running("corinth", "mm")
        assert (await ann.ask("DELETE", f"/tables/{code}", 409))["error"] == "table-started"


async def test_a_rematch_belongs_to_the_person_who_asks_and_comes_anew_after_it_was_closed(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, _ = await ann.table("corinth", "mo")
        await bob.post(f"/tables/{code}/seats/1")
        await ann.post(f"/tables/{code}/start")
        serving.rooms.live[code].table.terms.status = "over"
        first = (await bob.post(f"/tables/{code}/rematch", 201))["table"]
        assert first["host"] == 1
        assert (await ann.post(f"/tables/{code}/rematch", 201))["table"]["code"] == first["code"]
        assert (await bob.http.delete(f"/tables/{first['code']}")).status_code == 204
        second = (await ann.post(f"/tables/{code}/rematch", 201))["table"]
        assert second["code"] != first["code"]
        assert second["host"] == 0


async def test_visitors_do_not_speak_in_the_name_of_a_player(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "ANN") as eve, Person(serving.url, "\u0410nn") as mallory:
        code, tokens = await ann.running("corinth", "mm")
        async with ann.at(code, tokens[0]) as one, eve.at(code) as two, mallory.at(code) as three:
            await two.until("update")
            await two.send(type="chat", text="I give up")
            await one.until(lambda message: message.get("entries"))
            await three.until("update")
            await three.send(type="chat", text="me too")
            while len(one.entries) < 2:
                await one.receive()
            assert [(said["name"], said.get("seat")) for said in one.entries] == [("ANN (3)", None), ("\u0410nn (4)", None)]


@pytest.mark.parametrize(
    ("name", "others", "found"),
    [
        ("Ada", [], "Ada"),
        ("Ada", ["Bob"], "Ada"),
        ("Ada", ["Ada"], "Ada (2)"),
        ("Ada", ["Ada", "Ada (2)"], "Ada (3)"),
        ("aDA", ["Ada"], "aDA (2)"),
        ("A d a", ["Ada"], "A d a (2)"),
        ("\u0410d\u0430", ["Ada"], "\u0410d\u0430 (2)"),  # Cyrillic A and a
        ("\uff21\uff24\uff21", ["Ada"], "\uff21\uff24\uff21 (2)"),  # of full width
        ("\u00c1da", ["Ada"], "\u00c1da (2)"),
        ("lsabel", ["Isabel"], "lsabel (2)"),
        ("expert", [], "expert (2)"),
        ("Hard", [], "Hard (2)"),
        ("Aspasia", [], "Aspasia (2)"),
        ("Aspasie", [], "Aspasie (2)"),
        ("\u0905\u0926\u093e", ["\u0905\u0926"], "\u0905\u0926\u093e"),
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, others: list[str], found: str) -> None:
    assert tell_apart(name, others) == found


def test_a_name_with_a_number_is_none_that_is_taken() -> None:
    taken: list[str] = []
    for _ in range(30):
        taken.append(tell_apart("Ada", taken))
    assert len({skeleton(name) for name in taken}) == 30
