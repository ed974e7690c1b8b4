"""The description of each game for machines: numbers of moves, and observations that hold what a view holds and nothing else."""

from __future__ import annotations

import copy
import itertools
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.lab import IllegalAction, describe
from tests.conftest import ROOT, Case, cases, random_play
from tests.lab.views import corinth_fields, horn_fields

pytest.importorskip("numpy", reason="the laboratory's arrays need NumPy: pip install emporion[lab]")
CASES = cases(*games.NAMES)


def fields_of_view(match: Match, seat: int) -> dict[str, Any]:
    """The observation of a seat, made from its view."""
    make = corinth_fields if match.game.name == "corinth" else horn_fields
    return make(match.view(seat), seat, match.components)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_move_text_has_one_number_and_back(case: Case) -> None:
    description = describe(case.match())
    assert len(set(description.texts)) == description.actions
    assert [description.number(text) for text in description.texts] == list(range(description.actions))
    for seed in range(3):
        for match in random_play(case.match(first=seed % case.players), f"numbers{seed}"):
            moves, numbers = match.moves(), description.legal(match)
            assert [description.text(number) for number in numbers] == moves
            assert [description.number(move) for move in moves] == numbers
            assert description.mask(match).nonzero()[0].tolist() == sorted(numbers)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_observation_is_what_the_view_of_the_seat_says(case: Case) -> None:
    """Nothing else can be in it: each field is compared with one that is made from the view alone."""
    description = describe(case.match())
    ranges = [(field.low, field.high) for field in description.fields for _ in range(field.size)]
    for number, match in enumerate(random_play(case.match(first=1), "views")):
        if number % 3 and match.actor != "over":
            continue
        for seat in range(case.players):
            seen = description.observe(match, seat)
            assert dict(seen) == fields_of_view(match, seat)
            assert all(low <= cell <= high for cell, (low, high) in zip(seen.cells, ranges, strict=True))


def test_an_observation_is_one_thing_in_every_form() -> None:
    *_, match = itertools.islice(random_play(Case("golden-horn", 2, {}).match(), 1), 60)
    description = describe(match)
    seen = description.observe(match, 1)
    assert len(seen.cells) == description.size == sum(field.size for field in description.fields)
    assert json.loads(seen.json()) == {"encoding": "golden-horn-2/1", **seen}
    assert seen.int8().tolist() == list(seen.cells)
    assert seen.float32().dtype == "float32"
    assert 0 <= seen.float32().min() <= seen.float32().max() <= 1
    assert [line.partition(":")[0] for line in seen.text().splitlines()] == list(seen)
    assert seen == description.observe(match.copy(), 1)
    assert seen != description.observe(match, 0)
    with pytest.raises(KeyError):
        seen["nothing"]


def lookalikes(players: int, seat: int, seed: int, **options: str | bool) -> Iterator[tuple[Match, Match]]:
    """Two matches that look the same to a seat: wherever another seat draws a card, they draw different ones."""
    one = Match(games.find("golden-horn"), players, options=options)
    two = one.copy()
    rng = Random("lookalikes", seed)
    while not one.is_over:
        if one.actor == "chance":
            outcome = one.game.text(one.state, one.state.draw(rng))
            others = [text for text, _ in two.outcomes() if text != outcome]
            hidden = outcome.startswith("card") and one.state.seat != seat
            if not hidden and outcome not in [text for text, _ in two.outcomes()]:
                return
            one.play(outcome)
            two.play(others[rng.below(len(others))] if hidden and others else outcome)
        else:
            both = [move for move in one.moves() if move in two.moves()]
            if not both:
                return
            move = both[rng.below(len(both))]
            one.play(move)
            two.play(move)
        yield one, two


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_that_look_the_same_to_a_seat_give_it_the_same_observation(players: int) -> None:
    differed = 0
    for seed in range(12):
        for one, two in lookalikes(players, 1, seed, dominio=seed % 2 == 1):
            description = describe(one)
            assert description.observe(one, 1) == description.observe(two, 1)
            differed += description.observe(one, 0) != description.observe(two, 0)
    assert differed > 100, "they differed, and the others saw it"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealing_hidden_cards_anew_changes_no_observation(players: int) -> None:
    rng = Random("guesses")
    for match in itertools.islice(random_play(Case("golden-horn", players, {"warehouses": "hidden"}).match(), 2), 0, None, 5):
        description = describe(match)
        before = [description.observe(match, seat) for seat in range(players)]
        for seat in range(players):
            guessed = match.copy()
            guessed.state.guess(seat, rng)
            assert description.observe(guessed, seat) == before[seat]


def test_a_move_is_played_by_its_number_and_an_illegal_one_changes_nothing() -> None:
    match = Match(games.find("corinth"), 2)
    description = describe(match)
    for wrong in (7, 41, 42, -1, "0"):
        with pytest.raises(IllegalAction, match=r"not a legal move. Legal here: 0 \(buy 0\) and 1 \(buy 1\)") as refused:
            description.play(match, wrong)  # type: ignore[arg-type]
        assert refused.value.legal == [0, 1]
    assert match.events == []
    description.play(match, 1)
    assert match.events[0].move == "buy 1"


