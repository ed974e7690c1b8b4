"""Amounts by name that processes tell each other every second: those that have changed, and all others in turn.

Each message has whole amounts, not differences, so that one that is missed does no harm; 0 stands for a name that is gone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping

Amounts = dict[str, float]
CHANGED_ROUNDS = 3
"""A change is told in this many messages, since another process may miss some."""
TURN_ROUNDS = 60
"""Every amount is told again once in this many messages, for processes that have come since."""
MAX_TOLD_NAMES = 2000
"""One message has at most this many names: those with the largest amounts. The others follow."""
MAX_HEARD_NAMES = 20_000
"""Of one process at most this many names are remembered: those that have changed last."""
MAX_HEARD_PROCESSES = 100
"""What at most this many processes have told is remembered, also of those that are gone."""


class ToldAmounts:
    """Chooses which amounts of this process are told next."""

    def __init__(self) -> None:
        self._before: Amounts = {}
        self._round = 0
        self._changed: dict[str, int] = {}
        """The round in which each name changed that has not been told often enough."""

    def choose(self, amounts: Mapping[str, float]) -> Amounts:
        """Choose what to tell of the amounts as they are now."""
        self._round += 1
        for name, amount in amounts.items():
            if self._before.get(name) != amount:
                self._changed[name] = self._round
        for name in self._before.keys() - amounts.keys():
            self._changed[name] = self._round
        self._before = dict(amounts)
        self._changed = {name: at for name, at in self._changed.items() if self._round - at < CHANGED_ROUNDS}
        turn = self._round % TURN_ROUNDS
        told = {name: amount for name, amount in amounts.items() if hash(name) % TURN_ROUNDS == turn}
        told |= {name: amounts.get(name, 0.0) for name in self._changed}
        return told if len(told) <= MAX_TOLD_NAMES else dict(sorted(told.items(), key=lambda item: -item[1])[:MAX_TOLD_NAMES])


class HeardAmounts:
    """What the other processes have told of one kind of amounts."""

    def __init__(self) -> None:
        self.total: Amounts = {}
        """The amounts of all other processes together."""
        self._of: dict[int, OrderedDict[str, float]] = {}

    def hear(self, process: int, told: Mapping[str, float]) -> Amounts:
        """Note what a process tells; return by how much its amounts have grown. One that is smaller than before has begun anew."""
        known = self._of.setdefault(process, OrderedDict())
        grown: Amounts = {}
        if len(self._of) > MAX_HEARD_PROCESSES:
            self.forget([next(iter(self._of))])
        for name, amount in told.items():
            before = known.get(name, 0.0)
            if amount == before:
                continue
            if amount:
                known[name] = amount
                known.move_to_end(name)
                grown[name] = amount - before if amount > before else amount
            else:
                del known[name]
            self._add(name, amount - before)
        while len(known) > MAX_HEARD_NAMES:
            oldest, amount = known.popitem(last=False)
            self._add(oldest, -amount)
        return grown

    def forget(self, processes: Iterable[int]) -> None:
        """Forget processes that are gone, with what they held."""
        for process in processes:
            for name, amount in self._of.pop(process, OrderedDict()).items():
                self._add(name, -amount)

    def _add(self, name: str, amount: float) -> None:
        left = self.total.get(name, 0.0) + amount
        if left > 1e-9:
            self.total[name] = left
        else:
            self.total.pop(name, None)
