"""What is known of each game, by its name. A game without an entry is searched all the same, with random rollouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.engine.match import Match
from emporion.players.knowledge import Knowledge

if TYPE_CHECKING:
    from emporion.players.thinking import Advice


def knowledge(match: Match) -> Knowledge:
    """New knowledge of a match's game, for one search."""
    return Knowledge()


def solve(match: Match) -> Advice | None:
    """The exact values of all moves, if the rest of the game can be solved."""
    return None
