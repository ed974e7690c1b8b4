"""Requests for records, moments of games, components and rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Annotated, Any, cast

from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter
from msgspec import Raw

from emporion import games
from emporion.engine.description import Section, word_heading, word_said
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.wording import Reader
from emporion.server.parameters import (
    MAX_EVENT_NUMBER,
    MAX_MOMENTS,
    REFUSALS,
    SIGNED,
    AllRooms,
    AnyRequest,
    Caller,
    Event,
    SeatToken,
    TableCode,
    Viewer,
    address_of,
    charge,
)
from emporion.server.rooms import Rooms
from emporion.server.seats import seat_of_token
from emporion.tables.lessons import game_rules
from emporion.tables.table import Table, position
from emporion.tables.wire import MAX_RECORD_BYTES, Course, Description, Moment, Rules, SaidInWords, SectionInWords, TableInfo, encode
from emporion.text import ENGLISH, LANGUAGES, say, speaking

# Components and rules.


def _figures(table: Table) -> dict[str, Any]:
    """The printed figures that a table plays with."""
    game = games.find(table.terms.game)
    return game.corrected(table.terms.components) if table.terms.components else game.standard()


@get("/tables/{code:str}/components", summary="The components of a table", responses=REFUSALS)
async def show_components(rooms: AllRooms, code: TableCode) -> dict[str, Any]:
    """The printed figures that the table plays with."""
    return _figures((await rooms.find(code)).table)


@get("/tables/{code:str}/rules", summary="The rules", responses=REFUSALS)
async def show_rules(rooms: AllRooms, code: TableCode) -> Rules:
    """The rules by which effects happen and those of things on the board; the rulebook itself is a request of its own."""
    terms = (await rooms.find(code)).table.terms
    return game_rules(games.find(terms.game), terms.options)


# Records and moments.


@get("/tables/{code:str}/record", media_type="application/jsonl", summary="The record of a game", responses=REFUSALS)
async def download(request: AnyRequest, rooms: AllRooms, code: TableCode, token: SeatToken = None) -> Response[bytes]:
    """The whole record of a finished game; of a running one, the log as your seat or a spectator has seen it."""
    _check_load(rooms, token)
    write, name = await (await rooms.find(code)).inspect(partial(_prepare_record, token=token))
    text = await rooms.present(address_of(request), write)
    return Response(text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'})


def _check_load(rooms: Rooms, token: str | None) -> None:
    """Refuse a request that comes without a seat while the server is busy."""
    if token is None:
        rooms.load_shedding.check()


def _prepare_record(table: Table, token: str | None) -> tuple[Callable[[], bytes], str]:
    """A function that writes a table's record as it is now, or its log as a seat has seen it, and the name of the file."""
    seat = None if token is None else seat_of_token(table, token)
    name = f"{table.terms.game}-{table.terms.code}.emp.jsonl"
    if table.match is None or table.terms.status != "over":
        return partial(table.seen_log, seat, table.number), name
    copy = table.match.copy()
    return lambda: table.record(copy).encode(), name


