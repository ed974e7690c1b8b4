"""The end of a Corinth game is solved as going through all of it would."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from emporion import compiled, games
from emporion.arena.search_bench import regret, solved_positions
from emporion.engine.contract import OVER
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.players.endgame import MAX_WORK, Endgame
from emporion.players.greedy import GreedyPlayer
from emporion.players.limits import MARGIN_PART
from emporion.players.search_player import Budget, Thinker
from tests.conftest import fewer
from tests.games.corinth_worst import cut_corner
from tests.games.test_corinth_paths import MAX_VISITS

SPAN = 40
MAX_POSITIONS = 3000


class TooLong(Exception):
    """More positions than a test has time for."""


class Everything:
    """Max^n over every single move, without any of the solver's short cuts."""

    def __init__(self, match: Match) -> None:
        self.spares = [match.spare_state() for _ in range(80)]
        self.met = 0

    def best(self, state: State, depth: int) -> list[tuple[int, int]]:
        """Points and gold of each seat when everybody plays for their own reward from here."""
        self.met += 1
        if self.met > MAX_POSITIONS:
            raise TooLong
        if state.actor == OVER:
            gold: Any = state.gold
            return [(points, gold[seat]) for seat, points in enumerate(state.points())]
        found = [self.after(state, code, depth) for code in state.legal()]
        return max(found, key=lambda standing: reward(standing, state.actor))

    def after(self, state: State, code: int, depth: int) -> list[tuple[int, int]]:
        below = self.spares[depth]
        below.become(state)
        below.play(code)
        return self.best(below, depth + 1)


def reward(standing: list[tuple[int, int]], seat: int) -> float:
    """The share of victory (E3) and the margin's part."""
    best = max(standing)
    share = 1 / standing.count(best) if standing[seat] == best else 0.0
    lead = standing[seat][0] - max(points for other, (points, _) in enumerate(standing) if other != seat)
    return (1 - MARGIN_PART) * share + MARGIN_PART * min(1.0, max(0.0, 0.5 + lead / (2 * SPAN)))


def ends(players: int, number: int) -> Iterator[Match]:
    """Matches in their last round, after its roll."""
    greedy = GreedyPlayer()
    for seed in range(number):
        match, rng = Match(games.find("corinth"), players, options={"steward": ("sum", "last")[seed % 2]}), Random(seed, "ends")
        while not match.is_over:
            state: Any = match.state
            if match.actor == "chance":
                match.chance(rng)
                continue
            if state.round == state.rounds - 1 and state.point > 1:
                yield match
            moves = match.moves()
            match.play(greedy.choose(match, rng) if seed % 3 else moves[rng.below(len(moves))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_solver_agrees_with_going_through_everything(players: int) -> None:
    compared, seeds = 0, max(3, fewer(12))
    for match in ends(players, seeds):
        everything = Everything(match)
        try:
            expected = {code: reward(everything.after(match.state, code, 0), match.state.actor) for code in match.state.legal()}
        except TooLong:
            continue
        solution = Endgame(match.state).solve(match.state)  # type: ignore[arg-type]
        assert solution is not None
        assert {code: value for code, value, _, _ in solution} == pytest.approx(expected)
        compared += 1
    assert compared > 20 * seeds // 12


def test_before_the_last_roll_and_beyond_the_bound_there_is_no_solution() -> None:
    match = Match(games.find("corinth"), 2)
    assert Endgame(match.state).solve(match.state) is None  # type: ignore[arg-type]
    long = next(match for match in ends(2, 12) if len(match.moves()) > 5)
    assert Endgame(long.state, 5).solve(long.state) is None  # type: ignore[arg-type]
    assert Endgame(long.state).solve(long.state) is not None  # type: ignore[arg-type]


def test_a_thinker_solves_instead_of_searching_unless_it_is_switched_off() -> None:
    match = next(ends(3, 1))
    solved = Thinker(Budget(simulations=50)).think(match, Random(1))
    assert solved.is_solved
    assert solved.simulations == 0
    searched = Thinker(Budget(simulations=50), solves_endings=False).think(match, Random(1))
    assert not searched.is_solved
    assert searched.simulations == 50


def test_the_search_loses_next_to_nothing_in_solved_positions() -> None:
    number = max(8, fewer(40))
    loss = list(regret(number))[-1]
    assert loss.positions == number
    assert loss.mean <= 0.01
    assert loss.best_found > 0.7


def test_solved_positions_leave_something_to_choose() -> None:
    for match, values in solved_positions(max(5, fewer(20))):
        assert set(values) == set(match.moves())
        assert max(values.values()) > min(values.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_work_of_a_position_with_many_walks_is_bounded(players: int) -> None:
    match = cut_corner(players)
    solver: Any = Endgame(match.state, fewer(MAX_WORK))  # type: ignore[arg-type]
    begin = time.thread_time()
    solver.solve(match.state)
    seconds = time.thread_time() - begin
    assert solver.work <= MAX_WORK + MAX_VISITS
    if compiled.flavor() == "fast":
        assert seconds < 0.7, "when walks were counted and not what it takes to find them, it was 1 to 6 seconds"


def test_a_solver_stops_when_it_is_cancelled_and_when_its_time_is_up() -> None:
    match = cut_corner()
    solver: Any = Endgame(match.state, 1 << 30)  # type: ignore[arg-type]
    assert solver.solve(match.state, seconds=0.01) is None
    answers: list[object] = []
    thread = threading.Thread(target=lambda: answers.append(solver.solve(match.state, seconds=60)))
    thread.start()
    while thread.is_alive():  # this thread runs meanwhile: the solver lets others in
        solver.cancel()
        thread.join(0.01)
    assert answers == [None]
    assert solver.solve(match.state, seconds=0.01) is None, "and can be asked again"
