"""Plain letters in the place of symbols, for terminals that cannot show them."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Mapping
from typing import Any, Literal, TextIO

Symbols = Literal["all", "letters", "ascii"]
"""What a terminal shows: everything, letters without the signs of the boards, or ASCII alone."""

SIGNS = str.maketrans("■□✓✗◉○▶▸▹→←↺●◆▲≈★×", "#.v-@o>!$><U@+^~*x")
"""The signs of the boards. Signs that can stand in the same place of a board have different letters."""
TYPOGRAPHY = str.maketrans("“”„«»‘’‚‹›·–—−‐‑\u00a0\u202f\u2009…¿¡ßøØœæ", "\"\"\"\"\"'''''------   .?!soOoa")
"""Every character has one letter, so that columns stay columns."""


def shown_symbols(environment: Mapping[str, str], encoding: str) -> Symbols:
    """What a terminal with this environment shows. A locale that is set and is not UTF-8 has no symbols; the Linux console has few."""
    locale = next((environment[name] for name in _locale_names(environment) if environment.get(name)), "UTF-8")
    if "utf" not in encoding.lower() or "UTF8" not in locale.upper().replace("-", ""):
        return "ascii"
    return "letters" if environment.get("TERM") == "linux" else "all"


def _locale_names(environment: Mapping[str, str]) -> tuple[str, ...]:
    """The variables that decide on the characters. Where LANG is C, Python itself sets LC_CTYPE to UTF-8 (PEP 538), which tells nothing."""
    coerced = environment.get("LANG") in ("C", "POSIX") and environment.get("LC_CTYPE") in ("C.UTF-8", "C.utf8", "UTF-8")
    return ("LC_ALL", "LANG") if coerced else ("LC_ALL", "LC_CTYPE", "LANG")


def plain(text: str, symbols: Symbols) -> str:
    """The text in characters that the terminal shows."""
    if symbols == "all":
        return text
    text = text.translate(SIGNS)
    if symbols == "letters" or text.isascii():
        return text
    return "".join(map(_ascii_letter, text.translate(TYPOGRAPHY)))


def _ascii_letter(character: str) -> str:
    """A letter without its accent; a question mark for what has no letter, and nothing for an accent alone."""
    if character.isascii():
        return character
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() else "" if unicodedata.combining(character) else "?"


class PlainFile:
    """A stream whose texts are written in plain letters."""

    def __init__(self, file: TextIO, symbols: Symbols) -> None:
        self._file = file
        self._symbols = symbols

    @property
    def encoding(self) -> str:
        """The encoding, by which Rich chooses its own signs."""
        return "ascii" if self._symbols == "ascii" else self._file.encoding

    def write(self, text: str) -> int:
        """Write a text in plain letters."""
        return self._file.write(plain(text, self._symbols))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def symbols_of_stdout() -> Symbols:
    """What the terminal of this program shows; a file or a pipe gets everything that its encoding has."""
    environment = os.environ if sys.stdout.isatty() else {}
    return shown_symbols(environment, sys.stdout.encoding or "utf-8")
