"""The review of a finished game: for every decision the chosen move, the move that the search prefers, and the share of victory lost.

`server/turning_points.py` and `server/luck.py` say what decided the game, from the decisions that are assessed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import search_player
from emporion.players.move_assessment import assess_moves, measure_luck
from emporion.players.parallel import Slices, finish
from emporion.players.search_player import Advice, Budget, Thinker
from emporion.server.bots import rounded_prospect
from emporion.tables.wire import Answer, Decision, Prospect, Verdict, Way

SIMULATIONS = 2000
"""The simulations for each decision."""
WEIGHING_PART = 1 / 2
"""The chosen move and the preferred one are compared with this part of the simulations each, and so is a move that is tried."""
LUCK_PART = 2
"""The simulations for what chance did after a decision, as a multiple of those for the decision."""
MAX_PROSPECTS = 5
"""The number of prospects kept for a decision, besides that of the chosen move."""

EQUAL_COST = 0.01
"""Moves whose shares of victory differ by less are about equal."""
MISTAKE_COST = 0.04
BLUNDER_COST = 0.10

MistakeClass = Literal["equal", "inaccuracy", "mistake", "blunder"]


def mistake_class(cost: float) -> MistakeClass:
    """The class of a decision by the share of victory that it lost."""
    if cost < EQUAL_COST:
        return "equal"
    return "inaccuracy" if cost < MISTAKE_COST else "mistake" if cost < BLUNDER_COST else "blunder"


def assess(match: Match, chosen: str, simulations: int = SIMULATIONS, fell: Sequence[str] = ()) -> Decision:
    """Assess a decision by a search; `match` stands before it, and `fell` is what chance did after it.

    The seed is the number of the event, so that the same can be found again.
    """
    return finish(assess_in_slices(match, chosen, fell, simulations))


def assess_in_slices(match: Match, chosen: str, fell: Sequence[str] = (), simulations: int = SIMULATIONS) -> Slices[Decision]:
    """Assess a decision in slices."""
    event = len(match.events) + 1
    advice = yield from Thinker(Budget(simulations=simulations)).think_in_slices(match, Random(event, "review"))
    chances = yield from _chances(match, advice, simulations)
    preferred, seat = advice.move, advice.seat
    found = {seen.move: seen for seen in advice.prospects}
    shares = {chosen: chances, preferred: chances}
    if chosen != preferred:
        for seen, after in (yield from _weigh(match, advice, [chosen, preferred], chances, simulations)):
            found[seen.move], shares[seen.move] = seen, [round(share, 4) for share in after]
    order = [*dict.fromkeys([seen.move for seen in advice.prospects] + [chosen])]
    kept = [rounded_prospect(found[move]) for number, move in enumerate(order) if number < MAX_PROSPECTS or move == chosen]
    effect = [round(now - then, 4) for now, then in zip(shares[chosen], shares[preferred], strict=True)]
    luck: list[float] = []
    if fell:
        thrown = match.copy()
        thrown.play(chosen)
        luck = [round(part, 4) for part in (yield from measure_luck(thrown, fell, LUCK_PART * simulations, Random(event, "luck")))]
    return Decision(
        event,
        seat,
        chosen,
        preferred,
        max(0.0, -effect[seat]),
        kept,
        chances,
        advice.is_solved,
        continuation=own_moves(match, advice.moves)[1:],
        effect=effect,
        luck=luck,
    )


def _weigh(
    match: Match, advice: Advice, moves: Sequence[str], chances: list[float], simulations: int
) -> Slices[list[tuple[search_player.Prospect, list[float]]]]:
    """The prospects of moves and the shares of every seat after them, each by a search of its own unless the rest was solved."""
    if not advice.is_solved:
        part = max(1, int(WEIGHING_PART * simulations))
        return (yield from assess_moves(match, moves, part, Random(len(match.events) + 1, "weigh")))
    solved = {seen.move: seen for seen in advice.prospects}
    return [(solved[move], _divide(solved[move].share, advice.seat, chances)) for move in moves]


def _chances(match: Match, advice: Advice, simulations: int) -> Slices[list[float]]:
    """The share of victory of every seat. A solver gives only that of the seat to move; a search divides the rest."""
    if not advice.is_solved:
        return [round(share, 4) for share in advice.shares]
    thinker = Thinker(Budget(simulations=max(1, simulations // 4)), solves_endings=False)
    searched = (yield from thinker.think_in_slices(match, Random(len(match.events) + 1, "review"))).shares
    return _divide(advice.prospects[0].share, advice.seat, searched)


def _divide(mine: float, seat: int, shares: Sequence[float]) -> list[float]:
    """The shares of every seat if that of one is known: the others divide the rest as in `shares`, or evenly."""
    others, even = sum(shares) - shares[seat], 1 / (len(shares) - 1)
    return [
        round(mine if number == seat else (1 - mine) * (share / others if others > 0 else even), 4) for number, share in enumerate(shares)
    ]


def final_shares(match: Match) -> list[float]:
    """The share of victory of every seat in a finished game."""
    winners = match.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]


# A decision as a quiz.


def own_moves(match: Match, moves: Sequence[str]) -> list[str]:
    """The first of these moves: those that the seat makes that is asked, before chance falls or another seat decides."""
    copy, seat, found = match.copy(), match.actor, list[str]()
    for move in moves:
        if copy.actor != seat or move not in copy.moves():
            break
        copy.play(move)
        found.append(move)
    return found


def answer_in_slices(
    match: Match, decision: Decision, played: Sequence[str], tried: Sequence[str], simulations: int = SIMULATIONS
) -> Slices[Answer]:
    """The answer to a quiz: what was played and what the search prefers, and if moves are tried, how good they are.

    `match` stands before the decision. Several moves are tried as one way, and valued by what follows the last of them. IllegalMove if one
    of them is not legal there.
    """
    prospects = {seen.move: seen for seen in decision.prospects}
    chosen, preferred = prospects[decision.chosen], prospects[decision.preferred]
    best = Way([preferred.move, *decision.continuation], preferred, _line(match, [preferred.move, *decision.continuation]))
    now = own_moves(match, played)
    answer = Answer(decision.event, decision.seat, Way(now, chosen, _line(match, now)), best, decision.exact)
    if not tried:
        return answer
    before = match.copy()
    for move in tried[:-1]:
        before.play(move)
        if before.actor != decision.seat:
            raise before.game.refusal(before.state, tried[-1])
    before.code(tried[-1])  # refuses a move that is not legal
    if list(tried) in ([chosen.move], [preferred.move]):
        seen = prospects[tried[0]]
    else:
        advice = yield from Thinker(Budget(simulations=simulations)).think_in_slices(before, Random(len(before.events) + 1, "review"))
        [(found, _)] = yield from _weigh(before, advice, tried[-1:], [1 / match.players] * match.players, simulations)
        seen = rounded_prospect(found)
    way = Way(list(tried), seen, _line(match, tried))
    return Answer(decision.event, decision.seat, answer.played, best, decision.exact, way, judge(seen.share, chosen, preferred))


def judge(share: float, chosen: Prospect, preferred: Prospect) -> Verdict:
    """How good a move is, compared with the one that was played and the one that the search prefers."""
    if share > max(chosen.share, preferred.share) - EQUAL_COST:
        return "best" if preferred.share - chosen.share >= EQUAL_COST else "equal"
    gain = share - chosen.share
    return "better" if gain >= EQUAL_COST else "worse" if gain <= -EQUAL_COST else "equal"


def _line(match: Match, moves: Sequence[str]) -> list[object]:
    """What moves are called and what they bring, as a line: of the longest way that they are, or of the first of them."""
    ways = [target for target in match.targets() if list(target.moves) == list(moves[: len(target.moves)])]
    if ways:
        return list(max(ways, key=lambda target: len(target.moves)).line)
    return list(match.choices()[moves[0]])
