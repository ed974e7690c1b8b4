"""The dice of live games: derived from the seed, checkable, and even."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.server import fairness
from emporion.server.fairness import Fair, verify
from tests.server.evenness import cards, dice, neighbours, streams
from tests.server.lookalikes import seats, terms
from tests.server.table_play import at_random

DICE = 50_000


def test_faces_are_even_and_do_not_follow_each_other() -> None:
    rolls = dice(DICE, b"even")
    faces = Counter(face for roll in rolls for face in roll)
    assert streams(faces, dict.fromkeys(range(1, 7), 1 / 6)).likely
    assert neighbours(rolls).likely


def test_cards_and_cubes_fall_by_their_numbers() -> None:
    for found in cards(3_000, b"cards"):
        assert found.likely, found


def test_numbers_and_seeds_give_streams_of_their_own() -> None:
    seed = bytes(32)
    words = [fairness.chance(seed, number).word() for number in range(2000)]
    assert len(set(words)) == 2000
    assert not set(words) & {fairness.chance(bytes(31) + b"\x01", number).word() for number in range(2000)}
    assert [fairness.chance(seed, 7).word() for _ in range(2)] == [words[7]] * 2
    firsts = Counter(fairness.first_seat(number.to_bytes(32, "big"), 4) for number in range(4000))
    assert streams(firsts, dict.fromkeys(range(4), 1 / 4)).likely
    assert all(a != b for a, b in pairwise(words))


@pytest.mark.parametrize("game", games.NAMES)
def test_a_finished_game_is_checked_against_its_seed(game: str) -> None:
    table = at_random(terms(game, 3, first=0), seats(3), Random("fair"))
    match = games.replay(table.record().encode())
    fair = Fair(table.terms.seed.hex(), fairness.commitment(table.terms.seed), "chosen")
    assert verify(match, fair) == sum(event.by == "chance" for event in match.events)
    other = bytes(31) + b"x"
    wrong = {
        "verify-no-hex": Fair("zz", fair.commitment, "chosen"),
        "verify-commitment": Fair(other.hex(), fair.commitment, "chosen"),
        "verify-chance": Fair(other.hex(), fairness.commitment(other), "chosen"),
    }
    for key, claimed in wrong.items():
        with pytest.raises(EmporionError) as refused:
            verify(match, claimed)
        assert refused.value.key == key
    drawn = fairness.first_seat(table.terms.seed, 3)
    claimed = Fair(fair.seed, fair.commitment, "drawn")
    begun = Match(match.game, 3, first=(drawn + 1) % 3)
    with pytest.raises(EmporionError) as refused:
        verify(begun, claimed)
    assert refused.value.key == "verify-first"
