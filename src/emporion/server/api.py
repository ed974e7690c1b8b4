"""Requests at /api/v1. Answers are types of `wire`; a refusal is a Problem with one sentence."""

from __future__ import annotations

from typing import Annotated, cast

from litestar import Response, Router, delete, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from emporion import __version__, games
from emporion.engine.errors import EmporionError
from emporion.players.opponents import STYLES
from emporion.server import drawings, invitation, lesson_api, metrics, record_api, rulebook_api, study_api
from emporion.server.parameters import (
    REFUSALS,
    SIGNED,
    AllLists,
    AllRooms,
    AnyRequest,
    AnySocket,
    Caller,
    CallerOwner,
    SeatToken,
    TableCode,
    address_of,
    base_path_of,
    charge,
)
from emporion.server.people import COOKIE_NAME, MAX_NAME_LENGTH, Keys, Person, clean_text, new_person
from emporion.server.rooms import Rooms
from emporion.server.scheduler import Owner
from emporion.server.seats import seats_of
from emporion.server.studies import Studies
from emporion.server.table_lists import TableLists
from emporion.tables.wire import (
    MAX_BODY_BYTES,
    GameInfo,
    Health,
    Level,
    Me,
    OpponentInfo,
    Seat,
    SeatTaken,
    StartWanted,
    TableInfo,
    TableMade,
    TableWanted,
)
from emporion.tables.wire import Person as Named

COOKIE_SECONDS = 3600 * 24 * 400
"""The lifetime of the cookie that holds a person's name."""


