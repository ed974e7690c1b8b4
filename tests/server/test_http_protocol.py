"""Requests that never end and answers that are never read are given up, and no other request waits for them."""

from __future__ import annotations

import json
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from emporion.server import http_protocol
from emporion.server.guard import Throttle
from tests.server.commanded import serving as commanded
from tests.server.serving import Serving
from tests.waiting import WAIT_SECONDS, wait_until

HALF_A_HEAD = b"GET /api/v1/health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-more: "
HALF_A_BODY = b'POST /api/v1/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"name": '
LAUNCH = """
import resource, sys
from emporion.terminal.app import main
resource.setrlimit(resource.RLIMIT_NOFILE, (200, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
main(sys.argv[1:])
"""


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 1.0)
    monkeypatch.setattr(http_protocol, "LINGER_SECONDS", 1.0)


def connected(url: str, source: str = "127.0.0.1") -> socket.socket:
    found = urlsplit(url)
    return socket.create_connection((found.hostname or "", found.port or 0), timeout=WAIT_SECONDS, source_address=(source, 0))


def rest(end: socket.socket) -> bytes:
    """What the server says until it closes."""
    found = b""
    while data := end.recv(1 << 16):
        found += data
    return found


def problem(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-security-policy:" in head
    found = json.loads(body)
    assert found["sentence"]
    return int(head.split()[1]), found["error"]


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("begin", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_a_request_that_comes_in_drops_is_given_up(serving: Serving, begin: bytes) -> None:
    with closing(connected(serving.url)) as slow:
        slow.sendall(begin)
        for _ in range(3):
            time.sleep(0.1)
            slow.sendall(b"x")
        assert problem(rest(slow)) == (408, "http-slow")


@pytest.mark.usefixtures("soon")
def test_a_connection_that_says_nothing_is_given_up(serving: Serving) -> None:
    with closing(connected(serving.url)) as silent:
        assert problem(rest(silent)) == (408, "http-slow")


@pytest.mark.usefixtures("soon")
def test_time_begins_anew_with_every_request(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url, timeout=WAIT_SECONDS) as http:
        for _ in range(4):
            assert http.get("/api/v1/health").status_code == 200
            time.sleep(0.2)


@pytest.mark.usefixtures("soon")
def test_an_answer_that_is_not_read_is_given_up(serving: Serving) -> None:
    asked = b"GET /api/v1/schema/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    with closing(connected(serving.url)) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(200 * asked)
        time.sleep(0.3)
        assert serving.call(lambda: len(serving.uvicorn.server_state.connections)) == 1
        wait_until(lambda: not serving.call(lambda: len(serving.uvicorn.server_state.connections)))


def test_an_address_holds_so_many_connections_and_proxies_as_many_as_they_like(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "MAX_ADDRESS_CONNECTIONS", 3)
    with ExitStack() as held:
        for _ in range(3):
            held.enter_context(closing(connected(serving.url, "127.0.0.2")))
        with closing(connected(serving.url, "127.0.0.2")) as fourth:
            assert problem(rest(fourth)) == (429, "too-many-sockets")
        for _ in range(6):
            held.enter_context(closing(connected(serving.url)))
        assert httpx.get(f"{serving.url}/api/v1/health", timeout=WAIT_SECONDS).status_code == 200
    with closing(connected(serving.url, "127.0.0.2")) as again:
        again.sendall(b"GET /api/v1/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        assert rest(again).startswith(b"HTTP/1.1 200")


def test_connections_leave_open_files_to_the_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "emporion", "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    limited = ["sh", "-c", 'ulimit -n 140; exec "$@"', "sh", *command]
    with subprocess.Popen(limited, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        line = process.stderr.readline()
        while "address" not in json.loads(line):
            line = process.stderr.readline()
        address = json.loads(line)["address"].rstrip("/")
        with httpx.Client(base_url=address, timeout=WAIT_SECONDS) as http, ExitStack() as held:
            assert http.get("/api/v1/health").status_code == 200
            held.enter_context(closing(connected(address)))
            for _ in range(100):
                last = held.enter_context(closing(connected(address)))
            assert problem(rest(last)) == (503, "server-full")
            made = {"game": "corinth", "seats": [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "easy"}], "pace": 0}
            token = http.post("/api/v1/me", json={"name": "Ann"}).json()["token"]
            http.headers["authorization"] = f"Bearer {token}"
            code = http.post("/api/v1/tables", json=made).json()["table"]["code"]
            http.post(f"/api/v1/tables/{code}/start")
            while http.get(f"/api/v1/tables/{code}").json()["number"] < 10:
                time.sleep(0.1)
            assert http.get("/api/v1/health").status_code == 200
        process.terminate()
        assert "Traceback" not in process.stderr.read()


@pytest.mark.parametrize(
    "noise",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: y\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + 5000 * b"x-more: to come\r\n",
    ],
    ids=["tls", "two hosts", "negative", "long"],
)
def test_what_is_not_http_is_told_so(serving: Serving, noise: bytes) -> None:
    with closing(connected(serving.url)) as strange:
        strange.sendall(noise)
        assert problem(rest(strange)) == (400, "http-broken")


@pytest.mark.parametrize(
    "more", [b"content-length: 5\r\n", b"x: " + 9000 * b"x" + b"\r\n", 200 * b"x: y\r\n"], ids=["body", "long", "many"]
)
def test_a_socket_that_does_not_begin_as_one_is_not_kept(serving: Serving, more: bytes) -> None:
    head = b"GET /api/v1/tables/abcdefgh/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    with closing(connected(serving.url)) as strange:
        strange.sendall(head + b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + more + b"\r\nhello")
        assert problem(rest(strange)) == (400, "http-handshake")
    wait_until(lambda: not serving.call(lambda: len(serving.uvicorn.server_state.connections)))


@pytest.mark.parametrize("pause", [0.0, 0.3])
def test_a_body_that_breaks_after_its_answer_is_no_mistake_of_the_server(serving: Serving, pause: float) -> None:
    with closing(connected(serving.url)) as strange:
        strange.sendall(b"GET /api/v1/games HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n")
        time.sleep(pause)
        strange.sendall(b"no size of a chunk\r\n")
        assert rest(strange).startswith(b"HTTP/1.1 ")
    serving.calm()


@pytest.mark.parametrize("begin", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_a_stop_does_not_wait_for_half_a_request(tmp_path: Path, begin: bytes) -> None:
    with commanded(tmp_path / "tables.db") as served, closing(connected(served.address)) as slow:
        slow.sendall(begin)
        time.sleep(0.3)
        served.process.send_signal(signal.SIGTERM)
        with served.stderr as lines:
            log = lines.read()
        assert served.process.wait(20) == 0
        assert "Traceback" not in log
        assert all(json.loads(line)["what"] for line in log.splitlines())


def test_as_many_sockets_as_the_system_allows(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    command = [sys.executable, "-c", LAUNCH, "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        line = process.stderr.readline()
        while "address" not in json.loads(line):
            line = process.stderr.readline()
        httpx.get(json.loads(line)["address"] + "api/v1/health", timeout=WAIT_SECONDS)
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        process.terminate()
    found = next(line.split() for line in limits.splitlines() if line.startswith("Max open files"))
    assert int(found[3]) == hard > 200


@pytest.mark.always
def test_requests_that_are_sent_ahead_wait_for_their_turn(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol.HttpProtocol, "pipelining", Throttle(4, 10))
    request = b"GET /api/v1/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    last = request.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")
    with closing(connected(serving.url)) as one, closing(connected(serving.url)) as other:
        begin = time.monotonic()
        one.sendall(request * 14 + last)
        other.sendall(last)
        assert rest(other).startswith(b"HTTP/1.1 200")
        assert time.monotonic() - begin < 0.7, "one request that is not sent ahead does not wait"
        assert rest(one).count(b"HTTP/1.1 200") == 15
        assert time.monotonic() - begin > 0.7, "of 14 requests that were sent ahead, 3 have waited for a quarter of a second each"
