"""Tests of the server from other files, on PostgreSQL with two processes: every request and socket lands at one or the other.

Those are taken that know the server by its address alone.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from itertools import cycle
from types import ModuleType
from typing import Any

import pytest

from tests.server import test_around, test_client, test_refusals, test_studies, test_tables
from tests.server.serving import PostgreSQL, Serving
from tests.waiting import wait_until

INSIDE = (
    "serving.rooms",
    "serving.store",
    "serving.do",
    "serving.call",
    "serving.log",
    "serving.loop",
    "serving.uvicorn",
    "serving.database",
)
"""What a test uses that looks into the server."""
OTHERWISE = {
    "test_a_bot_has_the_seat_of_a_person_who_leaves_for_good",  # these three look into the server by functions of their file
    "test_a_finished_game_is_removed_from_ones_own_list_alone",
    "test_a_game_ends_without_a_result_when_all_people_agree",
    "test_the_qr_code_of_a_table_is_a_drawing_of_its_link",  # these two ask twice at the same address
    "test_a_client_that_is_not_let_in_learns_why",
    "test_requests_are_counted_and_sockets_with_them",  # it counts exactly; limits of two processes are exact to two seconds
    "test_a_review_is_that_of_every_decision",  # its file makes reviews shorter
}
"""Tests for which two addresses are something else than one."""


class Spread:
    """Two servers at one database, whose `url` is that of one and of the other in turn."""

    def __init__(self, one: Serving, two: Serving) -> None:
        self.settings = one.settings
        self._urls = cycle([one.url, two.url])

    @property
    def url(self) -> str:
        return next(self._urls)


@pytest.fixture
def serving(postgresql: PostgreSQL, request: pytest.FixtureRequest) -> Iterator[Spread]:
    """Two running servers over one PostgreSQL."""
    mark: Any = request.node.get_closest_marker("settings")
    address, settings = postgresql.database(), mark.kwargs if mark else {}
    with Serving(address, **settings) as one, Serving(address, **settings) as two:
        wait_until(lambda: len(one.store.cluster.others) == len(two.store.cluster.others) == 1)  # type: ignore[union-attr]
        yield Spread(one, two)
    one.calm()
    two.calm()
    postgresql.drop(address)


def _from_outside(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The tests of a module that know the server by its address alone."""
    found: dict[str, Callable[..., Any]] = {}
    for name, test in inspect.getmembers(module, inspect.isfunction):
        if name.startswith("test_") and "serving" in inspect.signature(test).parameters:
            others = set(inspect.signature(test).parameters) - {"serving"}
            if not others and name not in OTHERWISE and not any(part in inspect.getsource(test) for part in INSIDE):
                found[name] = test
    return found


for _module in (test_tables, test_around, test_client, test_refusals, test_studies):
    globals().update(_from_outside(_module))
del _module
