"""A room is the one owner of its table: whatever many tasks ask of it at once happens in order, is stored first, and is told once."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from emporion.engine.errors import EmporionError
from emporion.server import bots as bots_module
from emporion.server import queries
from emporion.server import room as room_module
from emporion.server.bots import Bots
from emporion.server.connection import Connection
from emporion.server.database import Database
from emporion.server.expiry import Expiry
from emporion.server.people import Keys, Person
from emporion.server.room import Room
from emporion.server.rooms import Rooms
from emporion.server.settings import Settings
from emporion.server.writer import Work, Writer
from emporion.tables.table_log import Entry
from emporion.tables.wire import Chat, Move, Seat, SeatWanted, TableWanted, Undo

ANN, BOB = Person("a" * 32, "Ann"), Person("b" * 32, "Bob")
ADDRESS = "192.0.2.1"
MAX_SECONDS = 20
"""A test that takes longer waits for itself: two changes wait for each other."""


class SlowWriter:
    """A writer whose commits wait for a gate, and fail or are given up as a test wants."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.gate = asyncio.Event()
        self.gate.set()
        self.failures: list[str] = []
        """What happens to the next appends: `before` fails without storing, `after` stores and fails nevertheless, `` does neither."""
        self.begun = 0

    def append(self, table: int, entries: Sequence[Entry], work: Work = queries.do_nothing, term: int = 0) -> asyncio.Future[Any]:
        self.begun += 1
        return asyncio.ensure_future(self._append(table, entries, work, self.failures.pop(0) if self.failures else ""))

    async def _append(self, table: int, entries: Sequence[Entry], work: Work, failure: str) -> Any:
        await self.gate.wait()
        if failure == "before":
            raise EmporionError("store-failed")
        result = await self.writer.append(table, entries, work)
        if failure == "after":
            raise EmporionError("store-failed")
        return result

    async def until_begun(self, appends: int) -> None:
        """Wait until this many appends have begun."""
        while self.begun < appends:
            await asyncio.sleep(0)


class Client:
    """A connection that keeps what it is told, and checks that it is told in order."""

    def __init__(self) -> None:
        self.entries: list[dict[str, Any]] = []
        self.messages: list[dict[str, Any]] = []
        self.closed = 0
        self.connection = Connection(None, self._send, self._close, self._try_send, ADDRESS)

    async def _send(self, text: str) -> None:
        raise AssertionError("the client always reads")

    def _close(self) -> None:
        self.closed += 1

    def _try_send(self, data: bytes) -> bool:
        message = msgspec.json.decode(data)
        self.messages.append(message)
        if message["type"] == "update":
            assert message["since"] == len(self.entries), "nothing is told twice, nothing is left out"
            self.entries += message["entries"]
            assert [entry["number"] for entry in self.entries] == list(range(1, message["number"] + 1))
        return True

    @property
    def kinds(self) -> list[str]:
        return [entry["kind"] for entry in self.entries]


