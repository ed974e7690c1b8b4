"""OpenSpiel: its own test, what a player may know, and its bots that are written in Python."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install emporion[open_spiel]")
import numpy  # noqa: E402 (OpenSpiel brings it)

from emporion.lab import open_spiel  # noqa: E402

GAMES = (
    "emporion_corinth",
    "emporion_corinth(players=3,steward=last)",
    "emporion_golden_horn",
    "emporion_golden_horn(players=3,dominio=true)",
)


def walk(state: Any, seed: int) -> Iterator[Any]:
    """A random game, a state at a time."""
    rng = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_open_spiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_returns_sum_to_zero_and_clones_are_independent(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    clone, before = None, ""
    for number, at in enumerate(walk(state, 3)):
        if number == 20:
            clone, before = at.clone(), at.information_state_string(0)
        assert at.returns() == [0] * at.num_players() or at.is_terminal()
        assert "point" in json.loads(at.to_json())
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    assert clone is not None
    assert clone.information_state_string(0) == before != state.information_state_string(0)


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    state = pyspiel.load_game("emporion_golden_horn(players=3)").new_initial_state()
    differed = 0
    for at in walk(state, 5):
        if at.is_terminal() or at.move_number() % 4:
            continue
        player = at.current_player()
        other = at.resample_from_infostate(player, random.Random(at.move_number()).random)
        assert other.information_state_string(player) == at.information_state_string(player)
        assert other.observation_string(player) == at.observation_string(player)
        assert list(other.observation_tensor(player)) == list(at.observation_tensor(player))
        assert other.legal_actions() == at.legal_actions()
        differed += other.observation_string((player + 1) % 3) != at.observation_string((player + 1) % 3)
    assert differed > 3


def test_what_a_card_is_stands_in_the_owners_information_state_alone() -> None:
    state = pyspiel.load_game("emporion_golden_horn").new_initial_state()
    at = next(at for at in walk(state, 1) if "CardDrawn" in at.information_state_string(0))
    mine, other = at.information_state_string(0), at.information_state_string(1)
    assert "CardDrawn(seat=0, color=None)" in other
    assert "CardDrawn(seat=0, color=None)" not in mine


@pytest.mark.parametrize(("name", "kind"), [("emporion_corinth", "mcts"), ("emporion_golden_horn", "ismcts")])
def test_bots_of_open_spiel_in_python_play(name: str, kind: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    rng = numpy.random.RandomState(1)
    if kind == "mcts":
        bot = mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=rng)
    else:
        bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=6, random_state=rng)
    chosen = 0
    for at in walk(game.new_initial_state(), 2):
        if at.move_number() > 40:
            assert bot.step(at) in at.legal_actions()
            chosen += 1
        if chosen == 3:
            break
    assert chosen == 3


def test_wrong_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(Exception, match="steward"):
        pyspiel.load_game("emporion_corinth(steward=never)")
    state = pyspiel.load_game("emporion_corinth").new_initial_state()
    with pytest.raises(Exception, match="40 is not legal here"):
        state._apply_action(40)
    assert open_spiel.CORINTH.short_name in pyspiel.registered_names()
