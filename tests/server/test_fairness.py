"""The dice of live games: derived from the seed, checkable, and even."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.record import header
from emporion.tables import fairness
from emporion.tables.fairness import Fair, Scheme, verify
from emporion.tables.table import Table
from tests.server.evenness import cards, dice, neighbors, streams
from tests.server.lookalikes import seats, terms
from tests.server.table_play import play_randomly

DICE = 50_000
SEED = bytes(range(32))
ENTROPY = ["11" * 32, None, "33" * 32]
KEY = fairness.dice_key(SEED, 2, ENTROPY)


def test_faces_are_even_and_do_not_follow_each_other() -> None:
    rolls = dice(DICE, KEY)
    faces = Counter(face for roll in rolls for face in roll)
    assert streams(faces, dict.fromkeys(range(1, 7), 1 / 6)).likely
    assert neighbors(rolls).likely


def test_cards_and_cubes_fall_by_their_numbers() -> None:
    for found in cards(3_000, KEY):
        assert found.likely, found


def test_numbers_and_seeds_give_streams_of_their_own() -> None:
    seed = bytes(32)
    words = [fairness.chance(seed, number).word() for number in range(2000)]
    assert len(set(words)) == 2000
    assert not set(words) & {fairness.chance(bytes(31) + b"\x01", number).word() for number in range(2000)}
    assert [fairness.chance(seed, 7).word() for _ in range(2)] == [words[7]] * 2
    firsts = Counter(fairness.first_seat(number.to_bytes(32, "big"), 4) for number in range(4000))
    assert streams(firsts, dict.fromkeys(range(4), 1 / 4)).likely
    mixed = Counter(fairness.first_seat(fairness.dice_key(seed, 2, [f"{number:064x}"]), 4) for number in range(4000))
    assert streams(mixed, dict.fromkeys(range(4), 1 / 4)).likely
    assert all(a != b for a, b in pairwise(words))


def test_the_dice_key_is_the_hmac_of_what_every_seat_gave() -> None:
    text = "emporion 2\n0 " + "11" * 32 + "\n2 " + "33" * 32 + "\n"
    assert hmac.new(SEED, text.encode(), hashlib.sha256).digest() == KEY
    assert fairness.dice_key(SEED, 1, []) == SEED
    others: list[list[str | None]] = [
        [None] * 3,
        ["11" * 32, None, None],
        ["11" * 32, "33" * 32, None],
        ["33" * 32, None, "11" * 32],
        [None, *ENTROPY],
    ]
    keys = {SEED, KEY, *(fairness.dice_key(SEED, 2, entropy) for entropy in others)}
    assert len(keys) == 7, "every seat, every byte and the scheme matter"


def played(game: str, scheme: Scheme, entropy: list[str | None]) -> Table:
    """A game of three whose seats gave this entropy."""
    sitting = seats(3)
    for seat, given in enumerate(entropy):
        sitting[seat].entropy = given
    return play_randomly(terms(game, 3, first=0, scheme=scheme), sitting, Random("fair"))


@pytest.mark.parametrize(("scheme", "entropy"), [(1, []), (2, ENTROPY), (2, [None] * 3)], ids=["seed", "mixed", "none given"])
@pytest.mark.parametrize("game", games.NAMES)
def test_a_finished_game_is_checked_against_its_seed(game: str, scheme: Scheme, entropy: list[str | None]) -> None:
    table = played(game, scheme, entropy)
    data = table.record().encode()
    match, fair = games.replay(data), msgspec.convert(header(data)["fair"], Fair)
    assert fair == Fair(SEED.hex(), fairness.commitment(SEED), "chosen", 0, scheme, entropy)
    assert verify(match, fair) == sum(event.by == "chance" for event in match.events)
    other = bytes(31) + b"x"
    replace = msgspec.structs.replace
    wrong = [
        ("verify-no-hex", replace(fair, seed="zz")),
        ("verify-commitment", replace(fair, seed=other.hex())),
        ("verify-chance", replace(fair, seed=other.hex(), commitment=fairness.commitment(other))),
        ("verify-chance", replace(fair, scheme=2, entropy=[None, "22" * 32, None])),
        ("verify-entropy-seats", replace(fair, scheme=1, entropy=["11" * 32])),
        ("verify-entropy-seats", replace(fair, scheme=2, entropy=["11" * 32])),
    ]
    for key, claimed in wrong:
        with pytest.raises(EmporionError) as refused:
            verify(match, claimed)
        assert refused.value.key == key
    drawn = fairness.first_seat(fairness.dice_key(SEED, scheme, entropy), 3)
    begun = Match(match.game, 3, first=(drawn + 1) % 3)
    with pytest.raises(EmporionError) as refused:
        verify(begun, replace(fair, first="drawn"))
    assert refused.value.key == "verify-first"
