"""Around the game: leaving it for good, ending it without a result, removing it from one's list, one table for one click, rematches."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Any
from xml.etree import ElementTree

import httpx

from emporion import games
from emporion.engine import record
from emporion.server import invitation
from tests.server.clients import Person, play
from tests.server.serving import Serving


async def two_people(ann: Person, bob: Person, seats: str = "mo", game: str = "corinth", **more: Any) -> tuple[str, list[str]]:
    """A running game in which Ann has the first seat and Bob the second."""
    code, tokens = await ann.table(game, seats, first=0, **more)
    tokens.append((await bob.post(f"/tables/{code}/seats/1"))["token"])
    await ann.post(f"/tables/{code}/start")
    return code, tokens


def seat(token: str) -> dict[str, Any]:
    return {"headers": {"emporion-seat": token}}


async def own(person: Person) -> list[str]:
    return [table["code"] for table in await person.get("/me/tables")]


async def read_again(serving: Serving, person: Person, code: str) -> Any:
    """The table as it is stored: its room leaves memory first."""
    serving.call(serving.rooms._drop, [serving.rooms.live[code]])
    return await person.get(f"/tables/{code}")


# Leaving.


async def test_a_bot_has_the_seat_of_a_person_who_leaves_for_good(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await two_people(ann, bob, game="golden-horn")
        async with ann.at(code, tokens[0]) as one, bob.at(code, tokens[1]) as two:
            await one.positioned()
            await two.positioned()
            info = await ann.post(f"/tables/{code}/leave", **seat(tokens[0]))
            assert (info["status"], info["seats"][0]["left"], info["seats"][0]["stand_in"]) == ("running", True, "normal")
            await two.until(lambda message: message.get("position") and message["position"].get("moves"))
            assert [entry["kind"] for entry in two.entries if entry["kind"] not in ("chance", "move")] == ["leave"]
            assert {entry["seat"] for entry in two.entries if entry["kind"] == "move"} == {0}, "the bot plays at once"
            await one.until(lambda message: message.get("position") and message["position"]["view"]["seat"] is None)
            await one.send(type="move", move="ready", at=(await one.positioned())["at"])
            assert (await one.until("refused"))["error"] == "table-watching"
        assert await own(ann) == []
        assert await own(bob) == [code]
        assert await ann.get(f"/tables/{code}/seats") == []
        stored = await read_again(serving, bob, code)
        assert (stored["seats"][0]["name"], stored["seats"][0]["left"]) == ("Ann", True)
        async with ann.at(code, tokens[0]) as back:
            assert (await back.until("refused"))["error"] == "seat-forged", "leaving is for good"
        refused = await ann.post(f"/tables/{code}/leave", 403, **seat(tokens[0]))
        assert refused["error"] == "seat-forged"


async def test_the_last_person_who_leaves_abandons_the_game(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mb", first=0)
        info = await ann.post(f"/tables/{code}/leave", **seat(tokens[0]))
        assert (info["status"], info["abandoned"], info["actor"]) == ("over", True, "over")
        assert await own(ann) == []


# Ending without a result.


async def test_a_game_ends_without_a_result_when_all_people_agree(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await two_people(ann, bob, "mob")
        async with ann.at(code, tokens[0]) as one, bob.at(code, tokens[1]) as two:
            info = await ann.post(f"/tables/{code}/abandon", **seat(tokens[0]))
            assert (info["status"], [found["wants_end"] for found in info["seats"]]) == ("running", [True, False, False])
            await two.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["wants_end"])
            await one.answer()
            info = await bob.post(f"/tables/{code}/abandon", **seat(tokens[1]))
            assert (info["status"], [found["wants_end"] for found in info["seats"]]) == ("running", [False, True, False]), "Ann has moved"
            at = one.position["at"] if one.position else 0
            info = await ann.post(f"/tables/{code}/abandon", **seat(tokens[0]))
            assert (info["status"], info["abandoned"], info["winners"], info["scores"]) == ("over", True, None, None)
            await one.until(lambda message: message.get("position") and message["position"]["actor"] == "over")
            assert one.position is not None
            assert one.position["at"] > at
            assert one.position.get("result") is None
            assert not one.position.get("moves")
            await one.send(type="move", move="roll", at=one.position["at"])
            assert (await one.until("refused"))["error"] == "table-abandoned"
        assert (await ann.post(f"/tables/{code}/abandon", 409, **seat(tokens[0])))["error"] == "table-ended"
        stored = await read_again(serving, ann, code)
        assert (stored["status"], stored["abandoned"], stored["actor"]) == ("over", True, "over")
        assert stored["seed"]
        written = (await ann.http.get(f"/tables/{code}/record")).content
        assert record.header(written)["abandoned"] is True
        assert not games.replay(written).is_over
        assert {table["code"] for table in await bob.get("/me/tables")} == {code}
        moments = await ann.get(f"/tables/{code}/moments", params={"seat": "all"})
        assert len(moments) >= 3


async def test_a_person_for_whom_a_bot_stands_in_is_not_asked(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await two_people(ann, bob)
        await bob.ask("DELETE", f"/tables/{code}/seat", **seat(tokens[1]))
        assert (await ann.post(f"/tables/{code}/abandon", **seat(tokens[0])))["abandoned"]


async def test_only_a_running_game_can_be_left_or_abandoned(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.table("corinth", "mo")
        for what in ("leave", "abandon"):
            assert (await ann.post(f"/tables/{code}/{what}", 409, **seat(tokens[0])))["error"] == "table-not-started"
            assert (await ann.post(f"/tables/{code}/{what}", 403))["error"] == "seat-forged"


# Removing.


async def test_a_finished_game_is_removed_from_ones_own_list_alone(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob, Person(serving.url, "Eve") as eve:
        code, tokens = await two_people(ann, bob)
        assert (await ann.ask("DELETE", f"/me/tables/{code}", 409))["error"] == "table-not-over"
        assert (await eve.ask("DELETE", f"/me/tables/{code}", 403))["error"] == "table-not-yours"
        for person, token in ((ann, tokens[0]), (bob, tokens[1])):
            await person.post(f"/tables/{code}/abandon", **seat(token))
        for _ in range(2):  # a request that is sent twice does no harm
            assert (await ann.http.delete(f"/me/tables/{code}")).status_code == 204
        assert await own(ann) == []
        assert await own(bob) == [code]
        await read_again(serving, bob, code)
        assert await own(ann) == []
        again = await ann.post(f"/tables/{code}/rematch", 201)
        assert again["table"]["code"] in await own(ann), "the rematch is in the list"


# One table for one click.


async def test_the_same_key_gives_the_same_table_however_often_it_is_sent(serving: Serving) -> None:
    wanted = {"game": "corinth", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "key": secrets.token_hex(16)}
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        made = await asyncio.gather(*(ann.post("/tables", 201, json=wanted) for _ in range(5)))
        assert len({found["table"]["code"] for found in made}) == 1
        assert len({found["seats"][0]["token"] for found in made}) == 1
        code = made[0]["table"]["code"]
        await ann.post(f"/tables/{code}/start")
        serving.call(serving.rooms._drop, [serving.rooms.live[code]])
        late = await ann.post("/tables", 201, json=wanted)
        assert (late["table"]["code"], late["table"]["status"]) == (code, "running")
        assert await own(ann) == [code]
        assert (await bob.post("/tables", 201, json=wanted))["table"]["code"] != code, "the key of another person is another key"
        other = await ann.post("/tables", 201, json=wanted | {"key": secrets.token_hex(16)})
        assert other["table"]["code"] != code
        closed = other["table"]["code"]
        assert (await ann.http.delete(f"/tables/{closed}")).status_code == 204
        assert (await ann.get(f"/tables/{closed}", 410))["error"] == "table-removed"


# Rematches.


async def test_a_rematch_waits_for_the_people_who_are_there_alone(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob, Person(serving.url, "Cleo") as cleo:
        code, tokens = await ann.table("corinth", "moob", first=0)
        tokens += [(await person.post(f"/tables/{code}/seats/{number}"))["token"] for number, person in ((1, bob), (2, cleo))]
        await ann.post(f"/tables/{code}/start")
        for person, token in zip((ann, bob, cleo), tokens, strict=True):
            await person.post(f"/tables/{code}/abandon", **seat(token))
        async with ann.at(code, tokens[0]) as one, bob.at(code, tokens[1]) as two:
            await one.positioned()
            await two.positioned()
            made = (await ann.post(f"/tables/{code}/rematch", 201))["table"]
            assert [(found["kind"], found["name"]) for found in made["seats"]] == [
                ("person", "Ann"),
                ("person", "Bob"),
                ("open", ""),
                ("bot", "random"),
            ]
            joined = await cleo.post(f"/tables/{code}/rematch", 201)
            assert joined["table"]["code"] == made["code"]
            assert [found["seat"] for found in joined["seats"]] == [2], "who comes later still has the seat"
            assert joined["table"]["seats"][2]["name"] == "Cleo"


async def test_a_rematch_has_no_seat_for_a_person_who_left(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await two_people(ann, bob)
        await bob.post(f"/tables/{code}/leave", **seat(tokens[1]))
        await play(ann, code, tokens[0], Random(3))
        made = await ann.post(f"/tables/{code}/rematch", 201)
        assert [found["kind"] for found in made["table"]["seats"]] == ["person", "open"]
        assert (await bob.post(f"/tables/{code}/rematch", 403))["error"] == "table-not-yours"


# The QR code, and addresses that do not exist.


async def test_the_qr_code_of_a_table_is_a_drawing_of_its_link(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.table("corinth", "mo")
        answer = await ann.http.get(f"/tables/{code}/qr")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.content == invitation.draw_qr_code(f"{serving.url}/table/{code}").body
        assert ElementTree.fromstring(answer.content).tag == "{http://www.w3.org/2000/svg}svg"
        assert (await ann.get("/tables/aaaaaaaa/qr", 404))["error"] == "table-unknown"


async def test_a_browser_gets_a_page_for_an_unknown_address_and_a_program_a_sentence(serving: Serving) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    async with httpx.AsyncClient(base_url=serving.url) as http:
        page = await http.get("/nowhere/else", headers=browser)
        assert (page.status_code, page.headers["content-type"].split(";")[0]) == (404, "text/html")
        assert page.content == (await http.get("/rules/corinth")).content  # no page of its own: its script says what is wrong
        assert (await http.get("/nowhere/else")).json()["error"] == "http-unknown"
        assert (await http.get("/api/v1/nowhere", headers=browser)).json()["error"] == "http-unknown"
