"""Requests for the study of a game that is over."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from emporion.server.parameters import (
    MAX_EVENT_NUMBER,
    REFUSALS,
    SIGNED,
    AllStudies,
    AnyRequest,
    Caller,
    CallerOwner,
    TableCode,
    charge,
)
from emporion.tables.wire import Answer, AnswerWanted, MomentWanted, PlayOn, Review, Source, TableInfo, TableMade

AfterDecisions = Annotated[
    int, QueryParameter(ge=0, le=MAX_EVENT_NUMBER, description="The number of decisions that you have already; they are left out.")
]


@post("/tables/{code:str}/review", status_code=200, summary="Review a game", responses=REFUSALS, security=SIGNED)
async def review_game(studies: AllStudies, person: Caller, owner: CallerOwner, code: TableCode, after: AfterDecisions = 0) -> Review:
    """The review of a finished game as far as it is made. The first request starts it; ask again for its progress."""
    return await studies.review(code, owner, after)


@post("/tables/{code:str}/answer", status_code=200, summary="Find a better move", responses=REFUSALS, security=SIGNED)
async def answer_quiz(
    request: AnyRequest, studies: AllStudies, person: Caller, owner: CallerOwner, code: TableCode, data: JSONBody[AnswerWanted]
) -> Answer:
    """What was played at a decision of a finished game and what the search prefers; with `moves`, how good these would have been."""
    charge(request, "too-many-tries", person)
    return await studies.answer(code, data.event, data.moves, owner)


@post("/tables/{code:str}/play-on", summary="Play on from a moment", responses=REFUSALS, security=SIGNED)
async def play_on(
    request: AnyRequest, studies: AllStudies, person: Caller, owner: CallerOwner, code: TableCode, data: JSONBody[PlayOn]
) -> TableMade:
    """Make a game against bots that continues from a moment of a finished one."""
    charge(request, "too-many-play-ons", person)
    room, seats = await studies.play_on(code, data.event, data.seat, data.level, person, owner.address)
    return TableMade(await room.info(), seats)


@post("/tables/{code:str}/explore", summary="Try other moves", responses=REFUSALS, security=SIGNED)
async def explore(request: AnyRequest, studies: AllStudies, person: Caller, code: TableCode, data: JSONBody[MomentWanted]) -> TableInfo:
    """Make a shared board to explore moves: everyone who has its link moves for every seat, and takes moves back."""
    charge(request, "too-many-boards", person)
    return await (await studies.explore(code, data.event, person)).info()


@get("/tables/{code:str}/source", summary="The game that a table continues", responses=REFUSALS, security=SIGNED)
async def show_source(studies: AllStudies, person: Caller, code: TableCode) -> Source:
    """Only for the person who made the table and for the people who played that game, because its code also gives access to its chat."""
    return Source(await studies.source_for(code, person))
