"""Ratings: likely strengths, honest intervals."""

from __future__ import annotations

import math
import random

import pytest

from emporion.arena.ratings import AVERAGE, POINTS_PER_STRENGTH, Outcome, Rating, ahead, rate


def drawn(strengths: dict[str, float], tables: list[list[str]], games: int, seed: int) -> list[Outcome]:
    """Games whose winners are drawn by the model."""
    rng = random.Random(seed)
    found: list[Outcome] = []
    for table in tables:
        for _ in range(games):
            winner = rng.choices(range(len(table)), [math.exp(strengths[name]) for name in table])[0]
            found.append((table, [float(seat == winner) for seat in range(len(table))]))
    return found


def test_two_players_differ_by_what_their_shares_say() -> None:
    a, b = rate(["a", "b"], [(["a", "b"], [1.0, 0.0])] * 7500 + [(["b", "a"], [1.0, 0.0])] * 2500)
    assert a.rating - b.rating == pytest.approx(POINTS_PER_STRENGTH * math.log(3), abs=0.1), (
        "the added drawn games move it by next to nothing"
    )
    assert (a.rating + b.rating) / 2 == pytest.approx(AVERAGE)
    share_error = math.sqrt(0.75 * 0.25 / 10_000)  # of a share; 1 / (p (1 - p)) carries it over to strengths
    assert a.high - a.low == pytest.approx(2 * 1.96 * POINTS_PER_STRENGTH * share_error / (0.75 * 0.25) / 2, rel=0.01)


def test_the_strengths_of_games_with_two_three_and_four_seats_are_found() -> None:
    strengths = {"a": 1.0, "b": 0.2, "c": -0.1, "d": -1.1}
    tables = [["a", "b"], ["c", "d"], ["b", "c"], ["a", "c", "d"], ["b", "a", "d"], ["a", "b", "c", "d"]]
    for rating in rate(list(strengths), drawn(strengths, tables, 2000, seed=1)):
        assert rating.rating == pytest.approx(
            AVERAGE + POINTS_PER_STRENGTH * strengths[rating.player], abs=3 * (rating.high - rating.low) / 4
        )
        assert rating.high - rating.low < 40


def test_about_95_of_100_intervals_hold_the_true_strength() -> None:
    strengths = {"a": 0.7, "b": 0.0, "c": -0.7}
    tables = [["a", "b"], ["b", "c"], ["a", "c"], ["a", "b", "c"]]
    held = 0
    for seed in range(100):
        for rating in rate(list(strengths), drawn(strengths, tables, 40, seed)):
            held += rating.low <= AVERAGE + POINTS_PER_STRENGTH * strengths[rating.player] <= rating.high
    assert 0.91 <= held / 300 <= 0.99


def test_who_has_won_or_lost_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    best, worst = rate(["best", "worst"], [(["best", "worst"], [1.0, 0.0])] * 50)
    assert AVERAGE + 200 < best.rating < AVERAGE + 800
    assert best.low > worst.high
    assert best.high - best.low > 150


def test_players_without_games_and_shared_victories() -> None:
    assert [found.rating for found in rate(["a", "b"], [])] == [AVERAGE, AVERAGE]
    assert rate([], []) == []
    even: list[Rating] = rate(["a", "b"], [(["a", "b"], [0.5, 0.5])] * 10)
    assert [found.rating for found in even] == pytest.approx([AVERAGE, AVERAGE])
    twice = rate(["a", "b"], [(["a", "b", "b"], [1 / 3, 1 / 3, 1 / 3])] * 300)
    assert [found.rating for found in twice] == pytest.approx([AVERAGE, AVERAGE]), "who sits at two places wins twice as often"


def test_two_players_are_compared_by_the_games_that_either_of_them_won() -> None:
    found = ahead([(["a", "b", "c"], [1.0, 0.0, 0.0]), (["b", "c", "a"], [0.5, 0.5, 0.0]), (["c", "a", "b"], [1.0, 0.0, 0.0])])
    assert found["a", "b"] == (1.0, 1.5)
    assert found["b", "a"] == (0.5, 1.5)
    assert found["c", "a"] == (1.5, 2.5)
