"""What must hold for every game, toys included."""

from __future__ import annotations

import itertools
from collections import defaultdict
from typing import Any

import msgspec
import pytest

from emporion import compiled, games
from emporion.engine.contract import CHANCE, MAX_MOVES
from emporion.engine.effects import Asked, Effect
from emporion.engine.errors import IllegalMove
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.record import dumps
from tests.conftest import ALL, Case, cases, random_play
from tests.folds import fold

pytestmark = pytest.mark.parametrize("case", cases(), ids=str)
SEEDS = range(1) if compiled.flavor() == "fast" and not ALL else range(3)
"""`make test` runs these tests on the checked build, too, which plays the same games; there with all seeds."""


def played(case: Case, seed: int) -> Match:
    """A finished random game."""
    return list(random_play(case.match(first=seed % case.players), f"{case}{seed}"))[-1]


def test_outcome_weights_sum_to_one_and_samples_are_among_them(case: Case) -> None:
    for match in itertools.islice(random_play(case.match(), 1), 40):
        if match.actor != "chance":
            continue
        chances = match.state.chances()
        assert len(chances) <= match.state.spread()
        assert sum(weight for _, weight in chances) == pytest.approx(1)
        assert all(weight > 0 for _, weight in chances)
        codes = {code for code, _ in chances}
        assert len(codes) == len(chances)
        assert all(match.state.possible(code) for code in list(codes)[:1000])
        assert all(match.state.draw(Random(seed)) in codes for seed in range(20))
        assert not match.state.possible(-1)


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_moves_are_distinct_stable_and_exactly_those_that_play_accepts(case: Case, seed: int) -> None:
    vocabulary: set[str] = set()
    for match in random_play(case.match(), seed):
        vocabulary.update(match.moves())
    for number, match in enumerate(random_play(case.match(), seed)):
        moves = match.moves()
        assert moves == match.moves()
        assert len(moves) == len(set(moves)) <= MAX_MOVES
        assert bool(moves) == (match.actor not in ("chance", "over"))
        assert len(match.state.legal()) == len(moves)
        if number % 7:
            continue
        before = dumps(match)
        for move in vocabulary:
            copy = match.copy()
            if move in moves:
                copy.play(move)
            else:
                with pytest.raises(IllegalMove) as refused:
                    copy.play(move)
                assert refused.value.rule
                assert refused.value.legal == moves
                assert copy.view(0) == match.view(0)
        assert dumps(match) == before


def test_the_fields_of_seats_have_an_item_for_each(case: Case) -> None:
    match = played(case, 0)
    for seat in (*range(case.players), None):
        view = msgspec.to_builtins(match.view(seat))
        assert [len(view[field]) for field in match.game.seat_fields] == [case.players] * len(match.game.seat_fields)


def test_integer_steps_refuse_what_is_not_legal(case: Case) -> None:
    for match in itertools.islice(random_play(case.match(), 5), 30):
        before = match.view(None)
        for code in (-7, 2_000_000_000):
            with pytest.raises(ValueError, match=str(code)):
                match.copy().state.step(code)
        assert match.view(None) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_is_independent_of_its_original(case: Case, seed: int) -> None:
    for match in random_play(case.match(), seed):
        if match.is_over or len(match.events) % 5:
            continue
        views = [match.view(seat) for seat in range(case.players)]
        copy = match.copy()
        assert [copy.view(seat) for seat in range(case.players)] == views
        list(random_play(copy, "another"))
        assert [match.view(seat) for seat in range(case.players)] == views


@pytest.mark.parametrize("seed", SEEDS)
def test_replaying_the_events_gives_the_same_game(case: Case, seed: int) -> None:
    match = played(case, seed)
    text = dumps(match)
    again = games.replay(text.encode())
    assert dumps(again) == text
    assert [again.view(seat) for seat in range(case.players)] == [match.view(seat) for seat in range(case.players)]
    half = len(match.events) // 2
    again.back(half)
    assert dumps(games.replay("".join(text.splitlines(keepends=True)[: half + 1]).encode())) == dumps(again)


def test_texts_parse_back(case: Case) -> None:
    for match in random_play(case.match(), 2):
        outcomes = [code for code, _ in match.state.chances()]
        codes = outcomes[::97] or match.state.legal()
        for code in codes:
            assert match.code(match.game.text(match.state, code)) == code


@pytest.mark.parametrize("seed", SEEDS)
def test_effects_folded_over_the_first_view_give_the_last_one(case: Case, seed: int) -> None:
    seats = [*range(case.players), None]
    match = case.match()
    views: list[Any] = [match.view(seat) for seat in seats]
    chance, choice = Random(seed), Random(seed, 1)
    while not match.is_over:
        effects = match.chance(chance) if match.actor == "chance" else match.play(match.moves()[choice.below(len(match.moves()))])
        assert isinstance(effects[-1], Asked)
        for number, seat in enumerate(seats):
            for effect in effects:
                views[number] = fold(match, views[number], effect.seen(seat))
            assert views[number] == match.view(seat)


