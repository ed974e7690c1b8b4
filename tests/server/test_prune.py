"""Retention: what is due by the rules, what `emporion prune` removes, and what the server's own pass does with old chat."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from emporion.server import schema
from tests.conftest import run
from tests.server.clients import Person, play
from tests.server.serving import Process, Serving, rows
from tests.server.test_expiry import expire

DAY = 86400.0


async def filled(serving: Serving) -> tuple[str, str, str]:
    """A finished game and a running one with chat, and a table that never started."""
    async with Person(serving.url, "Ann") as ann:
        ended, tokens = await ann.running("corinth", seats="mm")
        await asyncio.gather(*[play(ann, ended, token, Random(seat)) for seat, token in enumerate(tokens)])
        running, others = await ann.running("corinth", seats="mm")
        for code, token in ((ended, tokens[0]), (running, others[0])):
            async with ann.at(code, token) as socket:
                await socket.send(type="chat", text="good luck")
                await socket.until(lambda message: any(entry["kind"] == "chat" for entry in message.get("entries", [])))
        waiting, _ = await ann.table("golden-horn", seats="mo")
    return ended, running, waiting


def age(database: str, days: float) -> None:
    """Let everything be older."""
    with rows(database) as connection:
        connection.execute(sa.update(schema.tables).values(opened=time.time() - days * DAY))
        connection.execute(sa.update(schema.log).values(at=schema.log.c.at - days * DAY))
        connection.commit()


def chat(database: str) -> dict[str, str]:
    """What was said at each table."""
    with rows(database) as connection:
        log, tables = schema.log.c, schema.tables.c
        wanted = sa.select(tables.code, log.text).join(schema.log, log.table == tables.id).where(log.kind == "chat")
        return {str(code): str(text) for code, text in connection.execute(wanted)}


def pruned(database: str, *more: str) -> dict[str, object]:
    done = run("prune", "--database", database, "--chat-days", "30", "--json", *more)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.always
async def test_prune_shows_what_is_due_and_removes_it_when_asked(database: str) -> None:
    with Serving(database) as serving:
        ended, running, waiting = await filled(serving)
    assert pruned(database) == {"waiting": 0, "unused": 0, "messages": 0, "removed": False}
    age(database, 100)
    due = {"waiting": 1, "unused": 1, "messages": 1}
    assert pruned(database) == {**due, "removed": False}
    assert chat(database) == {ended: "good luck", running: "good luck"}
    sentences = run("prune", "--database", database).stdout
    assert "Nothing was removed" in sentences
    assert "24 hours" in sentences
    assert pruned(database, "--remove") == {**due, "removed": True}
    assert pruned(database, "--remove") == {"waiting": 0, "unused": 0, "messages": 0, "removed": True}
    assert chat(database)[ended] == ""
    with Serving(database) as serving:
        async with Person(serving.url, "Ben") as ben:
            await ben.get(f"/tables/{waiting}", 410)
            assert (await ben.get(f"/tables/{ended}"))["status"] == "over"
            async with ben.at(ended) as socket:
                await socket.until(lambda message: message["type"] == "update")
        serving.calm()


@pytest.mark.settings(chat_days=30)
async def test_the_server_removes_old_chat_by_itself(serving: Serving) -> None:
    ended, running, _ = await filled(serving)
    age(serving.database, 31)
    await asyncio.to_thread(expire, serving)
    assert chat(serving.database) == {ended: "", running: "good luck"}


def test_prune_waits_for_no_server(process: Process) -> None:
    process.start()
    database = process.settings.database
    done = run("prune", "--database", database, "--remove")
    assert done.returncode == 1
    assert "already serves the games" in done.stderr
    assert run("prune", "--database", database).returncode == 0


def test_prune_of_nothing_is_one_sentence(tmp_path: Path) -> None:
    done = run("prune", "--database", str(tmp_path / "none.db"))
    assert done.returncode == 1
    assert "There is no database" in done.stderr
    assert not (tmp_path / "none.db").exists()
