"""The review of a finished game: for every decision the chosen move, the move that the search prefers, and the share of victory lost.

`server/turning_points.py` and `server/luck.py` say what decided the game, from the decisions that are assessed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import structs

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import registry, search_player
from emporion.players.move_assessment import assess_moves, divide, measure_luck
from emporion.players.parallel import Slices, finish
from emporion.players.search_player import Advice, Budget, Thinker
from emporion.server.bots import rounded_prospect
from emporion.tables.wire import Answer, Decision, Following, Prospect, Verdict, Way

SIMULATIONS = 2000
"""The simulations for each decision."""
WEIGHING_PART = 1 / 2
"""The chosen move and the preferred one are compared with this part of the simulations each."""
MIN_RECHECKED_COST = 0.005
"""A decision that seems to cost at least this much is weighed again, because the first comparison is wrong by about as much."""
RECHECK_PART = 4
"""The simulations of each move in the second comparison, as a multiple of those for a decision. A move that is tried gets as many."""
LUCK_PART = 8
"""The simulations for what chance did after a decision, as a multiple of those for the decision."""
MAX_FOLLOWING = 12
"""The most moves that are told of what follows a way."""
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
    thinker = Thinker(Budget(simulations=simulations), evaluation="best")  # as in `weigh`
    advice = yield from thinker.think_in_slices(match, Random(event, "review"))
    own = own_moves(match, advice.moves)
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
        continuation=own[1:],
        replies=list(advice.moves[len(own) :]),
        effect=effect,
        luck=luck,
    )


def _weigh(
    match: Match, advice: Advice, moves: Sequence[str], chances: list[float], simulations: int
) -> Slices[list[tuple[search_player.Prospect, list[float]]]]:
    """The prospects of moves and the shares of every seat after them, each by a search of its own unless the rest was solved.

    What costs little is not weighed again: nothing depends on it.
    """
    if advice.is_solved:
        solved = {seen.move: seen for seen in advice.prospects}
        return [(solved[move], _divide(solved[move].share, advice.seat, chances)) for move in moves]
    for part in (WEIGHING_PART, RECHECK_PART):
        found = yield from assess_moves(match, moves, max(1, int(part * simulations)), Random(len(match.events) + 1, "weigh"))
        shares = [seen.share for seen, _ in found]
        if max(shares) - shares[0] < MIN_RECHECKED_COST:
            break
    return found


def _chances(match: Match, advice: Advice, simulations: int) -> Slices[list[float]]:
    """The share of victory of every seat. A solver gives only that of the seat to move; a search divides the rest."""
    if not advice.is_solved:
        return [round(share, 4) for share in advice.shares]
    thinker = Thinker(Budget(simulations=max(1, simulations // 4)), solves_endings=False, evaluation="best")
    searched = (yield from thinker.think_in_slices(match, Random(len(match.events) + 1, "review"))).shares
    return _divide(advice.prospects[0].share, advice.seat, searched)


def _divide(mine: float, seat: int, shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in divide(mine, seat, shares)]


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

    `match` stands before the decision. Several moves are tried as one way. The beginning of what was played, or of what the search
    prefers, gets the verdict of that way; any other way is compared with both where they end. IllegalMove if a move is not legal.
    """
    prospects = {seen.move: seen for seen in decision.prospects}
    chosen, preferred = prospects[decision.chosen], prospects[decision.preferred]
    best_moves, played_moves = [preferred.move, *decision.continuation], own_moves(match, played)
    best = _way(match, best_moves, preferred, decision.replies)
    was_played = _way(match, played_moves, chosen, played[len(played_moves) :])
    answer = Answer(decision.event, decision.seat, was_played, best, decision.exact)
    if not tried:
        return answer
    _refuse_illegal(match, tried)
    if _begins(played_moves, tried):
        seen, verdict, gain = chosen, "same", 0.0
    elif _begins(best_moves, tried):
        seen, verdict = preferred, judge(preferred.share, chosen, preferred)
        gain = preferred.share - chosen.share
    else:
        ways, known = [tried], [chosen, preferred]
        if len(tried) > 1:
            ways, known = [tried, _way_begun(match, played_moves), _way_begun(match, best_moves)], []
        seen, mine, best_end = (yield from _value_ways(match, ways, chosen, simulations)) + known
        verdict, gain = judge(seen.share, mine, best_end), seen.share - mine.share
    return structs.replace(answer, tried=Way(list(tried), seen, _line(match, tried)), verdict=verdict, gain=round(gain, 4))


