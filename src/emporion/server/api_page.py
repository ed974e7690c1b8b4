"""/api: the page that describes all requests and messages. `make docs` writes its file (tools/api_page.py)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from litestar import Response, get
from litestar.enums import MediaType


@cache
def _read(name: str) -> bytes:
    return files("emporion.server").joinpath(name).read_bytes()


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def show_page() -> Response[bytes]:
    """Send the page."""
    return Response(_read("api_page.html"), media_type=MediaType.HTML)


@get("/api/page.css", media_type="text/css", include_in_schema=False)
async def show_style() -> Response[bytes]:
    """Send the style sheet of the page."""
    return Response(_read("api_page.css"), media_type="text/css", headers={"cache-control": "public, max-age=3600"})
