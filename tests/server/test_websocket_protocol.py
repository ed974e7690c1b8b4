"""A client that never reads: its queue is bounded, it is disconnected in time with a code that says why, and others are not slowed."""

from __future__ import annotations

import asyncio
import contextlib
import socket as sockets
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from emporion.server import connection, websocket_protocol
from tests.server.clients import Person, play
from tests.server.serving import Serving
from tests.waiting import WAIT_SECONDS

UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
MESSAGE = bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}"
PING = bytes([0x89, 0x80 | 100, 0, 0, 0, 0]) + bytes(100)


class Deaf:
    """A raw socket that says hello, reads the answer to its request, and then reads no more."""

    def __init__(self, url: str, code: str, token: str | None) -> None:
        at = httpx.URL(url)
        self.socket = sockets.socket()
        self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        self.socket.settimeout(20)
        self.socket.connect((at.host, at.port))
        self.socket.sendall(f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{UPGRADE}".encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        seat = f'"{token}"' if token else "null"
        self.say(f'{{"type":"hello","seat":{seat}}}')

    def say(self, text: str) -> None:
        self.socket.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode())

    def rest(self) -> bytes:
        """Everything that is still to be read."""
        found = b""
        try:
            while part := self.socket.recv(65536):
                found += part
        except OSError:  # the server has given up
            pass
        return found

    def close(self) -> None:
        self.socket.close()


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little room for what is not read, so that a game fills it."""
    monkeypatch.setattr(websocket_protocol, "SEND_BUFFER_BYTES", 4096)
    monkeypatch.setattr(connection, "MAX_QUEUED_BYTES", 1 << 14)


@pytest.fixture
def deaf(serving: Serving) -> Iterator[list[Deaf]]:
    found: list[Deaf] = []
    yield found
    for one in found:
        one.close()


async def gone(serving: Serving, code: str, sockets: int = 0) -> float:
    """Wait until only so many sockets are at a table; how long it took."""
    begin = time.monotonic()
    async with asyncio.timeout(WAIT_SECONDS):
        while len(serving.rooms.live[code].audience.connections) > sockets or len(serving.uvicorn.server_state.connections) > sockets:
            await asyncio.sleep(0.02)
    return time.monotonic() - begin


@pytest.mark.parametrize("last", [0.1, 60.0])
async def test_a_client_that_never_reads_is_disconnected_and_slows_no_other(
    serving: Serving, deaf: list[Deaf], monkeypatch: pytest.MonkeyPatch, last: float
) -> None:
    monkeypatch.setattr(websocket_protocol, "LINGER_SECONDS", last)

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("golden-horn", "mm", first=0)
        deaf.extend(Deaf(serving.url, code, token) for token in (tokens[0], None, None))
        while len(serving.rooms.live[code].audience.connections) < 3:
            await asyncio.sleep(0.01)
        slow = list(serving.rooms.live[code].audience.connections)
        most = 0

        async def watch() -> None:
            nonlocal most
            while True:
                most = max(most, *(connection._queued_bytes for connection in slow))
                await asyncio.sleep(0.005)

        watching = asyncio.create_task(watch())
        await asyncio.gather(*[play(ann, code, token, Random(seat)) for seat, token in enumerate(tokens)])
        watching.cancel()
        assert 1 << 12 < most <= 2 << 14, "what waits is bounded"
        assert not [one for one in slow if one in serving.rooms.live[code].audience.connections], "a disconnected client is not present"
        if last > 1:  # a client that reads at last finds the code of the close
            assert deaf[0].rest().endswith(b"\x88\x02" + websocket_protocol.CLOSE_SLOW.to_bytes(2, "big"))
        else:
            await ann.http.aclose()
            await gone(serving, code)


@pytest.mark.parametrize(
    ("frame", "name"), [(PING[:1] + b"\x80" + bytes(4), "handle_ping"), (b"\x8a\x80" + bytes(4), "handle_pong"), (MESSAGE, "handle_text")]
)
async def test_a_flood_is_not_looked_at_to_its_end(
    serving: Serving, deaf: list[Deaf], monkeypatch: pytest.MonkeyPatch, frame: bytes, name: str
) -> None:
    """Thousands of frames come in one packet: other clients would have to wait while they are read."""
    handled = 0
    handle = getattr(WebSocketsSansIOProtocol, name)

    def counting(*values: Any) -> None:
        nonlocal handled
        handled += 1
        handle(*values)

    monkeypatch.setattr(WebSocketsSansIOProtocol, name, counting)

    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.running("corinth", "mm")
        for _ in range(3):
            found = Deaf(serving.url, code, None)
            deaf.append(found)
            with contextlib.suppress(OSError):
                await asyncio.to_thread(found.socket.sendall, frame * 40_000)
        await ann.http.aclose()
        await gone(serving, code)
    assert 3 <= handled <= 3 * (websocket_protocol.MAX_PENDING_MESSAGES + websocket_protocol.SLICE_BYTES // len(frame))


async def test_a_few_pings_are_answered(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.running("corinth", "mm")
        async with ann.at(code) as found:
            for _ in range(50):
                await asyncio.wait_for(await found.connection.ping(), WAIT_SECONDS)


async def test_pings_whose_answers_are_not_read_are_bounded(serving: Serving, deaf: list[Deaf], monkeypatch: pytest.MonkeyPatch) -> None:
    """However many may be sent."""
    monkeypatch.setattr(websocket_protocol, "MAX_PING_BURST", 1e9)
    monkeypatch.setattr(websocket_protocol, "LINGER_SECONDS", 0.1)
    monkeypatch.setattr(websocket_protocol, "MAX_PONG_BYTES", 1 << 16)

    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.running("corinth", "mm")
        deaf.append(Deaf(serving.url, code, None))

        def flood() -> int:
            sent = 0
            try:
                while sent < 1 << 24:
                    sent += deaf[0].socket.send(PING * 100)
            except OSError:
                pass
            return sent

        assert await asyncio.to_thread(flood) < 1 << 24
        await ann.http.aclose()
        await gone(serving, code)


async def test_who_is_silent_and_deaf_is_let_go_after_two_pings(
    serving: Serving, deaf: list[Deaf], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device that is gone without a word: its seat is free for a stand-in."""
    monkeypatch.setattr(websocket_protocol, "LINGER_SECONDS", 0.1)
    serving.uvicorn.config.ws_ping_interval = serving.uvicorn.config.ws_ping_timeout = 0.3

    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("golden-horn", "mm", first=0)
        deaf.append(Deaf(serving.url, code, tokens[0]))
        await asyncio.sleep(0.1)
        await ann.http.aclose()
        await gone(serving, code)


async def test_a_message_in_very_many_parts_is_refused(serving: Serving, deaf: list[Deaf]) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.running("corinth", "mm")
        deaf.append(Deaf(serving.url, code, None))
        deaf[0].socket.sendall(bytes([0x01, 0x80, 0, 0, 0, 0]) + bytes([0x00, 0x80, 0, 0, 0, 0]) * 100)
        assert (await asyncio.to_thread(deaf[0].rest)).endswith(b"\x88\x02" + (1009).to_bytes(2, "big"))
