"""OpenSpiel: its own test, what a player may know, and its bots that are written in Python."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install emporion[open_spiel]")
import numpy  # noqa: E402 (OpenSpiel brings it)

from emporion import games  # noqa: E402
from emporion.engine.game import written  # noqa: E402
from emporion.lab import open_spiel  # noqa: E402
from tests.conftest import Case, cases  # noqa: E402

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


@pytest.mark.parametrize("case", cases(*games.NAMES), ids=str)
def test_open_spiel_finds_nothing_wrong(case: Case) -> None:
    options = "".join(f",{option}={written(value)}" for option, value in case.options.items())
    game = pyspiel.load_game(f"emporion_{case.game.replace('-', '_')}(players={case.players}{options})")
    assert (game.num_players(), game.opening.options) == (case.players, case.options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


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


def test_who_has_the_same_information_state_has_the_same_moves() -> None:
    """In states that were dealt anew for another player, too: OpenSpiel's ISMCTS keeps one node for each string."""
    known: dict[str, list[int]] = {}
    rng, differed = random.Random(3), 0
    for seed in range(4):
        state = pyspiel.load_game("emporion_golden_horn(dominio=true)").new_initial_state()
        for at in walk(state, seed):
            if at.is_terminal() or at.move_number() % 3:
                continue
            for _ in range(4):
                other = at.resample_from_infostate(1 - at.current_player(), rng.random)
                differed += other.legal_actions() != at.legal_actions()
                assert known.setdefault(other.information_state_string(at.current_player()), other.legal_actions()) == other.legal_actions()
    assert differed > 10


def test_what_a_card_is_stands_in_the_owners_information_state_alone() -> None:
    state = pyspiel.load_game("emporion_golden_horn").new_initial_state()
    at = next(at for at in walk(state, 1) if "CardDrawn" in at.information_state_string(0))
    mine, other = at.information_state_string(0), at.information_state_string(1)
    assert "CardDrawn(seat=0, color=None)" in other
    assert "CardDrawn(seat=0, color=None)" not in mine


@pytest.mark.parametrize("name", GAMES)
def test_a_trajectory_as_json_leads_to_the_same_states(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    *_, last = walk(state, 8)
    written = pyspiel.Trajectory(last).to_string()
    assert json.loads(written)["header"]["returns"] == last.returns()
    again = pyspiel.Trajectory(written)
    states = again.reconstruct_all_states()
    assert [step["action"] for step in json.loads(written)["transitions"]] == last.history()
    assert len(states) == len(last.history()) + 1
    assert states[-1].history() == last.history()
    assert states[-1].to_json() == last.to_json()


@pytest.mark.parametrize("name", GAMES)
def test_states_observations_and_actions_are_structs(name: str) -> None:
    game = pyspiel.load_game(name)
    state, checked = game.new_initial_state(), 0
    spec, example = game.action_struct_spec()
    assert spec == '{"move": string}'
    assert state.struct_to_actions(game.ActionStruct(example))
    while not state.is_terminal() and checked < 60:
        assert state.to_struct().to_dict() == state.to_dict() == json.loads(state.to_json()) == json.loads(state.to_struct().to_json())
        action = state.legal_actions()[checked % len(state.legal_actions())]
        struct = state.action_to_struct(state.current_player(), action)
        assert struct == state.action_to_struct(action) == game.ActionStruct(struct.to_json()) == game.ActionStruct(struct.to_dict())
        assert struct.move == state.action_to_string(state.current_player(), action)
        assert state.struct_to_actions(struct) == [action]
        if not state.is_chance_node():
            seen = state.to_observation_struct()
            assert seen == state.to_observation_struct(state.current_player())
            assert seen.seat == state.current_player()
        wrong = state.apply_action_struct(game.ActionStruct({"move": "fly"}))
        assert not wrong.ok()
        assert "fly" in wrong.message()
        before = state.move_number()
        assert state.apply_action_struct(struct).ok()
        assert state.move_number() == before + 1
        checked += 1
    with pytest.raises(ValueError, match="JSON object"):
        game.ActionStruct("[]")


def test_an_observation_struct_holds_the_own_hand_alone() -> None:
    state = pyspiel.load_game("emporion_golden_horn").new_initial_state()
    at = next(at for at in walk(state, 1) if "CardDrawn" in at.information_state_string(0))
    hands = [player["hand"] for player in at.to_observation_struct(0).table]
    assert hands[0] is not None
    assert hands[1] is None
    assert [player["hand"] for player in at.to_struct().table] == [None, None]


BEFORE = """
from pyspiel import ISMCTSBot, MCTSBot, SpielError, RandomRolloutEvaluator, evaluate_bots, load_game, make_uniform_random_bot
import emporion.lab.open_spiel
from emporion.engine.errors import EmporionError

def refused(ask):
    try:
        ask()
    except EmporionError as error:
        assert "is written in C++" in str(error) and "open_spiel.python.algorithms" in str(error), error
        return
    raise AssertionError("not refused")

evaluator = RandomRolloutEvaluator(1, 1)
tic_tac_toe = load_game("tic_tac_toe")
for name in ("emporion_corinth", "emporion_golden_horn"):
    game = load_game(name)
    state = game.new_initial_state()
    refused(lambda: MCTSBot(game, evaluator, 2.0, 5, 1000, False, 1, False))
    mcts = MCTSBot(tic_tac_toe, evaluator, 2.0, 5, 1000, False, 1, False)
    ismcts = ISMCTSBot(1, evaluator, 2.0, 5)
    for bot in (mcts, ismcts):
        refused(lambda: bot.step(state))
        refused(lambda: bot.step_with_policy(state))
    refused(lambda: mcts.mcts_search(state))
    try:
        evaluate_bots(state, [ismcts, ismcts], 1)
    except SpielError:  # OpenSpiel's own refusal: it resamples no state of a game written in Python
        pass
    else:
        raise AssertionError("played")
state = tic_tac_toe.new_initial_state()
assert mcts.step(state) in state.legal_actions()
assert mcts.mcts_search(state).explore_count == 5
assert len(evaluate_bots(state, [mcts, make_uniform_random_bot(1, 1)], 1)) == 2
print("alive")
"""


def test_bots_in_cpp_refuse_these_games_and_play_others() -> None:
    """They would end the process, also if they were imported before this module: so it is another process."""
    done = subprocess.run([sys.executable, "-c", BEFORE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr


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
        if not at.is_terminal() and at.move_number() % 12 == 0:
            assert bot.step(at) in at.legal_actions()
            chosen += 1
    assert chosen > 5


def test_wrong_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(Exception, match="steward"):
        pyspiel.load_game("emporion_corinth(steward=never)")
    state = pyspiel.load_game("emporion_corinth").new_initial_state()
    with pytest.raises(Exception, match="40 is not legal here"):
        state._apply_action(40)
    assert open_spiel.CORINTH.short_name in pyspiel.registered_names()
