"""The long counts of the table server: kills, fuzzed messages, dice."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from emporion.tables.fairness import dice_key
from tests.server.clients import Person, play
from tests.server.disturbances import DISTURBANCES, Disturbance, Run
from tests.server.evenness import Found, cards, dice, neighbors, streams
from tests.server.fuzzing import Outcome, broken_frames, fuzz
from tests.server.kills import Outcome as Killed
from tests.server.kills import line, run
from tests.server.serving import PostgreSQL, Process

KILLS, ROUND = 200, 20
DISTURBED, DISTURBED_ROUND = 500, 25
"""Kills of one of two processes, and those of one round."""
WANTED_SECONDS: dict[Disturbance, float] = {"kill": 5.0, "hang": 5.0, "cut": 5.0, "stop": 0.5}
"""Every client is told how its table goes on within this time."""
MESSAGES = 100_000
DICE = 1_000_000
Lines = list[str]


def kills() -> Lines:
    """The server is killed at random moments of many games"""
    lines = [
        "Games of both games at four tables of each of two servers at once, by clients that connect again, send again, take back and talk.",
        "`kill -9`, some of them while the server starts, then a new start on the same store. Every event that a client was told of is",
        "stored as it was told, numbers have no gaps, every game came to its end, and every chance event follows from the game's seed.",
        "",
        "| store | kills | games to their end | events stored | of them told | chance events checked | slowest start |",
        "|---|---|---|---|---|---|---|",
    ]
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        tempfile.TemporaryDirectory(prefix="emporion-pg-", ignore_cleanup_errors=True) as data,
    ):
        postgresql = PostgreSQL(Path(data) / "data")
        try:
            for number in range(KILLS // ROUND // 2):
                databases = {"SQLite": str(Path(folder) / f"{number}.db"), "PostgreSQL": postgresql.database()}
                for name, outcome in zip(databases, asyncio.run(_both(databases, Path(folder), number)), strict=True):
                    lines.append(line(name, outcome))
                    print(lines[-1], flush=True)
        finally:
            postgresql.close()
    return lines


async def _both(databases: dict[str, str], folder: Path, number: int) -> list[Killed]:
    """A server on each store at once: while one starts anew, the other is played on."""
    rounds = [
        run(Process(database, folder / f"{name}-{number}.log"), database, ROUND, f"proof {name} {number}")
        for name, database in databases.items()
    ]
    return list(await asyncio.gather(*rounds))


def disturbances(total: int = DISTURBED) -> Lines:
    """One of two processes is killed, hangs, is cut off or stops at random moments of many games"""
    lines = [
        "Two processes on one PostgreSQL, games of Corinth at six tables, clients spread over both that connect again and send again.",
        "Mostly one process is killed with `kill -9`; now and then it hangs (SIGSTOP), is cut off from the database, or stops.",
        "A checker that is not the server's code reads the rows and what each client was told: numbers without gaps, one owner a term, no",
        "entry stored in an old term, every client saw the beginning of the log. Clients wait as long as the page for an answer, and",
        "think for 50 ms. The times are the longest until the last client of all tables was told of the first entry that the other",
        "process stored.",
        "",
        "| kills | hung | cut off | stopped | games | events stored | told | terms | after a kill | hung | cut off | stopped |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    others: list[Disturbance] = ["hang", "cut", "stop"]
    all_times: dict[Disturbance, list[float]] = {kind: [] for kind in DISTURBANCES}
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        tempfile.TemporaryDirectory(prefix="emporion-pg-", ignore_cleanup_errors=True) as data,
    ):
        postgresql = PostgreSQL(Path(data) / "data")
        try:
            for number in range(-(-total // DISTURBED_ROUND)):
                rng, kills = Random(number), min(DISTURBED_ROUND, total - number * DISTURBED_ROUND)
                kinds: list[Disturbance] = [rng.choice(others) for _ in range(-(-kills // 5))]
                kinds += ["kill" for _ in range(kills)]
                rng.shuffle(kinds)
                run_of_both = Run(postgresql.database(), Path(tempfile.mkdtemp(dir=folder)), f"proof {number}")
                found = asyncio.run(run_of_both.run(kinds, 6, partial(print, flush=True)))
                counts = [found.count(kind) for kind in DISTURBANCES] + [found.games, found.entries, found.told, found.terms]
                times = [f"{found.longest(kind):.2f} s" for kind in DISTURBANCES]
                for kind in DISTURBANCES:
                    all_times[kind] += found.times[kind]
                lines.append("| " + " | ".join([*(f"{count:,}" for count in counts), *times]) + " |")
                print(lines[-1], flush=True)
        finally:
            postgresql.close()
    lines.append("")
    for kind, wanted in WANTED_SECONDS.items():
        if found_times := sorted(all_times[kind]):
            late = sum(one >= wanted for one in found_times)
            half, met = found_times[len(found_times) // 2], f"NO, {late} times" if late else "yes"
            lines.append(f"- {kind}: median {half:.2f} s, longest {found_times[-1]:.2f} s, wanted under {wanted} s: {met}")
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

    lines = []
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(prefix="emporion-pg-") as data:
        postgresql = PostgreSQL(Path(data) / "data")
        try:
            for name, database in {"SQLite": str(Path(folder) / "tables.db"), "PostgreSQL": postgresql.database()}.items():
                process = Process(database, Path(folder) / f"{name}.log")
                process.start()
                outcome, played = asyncio.run(fuzzed(process.url))
                assert process.stop() == 0
                assert "Traceback" not in process.log.read_text()
                lines += [
                    f"On {name}, {outcome.sent:,} messages (valid, spoiled, noise, nested, too long) over {outcome.closed:,} sockets:",
                    f"{outcome.refused:,} were refused with a sentence. Meanwhile {played} games were played to their end at other tables",
                    "of the server. No traceback in its log, health in order.",
                    "",
                ]
        finally:
            postgresql.close()
    return lines


def stream() -> Lines:
    """A million dice of the HMAC stream"""
    begin = time.perf_counter()
    key = dice_key(b"proof", 2, ["11" * 32, None, "33" * 32])
    rolls = dice(DICE, key)
    faces = Counter(face for roll in rolls for face in roll)
    found = [streams(faces, dict.fromkeys(range(1, 7), 1 / 6), "faces of Corinth's dice"), neighbors(rolls), *cards(200_000, key)]
    lines = ["| what | number | chi-square | degrees of freedom | standard deviations away |", "|---|---|---|---|---|"]
    lines += [_row(one) for one in found]
    assert all(one.likely for one in found)
    return [*lines, "", f"Faces: {dict(sorted(faces.items()))}. {time.perf_counter() - begin:.0f} s."]


def _row(found: Found) -> str:
    return f"| {found.what} | {found.number:,} | {found.square:.1f} | {found.freedom} | {found.far:+.2f} |"


PARTS: dict[str, Callable[[], Lines]] = {
    "server-kills": kills,
    "server-processes": disturbances,
    "server-messages": messages,
    "server-dice": stream,
}
