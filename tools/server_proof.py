"""The long counts of the table server: kills, fuzzed messages, dice."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.server.clients import Person, play
from tests.server.evenness import Found, cards, dice, neighbours, streams
from tests.server.fuzzing import Outcome, broken_frames, fuzz
from tests.server.kills import line, run
from tests.server.serving import PostgreSQL, Process

KILLS, ROUND = 200, 20
MESSAGES = 100_000
DICE = 1_000_000
Lines = list[str]


def kills() -> Lines:
    """The server is killed at random moments of many games"""
    lines = [
        "Games of both games at four tables at once, by clients that connect again and send again. `kill -9`, then a new start on the same",
        "store. Every event that anybody was told of is stored as it was told, numbers have no gaps, every game came to its end, and every",
        "chance event follows from the game's seed.",
        "",
        "| store | kills | games to their end | events stored | of them told | chance events checked | slowest start |",
        "|---|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        postgresql = PostgreSQL(Path(tempfile.mkdtemp(prefix="emporion-pg-")) / "data")
        for number in range(KILLS // ROUND):
            name = ("SQLite", "PostgreSQL")[number % 2]
            database = postgresql.database() if number % 2 else str(Path(folder) / f"{number}.db")
            outcome = asyncio.run(run(Process(database, Path(folder) / f"{number}.log"), database, ROUND, f"proof {number}"))
            lines.append(line(name, outcome))
            print(lines[-1], flush=True)
        postgresql.close()
    return lines


def messages() -> Lines:
    """Fuzzed socket messages"""

    async def fuzzed(url: str) -> tuple[Outcome, int]:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            code, tokens = await ann.running("golden-horn", "mm")
            fuzzing = asyncio.create_task(fuzz(ann, code, tokens, MESSAGES, "proof"))
            played = 0
            while not fuzzing.done():
                other, others = await bob.running(("corinth", "golden-horn")[played % 2], "mm")
                await asyncio.gather(*[play(bob, other, token, Random(seat)) for seat, token in enumerate(others)])
                await broken_frames(url, code, f"proof {played}", 20)
                played += 1
            assert (await ann.get("/health"))["ok"]
            return await fuzzing, played

    with tempfile.TemporaryDirectory() as folder:
        process = Process(str(Path(folder) / "tables.db"), Path(folder) / "log")
        process.start()
        outcome, played = asyncio.run(fuzzed(process.url))
        assert process.stop() == 0
        assert "Traceback" not in process.log.read_text()
    return [
        f"{outcome.sent:,} messages (valid, spoiled, noise, nested, too long) over {outcome.closed:,} sockets:",
        f"{outcome.refused:,} were refused with a sentence.",
        f"Meanwhile {played} games were played to their end at other tables of the server. No traceback in its log, health in order.",
    ]


def stream() -> Lines:
    """A million dice of the HMAC stream"""
    begin = time.perf_counter()
    rolls = dice(DICE, b"proof")
    faces = Counter(face for roll in rolls for face in roll)
    found = [streams(faces, dict.fromkeys(range(1, 7), 1 / 6), "faces of Corinth's dice"), neighbours(rolls), *cards(200_000, b"proof")]
    lines = ["| what | number | chi-square | degrees of freedom | standard deviations away |", "|---|---|---|---|---|"]
    lines += [_row(one) for one in found]
    assert all(one.likely for one in found)
    return [*lines, "", f"Faces: {dict(sorted(faces.items()))}. {time.perf_counter() - begin:.0f} s."]


def _row(found: Found) -> str:
    return f"| {found.what} | {found.number:,} | {found.square:.1f} | {found.freedom} | {found.far:+.2f} |"


PARTS: dict[str, Callable[[], Lines]] = {"server-kills": kills, "server-messages": messages, "server-dice": stream}
