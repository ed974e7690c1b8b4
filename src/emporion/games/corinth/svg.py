"""Pieces of SVG as text. Everything that comes from outside passes `plain`, so every piece is well formed."""

from __future__ import annotations

import html
import re

Value = str | float | None

# XML has no place for these characters, not even escaped; a corrected components file may hold them.
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def plain(words: str) -> str:
    """Words as XML text that is safe inside and outside quotes."""
    return html.escape(_UNPRINTABLE.sub("\ufffd", words))


def heading(name: str) -> str:
    """A name as it begins a line."""
    return name[:1].upper() + name[1:]


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
    """Words in lines of at most `most` characters, where their spaces allow it."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
