"""A finished game looked at again: for every decision what was chosen, what the search prefers, and what that cost in chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import structs

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.teamwork import Slices, finish
from emporion.players.thinking import Advice, Budget, Thinker
from emporion.server.bots import prospects
from emporion.server.wire import Decision, Turning

SIMULATIONS = 2000
"""For each decision."""
SHOWN = 5
"""Prospects that are kept of a decision, besides that of the chosen move."""
LEAST = 1 / 4
"""Of the simulations, what a chosen move has at least: of what the search hardly tries it knows nothing."""
MOMENTS = 3


def decide(match: Match, chosen: str, simulations: int = SIMULATIONS) -> Decision:
    """What a search thinks of a decision; `match` stands before it. The seed is the number of the event, so that it can be repeated."""
    return finish(decide_in_slices(match, chosen, simulations))


def decide_in_slices(match: Match, chosen: str, simulations: int = SIMULATIONS) -> Slices[Decision]:
    """The same in slices."""
    event = len(match.events) + 1
    thinker = Thinker(Budget(simulations=simulations))
    advice = yield from thinker.think_in_slices(match, Random(event, "review"))
    chances = yield from _chances(match, advice, simulations)
    advice = _tried(thinker, match, advice, chosen, int(LEAST * simulations))
    found = prospects(advice)
    mine = next(seen for seen in found if seen.move == chosen)
    cost = round(max(0.0, found[0].share - mine.share), 4)
    kept = [seen for number, seen in enumerate(found) if number < SHOWN or seen is mine]
    return Decision(event, advice.seat, chosen, advice.move, cost, kept, chances, advice.exact)


def _tried(thinker: Thinker, match: Match, advice: Advice, chosen: str, least: int) -> Advice:
    """The same advice with the chosen move tried often enough; its place among the others stays."""
    mine = next((seen for seen in advice.prospects if seen.move == chosen), None)
    visits = mine.visits if mine else 0
    if advice.exact or visits >= least:
        return advice
    again = thinker.insist(match, chosen, least - visits)
    others = [again if seen is mine else seen for seen in advice.prospects]
    return structs.replace(advice, prospects=others if mine else [*others, again])


def _chances(match: Match, advice: Advice, simulations: int) -> Slices[list[float]]:
    """Every seat's share of victory. A solver tells only that of the seat that is asked: a search shares out the rest."""
    if not advice.exact:
        return [round(share, 4) for share in advice.shares]
    thinker = Thinker(Budget(simulations=simulations // 4), exact=False)
    searched = (yield from thinker.think_in_slices(match, Random(len(match.events) + 1, "review"))).shares
    mine = advice.prospects[0].share
    others = sum(searched) - searched[advice.seat]
    return [
        round(mine if seat == advice.seat else (1 - mine) * share / others if others > 0 else 0.0, 4) for seat, share in enumerate(searched)
    ]


def result(match: Match) -> list[float]:
    """Every seat's share of the victory of a game that is over."""
    winners = match.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]


def turnings(decisions: Sequence[Decision], final: list[float]) -> list[Turning]:
    """The moments at which chances moved most, in the order of the game; no two of them next to each other."""
    found: list[Turning] = []
    for number, decision in enumerate(decisions):
        after = decisions[number + 1].chances if number + 1 < len(decisions) else final
        swing = sum(abs(now - then) for now, then in zip(after, decision.chances, strict=True)) / 2
        cause: Literal["decision", "chance"] = (
            "decision" if decision.cost >= swing / 2 and decision.chosen != decision.preferred else "chance"
        )
        found.append(Turning(decision.event, decision.seat, round(swing, 4), decision.chances, after, cause))
    chosen: list[Turning] = []
    for turning in sorted(found, key=lambda one: (-one.swing, one.event)):
        if len(chosen) < MOMENTS and all(abs(turning.event - other.event) > 2 for other in chosen):
            chosen.append(turning)
    return sorted(chosen, key=lambda one: one.event)
