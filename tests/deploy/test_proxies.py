"""The example files in deploy/, in a real nginx and a real Caddy in front of a server: the page, a game over sockets, the client's address.

On a Debian machine root installs both where they are missing; elsewhere the tests are skipped and say so.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from emporion.client import Client
from tests.conftest import ROOT
from tests.server.serving import Serving, free_port
from tests.waiting import WAIT_SECONDS, wait_until

DEPLOY = ROOT / "deploy"
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}
ADDRESS = re.compile(r"""(?:href|src)="(/[^"]*)"|url\("(/[^"]*)"\)""")
CLIENT_ADDRESS = "127.0.0.2"
"""The address from which a client asks: another one than the proxy's."""


def program(name: str) -> str:
    """The path of a proxy; installed first where that is allowed."""
    path = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
    found = shutil.which(name, path=path)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        for words in (["update"], ["install", "-y", "--no-install-recommends", PACKAGES[name]]):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "-q", *words], capture_output=True, timeout=600, check=False, env=environment)
        found = shutil.which(name, path=path)
    if found is None:
        pytest.skip(f"needs {name}, which is neither installed nor could be (apt install {PACKAGES[name]})")
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for localhost and its key."""
    folder = tmp_path_factory.mktemp("tls")
    files = folder / "cert.pem", folder / "key.pem"
    words = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
        "-addext",
        "subjectAltName=DNS:localhost",
    ]
    try:
        subprocess.run(["openssl", *words, "-out", str(files[0]), "-keyout", str(files[1])], capture_output=True, check=True)
    except FileNotFoundError:
        pytest.skip("needs openssl to make a certificate, and there is none")
    return files


class Proxy:
    """A proxy with an example file, in which ports, names and certificates are those of the test."""

    def __init__(self, folder: Path, kind: str, certificate: tuple[Path, Path], server_port: int) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "log"
        name, _, way = kind.partition(" ")
        self.program = program(name)
        make = self._nginx if name == "nginx" else self._caddy
        command = make(way, [str(file) for file in certificate], f"127.0.0.1:{server_port}")
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        wait_until(lambda: self.process.poll() is not None or self._listens(), self.log.read_text)
        assert self.process.poll() is None, self.log.read_text()

    def _nginx(self, way: str, certificate: list[str], server: str) -> list[str]:
        text = (DEPLOY / ("nginx-path.conf" if way else "nginx.conf")).read_text()
        text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl").replace("127.0.0.1:8765", server)
        text = re.sub(r"(ssl_certificate +)[^;]+", rf"\1{certificate[0]}", text)
        text = re.sub(r"(ssl_certificate_key +)[^;]+", rf"\1{certificate[1]}", text)
        if way == "stripped":
            text = text.replace("proxy_pass http://emporion;", "proxy_pass http://emporion/;")
        (self.folder / "site.conf").write_text(text)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in kinds)
        user = "user root;\n" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(
            f"{user}daemon off;\npid {self.folder}/pid;\nerror_log stderr;\nworker_processes 1;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{paths}include {self.folder}/site.conf;\n}}\n"
        )
        return [self.program, "-p", str(self.folder), "-e", "stderr", "-c", str(self.folder / "nginx.conf")]

    def _caddy(self, way: str, certificate: list[str], server: str) -> list[str]:
        text = (DEPLOY / ("Caddyfile-path" if way else "Caddyfile")).read_text()
        text = re.sub(
            r"^(games|www)\.example \{", f"https://localhost:{self.port} {{\n\ttls {' '.join(certificate)}", text, flags=re.MULTILINE
        )
        text = text.replace("127.0.0.1:8765", server)
        if way == "stripped":
            text = text.replace("\thandle /games/*", "\thandle_path /games/*")
        file = self.folder / "Caddyfile"
        file.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
        return [self.program, "run", "--adapter", "caddyfile", "--config", str(file)]

    def _listens(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), WAIT_SECONDS):
            return True
        return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(WAIT_SECONDS)


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
