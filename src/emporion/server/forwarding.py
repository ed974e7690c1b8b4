"""Forwarding: a request or a socket for a table that another process owns goes on to that process.

Requests are sent again over HTTP. Of a socket only the handshake is read here: after it the bytes of both sides are passed on unread, so
the owner's limits hold, and a client that reads slowly slows the owner's writing to it as if it were connected there. The other processes
trust what this one says about a client, because it proves that it knows the secret of the database.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, cast

import httpx
import msgspec
from litestar import Litestar, Request

from emporion.engine.errors import EmporionError
from emporion.server.cluster import Cluster
from emporion.server.guard import Limits, limited_address
from emporion.server.ownership import Owner
from emporion.server.parameters import MOVED_HEADER, make_refusal
from emporion.server.people import Keys
from emporion.server.request_log import new_request_id, request_id
from emporion.tables.wire import MAX_BODY_BYTES, TableInfo

logger = logging.getLogger("emporion.forwarding")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
Headers = Sequence[tuple[bytes, bytes]]
TABLE_PATH = re.compile(r"/api/v1/(?:me/)?tables/([a-z2-9]{8})(?:/|$)")
SOCKET_PATH = re.compile(rb"/api/v1/tables/([a-z2-9]{8})/socket(?:\?|$)")
INFOS_PATH = "/api/v1/processes/tables"
"""What processes ask each other for their lists; for all others there is nothing at this address."""
THINK_PATH = "/api/v1/processes/think"
"""Where a process lets another one choose a bot's move."""
NEW_TABLE_PATH = re.compile(r"/api/v1/tables$")
HEADER = b"emporion-forwarded"
"""The header of a request that is passed on: proof, number of processes so far, the client's scheme, the request's id, the address."""
COUNTED = "emporion.counted"
"""The key in a scope of a request that has been counted for its address, here or by the process that passed it on."""
MAX_HOPS = 3
"""A request goes on to at most this many processes."""
FIND_SECONDS = 5.0
"""A request waits this long for a table whose owner does not answer: by then the owner's lease has run out."""
RETRY_SECONDS = 0.15
ANSWER_SECONDS, CONNECT_SECONDS = 30.0, 2.0
INFOS_SECONDS = 1.0
THINK_SECONDS = 15.0
MAX_THOUGHT_BYTES = 1 << 20
MAX_CONNECTIONS = 100
"""Requests that may be under way to another process at the same time; further ones wait."""
MAX_ROUTES = 20_000
LINGER_SECONDS = 5.0
HIGH_WATER_BYTES = 1 << 17
"""Bytes that may wait for a client here; its owner then writes no more."""
DROPPED_HEADERS = frozenset((HEADER, b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded"))
HOP_HEADERS = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"te", b"upgrade"))


