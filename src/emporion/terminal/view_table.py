"""A game without a board of its own in the terminal: the fields of its view as a table.

The label of a field is the message `GAME-field-NAME`, that of a value `GAME-value-ID`; without one the name itself is shown. The message
of an id with numbers is found without them, and gets them by the letters before them: `r2c5` is `GAME-value-rc` with `$r` and `$c`. A field
whose values say nothing by themselves has a message `GAME-shows-NAME`, which gets `$value` and, if that is a seat, `$player`. A field
that the game names in `seat_fields` has a column for each player. `web/parts/viewtables.js` uses the same messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from emporion.engine.game import Game
from emporion.text import has, join, say

HIDDEN_FIELDS = ("seat", "actor", "point")
"""The question says these already."""
EMPTY = "–"
ID_PART = re.compile("([a-z]+)([0-9]+)")


def view_table(game: Game[Any], view: Any, names: Sequence[str], scores: Sequence[int | None]) -> Table:
    """The fields of a view, and the points as far as they are known."""
    table = Table(box=None, padding=(0, 2))
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    words = _Words(game.name, names)
    for name, value in msgspec.to_builtins(view).items():
        if name in HIDDEN_FIELDS:
            continue
        if name in game.seat_fields:
            _add_seat_field(table, words, name, value)
        else:
            table.add_row(Text(words.label(name)), Text(words.word(value, name)))
    table.add_row(Text(say("play-score"), "bold"), *(Text("?" if points is None else str(points), "bold") for points in scores))
    return table


def _add_seat_field(table: Table, words: _Words, name: str, seats: list[Any]) -> None:
    """A row with a column for each seat, or if each has fields of its own, a row for each of them."""
    if all(isinstance(seat, dict) for seat in seats):
        for field in dict.fromkeys(field for seat in seats for field in seat if field not in HIDDEN_FIELDS):
            table.add_row(Text(words.label(field)), *(Text(words.word(seat.get(field), field)) for seat in seats))
    else:
        table.add_row(Text(words.label(name)), *(Text(words.word(seat, name)) for seat in seats))


def _put_together(parts: Sequence[str], items: Iterable[Any]) -> str:
    """The parts of a value, each on a line of its own if one of them has parts itself."""
    has_lines = any(isinstance(item, dict | list) and item for item in items)
    return join(parts, "lines" if has_lines else "conjunction") or EMPTY


class _Words:
    """The labels and values of a game's view in words."""

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.game = game
        self.names = names

    def label(self, name: str) -> str:
        """The name of a field, or an id that stands in its place."""
        key = f"{self.game}-field-{name}"
        return say(key) if has(key) else self._id(name)

    def word(self, value: Any, *fields: str) -> str:
        """A value as a person reads it; `fields` are the names that lead to it, the nearest one first."""
        match value:
            case None:
                return "?"
            case bool():
                return say("web-plain-yes" if value else "web-plain-no")
            case dict():
                parts = [say("web-plain-pair", name=self.label(key), value=self.word(item, key, *fields)) for key, item in value.items()]
                return _put_together(parts, value.values())
            case list():
                return _put_together([self.word(item, *fields) for item in value], value)
        shows = next((key for field in fields if has(key := f"{self.game}-shows-{field}")), None)
        if shows:
            return say(shows, value=value, player=self.names[value] if isinstance(value, int) and 0 <= value < len(self.names) else "")
        return self._id(value) if isinstance(value, str) else str(value)

    def _id(self, name: str) -> str:
        numbers = ID_PART.findall(name) if re.fullmatch(f"(?:{ID_PART.pattern})+", name) else []
        key = f"{self.game}-value-{''.join(letters for letters, _ in numbers) or name}"
        return say(key, **{letters: int(digits) for letters, digits in numbers}) if has(key) else name.replace("_", " ")
