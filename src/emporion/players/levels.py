"""The levels of bots. A level is a number of simulations for each decision, with a limit on the time of a whole turn."""

from __future__ import annotations

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.greedy import GreedyPlayer
from emporion.players.parallel import Progress, Slices, finish
from emporion.players.registry import Evaluation
from emporion.players.search_player import Advice, Budget, Thinker

LEVELS = {
    "easy": Budget(simulations=20, milliseconds=1000),
    "normal": Budget(simulations=100, milliseconds=1500),
    "hard": Budget(simulations=800, milliseconds=2000),
    "expert": Budget(simulations=12000, milliseconds=2600),
}
STRONG_LEVELS = ("hard", "expert")
"""The levels that judge positions by a network where that is better; the others play as people do who are not as good."""


class Novice:
    """A greedy player that overlooks one kind of move at each decision: those whose text begins with the same word."""

    def __init__(self) -> None:
        self._greedy = GreedyPlayer()

    def choose(self, match: Match, rng: Random) -> str:
        moves = match.moves()
        kinds = sorted({_kind(move) for move in moves})
        overlooked = kinds[rng.below(len(kinds))] if len(kinds) > 1 else None
        return self._greedy.choose(match, rng, [move for move in moves if _kind(move) != overlooked])


def _kind(move: str) -> str:
    """The first word of a move."""
    return move.partition(" ")[0]


def thinker(name: str, *, divisor: int = 1, threads: int = 1, evaluation: Evaluation | None = None) -> Thinker:
    """A level's player, or one with a part of its budget or more threads, or with another evaluation."""
    level = LEVELS[name]
    assert level.simulations is not None
    assert level.milliseconds is not None
    if evaluation is None:
        evaluation = "best" if name in STRONG_LEVELS else "hand"
    return Thinker(Budget(max(1, level.simulations // divisor), level.milliseconds, threads), evaluation=evaluation)


def hint(match: Match, rng: Random | None = None, *, level: str = "hard", progress: Progress | None = None) -> Advice:
    """The advice of a player of this level for the seat whose turn it is, best move first."""
    return finish(hint_in_slices(match, rng, level=level, progress=progress))


def hint_in_slices(match: Match, rng: Random | None = None, *, level: str = "hard", progress: Progress | None = None) -> Slices[Advice]:
    """Compute a hint in slices."""
    return thinker(level).think_in_slices(match, rng or Random(len(match.events), "hint"), progress)