class House:
    """The rooms of a server without the server, on a database of their own."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.rooms = Rooms(database, Keys(database.secret), Bots(1), Settings())
        self.writer = SlowWriter(database.writer)
        self.rooms._services.writer = cast("Writer", self.writer)

    async def running(self, seats: str = "mm", **terms: Any) -> tuple[Room, list[Seat]]:
        """A running game of Corinth: `m` is a seat of Ann's, `b` a bot's."""
        room, own = await self.waiting(seats, **terms)
        await room.start(ANN, ADDRESS, None)
        return room, own

    async def waiting(self, seats: str = "mo", **terms: Any) -> tuple[Room, list[Seat]]:
        """A table that waits for players; `o` is an open seat."""
        kinds = {"m": SeatWanted("me"), "b": SeatWanted("bot", "random"), "o": SeatWanted("open")}
        wanted = TableWanted(game="corinth", seats=[kinds[seat] for seat in seats], first=0, **terms)
        return await self.rooms.create(wanted, ANN, ADDRESS)

    async def joined(self, room: Room, token: str | None = None) -> Client:
        """A client at a table."""
        client = Client()
        await room.join(client.connection, token, 0)
        return client

    async def log(self, room: Room) -> list[tuple[int, str, str]]:
        """The log of a table as it is stored."""
        found = await self.database.read(lambda connection: queries.find_table(connection, room.code))
        assert found is not None
        return [(entry.number, entry.kind, entry.text) for entry in found.entries]


@pytest.fixture
async def house(tmp_path: Path, migrated: Path) -> AsyncIterator[House]:
    file = tmp_path / "tables.db"
    shutil.copy(migrated, file)
    database = Database(str(file))
    database.open()
    found = House(database)
    async with asyncio.timeout(MAX_SECONDS):
        yield found
        found.writer.gate.set()
        await found.rooms.close()
    found.rooms.bots.close()
    database.close()


def moves(room: Room) -> list[str]:
    assert room.table.match is not None
    return room.table.match.moves()


async def outcome(work: Coroutine[Any, Any, Any]) -> str:
    """The key of the error that a request ended with; empty if it was done."""
    try:
        await work
    except EmporionError as error:
        return error.key
    return ""


async def sent_as_stored(house: House, room: Room, *clients: Client) -> None:
    """Every client has been told the log as it is stored."""
    stored = await house.log(room)
    assert [number for number, _, _ in stored] == list(range(1, len(stored) + 1))
    for client in clients:
        assert client.kinds == [kind for _, kind, _ in stored]
        assert [entry["move"] for entry in client.entries if entry["kind"] == "move"] == [
            text for _, kind, text in stored if kind == "move"
        ]


# Two tasks at one table.


async def test_of_two_moves_for_one_position_one_is_played(house: House) -> None:
    room, (one, two) = await house.running()
    clients = [await house.joined(room, one.token), await house.joined(room, two.token)]
    at, legal = room.table.at, moves(room)
    house.writer.gate.clear()
    before = house.writer.begun
    tasks = [asyncio.create_task(outcome(room.play(seat, Move(legal[0], at)))) for seat in (0, 0, 1)]
    await house.writer.until_begun(before + 1)
    assert house.writer.begun == before + 1, "the others wait for their turn"
    assert not any("move" in client.kinds for client in clients), "nothing is told before it is stored"
    house.writer.gate.set()
    assert await asyncio.gather(*tasks) == ["", "table-doubled", "table-stale"]
    await sent_as_stored(house, room, *clients)


@pytest.mark.parametrize("is_undo_first", [True, False])
async def test_an_undo_and_a_move_at_once_are_one_after_the_other(house: House, is_undo_first: bool) -> None:
    room, (one, _) = await house.running()
    client = await house.joined(room, one.token)
    while not room.table.may_undo(0) or room.table.actor != 0:
        await room.play(room.table.actor, Move(moves(room)[0], room.table.at))
    at = room.table.at
    works = [room.undo(0, Undo(at)), room.play(0, Move(moves(room)[0], at))]
    found = await asyncio.gather(*(outcome(work) for work in (works if is_undo_first else works[::-1])))
    assert found == ["", "table-stale"]
    assert ("undo" in client.kinds) == is_undo_first
    await sent_as_stored(house, room, client)


async def test_a_bots_answer_to_a_position_that_was_undone_is_not_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, answered = asyncio.Event(), asyncio.Event()

    async def choose(player: object, match: Any, *_: object) -> str:
        thinking.set()
        await answered.wait()
        return str(match.moves()[0])

    monkeypatch.setattr(house.rooms.bots, "choose", choose)
    monkeypatch.setattr(bots_module, "TICK_SECONDS", 0.001)
    room, (one,) = await house.running("mb", pace=0)
    client = await house.joined(room, one.token)
    while room.table.actor == 0 or not room.table.may_undo(0):
        await room.play(0, Move(moves(room)[0], room.table.at))
        if room.table.actor != 0 and not room.table.may_undo(0):  # chance has had a part: let the bot answer, and try again
            answered.set()
            while room.table.actor != 0:
                await asyncio.sleep(0.001)
            answered.clear()
            thinking.clear()
    await thinking.wait()
    house.writer.gate.clear()
    before = house.writer.begun
    undoing = asyncio.create_task(room.undo(0, Undo(room.table.at)))
    await house.writer.until_begun(before + 1)
    answered.set()  # the bot's answer waits behind the undo
    await asyncio.sleep(0.05)
    house.writer.gate.set()
    await undoing
    while room.bot_turns.is_thinking:
        await asyncio.sleep(0.001)
    assert room.table.actor == 0
    assert client.kinds[-1] == "undo"
    await sent_as_stored(house, room, client)


async def test_leaving_and_moving_at_once_are_both_stored(house: House) -> None:
    room, (one, two) = await house.running(stand_in=None)
    client = await house.joined(room, two.token)
    at, legal = room.table.at, moves(room)
    await asyncio.gather(room.leave(one.token), room.play(0, Move(legal[0], at)))
    assert client.kinds[:3] == ["stand-in", "return", "move"], "a person who moves is back"
    await sent_as_stored(house, room, client)


async def test_a_seat_is_taken_once_and_a_start_sees_all_or_nothing_of_it(house: House) -> None:
    room, (mine,) = await house.waiting()
    client = await house.joined(room, mine.token)
    others = [Person(f"{number:032}", "Eve") for number in range(5)]
    found = await asyncio.gather(
        *(outcome(room.take_seat(1, person, None)) for person in others[:3]),
        outcome(room.start(ANN, ADDRESS, None)),
        *(outcome(room.take_seat(1, person, None)) for person in others[3:]),
    )
    assert found == ["", "seat-taken", "seat-taken", "", "seat-taken", "seat-taken"]
    assert room.table.seats[1].person == others[0].id
    assert client.messages[-1]["position"]
    await sent_as_stored(house, room, client)


async def test_a_host_who_comes_back_while_the_table_expires_keeps_it(house: House) -> None:
    """The table is due, and its host takes the seat's connection up again before the removal has its turn."""
    room, (mine,) = await house.waiting()
    house.rooms.lobby.waiting[room.code].seen = time.time() - 7200
    expiry = Expiry(house.rooms, 1, 90)
    house.writer.gate.clear()
    before = house.writer.begun
    sitting = asyncio.create_task(room.take_seat(1, BOB, None))  # something else is under way
    await house.writer.until_begun(before + 1)
    joining = asyncio.create_task(house.joined(room, mine.token))
    await asyncio.sleep(0)
    expiring = asyncio.create_task(expiry.close_waiting())
    await asyncio.sleep(0)
    house.writer.gate.set()
    await asyncio.gather(sitting, joining)
    assert await expiring == 0
    assert house.rooms.live[room.code] is room
    assert not (await joining).closed


