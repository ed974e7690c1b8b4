"""Secrets never leave: what a seat is sent tells nothing that it may not know, neither what nor when."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
from itertools import pairwise
from typing import Any

import pytest

from emporion import games, players
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.search_player import Budget, Thinker
from emporion.server import bots
from emporion.server.audience import Audience
from emporion.server.bots import TICK_SECONDS, Bots, answer_delay
from emporion.server.connection import Connection
from emporion.server.record_api import make_moments
from emporion.server.scheduler import Owner
from emporion.server.sockets import make_refused
from emporion.tables import fairness
from emporion.tables.table import Table
from emporion.tables.wire import TableChanged, encode
from tests.conftest import random_play
from tests.server.clients import Json, Person, play, socket
from tests.server.lookalikes import Pair, pairs, seats, terms
from tests.server.serving import Serving

CASES = [(2, 0, {}), (3, 1, {}), (4, 2, {"dominio": True}), (2, 1, {"warehouses": "hidden"}), (3, 0, {"dominio": True, "modone": "always"})]
TRIES = (
    "",
    "stop",
    "no-raid",
    "ready",
    "on",
    "call 0",
    "raid 0.trio red red",
    "raid 1.trio blue blue",
    "load red",
    "conquer",
    "card red",
    "exchange",
)


def sent(table: Table, seat: int | None) -> list[bytes]:
    """Everything that a seat would be sent now, whatever it asks."""
    found = [table.update(seat, after) for after in {0, max(0, table.number - 1), table.number}]
    found += [table.update(seat, table.number, False), encode(table.info({0})), table.seen_log(seat)]
    found += [refused(table, seat, text, at) for text in TRIES for at in {table.at, max(0, table.at - 1), table.at + 5}]
    found.append(refused(table, seat, None, table.at + 1))
    kept = table.counted_entries()
    first = max(0, len(kept) - 2)
    return [*found, encode(make_moments(table, table.match_after(first), kept, first, len(kept), [seat]))]


def refused(table: Table, seat: int | None, text: str | None, at: int) -> bytes:
    """The refusal of a move, or of an undo (None); nothing where it would be allowed."""
    try:
        if text is None:
            table.undo(seat, at)
        elif table.match is not None and table.match.actor == seat and at == table.at:
            table.match.code(text)
        else:
            table.move(seat, text, at)
    except EmporionError as error:
        return encode(make_refused("move", error))
    return b""


def differ(pair: Pair) -> bool:
    """Whether the tables are different at all."""
    matches = [table.match for table in pair]
    views = [[match.view(seat) for seat in range(match.players)] for match in matches if match]
    return bool(views[0] != views[1])


@pytest.mark.parametrize(("count", "seat", "options"), CASES)
def test_logs_that_look_the_same_to_a_seat_send_it_identical_bytes(count: int, seat: int, options: dict[str, Any]) -> None:
    compared = different = undone = 0
    for seed in range(3):
        for number, pair in enumerate(pairs(count, seat, seed, 200, **options)):
            last = pair[0].entries[-1].kind
            undone += last == "undo"
            if (number % 9 == 0 or (last == "undo" and undone % 5 == 0)) and pair[0].match and not pair[0].match.is_over:
                different += differ(pair)
                for viewer in (seat, None):
                    assert sent(pair[0], viewer) == sent(pair[1], viewer)
                    compared += 1
    assert compared > 40
    assert undone > 15
    assert different > 20, "the tables must differ for this to show anything"


async def test_hints_are_the_same_for_what_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "HINT_LEVEL", "easy")
    asked = different = 0

    async def advised(match: Match) -> bytes:
        thinking = Bots(1)
        try:
            advice = await thinking.advise(match.copy(), Owner("ann", "-"))
        finally:
            thinking.close()
        return encode([advice.prospects, advice.moves, advice.is_solved])

    for seed in range(4):
        for number, pair in enumerate(pairs(3, 1, seed, 160)):
            one, two = pair[0].match, pair[1].match
            if number % 3 == 0 and one and two and one.actor == 1 and differ(pair):
                asked += 1
                different += one.moves() == two.moves()
                assert await advised(one) == await advised(two)
    assert asked > 10
    assert different == asked


async def test_a_socket_gets_the_same_bytes_in_the_same_order() -> None:
    """The whole path: tables sent entry by entry through connections of the seat, of a spectator and of another seat."""

    async def frames_of(tables: list[tuple[Table, list[Any]]]) -> list[list[bytes]]:
        found: list[list[bytes]] = []
        for table, entries in tables:
            out: list[bytes] = []

            async def send(text: str, out: list[bytes] = out) -> None:
                out.append(text.encode())

            async def nowhere(_: str) -> None:
                pass

            audience = Audience()
            audience.connections = [
                Connection(1, send, lambda: None),
                Connection(None, send, lambda: None),
                Connection(0, nowhere, lambda: None),
            ]
            for entry in entries:
                table.add(entry)
                await audience.broadcast(table)
                audience.send_to_all(TableChanged(table.info(audience.seats)))
                await asyncio.sleep(0)
            found.append(out)
        return found

    for seed in range(3):
        last = list(pairs(3, 1, seed, 150))[-1]
        assert differ(last)
        fresh = [(Table(terms("golden-horn", 3), seats(3)), table.entries) for table in last]
        one, two = await frames_of(fresh)
        assert len(one) > 300
        assert one == two


# When.


async def test_others_have_their_message_before_the_moves_of_the_asked_seat_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(terms("golden-horn", 3), seats(3))
    table.play_chance()
    happened: list[tuple[str, int | None]] = []
    update = Table.update

    def noted(self: Table, viewer: int | None, after: int, moved: bool = True) -> bytes:
        happened.append(("made", viewer))
        return update(self, viewer, after, moved)

    monkeypatch.setattr(Table, "update", noted)

    audience = Audience()
    for seat in (0, 1, None, 2, 0):

        async def send(_: str, seat: int | None = seat) -> None:
            happened.append(("sent", seat))

        audience.connections.append(Connection(seat, send, lambda: None))
    await audience.broadcast(table)
    await asyncio.sleep(0.01)
    actor = table.actor
    others = [("sent", seat) for seat in (0, 1, 2, None) if seat != actor]
    assert set(happened[: happened.index(("made", actor))]) >= set(others)


def test_bots_answer_at_ticks() -> None:
    for asked, now, pace in ((10.0, 10.001, 0.0), (10.0, 10.049, 0.0), (10.0, 10.051, 0.0), (10.0, 10.2, 0.5), (10.0, 12.34, 0.5)):
        answer = now + answer_delay(asked, now, pace) - asked
        assert answer >= pace
        assert answer >= now - asked
        assert answer / TICK_SECONDS == pytest.approx(round(answer / TICK_SECONDS))
        assert answer - max(now - asked, pace) <= TICK_SECONDS + 1e-9


def test_a_bot_thinks_as_long_when_it_has_one_answer_only() -> None:
    single = several = 0
    for seed in range(20):
        match = Match(games.find("golden-horn"), 2)
        for _ in random_play(match, seed):
            if match.actor not in ("chance", "over") and single < 5 and len(match.moves()) == 1:
                single += 1
                assert Thinker(Budget(simulations=30)).think(match, Random(1)).simulations == 30
            elif match.actor not in ("chance", "over") and several < 5 and len(match.moves()) > 1:
                several += 1
                assert Thinker(Budget(simulations=30)).think(match, Random(1)).simulations == 30
    assert (single, several) == (5, 5)


async def test_every_level_answers_a_single_question_no_sooner_than_a_tick(serving: Serving) -> None:
    """The moves of a bot are told apart by whole ticks, at every level."""

    async with Person(serving.url, "Ann") as ann:
        for level in ("random", "greedy", "easy"):
            made = [{"kind": "bot", "level": level}, {"kind": "bot", "level": level}]
            code = (await ann.post("/tables", 201, json={"game": "golden-horn", "seats": made, "pace": 0, "first": 0}))["table"]["code"]
            await ann.post(f"/tables/{code}/start")
            async with ann.at(code) as watching:
                while sum(entry["kind"] == "move" for entry in watching.entries) < 6:
                    await watching.receive()
                times = [entry["at"] for entry in watching.entries if entry["kind"] == "move"]
                assert all(later - earlier >= TICK_SECONDS * 0.9 for earlier, later in pairwise(times))


# The seed and the tokens.

WAYS = ("/tables", "/me/tables", "/me", "/games", "/metrics", "/health")
WAYS_OF_TABLE = ("", "/seats", "/record", "/moments", "/moments/0?seat=all", "/components", "/rules", "/course", "/drawing/places")


@pytest.mark.parametrize("game", games.NAMES)
async def test_the_seed_is_nowhere_until_the_game_is_over(serving: Serving, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "TICK_SECONDS", TICK_SECONDS / 10)
    heard: list[str] = []

    def note(message: Json) -> None:
        over = (message.get("table") or {}).get("status") == "over"
        assert over == bool((message.get("table") or {}).get("seed"))
        if not over:
            heard.append(json.dumps(message))

    async def look_around(ann: Person, code: str, token: str) -> int:
        """Everything that can be asked for, as long as the game is not over; how often."""
        room = serving.rooms.live[code]
        async with ann.at(code) as watching:
            for times in range(100):
                await watching.send(type="move", move="nonsense", at=0)
                note(await watching.until("refused"))
                for way in (*WAYS, *(f"/tables/{code}{way}" for way in WAYS_OF_TABLE)):
                    answer = await ann.http.get(way, headers={"emporion-seat": token})
                    match = room.table.match
                    assert match is not None
                    if match.is_over or times == 20:
                        return times
                    heard.append(str(answer.headers) + answer.text)
                assert match is not None
                heard.append(repr(match.view(0)) + games.dumps(match) + repr(vars(match)))
        return 100

    async def played() -> tuple[str, list[str]]:
        async with Person(serving.url, "Ann") as ann:
            code, tokens = await ann.running(game, "mme", listed=True)
            seed = serving.rooms.live[code].table.terms.seed
            looking = asyncio.create_task(look_around(ann, code, tokens[0]))
            while len(heard) < len(WAYS) + len(WAYS_OF_TABLE):
                await asyncio.sleep(0.01)
            await asyncio.gather(*[play(ann, code, token, random.Random(3), note) for token in (*tokens, None)])
            assert await looking > 0
            after = await ann.get(f"/tables/{code}")
            assert after["seed"] == seed.hex()
            assert after["commitment"] == fairness.commitment(seed)
            return seed.hex(), [*tokens, ann.token]

    seed, tokens = await played()
    raw = bytes.fromhex(seed)
    secret = [seed, base64.b64encode(raw).decode().rstrip("="), base64.urlsafe_b64encode(raw).decode().rstrip("="), repr(raw)[2:-1]]
    everything = "\n".join(heard)
    assert len(heard) > 50
    assert not [found for found in secret if found in everything]
    log = "\n".join(serving.log.lines)
    assert not [found for found in [*secret, *tokens] if found in log]


async def test_other_peoples_tokens_are_in_no_answer(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann, Person(serving.url, "Bob") as bob:
        code, tokens = await ann.running("corinth", "mm", listed=True)
        answers = []
        for way in ("", "/seats", "/record", "/moments"):
            answers.append((await bob.http.get(f"/tables/{code}{way}")).text)
        async with socket(serving.url, code) as watching:
            await watching.send(type="hello")
            answers += [json.dumps(await watching.receive()) for _ in range(3)]
        for token in (*tokens, ann.token):
            assert token not in "".join(answers)
        assert not re.search("[0-9a-f]{64}", "".join(answers).replace((await bob.get(f"/tables/{code}"))["commitment"], ""))


def test_players_are_found_by_the_levels_of_the_wire() -> None:
    for level in ("random", "greedy", "novice", "easy", "normal", "hard", "expert", "raider"):
        assert players.find(level)
