"""Two processes on one PostgreSQL, many games, and at random moments one of the processes is killed, hangs, is cut off or stops."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, LiteralString, get_args

import httpx
import psycopg
import websockets

from emporion.client import OPEN_SECONDS, PING_SECONDS, PONG_SECONDS, SLOW_PONG_SECONDS
from emporion.server.database import Database
from tests.server import histories
from tests.server.clients import Person
from tests.server.histories import Transcript
from tests.server.kills import REFUSALS, answer_at_random
from tests.server.serving import Process

Disturbance = Literal["kill", "hang", "cut", "stop"]
DISTURBANCES: tuple[Disturbance, ...] = get_args(Disturbance)
DISTURBED_SECONDS = 4.0
"""A process hangs, or is cut off, for this time: longer than a lease."""
FIRST_PAUSE_SECONDS = 0.1
"""The pause of the page before it connects again."""
THOUGHT_SECONDS = 0.05
"""Without it the clients take as much of the machine as they can get, and are late themselves."""
MAX_SECONDS = 30.0
"""A table that has not gone on by then does not count as lost for ever."""


class Proxy:
    """A way to PostgreSQL that can be cut: bytes then stay where they are, and new connections are not answered."""

    def __init__(self, database: str) -> None:
        found = psycopg.conninfo.conninfo_to_dict(database)
        self._socket = f"{found['host']}/.s.PGSQL.{found.get('port') or 5432}"
        self._name, self._user = found["dbname"], found["user"]
        self._open = asyncio.Event()
        self._open.set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    @property
    def database(self) -> str:
        return f"postgresql://{self._user}:@127.0.0.1:{self._server.sockets[0].getsockname()[1]}/{self._name}"

    def cut(self) -> None:
        self._open.clear()

    def mend(self) -> None:
        """Let connections through again; those that were cut are closed."""
        for writer in list(self._writers):
            writer.transport.abort()
        self._open.set()

    async def close(self) -> None:
        self.mend()
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await self._open.wait()
            there_reader, there_writer = await asyncio.open_unix_connection(self._socket)
            self._writers.add(there_writer)
            await asyncio.wait(
                [asyncio.create_task(self._pass(reader, there_writer)), asyncio.create_task(self._pass(there_reader, writer))],
                return_when=asyncio.FIRST_COMPLETED,
            )
            there_writer.close()
            self._writers.discard(there_writer)
        writer.close()
        self._writers.discard(writer)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()


class Outcome:
    """What a run has shown."""

    def __init__(self) -> None:
        self.games = self.entries = self.terms = self.told = 0
        self.times: dict[str, list[float]] = {kind: [] for kind in DISTURBANCES}
        """The times until every client of every table was told what happened after each disturbance."""

    def count(self, kind: Disturbance) -> int:
        return len(self.times[kind])

    def longest(self, kind: Disturbance) -> float:
        return max(self.times[kind], default=0.0)


class Client:
    """A client of a game. It gives sockets up and connects again by the times of `web/lib/socket.js`, as behind a load balancer."""

    def __init__(self, token: str | None, there: int) -> None:
        self.token = token
        self.there = there
        """The process that it is connected to, or tries."""
        self.told: Transcript = []
        self.told_at: list[float] = []
        """When it was told of each entry, by `time.monotonic`."""
        self.answer_within = PONG_SECONDS
        self.unanswered = 0
        self.failures = 0

    def note(self, entries: Transcript) -> None:
        self.told += entries
        self.told_at += [time.monotonic()] * len(entries)

    def note_welcome(self, took: float) -> None:
        """Note how long a socket took to its first message."""
        self.unanswered = 0
        self.answer_within = max(PONG_SECONDS, min(SLOW_PONG_SECONDS, 2 * took))

    def give_up(self, is_welcome: bool) -> None:
        """Note that a socket was silent for too long. The next attempt goes to the other process."""
        self.unanswered += not is_welcome
        self.there = 1 - self.there


class Game:
    """A table whose people reconnect and go on, whatever happens, at one process or the other."""

    def __init__(self, people: list[Person], code: str, tokens: list[str], seed: str) -> None:
        self.people = people
        self.code = code
        self.rng = random.Random(seed)
        self.clients = [Client(token, self.rng.randrange(2)) for token in [*tokens, None]]
        self.is_over = False

    async def play(self) -> None:
        """All seats, and a spectator, to the end of the game."""
        await asyncio.gather(*[self._sit(client) for client in self.clients])

    def all_told_at(self, number: int) -> float | None:
        """When the last of the clients was told of an entry; None if one of them does not know it yet."""
        if any(len(client.told) < number for client in self.clients):
            return None
        return max(client.told_at[number - 1] for client in self.clients)

    async def _sit(self, client: Client) -> None:
        while not self.is_over:
            before = len(client.told)
            try:
                await self._stay(client)
            except ConnectionRefusedError:  # a load balancer asks the other one at once
                client.there = 1 - client.there
                await asyncio.sleep(0.02)
                continue
            except TimeoutError:
                if client.unanswered < 2:
                    continue
            except (OSError, websockets.WebSocketException, EOFError):
                pass
            client.failures = client.failures + 1 if len(client.told) == before else 0
            if client.failures > 1:
                client.there = 1 - client.there
            pause = min(8.0, FIRST_PAUSE_SECONDS * 2 ** max(0, client.failures - 1))
            await asyncio.sleep(pause * (1 / 3 + 4 / 3 * self.rng.random()))

    async def _stay(self, client: Client) -> None:
        async with contextlib.AsyncExitStack() as stack:
            begin = time.monotonic()
            end = begin + OPEN_SECONDS * 2**client.unanswered
            try:
                async with asyncio.timeout(OPEN_SECONDS * 2**client.unanswered):
                    found = await stack.enter_async_context(self.people[client.there].at(self.code, client.token, after=len(client.told)))
            except TimeoutError:
                client.give_up(is_welcome=False)
                raise
            found.number = len(client.told)
            is_welcome = is_asking = False
            while not self.is_over:
                try:
                    within = client.answer_within if is_asking else PING_SECONDS
                    message = await found.receive(within if is_welcome else max(0.0, end - time.monotonic()))
                except TimeoutError:
                    if is_asking or not is_welcome:
                        found.connection.transport.abort()  # as a browser, it waits for no farewell
                        client.give_up(is_welcome)
                        raise
                    is_asking = True
                    await found.send(type="ping")
                    continue
                if not is_welcome:
                    client.note_welcome(time.monotonic() - begin)
                is_welcome, is_asking = True, False
                if message["type"] == "update":
                    client.note(message["entries"][len(client.told) - message["since"] :])
                if message["type"] == "refused":
                    assert message["error"] in (*REFUSALS, "store-failed", "store-conflict", "server-busy"), message
                    if message["error"].startswith(("store", "server")):
                        return  # the page asks for the position anew
                if (message.get("position") or {}).get("moves"):
                    await asyncio.sleep(THOUGHT_SECONDS)
                self.is_over = await answer_at_random(found, message.get("position"), self.rng) or self.is_over


class Run:
    """Two processes, each with its own way to the database, and games that are played at both."""

    def __init__(self, database: str, folder: Path, seed: str) -> None:
        self.database = database
        self.folder = folder
        self.rng = random.Random(seed)
        self.outcome = Outcome()
        self.games: list[Game] = []
        self.playing: set[asyncio.Task[None]] = set()

    async def run(self, kinds: list[Disturbance], tables: int, report: Callable[[str], object] = print) -> Outcome:
        """Disturb the processes in these ways, one after another; then play the games to their end and check everything."""
        await asyncio.to_thread(self._prepare)
        self.proxies = [Proxy(self.database) for _ in range(2)]
        for proxy in self.proxies:
            await proxy.start()
        self.processes = [Process(proxy.database, self.folder / f"log-{number}", thinkers=1) for number, proxy in enumerate(self.proxies)]
        try:
            await asyncio.gather(*[asyncio.to_thread(process.start) for process in self.processes])
            async with contextlib.AsyncExitStack() as stack:
                self.rows = await stack.enter_async_context(await psycopg.AsyncConnection.connect(self.database, autocommit=True))
                self.people = [await stack.enter_async_context(Person(process.url, "Ann")) for process in self.processes]
                for person in self.people:
                    person.http.headers["authorization"] = f"Bearer {self.people[0].token}"
                    person.token = self.people[0].token
                keeping = asyncio.create_task(self._keep_playing(tables))
                try:
                    for kind in kinds:
                        await self._settle()
                        await asyncio.sleep(self.rng.random() * 0.7)
                        report(await self._disturb(kind, await self._choose()))
                finally:
                    keeping.cancel()
                done = asyncio.gather(*self.playing)
                async with asyncio.timeout(300):
                    await done
        finally:
            for process in self.processes:
                if process.process is not None and process.process.poll() is None:
                    process.process.send_signal(signal.SIGCONT)
                    await asyncio.to_thread(process.stop)
            for proxy in self.proxies:
                await proxy.close()
        found = {game.code: [client.told for client in game.clients] for game in self.games}
        self.outcome.entries, self.outcome.terms, self.outcome.told = histories.check(self.database, found)
        self.outcome.games = len(self.games)
        for process in self.processes:
            assert "Traceback" not in process.log.read_text(), process.log
        return self.outcome

    def _prepare(self) -> None:
        kept = Database(self.database)
        kept.open()
        kept.close()
        histories.watch(self.database)

    async def _keep_playing(self, tables: int) -> None:
        while True:
            for task in [task for task in self.playing if task.done()]:
                task.result()
                self.playing.discard(task)
            while len(self.playing) < tables:
                with contextlib.suppress(httpx.HTTPError, AssertionError):
                    await self._begin(self.rng.choice(self.people))
            await asyncio.sleep(0.05)

    async def _begin(self, person: Person) -> None:
        code, tokens = await person.table("corinth", self.rng.choice(("mm", "mmm")))
        game = Game(self.people, code, tokens, f"{self.rng.random()}")
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await person.http.post(f"/tables/{code}/start", timeout=3)).status_code in (200, 409):
                    break
            person = self.rng.choice(self.people)
            await asyncio.sleep(0.05)
        self.games.append(game)
        self.playing.add(asyncio.create_task(game.play()))

    async def _settle(self) -> None:
        """Wait until both processes know of each other again."""
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    answers = [(await person.http.get("/metrics", timeout=2)).text for person in self.people]
                    if all("emporion_processes 2.0" in answer for answer in answers):
                        return
                await asyncio.sleep(0.05)

    async def _choose(self) -> int:
        """Choose the process that owns a random table."""
        codes = [game.code for game in self.games if not game.is_over]
        owners = await self._ask(
            'SELECT processes.pid FROM tables JOIN owners ON owners."table" = tables.id JOIN processes ON processes.id = owners.process'
            " WHERE tables.code = ANY(%s) ORDER BY tables.id",
            codes,
        )
        pids = [process.process.pid if process.process else 0 for process in self.processes]
        found = [pids.index(pid) for (pid,) in owners if pid in pids]
        return self.rng.choice(found or [0, 1])

    async def _disturb(self, kind: Disturbance, which: int) -> str:
        """Disturb a process and make it well again; a line about how long each part of the recovery took."""
        process, proxy = self.processes[which], self.proxies[which]
        assert process.process is not None
        ((member,),) = await self._ask("SELECT max(id) FROM processes WHERE pid = %s", process.process.pid)
        running = {game for game in self.games if not game.is_over}
        begin, begin_clock = time.monotonic(), time.time()
        match kind:
            case "kill":
                process.process.send_signal(signal.SIGKILL)
                await asyncio.to_thread(process.process.wait)
            case "stop":
                process.process.send_signal(signal.SIGTERM)
            case "hang":
                process.process.send_signal(signal.SIGSTOP)
            case "cut":
                proxy.cut()
        took = await self._wait_until_all_are_back(running, member, begin)
        self.outcome.times[kind].append(took)
        line = f"{kind}: {took:.2f} s, {self._read_log(self.processes[1 - which].log, member, begin_clock, took)}"
        if kind in ("hang", "cut"):
            await asyncio.sleep(max(0.0, begin + DISTURBED_SECONDS - time.monotonic()))
            if kind == "hang":
                process.process.send_signal(signal.SIGCONT)
            else:
                proxy.mend()
        else:
            assert await asyncio.to_thread(process.process.wait, 60) == (0 if kind == "stop" else -signal.SIGKILL)
            await asyncio.to_thread(process.start)
        return line

    async def _ask(self, statement: LiteralString, *values: object) -> list[Any]:
        return await (await self.rows.execute(statement, values)).fetchall()

    async def _wait_until_all_are_back(self, games: set[Game], member: int, begin: float) -> float:
        """The time until every client of these games was told the first entry that another process has stored since."""
        ((last,),) = await self._ask("SELECT coalesce(max(id), 0) FROM history_log")
        codes: dict[int, str] = dict(await self._ask("SELECT id, code FROM tables"))
        took, left = 0.0, set(games)
        while left:
            rows = await self._ask(
                'SELECT "table", min(number) FROM history_log WHERE id > %s AND process <> %s GROUP BY "table"', last, member
            )
            numbers = {codes[table]: number for table, number in rows if table in codes}
            for game in list(left):
                at = game.all_told_at(numbers[game.code]) if game.code in numbers else None
                if at is not None or game.is_over:
                    took = max(took, (at or begin) - begin)
                    left.discard(game)
            if time.monotonic() > begin + MAX_SECONDS:
                return MAX_SECONDS
            await asyncio.sleep(0.02)
        return took

    def _read_log(self, log: Path, member: int, begin: float, took: float) -> str:
        """What the log of the other process says: when it noticed, and how long it took to claim and to read tables."""
        lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
        lines = [line for line in lines if line["at"] >= begin]
        noticed = [line["at"] - begin for line in lines if line["what"] == "processes changed" and member in line["gone"]]
        taken = [line for line in lines if line["what"] == "table taken"]
        if not taken:
            return f"noticed after {min(noticed, default=0.0):.2f} s, no table taken"
        claim, read = (max(line[name] for line in taken) for name in ("claim", "read"))
        last = max(line["at"] for line in taken) - begin
        return (
            f"noticed after {min(noticed, default=0.0):.2f} s, {len(taken)} tables taken, the last after {last:.2f} s "
            f"(claim up to {claim:.2f} s, read up to {read:.2f} s), the last client {max(0.0, took - last):.2f} s later"
        )
