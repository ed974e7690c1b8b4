"""Load shedding: a busy server serves players first, and lets spectators, readers and reviews wait until it has caught up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from emporion.engine.errors import EmporionError
from emporion.server.histogram import Histogram

logger = logging.getLogger("emporion.load_shedding")
PROBE_SECONDS = 0.1
"""The event loop is asked this often how late it is, and the writer how long its oldest write has waited."""
BUSY_SECONDS = 0.25
"""A server is busy if its event loop is late by this time on average, or if its oldest write has waited so long on average, until both are
less than half of it. A player sees an answer within a tenth of a second as immediate; the goal for moves is 20 ms.
"""
WEIGHT = 0.1
"""The weight of the latest probe in the averages: about a second counts."""
SPECTATOR_SECONDS = 2.0
"""While the server is busy, spectators of a running game get what has happened this often, in one update."""


class LoadShedding:
    """Measures how busy this process is, and refuses what can wait while it is."""

    def __init__(self, oldest_write: Callable[[], float] = lambda: 0.0, is_store_good: Callable[[], bool] = lambda: True) -> None:
        self._oldest_write = oldest_write
        """How long the oldest write that is not yet stored has waited, in seconds."""
        self._is_store_good = is_store_good
        self.loop_delay = 0.0
        """The average lateness of the event loop, in seconds."""
        self.write_wait = 0.0
        """The average wait of the oldest write, in seconds."""
        self.is_busy = False
        self.times = Histogram()
        """How late the event loop was, each time that it was asked."""

    async def run(self) -> None:
        """Measure until the server stops."""
        while True:
            begin = time.monotonic()
            await asyncio.sleep(PROBE_SECONDS)
            self.note(time.monotonic() - begin - PROBE_SECONDS, self._oldest_write())

    def note(self, loop_delay: float, write_wait: float = 0.0) -> None:
        """Note how late the event loop was and how long the oldest write has waited."""
        self.times.add(max(0.0, loop_delay))
        self.loop_delay += WEIGHT * (loop_delay - self.loop_delay)
        self.write_wait += WEIGHT * (write_wait - self.write_wait)
        is_busy = max(self.loop_delay, self.write_wait) > (BUSY_SECONDS / 2 if self.is_busy else BUSY_SECONDS)
        if is_busy != self.is_busy:
            self.is_busy = is_busy
            averages = {"loop_delay": round(self.loop_delay, 2), "write_wait": round(self.write_wait, 2)}
            logger.warning("server busy" if is_busy else "server no longer busy", extra=averages)

    def check(self) -> None:
        """Raise `server-busy` while the server is busy; requests that can wait call this, those of players never.

        While the store fails, writes wait without end: then the request goes on, to be refused for what is wrong.
        """
        if self.is_busy and self._is_store_good():
            raise EmporionError("server-busy")
