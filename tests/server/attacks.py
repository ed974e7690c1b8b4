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
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import connect

from emporion import games
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.tables.wire import PROTOCOL
from tests.games.corinth_worst import cut_corner
from tests.server.clients import Json, Socket
from tests.server.long_games import long_record

ATTACKER = "127.0.0.3"
MAX_ATTEMPTS = 400
"""Requests of one attack that set something up."""


class Client:
    """An anonymous client with an address of its own."""

    def __init__(self, url: str, address: str, name: str) -> None:
        self.url = url
        self.address = address
        self.name = name
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=60, transport=transport)

    async def __aenter__(self) -> Client:
        token = (await self.http.post("/me", json={"name": self.name})).json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {token}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: Json | None = None, **more: Any) -> Json | None:
        """The answer, or None if the request is refused."""
        answer = await self.http.post(path, json=body, **more) if body is not None else await self.http.post(path, **more)
        found: Json = answer.json()
        return found if answer.status_code < 300 else None

    async def make(self, game: str, seats: list[Json], **more: Any) -> Json | None:
        """A new table."""
        return await self.post("/tables", {"game": game, "seats": seats, "pace": 0, **more})

    async def upload(self, record: bytes) -> str | None:
        """The code of the table that an uploaded record becomes."""
        found = await self.post("/replays", content=record)
        return found["code"] if found else None

    @contextlib.asynccontextmanager
    async def at(self, code: str, token: str | None = None) -> AsyncIterator[Socket]:
        """A socket at a table."""
        address = self.url.replace("http", "ws", 1) + f"/api/v1/tables/{code}/socket"
        headers = {"authorization": self.http.headers["authorization"]}
        async with connect(
            address, max_size=None, additional_headers=headers, proxy=None, close_timeout=2, local_addr=(self.address, 0)
        ) as connection:
            found = Socket(connection)
            await found.send(type="hello", seat=token, protocol=PROTOCOL)
            yield found


def random_record(game: str, seed: int, players: int = 2) -> bytes:
    """A whole game played at random."""
    match = Match(games.find(game), players)
    chance, choice = Random(seed, "chance"), Random(seed, "choice")
    while not match.is_over:
        if match.actor == "chance":
            match.chance(chance)
        else:
            moves = match.moves()
            match.play(moves[choice.below(len(moves))])
    return games.dumps(match).encode()


async def longest_upload(client: Client) -> tuple[str, int]:
    """The longest record that the server takes; its code and its number of events."""
    for events in (26_000, 10_000, 5_000, 3_000, 2_000, 1_500, 1_000, 600):
        record = long_record(events)
        code = await client.upload(record) if len(record) < 1 << 20 else None
        if code:
            return code, record.count(b"\n") - 1
    raise AssertionError("no record is taken")


async def _boards(client: Client, count: int, back: int) -> list[str]:
    """Boards to try moves on near the end of a long game."""
    code, events = await longest_upload(client)
    found = []
    for _ in range(count):
        board = await client.post(f"/tables/{code}/explore", {"event": events - back})
        if board:
            found.append(board["code"])
    return found


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

    await _all([one(code) for code in await _boards(client, 20, 10)])


async def explore(client: Client, end: float) -> None:
    """A hundred boards to try moves on are made from a long game, and the list of one's tables is asked for."""
    await _boards(client, 100, 10)
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
    for _ in range(120):
        if time.monotonic() > end:
            break
        table = await client.make("golden-horn", bots, options={"dominio": True})
        if table and await client.post(f"/tables/{table['table']['code']}/start", {}):
            made.append(asyncio.ensure_future(watch(table["table"]["code"])))
    await _all(made)


async def reviews(client: Client, end: float) -> None:
    """Many games are uploaded and reviewed."""
    codes = []
    for seed in range(80):
        code = await client.upload(random_record("corinth", seed))
        if code:
            codes.append(code)
            await client.post(f"/tables/{code}/review")
        if time.monotonic() > end:
            break
    while time.monotonic() < end:
        for code in codes[:5]:
            await client.post(f"/tables/{code}/review")
        await asyncio.sleep(0.5)


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
    for _ in range(60):
        table = await client.make("corinth", seats)
        if table and await client.post(f"/tables/{table['table']['code']}/start", {}):
            made.append(one(table["table"]["code"], [seat["token"] for seat in table["seats"]]))
    await _all(made)


async def lobby(client: Client, end: float) -> None:
    """The lobby is filled with tables, and asked for."""
    for _ in range(280):
        if time.monotonic() < end:
            await client.make("corinth", [{"kind": "me"}, {"kind": "open"}], listed=True)
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

    paths = ("record", "course", f"moments?first={events - 30}&last={events}&seat=all", "drawing/chart")
    await _all([joining(), joining(), *(reading(f"/tables/{code}/{path}") for path in paths)])


async def play_on(client: Client, end: float) -> None:
    """Games against bots begin in the last round of Corinth with much gold: walks through the market are long."""
    match = cut_corner(2)
    code = await client.upload(games.dumps(match).encode())
    if code is None:
        return
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

    await _all([one(made) for made in tables if made])


async def moves(client: Client, end: float) -> None:
    """Moves are played at 80 tables as fast as each socket may send them."""
    code = await client.upload(random_record("corinth", 1))

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

    boards = [await client.post(f"/tables/{code}/explore", {"event": 1}) for _ in range(80)]
    await _all([one(board["code"]) for board in boards if board])


async def reading(client: Client, end: float) -> None:
    """What takes the server long to put together is asked for as fast as an address may ask."""
    code, events = await longest_upload(client)
    paths = [f"/tables/{code}/moments?first={first}&last={first + 59}&viewer=all" for first in range(0, events - 60, 60)]
    paths += [f"/tables/{code}/descriptions/{event}?viewer=all&language=de" for event in range(0, events, 50)]
    for number in range(20):  # every board has figures of its own, so that its drawings are new
        figures = {"track": {"columns": 10 + number % 5}} if number else {}
        made = await client.make("corinth", [{"kind": "me"}, {"kind": "open"}], components=figures)
        if made:
            own = made["table"]["code"]
            paths += [f"/tables/{own}/{part}" for part in ("qr", "rulebook?language=fr", "drawing/sheet?language=nl", "drawing/harbor")]

    async def one(rng: random.Random) -> None:
        while time.monotonic() < end:
            if (await client.http.get(rng.choice(paths))).status_code == 429:
                await asyncio.sleep(1)

    await _all([one(random.Random(number)) for number in range(20)])


async def _all(work: list[Any]) -> None:
    """Everything at once; what the server ends is over."""
    found = await asyncio.gather(*work, return_exceptions=True)
    for error in found:
        if isinstance(error, BaseException) and not isinstance(error, (websockets.ConnectionClosed, TimeoutError, OSError)):
            raise error


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
}


async def attack(name: str, url: str, seconds: float) -> None:
    """Run one attack for so long."""
    async with Client(url, ATTACKER, "Mallory") as client:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds + 5):
                await ATTACKS[name](client, time.monotonic() + seconds)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))
