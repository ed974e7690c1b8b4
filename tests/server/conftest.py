"""Servers over both stores."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from emporion.server.database import Database
from tests.conftest import sample
from tests.server.serving import PostgreSQL, Process, Serving

STORES = ("sqlite", "postgresql")
STORE_TESTS = ("test_store.py", "test_database_lock.py", "test_expiry.py", "test_kills.py", "test_backup.py", "test_prune.py")
"""Files whose tests always run on both stores."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """SQLite is tested in full, PostgreSQL where the store itself is tested and in a sample elsewhere."""
    here = [item for item in items if item.path.parent.name == "server"]
    sample(config, items, [item for item in here if "postgresql" in item.name and item.path.name not in STORE_TESTS])


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One PostgreSQL for the tests of a worker. Not in pytest's folder, which every run closes to the user that PostgreSQL runs as."""
    with tempfile.TemporaryDirectory(prefix="emporion-pg-", ignore_cleanup_errors=True) as folder:
        found = PostgreSQL(Path(folder) / "data")
        yield found
        found.close()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the newest schema and no tables."""
    file = tmp_path_factory.mktemp("migrated") / "tables.db"
    made = Database(str(file))
    made.open()
    made.close()
    return file


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty store. Where the store itself is tested it has no schema yet; elsewhere it has, which saves time."""
    if request.param == "sqlite":
        file = tmp_path / "tables.db"
        if request.path.name not in STORE_TESTS:
            shutil.copy(request.getfixturevalue("migrated"), file)
        yield str(file)
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
