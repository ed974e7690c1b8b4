"""Attacks of one anonymous client on a server, each bounded in count and time: `python -m tests.server.attacks NAME URL SECONDS`.

The client keeps to the documented limits: what the server refuses is left, and tried again later. Attackers and honest players have
addresses of their own on the loopback network.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import time
from collections.abc import Awaitable, Callable

from emporion import games
from tests.games.corinth_worst import cut_corner
from tests.server.attacker import ATTACKER, LONGEST, Client, longest_upload, random_record, require, run_all, several_people, wait_for_burst
from tests.server.bare_attacks import pipelined, unfinished, unread, unread_sockets
from tests.server.clients import Json
from tests.server.long_games import long_record


async def _boards(client: Client, code: str, event: int, count: int, people: int = 1) -> list[str]:
    """Boards of so many people to try moves on after an event of a game, `count` for each."""
    found = []
    async with several_people(client, people) as makers:
        for maker in makers:
            found += [await maker.post(f"/tables/{code}/explore", {"event": event}) for _ in range(count)]
    return [board["code"] for board in require(found, count * people)]


async def undo(client: Client, end: float) -> None:
    """Moves are played and taken back on 20 boards at the end of a long game."""

    async def one(code: str) -> None:
        rng = random.Random(code)
        async with client.at(code) as socket:
            position = await socket.positioned()
            while time.monotonic() < end:
                kind = "undo" if position.get("undo") else "move"
                move = {} if kind == "undo" else {"move": rng.choice(position["moves"])["move"]}
                await socket.send(type=kind, at=position["at"], **move)
                message = await socket.until(lambda found: found["type"] in ("refused", "update"), 60)
                if message["type"] == "refused":
                    await asyncio.sleep(1)
                position = socket.position or position
                await asyncio.sleep(0.25)

    code, events = await longest_upload(client)
    await run_all([one(board) for board in await _boards(client, code, events - 10, 20)])


async def explore(client: Client, end: float) -> None:
    """A hundred boards to try moves on are made from a long game, and the list of one's tables is asked for."""
    code, events = await longest_upload(client)
    await _boards(client, code, events - 10, 20, 5)
    while time.monotonic() < end:
        await client.http.get("/me/tables")
        await asyncio.sleep(0.2)


async def experts(client: Client, end: float) -> None:
    """Tables of four experts are watched."""
    bots = [{"kind": "bot", "level": "expert"}] * 4

    async def watch(code: str) -> None:
        async with client.at(code) as socket:
            while time.monotonic() < end:
                with contextlib.suppress(TimeoutError):
                    await socket.receive(1)

    made = []
    async with several_people(client, 3) as people:
        for person in people:
            for _ in range(20):
                table = await person.make("golden-horn", bots, options={"dominio": True})
                made.append(table and await person.post(f"/tables/{table['table']['code']}/start", {}))
    await run_all([watch(table["code"]) for table in require(made, 60)])


async def reviews(client: Client, end: float) -> None:
    """As many games are uploaded and reviewed as an address may have under way."""
    async with several_people(client, 3) as people:
        codes: list[tuple[Client, str]] = []
        for number, person in enumerate(people):
            uploaded = [await person.upload(random_record("corinth", 10 * number + seed)) for seed in range(8)]
            codes += [(person, code) for code in require(uploaded, 8)]
        asked = [await person.post(f"/tables/{code}/review") for person, code in codes]
        require(asked, 12)
        while time.monotonic() < end:
            for person, code in codes:
                await person.post(f"/tables/{code}/review")
            await asyncio.sleep(2)


async def hints(client: Client, end: float) -> None:
    """Hints are asked for at many tables at once."""
    seats = [{"kind": "me"}, {"kind": "me"}]

    async def one(code: str, tokens: list[str]) -> None:
        async with client.at(code, tokens[0]) as first, client.at(code, tokens[1]) as second:
            await asyncio.gather(first.positioned(), second.positioned())
            while time.monotonic() < end:
                asked = first if (first.position or {}).get("moves") else second
                await asked.send(type="hint", at=(asked.position or {})["at"])
                with contextlib.suppress(TimeoutError):
                    await asked.until(lambda found: found["type"] in ("hint", "refused"), 5)
                await asyncio.sleep(0.05)

    made = []
    async with several_people(client, 3) as people:
        for person in people:
            made += [await person.running("corinth", seats) for _ in range(20)]
    await run_all([one(table["table"]["code"], [seat["token"] for seat in table["seats"]]) for table in require(made, 60)])


