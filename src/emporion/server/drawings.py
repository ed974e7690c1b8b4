"""The parts of a board that a page draws on, made from the table's own components."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.server.tables import Tables
from emporion.server.wire import Code

CACHE = "private, max-age=86400"
"""A table's components never change."""


@get("/tables/{code:str}/drawing/{part:str}", summary="A part of a table's board", raises=[])
async def drawing(
    request: Request,  # type: ignore[type-arg]
    tables: NamedDependency[Tables],
    code: Annotated[Code, PathParameter(description="The code of a table, as in its link.")],
    part: Annotated[str, PathParameter(max_length=40, description="`sheet`, `harbor` and others are SVG, `places` is JSON.")],
) -> Response[bytes]:
    """What is printed, for a page to draw pieces and marks on."""
    terms = (await tables.find(code)).table.terms
    made = _made(terms.game, msgspec.json.encode(terms.components, order="deterministic"), part)
    if made is None:
        raise EmporionError("drawing-unknown", part=part)
    tag = f'"{hashlib.sha256(made).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": CACHE}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(made, media_type="image/svg+xml" if made.startswith(b"<") else "application/json", headers=headers)


@lru_cache(maxsize=64)
def _made(name: str, changes: bytes, part: str) -> bytes | None:
    """A part, as it is drawn with these changes to the components."""
    game = games.find(name)
    figures = game.corrected(msgspec.json.decode(changes))
    made = game.part(game.components(figures), part)
    return None if made is None else made.encode()
