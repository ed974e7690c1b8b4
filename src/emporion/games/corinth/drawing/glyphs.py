"""The small pictures: goods, gold, goats, buildings, Steward, dice. See `emporion/drawing/glyphs.py`."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from emporion.drawing.glyphs import PALE, define_glyphs, star, stroke, use_glyph
from emporion.drawing.svg import Point, circle, element, group, number, path, rect, xy

PREFIX: Final = "corinth-glyph-"
"""Of the ids: drawings of several games can stand in one page."""


def glyph(name: str, at: Point, size: float, class_: str = "") -> str:
    """A glyph of this game of a width, at a place."""
    return use_glyph(PREFIX, name, at, size, class_)


def definitions() -> str:
    """All glyphs, for the head of a document."""
    return define_glyphs(PREFIX, GLYPHS)


def _leaf(angle: float, side: int) -> str:
    """A leaf of the wreath, on one of its two branches."""
    x, y = side * 10 * sin(angle), -10 * cos(angle)
    turn = side * (angle * 180 / pi - 28)
    return element("ellipse", rx=1.5, ry=3.4, transform=f"translate({xy(x, y)}) rotate({number(turn)})")


def _wreath() -> list[str]:
    branch = "M0 10.5 A10.5 10.5 0 0 1 -4.8 -9.3 M0 10.5 A10.5 10.5 0 0 0 4.8 -9.3"
    return [stroke(branch), *(_leaf(0.62 + step * 0.56, side) for side in (-1, 1) for step in range(5))]


_VINE_LEAF = "M0.6 -7 Q0.8 -11.8 5 -11.4 Q6 -9.6 8.6 -10 Q10.6 -7.4 7.4 -5.6 Q3.8 -4.4 0.6 -7 Z"
_JUG = "M-5.4 -11.2 Q-1.5 -9.2 2.8 -11.2 L1.6 -6 Q8.4 -3.2 7.8 3.4 Q7 8.4 3.4 10 L4 11.5 H-5 L-4.4 10 Q-9.6 8 -9.6 2.6 Q-9.4 -3.4 -3.4 -6 Z"
_ROLL = "M-10.6 -5.8 H5 A6.4 6.4 0 0 1 5 7 H-10.6 Z"
_BOWL = "M-11 -1.4 H11 Q10.4 6 3.6 7.8 L5.2 11 H-5.2 L-3.6 7.8 Q-10.4 6 -11 -1.4 Z"
_HEAP = "M-8.4 -1.4 Q-7 -5.4 -3.6 -6.4 Q-2 -10.8 0 -10.8 Q2 -10.8 3.6 -6.4 Q7 -5.4 8.4 -1.4 Z"
_FACE = "M-4.6 -3.2 Q0 -6 4.6 -3.2 Q5 3 2.8 7.4 Q0 9.2 -2.8 7.4 Q-5 3 -4.6 -3.2 Z"
_HELMET = "M-5 5.6 Q-6.4 -6.6 0 -7 Q6.4 -6.6 5 5.6 L1.6 7 L0 4.4 L-1.6 7 Z"
_BEARD = "M-2.4 7.6 Q-1.6 11 0 11.8 Q1.6 11 2.4 7.6 Q0 9.4 -2.4 7.6 Z"
_HORNS = "M-1 -4.9 Q-2 -11.4 -9.4 -11.6 Q-11.2 -9 -9.8 -6.4 Q-8.6 -9 -6.4 -8.2 Q-4.8 -7 -4.6 -3.2 Z "
_HORNS += "M1 -4.9 Q2 -11.4 9.4 -11.6 Q11.2 -9 9.8 -6.4 Q8.6 -9 6.4 -8.2 Q4.8 -7 4.6 -3.2 Z"
_EARS = "M-4.8 -2 Q-9 -3.4 -11.2 0.4 Q-7.6 2.2 -4.8 0.6 Z M4.8 -2 Q9 -3.4 11.2 0.4 Q7.6 2.2 4.8 0.6 Z"
_CLOAK = "M-3 -4.4 Q0 -3 3 -4.4 Q6.4 -2.6 6.2 2 L7 11.5 H-6.4 L-5.6 2 Q-6 -2.6 -3 -4.4 Z"
_HULL = "M-21 -3 Q-17 -2 -16 1 H13 Q17 0 18 -6 Q21 -5 20.4 -1 Q19 7.4 12 8.4 H-12 Q-19 7 -21 -3 Z"
_SAIL = "M-9 -13.4 H7 Q11 -8 7 -2.6 H-9 Q-5 -8 -9 -13.4 Z"

GLYPHS: Final[dict[str, list[str]]] = {
    "orange": [path(_HEAP, fill=PALE), path(_BOWL), stroke("M-3 -4.4 h.01 M0 -7.4 h.01 M2.8 -4 h.01 M-9.8 2.4 Q0 5 9.8 2.4")],
    "blue": [
        path(_ROLL),
        stroke("M-7.8 -5.8 V7 M-5.4 -5.8 V7 M-2.4 -2.2 L-4 0.6 L-2.4 3.4 L-0.8 0.6 Z"),
        stroke("M-10.6 -4.2 h-1.4 M-10.6 -1 h-1.4 M-10.6 2.2 h-1.4 M-10.6 5.4 h-1.4"),
        circle(5, 0.6, 6.4, fill=PALE),
        stroke("M5 0.6 Q6.6 -0.6 7 1 Q6.8 3.4 4.4 3 Q1.8 2 2.6 -0.8 Q4.2 -3.8 7.6 -2.6"),
    ],
    "purple": [
        stroke("M0 -5 Q0.4 -9 -2.6 -11.4"),
        path(_VINE_LEAF, fill=PALE),
        *(circle(x, y, 3.5) for x, y in ((-6.4, -2.8), (6.4, -2.8), (0, -2.8), (-3.3, 2.8), (3.3, 2.8), (0, 8.2))),
    ],
    "green": [
        stroke("M2.6 -10 Q10.8 -11 9.6 -3.4 Q9.2 -1.4 7.2 -0.6"),
        path(_JUG),
        stroke("M-6.4 3.8 Q-1 5 4.6 0.6 M-3.4 4.2 l-1.2 -3 M0.6 3 l-1 -3.2 M-1.6 4.2 l2 2.6"),
    ],
    "gold": [circle(0, 0, 11), path(_HELMET), stroke("M-3.6 0.4 H3.6 M0 0.4 V4.4")],
    "goats": [
        path(_EARS),
        path(_HORNS, fill=PALE),
        path(_BEARD, fill=PALE),
        path(_FACE),
        stroke("M-2.4 -0.2 v1.2 M2.4 -0.2 v1.2 M-1 6 h.01 M1 6 h.01"),
    ],
    "steward": [stroke("M9 -9 V11.5"), path(_CLOAK), circle(0, -7.4, 3.8), stroke("M-4 1 Q0 4.4 5.4 -1.6")],
    "sun": [path(star(8, 10.5, 4.2)), circle(0, 0, 3.4, fill=PALE)],
    "wreath": _wreath(),
    "ship": [
        stroke("M-1 -15.6 V1 M-12 8 l-4 5 M-6 8.4 l-4 5 M0 8.4 l-4 5 M6 8.4 l-4 5"),
        path(_SAIL, fill=PALE),
        path(_HULL),
        stroke("M-15.6 4.6 H16.6"),
    ],
    "temple": [
        path("M-11.5 -4.4 L0 -11.4 L11.5 -4.4 Z"),
        rect(-10.2, -4.4, 20.4, 2.4, fill=PALE),
        *(rect(x, -2, 2.6, 9.6, fill=PALE) for x in (-9.4, -4.2, 1.6, 6.8)),
        path("M-10.4 7.6 H10.4 V9.4 H11.6 V11.4 H-11.6 V9.4 H-10.4 Z"),
    ],
    "warehouse": [
        rect(-9.8, -3.6, 19.6, 15, fill=PALE),
        path("M-11.6 -3.4 L-7.4 -10.6 H7.4 L11.6 -3.4 Z"),
        stroke("M-4.2 -10.6 L-5.6 -3.4 M0 -10.6 V-3.4 M4.2 -10.6 L5.6 -3.4"),
        path("M-4 11.4 V3.4 A4 4 0 0 1 4 3.4 V11.4 Z"),
        stroke("M0 -0.6 V11.4 M-7.6 0 h1.6 M6 0 h1.6"),
    ],
    "stable": [
        rect(-9.8, -4.6, 19.6, 16, fill=PALE),
        path("M-11.6 -4.4 L-11 -8 L0 -11 L11 -8 L11.6 -4.4 Z"),
        rect(-6.6, -1.6, 13.2, 5.6),
        stroke("M-6.6 4 V11.4 M6.6 4 V11.4 M-6.6 4 L6.6 11.4 M6.6 4 L-6.6 11.4 M0 -1.6 V4"),
    ],
    "store": [
        rect(-9.4, -4, 18.8, 15.4, fill=PALE),
        path("M-10 -10.6 H10 L11.6 -4 Q9.7 -1 7.7 -4 Q5.8 -1 3.9 -4 Q1.9 -1 0 -4 Q-1.9 -1 -3.9 -4 Q-5.8 -1 -7.7 -4 Q-9.7 -1 -11.6 -4 Z"),
        stroke("M-6.6 -10.6 L-7.7 -4 M-3.3 -10.6 L-3.9 -4 M0 -10.6 V-4 M3.3 -10.6 L3.9 -4 M6.6 -10.6 L7.7 -4"),
        path("M-9.4 5.4 H9.4 V11.4 H-9.4 Z"),
        circle(-3.4, 2.8, 2.2, fill="none"),
        circle(2.6, 2.8, 2.2, fill="none"),
    ],
}

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int, color: str, at: Point, size: float, id_: str | None = None) -> str:
    """A die that shows a value, white or yellow."""
    half, step = size / 2, size * 0.26
    face = rect(at.x - half, at.y - half, size, size, f"die {color}-die", rx=size * 0.18)
    return group(face, *(circle(at.x + x * step, at.y + y * step, size * 0.09, "pip") for x, y in PIPS[value]), id=id_)


def meander(x: float, y: float, width: float) -> str:
    """A potter's band: black key on clay."""
    units = int(width // 16)
    start = x + (width - units * 16) / 2 + 2.5
    keys = "".join(f"M{xy(start + i * 16, y + 9.5)} v-7 h9 v5 h-5 v-2 h2" for i in range(units))
    return group(rect(x, y, width, 12, "clay"), path(f"{keys}M{xy(x, y + 9.5)} h{number(width)}", "key"))
