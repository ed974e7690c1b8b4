"""Small pictures that are drawn once, about the origin, and used many times.

A glyph's outline and main color come from where it is used; its pale parts are `currentColor`, the paper. A game has a table of its glyphs
and a prefix for their ids, because drawings of several games may stand in one page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Final

from emporion.drawing.svg import Point, element, group, number, path, xy

LINE: Final = 1.2
"""Ink has the same weight in glyphs of every size, except the very small ones."""
UNIT: Final = 24.0
"""A glyph fills a square of this width."""
PALE: Final = "currentColor"


def use_glyph(prefix: str, name: str, at: Point, size: float, class_: str = "") -> str:
    """A glyph of a width, at a place."""
    scale = size / UNIT
    where = f"translate({xy(*at)}) scale({number(scale)})"
    line = min(LINE, size * 0.06) / scale
    return element("use", href=f"#{prefix}{name}", class_=f"glyph {class_}".strip(), transform=where, stroke_width=line)


def define_glyphs(prefix: str, glyphs: Mapping[str, Sequence[str]]) -> str:
    """All glyphs of a game, for the head of a document."""
    return element("defs", *(group(*parts, id=f"{prefix}{name}") for name, parts in glyphs.items()))


def stroke(d: str) -> str:
    """A line that encloses nothing."""
    return path(d, fill="none")


def star(points: int, outer: float, inner: float) -> str:
    """The outline of a star."""
    tips = [(outer if i % 2 == 0 else inner, i * pi / points) for i in range(2 * points)]
    return "M" + " L".join(xy(r * sin(a), -r * cos(a)) for r, a in tips) + " Z"
