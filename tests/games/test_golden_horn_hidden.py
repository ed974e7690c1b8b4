"""What a seat knows: event lists that look the same to it, guesses, and questions that tell nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from emporion.engine.effects import Effect
from emporion.engine.errors import IllegalMove
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games import find
from emporion.games.golden_horn.effects import CardDrawn
from tests.conftest import random_play
from tests.games.golden_horn_table import COLORS, STYLES, Table
from tests.games.scripted_table import only

LENGTH = 160
CASES = [(2, False, "pirate"), (3, False, "hoarder"), (4, True, "conqueror"), (3, True, "pirate")]


def table(players: int, dominio: bool) -> Match:
    return Match(find("golden-horn"), players, options={"dominio": dominio})


def played(players: int, dominio: bool, style: str, seed: int) -> tuple[list[str], list[list[Effect]]]:
    """The moves of the beginning of a game, and what each did."""
    match = table(players, dominio)
    for _ in random_play(match, seed, STYLES[style]):
        if len(match.events) >= LENGTH:
            break
    moves = [event.move for event in match.events]
    match.back(0)
    return moves, [match.play(move) for move in moves]


def lookalikes(players: int, dominio: bool, style: str, seed: int, seat: int) -> Iterator[tuple[list[str], list[str], int]]:
    """Lists that differ in one card that another seat drew at the third place of the tuple, and in nothing else."""
    moves, happened = played(players, dominio, style, seed)
    drawn = [i for i, effects in enumerate(happened) if any(card.seat != seat for card in only(effects, CardDrawn))]
    for number, i in enumerate(drawn):
        other = [*moves[:i], f"card {COLORS[(seed + number) % 6]}", *moves[i + 1 :]]
        while len(other) > i + 1 and not possible(players, dominio, other):
            other = other[: i + 1 + (len(other) - i - 1) // 2]  # the card is played later: look at a shorter game
        if other[i] != moves[i] and possible(players, dominio, other):
            yield moves[: len(other)], other, i


def possible(players: int, dominio: bool, moves: list[str]) -> bool:
    match = table(players, dominio)
    try:
        for move in moves:
            match.play(move)
    except IllegalMove:
        return False
    return True


def everything(match: Match) -> tuple[Any, ...]:
    """All that a state holds, hidden or not."""
    state: Any = match.state
    hands = [[state.held(seat, color) for color in range(6)] for seat in range(match.players)]
    return hands, list(state.pile), list(state.bag), [match.view(seat) for seat in range(match.players)], match.moves()


@pytest.mark.parametrize(("players", "dominio", "style"), CASES)
def test_lists_that_look_the_same_to_a_seat_give_it_equal_views_moves_effects_and_guesses(players: int, dominio: bool, style: str) -> None:
    pairs = 0
    for seed in range(3):
        seat = seed % players
        for moves, other, difference in lookalikes(players, dominio, style, seed, seat):
            one, two = table(players, dominio), table(players, dominio)
            pairs += 1
            for i, (move, changed) in enumerate(zip(moves, other, strict=True)):
                looks = [[effect.seen(seat) for effect in match.play(text)] for match, text in ((one, move), (two, changed))]
                assert looks[0] == looks[1]
                if i >= difference:
                    compare(one, two, seat, i)
    assert pairs > 20


def compare(one: Match, two: Match, seat: int, number: int) -> None:
    assert one.view(seat) == two.view(seat)
    assert one.view(None) == two.view(None)
    assert one.actor == two.actor, "who is asked tells nothing"
    if one.actor == seat:
        assert one.moves() == two.moves()
        assert one.targets() == two.targets()
    if number % 5 == 0:
        guesses = one.copy(), two.copy()
        for guess in guesses:
            guess.state.guess(seat, Random("guess", number))
        assert everything(guesses[0]) == everything(guesses[1])


def test_the_color_of_a_drawn_card_is_seen_by_its_seat_only() -> None:
    card = CardDrawn(1, "red")
    assert card.seen(1) == card
    assert card.seen(0) == card.seen(2) == card.seen(None) == CardDrawn(1, None)


def test_a_view_tells_nothing_of_the_bag_and_the_draw_pile_but_their_numbers() -> None:
    view = Table().match.view(0)
    assert (view.bag, view.draw_pile) == (72, 44)


def test_unseen_cards_appear_as_often_as_they_should() -> None:
    """Seat 0 holds five yellow cards: the other 49 are pooled. How many red ones a hand gets is hypergeometric."""
    match = Table(3, hands="yyyyy rrrrr ooooo").match
    pool = {"yellow": 4, **dict.fromkeys(COLORS[1:], 9)}
    number = 6000
    reds: Counter[int] = Counter()
    seen: Counter[str] = Counter()
    copy = match.copy()
    rng = Random("often")
    for _ in range(number):
        copy.state.become(match.state)
        copy.state.guess(0, rng)
        hand = copy.view(1).table[1].hand
        reds[hand.get("red", 0)] += 1
        seen.update(hand)
    for color, cards in pool.items():
        expected = 5 * cards / 49 * number
        assert seen[color] == pytest.approx(expected, abs=5 * expected**0.5)
    for held in range(6):
        share = comb(9, held) * comb(40, 5 - held) / comb(49, 5)
        assert reds[held] == pytest.approx(share * number, abs=5 * (share * number) ** 0.5 + 1)


def test_every_unseen_card_is_dealt_to_every_place_alike() -> None:
    """Two hands and the draw pile share the pool by their sizes, whatever each held before."""
    match = Table(3, hands="yyyyy rrrrr ooooo").match
    copy, rng, number = match.copy(), Random("alike"), 3000
    red: Counter[str] = Counter()
    for _ in range(number):
        copy.state.become(match.state)
        copy.state.guess(0, rng)
        state: Any = copy.state
        red.update({"one": state.held(1, 3), "two": state.held(2, 3), "pile": state.pile[3]})
    for place, size in (("one", 5), ("two", 5), ("pile", 39)):
        expected = 9 * size / 49 * number
        assert red[place] == pytest.approx(expected, abs=5 * expected**0.5)


def test_a_guess_keeps_hidden_warehouses_own_cards_discards_and_sizes() -> None:
    match = table(3, False)
    for number, _ in enumerate(random_play(match, 3, STYLES["pirate"])):
        if number % 10 or match.is_over:
            continue
        copy = match.copy()
        copy.state.guess(1, Random(number))
        for seat in range(3):
            assert copy.view(seat).table[seat].warehouse == match.view(seat).table[seat].warehouse
            assert copy.view(seat).table[seat].cards == match.view(seat).table[seat].cards
        assert copy.view(1) == match.view(1)


def test_a_guess_lists_the_moves_of_the_hand_that_was_guessed() -> None:
    """Seat 0 guesses while seat 1 is asked: what seat 1 may do follows the guessed hand."""
    one = Table(hands="ooooo rrrrr", venice="yyppggrbb", boats="vvv ccc")
    one.play("sail trio, load blue, stop")
    assert one.actor == 1
    found = set()
    for number in range(200):
        copy = one.match.copy()
        copy.state.guess(0, Random(number))
        hand = copy.view(1).table[1].hand
        assert ("raid 0.trio red red" in copy.moves()) == (hand.get("red", 0) >= 2)
        assert "no-raid" in copy.moves()
        found.add(len(copy.moves()))
    assert len(found) > 3


@pytest.mark.parametrize("style", ["pirate", "hoarder"])
def test_whether_a_point_is_asked_never_tells_a_hand(style: str) -> None:
    """However the hidden cards are dealt, the same seat is asked at the same point; only the number of its answers differs."""
    match = table(3, True)
    for number, _ in enumerate(random_play(match, 5, STYLES[style])):
        for seat in range(3):
            copy = match.copy()
            copy.state.guess(seat, Random(number))
            assert (copy.actor, copy.view(None).point) == (match.actor, match.view(None).point)
            assert bool(copy.moves()) == bool(match.moves())
            if match.view(None).point not in ("starting", "voyaging"):
                assert copy.moves() == match.moves()
