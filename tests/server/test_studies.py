"""Games that are over, studied: reviews that are stored and go on, playing on from a moment, and boards to try moves on."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random as Choice
from typing import Any

import msgspec
import pytest

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.move_assessment import assess_moves
from emporion.players.parallel import Slices, finish
from emporion.server import queries, review, studies
from emporion.server.review import assess, assess_in_slices, final_shares
from emporion.server.turning_points import MAX_TURNINGS
from emporion.tables.fairness import Fair, verify
from emporion.tables.wire import Decision
from tests.conftest import ROOT, fewer
from tests.server.clients import Json, Person, play, socket
from tests.server.serving import Serving, rows
from tests.waiting import WAIT_SECONDS

ENOUGH = 400
"""Simulations for a decision: enough to try every move."""
FEW = fewer(ENOUGH)
"""Simulations for a decision of a whole game, quick in plain Python too."""
SHORT = 25
"""Events of a record that is quickly reviewed."""
ASKED = 62
"""Events of Golden Horn after which a seat is asked."""
LEFT = 14
"""Events before the end from which a game is played on: bots take their time."""
GOLDEN = ROOT / "tests" / "golden"
RECORDS = {
    "corinth": "corinth-2-steward=sum.emp.jsonl",
    "golden-horn": "golden-horn-2-modone=standard-warehouses=hidden-dominio=True.emp.jsonl",
}


def record(game: str, events: int | None = None) -> bytes:
    """The record of a game, or of its beginning."""
    lines = (GOLDEN / RECORDS[game]).read_bytes().splitlines(keepends=True)
    return b"".join(lines if events is None else lines[: events + 1])


def at(match: Match, event: int) -> Match:
    """A match as it stood before an event."""
    copy = Match(match.game, match.players, first=match.first, options=match.options, figures=match.figures)
    for played in match.events[: event - 1]:
        copy.play(played.move)
    return copy


@asynccontextmanager
async def uploaded(serving: Serving, data: bytes) -> AsyncIterator[tuple[Person, str]]:
    """A person who has uploaded a record, and the code of its table."""
    async with Person(serving.url, "Ann") as ann:
        yield ann, (await ann.post("/replays", 201, content=data))["code"]


async def reviewed(person: Person, code: str, enough: Callable[[Json], bool] = lambda found: bool(found["done"] == found["of"])) -> Json:
    """Ask for a review until it has got far enough."""
    async with asyncio.timeout(WAIT_SECONDS):
        while True:
            found: Json = await person.post(f"/tables/{code}/review")
            if enough(found):
                return found
            await asyncio.sleep(0.02)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with fewer simulations."""
    monkeypatch.setattr(studies, "assess_in_slices", lambda match, chosen, fell: assess_in_slices(match, chosen, fell, FEW))


# Reviews.


