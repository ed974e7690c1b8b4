"""The frozen test: its positions are what the tool makes, and the cost of a decision is what its values say."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from emporion import games
from emporion.arena.frozen_test import Decision, Position, decide, decisions, finished, load, prepare, scores
from emporion.engine.errors import EmporionError
from emporion.players import registry
from tests.conftest import ROOT, needs, run
from tools import frozen_test


@pytest.mark.parametrize("game", games.NAMES)
def test_every_position_has_the_values_of_its_legal_moves(game: str) -> None:
    origin, positions = load(game)
    plan = frozen_test.PLANS[origin.frozen_test]
    assert (origin.game, origin.seed) == (game, frozen_test.SEED)
    assert len(positions) == plan.rolled_out + (plan.solved if game == "corinth" else 0)
    for number, position in enumerate(positions):
        assert position.number == number
        match = position.match(game)
        assert sorted(position.values) == sorted(match.moves())
        assert all(0 <= value <= 1 for value in position.values.values())
    assert {position.players for position in positions} == set(games.find(game).players)
    for name, values in games.find(game).options.items():
        assert {position.options[name] for position in positions} == set(values)


def test_solved_values_are_those_of_the_solver() -> None:
    for position in [position for position in load("corinth")[1] if position.solved][::8]:
        match = position.match("corinth")
        solver = registry.solver(match)
        assert solver is not None
        solution = solver.solve(match.state)
        assert solution is not None
        assert position.values == {match.game.text(match.state, code): share for code, _, share, _ in solution}


@pytest.mark.parametrize("game", games.NAMES)
def test_the_tool_makes_the_same_positions_and_values(game: str) -> None:
    """The first positions, and one of them rolled out again."""
    needs("fast")
    origin, positions = load(game)
    plan = frozen_test.PLANS[origin.frozen_test]
    for made, known in zip(frozen_test.positions(game, plan), positions[:3], strict=False):
        assert msgspec.structs.replace(made, values=known.values, errors=known.errors) == known
    assert (origin.player, origin.rollouts) == (plan.player, plan.rollouts)
    cheapest = min(
        (position for position in positions if not position.solved), key=lambda position: (len(position.values), position.players)
    )
    blocks = [frozen_test.rolled_out(game, plan.player, (cheapest, block)) for block in range(origin.rollouts // frozen_test.BLOCK)]
    assert frozen_test.with_values(cheapest, blocks, plan.rollouts) == cheapest


def test_what_was_stopped_goes_on_and_values_have_standard_errors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small plan of the newest kind: its positions are clear, and made again they come from the files."""
    needs("fast")
    monkeypatch.setattr(frozen_test, "KEPT", tmp_path)
    monkeypatch.setattr(frozen_test, "BATCH", 8)
    plan = frozen_test.Plan(2, 1, "greedy", 32, screening=8)
    frozen_test.make("corinth", plan, tmp_path / "one")
    monkeypatch.setattr(frozen_test, "rollout", None)
    monkeypatch.setattr(frozen_test, "_played", None)
    frozen_test.make("corinth", plan, tmp_path / "again")
    text = (tmp_path / "one" / "corinth.jsonl").read_bytes()
    assert text == (tmp_path / "again" / "corinth.jsonl").read_bytes()
    made = [msgspec.json.decode(line, type=Position) for line in text.splitlines()[1:]]
    assert [position.solved for position in made].count(True) == 1
    for position in made:
        assert sorted(position.errors) == ([] if position.solved else sorted(position.values))
        assert all(0 <= error < 0.2 for error in position.errors.values())


def test_a_decision_costs_what_its_move_gives_away() -> None:
    benchmark = prepare("random", ["corinth"])
    for number in range(5):
        made, values = decide(benchmark, ("corinth", number)), load("corinth")[1][number].values
        assert made.cost == pytest.approx(max(values.values()) - values[made.move])


def test_better_players_have_better_scores() -> None:
    needs("fast")
    costs = {}
    for player in ("random", "greedy", "100"):
        benchmark = prepare(player, games.NAMES)
        costs[player] = {score.game: score.cost for score in scores(benchmark, list(decisions(benchmark)))}
    for game in games.NAMES:
        assert costs["random"][game] > costs["greedy"][game]
    assert costs["greedy"]["corinth"] > costs["100"]["corinth"]


def test_a_score_is_of_all_decisions() -> None:
    benchmark = prepare("random", ["corinth"])
    made = [Decision("corinth", number, "x", cost, 0.5) for number, cost in enumerate([0.0, 0.2, 0.0, 0.4])]
    (score,) = scores(benchmark, made)
    assert (score.positions, score.worst, score.best_found, score.faults) == (4, 0.4, 0.5, 0)
    assert score.cost == pytest.approx(0.15)
    assert score.low < score.cost < score.high
    solved = [made[number].cost for number in range(4) if load("corinth")[1][number].solved]
    assert score.solved == pytest.approx(sum(solved) / len(solved))


def test_a_benchmark_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    benchmark, file = prepare("greedy", games.NAMES), tmp_path / "decisions"
    whole = [decision.move for decision in decisions(benchmark)]
    begun = decisions(benchmark, file)
    for _ in range(3):
        next(begun)
    begun.close()  # type: ignore[attr-defined]
    with file.open("ab") as out:
        out.write(b'{"game":"cor')  # cut off
    assert len(finished(benchmark, file)) == 3
    assert [decision.move for decision in decisions(benchmark, file)] == whole
    with pytest.raises(EmporionError, match="another benchmark"):
        list(decisions(prepare("random", games.NAMES), file))
    file.write_text("something else\n")
    with pytest.raises(EmporionError, match="does not hold"):
        list(decisions(benchmark, file))


def test_the_command_prints_scores_and_the_fault_of_a_bot(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("class Bot:\n    def choose(self, match, rng):\n        return match.moves()[0] if len(match.events) else 1 / 0\n")
    done = run("benchmark", "greedy", "--game=corinth", "--json")
    (score,) = json.loads(done.stdout)["scores"]
    assert score["positions"] == len(load("corinth")[1])
    assert 0 <= score["low"] <= score["cost"] <= score["high"]
    done = run("benchmark", f"{bot}:Bot", "--game=golden-horn", "--jobs=2")
    assert done.returncode == 0, done.stderr
    assert "ZeroDivisionError" in done.stderr
    assert "faults" in done.stdout
    for wrong, said in (("nobody", "no bot “nobody”"), ("greedy", "no game")):
        done = run("benchmark", wrong, "--game=chess" if wrong == "greedy" else "--json")
        assert done.returncode == 1
        assert said in done.stderr.lower(), done.stderr
        assert done.stderr.count("\n") == 1


def test_positions_are_small() -> None:
    folder = ROOT / "src" / "emporion" / "arena" / "positions"
    number = sum(len(load(game)[1]) for game in games.NAMES)
    assert sum(file.stat().st_size for file in folder.iterdir()) < 3_700 * number
    assert isinstance(load("corinth")[1][0], Position)
