"""The example files for several machines, in a real nginx and a real Caddy: of two servers one is killed, then the other one hangs."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from emporion.client import Client, Play
from tests.conftest import ALL, IS_SAMPLED
from tests.deploy.proxies import Proxy
from tests.server.serving import PostgreSQL, Process

MAX_SECONDS = 12.0
"""A game goes on within this time, and a request is answered: a lease runs out after at most four seconds."""
MOVES = 3


@pytest.fixture(params=["caddy machines"] if IS_SAMPLED else ["nginx machines", "caddy machines"])
def machines(
    request: pytest.FixtureRequest, tmp_path: Path, certificate: tuple[Path, Path], postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[list[Process], str]]:
    """Two servers behind a proxy, and its address."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    database = postgresql.database()
    servers = [Process(database, tmp_path / f"log-{number}") for number in range(2)]
    proxy = None
    try:
        for server in servers:
            server.start()
        proxy = Proxy(tmp_path, request.param, certificate, *(server.port for server in servers))
        yield servers, f"https://localhost:{proxy.port}"
    finally:
        if proxy is not None:
            proxy.stop()
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.stop()
        postgresql.drop(database)


def play(game: Play, moves: int) -> float:
    """Play some moves; the longest time that one of them took, with the answer of the bot."""
    longest, begin = 0.0, time.monotonic()
    for position in game.turns():
        longest, begin = max(longest, time.monotonic() - begin), time.monotonic()
        if not moves:
            break
        moves -= 1
        game.move(position.moves[0].move)
    return longest


def answers(address: str) -> None:
    """Requests are answered, wherever they land."""
    with httpx.Client(timeout=MAX_SECONDS) as browser:
        for _ in range(4):
            assert browser.get(f"{address}/api/v1/games").status_code == 200


@pytest.mark.parametrize("lost_first", [0, 1] if ALL else [0])
def test_a_game_goes_on_when_a_machine_is_lost(machines: tuple[list[Process], str], lost_first: int) -> None:
    """Each server is lost once, whichever has the table: one is killed and started again, then the other one hangs."""
    servers, address = machines
    lost, hanging = servers[lost_first], servers[1 - lost_first]
    with Client(address, name="Ada") as client:
        made = client.make_table("corinth", ["me", "easy"], pace=0)
        client.start(made.table.code)
        with client.join(made.seats[0]) as game:
            play(game, MOVES)
            lost.kill()
            assert play(game, MOVES) < MAX_SECONDS
            answers(address)
            lost.start()
            assert hanging.process is not None
            os.kill(hanging.process.pid, signal.SIGSTOP)
            assert play(game, MOVES) < MAX_SECONDS
            answers(address)
