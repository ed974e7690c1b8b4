"""Pieces of SVG as text, for every game's drawing. All that comes from outside passes `plain`, so every piece is well formed."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from math import ceil
from typing import NamedTuple

Value = str | float | None

# XML has no place for these characters, not even escaped; a corrected components file may hold them.
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)


def plain(words: str) -> str:
    """Words as XML text that is safe inside and outside quotes."""
    return html.escape(_UNPRINTABLE.sub("\ufffd", words))


def number(value: float) -> str:
    """A coordinate, to a hundredth of a unit."""
    return f"{round(value, 2) + 0.0:.10g}"


def xy(x: float, y: float) -> str:
    """A point of a path."""
    return f"{number(x)} {number(y)}"


def element(name: str, *inside: str, **attributes: Value) -> str:
    """An element around finished pieces. `class_` and `stroke_width` become class and stroke-width; None leaves one out."""
    written = "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def _attribute(key: str, value: str | float) -> str:
    text = plain(value) if isinstance(value, str) else number(value)
    return f' {key.strip("_").replace("_", "-")}="{text}"'


def group(*inside: str, **attributes: Value) -> str:
    """Pieces that belong together."""
    return element("g", *inside, **attributes)


def title(words: str) -> str:
    """What a group is: read aloud, and shown when a pointer rests on it."""
    return element("title", plain(words))


def text(words: str, x: float, y: float, class_: str, **attributes: Value) -> str:
    """One line of text."""
    return element("text", plain(words), x=x, y=y, class_=class_, **attributes)


def path(d: str, class_: str | None = None, **attributes: Value) -> str:
    """A line or an outline."""
    return element("path", d=d, class_=class_, **attributes)


def circle(x: float, y: float, r: float, class_: str | None = None, **attributes: Value) -> str:
    return element("circle", cx=x, cy=y, r=r, class_=class_, **attributes)


def rect(x: float, y: float, width: float, height: float, class_: str | None = None, **attributes: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, class_=class_, **attributes)


def wrapped(words: str, most: int) -> list[str]:
    """Words in lines of at most `most` characters, where their spaces allow it; no-break spaces do not."""
    lines: list[str] = []
    for word in filter(None, re.split(r"[ \t\n]+", words)):
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def moved(to: Point) -> str:
    """A transform: what is drawn about the origin lies at a place."""
    return f"translate({xy(*to)})"


def grid(count: int, room: Box, largest: float) -> tuple[list[Point], float]:
    """Places for `count` things in the middle of a room, row by row, and the width of each: as large as fits, in few rows."""

    def pitch(columns: int) -> float:
        return min(room.width / columns, room.height / ceil(count / columns), largest)

    if not count:
        return [], largest
    columns = max(range(1, count + 1), key=lambda columns: (pitch(columns), -ceil(count / columns), -columns))
    width = pitch(columns)
    left = room.middle.x - columns * width / 2
    top = room.middle.y - ceil(count / columns) * width / 2
    return [Point(left + (i % columns + 0.5) * width, top + (i // columns + 0.5) * width) for i in range(count)], width


def hand(id_: str) -> Iterator[float]:
    """A hand's irregularities, from -1 to 1, fixed by the id of what is drawn."""
    state = 2166136261
    for byte in id_.encode():
        state = (state ^ byte) * 16777619 & 0xFFFFFFFF
    while True:
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        yield state / 2**31 - 1


def curve(points: list[Point]) -> str:
    """A smooth line through points."""
    return f"M{xy(*points[0])}" + "".join(bends(points))


def bends(points: list[Point], digits: int = 2) -> Iterator[str]:
    """The parts of a smooth line from each point to the next, with so many decimals."""
    padded = [points[0], *points, points[-1]]
    for before, a, b, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = Point(a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6)
        second = Point(b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6)
        yield "C" + " ".join(xy(round(point.x, digits), round(point.y, digits)) for point in (first, second, b))


def style(scope: str, rules: Mapping[str, str]) -> str:
    """Classes, all under the class `scope` of the document, for a page to override."""
    return element("style", "\n".join(f"{_scope(scope, selectors)}{{{declarations}}}" for selectors, declarations in rules.items()))


def _scope(scope: str, selectors: str) -> str:
    return ",".join(f".{scope} {one}".strip() for one in selectors.split(","))


def document(scope: str, size: Point, name: str, description: str, *pieces: str) -> str:
    """A whole picture with its name and, for those who do not see it, its description. `scope` is its class and begins these two ids."""
    return element(
        "svg",
        element("title", plain(name), id=f"{scope}-title"),
        element("desc", plain(description), id=f"{scope}-desc"),
        *pieces,
        xmlns="http://www.w3.org/2000/svg",
        class_=scope,
        role="img",
        aria_labelledby=f"{scope}-title {scope}-desc",
        width=size.x,
        height=size.y,
        viewBox=f"0 0 {xy(*size)}",
    )
