"""One client that asks for as much thinking as it may, and what others notice of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from emporion.engine import record
from emporion.engine.match import Match
from emporion.players.parallel import Slices
from emporion.server import studies
from emporion.server.review import assess_in_slices
from emporion.tables.wire import Decision
from tests.conftest import ROOT, fewer
from tests.games.corinth_worst import cut_corner
from tests.server.clients import Person, Socket
from tests.server.serving import Serving

TABLES = 12
REVIEWS = 12
ANSWERS = 4
"""Of another's easy bot. When the oldest thought came first, every answer waited for a thought of each of the attacker's tables."""
GOLDEN = ROOT / "tests" / "golden"
SHORT = 25
"""Events of a record that is quickly reviewed."""


@pytest.fixture
def serving(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Serving]:
    """A server with one thinking thread."""
    mark: Any = request.node.get_closest_marker("settings")
    with Serving(str(tmp_path / "tables.db"), thinkers=1, **(mark.kwargs if mark else {})) as found:
        yield found
    found.calm()


async def experts(eve: Person) -> list[str]:
    """Tables of four experts."""
    codes = []
    for _ in range(TABLES):
        seats = [{"kind": "bot", "level": "expert"}] * 4
        made = await eve.post("/tables", 201, json={"game": "corinth", "seats": seats, "pace": 0})
        codes.append(made["table"]["code"])
        await eve.post(f"/tables/{codes[-1]}/start")
    return codes


async def last_rounds(eve: Person) -> list[str]:
    """Games that begin in a last round which takes long to solve."""
    match = cut_corner()
    uploaded = await eve.post("/replays", 201, content=record.dumps(match).encode())
    wanted = {"event": len(match.events), "seat": 1 - match.state.actor, "level": "expert"}
    made = [await eve.post(f"/tables/{uploaded['code']}/play-on", 201, json=wanted) for _ in range(TABLES)]
    return [one["table"]["code"] for one in made]


async def answered(game: Socket) -> None:
    """Play until the bot has answered a few times."""
    position, answers = await game.positioned(), 0
    while answers < ANSWERS:
        asked = not position.get("moves")
        if asked:
            at = position["at"]
            while game.position is None or game.position["at"] == at:
                await game.receive()
            assert game.position is not None
            position, answers = game.position, answers + 1
        else:
            position = await game.move(position["moves"][0]["move"], position["at"])


@pytest.mark.parametrize("attack", [experts, last_rounds])
async def test_the_bots_of_one_person_hold_up_no_bot_of_another(serving: Serving, attack: Any) -> None:
    async with Person(serving.url, "Eve") as eve, Person(serving.url, "Ann") as ann:
        codes = await attack(eve)
        mine, tokens = await ann.running("corinth", "me")
        async with eve.at(codes[0]), ann.at(mine, tokens[0]) as game:
            before = sum(serving.rooms.live[code].table.number for code in codes)
            await answered(game)
            after = sum(serving.rooms.live[code].table.number for code in codes)
        assert after - before < ANSWERS * TABLES / 2


async def test_the_reviews_of_one_person_hold_up_no_review_of_another(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def looking(match: Match, chosen: str, fell: Sequence[str]) -> Slices[Decision]:
        looked.append(match.game.name)
        return (yield from assess_in_slices(match, chosen, fell, fewer(2000)))

    monkeypatch.setattr(studies, "assess_in_slices", looking)
    long, short = (
        (GOLDEN / name).read_bytes().splitlines(keepends=True)
        for name in ("golden-horn-2-modone=standard-warehouses=hidden-dominio=True.emp.jsonl", "corinth-2-steward=sum.emp.jsonl")
    )

    async with Person(serving.url, "Eve") as eve, Person(serving.url, "Ann") as ann:
        for _ in range(REVIEWS):
            code = (await eve.post("/replays", 201, content=b"".join(long)))["code"]
            await eve.post(f"/tables/{code}/review")
        mine = (await ann.post("/replays", 201, content=b"".join(short[: SHORT + 1])))["code"]
        while (found := await ann.post(f"/tables/{mine}/review"))["done"] < found["of"]:
            await asyncio.sleep(0.02)
    first, last = looked.index("corinth"), len(looked) - looked[::-1].index("corinth")
    between = looked[first:last]
    assert between.count("golden-horn") < REVIEWS / 2 * between.count("corinth"), "when all reviews took turns it was 12 times"


@pytest.mark.settings(bot_tables=2)
async def test_games_with_bots_are_limited_for_a_person_and_for_an_address(serving: Serving) -> None:
    async with Person(serving.url, "Eve") as eve, Person(serving.url, "Ann") as ann:
        codes = [(await eve.running("corinth", "mb"))[0] for _ in range(2)]
        third, _ = await eve.table("corinth", "mb")
        refused = await eve.post(f"/tables/{third}/start", 429)
        assert refused["error"] == "too-many-bot-tables"
        assert "2 games with bots" in refused["sentence"]
        await eve.running("corinth", "mm")  # without bots there is no limit
        for _ in range(2):
            await ann.running("corinth", "mb")
        for name, expected in (("Ben", [200, 200]), ("Cid", [429])):  # six for an address
            async with Person(serving.url, name) as other:
                for status in expected:
                    code, _ = await other.table("corinth", "mo")
                    await other.post(f"/tables/{code}/start", status, json={"fill": "random"})
        serving.call(serving.rooms.live.pop, codes[0])  # left alone for a while, it is no longer in memory
        await eve.post(f"/tables/{third}/start")


@pytest.mark.settings(bot_tables=2)
async def test_games_played_on_are_limited_also_when_they_are_asked_for_at_once(serving: Serving) -> None:
    async with Person(serving.url, "Eve") as eve:
        data = (GOLDEN / "corinth-2-steward=sum.emp.jsonl").read_bytes()
        code = (await eve.post("/replays", 201, content=data))["code"]
        wanted = {"event": 3, "seat": 0, "level": "random"}
        found = await asyncio.gather(*(eve.post(f"/tables/{code}/play-on", None, json=wanted) for _ in range(6)))
        assert sorted(one.get("error", "") for one in found) == [""] * 2 + ["too-many-bot-tables"] * 4


@pytest.mark.settings(reviews=1)
async def test_reviews_are_limited_and_one_that_is_under_way_may_be_asked_for_by_all(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()

    def waiting(match: Match, chosen: str, fell: Sequence[str]) -> Slices[Decision]:
        while not go.is_set():
            yield
        return (yield from assess_in_slices(match, chosen, fell, 20))

    monkeypatch.setattr(studies, "assess_in_slices", waiting)

    async with Person(serving.url, "Eve") as eve, Person(serving.url, "Ann") as ann:
        data = b"".join((GOLDEN / "corinth-2-steward=sum.emp.jsonl").read_bytes().splitlines(keepends=True)[: SHORT + 1])
        one, two, three = [(await eve.post("/replays", 201, content=data))["code"] for _ in range(3)]
        await eve.post(f"/tables/{one}/review")
        refused = await eve.post(f"/tables/{two}/review", 429)
        assert refused["error"] == "too-many-reviews"
        await ann.post(f"/tables/{three}/review")
        assert (await eve.post(f"/tables/{three}/review"))["done"] == 0, "it is the same one"
        go.set()
        for code in (one, three, two):
            while (found := await eve.post(f"/tables/{code}/review"))["done"] < found["of"]:
                await asyncio.sleep(0.02)
