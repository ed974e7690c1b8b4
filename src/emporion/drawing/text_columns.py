"""Lines of styled text for boards in the terminal, their widths, and the order of the seats. Every line prints as Rich markup."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from unicodedata import combining, east_asian_width

Piece = tuple[str, str]
"""A text and its style; "" is plain."""
StyledLine = list[Piece]


def length(line: StyledLine) -> int:
    """The columns that a line takes."""
    return sum(columns(text) for text, _ in line)


def padded(line: StyledLine, width: int) -> StyledLine:
    """A line on at least so many columns."""
    return [*line, (" " * (width - length(line)), "")]


def clipped(text: str, width: int) -> str:
    """A text on exactly so many columns of the terminal."""
    while columns(text) > width:
        text = text.removesuffix("…")[:-1] + "…"
    return text + " " * (width - columns(text))


def columns(text: str) -> int:
    """The columns that a text takes: wide characters take two."""
    return sum(0 if combining(character) else 2 if east_asian_width(character) in "WF" else 1 for character in text)


def wrapped(head: StyledLine, items: Sequence[StyledLine], width: int, between: str = "  ") -> list[StyledLine]:
    """The items after a head, on as many lines as they need, each beginning below the first item."""
    edge = length(head)
    found: list[StyledLine] = [list(head)]
    for number, item in enumerate(items):
        full = length(found[-1]) + columns(between) + length(item) > width
        if number and full:
            found.append([(" " * edge, "")])
        elif number:
            found[-1].append((between, ""))
        found[-1] += item
    return found


def seats_viewer_last(players: int, viewer: int | None) -> Iterator[int]:
    """The seats clockwise; the viewer's comes last, nearest to the question."""
    after = 0 if viewer is None else viewer + 1
    for i in range(players):
        yield (after + i) % players


_TAG = re.compile(r"(\\*)(\[[a-z#/@][^[]*?\])")
_LAST = re.compile(r"\\+$")


def markup(line: StyledLine) -> str:
    """The line in Rich markup; what looks like markup in a text is taken literally."""
    return "".join(f"[{style}]{_escape(text)}[/]" if style else _escape(text) for text, style in line).rstrip()


def _escape(text: str) -> str:
    text = _TAG.sub(r"\1\1\\\2", text)
    return _LAST.sub(lambda end: end[0] * 2, text)
