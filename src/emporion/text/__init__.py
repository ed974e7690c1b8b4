"""Words are data: `say("key", name=value)` turns keys and values into sentences of the Fluent catalogues beside this file.

`en.ftl` is what Python says. What only the page says is in `web.en.ftl` and further parts, `NAME.LANGUAGE.ftl`; the page gets all parts of
its language and falls back to English for what is not translated.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}.(]")


class Catalogue:
    """One language. Fluent parses an entry when it is first said: all of them would cost every command a tenth of a second."""

    def __init__(self, language: str) -> None:
        source = files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        starts = list(_ENTRY.finditer(source))
        ends = [match.start() for match in starts[1:]] + [len(source)]
        self._unread = {match[1]: source[match.start() : end] for match, end in zip(starts, ends, strict=True)}
        self.keys = dict.fromkeys(self._unread).keys()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ready: set[str] = set()
        self._reading = threading.Lock()  # boards are drawn on threads of their own

    def _read(self, key: str) -> None:
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for reference in _REFERENCE.findall(entry):
                self._read(reference)

    def say(self, key: str, **values: object) -> str:
        """The sentence for `key`; a missing key or value is a programming error."""
        if key not in self._ready:
            with self._reading:
                self._read(key)
                self._ready.add(key)
        if not self._bundle.has_message(key):
            raise KeyError(f"no text for {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"no text for {key!r}")
        sentence, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"text {key!r}: {errors[0]}")
        return str(sentence)


def sources(language: str) -> list[str]:
    """Every part of a language's texts, as they are written."""
    found = (path for path in files(__package__).iterdir() if path.name == f"{language}.ftl" or path.name.endswith(f".{language}.ftl"))
    return [path.read_text(encoding="utf-8") for path in sorted(found, key=lambda path: path.name)]


@cache
def catalogue(language: str = "en") -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)


_spoken: ContextVar[str] = ContextVar("language", default="en")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say things in another language for a while; what it lacks is said in English."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def word(name: str) -> str:
    """What a word of the components is called in the language that is spoken; one that has no text of its own is itself."""
    key = f"word-{name.replace(' ', '-')}"
    return say(key) if key in catalogue().keys else name


def say(key: str, **values: object) -> str:
    """The sentence for `key`, in English or the language that is spoken."""
    spoken = catalogue(_spoken.get())
    return (spoken if key in spoken.keys else catalogue()).say(key, **values)
