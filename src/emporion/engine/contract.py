"""Numbers that every game and every caller agree on. `state.pxd` has the same ones for compiled code."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
OVER: Final = -2

NOTE_FIGURES: Final = 5
"""Figures in one note: its kind and four more."""

MAX_NOTE_FIGURES: Final = 1500
"""Figures that a state has room for between two calls of `drain_notes`; no event of a game comes near it."""

MAX_MOVES: Final = 80
"""No point of any game has more answers. A copy of a state copies room for so many."""

FORCED: Final = -1
"""The kind of a note about a forced move: the seat had one legal move, and the engine played it; its code follows."""

ASKED: Final = -2
"""The kind of a note that closes every event: who is asked next, and at which point."""
