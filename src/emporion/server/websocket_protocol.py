"""uvicorn's WebSocket protocol with bounds on what waits for a client, and a disconnect of clients that do not read.

uvicorn closes a connection only when the client has read everything that was written; a client that never reads would keep its connection.
"""

from __future__ import annotations

import socket
import struct
from asyncio.transports import BaseTransport
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from emporion.server.guard import Bucket

CLOSE_SLOW = 4413
"""The close code for a client that reads too slowly; it may connect again."""
TRY_SEND = "emporion.try_send"
"""The ASGI extension that writes a message directly if the client is reading."""
TEXT_FRAME = 0x81
"""The first byte of a text message in one frame."""
LINGER_SECONDS = 5.0
"""A socket that is being closed is aborted after this time."""
SEND_BUFFER_BYTES = 1 << 17
"""The system's send buffer of a socket; further bytes wait in this process, where they are counted."""
MAX_PONG_BYTES = 1 << 18
"""A client that sends pings while more bytes wait for it is disconnected."""
MAX_MESSAGE_FRAMES = 64
"""A message may have at most this many frames."""
MAX_PENDING_MESSAGES = 256
"""A client that has more messages waiting, because they arrived at once, is disconnected for flooding."""
SLICE_BYTES = 4096
"""Data are parsed in slices of this size, and the limit on messages is checked after each."""
PINGS_PER_SECOND, MAX_PING_BURST = 10.0, 100.0
"""The limit on pings and pongs of a socket: a second, and in a burst."""
CLOSE_FLOOD = 4429
"""The close code for a client that sends too much."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket that closes in time even if the client does not read."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        if found is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][TRY_SEND] = {"send": self.try_send}

    def data_received(self, data: bytes) -> None:
        """Parse data in slices, so that a flood is noticed before all of it is parsed."""
        for start in range(0, len(data), SLICE_BYTES):
            super().data_received(data[start : start + SLICE_BYTES])
            if self.queue.qsize() > MAX_PENDING_MESSAGES:
                self.close_now(CLOSE_FLOOD)
            if self.transport.is_closing():
                return

    def try_send(self, message: bytes) -> bool:
        """Write a text directly if the client is reading; return whether it was written.

        It takes 1 µs; a task that sends through the library takes 13 (docs/proof/fast-paths.md), and every move is sent to each client.
        """
        is_reading = self.writable.is_set() and not self.disconnected and not self.transport.is_closing()
        if not is_reading or self.close_sent or not self.handshake_complete or self.conn.state is not State.OPEN:
            return False
        self.transport.write(_frame_header(len(message)) + message)
        return True

    def send(self, message: Any) -> Coroutine[Any, Any, None]:
        """Send a message of the application."""
        return self._close(message) if message["type"] == "websocket.close" else super().send(message)

    async def _close(self, message: Any) -> None:
        """Close after pending messages if the client is reading, otherwise at once; abort the connection if it stays open."""
        if self.writable.is_set():
            await super().send(message)
            self.loop.call_later(self.close_timeout + LINGER_SECONDS, self.transport.abort)
        else:
            self.close_now(message["code"])

    def close_now(self, code: int) -> None:
        """Close without waiting until the client has read what was written."""
        if self.disconnected or self.close_sent:
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        with suppress(InvalidState):  # the client has begun to close it
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.writable.set()  # coroutines that wait to send then find it closed
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Disconnect a client that has not answered a ping."""
        if not self.writable.is_set():
            self.close_now(CLOSE_SLOW)
            return
        super().keepalive_timeout()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_pong(self, event: Frame) -> None:
        if self._count_ping():
            super().handle_pong(event)

    def _count_ping(self) -> bool:
        """Count a ping or a pong, which the limit on messages leaves out; return whether it is within the limit."""
        if self._ping_bucket is None:
            self._ping_bucket = Bucket(PINGS_PER_SECOND, MAX_PING_BURST)
        if self._ping_bucket.take():
            return True
        self.close_now(CLOSE_FLOOD)
        return False

    _ping_bucket: Bucket | None = None

    def handle_ping(self) -> None:
        if not self._count_ping():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_PONG_BYTES and not self.writable.is_set():
            self.close_now(CLOSE_SLOW)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_MESSAGE_FRAMES:
            super().handle_cont(event)
        else:
            self.conn.fail(1009)
            self.handle_parser_exception()


def _frame_header(size: int) -> bytes:
    """The header of a server's text frame of this size (RFC 6455, 5.2). The library takes longer for it than encoding the message."""
    if size < 126:
        return bytes((TEXT_FRAME, size))
    return struct.pack("!BBH", TEXT_FRAME, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT_FRAME, 127, size)
