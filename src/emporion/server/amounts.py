"""Amounts by name that processes send each other every second: those that have changed, and all others in turn.

Each message has whole amounts, not differences, so that one that is missed does no harm; 0 stands for a name that is gone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping

Amounts = dict[str, float]
CHANGED_ROUNDS = 3
"""A change is sent in this many messages, since another process may miss some."""
TURN_ROUNDS = 60
"""Every amount is sent again once in this many messages, for processes that have come since."""
MAX_SENT_NAMES = 2000
"""One message has at most this many names: those with the largest amounts. The others follow."""
MAX_KEPT_NAMES = 20_000
"""Of one process at most this many names are kept: those that have changed last."""
MAX_KEPT_PROCESSES = 100
"""The amounts of at most this many processes are kept, also of those that are gone."""


class OutgoingAmounts:
    """Chooses which amounts of this process are sent next."""

    def __init__(self) -> None:
        self._before: Amounts = {}
        self._round = 0
        self._changed: dict[str, int] = {}
        """The round in which a name changed, for each that has not been sent often enough since."""

    def choose(self, amounts: Mapping[str, float]) -> Amounts:
        """Choose which of the present amounts to send."""
        self._round += 1
        for name, amount in amounts.items():
            if self._before.get(name) != amount:
                self._changed[name] = self._round
        for name in self._before.keys() - amounts.keys():
            self._changed[name] = self._round
        self._before = dict(amounts)
        self._changed = {name: at for name, at in self._changed.items() if self._round - at < CHANGED_ROUNDS}
        turn = self._round % TURN_ROUNDS
        sent = {name: amount for name, amount in amounts.items() if hash(name) % TURN_ROUNDS == turn}
        sent |= {name: amounts.get(name, 0.0) for name in self._changed}
        return sent if len(sent) <= MAX_SENT_NAMES else dict(sorted(sent.items(), key=lambda item: -item[1])[:MAX_SENT_NAMES])


class IncomingAmounts:
    """The amounts of one kind that the other processes have sent."""

    def __init__(self) -> None:
        self.total: Amounts = {}
        """The amounts of all other processes together."""
        self._of: dict[int, OrderedDict[str, float]] = {}

    def merge(self, process: int, sent: Mapping[str, float]) -> Amounts:
        """Take in what a process has sent; return by how much its amounts have grown. One that is smaller than before has begun anew."""
        known = self._of.setdefault(process, OrderedDict())
        grown: Amounts = {}
        if len(self._of) > MAX_KEPT_PROCESSES:
            self.forget([next(iter(self._of))])
        for name, amount in sent.items():
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
        while len(known) > MAX_KEPT_NAMES:
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
