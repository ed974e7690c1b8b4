"""The server: requests at /api/v1, a socket for each table, and the pages."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import Message, Scope

from emporion.engine.errors import EmporionError
from emporion.server import api, api_page, guard, pages
from emporion.server.bots import Bots
from emporion.server.expiry import Expiry
from emporion.server.hosts import AllowedHosts
from emporion.server.parameters import STATUS, AnyRequest, address_of, refused
from emporion.server.people import COOKIE, Keys
from emporion.server.settings import Settings
from emporion.server.sockets import Sockets
from emporion.server.store import Store
from emporion.server.studies import Studies
from emporion.server.tables import Tables
from emporion.server.wire import Problem, encode
from emporion.text import say

logger = logging.getLogger("emporion.server")
SOME, MUCH = 5_000, 3_000_000
"""Objects since Python last looked for what only holds itself."""
FEW = 200
"""Sockets that are no hindrance to looking."""
SWEEP = 10.0
"""Seconds between two looks for what can be forgotten."""
SOCKET = re.compile("/api/v1/tables/([^/]+)/socket")
SIGNS: dict[str, SecurityScheme | Reference] = {
    "bearer": SecurityScheme("http", scheme="bearer", description="The token that POST /api/v1/me gives, for programs."),
    "cookie": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description="The same as a cookie, for browsers."),
}
"""How somebody says who they are; `parameters.SIGNED` names them."""
SAFE = ("GET", "HEAD", "OPTIONS")


class Front:
    """Sockets at tables go straight to their sessions: Litestar would wrap every message that is sent. Everything else goes to Litestar.
    What is meant for another host is refused here.
    """

    def __init__(self, app: Litestar, hosts: AllowedHosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request, one socket, or the whole life of the server."""
        if scope["type"] != "lifespan" and not self.hosts.allows(scope["headers"]):
            await _refuse_host(scope, send)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":  # as GET, and uvicorn leaves the body out
            scope = {**scope, "method": "GET"}
        found = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
        else:
            await self.app.state.sockets.serve(found[1], scope, receive, send)


async def _refuse_host(scope: Any, send: Any) -> None:
    """Answer a request, or the handshake of a socket, that is meant for another host."""
    host = next(value for name, value in scope["headers"] if name == b"host").decode("latin-1")
    error = EmporionError("host-foreign", host=host)
    body = encode(Problem(error.key, str(error), error.values))
    headers = [*_HEADERS, _UNKEPT, (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": STATUS[error.key], "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def build(settings: Settings, kept: Store) -> Litestar:
    """The application over an opened store."""
    limits = guard.Limits(settings.requests, settings.sockets, settings.budget)

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        keys = Keys(kept.secret)
        tables = Tables(kept, keys, Bots(settings.thinkers), settings)
        app.state.update({"signer": keys, "tables": tables, "limits": limits, "sockets": Sockets(tables, keys, limits, settings)})
        app.state.studies = studies = Studies(tables, settings.reviews)
        app.state.expiry = Expiry(tables, settings.open_hours, settings.keep_days)
        waking = asyncio.create_task(tables.wake())
        expiring = asyncio.create_task(app.state.expiry.run())
        gc.freeze()
        gc.disable()
        sweeping = asyncio.create_task(_sweep(tables, limits, app.state.sockets))
        try:
            yield
        finally:
            gc.enable()
            sweeping.cancel()
            waking.cancel()
            expiring.cancel()
            await studies.close()
            await tables.close()
            tables.bots.close()

    async def guarded(request: AnyRequest) -> None:
        """Before every request: not too many, and nothing changed by somebody else's page."""
        limits.request(address_of(request))
        if request.method not in SAFE:
            guard.check_origin(request.headers.get("origin"), request.headers.get("host"), settings.origins)

    return Litestar(
        [api.router(), api_page.show_page, api_page.show_style, pages.router()],
        lifespan=[running],
        before_request=guarded,
        before_send=[_headers],
        exception_handlers={
            EmporionError: refused,
            HTTPException: _http,
            RecursionError: _deep,
            UnicodeDecodeError: _no_text,
            Exception: _internal,
        },
        openapi_config=OpenAPIConfig(
            title="Emporion",
            version="1",
            use_handler_docstrings=True,
            path="/api/v1/schema",
            components=Components(security_schemes=SIGNS),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        state=State(),
        logging_config=None,
        debug=False,
    )


async def _sweep(tables: Tables, limits: guard.Limits, sockets: Sockets) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        tables.sweep()
        limits.sweep()
        collect(sockets.open)


def collect(sockets: int) -> bool:
    """Look for what only holds itself, which closed sockets leave behind. Python would do so in the middle of a move, and with thousands
    of sockets take a fifth of a second: here it waits for a quiet moment, or until much is new. Whether it looked.
    """
    new = gc.get_count()[0]
    wanted = new > MUCH or (new > SOME and sockets < FEW)
    if wanted:
        gc.collect()
    return wanted


_HEADERS = [(name.encode(), value.encode()) for name, value in guard.HEADERS.items()]
_UNKEPT = (b"cache-control", b"no-store")


async def _headers(message: Message, _: Scope) -> None:
    """Security headers on every answer. What does not say how long it may be kept is not: tokens are among it."""
    if message["type"] == "http.response.start":
        kept = any(name == b"cache-control" for name, _ in message["headers"])
        message["headers"] = [*message["headers"], *_HEADERS, *([] if kept else [_UNKEPT])]


def _http(_: Any, error: HTTPException) -> Response[bytes]:
    """What Litestar refuses: unknown addresses, wrong methods, bodies that do not fit."""
    key = {404: "http-unknown", 405: "http-method", 413: "http-long"}.get(error.status_code, "http-malformed")
    why = _places(error) if key == "http-malformed" else ""
    found = Problem(key, say(key, why=why) if why else say(key, why=error.detail), {"why": why} if why else {})
    return Response(encode(found), status_code=error.status_code, media_type=MediaType.JSON)


def _places(error: HTTPException) -> str:
    """Where a request does not fit, and why. Of a body that is missing Litestar only says its name."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [(str(part.get("key", "")), str(part.get("message", ""))) for part in extra if isinstance(part, dict)]
    return "; ".join(say("http-empty") if why == f"'{key}'" else f"{key}: {why}".strip(": ") for key, why in parts) or error.detail


def _deep(request: Any, _: RecursionError) -> Response[bytes]:
    """Brackets in brackets in brackets."""
    return _http(request, HTTPException(say("http-deep"), status_code=400))


def _no_text(request: Any, _: UnicodeDecodeError) -> Response[bytes]:
    """A body with bytes that are no UTF-8; msgspec does not count them among what it refuses."""
    return _http(request, HTTPException(say("http-no-text"), status_code=400))


def _internal(_: Any, error: Exception) -> Response[bytes]:
    """Something went wrong here: the log says what, the answer does not."""
    logger.error("request failed", exc_info=error)
    return Response(encode(Problem("server-error", say("server-error"))), status_code=500, media_type=MediaType.JSON)
