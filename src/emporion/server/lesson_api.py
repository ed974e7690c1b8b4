"""The requests for a lesson. What they answer is the same for everyone and in every language, and costs a game's replay once."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from emporion.server.pages import CACHE_REVALIDATE, Page, make_page, respond
from emporion.server.parameters import REFUSALS, AnyRequest
from emporion.tables.lessons import describe_lesson, find_lesson, prepare_lesson

LessonName = Annotated[str, PathParameter(max_length=40, description="The name of a lesson, as in the list of games.")]


@get("/lessons/{name:str}", summary="A lesson", responses=REFUSALS)
async def show_lesson(request: AnyRequest, name: LessonName) -> Response[bytes]:
    """A prepared game to learn by: its steps, and every position that a visitor comes to, with the moves that are offered there."""
    return respond(request, await asyncio.to_thread(_prepare, name), CACHE_REVALIDATE)


@lru_cache(maxsize=16)
def _prepare(name: str) -> Page:
    return make_page(msgspec.json.encode(prepare_lesson(*find_lesson(name))), ".json")


@get("/lessons/{name:str}/descriptions", summary="A lesson in words", responses=REFUSALS)
async def describe_moments(request: AnyRequest, name: LessonName) -> Response[bytes]:
    """The positions of a lesson, part by part, for screen readers: one description for each moment, as for those of a table."""
    return respond(request, await asyncio.to_thread(_describe, name), CACHE_REVALIDATE)


@lru_cache(maxsize=16)
def _describe(name: str) -> Page:
    return make_page(msgspec.json.encode(describe_lesson(*find_lesson(name))), ".json")
