"""Constants that the search, its tree and the solver share."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
"""The number of seats for which values are stored."""

NONE: Final = -1
"""The value that means no node or no move."""

MARGIN_PART: Final = 0.1
"""The part of the reward that depends on the margin, not on the share of victory, so that the search plays well also in decided games."""

MAX_DEPTH: Final = 256
"""The depth at which a simulation leaves the tree and begins its rollout."""

ROWS: Final = 5
"""The rows of a network's inputs: one for each seat, and SHARED."""

SHARED: Final = 4
"""The row of the inputs that belong to no seat."""

INPUTS: Final = 80
"""The most inputs of a row, a multiple of 16."""

UNITS: Final = 32
"""The units of a network's hidden layer."""

HIGHEST_INPUT: Final = 511
"""The highest input; what is higher counts as this."""
