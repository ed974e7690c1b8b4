"""The turns that decided a game: those over which the shares of victory changed, and the change lasted.

Decisions of one seat that follow each other are a turn. Its change is the average share over the turns that follow, two of each seat, less
that over as many turns before. So a swing that the next roll takes back hardly counts, and a slow decline counts as what it comes to. After
the end of the game the result lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from emporion.server.review import EQUAL_COST
from emporion.tables.wire import Decision, Turning

MAX_TURNINGS = 3
"""The number of turns that a review names."""
LASTING_ROUNDS = 2
"""A change is measured over this many turns of each seat before and after."""


def find_turnings(decisions: Sequence[Decision], final: Sequence[float]) -> list[Turning]:
    """Find the turns that decided a game, the largest change first. They are so far apart that their averages share no turn."""
    turns = [list(found) for _, found in groupby(decisions, key=lambda decision: decision.seat)]
    shares = [turn[0].chances for turn in turns] + [list(final)]
    span = LASTING_ROUNDS * len(final)
    found = [_weigh(number, turns[number], shares, span) for number in range(len(turns))]
    chosen: list[int] = []
    for number in sorted(range(len(turns)), key=lambda number: (-found[number].swing, number)):
        apart = all(abs(number - other) >= span for other in chosen)
        if len(chosen) < MAX_TURNINGS and apart and found[number].swing >= EQUAL_COST:
            chosen.append(number)
    return [found[number] for number in chosen]


def _weigh(number: int, turn: Sequence[Decision], shares: Sequence[Sequence[float]], span: int) -> Turning:
    """A turn with its lasting change; `shares` are those of every seat before each turn, and at the end."""
    before = _average(shares[max(0, number + 1 - span) : number + 1])
    following = list(shares[number + 1 : number + 1 + span])
    after = _average(following + [shares[-1]] * (span - len(following)))
    swing = sum(abs(now - then) for now, then in zip(after, before, strict=True)) / 2
    seat = turn[0].seat
    costliest = max(turn, key=lambda decision: decision.cost)
    lost, cost = before[seat] - after[seat], sum(decision.cost for decision in turn)
    return Turning(
        costliest.event,
        seat,
        round(swing, 4),
        before,
        after,
        "decision" if cost >= EQUAL_COST and lost > 0 and cost >= lost / 2 else "chance",
        first=turn[0].event,
        last=turn[-1].event,
    )


def _average(shares: Sequence[Sequence[float]]) -> list[float]:
    return [round(sum(column) / len(column), 4) for column in zip(*shares, strict=True)]
