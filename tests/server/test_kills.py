"""Ten kills; `make proof` does 200."""

from __future__ import annotations

from tests.server.kills import run
from tests.server.serving import Process


async def test_killed_at_random_moments_nothing_acknowledged_is_lost(process: Process, database: str) -> None:
    outcome = await run(process, database, kills=5, seed="ten", tables=2)
    assert outcome.kills == 5
    assert outcome.games >= 2
    assert outcome.seen > 100
    assert outcome.chance > 20
