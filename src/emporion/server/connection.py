"""One socket of a client: what is sent to it, and how far it has been sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from emporion.tables.wire import Message, encode

Send = Callable[[str], Awaitable[None]]
TrySend = Callable[[bytes], bool]
"""A function that writes a text directly if the client is reading; it returns whether it did."""
MAX_QUEUED_MESSAGES = 200
"""A client that has more messages waiting is disconnected."""
MAX_QUEUED_BYTES = 1 << 20
"""A client that has more bytes waiting is disconnected, unless they are one message."""


class Connection:
    """One socket of a client. Its messages go out in order; each connection has its own queue, so a slow client delays no other."""

    def __init__(
        self, seat: int | None, send: Send, close: Callable[[], None], try_send: TrySend = lambda _: False, address: str = "-"
    ) -> None:
        self.seat = seat
        self.address = address
        self.name = ""
        """The name of the person; empty if the client is not signed in."""
        self.visitor_name = ""
        """The name of a spectator at this table, made different from the names of the others."""
        self.person: str | None = None
        """The id of the person; None if the client is not signed in."""
        self.last_sent = 0
        """The number of the last entry that was sent."""
        self.needs_position = True
        """Whether the client has no position yet; the next update then has one even if the log has not grown."""
        self.catching_up = False
        """Whether the client gets the entries it missed in parts; until then broadcasts skip it."""
        self.move: Callable[[], None] = close
        """Disconnects the client, which is to connect again at once: another process has the table."""
        self._send = send
        self._close = close
        self._try_send = try_send
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._flushing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Write an encoded message directly if the client is reading; otherwise queue it, or disconnect a client whose queue is full."""
        if self._flushing is None and self._try_send(message):
            return
        self._queue.append(message)
        self._queued_bytes += len(message)
        if len(self._queue) > MAX_QUEUED_MESSAGES or (self._queued_bytes > MAX_QUEUED_BYTES and len(self._queue) > 1):
            self._drop_queue()
            self._close()
        elif self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    def close(self) -> None:
        """Disconnect the client."""
        self._close()

    def send_message(self, message: Message) -> None:
        """Encode a message for this client alone and send it."""
        self.send(encode(message))

    async def _flush(self) -> None:
        try:
            while self._queue:
                message = self._queue.popleft()
                self._queued_bytes -= len(message)
                await self._send(message.decode())
        except Exception:  # the client is gone; the coroutine that receives ends the session
            self._drop_queue()
        finally:
            self._flushing = None

    def _drop_queue(self) -> None:
        self._queue.clear()
        self._queued_bytes = 0

    async def wait_until_sent(self) -> None:
        """Wait until the queue is empty."""
        if self._flushing is not None:
            await self._flushing
