"""The knowledge and the solver of each game, by its name. A game without an entry is searched with random rollouts."""

from __future__ import annotations

from functools import cache
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

from emporion.engine.match import Match
from emporion.players.features import Features
from emporion.players.knowledge import Knowledge
from emporion.players.network import SUFFIX, Network, read

if TYPE_CHECKING:
    from emporion.games.corinth.state import Corinth

Solution = list[tuple[int, float, float, float]]
"""For each move its code and what its seat gets: reward, share of victory, points."""


Evaluation = Literal["best", "hand", "2026", "learned"]
"""How positions are judged: by a network where it has won its duels, by hand-made weights, as in 2026, or by a network.

As in 2026 means by hand-made weights, and moves that lose for certain are looked at, too.
"""

WEIGHTS = Path(__file__).with_name("weights")
"""The networks of the package."""
JUDGED_BY_NETWORK = frozenset({("corinth", 2), ("corinth", 3), ("golden-horn", 2), ("golden-horn", 3), ("golden-horn", 4)})
"""The games and numbers of players at which the levels use a network: those where it has won its duels (docs/training.md)."""
SEARCH_WITH_NETWORK = {"corinth": (1, 0.3, 0.15), "golden-horn": (1, 0.15, 0.15)}
"""How a game is searched with its network: turns of a rollout before it judges, exploration, urgency (docs/training.md)."""


def knowledge(match: Match, evaluation: Evaluation = "best") -> Knowledge:
    """Make the knowledge of a match's game for one search."""
    found = _by_hand(match)
    found.prudent = evaluation != "2026"
    if evaluation == "learned" or (evaluation == "best" and (match.game.name, match.players) in JUDGED_BY_NETWORK):
        inputs = features(match.game.name)
        if inputs is not None and _is_usual(match) and (path := network_file(match.game.name, match.players)).exists():
            found.learn(inputs, _network(path, inputs.name), *SEARCH_WITH_NETWORK[match.game.name])
    return found


def features(game: str) -> Features | None:
    """Make the inputs of a game's network for one search; None if the game has none."""
    if game == "corinth":
        from emporion.players.corinth_features import CorinthFeatures

        return CorinthFeatures()
    if game == "golden-horn":
        from emporion.players.golden_horn_features import GoldenHornFeatures

        return GoldenHornFeatures()
    return None


def network_file(game: str, players: int) -> Path:
    """The file of a network of the package."""
    return WEIGHTS / f"{game}-{players}{SUFFIX}"


@cache
def _network(path: Path, inputs: str) -> Network:
    """A network of the package, read once."""
    found = features(inputs.partition(" ")[0])
    assert found is not None
    return read(path, found)


def _is_usual(match: Match) -> bool:
    """Whether the network was trained for these rules: those with the last box alone are others."""
    return match.options.get("steward", "sum") == "sum"


def _by_hand(match: Match) -> Knowledge:
    """The knowledge whose weights were tuned by hand and by duels."""
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
