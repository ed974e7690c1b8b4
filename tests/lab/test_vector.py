"""Many games at once: they are the games that `Match` plays, whatever the number of threads, and no wrong action changes anything."""

from __future__ import annotations

import gc
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from emporion import compiled, games
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.lab import IllegalAction, describe, vector
from tests.conftest import Case, cases, needs, run
from tests.waiting import wait_until

numpy = pytest.importorskip("numpy", reason="the laboratory's arrays need NumPy: pip install emporion[lab]")


def random_actions(many: vector.VectorGames, rng: Any) -> Any:
    """A legal action in each game, each with the same probability."""
    return (many.action_mask * (rng.random(many.action_mask.shape) + 0.01)).argmax(axis=1)


def played(steps: int, **options: Any) -> list[bytes]:
    """What came out of random play, step by step."""
    many = vector.make(**options)
    rng = numpy.random.default_rng(5)
    found = []
    for _ in range(steps):
        step = many.step(random_actions(many, rng))
        found.append(b"".join(part.tobytes() for part in step))
    many.close()
    return found


@pytest.mark.parametrize("case", cases(*games.NAMES), ids=str)
def test_every_step_is_that_of_a_match(case: Case) -> None:
    """Each game is followed by a state that Python steps: the same masks, observations, seats and results."""
    many = vector.make(case.game, num_envs=3, players=case.players, options=case.options, seed=3, threads=1)
    rng, finished = numpy.random.default_rng(1), 0
    encoder = many.description.encoding.encoder
    for _ in range(400):
        for game in range(many.num_envs):
            state = many.state(game)
            assert state.actor == many.seats[game] >= 0
            assert many.observations[game].tolist() == list(encoder.observe(state, state.actor))
            assert many.action_mask[game].nonzero()[0].tolist() == sorted(encoder.legal(state))
        step = many.step(random_actions(many, rng))
        assert numpy.allclose(step.rewards.sum(axis=1), 0, atol=1e-6)
        assert ((step.rewards != 0).any(axis=1) <= step.ended).all()
        finished += int(step.ended.sum())
    assert finished > 0
    many.close()


def test_rewards_and_points_are_those_of_the_finished_game() -> None:
    many = vector.make("corinth", num_envs=1, players=3, seed=4, threads=1)
    rng, checked = numpy.random.default_rng(2), 0
    while checked < 3:
        before = many.state(0)
        actions = random_actions(many, rng)
        before.step(encoder_code(many, before, int(actions[0])))
        step = many.step(actions)
        if step.ended[0]:
            assert many.points[0].tolist() == before.points()
            winners = before.leaders()
            share = (3 / len(winners) - 1) / 2
            assert step.rewards[0] == pytest.approx([share if seat in winners else -0.5 for seat in range(3)])
            checked += 1
        else:
            assert not step.rewards.any()


def encoder_code(many: vector.VectorGames, state: Any, action: int) -> int:
    return int(many.description.encoding.encoder.code(state, action))


def test_results_do_not_depend_on_the_number_of_threads() -> None:
    options: dict[str, Any] = {"game": "golden-horn", "num_envs": 600, "players": 3, "seed": 9}
    one = played(60, threads=1, **options)
    assert one == played(60, threads=3, **options)
    assert one != played(60, threads=1, **options | {"seed": 10})


@pytest.mark.parametrize("opponents", ["random", ["easy"], ["novice", "random"]])
def test_bots_play_the_other_seats(opponents: str | list[str]) -> None:
    players = 3 if len(opponents) == 2 else 2
    many = vector.make("corinth", num_envs=8, players=players, opponents=opponents, seed=2)
    rng, ended, seats = numpy.random.default_rng(3), 0, set()
    for _ in range(120):
        assert (many.seats == many.learners).all()
        step = many.step(random_actions(many, rng))
        ended += int(step.ended.sum())
        seats.update(many.learners.tolist())
    assert ended >= 8
    assert seats == set(range(players)), "the learner's seat is another one in each game"
    many.close()


def test_a_strong_bot_beats_random_actions() -> None:
    many = vector.make("corinth", num_envs=8, players=2, opponents="normal", seed=2)
    rng, lost, ended = numpy.random.default_rng(3), 0, 0
    while ended < 12:
        step = many.step(random_actions(many, rng))
        lost += int((step.rewards[step.ended, 0] < 0).sum())
        ended += int(step.ended.sum())
    assert lost >= ended - 1
    many.close()


