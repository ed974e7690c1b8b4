"""What a review says of a game: turning points, mistakes, luck and skill, and the answers of the quiz."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import cache, partial
from statistics import fmean, stdev

import pytest

from emporion import games
from emporion.arena.simulate import simulate
from emporion.engine.errors import IllegalMove
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.move_assessment import assess_moves, measure_luck
from emporion.players.parallel import finish
from emporion.server import guard, studies
from emporion.server.bots import rounded_prospect
from emporion.server.luck import accuracy, make_accounts
from emporion.server.review import (
    EQUAL_COST,
    MAX_FOLLOWING,
    answer_in_slices,
    assess,
    assess_in_slices,
    final_shares,
    judge,
    mistake_class,
    own_moves,
    steps_of,
)
from emporion.server.turning_points import find_turnings
from emporion.tables.wire import Answer, Decision, Prospect
from tests.conftest import fewer
from tests.server.serving import Serving
from tests.server.test_studies import at, fell_after, record, reviewed, uploaded
from tools.luck_proof import luck_of

SIMULATIONS = fewer(160)
LUCKY_GAMES = 24
"""Games over which luck is averaged; `python -m tools.proof luck` plays 200."""
LUCK_SIMULATIONS = 32


@cache
def decisions_of(game: str) -> tuple[Match, list[Decision]]:
    """A recorded game and its decisions, assessed."""
    match = games.replay(record(game))
    numbers = [number for number, event in enumerate(match.events, start=1) if isinstance(event.by, int)]
    return match, [
        assess(match.rewound(number - 1), match.events[number - 1].move, SIMULATIONS, fell_after(match, number)) for number in numbers
    ]


def turns(shares: Sequence[float], costs: Sequence[float] = ()) -> list[Decision]:
    """Turns of one decision each, by two seats in turn; `shares` are those of the first seat before them."""
    given = itertools.chain(costs, itertools.repeat(0.0))
    return [
        Decision(number, number % 2, "b" if cost else "a", "a", cost, [], [share, round(1 - share, 4)], False)
        for number, (share, cost) in enumerate(zip(shares, given, strict=False), start=1)
    ]


# Mistakes and accuracy.


@pytest.mark.parametrize(
    ("cost", "name"),
    [(0.0, "equal"), (0.0099, "equal"), (0.01, "inaccuracy"), (0.04, "mistake"), (0.0999, "mistake"), (0.1, "blunder"), (1.0, "blunder")],
)
def test_a_mistake_is_classed_by_the_share_that_it_lost(cost: float, name: str) -> None:
    assert mistake_class(cost) == name


def test_accuracy_halves_with_every_five_percent() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100
    assert accuracy([0.05]) == 50
    assert accuracy([0.1, 0.0]) == 62.5
    assert 0 <= accuracy([1.0]) < 0.1


# Turning points.


def test_a_swing_that_is_taken_back_counts_less_than_a_change_that_lasts() -> None:
    swing = [0.5] * 6 + [0.95] + [0.5] * 6
    step = [0.5] * 6 + [0.65] * 13
    found = find_turnings(turns(swing + [0.5] * 6 + step[6:]), [0.65, 0.35])
    assert max(found, key=lambda one: one.swing).event == 19, "the last turn before the step"
    assert max(one.swing for one in found) == pytest.approx(0.15)
    assert all(one.swing <= 0.12 for one in found if one.event != 19)


def test_a_slow_decline_is_found_though_no_turn_of_it_is_large() -> None:
    before, after = [0.7] * 12, [0.1] * 12
    decline = [0.7 - 0.04 * step for step in range(1, 15)]
    noise = [0.7 + (0.06 if number % 5 == 3 else 0.0) for number in range(12)]  # swings that are larger, and come back
    found = find_turnings(turns(noise + decline + after), [0.0, 1.0])
    inside = [one for one in found if len(before) - 4 <= one.event <= len(before) + len(decline) + 1]
    assert len(inside) >= 2
    assert all(one.before[0] - one.after[0] > 0.1 for one in inside)


def test_decisions_of_a_seat_that_follow_each_other_are_one_turn() -> None:
    made = [
        Decision(event, seat, "b" if cost else "a", "a", cost, [], [share, 1 - share], False)
        for event, seat, cost, share in [(1, 0, 0.0, 0.5), (3, 0, 0.2, 0.5), (4, 0, 0.05, 0.3), (6, 1, 0.0, 0.2), (7, 0, 0.0, 0.2)]
    ]
    [turning] = find_turnings(made, [0.2, 0.8])
    assert (turning.first, turning.event, turning.last, turning.seat, turning.cause) == (1, 3, 4, 0, "decision")
    assert turning.swing == pytest.approx(0.3)


def test_what_the_decisions_of_a_turn_do_not_explain_was_chance_or_others() -> None:
    shares = [0.5] * 5 + [0.2] * 8
    assert [one.cause for one in find_turnings(turns(shares, [0, 0, 0, 0, 0.3]), [0.2, 0.8])] == ["chance"], "the other seat lost it"
    shares = [0.5] * 6 + [0.8] * 8
    assert [one.cause for one in find_turnings(turns(shares, [0] * 5 + [0.3]), [0.8, 0.2])] == ["chance"]
    assert [one.cause for one in find_turnings(turns(shares[1:], [0] * 4 + [0.3]), [0.8, 0.2])] == ["decision"]
    assert find_turnings([], [1.0, 0.0]) == find_turnings(turns([0.5] * 9), [0.5, 0.5]) == []


@pytest.mark.parametrize("game", games.NAMES)
def test_turning_points_of_a_recorded_game_tell_most_of_what_happened(game: str) -> None:
    match, decisions = decisions_of(game)
    final = final_shares(match)
    found = find_turnings(decisions, final)
    assert found == sorted(found, key=lambda one: -one.swing), "the turn that changed most comes first"
    assert 1 <= len(found) <= 3
    for one in found:
        assert one.first <= one.event <= one.last
        assert {decision.seat for decision in decisions if one.first <= decision.event <= one.last} == {one.seat}
        assert sum(one.before) == pytest.approx(1, abs=0.01)
        assert sum(one.after) == pytest.approx(1, abs=0.01)


# Luck and skill.


@pytest.mark.parametrize("game", games.NAMES)
def test_the_parts_of_an_account_add_up_for_every_seat(game: str) -> None:
    match, decisions = decisions_of(game)
    final = final_shares(match)
    accounts = make_accounts(decisions, final)
    assert [account.seat for account in accounts] == list(range(match.players))
    for account in accounts:
        mine = [decision for decision in decisions if decision.seat == account.seat]
        assert account.start + account.luck + account.own + account.others + account.rest == pytest.approx(account.end, abs=1e-9)
        assert account.end == final[account.seat]
        assert account.luck == pytest.approx(sum(decision.luck[account.seat] for decision in decisions if decision.luck), abs=1e-6)
        assert account.decisions == len(mine)
        assert account.inaccuracies + account.mistakes + account.blunders == sum(decision.cost >= 0.01 for decision in mine)
        assert all(decision.cost == max(0, -decision.effect[account.seat]) for decision in mine)
    for part in ("luck", "rest"):
        assert sum(getattr(account, part) for account in accounts) == pytest.approx(0, abs=0.05), "what one seat gains another loses"
    for decision in decisions:
        assert bool(decision.luck) == bool(fell_after(match, decision.event))


def test_luck_can_be_measured_again() -> None:
    match = games.replay(record("golden-horn"))
    number = next(number for number, event in enumerate(match.events) if event.by == "chance")
    once, again = (finish(measure_luck(match.rewound(number), fell_after(match, number), LUCK_SIMULATIONS, Random(1))) for _ in range(2))
    assert once == again
    assert sum(once) == pytest.approx(0, abs=1e-6)


def test_a_record_that_ends_before_chance_is_done_can_be_reviewed() -> None:
    match = games.replay(record("golden-horn"))
    last = next(number for number, event in enumerate(match.events) if event.by == "chance")
    luck = finish(measure_luck(match.rewound(last), [match.events[last].move], LUCK_SIMULATIONS, Random(1)))
    assert sum(luck) == pytest.approx(0)


def test_luck_is_exact_where_the_rest_can_be_solved() -> None:
    match = games.replay(record("corinth"))
    last = max(number for number, event in enumerate(match.events) if event.by == "chance")
    few, more = (finish(measure_luck(match.rewound(last), fell_after(match, last), simulations, Random(1))) for simulations in (1, 4000))
    assert few == more, "nothing is searched after the last roll"


@pytest.mark.parametrize("game", games.NAMES)
def test_luck_averages_to_nothing_also_for_the_stronger_player(game: str) -> None:
    """The first player is greedy, the second one random: it wins nearly all games, and not by luck."""
    luck, won = [], []
    for number, (_, match, _) in enumerate(simulate(games.find(game), ["greedy", "random"], LUCKY_GAMES, seed=11)):
        won.append(final_shares(match)[0])
        luck.append(luck_of(match, number, LUCK_SIMULATIONS))
    margin = 2.6 * stdev(luck) / len(luck) ** 0.5
    assert abs(fmean(luck)) < margin, f"{fmean(luck):.3f} ± {margin:.3f}"
    assert fmean(won) > 0.8


# The quiz.


def costly_moment(game: str) -> tuple[Match, Decision]:
    match, decisions = decisions_of(game)
    found = max((decision for decision in decisions if not decision.exact), key=lambda decision: decision.cost)
    return match, found


def asked(match: Match, decision: Decision, moves: Sequence[str]) -> Answer:
    played = [event.move for event in match.events[decision.event - 1 :]]
    return finish(answer_in_slices(at(match, decision.event), decision, played, moves, SIMULATIONS))


@pytest.mark.parametrize("game", games.NAMES)
def test_a_verdict_is_that_of_the_search_with_the_same_seed(game: str) -> None:
    match, decision = costly_moment(game)
    before = at(match, decision.event)
    best = next(seen for seen in decision.prospects if seen.move == decision.preferred)
    mine = next(seen for seen in decision.prospects if seen.move == decision.chosen)
    for move in before.moves():
        found = asked(match, decision, [move])
        assert found.tried is not None
        if move in (decision.chosen, decision.preferred):
            share = (mine if move == decision.chosen else best).share
        else:
            [(seen, _)] = finish(assess_moves(before, [move], simulations_of(decision), Random(decision.event, "weigh")))
            share = round(seen.share, 4)
        assert found.tried.prospect.share == share
        assert found.verdict == ("same" if move == decision.chosen else judge(share, mine, best))
        assert found.tried.line[0] == before.choices()[move][0] or any(target.line[0] == found.tried.line[0] for target in before.targets())
    assert asked(match, decision, [decision.preferred]).verdict == "best"
    assert asked(match, decision, [decision.chosen]).verdict == "same"


def test_a_move_is_judged_against_what_was_played() -> None:
    played, best = Prospect("a", 0.40, 10, 1), Prospect("b", 0.50, 12, 1)
    verdicts = [judge(share, played, best) for share in (0.495, 0.45, 0.405, 0.395, 0.30)]
    assert verdicts == ["best", "better", "equal", "equal", "worse"]


@pytest.mark.parametrize("game", games.NAMES)
def test_an_answer_names_what_was_played_and_what_is_better_as_far_as_the_seat_goes_on(game: str) -> None:
    match, decision = costly_moment(game)
    answer = asked(match, decision, [])
    assert (answer.tried, answer.verdict) == (None, None)
    assert answer.played.moves[0] == decision.chosen
    assert answer.played.moves == [event.move for event in match.events[decision.event - 1 :]][: len(answer.played.moves)]
    assert answer.best.moves == [decision.preferred, *decision.continuation]
    copy = at(match, decision.event)
    for move in answer.best.moves:
        assert copy.actor == decision.seat
        copy.play(move)


@pytest.mark.parametrize("game", games.NAMES)
def test_ways_to_the_answer_and_to_what_was_played_are_judged_as_these(game: str) -> None:
    """At every costly decision, every move of many steps that begins one of them; as many single moves as well."""
    match, decisions = decisions_of(game)
    longest = 0
    for decision in decisions:
        if decision.cost < EQUAL_COST:
            continue
        before, answer = at(match, decision.event), asked(match, decision, [])
        for way, verdict in ((answer.played, "same"), (answer.best, "best")):
            ends = [list(target.moves) for target in before.targets() if list(target.moves) == way.moves[: len(target.moves)]]
            for end in [way.moves[:1], *ends]:
                found = asked(match, decision, end)
                assert (found.verdict, found.gain) == (verdict, 0 if verdict == "same" else pytest.approx(decision.cost, abs=0.0002))
                assert found.tried is not None
                assert found.tried.prospect == way.prospect
                longest = max(longest, len(end))
    assert longest > 1


def test_a_way_of_many_steps_is_compared_with_both_ways_where_they_end() -> None:
    match, decisions = decisions_of("corinth")
    judged = 0
    for decision in decisions:
        before, answer = at(match, decision.event), asked(match, decision, [])
        for target in before.targets()[:3]:
            moves = list(target.moves)
            if (
                len(moves) < 2
                or decision.cost < EQUAL_COST
                or moves in (answer.played.moves[: len(moves)], answer.best.moves[: len(moves)])
            ):
                continue
            found = asked(match, decision, moves)
            assert found.tried is not None
            assert (found.tried.moves, found.tried.line) == (moves, list(target.line))
            played, best = (walk(before, way.moves) for way in (answer.played, answer.best))
            tried, mine, other = (end_value(match, decision, way) for way in (moves, played, best))
            assert found.tried.prospect == tried
            assert found.gain == pytest.approx(tried.share - mine.share, abs=1e-6)
            assert found.verdict == judge(tried.share, mine, other)
            judged += 1
    assert judged > 3
    decision = next(one for one in decisions if at(match, one.event).targets())
    with pytest.raises(IllegalMove):
        asked(match, decision, [at(match, decision.event).targets()[0].moves[0], "take moonlight"])


def walk(before: Match, moves: Sequence[str]) -> Sequence[str]:
    """The longest of the moves of many steps that these begin with, or the first of them."""
    begun = [target.moves for target in before.targets() if list(target.moves) == list(moves[: len(target.moves)])]
    return max(begun, key=len, default=moves[:1])


def end_value(match: Match, decision: Decision, moves: Sequence[str]) -> Prospect:
    """What follows the last of these moves, with the seed and the simulations of the decision."""
    before = at(match, decision.event)
    for move in moves[:-1]:
        before.play(move)
    [(seen, _)] = finish(assess_moves(before, moves[-1:], simulations_of(decision), Random(decision.event, "weigh")))
    return rounded_prospect(seen)


def simulations_of(decision: Decision) -> int:
    """The simulations with which the played move was weighed."""
    return next(seen.visits for seen in decision.prospects if seen.move == decision.chosen)


@pytest.mark.parametrize("game", games.NAMES)
def test_an_answer_says_what_follows_until_chance_falls(game: str) -> None:
    match, decisions = decisions_of(game)
    replies = 0
    for decision in decisions:
        if decision.cost < EQUAL_COST:
            continue
        before, answer = at(match, decision.event), asked(match, decision, [])
        after = [event.move for event in itertools.takewhile(lambda event: event.by != "chance", match.events[decision.event - 1 :])]
        for way, moves in ((answer.played, after), (answer.best, [*answer.best.moves, *decision.replies])):
            twin, rest = before.copy(), list(moves)[: len(walk(before, way.moves)) + MAX_FOLLOWING]
            seats = list[object]()
            for number, move in enumerate(rest):
                if twin.actor in ("chance", "over") or move not in twin.moves():
                    break
                if number >= len(walk(before, way.moves)) and seats[-1:] != [twin.actor]:
                    seats.append(twin.actor)
                twin.play(move)
            told = [seat for seat, _ in itertools.groupby(way.then, key=lambda found: found.seat)]
            assert told == seats
            assert all(found.moves for found in way.then)
            assert way.points == [now - then for now, then in zip(twin.scores(), before.scores(), strict=True)]
            replies += any(seat != decision.seat for seat in told)
    assert replies > 0, "what others answer is told"


@pytest.mark.parametrize("game", games.NAMES)
def test_the_steps_of_a_walk_or_a_voyage_belong_together(game: str) -> None:
    match = games.replay(record(game))
    together = 0
    for number, event in enumerate(match.events, start=1):
        if not isinstance(event.by, int):
            continue
        before, played = at(match, number), [later.move for later in match.events[number - 1 : number + 19]]
        steps = steps_of(before, played)
        assert list(walk(before, own_moves(before, played))) == played[:steps]
        together += steps > 1
    assert together > 5


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with fewer simulations."""
    monkeypatch.setattr(studies, "assess_in_slices", lambda match, chosen, fell: assess_in_slices(match, chosen, fell, SIMULATIONS))
    monkeypatch.setattr(studies, "answer_in_slices", partial(answer_in_slices, simulations=SIMULATIONS))


