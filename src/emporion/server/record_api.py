"""Requests for what was played and what is printed: records, moments, components, rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.server.parameters import (
    MOST_EVENTS,
    MOST_MOMENTS,
    REFUSALS,
    SIGNED,
    AllTables,
    AnyRequest,
    Event,
    SeatToken,
    Somebody,
    TableCode,
    Viewer,
    charge,
)
from emporion.server.table import Table, position
from emporion.server.tables import Tables
from emporion.server.wire import LONGEST_RECORD, Course, Moment, Rules, TableInfo
from emporion.text import catalogue

# What is printed.


def _figures(table: Table) -> dict[str, Any]:
    """The printed figures that a table plays with."""
    game = games.find(table.terms.game)
    return game.corrected(table.terms.components) if table.terms.components else game.standard()


@get("/tables/{code:str}/components", summary="What is printed", responses=REFUSALS)
async def show_components(tables: AllTables, code: TableCode) -> dict[str, Any]:
    """The printed figures that the table plays with."""
    return _figures((await tables.find(code)).table)


@get("/tables/{code:str}/rules", summary="The rules", responses=REFUSALS)
async def show_rules(tables: AllTables, code: TableCode) -> Rules:
    """What the texts of the rules need: the text of rule S4 of Corinth has the key `corinth-rule-s4`."""
    table = (await tables.find(code)).table
    game = games.find(table.terms.game)
    prefix = f"{game.name}-rule-"
    ids = [key.removeprefix(prefix).upper() for key in catalogue().keys if key.startswith(prefix)]
    return Rules(ids, game.rule_values(game.components(_figures(table))))


# Records and moments.


@get("/tables/{code:str}/record", media_type="application/jsonl", summary="The record of a game", responses=REFUSALS)
async def download(tables: AllTables, code: TableCode, token: SeatToken = None) -> Response[bytes]:
    """A finished game whole; a running one as one's seat, or somebody who watches, has seen it."""
    async with tables.holding(await tables.find(code)) as table:
        seat = None if token is None else tables.seat_by(table, token)
        copy = table.match.copy() if table.match and table.terms.status == "over" else None
        number, name = table.number, f"{table.terms.game}-{code}.emp.jsonl"
    if copy is None:
        text = await tables.present(table.seen_so_far, seat, number)
    else:
        text = (await tables.present(table.record, copy)).encode()
    return Response(text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'})


@dataclass
class Uploading(Operation):
    """The body is read as it comes, so its type is said here."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(Schema(type=OpenAPIType.STRING, max_length=LONGEST_RECORD))
        self.request_body = RequestBody(content={"application/jsonl": text}, required=True, description="A record file.")


@post(
    "/replays",
    operation_class=Uploading,
    summary="Upload a record",
    request_max_body_size=LONGEST_RECORD,
    responses=REFUSALS,
    security=SIGNED,
)
async def upload(request: AnyRequest, tables: AllTables, person: Somebody) -> TableInfo:
    """A record file as the body. It becomes a table to look at; a record that breaks a rule is refused with the number of its line."""
    charge(request, "too-many-uploads", person)
    live = await tables.upload(await request.body(), person)
    return live.table.info(live.connected)


@get("/tables/{code:str}/moments/{event:int}", summary="A moment of a game", responses=REFUSALS)
async def one_moment(tables: AllTables, code: TableCode, event: Event, viewer: Viewer = None, token: SeatToken = None) -> list[Moment]:
    """The game after so many events, an answer for each view.

    A running game shows one's own seat (by its token) or what is public. A board to try moves on hides nothing.
    """
    return await _moments(tables, code, event, event, viewer, token)


@get("/tables/{code:str}/moments", summary="Moments of a game", responses=REFUSALS)
async def many_moments(
    tables: AllTables,
    code: TableCode,
    first: Annotated[int, QueryParameter(ge=0, le=MOST_EVENTS)] = 0,
    last: Annotated[int, QueryParameter(ge=0, le=MOST_EVENTS)] = MOST_MOMENTS - 1,
    viewer: Viewer = None,
    token: SeatToken = None,
) -> list[Moment]:
    """Several moments in a row."""
    return await _moments(tables, code, first, min(last, first + MOST_MOMENTS - 1), viewer, token)


async def _moments(tables: Tables, code: str, first: int, last: int, viewer: str | None, token: str | None) -> list[Moment]:
    live = await tables.find(code)
    async with tables.holding(live) as table:
        seats: list[int | None]
        if table.terms.status == "over" or table.terms.explore:
            seats = list(range(table.terms.players)) if viewer == "all" else [None if viewer is None else int(viewer)]
        else:
            seats = [None if token is None else tables.seat_by(table, token)]
        if any(seat is not None and seat >= table.terms.players for seat in seats):
            raise EmporionError("seat-unknown", seat=viewer, last=table.terms.players - 1)
        numbers = table.kept()
        if first > len(numbers):
            raise EmporionError("moment-unknown", event=first, last=len(numbers))
        match = table.past(first)
    return await tables.present(moments, table, match, numbers, first, last, seats)  # nobody's move waits for it


def moments(table: Table, match: Match, numbers: list[int], first: int, last: int, seats: list[int | None]) -> list[Moment]:
    """A game after `first` to `last` of the entries of these numbers, for each seat; `match` stands after the first."""
    found: list[Moment] = []
    for event in range(first, min(last, len(numbers)) + 1):
        if event > first:
            match.play(table.entries[numbers[event - 1] - 1].text)
        number = numbers[event - 1] if event else 0
        found += [Moment(event, len(numbers), table.told(number, seat) if event else None, position(match, seat, number)) for seat in seats]
    return found


@get("/tables/{code:str}/course", summary="The scores over time", responses=REFUSALS)
async def show_course(tables: AllTables, code: TableCode) -> Course:
    """For a finished game."""
    live = await tables.find(code)
    async with tables.holding(live) as table:
        if table.terms.status != "over" or table.match is None:
            raise EmporionError("table-not-over")
        match = table.match.copy()
    return Course(await tables.present(match.score_course))