class Forwarder:
    """Finds out which process owns a table, and passes requests and sockets on to it."""

    def __init__(self, cluster: Cluster, keys: Keys, is_here: Callable[[str], bool], limits: Limits) -> None:
        self._cluster = cluster
        self._proof = keys.digest("processes").hex().encode()
        self._is_here = is_here
        self._limits = limits
        self._routes: OrderedDict[str, Owner] = OrderedDict()
        self._under_way: dict[int, dict[Callable[[], object], str]] = {}
        """Functions that end what is under way to each process, with the code of the table of a socket."""
        self._ended: dict[int, set[str]] = {}
        """The tables of sockets that were ended because their process was late."""
        self._members_changed = asyncio.Event()
        """Set when processes came or went; there is a new one after each time."""
        timeout = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
        self._client = httpx.AsyncClient(timeout=timeout, limits=httpx.Limits(max_connections=MAX_CONNECTIONS), trust_env=False)
        self.infos: Callable[[Sequence[str]], Awaitable[list[TableInfo]]]
        """Gives tables of this process as everyone sees them."""
        self.search: Callable[[bytes], Awaitable[bytes | None]]
        """Chooses a bot's move for another process (`remote_search`)."""
        self.forwarded = 0
        """Requests and sockets that were passed on."""

    async def close(self) -> None:
        """Close the connections to the other processes."""
        await self._client.aclose()

    # Who owns a table.

    async def find(self, code: str) -> Owner | None:
        """Find the other process that owns a table; None if this one does, or may take it."""
        if self._is_here(code) or (not self._cluster.others and code not in self._routes):
            return None
        known = self._routes.get(code)
        if known is not None and known.process in self._cluster.others:
            return known
        owner = await self._cluster.find_owner(code)
        if owner is None or owner.process in (0, self._cluster.process):
            self._routes.pop(code, None)
            return None
        self._routes[code] = owner
        self._routes.move_to_end(code)
        if len(self._routes) > MAX_ROUTES:
            self._routes.popitem(last=False)
        return owner

    def forget_table(self, table: int) -> None:
        """Forget who owned a table that has a new owner."""
        for code in [code for code, owner in self._routes.items() if owner.table == table]:
            del self._routes[code]

    def forget_processes(self, gone: set[int]) -> list[str]:
        """End what is under way to processes that are gone or do not answer: their clients connect again. Return their tables' codes."""
        self._routes = OrderedDict((code, owner) for code, owner in self._routes.items() if owner.process not in gone)
        codes: set[str] = set()
        for process in gone:
            codes |= self._ended.pop(process, set())
            for end, code in list(self._under_way.pop(process, {}).items()):
                codes |= {code} - {""}
                end()
        self._members_changed.set()
        self._members_changed = asyncio.Event()
        return list(codes)

    def end_sockets(self, late: set[int]) -> None:
        """End the sockets that are passed on to processes that seem to hang.

        Their clients connect again here and wait for the table, before they take this process to be the silent one.
        """
        for process in late:
            sockets = [(end, code) for end, code in self._under_way.get(process, {}).items() if code]
            self._ended[process] = {code for _, code in sockets}
            for end, _ in sockets:
                end()

    async def _pause(self) -> None:
        """Wait before the owner of a table is looked for again, but not longer than until processes come or go."""
        with suppress(TimeoutError):
            async with asyncio.timeout(RETRY_SECONDS):
                await self._members_changed.wait()

    # Requests.

    def read_proof(self, scope: Scope) -> int:
        """Take the header of another process off a request, with what it says of the client; return how many processes it has passed."""
        found = next((value for name, value in scope["headers"] if name == HEADER), None)
        if found is None:
            return 0
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != HEADER]
        proof, _, rest = found.partition(b" ")
        if not hmac.compare_digest(proof, self._proof):
            return 0
        hops, scheme, request, address = rest.decode("latin-1").split(" ", 3)
        request_id.set(request)
        scope["client"] = (address, 0)
        scope[COUNTED] = True
        scope["scheme"] = {"http": "ws", "https": "wss"}[scheme] if scope["type"] == "websocket" else scheme
        return int(hops)

    def _prove(self, hops: int, scheme: str, address: str) -> tuple[bytes, bytes]:
        request = request_id.get() or new_request_id()
        rest = f"{hops + 1} {scheme.replace('ws', 'http')} {request} {address}"
        return HEADER, self._proof + b" " + rest.encode("latin-1")

    def concerns(self, scope: Scope) -> bool:
        """Whether a request may be for a table of another process."""
        if not self._cluster.others and not self._routes:
            return False
        is_new = scope["method"] == "POST" and NEW_TABLE_PATH.search(scope["path"]) is not None
        return is_new or TABLE_PATH.search(scope["path"]) is not None

    async def serve(self, app: App, scope: Scope, receive: Receive, send: Send, hops: int) -> None:
        """Answer a request for a table here, or by the process that owns the table; wait for a table whose owner is being replaced."""
        code = found[1] if (found := TABLE_PATH.search(scope["path"])) else None
        if not hops:
            self._limits.count_request(limited_address(_client_of(scope)))
            scope[COUNTED] = True
        body = await _read_body(receive)
        if body is None:
            return
        end = time.monotonic() + FIND_SECONDS
        owner: Owner | None = None
        while True:
            if self._cluster.is_cut_off:  # the client is to ask another process
                raise EmporionError("store-failed")
            is_last = time.monotonic() > end or hops >= MAX_HOPS
            try:
                if code is not None:
                    owner = await self.find(code)
                if owner is None or is_last:
                    answer = _Local(send, keeps_moved=not is_last)
                    await app(scope, _replay(body, receive), answer)
                    moved = answer.moved
                else:
                    moved = await self._pass_on(owner, scope, body, send, hops, is_last)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                moved = 0
            if moved is None:
                return
            if code is None and moved:
                member = self._cluster.others.get(moved)
                owner = None if member is None else Owner(0, moved, member.address)
            elif code is not None:
                self._routes.pop(code, None)
            if code is not None or owner is None:
                await self._pause()

    async def _pass_on(self, owner: Owner, scope: Scope, body: bytes, send: Send, hops: int, is_last: bool) -> int | None:
        """Send a request to the owner and its answer to the client; return None, or the process that owns the table if that has moved."""
        self.forwarded += 1
        headers = [(name, value) for name, value in scope["headers"] if name not in DROPPED_HEADERS and name not in HOP_HEADERS]
        headers.append(self._prove(hops, scope["scheme"], _client_of(scope)))
        query = scope["query_string"]
        target = scope["raw_path"] + (b"?" + query if query else b"")
        address = httpx.URL(f"http://{owner.address}").copy_with(raw_path=target)
        request = httpx.Request(scope["method"], address, headers=headers, content=body)
        task = asyncio.ensure_future(self._ask(request))
        ends = self._under_way.setdefault(owner.process, {})
        ends[task.cancel] = ""
        try:
            response, content = await task
        except (httpx.ConnectError, httpx.ConnectTimeout):
            raise
        except (httpx.HTTPError, asyncio.CancelledError):
            if (current := asyncio.current_task()) is not None and current.cancelling():
                raise
            if scope["method"] == "GET" and not is_last:
                return 0
            raise EmporionError("store-failed") from None  # it may have happened or not
        finally:
            ends.pop(task.cancel, None)
            task.cancel()
        if not is_last and (moved := response.headers.get(MOVED_HEADER)) is not None:
            return int(moved)
        kept = [
            (name.lower(), value) for name, value in response.headers.raw if name.lower() not in HOP_HEADERS and name.lower() != b"date"
        ]
        kept.append((b"content-length", b"%d" % len(content)))
        await send({"type": "http.response.start", "status": response.status_code, "headers": kept})
        await send({"type": "http.response.body", "body": content})
        return None

    async def _ask(self, request: httpx.Request) -> tuple[httpx.Response, bytes]:
        """Send a request to another process; its answer with the body as it was sent, compressed or not."""
        response = await self._client.send(request, stream=True)
        try:
            return response, b"".join([part async for part in response.aiter_raw()])
        finally:
            await response.aclose()

    # Lists.

    async def ask_infos(self, process: int, codes: Sequence[str]) -> list[TableInfo]:
        """Ask another process for tables as everyone sees them; those of one that does not answer are left out."""
        member = self._cluster.others.get(process)
        if member is None:
            return []
        headers = [self._prove(0, "http", "-")]
        try:
            url = f"http://{member.address}{INFOS_PATH}?{'+'.join(codes)}"
            response = await self._client.get(url, headers=headers, timeout=INFOS_SECONDS)
            return msgspec.json.decode(response.content, type=list[TableInfo])
        except (httpx.HTTPError, msgspec.DecodeError) as error:
            logger.warning("process does not answer", extra={"member": process, "why": type(error).__name__})
            return []

    async def ask_to_think(self, process: int, thought: bytes) -> bytes | None:
        """Let another process choose a bot's move; None if it has no room or does not answer."""
        member = self._cluster.others.get(process)
        if member is None:
            return None
        try:
            url = f"http://{member.address}{THINK_PATH}"
            response = await self._client.post(url, content=thought, headers=[self._prove(0, "http", "-")], timeout=THINK_SECONDS)
        except httpx.HTTPError as error:
            logger.warning("process does not answer", extra={"member": process, "why": type(error).__name__})
            return None
        return response.content if response.status_code == 200 else None

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what another process asks for itself."""
        if scope["path"] == INFOS_PATH:
            infos = await self.infos(scope["query_string"].decode("latin-1").split("+"))
            found: bytes | None = msgspec.json.encode(infos)
        else:
            found = await self._think(receive)
        await send({"type": "http.response.start", "status": 200 if found is not None else 503, "headers": []})
        await send({"type": "http.response.body", "body": found or b""})

    async def _think(self, receive: Receive) -> bytes | None:
        """Think for another process, until it no longer waits for that."""
        thought = await _read_body(receive, MAX_THOUGHT_BYTES)
        if thought is None:
            return None
        thinking, leaving = asyncio.ensure_future(self.search(thought)), asyncio.ensure_future(receive())
        try:
            await asyncio.wait((thinking, leaving), return_when=asyncio.FIRST_COMPLETED)
            return await thinking if thinking.done() else None
        finally:
            thinking.cancel()
            leaving.cancel()

    # Sockets.

    def concerns_socket(self, target: bytes) -> bool:
        """Whether a socket may be for a table of another process."""
        found = SOCKET_PATH.search(target)
        return found is not None and bool(self._cluster.others or self._routes) and not self._is_here(found[1].decode())

    async def connect(self, target: bytes, headers: Headers, scheme: str, address: str) -> Pipe | None:
        """Open a connection to the owner of the table of a socket and send it the handshake; None if the table is to be served here."""
        found = SOCKET_PATH.search(target)
        if found is None:
            return None
        code, end = found[1].decode(), time.monotonic() + FIND_SECONDS
        scope: Scope = {"type": "http", "headers": headers, "client": (address, 0), "scheme": scheme}
        hops = self.read_proof(scope)
        if not hops and not self._limits.may_request(limited_address(address)):
            return None  # it is refused here
        client, scheme = scope["client"][0], scope["scheme"]
        while hops < MAX_HOPS and time.monotonic() < end:
            try:
                owner = await self.find(code)
            except EmporionError:  # the database does not answer: the client is disconnected here and asks another process
                return None
            if owner is None:
                return None
            if owner.process in self._cluster.late:
                await self._pause()
                continue
            host, _, port = owner.address.rpartition(":")
            try:
                async with asyncio.timeout(max(0.1, end - time.monotonic())):
                    _, pipe = await asyncio.get_running_loop().create_connection(Pipe, host.strip("[]"), int(port))
            except OSError:
                self._routes.pop(code, None)
                await self._pause()
                continue
            kept = [(name, value) for name, value in scope["headers"] if name not in DROPPED_HEADERS]
            lines = [b"%s: %s\r\n" % line for line in [*kept, self._prove(hops, scheme, client)]]
            pipe.transport.write(b"GET %s HTTP/1.1\r\n%s\r\n" % (target, b"".join(lines)))
            ends = self._under_way.setdefault(owner.process, {})
            ends[pipe.shutdown] = code
            pipe.on_lost = partial(ends.pop, pipe.shutdown, None)
            self.forwarded += 1
            if not hops:
                self._limits.count_request(limited_address(address))
            return pipe
        return None


class Passing:
    """An application that passes requests for tables of other processes on, and all others to the application of this process."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one ASGI connection."""
        forwarder: Forwarder | None = None
        if scope["type"] != "lifespan":
            forwarder = self.app.state.get("forwarder")
            request_id.set(new_request_id())
        if forwarder is None:
            await self.app(scope, receive, send)
            return
        hops = forwarder.read_proof(scope)
        if hops and scope["path"] in (INFOS_PATH, THINK_PATH):
            await forwarder.answer(scope, receive, send)
            return
        if scope["type"] != "http" or not forwarder.concerns(scope):
            await self.app(scope, receive, send)
            return
        try:
            await forwarder.serve(self.app, scope, receive, send, hops)
        except EmporionError as error:
            await make_refusal(cast("Any", None), error).to_asgi_response(None, Request(scope))(scope, receive, send)


