"""Running the server: its log, its sockets, its end."""

from __future__ import annotations

import logging
import signal
import sys
from typing import Any

import msgspec
import uvicorn

from emporion.server.app import build
from emporion.server.settings import Settings
from emporion.server.store import Store
from emporion.server.wire import LONGEST_MESSAGE
from emporion.text import say

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
STOPPING = 5
"""Seconds that open connections have to finish when the server stops."""


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
    """Log lines go to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("emporion", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level if name == "emporion" else "WARNING")


def server(settings: Settings, kept: Store) -> uvicorn.Server:
    """The server over an opened store, not yet running."""
    config = uvicorn.Config(
        build(settings, kept),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
    )
    return uvicorn.Server(config)


def _stop(*_: object) -> None:
    """The web server has finished and raises the signal once more: now the store is closed."""
    raise SystemExit(0)


def run(settings: Settings) -> None:
    """Serve until a signal says stop; what is under way is finished and stored."""
    set_up_log()
    kept = Store(settings.store)
    before, now = kept.open()
    log = logging.getLogger("emporion.server")
    if before != now:
        log.info(say("serve-migrated", before=before or "-", now=now), extra={"database": kept.shown})
    signal.signal(signal.SIGTERM, _stop)
    try:
        log.info(say("serve-ready", address=f"http://{settings.host}:{settings.port}/"), extra={"database": kept.shown})
        server(settings, kept).run()
    finally:
        kept.close()
