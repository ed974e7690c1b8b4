"""A real nginx and a real Caddy with an example file of deploy/.

On a Debian machine root installs both where they are missing; elsewhere the tests are skipped and say so.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.server.serving import free_port
from tests.waiting import WAIT_SECONDS, wait_until

DEPLOY = ROOT / "deploy"
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}


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


SUFFIXES = {"": "", "kept": "-path", "stripped": "-path", "machines": "-machines"}
"""What the names of the example files end in, by the way in which the proxy is used."""


def _place_servers(example: Path, servers: list[str]) -> str:
    """An example file with the addresses of these servers."""
    text = example.read_text()
    examples = ["127.0.0.1:8765"] if len(servers) == 1 else ["10.0.0.5:8765", "10.0.0.6:8765"]
    for address, server in zip(examples, servers, strict=True):
        assert address in text
        text = text.replace(address, server)
    return text


class Proxy:
    """A proxy with an example file, in which ports, names and certificates are those of the test."""

    def __init__(self, folder: Path, kind: str, certificate: tuple[Path, Path], *server_ports: int) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "log"
        name, _, way = kind.partition(" ")
        self.program = program(name)
        make = self._nginx if name == "nginx" else self._caddy
        command = make(way, [str(file) for file in certificate], [f"127.0.0.1:{port}" for port in server_ports])
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        wait_until(lambda: self.process.poll() is not None or self._listens(), self.log.read_text)
        assert self.process.poll() is None, self.log.read_text()

    def _nginx(self, way: str, certificate: list[str], servers: list[str]) -> list[str]:
        text = _place_servers(DEPLOY / f"nginx{SUFFIXES[way]}.conf", servers)
        text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
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

    def _caddy(self, way: str, certificate: list[str], servers: list[str]) -> list[str]:
        text = _place_servers(DEPLOY / f"Caddyfile{SUFFIXES[way]}", servers)
        text = re.sub(
            r"^(games|www)\.example \{", f"https://localhost:{self.port} {{\n\ttls {' '.join(certificate)}", text, flags=re.MULTILINE
        )
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
