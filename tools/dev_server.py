"""The server of `make dev`: `python -m tools.dev_server PORT DATABASE`. It is the usual server, and its page reloads itself.

The script that does so is added here, so that no other server has it. It asks for the version of the page twice a second.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from emporion.server import pages
from emporion.server.app import RequestFilter
from emporion.server.serve import run
from emporion.server.settings import Settings

SCRIPT = Path(__file__).with_name("reload.js")
SCRIPT_TAG = b'<script type="module" src="/dev/reload.js"></script>\n</head>'
PAGES = ("/table/", "/replay/")
CACHING = (b"accept-encoding", b"if-none-match")
"""Headers of a request for which the page would come compressed, or not at all."""


def version() -> str:
    """Changes when the server restarts and when a file of the page changes."""
    return f"{os.getpid()}-{pages.fingerprint(pages.listing())}"


class ReloadingPage(RequestFilter):
    """Adds the script to the page, and serves it and the version."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or not self.hosts.allows(scope["headers"]):
            await super().__call__(scope, receive, send)
        elif path == "/dev/reload.js":
            await _send_text(send, b"text/javascript", SCRIPT.read_bytes())
        elif path == "/dev/version":
            await _send_text(send, b"text/plain", version().encode())
        elif path == "/" or path.startswith(PAGES):
            plain = {**scope, "headers": [header for header in scope["headers"] if header[0] not in CACHING]}
            await super().__call__(plain, receive, lambda message: send(_with_script(message)))
        else:
            await super().__call__(scope, receive, send)


def _with_script(message: Any) -> Any:
    """A part of an answer, with the script if it is the page."""
    if message["type"] == "http.response.start":
        return {**message, "headers": [header for header in message["headers"] if header[0] not in (b"content-length", b"etag")]}
    return {**message, "body": message.get("body", b"").replace(b"</head>", SCRIPT_TAG)}


async def _send_text(send: Any, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


if __name__ == "__main__":
    run(Settings(port=int(sys.argv[1]), database=sys.argv[2]), "plain", request_filter=ReloadingPage)
