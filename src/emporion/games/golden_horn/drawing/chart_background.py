"""The ground of the sea chart: sea, coasts, rhumb lines, compass rose and border. The same on every board."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from emporion.drawing.glyphs import star
from emporion.drawing.svg import Box, Point, bends, circle, group, hand, moved, number, path, rect, xy
from emporion.games.golden_horn.drawing.places import BORDER, CHART, ROSE, TALL, Layout

# The corners of the coasts; a steady hand draws the bays between them.
LANDS: Final[dict[str, list[tuple[float, float]]]] = {
    "balkans": [
        *((388, -30), (404, 60), (428, 130), (458, 200), (500, 270), (552, 334), (606, 384), (598, 424), (618, 454)),
        *((660, 458), (696, 464), (736, 458), (774, 454), (794, 424), (786, 384)),
        *((842, 334), (890, 270), (934, 200), (964, 130), (986, 60), (1006, -30)),
    ],
    "italy": [
        *((-30, 650), (-30, -30), (266, -30), (258, 120), (252, 220), (254, 330), (258, 430), (266, 500), (274, 570), (290, 650)),
    ],
    "thrace": [
        *((1422, 650), (1422, -30), (1128, -30), (1134, 110), (1140, 210), (1138, 330), (1134, 430), (1124, 510), (1128, 580), (1112, 650)),
    ],
    "crete": [(886, 516), (926, 494), (990, 486), (1052, 490), (1090, 512), (1088, 548), (1050, 568), (990, 574), (924, 568), (892, 548)],
}
TALL_LANDS: Final[dict[str, list[tuple[float, float]]]] = {
    "italy": [(-30, -30), (670, -30), (670, 204), (596, 212), (500, 218), (380, 214), (250, 219), (130, 214), (60, 220), (-30, 214)],
    "thrace": [(-30, 790), (670, 790), (670, 550), (596, 542), (500, 537), (380, 541), (250, 536), (130, 542), (60, 535), (-30, 541)],
    "balkans": [
        *((670, 312), (560, 308), (460, 313), (360, 309), (260, 311), (190, 308), (150, 326), (138, 356), (150, 378)),
        *((136, 402), (150, 432), (200, 446), (280, 441), (380, 446), (480, 441), (580, 446), (670, 442)),
    ],
}
BROAD_LANDS: Final[dict[str, list[tuple[float, float]]]] = {
    "italy": [(-30, -30), (1150, -30), (1150, 120), (1060, 125), (900, 129), (720, 124), (540, 130), (330, 125), (130, 129), (-30, 124)],
    "thrace": [(-30, 530), (1150, 530), (1150, 380), (1060, 375), (900, 371), (720, 376), (540, 371), (330, 375), (130, 371), (-30, 376)],
    "balkans": [
        *((1150, 214), (1040, 218), (900, 213), (760, 218), (620, 213), (480, 218), (360, 214), (296, 222), (270, 240)),
        *((272, 256), (300, 276), (370, 281), (480, 276), (620, 281), (760, 276), (900, 281), (1040, 276), (1150, 280)),
    ],
}

_LILY = "M0 -92 Q-4 -83 0 -74 Q4 -83 0 -92 Z M-1.5 -76 Q-9 -76 -8.5 -84 Q-4.5 -83 -1.5 -76 Z "
_LILY += "M1.5 -76 Q9 -76 8.5 -84 Q4.5 -83 1.5 -76 Z M-5 -73 H5"


def sea(board: Layout) -> str:
    """Everything below tiles and ports."""
    chart = board.rows.chart if board.rows else CHART
    lands = LANDS if board.rows is None else TALL_LANDS if board.rows is TALL else BROAD_LANDS
    edge = Box(BORDER, BORDER, chart.width - 2 * BORDER, chart.height - 2 * BORDER)
    at, small = _rose_spot(board)
    drawn = [_land(name, [Point(*corner) for corner in corners], edge) for name, corners in lands.items()]
    ground = rect(0, 0, chart.width, chart.height, "sheet", rx=6)
    return group(ground, rect(*edge, "sea"), *drawn, _rhumbs(at, edge), _rose(at, small), _border(chart, edge), id="sea")


def _rose_spot(board: Layout) -> tuple[Point, float]:
    """Where the compass rose lies, and how large it is."""
    rows = board.rows
    if rows is None:
        return ROSE, 1
    return (rows.rose_beside, rows.rose_beside_scale) if board.dominio else (rows.rose, rows.rose_scale)


def _coast(corners: list[Point], id_: str) -> list[Point]:
    """Points along a line, every dozen units, each a little off."""
    sway, found = hand(id_), [corners[0]]
    for a, b in pairwise(corners):
        steps = max(1, round(hypot(b.x - a.x, b.y - a.y) / 13))
        for step in range(1, steps + 1):
            part = step / steps
            found.append(Point(a.x + (b.x - a.x) * part + next(sway) * 4.5, a.y + (b.y - a.y) * part + next(sway) * 4.5))
    return found


def _inside(point: Point, edge: Box) -> Point:
    return Point(min(max(point.x, edge.x), edge.x + edge.width), min(max(point.y, edge.y), edge.y + edge.height))


def _land(id_: str, corners: list[Point], edge: Box) -> str:
    """A land with a line of shallow water before its coast."""
    d = _outline([_inside(point, edge) for point in _coast([*corners, corners[0]], id_)], edge)
    return group(path(d, "shallows"), path(d, "land"), id=f"land-{id_}")


def _outline(points: list[Point], edge: Box) -> str:
    """A land as a short path, for which every first look at a board waits: straight along the edges of the chart, to a tenth of a unit."""
    d = f"M{xy(*points[0])}"
    for bend, a, b, after in zip(bends(points, digits=1), points, points[1:], [*points[2:], points[1]], strict=False):
        if not _is_along(edge, a, b):
            d += bend
        elif not _is_along(edge, a, b, after):
            d += f"L{xy(*b)}"
    return d + "Z"


def _is_along(edge: Box, *points: Point) -> bool:
    """Whether points lie on one side of the edge."""
    columns, rows = {point.x for point in points}, {point.y for point in points}
    return columns in ({edge.x}, {edge.x + edge.width}) or rows in ({edge.y}, {edge.y + edge.height})


def _clip(a: Point, b: Point, edge: Box) -> str:
    """The part of a line within the chart, as a path."""
    enter, leave = 0.0, 1.0
    for start, way, low, high in ((a.x, b.x - a.x, edge.x, edge.x + edge.width), (a.y, b.y - a.y, edge.y, edge.y + edge.height)):
        if way:
            first, last = sorted(((low - start) / way, (high - start) / way))
            enter, leave = max(enter, first), min(leave, last)
        elif not low <= start <= high:
            return ""
    if enter >= leave:
        return ""
    return "".join(f"{letter}{xy(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)}" for letter, part in (("M", enter), ("L", leave)))


def _rhumbs(rose: Point, edge: Box) -> str:
    """Lines of the winds from the rose, and between sixteen points on a circle about it, as the old charts have them."""
    around = [Point(rose.x + 600 * sin(i * pi / 8), rose.y + 600 * cos(i * pi / 8)) for i in range(16)]
    rays = [_clip(rose, Point(rose.x + 1500 * sin(i * pi / 16), rose.y + 1500 * cos(i * pi / 16)), edge) for i in range(32)]
    chords = [_clip(around[i], around[(i + skip) % 16], edge) for skip in (3, 5, 6, 7) for i in range(16)]
    return group(path("".join(chords), "rhumb far"), path("".join(rays), "rhumb"), id="rhumbs")


def _rose(at: Point, scale: float) -> str:
    """The compass rose: sixteen points, the main ones half dark, a lily to the north."""
    return group(
        circle(0, 0, 56, "rose-ring filled"),
        path(star(16, 52, 22), "clay glyph"),
        circle(0, 0, 36, "rose-ring filled"),
        group(_points(50, 13), transform="rotate(45)"),
        _points(68, 14),
        circle(0, 0, 5, "blank"),
        path(_LILY, "black glyph"),
        id="compass-rose",
        transform=moved(at) if scale == 1 else f"{moved(at)} scale({number(scale)})",
    )


def _points(reach: float, notch: float) -> str:
    """Four points of the rose, one half of each dark."""
    tips = [(i * pi / 2, i * pi / 2 + pi / 4) for i in range(4)]
    halves = [f"M0 0 L{xy(reach * sin(a), -reach * cos(a))} L{xy(notch * sin(b), -notch * cos(b))} Z" for a, b in tips]
    return path(star(4, reach, notch), "blank") + path("".join(halves), "black")


def _border(chart: Box, edge: Box) -> str:
    """A scale of leagues round the chart, black and pale by turns."""
    middle = BORDER / 2
    columns, rows = 2 * round(edge.width / 57), 2 * round(edge.height / 60)
    long, high = edge.width / columns, edge.height / rows
    across = [f"M{xy(BORDER + 2 * i * long, y)} h{number(long)}" for y in (middle, chart.height - middle) for i in range(columns // 2)]
    down = [f"M{xy(x, BORDER + 2 * i * high)} v{number(high)}" for x in (middle, chart.width - middle) for i in range(rows // 2)]
    margin = rect(middle, middle, chart.width - BORDER, chart.height - BORDER, "margin", rx=4)
    return margin + rect(0, 0, chart.width, chart.height, "frame", rx=6) + path("".join(across + down), "leagues") + rect(*edge, "frame")
