"""The toy games have the values that theory gives them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import pytest

from emporion import games
from emporion.engine.contract import CHANCE, OVER
from emporion.engine.match import Match
from emporion.engine.state import State

Strategy = Mapping[tuple[str, ...], Sequence[float]]
# A Nash equilibrium of Kuhn poker (alpha = 0): how often to bet with jack, queen, king, by what was answered before.
FIRST: Strategy = {(): (0, 0, 0), ("pass", "bet"): (0, 1 / 3, 1)}
SECOND: Strategy = {("pass",): (1 / 3, 0, 1), ("bet",): (0, 1 / 3, 1)}


def kuhn_value(first: Strategy, second: Strategy) -> float:
    """The first seat's expected chips, by going through the whole game."""
    match = Match(games.find("kuhn"), 2)

    def value(state: State, answers: tuple[str, ...]) -> float:
        if state.actor == OVER:
            return state.points()[0]
        if state.actor == CHANCE:
            return sum(weight * value(after(state, code), answers) for code, weight in state.chances())
        card: int = state.card[state.actor]
        bet = (first if state.actor == 0 else second)[answers][card]
        return (1 - bet) * value(after(state, 0), (*answers, "pass")) + bet * value(after(state, 1), (*answers, "bet"))

    def after(state: State, code: int) -> State:
        copy = match.spare_state()
        copy.become(state)
        copy.step(code)
        return copy

    return value(match.state, ())


def test_kuhn_poker_is_worth_minus_one_eighteenth_to_the_first_player() -> None:
    assert kuhn_value(FIRST, SECOND) == pytest.approx(-1 / 18)


def test_no_pure_change_of_either_strategy_beats_the_equilibrium_of_kuhn_poker() -> None:
    for information in FIRST:
        for card in range(3):
            for bet in (0, 1):
                changed = {**FIRST, information: tuple(bet if i == card else FIRST[information][i] for i in range(3))}
                assert kuhn_value(changed, SECOND) <= -1 / 18 + 1e-12
    for information in SECOND:
        for card in range(3):
            for bet in (0, 1):
                changed = {**SECOND, information: tuple(bet if i == card else SECOND[information][i] for i in range(3))}
                assert kuhn_value(FIRST, changed) >= -1 / 18 - 1e-12


def test_nim_is_lost_exactly_where_the_piles_add_to_nothing() -> None:
    @cache
    def wins(piles: tuple[int, ...]) -> bool:
        return any(not wins((*piles[:i], size - taken, *piles[i + 1 :])) for i, size in enumerate(piles) for taken in range(1, size + 1))

    for a in range(4):
        for b in range(4):
            for c in range(1, 4):
                assert wins((a, b, c)) == (a ^ b ^ c != 0)
    figures = {"mark": "T", "piles": [1, 2, 3]}
    match = Match(games.find("nim"), 2, figures=figures)
    outcomes = {best(match, move) for move in match.moves()}
    assert outcomes == {1}, "every first move from 1, 2, 3 loses"


def best(match: Match, move: str) -> int:
    """Who wins after `move` when both play well."""
    copy = match.copy()
    seat = copy.actor
    copy.play(move)
    if copy.is_over:
        return copy.winners()[0]
    mover = copy.state.actor
    assert mover != seat
    return mover if any(best(copy, answer) == mover for answer in copy.moves()) else 1 - mover
