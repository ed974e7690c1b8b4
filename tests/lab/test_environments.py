"""PettingZoo and Gymnasium: their own tests, and what a wrong action does. They run where the libraries are: `make test-lab`."""

from __future__ import annotations

import copy
import pickle
import warnings
from pathlib import Path
from typing import Any

import pytest

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.lab import IllegalAction
from emporion.lab.registration import ENVIRONMENTS
from tests.conftest import Case, cases

REASON = "needs PettingZoo and Gymnasium: make test-lab"
numpy = pytest.importorskip("numpy", reason=REASON)
gymnasium = pytest.importorskip("gymnasium", reason=REASON)
pettingzoo = pytest.importorskip("pettingzoo", reason=REASON)
IDS = sorted(ENVIRONMENTS)


def aec(case: Case, **options: Any) -> Any:
    name = next(name for name, game in ENVIRONMENTS.items() if game == case.game)
    return pettingzoo.make("aec", name, players=case.players, options=case.options, **options)


@pytest.mark.parametrize("case", cases(*games.NAMES), ids=str)
def test_pettingzoo_finds_nothing_wrong(case: Case) -> None:
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for said in ("Observation space for each agent probably should be", "Observation is not a NumPy array"):  # of every dict
            warnings.filterwarnings("ignore", message=said)
        api_test(aec(case), num_cycles=150)
    seed_test(lambda **options: aec(case, **options), num_cycles=20)


@pytest.mark.parametrize("case", cases(*games.NAMES), ids=str)
def test_pettingzoo_renders_in_every_mode(case: Case) -> None:
    from pettingzoo.test import render_test

    render_test(lambda **options: aec(case, **options), custom_tests={"svg": lambda found: found.startswith("<svg")})


@pytest.mark.parametrize("name", IDS)
def test_rewards_of_a_game_between_agents_sum_to_zero(name: str) -> None:
    env = pettingzoo.make("aec", name, players=3, dtype="float32")
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    rng = numpy.random.default_rng(0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        totals[agent] += reward
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert env.observation_space(agent).contains(seen)
        env.step(None if terminated else rng.choice(seen["action_mask"].nonzero()[0]))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


def test_wrong_names_are_refused_in_a_sentence() -> None:
    env = pettingzoo.make("aec", "emporion/Corinth-v0")
    env.reset(seed=1)
    with pytest.raises(EmporionError, match=r"no agent “seat_7”\. Agents: seat_0 and seat_1"):
        env.unwrapped.observe("seat_7")
    with pytest.raises(EmporionError, match=r"no render mode “film”\. Modes: human"):
        pettingzoo.make("aec", "emporion/Corinth-v0", render_mode="film")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Gymnasium warns besides
        with pytest.raises(EmporionError, match=r"no render mode “film”\. Modes: human"):
            gymnasium.make("emporion/Corinth-v0", render_mode="film")


def test_a_masked_action_is_refused_and_nothing_changes() -> None:
    env = pettingzoo.make("aec", "emporion/Corinth-v0")
    env.reset(seed=1)
    before, agent = env.observe(env.agent_selection), env.agent_selection
    for wrong in (40, -1, 42, None, 0.5):
        with pytest.raises(IllegalAction, match="Legal here: 0"):
            env.unwrapped.step(wrong)
    assert env.agent_selection == agent
    assert all((env.observe(agent)[part] == before[part]).all() for part in before)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponents", ["random", "novice", "easy"])
def test_gymnasium_finds_nothing_wrong(name: str, opponents: str) -> None:
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, opponents=opponents).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_a_single_agent_plays_whole_games(name: str) -> None:
    env = gymnasium.make(name, players=3, opponents=["random", "novice"], render_mode="ansi")
    seats, rewards = set(), []
    for seed in range(6):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        terminated = False
        while not terminated:
            assert env.observation_space.contains(seen)
            seen, reward, terminated, truncated, info = env.step(env.action_space.sample())
            assert not truncated
        rewards.append(reward)
        assert "seat" in env.render()
    assert len(seats) > 1
    assert set(rewards) <= {1.0, -0.5, 0.25}
    with pytest.raises(IllegalAction):
        env.step(0)


