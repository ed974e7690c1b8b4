"""Named opponents: players of about a level's strength with a style that can be seen.

An opponent searches like its level. Of the moves that the search knows well it then takes one of those that it likes, if that seems to
cost no more than its zeal. So it raids, walks or builds more than others, and never gives much away for it.
"""

from __future__ import annotations

import msgspec

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.parallel import Progress, Slices
from emporion.players.search_player import Advice, Budget, Prospect, Thinker

KNOWN_PART = 0.02
"""The visits that a move needs to be taken for its style, as a part of those of the best move."""


class Style(msgspec.Struct, frozen=True):
    """The game an opponent is made for, the beginnings of the moves that it likes, and what they may cost."""

    game: str
    liked: tuple[str, ...]
    zeal: float
    """The reward (nine tenths share of victory, one tenth margin) that it gives up for a move that it likes."""
    avoided: tuple[str, ...] = ()
    """The beginnings of moves that it would rather not make."""
    option: str = ""
    """The option without which it has nothing to like."""


STYLES = {
    "trader": Style("corinth", ("take green", "take purple", "take blue", "take orange"), 0.03, avoided=("steward",)),
    "walker": Style("corinth", ("steward",), 0.03),
    "builder": Style("corinth", ("build", "take goats", "take gold"), 0.03),
    "raider": Style("golden-horn", ("raid", "sail solo"), 0.05, avoided=("wind", "no-raid")),
    "conqueror": Style("golden-horn", ("conquer", "load mercenaries", "load peasants", "load both"), 0.04, option="dominio"),
}
BUDGET = Budget(simulations=800, milliseconds=1500)
"""More than that of the normal level: a style costs about as much as this brings."""


class Opponent(Thinker):
    """A searching player with a style."""

    def __init__(self, style: Style, budget: Budget = BUDGET) -> None:
        super().__init__(budget)
        self.style = style

    def think_in_slices(self, match: Match, rng: Random, progress: Progress | None = None) -> Slices[Advice]:
        """Search in slices; the best move is then the one that the style prefers."""
        advice = yield from super().think_in_slices(match, rng, progress)
        return preferring(advice, self.style)


def preferring(advice: Advice, style: Style) -> Advice:
    """The advice with the move first that the style prefers."""
    best = advice.prospects[0]
    chosen = max(advice.prospects, key=lambda prospect: _appeal(prospect, best, style))
    if chosen is best:
        return advice
    others = [prospect for prospect in advice.prospects if prospect is not chosen]
    return msgspec.structs.replace(advice, prospects=[chosen, *others], moves=[chosen.move])


def _appeal(prospect: Prospect, best: Prospect, style: Style) -> float:
    """What a move is worth to this style; only moves that it likes more are compared with the best one."""
    taste = likes(style, prospect.move)
    if prospect is not best and (taste <= likes(style, best.move) or prospect.visits < KNOWN_PART * best.visits):
        return float("-inf")
    return prospect.reward + style.zeal * taste


def likes(style: Style, move: str) -> int:
    """How much a style likes a move: 1, 0 or -1."""
    return move.startswith(style.liked) - (bool(style.avoided) and move.startswith(style.avoided))
