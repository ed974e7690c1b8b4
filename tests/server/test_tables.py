"""Tables over a real server: making, finding, sitting, playing whole games, coming back."""

from __future__ import annotations

import asyncio
import threading
from random import Random
from typing import Any

import httpx
import pytest

from emporion import games, players
from emporion.engine import record
from emporion.server import bot_turns, bots, drawings, record_api, rooms
from emporion.tables import fairness
from emporion.tables.fairness import Fair
from emporion.tables.table import Table
from tests.server.clients import Json, Person, Socket, play, socket
from tests.server.serving import Serving
from tests.waiting import WAIT_SECONDS


def checked(data: bytes, seed: str) -> int:
    """A finished record: it replays, and its dice come from the seed; the number of chance events."""
    match = games.replay(data)
    header = record.header(data)
    assert header["fair"]["seed"] == seed
    return fairness.verify(match, Fair(**header["fair"]))


@pytest.mark.parametrize("game", games.NAMES)
async def test_four_clients_play_a_whole_game_and_a_spectator_sees_it(serving: Serving, game: str) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await ann.table(game, "mmmo", listed=True)
        assert [found["code"] for found in await bob.get("/tables")] == [code]
        tokens.append((await bob.post(f"/tables/{code}/seats/3", json={"name": "Bobby"}))["token"])
        before = await ann.get(f"/tables/{code}")
        assert (before["seed"], before["status"]) == (None, "open")
        started = await ann.post(f"/tables/{code}/start")
        assert (started["status"], started["actor"]) == ("running", started["actor"])
        assert started["first"] is not None
        ends = await asyncio.gather(*[play(ann, code, token, Random(seat)) for seat, token in enumerate([*tokens, None])])
        assert all(end["result"] == ends[0]["result"] for end in ends)
        after = await ann.get(f"/tables/{code}")
        assert after["scores"] == ends[0]["result"]["scores"]
        assert after["commitment"] == before["commitment"] == fairness.commitment(bytes.fromhex(after["seed"]))
        data = (await ann.http.get(f"/tables/{code}/record")).content
        assert checked(data, after["seed"]) > 0
        replay = await ann.post("/replays", 201, content=data)
        assert (replay["replay"], replay["scores"]) == (True, after["scores"])
        every = await bob.get(f"/tables/{replay['code']}/moments/7?seat=all")
        assert [moment["event"] for moment in every] == [7] * 4
        row = await bob.get(f"/tables/{code}/moments?first=5&last=9&seat=2")
        assert [moment["event"] for moment in row] == [5, 6, 7, 8, 9]
        assert every[2]["position"]["view"] == row[2]["position"]["view"]
        again = await asyncio.gather(*[person.post(f"/tables/{code}/rematch", 201) for person in (ann, bob, ann)])
        assert len({made["table"]["code"] for made in again}) == 1
        assert [seat["seat"] for seat in again[1]["seats"]] == [3]
        host = bob if again[1]["table"]["host"] == 3 else ann
        await host.post(f"/tables/{again[0]['table']['code']}/start")


async def test_the_position_comes_with_the_start_to_those_who_wait(serving: Serving) -> None:
    """Corinth begins with a decision and not with chance: nothing in the log, and yet there is something to see."""

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.table("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one, ann.at(code) as watching:
            await one.send(type="chat", text="ready?")
            await one.until(lambda message: message.get("entries"))
            await ann.post(f"/tables/{code}/start")
            assert (await one.positioned())["moves"]
            assert (await watching.positioned())["actor"] == 0


async def test_connections_of_a_seat_see_the_same_and_a_break_loses_nothing(serving: Serving) -> None:
    rng = Random(5)
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("golden-horn", "mm")
        async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[0]) as copy, ann.at(code, tokens[1]) as other:
            sockets = {0: one, 1: other}
            for _ in range(12):
                positions = [await found.positioned() for found in sockets.values()]
                actor = positions[0]["actor"]
                await sockets[actor].answer(rng)
                await other.send(type="chat", text="hm")
                await asyncio.gather(*[catch_up(found, sockets[actor].number + 1) for found in (one, copy, other)])
            assert one.entries == copy.entries
            assert (one.position, one.number) == (copy.position, copy.number)
            half = one.number // 2
            async with ann.at(code, tokens[0], after=half) as back:
                back.number = half
                await back.until("update")
                assert back.entries == one.entries[half:]
                assert back.position == one.position
            async with ann.at(code, tokens[0], after=10**9) as ahead:
                ahead.number = one.number
                message = await ahead.until("update")
                assert (message["entries"], message["position"]) == ([], one.position)


