"""Removing tables that are no longer used: waiting ones without their host, and what is no game of people."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from emporion.engine.errors import EmporionError
from emporion.server import store
from emporion.server.tables import Tables

logger = logging.getLogger("emporion.expiry")
PASS_SECONDS = 600.0
"""Seconds between two looks for tables to remove."""
BATCH_TABLES = 10
"""So many tables are removed in one commit, so that moves do not wait long behind it."""
BATCH_PAUSE_SECONDS = 0.1
TOMBSTONE_DAYS = 400
"""For so long the link of a removed table says that it was removed."""
HOUR_SECONDS, DAY_SECONDS = 3600.0, 86400.0


class Expiry:
    """Removes tables: `open_hours` after the host of a waiting one was last there, `keep_days` after others were last opened."""

    def __init__(self, tables: Tables, open_hours: float, keep_days: float) -> None:
        self._tables = tables
        self._open_seconds = open_hours * HOUR_SECONDS
        self._keep_seconds = keep_days * DAY_SECONDS

    async def run(self) -> None:
        """Look for tables to remove, again and again."""
        while True:
            await asyncio.sleep(PASS_SECONDS)
            try:
                await self.remove_unused()
            except EmporionError as error:  # the store; the next pass tries again
                logger.warning("nothing removed", extra={"why": error.key})

    async def remove_unused(self) -> int:
        """Remove everything that is due; how many tables."""
        tables = self._tables
        await tables.store_opened()
        closed = await self._close_waiting()
        removed = 0
        before = time.time() - self._keep_seconds
        for batch in _batches(await tables.store.read(partial(store.unused_tables, before=before))):
            removed += await tables.remove_unused([code for code in batch if not tables.is_loaded(code)], before)
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
        await tables.store.write(partial(store.forget_removed, before=time.time() - TOMBSTONE_DAYS * DAY_SECONDS))
        if closed or removed:
            logger.info("tables removed", extra={"waiting": closed, "unused": removed})
        return closed + removed

    async def _close_waiting(self) -> int:
        """Remove waiting tables whose host has not been there for long."""
        tables = self._tables
        tables.see_hosts()
        due = [table.code for table in tables.lobby.waiting.values() if time.time() - table.seen > self._open_seconds]
        for code in due:
            try:
                await tables.remove_waiting(code)
            except EmporionError as error:
                if error.key in store.FAILURES:
                    raise
                tables.lobby.forget(code)  # removed already, or not readable
        return len(due)


def _batches(codes: list[str]) -> list[list[str]]:
    return [codes[start : start + BATCH_TABLES] for start in range(0, len(codes), BATCH_TABLES)]
