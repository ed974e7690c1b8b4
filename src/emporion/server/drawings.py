"""The drawings of a board, made from the table's own components."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.server.pages import CACHE_REVALIDATE, Page, make_page, respond
from emporion.server.parameters import REFUSALS, AllRooms, AnyRequest, TableCode, address_of
from emporion.server.rooms import Rooms
from emporion.text import ENGLISH, LANGUAGES, speaking

Part = Annotated[str, PathParameter(max_length=40, description="Of Corinth: `sheet` and `harbor` are SVG, `places` is JSON.")]
Language = Annotated[str, QueryParameter(max_length=20, description="The language of its texts, as `en` or `fr`.")]


@get("/tables/{code:str}/drawing/{part:str}", summary="A part of a table's board", responses=REFUSALS)
async def drawing(
    request: AnyRequest,
    rooms: AllRooms,
    code: TableCode,
    part: Part,
    language: Language = ENGLISH,
) -> Response[bytes]:
    """The printed part of a board; the page draws pieces and marks on it."""
    terms = (await rooms.find(code)).table.terms
    changes = msgspec.json.encode(terms.components, order="deterministic")
    return await _respond(request, rooms, terms.game, changes, part, language)


@get("/games/{game:str}/drawing/{part:str}", summary="A part of a game's board", responses=REFUSALS)
async def standard_drawing(
    request: AnyRequest,
    rooms: AllRooms,
    game: Annotated[str, PathParameter(max_length=40, description="The name of a game, as in the list of games.")],
    part: Part,
    language: Language = ENGLISH,
) -> Response[bytes]:
    """The same of a board with the standard components, as lessons are played on."""
    return await _respond(request, rooms, game, b"{}", part, language)


async def _respond(request: AnyRequest, rooms: Rooms, game: str, changes: bytes, part: str, language: str) -> Response[bytes]:
    known = language if language in LANGUAGES else ENGLISH
    found = await rooms.present(address_of(request), _draw_part, game, changes, part, known)  # a sheet takes 20 ms
    if found is None:
        raise EmporionError("drawing-unknown", part=part)
    return respond(request, found, CACHE_REVALIDATE)


@lru_cache(maxsize=64)
def _draw_part(name: str, changes: bytes, part: str, language: str) -> Page | None:
    """Draw a part with these changes to the components; None if there is no such part."""
    game = games.find(name)
    components = game.components(game.corrected(msgspec.json.decode(changes)))
    with speaking(language):
        found = game.part(components, part)
    return None if found is None else make_page(found.encode(), ".svg" if found.startswith("<") else ".json")
