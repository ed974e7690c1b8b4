"""What the processes that serve one database tell each other once a second: waiting tables, games to watch, what clients have used.

Each writes its part into its own row of `processes` and reads those of the others, so a figure of another process is up to two seconds
old; limits can be exceeded by as much as a client uses at all processes in that time. Of what clients have used only changes are written,
and the rest in turn (`amounts`). Addresses are shared as digests only.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from emporion.server.amounts import Amounts, IncomingAmounts, OutgoingAmounts
from emporion.server.cluster import Cluster
from emporion.server.guard import Limits
from emporion.server.lobby import WaitingTable
from emporion.server.metrics import combine_figures
from emporion.server.people import Keys
from emporion.server.quota import Quota
from emporion.server.remote_search import RemoteSearch
from emporion.server.rooms import Rooms
from emporion.server.table_lists import MAX_LISTED_TABLES, TableLists

SHARE_SECONDS = 1.0
MAX_SHARED_TABLES = 2000


class SharedTable(msgspec.Struct, array_like=True):
    """A table that waits for players, with the digest of its host's address."""

    code: str
    host: str
    listed: bool
    seen: float
    address: str
    barred: list[str] = []
    """The people whom the host has removed from a seat."""


class Shared(msgspec.Struct, array_like=True):
    """What a process shares."""

    waiting: list[SharedTable] = []
    begun: list[str] = []
    """Tables that waited and have begun, or were removed, in the last minute."""
    running: list[str] = []
    """Listed games in use, the newest first."""
    spent: dict[str, Amounts] = {}
    """What addresses and people have spent since they are remembered, by the kind of the limit."""
    held: dict[str, Amounts] = {}
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
        remote_search: RemoteSearch,
    ) -> None:
        self._cluster = cluster
        self._rooms = rooms
        self._lists = lists
        self._limits = limits
        self._quotas = quotas
        self._figures = figures
        self._remote_search = remote_search
        self._others: dict[int, Shared] = {}
        self._messages: dict[int, bytes] = {}
        """What each process has shared last, as it was sent."""
        held = ["sockets", *(f"{name} {whose}" for name in quotas for whose in ("persons", "addresses"))]
        self._outgoing = {kind: OutgoingAmounts() for kind in (*limits.spendings, *held)}
        self._spent = {kind: IncomingAmounts() for kind in limits.spendings}
        self._held = {kind: IncomingAmounts() for kind in held}
        limits.held_elsewhere = self._held["sockets"].total
        for name, quota in quotas.items():
            quota.persons_elsewhere, quota.addresses_elsewhere = self._held[f"{name} persons"].total, self._held[f"{name} addresses"].total
        self._receiving: asyncio.Task[None] | None = None
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
        held: dict[str, Mapping[str, float]] = {"sockets": self._limits.held}
        for name, quota in self._quotas.items():
            held[f"{name} persons"], held[f"{name} addresses"] = quota.count()
        return Shared(
            [_share_table(table) for table in waiting[-MAX_SHARED_TABLES:]],
            lobby.list_begun(),
            self._lists.list_watchable()[:MAX_LISTED_TABLES],
            {kind: self._outgoing[kind].choose(spending.spent) for kind, spending in self._limits.spendings.items()},
            {kind: self._outgoing[kind].choose(counts) for kind, counts in held.items()},
            self._figures(),
            self._remote_search.free,
        )

    def receive(self, found: dict[int, bytes]) -> None:
        """Use what the other processes share: a process at a time, so that moves need not wait for all of them."""
        if self._receiving is None or self._receiving.done():
            self._receiving = asyncio.get_running_loop().create_task(self._receive(found))

    async def _receive(self, found: dict[int, bytes]) -> None:
        for process, message in found.items():
            if process not in self._cluster.others or self._messages.get(process) == message:
                continue
            self._messages[process] = message
            try:
                self._others[process] = shared = msgspec.msgpack.decode(message, type=Shared)
            except msgspec.DecodeError:  # a process of another version: what it shares is left out
                continue
            self._note_tables(shared)
            self._note_amounts(process, shared)
            await asyncio.sleep(0)
        self._note_processes()

    def forget(self, gone: Collection[int]) -> None:
        """Forget what processes that are gone have shared: their clients come to the others at once."""
        for process in gone:
            self._others.pop(process, None)
            self._messages.pop(process, None)
        for incoming in self._held.values():  # what has been spent stays spent
            incoming.forget(gone)
        self._note_processes()

    def _note_processes(self) -> None:
        self._remote_search.free_elsewhere = {process: shared.free for process, shared in self._others.items()}
        self._lists.running_elsewhere = [code for shared in self._others.values() for code in shared.running]

    def _note_tables(self, shared: Shared) -> None:
        now, rooms = time.time(), self._rooms
        for table in shared.waiting:
            if table.code not in rooms.live:
                rooms.lobby.see_elsewhere(
                    WaitingTable(table.code, table.host, table.listed, min(table.seen, now), table.address, set(table.barred))
                )
        for code in shared.begun:
            if code not in rooms.live:
                rooms.lobby.waiting.pop(code, None)

    def _note_amounts(self, process: int, shared: Shared) -> None:
        for kind, spending in self._limits.spendings.items():
            for name, grown in self._spent[kind].merge(process, shared.spent.get(kind, {})).items():
                spending.drain(name, grown)
        for kind, incoming in self._held.items():
            incoming.merge(process, shared.held.get(kind, {}))

    def add_figures(self, own: dict[str, float]) -> dict[str, float]:
        """The figures of all processes together."""
        return combine_figures(own, [shared.figures for shared in self._others.values()])


def _share_table(table: WaitingTable) -> SharedTable:
    return SharedTable(table.code, table.host, table.listed, table.seen, table.address, sorted(table.barred))
