"""`emporion mcp`: the games for agents, over the Model Context Protocol."""

from __future__ import annotations

import sys

from emporion.lab.errors import library
from emporion.lab.mcp_server import PATH, serve
from emporion.text import say


def run_mcp(http_port: int | None) -> None:
    """Serve on standard input and output, or on a port of this machine."""
    library("mcp", "mcp")
    if http_port is not None:
        print(say("mcp-serving", address=f"http://127.0.0.1:{http_port}{PATH}"), file=sys.stderr)
    serve(http_port)
