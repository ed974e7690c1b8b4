"""A client needs no server: emporion.client and what it imports work where emporion.server and its libraries are missing."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys

BLOCKED = ("litestar", "uvicorn", "sqlalchemy", "alembic", "prometheus_client")

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in BLOCKED or name.startswith("emporion.server"):
            raise ImportError(f"{name} is blocked")

sys.meta_path.insert(0, Blocked())
import emporion.client
from emporion.engine.random import Random
from emporion.tables import fairness
from emporion.tables.table import Table
from emporion.tables.table_log import SeatState, Terms

terms = Terms(code="abcdefgh", game="corinth", players=2, options={}, components={}, first=0, status="running",
              seed=fairness.new_seed(), host="ann", created=1.0)
table = Table(terms, [SeatState(seat, "person", str(seat)) for seat in range(2)])
table.play_chance()
rng = Random("offline")
while not table.match.is_over:
    moves = table.match.moves()
    table.move(table.actor, moves[rng.below(len(moves))], table.at)
assert table.update(0, 0)
assert table.record()
assert not [name for name in sys.modules if name.startswith("emporion.server")]
print(emporion.client.Client.__name__, table.match.is_over)
"""


def test_a_client_and_a_game_without_a_server() -> None:
    found = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert found.stdout.split() == ["Client", "True"], found.stderr
