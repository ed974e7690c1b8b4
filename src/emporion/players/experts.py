"""What is known of each game, by its name. A game without an entry is searched all the same, with random rollouts."""

from __future__ import annotations

from emporion.engine.match import Match
from emporion.players.knowledge import Knowledge

Solution = list[tuple[int, float, float, float]]
"""Codes, and what their seat gets: reward, share of victory, points."""


def knowledge(match: Match) -> Knowledge:
    """New knowledge of a match's game, for one search."""
    if match.game.name == "corinth":
        from emporion.players.corinth import CorinthKnowledge

        return CorinthKnowledge()
    if match.game.name == "golden-horn":
        from emporion.players.golden_horn import GoldenHornKnowledge

        return GoldenHornKnowledge()
    return Knowledge()


def solve(match: Match) -> Solution | None:
    """The moves with the rewards, shares and points of their seat, if the rest of the game can be solved exactly."""
    if match.game.name == "corinth":
        from emporion.players.endgame import solved

        return solved(match.state)
    return None