@pytest.mark.usefixtures("quick")
async def test_answers_over_the_network_and_what_is_refused(serving: Serving) -> None:
    async with uploaded(serving, record("corinth")) as (ann, code):
        whole = await reviewed(ann, code)
        assert len(whole["accounts"]) == 2
        news = await ann.post(f"/tables/{code}/review?after={whole['of'] - 2}")
        assert news["decisions"] == whole["decisions"][-2:], "only what is new is sent"
        assert (news["done"], news["moments"], news["accounts"]) == (whole["done"], whole["moments"], whole["accounts"])
        assert set(news["names"]) <= set(whole["names"])
        match, decision = costly_moment("corinth")
        answer = await ann.post(f"/tables/{code}/answer", json={"event": decision.event})
        assert (answer["played"]["moves"][0], answer["best"]["moves"][0]) == (decision.chosen, decision.preferred)
        tried = await ann.post(f"/tables/{code}/answer", json={"event": decision.event, "moves": [decision.preferred]})
        assert tried["verdict"] == "best"
        chance = next(number for number, event in enumerate(match.events, start=1) if event.by == "chance")
        for event in (chance, len(match.events) + 1):
            refused = await ann.post(f"/tables/{code}/answer", 404, json={"event": event})
            assert refused["error"] == "study-no-decision"
            assert refused["sentence"].count(".") == 1
        refused = await ann.post(f"/tables/{code}/answer", 400, json={"event": decision.event, "moves": ["take moonlight"]})
        assert refused["sentence"]
        assert refused["rule"] == "F2"


