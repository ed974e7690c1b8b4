"""Frames as clients may send them: whole, in parts, together, with anything between, and wrongly."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random

import pytest

from emporion.tables.wire import MAX_MESSAGE_BYTES
from tests.server.clients import Person
from tests.server.serving import Serving
from tests.server.test_websocket_protocol import Deaf

ASK, ANSWER = b'{"type":"ping"}', b'"type":"pong"'
TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x81, 0x82, 0x80, 0x88, 0x89, 0x8A
PART = 0x7F
"""Without the bit of the last frame."""


def frame(first: int, payload: bytes, mask: bytes = b"\x00\x00\x00\x00") -> bytes:
    """A frame of a client."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    return bytes([first]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


MASKED = frame(TEXT, ASK, b"\x12\xaf\x00\x99")
HALVES = [frame(TEXT & PART, ASK[:5]), frame(MORE, ASK[5:])]
ANSWERED: dict[str, tuple[list[bytes], int]] = {
    "whole": ([MASKED, frame(TEXT, ASK)], 2),
    "padded to another length": ([frame(TEXT, ASK + b" " * 300), frame(TEXT, b" " * 110 + ASK)], 2),
    "two in one packet": ([MASKED + MASKED, MASKED], 3),
    "cut inside the head": ([MASKED[:1], MASKED[1:], MASKED], 2),
    "cut inside the mask": ([MASKED[:4], MASKED[4:], MASKED], 2),
    "cut inside the text": ([MASKED[:9], MASKED[9:], MASKED], 2),
    "one and a half": ([MASKED + MASKED[:7], MASKED[7:], MASKED], 3),
    "in frames": ([*HALVES, MASKED], 2),
    "a ping between frames": ([HALVES[0], frame(PING, b"x"), HALVES[1], MASKED], 2),
    "pings and pongs between": ([MASKED, frame(PING, b"x"), MASKED, frame(PONG, b"y"), MASKED, frame(PING, b""), MASKED], 4),
    "half a ping": ([MASKED, frame(PING, b"xyz")[:5], frame(PING, b"xyz")[5:], MASKED], 2),
    "as bytes": ([MASKED, frame(BINARY, ASK), MASKED], 3),
}
REFUSED: dict[str, tuple[list[bytes], int]] = {
    "no letters": ([frame(TEXT, b'{"type":"\xff\xfe"}')], 1007),
    "without a mask": ([bytes([TEXT, len(ASK)]) + ASK], 1002),
    "a reserved bit": ([frame(TEXT | 0x40, ASK)], 1002),
    "a text within a text": ([HALVES[0], MASKED], 1002),
    "a part of nothing": ([HALVES[1]], 1002),
    "too long": ([frame(TEXT, b" " * (4 * MAX_MESSAGE_BYTES + 1))], 1009),
}
GOODBYE = frame(CLOSE, (1000).to_bytes(2, "big"))


def spoken(found: Deaf, packets: list[bytes], pongs: int, last: list[bytes]) -> bytes:
    """What a client hears that sends packets, waits until so many messages are answered, and ends it with the last ones."""
    for packet in packets:
        found.socket.sendall(packet)
        time.sleep(0.02)
    heard: bytes = b""
    while heard.count(ANSWER) < pongs:
        part = found.socket.recv(65536)
        assert part, f"closed after {heard!r}"
        heard += part
    with suppress(OSError):  # let go before everything was said
        for packet in last:
            found.socket.sendall(packet)
            time.sleep(0.02)
    return heard + found.rest()


async def answers(serving: Serving, packets: list[bytes], pongs: int, last: list[bytes]) -> bytes:
    """What a client hears at a table."""
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.running("corinth", "mm")
        found = Deaf(serving.url, code, None)
        await asyncio.to_thread(time.sleep, 0.05)  # its hello is a packet of its own
        try:
            return await asyncio.to_thread(spoken, found, packets, pongs, last)
        finally:
            found.close()


@pytest.mark.parametrize("way", ANSWERED)
async def test_every_message_is_answered_however_it_comes(serving: Serving, way: str) -> None:
    packets, number = ANSWERED[way]
    heard = await answers(serving, packets, number, [GOODBYE])
    assert heard.count(ANSWER) == number
    assert heard.endswith(b"\x88\x02" + (1000).to_bytes(2, "big"))


@pytest.mark.parametrize("way", REFUSED)
async def test_what_is_no_message_ends_the_connection_with_its_code(serving: Serving, way: str) -> None:
    packets, code = REFUSED[way]
    heard = await answers(serving, [MASKED], 1, packets)
    assert heard.count(ANSWER) == 1
    assert code.to_bytes(2, "big") in heard[heard.rindex(b"\x88") :]


@pytest.mark.parametrize("seed", range(3))
async def test_any_cut_of_many_messages_loses_none(serving: Serving, seed: int) -> None:
    rng = Random(seed)
    stream = b"".join(rng.choice([MASKED, *[frame(PING, b"z")] * (rng.random() < 0.3)]) for _ in range(25)) + MASKED
    cuts = sorted(rng.sample(range(1, len(stream)), 12))
    packets = [stream[start:end] for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    heard = await answers(serving, packets, stream.count(MASKED), [GOODBYE])
    assert heard.count(ANSWER) == stream.count(MASKED)
