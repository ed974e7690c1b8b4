"""Five disturbances of two processes, each kind at least once; `make proof` does 500."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.disturbances import DISTURBANCES, Run
from tests.server.serving import PostgreSQL

BACK_SECONDS = {"kill": 20.0, "hang": 20.0, "cut": 20.0, "stop": 10.0}
"""Every client is back within 5 seconds, after a clean stop within half of one, as `make proof` shows; this test also runs on machines with
much else to do.
"""


@pytest.mark.always
@pytest.mark.timeout(300)
async def test_the_games_of_a_process_that_is_disturbed_go_on_at_the_other(postgresql: PostgreSQL, tmp_path: Path) -> None:
    database = postgresql.database()
    outcome = await Run(database, tmp_path, "five").run([*DISTURBANCES, "kill"], 3)
    assert sum(map(outcome.count, DISTURBANCES)) == 5
    for kind in DISTURBANCES:
        assert outcome.longest(kind) < BACK_SECONDS[kind], outcome.times
    assert outcome.games >= 3
    assert outcome.terms > outcome.games, "tables got new owners"
    assert outcome.told > 200
    postgresql.drop(database)
