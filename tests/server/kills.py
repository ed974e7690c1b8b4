"""kill -9 at random moments of many games: what a client was told of is still stored, and every game goes on to its end."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

import httpx
import websockets

from emporion import games
from emporion.engine import record
from emporion.server import queries
from emporion.tables import fairness
from emporion.tables.fairness import Fair
from tests.server.clients import Json, Person, Socket
from tests.server.serving import Process, rows

KINDS = {"corinth": ("mm", "mb", "mmm", "mmmm"), "golden-horn": ("mm", "mmm")}
"""A bot takes its time for every move: a few are enough."""
REFUSALS = ("table-stale", "table-doubled", "table-undone", "table-not-asked", "table-no-undo")
"""The refusals that a client may get if it sends twice, or again after a break."""


class Outcome:
    """What a run has shown."""

    def __init__(self) -> None:
        self.kills = self.games = self.seen = self.events = self.chance = 0
        self.longest = 0.0


async def answer_at_random(found: Socket, position: Json | None, rng: random.Random) -> bool:
    """Take back, talk, and play at a position; sometimes send a move twice. Return whether the game is over."""
    if position and position["actor"] == "over":
        return True
    if position and position.get("undo") and rng.random() < 0.1:
        await found.send(type="undo", at=position["at"])
    elif position and position.get("moves"):
        if rng.random() < 0.05:
            await found.send(type="chat", text="hm")
        await found.send(type="move", move=rng.choice(position["moves"])["move"], at=position["at"])
        if rng.random() < 0.2:  # a doubled message
            await found.send(type="move", move=position["moves"][0]["move"], at=position["at"])
    return False


class Game:
    """A table whose people reconnect and go on, whatever happens."""

    def __init__(self, person: Person, code: str, tokens: list[str], seed: str) -> None:
        self.person = person
        self.code = code
        self.tokens = tokens
        self.rng = random.Random(seed)
        self.seen: dict[int, Json] = {}
        """Every entry that a client was sent, by its number."""
        self.is_over = False

    async def play(self) -> None:
        """All seats, and a spectator, to the end of the game."""
        await asyncio.gather(*[self._sit(seat, token) for seat, token in enumerate([*self.tokens, None])])

    async def _sit(self, seat: int, token: str | None) -> None:
        known: list[Json] = []
        while not self.is_over:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError, EOFError):
                async with self.person.at(self.code, token, after=len(known)) as found:
                    found.number = len(known)
                    while not self.is_over:
                        message = await found.receive(5)
                        if message["type"] == "update":
                            self._note(message["entries"])
                            known = known[: message["since"]] + message["entries"]
                        if message["type"] == "refused":
                            assert message["error"] in REFUSALS, message
                        self.is_over = await answer_at_random(found, message.get("position"), self.rng) or self.is_over
            await asyncio.sleep(0.02)

    def _note(self, entries: list[Json]) -> None:
        for entry in entries:
            before = self.seen.setdefault(entry["number"], entry)
            for part in ("kind", "move", "seat", "at"):
                assert before.get(part) == entry.get(part), "an entry is sent the same each time"


async def run(process: Process, database: str, kills: int, seed: str, tables: int = 4) -> Outcome:
    """Start a server, play at several tables at once, and kill it so often; then check everything."""
    outcome, rng = Outcome(), random.Random(seed)
    await asyncio.to_thread(process.start)
    played: list[Game] = []
    async with Person(process.url, "Ann") as ann:
        playing: set[asyncio.Task[None]] = set()
        killing = asyncio.create_task(_kill(process, kills, rng, outcome))
        while not killing.done() or playing:
            if killing.done():
                killing.result()  # a server that does not come back ends it here
            while len(playing) < tables and not killing.done():
                game = await _table(ann, rng)
                if game is None:
                    await asyncio.sleep(0.05)
                    continue
                played.append(game)
                playing.add(asyncio.create_task(game.play()))
            if playing:
                done, playing = await asyncio.wait(playing, timeout=0.2, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            else:
                await asyncio.sleep(0.05)
        await killing
        for game in played:
            _check(database, game, (await ann.http.get(f"/tables/{game.code}/record")).content, outcome)
    assert await asyncio.to_thread(process.stop) == 0
    log = process.log.read_text()
    assert "Traceback" not in log
    assert not [token for game in played for token in (*game.tokens, ann.token) if token in log]
    return outcome


async def _table(ann: Person, rng: random.Random) -> Game | None:
    """A table that has begun; None while the server is not there."""
    try:
        game = rng.choice(games.NAMES)
        code, tokens = await ann.table(game, rng.choice(KINDS[game]))
        for _ in range(2000):
            with contextlib.suppress(httpx.HTTPError):
                answer = await ann.http.post(f"/tables/{code}/start")
                assert answer.status_code in (200, 409), answer.text
                return Game(ann, code, tokens, f"{rng.random()}")
            await asyncio.sleep(0.05)
    except httpx.HTTPError:
        return None
    raise AssertionError("the server does not come back")


async def _kill(process: Process, kills: int, rng: random.Random, outcome: Outcome) -> None:
    for _ in range(kills):
        await asyncio.sleep(rng.random() * 0.7)
        process.kill()
        if rng.random() < 0.15:  # and once more before it is there
            process.launch()
            await asyncio.sleep(rng.random() * 2)
            process.kill()
        begin = time.monotonic()
        await asyncio.to_thread(process.start)
        outcome.longest = max(outcome.longest, time.monotonic() - begin)
        outcome.kills += 1


def _check(database: str, game: Game, data: bytes, outcome: Outcome) -> None:
    with rows(database) as connection:
        found = queries.find_table(connection, game.code)
    assert found is not None
    entries = {entry.number: entry for entry in found[2]}
    assert sorted(entries) == list(range(1, len(entries) + 1)), "numbers without gaps"
    for number, sent in game.seen.items():
        entry = entries[number]
        assert (entry.kind, entry.seat, entry.at) == (sent["kind"], sent.get("seat"), sent["at"])
        assert sent.get("move") in (None, entry.text)
    match = games.replay(data)
    assert match.is_over
    fair = record.header(data)["fair"]
    assert fair["seed"] == found[0].seed.hex()
    outcome.chance += fairness.verify(match, Fair(**fair))
    outcome.games += 1
    outcome.seen += len(game.seen)
    outcome.events += len(entries)


def process_at(database: str, folder: Path) -> Process:
    return Process(database, folder / f"log-{abs(hash(database))}", thinkers=1)


def line(name: str, outcome: Outcome) -> str:
    """A row of the proof."""
    figures = [outcome.kills, outcome.games, outcome.events, outcome.seen, outcome.chance]
    return f"| {name} | " + " | ".join(f"{figure:,}" for figure in figures) + f" | {outcome.longest:.1f} s |"
