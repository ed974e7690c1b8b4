"""The parts of a board that a page draws on, made from the table's own components."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.server.pages import ASK, Page, made, sent
from emporion.server.parameters import REFUSALS, AllTables, AnyRequest, TableCode
from emporion.text import speaking


@get("/tables/{code:str}/drawing/{part:str}", summary="A part of a table's board", responses=REFUSALS)
async def drawing(
    request: AnyRequest,
    tables: AllTables,
    code: TableCode,
    part: Annotated[str, PathParameter(max_length=40, description="Of Corinth: `sheet` and `harbor` are SVG, `places` is JSON.")],
    language: Annotated[Literal["en", "fr"], QueryParameter(description="Of what is written on it.")] = "en",
) -> Response[bytes]:
    """What is printed, for a page to draw pieces and marks on."""
    terms = (await tables.find(code)).table.terms
    changes = msgspec.json.encode(terms.components, order="deterministic")
    found = await asyncio.to_thread(_part, terms.game, changes, part, language)  # a sheet takes a while to draw
    if found is None:
        raise EmporionError("drawing-unknown", part=part)
    return sent(request, found, ASK)


@lru_cache(maxsize=64)
def _part(name: str, changes: bytes, part: str, language: str) -> Page | None:
    """A part, as it is drawn with these changes to the components."""
    game = games.find(name)
    components = game.components(game.corrected(msgspec.json.decode(changes)))
    with speaking(language):
        found = game.part(components, part)
    return None if found is None else made(found.encode(), ".svg" if found.startswith("<") else ".json")
