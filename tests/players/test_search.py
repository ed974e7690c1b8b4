"""The search itself: it finds what is known to be best, repeats itself, stops when told, and stays within its room."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from array import array

import pytest

from emporion import games
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games.golden_horn.codes import READY
from emporion.players import registry
from emporion.players.golden_horn import GoldenHornKnowledge
from emporion.players.knowledge import Knowledge
from emporion.players.search import Search
from emporion.players.search_player import Advice, Budget, Thinker
from emporion.players.tree import Tree
from tests.conftest import ROOT, Case, cases, fewer, needs
from tests.games.golden_horn_record import Record, started


def nim(*piles: int) -> Match:
    return Match(games.find("nim"), 2, figures={"mark": "T", "piles": list(piles)})


def kuhn(*events: str) -> Match:
    match = Match(games.find("kuhn"), 2)
    for event in events:
        match.play(event)
    return match


def midgame(case: Case, events: int = 30) -> Match:
    """A game after some random events, where a seat is asked."""
    match, rng = case.match(), Random(3)
    while len(match.events) < events or match.actor == "chance":
        moves = match.moves()
        _ = match.chance(rng) if match.actor == "chance" else match.play(moves[rng.below(len(moves))])
    return match


def summary(advice: Advice) -> tuple[object, ...]:
    """Everything of an advice but the time it took."""
    return advice.seat, advice.prospects, advice.moves, advice.simulations, advice.is_solved


@pytest.mark.parametrize(
    ("piles", "best"), [((1, 2), "take 1 from 2"), ((3, 2), "take 1 from 1"), ((1, 1, 2), "take 2 from 3"), ((3, 1, 1), "take 3 from 1")]
)
def test_it_finds_the_winning_move_of_nim(piles: tuple[int, ...], best: str) -> None:
    advice = Thinker(Budget(simulations=2000)).think(nim(*piles), Random(1))
    assert advice.move == best
    assert advice.prospects[0].share > 0.95


def test_it_knows_when_nim_is_lost() -> None:
    advice = Thinker(Budget(simulations=4000)).think(nim(1, 2, 3), Random(1))
    assert all(prospect.share < 0.35 for prospect in advice.prospects)


@pytest.mark.parametrize(
    ("events", "best"),
    [
        (("card jack", "card queen", "pass", "bet"), "pass"),
        (("card king", "card queen", "pass", "bet"), "bet"),
        (("card queen", "card jack", "bet"), "pass"),
        (("card queen", "card king", "bet"), "bet"),
        (("card queen", "card king", "pass"), "bet"),
    ],
)
def test_it_answers_kuhn_poker_as_every_equilibrium_does(events: tuple[str, ...], best: str) -> None:
    assert Thinker(Budget(simulations=3000)).choose(kuhn(*events), Random(1)) == best


def test_what_it_expects_of_kuhn_poker_is_what_a_called_king_brings() -> None:
    advice = Thinker(Budget(simulations=2000)).think(kuhn("card jack", "card king", "bet"), Random(1))
    assert advice.prospects[0].move == "bet"
    assert advice.prospects[0].share == 1.0
    assert advice.prospects[0].points == 2.0


def test_it_never_looks_at_a_card_it_cannot_see() -> None:
    for answers in ((), ("pass", "bet")):
        for card, others in (("jack", ("queen", "king")), ("queen", ("jack", "king")), ("king", ("jack", "queen"))):
            seen = [Thinker(Budget(simulations=300)).think(kuhn(f"card {card}", f"card {other}", *answers), Random(5)) for other in others]
            assert summary(seen[0]) == summary(seen[1])


@pytest.mark.parametrize("case", cases(*games.NAMES), ids=str)
def test_the_same_seed_gives_the_same_advice(case: Case) -> None:
    match = midgame(case)
    for threads in (1, 2, 3):
        budget = Budget(simulations=fewer(160), threads=threads)
        first, again, other = (Thinker(budget).think(match, Random(seed)) for seed in (1, 1, 2))
        assert summary(first) == summary(again)
        assert first.is_solved or summary(first) != summary(other)


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("case", cases(*games.NAMES), ids=str)
def test_an_advice_names_legal_moves_and_adds_up(case: Case, threads: int) -> None:
    match = midgame(case)
    number = fewer(400)
    advice = Thinker(Budget(simulations=number, threads=threads), solves_endings=False).think(match, Random(1))
    assert advice.seat == match.state.actor
    assert {prospect.move for prospect in advice.prospects} <= set(match.moves())
    assert sum(prospect.visits for prospect in advice.prospects) == advice.simulations == number
    assert all(0 <= prospect.share <= 1 and 0 <= prospect.reward <= 1 for prospect in advice.prospects)
    assert advice.moves[0] == advice.move
    copy = match.copy()
    for move in advice.moves:
        if move not in copy.moves():  # another seat's answer, with cards it was only guessed to have
            assert copy.actor != advice.seat
            break
        copy.play(move)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_tree_is_kept_within_a_turn_and_only_there(threads: int) -> None:
    match, rng, number = midgame(Case("corinth", 2, {})), Random(1), fewer(800)
    thinker = Thinker(Budget(simulations=number, threads=threads), solves_endings=False)
    seat = match.actor
    first = thinker.think(match, rng)
    match.play(first.move)
    while match.actor == seat:
        again = thinker.think(match, rng)
        assert again.simulations < number, "the visits of the last decision count"
        assert sum(prospect.visits for prospect in again.prospects) >= number * 7 // 8
        match.play(again.move)
    while match.actor == "chance":
        match.chance(rng)
    assert thinker.think(match, rng).simulations == number


def test_a_move_that_was_not_the_adviser_s_is_followed_all_the_same() -> None:
    match, rng = midgame(Case("corinth", 2, {})), Random(1)
    thinker = Thinker(Budget(simulations=fewer(200)), solves_endings=False)
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
            continue
        advice = thinker.think(match, rng)
        assert {prospect.move for prospect in advice.prospects} <= set(match.moves())
        match.play(match.moves()[rng.below(len(match.moves()))])


@pytest.mark.parametrize("threads", [1, 2])
def test_thinking_can_be_cancelled_from_another_thread(threads: int) -> None:
    thinker = Thinker(Budget(simulations=100_000_000, threads=threads))
    match = midgame(Case("corinth", 2, {}))
    found: list[Advice] = []
    begun = threading.Event()
    work = threading.Thread(target=lambda: found.append(thinker.think(match, Random(1), lambda part: begun.set())))
    work.start()
    assert begun.wait(20)
    thinker.cancel()
    work.join(20)
    assert not work.is_alive(), "a search of some minutes"
    assert found[0].move in match.moves()
    assert 0 < found[0].simulations < 100_000_000


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_whole_turn_stays_within_its_milliseconds(game: str, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is the processor time of this process, so that other work on the machine does not count."""
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    match, rng = midgame(Case(game, 2, {})), Random(1)
    thinker = Thinker(Budget(milliseconds=400, threads=threads))
    seat, begin = match.actor, time.process_time()
    while match.actor == seat:
        match.play(thinker.choose(match, rng))
    assert time.process_time() - begin < 1.0