async def catch_up(found: Socket, number: int) -> None:
    while found.number < number:
        await found.receive()


async def test_a_restarted_server_brings_everyone_back(database: str) -> None:
    async def first(url: str) -> tuple[str, str, list[str], Json]:
        async with Person(url, "Ann") as ann:
            code, tokens = await ann.running("golden-horn", "mm", first=0)
            async with ann.at(code, tokens[0]) as one:
                await one.answer()
                return ann.token, code, tokens, {"entries": one.entries, "position": one.position}

    async def second(url: str, cookie: str, code: str, tokens: list[str], before: Json) -> None:
        person = Person(url, "Ann")
        async with httpx.AsyncClient(base_url=url + "/api/v1", headers={"cookie": f"emporion={cookie}"}, timeout=WAIT_SECONDS) as http:
            assert (await http.get("/me")).json()["name"] == "Ann"
            assert [seat["token"] for seat in (await http.get(f"/tables/{code}/seats")).json()] == tokens
        async with person.at(code, tokens[0]) as one:
            await one.positioned()
            assert {"entries": one.entries, "position": one.position} == before
        await person.http.aclose()

    with Serving(database) as serving:
        found = await first(serving.url)
    with Serving(database) as again:
        await second(again.url, *found)
    again.calm()


async def test_an_idle_table_leaves_memory_and_comes_back_the_same(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE_SECONDS", 0.0)

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("golden-horn", "mb", first=0)
        async with ann.at(code, tokens[0]) as one:
            for _ in range(4):
                await one.answer()
                while not (one.position and one.position.get("moves")):
                    await one.receive()
            serving.call(serving.rooms.sweep)
            assert code in serving.rooms.live, "a client is connected"
            before = serving.rooms.live[code].table
        while serving.rooms.live[code].audience.connections:
            await asyncio.sleep(0.01)
        serving.call(serving.rooms.sweep)
        assert code not in serving.rooms.live
        lives = serving.do(gathered(*[serving.rooms.find(code) for _ in range(5)]))
        assert len({id(live) for live in lives}) == 1, "found five times at once, it is loaded once"
        after = lives[0].table
        assert (after.entries, after.at, after.stand_ins) == (before.entries, before.at, before.stand_ins)
        for seat in (0, 1, None):
            assert after.update(seat, 0) == before.update(seat, 0)


async def gathered(*work: Any) -> list[Any]:
    return list(await asyncio.gather(*work))


# A bot stands in.


async def test_a_bot_stands_in_for_who_left_and_hands_back(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await ann.table("corinth", "mo", first=1)
        tokens.append((await bob.post(f"/tables/{code}/seats/1"))["token"])
        await ann.post(f"/tables/{code}/start")
        async with ann.at(code, tokens[0]) as one:
            await one.positioned()
            info = await bob.ask("DELETE", f"/tables/{code}/seat", headers={"emporion-seat": tokens[1]})
            assert info["seats"][1]["stand_in"] == "normal"
            await one.until(lambda message: message.get("position") and message["position"].get("moves"))
            kinds = [entry["kind"] for entry in one.entries]
            assert kinds[0] == "stand-in"
            assert "move" in kinds
            async with bob.at(code, tokens[1]) as two:
                await two.until(lambda message: any(entry["kind"] == "return" for entry in message.get("entries", [])))
                assert two.position is not None
                assert not two.position.get("undo"), "what the bot decided is not one's own decision"
                await one.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["stand_in"] is None)


async def test_a_player_who_plays_is_back(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Got up on one device and played on another, which had been connected all the time."""
    thinking = threading.Event()

    async def slow(*_: Any) -> str:
        await asyncio.to_thread(thinking.wait, 20)
        return "buy 0"

    monkeypatch.setattr(serving.rooms.bots, "choose", slow)

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one:
            position = await one.positioned()
            await ann.ask("DELETE", f"/tables/{code}/seat", headers={"emporion-seat": tokens[0]})
            await one.until(lambda message: any(entry["kind"] == "stand-in" for entry in message.get("entries", [])))
            await one.send(type="move", move="buy 1", at=position["at"] + 7)
            assert (await one.until("refused"))["error"] == "table-stale"
            await one.move("buy 1", position["at"])
            thinking.set()
            assert one.table is not None
            assert one.table["seats"][0]["stand_in"] is None
            kinds = [entry["kind"] for entry in one.entries]
            assert kinds[:3] == ["stand-in", "return", "move"]
    thinking.set()


async def test_a_bot_stands_in_for_who_is_away_however_much_the_others_talk(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=1, stand_in=5)
        serving.rooms.live[code].table.terms.stand_in = 1  # seconds
        async with ann.at(code, tokens[0]) as one:
            for _ in range(8):
                await one.send(type="chat", text="where are you?")
                async with ann.at(code):
                    await asyncio.sleep(0.2)
            await one.until(lambda message: message.get("position") and message["position"].get("moves"), 10)
            assert "stand-in" in [entry["kind"] for entry in one.entries]


async def test_no_bot_stands_in_where_no_player_waits(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mb", first=1, stand_in=5)
        room = serving.rooms.live[code]
        while room.table.actor != 0:
            await asyncio.sleep(0.02)
        async with ann.at(code):
            assert not room.stand_in_countdown.is_running, "a spectator does not play"
        async with ann.at(code, tokens[0]) as one:
            await one.positioned()
        assert not room.stand_in_countdown.is_running


# Undo, chat, hints.


async def test_decisions_are_taken_back_one_after_another_until_chance(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.table("golden-horn", "mm", first=0)
        serving.rooms.live[code].table.terms.seed = bytes(32)  # a game that comes to four decisions in a row
        await ann.post(f"/tables/{code}/start")
        async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[1]) as two:
            rng = Random(1)
            stack: list[Json] = [await one.positioned()]
            while len(stack) < 4:
                position = await one.answer(rng)
                if not position.get("undo") or position["actor"] != 0:
                    stack = []
                while one.position and one.position["actor"] == 1:
                    await two.answer(rng)
                    await catch_up(one, two.number)
                assert one.position is not None
                stack.append(one.position)
            await one.send(type="undo", at=0)
            assert (await one.until("refused"))["error"] == "table-stale"
            await catch_up(two, one.number)
            await two.send(type="undo", at=stack[-1]["at"])
            assert (await two.until("refused"))["error"] == "table-no-undo"
            at = stack.pop()["at"]
            while stack:
                await one.send(type="undo", at=at)
                while (found := one.position or {})["at"] == at:
                    await one.receive()
                while stack[-1]["view"] != found["view"] and stack[-1]["view"]["point"] == "sailing":
                    stack.pop()  # the pass before the choice of a boat is taken back with it
                for part in ("view", "moves", "targets", "scores", "actor"):
                    assert found.get(part) == stack[-1].get(part)
                at = found["at"]
                stack.pop()
            await catch_up(two, one.number)
            assert [entry.get("undone") for entry in two.entries][-3:] == [entry.get("undone") for entry in one.entries][-3:]
            length = len((await ann.http.get(f"/tables/{code}/moments?first=0&last=0")).json())
            assert length == 1


async def test_a_spectator_talks_with_a_bearer_token_and_not_without_a_name(serving: Serving) -> None:
    async with Person(serving.url, "<b>Ann</b>") as ann:
        code, tokens = await ann.table()
        async with ann.at(code, tokens[0]) as one, ann.at(code) as watching, socket(serving.url, code) as nameless:
            await watching.send(type="chat", text="<script>alert(1)</script>\u202e\x07\nnew\u2028line")
            await one.until(lambda message: message.get("entries"))
            said = one.entries[-1]
            assert (said["name"], said["text"]) == ("<b>Ann</b>", "<script>alert(1)</script> new line")
            assert "seat" not in said
            await nameless.send(type="hello")
            await nameless.send(type="chat", text="psst")
            assert (await nameless.until("refused"))["error"] == "person-unknown"
        async with socket(serving.url, code, {"cookie": "emporion=abc.def"}) as forged:
            await forged.send(type="hello")
            await forged.send(type="chat", text="psst")
            assert (await forged.until("refused"))["error"] == "person-forged"


async def test_a_hint_where_the_table_allows_it(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "HINT_LEVEL", "easy")

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[1]) as two:
            position = await one.positioned()
            await one.send(type="hint", at=position["at"])
            hint = await one.until("hint")
            assert hint["prospects"][0]["move"] in [choice["move"] for choice in position["moves"]]
            await one.send(type="hint", at=position["at"] + 1)
            assert (await one.until("refused"))["error"] == "hint-not-asked"
            await two.positioned()
            await two.send(type="hint", at=position["at"])
            assert (await two.until("refused"))["error"] == "hint-not-asked"
        code, tokens = await ann.running("corinth", "mm", first=0, hints=False)
        async with ann.at(code, tokens[0]) as one:
            await one.send(type="hint", at=0)
            assert (await one.until("refused"))["error"] == "hint-not-here"


# Bots.


async def test_an_expert_thinks_and_the_loop_answers(serving: Serving) -> None:
    async def thinking() -> None:
        async with Person(serving.url, "Ann") as ann:
            seats = [{"kind": "bot", "level": "expert"}] * 2  # a bot thinks until the game is over
            made = await ann.post("/tables", 201, json={"game": "golden-horn", "seats": seats, "pace": 0})
            code = made["table"]["code"]
            other, tokens = await ann.running("corinth", "mm", first=0)
            await ann.post(f"/tables/{code}/start")
            late: list[float] = []
            loop = asyncio.get_running_loop()
            async with ann.at(code, None), ann.at(other, tokens[0]) as two:
                await two.positioned()
                while len(late) < 30:
                    begin, thinking = loop.time(), serving.rooms.bots.waiting
                    await two.send(type="ping")
                    await two.until("pong")
                    if thinking and serving.rooms.bots.waiting:
                        late.append(loop.time() - begin)
                    await asyncio.sleep(0.01)
            assert sorted(late)[len(late) // 2] < 0.1
            assert len(serving.rooms.bots.scheduler._threads) <= serving.settings.thinkers

    await thinking()


async def test_a_table_is_built_from_its_log_beside_the_loop(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.running("corinth", "mm")
        serving.call(serving.rooms.live.clear)
        built: list[str] = []

        def building(*values: Any) -> Table:
            built.append(threading.current_thread().name)
            return Table(*values)

        monkeypatch.setattr(rooms, "Table", building)
        assert (await ann.get(f"/tables/{code}"))["status"] == "running"
        assert [name.partition("_")[0] for name in built] == ["table-builder"]


async def test_a_board_is_drawn_beside_the_loop(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.table("corinth", "mm")
        drawn: list[int] = []

        def drawing(*values: Any) -> Any:
            drawn.append(threading.get_ident())
            return part(*values)

        part = drawings._draw_part
        monkeypatch.setattr(drawings, "_draw_part", drawing)
        answer = await ann.http.get(f"/tables/{code}/drawing/sheet?language=fr")
        assert answer.text.startswith("<svg")
        assert drawn
        assert drawn[0] != serving.call(threading.get_ident)


async def test_no_move_waits_for_a_person_who_looks_back(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    looking, played = threading.Event(), threading.Event()

    def slowly(*values: Any) -> Any:
        looking.set()
        assert played.wait(20)
        return make_moments(*values)

    make_moments = record_api.make_moments
    monkeypatch.setattr(record_api, "make_moments", slowly)

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one:
            await one.positioned()
            asking = asyncio.create_task(ann.get(f"/tables/{code}/moments"))
            await asyncio.to_thread(looking.wait, WAIT_SECONDS)
            async with asyncio.timeout(WAIT_SECONDS):
                await one.answer()
            played.set()
        found = await asking
        assert [moment["event"] for moment in found] == list(range(len(found)))
        assert found[-1]["of"] == found[-1]["event"], "the game as it was when it was asked for"
        assert len(found) < len(await ann.get(f"/tables/{code}/moments"))


async def test_a_bot_that_failed_tries_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter([OSError("too many open files"), OSError("still")])

    def finding(level: str) -> Any:
        for failure in failures:
            raise failure
        return find(level)

    async def watching(serving: Serving) -> None:
        async with Person(serving.url, "Ann") as ann:
            code, _ = await ann.running("corinth", "bb")
            async with ann.at(code) as one:
                while one.number < 10:
                    await one.receive()

    find = players.find
    monkeypatch.setattr(players, "find", finding)
    monkeypatch.setattr(bot_turns, "FAILURE_RETRY_SECONDS", 0.05)
    with Serving(database) as serving:
        await watching(serving)
    assert len([line for line in serving.log.lines if '"bot failed"' in line]) == 2
