"""Running the server: its log, its sockets, its end."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any

import msgspec
import uvicorn

from emporion.engine.errors import EmporionError
from emporion.server.app import Front, build
from emporion.server.asking import Asking
from emporion.server.reading import Reading
from emporion.server.settings import Settings
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


class Lines(logging.Formatter):
    """A JSON object a line. Only what is said on purpose: no tokens, no cookies, no addresses of requests."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info and record.exc_info[0] is not UnicodeDecodeError:  # a stranger's bytes, not a mistake of the server's
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_log(level: str = "INFO") -> None:
    """Log lines go to stderr: one's own, and the warnings and failures of everything else."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.root.handlers = [handler]
    logging.root.setLevel("WARNING")
    logging.getLogger("emporion").setLevel(level)
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


def server(settings: Settings, kept: Store) -> Server:
    """The server over an opened store, not yet running."""
    config = uvicorn.Config(
        Front(build(settings, kept)),
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
    """The address of the server as a person types it."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run(settings: Settings, opened: Callable[[str], None] | None = None) -> None:
    """Serve until a signal says stop; what is under way is finished and stored.

    `opened` is told the address when the server can be reached; then only warnings are logged.
    """
    listening = listen(settings)
    kept = None
    signal.signal(signal.SIGTERM, _stop)  # before it says that it is ready
    try:
        set_up_log("INFO" if opened is None else "WARNING")
        kept = Store(settings.store)
        before, now = kept.open()
        log = logging.getLogger("emporion.server")
        if before != now:
            log.info(say("serve-migrated", before=before or "-", now=now), extra={"database": kept.shown})
        log.info(say("serve-ready", address=address(listening)), extra={"address": address(listening), "database": kept.shown})
        if opened is not None:
            opened(address(listening))
        _allow_sockets()
        sys.setswitchinterval(SWITCH)
        server(settings, kept).run(sockets=[listening])
    except KeyboardInterrupt:  # the server has stopped by then
        pass
    finally:
        listening.close()
        if kept is not None:
            for number in (signal.SIGINT, signal.SIGTERM):  # it is stopping
                signal.signal(number, signal.SIG_IGN)
            kept.close()


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
