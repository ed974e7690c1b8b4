"""Tests of the server from other files, on PostgreSQL with two processes: every request and socket lands at one or the other.

Those are taken that know the server by its address, its database, its log and the rooms in memory. The two are servers of the cluster in
threads of one process of Python, which is quicker; `test_processes` and `test_disturbances` have processes of their own.
"""

from __future__ import annotations

import inspect
import re
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import cycle
from types import ModuleType
from typing import Any

import pytest

from emporion.server.room import Room
from tests.conftest import IS_SAMPLED
from tests.server import test_http_protocol, test_lobby, test_review
from tests.server.serving import PostgreSQL, Serving
from tests.waiting import wait_until

FILES = [
    "allowed_hosts",
    "around",
    "backup",
    "base_path",
    "client",
    "descriptions",
    "entropy",
    "expiry",
    "frames",
    "hosts",
    "http_protocol",
    "load_shedding",
    "lobby",
    "long_tables",
    "odd_requests",
    "prices",
    "prune",
    "refusals",
    "request_log",
    "review",
    "secrets",
    "store",
    "studies",
    "table_rules",
    "tables",
    "websocket_protocol",
]
MODULES = tuple(import_module(f"tests.server.test_{file}") for file in FILES)
INSIDE = re.compile(r"\bserving\.(?:rooms(?!\.live\b)|store|do|call|loop|uvicorn|calm)\b")
"""What a test uses that looks into one server, and cannot be asked of two."""
FIXTURES = {"serving", "monkeypatch", "tmp_path", "soon", "quick"}
"""What tests are given besides the values they are marked with."""
LEFT_OUT = {
    "looks into the server by functions of its file": {
        "test_a_bot_has_the_seat_of_a_person_who_leaves_for_good",
        "test_a_finished_game_is_removed_from_ones_own_list_alone",
        "test_a_game_ends_without_a_result_when_all_people_agree",
        "test_what_no_person_has_played_is_removed_and_the_rest_is_kept",
        "test_a_board_of_a_game_that_was_played_on_refers_to_either_of_them",
        "test_a_board_that_was_stored_with_copies_still_loads",
        "test_the_server_removes_old_chat_by_itself",
        "test_players_go_before_spectators_and_reviews",
        "test_reading_waits_and_playing_does_not",
        "test_spectators_get_their_updates_later",
    },
    "asks twice at the same address": {
        "test_the_qr_code_of_a_table_is_a_drawing_of_its_link",
        "test_the_qr_code_has_the_path",
        "test_a_client_that_is_not_let_in_learns_why",
    },
    "counts exactly, and limits of two processes are exact to two seconds": {
        "test_requests_are_counted_and_sockets_with_them",
        "test_an_attacker_with_many_names_gets_sixty_waiting_tables",
    },
    "reads a list at once, and a process knows the tables of others after a second": {
        "test_many_tables_of_one_host_hide_no_other",
        "test_four_clients_play_a_whole_game_and_a_spectator_sees_it",
    },
    "its file makes reviews shorter": {"test_a_review_is_that_of_every_decision"},
}
"""Tests that two servers cannot pass, by the reason. Files left out whole have servers of their own kind: other threads (`test_attacks`),
or processes and databases that end (`test_doctor`, `test_database_lock`, `test_kills`); `test_processes` has two servers anyway.
"""


class Spread:
    """Two servers at one database, whose `url` is that of one and of the other in turn."""

    def __init__(self, one: Serving, two: Serving) -> None:
        self.settings, self.database = one.settings, one.database
        self.log = one.log
        """The log lines of both servers, which share their loggers."""
        self.rooms = _LiveRooms(one, two)
        self._urls = cycle([one.url, two.url])

    @property
    def url(self) -> str:
        return next(self._urls)


class _LiveRooms:
    """The rooms that are in memory, each at the one server that owns it."""

    def __init__(self, one: Serving, two: Serving) -> None:
        self._servers = one, two

    @property
    def live(self) -> Mapping[str, Room]:
        return ChainMap(*(serving.rooms.live for serving in self._servers))


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


def _names_of_values(test: Callable[..., Any]) -> set[str]:
    """The names of the values that a test is marked with."""
    found: set[str] = set()
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names = mark.args[0]
            found.update(name.strip() for name in (names.split(",") if isinstance(names, str) else names))
    return found


def _from_outside(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The tests of a module that know the server by its address, its database, its log and the rooms in memory."""
    found: dict[str, Callable[..., Any]] = {}
    for name, test in inspect.getmembers(module, inspect.isfunction):
        if name.startswith("test_") and "serving" in inspect.signature(test).parameters:
            is_known = set(inspect.signature(test).parameters) <= FIXTURES | _names_of_values(test)
            if is_known and not any(name in names for names in LEFT_OUT.values()) and not INSIDE.search(inspect.getsource(test)):
                found[name] = test
    return found


soon, hosts_stay, quick = test_http_protocol.soon, test_lobby.hosts_stay, test_review.quick
"""Fixtures of these modules that some of their tests name."""
for _module in MODULES[::3] if IS_SAMPLED else MODULES:
    globals().update(_from_outside(_module))
del _module
