"""Requests for the study of a game that is over."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from emporion.server.parameters import REFUSALS, SIGNED, AllStudies, AllTables, AnyRequest, Asker, Somebody, TableCode, charge
from emporion.server.wire import MomentWanted, PlayOn, Review, Source, TableInfo, TableMade


@post("/tables/{code:str}/review", status_code=200, summary="Review a game", responses=REFUSALS, security=SIGNED)
async def review_game(studies: AllStudies, person: Somebody, owner: Asker, code: TableCode) -> Review:
    """What there is of the review of a finished game; the first who asks starts it. Ask again for its progress."""
    return await studies.review(code, owner)


@post("/tables/{code:str}/play-on", summary="Play on from a moment", responses=REFUSALS, security=SIGNED)
async def play_on(
    request: AnyRequest, studies: AllStudies, person: Somebody, owner: Asker, code: TableCode, data: JSONBody[PlayOn]
) -> TableMade:
    """A new game against bots that begins at a moment of a finished one."""
    charge(request, "too-many-play-ons", person)
    live, seats = await studies.play_on(code, data.event, data.seat, data.level, person, owner.address)
    return TableMade(live.table.info(live.connected), seats)


@post("/tables/{code:str}/explore", summary="Try other moves", responses=REFUSALS, security=SIGNED)
async def explore(request: AnyRequest, studies: AllStudies, person: Somebody, code: TableCode, data: JSONBody[MomentWanted]) -> TableInfo:
    """A shared board that is not the game: everyone who has its link moves for every seat, and takes back."""
    charge(request, "too-many-boards", person)
    live = await studies.explore(code, data.event, person)
    return live.table.info(live.connected)


@get("/tables/{code:str}/source", summary="The game that a table was taken over from", responses=REFUSALS, security=SIGNED)
async def show_source(tables: AllTables, person: Somebody, code: TableCode) -> Source:
    """For the person who made the table, and for those who played the game: with its code one reads what was said there."""
    return Source(await tables.source_for(code, person))
