"""The examples of a rulebook, made from records.

An example is a record in the game's folder `examples`. Its header says at which events the example stops, and what is shown there:
`"example": {"seat": 0, "part": "sheet-0", "stops": [13, 14]}`. What happens between two stops is told by the game's own lines, and its
figures are counted by the rules, so an example cannot disagree with them.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

from msgspec import Struct

from emporion.engine.game import Game
from emporion.engine.lines import Line, narrate_all
from emporion.engine.match import Match
from emporion.engine.record import header as read_header
from emporion.engine.record import replay


class Scene(Struct, frozen=True):
    """A stop of an example: what happened since the last one, and the figures that its sentence may name."""

    lines: list[Line]
    values: dict[str, Any]


@cache
def _read(game: Game[Any], name: str) -> tuple[dict[str, Any], Match]:
    """The header of an example's record, and its match at the end."""
    data = game.folder().joinpath("examples", f"{name}.emp.jsonl").read_bytes()
    return read_header(data)["example"], replay(data, lambda _: game, complete=False)


def stop_match(game: Game[Any], name: str, stop: int) -> tuple[Match, int, str]:
    """The match at a stop of an example, the seat that looks on, and the part of the table that is shown."""
    header, match = _read(game, name)
    return match.rewound(header["stops"][stop]), header["seat"], header["part"]


@cache
def scenes(game: Game[Any], name: str) -> tuple[int, list[Scene]]:
    """The seat that an example is told to, and its scenes."""
    header, match = _read(game, name)
    seat, stops, events = header["seat"], header["stops"], match.events
    match = match.rewound(stops[0])
    found = [Scene([], _values(match, seat))]
    for first, last in pairwise(stops):
        happened = [[effect.seen(seat) for effect in match.play(event.move)] for event in events[first:last]]
        found.append(Scene(narrate_all(match.narrate, happened), _values(match, seat)))
    return seat, found


def _values(match: Match, seat: int) -> dict[str, Any]:
    parts = {part: points for part, points in match.breakdown()[seat].items() if points}
    return {"points": match.scores()[seat], "parts": parts}
