"""Requests at /api/v1. Answers are types of `wire`; a refusal is a Problem with one sentence."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from emporion import __version__, games
from emporion.engine.errors import EmporionError
from emporion.server import drawings, metrics
from emporion.server.people import COOKIE, LONGEST_NAME, Keys, Person, clean, newcomer
from emporion.server.review import Review
from emporion.server.studies import Studies
from emporion.server.table import Table, position
from emporion.server.tables import Tables
from emporion.server.wire import (
    LONGEST_BODY,
    LONGEST_RECORD,
    Code,
    Course,
    GameInfo,
    Health,
    Me,
    Moment,
    MomentWanted,
    PlayOn,
    Problem,
    Rules,
    Seat,
    SeatTaken,
    StartWanted,
    TableInfo,
    TableMade,
    TableWanted,
    encode,
)
from emporion.server.wire import Person as Named
from emporion.text import catalogue

AnyRequest = Request[Any, Any, State]
AllTables = NamedDependency[Tables]
AllStudies = NamedDependency[Studies]
Somebody = NamedDependency[Person]
WHY = {
    400: "The request does not fit, or a rule refuses it.",
    401: "Nobody, or with a token that was not made here.",
    403: "Not yours to do.",
    404: "Nothing is there.",
    409: "Not now.",
    413: "Too long.",
    429: "Too many requests.",
    503: "Nothing can be stored now.",
}
MOST_MOMENTS = 60
MOST_EVENTS = 1 << 30
SeatToken = Annotated[str | None, HeaderParameter(name="Emporion-Seat", description="The token of one's seat.", max_length=100)]
TableCode = Annotated[Code, PathParameter(description="The code of a table, as in its link.")]
Viewer = Annotated[
    str | None,
    QueryParameter(name="seat", pattern="^([0-3]|all)$", description="Whose view: a seat, `all` of them, or none for what is public."),
]
Event = Annotated[int, PathParameter(ge=0, le=MOST_EVENTS, description="So many events have happened.")]
REFUSALS = {status: ResponseSpec(Problem, generate_examples=False, description=what) for status, what in WHY.items()}
LONG = 3600 * 24 * 400
"""Seconds that a name is remembered."""


def known(request: AnyRequest) -> Person | None:
    """Who asks, by cookie or bearer token; None if they have not said."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)
    keys: Keys = request.app.state.signer
    return keys.person(token) if token else None


def somebody(request: AnyRequest) -> Person:
    """Who asks."""
    person = known(request)
    if person is None:
        raise EmporionError("person-unknown")
    return person


def all_studies(state: State) -> Studies:
    """Where finished games are studied."""
    found: Studies = state.studies
    return found


def all_tables(state: State) -> Tables:
    """Where the tables are."""
    found: Tables = state.tables
    return found


# Who one is.


@post("/me", status_code=200, summary="Say who one is", responses=REFUSALS)
async def name_oneself(request: AnyRequest, data: JSONBody[Named]) -> Response[Me]:
    """Take a name, or another one. The answer sets the signed cookie; programs keep the token."""
    name = clean(data.name, LONGEST_NAME)
    if not name:
        raise EmporionError("person-nameless")
    try:
        old = known(request)
    except EmporionError:  # a cookie that this server did not make: begin anew
        old = None
    person = newcomer(name) if old is None else Person(old.id, name)
    token = request.app.state.signer.sign(person)
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, path="/", max_age=LONG, httponly=True, samesite="lax", secure=secure)
    return Response(Me(name, token), cookies=[cookie])


@get("/me", summary="Who one is", responses=REFUSALS)
async def who_am_i(request: AnyRequest, person: Somebody) -> Me:
    """One's name and token."""
    return Me(person.name, request.app.state.signer.sign(person))


@get("/me/tables", summary="One's own tables", responses=REFUSALS)
async def own_tables(tables: AllTables, person: Somebody) -> list[TableInfo]:
    """Where one plays or has played, the newest first."""
    return await tables.of_person(person)


# Tables.


@get("/games", summary="The games", responses=REFUSALS)
async def list_games() -> list[GameInfo]:
    """What can be played here, with every option."""
    found = [games.find(name) for name in games.NAMES]
    return [
        GameInfo(
            game.name,
            game.rules,
            list(game.players),
            {name: list(values) for name, values in game.options.items()},
            list(game.parts),
            game.open,
        )
        for game in found
    ]


