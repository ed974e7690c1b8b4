"""A player that takes any legal move, each as likely as the others."""

from __future__ import annotations

from emporion.engine.match import Match
from emporion.engine.random import Random


class RandomPlayer:
    """Plays without a plan."""

    def choose(self, match: Match, rng: Random) -> str:
        moves = match.moves()
        return moves[rng.below(len(moves))]