async def test_a_game_that_goes_on_gives_no_answers(serving: Serving) -> None:
    async with uploaded(serving, record("corinth", 5)) as (ann, _):
        code, _ = await ann.running()
        assert (await ann.post(f"/tables/{code}/answer", 409, json={"event": 1}))["error"] == "study-not-over"


@pytest.mark.usefixtures("quick")
async def test_on_a_board_to_try_moves_on_the_search_says_what_it_expects(serving: Serving) -> None:
    match, decision = costly_moment("corinth")
    async with uploaded(serving, record("corinth")) as (ann, code):
        board = await ann.post(f"/tables/{code}/explore", 201, json={"event": decision.event - 1})
        async with ann.at(board["code"]) as here:
            position = await here.positioned()
            await here.send(type="hint", at=position["at"])
            while (found := await here.receive())["type"] != "hint":
                assert found["type"] != "refused"
        assert sum(found["chances"]) == pytest.approx(1, abs=0.01)
        assert {seen["move"] for seen in found["prospects"]} <= set(at(match, decision.event).moves())


async def test_answers_have_a_price(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(guard.PRICES, "too-many-tries", 10**9)
    async with uploaded(serving, record("corinth", 5)) as (ann, code):
        refused = await ann.post(f"/tables/{code}/answer", 429, json={"event": 1})
        assert refused["error"] == "too-many-tries"
        assert refused["values"]["retry_after"] > 0
