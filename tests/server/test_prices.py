"""Prices for actions: what a person and an address may do at once and a minute, and the sentence that says when to come back."""

from __future__ import annotations

import asyncio
import contextlib
import time

import httpx
import pytest

from emporion.engine.errors import EmporionError
from emporion.server import guard
from emporion.server.guard import PRICES, Bucket, Limits, Throttle, refuse_until
from emporion.server.sockets import ADDRESS_BURST, ADDRESS_MESSAGES
from emporion.text import catalogue
from tests.server.clients import Person, Socket
from tests.server.serving import Serving
from tests.waiting import WAIT_SECONDS

TABLE = {"game": "corinth", "seats": [{"kind": "me"}, {"kind": "me"}]}


class Clock:
    """A clock that a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def count(limits: Limits, key: str, address: str, person: str | None, most: int = 10_000) -> int:
    """How often an action is paid for before it is refused."""
    for number in range(most):
        try:
            limits.charge(key, address, person)
        except EmporionError:
            return number
    return most


def test_a_bucket_says_how_long_to_wait(clock: Clock) -> None:
    bucket = Bucket(2, 10)
    assert bucket.take(10)
    assert not bucket.take(4)
    assert bucket.wait(4) == 2
    clock.now += 2
    assert bucket.take(4)
    assert not bucket.is_full


def test_what_an_address_does_too_often_waits_and_other_addresses_do_not(clock: Clock) -> None:
    throttle = Throttle(8, 16)
    assert [throttle.delay("1.2.3.4") for _ in range(17)] == [0.0] * 17
    assert throttle.delay("1.2.3.4", 3) == 0.125
    assert throttle.delay("1.2.3.4") == 0.5
    assert throttle.delay("5.6.7.8") == 0
    throttle.sweep()
    assert throttle.delay("1.2.3.4") == 0.625
    clock.now += 60
    throttle.sweep()
    assert throttle._free_at == {}
    assert throttle.delay("1.2.3.4") == 0


@pytest.mark.settings(messages=4)
async def test_many_sockets_of_an_address_do_not_send_more_than_a_few(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, contextlib.AsyncExitStack() as stack:
        code, _ = await ann.running()
        sockets = [await stack.enter_async_context(ann.at(code)) for _ in range(6)]
        for socket in sockets:
            await socket.positioned()
        begin = time.monotonic()

        async def ping(socket: Socket) -> None:
            for _ in range(12):
                await socket.send(type="ping")
            for _ in range(12):
                await socket.until("pong", WAIT_SECONDS)

        await asyncio.gather(*map(ping, sockets))
        beyond = 6 * 12 - ADDRESS_BURST * 4
        assert time.monotonic() - begin > 0.9 * beyond / (ADDRESS_MESSAGES * 4), "the rest waits, and is answered"


def test_a_person_makes_thirty_tables_at_once_and_then_six_a_minute(clock: Clock) -> None:
    limits = Limits(600, 200, 600)
    assert count(limits, "too-many-tables", "1.2.3.4", "ann") == 30
    with pytest.raises(EmporionError) as refused:
        limits.charge("too-many-tables", "1.2.3.4", "ann")
    assert refused.value.values["retry_after"] == 10
    clock.now += 60
    assert count(limits, "too-many-tables", "1.2.3.4", "ann") == 6


def test_a_club_sits_down_together(clock: Clock) -> None:
    """Thirty people of one address take names, make three tables each, talk and ask for hints, within five minutes."""
    limits = Limits(600, 200, 600)
    for number in range(30):
        limits.charge("too-many-people", "club", None)
        limits.charge("too-many-tables", "club", f"{number}")
    for _ in range(2):
        clock.now += 150
        for number in range(30):
            limits.charge("too-many-tables", "club", f"{number}")
            for _ in range(5):
                limits.charge("too-many-chats", "club", f"{number}")
            limits.charge("too-many-hints", "club", f"{number}")


def test_new_people_do_not_give_an_address_more(clock: Clock) -> None:
    limits = Limits(600, 200, 600)
    made = sum(count(limits, "too-many-tables", "1.2.3.4", f"person {number}") for number in range(20))
    assert made == 120
    assert count(limits, "too-many-tables", "5.6.7.8", "another") == 30


def test_a_day_has_an_end(clock: Clock) -> None:
    limits = Limits(600, 200, 600)
    made = 0
    for minute in range(24 * 60):
        clock.now += 60
        made += count(limits, "too-many-uploads", "1.2.3.4", f"{minute}", 100)
    assert 2900 < made < 3100, "the day's budget, and what comes back in a day"


@pytest.mark.parametrize("budget", [1, 10, 600])
def test_a_small_budget_only_makes_one_wait(clock: Clock, budget: int) -> None:
    limits = Limits(600, 200, budget)
    assert count(limits, "too-many-uploads", "1.2.3.4", "ann") >= 1
    clock.now += 86400
    assert count(limits, "too-many-uploads", "1.2.3.4", "ann") >= 1


def test_the_limiter_forgets_and_its_memory_is_bounded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MAX_TRACKED_NAMES", 100)
    limits = Limits(600, 200, 600)
    for number in range(500):
        limits.count_request(f"address {number}")
        limits.charge("too-many-tables", f"address {number}", f"person {number}")
    kept = (limits._requests, limits._addresses, limits._people)
    assert [len(found) for found in kept] == [100, 100, 100]
    assert count(limits, "too-many-tables", "address 499", "person 499") == 29, "the last are remembered"
    clock.now += 86400
    limits.sweep()
    assert [len(found) for found in kept] == [0, 0, 0]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", PRICES)
def test_every_refusal_says_when_to_come_back(key: str, language: str) -> None:
    said = [catalogue(language).say(key, **refuse_until(key, seconds).values) for seconds in (0.2, 40, 60, 99.5, 170)]
    one, seconds, minute, _, minutes = said
    assert len(set(said)) == 5
    assert "40 second" in seconds
    assert "60 second" in minute
    assert "3 minutes" in minutes
    assert "second" in one
    assert "seconds" not in one
    assert "secondes" not in one


@pytest.mark.settings(budget=120)
async def test_a_refused_request_says_when_to_come_back(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        made = await ann.post("/tables", 201, json=TABLE)
        answer = await ann.http.get("/me")
        while answer.status_code != 429:  # however slow this machine is: more comes back in fifty seconds only
            await ann.post(f"/tables/{made['table']['code']}/start")
            answer = await ann.http.post("/tables", json=TABLE)
            made = answer.json() if answer.status_code == 201 else made
        problem = answer.json()
        seconds = problem["values"]["retry_after"]
        assert problem["error"] == "too-many-tables"
        assert answer.headers["retry-after"] == str(seconds)
        assert 1 < seconds <= 50
        assert problem["sentence"] == f"You have made many tables. Try again in {seconds} seconds."
        code = made["table"]["code"]
        assert (await ann.post(f"/tables/{code}/rematch", 429))["error"] == "too-many-rematches"
        assert (await ann.post("/replays", 429, content=b"x"))["error"] == "too-many-uploads"
        assert (await ann.post(f"/tables/{code}/explore", 429, json={"event": 0}))["error"] == "too-many-boards"
        assert (await ann.post(f"/tables/{code}/play-on", 429, json={"event": 0, "seat": 0}))["error"] == "too-many-play-ons"
        assert (await ann.get("/me"))["name"] == "Ann", "reading costs nothing"


@pytest.mark.settings(budget=15)
async def test_talking_and_hints_have_their_price(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one:
            position = await one.positioned()
            for _ in range(25):
                await one.send(type="chat", text="hm")
            refused = await one.until("refused")
            assert refused["error"] == "too-many-chats"
            assert refused["values"]["retry_after"] >= 1
            await one.send(type="hint", at=position["at"])
            assert (await one.until(lambda found: found.get("answers") == "hint"))["error"] == "too-many-hints"
            await one.answer()


@pytest.mark.settings(budget=10)
def test_new_people_cost_their_address_and_a_new_name_costs_nothing(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url + "/api/v1", timeout=WAIT_SECONDS) as http:
        answers = [http.post("/me", json={"name": "Eve"}, headers={"cookie": ""}) for _ in range(9)]
        assert [answer.status_code for answer in answers[:8]] == [200] * 8
        assert answers[8].status_code == 429
        assert answers[8].json()["error"] == "too-many-people"
        bearer = {"authorization": f"Bearer {answers[0].json()['token']}"}
        assert http.post("/me", json={"name": "Eva"}, headers=bearer).json()["name"] == "Eva"
        elsewhere = {"cookie": "", "x-forwarded-for": "2001:db8::1"}
        assert http.post("/me", json={"name": "Bob"}, headers=elsewhere).status_code == 200
