"""The application: requests at /api/v1, a socket for each table, and the pages."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme, Server
from litestar.types import Message, Scope

from emporion.engine.errors import EmporionError
from emporion.server import api, api_page, guard, pages
from emporion.server.bots import Bots
from emporion.server.cluster import Events
from emporion.server.database import Database
from emporion.server.expiry import Expiry
from emporion.server.forwarding import COUNTED, Forwarder, Passing
from emporion.server.hosts import AllowedHosts
from emporion.server.http_protocol import HttpProtocol
from emporion.server.parameters import STATUS_OF_KEY, AnyRequest, address_of, make_refusal
from emporion.server.people import COOKIE_NAME, Keys
from emporion.server.quota import Quota
from emporion.server.remote_search import RemoteSearch
from emporion.server.rooms import Rooms
from emporion.server.settings import Settings
from emporion.server.sharing import Sharing, hide_addresses
from emporion.server.sockets import Sockets
from emporion.server.studies import Studies
from emporion.server.table_lists import TableLists
from emporion.tables.wire import Problem, encode
from emporion.text import join, say

logger = logging.getLogger("emporion.server")
IDLE_COLLECT_OBJECTS, MAX_UNCOLLECTED_OBJECTS = 5_000, 3_000_000
"""New objects after which the garbage collector runs: on an idle server, and on a busy one."""
MAX_IDLE_SOCKETS = 200
"""A server with fewer sockets counts as idle."""
SWEEP_SECONDS = 10.0
"""The time between two sweeps, which drop idle tables and old limits."""
SECURITY_SCHEMES: dict[str, SecurityScheme | Reference] = {
    "bearer": SecurityScheme("http", scheme="bearer", description="The token from POST /api/v1/me, for programs."),
    "cookie": SecurityScheme("apiKey", name=COOKIE_NAME, security_scheme_in="cookie", description="The same as a cookie, for browsers."),
}
"""The ways to sign a request; `parameters.SIGNED` names them."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class RequestFilter:
    """Refuses requests for other hosts and passes all others to Litestar, HEAD as GET."""

    def __init__(self, app: Litestar, hosts: AllowedHosts) -> None:
        self.app = Passing(app)
        self.hosts = hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one ASGI connection: a request, a socket, or the lifespan."""
        if scope["type"] != "lifespan" and not self.hosts.allows(scope["headers"]):
            await _refuse_host(scope, send)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":  # handled as GET; uvicorn leaves the body out
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


async def _refuse_host(scope: Any, send: Any) -> None:
    """Refuse a request, or the handshake of a socket, for another host."""
    host = next(value for name, value in scope["headers"] if name == b"host").decode("latin-1")
    error = EmporionError("host-foreign", host=host)
    body = encode(Problem(error.key, str(error), error.values))
    headers = [*_HEADERS, _NO_STORE, (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": STATUS_OF_KEY[error.key], "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def build(settings: Settings, database: Database) -> Litestar:
    """Build the application on an opened database."""
    limits = guard.Limits(settings.requests, settings.sockets, settings.budget, name_of_address(database))

    async def check_request(request: AnyRequest) -> None:
        """Refuse a request if its address sends too many, or if it changes something for a page of another origin."""
        if COUNTED not in request.scope:
            limits.count_request(address_of(request))
        if request.method not in SAFE_METHODS:
            guard.check_origin(request.headers.get("origin"), request.headers.get("host"), settings.origins)

    return Litestar(
        [api.router(), api_page.show_page, api_page.show_style, pages.router()],
        lifespan=[partial(_run_services, settings=settings, database=database, limits=limits)],
        before_request=check_request,
        before_send=[_add_headers],
        exception_handlers={
            EmporionError: make_refusal,
            HTTPException: _refuse_http,
            RecursionError: _refuse_nesting,
            UnicodeDecodeError: _refuse_encoding,
            Exception: _report_error,
        },
        openapi_config=OpenAPIConfig(
            title="Emporion",
            version="1",
            use_handler_docstrings=True,
            path="/api/v1/schema",
            components=Components(security_schemes=SECURITY_SCHEMES),
            servers=[Server(url=settings.base_path or "/")],
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        state=State({"base_path": settings.base_path, "chat_days": settings.chat_days}),
        logging_config=None,
        debug=False,
    )


@contextlib.asynccontextmanager
async def _run_services(app: Litestar, settings: Settings, database: Database, limits: guard.Limits) -> AsyncIterator[None]:
    """Start the rooms, the sockets and the tasks of an application, and stop them at its end."""
    keys = Keys(database.secret)
    if database.cluster is not None:
        await database.cluster.start(database.page, database.schema, settings.internal_host)
    rooms = Rooms(database, keys, Bots(settings.thinkers), settings)
    lists = TableLists(rooms)
    if database.cluster is not None:
        app.state.forwarder = Forwarder(database.cluster, keys, rooms.is_loaded, limits)
        lists.ask_infos, app.state.forwarder.infos = app.state.forwarder.ask_infos, lists.live_infos
    app.state.update({"signer": keys, "rooms": rooms, "lists": lists, "limits": limits, "sockets": Sockets(rooms, keys, limits, settings)})
    app.state.studies = studies = Studies(rooms, settings.reviews)
    app.state.expiry = Expiry(rooms, settings.open_hours, settings.keep_days, settings.chat_days)
    tasks = [asyncio.create_task(rooms.resume()), asyncio.create_task(rooms.load_shedding.run())]
    if database.cluster is not None:
        quotas: dict[str, Quota[Any]] = {"bots": rooms.bot_quota, "reviews": studies.quota}
        rooms.lobby.name = rooms.bot_quota.name = studies.quota.name = name_of_address(database)
        app.state.remote_search = remote_search = RemoteSearch(rooms.bots, app.state.forwarder.ask_to_think)
        rooms.bots.ask_others, app.state.forwarder.search = remote_search.ask, remote_search.answer
        app.state.sharing = Sharing(database.cluster, rooms, lists, limits, quotas, partial(api.own_figures, app.state), remote_search)
        tasks.append(asyncio.create_task(app.state.sharing.run()))
        watch(database.cluster.events, rooms, app.state.forwarder, app.state.sharing)
    tasks.append(asyncio.create_task(app.state.expiry.run()))
    gc.freeze()
    gc.disable()
    tasks.append(asyncio.create_task(_sweep(rooms, limits, app.state.sockets)))
    try:
        yield
    finally:
        gc.enable()
        for task in tasks:
            task.cancel()
        await studies.close()
        await rooms.hand_over()
        await rooms.close()
        rooms.bots.close()
        if database.cluster is not None:
            await app.state.forwarder.close()


def name_of_address(database: Database) -> Callable[[str], str]:
    """The name under which addresses are kept: themselves, or digests where other processes get to know them."""
    return str if database.cluster is None else hide_addresses(Keys(database.secret))


def watch(events: Events, rooms: Rooms, forwarder: Forwarder, sharing: Sharing) -> None:
    """Let the rooms, the forwarder and what is shared follow what happens among the processes."""

    def moved(table: int) -> None:
        forwarder.forget_table(table)
        rooms.check_owner(table)

    def changed(gone: set[int]) -> None:
        codes = forwarder.forget_processes(gone)
        sharing.forget(gone)
        rooms.adopt(codes)

    events.on_moved, events.on_members = moved, changed
    events.on_late = forwarder.end_sockets
    events.on_lapsed, events.on_owned = rooms.move_all, rooms.keep_owned


async def _sweep(rooms: Rooms, limits: guard.Limits, sockets: Sockets) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        rooms.sweep()
        limits.sweep()
        sockets.throttle.sweep()
        HttpProtocol.pipelining.sweep()
        collect_garbage(sockets.open)


def collect_garbage(sockets: int) -> bool:
    """Run the garbage collector while the server is idle, or when many objects are new; return whether it ran.

    Closed sockets leave reference cycles behind. With thousands of sockets a full collection takes a fifth of a second, and Python would
    start it in the middle of a move.
    """
    new = gc.get_count()[0]
    is_due = new > MAX_UNCOLLECTED_OBJECTS or (new > IDLE_COLLECT_OBJECTS and sockets < MAX_IDLE_SOCKETS)
    if is_due:
        gc.collect()
    return is_due


_HEADERS = [(name.encode(), value.encode()) for name, value in guard.HEADERS.items()]
_NO_STORE = (b"cache-control", b"no-store")


async def _add_headers(message: Message, _: Scope) -> None:
    """Add the security headers to every answer, except those that it has. An answer without its own caching rule must not be cached, since
    it may hold a token."""
    if message["type"] == "http.response.start":
        own = {name for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(header for header in [*_HEADERS, _NO_STORE] if header[0] not in own)]


def _refuse_http(request: Any, error: HTTPException) -> Response[bytes]:
    """The answer to requests that Litestar refuses (unknown address, wrong method, malformed body); a browser gets a page."""
    if error.status_code == 404 and _wants_page(request):
        return pages.unknown_page(request)
    key = {404: "http-unknown", 405: "http-method", 413: "http-long"}.get(error.status_code, "http-malformed")
    found = EmporionError(key, **({"detail": _describe_mistakes(error)} if key == "http-malformed" else {}))
    return Response(encode(Problem(key, str(found), found.values)), status_code=error.status_code, media_type=MediaType.JSON)


def _wants_page(request: AnyRequest) -> bool:
    """Whether a browser asks for a page by its address, not a program or a script of the page for data."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def _describe_mistakes(error: HTTPException) -> str:
    """The malformed parts of a request, and why. For a missing body Litestar gives only its name."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [(str(part.get("key", "")), str(part.get("message", ""))) for part in extra if isinstance(part, dict)]
    return join([say("http-empty") if why == f"'{key}'" else f"{key}: {why}".strip(": ") for key, why in parts]) or error.detail


def _refuse_nesting(request: Any, _: RecursionError) -> Response[bytes]:
    """The answer to a body that is nested too deeply."""
    return _refuse_http(request, HTTPException(say("http-deep"), status_code=400))


def _refuse_encoding(request: Any, _: UnicodeDecodeError) -> Response[bytes]:
    """The answer to a body that is not UTF-8, for which msgspec raises an error of its own kind."""
    return _refuse_http(request, HTTPException(say("http-no-text"), status_code=400))


def _report_error(_: Any, error: Exception) -> Response[bytes]:
    """The answer to an unexpected error: the log has the details, the answer does not."""
    logger.error("request failed", exc_info=error)
    return Response(encode(Problem("server-error", say("server-error"))), status_code=500, media_type=MediaType.JSON)
