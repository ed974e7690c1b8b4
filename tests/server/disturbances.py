"""Two processes on one PostgreSQL, many games, and at random moments one of the processes is killed, hangs, is cut off or stops."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Literal, get_args

import httpx
import psycopg
import websockets

from emporion.server.database import Database
from tests.server import histories
from tests.server.clients import Person
from tests.server.histories import Transcript
from tests.server.kills import REFUSALS, answer_at_random
from tests.server.serving import Process

Disturbance = Literal["kill", "hang", "cut", "stop"]
DISTURBANCES: tuple[Disturbance, ...] = get_args(Disturbance)
CONNECT_SECONDS = 2.0
DISTURBED_SECONDS = 4.0
"""A process hangs, or is cut off, for this time: longer than a lease."""
ANSWER_SECONDS = 1.0
"""A client that is told nothing for this time asks; after as long again it tries the other process, as behind a load balancer."""


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
        self.disturbances: Counter[str] = Counter()
        self.games = self.entries = self.terms = self.seen = 0
        self.longest: dict[str, float] = dict.fromkeys(DISTURBANCES, 0.0)
        """The longest time until a table went on, after each kind of disturbance."""


class Game:
    """A table whose people reconnect and go on, whatever happens, at one process or the other."""

    def __init__(self, people: list[Person], code: str, tokens: list[str], seed: str) -> None:
        self.people = people
        self.code = code
        self.tokens = tokens
        self.rng = random.Random(seed)
        self.transcripts: list[Transcript] = [[] for _ in (*tokens, None)]
        self.grown = time.monotonic()
        """When a client was last told something new."""
        self.is_over = False

    async def play(self) -> None:
        """All seats, and a spectator, to the end of the game."""
        await asyncio.gather(*[self._sit(seen, token) for seen, token in zip(self.transcripts, [*self.tokens, None], strict=True)])

    async def _sit(self, transcript: Transcript, token: str | None) -> None:
        there, failures = self.rng.randrange(2), 0
        while not self.is_over:
            before = len(transcript)
            try:
                await self._stay(self.people[there], transcript, token)
                is_silent = False
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError) as error:
                is_silent = isinstance(error, TimeoutError)
            failures = failures + 1 if len(transcript) == before else 0
            if is_silent or failures > 1:
                there = 1 - there
            await asyncio.sleep(0.05)

    async def _stay(self, person: Person, transcript: Transcript, token: str | None) -> None:
        async with contextlib.AsyncExitStack() as stack:
            async with asyncio.timeout(CONNECT_SECONDS):
                found = await stack.enter_async_context(person.at(self.code, token, after=len(transcript)))
            found.number = len(transcript)
            asked = 0.0
            while not self.is_over:
                try:
                    message = await found.receive(ANSWER_SECONDS)
                except TimeoutError:
                    if asked:
                        found.connection.transport.abort()  # as a browser, it waits for no farewell
                        raise
                    asked = 1.0
                    await found.send(type="ping")
                    continue
                asked = 0.0
                if message["type"] == "update":
                    new = message["entries"][len(transcript) - message["since"] :]
                    transcript += new
                    if new:
                        self.grown = time.monotonic()
                if message["type"] == "refused":
                    assert message["error"] in (*REFUSALS, "store-failed", "store-conflict"), message
                    if message["error"].startswith("store"):
                        return  # the page asks for the position anew
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

    async def run(self, kinds: list[Disturbance], tables: int, back_seconds: float) -> Outcome:
        """Disturb the processes in these ways, one after another; then play the games to their end and check everything.

        Every table must go on within `back_seconds` after a disturbance.
        """
        await asyncio.to_thread(self._prepare)
        self.proxies = [Proxy(self.database) for _ in range(2)]
        for proxy in self.proxies:
            await proxy.start()
        self.processes = [Process(proxy.database, self.folder / f"log-{number}", thinkers=1) for number, proxy in enumerate(self.proxies)]
        try:
            await asyncio.gather(*[asyncio.to_thread(process.start) for process in self.processes])
            async with contextlib.AsyncExitStack() as stack:
                self.people = [await stack.enter_async_context(Person(process.url, "Ann")) for process in self.processes]
                for person in self.people:
                    person.http.headers["authorization"] = f"Bearer {self.people[0].token}"
                    person.token = self.people[0].token
                keeping = asyncio.create_task(self._keep_playing(tables))
                try:
                    for kind in kinds:
                        await self._settle()
                        await asyncio.sleep(self.rng.random() * 0.7)
                        took = await self._disturb(kind, self.rng.randrange(2))
                        assert took < back_seconds, (kind, took)
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
        found = {game.code: game.transcripts for game in self.games}
        self.outcome.entries, self.outcome.terms, self.outcome.seen = histories.check(self.database, found)
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

    async def _disturb(self, kind: Disturbance, which: int) -> float:
        """Disturb a process and make it well again; return the longest time until a table went on."""
        process, proxy = self.processes[which], self.proxies[which]
        assert process.process is not None
        running = [game for game in self.games if not game.is_over]
        begin = time.monotonic()
        match kind:
            case "kill":
                await asyncio.to_thread(process.kill)
            case "stop":
                process.process.send_signal(signal.SIGTERM)
            case "hang":
                process.process.send_signal(signal.SIGSTOP)
            case "cut":
                proxy.cut()
        took = max(await asyncio.gather(*[self._back(game, begin) for game in running]), default=0.0)
        self.outcome.longest[kind] = max(self.outcome.longest[kind], took)
        self.outcome.disturbances[kind] += 1
        if kind in ("hang", "cut"):
            await asyncio.sleep(max(0.0, begin + DISTURBED_SECONDS - time.monotonic()))
            if kind == "hang":
                process.process.send_signal(signal.SIGCONT)
            else:
                proxy.mend()
        else:
            assert await asyncio.to_thread(process.process.wait, 60) == (0 if kind == "stop" else -signal.SIGKILL)
            await asyncio.to_thread(process.start)
        return took

    async def _back(self, game: Game, begin: float) -> float:
        """The time until a table goes on. What was on its way when it began does not count: the second news does."""
        for _ in range(3):
            before = game.grown
            while game.grown == before and not game.is_over:
                if time.monotonic() > begin + 30:
                    return 30.0
                await asyncio.sleep(0.01)
        return time.monotonic() - begin