def steps_of(match: Match, played: Sequence[str]) -> int:
    """How many of the moves that were played are one way of many steps, such as a walk or a voyage; 1 if it is no such way."""
    return len(_way_begun(match, own_moves(match, played)))


def _begins(moves: Sequence[str], beginning: Sequence[str]) -> bool:
    return list(moves[: len(beginning)]) == list(beginning)


def _refuse_illegal(match: Match, moves: Sequence[str]) -> None:
    """Raise IllegalMove if the seat that is asked cannot make these moves one after the other."""
    twin, seat = match.copy(), match.actor
    for move in moves:
        if twin.actor != seat:
            raise twin.game.refusal(twin.state, move)
        twin.play(move)


def _way_begun(match: Match, moves: Sequence[str]) -> Sequence[str]:
    """The longest way of many steps that these moves begin with, such as a whole walk; otherwise the first of them."""
    lengths = [len(target.moves) for target in match.targets() if _begins(moves, target.moves)]
    return moves[: max(lengths, default=1)]


def _value_ways(match: Match, ways: Sequence[Sequence[str]], chosen: Prospect, simulations: int) -> Slices[list[Prospect]]:
    """The prospects of ways by what follows the last move of each, all with one seed and as many simulations; solved if all can be."""
    ends = [_after(match, way[:-1]) for way in ways]
    solver = registry.solver(match)
    solutions = [solver.solve(end.state) if solver else None for end in ends]
    found = []
    for end, way, solution in zip(ends, ways, solutions, strict=True):
        if None not in solutions:
            code = end.code(way[-1])
            reward, share, points = next(values for number, *values in solution or () if number == code)
            found.append(rounded_prospect(search_player.Prospect(way[-1], 0, share, points, reward)))
        else:
            part = chosen.visits or max(1, int(RECHECK_PART * simulations))
            [(seen, _)] = yield from assess_moves(end, way[-1:], part, Random(len(match.events) + 1, "weigh"))
            found.append(rounded_prospect(seen))
    return found


def _after(match: Match, moves: Sequence[str]) -> Match:
    twin = match.copy()
    for move in moves:
        twin.play(move)
    return twin


def judge(share: float, chosen: Prospect, preferred: Prospect) -> Verdict:
    """How good a move is, compared with the one that was played and the one that the search prefers."""
    if share > max(chosen.share, preferred.share) - EQUAL_COST:
        return "best" if preferred.share - chosen.share >= EQUAL_COST else "equal"
    gain = share - chosen.share
    return "better" if gain >= EQUAL_COST else "worse" if gain <= -EQUAL_COST else "equal"


def _way(match: Match, moves: Sequence[str], prospect: Prospect, replies: Sequence[str]) -> Way:
    """A way with what follows it until chance falls: what it leads its seat to do, and the replies of others."""
    named = len(_way_begun(match, moves))
    twin, turns = _after(match, moves[:named]), list[tuple[int, Match, list[str]]]()
    for move in [*moves[named:], *replies][:MAX_FOLLOWING]:
        seat, game = twin.actor, match.game
        if not isinstance(seat, int) or move not in twin.moves():
            break
        if not turns or turns[-1][0] != seat or not game.continuation(twin.state, [move]):
            turns.append((seat, twin.copy(), []))
        turns[-1][2].append(move)
        twin.play(move)
    then = [Following(seat, _words(before, found)) for seat, before, found in turns]
    points = [now - earlier for now, earlier in zip(twin.scores(), match.scores(), strict=True)]
    return Way(list(moves), prospect, _line(match, moves), then, points)


def _words(match: Match, moves: Sequence[str]) -> list[object]:
    """The names of moves that follow each other. A game may continue only a turn that has begun."""
    game, state = match.game, match.state
    return [*(game.continuation(state, moves) or [game.name_move(state, moves[0]), *game.continuation(state, moves[1:])])]


def _line(match: Match, moves: Sequence[str]) -> list[object]:
    """What moves are called and what they bring, as a line: of the longest way that they are, or of the first of them."""
    ways = [target for target in match.targets() if list(target.moves) == list(moves[: len(target.moves)])]
    if ways:
        return list(max(ways, key=lambda target: len(target.moves)).line)
    return list(match.choices()[moves[0]])
