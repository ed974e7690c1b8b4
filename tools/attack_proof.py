"""What others notice while one client attacks the server."""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.conftest import ROOT
from tests.server.attacks import ATTACKS, Client
from tests.server.serving import Process

SECONDS = 20
"""For which each attack is measured, after its first three."""
SETTLING = 3.0
HONEST_ADDRESS = "127.0.0.2"
LIMITS = {"requests": 600, "messages": 20, "sockets": 200, "budget": 600, "bot_tables": 20, "reviews": 4}
"""As documented."""
Lines = list[str]


class Figures:
    """What an honest client noticed."""

    def __init__(self) -> None:
        self.requests: list[float] = []
        self.bots: list[float] = []
        self.megabytes = 0.0

    @property
    def p99(self) -> float:
        found = sorted(self.requests)
        return found[int(len(found) * 0.99)]

    def row(self, name: str) -> str:
        """A line of the table."""
        found = sorted(self.requests)
        bots = self.bots or [float("nan")]
        return (
            f"| {name} | {1000 * found[len(found) // 2]:.1f} | {1000 * self.p99:.1f} | {1000 * found[-1]:.0f} | "
            f"{sum(bots) / len(bots):.2f} | {max(bots):.2f} | {len(self.bots)} | {self.megabytes:.0f} |"
        )


async def _ask(client: Client, end: float, found: list[float]) -> None:
    """How long a small request takes."""
    while time.monotonic() < end:
        begin = time.perf_counter()
        answer = await client.http.get("/me")
        assert answer.status_code == 200, answer.text
        found.append(time.perf_counter() - begin)
        await asyncio.sleep(0.12)


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


async def _measure(url: str, process: int, seconds: float) -> Figures:
    found = Figures()
    end = time.monotonic() + seconds

    async def weigh() -> None:
        while time.monotonic() < end:
            found.megabytes = max(found.megabytes, _megabytes(process))
            await asyncio.sleep(0.2)

    async with Client(url, HONEST_ADDRESS, "Ada") as client, Client(url, HONEST_ADDRESS, "Bo") as other:
        await asyncio.gather(_ask(client, end, found.requests), _play(other, end, found.bots), weigh())
    return found


def one(name: str, seconds: float = SECONDS) -> tuple[Figures, Figures]:
    """A new server, calm and then under an attack."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Process(str(Path(folder) / "tables.db"), Path(folder) / "log", **LIMITS)
        server.start()
        assert server.process is not None
        attacker = None
        try:
            calm = asyncio.run(_measure(server.url, server.process.pid, seconds / 2))
            command = [sys.executable, "-m", "tests.server.attacks", name, server.url, str(seconds + SETTLING)]
            attacker = subprocess.Popen(command, cwd=ROOT)
            time.sleep(SETTLING)
            under = asyncio.run(_measure(server.url, server.process.pid, seconds))
            assert "Traceback" not in server.log.read_text(), server.log.read_text()[-2000:]
        finally:
            if attacker is not None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    attacker.wait(seconds)
                attacker.kill()
            server.stop()
        return calm, under


def attacks() -> Lines:
    """What others notice while one client attacks the server"""
    lines = [
        f"A server with its usual limits, one attacker for {SECONDS:.0f} s, and an honest client that sends small requests and",
        "plays against an easy bot. Server, attacker and client share two cores. Each pair of rows is a new server: calm, then attacked.",
        "",
        "| attack | request p50 ms | p99 ms | worst ms | easy bot mean s | worst s | answers | memory MB |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name in ATTACKS:
        calm, under = one(name)
        lines += [calm.row(f"{name}: calm"), under.row(name)]
        print(lines[-2], lines[-1], sep="\n", flush=True)
    return lines


PARTS: dict[str, Callable[[], Lines]] = {"server-attacks": attacks}

if __name__ == "__main__":
    for wanted in sys.argv[1:] or list(ATTACKS):
        before, during = one(wanted)
        print(before.row(f"{wanted}: calm"), during.row(wanted), sep="\n", flush=True)