def find_person(request: AnyRequest) -> Person | None:
    """The person who sends a request, by cookie or bearer token; None without either."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE_NAME)
    keys: Keys = request.app.state.signer
    return keys.read_person(token) if token else None


def require_person(request: AnyRequest) -> Person:
    """The person who sends a request; EmporionError without a cookie or token."""
    person = find_person(request)
    if person is None:
        raise EmporionError("person-unknown")
    return person


def require_owner(request: AnyRequest) -> Owner:
    """The person and address that send a request, and whose share of thinking time it uses."""
    return Owner(require_person(request).id, address_of(request))


def all_studies(state: State) -> Studies:
    """The studies of this server."""
    found: Studies = state.studies
    return found


def all_rooms(state: State) -> Rooms:
    """The rooms of this server."""
    found: Rooms = state.rooms
    return found


def all_lists(state: State) -> TableLists:
    """The lists of tables of this server."""
    found: TableLists = state.lists
    return found


# People.


@post("/me", status_code=200, summary="Give yourself a name", responses=REFUSALS)
async def name_oneself(request: AnyRequest, data: JSONBody[Named]) -> Response[Me]:
    """Take a name, or change it. The answer sets the signed cookie; programs keep the token."""
    name = clean_text(data.name, MAX_NAME_LENGTH)
    if not name:
        raise EmporionError("person-nameless")
    try:
        old = find_person(request)
    except EmporionError:  # a cookie that this server did not issue: make a new person
        old = None
    if old is None:
        charge(request, "too-many-people", None)
    person = new_person(name) if old is None else Person(old.id, name)
    token = request.app.state.signer.sign(person)
    secure = request.url.scheme == "https"
    path = base_path_of(request) or "/"
    cookie = Cookie(key=COOKIE_NAME, value=token, path=path, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return Response(Me(name, token), cookies=[cookie])


@get("/me", summary="Your name and token", responses=REFUSALS, security=SIGNED)
async def who_am_i(request: AnyRequest, person: Caller) -> Me:
    """The name and token of the person who asks."""
    return Me(person.name, request.app.state.signer.sign(person))


@get("/me/tables", summary="Your tables", responses=REFUSALS, security=SIGNED)
async def own_tables(lists: AllLists, person: Caller) -> list[TableInfo]:
    """The tables at which you have or had a seat, newest first."""
    return await lists.list_of_person(person)


@delete("/me/tables/{code:str}", status_code=204, summary="Remove a game from your list", responses=REFUSALS, security=SIGNED)
async def remove_from_list(rooms: AllRooms, person: Caller, code: TableCode) -> None:
    """Only for a game that is over. It stays in the lists of the other players, and its link works as before."""
    await (await rooms.find(code)).remove_from_list(person)


# Tables.


@get("/games", summary="The games", responses=REFUSALS)
async def list_games() -> list[GameInfo]:
    """The games of this server, with all their options."""
    found = [games.find(name) for name in games.NAMES]
    return [
        GameInfo(
            game.name,
            game.rules,
            list(game.players),
            {name: list(values) for name, values in game.options.items()},
            dict(game.option_rules),
            list(game.parts),
            game.is_open,
            [lesson.name for lesson in game.lessons()],
            [OpponentInfo(cast("Level", name), style.option) for name, style in STYLES.items() if style.game == game.name],
        )
        for game in found
    ]


@get("/tables", summary="The lobby", responses=REFUSALS)
async def list_tables(lists: AllLists) -> list[TableInfo]:
    """Listed tables that wait for players and whose host is connected, each host in turn; then running games to watch."""
    return await lists.list_lobby()


@post("/tables", summary="Make a table", responses=REFUSALS, security=SIGNED)
async def make_table(request: AnyRequest, rooms: AllRooms, person: Caller, owner: CallerOwner, data: JSONBody[TableWanted]) -> TableMade:
    """Make a table as its host. Seats of kind `me` are yours at once. If you send the same `key` again, the answer is the same table."""
    charge(request, "too-many-tables", person)
    room, seats = await rooms.create(data, person, owner.address)
    return TableMade(await room.info(), seats)


@get("/tables/{code:str}", summary="A table", responses=REFUSALS)
async def show_table(rooms: AllRooms, code: TableCode) -> TableInfo:
    """The table as everyone sees it."""
    return await (await rooms.find(code)).info()


@get("/tables/{code:str}/seats", summary="Your seats at a table", responses=REFUSALS, security=SIGNED)
async def own_seats(rooms: AllRooms, person: Caller, code: TableCode) -> list[Seat]:
    """The tokens of your seats, for a new device or a page that has lost them."""
    return seats_of(rooms.keys, (await rooms.find(code)).table, person)


@post("/tables/{code:str}/seats/{seat:int}", status_code=200, summary="Take a seat", responses=REFUSALS, security=SIGNED)
async def take_seat(
    rooms: AllRooms,
    person: Caller,
    code: TableCode,
    seat: Annotated[int, PathParameter(ge=0, le=3)],
    data: JSONBody[SeatTaken | None] = None,
) -> Seat:
    """Take an open seat before the start; only the host may take several.

    For a seat that is yours already, the answer is that seat, and `entropy` is stored if the seat has none yet.
    """
    return await (await rooms.find(code)).take_seat(seat, person, data.name if data else None, data.entropy if data else None)


@delete("/tables/{code:str}/seat", status_code=200, summary="Leave your seat", responses=REFUSALS)
async def leave_seat(rooms: AllRooms, code: TableCode, token: SeatToken = None) -> TableInfo:
    """Leave the seat of the token. In a running game a bot stands in until you are back."""
    return await (await rooms.find(code)).leave(_required(token))


@post("/tables/{code:str}/leave", status_code=200, summary="Leave a running game", responses=REFUSALS)
async def leave_game(rooms: AllRooms, code: TableCode, token: SeatToken = None) -> TableInfo:
    """A bot has the seat of the token from now on, and the token is no longer valid. When the last person leaves, the game is abandoned."""
    return await (await rooms.find(code)).leave_game(_required(token))


@post("/tables/{code:str}/abandon", status_code=200, summary="Ask to end the game without a result", responses=REFUSALS)
async def abandon_game(rooms: AllRooms, code: TableCode, token: SeatToken = None) -> TableInfo:
    """The game ends when every person who still plays has asked; a person who moves takes the request back."""
    return await (await rooms.find(code)).abandon(_required(token))


def _required(token: str | None) -> str:
    """The token of a seat; EmporionError without one."""
    if token is None:
        raise EmporionError("seat-forged")
    return token


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200, summary="Remove a person from a seat", responses=REFUSALS, security=SIGNED)
async def remove_person(rooms: AllRooms, person: Caller, code: TableCode, seat: Annotated[int, PathParameter(ge=0, le=3)]) -> TableInfo:
    """Only for the host, before the start. The person gets a message, may watch, and cannot take a seat at this table again."""
    return await (await rooms.find(code)).remove_person(seat, person)


@delete("/tables/{code:str}", status_code=204, summary="Close a table", responses=REFUSALS, security=SIGNED)
async def close_table(rooms: AllRooms, person: Caller, code: TableCode) -> None:
    """Only for the host, before the start. Connected clients get a message and are disconnected."""
    await rooms.close_table(code, person)


@post("/tables/{code:str}/start", status_code=200, summary="Start the game", responses=REFUSALS, security=SIGNED)
async def start_table(
    rooms: AllRooms, person: Caller, owner: CallerOwner, code: TableCode, data: JSONBody[StartWanted | None] = None
) -> TableInfo:
    """Only for the host. Every seat must be taken, or `fill` names the level of the bots for the open seats."""
    return await (await rooms.find(code)).start(person, owner.address, data.fill if data else None, data.entropy if data else None)


@post("/tables/{code:str}/rematch", summary="Ask for a rematch", responses=REFUSALS, security=SIGNED)
async def rematch_table(request: AnyRequest, rooms: AllRooms, person: Caller, code: TableCode) -> TableMade:
    """Make a table for the same people after a game. All who ask get the same table; the first is its host."""
    charge(request, "too-many-rematches", person)
    room, seats = await rooms.rematch(code, person, address_of(request))
    return TableMade(await room.info(), seats)


@get("/tables/{code:str}/socket", include_in_schema=False)
async def show_socket(code: TableCode) -> None:
    """Refuse a plain HTTP request for a socket."""
    raise EmporionError("http-socket")


@websocket("/tables/{code:str}/socket")
async def serve_socket(socket: AnySocket, code: TableCode) -> None:
    """Serve the socket of a table."""
    await socket.app.state.sockets.serve(code, socket.scope, socket.receive, socket.send)


# The server itself.


UNHEALTHY = ResponseSpec(Health, generate_examples=False, description="The database cannot be reached.")


@get("/health", summary="Health of the server", responses=REFUSALS | {503: UNHEALTHY})
async def health(state: State, rooms: AllRooms) -> Response[Health]:
    """The answer is 503 while the database cannot be reached."""
    ok = await rooms.database.is_reachable()
    return Response(Health(ok, __version__, len(rooms.live), state.sockets.open), status_code=200 if ok else 503)


def own_figures(state: State) -> dict[str, float]:
    """The figures of this process."""
    rooms: Rooms = state.rooms
    return {
        "emporion_processes": 1,
        "emporion_tables": len(rooms.live),
        "emporion_sockets": state.sockets.open,
        "emporion_thoughts": rooms.bots.waiting,
        "emporion_store_healthy": float(rooms.database.health.is_good),
        "emporion_moves": rooms.moves,
        "emporion_store_commits": rooms.database.writer.commits,
        "emporion_store_writes": rooms.database.writer.written,
        "emporion_busy_processes": float(rooms.load_shedding.is_busy),
        "emporion_event_loop_average_delay_seconds": rooms.load_shedding.loop_delay,
        "emporion_store_average_write_wait_seconds": rooms.load_shedding.write_wait,
    }


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", responses=REFUSALS)
async def figures(state: State, rooms: AllRooms) -> Response[bytes]:
    """Numbers of tables, sockets, moves and commits, and the times of commits, writes and the event loop's delays."""
    found = own_figures(state)
    if (sharing := state.get("sharing")) is not None:
        found = sharing.add_figures(found)
    times = rooms.database.writer.times | {"event_loop_delay": rooms.load_shedding.times}
    return Response(metrics.page(lambda: found, times), media_type="text/plain; version=0.0.4")