@dataclass
class Uploading(Operation):
    """Describes the body of an upload, which the handler reads as bytes."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(Schema(type=OpenAPIType.STRING, max_length=MAX_RECORD_BYTES))
        self.request_body = RequestBody(content={"application/jsonl": text}, required=True, description="A record file.")


@post(
    "/replays",
    operation_class=Uploading,
    summary="Upload a record",
    request_max_body_size=MAX_RECORD_BYTES,
    responses=REFUSALS,
    security=SIGNED,
)
async def upload(request: AnyRequest, rooms: AllRooms, person: Caller) -> TableInfo:
    """Send a record file as the body. It becomes a table to look at; a record that breaks a rule is refused with the number of the line."""
    charge(request, "too-many-uploads", person)
    return await (await rooms.upload(await request.body(), person, address_of(request))).info()


@get("/tables/{code:str}/moments/{event:int}", summary="A moment of a game", responses=REFUSALS)
async def one_moment(
    request: AnyRequest, rooms: AllRooms, code: TableCode, event: Event, viewer: Viewer = None, token: SeatToken = None
) -> list[Moment]:
    """The game after this many events, one item for each view.

    A running game shows the view of your seat, by its token, or what is public. An exploration board shows everything.
    """
    return await _moments(rooms, address_of(request), code, event, event, viewer, token)


@get("/tables/{code:str}/moments", summary="Moments of a game", responses=REFUSALS)
async def many_moments(
    request: AnyRequest,
    rooms: AllRooms,
    code: TableCode,
    first: Annotated[int, QueryParameter(ge=0, le=MAX_EVENT_NUMBER)] = 0,
    last: Annotated[int, QueryParameter(ge=0, le=MAX_EVENT_NUMBER)] = MAX_MOMENTS - 1,
    viewer: Viewer = None,
    token: SeatToken = None,
) -> list[Moment]:
    """Several moments in a row, at most 60."""
    return await _moments(rooms, address_of(request), code, first, min(last, first + MAX_MOMENTS - 1), viewer, token)


async def _moments(rooms: Rooms, address: str, code: str, first: int, last: int, viewer: str | None, token: str | None) -> list[Moment]:
    _check_load(rooms, token)
    prepare = partial(_prepare_moments, first=first, last=last, viewer=viewer, token=token)
    make = await (await rooms.find(code)).inspect(prepare)
    return cast("list[Moment]", await rooms.present(address, _encode, make))  # moves need not wait for this


def _encode(make: Callable[[], list[Moment]]) -> Raw:
    """Make an answer and encode it, which for 240 moments takes several milliseconds."""
    return Raw(encode(make()))


def _viewers(table: Table, viewer: str | None, token: str | None) -> list[int | None]:
    """The seats whose views a request may see: that of its token, or while nothing is hidden those that it names."""
    seats: list[int | None]
    if table.terms.status == "over" or table.terms.explore:
        seats = list(range(table.terms.players)) if viewer == "all" else [None if viewer is None else int(viewer)]
    else:
        seats = [None if token is None else seat_of_token(table, token)]
    if any(seat is not None and seat >= table.terms.players for seat in seats):
        raise EmporionError("seat-unknown", seat=viewer, last=table.terms.players - 1)
    return seats


def _list_counted_entries(table: Table, event: int) -> list[int]:
    """The entries of the events; EmporionError if there are fewer than `event`."""
    numbers = table.counted_entries()
    if event > len(numbers):
        raise EmporionError("moment-unknown", event=event, last=len(numbers))
    return numbers


def _prepare_moments(table: Table, first: int, last: int, viewer: str | None, token: str | None) -> Callable[[], list[Moment]]:
    """A function that makes the moments that a request may see, of the game as it is now."""
    seats = _viewers(table, viewer, token)
    numbers = _list_counted_entries(table, first)
    return partial(make_moments, table, table.match_after(first), numbers, first, last, seats)


def make_moments(table: Table, match: Match, numbers: list[int], first: int, last: int, seats: list[int | None]) -> list[Moment]:
    """The moments after `first` to `last` events, for each seat. `numbers` are the entries of the events; `match` stands after `first`."""
    found: list[Moment] = []
    for event in range(first, min(last, len(numbers)) + 1):
        if event > first:
            match.play(table.entries[numbers[event - 1] - 1].text)
        number = numbers[event - 1] if event else 0
        found += [
            Moment(event, len(numbers), table.entry_view(number, seat) if event else None, position(match, seat, number)) for seat in seats
        ]
    return found


@get("/tables/{code:str}/descriptions/{event:int}", summary="A moment of a game in words", responses=REFUSALS)
async def describe_moment(
    request: AnyRequest,
    rooms: AllRooms,
    code: TableCode,
    event: Event,
    viewer: Viewer = None,
    token: SeatToken = None,
    language: Annotated[str | None, QueryParameter(max_length=20, description="Also say it in this language, as `en` or `fr`.")] = None,
) -> list[Description]:
    """The position after this many events, part by part, for screen readers and programs: one item for each view, as for moments."""
    spoken = language if language is None or language in LANGUAGES else ENGLISH
    describe = await (await rooms.find(code)).inspect(partial(_prepare_description, event=event, viewer=viewer, token=token))
    return await rooms.present(address_of(request), describe, spoken)


def _prepare_description(table: Table, event: int, viewer: str | None, token: str | None) -> Callable[[str | None], list[Description]]:
    """A function that describes what a request may see, of the game as it is now; it gets the language to say it in."""
    seats = _viewers(table, viewer, token)
    _list_counted_entries(table, event)
    names = ["" if state.kind == "bot" else state.name for state in table.seats]
    return partial(_describe, table.match_after(event), seats, names)


def _describe(match: Match, seats: list[int | None], names: list[str], language: str | None) -> list[Description]:
    found = []
    for seat in seats:
        sections = match.describe(seat)
        words = [] if language is None else _word(match.game.name, sections, Reader(names, seat), language)
        found.append(Description(len(match.events), seat, sections, words))
    return found


def _word(game: str, sections: list[Section], reader: Reader, language: str) -> list[SectionInWords]:
    """Sections in words of a language; bots have names of their own."""
    found = []
    with speaking(language):
        bots = count(1)
        reader = reader._replace(names=[name or say("play-bot-name", number=next(bots)) for name in reader.names])
        for section in sections:
            heading = word_heading(game, section, reader)
            lines = [SaidInWords(word_said(game, said.line, reader) or "", said.detail) for said in section.lines]
            found.append(SectionInWords(section.topic, section.seat, heading, lines))
    return found


@get("/tables/{code:str}/course", summary="The scores over time", responses=REFUSALS)
async def show_course(request: AnyRequest, rooms: AllRooms, code: TableCode) -> Course:
    """Only for a finished game."""
    match = await (await rooms.find(code)).inspect(_copy_finished_match)
    return Course(await rooms.present(address_of(request), match.score_course))


def _copy_finished_match(table: Table) -> Match:
    """A copy of the game of a table, if it is over."""
    if table.terms.status != "over" or table.match is None:
        raise EmporionError("table-not-over")
    return table.match.copy()
