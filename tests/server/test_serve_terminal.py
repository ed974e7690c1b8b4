"""`emporion serve` on a real terminal speaks to a person; into a pipe it writes JSON lines."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from emporion.server import serve
from emporion.server.settings import Settings
from tests.conftest import run
from tests.server.commanded import serving
from tests.waiting import WAIT_SECONDS


class Terminal:
    """A server whose output is a terminal."""

    def __init__(self, *arguments: str) -> None:
        self._end, other = pty.openpty()
        command = [sys.executable, "-m", "emporion", "serve", "--port", "0", *arguments]
        self.process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other)
        os.close(other)
        self.text = ""

    def read_until(self, wanted: str) -> str:
        """Everything that was printed, once it contains a text or the program has ended."""
        while wanted not in self.text:
            try:
                data = os.read(self._end, 4096)
            except OSError:  # the program has ended
                break
            self.text += data.decode().replace("\r\n", "\n")
        return self.text

    def stop(self) -> str:
        """Press Ctrl-C; everything that was printed."""
        self.process.send_signal(signal.SIGINT)
        found = self.read_until("\0")
        self.process.wait(30)
        os.close(self._end)
        return found


@contextmanager
def terminal(database: Path, *arguments: str) -> Iterator[Terminal]:
    found = Terminal("--database", str(database), *arguments)
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.process.kill()
            found.process.wait()


def test_on_a_terminal_it_says_in_plain_words_where_it_is_and_how_to_stop(tmp_path: Path) -> None:
    with terminal(tmp_path / "tables.db") as shown:
        text = shown.read_until("Ctrl-C to stop")
        address = re.search(r"^ +(http://127\.0\.0\.1:\d+/)$", text, re.MULTILINE)
        assert address is not None, text
        assert httpx.get(address[1], timeout=WAIT_SECONDS).status_code == 200
        assert httpx.get(f"{address[1]}nowhere", timeout=WAIT_SECONDS).status_code == 404
        with socket.create_connection(("127.0.0.1", int(address[1].strip("/").rpartition(":")[2]))) as stranger:
            stranger.sendall(b"\x16\x03\x01 this is TLS, or nothing at all\r\n\r\n")
            assert stranger.recv(100).startswith(b"HTTP/1.1 400")
        assert "--host 0.0.0.0" in text
        assert str(tmp_path / "tables.db") in text
        text = shown.stop()
    assert shown.process.returncode == 0
    assert "{" not in text
    assert "Traceback" not in text
    assert "Invalid" not in text, "what strangers send is not their host's business"
    assert "The server has stopped." in text


def test_it_says_how_others_join_when_it_listens_to_the_network(tmp_path: Path) -> None:
    with terminal(tmp_path / "tables.db", "--host", "0.0.0.0") as shown:
        text = shown.read_until("Ctrl-C to stop")
        here, *network = re.findall(r"^ +(http://[\d.]+:\d+/)$", text, re.MULTILINE)
        assert here.startswith("http://127.0.0.1:")
        for address in network:
            assert httpx.get(address, timeout=WAIT_SECONDS).status_code == 200
        assert "--host" not in text
        assert ("Others on your network" if network else "in no network") in text
        shown.stop()


def test_json_can_be_asked_for_on_a_terminal_and_sentences_in_a_pipe(tmp_path: Path) -> None:
    with terminal(tmp_path / "tables.db", "--log", "json") as shown:
        shown.read_until('"address"')
        lines = shown.stop().replace("^C", "").splitlines()
        assert all(json.loads(line)["what"] for line in lines)
    command = [sys.executable, "-m", "emporion", "serve", "--port", "0", "--log", "plain", "--database", str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "Emporion is running. Open this page in your browser:\n"
        process.send_signal(signal.SIGINT)
        assert "{" not in process.stderr.read()
    with serving(tmp_path / "tables.db") as served:
        assert all(json.loads(line) for line in served.lines)
    assert run("serve", "--log", "loud").returncode == 1


WARNINGS = """
import logging, warnings
from emporion.server.serve import set_up_log
set_up_log("plain")
log = logging.getLogger("emporion.store")
log.info("not this")
log.error("store failed", extra={"why": "disk is full"})
try:
    1 / 0
except ZeroDivisionError as error:
    log.error("task failed", exc_info=error)
"""


def test_what_goes_wrong_is_a_plain_line_on_a_terminal() -> None:
    found = subprocess.run([sys.executable, "-c", WARNINGS], capture_output=True, text=True, check=True).stderr.splitlines()
    assert found[:3] == ["Error: store failed (why: disk is full)", "Error: task failed", "Traceback (most recent call last):"]
    assert found[-1] == "ZeroDivisionError: division by zero"


@pytest.mark.parametrize(
    ("host", "own", "wanted"),
    [
        ("127.0.0.1", "192.168.1.5", ["here", "127.0.0.1", "only"]),
        ("0.0.0.0", "192.168.1.5", ["here", "127.0.0.1", "network", "192.168.1.5"]),
        ("0.0.0.0", "", ["here", "127.0.0.1", "none"]),
        ("::1", "fd00::5", ["here", "[::1]", "only"]),
        ("::", "fd00::5", ["here", "[::1]", "network", "[fd00::5]", "[fd00::5]"]),
    ],
)
def test_every_way_to_listen_is_described(host: str, own: str, wanted: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_own_address", lambda family: own)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, 0), family=family)
    except OSError:
        pytest.skip(f"this machine has no {host}")
    with listening:
        port = listening.getsockname()[1]
        *lines, database, stop = serve.describe(listening, Settings(), "PLACE")
    kinds = {"Open this": "here", "Only this": "only", "Others on": "network", "in no network": "none"}
    found = [next((kind for text, kind in kinds.items() if text in line), line.strip()) for line in lines]
    assert found == [part if part in kinds.values() else f"http://{part}:{port}/" for part in wanted]
    assert "PLACE" in database
    assert "Ctrl-C" in stop
