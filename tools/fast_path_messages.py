"""The time that a socket takes for a message, with the fast paths and through the libraries; the fastest of many runs.

    PYTHONPATH=build/fast python -m tools.fast_path_messages

It needs no other process, so its figures are steady on a busy machine, where those of tools/fast_paths.py are not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from emporion.server.connection import Connection
from emporion.server.websocket_protocol import WebSocketProtocol

MESSAGES, RUNS = 200, 40
UPDATE = b'{"type":"update","entries":[],"position":"' + b"x" * 2600 + b'"}'
"""A message as long as the average update of Corinth."""
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: ZW1wb3Jpb24gYmVuY2ggIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class NullTransport(asyncio.Transport):
    """A transport that throws away what is written."""

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Socket:
    """A socket without a network, and what its application was given."""

    def __init__(self) -> None:
        self.accepted = asyncio.Event()
        self.receive: Any = None
        self.send: Any = None

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Accept the socket and leave the rest to the benchmark."""
        await receive()
        await send({"type": "websocket.accept"})
        self.receive, self.send = receive, send
        self.accepted.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()

    async def open(self, app: Any) -> WebSocketProtocol:
        """Open a socket of an application."""
        config = uvicorn.Config(app, interface="asgi3", lifespan="off", ws=WebSocketProtocol, log_config=None, ws_ping_interval=None)
        config.load()
        protocol = WebSocketProtocol(config, ServerState(), {})
        protocol.connection_made(NullTransport())
        protocol.data_received(HANDSHAKE)
        await self.accepted.wait()
        return protocol


async def fastest(work: Callable[[], Any]) -> float:
    """The least microseconds that a message takes; `work` handles all of them and may be a coroutine function."""
    best = float("inf")
    for _ in range(RUNS):
        begin = time.perf_counter()
        found = work()
        if found is not None:
            await found
        best = min(best, time.perf_counter() - begin)
        await asyncio.sleep(0)
    return 1e6 * best / MESSAGES


async def sending(connection: Connection) -> float:
    """The time to send an update."""

    async def work() -> None:
        for _ in range(MESSAGES):
            connection.send(UPDATE)
            await connection.wait_until_sent()

    return await fastest(work)


async def main() -> None:
    """Print the table."""
    plain = Socket()
    protocol = await plain.open(plain.serve)

    async def send_text(text: str) -> None:
        await plain.send({"type": "websocket.send", "text": text})

    direct = Connection(None, send_text, lambda: None, protocol.try_send)
    queued = Connection(None, send_text, lambda: None)
    rows = [("sending an update (`try_send`)", await sending(direct), await sending(queued))]
    print("| path | µs with | µs without |\n|---|---|---|")
    for name, kept, left_out in rows:
        print(f"| {name} | {kept:.1f} | {left_out:.1f} |")


if __name__ == "__main__":
    asyncio.run(main())
