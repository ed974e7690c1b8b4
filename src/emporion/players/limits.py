"""Numbers that the search and its tree agree on."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
"""Values are kept for so many seats."""

NONE: Final = -1
"""No node, no move."""

MARGIN: Final = 0.1
"""The part of the reward that is the margin and not the share of victory: a search plays on sensibly when won or lost."""

DEEPEST: Final = 256
"""A tree is followed no deeper; from there on the game is played out."""

RANK: Final = 1000
"""Corinth's rank of a seat is its points times this, plus its gold (E3)."""
