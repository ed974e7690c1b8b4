"""Messages that no client should send, from a seed: valid ones, spoiled ones, and noise."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import httpx
import websockets

from tests.server.clients import Person, Socket, socket
from tests.waiting import WAIT_SECONDS

KINDS = ("hello", "move", "undo", "chat", "hint", "ping", "pong", "welcome", "", "Move", None, 7)
NUMBERS: tuple[Any, ...] = (0, 1, -1, 5, 2**31, 2**40, 2**40 + 1, 2**63, 2**64, 10**40, 1.5, -0.0, 1e308, True, None, "1", [], {})
TEXTS: tuple[Any, ...] = (
    "", "buy 0", "buy 1", "stop", "x" * 199, "x" * 201, "y" * 501, "\u0000", "\ud800", "<script>alert(1)</script>", "'; DROP TABLE log; --",
    "\u202e", "🙂" * 60, "../../etc/passwd", "%00", None, 3, ["buy 0"], {"a": 1}, "card red", "roll 1 2 3",
)  # fmt: skip


def message(rng: random.Random) -> str | bytes:
    """A message."""
    kind = rng.randrange(10)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x20, 0xD7FF)))) for _ in range(rng.randrange(60)))
    if kind == 2:
        depth = rng.choice((3, 100, 1900))
        return rng.choice(("[" * depth, '{"a":' * depth, "[" * depth + "]" * depth, '{"type":"move","move":' + "[" * depth))
    if kind == 3:
        return json.dumps({"type": "chat", "text": "z" * rng.choice((490, 4000, 4100, 12000))})
    text = json.dumps(_call(rng))
    if kind > 6 and text:  # spoiled
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(("", '"', "}", "\\u0000", "\\ud83d", "9", " ", text[at:] * 2)) + text[at + rng.randrange(3) :]
    return text.encode("utf-8", "surrogatepass") if rng.random() < 0.2 else text


def _call(rng: random.Random) -> dict[str, Any]:
    call: dict[str, Any] = {"type": rng.choice(KINDS)}
    for name in ("move", "at", "text", "seat", "after", "protocol", "more"):
        if rng.random() < 0.35:
            call[name] = rng.choice(NUMBERS if name in ("at", "after", "protocol") else TEXTS)
    if rng.random() < 0.3:
        call = {"type": "move", "move": rng.choice(TEXTS), "at": rng.choice(NUMBERS)}
    return call


class Outcome:
    """What came of it."""

    def __init__(self) -> None:
        self.sent = self.refused = self.answered = self.closed = 0


async def fuzz(person: Person, code: str, tokens: list[str], number: int, seed: str) -> Outcome:
    """Send so many messages at a table, as its players, as a spectator, and without hello."""
    rng, outcome = random.Random(seed), Outcome()
    while outcome.sent < number:
        token = rng.choice([*tokens, None, "forged", "x" * 101])
        with contextlib.suppress(websockets.ConnectionClosed, OSError):
            async with socket(person.url, code, {"authorization": f"Bearer {person.token}"}) as found:
                if rng.random() < 0.9:
                    await found.send(type="hello", seat=token)
                await _some(found, rng, outcome, min(200, number - outcome.sent))
        outcome.closed += 1
    return outcome


async def _some(found: Socket, rng: random.Random, outcome: Outcome, most: int) -> None:
    async def listen() -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in found.connection:
                answer = json.loads(text)
                outcome.refused += answer["type"] == "refused"
                outcome.answered += 1
                if answer["type"] == "refused":
                    assert answer["sentence"]
                    assert answer["error"] not in ("server-error", "store-failed", "store-conflict"), answer

    listening = asyncio.create_task(listen())
    try:
        for _ in range(most):
            outcome.sent += 1
            await found.connection.send(message(rng))
            if rng.random() < 0.05:
                await asyncio.sleep(0)
        pinged = await found.connection.ping()
        await asyncio.wait_for(pinged, WAIT_SECONDS)
    finally:
        await found.connection.close()
        await listening


async def broken_frames(url: str, code: str, seed: str, number: int) -> None:
    """What is no WebSocket at all, and frames that are none."""
    rng = random.Random(seed)
    host, port = httpx.URL(url).host, httpx.URL(url).port
    head = f"GET /api/v1/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    invalid = bytes([0x81, 0x84, 0, 0, 0, 0, 0xFF, 0xFE, 0xC0, 0x80])  # a text frame that is not UTF-8
    for _ in range(number):
        reader, writer = await asyncio.open_connection(host, port)
        noise = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 80)))
        writer.write(rng.choice([(head + key).encode() + noise, (head + key).encode() + invalid, head.encode() + noise, noise]))
        with contextlib.suppress(OSError):
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(reader.read(2000), 0.05)
            writer.close()
            await writer.wait_closed()