@get("/tables", summary="The lobby", responses=REFUSALS)
async def list_tables(tables: AllTables) -> list[TableInfo]:
    """Listed tables that wait for players or are running."""
    return await tables.lobby()


@post("/tables", summary="Make a table", responses=REFUSALS)
async def make_table(tables: AllTables, person: Somebody, data: JSONBody[TableWanted]) -> TableMade:
    """Make a table; seats of kind `me` are taken at once."""
    live, seats = await tables.create(data, person)
    return TableMade(live.table.info(live.connected), seats)


@get("/tables/{code:str}", summary="A table", responses=REFUSALS)
async def show_table(tables: AllTables, code: TableCode) -> TableInfo:
    """The table as everyone sees it."""
    return await tables.info(code)


@get("/tables/{code:str}/seats", summary="One's seats at a table", responses=REFUSALS)
async def own_seats(tables: AllTables, person: Somebody, code: TableCode) -> list[Seat]:
    """The tokens of the seats that one has taken, for a new device or a page that forgot them."""
    return tables.seats_of((await tables.find(code)).table, person)


@post("/tables/{code:str}/seats/{seat:int}", status_code=200, summary="Sit down", responses=REFUSALS)
async def take_seat(
    tables: AllTables,
    person: Somebody,
    code: TableCode,
    seat: Annotated[int, PathParameter(ge=0, le=3)],
    data: JSONBody[SeatTaken | None] = None,
) -> Seat:
    """Take an open seat before the start. One's own seat is given again."""
    return await tables.sit(code, seat, person, data.name if data else None)


@delete("/tables/{code:str}/seat", status_code=200, summary="Get up", responses=REFUSALS)
async def leave_seat(tables: AllTables, code: TableCode, token: SeatToken = None) -> TableInfo:
    """Leave the seat that the token opens. In a running game a bot stands in until one is back."""
    if token is None:
        raise EmporionError("seat-forged")
    return await tables.leave(code, token)


@post("/tables/{code:str}/start", status_code=200, summary="Begin", responses=REFUSALS)
async def start_table(tables: AllTables, person: Somebody, code: TableCode, data: JSONBody[StartWanted | None] = None) -> TableInfo:
    """Begin the game, by anyone who sits there or made the table."""
    return await tables.start(code, person, data.fill if data else None)


