"""What the processes that serve one database tell each other once a second: waiting tables, games to watch, what clients have used.

Each writes its part into its own row of `processes` and reads those of the others, so a figure of another process is up to two seconds
old; limits can be exceeded by as much as a client uses at all processes in that time. Addresses are shared as digests only.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from emporion.server.cluster import Cluster
from emporion.server.guard import Limits
from emporion.server.helping import Helping
from emporion.server.people import Keys
from emporion.server.quota import Quota
from emporion.server.rooms import Rooms
from emporion.server.table_lists import MAX_LISTED_TABLES, TableLists

SHARE_SECONDS = 1.0
MAX_SHARED_NAMES = 2000
"""Of those who use something, at most this many of each kind are shared: those who use most."""
MAX_SHARED_TABLES = 2000


class SharedTable(msgspec.Struct, array_like=True):
    """A table that waits for players, with the digest of its host's address."""

    code: str
    host: str
    listed: bool
    seen: float
    address: str


class Shared(msgspec.Struct, array_like=True):
    """What a process shares."""

    waiting: list[SharedTable] = []
    begun: list[str] = []
    """Tables that waited and have begun, or were removed, in the last minute."""
    running: list[str] = []
    """Listed games in use, the newest first."""
    spent: dict[str, dict[str, float]] = {}
    """What addresses and people have spent since they are remembered, by the kind of the limit."""
    held: dict[str, dict[str, float]] = {}
    """What addresses and people have under way, by the kind of the limit."""
    figures: dict[str, float] = {}
    """The figures of the process for `metrics`."""
    free: int = 0
    """The threads for bots that have nothing to do."""


def hide_addresses(keys: Keys) -> Callable[[str], str]:
    """A function that gives the digest of an address, which other processes and the database may know."""

    @lru_cache(50_000)
    def digest(address: str) -> str:
        return keys.digest(f"address {address}").hex()[:16]

    return digest


class Sharing:
    """Collects what this process shares, and uses what the others do."""

    def __init__(
        self,
        cluster: Cluster,
        rooms: Rooms,
        lists: TableLists,
        limits: Limits,
        quotas: Mapping[str, Quota[Any]],
        figures: Callable[[], dict[str, float]],
        helping: Helping,
    ) -> None:
        self._cluster = cluster
        self._rooms = rooms
        self._lists = lists
        self._limits = limits
        self._quotas = quotas
        self._figures = figures
        self._helping = helping
        self._others: dict[int, Shared] = {}
        cluster.on_shared = self.receive

    async def run(self) -> None:
        """Share once a second."""
        while True:
            self._cluster.outgoing = msgspec.msgpack.encode(self._collect())
            await asyncio.sleep(SHARE_SECONDS)

    def _collect(self) -> Shared:
        rooms, lobby = self._rooms, self._rooms.lobby
        rooms.see_hosts()
        waiting = [table for code, table in lobby.waiting.items() if code in rooms.live]
        held = {"sockets": self._limits.held}
        for name, quota in self._quotas.items():
            held[f"{name} persons"], held[f"{name} addresses"] = quota.count()
        return Shared(
            [SharedTable(table.code, table.host, table.listed, table.seen, table.address) for table in waiting[-MAX_SHARED_TABLES:]],
            lobby.list_begun(),
            self._lists.list_watchable()[:MAX_LISTED_TABLES],
            {kind: _most(spending.spent) for kind, spending in self._limits.spendings.items()},
            {kind: _most(counts) for kind, counts in held.items()},
            self._figures(),
            self._helping.free,
        )

    def receive(self, found: dict[int, bytes]) -> None:
        """Use what the other processes share."""
        before, self._others = self._others, {}
        for process, encoded in found.items():
            try:
                self._others[process] = msgspec.msgpack.decode(encoded, type=Shared)
            except msgspec.DecodeError:  # a process of another version: what it shares is left out
                continue
        now = time.time()
        for process, shared in self._others.items():
            for table in shared.waiting:
                if table.code not in self._rooms.live:
                    self._rooms.lobby.see_elsewhere(table.code, table.host, table.listed, min(table.seen, now), table.address)
            for code in shared.begun:
                if code not in self._rooms.live:
                    self._rooms.lobby.waiting.pop(code, None)
            old = before.get(process, Shared()).spent
            for kind, spending in self._limits.spendings.items():
                for name, total in shared.spent.get(kind, {}).items():
                    spent = old.get(kind, {}).get(name, 0.0)
                    spending.drain(name, total - spent if total >= spent else total)
        self._helping.room = {process: shared.free for process, shared in self._others.items()}
        self._lists.running_elsewhere = [code for shared in self._others.values() for code in shared.running]
        self._limits.held_elsewhere = self._sum("sockets")
        for kind, quota in self._quotas.items():
            quota.persons_elsewhere, quota.addresses_elsewhere = self._sum(f"{kind} persons"), self._sum(f"{kind} addresses")

    def _sum(self, kind: str) -> dict[str, float]:
        total: dict[str, float] = {}
        for shared in self._others.values():
            for name, count in shared.held.get(kind, {}).items():
                total[name] = total.get(name, 0) + count
        return total

    def add_figures(self, own: dict[str, float]) -> dict[str, float]:
        """The figures of all processes together."""
        return {name: value + sum(shared.figures.get(name, 0.0) for shared in self._others.values()) for name, value in own.items()}


def _most(amounts: Mapping[str, float]) -> dict[str, float]:
    """The largest amounts."""
    if len(amounts) <= MAX_SHARED_NAMES:
        return dict(amounts)
    return dict(sorted(amounts.items(), key=lambda item: -item[1])[:MAX_SHARED_NAMES])
