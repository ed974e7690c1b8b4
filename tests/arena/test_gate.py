"""The gate against lost speed: what counts as lost, and the command that fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from emporion import games
from emporion.arena import gate
from emporion.arena.bench import Work
from tests.conftest import ROOT, needs

FIGURES = {"inside-decisions-2", "inside-decisions-3", "inside-decisions-4", "copies", "stepping", "texts", "views", "previews", "targets"}


def busy(seconds: float) -> Work:
    """Work whose rounds take so much processor time each."""

    def work(rounds: int) -> int:
        end = time.process_time() + rounds * seconds
        while time.process_time() < end:
            pass
        return rounds

    return work


def test_a_fifth_is_lost_and_less_is_not() -> None:
    assert gate.Comparison("corinth", "texts", 1.0, 0.79).is_lost
    assert not gate.Comparison("corinth", "texts", 1.0, 0.81).is_lost
    assert not gate.Comparison("corinth", "texts", 1.0, 5.0).is_lost
    assert not gate.Comparison("corinth", "texts", None, 0.1).is_lost


def test_a_ratio_is_that_of_the_rates() -> None:
    assert gate.ratio(busy(0.001), busy(0.002), 0.1) == pytest.approx(2, rel=0.1)
    assert gate.ratio(busy(0.002), busy(0.001), 0.1) == pytest.approx(0.5, rel=0.1)


def test_what_seems_lost_is_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, measured = games.find("corinth"), []

    def ratio(work: Work, peer: Work, seconds: float) -> float:
        measured.append(seconds)
        return 0.7 + 0.15 * len(measured)

    monkeypatch.setattr(gate, "_works", lambda game: {"texts": ([busy(1)], busy(1))})
    monkeypatch.setattr(gate, "ratio", ratio)
    assert [one.is_lost for one in gate.compare(game, {"corinth": {"texts": 1.2}}, 0.1)] == [False]
    assert len(measured) == 2
    assert [one.is_lost for one in gate.compare(game, {"corinth": {"texts": 100.0}}, 0.1)] == [True]
    assert len(measured) == 2 + gate.MAX_ATTEMPTS


def test_what_seems_lost_is_measured_again_after_the_others_and_the_best_variant_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    game, measured = games.find("corinth"), []
    works = {name: busy(1) for name in ("slow", "quick", "text")}
    results = {"slow": iter([0.5, 0.6]), "quick": iter([0.6, 0.9]), "text": iter([1.0])}

    def ratio(work: Work, peer: Work, seconds: float) -> float:
        measured.append(next(name for name, known in works.items() if known is work))
        return next(results[measured[-1]])

    monkeypatch.setattr(
        gate, "_works", lambda game: {"copies": ([works["slow"], works["quick"]], busy(1)), "texts": ([works["text"]], busy(1))}
    )
    monkeypatch.setattr(gate, "ratio", ratio)
    found = gate.compare(game, {"corinth": {"copies": 1.0, "texts": 1.0}}, 0.1)
    assert measured == ["slow", "quick", "text", "slow", "quick"]
    assert [one.now for one in found] == [0.9, 1.0]


def test_no_list_that_is_sorted_beside_the_rules_is_sorted_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A processor learns how the numbers of one list compare, so that the peer would be quicker the longer it is measured."""
    assert len({tuple(numbers) for numbers in gate._LISTS}) >= 400
    seen: list[list[int]] = []
    monkeypatch.setattr(gate, "sorted", seen.append, raising=False)
    assert gate._sort_numbers(len(gate._LISTS) // 10 + 1) == 100 * len(seen)
    assert seen[: len(gate._LISTS)] == gate._LISTS
    assert seen[len(gate._LISTS) :] == gate._LISTS[:10]


def test_the_best_ratio_stays_committed_unless_the_loss_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "gate.json"
    compared = [gate.Comparison("corinth", "texts", 1.0, 0.85), gate.Comparison("corinth", "views", 1.0, 1.1)]
    gate.write_committed(compared, path)
    assert gate.read_committed(path) == {"corinth": {"texts": 1.0, "views": 1.1}}
    gate.write_committed(compared, path, accept_losses=True)
    assert gate.read_committed(path) == {"corinth": {"texts": 0.85, "views": 1.1}}


def test_committed_ratios_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "gate.json"
    assert gate.read_committed(path) is None
    gate.write_committed([gate.Comparison("corinth", "texts", None, 0.0123456), gate.Comparison("nim", "views", 1.0, 2.0)], path)
    assert gate.read_committed(path) == {"corinth": {"texts": 0.0123}, "nim": {"views": 2.0}}


def test_every_game_has_committed_ratios() -> None:
    committed = gate.read_committed(ROOT / gate.COMMITTED)
    assert committed is not None
    assert {name: set(ratios) for name, ratios in committed.items()} == dict.fromkeys(games.NAMES, FIGURES)
    for ratios in committed.values():
        assert min(ratios.values()) > 0


def run_gate(folder: Path, committed: gate.Ratios | None) -> subprocess.CompletedProcess[str]:
    """`emporion bench --gate` of the fast build in a folder with these committed ratios."""
    if committed is not None:
        (folder / gate.COMMITTED).parent.mkdir(parents=True, exist_ok=True)
        (folder / gate.COMMITTED).write_text(json.dumps(committed))
    command = [sys.executable, "-m", "emporion", "bench", "corinth", "--gate", "--seconds", "0.02", "--json"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "build" / "fast")}
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder, timeout=300)


def test_the_command_fails_on_a_loss(tmp_path: Path) -> None:
    needs("fast")
    assert "docs/proof/gate.json" in run_gate(tmp_path, None).stderr
    kept = run_gate(tmp_path, {"corinth": dict.fromkeys(FIGURES, 1e-9)})
    assert kept.returncode == 0, kept.stderr
    assert {one["figure"] for one in json.loads(kept.stdout)} == FIGURES
    lost = run_gate(tmp_path, {"corinth": {"copies": 1e9, "texts": 1e-9}})
    assert lost.returncode == 1
    assert "corinth copies" in lost.stderr
    assert "texts" not in lost.stderr
    assert [one["figure"] for one in json.loads(lost.stdout) if one["lost"]] == ["copies"]
