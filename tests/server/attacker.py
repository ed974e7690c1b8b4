"""One anonymous client that attacks a server, and what its attacks have in common: records, set-ups that must succeed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any, TypeVar

import httpx
import websockets
from websockets.asyncio.client import connect

from emporion import games
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.tables.wire import PROTOCOL
from tests.server.clients import Json, Socket
from tests.server.long_games import long_record

Made = TypeVar("Made")

ATTACKER = "127.0.0.3"
LONGEST = 3000
"""Events of the longest record that the server takes."""


BURST_SECONDS = 6.0
"""What comes all at once comes so long before the end of an attack, while others are measured."""


class Client:
    """An anonymous client with an address of its own."""

    def __init__(self, url: str, address: str, name: str) -> None:
        self.url = url
        self.address = address
        self.name = name
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=60, transport=transport, event_hooks={"response": [self._count]})
        self.statuses: Counter[int] = Counter()
        """How many answers had each status."""

    async def _count(self, response: httpx.Response) -> None:
        self.statuses[response.status_code] += 1

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

    async def running(self, game: str, seats: list[Json], **more: Any) -> Json | None:
        """A new table whose game has begun."""
        table = await self.make(game, seats, **more)
        return table if table and await self.post(f"/tables/{table['table']['code']}/start", {}) else None

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


@contextlib.asynccontextmanager
async def several_people(client: Client, count: int) -> AsyncIterator[list[Client]]:
    """So many people at the address of a client, which is one of them: a person may do less than an address."""
    async with contextlib.AsyncExitStack() as stack:
        people = [client]
        for number in range(1, count):
            other = Client(client.url, client.address, f"{client.name} {number}")
            other.statuses = client.statuses
            people.append(await stack.enter_async_context(other))
        yield people


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
    record = long_record(LONGEST)
    (code,) = require([await client.upload(record)], 1)
    return code, record.count(b"\n") - 1


async def wait_for_burst(end: float) -> None:
    """Wait until others are measured."""
    await asyncio.sleep(max(0, end - BURST_SECONDS - time.monotonic()))


def require(made: Sequence[Made | None], least: int) -> list[Made]:
    """What could be set up; AssertionError if it is less than the limits allow, because then the attack is another one than it says."""
    found = [one for one in made if one]
    assert len(found) >= least, f"{len(found)} of {len(made)} could be set up, and the limits allow {least}"
    return found


async def run_all(work: Sequence[Any]) -> None:
    """Everything at once; what the server ends is over."""
    found = await asyncio.gather(*work, return_exceptions=True)
    for error in found:
        if isinstance(error, BaseException) and not isinstance(error, (websockets.ConnectionClosed, TimeoutError, OSError)):
            raise error
