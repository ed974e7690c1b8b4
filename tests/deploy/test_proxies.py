"""The example files in deploy/, in a real nginx and a real Caddy before a server: the page, a game over sockets, the client's address."""

from __future__ import annotations

import re
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from emporion.client import Client, TableConnection
from tests.deploy.proxies import Proxy
from tests.server.serving import Serving
from tests.waiting import WAIT_SECONDS

ADDRESS = re.compile(r"""(?:href|src)="(/[^"]*)"|url\("(/[^"]*)"\)""")
CLIENT_ADDRESS = "127.0.0.2"
"""The address from which a client asks: another one than the proxy's."""


@pytest.fixture(params=["nginx", "nginx kept", "nginx stripped", "caddy", "caddy kept", "caddy stripped"])
def proxied(
    request: pytest.FixtureRequest, tmp_path: Path, certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Serving, str]]:
    """A server behind a proxy, and its address there."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    base = "/games" if " " in request.param else ""
    with Serving(str(tmp_path / "tables.db"), base_path=base) as serving:
        proxy = Proxy(tmp_path, request.param, certificate, int(serving.url.rpartition(":")[2]))
        try:
            yield serving, f"https://localhost:{proxy.port}{base}"
        finally:
            proxy.stop()
    serving.calm()


def seen_addresses(serving: Serving) -> set[str]:
    """The addresses for which the server has counted requests."""
    app: Any = serving.uvicorn.config.loaded_app
    while not hasattr(app, "state"):
        app = app.app
    return set(app.state.limits._requests._buckets)


def test_a_game_behind_a_proxy(proxied: tuple[Serving, str]) -> None:
    serving, address = proxied
    base = serving.settings.base_path
    with Client(address, name="Ada") as client:
        made = client.make_table("corinth", ["me", "easy"], pace=0)
        client.start(made.table.code)
        with client.join(made.seats[0]) as game:
            for number, position in enumerate(game.turns()):
                game.move(position.moves[0].move)
                if number == 5:
                    break
    transport = httpx.HTTPTransport(local_address=CLIENT_ADDRESS, verify=True)
    with httpx.Client(transport=transport, base_url=address, timeout=WAIT_SECONDS) as browser:
        page = browser.get(f"{address}/", headers={"accept-encoding": "identity"})
        assert page.status_code == 200
        found = {first or second for first, second in ADDRESS.findall(page.text)}
        assert found
        for path in found:
            assert path.startswith(f"{base}/")
            assert browser.get(address.removesuffix(base) + path).status_code == 200, path
        forged = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http", "origin": address.removesuffix(base)}
        me = browser.post(f"{address}/api/v1/me", json={"name": "Ben"}, headers=forged)
        assert me.status_code == 200, me.text
        assert "Secure" in me.headers["set-cookie"]
        assert f"Path={base or '/'};" in me.headers["set-cookie"] + ";"
        if base:
            assert browser.get(address).headers["location"] in (f"{base}/", f"{address}/")
    assert CLIENT_ADDRESS in seen_addresses(serving)
    assert "203.0.113.9" not in seen_addresses(serving)


def test_a_server_that_does_not_answer_over_tls_is_given_up(certificate: tuple[Path, Path]) -> None:
    """The thread that reads may wait inside TLS, because the first thing that comes are tickets for the next session."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*map(str, certificate))
    found: list[BaseException] = []

    def try_it(port: int) -> None:
        trusted = ssl.create_default_context(cafile=str(certificate[0]))
        try:
            connect(f"wss://localhost:{port}", ssl=trusted, create_connection=TableConnection, open_timeout=1)
        except TimeoutError as error:
            found.append(error)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=try_it, args=(listening.getsockname()[1],), daemon=True)
        thread.start()
        with context.wrap_socket(listening.accept()[0], server_side=True) as silent:
            assert silent.recv(4096).startswith(b"GET")
            thread.join(WAIT_SECONDS)
            assert found
