"""Players by name. A player is asked for a move and is given the match; what it may not see it guesses anew."""

from __future__ import annotations

from typing import Protocol

from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random

NAMES = ("random", "greedy")


class Player(Protocol):
    """Somebody who answers."""

    def choose(self, match: Match, rng: Random) -> str:
        """A legal move of the seat that is asked."""


def find(name: str) -> Player:
    """A player by name."""
    if name == "random":
        from emporion.players.random import RandomPlayer

        return RandomPlayer()
    if name == "greedy":
        from emporion.players.greedy import GreedyPlayer

        return GreedyPlayer()
    raise EmporionError("unknown-player", player=name, players=", ".join(NAMES))
