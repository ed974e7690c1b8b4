"""Luck and skill: why each seat's share of victory is what it is at the end of a game. For every seat

    start + luck + own decisions + decisions of others + rest = end

Luck is what chance changed compared with its average (`players/move_assessment.py`); it is 0 on average, however wrong the search is.
What a decision changed, compared with the move that the search prefers, is its seat's loss and a gain or loss of the others. The rest is
what was not measured: the errors of the search, among them that it expects good play after every mistake, and what hidden things turned
out to be worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emporion.server.review import mistake_class
from emporion.tables.wire import Account, Decision

HALVING_COST = 0.05
"""A decision that loses this share of victory counts half for the accuracy, one that loses twice as much a quarter."""


def accuracy(costs: Sequence[float]) -> float:
    """The accuracy of decisions by what they cost, from 0 to 100; 100 if there was nothing to decide."""
    counts = [0.5 ** (cost / HALVING_COST) for cost in costs]
    return round(100 * sum(counts) / len(counts), 1) if counts else 100.0


def make_accounts(decisions: Sequence[Decision], final: Sequence[float]) -> list[Account]:
    """The account of every seat of a finished game whose decisions have all been assessed."""
    return [_account(seat, decisions, end) for seat, end in enumerate(final)] if decisions else []


def _sum(parts: Iterable[float]) -> float:
    return round(sum(parts), 4)


def _account(seat: int, decisions: Sequence[Decision], end: float) -> Account:
    mine = [decision for decision in decisions if decision.seat == seat]
    start = round(decisions[0].chances[seat], 4)
    luck = _sum(decision.luck[seat] for decision in decisions if decision.luck)
    own = _sum(decision.effect[seat] for decision in mine if decision.effect)
    others = _sum(decision.effect[seat] for decision in decisions if decision.seat != seat and decision.effect)
    classes = [mistake_class(decision.cost) for decision in mine]
    return Account(
        seat,
        start,
        luck,
        own,
        others,
        rest=round(end - start - luck - own - others, 4),
        end=end,
        accuracy=accuracy([decision.cost for decision in mine]),
        decisions=len(mine),
        inaccuracies=classes.count("inaccuracy"),
        mistakes=classes.count("mistake"),
        blunders=classes.count("blunder"),
    )
