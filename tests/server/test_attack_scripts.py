"""The attacks of `tools.attack_proof`: each is set up as it says, within the documented limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import IS_SAMPLED, SAMPLE
from tests.server.attacks import ATTACKS, attack
from tests.server.serving import Serving
from tools.attack_proof import LIMITS


@pytest.mark.parametrize("name", list(ATTACKS)[SAMPLE - 1 :: SAMPLE] if IS_SAMPLED else ATTACKS)
async def test_an_attack_is_set_up_whole(name: str, tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db"), **LIMITS) as serving:
        await attack(name, serving.url, 2)
    serving.calm()
