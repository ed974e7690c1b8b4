"""What the log says of a request at every process that it passes, and of what takes long."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from emporion.server import cluster, rooms, writer
from emporion.server import database as database_module
from tests.server.clients import Person
from tests.server.serving import PostgreSQL, Serving
from tests.waiting import wait_until


@pytest.fixture
def everything_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is timed takes too long."""
    monkeypatch.setattr(rooms, "SLOW_FOLD_SECONDS", -1.0)
    for module in (database_module, writer, cluster):
        monkeypatch.setattr(module, "SLOW_SECONDS", -1.0)


@pytest.fixture
def pair(postgresql: PostgreSQL) -> Iterator[tuple[Serving, Serving]]:
    """Two servers in this process that know of each other."""
    place = postgresql.database()
    with Serving(place) as one, Serving(place) as two:
        wait_until(lambda: len(one.store.cluster.others) == len(two.store.cluster.others) == 1)  # type: ignore[union-attr]
        yield one, two
    postgresql.drop(place)


def lines(serving: Serving, what: str) -> list[dict[str, Any]]:
    """The lines of a log that say this."""
    return [line for line in map(json.loads, serving.log.lines) if line["what"] == what]


@pytest.mark.usefixtures("everything_is_slow")
async def test_what_takes_long_is_logged_with_its_request(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.running("corinth", "mm")
        room = serving.rooms.live[code]
        serving.call(serving.rooms._drop, [room])
        serving.log.lines.clear()
        await ann.get(f"/tables/{code}")
        (fold,) = lines(serving, "slow fold")
        (made,) = {line["request"] for line in lines(serving, "slow read")}
        assert fold["request"] == made, "the request that asked for the table"
        assert fold["seconds"] >= 0
        serving.log.lines.clear()
        await ann.table("corinth", "mo")
        writes = {request for line in lines(serving, "slow write") for request in line["requests"]}
        assert {line["request"] for line in lines(serving, "table made")} == writes


@pytest.mark.usefixtures("everything_is_slow")
async def test_a_request_has_one_id_at_every_process(pair: tuple[Serving, Serving]) -> None:
    """One process looks for the owner of the table, the other one writes."""
    one, two = pair
    async with Person(one.url, "Ann") as ann:
        code, _ = await ann.table("corinth", "mm")
        one.log.lines.clear()
        ann.http.base_url = two.url + "/api/v1"
        await ann.post(f"/tables/{code}/start")
        looked = {line["request"] for line in lines(one, "slow ownership") if "request" in line}
        written = {request for line in lines(one, "slow write") for request in line["requests"]}
        assert len(looked) == 1
        assert written == looked
        assert code in one.rooms.live
        assert code not in two.rooms.live


def test_what_a_server_does_by_itself_belongs_to_no_request(pair: tuple[Serving, Serving]) -> None:
    one, _ = pair
    assert lines(one, "processes changed")
    assert all("request" not in line for line in lines(one, "processes changed"))
