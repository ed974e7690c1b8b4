"""Seeing to who is next at a table: bots think and move, and stand in for people who are away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from emporion import players
from emporion.engine.errors import EmporionError
from emporion.server import store
from emporion.server.bots import due
from emporion.server.live import Live
from emporion.server.table import STAND_IN

if TYPE_CHECKING:
    from emporion.server.tables import Tables

logger = logging.getLogger("emporion.attending")
AGAIN = 1.0
"""Seconds after which a bot tries again what could not be stored."""
MUCH_LATER = 30.0
"""Seconds after which it tries again where something went wrong that should not."""


class Attending:
    """What bots do at the tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()

    def attend(self, live: Live) -> None:
        """See to who is next: a bot thinks, and for a person who is away a bot may stand in after a while."""
        table, seat, at = live.table, live.table.actor, live.table.at
        running = seat is not None and not self._tables.closing and table.terms.status == "running"
        if seat is not None and running and table.bot(seat) is not None and live.thinking is None and self._awaited(live):
            live.thinking = self._task(self._think(live))
        patience = table.terms.stand_in
        if seat is None or patience is None or not running or not self._away(live, seat):
            live.hurry()
        elif live.patient_with != (seat, at):  # chat, or others who come and go, are no reason to wait longer
            live.hurry()
            live.patient_with = (seat, at)
            live.patience = asyncio.get_running_loop().call_later(patience, lambda: self._task(self._stand_in(live, seat, at)))

    def _away(self, live: Live, seat: int) -> bool:
        """Whether a person is away while others are here."""
        return live.table.bot(seat) is None and seat not in live.connected and bool(live.connected)

    def _awaited(self, live: Live) -> bool:
        """Whether anybody cares for a bot's answer: somebody is there, or will be back, or only bots play."""
        people = [sitting.seat for sitting in live.table.seats if sitting.kind == "person"]
        return bool(live.connections) or not people or any(seat not in live.table.stand_ins for seat in people)

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("task failed", exc_info=task.exception())

    async def _think(self, live: Live) -> None:
        """Bots play until a person is asked."""
        try:
            while not self._tables.closing:
                try:
                    if not await self._answer(live):
                        return
                except EmporionError as error:
                    logger.warning("bot waits", extra={"table": live.table.terms.id, "why": error.key})
                    if error.key not in store.FAILURES:
                        return
                    await asyncio.sleep(AGAIN)
                except Exception as error:  # nobody else would make the game go on
                    logger.error("bot failed", extra={"table": live.table.terms.id}, exc_info=error)
                    await asyncio.sleep(MUCH_LATER)
        finally:
            if live.thinking is asyncio.current_task():
                live.thinking = None

    async def _answer(self, live: Live) -> bool:
        """A bot thinks and moves, if one is asked; whether there may be more to do."""
        async with self._tables.holding(live) as table:
            seat, at, asked = table.actor, table.at, time.monotonic()
            level = None if seat is None else table.bot(seat)
            if seat is None or level is None or table.match is None or table.terms.status != "running" or not self._awaited(live):
                return False
            match = table.match.copy()
            player = live.players.setdefault(seat, players.find(level))
        move = await self._tables.bots.choose(player, match, live.owner, lambda: live.urgency)
        await self._tables.bots.wait_for_move(live.owner.address)
        await asyncio.sleep(due(asked, time.monotonic(), table.terms.pace / 1000))
        async with self._tables.holding(live) as table:
            if table.at == at and table.bot(seat) is not None:
                await self._tables.keep(live, table.move(seat, move, at))
                self._tables.moves += 1
        return True

    async def _stand_in(self, live: Live, seat: int, at: int) -> None:
        """Somebody has been away for too long."""
        live.patience, live.patient_with = None, None
        try:
            async with self._tables.holding(live) as table:
                if table.at == at and table.actor == seat and seat not in live.connected and seat not in table.stand_ins:
                    await self._tables.keep(live, table.note("stand-in", seat, STAND_IN))
        except EmporionError as error:
            logger.warning("no bot stands in", extra={"table": live.table.terms.id, "why": error.key})
            self.attend(live)
