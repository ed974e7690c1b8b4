"""Requests at /api/v1. Answers are types of `wire`; a refusal is a Problem with one sentence."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from emporion import __version__, games
from emporion.engine.errors import EmporionError
from emporion.server import drawings, metrics, record_api, study_api
from emporion.server.parameters import (
    REFUSALS,
    SIGNED,
    AllTables,
    AnyRequest,
    Asker,
    SeatToken,
    Somebody,
    TableCode,
    address_of,
    charge,
)
from emporion.server.people import COOKIE, LONGEST_NAME, Keys, Person, clean, newcomer
from emporion.server.scheduler import Owner
from emporion.server.studies import Studies
from emporion.server.tables import Tables
from emporion.server.wire import (
    LONGEST_BODY,
    GameInfo,
    Health,
    Me,
    Seat,
    SeatTaken,
    StartWanted,
    TableInfo,
    TableMade,
    TableWanted,
)
from emporion.server.wire import Person as Named

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


def asker(request: AnyRequest) -> Owner:
    """Who asks, and from which address: what is thought out for them is on their account."""
    return Owner(somebody(request).id, address_of(request))


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
    if old is None:
        charge(request, "too-many-people", None)
    person = newcomer(name) if old is None else Person(old.id, name)
    token = request.app.state.signer.sign(person)
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, path="/", max_age=LONG, httponly=True, samesite="lax", secure=secure)
    return Response(Me(name, token), cookies=[cookie])


@get("/me", summary="Who one is", responses=REFUSALS, security=SIGNED)
async def who_am_i(request: AnyRequest, person: Somebody) -> Me:
    """One's name and token."""
    return Me(person.name, request.app.state.signer.sign(person))


@get("/me/tables", summary="One's own tables", responses=REFUSALS, security=SIGNED)
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
    """Listed tables that wait for players and whose host is there, each host in turn; then running ones to watch."""
    return await tables.list_lobby()


@post("/tables", summary="Make a table", responses=REFUSALS, security=SIGNED)
async def make_table(request: AnyRequest, tables: AllTables, person: Somebody, owner: Asker, data: JSONBody[TableWanted]) -> TableMade:
    """Make a table as its host; seats of kind `me` are taken at once."""
    charge(request, "too-many-tables", person)
    live, seats = await tables.create(data, person, owner.address)
    return TableMade(live.table.info(live.connected), seats)


@get("/tables/{code:str}", summary="A table", responses=REFUSALS)
async def show_table(tables: AllTables, code: TableCode) -> TableInfo:
    """The table as everyone sees it."""
    return await tables.info(code)


@get("/tables/{code:str}/seats", summary="One's seats at a table", responses=REFUSALS, security=SIGNED)
async def own_seats(tables: AllTables, person: Somebody, code: TableCode) -> list[Seat]:
    """The tokens of the seats that one has taken, for a new device or a page that forgot them."""
    return tables.seats_of((await tables.find(code)).table, person)


@post("/tables/{code:str}/seats/{seat:int}", status_code=200, summary="Sit down", responses=REFUSALS, security=SIGNED)
async def take_seat(
    tables: AllTables,
    person: Somebody,
    code: TableCode,
    seat: Annotated[int, PathParameter(ge=0, le=3)],
    data: JSONBody[SeatTaken | None] = None,
) -> Seat:
    """Take an open seat before the start: one, or several as the host.

    One's own seat is given again, and takes `entropy` if it has given none yet.
    """
    return await tables.sit(code, seat, person, data.name if data else None, data.entropy if data else None)


@delete("/tables/{code:str}/seat", status_code=200, summary="Get up", responses=REFUSALS)
async def leave_seat(tables: AllTables, code: TableCode, token: SeatToken = None) -> TableInfo:
    """Leave the seat that the token opens. In a running game a bot stands in until one is back."""
    if token is None:
        raise EmporionError("seat-forged")
    return await tables.leave(code, token)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200, summary="Remove a person from a seat", responses=REFUSALS, security=SIGNED)
async def remove_person(tables: AllTables, person: Somebody, code: TableCode, seat: Annotated[int, PathParameter(ge=0, le=3)]) -> TableInfo:
    """For the host, before the start. The person is told, may watch, and cannot sit down at this table again."""
    return await tables.remove_person(code, seat, person)


@delete("/tables/{code:str}", status_code=204, summary="Close a table", responses=REFUSALS, security=SIGNED)
async def close_table(tables: AllTables, person: Somebody, code: TableCode) -> None:
    """For the host, before the start. Everyone who is there is told."""
    await tables.close_table(code, person)


@post("/tables/{code:str}/start", status_code=200, summary="Begin", responses=REFUSALS, security=SIGNED)
async def start_table(
    tables: AllTables, person: Somebody, owner: Asker, code: TableCode, data: JSONBody[StartWanted | None] = None
) -> TableInfo:
    """Begin the game, by its host."""
    return await tables.start(code, person, owner.address, data.fill if data else None, data.entropy if data else None)


@post("/tables/{code:str}/rematch", summary="Once more", responses=REFUSALS, security=SIGNED)
async def rematch_table(request: AnyRequest, tables: AllTables, person: Somebody, code: TableCode) -> TableMade:
    """A new table for the same people when a game is over. Everyone who asks gets the same one; the first is its host."""
    charge(request, "too-many-rematches", person)
    live, seats = await tables.rematch(code, person, address_of(request))
    return TableMade(await tables.info(live.table.terms.code), seats)


@get("/tables/{code:str}/socket", include_in_schema=False)
async def show_socket(code: TableCode) -> None:
    """Sockets come by another way (`app.Front`); whoever looks here with a browser is told so."""
    raise EmporionError("http-socket")


# The server itself.


UNWELL = ResponseSpec(Health, generate_examples=False, description="The store cannot be reached.")


@get("/health", summary="Whether all is well", responses=REFUSALS | {503: UNWELL})
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
            remove_person,
            close_table,
            start_table,
            rematch_table,
            show_socket,
            record_api.show_components,
            record_api.show_rules,
            record_api.show_course,
            record_api.download,
            record_api.upload,
            record_api.one_moment,
            record_api.many_moments,
            study_api.review_game,
            study_api.play_on,
            study_api.explore,
            study_api.show_source,
            drawings.drawing,
            health,
            figures,
        ],
        dependencies={
            "tables": Provide(all_tables, sync_to_thread=False),
            "studies": Provide(all_studies, sync_to_thread=False),
            "person": Provide(somebody, sync_to_thread=False),
            "owner": Provide(asker, sync_to_thread=False),
        },
    )
