"""The path below which a server is offered, as `/games`, where a host has other pages too.

A proxy may keep this path or strip it: requests with it and without it are answered alike. Every address that the server gives out has it.
"""

from __future__ import annotations

import re
from typing import Any

from emporion.engine.errors import EmporionError

PATH = re.compile(r"(?:/[\w-]+(?:\.[\w-]+)*)+", re.ASCII)
OWN_PATHS = ("api", "dev", "replay", "rules", "table", "text", "web")
"""The first parts of the server's own paths: below one of them it could not tell whether a proxy has stripped the path."""


def given_base_path(text: str) -> str:
    """The path of the option --base-path: empty, or with a slash at its beginning and none at its end."""
    path = text.strip().rstrip("/")
    if path and (PATH.fullmatch(path) is None or path.split("/")[1] in OWN_PATHS):
        raise EmporionError("serve-base-path", path=text, own=[f"/{own}" for own in OWN_PATHS])
    return path


class BasePath:
    """An ASGI application that takes the base path off requests before it passes them on."""

    def __init__(self, app: Any, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one ASGI connection."""
        path = scope.get("path", "")
        if self.path and path.startswith(f"{self.path}/"):
            scope = {**scope, "path": path.removeprefix(self.path), "raw_path": scope["raw_path"].removeprefix(self.path.encode())}
        elif self.path and path == self.path and scope["type"] == "http":
            await self._redirect(scope, send)
            return
        await self.app(scope, receive, send)

    async def _redirect(self, scope: Any, send: Any) -> None:
        """Lead from `/games` to `/games/`."""
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        headers = [(b"location", self.path.encode() + b"/" + query), (b"content-length", b"0"), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": 308, "headers": headers})
        await send({"type": "http.response.body", "body": b""})
