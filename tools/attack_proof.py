"""What others notice while one client attacks the server.

`python -m tools.attack_proof` measures all attacks in three rounds; `--rounds 1 undo fan-out` measures these, once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median

from tests.conftest import ROOT
from tests.server import loop_watch
from tests.server.attacker import Client
from tests.server.attacks import ATTACKS
from tests.server.serving import Process

ROUNDS = 3
"""Each attack is measured on so many new servers; the medians count."""
WARMING = 1.0
"""The first requests of a server take longer; they are left out."""
CALM_SECONDS = 6.0
SECONDS = 8.0
"""For which each attack is measured, after its first `SETTLING` seconds."""
SETTLING = 3.0
ENDING = 10.0
"""An attack has so long to end."""
HONEST = ("127.0.0.2", *(f"127.0.0.{number}" for number in range(4, 11)))
"""The addresses of those who send small requests; one may send 10 a second."""
REQUEST_SECONDS = 0.125
"""Between two requests of an address."""
ATTACKER_NICENESS = 10
"""The attacker would be at another machine: here its processor time must not be that of the honest clients."""
LIMITS = {"requests": 600, "messages": 20, "sockets": 200, "budget": 600, "bot_tables": 20, "reviews": 4}
"""As documented."""
MAX_P99_RATIO, MAX_BOT_SECONDS, MAX_MEGABYTES = 2.0, 1.0, 100.0
"""What is to be reached: others' p99 at most doubles, their easy bot answers in time, and memory stays near that of the calm server."""
Lines = list[str]


@dataclass
class Figures:
    """What honest clients noticed, and what the server did."""

    requests: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    megabytes: float = 0.0
    held: float = 0.0
    """The longest time for which the event loop did not come round, in seconds."""
    processor: float = 0.0
    """The most processor time of the event loop in one round, in seconds."""
    share: float = 0.0
    """The processor time of the server, as a share of one core."""

    @property
    def p50(self) -> float:
        return median(self.requests)

    @property
    def p99(self) -> float:
        return sorted(self.requests)[int(len(self.requests) * 0.99)]

    @property
    def slowest_bot(self) -> float:
        return max(self.bots, default=float("inf"))


Round = tuple[Figures, Figures]
"""A server, calm and then under an attack."""


async def _ask(client: Client, number: int, end: float, found: list[float]) -> None:
    """How long a small request takes."""
    await asyncio.sleep(REQUEST_SECONDS * number / len(HONEST))
    while time.monotonic() < end:
        begin = time.perf_counter()
        answer = await client.http.get("/me")
        assert answer.status_code == 200, answer.text
        found.append(time.perf_counter() - begin)
        await asyncio.sleep(max(0.01, REQUEST_SECONDS - found[-1]))


async def _play(client: Client, end: float, found: list[float]) -> None:
    """How long an easy bot takes to answer."""
    rng = random.Random(1)
    while time.monotonic() < end:
        made = await client.make("corinth", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        if made is None:
            await asyncio.sleep(1)
            continue
        code, token = made["table"]["code"], made["seats"][0]["token"]
        await client.post(f"/tables/{code}/start", {})
        async with client.at(code, token) as socket:
            position = await socket.positioned()
            asked = time.perf_counter()
            while time.monotonic() < end and position["actor"] != "over":
                if position.get("moves"):
                    await socket.send(type="move", move=rng.choice(position["moves"])["move"], at=position["at"])
                    await socket.until("update", 60)
                    asked = time.perf_counter()
                else:
                    await socket.until("update", 60)
                    now = time.perf_counter()
                    found.append(now - asked)
                    asked = now
                position = socket.position or position


def _megabytes(process: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def _measure(server: Process, seconds: float) -> Figures:
    assert server.process is not None
    assert server.loop_file is not None
    found, process = Figures(), server.process.pid

    async def weigh(end: float) -> None:
        while time.monotonic() < end:
            found.megabytes = max(found.megabytes, _megabytes(process))
            await asyncio.sleep(0.2)

    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url, address, f"Ada {address}")) for address in HONEST]
        player = await stack.enter_async_context(Client(server.url, HONEST[0], "Bo"))
        begin = time.monotonic()
        end = begin + seconds
        asking = [_ask(client, number, end, found.requests) for number, client in enumerate(clients)]
        await asyncio.gather(*asking, _play(player, end, found.bots), weigh(end))
    noted = loop_watch.read(server.loop_file, begin, end)
    if len(noted) > 1:
        found.held, found.processor = max(held.seconds for held in noted), max(held.processor for held in noted)
        found.share = (noted[-1].process - noted[0].process) / (noted[-1].at - noted[0].at)
    else:  # the loop did not come round at all
        found.held = seconds
    return found


def _be_nice() -> None:
    os.nice(ATTACKER_NICENESS)


