"""What players mark on a sheet with a pencil: ticks, circles, crosses, the Steward's way, numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from math import cos, pi, sin

from emporion.engine.svg import Box, Point, curve, group, hand, number, path, text, xy
from emporion.games.corinth.components import Components
from emporion.games.corinth.glyphs import glyph
from emporion.games.corinth.places import STEWARD, Places, Stall, district_of
from emporion.games.corinth.view import Sheet, View


def _on_colour(d: str, id_: str) -> str:
    """A pencil's line on a thin edge of paper, so that it is seen on dark print as well."""
    return group(path(d, "edge"), path(d, "pencil"), id=id_)


def ring(at: Point, radius: float, id_: str) -> str:
    """A circle drawn by hand: a little out of round, its ends pass each other."""
    sway = hand(id_)
    start, squash = next(sway) * pi, next(sway) * 0.06
    points = []
    for step in range(10):
        angle = start + step * (2 * pi + 0.5) / 9
        r = radius * (0.97 + step * 0.008) + next(sway) * radius * 0.035
        points.append(Point(at.x + r * (1 + squash) * cos(angle), at.y + r * (1 - squash) * sin(angle)))
    return _on_colour(curve(points), id_)


def cross(at: Point, radius: float, id_: str) -> str:
    """Two strokes through a spot."""
    a, b, c, d, e, f, g, h, i, j = (sway * radius * 0.18 for sway in islice(hand(id_), 10))
    falling = curve([Point(at.x - radius + a, at.y - radius + b), Point(at.x + i, at.y + j), Point(at.x + radius + c, at.y + radius + d)])
    rising = curve([Point(at.x + radius + e, at.y - radius + f), Point(at.x + j, at.y + i), Point(at.x - radius + g, at.y + radius + h)])
    return path(falling + rising, "pencil", id=id_)


def tick(at: Point, size: float, id_: str) -> str:
    """A tick: short down, long up, beyond what it checks."""
    a, b, c, d, e = (sway * size * 0.07 for sway in islice(hand(id_), 5))
    low = Point(at.x - 0.08 * size + a, at.y + 0.36 * size + b)
    start, end = Point(at.x - 0.36 * size + c, at.y + 0.02 * size + d), Point(at.x + 0.44 * size + e, at.y - 0.42 * size + a)
    middle = Point((low.x + end.x) / 2 - 0.04 * size, (low.y + end.y) / 2)
    return _on_colour(curve([start, low]) + curve([low, middle, end]), id_)


def written(value: int, box: Box, id_: str) -> str:
    """A number written into a box."""
    lean, x, y = (sway for sway in islice(hand(id_), 3))
    at = Point(box.middle.x + x, box.middle.y + 6.5 + y)
    turn = f"rotate({number(lean * 6)} {xy(*box.middle)})"
    return text(str(value), at.x, at.y, "written middle", transform=turn, id=id_)


def sheet_marks(components: Components, places: Places, view: View, seat: int, prefix: str) -> str:
    """All marks on one player's sheet."""
    sheet = view.sheets[seat]
    return group(
        *_track(places, sheet, prefix),
        *(piece for name in places.districts for piece in _district(components, places, view, seat, name, prefix)),
        *_purse("gold", places.gold, places.coin, components.symbols.circled, sheet.gold_circled, sheet.gold, prefix),
        *_purse("goats", places.goats, places.goat, components.symbols.circled, sheet.goats_circled, sheet.goats, prefix),
        *_buildings(places, sheet, prefix),
        *_walked(components, places, sheet, prefix),
        id=f"{prefix}-marks",
    )


def _track(places: Places, sheet: Sheet, prefix: str) -> list[str]:
    return [cross(places.track[i], 11, f"{prefix}-track-{i + 1}-cross") for i in range(sheet.track)]


def _district(components: Components, places: Places, view: View, seat: int, name: str, prefix: str) -> Iterator[str]:
    district = district_of(components, name)
    for (points, _), stall, checked in zip(district.shops, places.stalls[name], view.sheets[seat].checked[name], strict=True):
        yield from _shop(stall, checked, places.symbols[name], f"{prefix}-shop-{name}-{points}")
    # A5: the first to finish gains the bonus, all others lose it.
    if district.bonus and name in view.bonuses:
        won, id_ = view.bonuses[name] == seat, f"{prefix}-bonus-{name}"
        yield ring(places.bonuses[name], 25, f"{id_}-circle") if won else cross(places.bonuses[name], 20, f"{id_}-cross")


def _shop(stall: Stall, checked: int, symbol: float, id_: str) -> Iterator[str]:
    for i in range(checked):
        yield tick(stall.symbols[i], symbol, f"{id_}-{i + 1}-tick")
    if checked == len(stall.symbols):
        yield ring(stall.points, 14, f"{id_}-points-circle")


def _purse(what: str, places: list[Point], size: float, printed: int, circled: int, held: int, prefix: str) -> Iterator[str]:
    """C5: a gained symbol is circled, unless it is printed so; a spent one is crossed as well."""
    for i in range(circled):
        id_ = f"{prefix}-{what}-{i + 1}"
        if i >= printed:
            yield ring(places[i], size * 0.44, f"{id_}-circle")
        if i < circled - held:
            yield cross(places[i], size * 0.33, f"{id_}-cross")


def _buildings(places: Places, sheet: Sheet, prefix: str) -> Iterator[str]:
    for name in sheet.built:
        card = places.buildings[name]
        yield tick(Point(card.x + card.width - 15, card.y + 14), 24, f"{prefix}-building-{name}-check")


def _walked(components: Components, places: Places, sheet: Sheet, prefix: str) -> Iterator[str]:
    """S2, S7: the way from the centre, the spots where walks ended, their boxes, the Steward."""
    start = next(name for i, name in enumerate(places.spots) if components.is_start(i))
    if sheet.path:
        yield path(_way(places, [start, *sheet.path], f"{prefix}-path"), "pencil way", id=f"{prefix}-path")
    for name in sheet.circled:
        yield ring(places.spots[name], 25.5, f"{prefix}-spot-{name}-circle")
    for name, value in sheet.boxes.items():
        yield written(value, places.boxes[name], f"{prefix}-box-{name}-number")
    yield _steward(places.spots[sheet.steward], sheet.steward == start, f"{prefix}-steward")


def _steward(at: Point, home: bool, id_: str) -> str:
    """The Steward: over his own picture at the start, later beside what a spot shows."""
    return group(glyph("steward", at if home else Point(at.x + 15, at.y + 10), STEWARD if home else 27, "piece"), id=id_)


def _way(places: Places, spots: list[str], id_: str) -> str:
    """A line that runs nearly, but not quite, through the middle of each spot. A step sways by its end: a longer way keeps it."""
    sways = [list(islice(hand(f"{id_}-{name}"), 4)) for name in spots]
    bent = [Point(places.spots[name].x + x * 2.5, places.spots[name].y + y * 2.5) for name, (x, y, *_) in zip(spots, sways, strict=True)]
    d = f"M{xy(*bent[0])}"
    for (a, b), (*_, x, y) in zip(pairwise(bent), sways[1:], strict=True):
        d += f"Q{xy((a.x + b.x) / 2 + x * 2.5, (a.y + b.y) / 2 + y * 2.5)} {xy(*b)}"
    return d
