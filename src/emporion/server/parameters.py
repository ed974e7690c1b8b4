"""What requests have in common: who asks, for which table, and how they are refused."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from emporion.engine.errors import EmporionError
from emporion.server.guard import PRICES, Limits, one
from emporion.server.people import Person
from emporion.server.scheduler import Owner
from emporion.server.studies import Studies
from emporion.server.tables import Tables
from emporion.server.wire import Code, Problem, encode

AnyRequest = Request[Any, Any, State]
AllTables = NamedDependency[Tables]
AllStudies = NamedDependency[Studies]
Somebody = NamedDependency[Person]
Asker = NamedDependency[Owner]
WHY = {
    400: "The request does not fit, or a rule refuses it.",
    401: "Nobody, or with a token that was not made here.",
    403: "Not yours to do.",
    404: "Nothing is there.",
    409: "Not now.",
    410: "It has been removed.",
    413: "Too long.",
    421: "The request is for a host that this server does not answer for.",
    429: "Too much at once: `retry-after` says when to come back.",
    500: "Something is wrong in the server, or in what it has stored.",
    503: "Nothing can be stored now.",
}
SIGNED: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
"""For requests that have to say who asks; `app` describes the two ways."""
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
    "table-not-started": 409,
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
}
"""What is not listed is 400."""


def refused(_: AnyRequest, error: EmporionError) -> Response[bytes]:
    """One sentence, and nothing has changed."""
    found = Problem(error.key, str(error), error.values, getattr(error, "rule", None), getattr(error, "line", None))
    headers = {"retry-after": str(error.values.get("retry_after", 5))} if STATUS.get(error.key) in (429, 503) else {}
    return Response(encode(found), status_code=STATUS.get(error.key, 400), media_type=MediaType.JSON, headers=headers)


def address_of(request: AnyRequest) -> str:
    """Where a request comes from, as far as limits go."""
    return one(request.client.host) if request.client else "-"


def charge(request: AnyRequest, key: str, person: Person | None) -> None:
    """Let an address and a person pay for an action; a refusal with this key if they cannot."""
    limits: Limits = request.app.state.limits
    limits.charge(key, address_of(request), None if person is None else person.id)
