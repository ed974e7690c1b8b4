"""The small pictures: shapes, cubes, figures, bag, cities, towers. See `emporion/drawing/glyphs.py`."""

from __future__ import annotations

from typing import Final

from emporion.drawing.glyphs import PALE, define_glyphs, star, stroke, use_glyph
from emporion.drawing.svg import Point, circle, group, path, rect, xy
from emporion.games.golden_horn.codes import COLORS, MODONE

PREFIX: Final = "horn-"
"""Begins the ids of glyphs: drawings of several games may stand in one page."""


def glyph(name: str, at: Point, size: float, class_: str = "") -> str:
    """A glyph of this game of a width, at a place."""
    return use_glyph(PREFIX, name, at, size, class_)


def definitions() -> str:
    """All glyphs, for the head of a document."""
    return define_glyphs(PREFIX, GLYPHS)


_WAVE = "M-11.5 0 C-8 -10.5 -3.6 -9 0 -3 C3.6 3 7.6 3.6 11.5 -5.5 V1.5 C8 12 3.6 10.5 0 4.5 C-3.6 -1.5 -7.6 -2.4 -11.5 7 Z"

SHAPES: Final = {
    "yellow": circle(0, 0, 9.6),
    "pink": path("M0 -11.6 L9 0 L0 11.6 L-9 0 Z"),
    "green": path("M0 -10.4 L11 9 H-11 Z"),
    "red": path("M-8.8 -8.8 H8.8 V8.8 H-8.8 Z"),
    "blue": path(_WAVE),
    "orange": path(star(5, 11.8, 5.2)),
}
"""Each color has a shape and is never without it."""


def _cube(mark: str) -> list[str]:
    """A cube seen from the front, a little from above and from the right."""
    top, side = "M-11.5 -6 L-6 -11.5 H11.5 L6 -6 Z", "M6 -6 L11.5 -11.5 V6 L6 11.5 Z"
    faces = [path("M-11.5 -6 H6 V11.5 H-11.5 Z"), path(top), path(side)]
    light = [path(top, fill=PALE, fill_opacity=0.45, stroke="none"), path(side, fill="#000", fill_opacity=0.22, stroke="none")]
    edges = stroke(f"{top} {side}")
    return [*faces, *light, edges, group(mark, fill=PALE, transform="translate(-2.75 2.75) scale(.52)", stroke_width=1.7)]


def _dome(x: float, y: float, r: float) -> str:
    return path(f"M{xy(x - r, y)} A{xy(r, r)} 0 0 1 {xy(x + r, y)} Z")


def _windows(*at: tuple[float, float]) -> str:
    return stroke(" ".join(f"M{xy(x, y)} v2.2" for x, y in at))