@pytest.mark.parametrize("threads", [1, 2])
def test_progress_is_told_and_reaches_the_end(threads: int) -> None:
    parts: list[float] = []
    Thinker(Budget(simulations=fewer(2000), threads=threads)).think(midgame(Case("corinth", 2, {})), Random(1), parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0


def test_a_full_tree_grows_no_more_and_is_still_searched() -> None:
    match = midgame(Case("corinth", 2, {}))
    search = Search(match.spare_state(), match.spare_state(), Knowledge(), 40, 0.6, 0.3)
    search.begin(match.state, 1)
    number = fewer(3000)
    assert search.run(number) == number
    assert search.tree.size == 40
    assert sum(visits for _, visits, *_ in search.seen()) == number


def test_nothing_is_searched_where_no_seat_is_asked() -> None:
    match = Match(games.find("kuhn"), 2)
    search = Search(match.spare_state(), match.spare_state(), Knowledge(), 40, 0.6, 0.3)
    with pytest.raises(ValueError, match="no seat"):
        search.begin(match.state, 1)


def test_a_tree_needs_room_and_a_budget_something_to_spend() -> None:
    with pytest.raises(ValueError, match="grow"):
        Tree(1)
    for wrong in ({}, {"simulations": 0}, {"milliseconds": -1.0}, {"simulations": 5, "threads": 0}):
        with pytest.raises(ValueError, match="budget"):
            Budget(**wrong)


def test_every_game_s_knowledge_expects_about_what_comes() -> None:
    for case in cases(*games.NAMES):
        match = midgame(case)
        expected = registry.knowledge(match).expected(match.state)
        assert len(expected) == case.players
        assert all(-20 < points < 120 for points in expected)


def test_compiled_and_interpreted_give_the_same_advice() -> None:
    needs("fast")
    program = """
from emporion import Match, Random, find
from emporion.players.search_player import Budget, Thinker
for name in ("corinth", "golden-horn"):
    match, rng = Match(find(name), 2), Random(1)
    while match.actor == "chance" or len(match.events) < 12:
        _ = match.chance(rng) if match.actor == "chance" else match.play(match.moves()[0])
    print(Thinker(Budget(simulations=40)).think(match, Random(3)).prospects)
"""
    runs = [
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / home)}, check=True)
        for home in ("src", "build/fast")
    ]
    assert runs[0].stdout == runs[1].stdout


def test_python_subclasses_are_refused() -> None:
    needs("fast")
    program = """
from emporion import Match, find
from emporion.games._toys.nim.state import Nim
from emporion.engine.state import State
from emporion.players.knowledge import Knowledge
from emporion.players.search import Search
class Mine(State):
    pass
class Wise(Knowledge):
    pass
match = Match(find("nim"), 2)
for parts in ((Mine(), Mine(), Knowledge()), (match.spare_state(), match.spare_state(), Wise())):
    try:
        Search(*parts, 40, 0.6, 0.3)
    except TypeError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "build" / "fast")})
    assert done.stdout.count("Python subclass of the compiled") == 2, done.stderr


def test_a_rollout_conquers_after_a_raid_rather_than_go_on() -> None:
    """D8: what is asked after a raid is weighed like the start and the end of a turn."""
    state = Record(started()).follow("0 raid 1.duo red blue").match.state
    codes = array("i", state.legal())
    knowledge = GoldenHornKnowledge()
    chosen = {knowledge.choose(state, codes, len(codes), Random("after-raid", seed)) for seed in range(50)}
    assert codes[0] == READY
    assert READY not in chosen
