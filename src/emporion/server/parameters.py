"""Parameters and refusals that all requests share: the caller, the table, the status codes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, WebSocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from emporion.engine.errors import EmporionError
from emporion.server.guard import PRICES, Limits, limited_address
from emporion.server.ownership import TableMoved
from emporion.server.people import Person
from emporion.server.rooms import Rooms
from emporion.server.scheduler import Owner
from emporion.server.studies import Studies
from emporion.server.table_lists import TableLists
from emporion.tables.wire import Code, Problem, encode

AnyRequest = Request[Any, Any, State]
AnySocket = WebSocket[Any, Any, State]
AllRooms = NamedDependency[Rooms]
AllLists = NamedDependency[TableLists]
AllStudies = NamedDependency[Studies]
Caller = NamedDependency[Person]
CallerOwner = NamedDependency[Owner]
STATUS_MEANINGS = {
    400: "The request is malformed, or a rule of the game refuses it.",
    401: "No token, or a token this server did not issue.",
    403: "This person or seat may not do this.",
    404: "There is no such table, seat, moment or address.",
    409: "The table is not in a state that allows this.",
    410: "The table has been removed.",
    413: "The body is too long.",
    421: "The request is for a host name that this server does not serve.",
    429: "Too many requests. Try again after the seconds in `retry-after`.",
    500: "The server failed, or the stored table is damaged.",
    503: "The database cannot be reached. Try again after the seconds in `retry-after`.",
}
SIGNED: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
"""The security of requests that need a person; `app.SECURITY_SCHEMES` describes both ways."""
MOVED_HEADER = "emporion-moved"
"""The header of a refusal because the table has moved: the id of the process that owns it, 0 if it is not known."""
MAX_MOMENTS = 60
MAX_EVENT_NUMBER = 1 << 30
SeatToken = Annotated[str | None, HeaderParameter(name="Emporion-Seat", description="The token of your seat.", max_length=100)]
TableCode = Annotated[Code, PathParameter(description="The code of a table, as in its link.")]
Viewer = Annotated[
    str | None,
    QueryParameter(name="seat", pattern="^([0-3]|all)$", description="The seat whose view is sent, or `all`; without it, what is public."),
]
Event = Annotated[int, PathParameter(ge=0, le=MAX_EVENT_NUMBER, description="The number of events that have been played.")]
REFUSALS = {status: ResponseSpec(Problem, generate_examples=False, description=what) for status, what in STATUS_MEANINGS.items()}


STATUS_OF_KEY = {
    "table-unknown": 404,
    "seat-unknown": 404,
    "moment-unknown": 404,
    "drawing-unknown": 404,
    "lesson-unknown": 404,
    "page-unknown": 404,
    "person-unknown": 401,
    "person-forged": 401,
    "seat-forged": 403,
    "table-not-yours": 403,
    "table-not-host": 403,
    "seat-barred": 403,
    "origin-foreign": 403,
    "seat-taken": 409,
    "seat-one": 409,
    "seat-empty": 409,
    "too-many-waiting": 409,
    "too-many-waiting-here": 409,
    "entropy-given": 409,
    "table-started": 409,
    "table-waiting": 409,
    "table-not-over": 409,
    "study-not-over": 409,
    "study-at-end": 409,
    "study-no-decision": 404,
    "table-not-started": 409,
    "table-ended": 409,
    "table-abandoned": 409,
    "table-removed": 410,
    "host-foreign": 421,
    "http-socket": 426,
    "too-many-requests": 429,
    **dict.fromkeys(PRICES, 429),
    "too-many-bot-tables": 429,
    "too-many-reviews": 429,
    "table-broken": 500,
    "store-failed": 503,
    "store-conflict": 503,
    "store-moved": 503,
    "server-busy": 503,
}
"""The status of each refusal by its key; a key that is not listed has 400."""


def make_refusal(_: AnyRequest, error: EmporionError) -> Response[bytes]:
    """The answer to a request that was refused and has changed nothing."""
    found = Problem(error.key, str(error), error.values, getattr(error, "rule", None), getattr(error, "line", None))
    headers = {"retry-after": str(error.values.get("retry_after", 5))} if STATUS_OF_KEY.get(error.key) in (429, 503) else {}
    if isinstance(error, TableMoved):
        headers[MOVED_HEADER] = str(error.process)
    return Response(encode(found), status_code=STATUS_OF_KEY.get(error.key, 400), media_type=MediaType.JSON, headers=headers)


def address_of(request: AnyRequest) -> str:
    """The address for which a request counts."""
    return limited_address(request.client.host) if request.client else "-"


def base_path_of(request: AnyRequest) -> str:
    """The path below which this server is offered, as `/games`; mostly empty."""
    found: str = request.app.state.base_path
    return found


def charge(request: AnyRequest, key: str, person: Person | None) -> None:
    """Charge an address and a person for an action; EmporionError with this key if they have too little left."""
    limits: Limits = request.app.state.limits
    limits.charge(key, address_of(request), None if person is None else person.id)
