"""A small client for the tests: requests, sockets, and players that play whole games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.waiting import WAIT_SECONDS

Json = dict[str, Any]


class Person:
    """A person with a name, and the requests that the person makes."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url + "/api/v1", timeout=WAIT_SECONDS)
        self.token = ""

    async def __aenter__(self) -> Person:
        answer = await self.http.post("/me", json={"name": self.name})
        self.token = answer.json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, status: int | None = 200, **more: Any) -> Any:
        """A request; its JSON. Another status than expected fails the test."""
        answer = await self.http.request(method, path, **more)
        assert status is None or answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, status: int | None = 200, **more: Any) -> Any:
        return await self.ask("GET", path, status, **more)

    async def post(self, path: str, status: int | None = 200, **more: Any) -> Any:
        return await self.ask("POST", path, status, **more)

    async def table(self, game: str = "corinth", seats: str = "mm", **more: Any) -> tuple[str, list[str]]:
        """Make a table; return its code and the tokens of one's seats. `seats` has a letter for each seat: `m` me, `o` open, `b` a
        random and `e` an easy bot.
        """
        kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}, "b": {"kind": "bot", "level": "random"}, "e": {"kind": "bot", "level": "easy"}}
        wanted = {"game": game, "seats": [kinds[kind] for kind in seats], "pace": 0, **more}
        made = await self.post("/tables", 201, json=wanted)
        return made["table"]["code"], [seat["token"] for seat in made["seats"]]

    async def running(self, game: str = "corinth", seats: str = "mm", **more: Any) -> tuple[str, list[str]]:
        """Make a table as `table` does, and start its game."""
        code, tokens = await self.table(game, seats, **more)
        await self.post(f"/tables/{code}/start")
        return code, tokens

    @asynccontextmanager
    async def at(self, code: str, token: str | None = None, after: int = 0) -> AsyncIterator[Socket]:
        """A socket at a table, after hello."""
        async with socket(self.url, code, {"authorization": f"Bearer {self.token}"}) as found:
            await found.send(type="hello", seat=token, after=after)
            yield found


@asynccontextmanager
async def socket(url: str, code: str, headers: dict[str, str] | None = None) -> AsyncIterator[Socket]:
    """A bare socket at a table."""
    address = url.replace("http", "ws", 1) + f"/api/v1/tables/{code}/socket"
    async with connect(
        address, max_size=None, additional_headers=headers or {}, proxy=None, ping_interval=None, close_timeout=2, max_queue=None
    ) as found:
        yield Socket(found)


class Socket:
    """A socket with what it has been told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.entries: list[Json] = []
        self.position: Json | None = None
        self.table: Json | None = None
        self.number = 0

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self, seconds: float = WAIT_SECONDS) -> Json:
        """The next message, taken note of."""
        async with asyncio.timeout(seconds):
            message: Json = json.loads(await self.connection.recv())
        match message["type"]:
            case "update":
                assert message["since"] <= self.number <= message["number"]
                new = message["entries"][self.number - message["since"] :]
                assert [entry["number"] for entry in new] == list(range(self.number + 1, message["number"] + 1)), "in order, without gaps"
                self.entries += new
                self.number = message["number"]
                self.position = message["position"] or self.position
            case "welcome" | "table":
                self.table = message["table"]
        return message

    async def until(self, wanted: Callable[[Json], Any] | str, seconds: float = WAIT_SECONDS) -> Json:
        """Receive until a message of this type, or one that fits."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive(seconds)
                if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                    return message

    async def positioned(self) -> Json:
        """Receive until there is a position."""
        while self.position is None:
            await self.receive()
        return self.position

    async def answer(self, rng: Random | None = None) -> Json:
        """Play a random move of the position that one is asked in, and wait until the position is another one; the next one."""
        position = await self.positioned()
        while not position.get("moves"):
            await self.receive()
            assert self.position is not None
            position = self.position
        move = (rng or Random(0)).choice(position["moves"])["move"]
        return await self.move(move, position["at"])

    async def move(self, move: str, at: int) -> Json:
        """Play a move, and wait for the next position."""
        await self.send(type="move", move=move, at=at)
        while self.position is None or self.position["at"] == at:
            message = await self.receive()
            assert message["type"] != "refused", message
        return self.position

    async def closed(self, seconds: float = WAIT_SECONDS) -> int:
        """Receive until the server closes; the code."""
        async with asyncio.timeout(seconds):
            try:
                while True:
                    await self.receive(seconds)
            except websockets.ConnectionClosed as error:
                return error.rcvd.code if error.rcvd else 1006


async def play(person: Person, code: str, token: str | None, rng: Random, note: Callable[[Json], None] | None = None) -> Json:
    """Play a seat at random to the end of the game; the last position."""
    async with person.at(code, token) as found:
        while True:
            message = await found.receive(60)
            if note:
                note(message)
            assert message["type"] != "refused", message
            position: Json | None = message.get("position")
            if position and position["actor"] == "over":
                return position
            if position and position.get("moves"):
                await found.send(type="move", move=rng.choice(position["moves"])["move"], at=position["at"])
