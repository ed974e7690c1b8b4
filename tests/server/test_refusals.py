"""What bad input gets: a clear message to its sender, and nothing for other clients."""

from __future__ import annotations

import asyncio
import contextlib
import os
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from emporion.server import guard, pages, room
from emporion.tables.wire import PROTOCOL
from tests.server.clients import Person, play, socket
from tests.server.fuzzing import broken_frames, fuzz
from tests.server.serving import Serving
from tests.waiting import WAIT_SECONDS


async def test_moves_that_are_refused_say_why(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.table("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one:
            await one.send(type="move", move="buy 0", at=0)
            assert (await one.until("refused"))["error"] == "table-not-started"
            await one.send(type="undo", at=0)
            assert (await one.until("refused"))["error"] in ("table-not-started", "table-no-undo")
            await one.send(type="hint", at=0)
            assert (await one.until("refused"))["error"] == "hint-not-asked"
        await ann.post(f"/tables/{code}/start")
        async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[1]) as two, ann.at(code) as watching:
            position = await one.positioned()
            number = two.number

            async def refused(sender: Any, **message: Any) -> dict[str, Any]:
                await sender.send(**message)
                found: dict[str, Any] = await sender.until("refused")
                assert found["sentence"]
                return found

            illegal = await refused(one, type="move", move="conquer Venice", at=position["at"])
            assert illegal["answers"] == "move"
            assert illegal["rule"]
            assert illegal["legal"] == [choice["move"] for choice in position["moves"]]
            assert (await refused(two, type="move", move="buy 0", at=position["at"]))["error"] == "table-not-asked"
            assert (await refused(watching, type="move", move="buy 0", at=position["at"]))["error"] == "table-watching"
            assert (await refused(one, type="move", move="buy 0", at=99))["error"] == "table-stale"
            assert (await refused(one, type="hello"))["error"] == "socket-hello-twice"
            assert (await refused(one, type="dance"))["error"] == "message-malformed"
            assert (await refused(one, type="move", move="buy 0", at=0, more=1))["error"] == "message-malformed"
            assert (await refused(one, type="chat", text="\u200b \u202e"))["error"] == "chat-empty"
            assert (await refused(one, type="chat", text="x" * 5000))["error"] == "message-long"
            await one.send(type="move", move=position["moves"][0]["move"], at=position["at"])
            await one.send(type="move", move=position["moves"][0]["move"], at=position["at"])
            assert (await one.until("refused"))["error"] == "table-doubled"
            await two.positioned()
            while two.number < one.number:
                await two.receive()
            assert [entry["kind"] for entry in two.entries[number:]].count("move") == 1


async def test_a_client_that_is_not_let_in_learns_why(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.table("corinth", "mm")

        async def refused(where: str, headers: dict[str, str] | None = None, **hello: Any) -> tuple[str, int]:
            async with socket(serving.url, where, headers) as found:
                with contextlib.suppress(websockets.ConnectionClosed):  # some are refused before they say anything
                    await found.send(**hello)
                return (await found.until("refused"))["error"], await found.closed()

        for where in ("zzzzzzzz", "ABCDEFGH", "%00%00", "a" * 500, "x'OR'1", "abcdefg%0a"):
            assert await refused(where, type="hello") == ("table-unknown", 4400)
        assert await refused(code, type="hello", seat="forged") == ("seat-forged", 4400)
        assert await refused(code, type="hello", seat=tokens[0][:-1]) == ("seat-forged", 4400)
        for protocol in (1, PROTOCOL + 1):
            assert await refused(code, type="hello", protocol=protocol) == ("socket-protocol", 4400)
        assert await refused(code, type="ping") == ("socket-no-hello", 4400)
        for origin in ("http://evil.example", "null", "http://[", "https://127.0.0.1", ""):
            assert await refused(code, {"origin": origin}, type="hello") == ("origin-foreign", 4400)
        async with socket(serving.url, code, {"origin": serving.url}) as own:
            await own.send(type="hello")
            assert (await own.receive())["type"] == "welcome"
        async with socket(serving.url, code) as big:
            await big.connection.send("x" * 20000)
            assert await big.closed() == 1009
        other, others = await ann.table("corinth", "mm")
        assert await refused(other, type="hello", seat=tokens[0]) == ("seat-forged", 4400)
        async with asyncio.timeout(WAIT_SECONDS):
            while (await ann.get("/health"))["sockets"] > 0:  # closed connections are not counted
                await asyncio.sleep(0.05)
        assert others


async def test_requests_that_are_refused_say_why(serving: Serving) -> None:
    async with (
        Person(serving.url, "Ann") as ann,
        Person(serving.url, "Bob") as bob,
        httpx.AsyncClient(base_url=serving.url, timeout=WAIT_SECONDS) as nobody,
    ):
        code, tokens = await ann.table("corinth", "mo", first=0)

        async def refused(who: Person, method: str, path: str, status: int, **more: Any) -> str:
            answer = await who.ask(method, path, status, **more)
            assert answer["sentence"]
            return str(answer["error"])

        assert await refused(ann, "GET", "/tables/zzzzzzzz", 404) == "table-unknown"
        assert await refused(ann, "GET", "/tables/%00%00%00%00%00%00%00%00", 404) == "table-unknown"
        assert await refused(ann, "GET", "/nowhere", 404) == "http-unknown"
        assert await refused(ann, "PUT", f"/tables/{code}", 405) == "http-method"
        assert await refused(bob, "POST", f"/tables/{code}/seats/0", 409) == "seat-taken"
        assert await refused(bob, "POST", f"/tables/{code}/seats/3", 404) == "seat-unknown"
        assert await refused(bob, "POST", f"/tables/{code}/start", 403) == "table-not-host"
        assert await refused(ann, "POST", f"/tables/{code}/start", 409) == "table-waiting"
        assert await refused(ann, "POST", f"/tables/{code}/rematch", 409) == "table-not-over"
        assert await refused(ann, "DELETE", f"/tables/{code}/seat", 403) == "seat-forged"
        assert await refused(ann, "DELETE", f"/tables/{code}/seat", 403, headers={"emporion-seat": "x"}) == "seat-forged"
        assert await refused(ann, "GET", f"/tables/{code}/moments/-1", 400) == "http-malformed"
        assert await refused(ann, "GET", f"/tables/{code}/moments/3", 404) == "moment-unknown"
        assert await refused(ann, "GET", f"/tables/{code}/moments/0", 409) == "table-not-started"
        assert await refused(ann, "GET", f"/tables/{code}/socket", 426) == "http-socket"
        assert await refused(ann, "POST", f"/tables/{code}/socket", 405) == "http-method"
        assert await refused(ann, "POST", "/tables", 400, json={"game": "chess", "seats": [{}]}) == "unknown-game"
        assert await refused(ann, "POST", "/tables", 400, json={"game": "nim", "seats": [{}, {}]}) == "unknown-game"
        assert await refused(ann, "POST", "/tables", 400, json={"game": "corinth", "seats": [{}]})
        assert await refused(ann, "POST", "/tables", 400, json={"game": "corinth", "seats": [{}, {}], "first": 3}) == "wrong-first"
        assert await refused(ann, "POST", "/tables", 400, json={"game": "corinth", "seats": [{}, {}], "options": {"x": True}})
        assert await refused(ann, "POST", "/tables", 400, json={"game": "corinth", "seats": [{}, {}], "components": {"x": [1]}})
        assert await refused(ann, "POST", "/tables", 400, json={"game": "corinth", "seats": [{}, {}], "more": 1}) == "http-malformed"
        assert await refused(ann, "POST", "/tables", 400, content=b"[" * 30000) == "http-malformed"
        for path in ("/tables", "/me", f"/tables/{code}/explore"):
            assert "no body" in (await ann.post(path, 400))["sentence"]
        for path in ("/tables", "/me", f"/tables/{code}/start", f"/tables/{code}/explore", f"/tables/{code}/play-on"):
            for body in (b'{"name": "\xff\xfe"}', b'{"\xff": 1}', b"\xff", '{"name": "x"}'.encode("utf-16")):
                answer = await ann.post(path, 400, content=body)
                assert answer["error"] == "http-malformed", (path, body)
            assert "not UTF-8" in (await ann.post(path, 400, content=b'{"name": "\xff\xfe"}'))["sentence"]
        assert await refused(ann, "POST", "/tables", 413, content=b" " * 100_000) == "http-long"
        assert await refused(ann, "POST", "/replays", 413, content=b" " * (2 << 20)) == "http-long"
        assert await refused(ann, "POST", "/replays", 400, content=b"")
        toy = b'{"emporion": 1, "game": "nim", "rules": 1, "players": 2, "options": {}, "first": 0}\n'
        assert await refused(ann, "POST", "/replays", 400, content=toy) == "unknown-game"
        assert await refused(ann, "POST", "/replays", 400, content=b"\xff\xfe{}")
        assert await refused(ann, "POST", "/replays", 400, content=(await ann.http.get(f"/tables/{code}/record")).content)
        for name in ("\u200b", "\u3164", "\u115f\u1160", "\u2800 \u2800", "\ufe0f", "\u034f", " \u0301"):  # nothing of it can be seen
            assert await refused(ann, "POST", "/me", 400, json={"name": name}) == "person-nameless", ascii(name)
        assert (await ann.post("/me", json={"name": "\u3164Zo\u00eb \u2764\ufe0f\u3164"}))["name"] == "Zo\u00eb \u2764\ufe0f"
        for token in ("x", "abc.def", bob.token[:-2], bob.token + "x", "é.é"):
            answer = await nobody.get("/api/v1/me", headers={b"authorization": f"Bearer {token}".encode()})
            assert answer.status_code == 401, token
            answer = await nobody.get("/api/v1/me", headers={b"cookie": f"emporion={token}".encode()})
            assert answer.status_code == 401, token
        for origin in ("http://evil.example", "http://[", "null"):
            assert await refused(ann, "POST", "/me", 403, json={"name": "Eve"}, headers={"origin": origin}) == "origin-foreign"
        assert (await bob.post("/me", json={"name": "Bob"}, headers={"origin": serving.url}))["name"] == "Bob"
        assert tokens


def test_headers_on_every_answer(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url, timeout=WAIT_SECONDS) as http:
        for path in (
            "/api/v1/health",
            "/api/v1/tables",
            "/api/v1/nowhere",
            "/",
            "/api/v1/schema/openapi.json",
            "/api/v1/tables/abcdefgh/socket",
        ):
            answer = http.get(path)
            expected = guard.HEADERS | ({"content-security-policy": pages.page_policy()} if path == "/" else {})
            for name, value in expected.items():
                assert answer.headers.get_list(name) == [value], (path, name)
            assert answer.headers.get_list("cache-control") == ["no-cache" if path == "/" else "no-store"], path
            bare = http.head(path)
            assert (bare.status_code, bare.content) == (answer.status_code, b""), "tools that watch servers ask with HEAD"
            assert bare.headers["content-length"] == answer.headers["content-length"] or path in ("/", "/api/v1/health")
        assert http.get("/api/page.css").headers.get_list("cache-control") == ["public, max-age=3600"]
        for policy in (guard.HEADERS["content-security-policy"], pages.page_policy()):
            assert "unsafe" not in policy
        made = http.post("/api/v1/me", json={"name": "Ann"})
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


@pytest.mark.settings(messages=20)
async def test_many_who_watch_say_no_more_than_one(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, contextlib.AsyncExitStack() as stack:
        code, tokens = await ann.running("corinth", "mm", first=0)
        one = await stack.enter_async_context(ann.at(code, tokens[0]))
        crowd = [await stack.enter_async_context(ann.at(code)) for _ in range(12)]
        for each in crowd:
            for _ in range(9):
                await each.send(type="chat", text="la")
        for each in crowd:
            await each.send(type="ping")
        keys = set()
        for each in crowd:
            while (message := await each.receive())["type"] != "pong":
                keys.add(message.get("error"))
        assert keys == {None, "table-fast"}
        await one.send(type="chat", text="mine")
        while not one.entries or one.entries[-1].get("text") != "mine":
            await one.receive()
        assert 40 <= [entry["kind"] for entry in one.entries].count("chat") < 90


async def test_a_log_does_not_grow_for_ever(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mb", first=0)
        async with ann.at(code, tokens[0]) as one:
            await one.positioned()
            for _ in range(5):
                await one.send(type="chat", text="la")
                await one.until(lambda message: message["type"] == "update" and message["entries"][-1]["kind"] == "chat")
            monkeypatch.setattr(room, "MAX_LOG_ENTRIES", one.number)
            await one.send(type="chat", text="la")
            assert (await one.until("refused"))["error"] == "table-full"
            position = await one.answer()
            await one.send(type="undo", at=position["at"])
            assert (await one.until("refused"))["error"] in ("table-full", "table-stale")
        await ann.ask("DELETE", f"/tables/{code}/seat", 400, headers={"emporion-seat": tokens[0]})
        await play(ann, code, tokens[0], Random(1))


@pytest.mark.settings(messages=20)
async def test_who_talks_too_much_is_asked_to_wait_and_plays_on(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one:
            for _ in range(40):
                await one.send(type="chat", text="la")
            assert (await one.until("refused"))["error"] == "chat-fast"
            await one.send(type="ping")
            await one.until("pong")
            await one.answer()
            assert 10 <= [entry["kind"] for entry in one.entries].count("chat") < 40


@pytest.mark.settings(messages=5, sockets=3)
async def test_floods_are_stopped_and_others_play_on(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[1]) as two:
            await two.positioned()
            for _ in range(60):
                await one.send(type="ping")
            assert (await one.until("refused"))["error"] == "too-many-messages"
            assert await one.closed() == 4429
            await two.send(type="ping")
            await two.until("pong")
            async with ann.at(code) as _, ann.at(code) as _, socket(serving.url, code) as fourth:
                assert (await fourth.until("refused"))["error"] == "too-many-sockets"
                assert await fourth.closed() == 4429


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
        ("-", "-"),
    ],
)
def test_a_network_of_ipv6_is_one_address(address: str, whose: str) -> None:
    assert guard.limited_address(address) == whose


@pytest.mark.settings(requests=20, sockets=1)
async def test_changing_the_last_bits_of_an_address_gives_no_more(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.table("corinth", "mm")
        async with socket(serving.url, code, {"x-forwarded-for": "2001:db8::1"}) as first:
            await first.send(type="hello")
            await first.until("welcome")
            async with socket(serving.url, code, {"x-forwarded-for": "2001:db8::2"}) as second:
                assert (await second.until("refused"))["error"] == "too-many-sockets"
        answers = [await ann.http.get("/games", headers={"x-forwarded-for": f"2001:db8::{n:x}"}) for n in range(30)]
        assert answers[-1].status_code == 429
        assert (await ann.http.get("/games", headers={"x-forwarded-for": "2001:db8:0:1::1"})).status_code == 200


@pytest.mark.settings(requests=20)
async def test_requests_are_counted_and_sockets_with_them(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one:
            await one.positioned()
            answers = [await ann.http.get("/games") for _ in range(30)]
            assert {answer.status_code for answer in answers} == {200, 429}
            assert answers[-1].json()["error"] == "too-many-requests"
            assert answers[-1].headers["retry-after"]
            async with socket(serving.url, "abcdefgh") as late:
                assert (await late.until("refused"))["error"] == "too-many-requests"
                assert await late.closed() == 4429
            await one.answer()


async def test_fuzzed_messages_do_no_harm(serving: Serving) -> None:
    number = int(os.environ.get("EMPORION_FUZZ", "2000"))

    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await ann.running("golden-horn", "mm")
        other, others = await bob.running("corinth", "mm")
        playing = [play(bob, other, token, Random(seat)) for seat, token in enumerate(others)]
        beside = asyncio.gather(broken_frames(serving.url, code, "b", 40), *playing)
        outcome = await fuzz(ann, code, tokens, number, "fuzz")
        await beside
        assert outcome.sent == number
        assert outcome.refused > number / 4
        assert (await ann.get("/health"))["ok"]
        async with ann.at(code, tokens[0]) as one:
            await one.positioned()


@schemathesis.serializer("application/jsonl")
def as_it_is(_: Any, value: Any) -> bytes:
    """A record, or what is none: how it goes into a body."""
    return value if isinstance(value, bytes) else str(value).encode()


def test_the_api_keeps_to_its_schema(serving: Serving) -> None:
    """Random requests of every kind: no 5xx, and answers of the status, type and shape that the schema names."""
    with httpx.Client(base_url=serving.url + "/api/v1", timeout=WAIT_SECONDS) as http:
        token = http.post("/me", json={"name": "Ann"}).json()["token"]
        bearer = {"authorization": f"Bearer {token}"}
        made = http.post(
            "/tables", headers=bearer, json={"game": "golden-horn", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        )
        code = made.json()["table"]["code"]
    schema = schemathesis.openapi.from_url(f"{serving.url}/api/v1/schema/openapi.json")
    checks = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
    seen = 0
    for found in schema.get_all_operations():
        operation = found.ok() if isinstance(found, Ok) else None
        assert operation is not None, found

        @settings(
            max_examples=15,
            deadline=None,
            derandomize=True,
            database=None,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            nonlocal seen
            seen += 1
            if seen % 2 and case.path_parameters and "code" in case.path_parameters:
                case.path_parameters["code"] = code
            case.headers.update(bearer if seen % 3 else {})
            case.call_and_validate(checks=checks)

        given(case=operation.as_strategy())(ask)()
    assert seen > 100
