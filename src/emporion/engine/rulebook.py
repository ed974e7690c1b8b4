"""The rulebook of a game: chapters of paragraphs, pictures and examples. A game lists them; clients say and draw them.

The messages of Corinth's book: the title of the chapter "aim" is `corinth-chapter-aim`, the paragraph of rule S4 `corinth-rule-s4`, a
paragraph without a rule `corinth-book-NAME`, a remark on where the leaflets differ `corinth-leaflet-s4`, the title of an example
`corinth-example-NAME`, and what is said at its stops `corinth-example-NAME-0`, `-1` and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from emporion.text import catalogue


class Rule(Struct, frozen=True, tag="rule"):
    """The paragraph of a rule; its id stands in the margin."""

    id: str


class Text(Struct, frozen=True, tag="text"):
    """A paragraph that is no rule: an aim, a summary, a hint for the table."""

    name: str


class Steps(Struct, frozen=True, tag="steps"):
    """A numbered list: every line of the message is a step."""

    name: str


class Leaflet(Struct, frozen=True, tag="leaflet"):
    """A remark on a rule: how the printed leaflets differ, and what is played here."""

    id: str


class Picture(Struct, frozen=True, tag="picture"):
    """The printed boards and pieces."""


class Example(Struct, frozen=True, tag="example"):
    """Some events of a record, stepped through."""

    name: str


Item = Rule | Text | Steps | Leaflet | Picture | Example


class Chapter(Struct, frozen=True):
    """A chapter of the book."""

    name: str
    items: tuple[Item, ...]


def rules(*ids: str) -> Iterator[Rule]:
    """The paragraphs of several rules; "S2-S5" stands for S2, S3, S4 and S5."""
    for first, _, last in (name.partition("-") for name in ids):
        for number in range(int(first[1:]), int(last[1:] or first[1:]) + 1):
            yield Rule(f"{first[0]}{number}")


def rule_ids(chapters: Iterable[Chapter]) -> list[str]:
    """The ids of all rules in the order of the book."""
    return [item.id for chapter in chapters for item in chapter.items if isinstance(item, Rule)]


def plain_book(game: str) -> tuple[Chapter, ...]:
    """The book of a game that lists no chapters: every rule that has a text, in the order of the catalogue."""
    prefix = f"{game}-rule-"
    found = tuple(Rule(key.removeprefix(prefix).upper()) for key in catalogue().keys if key.startswith(prefix))
    return (Chapter("rules", found),) if found else ()


def example_names(chapters: Iterable[Chapter]) -> list[str]:
    """The examples in the order of the book."""
    return [item.name for chapter in chapters for item in chapter.items if isinstance(item, Example)]
