"""What the laboratory refuses, and the libraries that it needs."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from emporion.engine.errors import EmporionError, shown_legal


class IllegalAction(EmporionError):
    """A number that is no legal move. Nothing has changed; `legal` has the numbers of those that are."""

    def __init__(self, action: object, legal: Sequence[int], texts: Sequence[str], game: int | None = None) -> None:
        super().__init__("lab-illegal-action" if game is None else "lab-illegal-action-in", action=str(action), game=game)
        self.legal = list(legal)
        self._moves = [f"{number} ({texts[number]})" for number in legal]

    def __str__(self) -> str:
        return f"{super().__str__()} {shown_legal(self._moves)}".strip()


def library(name: str, extra: str = "lab") -> Any:
    """Import a library that comes with an extra; if it is missing, an error says which extra that is."""
    try:
        return import_module(name)
    except ImportError as error:
        raise EmporionError("lab-missing", library=name.partition(".")[0], extra=extra, detail=str(error)) from None
