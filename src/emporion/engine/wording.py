"""Lines in words. The message of an effect is found by the game and the effect's type, `BonusWon` of Corinth by:

- `corinth-bonus-won`, a sentence: the head of a line in the log, the name of a choice, a question;
- `corinth-gives-bonus-won`, a phrase for what a sentence brought;
- `corinth-would-bonus-won`, the phrase where it is not yet so: what a choice would bring. Without one, `gives` is used;
- `corinth-says-harbor-part`, a sentence or a heading of a description (`engine/description.py`).

An effect without the message that is looked for is left out. Every field of the effect is a value of its message. For the fields `seat` and
`victim` a message gets the player's name (`$player`, `$victim`) and whether that is the reader (`$you`, `$victim-you`); lists are for the
function LIST (`text/__init__.py`). If the language lacks one message of a line, the whole line is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from emporion.engine.effects import Effect
from emporion.text import has, say, say_whole

SEATS = {"seat": ("player", "you"), "victim": ("victim", "victim-you")}


class Reader(NamedTuple):
    """For whom a line is worded: the names of all seats, and the reader's own seat."""

    names: Sequence[str]
    seat: int | None = None


NO_NAMES = Reader(())
"""The reader of phrases that name no player."""


def word_line(game: str, line: Sequence[Effect], reader: Reader, kind: str = "") -> str | None:
    """A line of the log, or of a description (kind `says`); None if its first effect has no sentence of this kind."""
    key = "-".join(filter(None, (game, kind, tag(line[0]))))
    return say_whole(lambda: _line(game, key, line, reader)) if has(key) else None


def _line(game: str, key: str, line: Sequence[Effect], reader: Reader) -> str:
    head = say(key, **values(line[0], reader))
    brought = _phrases(game, line[1:], reader, ("gives",))
    return say("play-line", head=head, gives=say("play-comma").join(brought)) if brought else head


def word_lines(game: str, lines: Iterable[Sequence[Effect]], reader: Reader) -> list[str]:
    """The lines that have a sentence."""
    return [words for line in lines if (words := word_line(game, line, reader)) is not None]


def sentence(game: str, effect: Effect, reader: Reader = NO_NAMES) -> str | None:
    """The sentence of an effect, if there is one."""
    key = f"{game}-{tag(effect)}"
    return say(key, **values(effect, reader)) if has(key) else None


def word_preview(game: str, brought: Sequence[Effect], *kinds: str) -> str:
    """What a choice would bring, in phrases of the first of these kinds that has one, then `would`, then `gives`."""
    return say_whole(lambda: say("play-comma").join(_phrases(game, brought, NO_NAMES, (*kinds, "would", "gives"))))


def _phrases(game: str, effects: Iterable[Effect], reader: Reader, kinds: Sequence[str]) -> list[str]:
    found = []
    for effect in effects:
        key = next((key for key in (f"{game}-{kind}-{tag(effect)}" for kind in kinds) if has(key)), None)
        found += [words] if key and (words := say(key, **values(effect, reader))) else []
    return found


def values(effect: Effect, reader: Reader) -> dict[str, object]:
    """The values of an effect's message."""
    found: dict[str, object] = {}
    for name, value in msgspec.structs.asdict(effect).items():
        found[name] = value
        if name in SEATS:
            player, you = SEATS[name]
            found |= {player: _name(reader, value), you: "yes" if value == reader.seat else "no"}
    return found


def _name(reader: Reader, seat: int) -> str:
    return reader.names[seat] if 0 <= seat < len(reader.names) else ""


def tag(effect: Effect) -> str:
    """The effect's type in the catalogue: BonusWon is bonus-won."""
    return _kebab(type(effect).__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
