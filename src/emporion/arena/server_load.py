"""Load for a server: tables of Corinth with three clients each over real sockets, all driven from one core.

The clients implement only the part of the WebSocket protocol that they need, and decode only a part of each message, so that the benchmark
measures the server and not its clients.
"""

from __future__ import annotations

import asyncio
import random
import struct
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec

from emporion.arena.server_times import Times, server_times
from emporion.engine.errors import EmporionError
from emporion.tables.wire import Hello, Me, Move, SeatWanted, TableInfo, TableMade, TableWanted, encode
from emporion.tables.wire import Person as Named

SEATS = 3
MAX_TABLES_AT_ONCE = 16
"""The number of tables that are made at the same time."""
OPEN_SECONDS = 60
"""A socket must open within this time."""
TEXT, PING = 1, 9
MAX_ENTRIES = 1 << 30
"""A number above that of any entry: a client that has this many is sent the position alone."""
TIMES = ("store_commit", "store_transaction", "store_write", "store_checkpoint", "event_loop_delay")
"""The server's histograms that are read."""
LOST_SECONDS = 0.5
"""By this time after a process was killed its clients have noticed."""
AGAIN_SECONDS = (0.05, 0.25)
"""A client whose process was killed connects again after a time between these."""


class Scenario(msgspec.Struct, frozen=True):
    """Tables with three clients each, seconds of thought before each move, tables with hard bots, spare tables for games that end."""

    tables: int
    thought: float
    bots: int = 0
    spares: int = 0


class Figures(msgspec.Struct, frozen=True):
    """The figures of a run. Latency is the time from sending a move to its receipt by all three clients, in seconds."""

    moves: int
    seconds: float
    p50: float
    p90: float
    p99: float
    worst: float
    times: dict[str, Times]
    """The times that the server counted, by the names of TIMES. Latency beyond those of its commits is the server's own."""
    games: int
    busy: float
    """The processor time that the server used, in seconds."""
    through: float = 0.0
    """The p99 of a run in the middle of which a process was killed: that of all its moves, those before it too."""
    back: float = 0.0
    """The longest time until all clients of a table had its position again after a process was killed, in seconds."""


class _Choice(msgspec.Struct):
    move: str


class _Place(msgspec.Struct):
    at: int
    actor: int | str
    moves: list[_Choice] = []


class _Seen(msgspec.Struct):
    """The part of a message that a client decodes."""

    type: str
    position: _Place | None = None
    sentence: str = ""


_decode = msgspec.json.Decoder(_Seen).decode


