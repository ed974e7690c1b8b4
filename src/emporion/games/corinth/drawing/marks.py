"""What players mark on a sheet with a pencil: ticks, circles, crosses, the Steward's way, numbers.

Every mark that a sheet can have is computed once, with the condition under which it is there (`all_marks`). Its lines are one of a few
shapes, drawn about the origin. The page gets marks and shapes with the places, and draws the same lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from math import cos, pi, sin
from typing import Final, Literal

import msgspec

from emporion.drawing.svg import Point, curve, group, hand, moved, number, path, text, xy
from emporion.games.corinth.codes import SIDE
from emporion.games.corinth.components import Components
from emporion.games.corinth.drawing.glyphs import glyph
from emporion.games.corinth.drawing.places import STEWARD, Places, district_of
from emporion.games.corinth.effects import spot_name
from emporion.games.corinth.view import Sheet, View

Kind = Literal["ring", "cross", "tick"]
Condition = tuple[str | int, ...]
"""A field of the sheet and what it has to hold: a number that it reaches, a member, or for `checked` a district, a slot and a number."""
STEWARD_ASIDE: Final = Point(15, 10)
"""The Steward stands beside what a spot shows."""
SHAPES_OF_A_SIZE: Final = 5
"""So many rings, crosses or ticks of one size differ; more of them would not be noticed."""


class Mark(msgspec.Struct, frozen=True):
    """A mark that a sheet can have: its shape and place, the pane it lies on, and when it is there."""

    id: str
    pane: str
    kind: Kind
    shape: str
    at: Point
    when: Condition


class WrittenNumber(msgspec.Struct, frozen=True):
    """Where and how a number is written into the box of a scoring spot."""

    at: Point
    turn: str


def _mark(id_: str, pane: str, kind: Kind, size: float, at: Point, when: Condition) -> Mark:
    variant = int((next(hand(id_)) + 1) / 2 * SHAPES_OF_A_SIZE)
    return Mark(id_, pane, kind, f"{kind} {number(size)} {variant}", Point(round(at.x, 1), round(at.y, 1)), when)


@cache
def outline(shape: str) -> str:
    """The lines of a shape about the origin. Its name says its kind and size, and which of those that differ it is."""
    kind, size, _ = shape.split()
    drawn = {"ring": _ring, "cross": _cross, "tick": _tick}[kind](float(size), hand(shape))
    # A tenth of a unit is enough for a pencil.
    return re.sub(r"-?\d+\.\d+", lambda found: number(round(float(found[0]), 1)), drawn)


def _ring(radius: float, sway: Iterator[float]) -> str:
    """A circle drawn by hand: a little out of round, its ends pass each other."""
    start, squash = next(sway) * pi, next(sway) * 0.06
    points = []
    for step in range(10):
        angle = start + step * (2 * pi + 0.5) / 9
        r = radius * (0.97 + step * 0.008) + next(sway) * radius * 0.035
        points.append(Point(r * (1 + squash) * cos(angle), r * (1 - squash) * sin(angle)))
    return curve(points)


def _cross(radius: float, sway: Iterator[float]) -> str:
    """Two strokes through a spot."""
    a, b, c, d, e, f, g, h, i, j = (one * radius * 0.18 for one in islice(sway, 10))
    falling = curve([Point(a - radius, b - radius), Point(i, j), Point(radius + c, radius + d)])
    rising = curve([Point(radius + e, f - radius), Point(j, i), Point(g - radius, radius + h)])
    return falling + rising


def _tick(size: float, sway: Iterator[float]) -> str:
    """A tick: short down, long up, beyond what it checks."""
    a, b, c, d, e = (one * size * 0.07 for one in islice(sway, 5))
    low = Point(a - 0.08 * size, b + 0.36 * size)
    start, end = Point(c - 0.36 * size, d + 0.02 * size), Point(e + 0.44 * size, a - 0.42 * size)
    middle = Point((low.x + end.x) / 2 - 0.04 * size, (low.y + end.y) / 2)
    return curve([start, low]) + curve([low, middle, end])


def all_shapes(marks: list[Mark]) -> dict[str, str]:
    """The lines of every shape that the marks have."""
    return {mark.shape: outline(mark.shape) for mark in marks}


def all_marks(components: Components, places: Places) -> list[Mark]:
    """Every mark but the Steward's way and the numbers, in the order in which they are drawn."""
    return [
        *(_mark(f"track-{i + 1}-cross", "track", "cross", 11, at, ("track", i + 1)) for i, at in enumerate(places.track)),
        *(mark for name in places.districts for mark in _district(components, places, name)),
        *_purse("gold", places.gold, places.coin, components.symbols.circled),
        *_purse("goats", places.goats, places.goat, components.symbols.circled),
        *(
            _mark(f"building-{name}-check", name, "tick", 24, Point(card.x + card.width - 15, card.y + 14), ("built", name))
            for name, card in places.buildings.items()
        ),
        *(_mark(f"spot-{name}-circle", "market", "ring", 25.5, at, ("circled", name)) for name, at in places.spots.items()),
    ]


def _district(components: Components, places: Places, name: str) -> Iterator[Mark]:
    district = district_of(components, name)
    for slot, ((points, symbols), stall) in enumerate(zip(district.shops, places.stalls[name], strict=True)):
        id_ = f"shop-{name}-{points}"
        for i, at in enumerate(stall.symbols):
            yield _mark(f"{id_}-{i + 1}-tick", "districts", "tick", places.symbols[name], at, ("checked", name, slot, i + 1))
        yield _mark(f"{id_}-points-circle", "districts", "ring", 14, stall.points, ("checked", name, slot, symbols))
    if district.bonus:  # A5: the first to finish gains the bonus, all others lose it.
        yield _mark(f"bonus-{name}-circle", "districts", "ring", 25, places.bonuses[name], ("bonus-won", name))
        yield _mark(f"bonus-{name}-cross", "districts", "cross", 20, places.bonuses[name], ("bonus-lost", name))