def measure_round(name: str) -> Round:
    """A new server, calm and then under an attack."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Process(str(Path(folder) / "tables.db"), Path(folder) / "log", **LIMITS)
        server.loop_file = Path(folder) / "loop"
        server.start()
        attacker = None
        try:
            asyncio.run(_measure(server, WARMING))
            calm = asyncio.run(_measure(server, CALM_SECONDS))
            command = [sys.executable, "-m", "tests.server.attacks", name, server.url, str(SECONDS + SETTLING)]
            attacker = subprocess.Popen(command, cwd=ROOT, preexec_fn=_be_nice)
            time.sleep(SETTLING)
            attacked = asyncio.run(_measure(server, SECONDS))
            assert "Traceback" not in server.log.read_text(), server.log.read_text()[-2000:]
            assert attacker.wait(ENDING) == 0, f"the attack {name} failed"
        finally:
            if attacker is not None and attacker.poll() is None:
                attacker.kill()
            server.stop()
        return calm, attacked


def find_faults(rounds: Sequence[Round]) -> list[str]:
    """What an attack does that it should not; medians of the rounds, and the slowest bot of all."""
    ratio = median(attacked.p99 for _, attacked in rounds) / median(calm.p99 for calm, _ in rounds)
    slowest = max(attacked.slowest_bot for _, attacked in rounds)
    more = median(attacked.megabytes - calm.megabytes for calm, attacked in rounds)
    found = []
    if ratio > MAX_P99_RATIO:
        found.append(f"p99 × {ratio:.1f}")
    if slowest > MAX_BOT_SECONDS:
        found.append(f"bot {slowest:.1f} s")
    if more > MAX_MEGABYTES:
        found.append(f"+{more:.0f} MB")
    return found


def _row(name: str, found: Sequence[Figures], verdict: str) -> str:
    """A line of the table: medians of the rounds, and the slowest of all."""
    bots = [seconds for figures in found for seconds in figures.bots] or [float("nan")]
    numbers = [
        f"{1000 * median(figures.p50 for figures in found):.1f}",
        f"{1000 * median(figures.p99 for figures in found):.1f}",
        f"{1000 * max(max(figures.requests) for figures in found):.0f}",
        str(sum(len(figures.requests) for figures in found)),
        f"{fmean(bots):.2f}",
        f"{max(bots):.2f}",
        f"{1000 * median(figures.held for figures in found):.0f}",
        f"{1000 * median(figures.processor for figures in found):.0f}",
        f"{100 * median(figures.share for figures in found):.0f}",
        f"{median(figures.megabytes for figures in found):.0f}",
    ]
    return f"| {name} | {' | '.join(numbers)} | {verdict} |"


HEAD = [
    "| attack | request p50 ms | p99 ms | worst ms | requests | easy bot mean s | worst s | loop held ms | of it processor ms "
    "| server % of a core | memory MB | verdict |",
    f"|---|{'---|' * 11}",
]


def measure(name: str, rounds: int = ROUNDS) -> Lines:
    """The two lines of an attack: calm and attacked."""
    found = [measure_round(name) for _ in range(rounds)]
    faults = find_faults(found)
    verdict = f"**fail**: {', '.join(faults)}" if faults else "pass"
    return [_row(f"{name}: calm", [calm for calm, _ in found], ""), _row(name, [attacked for _, attacked in found], verdict)]


def attacks() -> Lines:
    """What others notice while one client attacks the server"""
    lines = [
        f"A server with its usual limits, honest clients at {len(HONEST)} addresses that send {len(HONEST) / REQUEST_SECONDS:.0f} small",
        f"requests a second and play against an easy bot, and one attacker. In each of {ROUNDS} rounds a new server is measured",
        f"calm for {CALM_SECONDS:.0f} s, then attacked for {SECONDS:.0f} s. All share two cores; the attacker has a lower priority.",
        "p50, p99, memory and the loop are medians of the rounds, the worst are those of all. *Loop held* is the longest time for which",
        "the server's event loop did not come round, and the most processor time of its thread in a round: the first grows with what",
        "other processes do, the second does not. *Pass*: p99 at most doubles, the easy bot answers within a second, and memory is",
        f"within {MAX_MEGABYTES:.0f} MB of the calm server.",
        "",
        *HEAD,
    ]
    for name in ATTACKS:
        lines += measure(name)
        print(*lines[-2:], sep="\n", flush=True)
    return lines


PARTS: dict[str, Callable[[], Lines]] = {"server-attacks": attacks}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what others notice while one client attacks the server.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("attacks", nargs="*", metavar="attack", help=", ".join(ATTACKS))
    arguments = parser.parse_args()
    print(*HEAD, sep="\n", flush=True)
    for name in arguments.attacks or ATTACKS:
        print(*measure(name, arguments.rounds), sep="\n", flush=True)


if __name__ == "__main__":
    main()
