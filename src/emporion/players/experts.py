"""What is known of each game, by its name. A game without an entry is searched all the same, with random rollouts."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Protocol, cast

from emporion.engine.match import Match
from emporion.players.knowledge import Knowledge

if TYPE_CHECKING:
    from emporion.games.corinth.state import Corinth

Solution = list[tuple[int, float, float, float]]
"""Codes, and what their seat gets: reward, share of victory, points."""


def knowledge(match: Match) -> Knowledge:
    """New knowledge of a match's game, for one search."""
    if match.game.name == "corinth":
        from emporion.players.corinth import CorinthKnowledge

        return CorinthKnowledge(match.components, turns=match.players**2)  # more players are looked at over more turns
    if match.game.name == "golden-horn":
        from emporion.players.golden_horn import GoldenHornKnowledge

        return GoldenHornKnowledge()
    return Knowledge()


class Solver(Protocol):
    """Solves the end of a game exactly."""

    def solve(self, state: Any, /, seconds: float = inf) -> Solution | None:
        """What every move is worth when all play on well; None if the position cannot be solved within its bound and so many seconds."""

    def cancel(self) -> None:
        """Stop solving, from another thread."""


def solver(match: Match) -> Solver | None:
    """A solver for positions of this match, if its game has one."""
    if match.game.name == "corinth":
        from emporion.players.endgame import Endgame

        return Endgame(cast("Corinth", match.state))
    return None