@pytest.mark.parametrize("game", games.NAMES)
def test_a_review_of_a_decision_can_be_repeated(game: str) -> None:
    match = games.replay(record(game))
    for number in [number for number, event in enumerate(match.events, start=1) if isinstance(event.by, int)][:: len(match.events) // 6]:
        chosen = match.events[number - 1].move
        found, again = (assess(at(match, number), chosen, ENOUGH) for _ in range(2))
        assert found == again
        assert (found.event, found.seat, found.chosen) == (number, match.events[number - 1].by, chosen)
        assert found.preferred == found.prospects[0].move
        assert sum(found.chances) == pytest.approx(1, abs=0.002)
        shares = {seen.move: seen.share for seen in found.prospects}
        assert found.cost == pytest.approx(max(0, shares[found.preferred] - shares[chosen]), abs=0.0002)
        assert len(found.prospects) <= review.MAX_PROSPECTS + 1


@pytest.mark.parametrize("game", games.NAMES)
def test_the_chosen_move_and_the_preferred_one_are_weighed_alike(game: str) -> None:
    match = games.replay(record(game))
    seen = rechecked = 0
    for number in [number for number, event in enumerate(match.events, start=1) if isinstance(event.by, int)][::7]:
        chosen = match.events[number - 1].move
        found = assess(at(match, number), chosen, FEW)
        if found.exact or chosen == found.preferred:
            continue
        prospects = {one.move: one for one in found.prospects}
        first, more = FEW // 2, review.RECHECK_PART * FEW
        assert prospects[chosen].visits == prospects[found.preferred].visits
        assert prospects[chosen].visits == (more if costs_at(at(match, number), found, first) >= review.MIN_RECHECKED_COST else first)
        rechecked += prospects[chosen].visits == more
        (mine, after), (best, instead) = finish(
            assess_moves(at(match, number), [chosen, found.preferred], prospects[chosen].visits, Random(number, "weigh"))
        )
        assert (prospects[chosen].share, prospects[found.preferred].share) == (round(mine.share, 4), round(best.share, 4))
        assert found.effect == [round(now - then, 4) for now, then in zip(rounded(after), rounded(instead), strict=True)]
        assert sum(found.effect) == pytest.approx(0, abs=0.001)
        seen += 1
    assert seen > 3
    assert rechecked > 1, "what seems to cost something is weighed again"


def costs_at(before: Match, decision: Decision, simulations: int) -> float:
    """By how much one of the two moves is better than the chosen one, by a comparison with so many simulations."""
    found = finish(assess_moves(before, [decision.chosen, decision.preferred], simulations, Random(decision.event, "weigh")))
    return max(seen.share for seen, _ in found) - found[0][0].share


def rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def fell_after(match: Match, event: int) -> list[str]:
    """What chance did after an event, up to the next decision."""
    return [found.move for found in itertools.takewhile(lambda found: found.by == "chance", match.events[event:])]


def test_the_result_of_a_tie_is_shared() -> None:
    match = games.replay(record("corinth"))
    assert final_shares(match) == [1.0 if seat in match.winners() else 0.0 for seat in range(2)]


async def test_a_review_is_that_of_every_decision(serving: Serving) -> None:
    match = games.replay(record("corinth"))
    async with uploaded(serving, record("corinth")) as (ann, code):
        found = await reviewed(ann, code)
        numbers = [number for number, event in enumerate(match.events, start=1) if isinstance(event.by, int)]
        assert [decision["event"] for decision in found["decisions"]] == numbers
        assert found["done"] == found["of"] == len(numbers)
        assert found["result"] == final_shares(match)
        assert 1 <= len(found["moments"]) <= MAX_TURNINGS
        for number in numbers[::30]:
            before, played = at(match, number), [event.move for event in match.events[number - 1 : number - 1 + studies.MAX_WAY]]
            same = msgspec.to_builtins(assess(before, played[0], FEW, fell_after(match, number)))
            same["steps"] = review.steps_of(before, played)
            assert next(decision for decision in found["decisions"] if decision["event"] == number) == same
        assert await ann.post(f"/tables/{code}/review") == found


async def test_a_review_is_stored_and_goes_on_after_a_restart(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    stopped = threading.Event()

    def counted(match: Match, chosen: str, fell: Sequence[str]) -> Slices[Decision]:
        if len(seen) >= 20:  # so that it does not come to its end before the server stops
            stopped.wait(5)
        seen.append(len(match.events) + 1)
        return (yield from assess_in_slices(match, chosen, fell, FEW))

    monkeypatch.setattr(studies, "assess_in_slices", counted)
    with Serving(database) as first:
        async with uploaded(first, record("golden-horn", 120)) as (ann, code):
            begun = await reviewed(ann, code, lambda found: bool(found["done"] >= 5))
            person = ann.token
    with rows(database) as connection:
        stored = queries.read_decisions(connection, 1)
    stopped.set()
    assert 5 <= len(stored) < begun["of"]
    with Serving(database) as second:
        async with Person(second.url, "Ann") as ann:
            assert person
            again = await ann.post(f"/tables/{code}/review")
            assert again["done"] >= len(stored)
            assert msgspec.convert(again["decisions"][: len(stored)], list[Decision]) == stored
            whole = await reviewed(ann, code)
    assert [decision["event"] for decision in whole["decisions"]] == sorted(set(seen))
    assert len(seen) <= whole["of"] + 1, "at most the one that was cut off is looked at twice"
    assert (whole["result"], whole["moments"]) == ([], []), "a game that a record leaves unfinished has neither"
    first.calm()
    second.calm()


async def test_of_several_who_ask_at_once_one_makes_a_review_begin(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def looking(match: Match, chosen: str, fell: Sequence[str]) -> Slices[Decision]:
        looked.append(len(match.events) + 1)
        return (yield from assess_in_slices(match, chosen, fell, FEW))

    def late(connection: Any, table: int) -> list[Decision]:
        found = read(connection, table)
        time.sleep(0.05 * next(order))
        return found

    read, order = queries.read_decisions, itertools.count()
    monkeypatch.setattr(studies, "assess_in_slices", looking)
    monkeypatch.setattr(queries, "read_decisions", late)
    async with uploaded(serving, record("corinth", SHORT)) as (ann, code):
        await asyncio.gather(*(ann.post(f"/tables/{code}/review") for _ in range(4)))
        found = await reviewed(ann, code)
        assert found["of"] == len(found["decisions"]) == len(looked)
        assert looked == sorted(set(looked))
        assert await ann.post(f"/tables/{code}/review") == found
        assert len(looked) == found["of"], "what is stored is not looked at again"


async def test_a_game_that_goes_on_is_not_studied(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.running()
        waiting, _ = await ann.table(seats="mo")
        for table in (code, waiting):
            for path, body in (("review", None), ("play-on", {"event": 0, "seat": 0}), ("explore", {"event": 0})):
                refused = await ann.post(f"/tables/{table}/{path}", 409, json=body)
                assert refused["error"] == "study-not-over"
        with rows(serving.database) as connection:
            assert queries.read_decisions(connection, 1) == []


async def test_a_board_to_try_moves_on_is_not_studied_in_its_turn(serving: Serving) -> None:
    async with uploaded(serving, record("corinth", SHORT)) as (ann, code):
        board = await ann.post(f"/tables/{code}/explore", 201, json={"event": 3})
        refused = await ann.post(f"/tables/{board['code']}/review", 409)
        assert refused["error"] == "study-not-over"


async def test_a_review_that_could_not_be_stored_goes_on_when_it_is_asked_for_again(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, failures = serving.store.writer.write, iter([True, False, True])

    async def failing(work: Any) -> Any:
        if next(failures, False):
            raise EmporionError("store-failed")
        return await write(work)

    async with uploaded(serving, record("corinth", SHORT)) as (ann, code):
        monkeypatch.setattr(serving.store.writer, "write", failing)
        assert (await reviewed(ann, code))["done"] > 2
        assert next(failures, None) is None


# Playing on.


@pytest.mark.parametrize("game", games.NAMES)
async def test_playing_on_keeps_the_moment_and_its_dice_can_be_checked(serving: Serving, game: str) -> None:
    source = games.replay(record(game))
    event = len(source.events) - LEFT
    async with uploaded(serving, record(game)) as (ann, code):
        made = await ann.post(f"/tables/{code}/play-on", 201, json={"event": event, "seat": 1, "level": "random"})
        table, [seat] = made["table"], made["seats"]
        assert (table["copied"], seat["seat"], table["status"], table["listed"]) == (event, 1, "running", False)
        assert (await ann.get(f"/tables/{table['code']}/source"))["code"] == code
        assert [one["kind"] for one in table["seats"]] == ["bot", "person"]
        await play(ann, table["code"], seat["token"], Choice(1))
        answer = await ann.http.get(f"/tables/{table['code']}/record")
        match, header = games.replay(answer.content), json.loads(answer.content.splitlines()[0])
        assert match.events[:event] == source.events[:event]
        assert header["fair"]["after"] == event
        assert verify(match, msgspec.convert(header["fair"], Fair)) == sum(one.by == "chance" for one in match.events[event:])
        assert (await ann.get(f"/tables/{code}"))["number"] == len(source.events), "the game itself is as it was"
        again = (await ann.post(f"/tables/{table['code']}/rematch", 201))["table"]
        assert (again["status"], again["copied"], again["number"]) == ("open", 0, 0), "once more is a game of its own"
        assert (await ann.get(f"/tables/{again['code']}/source"))["code"] is None


async def test_playing_on_is_refused_where_there_is_no_such_seat_or_moment_or_no_move_left(serving: Serving) -> None:
    last = len(games.replay(record("corinth")).events)
    async with uploaded(serving, record("corinth")) as (ann, code):
        for body, error in (
            ({"event": 0, "seat": 3}, "seat-unknown"),
            ({"event": last + 1, "seat": 0}, "moment-unknown"),
            ({"event": last, "seat": 0}, "study-at-end"),
        ):
            assert (await ann.post(f"/tables/{code}/play-on", None, json=body))["error"] == error
        assert (await ann.post(f"/tables/{code}/explore", None, json={"event": last}))["error"] == "study-at-end"


# Trying other moves.


async def test_everyone_moves_for_every_seat_and_takes_back(serving: Serving) -> None:
    async with uploaded(serving, record("golden-horn", ASKED)) as (ann, code), Person(serving.url, "Bob") as bob:
        table = await ann.post(f"/tables/{code}/explore", 201, json={"event": ASKED})
        assert (table["explore"], table["copied"]) == (True, ASKED)
        async with ann.at(table["code"]) as here, bob.at(table["code"]) as there:
            begun = await here.positioned()
            assert begun["view"]["seat"] == begun["actor"]
            assert begun["moves"], "a board to try moves on asks the person who opened it"
            assert not begun.get("undo"), "what belongs to the game stays"
            await there.positioned()
            rng, actors = Choice(3), set()
            for turn in range(12):
                mover, looker = (here, there) if turn % 2 else (there, here)
                position = await mover.answer(rng)
                actors.add(position["actor"])
                while looker.number < mover.number:
                    await looker.receive()
                assert looker.position == position, "both have the same board"
            assert actors == {0, 1}
            while here.position and here.position.get("undo"):
                at = here.position["at"]
                await here.send(type="undo", at=at)
                while here.position["at"] == at:
                    assert (await here.receive())["type"] != "refused"
            assert here.position is not None
            assert (here.position["actor"], here.position["view"], here.position["moves"]) == (
                begun["actor"],
                begun["view"],
                begun["moves"],
            )
            assert there.table is not None
            assert there.table["present"] == ["Ann", "Bob"]


async def test_a_board_to_try_moves_on_promises_nothing_of_its_dice(serving: Serving) -> None:
    source = games.replay(record("corinth"))
    async with uploaded(serving, record("corinth")) as (ann, code):
        table = await ann.post(f"/tables/{code}/explore", 201, json={"event": len(source.events) - LEFT})
        async with ann.at(table["code"]) as here:
            while (await here.positioned())["actor"] != "over":
                await here.answer(Choice(1))
        after = await ann.get(f"/tables/{table['code']}")
        assert (after["status"], after["commitment"], after["seed"]) == ("over", "", None)
        assert "fair" not in json.loads((await ann.http.get(f"/tables/{table['code']}/record")).content.splitlines()[0])


async def test_dice_fall_anew_on_a_board_to_try_moves_on(serving: Serving) -> None:
    match = games.replay(record("corinth"))
    number = next(number for number, event in enumerate(match.events, start=1) if event.by == "chance" and number > 10)
    rolled: set[str] = set()
    async with uploaded(serving, record("corinth")) as (ann, code):
        table = await ann.post(f"/tables/{code}/explore", 201, json={"event": number - 2})
        async with ann.at(table["code"]) as here:
            position = await here.positioned()
            for _ in range(4):
                after = await here.move(match.events[number - 2].move, position["at"])
                rolled.add(json.dumps(after["view"]["harbor"]))
                await here.send(type="undo", at=after["at"])
                while here.position is None or here.position["at"] == after["at"]:
                    assert (await here.receive())["type"] != "refused"
                position = here.position
    assert len(rolled) > 1


async def test_a_person_without_a_name_may_try_moves_too_but_no_list_tells_of_them(serving: Serving) -> None:
    async with uploaded(serving, record("corinth", SHORT)) as (ann, code):
        table = await ann.post(f"/tables/{code}/explore", 201, json={"event": SHORT})
        async with socket(serving.url, table["code"]) as found:
            await found.send(type="hello")
            await found.answer()
            assert found.table is not None
            assert found.table["present"] == []


async def test_who_watches_a_game_is_not_told(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, _ = await ann.running()
        async with bob.at(code) as found:
            assert (await found.until("table"))["table"]["present"] == []


def test_every_decision_can_be_sent() -> None:
    found: Any = assess(at(games.replay(record("corinth")), 1), games.replay(record("corinth")).events[0].move, FEW)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Decision) == found


async def test_the_end_on_a_board_to_try_moves_on_can_be_taken_back(serving: Serving) -> None:
    match = games.replay(record("corinth"))
    last = max(number for number, event in enumerate(match.events, start=1) if isinstance(event.by, int))
    async with uploaded(serving, record("corinth")) as (ann, code):
        table = await ann.post(f"/tables/{code}/explore", 201, json={"event": last - 1})
        async with ann.at(table["code"]) as here:
            begun = await here.positioned()
            position = begun
            while position["actor"] != "over":
                position = await here.answer()
            assert position["undo"]
            assert (await status(ann, table["code"])) == ("over", 200)
            while here.position is not None and here.position.get("undo"):
                at = here.position["at"]
                await here.send(type="undo", at=at)
                while here.position["at"] == at:
                    assert (await here.receive())["type"] != "refused"
            assert here.position is not None
            assert here.position["moves"] == begun["moves"]
            while here.table is None or here.table["status"] != "running":
                await here.receive()
            assert here.table["scores"] is None
            assert (await status(ann, table["code"])) == ("running", 409)
            position = await here.answer()
            while position["actor"] != "over":
                position = await here.answer()
            assert (await status(ann, table["code"])) == ("over", 200)


async def status(person: Person, code: str) -> tuple[str, int]:
    """What a table says of itself, and how the server answers who asks for the course of a finished game."""
    course = await person.http.get(f"/tables/{code}/course")
    return (await person.get(f"/tables/{code}"))["status"], course.status_code