def frame(payload: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    if len(payload) < 126:
        return struct.pack("!BB", 0x80 | TEXT, 0x80 | len(payload)) + bytes(4) + payload
    return struct.pack("!BBH", 0x80 | TEXT, 0x80 | 126, len(payload)) + bytes(4) + payload


class Player(asyncio.Protocol):
    """A client of the benchmark."""

    def __init__(self, table: Table, host: str, code: str, token: str) -> None:
        self.table = table
        self._token = token
        self._hello = encode(Hello(token))
        self._request = (
            f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: ZW1wb3Jpb24gYmVuY2ggIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._buffer = b""
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if self.table.load.killed and not self.table.leaving:
            self.table.load.connect_again(self)
        elif not self.ready.done():
            self.ready.set_exception(EmporionError("load-refused", why=self._buffer[:200].decode("latin-1")))
        elif not self.table.leaving:
            self.table.load.lost += 1

    def begin_again(self) -> None:
        """Forget the connection that was lost. The next one needs the position alone."""
        self._buffer, self._open = b"", False
        self._hello = encode(Hello(self._token, MAX_ENTRIES))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found or not head.startswith(b"HTTP/1.1 101"):
                self._buffer = buffer
                return
            self._open, buffer = True, rest
            self.transport.write(frame(self._hello))
        start, size = 0, len(buffer)
        while size - start >= 2:
            length, begin = buffer[start + 1], start + 2
            if length == 126:
                if size < start + 4:
                    break
                length, begin = buffer[start + 2] << 8 | buffer[start + 3], start + 4
            elif length == 127:
                if size < start + 10:
                    break
                length, begin = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
            if size < begin + length:
                break
            self._frame(buffer[start] & 15, buffer[begin : begin + length])
            start = begin + length
        self._buffer = buffer[start:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.transport.write(bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0)) + payload)
        elif kind == TEXT:
            seen = _decode(payload)
            if seen.type == "refused" and not self.table.load.killed:  # after a break a move may be sent twice
                self.table.load.refused = seen.sentence
            if seen.position is not None:
                self.table.load.back(self)
                self.table.receive(self, seen.position)
                if not self.ready.done():
                    self.ready.set_result(None)


def _itself(player: Player) -> Player:
    return player


class Table:
    """A table of the benchmark: the client whose turn it is plays a random legal move after its time of thought."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.players: list[Player] = []
        self.leaving = False
        self.playing = False
        self._asked: tuple[Player, _Place] | None = None
        self.sent = 0.0
        self._at = -1
        self.missing = 0

    async def sit(self, made: TableMade) -> None:
        """Connect the three clients."""
        at = urlsplit(self.load.address)
        for seat in made.seats:
            player = Player(self, at.netloc, made.table.code, seat.token)
            await asyncio.get_running_loop().create_connection(partial(_itself, player), at.hostname or "", at.port or 80)
            await asyncio.wait_for(player.ready, OPEN_SECONDS)
            self.players.append(player)
        self.code = made.table.code

    def play(self, delay: float) -> None:
        """Begin to play."""
        self.playing = True
        if self._asked is not None:
            self._think(*self._asked, delay)

    def receive(self, player: Player, position: _Place) -> None:
        """Handle a position that a client has received."""
        is_lost = self.load.killed > 0 and self.missing > 0 and position.at == self._at
        if self.missing and position.at > self._at:
            self.missing -= 1
            if not self.missing:
                self.load.count_move(self.sent)
                if position.actor == "over":
                    self.load.end_table(self)
        if position.moves:
            self._asked = (player, position)
            if self.playing:
                self._think(player, position, 0 if is_lost else self.load.scenario.thought)

    def _think(self, player: Player, position: _Place, delay: float) -> None:
        if delay:
            asyncio.get_running_loop().call_later(delay, self._move, player, position)
        else:
            self._move(player, position)

    def _move(self, player: Player, position: _Place) -> None:
        if self.load.ended or self.leaving or player.transport.is_closing() or self._asked != (player, position):
            return
        move = position.moves[self.load.choice(len(position.moves))].move
        message = frame(encode(Move(move, position.at)))
        if not self.missing or position.at != self._at:  # a move that was lost counts from when it was first sent
            self.sent = time.perf_counter()
        self._at, self.missing = position.at, SEATS
        player.transport.write(message)

    def leave(self) -> None:
        """Close the connections."""
        self.leaving = True
        for player in self.players:
            player.transport.close()


class Load:
    """A run of a scenario against a server."""

    def __init__(self, address: str, scenario: Scenario, busy: Callable[[], float] = lambda: 0.0, seed: int = 1) -> None:
        self.address = address.rstrip("/")
        self.scenario = scenario
        self._busy = busy
        self.tables: list[Table] = []
        self.spares: list[Table] = []
        self.ended = False
        self.lost = 0
        self.refused = ""
        self.games = 0
        self._latencies: list[float] = []
        self._from = float("inf")
        self._rng = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._http: httpx.AsyncClient
        self.killed = 0.0
        """When a process was killed; its clients then connect again."""
        self._cut_off: set[Player] = set()
        """The clients that have lost their process and have no position yet."""
        self._back = 0.0

    def choice(self, number: int) -> int:
        """Draw a number below `number`."""
        return int(self._rng.random() * number)

    async def run(
        self, seconds: float, report: Callable[[float], None] = lambda share: None, kill: Callable[[], None] | None = None
    ) -> Figures:
        """Make the tables, let them play, and return the figures; `report` is called with the share that is done.

        `kill` kills a process of the server in the middle; the figures are those until then, but for `through`.
        """
        async with httpx.AsyncClient(base_url=self.address + "/api/v1", timeout=60) as self._http:
            me = msgspec.json.decode(await self._post("/me", encode(Named("Load"))), type=Me)
            self._http.headers["authorization"] = f"Bearer {me.token}"
            await self._set_up(report)
            thought = self.scenario.thought
            for table in self.tables:
                table.play(self._rng.random() * thought)
            await asyncio.sleep(thought + 0.5)  # until all of them are under way
            before = await self._metrics()
            busy, begin = self._busy(), time.perf_counter()
            self._from = begin
            end = begin + (seconds if kill is None else seconds / 2)
            await self._wait_until(end, lambda now: report(0.5 + 0.5 * (now - begin) / seconds))
            took, busy = time.perf_counter() - begin, self._busy() - busy
            moves, found = len(self._latencies), self._sort_latencies()
            after = await self._metrics()
            times = {name: server_times(name, before, after) for name in TIMES}
            through = 0.0
            if kill is not None:
                await self._kill(kill)
                await self._wait_until(begin + seconds, lambda now: report(0.5 + 0.5 * (now - begin) / seconds))
                through = _quantile(self._sort_latencies(), 0.99)
            self.ended = True
            await self._clear()
        if self.refused:
            raise EmporionError("load-refused", why=self.refused)
        if self.lost or not moves:
            raise EmporionError("load-lost", sockets=self.lost)
        p50, p90, p99 = (_quantile(found, part) for part in (0.5, 0.9, 0.99))
        return Figures(moves, took, p50, p90, p99, found[-1], times, self.games, busy, through, self._back)

    async def _wait_until(self, end: float, report: Callable[[float], None]) -> None:
        while (now := time.perf_counter()) < end:
            report(now)
            await asyncio.sleep(min(0.25, end - now))

    def _sort_latencies(self) -> list[float]:
        """All latencies in order, with those so far of moves that have not arrived yet."""
        return sorted([*self._latencies, *self._list_pending_ages()])

    async def _kill(self, kill: Callable[[], None]) -> None:
        """Kill a process, and wait until all its clients have their positions again."""
        self.killed = time.perf_counter()
        kill()
        await asyncio.sleep(LOST_SECONDS)
        async with asyncio.timeout(OPEN_SECONDS):
            while self._cut_off:
                await asyncio.sleep(0.05)
        moves = len(self._latencies)
        async with asyncio.timeout(OPEN_SECONDS):  # and until they play on
            while len(self._latencies) < moves + len(self.tables):
                await asyncio.sleep(0.05)

    def connect_again(self, player: Player) -> None:
        """Connect a client again whose process was killed."""
        self._cut_off.add(player)
        first, last = AGAIN_SECONDS
        asyncio.get_running_loop().call_later(first + (last - first) * self._rng.random(), lambda: self._start_task(self._connect(player)))

    async def _connect(self, player: Player) -> None:
        player.begin_again()
        at = urlsplit(self.address)
        try:
            await asyncio.get_running_loop().create_connection(partial(_itself, player), at.hostname or "", at.port or 80)
        except OSError:
            self.connect_again(player)

    def back(self, player: Player) -> None:
        """Note that a client has its position again."""
        if player in self._cut_off:
            self._cut_off.discard(player)
            self._back = max(self._back, time.perf_counter() - self.killed)

    async def _metrics(self) -> str:
        return (await self._http.get("/metrics")).text

    def _list_pending_ages(self) -> list[float]:
        """The ages of moves that have not arrived yet; without them a server that falls behind would look fast."""
        now = time.perf_counter()
        return [now - table.sent for table in self.tables if table.missing]

    async def _set_up(self, report: Callable[[float], None]) -> None:
        total = self.scenario.tables + self.scenario.spares
        making = asyncio.Semaphore(MAX_TABLES_AT_ONCE)

        async def one(number: int) -> None:
            async with making:
                table = Table(self)
                await table.sit(await self._make_table())
                (self.tables if number < self.scenario.tables else self.spares).append(table)
                report(0.5 * (len(self.tables) + len(self.spares)) / total)

        await asyncio.gather(*(one(number) for number in range(total)))
        bots = [SeatWanted("bot", "hard"), SeatWanted("bot", "hard")]
        for _ in range(self.scenario.bots):
            made = await self._post("/tables", encode(TableWanted(game="corinth", seats=bots, pace=0)))
            await self._post(f"/tables/{msgspec.json.decode(made, type=TableMade).table.code}/start")

    async def _make_table(self) -> TableMade:
        """Make a table and start its game."""
        wanted = TableWanted(game="corinth", seats=[SeatWanted("me", name=f"Load {seat}") for seat in range(SEATS)])
        made = msgspec.json.decode(await self._post("/tables", encode(wanted)), type=TableMade)
        msgspec.json.decode(await self._post(f"/tables/{made.table.code}/start"), type=TableInfo)
        return made

    async def _post(self, path: str, body: bytes = b"") -> bytes:
        headers = {"content-type": "application/json"}
        try:
            response = await self._http.post(path, content=body, headers=headers)
        except httpx.TransportError:  # an idle connection that the server closed just then
            response = await self._http.post(path, content=body, headers=headers)
        if not response.is_success:
            raise EmporionError("load-refused", why=response.text)
        return response.content

    def count_move(self, sent: float) -> None:
        """Count a move that all three clients have received."""
        if (now := time.perf_counter()) >= self._from:
            self._latencies.append(now - sent)

    def end_table(self, table: Table) -> None:
        """Continue at a spare table after the end of a game, and make another one."""
        if self.ended:
            return
        self.games += 1
        self.tables.remove(table)
        table.leave()
        if self.spares:
            fresh = self.spares.pop()
            self.tables.append(fresh)
            asyncio.get_running_loop().call_soon(fresh.play, self.scenario.thought)
        if len(self.spares) < self.scenario.spares or not self.scenario.spares:
            self._start_task(self._add_table())

    async def _add_table(self) -> None:
        table = Table(self)
        await table.sit(await self._make_table())
        if len(self.tables) < self.scenario.tables:
            self.tables.append(table)
            table.play(self.scenario.thought)
        else:
            self.spares.append(table)

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.refused = str(error) or type(error).__name__

    async def _clear(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in (*self.tables, *self.spares):
            table.leave()


def _quantile(latencies: list[float], part: float) -> float:
    return latencies[int(len(latencies) * part)] if latencies else 0.0
