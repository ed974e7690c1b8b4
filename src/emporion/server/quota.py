"""How much of something one person, and one address, may have at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from emporion.engine.errors import EmporionError
from emporion.server.scheduler import Owner

Thing = TypeVar("Thing")
PERSONS_PER_ADDRESS = 3
"""An address may have so many times what a person may: a household, a school."""


class Quota(Generic[Thing]):
    """Things that are under way, by who began them. `counts` says whether one still is."""

    def __init__(self, most: int, refusal: str, counts: Callable[[Thing], bool]) -> None:
        self._most = most
        self._refusal = refusal
        self._counts = counts
        self._persons: dict[str, list[Thing]] = {}
        self._addresses: dict[str, list[Thing]] = {}

    def _check(self, owner: Owner) -> None:
        """Refuse one more to those who have too many."""
        for held, name, most in (
            (self._persons, owner.person, self._most),
            (self._addresses, owner.address, PERSONS_PER_ADDRESS * self._most),
        ):
            found = held[name] = [thing for thing in held.get(name, []) if self._counts(thing)]
            if len(found) >= most:
                raise EmporionError(self._refusal, most=most)

    def take(self, owner: Owner, thing: Thing) -> None:
        """Count a thing, or refuse it."""
        if thing not in self._persons.get(owner.person, []):
            self._check(owner)
            self._persons[owner.person].append(thing)
            self._addresses[owner.address].append(thing)

    def sweep(self) -> None:
        """Forget what is no longer under way."""
        for held in (self._persons, self._addresses):
            for name, things in list(held.items()):
                held[name] = [thing for thing in things if self._counts(thing)]
                if not held[name]:
                    del held[name]
