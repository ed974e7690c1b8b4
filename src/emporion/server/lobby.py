"""The tables that wait for players: limits for addresses and people, the presence of hosts, the order of the lobby."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from itertools import chain, zip_longest
from typing import TypeVar

from msgspec import Struct, field

from emporion.engine.errors import EmporionError

HOST_AWAY_SECONDS = 60.0
"""A waiting table leaves the lobby this long after its host was last connected, and comes back with the host."""
BEGUN_SECONDS = 60.0
"""Other processes are told for this long that a table no longer waits."""
ADDRESS_SECONDS = 3600.0
"""A waiting table counts for its address if its host was connected within this time."""
ADDRESS_DIVISOR, PERSON_DIVISOR = 10, 50
"""An address may have a tenth of its budget in waiting tables, a person a fiftieth."""
Item = TypeVar("Item")


class WaitingTable(Struct):
    """A table that waits for players."""

    code: str
    host: str
    listed: bool
    seen: float
    """When its host was last connected, in seconds since 1970."""
    address: str = ""
    """The address of its host; empty after a restart until the host connects."""
    barred: set[str] = field(default_factory=set)
    """The ids of people whom the host has removed from a seat."""


class Lobby:
    """The tables that wait for players, in memory."""

    def __init__(self, budget: int) -> None:
        self.waiting: dict[str, WaitingTable] = {}
        self._begun: dict[str, float] = {}
        """When tables that waited have begun or were removed."""
        self.name: Callable[[str], str] = str
        """Gives the name under which an address is kept, and shared with other processes."""
        self._most_of_address = max(1, budget // ADDRESS_DIVISOR)
        self._most_of_person = max(1, budget // PERSON_DIVISOR)

    def check_limits(self, person: str, address: str) -> None:
        """Refuse another waiting table if the person or the address has too many."""
        now, address = time.time(), self.name(address)
        if sum(table.host == person for table in self.waiting.values()) >= self._most_of_person:
            raise EmporionError("too-many-waiting", most=self._most_of_person)
        if sum(table.address == address and now - table.seen < ADDRESS_SECONDS for table in self.waiting.values()) >= self._most_of_address:
            raise EmporionError("too-many-waiting-here", most=self._most_of_address)

    def add(self, code: str, host: str, listed: bool, seen: float, address: str = "") -> None:
        """Add a waiting table."""
        self.waiting.setdefault(code, WaitingTable(code, host, listed, seen, self.name(address) if address else ""))

    def see_elsewhere(self, table: WaitingTable) -> None:
        """Note a table that waits at another process."""
        if (known := self.waiting.get(table.code)) is not None:
            table.barred |= known.barred
        self.waiting[table.code] = table

    def forget(self, code: str) -> None:
        """Remove a table that has started or was removed."""
        if self.waiting.pop(code, None) is not None:
            self._begun[code] = time.time()

    def list_begun(self) -> list[str]:
        """The tables that waited and have begun, or were removed, within a minute."""
        now = time.time()
        self._begun = {code: at for code, at in self._begun.items() if now - at < BEGUN_SECONDS}
        return list(self._begun)

    def see_host(self, code: str, host: str, address: str | None = None) -> None:
        """Note that the host, who may be a new one, is connected now."""
        table = self.waiting.get(code)
        if table is not None:
            table.host, table.seen = host, time.time()
            table.address = table.address if address is None else self.name(address)

    def bar(self, code: str, person: str) -> None:
        """Note that the host has removed a person, who then cannot take a seat at the table again."""
        if code in self.waiting:
            self.waiting[code].barred.add(person)

    def is_barred(self, code: str, person: str) -> bool:
        """Whether the host has removed a person from a seat."""
        return code in self.waiting and person in self.waiting[code].barred

    def in_turn(self, codes: Iterable[str]) -> list[str]:
        """Sort the codes of waiting tables for the lobby: each address in turn, each of its hosts in turn, newest first."""
        addresses: dict[str, dict[str, list[str]]] = {}
        for code in reversed(list(codes)):
            table = self.waiting[code]
            addresses.setdefault(table.address, {}).setdefault(table.host, []).append(code)
        return take_turns(take_turns(hosts.values()) for hosts in addresses.values())


def take_turns(groups: Iterable[list[Item]]) -> list[Item]:
    """Interleave groups: the first item of each, then the second of each, and so on."""
    nothing = object()
    rounds = chain.from_iterable(zip_longest(*groups, fillvalue=nothing))
    return [item for item in rounds if item is not nothing]  # type: ignore[misc]
