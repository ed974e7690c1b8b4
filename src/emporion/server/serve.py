"""Running the server: its log, its sockets, its end."""

from __future__ import annotations

import ipaddress
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any

import msgspec
import uvicorn

from emporion.engine.errors import EmporionError
from emporion.server.app import Front, build
from emporion.server.asking import Asking
from emporion.server.hosts import AllowedHosts, host_name
from emporion.server.reading import Reading
from emporion.server.settings import LogFormat, Settings
from emporion.server.store import Store
from emporion.server.wire import LONGEST_MESSAGE
from emporion.text import say

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
STOPPING = 5
"""Seconds that open connections have to finish when the server stops."""
SWITCH = 0.0005
"""Seconds after which a busy thread lets another in: the store's thread wants in for a moment, several times a commit."""
BACKLOG = 2048
"""Connections that may wait to be accepted."""
MANY = 10240
"""Open files where the system names no bound; macOS allows a program no more."""


CLIENT_MISTAKES = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""Warnings of uvicorn about what a client sent; the client is told, and could otherwise fill the log."""


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a log line is about this server, and not about a client that does not speak HTTP."""
    return not (record.name == "uvicorn.error" and record.msg in CLIENT_MISTAKES)


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """The values that were logged beside a message."""
    return {name: value for name, value in record.__dict__.items() if name not in PLAIN}


def traceback_of(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """Where something failed; empty if nothing did, or if only a client's bytes were no text."""
    if record.exc_info is None or record.exc_info[0] in (None, UnicodeDecodeError):
        return ""
    return formatter.formatException(record.exc_info)


class Sentences(logging.Formatter):
    """A line for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        values = ", ".join(f"{name}: {value}" for name, value in extras(record).items())
        line = f"{record.levelname.capitalize()}: {record.getMessage()}" + (f" ({values})" if values else "")
        error = traceback_of(self, record)
        return f"{line}\n{error}" if error else line


class Lines(logging.Formatter):
    """A JSON object a line. Only what is said on purpose: no tokens, no cookies, no addresses of requests."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= extras(record)
        if error := traceback_of(self, record):
            line["error"] = error
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_log(log_format: LogFormat = "json") -> None:
    """Log lines go to stderr: one's own, and the warnings and failures of everything else. On a terminal nothing but warnings is logged."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if log_format == "json" else Sentences())
    handler.addFilter(is_worth_logging)
    logging.root.handlers = [handler]
    logging.root.setLevel("WARNING")
    logging.getLogger("emporion").setLevel("INFO" if log_format == "json" else "WARNING")
    logging.captureWarnings(True)
    threading.excepthook = lambda failed: _failed("thread failed", failed.exc_type, failed.exc_value, failed.exc_traceback)
    sys.unraisablehook = lambda failed: _failed("failure ignored", failed.exc_type, failed.exc_value, failed.exc_traceback)


def _failed(what: str, kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
    """What Python would print by itself."""
    logging.getLogger("emporion").error(what, exc_info=(kind, error or kind(), where))


class Server(uvicorn.Server):
    """A server that stops once: whoever asks again and again must wait the few seconds that it takes."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def allowed_hosts(settings: Settings) -> AllowedHosts:
    """The hosts that the server answers for: its own, those that were given, and those of pages that may speak to it."""
    origins = [host for origin in settings.origins if (host := host_name(origin.partition("://")[2]))]
    return AllowedHosts(settings.host, [*settings.allowed_hosts, *origins])


def server(settings: Settings, kept: Store, front: type[Front] = Front) -> Server:
    """The server over an opened store, not yet running."""
    config = uvicorn.Config(
        front(build(settings, kept), allowed_hosts(settings)),
        host=settings.host,
        port=settings.port,
        http=Asking,
        ws=Reading,
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
    )
    return Server(config)


def listen(settings: Settings) -> socket.socket:
    """The socket that the server listens on. Port 0 takes any that is free."""
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


def address(listening: socket.socket) -> str:
    """The address at which the server listens."""
    return _url(*listening.getsockname()[:2])


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def page_address(listening: socket.socket) -> str:
    """The address of the page for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    return _url({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def network_addresses(listening: socket.socket) -> list[str]:
    """The addresses of the page for browsers on other machines; none while only this machine can reach the server."""
    host, port = listening.getsockname()[:2]
    if not ipaddress.ip_address(host.partition("%")[0]).is_unspecified:
        found = [host]
    else:
        families = [socket.AF_INET] if listening.family == socket.AF_INET else [socket.AF_INET6, socket.AF_INET]
        found = [own for family in families if (own := _own_address(family))]
    return [_url(host, port) for host in found if not ipaddress.ip_address(host.partition("%")[0]).is_loopback]


def _own_address(family: socket.AddressFamily) -> str:
    """The address that this machine would send from; nothing is sent to the example address. Empty without a network."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1" if family == socket.AF_INET else "2001:db8::1", 9))
        return str(probe.getsockname()[0])
    return ""


