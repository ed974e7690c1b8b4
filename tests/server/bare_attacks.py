"""Attacks by bare connections: requests that do not end, answers that are not read, many requests at once on one connection."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from urllib.parse import urlsplit

from emporion.tables.wire import MAX_RECORD_BYTES, PROTOCOL
from tests.server.attacker import Client, longest_upload, require, run_all, wait_for_burst

CONNECTIONS = 190
"""Nearly as many as an address may have."""
RECEIVE_BUFFER_BYTES = 4096
"""Of a client that does not read; the system would otherwise take what the server sends."""
HANDSHAKE = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


def _request(client: Client, method: str, path: str, headers: str = "") -> bytes:
    """The bytes of a request, without a body."""
    place = urlsplit(client.url).netloc
    return f"{method} /api/v1{path} HTTP/1.1\r\nhost: {place}\r\n{headers}\r\n".encode()


async def _connect(client: Client, stack: contextlib.ExitStack) -> socket.socket:
    """A connection that is not read from."""
    place = urlsplit(client.url)
    found = stack.enter_context(socket.socket())
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
    found.bind((client.address, 0))
    found.setblocking(False)
    await asyncio.get_running_loop().sock_connect(found, (place.hostname, place.port))
    return found


async def _send_and_wait(client: Client, end: float, sent: list[bytes]) -> None:
    """Send each of these on a connection of its own and read no answer."""
    loop = asyncio.get_running_loop()
    with contextlib.ExitStack() as stack:
        connections = [await _connect(client, stack) for _ in sent]

        async def send(connection: socket.socket, data: bytes) -> None:
            async with asyncio.timeout(max(0, end - time.monotonic())):
                await loop.sock_sendall(connection, data)

        await run_all([send(connection, data) for connection, data in zip(connections, sent, strict=True)])
        await asyncio.sleep(max(0, end - time.monotonic()))


async def unfinished(client: Client, end: float) -> None:
    """Uploads of nearly 1 MB do not end."""
    headers = f"authorization: {client.http.headers['authorization']}\r\ncontent-length: {MAX_RECORD_BYTES}\r\n"
    request = _request(client, "POST", "/replays", headers) + bytes(MAX_RECORD_BYTES - 1024)
    await wait_for_burst(end)
    await _send_and_wait(client, end, [request] * CONNECTIONS)


async def unread(client: Client, end: float) -> None:
    """Moments of a long game, from every seat, are asked for and not read."""
    code, events = await longest_upload(client)
    paths = [f"/tables/{code}/moments?first={events - 60 - number}&last={events}&seat=all" for number in range(CONNECTIONS)]
    require([(await client.http.get(paths[0])).status_code == 200], 1)
    await wait_for_burst(end)
    await _send_and_wait(client, end, [_request(client, "GET", path) for path in paths])


async def unread_sockets(client: Client, end: float) -> None:
    """Sockets catch up with a long game and are not read."""
    code, _ = await longest_upload(client)
    hello = f'{{"type":"hello","protocol":{PROTOCOL}}}'.encode()
    request = _request(client, "GET", f"/tables/{code}/socket", HANDSHAKE) + bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    await wait_for_burst(end)
    await _send_and_wait(client, end, [request] * CONNECTIONS)


async def pipelined(client: Client, end: float) -> None:
    """2,000 requests come at once on a connection, and again on another a second later."""
    code, _ = await longest_upload(client)
    requests = _request(client, "GET", f"/tables/{code}") * 2000

    async def send(number: int) -> None:
        await asyncio.sleep(number)
        await _send_and_wait(client, end, [requests])

    await run_all([send(number) for number in range(int(end - time.monotonic()))])
