"""The parent of workers: it kills one that hangs, and only that."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import httpx
import pytest
import sqlalchemy as sa

from emporion.server import ownership
from tests.server.clients import Person
from tests.server.commanded import serving
from tests.server.serving import PostgreSQL, rows
from tests.server.test_processes import eventually, positioned_again

pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def place(postgresql: PostgreSQL) -> Iterator[str]:
    """An empty PostgreSQL database."""
    address = postgresql.database()
    yield address
    postgresql.drop(address)


async def test_a_worker_that_hangs_is_killed_and_its_clients_notice(place: str) -> None:
    with serving(place, "--workers", "2") as served:
        async with Person(served.address, "Ann") as ann:

            async def are_both_here() -> bool:
                try:
                    return "emporion_processes 2.0" in (await ann.http.get("/metrics")).text
                except httpx.TransportError:  # of the worker that was killed
                    return False

            await eventually(are_both_here)
            code, tokens = await ann.running("corinth", "mm", first=0)
            with rows(place) as connection:
                pids = {member.id: member.pid for member in ownership.list_members(connection) if member.is_alive}
                wanted = sa.text('SELECT process FROM owners JOIN tables ON tables.id = owners."table" WHERE code = :code')
                owner = connection.scalar(wanted, {"code": code})
            async with ann.at(code, tokens[0]) as here:
                await here.positioned()
                os.kill(pids[owner], signal.SIGSTOP)
                assert await here.closed() == 1006
            assert (await positioned_again(ann, code, tokens[0], here.number)).position == here.position
            await eventually(are_both_here)
        assert served.stop() == 0


async def test_workers_are_not_killed_when_all_were_stopped(place: str) -> None:
    """As by Ctrl-Z: their parent did not run either."""
    with serving(place, "--workers", "2") as served:
        async with Person(served.address, "Ann") as ann:
            with rows(place) as connection:
                before = {member.pid for member in ownership.list_members(connection) if member.is_alive}
            everyone = [served.process.pid, *before]
            for pid in everyone:
                os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(4.0)
            for pid in everyone:
                os.kill(pid, signal.SIGCONT)
            await asyncio.sleep(1.5)

            async def is_well() -> bool:
                return (await ann.http.get("/health")).status_code == 200

            await eventually(is_well)
            with rows(place) as connection:
                assert {member.pid for member in ownership.list_members(connection) if member.is_alive} == before
        assert served.stop() == 0
