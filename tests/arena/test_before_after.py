"""The comparison with an earlier version: which figures it compares, and what it says of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT, needs
from tools import before_after


def test_the_medians_of_the_runs_and_of_the_ratios_are_compared() -> None:
    befores, nows = [{"x": 1.0}, {"x": 2.0}, {"x": 4.0}], [{"x": 2.0}, {"x": 2.0}, {"x": 2.0}]
    assert before_after.compare(befores, nows) == {"x": (2.0, 2.0, 1.0)}


def test_a_version_is_measured_by_what_its_build_has() -> None:
    needs("fast")
    found = json.loads(before_after.measure(ROOT, "-c", before_after.ENGINE))
    figures = [f"decisions {players}" for players in (2, 3, 4)] + ["copy"]
    assert {*found} == {f"{game} {figure}" for game in before_after.WANTED for figure in figures}
    assert min(found.values()) > 0


@pytest.mark.parametrize(("factor", "said"), [(2.0, "yes"), (1.0, "NO")])
def test_what_is_wanted_and_not_reached_is_said(monkeypatch: pytest.MonkeyPatch, factor: float, said: str) -> None:
    before = {"corinth decisions 2": 1e7, "golden-horn copy": 8.0}
    now = {"corinth decisions 2": 1e7 * factor, "golden-horn copy": 8.0 / factor}

    def alternate(run: Callable[[Path], dict[str, float]], pairs: int) -> tuple[list[dict[str, float]], list[dict[str, float]]]:
        return [before] * pairs, [now] * pairs

    monkeypatch.setattr(before_after, "alternate", alternate)
    rows = [line for line in before_after.engine() if line.startswith(("| corinth", "| golden-horn"))]
    assert [row.endswith(f"{said} |") for row in rows] == [True, True]
