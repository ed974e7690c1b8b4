"""A busy server serves those who play, and takes no new spectators and reviews until it has caught up."""

from __future__ import annotations

from emporion.arena.server_times import server_times
from emporion.server.event_loop_delay import BUSY_SECONDS, EventLoopDelay
from emporion.server.sockets import CLOSE_UNAVAILABLE
from tests.server.clients import Person
from tests.server.serving import Serving
from tests.waiting import until


def test_a_server_is_busy_while_it_is_late_on_average() -> None:
    delay = EventLoopDelay()
    delay.note(2 * BUSY_SECONDS)
    assert not delay.is_busy, "one late probe is not enough"
    for _ in range(20):
        delay.note(2 * BUSY_SECONDS)
    assert delay.is_busy
    for _ in range(6):
        delay.note(0.0)
    assert delay.is_busy, "it has not caught up yet"
    for _ in range(20):
        delay.note(0.0)
    assert not delay.is_busy


async def test_the_delays_of_the_event_loop_are_counted_and_shown(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        serving.call(serving.rooms.event_loop_delay.note, 0.5)
        found = server_times("event_loop_delay", "", (await ann.http.get("/metrics")).text)
        assert found.longest >= 0.5


async def test_players_go_before_spectators_and_reviews(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        over, seats = await ann.running("corinth", "mm")
        async with ann.at(over, seats[0]) as one, ann.at(over, seats[1]) as two:
            await one.positioned()
            await two.positioned()
            await (one if one.position and one.position.get("moves") else two).answer()
        await ann.post(f"/tables/{over}/abandon", headers={"Emporion-Seat": seats[0]})
        await ann.post(f"/tables/{over}/abandon", headers={"Emporion-Seat": seats[1]})
        delay = serving.rooms.event_loop_delay
        for _ in range(10):
            serving.call(delay.note, 1e9)  # it takes long until this is forgotten
        async with ann.at(code) as watching:
            assert (await watching.receive())["error"] == "server-busy"
            assert await watching.closed() == CLOSE_UNAVAILABLE
        async with ann.at(code, tokens[0]) as playing:
            await playing.positioned()
            await playing.answer()
        assert (await ann.post(f"/tables/{over}/review", 503))["error"] == "server-busy"
        serving.call(setattr, delay, "late", 0.0)
        await until(lambda: not delay.is_busy)
        async with ann.at(code) as watching:
            await watching.positioned()
        assert (await ann.post(f"/tables/{over}/review"))["code"] == over