_VENICE = [
    rect(-15.6, -9, 4.6, 20, fill=PALE),
    path("M-16.4 -9 L-13.3 -17.6 L-10.2 -9 Z"),
    rect(-9, 0, 25, 11, fill=PALE),
    *(_dome(x, 0, r) for x, r in ((-4.6, 3.8), (3.5, 4.6), (11.6, 3.8))),
    stroke("M-4.6 -3.8 v-2.4 M3.5 -4.6 v-3.4 M11.6 -3.8 v-2.4 M-14.6 -5.6 h2.6"),
    *(path(f"M{xy(x, 11)} v-4 a2.1 2.1 0 0 1 4.2 0 v4 Z") for x in (-6.8, 1.4, 9.6)),
]
_CONSTANTINOPLE = [
    rect(-11, -2, 22, 8, fill=PALE),
    _dome(0, -4.4, 8.2),
    rect(-8.4, -4.4, 16.8, 2.4, fill=PALE),
    _dome(-8.8, -2, 2.6),
    _dome(8.8, -2, 2.6),
    stroke("M0 -12.6 v-4.4 M-1.6 -15.4 h3.2"),
    path(
        "M-16.5 11.5 V3.4 h2.2 v1.8 h2.2 V3.4 h2.2 v1.8 h2.2 V3.4 h2.2 v1.8 h2.2 V3.4 h2.2 v1.8 h2.2 V3.4 h2.2 v1.8 h2.2 "
        "V3.4 h2.2 v1.8 h2.2 V3.4 h2.2 v1.8 h2.2 V3.4 h2.2 v8.1 Z"
    ),
    path("M-2.4 11.5 V9 a2.4 2.4 0 0 1 4.8 0 v2.5 Z", fill=PALE),
]
_CASTLE = [
    rect(-8, -2, 16, 13, fill=PALE),
    path("M-12 11 V-9 h2 v2 h2 v-2 h2 v2 h2 V11 Z M12 11 V-9 h-2 v2 h-2 v-2 h-2 v2 h-2 V11 Z"),
    path("M-2.6 11 V6 a2.6 2.6 0 0 1 5.2 0 v5 Z"),
    _windows((-8, -2), (8, -2)),
]
_TOWER = [
    path("M-6 11.5 L-5 -4 H5 L6 11.5 Z"),
    path("M-7.4 -4 V-11.5 H-4 V-9 H-1.7 V-11.5 H1.7 V-9 H4 V-11.5 H7.4 V-4 Z"),
    path("M-2 11.5 V7 a2 2 0 0 1 4 0 v4.5 Z", fill=PALE),
    _windows((0, -1.4)),
]
_MERCENARY = [
    stroke("M8.6 -11.6 V11.5"),
    path("M8.6 -12 l1.7 3.8 h-3.4 Z"),
    path("M-5.6 11.5 L-4.6 -2.4 Q0 -5.4 4.6 -2.4 L5.6 11.5 Z"),
    circle(0, -6, 3.3, fill=PALE),
    path("M-4 -6.4 Q-3.6 -11.6 0 -11.8 Q3.6 -11.6 4 -6.4 Z"),
    circle(-3.6, 3.6, 4.8, fill=PALE),
    stroke("M-3.6 -1.2 v9.6 M-8.4 3.6 h9.6"),
]
_PEASANT = [
    stroke("M-8.2 -5 V11.5 M-10.6 -10.4 V-7.4 Q-10.6 -5 -8.2 -5 Q-5.8 -5 -5.8 -7.4 V-10.4 M-8.2 -10.4 V-5"),
    path("M-4.4 11.5 Q-4.6 0 -3 -2 Q0.4 -4.2 4 -2 Q7.4 1 7 11.5 Z"),
    circle(0.8, -5.6, 3.2, fill=PALE),
    path("M-5.6 -6.8 Q-2.4 -8 -2 -9.6 Q0.8 -12.8 3.6 -9.6 Q4 -8 7.2 -6.8 Q0.8 -5 -5.6 -6.8 Z"),
]
_BAG = [
    path("M-4.4 -6.6 Q-12.4 1 -10.4 8.4 Q-9 11.6 0 11.6 Q9 11.6 10.4 8.4 Q12.4 1 4.4 -6.6 Z"),
    path("M-4.4 -6.6 Q-7.4 -10 -6 -11.6 Q-3 -9.8 -1.6 -11.6 Q0 -10 1.6 -11.6 Q3 -9.8 6 -11.6 Q7.4 -10 4.4 -6.6 Z"),
    stroke("M-4.8 -6.4 Q0 -4.6 4.8 -6.4 M4.6 -6 q3 1 3 4 M-6 1 Q-7.6 4 -6.6 7.6"),
]

GLYPHS: Final[dict[str, list[str]]] = {
    **{name: [shape] for name, shape in SHAPES.items()},
    **{f"cube-{name}": _cube(SHAPES[name]) for name in COLORS},
    "crate": [_cube("")[i] for i in range(6)] + [stroke("M-11.5 -0.2 H6 M-11.5 5.6 H6")],
    "venice": _VENICE,
    "constantinople": _CONSTANTINOPLE,
    MODONE: _CASTLE,
    "tower": _TOWER,
    "mercenaries": _MERCENARY,
    "peasants": _PEASANT,
    "bag": _BAG,
    "turn": [stroke("M7 6.4 A8.6 8.6 0 1 1 8.6 -0.4 M11.6 -4 L8.6 0.4 L4.6 -3.2")],
}
