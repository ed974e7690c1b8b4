"""A server answers for its own hosts alone: a name that a stranger points at it (DNS rebinding) leads nowhere."""

from __future__ import annotations

import socket

import httpx
import pytest
import websockets
from websockets.typing import Origin

from emporion.engine.errors import EmporionError
from emporion.server import hosts
from emporion.server.hosts import AllowedHosts, given_host
from emporion.server.serve import allowed_hosts
from emporion.server.settings import Settings
from tests.conftest import run
from tests.server.clients import Person
from tests.server.clients import socket as socket_at
from tests.server.serving import Serving
from tests.waiting import WAIT_SECONDS

EVIL = "rebound.example"


def allows(found: AllowedHosts, host: str) -> bool:
    """The same answer, however often and in whichever place the header comes."""
    headers = [(b"accept", b"*/*"), (b"host", host.encode("latin-1"))]
    answers = {found.allows(headers), found.allows(headers), found.allows(headers[::-1])}
    assert len(answers) == 1
    return answers.pop()


@pytest.mark.parametrize("listens_at", ["127.0.0.1", "localhost"])
def test_on_loopback_only_names_and_addresses_of_loopback_are_allowed(listens_at: str) -> None:
    found = AllowedHosts(listens_at, ["games.example"])
    for host in ("localhost", "LOCALHOST:8765", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:8765", "localhost.:80", "Games.Example:443"):
        assert allows(found, host), host
    for host in (EVIL, f"{EVIL}:8765", "192.168.1.5", "[fd00::1]", socket.gethostname() + ".example", "localhost.evil", "127.0.0.1.evil"):
        assert not allows(found, host), host
    for host in ("", " ", ":80", "[::1", "[::1].evil", "::1", "a b", "localhost@evil", "evil/localhost", "localhost:80:80", "\xff\xfe"):
        assert not allows(found, host), host
    assert found.allows([]), "HTTP/1.0 has no host"


def test_in_a_network_addresses_and_the_name_of_the_machine_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.lan")
    for listens_at in ("0.0.0.0", "::", "192.168.1.5"):
        found = AllowedHosts(listens_at)
        for host in ("192.168.1.5:8765", "[fd00::1]:8765", "127.0.0.1", "localhost", "box.lan:8765", "box", "BOX.local:80"):
            assert allows(found, host), host
        for host in (EVIL, "box.evil", "192.168.1.5.evil", "notbox"):
            assert not allows(found, host), host


def test_hosts_of_origins_and_a_star_are_allowed() -> None:
    found = allowed_hosts(Settings(origins=("https://games.example", "http://[fd00::7]:8080")))
    assert all(allows(found, host) for host in ("games.example", "games.example:8443", "[fd00::7]", "localhost"))
    assert not allows(found, EVIL)
    assert allows(allowed_hosts(Settings(allowed_hosts=("*",))), EVIL)


def test_hosts_that_are_remembered_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "MAX_CACHED_HOSTS", 10)
    found = AllowedHosts("0.0.0.0")
    for port in range(50):
        assert allows(found, f"10.0.0.1:{port}")
        assert not allows(found, f"{EVIL}:{port}")
    assert len(found._cache) == 10


def test_hosts_are_taken_as_browsers_send_them() -> None:
    assert [given_host(text) for text in ("Games.Example.", "games.example:443", " * ", "b\u00fccher.example", "[FD00::1]:80")] == [
        "games.example",
        "games.example",
        "*",
        "xn--bcher-kva.example",
        "fd00::1",
    ]
    for wrong in ("https://games.example", "a b", "", "a/b", "x" * 300):
        with pytest.raises(EmporionError) as refused:
            given_host(wrong)
        assert refused.value.key == "serve-allowed-host"
    done = run("serve", "--allowed-host", "https://games.example")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "https://games.example" in done.stderr


@pytest.mark.settings(allowed_hosts=("games.example",))
async def test_requests_and_sockets_for_another_host_are_refused_with_a_sentence(serving: Serving) -> None:
    port = serving.url.rpartition(":")[2]
    with httpx.Client(base_url=serving.url, timeout=WAIT_SECONDS) as http:
        for method, path in (("GET", "/"), ("GET", "/api/v1/health"), ("POST", "/api/v1/me"), ("GET", "/nowhere"), ("GET", "/text/en.ftl")):
            own = {"origin": f"http://{EVIL}:{port}", "x-forwarded-host": "localhost"}
            answer = http.request(
                method, path, headers={"host": f"{EVIL}:{port}", **own}, json={"name": "Eve"} if method == "POST" else None
            )
            assert (answer.status_code, answer.json()["error"]) == (421, "host-foreign")
            assert EVIL in answer.json()["sentence"]
            assert "--allowed-host" in answer.json()["sentence"]
            assert "set-cookie" not in answer.headers
            assert answer.headers["x-frame-options"] == "DENY"
            assert answer.headers["cache-control"] == "no-store"
        assert http.head("/", headers={"host": EVIL}).status_code == 421
        for host in ("games.example", f"games.example:{port}", f"localhost:{port}"):
            assert http.post("/api/v1/me", json={"name": "Ann"}, headers={"host": host, "origin": f"http://{host}"}).status_code == 200

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm", first=0)
        foreign = serving.url.replace("http", "ws", 1).replace("127.0.0.1", EVIL)
        for path in (f"/api/v1/tables/{code}/socket", "/nowhere"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with websockets.connect(
                    f"{foreign}{path}", host="127.0.0.1", port=int(port), origin=Origin(f"http://{EVIL}:{port}"), proxy=None
                ):
                    pass
            assert refused.value.response.status_code == 421
            assert b"host-foreign" in refused.value.response.body
        async with socket_at(serving.url, code) as found:
            await found.send(type="hello", seat=tokens[0], after=0)
            await found.positioned()
