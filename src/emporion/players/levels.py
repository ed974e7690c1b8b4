"""The levels of bots. A level is a number of simulations for each decision, with a limit on the time of a whole turn."""

from __future__ import annotations

import msgspec

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.parallel import Progress, Slices, finish
from emporion.players.registry import Evaluation
from emporion.players.search_player import Advice, Budget, Thinker

LEVELS = {
    "easy": Budget(simulations=40, milliseconds=1000),
    "normal": Budget(simulations=300, milliseconds=1500),
    "hard": Budget(simulations=320, milliseconds=2000),
    "expert": Budget(simulations=12000, milliseconds=2600),
}
"""Each level wins about 70 % of its games against the one below (docs/ladder.md)."""
LEVELS_OF_2026 = {
    "easy": Budget(simulations=20, milliseconds=1000),
    "normal": Budget(simulations=100, milliseconds=1500),
    "hard": Budget(simulations=800, milliseconds=2000),
    "expert": Budget(simulations=12000, milliseconds=2600),
}
"""What `hard-2026` and the others have, to measure against: it stays as it was."""
STRONG_LEVELS = ("hard", "expert")
"""The levels that judge positions by a network where that is better; the others play as people do who are not as good."""
OVERLOOKED_PERCENT = {"corinth": 28, "golden-horn": 50}
"""How often a novice overlooks something: about as costly in both games, since a decision of Golden Horn has fewer kinds of moves."""


class Novice(Thinker):
    """A player of the easy level that at some decisions overlooks a kind of move: those whose text begins with the same word."""

    def __init__(self) -> None:
        super().__init__(LEVELS["easy"], solves_endings=False)

    def think_in_slices(self, match: Match, rng: Random, progress: Progress | None = None) -> Slices[Advice]:
        """Search in slices; what is overlooked is not in the advice."""
        advice = yield from super().think_in_slices(match, rng, progress)
        kinds = sorted({_kind(prospect.move) for prospect in advice.prospects})
        if len(kinds) == 1 or rng.below(100) >= OVERLOOKED_PERCENT.get(match.game.name, 0):
            return advice
        overlooked = kinds[rng.below(len(kinds))]
        seen = [prospect for prospect in advice.prospects if _kind(prospect.move) != overlooked]
        return msgspec.structs.replace(advice, prospects=seen, moves=[seen[0].move])


def _kind(move: str) -> str:
    """The first word of a move."""
    return move.partition(" ")[0]


def thinker(name: str, *, divisor: int = 1, threads: int = 1, evaluation: Evaluation | None = None) -> Thinker:
    """A level's player, or one with a part of its budget or more threads, or with another evaluation."""
    level = LEVELS_OF_2026[name] if evaluation == "2026" else LEVELS[name]
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
