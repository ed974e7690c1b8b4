"""How long the event loop of a server is held: a server in a process of its own that notes it in a file."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn

from tests import processes

PROBE_SECONDS = 0.005
"""The loop is asked this often."""
NOTE_SECONDS = 0.2
"""A line of the file covers so much time."""


class Held(NamedTuple):
    """What was noted of the loop in a part of a second."""

    at: float
    """When, by the monotonic clock, which all processes of a machine share."""
    seconds: float
    """The longest time for which the loop did not come round."""
    processor: float
    """The most processor time of the loop's thread in one round. It does not grow with what other processes do."""
    process: float
    """The processor time of the server so far, of all its threads."""


async def watch(file: Path) -> None:
    """Note how long the loop is held, until it ends."""
    longest = processor = 0.0
    noted = time.monotonic()
    while True:
        begin, used = time.monotonic(), time.thread_time()
        await asyncio.sleep(PROBE_SECONDS)
        now = time.monotonic()
        longest, processor = max(longest, now - begin - PROBE_SECONDS), max(processor, time.thread_time() - used)
        if now - noted > NOTE_SECONDS:
            with file.open("a", encoding="utf-8") as out:
                out.write(f"{now} {longest} {processor} {time.process_time()}\n")
            longest, processor, noted = 0.0, 0.0, now


def serve(argument: tuple[bytes, str]) -> None:
    """Run a server with these settings, which are JSON, and watch its loop."""
    settings, file = argument
    start = uvicorn.Server.startup

    async def watched(server: Any, *values: Any, **named: Any) -> None:
        await start(server, *values, **named)
        server.loop_watch = asyncio.create_task(watch(Path(file)))

    uvicorn.Server.startup = watched  # type: ignore[method-assign, assignment]
    processes.serve(settings)


def read(file: Path, begin: float, end: float) -> list[Held]:
    """What was noted between two times."""
    found = [Held(*map(float, line.split())) for line in file.read_text(encoding="utf-8").splitlines()]
    return [held for held in found if begin <= held.at <= end]
