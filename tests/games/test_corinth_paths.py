"""The search for the Steward's paths finds what trying every path finds, with bounded work."""

from __future__ import annotations

from random import Random

import pytest

from emporion.games.corinth.codes import SIDE, SPOTS
from emporion.games.corinth.paths import Paths, beside
from tests.conftest import fewer
from tests.games.corinth_worst import cut_corner

MAX_VISITS = 20_000
"""Of one search; trying every path of an empty market takes 150,000."""


def every_path(spot: int, walked: int, most: int) -> dict[tuple[int, int], list[int]]:
    """By end and number of steps, the first path in the order of directions."""
    found: dict[tuple[int, int], list[int]] = {}

    def follow(at: int, walked: int, path: list[int]) -> None:
        found.setdefault((at, len(path)), path)
        if len(path) < most:
            for direction, there in enumerate(beside(at)):
                if there >= 0 and not walked >> there & 1:
                    follow(there, walked | 1 << there, [*path, direction])

    follow(spot, walked | 1 << spot, [])
    return found


def boards(number: int, most_free: int) -> list[tuple[int, int]]:
    """Random spots, and random sets of spots that have been walked over."""
    rng = Random(7)
    found = []
    for _ in range(number):
        free = rng.sample(range(SPOTS), rng.randint(1, most_free))
        found.append((rng.randrange(SPOTS), sum(1 << spot for spot in range(SPOTS) if spot not in free)))
    return found


def test_every_end_and_length_is_found_with_its_first_path() -> None:
    rng = Random(8)
    paths = Paths()
    for spot, walked in boards(fewer(300), 16):
        most = rng.randint(1, SPOTS)
        expected = every_path(spot, walked, most)
        paths.search(spot, walked, most)
        for end in range(SPOTS):
            for steps in range(SPOTS):
                route = expected.get((end, steps))
                assert paths.leads(end, steps) == (route is not None)
                if route is not None:
                    assert [paths.direction(end, steps, step) for step in range(steps)] == route


def test_a_search_for_less_is_answered_by_the_one_before_and_one_for_more_is_not() -> None:
    paths = Paths()
    paths.search(0, 0, 6)
    visits = paths.visits
    paths.search(0, 0, 3)
    assert paths.visits == visits
    paths.search(0, 0, 8)
    assert paths.visits > visits
    assert paths.leads(SPOTS - 1, 8)
    assert not paths.leads(SPOTS - 1, 10)


def test_the_work_of_a_search_is_bounded() -> None:
    paths = Paths()
    for spot, walked in [(spot, 0) for spot in range(SPOTS)] + boards(fewer(3000), SPOTS):
        before = paths.visits
        paths.search(spot, walked, SPOTS - 1)
        assert paths.visits - before <= MAX_VISITS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_targets_are_all_spots_that_can_be_reached_with_enough_gold(players: int) -> None:
    match = cut_corner(players)
    ends = {target.end for target in match.targets()}
    assert "r1c1" not in ends
    assert len(ends) == SIDE * SIDE - 5, "all but the corner and the four spots walked over"
