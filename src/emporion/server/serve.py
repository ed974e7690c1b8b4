"""Running the server: its logging, its listening socket, its shutdown."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from types import FrameType, TracebackType
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar

from emporion.engine.errors import EmporionError
from emporion.server.app import RequestFilter, build
from emporion.server.base_path import BasePath
from emporion.server.database import Database
from emporion.server.hosts import ANY_HOST, AllowedHosts, host_name
from emporion.server.http_protocol import HttpProtocol, InternalProtocol
from emporion.server.request_log import add_request_id
from emporion.server.settings import LogFormat, Settings
from emporion.server.websocket_protocol import WebSocketProtocol
from emporion.server.workers import Workers
from emporion.tables.wire import MAX_MESSAGE_BYTES
from emporion.text import say

STANDARD_FIELDS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
SHUTDOWN_SECONDS = 5
"""When the server stops, open connections must finish within this time."""
SWITCH_SECONDS = 0.0005
"""The time after which Python switches threads: the writer's thread needs the GIL briefly several times in a commit."""
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
BEAT_SECONDS = 0.5
"""A worker tells its parent at least so often that its event loop runs, unless that is late itself."""
BACKLOG = 2048
"""The number of connections that may wait to be accepted."""
DEFAULT_OPEN_FILES = 10240
"""The limit on open files that is set if the system has none; macOS allows no more."""


CLIENT_MISTAKES = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""Warnings of uvicorn about a client's mistakes. They are not logged, because clients could fill the log with them."""


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a log record is more than a client's mistake."""
    return not (record.name == "uvicorn.error" and record.msg in CLIENT_MISTAKES)


def extra_values(record: logging.LogRecord) -> dict[str, Any]:
    """The values that were logged with a message."""
    return {name: value for name, value in record.__dict__.items() if name not in STANDARD_FIELDS}


