"""Numbers that every game and every caller agree on."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
OVER: Final = -2

NOTE: Final = 5
"""Figures in one note: its kind and four more."""

NOTES: Final = 1500
"""Figures a state can note before they are read; no event of a game comes near it."""

MOST_MOVES: Final = 512
"""No point of any game has more answers."""

FORCED: Final = -1
"""The kind of a note that says: this seat had one answer only, and the engine gave it (its code follows)."""

ASKED: Final = -2
"""The kind of a note that closes every event: who is asked next, and at which point."""


def row(length: int) -> list[int]:
    """An array of zeros, for a state that runs interpreted."""
    return [0] * length


def rows(number: int, length: int) -> list[list[int]]:
    """An array of arrays of zeros."""
    return [row(length) for _ in range(number)]
