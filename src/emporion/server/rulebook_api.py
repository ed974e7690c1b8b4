"""Requests for rulebooks: their words, and the pictures in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.examples import scenes, stop_match
from emporion.engine.rulebook import example_names
from emporion.engine.rulebook_text import word_book
from emporion.server.pages import CACHE_REVALIDATE, Page, make_page, respond
from emporion.server.parameters import REFUSALS, AllRooms, AnyRequest, TableCode, address_of
from emporion.server.rooms import Rooms
from emporion.tables.wire import Rulebook
from emporion.text import ENGLISH, LANGUAGES, speaking

Language = Annotated[str, QueryParameter(max_length=20, description="The language of its texts, as `en` or `fr`.")]
GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game, as in the list of games.")]
NOTHING = b"{}"


@get("/games/{game:str}/rulebook", summary="The rulebook of a game", responses=REFUSALS)
async def show_rulebook(request: AnyRequest, rooms: AllRooms, game: GameName, language: Language = ENGLISH) -> Response[bytes]:
    """The rulebook with the standard figures, in words: chapters of rules, summaries, pictures and examples."""
    return respond(request, await _present(request, rooms, _word, game, NOTHING, NOTHING, _find_language(language)), CACHE_REVALIDATE)


@get("/tables/{code:str}/rulebook", summary="The rulebook of a table", responses=REFUSALS)
async def show_table_rulebook(request: AnyRequest, rooms: AllRooms, code: TableCode, language: Language = ENGLISH) -> Response[bytes]:
    """The rulebook with the figures and the options that the table plays with."""
    terms = (await rooms.find(code)).table.terms
    changes = msgspec.json.encode(terms.components, order="deterministic")
    options = msgspec.json.encode(terms.options)
    return respond(request, await _present(request, rooms, _word, terms.game, changes, options, _find_language(language)), CACHE_REVALIDATE)


@get("/games/{game:str}/picture", summary="The printed boards and pieces of a game", responses=REFUSALS)
async def show_picture(request: AnyRequest, rooms: AllRooms, game: GameName, language: Language = ENGLISH) -> Response[bytes]:
    """An SVG of everything that is in the box."""
    return respond(request, await _present(request, rooms, _draw_printed, game, _find_language(language)), CACHE_REVALIDATE)


@get("/games/{game:str}/examples/{name:str}/{scene:int}", summary="A scene of an example", responses=REFUSALS)
async def show_scene(
    request: AnyRequest,
    rooms: AllRooms,
    game: GameName,
    name: Annotated[str, PathParameter(max_length=40, description="The name of the example, as in the rulebook.")],
    scene: Annotated[int, PathParameter(ge=0, le=99, description="The number of the scene, from 0 on.")],
    language: Language = ENGLISH,
) -> Response[bytes]:
    """An SVG of the table, or of the part of it that the example is about."""
    return respond(request, await _present(request, rooms, _draw_scene, game, name, scene, _find_language(language)), CACHE_REVALIDATE)


async def _present(request: AnyRequest, rooms: Rooms, make: Callable[..., Page], *values: object) -> Page:
    """A page from the cache, or made now: a book takes 30 ms."""
    return await rooms.present(address_of(request), make, *values)


def _find_language(language: str) -> str:
    """The language if there are texts in it, otherwise English."""
    return language if language in LANGUAGES else ENGLISH


@lru_cache(maxsize=64)
def _word(name: str, changes: bytes, options: bytes, language: str) -> Page:
    game = games.find(name)
    components: Any = game.components(game.corrected(msgspec.json.decode(changes)))
    with speaking(language):
        return make_page(msgspec.json.encode(Rulebook(name, word_book(game, components, msgspec.json.decode(options)))), ".json")


@lru_cache(maxsize=16)
def _draw_printed(name: str, language: str) -> Page:
    game = games.find(name)
    with speaking(language):
        return make_page(game.draw(game.standard_components(), None).encode(), ".svg")


@lru_cache(maxsize=256)
def _draw_scene(name: str, example: str, scene: int, language: str) -> Page:
    game = games.find(name)
    if example not in example_names(game.book()):
        raise EmporionError("drawing-unknown", part=example)
    if not 0 <= scene < len(scenes(game, example)[1]):
        raise EmporionError("drawing-unknown", part=f"{example} {scene}")
    match, seat, part = stop_match(game, example, scene)
    with speaking(language):
        return make_page(game.draw_part(match.components, match.view(seat), part).encode(), ".svg")