async def test_who_comes_while_a_table_is_removed_is_told_so(house: House) -> None:
    room, (mine,) = await house.waiting()
    watching = await house.joined(room)
    house.rooms.lobby.waiting[room.code].seen = time.time() - 7200
    house.writer.gate.clear()
    before = house.writer.begun
    expiring = asyncio.create_task(Expiry(house.rooms, 1, 90).close_waiting())
    await house.writer.until_begun(before + 1)
    late = [outcome(room.join(Client().connection, mine.token, 0)), outcome(room.take_seat(1, BOB, None)), outcome(room.info())]
    tasks = [asyncio.create_task(work) for work in late]
    await asyncio.sleep(0)
    house.writer.gate.set()
    assert await asyncio.gather(*tasks) == ["table-removed"] * 3
    assert await expiring == 1
    assert watching.closed == 1
    assert room.code not in house.rooms.live
    assert await outcome(house.rooms.find(room.code)) == "table-removed"


@pytest.mark.parametrize("failure", ["before", "after"])
async def test_what_waits_behind_a_change_that_was_not_stored_sees_what_is_stored(house: House, failure: str) -> None:
    """The store fails; `after`: what it was given is stored all the same, and told to all before the next change."""
    room, (one, two) = await house.running()
    clients = [await house.joined(room, one.token), await house.joined(room, two.token)]
    at, legal = room.table.at, moves(room)
    house.writer.failures = [failure]
    works = (room.play(0, Move(legal[0], at)), room.chat(1, "Bob", Chat("hm")), room.play(0, Move(legal[0], at)))
    found = await asyncio.gather(*(outcome(work) for work in works))
    assert found == ["store-failed", "", "" if failure == "before" else "table-doubled"]
    assert clients[0].kinds.count("move") == 1
    await sent_as_stored(house, room, *clients)


async def test_a_change_whose_caller_is_gone_keeps_no_other_waiting(house: House) -> None:
    room, (one, two) = await house.running()
    client = await house.joined(room, two.token)
    house.writer.gate.clear()
    before = house.writer.begun
    first = asyncio.create_task(room.play(0, Move(moves(room)[0], room.table.at)))
    second = asyncio.create_task(room.chat(1, "Bob", Chat("one")))
    third = asyncio.create_task(room.chat(1, "Bob", Chat("two")))
    await house.writer.until_begun(before + 1)
    second.cancel()
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    house.writer.gate.set()
    await third
    assert [entry["text"] for entry in client.entries if entry["kind"] == "chat"] == ["two"]
    await sent_as_stored(house, room, client, await house.joined(room, one.token))


# Two owners of one table.


async def test_a_room_that_was_dropped_refuses_and_is_not_used_beside_its_successor(house: House) -> None:
    room, (one, _) = await house.running()
    at, legal = room.table.at, moves(room)
    house.rooms._drop([room])
    assert await outcome(room.play(0, Move(legal[0], at))) == "store-conflict"
    assert await outcome(room.join(Client().connection, one.token, 0)) == "store-conflict"
    found = await asyncio.gather(*(house.rooms.find(room.code) for _ in range(3)))
    assert len({id(again) for again in found}) == 1
    assert found[0] is not room
    await found[0].play(0, Move(legal[0], at))
    await sent_as_stored(house, found[0], await house.joined(found[0]))