def router() -> Router:
    """The router of all requests below /api/v1."""
    return Router(
        "/api/v1",
        request_max_body_size=MAX_BODY_BYTES,
        route_handlers=[
            name_oneself,
            who_am_i,
            own_tables,
            remove_from_list,
            list_games,
            list_tables,
            make_table,
            show_table,
            own_seats,
            take_seat,
            leave_seat,
            leave_game,
            abandon_game,
            remove_person,
            close_table,
            start_table,
            rematch_table,
            show_socket,
            serve_socket,
            record_api.show_components,
            record_api.show_rules,
            record_api.show_course,
            record_api.describe_moment,
            record_api.download,
            record_api.upload,
            record_api.one_moment,
            record_api.many_moments,
            study_api.review_game,
            study_api.answer_quiz,
            study_api.play_on,
            study_api.explore,
            study_api.show_source,
            drawings.drawing,
            drawings.standard_drawing,
            lesson_api.show_lesson,
            lesson_api.describe_moments,
            invitation.show_qr_code,
            rulebook_api.show_rulebook,
            rulebook_api.show_table_rulebook,
            rulebook_api.show_picture,
            rulebook_api.show_scene,
            health,
            figures,
        ],
        dependencies={
            "rooms": Provide(all_rooms, sync_to_thread=False),
            "lists": Provide(all_lists, sync_to_thread=False),
            "studies": Provide(all_studies, sync_to_thread=False),
            "person": Provide(require_person, sync_to_thread=False),
            "owner": Provide(require_owner, sync_to_thread=False),
        },
    )
