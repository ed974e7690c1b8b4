"""What `make test-lab` leaves out with EMPORION_TESTS=sample: it then runs what `make test` cannot, each test with its first parameters."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

from tests.conftest import leave_out

SAMPLED = os.environ.get("EMPORION_TESTS") == "sample" and find_spec("pettingzoo") is not None
FILES = ("test_environments.py", "test_datasets.py", "test_mcp.py", "test_lab_docs.py", "test_ray.py")
"""The files whose tests need libraries that are not among the tools of .venv."""
LONG = (
    "test_the_notebook_runs_and_keeps_its_plots",
    "test_memory_does_not_grow_with_the_number_of_games",
    "test_a_policy_learns_to_beat_random_play",
    "test_a_duel_on_two_workers_of_which_one_is_killed_has_the_results_of_one_machine",
    "test_a_simulation_that_was_stopped_goes_on_with_the_same_records",
    "test_a_benchmark_has_the_same_decisions",
    "test_an_error_of_the_function_comes_as_it_was",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out long tests, files that run elsewhere, and all but the first parameters."""
    if not SAMPLED:
        return
    seen: set[tuple[str, str]] = set()
    left_out: set[pytest.Item] = set()
    for item in items:
        if item.path.parent.name == "lab" and isinstance(item, pytest.Function):
            name = item.path.name, item.originalname
            if item.path.name not in FILES or item.originalname in LONG or name in seen:
                left_out.add(item)
            seen.add(name)
    leave_out(config, items, left_out)