def faulty_bot(folder: Path) -> str:
    path = folder / "faulty.py"
    path.write_text("class Bot:\n    def choose(self, match, rng):\n        return match.moves()[0] if rng.below(6) else 'fly'\n")
    return f"{path}:Bot"


def test_a_fault_of_a_bot_ends_the_game_of_a_single_agent(tmp_path: Path) -> None:
    env = gymnasium.make("emporion/Corinth-v0", players=3, opponents=faulty_bot(tmp_path))
    found = 0
    for seed in range(12):
        seen, info = env.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            assert seen["action_mask"].any()
            seen, reward, terminated, _, info = env.step(int(seen["action_mask"].argmax()))
        if "fault" in info:
            found += 1
            assert "chose “fly”" in info["fault"]
            assert reward == 0.25
            with pytest.raises(EmporionError, match="ended"):
                env.unwrapped.step(0)
    assert found


def test_a_fault_of_a_bot_is_in_the_info_of_the_vector_environment(tmp_path: Path) -> None:
    many = gymnasium.make_vec("emporion/Corinth-v0", num_envs=4, vectorization_mode="vector_entry_point", opponents=faulty_bot(tmp_path))
    seen, _ = many.reset(seed=1)
    for _ in range(60):
        seen, rewards, terminations, _, info = many.step(seen["action_mask"].argmax(axis=1))
        for game in info.get("_fault", numpy.zeros(4)).nonzero()[0]:
            assert "chose “fly”" in info["fault"][game]
            if terminations[game] and rewards[game] == 1:
                many.close()
                return
    pytest.fail("no fault ended a game")


def test_an_illegal_action_of_a_single_agent_is_refused_and_a_sample_never_is() -> None:
    env = gymnasium.make("emporion/GoldenHorn-v0", opponents="random", seat=0).unwrapped
    seen, _ = env.reset(seed=1)
    for wrong in (77, -1, 78, 1.5):
        with pytest.raises(IllegalAction, match="Legal here: "):
            env.step(wrong)
    assert (env.reset(seed=1)[0]["observation"] == seen["observation"]).all()
    for _ in range(20):
        drawn = env.action_space.sample()
        env.reset()
        env.step(drawn)  # the position is another one, and the sample still stands for a legal move


def test_a_sample_by_a_mask_of_ones_own_is_played_as_it_is_or_refused() -> None:
    env = gymnasium.make("emporion/GoldenHorn-v0", opponents="random", seat=0).unwrapped
    seen, _ = env.reset(seed=1)
    illegal = numpy.zeros(env.action_space.n, dtype=numpy.int8)
    illegal[77] = 1
    for drawn in (env.action_space.sample(mask=illegal), env.action_space.sample(probability=illegal.astype(float))):
        with pytest.raises(IllegalAction, match="77 is not a legal move"):
            env.step(drawn)
    assert env.action_space.sample(mask=seen["action_mask"]) in seen["action_mask"].nonzero()[0]


@pytest.mark.parametrize("name", IDS)
def test_the_vector_environment_declares_when_it_resets(name: str) -> None:
    many = gymnasium.make_vec(name, num_envs=64, vectorization_mode="vector_entry_point", seed=1)
    assert many.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = many.reset(seed=4)
    assert many.observation_space.contains(seen)
    rng, ended = numpy.random.default_rng(1), 0
    for _ in range(200):
        actions = (seen["action_mask"] * (rng.random(seen["action_mask"].shape) + 0.01)).argmax(axis=1)
        seen, rewards, terminations, truncations, info = many.step(actions)
        assert not truncations.any()
        assert (rewards[~terminations] == 0).all()
        if terminations.any():
            assert (info["_final_obs"] == terminations).all()
            assert info["final_obs"]["observation"].any()
        ended += int(terminations.sum())
    assert ended > 20
    again = gymnasium.make_vec(name, num_envs=64, vectorization_mode="vector_entry_point")
    first, _ = again.reset(seed=4)
    assert (first["observation"] == many.reset(seed=4)[0]["observation"]).all(), "the seed decides"
    many.close()
    again.close()


