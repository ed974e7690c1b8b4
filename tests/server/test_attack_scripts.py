"""The attacks of `tools.attack_proof`: each is set up as it says, within the documented limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import IS_SAMPLED, SAMPLE
from tests.server.attacks import ATTACKS, attack
from tests.server.serving import Serving
from tools.attack_proof import LIMITS, Figures, find_faults


@pytest.mark.parametrize("name", list(ATTACKS)[SAMPLE - 1 :: SAMPLE] if IS_SAMPLED else ATTACKS)
async def test_an_attack_is_set_up_whole(name: str, tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), **LIMITS) as serving:
        await attack(name, serving.url, 2)
    serving.calm()


def test_the_verdict_is_of_the_medians_and_of_the_slowest_bot() -> None:
    def figures(p99: float, bot: float = 0.1, megabytes: float = 130) -> Figures:
        return Figures([0.001] * 98 + [p99, p99], [bot], megabytes)

    calm = figures(0.01)
    assert find_faults([(calm, figures(0.02))] * 2 + [(calm, figures(0.9))]) == [], "one round of three is slow"
    assert find_faults([(calm, figures(0.03))] * 3) == ["p99 × 3.0"]
    assert find_faults([(calm, figures(0.01)), (calm, figures(0.01, bot=1.5))]) == ["bot 1.5 s"]
    assert find_faults([(calm, figures(0.01, megabytes=250))]) == ["+120 MB"]
