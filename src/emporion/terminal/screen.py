"""The terminal a game is shown on and typed at."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module

from rich.console import Console

from emporion.engine.errors import shown
from emporion.text import say


class Screen:
    """What is written to one person after the other, and the lines they type."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def print(self, text: str, style: str | None = None) -> None:
        """A text as it is: nothing in it is taken for markup."""
        self.console.print(text, style=style, markup=False, emoji=False, highlight=False)

    def refuse(self, sentence: str) -> bool:
        """Say why nothing was done; the position has not changed."""
        self.print(sentence, "red")
        return False

    def read(self, prompt: str) -> str:
        """A line from the player; written out where no terminal echoes it."""
        while True:
            try:
                line = input(prompt)
            except UnicodeDecodeError:
                self.refuse(say("play-unreadable"))
                continue
            if not sys.stdin.isatty():
                self.print(shown(line))
            return line

    def wipe(self) -> None:
        """Forget what was typed and shown, and what can be brought back to the screen."""
        with suppress(ImportError, AttributeError):
            import_module("readline").clear_history()
        if self.console.is_terminal:
            wipe = "\n" * self.console.height if self.console.is_dumb_terminal else "\x1b[H\x1b[2J\x1b[3J"
            self.console.file.write(wipe)
            self.console.file.flush()