def test_effects_and_views_are_json(case: Case) -> None:
    for match in random_play(case.match(), 4):
        view = match.view(0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_a_preview_equals_what_then_happens(case: Case, seed: int) -> None:
    for match in random_play(case.match(), seed):
        if len(match.events) % 3 or not match.moves():
            continue
        for move in match.moves():
            before = match.view(None)
            preview = match.preview(move)
            assert match.view(None) == before
            happened = match.copy().play(move)
            assert happened[: len(preview)] == preview
            assert preview


def test_previews_are_those_of_each_move_and_leave_the_match_as_it_is(case: Case) -> None:
    for match in itertools.islice(random_play(case.match(), 9), 0, None, 3):
        before = [match.view(seat) for seat in range(case.players)], match.moves(), dumps(match)
        previews = match.previews()
        assert list(previews) == match.moves()
        assert previews == {move: match.preview(move) for move in match.moves()}
        assert ([match.view(seat) for seat in range(case.players)], match.moves(), dumps(match)) == before


def test_nothing_that_was_tried_out_stays_after_going_back_nor_in_a_copy(case: Case) -> None:
    """A match keeps one state to try things out in; it is filled anew each time."""
    known = {len(here.events): (here.previews(), here.targets()) for here in random_play(case.match(), 10)}
    match = list(random_play(case.match(), 10))[-1]
    for events in sorted(known, reverse=True)[:: 1 + len(known) // 8]:
        match.previews()
        match.targets()
        match.back(events)
        copy = match.copy()
        assert (match.previews(), match.targets()) == (copy.previews(), copy.targets()) == known[events]


def test_where_everything_lies_open_all_seats_see_the_same(case: Case) -> None:
    seats = [*range(case.players), None]
    hidden = False
    match = case.match()
    chance, choice = Random(11), Random(11, 1)
    while not match.is_over:
        effects = match.chance(chance) if match.actor == "chance" else match.play(match.moves()[choice.below(len(match.moves()))])
        views = [msgspec.structs.replace(match.view(seat), seat=None) for seat in seats]
        hidden = hidden or any(view != views[-1] for view in views)
        hidden = hidden or any(effect.seen(seat) is not effect for effect in effects for seat in seats)
    assert match.game.is_open == (not hidden)


@pytest.mark.parametrize("seed", SEEDS)
def test_targets_lead_where_they_say(case: Case, seed: int) -> None:
    for match in random_play(case.match(), seed):
        for target in match.targets()[:: 1 + seed]:
            copy = match.copy()
            actor = match.actor
            for move in target.moves:
                assert copy.actor == actor
                copy.play(move)


def test_a_game_ends_within_its_bound(case: Case) -> None:
    for seed in range(10):
        assert len(played(case, seed).events) <= games.find(case.game).longest


def test_event_lists_that_look_the_same_to_a_seat_give_it_the_same(case: Case) -> None:
    """Views, moves and effects are functions of what the seat saw: the lists are grouped by their look, and each group must agree."""
    known: dict[tuple[int, bytes], tuple[Any, list[str]]] = {}
    groups: defaultdict[tuple[int, bytes], set[str]] = defaultdict(set)
    for seed in range(200 if case.game in games.TOYS else 4):
        match = case.match()
        looks: list[list[Effect]] = [[] for _ in range(case.players)]
        chance, choice = Random(seed), Random(seed, 1)
        while not match.is_over and len(match.events) < 60:
            effects = match.chance(chance) if match.actor == "chance" else match.play(match.moves()[choice.below(len(match.moves()))])
            for seat in range(case.players):
                looks[seat] += [effect.seen(seat) for effect in effects]
                key = seat, msgspec.json.encode(looks[seat])
                here = match.view(seat), match.moves() if match.actor == seat else []
                assert known.setdefault(key, here) == here
                groups[key].add(dumps(match))
    if case.game == "kuhn":
        assert max(len(lists) for lists in groups.values()) >= 2, "some lists must differ only in what a seat cannot see"


def test_a_guess_looks_the_same_to_its_seat(case: Case) -> None:
    for match in random_play(case.match(), 6):
        for seat in range(case.players):
            if len(match.events) % 4 == 0:
                copy = match.copy()
                copy.state.guess(seat, Random(len(match.events)))
                assert copy.view(seat) == match.view(seat)
                assert copy.actor == match.actor


@pytest.mark.parametrize("seed", SEEDS)
def test_scores_equal_the_sum_of_their_parts(case: Case, seed: int) -> None:
    for match in random_play(case.match(), seed):
        parts = match.breakdown()
        assert [sum(part.values()) for part in parts] == match.scores()
        assert all(list(part) == [name for name in match.game.parts if name in parts[0]] for part in parts)
    assert match.winners()
    assert set(match.winners()) <= set(range(case.players))


def test_chance_cannot_be_drawn_when_a_seat_is_asked(case: Case) -> None:
    for match in itertools.islice(random_play(case.match(), 8), 20):
        if match.state.actor != CHANCE:
            with pytest.raises(IllegalMove):
                match.copy().chance(Random(1))
