"""How late the event loop is: a busy server takes on no new spectators and reviews, so that players wait less."""

from __future__ import annotations

import asyncio
import logging
import time

from emporion.engine.errors import EmporionError
from emporion.server.histogram import Histogram

logger = logging.getLogger("emporion.event_loop_delay")
PROBE_SECONDS = 0.1
"""The event loop is asked this often how late it is."""
BUSY_SECONDS = 1.0
"""An event loop that is late by this time on average is busy, until it is late by less than half of it."""
WEIGHT = 0.1
"""The weight of the latest probe in the average: about a second counts."""


class EventLoopDelay:
    """Measures how late the event loop of this process is."""

    def __init__(self) -> None:
        self.late = 0.0
        """The average lateness in seconds."""
        self.is_busy = False
        self.times = Histogram()
        """How late each probe was."""

    async def run(self) -> None:
        """Measure until the server stops."""
        while True:
            begin = time.monotonic()
            await asyncio.sleep(PROBE_SECONDS)
            self.note(time.monotonic() - begin - PROBE_SECONDS)

    def note(self, late: float) -> None:
        """Note how late the event loop was."""
        self.times.add(max(0.0, late))
        self.late += WEIGHT * (late - self.late)
        is_busy = self.late > (BUSY_SECONDS / 2 if self.is_busy else BUSY_SECONDS)
        if is_busy != self.is_busy:
            self.is_busy = is_busy
            logger.warning("server busy" if is_busy else "server no longer busy", extra={"late": round(self.late, 2)})

    def check(self) -> None:
        """Raise `server-busy` while the server is busy; spectators and reviews call this."""
        if self.is_busy:
            raise EmporionError("server-busy")
