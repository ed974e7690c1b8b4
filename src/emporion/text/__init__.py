"""Words are data: `say("key", name=value)` turns keys and values into sentences of the Fluent catalogues beside this file.

A language is a folder of files (`en/corinth.ftl`): one for each game, `web.ftl` for the page, `terms.ftl` for words that others use,
`common.ftl`, `terminal.ftl` and `command-line.ftl` for the rest. docs/adding-a-language.md explains how to add one.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any, Literal, cast

from babel.lists import format_list
from babel.localedata import exists
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

ENGLISH = "en"
"""The language that has every message. What another language lacks is said in English."""
LANGUAGES = (ENGLISH, *sorted({path.name for path in files(__package__).iterdir() if exists(path.name)} - {ENGLISH}))
"""A folder is a language if its name is the code of one."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}.(]")


class MissingText(KeyError):
    """A message, or a part or value of it, is missing."""


class _Items(FluentType):
    """A list as a value of a message, for the function LIST alone."""

    def __init__(self, items: Sequence[object]) -> None:
        self.items = items


class Catalogue:
    """One language. Fluent parses an entry when it is first said: all of them would cost every command a tenth of a second."""

    def __init__(self, language: str) -> None:
        source = "\n".join(sources(language))
        starts = list(_ENTRY.finditer(source))
        ends = [match.start() for match in starts[1:]] + [len(source)]
        self._unread = {match[1]: source[match.start() : end] for match, end in zip(starts, ends, strict=True)}
        self.keys = dict.fromkeys(self._unread).keys()
        self._language = language
        self._bundle = FluentBundle(
            [language], use_isolating=False, functions={"LIST": cast("Any", self._list), "TITLE": cast("Any", self._title)}
        )
        self._ready: set[str] = set()
        self._reading = threading.Lock()  # boards are drawn on threads of their own

    def _read(self, key: str) -> None:
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for reference in _REFERENCE.findall(entry):
                self._read(reference)

    def say(self, key: str, **values: object) -> str:
        """The sentence for `key`; in English a missing key or value is a programming error."""
        if key not in self._ready:
            with self._reading:
                self._read(key)
                self._ready.add(key)
        if not self._bundle.has_message(key):
            raise MissingText(f"no text for {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"no text for {key!r}")
        given = {name: _Items(_items(value)) if isinstance(value, (tuple, list, dict)) else value for name, value in values.items()}
        sentence, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(f"text {key!r}: {errors[0]}")
        return str(sentence)

    def _list(self, items: _Items, each: str, style: str = "conjunction") -> str:
        """`{ LIST($cards, each: "golden-horn-card-lot") }`: the message `each` words every item by `$item`, or by the item's fields.

        Of numbers by name, `{"red": 2}`, every name is an `$item` with its `$number`.
        """
        worded = [self.say(each, **(item if isinstance(item, Mapping) else {"item": item})) for item in items.items]
        return self.join(worded, style)

    def _title(self, game: str) -> str:
        """`{ TITLE($game) }`: the title of a game by its id, the message `GAME-title`; the id of a game without one."""
        key = f"{game}-title"
        return self.say(key) if key in self.keys else catalogue().say(key) if has(key) else str(game)

    def join(self, phrases: Sequence[str], style: str) -> str:
        """Phrases put together as the language does it: a "conjunction" with "and", a "disjunction" with "or"."""
        if not phrases:
            return ""
        if style in _SEPARATORS:
            return _SEPARATORS[style].join(phrases)
        joined = format_list(phrases, style=_STYLES[style], locale=self._language)
        usual, changed, before = _SOUNDS.get((self._language, style), ("", "", None))
        if before is None or len(phrases) < 2 or not before.match(phrases[-1]):
            return joined
        return joined.removesuffix(f" {usual} {phrases[-1]}") + f" {changed} {phrases[-1]}"


def _items(value: Sequence[object] | Mapping[str, object]) -> Sequence[object]:
    return [{"item": item, "number": number} for item, number in value.items()] if isinstance(value, Mapping) else value


_SEPARATORS = {"lines": "\n", "dots": " · ", "semicolons": "; ", "slashes": " / ", "hyphens": "-", "bars": " | ", "spaces": " "}
"""Styles of tables, which are the same in every language."""
_STYLES: dict[str, Literal["standard", "or"]] = {"conjunction": "standard", "disjunction": "or"}

_SOUNDS: dict[tuple[str, str], tuple[str, str, re.Pattern[str]]] = {
    ("es", "conjunction"): ("y", "e", re.compile("i|hi(?![ae])", re.IGNORECASE)),
    ("es", "disjunction"): ("o", "u", re.compile("h?o|8|11(?= |$)", re.IGNORECASE)),
}
"""Words of lists that change before certain sounds, which Babel does not know: “Ana e Isabel”, “siete u ocho”. The page's `Intl.ListFormat`
has the same rules."""


def sources(language: str, leave_out: Collection[str] = ()) -> list[str]:
    """The files of a language as they are written, without those that are named in `leave_out`."""
    found = (path for path in files(__package__).joinpath(language).iterdir() if path.name.endswith(".ftl") and path.name not in leave_out)
    return [path.read_text(encoding="utf-8") for path in sorted(found, key=lambda path: path.name)]


def read_source(language: str, name: str) -> str:
    """A file of a language as it is written, by its name without `.ftl`; empty if the language does not have it."""
    found = files(__package__).joinpath(language, f"{name}.ftl")
    return found.read_text(encoding="utf-8") if found.is_file() else ""


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)


_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)
_strict: ContextVar[bool] = ContextVar("strict", default=False)
"""Whether a message that the spoken language lacks is an error, not said in English."""


def spoken() -> str:
    """The language that is spoken."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say things in another language for a while; what it lacks is said in English."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def say_whole(words: Callable[[], str]) -> str:
    """What `words` returns, all of it in English if the spoken language lacks a part of it: no line mixes two languages."""
    before = _strict.set(_spoken.get() != ENGLISH)
    try:
        return words()
    except MissingText:
        if not _strict.get():
            raise
    finally:
        _strict.reset(before)
    with speaking(ENGLISH):
        return words()


def has(key: str) -> bool:
    """Whether there is a sentence for `key`."""
    return key in catalogue().keys


def join(phrases: Sequence[str], style: str = "conjunction") -> str:
    """Phrases put together as the language that is spoken does it."""
    return catalogue(_spoken.get()).join(phrases, style)


def percent(share: float) -> str:
    """A share as a whole percentage, as the language that is spoken writes it."""
    return format_percent(share, locale=_spoken.get())


def signed_percent(change: float) -> str:
    """A change of a share as a whole percentage with its sign, as the spoken language writes it: a minus, not the hyphen of Babel."""
    sign = "+" if round(change, 2) > 0 else ""
    return sign + format_percent(round(change, 2) or 0.0, locale=_spoken.get()).replace("-", "−")


def decimal(value: float) -> str:
    """A number with one digit after the point, as the language that is spoken writes it."""
    return format_decimal(value, "0.0", locale=_spoken.get())


def say(key: str, **values: object) -> str:
    """The sentence for `key` in the language that is spoken, or in English if that language lacks it or a part of it."""
    spoken = _spoken.get()
    if spoken != ENGLISH:
        try:
            return catalogue(spoken).say(key, **values)
        except MissingText:
            if _strict.get():
                raise
    return catalogue().say(key, **values)
