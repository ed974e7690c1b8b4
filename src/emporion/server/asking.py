"""A request has to come to its end: whoever asks in drops, or does not read the answer, is let go.

uvicorn waits for the rest of a request, and for an answer to be read, for as long as the other end likes.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any, ClassVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from emporion.server.guard import HEADERS, one
from emporion.server.reading import Reading
from emporion.server.wire import Problem, encode
from emporion.text import say

LONGEST = 60.0
"""Seconds from the beginning of a connection, or from its last answer, to the end of the next."""
LAST = 5.0
"""Seconds to read the last words."""
HALF = 0.5
"""Seconds that the rest of a request has to come when the server stops."""
MOST = 200
"""Connections of an address that ask at a time. Sockets are counted elsewhere, and proxies are not counted here."""
RESERVE = 64
"""Open files that connections leave to the database and the rest."""


class Asking(H11Protocol):
    """Requests of one connection, each in time."""

    _clock: asyncio.TimerHandle | None = None
    _asking: ClassVar[Counter[str]] = Counter()
    """How many there are, by address."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own: it is no datagram
        super().connection_made(transport)
        self._wind()
        host = self.client[0] if self.client else "-"
        self._address = one(host)
        self._asking[self._address] += 1
        if len(self.connections) > most_connections():
            self._refuse(503, "server-full")
        elif self._asking[self._address] > MOST and host not in cast("Any", self.app).trusted_hosts:
            self._refuse(429, "too-many-sockets", most=MOST)

    def _leave(self) -> None:
        self._stop()
        self._asking[self._address] -= 1
        if not self._asking[self._address]:
            del self._asking[self._address]

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, unless what came is no handshake: of some of those uvicorn would say nothing, and wait for ever."""
        self._leave()
        super().handle_websocket_upgrade(event)
        reading = self.transport.get_protocol()
        if isinstance(reading, Reading) and not reading.handshake_initiated:
            self._refuse(400, "http-handshake")

    def on_response_complete(self) -> None:
        self._wind()
        super().on_response_complete()

    def shutdown(self) -> None:
        """The server stops: what has come whole is answered, what has come half is not waited for."""
        super().shutdown()
        if self.cycle is not None and not self.cycle.response_complete and self.cycle.more_body:
            self._wind(HALF)

    def send_400_response(self, msg: str) -> None:
        """What came is not HTTP."""
        self._refuse(400, "http-broken")

    def _wind(self, seconds: float | None = None) -> None:
        self._stop()
        self._clock = self.loop.call_later(LONGEST if seconds is None else seconds, self._late)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()

    def _late(self) -> None:
        self._refuse(408, "http-slow")
        self.loop.call_later(LAST, self.transport.abort)

    def _refuse(self, status: int, key: str, **values: object) -> None:
        """End the connection, with a sentence unless an answer has begun."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not self.transport.is_closing() and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = encode(Problem(key, say(key, **values), values))
            headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close", **HEADERS}
            for event in (h11.Response(status_code=status, headers=list(headers.items())), h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


def most_connections() -> int:
    """As many as there are open files, but for some."""
    try:
        import resource
    except ImportError:  # not on Windows
        return sys.maxsize
    return max(RESERVE, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVE)
