"""The removal of unused tables: waiting ones without their host, and those in which no people play."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from emporion.engine.errors import EmporionError
from emporion.server import queries, retention
from emporion.server.database_health import RETRYABLE_KEYS
from emporion.server.ownership import TableMoved
from emporion.server.retention import DAY_SECONDS, HOUR_SECONDS, TOMBSTONE_DAYS, batches
from emporion.server.rooms import Rooms

logger = logging.getLogger("emporion.expiry")
PASS_SECONDS = 600.0
"""The time between two passes that remove tables."""
BATCH_PAUSE_SECONDS = 0.1
CHAT_PASS_SECONDS = DAY_SECONDS
"""The time between two looks for old messages, which read all logs."""


class Expiry:
    """Removes waiting tables `open_hours` after their host was last connected, unused ones `keep_days` after they were last opened, and
    what was said at tables whose game is over after `chat_days`, unless these are 0.
    """

    def __init__(self, rooms: Rooms, open_hours: float, keep_days: float, chat_days: float = 0) -> None:
        self._rooms = rooms
        self._open_seconds = open_hours * HOUR_SECONDS
        self._keep_seconds = keep_days * DAY_SECONDS
        self._chat_seconds = chat_days * DAY_SECONDS
        self._chat_read = 0.0
        """When it last looked for old messages."""

    async def run(self) -> None:
        """Remove unused tables in regular passes."""
        while True:
            await asyncio.sleep(PASS_SECONDS)
            try:
                if self._rooms.tidies:
                    await self.remove_unused()
                else:
                    await self._rooms.store_opened()
                    await self.close_waiting()
            except EmporionError as error:  # the store; the next pass tries again
                logger.warning("nothing removed", extra={"why": error.key})

    async def remove_unused(self) -> int:
        """Remove all tables that are due, and return their number."""
        rooms = self._rooms
        await rooms.store_opened()
        closed = await self.close_waiting()
        removed = 0
        before = time.time() - self._keep_seconds
        for batch in batches(await rooms.database.read(partial(queries.list_unused, before=before))):
            removed += await rooms.remove_unused([code for code in batch if not rooms.is_loaded(code)], before)
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
        await self._remove_chat()
        await rooms.database.writer.write(partial(queries.forget_removed, before=time.time() - TOMBSTONE_DAYS * DAY_SECONDS))
        if closed or removed:
            logger.info("tables removed", extra={"waiting": closed, "unused": removed})
        return closed + removed

    async def _remove_chat(self) -> None:
        """Empty old messages of games that are over, once in `CHAT_PASS_SECONDS`."""
        now = time.time()
        if not self._chat_seconds or now - self._chat_read < CHAT_PASS_SECONDS:
            return
        self._chat_read, before, database = now, now - self._chat_seconds, self._rooms.database
        found = await database.read(partial(retention.list_old_chat, before=before))
        for tables in batches([table for table, _ in found]):
            await database.writer.write(partial(retention.remove_chat, tables=tables, before=before))
            await asyncio.sleep(BATCH_PAUSE_SECONDS)

    async def close_waiting(self) -> int:
        """Remove waiting tables whose host has been away for too long.

        Each process removes its own: only it knows whether the host is connected. The tables that no process has in memory are removed by
        the one that tidies.
        """
        rooms, before = self._rooms, time.time() - self._open_seconds
        rooms.see_hosts()
        due = [table.code for table in rooms.lobby.waiting.values() if table.seen < before]
        closed = 0
        for code in due:
            if not rooms.tidies and not rooms.is_loaded(code):
                continue
            try:
                closed += await rooms.remove_without_host(code, before)
            except TableMoved:  # its owner removes it
                continue
            except EmporionError as error:
                if error.key in RETRYABLE_KEYS:
                    raise
                rooms.lobby.forget(code)  # removed already, or not readable
        return closed
