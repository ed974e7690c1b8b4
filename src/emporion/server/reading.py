"""The other end of a socket has to read: what waits for it is bounded, and whoever does not read for long is let go.

uvicorn closes a connection only when everything that was written has been read, which somebody who never reads can put off for ever.
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
from websockets.utils import apply_mask

from emporion.server.guard import Bucket
from emporion.server.wire import LONGEST_MESSAGE

SLOW = 4413
"""The code with which somebody who reads too slowly is let go; they may come back."""
AT_ONCE = "emporion.at_once"
"""The ASGI extension by which a session sends what can be sent at once."""
TEXT = 0x81
"""The first byte of a text in one frame."""
LAST = 5.0
"""Seconds to read the last words, once a socket is being closed."""
ROOM = 1 << 17
"""Bytes that the system may keep for the other end; beyond that they wait here, where they are counted."""
MOST_PONGS = 1 << 18
"""Bytes that may wait when a ping is answered."""
MOST_PARTS = 64
"""Frames of one message."""
AHEAD = 8
"""Messages that wait to be handled before no more are read."""
MOST_AHEAD = 256
"""Messages that came at once and wait all the same; whoever sends more floods."""
SLICE = 4096
"""Bytes that are looked at before it is asked whether they are a flood."""
PINGS, MOST_PINGS = 10.0, 100.0
"""Pings and pongs of a socket, a second and at once."""
FLOOD = 4429
"""The code with which somebody who sends too much is let go."""
MASKED, CONTROL = 0x80, 0x88
"""The bits of a frame's first two bytes: masked, as clients send; pings, pongs, closes and their like."""


class Reading(WebSocketsSansIOProtocol):
    """A socket that ends in time whether or not anybody reads."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        if found is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"send": self.at_once}

    def data_received(self, data: bytes) -> None:
        """A text in one frame, as everybody sends it, needs no more than to be unmasked; for the rest there is the library. Once it was
        given a part of something, it gets all that follows.
        """
        if self._between and self._plain(data):
            return
        self._between = _whole(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n")
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > MOST_AHEAD:
                self.give_up(FLOOD)
            if self.transport.is_closing():
                return

    _between = True
    """Whether the library waits for the beginning of a frame."""

    def _plain(self, data: bytes) -> bool:
        """Pass one text on, if that is what the data are; whether it was done."""
        begin = _begin(data)
        if begin == 0 or self.close_sent or self.disconnected or not self.handshake_complete or self.conn.state is not State.OPEN:
            return False
        try:
            text = apply_mask(data[begin:], data[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def at_once(self, message: bytes) -> bool:
        """Send a text without a task that waits, if the other end reads; whether it was sent."""
        reads = self.writable.is_set() and not self.disconnected and not self.transport.is_closing()
        if not reads or self.close_sent or not self.handshake_complete or self.conn.state is not State.OPEN:
            return False
        self.transport.write(_head(len(message)) + message)
        return True

    def send(self, message: Any) -> Coroutine[Any, Any, None]:
        """What the application says."""
        return self._close(message) if message["type"] == "websocket.close" else super().send(message)

    async def _close(self, message: Any) -> None:
        """To somebody who does not read it is said at once, and to nobody for ever."""
        if self.writable.is_set():
            await super().send(message)
            self.loop.call_later(self.close_timeout + LAST, self.transport.abort)
        else:
            self.give_up(message["code"])

    def give_up(self, code: int) -> None:
        """Close without waiting for what has not been read."""
        if self.disconnected or self.close_sent:
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        with suppress(InvalidState):  # they were about to close it themselves
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.writable.set()  # whoever waits to send learns that it is closed
        self.transport.close()
        self.loop.call_later(LAST, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """A ping was not answered: they are gone, or do not read."""
        if not self.writable.is_set():
            self.give_up(SLOW)
            return
        super().keepalive_timeout()
        self.loop.call_later(LAST, self.transport.abort)

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Count a ping or a pong; whether there were not too many. They are no messages, nobody else counts them."""
        if self._pings is None:
            self._pings = Bucket(PINGS, MOST_PINGS)
        if self._pings.take():
            return True
        self.give_up(FLOOD)
        return False

    _pings: Bucket | None = None

    def handle_ping(self) -> None:
        if not self._counted():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_PONGS and not self.writable.is_set():
            self.give_up(SLOW)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.conn.fail(1009)
            self.handle_parser_exception()


def _begin(data: bytes) -> int:
    """Where the text of a short masked frame begins, if the data are one; 0 otherwise (RFC 6455, 5.2)."""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return 0
    size = data[1] & 127
    if size < 126:
        return 6 if len(data) == 6 + size else 0
    return 8 if size == 126 and len(data) >= 8 and len(data) == 8 + (data[2] << 8 | data[3]) <= LONGEST_MESSAGE else 0


def _whole(data: bytes) -> bool:
    """Whether the data are one ping, pong or close: after it the library waits for another frame."""
    return len(data) >= 6 and data[0] & CONTROL == CONTROL and data[1] & MASKED != 0 and len(data) == 6 + (data[1] & 127)


def _head(size: int) -> bytes:
    """What comes before a text of so many bytes from a server (RFC 6455, 5.2). The library takes longer for this than for the message."""
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)
