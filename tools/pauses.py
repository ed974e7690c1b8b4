"""When the machine itself stood still: a virtual one is not run by its host for some tenths of a second now and then.

Each core has a watcher before which nothing else is served; if it wakes late, then because the core did not run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import IO

from tests.conftest import ROOT

NAP, LATE = 0.004, 0.015
"""Seconds that a watcher sleeps, and after how many it is late."""
FIRST = 50
"""Its priority: before everything that has none of its own."""


@dataclass
class Pauses:
    """What the watchers have seen since they began."""

    watching: int = 0
    """How many cores are watched: none where this process may not raise its priority."""
    seen: list[tuple[float, float]] = field(default_factory=list)
    """When a pause began, in seconds since 1970, and how long it was."""

    def during(self, start: float, end: float) -> bool:
        """Whether the machine stood still at some time between these."""
        return any(began < end and began + length > start for began, length in self.seen)

    @property
    def longest(self) -> float:
        return max((length for _, length in self.seen), default=0.0)


@contextmanager
def watched() -> Iterator[Pauses]:
    """Watch every core."""
    pauses = Pauses()
    command = [sys.executable, "-m", "tools.pauses"]
    watchers = [
        subprocess.Popen([*command, str(core)], cwd=ROOT, stdout=subprocess.PIPE, text=True) for core in sorted(os.sched_getaffinity(0))
    ]
    readers = [threading.Thread(target=_read, args=(watcher.stdout, pauses), daemon=True) for watcher in watchers]
    for reader in readers:
        reader.start()
    try:
        yield pauses
    finally:
        time.sleep(10 * NAP)
        for watcher, reader in zip(watchers, readers, strict=True):
            watcher.kill()
            watcher.wait()
            reader.join()


def _read(output: IO[str] | None, pauses: Pauses) -> None:
    for line in output or ():
        if line.startswith("watching"):
            pauses.watching += 1
        else:
            began, length = map(float, line.split())
            pauses.seen.append((began, length))


def _watch(core: int) -> None:
    os.sched_setaffinity(0, {core})
    with suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(FIRST))
        print("watching", flush=True)
    if os.sched_getscheduler(0) != os.SCHED_FIFO:
        return
    last = time.time()
    while True:
        time.sleep(NAP)
        now = time.time()
        if now - last > LATE:
            print(f"{last:.4f} {now - last:.4f}", flush=True)
        last = now


if __name__ == "__main__":
    _watch(int(sys.argv[1]))
