"""The terminal on which a game is shown and typed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module

from rich.console import Console

from emporion.engine.errors import shown
from emporion.terminal.plain_text import Symbols, plain
from emporion.text import say

MIN_ROWS = 12
"""A terminal that says it has fewer rows is treated as if it had these."""


class Screen:
    """Prints texts, page by page where they are long, and reads lines."""

    def __init__(self, console: Console, symbols: Symbols = "all") -> None:
        self.console = console
        self.symbols = symbols

    @property
    def rows(self) -> int | None:
        """The rows of the terminal; None if the output is not shown on one."""
        return max(MIN_ROWS, self.console.height) if self.console.is_terminal else None

    @property
    def is_answered(self) -> bool:
        """Whether a person at a terminal can be asked to press Enter for the next page."""
        return self.console.is_terminal and sys.stdin.isatty()

    def print(self, text: str, style: str | None = None) -> None:
        """Print a text as it is, without markup."""
        self.console.print(text, style=style, markup=False, emoji=False, highlight=False)

    def refuse(self, sentence: str) -> bool:
        """Print why an order is refused; return False: the position has not changed."""
        self.print(sentence, "red")
        return False

    def read(self, prompt: str) -> str:
        """Read a line from the player; print it if no terminal echoes it."""
        while True:
            try:
                line = input(plain(prompt, self.symbols))
            except UnicodeDecodeError:
                self.refuse(say("play-unreadable"))
                continue
            if not sys.stdin.isatty():
                self.print(shown(line))
            return line

    @contextmanager
    def paged(self) -> Iterator[None]:
        """Show what is printed inside page by page, if it does not fit on the screen."""
        if not self.is_answered:
            yield
            return
        with self.console.capture() as capture:
            yield
        self._show_pages(capture.get().splitlines(keepends=True))

    def _show_pages(self, lines: list[str]) -> None:
        """Print lines; after each full screen wait for Enter. Any other answer ends it."""
        file, size = self.console.file, (self.rows or len(lines)) - 1
        while lines:
            page, lines = (lines, []) if len(lines) <= size else (lines[:size], lines[size:])
            file.write("".join(page))
            file.flush()
            if lines and self.read(say("play-more-lines", lines=len(lines))).strip():
                return

    def pause(self, prompt: str) -> None:
        """Wait for Enter, where a person can press it."""
        if self.is_answered:
            self.read(prompt)

    def wipe(self) -> None:
        """Clear the input history, the screen and its scrollback."""
        with suppress(ImportError, AttributeError):
            import_module("readline").clear_history()
        if self.console.is_terminal:
            wipe = "\n" * self.console.height if self.console.is_dumb_terminal else "\x1b[H\x1b[2J\x1b[3J"
            self.console.file.write(wipe)
            self.console.file.flush()