def describe(listening: socket.socket, place: str) -> Iterator[str]:
    """What a person at a terminal wants to know of a server that is running: where, for whom, where games are kept, how to stop it."""
    page, network = page_address(listening), network_addresses(listening)
    if page not in network:
        yield say("serve-ready-here")
        yield f"    {page}"
    if network:
        yield say("serve-ready-network")
        yield from (f"    {found}" for found in network)
    elif page != address(listening):
        yield say("serve-ready-no-network")
    else:
        yield say("serve-ready-only-here")
    yield say("serve-ready-database", database=place)
    yield say("serve-ready-stop")


def run(
    settings: Settings,
    log_format: LogFormat = "json",
    opened: Callable[[str], None] | None = None,
    is_any_port_fine: bool = False,
    front: type[Front] = Front,
) -> None:
    """Serve until a signal says stop; what is under way is finished and stored.

    `opened` is told the address of the page when it can be reached. A port that is in use is replaced by a free one if `is_any_port_fine`.
    `front` receives every request first; `make dev` has one that adds the script that reloads the page.
    """
    kept, listening = Store(settings.store), None
    signal.signal(signal.SIGTERM, _stop)  # before it says that it is ready
    try:
        set_up_log(log_format)
        kept.claim()
        listening = _listen(settings, is_any_port_fine)
        before, now = kept.open(page_address(listening))
        _report(listening, kept, before, now, log_format)
        if opened is not None:
            opened(page_address(listening))
        _allow_sockets()
        sys.setswitchinterval(SWITCH)
        serving = server(settings, kept, front)
        kept.on_lost = lambda: setattr(serving, "should_exit", True)
        serving.run(sockets=[listening])
    except KeyboardInterrupt:  # the server has stopped by then
        pass
    finally:
        if listening is not None:
            listening.close()
            for number in (signal.SIGINT, signal.SIGTERM):  # it is stopping
                signal.signal(number, signal.SIG_IGN)
        kept.close()
    if kept.lost is not None:
        raise kept.lost
    if log_format == "plain":
        print(say("serve-stopped"), file=sys.stderr, flush=True)


def _listen(settings: Settings, is_any_port_fine: bool) -> socket.socket:
    try:
        return listen(settings)
    except EmporionError as error:
        if not is_any_port_fine or error.key != "serve-port":
            raise
        return listen(msgspec.structs.replace(settings, port=0))


def _report(listening: socket.socket, kept: Store, before: str | None, now: str, log_format: LogFormat) -> None:
    """Say that the server is ready."""
    if log_format == "plain":
        print(*describe(listening, kept.place), sep="\n", file=sys.stderr, flush=True)
        return
    log = logging.getLogger("emporion.server")
    if before != now:
        log.info(say("serve-migrated", before=before or "-", now=now), extra={"database": kept.shown})
    log.info(say("serve-ready", address=address(listening)), extra={"address": address(listening), "database": kept.shown})


def _stop(_: int, __: FrameType | None) -> None:
    """What uvicorn raises again once it has stopped ends the program as Ctrl-C does."""
    raise KeyboardInterrupt


def _allow_sockets() -> None:
    """As many open files as the system allows: each socket is one."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, MANY) if hard == resource.RLIM_INFINITY else hard
    with suppress(OSError, ValueError):  # less will do
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
