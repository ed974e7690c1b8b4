"""Five disturbances of two processes, each kind at least once; `make proof` does 500."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.disturbances import DISTURBANCES, Run
from tests.server.serving import PostgreSQL

BACK_SECONDS = 20.0
"""A table goes on within 5 seconds, as `make proof` shows; this test also runs on machines with much else to do."""


@pytest.mark.always
@pytest.mark.timeout(300)
async def test_the_games_of_a_process_that_is_disturbed_go_on_at_the_other(postgresql: PostgreSQL, tmp_path: Path) -> None:
    database = postgresql.database()
    outcome = await Run(database, tmp_path, "five").run([*DISTURBANCES, "kill"], 3, BACK_SECONDS)
    assert outcome.disturbances.total() == 5
    assert outcome.games >= 3
    assert outcome.terms > outcome.games, "tables got new owners"
    assert outcome.seen > 200
    postgresql.drop(database)