def test_what_does_not_exist_is_refused_in_a_sentence() -> None:
    description = describe("corinth", players=2)
    with pytest.raises(EmporionError, match="no move with the number 42; the numbers are 0 to 41"):
        description.text(42)
    with pytest.raises(EmporionError, match="No move is written “take pink”"):
        description.number("take pink")
    with pytest.raises(EmporionError, match="no seat 2; the seats are 0 to 1"):
        description.observe(Match(games.find("corinth"), 2), 2)
    with pytest.raises(EmporionError, match="no encoding of Nim"):
        describe("nim")
    with pytest.raises(ValueError, match="2 players"):
        description.encoding.encoder.observe(Match(games.find("corinth"), 3).state, 0)
    with pytest.raises(TypeError, match="GoldenHorn"):
        description.encoding.encoder.observe(Match(games.find("golden-horn"), 2).state, 0)


def test_a_corrected_box_has_numbers_and_fields_of_its_own() -> None:
    game = games.find("corinth")
    figures = game.corrected({"districts": {"blue": {"shops": [[3, 2], [7, 3], [9, 4]]}}})
    match = Match(game, 2, figures=figures)
    assert {"shop 7", "shop 9"} <= set(describe(match).texts)
    assert "shop 7" not in describe("corinth").texts


@pytest.mark.parametrize("case", cases(), ids=str)
def test_matches_and_states_pickle_copy_and_compare_by_value(case: Case) -> None:
    *_, match = itertools.islice(random_play(case.match(first=1), "pickles"), 45)
    for copied in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert copied == match
        assert copied.state == match.state
        assert copied.forced == match.forced
        assert copied.game is match.game
    for state in (pickle.loads(pickle.dumps(match.state)), copy.copy(match.state), copy.deepcopy(match.state)):
        assert state == match.state
        assert state.legal() == match.state.legal()
    other, rng = match.copy(), Random("on")
    kept = copy.copy(match.state)
    while other.actor == "chance" and not other.is_over:
        other.chance(rng)
    if not other.is_over:
        other.play(other.moves()[0])
        assert other != match
        assert other.state != match.state
        assert kept == match.state, "a copy is independent"
        kept.become(other.state)
        assert kept == other.state
    assert match != case.match(first=1)
    assert match.state != "a state"


def test_a_match_with_a_corrected_box_keeps_it_in_a_pickle() -> None:
    game = games.find("corinth")
    match = Match(game, 2, figures=game.corrected({"symbols": {"gold": 20}}))
    copied = pickle.loads(pickle.dumps(match))
    assert copied == match != Match(game, 2)
    assert copied.components.symbols.gold == 20


def test_a_state_of_another_build_is_refused() -> None:
    state = Match(games.find("corinth"), 2).state
    restore, (kind, components, players, tracing, changing, memory) = state.__reduce__()
    with pytest.raises(EmporionError, match="pickled by another build"):
        restore(kind, components, players, tracing, changing, memory[:-4] if isinstance(memory, bytes) else b"")


def test_interpreted_and_compiled_observations_agree() -> None:
    """The same figures from the plain Python of src."""
    program = """
from emporion import Match, Random, find
from emporion.lab import describe
for name, players in (("corinth", 3), ("golden-horn", 4)):
    match, rng = Match(find(name), players), Random("agree")
    for _ in range(90):
        match.chance(rng) if match.actor == "chance" else match.play(match.moves()[rng.below(len(match.moves()))])
        seen = describe(match).observe(match, rng.below(players))
        print(bytes(cell & 255 for cell in seen.cells).hex(), describe(match).legal(match))
"""
    outputs = []
    for folder in ("src", "build/fast"):
        environment = os.environ | {"PYTHONPATH": str(ROOT / folder)}
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True, cwd=ROOT)
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1] != ""


CHANGED: dict[str, Any] = {"corinth": {"districts": {"blue": {"shops": [[3, 2], [7, 3], [9, 4]]}}}, "golden-horn": {"goods": {"each": 14}}}


@pytest.mark.parametrize("name", games.NAMES)
def test_descriptions_and_observations_pickle_and_copy(name: str) -> None:
    game = games.find(name)
    for match in (Match(game, 3), Match(game, 2, figures=game.corrected(CHANGED[name]))):
        description = describe(match)
        seen = description.observe(match, 0)
        for twin in (pickle.loads(pickle.dumps(description)), copy.deepcopy(description), copy.copy(description)):
            assert (twin.texts, twin.fields, twin.size) == (description.texts, description.fields, description.size)
            assert twin.observe(match, 0) == seen
            assert twin.legal(match) == description.legal(match)
        for other in (pickle.loads(pickle.dumps(seen)), copy.deepcopy(seen)):
            assert other == seen
            assert dict(other) == dict(seen)
