"""uvicorn's HTTP protocol with time limits and a limit on connections.

uvicorn waits without limit for the rest of a request and for the client to read the answer.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from functools import partial
from typing import Any, ClassVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from emporion.server.forwarding import Forwarder, Pipe
from emporion.server.guard import HEADERS, Throttle, limited_address
from emporion.server.websocket_protocol import WebSocketProtocol
from emporion.tables.wire import Problem, encode
from emporion.text import say

REQUEST_SECONDS = 60.0
"""The time from the start of a connection, or from its last answer, to the end of the next answer."""
LINGER_SECONDS = 5.0
"""A connection that was refused is aborted after this time."""
SHUTDOWN_BODY_SECONDS = 0.5
"""When the server stops, the rest of a request must arrive within this time."""
MAX_ADDRESS_CONNECTIONS = 200
"""The limit on HTTP connections of one address. Sockets are counted elsewhere; trusted proxies have no limit."""
PIPELINED_PER_SECOND, PIPELINED_BURST = 20.0, 100.0
"""Requests that an address sends before it has the answer to the one before, a second and at once; later ones wait."""
RESERVED_FILES = 64
"""The number of open files that are kept free for the database and other uses."""


class HttpProtocol(H11Protocol):
    """An HTTP connection whose requests have a time limit."""

    limits_address = True
    """Whether an address may have a limited number of connections."""
    _timer: asyncio.TimerHandle | None = None
    _connection_counts: ClassVar[Counter[str]] = Counter()
    """The number of connections of each address."""
    pipelining: ClassVar[Throttle] = Throttle(PIPELINED_PER_SECOND, PIPELINED_BURST)
    """Delays requests that were sent ahead: thousands in one packet would be answered in a row, before what others ask."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own: it is no datagram
        super().connection_made(transport)
        self._start_timer()
        host = self.client[0] if self.client else "-"
        self._address = limited_address(host)
        self._connection_counts[self._address] += 1
        if len(self.connections) > max_connections():
            self._refuse(503, "server-full")
        elif (
            self.limits_address
            and self._connection_counts[self._address] > MAX_ADDRESS_CONNECTIONS
            and host not in cast("Any", self.app).trusted_hosts
        ):
            self._refuse(429, "too-many-sockets", most=MAX_ADDRESS_CONNECTIONS)

    def _uncount(self) -> None:
        """Stop the timer and stop counting this connection."""
        self._stop_timer()
        self._connection_counts[self._address] -= 1
        if not self._connection_counts[self._address]:
            del self._connection_counts[self._address]

    def connection_lost(self, exc: Exception | None) -> None:
        self._uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass a socket on to the process that owns its table, or serve it here."""
        forwarder: Forwarder | None = getattr(self.config, "forwarder", None)
        if forwarder is None or not forwarder.concerns_socket(event.target):
            self._upgrade(event)
        else:
            self.flow.pause_reading()
            task = self.loop.create_task(self._pass_on(forwarder, event))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _pass_on(self, forwarder: Forwarder, event: h11.Request) -> None:
        pipe = await forwarder.connect(event.target, self.headers, *self._client())
        if self.transport.is_closing():
            if pipe is not None:
                pipe.shutdown()
            return
        if pipe is None:
            self.flow.resume_reading()
            self._upgrade(event)
            return
        self._uncount()
        self.connections.discard(self)
        own = Pipe()
        own.connection_made(self.transport)
        self.connections.add(own)  # type: ignore[arg-type]  # uvicorn calls its `shutdown` when the server stops
        own.on_lost = partial(self.connections.discard, own)
        self.transport.set_protocol(own)
        own.join(pipe)
        self.flow.resume_reading()

    def _client(self) -> tuple[str, str]:
        """The scheme and the address of the client, which a trusted proxy names."""
        host = self.client[0] if self.client else "-"
        scheme = self.scheme or "http"
        trusted: Any = cast("Any", self.app).trusted_hosts
        if host in trusted:
            named = {name: value.decode("latin-1") for name, value in self.headers}
            if found := named.get(b"x-forwarded-for"):
                host = trusted.get_trusted_client_address(found)[0]
            if (found := named.get(b"x-forwarded-proto", "").strip()) in ("http", "https", "ws", "wss"):
                scheme = "https" if found in ("https", "wss") else "http"
        return scheme, host

    def _upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol; refuse a broken handshake, for which uvicorn would wait without limit."""
        self._uncount()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WebSocketProtocol) and not protocol.handshake_initiated:
            self._refuse(400, "http-handshake")

    def on_response_complete(self) -> None:
        self._start_timer()
        seconds = self.pipelining.delay(self._address) if self.conn.trailing_data[0] and self.limits_address else 0.0
        if seconds:
            self.loop.call_later(seconds, super().on_response_complete)
        else:
            super().on_response_complete()

    def shutdown(self) -> None:
        """Answer complete requests when the server stops; wait only briefly for the rest of others."""
        super().shutdown()
        if self.cycle is not None and not self.cycle.response_complete and self.cycle.more_body:
            self._start_timer(SHUTDOWN_BODY_SECONDS)

    def send_400_response(self, msg: str) -> None:
        """Refuse data that are not HTTP."""
        self._refuse(400, "http-broken")

    def _start_timer(self, seconds: float | None = None) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(REQUEST_SECONDS if seconds is None else seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _time_out(self) -> None:
        self._refuse(408, "http-slow")
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _refuse(self, status: int, key: str, **values: object) -> None:
        """End the connection, with a Problem unless an answer has begun."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not self.transport.is_closing() and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = encode(Problem(key, say(key, **values), values))
            headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close", **HEADERS}
            for event in (h11.Response(status_code=status, headers=list(headers.items())), h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class InternalProtocol(HttpProtocol):
    """A connection of another process, which has many clients behind it."""

    limits_address = False


def max_connections() -> int:
    """The number of connections that the limit on open files allows."""
    try:
        import resource
    except ImportError:  # not on Windows
        return sys.maxsize
    return max(RESERVED_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED_FILES)