@pytest.fixture
def stored_house(database: str) -> Iterator[House]:
    """A house over either store."""
    kept = Database(database)
    kept.open()
    found = House(kept)
    yield found
    found.rooms.bots.close()
    kept.close()


async def insist(request: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    """Repeat a request until no other owner was faster."""
    while (found := await outcome(request())) != "":
        assert found == "store-conflict"


async def test_two_owners_of_a_table_lose_nothing_and_do_not_block_each_other(stored_house: House) -> None:
    """As two processes would, each with a room of its own. The numbers of the log let one of them win; the other reads again."""
    house = stored_house
    async with asyncio.timeout(MAX_SECONDS):
        room, (one, two) = await house.running()
        owners = (room, Room((await house.rooms._read(room.code))[0], house.rooms._services))
        clients = [await house.joined(owner, seat.token) for owner, seat in zip(owners, (one, two), strict=True)]

        async def talk(owner: Room, texts: list[str]) -> None:
            for text in texts:
                await insist(lambda text=text: owner.chat(0, "Ann", Chat(text)))  # type: ignore[misc]

        async def move_and_take_back(owner: Room) -> list[str]:
            """Move and take back again and again; the kinds of what was accepted."""
            accepted = []
            for kind in ("move", "undo") * 8:
                at, seat = await owner.inspect(lambda table: (table.at, table.actor))
                request = owner.play(seat, Move(moves(owner)[0], at)) if kind == "move" else owner.undo(seat, Undo(at))
                if (found := await outcome(request)) == "":
                    accepted.append(kind)
                else:
                    assert found in ("store-conflict", "table-stale", "table-doubled", "table-undone", "table-no-undo"), found
            return accepted

        said = [[f"{name} {number}" for number in range(12)] for name in ("here", "there")]
        playing = asyncio.gather(*map(move_and_take_back, owners))
        await asyncio.gather(*(talk(owner, texts) for owner, texts in zip(owners, said, strict=True)))
        accepted = [kind for kinds in await playing for kind in kinds]
        kinds = [kind for _, kind, _ in await house.log(room)]
        assert kinds.count("move") == accepted.count("move") > 0, "each that was accepted is stored once, and no other"
        assert accepted.count("undo") <= kinds.count("undo"), "an undo may take back several events"
        assert kinds.count("undo") > 0

        left = await asyncio.gather(*(outcome(owner.leave(two.token)) for owner in owners))
        assert "" in left
        assert set(left) <= {"", "store-conflict"}
        for owner in owners:
            await insist(owner.info)
        stored = await house.log(room)
        assert [kind for _, kind, _ in stored].count("stand-in") == 1, "the seat is left once"
        texts = [text for _, kind, text in stored if kind == "chat"]
        assert sorted(texts) == sorted(said[0] + said[1]), "each is stored once"
        assert [text for text in texts if text in said[0]] == said[0], "in the order in which it was said"
        for owner, client in zip(owners, clients, strict=True):
            await insist(lambda owner=owner: owner.chat(0, "Ann", Chat("at last")))  # type: ignore[misc]
            assert client.kinds == [kind for _, kind, _ in await house.log(room)]
        for owner in owners:
            owner.stop()
        await house.rooms.close()


# Everything at once.


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_many_tasks_do_at_once_is_stored_as_it_is_told(house: House, seed: int) -> None:
    """Tasks move, take back, talk, leave, come and go, and give up, while one commit in eight fails."""
    rng = random.Random(seed)
    room, seats = await house.running("mmm", stand_in=None)
    clients = [await house.joined(room, seat.token) for seat in seats]
    watching = await house.joined(room)
    acknowledged: list[str] = []

    async def talk(text: str) -> None:
        await room.chat(0, "Ann", Chat(text))
        acknowledged.append(text)

    def move() -> Coroutine[Any, Any, None]:
        return room.play(room.table.actor, Move(rng.choice(moves(room)), room.table.at))

    async def pass_by() -> None:
        client = await house.joined(room, rng.choice([None, seats[0].token]))
        await asyncio.sleep(0.002 * rng.random())
        room.disconnect(client.connection)

    actions: list[Callable[[int], Coroutine[Any, Any, Any]]] = [
        lambda _: move(),
        lambda _: move(),
        lambda _: room.undo(rng.randrange(3), Undo(room.table.at)),
        lambda number: talk(f"message {number}"),
        lambda _: room.leave(rng.choice(seats).token),
        lambda _: room.info(),
        lambda _: pass_by(),
    ]

    async def act(number: int) -> None:
        await asyncio.sleep(0.01 * rng.random())
        work = asyncio.ensure_future(outcome(rng.choice(actions)(number)))
        if rng.random() < 0.1:
            await asyncio.sleep(0.002 * rng.random())
            work.cancel()
        await asyncio.gather(work, return_exceptions=True)

    for part in range(4):
        house.writer.failures = [rng.choice(["", "", "", "", "", "", "before", "after"]) for _ in range(12)]
        await asyncio.gather(*(act(20 * part + number) for number in range(20)))
    house.writer.failures = []
    await room.chat(0, "Ann", Chat("the end"))
    texts = [text for _, kind, text in await house.log(room) if kind == "chat"]
    assert len(texts) == len(set(texts))
    assert set(acknowledged) <= set(texts), "nothing that was acknowledged is lost"
    await sent_as_stored(house, room, *clients, watching)


# Answers without a choice.


async def sailing(house: House, seats: str) -> tuple[Room, list[Seat]]:
    """A running game of Golden Horn."""
    kinds = {"m": SeatWanted("me"), "b": SeatWanted("bot", "random")}
    wanted = TableWanted(game="golden-horn", seats=[kinds[seat] for seat in seats], first=0, pace=0)
    room, own = await house.rooms.create(wanted, ANN, ADDRESS)
    await room.start(ANN, ADDRESS, None)
    return room, own


async def two_people_sailing(house: House) -> Room:
    """A running game of Golden Horn with two people, both connected."""
    room, own = await sailing(house, "mm")
    for taken in own:
        await house.joined(room, taken.token)
    return room


async def play_until_forced(room: Room, turns: int = 400) -> bool:
    """Play at random for every person until one is asked who has no choice; whether that happened."""
    rng = random.Random(4)
    for _ in range(turns):
        seat, at, moves, forced = await room.inspect(
            lambda table: (table.actor, table.at, table.match.moves() if table.match else [], table.forced_answer)
        )
        if forced is not None:
            return True
        if seat is None:
            return False
        if room.table.bot_level(seat) is not None:
            await asyncio.sleep(0.005)
            continue
        await room.play(seat, Move(rng.choice(moves), at))
    return False


async def test_alone_with_bots_an_answer_without_a_choice_is_given_at_once(house: House) -> None:
    room, own = await sailing(house, "mb")
    client = await house.joined(room, own[0].token)
    assert not await play_until_forced(room, 150), "a seat without a choice is not asked"
    assert {entry["move"] for entry in client.entries if entry["kind"] == "move" and entry["seat"] == 0} & {"no-raid", "stop"}
    assert await house.log(room) == [(entry["number"], entry["kind"], room.table.entries[i].text) for i, entry in enumerate(client.entries)]


async def test_with_a_spectator_or_another_person_it_is_given_after_a_delay(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "FORCED_ANSWER_SECONDS", (2.0, 2.0))
    room = await two_people_sailing(house)
    while True:
        assert await play_until_forced(room)
        at, seat, move = room.table.at, room.table.actor, room.table.forced_answer
        assert seat is not None
        assert room.answer_countdown.is_running
        if move == "stop":
            break
        await room.play(seat, Move(str(move), at))
    await asyncio.sleep(0.1)
    assert room.table.at == at, "not at once"
    while room.table.at == at:
        await asyncio.sleep(0.02)
    assert room.table.entries[at].text == "stop"
    assert room.table.entries[at].seat == seat


async def test_with_another_person_a_pass_is_not_given_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "FORCED_ANSWER_SECONDS", (0.0, 0.0))
    room = await two_people_sailing(house)
    while True:
        assert await play_until_forced(room)
        at, move = room.table.at, room.table.forced_answer
        await asyncio.sleep(0.05)
        if move == "no-raid":
            break
    assert room.table.at == at, "it waits for the boat that sails"


async def test_the_delay_is_drawn_wherever_a_person_is_asked_whatever_the_hand(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "FORCED_ANSWER_SECONDS", (5.0, 5.0))
    room = await two_people_sailing(house)
    rng, forced = random.Random(5), set[bool]()
    for _ in range(120):
        seat, at = room.table.actor, room.table.at
        if seat is None or room.table.match is None:
            break
        assert room.answer_countdown.is_running
        forced.add(room.table.forced_answer is not None)
        await room.play(seat, Move(rng.choice(room.table.match.moves()), at))
    assert forced == {True, False}
