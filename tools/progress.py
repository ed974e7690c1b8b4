"""A line that says how far a long step is: rewritten on a terminal, one line a step in a log."""

from __future__ import annotations

import shutil
import sys

ERASE = "\r\x1b[K"


class ProgressLine:
    """What is shown on stderr while something takes long."""

    def __init__(self) -> None:
        self._rewrites = sys.stderr.isatty()
        self._shown = ""

    def show(self, sentence: str) -> None:
        """Replace the sentence."""
        if sentence == self._shown:
            return
        self._shown = sentence
        if self._rewrites:
            sys.stderr.write(ERASE + sentence[: shutil.get_terminal_size().columns - 1])
        else:
            sys.stderr.write(sentence + "\n")
        sys.stderr.flush()

    def end(self, sentence: str = "") -> None:
        """Leave the line with a last sentence, or erase it."""
        if self._rewrites and self._shown:
            sys.stderr.write(ERASE)
        if sentence:
            sys.stderr.write(sentence + "\n")
        sys.stderr.flush()
        self._shown = ""
