"""Servers over both stores."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PostgreSQL, Process, Serving

STORES = ("sqlite", "postgresql")
STORE_TESTS = ("test_store.py", "test_database_lock.py", "test_expiry.py", "test_kills.py")
"""Files whose tests always run on both stores."""
SAMPLE = 4
"""Of the others every fourth runs on PostgreSQL too; with EMPORION_TESTS=all, as `make test-all` sets it, all of them do."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """SQLite is tested in full, PostgreSQL where the store itself is tested and in a sample elsewhere."""
    if os.environ.get("EMPORION_TESTS") == "all":
        return
    others = [
        item for item in items if "postgresql" in item.name and item.path.parent.name == "server" and item.path.name not in STORE_TESTS
    ]
    left_out = {item for number, item in enumerate(others) if number % SAMPLE}
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One PostgreSQL for the tests of a worker. Not in pytest's folder, which every run closes to the user that PostgreSQL runs as."""
    with tempfile.TemporaryDirectory(prefix="emporion-pg-", ignore_cleanup_errors=True) as folder:
        found = PostgreSQL(Path(folder) / "data")
        yield found
        found.close()


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty store."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    address = postgresql.database()
    yield address
    postgresql.drop(address)


@pytest.fixture
def serving(database: str, request: pytest.FixtureRequest) -> Iterator[Serving]:
    """A running server over either store. A mark `settings(…)` sets it up."""
    mark: Any = request.node.get_closest_marker("settings")
    with Serving(database, **(mark.kwargs if mark else {})) as found:
        yield found
    found.calm()


@pytest.fixture
def process(database: str, tmp_path: Path) -> Iterator[Process]:
    """A server in a process of its own, not yet started."""
    found = Process(database, tmp_path / "log")
    yield found
    if found.process is not None and found.process.poll() is None:
        found.stop()
