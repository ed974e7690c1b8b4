"""The points of an advice are about those that come."""

from __future__ import annotations

import pytest

from emporion import compiled
from emporion.arena.calibration import STAGES, calibration


@pytest.mark.parametrize(("game", "dominio"), [("corinth", False), ("golden-horn", False), ("golden-horn", True)])
def test_points_told_are_about_those_that_come(game: str, dominio: bool) -> None:
    number = 14 if compiled.flavor() != "interpreted" else 1
    stages = [
        stage
        for seats in (2, 3, 4)
        for stage in calibration(game, seats, {"dominio": True} if dominio else {}, number, 60 if number > 1 else 10, seed=11)
    ]
    assert len(stages) == 3 * STAGES
    if number > 1:
        predicted = sum(stage.predicted * stage.decisions for stage in stages)
        came = sum(stage.final * stage.decisions for stage in stages)
        assert predicted == pytest.approx(came, rel=0.15)
