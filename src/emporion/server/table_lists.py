"""Lists of tables: the lobby, a person's tables, and those that other processes have in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from emporion.engine.errors import EmporionError
from emporion.server import queries
from emporion.server.lobby import HOST_AWAY_SECONDS
from emporion.server.people import Person
from emporion.server.rooms import Rooms
from emporion.tables.table import table_info
from emporion.tables.wire import TableInfo

LOBBY_SECONDS = 1.0
"""Where several processes have tables, the lobby is put together at most this often."""
MAX_LISTED_TABLES = 50
"""The lobby and a person's list of tables have at most this many."""


class TableLists:
    """Puts together lists of tables, as everyone sees them, from those in memory, in the store and at other processes."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self.running_elsewhere: list[str] = []
        """Listed games that other processes have in memory."""
        self.ask_infos: Callable[[int, Sequence[str]], Awaitable[list[TableInfo]]] = _ask_nobody
        """Asks another process for tables as everyone sees them."""
        self._lobby: tuple[float, asyncio.Future[list[TableInfo]]] | None = None
        """The lobby of several processes, and when it was asked for."""

    @property
    def _has_others(self) -> bool:
        """Whether other processes have tables, too."""
        return self._rooms.cluster is not None and bool(self._rooms.cluster.others)

    async def list_infos(self, codes: Sequence[str]) -> list[TableInfo]:
        """Tables as everyone sees them; of those that are not in memory the summary is read. Broken and removed tables are left out."""
        absent = [code for code in codes if code not in self._rooms.live]
        there = await self._infos_elsewhere(absent)
        absent = [code for code in absent if code not in there]
        outlines = await self._rooms.database.read(lambda connection: queries.read_outlines(connection, absent)) if absent else {}
        found = []
        for code in codes:
            if code in there:
                found.append(there[code])
                continue
            if code in outlines and code not in self._rooms.live:
                found.append(table_info(*outlines[code], ()))
                continue
            try:
                found.append(await (await self._rooms.find(code)).info())
            except EmporionError as error:
                if error.key not in ("table-broken", "table-removed", "store-moved"):
                    raise
        return found

    async def _infos_elsewhere(self, codes: Sequence[str]) -> dict[str, TableInfo]:
        """Those of these tables that other processes have in memory, as everyone sees them."""
        if self._rooms.cluster is None or not self._rooms.cluster.others or not codes:
            return {}
        holders = await self._rooms.cluster.find_holders(codes)
        asked = [self.ask_infos(process, [code for code in codes if holders.get(code) == process]) for process in set(holders.values())]
        return {info.code: info for infos in await asyncio.gather(*asked) for info in infos}

    async def live_infos(self, codes: Sequence[str]) -> list[TableInfo]:
        """Those of these tables that are in memory here, for another process."""
        found = []
        for room in [self._rooms.live[code] for code in codes if code in self._rooms.live]:
            with suppress(EmporionError):
                found.append(await room.info())
        return found

    def list_watchable(self) -> list[str]:
        """Listed games that are running in memory, the newest first."""
        return [code for code, room in self._rooms.live.items() if room.is_watchable][::-1]

    async def list_lobby(self) -> list[TableInfo]:
        """Listed tables that wait for players and whose host is connected, each host in turn; then listed games that are running."""
        if not self._has_others:
            return await self._list_lobby()
        if self._lobby is None or time.monotonic() > self._lobby[0] + LOBBY_SECONDS:
            self._lobby = time.monotonic(), asyncio.ensure_future(self._list_lobby())
        return await asyncio.shield(self._lobby[1])

    async def _list_lobby(self) -> list[TableInfo]:
        rooms, now = self._rooms, time.time()
        rooms.see_hosts()
        here = [table.code for table in rooms.lobby.waiting.values() if table.listed and now - table.seen < HOST_AWAY_SECONDS]
        waiting = [code for code in rooms.lobby.in_turn(here) if code not in rooms.live or rooms.live[code].has_open_seat]
        if not self._has_others:
            waiting = [code for code in waiting if code in rooms.live]
        running = self.list_watchable() + [code for code in self.running_elsewhere if code not in rooms.live]
        found = await self.list_infos((waiting + running)[:MAX_LISTED_TABLES])
        return [info for info in found if info.status == "running" or any(seat.kind == "open" for seat in info.seats)]

    async def list_of_person(self, person: Person) -> list[TableInfo]:
        """The tables at which a person has or had a seat, newest first."""
        return await self.list_infos(
            await self._rooms.database.read(lambda connection: queries.list_of_person(connection, person.id, MAX_LISTED_TABLES))
        )


async def _ask_nobody(_: int, __: Sequence[str]) -> list[TableInfo]:
    return []