class Pipe(asyncio.Protocol):
    """One end of a socket that is passed on: what arrives is written to the other end."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.other: Pipe | None = None
        self.on_lost: Callable[[], object] = lambda: None
        self._early: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(HIGH_WATER_BYTES)

    def join(self, other: Pipe) -> None:
        """Forward what has arrived so far, and everything that arrives from now on."""
        self.other, other.other = other, self
        for end in (self, other):
            for data in end._early:
                end.data_received(data)

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self._early.append(data)
        else:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self.on_lost()
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.close()
            asyncio.get_running_loop().call_later(LINGER_SECONDS, self.other.transport.abort)

    def shutdown(self) -> None:
        """End both sides; the client connects again."""
        for end in (self, self.other):
            if end is not None and not end.transport.is_closing():
                end.transport.abort()


class _Local:
    """Sends the answer of this process, except one that says that the table has moved."""

    def __init__(self, send: Send, keeps_moved: bool) -> None:
        self._send = send
        self._keeps_moved = keeps_moved
        self.moved: int | None = None

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start" and self._keeps_moved:
            found = next((value for name, value in message["headers"] if name == MOVED_HEADER.encode()), None)
            self.moved = None if found is None else int(found)
        if self.moved is None:
            await self._send(message)


def _client_of(scope: Scope) -> str:
    """The address of the client of a request."""
    return str(scope["client"][0]) if scope.get("client") else "-"


async def _read_body(receive: Receive, most: int = MAX_BODY_BYTES) -> bytes | None:
    """Read the body of a request, of one that is too long only as much as shows that; None if the client has gone."""
    body = b""
    while len(body) <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return body


def _replay(body: bytes, receive: Receive) -> Receive:
    """A function that gives a body that was read, as the server gave it."""
    given = False

    async def again() -> MutableMapping[str, Any]:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
