"""The knowledge and the solver of each game, by its name. A game without an entry is searched with random rollouts."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Protocol, cast

from emporion.engine.match import Match
from emporion.players.knowledge import Knowledge

if TYPE_CHECKING:
    from emporion.games.corinth.state import Corinth

Solution = list[tuple[int, float, float, float]]
"""For each move its code and what its seat gets: reward, share of victory, points."""


def knowledge(match: Match) -> Knowledge:
    """Make the knowledge of a match's game for one search."""
    if match.game.name == "corinth":
        from emporion.players.corinth import CorinthKnowledge

        return CorinthKnowledge(match.components, turns=match.players**2)  # with more players, rollouts are longer
    if match.game.name == "golden-horn":
        from emporion.players.golden_horn import GoldenHornKnowledge

        return GoldenHornKnowledge()
    return Knowledge()


class Solver(Protocol):
    """Solves the end of a game exactly."""

    def solve(self, state: Any, /, seconds: float = inf) -> Solution | None:
        """Solve a position: the value of every move when all play well; None if it takes more than its bound or `seconds`."""

    def cancel(self) -> None:
        """Stop solving, from another thread."""


def solver(match: Match) -> Solver | None:
    """Make a solver for the positions of a match; None if its game has none."""
    if match.game.name == "corinth":
        from emporion.players.endgame import Endgame

        return Endgame(cast("Corinth", match.state))
    return None
