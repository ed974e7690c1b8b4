"""A player that chooses a legal move at random."""

from __future__ import annotations

from emporion.engine.match import Match
from emporion.engine.random import Random


class RandomPlayer:
    """Chooses every legal move with the same probability."""

    def choose(self, match: Match, rng: Random) -> str:
        moves = match.moves()
        return moves[rng.below(len(moves))]
