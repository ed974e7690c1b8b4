"""A busy server serves those who play; spectators, readers and reviews wait until it has caught up."""

from __future__ import annotations

import asyncio
import contextlib
import threading

import pytest

from emporion.arena.server_times import server_times
from emporion.server import room as room_module
from emporion.server.load_shedding import BUSY_SECONDS, LoadShedding
from emporion.server.metrics import combine_figures
from emporion.server.sockets import CLOSE_UNAVAILABLE
from tests.conftest import ROOT
from tests.server.clients import Person
from tests.server.serving import Serving
from tests.waiting import until, wait_until

RECORD = ROOT / "tests" / "golden" / "corinth-2-steward=sum.emp.jsonl"


@pytest.mark.parametrize("signal", [(2 * BUSY_SECONDS, 0.0), (0.0, 2 * BUSY_SECONDS)], ids=["event loop", "writer"])
def test_a_server_is_busy_while_it_is_late_on_average(signal: tuple[float, float]) -> None:
    shedding = LoadShedding()
    shedding.note(*signal)
    assert not shedding.is_busy, "one late probe is not enough"
    for _ in range(20):
        shedding.note(*signal)
    assert shedding.is_busy
    for _ in range(6):
        shedding.note(0.0)
    assert shedding.is_busy, "it has not caught up yet"
    for _ in range(20):
        shedding.note(0.0)
    assert not shedding.is_busy


def make_busy(serving: Serving) -> None:
    for _ in range(10):
        serving.call(serving.rooms.load_shedding.note, 1e9)  # it takes long until this is forgotten


async def test_the_delays_of_the_event_loop_are_counted_and_shown(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        serving.call(serving.rooms.load_shedding.note, 0.5)
        found = server_times("event_loop_delay", "", (await ann.http.get("/metrics")).text)
        assert found.longest >= 0.5


async def calm_down(serving: Serving) -> None:
    serving.call(setattr, serving.rooms.load_shedding, "loop_delay", 0.0)
    await until(lambda: not serving.rooms.load_shedding.is_busy)


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
        make_busy(serving)
        async with ann.at(code) as watching:
            assert (await watching.receive())["error"] == "server-busy"
            assert await watching.closed() == CLOSE_UNAVAILABLE
        async with ann.at(code, tokens[0]) as playing:
            await playing.positioned()
            await playing.answer()
        assert (await ann.post(f"/tables/{over}/review", 503))["error"] == "server-busy"
        await calm_down(serving)
        async with ann.at(code) as watching:
            await watching.positioned()
        assert (await ann.post(f"/tables/{over}/review"))["code"] == over


async def test_reading_waits_and_playing_does_not(serving: Serving) -> None:
    """Moments, records, uploads, the quiz, boards to explore and their hints; a player looks back and gets hints as always."""
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        finished = (await ann.post("/replays", 201, content=RECORD.read_bytes()))["code"]
        board = (await ann.post(f"/tables/{finished}/explore", 201, json={"event": 4}))["code"]
        async with ann.at(board) as exploring:
            at = (await exploring.positioned())["at"]
            make_busy(serving)
            await exploring.send(type="hint", at=at)
            assert (await exploring.until("refused"))["error"] == "server-busy"
            await exploring.answer()
        for path in (
            f"/tables/{finished}/moments",
            f"/tables/{finished}/moments/3",
            f"/tables/{finished}/record",
            f"/tables/{code}/record",
        ):
            assert (await ann.get(path, 503))["error"] == "server-busy"
        assert (await ann.post("/replays", 503, content=RECORD.read_bytes()))["error"] == "server-busy"
        for name, wanted in (("answer", {"event": 4}), ("play-on", {"event": 4, "seat": 0, "level": "random"}), ("explore", {"event": 4})):
            assert (await ann.post(f"/tables/{finished}/{name}", 503, json=wanted))["error"] == "server-busy"
        seat = {"Emporion-Seat": tokens[0]}
        assert await ann.get(f"/tables/{code}/moments/0", headers=seat)
        assert (await ann.http.get(f"/tables/{code}/record", headers=seat)).status_code == 200
        async with ann.at(code, tokens[0]) as playing:
            await playing.send(type="hint", at=(await playing.positioned())["at"])
            assert (await playing.until("hint"))["moves"]
        assert "emporion_busy_processes 1.0" in (await ann.http.get("/metrics")).text


@pytest.mark.always
async def test_spectators_get_their_updates_later(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """They miss nothing: what has happened meanwhile comes in one update."""
    monkeypatch.setattr(room_module, "SPECTATOR_SECONDS", 0.5)
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        async with ann.at(code, tokens[0]) as one, ann.at(code, tokens[1]) as two, ann.at(code) as watching:
            for player in (one, two, watching):
                await player.positioned()
            while watching.number < one.number:
                await watching.receive()
            before = watching.number
            make_busy(serving)
            await one.answer()
            await one.answer()
            while two.number < one.number:
                await two.receive()
            played = one.number
            with contextlib.suppress(TimeoutError):
                await watching.until(lambda message: message["type"] == "update", 0.2)
            assert watching.number == before
            while watching.number == before:
                await watching.receive()
            assert watching.number >= played, "both moves come in one update"
            await calm_down(serving)
            await one.answer()
            while watching.number < one.number:
                await watching.receive()


def test_a_write_that_waits_is_noticed(serving: Serving) -> None:
    writer, going_on = serving.rooms.database.writer, threading.Event()
    wait_until(lambda: writer.oldest_wait() == 0.0)

    async def write() -> float:
        waiting = asyncio.ensure_future(writer.write(lambda connection: going_on.wait(10)))
        await asyncio.sleep(0.2)
        found = writer.oldest_wait()
        going_on.set()
        await waiting
        return found

    assert 0.1 < serving.do(write()) < 10
    wait_until(lambda: writer.oldest_wait() == 0.0)


def test_of_several_processes_the_latest_counts() -> None:
    own = {"emporion_busy_processes": 1.0, "emporion_event_loop_average_delay_seconds": 0.1}
    other = {"emporion_busy_processes": 1.0, "emporion_event_loop_average_delay_seconds": 0.4}
    assert combine_figures(own, [other, {}]) == {"emporion_busy_processes": 2.0, "emporion_event_loop_average_delay_seconds": 0.4}