@post("/tables/{code:str}/rematch", summary="Once more", responses=REFUSALS)
async def rematch_table(tables: AllTables, person: Somebody, code: TableCode) -> TableMade:
    """A new table for the same people when a game is over. Everyone who asks gets the same one."""
    live, seats = await tables.rematch(code, person)
    return TableMade(await tables.info(live.table.terms.code), seats)


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
        finished = table.terms.status == "over"
        text = table.record().encode() if finished else table.seen_so_far(seat)
        name = f"{table.terms.game}-{code}.emp.jsonl"
    return Response(text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/replays", summary="Upload a record", request_max_body_size=LONGEST_RECORD, responses=REFUSALS)
async def upload(request: AnyRequest, tables: AllTables, person: Somebody) -> TableInfo:
    """A record file as the body. It becomes a table to look at; a record that breaks a rule is refused with the number of its line."""
    live = await tables.upload(await request.body(), person)
    return live.table.info(live.connected)


@get("/tables/{code:str}/moments/{event:int}", summary="A moment of a game", responses=REFUSALS)
async def one_moment(tables: AllTables, code: TableCode, event: Event, viewer: Viewer = None, token: SeatToken = None) -> list[Moment]:
    """The game after so many events, an answer for each view. A running game shows one's own seat (by its token) or what is public."""
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
        if table.terms.status == "over":
            seats = list(range(table.terms.players)) if viewer == "all" else [None if viewer is None else int(viewer)]
        else:
            seats = [None if token is None else tables.seat_by(table, token)]
        if any(seat is not None and seat >= table.terms.players for seat in seats):
            raise EmporionError("seat-unknown", seat=viewer, last=table.terms.players - 1)
        return moments(table, first, last, seats)


def moments(table: Table, first: int, last: int, seats: list[int | None]) -> list[Moment]:
    """A table's game after `first` to `last` events, for each seat."""
    numbers = table.kept()
    if first > len(numbers):
        raise EmporionError("moment-unknown", event=first, last=len(numbers))
    match = table.past(first)
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
        if table.terms.status != "over":
            raise EmporionError("table-not-over")
        numbers, match = table.kept(), table.past(0)
        scores = [match.scores()]
        for number in numbers:
            match.play(table.entries[number - 1].text)
            scores.append(match.scores())
        return Course(scores)


# Studying a game that is over.


@post("/tables/{code:str}/review", status_code=200, summary="Review a game", responses=REFUSALS)
async def review_game(studies: AllStudies, person: Somebody, code: TableCode) -> Review:
    """What there is of the review of a finished game; the first who asks starts it. Ask again for its progress."""
    return await studies.review(code)


@post("/tables/{code:str}/play-on", summary="Play on from a moment", responses=REFUSALS)
async def play_on(studies: AllStudies, person: Somebody, code: TableCode, data: JSONBody[PlayOn]) -> TableMade:
    """A new game against bots that begins at a moment of a finished one."""
    live, seats = await studies.play_on(code, data.event, data.seat, data.level, person)
    return TableMade(live.table.info(live.connected), seats)


@post("/tables/{code:str}/explore", summary="Try other moves", responses=REFUSALS)
async def explore(studies: AllStudies, person: Somebody, code: TableCode, data: JSONBody[MomentWanted]) -> TableInfo:
    """A shared board that is not the game: everyone who has its link moves for every seat, and takes back."""
    live = await studies.explore(code, data.event, person)
    return live.table.info(live.connected)


# The server itself.


@get("/health", summary="Whether all is well", responses=REFUSALS)
async def health(state: State, tables: AllTables) -> Response[Health]:
    """503 while the store cannot be reached."""
    ok = await tables.store.reachable()
    return Response(Health(ok, __version__, len(tables.live), state.sockets.open), status_code=200 if ok else 503)


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", responses=REFUSALS)
async def figures(state: State, tables: AllTables) -> Response[bytes]:
    """Tables, sockets, moves, commits."""
    found = {
        "emporion_tables": len(tables.live),
        "emporion_sockets": state.sockets.open,
        "emporion_thoughts": tables.bots.waiting,
        "emporion_store_healthy": float(tables.store.healthy),
        "emporion_moves": tables.moves,
        "emporion_store_commits": tables.store.commits,
        "emporion_store_writes": tables.store.written,
    }
    return Response(metrics.page(lambda: found), media_type="text/plain; version=0.0.4")


def router() -> Router:
    """Everything under /api/v1."""
    return Router(
        "/api/v1",
        request_max_body_size=LONGEST_BODY,
        route_handlers=[
            name_oneself,
            who_am_i,
            own_tables,
            list_games,
            list_tables,
            make_table,
            show_table,
            own_seats,
            take_seat,
            leave_seat,
            start_table,
            rematch_table,
            show_components,
            show_rules,
            show_course,
            download,
            upload,
            one_moment,
            many_moments,
            review_game,
            play_on,
            explore,
            drawings.drawing,
            health,
            figures,
        ],
        dependencies={
            "tables": Provide(all_tables, sync_to_thread=False),
            "studies": Provide(all_studies, sync_to_thread=False),
            "person": Provide(somebody, sync_to_thread=False),
        },
    )


STATUS = {
    "table-unknown": 404,
    "seat-unknown": 404,
    "moment-unknown": 404,
    "drawing-unknown": 404,
    "page-unknown": 404,
    "person-unknown": 401,
    "person-forged": 401,
    "seat-forged": 403,
    "table-not-yours": 403,
    "origin-foreign": 403,
    "seat-taken": 409,
    "table-started": 409,
    "table-waiting": 409,
    "table-not-over": 409,
    "study-not-over": 409,
    "study-at-end": 409,
    "table-not-started": 409,
    "too-many-requests": 429,
    "store-failed": 503,
    "store-conflict": 503,
}
"""What is not listed is 400."""


def refused(_: AnyRequest, error: EmporionError) -> Response[bytes]:
    """One sentence, and nothing has changed."""
    found = Problem(error.key, str(error), error.values, getattr(error, "rule", None), getattr(error, "line", None))
    headers = {"retry-after": "5"} if STATUS.get(error.key) in (429, 503) else {}
    return Response(encode(found), status_code=STATUS.get(error.key, 400), media_type=MediaType.JSON, headers=headers)