@pytest.mark.parametrize("copies", [True, False])
def test_what_a_learner_keeps_stays_as_it_was_unless_it_wants_no_copies(copies: bool) -> None:
    options = {} if copies else {"copy": False}
    many = gymnasium.make_vec("emporion/Corinth-v0", num_envs=16, vectorization_mode="vector_entry_point", **options)
    kept: list[Any] = []
    seen, info = many.reset(seed=4)
    for _ in range(60):
        seen, rewards, ended, truncated, info = many.step(seen["action_mask"].argmax(axis=1))
        arrays = [*seen.values(), info["action_mask"], rewards, ended, truncated]
        if "final_obs" in info:
            arrays += [info["final_obs"]["observation"], info["_final_obs"]]
        kept.append((arrays, [array.tobytes() for array in arrays]))
    same = [array.tobytes() == before for arrays, befores in kept for array, before in zip(arrays, befores, strict=True)]
    assert all(same) == copies
    assert (kept[0][0][0] is kept[1][0][0]) != copies
    many.close()


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponents", [None, "random", "greedy", "novice", "easy", "own"])
def test_environments_are_copied_in_mid_game_for_a_search(name: str, opponents: str | None, tmp_path: Path) -> None:
    """A copy and a pickle go on alike, and neither touches the other."""
    own = tmp_path / "own.py"
    own.write_text("class Bot:\n    def choose(self, match, rng):\n        return match.moves()[0]\n")
    if opponents is None:
        env = pettingzoo.make("aec", name)
    else:
        env = gymnasium.make(name, opponents=f"{own}:Bot" if opponents == "own" else opponents)
    env.reset(seed=3)
    for _ in range(6):
        env.step(_first_legal(env))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env.unwrapped))]
    before = [_seen(twin).tobytes() for twin in copies]
    for _ in range(6):
        env.step(_first_legal(env))
    assert [_seen(twin).tobytes() for twin in copies] == before
    for twin in copies:
        for _ in range(6):
            twin.step(_first_legal(twin))
        assert _seen(twin).tobytes() == _seen(env).tobytes()


def _first_legal(env: Any) -> int:
    play = env.unwrapped.play
    return int(play.description.legal(play.match)[0])


def _seen(env: Any) -> Any:
    """What the first seat may know."""
    play = env.unwrapped.play
    return play.description.observe(play.match, 0).int8()


def test_a_vector_environment_says_that_it_is_not_copied() -> None:
    many = gymnasium.make_vec(IDS[0], num_envs=2, vectorization_mode="vector_entry_point")
    for duplicate in (copy.deepcopy, pickle.dumps):
        with pytest.raises(EmporionError, match="cannot be pickled or copied"):
            duplicate(many)
    many.close()


@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_each_game_of_a_vector_environment_may_have_a_seed_of_its_own(opponents: str) -> None:
    """A game goes by its seed, whatever its place and the seeds of the others."""
    options = {"num_envs": 3, "vectorization_mode": "vector_entry_point", "opponents": opponents}
    many, other = (gymnasium.make_vec("emporion/Corinth-v0", **options) for _ in range(2))
    seen, _ = many.reset(seed=[1, 2, 3])
    again, _ = other.reset(seed=numpy.array([2, 3, 9]))
    for _ in range(30):
        assert (seen["observation"][1:] == again["observation"][:2]).all()
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
        again, *_ = other.step(again["action_mask"].argmax(axis=1))
    assert (seen["observation"][0] != seen["observation"][1]).any()
    many.reset(seed=[1, None, 3])
    with pytest.raises(EmporionError, match="a seed for each of the 3 games, and there are 2"):
        many.reset(seed=[1, 2])
    many.close()
    other.close()