@pytest.mark.parametrize("players", [2, 3])
def test_a_fault_of_a_bot_ends_its_game_and_the_others_go_on(players: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The bot has lost, a new game begins, and the learner is offered decisions of its own seat alone."""
    faulty = tmp_path / "faulty.py"
    faulty.write_text(FAULTY_BOT)
    many = vector.make("corinth", num_envs=6, players=players, opponents=f"{faulty}:Bot", seed=2, final_observations=True)
    rng, faults, ended = numpy.random.default_rng(3), 0, 0
    for _ in range(60):
        step = many.step(random_actions(many, rng))
        assert (many.seats == many.learners).all()
        assert (step.seats == [many.state(game).actor for game in range(6)]).all()
        assert all(many.action_mask[game].nonzero()[0].size for game in range(6))
        for game, fault in many.faults.items():
            assert "RuntimeError: lost my way" in str(fault)
            if step.ended[game]:
                others = [1.0] if players == 2 else [0.25, 0.25]
                assert sorted(step.rewards[game].tolist()) == pytest.approx([-1 / (players - 1), *others])
                assert many.final_observations[game].any()
                assert step.rewards[game, 0] > 0
        faults, ended = faults + len(many.faults), ended + int(step.ended.sum())
    assert faults
    assert ended
    assert sum("ended by a fault" in record.message for record in caplog.records) >= faults
    many.close()


FAULTY_BOT = """
class Bot:
    def choose(self, match, rng):
        if rng.below(6) == 0:
            raise RuntimeError("lost my way")
        return match.moves()[0]
"""


def test_an_illegal_action_names_the_legal_ones_and_changes_nothing() -> None:
    many = vector.make("corinth", num_envs=4, players=2, seed=1)
    before = [part.tobytes() for part in many.step(many.action_mask.argmax(axis=1))]
    actions = many.action_mask.argmax(axis=1)
    legal = many.action_mask[2].nonzero()[0].tolist()
    illegal = 41 if 41 not in legal else 40
    for wrong, kind in [
        *((wrong, "int64") for wrong in (illegal, -1, 42, 2**31 - 1, 2**32 + legal[0], -(2**32) + legal[0])),
        *((wrong, "uint64") for wrong in (illegal, 2**32 + legal[0], 2**64 - 1)),
        *((wrong, "uint32") for wrong in (illegal, 2**32 - 1)),
    ]:
        actions = actions.astype(kind)
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"{wrong} is not a legal move in game 2. Legal here: {legal[0]} \\(") as refused:
            many.step(actions)
        assert refused.value.legal == legal
    actions = actions.astype("int64")
    for shape in (actions[:3], actions.astype(float), actions.reshape(2, 2)):
        with pytest.raises(EmporionError, match="an integer for each of the 4 games"):
            many.step(shape)
    assert [part.tobytes() for part in (many.observations, many.action_mask, many.rewards, many.ended, many.seats)] == before
    with pytest.raises(ValueError, match="read-only"):
        many.action_mask[0, 0] = True


def test_wrong_arguments_are_refused_in_a_sentence() -> None:
    with pytest.raises(EmporionError, match="There is no bot “nobody”"):
        vector.make("corinth", num_envs=1, opponents="nobody")
    for number in (0, -1, 2.5, "many", None):
        with pytest.raises(EmporionError, match=f"1 or more, and this is {number}"):
            vector.make("corinth", num_envs=number)  # type: ignore[arg-type]
    with pytest.raises(EmporionError, match="no option"):
        vector.make("corinth", num_envs=1, options={"dominio": True})


@pytest.mark.parametrize("threads", [1, 2])
def test_closed_games_are_not_stepped(threads: int) -> None:
    many = vector.make("corinth", num_envs=300, seed=1, threads=threads)
    many.close()
    with pytest.raises(EmporionError, match="closed"):
        many.step(many.action_mask.argmax(axis=1))
    with pytest.raises(EmporionError, match="closed"):
        many.reset(1)


def test_arrays_stay_where_they_are_and_threads_end() -> None:
    many = vector.make("corinth", num_envs=1024, players=2, seed=1, threads=2, final_observations=True)
    places = [part.ctypes.data for part in (many.observations, many.action_mask, many.rewards)]
    rng = numpy.random.default_rng(0)
    for _ in range(120):
        step = many.step(random_actions(many, rng))
        if step.ended.any():
            over = many.final_observations[step.ended]
            assert (over[:, many.description.encoding.places["actor"]][:, 3] == 1).all(), "the last position is that of a game that is over"
    assert [part.ctypes.data for part in (many.observations, many.action_mask, many.rewards)] == places
    assert many.floats().min() >= 0
    assert many.floats().max() <= 1
    before = threading.active_count()
    many.close()
    with pytest.raises(EmporionError, match="closed"):
        many.step(random_actions(many, rng))
    del many, step
    gc.collect()
    wait_until(lambda: threading.active_count() < before)


@pytest.mark.skipif(compiled.flavor() != "fast", reason="measures the compiled modules")
def test_memory_stays_flat() -> None:
    psutil = pytest.importorskip("psutil", reason="counts memory")
    many = vector.make("golden-horn", num_envs=512, players=2, seed=1)
    rng = numpy.random.default_rng(0)
    sizes = []
    for _ in range(4):
        for _ in range(250):
            many.step(random_actions(many, rng))
        sizes.append(psutil.Process().memory_info().rss)
    assert sizes[-1] - sizes[0] < 2_000_000
    many.close()


def test_a_match_can_be_made_of_a_description() -> None:
    """The numbers are those of `Match`, so a policy can play at a table."""
    many = vector.make("golden-horn", num_envs=1, players=2, seed=1)
    assert many.description.texts == describe(Match(games.find("golden-horn"), 2)).texts


def test_the_benchmark_counts_steps_by_the_clock_and_by_processor_time() -> None:
    needs("fast")
    done = run("bench", "vector", "--seconds", "0.02", "--json", flavor="fast")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)["figures"]
    assert set(figures) == {"corinth-2", "corinth-4", "golden-horn-2", "golden-horn-4"}
    assert all(speed["steps"] > 0 and speed["processor"] > 0 for speed in figures.values())
    for words, said in ((["--against", "chess"], "beside “pgx”"), (["--against", "pgx"], "EMPORION_PGX_PYTHON")):
        done = run("bench", "vector", *words, flavor="fast", env={"EMPORION_PGX_PYTHON": ""})
        assert done.returncode == 1
        assert said in done.stderr
