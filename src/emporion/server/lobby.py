"""Tables that wait for players: how many an address and a person may have, when their hosts were there, and the order of the lobby."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import chain, zip_longest
from typing import TypeVar

from msgspec import Struct, field

from emporion.engine.errors import EmporionError

HOST_AWAY_SECONDS = 60.0
"""A waiting table leaves the lobby so long after its host was last there, and comes back with the host."""
ADDRESS_SECONDS = 3600.0
"""A waiting table counts for its address while its host has been there within this time."""
ADDRESS_SHARE, PERSON_SHARE = 10, 50
"""An address may have a tenth of its budget in waiting tables, a person a fiftieth."""
Item = TypeVar("Item")


class WaitingTable(Struct):
    """A table that waits for players."""

    code: str
    host: str
    listed: bool
    seen: float
    """When its host was last there, in seconds since 1970."""
    address: str = ""
    """Where its host was connected from; unknown after a restart until the host is back."""
    barred: set[str] = field(default_factory=set)
    """The people whom the host has removed from a seat."""


class Lobby:
    """The tables that wait for players, in memory."""

    def __init__(self, budget: int) -> None:
        self.waiting: dict[str, WaitingTable] = {}
        self._most_of_address = max(1, budget // ADDRESS_SHARE)
        self._most_of_person = max(1, budget // PERSON_SHARE)

    def check_room(self, person: str, address: str) -> None:
        """Refuse another waiting table of a person or an address that has many."""
        now = time.time()
        if sum(table.host == person for table in self.waiting.values()) >= self._most_of_person:
            raise EmporionError("too-many-waiting", most=self._most_of_person)
        if sum(table.address == address and now - table.seen < ADDRESS_SECONDS for table in self.waiting.values()) >= self._most_of_address:
            raise EmporionError("too-many-waiting-here", most=self._most_of_address)

    def add(self, code: str, host: str, listed: bool, seen: float, address: str = "") -> None:
        """Take note of a waiting table."""
        self.waiting.setdefault(code, WaitingTable(code, host, listed, seen, address))

    def forget(self, code: str) -> None:
        """The table has started, or is removed."""
        self.waiting.pop(code, None)

    def see_host(self, code: str, host: str, address: str | None = None) -> None:
        """The host, who may be a new one, is at a table now."""
        table = self.waiting.get(code)
        if table is not None:
            table.host, table.seen = host, time.time()
            table.address = table.address if address is None else address

    def bar(self, code: str, person: str) -> None:
        """A person whom the host has removed cannot sit down at the table again."""
        if code in self.waiting:
            self.waiting[code].barred.add(person)

    def is_barred(self, code: str, person: str) -> bool:
        """Whether the host has removed a person from a seat."""
        return code in self.waiting and person in self.waiting[code].barred

    def in_turn(self, codes: Iterable[str]) -> list[str]:
        """The codes of waiting tables in the order of the lobby: each address in turn, each of its hosts in turn, the newest first."""
        addresses: dict[str, dict[str, list[str]]] = {}
        for code in reversed(list(codes)):
            table = self.waiting[code]
            addresses.setdefault(table.address, {}).setdefault(table.host, []).append(code)
        return take_turns(take_turns(hosts.values()) for hosts in addresses.values())


def take_turns(groups: Iterable[list[Item]]) -> list[Item]:
    """The first of each group, then the second of each, and so on."""
    nothing = object()
    rounds = chain.from_iterable(zip_longest(*groups, fillvalue=nothing))
    return [item for item in rounds if item is not nothing]  # type: ignore[misc]