def traceback_of(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """The traceback of a record; empty if it has none, or if a client only sent bytes that are not UTF-8."""
    if record.exc_info is None or record.exc_info[0] in (None, UnicodeDecodeError):
        return ""
    return formatter.formatException(record.exc_info)


class PlainFormatter(logging.Formatter):
    """Formats a log record as a line for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        values = ", ".join(f"{name}: {value}" for name, value in extra_values(record).items())
        line = f"{record.levelname.capitalize()}: {record.getMessage()}" + (f" ({values})" if values else "")
        error = traceback_of(self, record)
        return f"{line}\n{error}" if error else line


class JsonFormatter(logging.Formatter):
    """Formats a log record as one JSON object in a line, without tokens, cookies and addresses of requests."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= extra_values(record)
        if error := traceback_of(self, record):
            line["error"] = error
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_log(log_format: LogFormat = "json") -> None:
    """Log to stderr: messages of this package, and warnings and errors of all others. The plain format has warnings and errors only."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if log_format == "json" else PlainFormatter())
    handler.addFilter(is_worth_logging)
    handler.addFilter(add_request_id)
    logging.root.handlers = [handler]
    logging.root.setLevel("WARNING")
    logging.getLogger("emporion").setLevel("INFO" if log_format == "json" else "WARNING")
    logging.captureWarnings(True)
    threading.excepthook = lambda failed: _log_failure_of_loop("thread failed", failed.exc_type, failed.exc_value, failed.exc_traceback)
    sys.unraisablehook = lambda failed: _log_failure_of_loop("failure ignored", failed.exc_type, failed.exc_value, failed.exc_traceback)


def _log_failure_of_loop(what: str, kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
    """Log a failure that Python would otherwise print."""
    logging.getLogger("emporion").error(what, exc_info=(kind, error or kind(), where))


class Server(uvicorn.Server):
    """A server that ignores further signals while it stops, which takes a few seconds, and also serves the other processes."""

    def __init__(self, config: uvicorn.Config, database: Database, app: Litestar) -> None:
        super().__init__(config)
        self._database = database
        self._app = app
        self.beat: Callable[[], None] | None = None
        """Called regularly while the event loop runs."""
        self._beaten = 0.0
        """When it was last called."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.config.forwarder = self._app.state.get("forwarder")  # type: ignore[attr-defined]  # for `HttpProtocol`
        cluster = self._database.cluster
        if cluster is not None and cluster.listening is not None:
            protocol = partial(InternalProtocol, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
            self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=cluster.listening, backlog=BACKLOG))

    async def on_tick(self, counter: int) -> bool:
        now = time.monotonic()
        if self.beat is not None and now >= self._beaten + BEAT_SECONDS:  # by the clock: the ticks of a busy loop are late
            self._beaten = now
            self.beat()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand all tables over to the other processes first: their clients need not wait until the last request here is answered."""
        for listening in (*self.servers, *(sockets or ())):
            listening.close()
        await self._app.state.rooms.hand_over()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def allowed_hosts(settings: Settings) -> AllowedHosts:
    """The hosts that the server serves: its own, those of the settings, and those of allowed origins."""
    origins = [host for origin in settings.origins if (host := host_name(origin.partition("://")[2]))]
    return AllowedHosts(settings.host, [*settings.allowed_hosts, *origins])


def make_server(settings: Settings, database: Database, request_filter: type[RequestFilter] = RequestFilter) -> Server:
    """Make a server on an opened database, without running it."""
    app = build(settings, database)
    proxies = list(settings.trusted_proxies)
    config = uvicorn.Config(
        BasePath(request_filter(app, allowed_hosts(settings)), settings.base_path),
        host=settings.host,
        port=settings.port,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        forwarded_allow_ips=([ANY_HOST] if ANY_HOST in proxies else proxies) or None,
        ssl_certfile=settings.tls_certificate or None,
        ssl_keyfile=settings.tls_key or None,
    )
    return Server(config, database, app)


def listen(settings: Settings) -> socket.socket:
    """Open the socket that the server listens on. Port 0 takes a free port."""
    try:
        family, _, _, _, place = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError, OverflowError) as error:
        raise EmporionError("serve-address", host=settings.host, why=getattr(error, "strerror", None) or str(error)) from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise EmporionError("serve-port", host=settings.host, port=str(settings.port), why=error.strerror or str(error)) from None
    return listening


def address(listening: socket.socket, settings: Settings) -> str:
    """The address at which the server listens."""
    return _url(settings, *listening.getsockname()[:2])


def _url(settings: Settings, host: str, port: int) -> str:
    scheme = "https" if settings.tls_certificate else "http"
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}/"


def page_address(listening: socket.socket, settings: Settings) -> str:
    """The address of the page for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    return _url(settings, {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def network_addresses(listening: socket.socket, settings: Settings) -> list[str]:
    """The addresses of the page for browsers on other machines; empty if only this machine can reach the server."""
    host, port = listening.getsockname()[:2]
    if not ipaddress.ip_address(host.partition("%")[0]).is_unspecified:
        found = [host]
    else:
        families = [socket.AF_INET] if listening.family == socket.AF_INET else [socket.AF_INET6, socket.AF_INET]
        found = [own for family in families if (own := _own_address(family))]
    return [_url(settings, host, port) for host in found if not ipaddress.ip_address(host.partition("%")[0]).is_loopback]


def _own_address(family: socket.AddressFamily) -> str:
    """The address from which this machine sends; empty without a network. Nothing is sent to the example address."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1" if family == socket.AF_INET else "2001:db8::1", 9))
        return str(probe.getsockname()[0])
    return ""


def describe(listening: socket.socket, settings: Settings, place: str) -> Iterator[str]:
    """The lines that tell a person at a terminal where the server is, who can reach it, where games are kept and how to stop it."""
    page, network = page_address(listening, settings), network_addresses(listening, settings)
    if page not in network:
        yield say("serve-ready-here")
        yield f"    {page}"
    if network:
        yield say("serve-ready-network")
        yield from (f"    {found}" for found in network)
    elif page != address(listening, settings):
        yield say("serve-ready-no-network")
    else:
        yield say("serve-ready-only-here")
    yield say("serve-ready-database", database=place)
    yield say("serve-ready-stop")


def run(
    settings: Settings,
    log_format: LogFormat = "json",
    opened: Callable[[str], None] | None = None,
    may_change_port: bool = False,
    request_filter: type[RequestFilter] = RequestFilter,
) -> None:
    """Serve until a signal stops the server; changes that are being made are stored first.

    `opened` is called with the address of the page when it can be reached. `may_change_port` replaces a port that is in use by a free one.
    `request_filter` receives every request first; that of `make dev` adds the script that reloads the page.
    """
    if settings.workers > 1:
        _run_workers(settings, log_format, opened, may_change_port)
        return
    database, listening = Database(settings.store), None
    for number in STOP_SIGNALS:  # before the server reports that it is ready
        signal.signal(number, _stop)
    try:
        set_up_log(log_format)
        database.claim()
        listening = _listen(settings, may_change_port)
        before, now = database.open(page_address(listening, settings))
        _report_ready(listening, settings, database, before, now, log_format)
        if opened is not None:
            opened(page_address(listening, settings))
        _serve(settings, database, listening, request_filter)
    except KeyboardInterrupt:  # the server has stopped by then
        pass
    finally:
        if listening is not None:
            listening.close()
            for number in STOP_SIGNALS:  # it is stopping
                signal.signal(number, signal.SIG_IGN)
        database.close()
    if database.health.lost is not None:
        raise database.health.lost
    if log_format == "plain":
        print(say("serve-stopped"), file=sys.stderr, flush=True)


def _serve(
    settings: Settings,
    database: Database,
    listening: socket.socket,
    request_filter: type[RequestFilter] = RequestFilter,
    beat: Callable[[], None] | None = None,
) -> None:
    """Serve with an opened database until a signal comes; `beat` is called regularly."""
    _raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    serving = make_server(settings, database, request_filter)
    serving.beat = beat
    database.health.on_lost = lambda: setattr(serving, "should_exit", True)
    serving.run(sockets=[listening])


def _run_workers(settings: Settings, log_format: LogFormat, opened: Callable[[str], None] | None, may_change_port: bool) -> None:
    """Serve by several processes. This one brings the schema up to date and watches them."""
    database = Database(settings.store)
    if database.cluster is None:
        raise EmporionError("serve-workers-sqlite")
    set_up_log(log_format)
    with closing(_listen(settings, may_change_port)) as listening:
        try:
            before, now = database.open(page_address(listening, settings))
        finally:
            database.close()

        def report() -> None:
            _report_ready(listening, settings, database, before, now, log_format)
            if opened is not None:
                opened(page_address(listening, settings))

        shared = msgspec.structs.replace(settings, workers=1, thinkers=max(1, settings.thinkers // settings.workers))
        Workers(_work, shared, settings.workers, log_format, listening).run(report)
    if log_format == "plain":
        print(say("serve-stopped"), file=sys.stderr, flush=True)


def _work(settings: Settings, log_format: LogFormat, listening: socket.socket, beat: Callable[[], None]) -> None:
    """Serve as one of several workers."""
    set_up_log(log_format)
    signal.signal(signal.SIGTERM, _stop)
    database = Database(settings.store)
    try:
        database.open(page_address(listening, settings))
        _serve(settings, database, listening, beat=beat)
    except KeyboardInterrupt:
        pass
    finally:
        database.close()


def _listen(settings: Settings, may_change_port: bool) -> socket.socket:
    try:
        return listen(settings)
    except EmporionError as error:
        if not may_change_port or error.key != "serve-port":
            raise
        return listen(msgspec.structs.replace(settings, port=0))


def _report_ready(
    listening: socket.socket, settings: Settings, database: Database, before: str | None, now: str, log_format: LogFormat
) -> None:
    """Report that the server is ready."""
    if log_format == "plain":
        print(*describe(listening, settings, database.place), sep="\n", file=sys.stderr, flush=True)
        return
    log = logging.getLogger("emporion.server")
    if before != now:
        log.info(say("serve-migrated", before=before or "-", now=now), extra={"database": database.shown})
    place = address(listening, settings)
    log.info(say("serve-ready", address=place), extra={"address": place, "database": database.shown})


def _stop(_: int, __: FrameType | None) -> None:
    """End the program as Ctrl-C does, and ignore what comes after; uvicorn raises the signal again after it has stopped."""
    for number in STOP_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def _raise_file_limit() -> None:
    """Raise the limit on open files as far as the system allows, because each socket is one."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, DEFAULT_OPEN_FILES) if hard == resource.RLIM_INFINITY else hard
    with suppress(OSError, ValueError):  # the lower limit stays
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
