"""The rulebook in words, in the language that is spoken: what the page, the terminal and the documentation show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from emporion.engine.examples import scenes
from emporion.engine.game import Game, Option, written
from emporion.engine.rulebook import Chapter, Example, Item, Leaflet, Picture, Rule, Steps, Text
from emporion.engine.wording import Reader, word_lines
from emporion.text import has, say


class SceneText(Struct, frozen=True):
    """A scene of an example: the log's lines since the last one, then what is to be seen."""

    lines: list[str]
    text: str


class ItemText(Struct, frozen=True, omit_defaults=True):
    """A part of a chapter. `name` is a rule's id, or the name of an example."""

    kind: Literal["rule", "text", "table", "steps", "leaflet", "picture", "example"]
    name: str = ""
    text: str = ""
    """The paragraph, or the title of an example, or what a picture shows, or what a table plays with."""
    lines: list[str] = []
    """The steps of a list; the rows of a rule's table."""
    scenes: list[SceneText] = []


class ChapterText(Struct, frozen=True):
    """A chapter in words."""

    name: str
    title: str
    items: list[ItemText]


TABLE_CHAPTERS = ("variants", "leaflets")
"""The chapters that begin with what a table plays."""


def word_book(game: Game[Any], components: Any, options: Mapping[str, Option] | None = None) -> list[ChapterText]:
    """The whole rulebook of a game, with the figures of these components; that of a table says which options it plays with."""
    values = game.rule_values(components)
    book = [word_chapter(game, chapter, values) for chapter in game.book()]
    if not options:
        return book
    played = ItemText("table", text=word_options(game, options))
    return [replace(chapter, items=[played, *chapter.items]) if chapter.name in TABLE_CHAPTERS else chapter for chapter in book]


def word_options(game: Game[Any], options: Mapping[str, Option]) -> str:
    """What a table plays with, in words."""
    named = []
    for name, value in options.items():
        key = f"web-option-{game.name}-{name}"
        words = f"{key}-{written(value)}"
        named.append({"name": say(key) if has(key) else name, "value": say(words) if has(words) else written(value)})
    return say("book-table", options=named)


def word_chapter(game: Game[Any], chapter: Chapter, values: dict[str, object]) -> ChapterText:
    """A chapter in words."""
    key = f"{game.name}-chapter-{chapter.name}"
    title = say(key) if has(key) else say("book-rules")
    return ChapterText(chapter.name, title, [_word(game, item, values) for item in chapter.items])


def _word(game: Game[Any], item: Item, values: dict[str, object]) -> ItemText:
    name = game.name
    match item:
        case Rule(id):
            return word_rule(game, id, values)
        case Text(part):
            return ItemText("text", text=say(f"{name}-book-{part}"))
        case Steps(part):
            return ItemText("steps", lines=say(f"{name}-book-{part}").split("\n"))
        case Leaflet(id):
            return ItemText("leaflet", id, say(f"{name}-leaflet-{id.lower()}"))
        case Picture():
            return ItemText("picture", text=say(f"{name}-draw-printed-all"))
        case Example(example):
            return _word_example(game, example)


def word_rule(game: Game[Any], rule: str, values: dict[str, object]) -> ItemText:
    """The paragraph of a rule; what follows its first line is a table."""
    text, *rows = say(f"{game.name}-rule-{rule.lower()}", **values).split("\n")
    return ItemText("rule", rule, text, rows)


def _word_example(game: Game[Any], name: str) -> ItemText:
    key = f"{game.name}-example-{name}"
    seat, found = scenes(game, name)
    names = [say("book-player", number=number + 1) for number in range(game.players[-1])]
    texts = []
    for number, scene in enumerate(found):
        words = say(f"{key}-{number}", **scene.values) if has(f"{key}-{number}") else ""
        texts.append(SceneText(word_lines(game.name, scene.lines, Reader(names, seat)), words))
    return ItemText("example", name, say(key), scenes=texts)
