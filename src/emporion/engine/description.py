"""A position in words: sections of lines about everything that a seat may know.

A game makes its description in `description.py` from the view of a seat, the printed components and the known points, and from nothing
else: it tells no seat more than the view. The first effect of a line is a sentence, `GAME-says-TYPE`, the others are phrases that follow
it, `GAME-gives-TYPE`. Each line has a detail: the least of `DETAILS` at which it is said. Each section has a topic, the word by which a
person asks for it (`GAME-word-TOPIC`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from emporion.engine.lines import Line
from emporion.engine.wording import Reader, tag, values, word_line
from emporion.text import say

Detail = Literal["brief", "normal", "full"]
DETAILS: tuple[Detail, ...] = ("brief", "normal", "full")


class Said(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of a description, and the least detail at which it is said."""

    line: tuple[Any, ...]
    """Effects: the first is the sentence, the others are phrases that follow it."""
    detail: Detail = "normal"


class Section(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is said about one part of a position."""

    topic: str
    """The part of the board: a client asks for a section by the word of its topic."""
    heading: Any
    """An effect whose sentence is the heading."""
    lines: list[Said]
    seat: int | None = None
    """The seat that the section is about, if it is about one."""


def word_section(game: str, section: Section, reader: Reader, detail: Detail = "full") -> tuple[str, list[str]]:
    """The heading of a section and its lines, as far as they are said at this detail."""
    said = [said.line for said in section.lines if DETAILS.index(said.detail) <= DETAILS.index(detail)]
    return word_heading(game, section, reader), [words for line in said if (words := word_said(game, line, reader)) is not None]


def word_said(game: str, line: Line, reader: Reader) -> str | None:
    """A line of a description in words."""
    return word_line(game, line, reader, "says")


def word_heading(game: str, section: Section, reader: Reader) -> str:
    """The heading of a section in words."""
    return say(f"{game}-says-{tag(section.heading)}", **values(section.heading, reader))


def about(sections: Sequence[Section], topic: str, seat: int | None = None) -> list[Section]:
    """The sections of a topic; with a seat, only what is said about that seat."""
    found = [section for section in sections if section.topic == topic]
    if seat is None:
        return found
    own = [section for section in found if section.seat == seat]
    return own or [
        msgspec.structs.replace(section, lines=lines)
        for section in found
        if section.seat is None and (lines := [said for said in section.lines if getattr(said.line[0], "seat", None) == seat])
    ]
