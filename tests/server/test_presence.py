"""Who is there is told to all at a table, and at one with many clients not at every change."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from emporion.server import owned_table
from tests.server.clients import Person, Socket
from tests.server.serving import Serving

CLIENTS = 12
JOINS = 8


async def test_many_clients_are_told_of_several_changes_at_once(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owned_table, "MANY_CLIENTS", CLIENTS)
    monkeypatch.setattr(owned_table, "TABLE_MESSAGES_PER_SECOND", CLIENTS)  # once a second
    async with Person(serving.url, "Ann") as ann, AsyncExitStack() as stack:
        code, tokens = await ann.table("corinth", "mm")

        async def connect(token: str | None = None) -> Socket:
            found = await stack.enter_async_context(ann.at(code, token))
            await found.until("welcome")
            return found

        first, *_ = [await connect() for _ in range(CLIENTS)]
        for _ in range(JOINS):
            await connect()
        await connect(tokens[1])
        told = 0
        while first.table is None or not first.table["seats"][1]["connected"]:
            told += (await first.receive())["type"] == "table"
        assert told < CLIENTS + JOINS - 4, "the last one stands for several"
