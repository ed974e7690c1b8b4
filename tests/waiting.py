"""How long a test waits for something that must happen, and the loops that wait.

The limit only decides when a test that fails gives up. It is long because a machine with much other work may take many times as long as
a quiet one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

WAIT_SECONDS = 120.0
WAIT_MS = WAIT_SECONDS * 1000
PAUSE_SECONDS = 0.01


def wait_until(holds: Callable[[], object], complaint: Callable[[], object] = lambda: "") -> None:
    """Wait until `holds` returns something true. `complaint` explains a failure, for example by a log."""
    end = time.monotonic() + WAIT_SECONDS
    while not holds():
        assert time.monotonic() < end, complaint()
        time.sleep(PAUSE_SECONDS)


async def until(holds: Callable[[], object], complaint: Callable[[], object] = lambda: "") -> None:
    """Wait until `holds` returns something true, while the event loop goes on."""
    end = time.monotonic() + WAIT_SECONDS
    while not holds():
        assert time.monotonic() < end, complaint()
        await asyncio.sleep(PAUSE_SECONDS)