def _purse(what: str, places: list[Point], size: float, printed: int) -> Iterator[Mark]:
    """C5: a gained symbol is circled, unless it is printed so; a spent one is crossed as well."""
    for i, at in enumerate(places):
        if i >= printed:
            yield _mark(f"{what}-{i + 1}-circle", what, "ring", size * 0.44, at, (f"{what}-gained", i + 1))
        yield _mark(f"{what}-{i + 1}-cross", what, "cross", size * 0.33, at, (f"{what}-spent", i + 1))


def is_there(mark: Mark, view: View, seat: int) -> bool:
    """Whether a mark is on a player's sheet."""
    sheet = view.sheets[seat]
    match mark.when:
        case ("checked", str(district), int(slot), int(symbols)):
            return sheet.checked[district][slot] >= symbols
        case ("bonus-won" | "bonus-lost" as how, str(district)):
            return district in view.bonuses and (view.bonuses[district] == seat) == (how == "bonus-won")
        case ("gold-gained", int(symbols)):
            return sheet.gold_circled >= symbols
        case ("gold-spent", int(symbols)):
            return sheet.gold_circled - sheet.gold >= symbols
        case ("goats-gained", int(symbols)):
            return sheet.goats_circled >= symbols
        case ("goats-spent", int(symbols)):
            return sheet.goats_circled - sheet.goats >= symbols
        case ("track", int(spots)):
            return sheet.track >= spots
        case ("built", str(building)):
            return building in sheet.built
        case ("circled", str(spot)):
            return spot in sheet.circled
        case other:
            raise AssertionError(f"no condition {other}")


def all_steps(places: Places) -> dict[str, str]:
    """Every step that the Steward's way can take, from a spot to one beside it, as `r1c1-r1c2`.

    A line runs nearly, but not quite, through the middle of each spot.
    """
    found = {}
    for spot in range(SIDE * SIDE):
        for row, column in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            beside = (spot // SIDE + row, spot % SIDE + column)
            if 0 <= beside[0] < SIDE and 0 <= beside[1] < SIDE:
                a, b = spot_name(spot), spot_name(beside[0] * SIDE + beside[1])
                found[f"{a}-{b}"] = f"M{xy(*_bend(places, a))}{_step(places, a, b)}"
    return found


def _bend(places: Places, spot: str) -> Point:
    x, y, *_ = islice(hand(f"path-{spot}"), 4)
    return Point(places.spots[spot].x + x * 2.5, places.spots[spot].y + y * 2.5)


def _step(places: Places, a: str, b: str) -> str:
    *_, x, y = islice(hand(f"path-{b}"), 4)
    start, end = _bend(places, a), _bend(places, b)
    return f"Q{xy((start.x + end.x) / 2 + x * 2.5, (start.y + end.y) / 2 + y * 2.5)} {xy(*end)}"


def all_numbers(places: Places) -> dict[str, WrittenNumber]:
    """How a number is written into the box of each scoring spot."""
    found = {}
    for name, box in places.boxes.items():
        lean, x, y = islice(hand(f"box-{name}"), 3)
        at = Point(box.middle.x + x, box.middle.y + 6.5 + y)
        found[name] = WrittenNumber(at, f"rotate({number(lean * 6)} {xy(*box.middle)})")
    return found


def sheet_marks(components: Components, places: Places, view: View, seat: int, prefix: str) -> str:
    """All marks on one player's sheet."""
    marks = [mark for mark in all_marks(components, places) if is_there(mark, view, seat)]
    on_market = [_draw_line(mark, prefix) for mark in marks if mark.pane == "market"]
    return group(
        *(_draw_line(mark, prefix) for mark in marks if mark.pane != "market"),
        *_draw_walks(components, places, view.sheets[seat], on_market, prefix),
        id=f"{prefix}-marks",
    )


def _draw_line(mark: Mark, prefix: str) -> str:
    """A pencil's line; where print is dark, on a thin edge of paper."""
    lines = outline(mark.shape)
    edge = () if mark.kind == "cross" else (path(lines, "edge"),)
    return group(*edge, path(lines, "pencil"), transform=moved(mark.at), id=f"{prefix}-{mark.id}")


def _draw_walks(components: Components, places: Places, sheet: Sheet, circles: list[str], prefix: str) -> Iterator[str]:
    """S2, S7: the way from the center, the spots where walks ended, their boxes, the Steward."""
    start = next(name for i, name in enumerate(places.spots) if components.is_start(i))
    if sheet.path:
        steps = "".join(_step(places, a, b) for a, b in pairwise([start, *sheet.path]))
        yield path(f"M{xy(*_bend(places, start))}{steps}", "pencil way", id=f"{prefix}-path")
    yield from circles
    numbers = all_numbers(places)
    for name, value in sheet.boxes.items():
        at, turn = numbers[name].at, numbers[name].turn
        yield text(str(value), at.x, at.y, "written middle", transform=turn, id=f"{prefix}-box-{name}-number")
    yield _steward(places.spots[sheet.steward], sheet.steward == start, f"{prefix}-steward")


def _steward(at: Point, home: bool, id_: str) -> str:
    """The Steward: over his own picture at the start, later beside what a spot shows."""
    where = at if home else Point(at.x + STEWARD_ASIDE.x, at.y + STEWARD_ASIDE.y)
    return group(glyph("steward", where, STEWARD if home else 27, "piece"), id=id_)