async def lobby(client: Client, end: float) -> None:
    """The lobby is filled with tables, and asked for."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    async with several_people(client, 5) as people:
        require([await person.make("corinth", seats, listed=True) for person in people for _ in range(14)], 60)
    while time.monotonic() < end:
        await client.http.get("/tables")
        await asyncio.sleep(0.1)


async def catching_up(client: Client, end: float) -> None:
    """A long game is asked for whole, again and again: by sockets, as a record, as moments, as a course of scores."""
    code, events = await longest_upload(client)

    async def joining() -> None:
        while time.monotonic() < end:
            async with client.at(code) as socket:
                await socket.until("update", 60)
            await asyncio.sleep(0.2)

    async def reading(path: str) -> None:
        while time.monotonic() < end:
            await client.http.get(path)
            await asyncio.sleep(0.2)

    paths = ("record", "course", f"moments?first={events - 30}&last={events}&seat=all", "drawing/tall-2-dominio")
    await run_all([joining(), joining(), *(reading(f"/tables/{code}/{path}") for path in paths)])


async def play_on(client: Client, end: float) -> None:
    """Games against bots begin in the last round of Corinth with much gold: walks through the market are long."""
    match = cut_corner(2)
    (code,) = require([await client.upload(games.dumps(match).encode())], 1)
    wanted = {"event": len(match.events), "seat": 1, "level": "expert"}
    tables = [await client.post(f"/tables/{code}/play-on", wanted) for _ in range(20)]

    async def one(made: Json) -> None:
        async with client.at(made["table"]["code"], made["seats"][0]["token"]) as socket:
            rng = random.Random(1)
            while time.monotonic() < end:
                position = socket.position or {}
                if position.get("moves"):
                    await socket.send(type="move", move=rng.choice(position["moves"])["move"], at=position["at"])
                with contextlib.suppress(TimeoutError):
                    await socket.receive(1)

    await run_all([one(made) for made in require(tables, 20)])


async def moves(client: Client, end: float) -> None:
    """Moves are played at 80 tables as fast as each socket may send them."""
    (code,) = require([await client.upload(random_record("corinth", 1))], 1)

    async def one(board: str) -> None:
        rng = random.Random(board)
        async with client.at(board) as socket:
            position = await socket.positioned()
            while time.monotonic() < end:
                choices = position.get("moves")
                if not choices:
                    break
                await socket.send(type="move", move=rng.choice(choices)["move"], at=position["at"])
                await asyncio.gather(socket.until("update", 60), asyncio.sleep(1 / 19))
                position = socket.position or position

    await run_all([one(board) for board in await _boards(client, code, 1, 20, 4)])


async def reading(client: Client, end: float) -> None:
    """What takes the server long to put together is asked for as fast as an address may ask."""
    code, events = await longest_upload(client)
    paths = [f"/tables/{code}/moments?first={first}&last={first + 59}&seat=all" for first in range(0, events - 60, 60)]
    paths += [f"/tables/{code}/descriptions/{event}?seat=all&language=de" for event in range(0, events, 50)]
    made = []
    for number in range(20):  # every board has figures of its own, so that its drawings are new
        figures = {"track": {"spots": 3 + number % 10}, "symbols": {"gold": 3 + number}}
        made.append(await client.running("corinth", [{"kind": "me"}, {"kind": "me"}], components=figures))
    for table in require(made, 20):
        own = table["table"]["code"]
        paths += [f"/tables/{own}/{part}" for part in ("qr", "rulebook?language=fr", "drawing/sheet?language=nl", "drawing/harbor")]

    async def one(rng: random.Random) -> None:
        while time.monotonic() < end:
            if (await client.http.get(rng.choice(paths))).status_code == 429:
                await asyncio.sleep(1)

    await run_all([one(random.Random(number)) for number in range(20)])


async def fan_out(client: Client, end: float) -> None:
    """Moves are played and taken back on a board with 190 spectators as fast as a socket may send."""
    (code,) = require([await client.upload(random_record("golden-horn", 1, 4))], 1)
    (board,) = await _boards(client, code, 60, 1)

    async def play() -> None:
        rng = random.Random(1)
        async with client.at(board) as socket:
            position = await socket.positioned()
            while time.monotonic() < end:
                kind = "undo" if position.get("undo") and rng.random() < 0.5 else "move"
                if kind == "move" and not position.get("moves"):
                    break
                move = {} if kind == "undo" else {"move": rng.choice(position["moves"])["move"]}
                await socket.send(type=kind, at=position["at"], **move)
                answered = socket.until(lambda found: found["type"] in ("refused", "update"), 60)
                await asyncio.gather(answered, asyncio.sleep(1 / 19))
                position = socket.position or position

    await run_all([*(_watch(client, board, end) for _ in range(190)), play()])


async def _watch(client: Client, code: str, end: float) -> None:
    """Receive what a spectator is sent, as it is: an attacker need not decode it."""
    async with client.at(code) as socket:
        while time.monotonic() < end:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await socket.connection.recv(decode=False)


async def seat_changes(client: Client, end: float) -> None:
    """A seat is taken and left, and 190 spectators are told."""
    async with several_people(client, 2) as (host, guest):
        (table,) = require([await host.make("corinth", [{"kind": "me"}, {"kind": "open"}])], 1)
        code = table["table"]["code"]

        async def change() -> None:
            while time.monotonic() < end:
                seat = await guest.post(f"/tables/{code}/seats/1")
                if seat is None:
                    await asyncio.sleep(0.2)
                else:
                    await guest.http.delete(f"/tables/{code}/seat", headers={"emporion-seat": seat["token"]})

        await run_all([*(_watch(client, code, end) for _ in range(190)), change()])


async def uploads(client: Client, end: float) -> None:
    """As many of the longest records as an address may upload come at once."""
    record = long_record(LONGEST)
    async with several_people(client, 4) as people:
        await wait_for_burst(end)
        require(await asyncio.gather(*(person.upload(record) for person in people for _ in range(14))), 50)
        await asyncio.sleep(max(0, end - time.monotonic()))


async def courses(client: Client, end: float) -> None:
    """280 requests for the record and the scores of a long game come at once, and then as fast as an address may ask."""
    code, _ = await longest_upload(client)

    async def one(part: str) -> int:
        return (await client.http.get(f"/tables/{code}/{part}")).status_code

    await wait_for_burst(end)
    await asyncio.gather(*(one(("record", "course")[number % 2]) for number in range(280)))
    while time.monotonic() < end:
        await asyncio.gather(one("course"), asyncio.sleep(0.1))


ATTACKS: dict[str, Callable[[Client, float], Awaitable[None]]] = {
    "undo": undo,
    "play-on": play_on,
    "experts": experts,
    "reviews": reviews,
    "hints": hints,
    "explore": explore,
    "lobby": lobby,
    "catching-up": catching_up,
    "moves": moves,
    "reading": reading,
    "fan-out": fan_out,
    "seat-changes": seat_changes,
    "uploads": uploads,
    "courses": courses,
    "unfinished": unfinished,
    "unread": unread,
    "unread-sockets": unread_sockets,
    "pipelined": pipelined,
}


ANSWERS = {200, 201, 204, 409, 429, 503}
"""The statuses of requests that are right, or refused by a limit."""


async def attack(name: str, url: str, seconds: float) -> None:
    """Run one attack for so long; AssertionError if it asked for something that the server does not have."""
    async with Client(url, ATTACKER, "Mallory") as client:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds + 5):
                await ATTACKS[name](client, time.monotonic() + seconds)
        assert set(client.statuses) <= ANSWERS, client.statuses


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))
