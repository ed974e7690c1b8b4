"""Exact values: the solvers agree with going through everything, and the positions of the file with the solvers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from emporion import games
from emporion.arena import last_roll, last_turns, yardsticks
from emporion.arena.last_turns import LastTurns, possible_hands, rewards
from emporion.engine.contract import CHANCE, OVER
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.players.greedy import GreedyPlayer
from tests.conftest import ROOT

MAX_POSITIONS = 60_000
FILE = ROOT / "docs" / "proof" / "yardsticks.jsonl.gz"


class TooLong(Exception):
    """More positions than a test has time for."""


class Everything:
    """Values over every single move and every result of chance, without any of the solvers' short cuts."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.spares = [match.spare_state() for _ in range(90)]
        self.met = 0

    def after(self, state: State, code: int, depth: int) -> State:
        self.met += 1
        if self.met > MAX_POSITIONS:
            raise TooLong
        below = self.spares[depth]
        below.become(state)
        below.play(code)
        return below

    def over_chance(self, state: State, depth: int, value: Any) -> list[float]:
        """The average over chance; results that change nothing are drawn again."""
        total, changed = [0.0] * self.match.players, 0.0
        for code, weight in state.chances():
            below = self.after(state, code, depth)
            if below != state:
                changed += weight
                total = [sum_ + weight * part for sum_, part in zip(total, value(below, depth + 1), strict=True)]
        return [part / changed for part in total]


class BestPoints(Everything):
    """The most points that one sheet can have after its last turn."""

    def value(self, state: State, depth: int, seat: int) -> float:
        if state.actor == CHANCE:
            return self.over_chance(state, depth, lambda below, further: [self.value(below, further, seat)] * self.match.players)[seat]
        if state.actor != seat:
            return state.points()[seat]
        return max(self.value(self.after(state, code, depth), depth + 1, seat) for code in state.legal())


class BestReplies(Everything):
    """Max^n at the end of Golden Horn; the hand of the last seat is dealt when its turn comes."""

    def __init__(self, match: Match, hands: list[tuple[tuple[int, ...], float]]) -> None:
        super().__init__(match)
        self.mover = match.state.actor
        self.hands = hands

    def value(self, state: Any, depth: int, dealt: bool = False) -> list[float]:
        if state.actor == OVER:
            return rewards(state.points())
        if self.hands and state.seat != self.mover and not dealt:
            total = [0.0] * self.match.players
            for hand, weight in self.hands:
                below: Any = self.spares[depth]
                below.become(state)
                below.hold(state.seat, hand)
                total = [sum_ + weight * part for sum_, part in zip(total, self.value(below, depth + 1, True), strict=True)]
            return total
        if state.actor == CHANCE:
            return self.over_chance(state, depth, lambda below, further: self.value(below, further, dealt))
        found = [self.value(self.after(state, code, depth), depth + 1, dealt) for code in state.legal()]
        return max(found, key=lambda reward: reward[state.actor])


def positions(game: str, players: int, seed: int, **more: Any) -> Iterator[Match]:
    """A greedy game up to each decision."""
    match, rng, greedy = Match(games.find(game), players, first=seed % players, **more), Random(seed, "yardsticks"), GreedyPlayer()
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
        else:
            yield match
            match.play(greedy.choose(match, rng))


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_roll_agrees_with_going_through_everything(players: int) -> None:
    game, compared = games.find("corinth"), 0
    figures = game.corrected({"dice": {"white": 2, "yellow": 1}})
    wanted = 2
    for seed in range(60):
        match = next((match for match in positions("corinth", players, seed, figures=figures) if last_roll.is_last_roll(match)), None)
        if match is None or compared == wanted:
            continue
        values, everything = last_roll.expected_points(match), BestPoints(match)
        assert values is not None
        try:
            expected = {
                game.text(match.state, code): everything.value(everything.after(match.state, code, 0), 1, match.state.actor)
                for code in match.state.legal()
            }
        except TooLong:
            continue
        assert values == pytest.approx(expected)
        compared += len(values) > 1
    assert compared == wanted


@pytest.mark.parametrize(("left", "dominio"), [(0, False), (0, True), (1, False)])
def test_the_last_turns_agree_with_going_through_everything(left: int, dominio: bool) -> None:
    compared, wanted = 0, 1 if left else 10
    for seed in range(60):
        if compared >= wanted:
            break
        for match in positions("golden-horn", 2 + seed % 3, seed, options={"dominio": dominio}):
            if last_turns.turns_left(match) != left or len(match.state.legal()) < 2:
                continue
            solver = LastTurns(match)
            everything = BestReplies(match, solver._hands)
            try:
                expected = {
                    match.game.text(match.state, code): everything.value(everything.after(match.state, code, 0), 1)[match.state.actor]
                    for code in match.state.legal()
                }
            except TooLong:
                continue
            assert solver.solve() == pytest.approx(expected)
            compared += 1
    assert compared >= wanted


def test_hands_are_those_that_a_guess_deals_as_often_as_it_deals_them() -> None:
    match = next(match for match in positions("golden-horn", 3, 5) if len(match.events) > 60)
    state: Any = match.state
    seat, other = state.actor, next(other for other in (1, 2, 0) if other != state.actor)
    hands = dict(possible_hands(state, seat, other))
    assert sum(hands.values()) == pytest.approx(1)
    spare: Any = match.spare_state()
    rng, dealt, number = Random(1), Counter[tuple[int, ...]](), 20_000
    for _ in range(number):
        spare.become(match.state)
        spare.guess(seat, rng)
        dealt[tuple(spare.held(other, color) for color in range(6))] += 1
    assert set(dealt) <= set(hands)
    for hand, weight in hands.items():
        assert dealt[hand] / number == pytest.approx(weight, abs=5 * (weight * (1 - weight) / number) ** 0.5 + 1e-9)


def test_what_cannot_be_solved_within_the_bound_has_no_values() -> None:
    games_ = (positions("golden-horn", 2, seed, options={"dominio": True}) for seed in range(40))
    match = next(match for game in games_ for match in game if last_turns.is_solvable(match))
    assert LastTurns(match, bound=1).solve() is None
    assert LastTurns(match).solve() is not None


@pytest.mark.parametrize("number", range(len(yardsticks.KINDS)))
def test_positions_are_generated_with_values_for_all_moves(number: int, tmp_path: Path) -> None:
    kind = yardsticks.KINDS[number]
    made = list(yardsticks.generate(kind, 1, seed=3))
    yardsticks.write(made, tmp_path / "file")
    first = (tmp_path / "file").read_bytes()
    yardsticks.write(made, tmp_path / "file")
    assert (tmp_path / "file").read_bytes() == first
    (position,) = yardsticks.read(tmp_path / "file")
    assert position == made[0]
    match = position.match()
    assert set(position.values) == set(match.moves())
    assert max(position.values.values()) - min(position.values.values()) >= kind.least_spread
    lost = yardsticks.loss([position], "random")
    assert 0 <= lost.mean <= lost.worst <= max(position.values.values()) - min(position.values.values())


def test_the_positions_of_the_file_are_still_solved_alike() -> None:
    found = yardsticks.read(FILE)
    assert list(Counter(position.kind for position in found)) == [kind.name for kind in yardsticks.KINDS]
    solvers = {kind.name: kind.solve for kind in yardsticks.KINDS}
    for position in found[::30]:
        assert solvers[position.kind](position.match()) == pytest.approx(position.values)
