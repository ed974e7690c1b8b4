"""A limit on what one person and one address may have running at the same time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from emporion.engine.errors import EmporionError
from emporion.server.scheduler import Owner

Thing = TypeVar("Thing")
PERSONS_PER_ADDRESS = 3
"""An address may have this many times what a person may, for a household or a school."""


class Quota(Generic[Thing]):
    """The running things of each person and address. `is_running` says whether a thing still runs."""

    def __init__(self, most: int, refusal: str, is_running: Callable[[Thing], bool]) -> None:
        self._most = most
        self._refusal = refusal
        self._is_running = is_running
        self._persons: dict[str, list[Thing]] = {}
        self._addresses: dict[str, list[Thing]] = {}
        self.name: Callable[[str], str] = str
        """Gives the name under which an address is shared with other processes."""
        self.persons_elsewhere: dict[str, float] = {}
        self.addresses_elsewhere: dict[str, float] = {}

    def _check(self, owner: Owner) -> None:
        """Refuse another thing if the person or the address has too many."""
        for held, name, elsewhere, most in (
            (self._persons, owner.person, self.persons_elsewhere.get(owner.person, 0), self._most),
            (
                self._addresses,
                owner.address,
                self.addresses_elsewhere.get(self.name(owner.address), 0) if self.addresses_elsewhere else 0,
                PERSONS_PER_ADDRESS * self._most,
            ),
        ):
            found = held[name] = [thing for thing in held.get(name, []) if self._is_running(thing)]
            if len(found) + elsewhere >= most:
                raise EmporionError(self._refusal, most=most)

    def take(self, owner: Owner, thing: Thing) -> None:
        """Count a thing; EmporionError if its owner has too many."""
        if thing not in self._persons.get(owner.person, []):
            self._check(owner)
            self._persons[owner.person].append(thing)
            self._addresses[owner.address].append(thing)

    def count(self) -> tuple[dict[str, int], dict[str, int]]:
        """The numbers of running things here, by person and by the name of the address."""
        persons = {name: sum(map(self._is_running, things)) for name, things in self._persons.items()}
        addresses = {self.name(name): sum(map(self._is_running, things)) for name, things in self._addresses.items()}
        return persons, addresses

    def sweep(self) -> None:
        """Forget the things that have ended."""
        for held in (self._persons, self._addresses):
            for name, things in list(held.items()):
                held[name] = [thing for thing in things if self._is_running(thing)]
                if not held[name]:
                    del held[name]
