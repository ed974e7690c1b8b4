"""The parts of a board that a page draws on, made from the table's own components."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.server.pages import ASK, Page, made, sent
from emporion.server.tables import Tables
from emporion.server.wire import Code


@get("/tables/{code:str}/drawing/{part:str}", summary="A part of a table's board")
async def drawing(
    request: Request[Any, Any, State],
    tables: NamedDependency[Tables],
    code: Annotated[Code, PathParameter(description="The code of a table, as in its link.")],
    part: Annotated[str, PathParameter(max_length=40, description="Of Corinth: `sheet` and `harbor` are SVG, `places` is JSON.")],
) -> Response[bytes]:
    """What is printed, for a page to draw pieces and marks on."""
    terms = (await tables.find(code)).table.terms
    found = _part(terms.game, msgspec.json.encode(terms.components, order="deterministic"), part)
    if found is None:
        raise EmporionError("drawing-unknown", part=part)
    return sent(request, found, ASK)


@lru_cache(maxsize=64)
def _part(name: str, changes: bytes, part: str) -> Page | None:
    """A part, as it is drawn with these changes to the components."""
    game = games.find(name)
    found = game.part(game.components(game.corrected(msgspec.json.decode(changes))), part)
    return None if found is None else made(found.encode(), ".svg" if found.startswith("<") else ".json")
