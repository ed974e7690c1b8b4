"""Players by name. A player gets the match and chooses a move; it deals anew (`guess`) what its seat cannot see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol, cast

from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random

if TYPE_CHECKING:
    from emporion.players.registry import Evaluation

LEVEL_NAMES = ("random", "greedy", "novice", "easy", "normal", "hard", "expert")
OPPONENT_NAMES = ("trader", "walker", "builder", "raider", "conqueror")
"""Players with a style (`opponents.py`)."""
NAMES = LEVEL_NAMES + OPPONENT_NAMES

_FORM = re.compile(
    r"(?P<name>[a-z]+|[1-9]\d{0,6}(?P<time>ms)?)(-(?P<evaluation>2026|learned))?(/(?P<divisor>[1-9]\d{0,3}))?(@(?P<threads>[1-9]\d?))?"
)


class Player(Protocol):
    """A player that chooses moves."""

    def choose(self, match: Match, rng: Random) -> str:
        """Choose a legal move for the seat whose turn it is."""


def find(name: str) -> Player:
    """Find a player by name; `my_bot.py:Bot` and names of entry points are custom players (`custom_players.py`).

    A number is a player with that many simulations, `200ms` one with so many milliseconds for a turn; `hard/10` has a tenth of the budget,
    `hard@2` two threads. `expert-2026` judges positions as the levels did in 2026, `expert-learned` by a network.
    """
    found = _FORM.fullmatch(name)
    if found is None or not (name in NAMES or _is_search(found)):
        from emporion.players.custom_players import find_custom_player

        if own := find_custom_player(name):
            return own
    if found is None:
        raise EmporionError("unknown-player", player=name, players=NAMES)
    if _is_search(found):
        return _make_thinker(name, found)
    if name == "random":
        from emporion.players.random import RandomPlayer

        return RandomPlayer()
    if name == "greedy":
        from emporion.players.greedy import GreedyPlayer

        return GreedyPlayer()
    if name == "novice":
        from emporion.players.levels import Novice

        return Novice()
    if name in OPPONENT_NAMES:
        from emporion.players.opponents import STYLES, Opponent

        return Opponent(STYLES[name])
    return _make_thinker(name, found)


def _is_search(found: re.Match[str]) -> bool:
    """Whether a name has a part that only players that search have."""
    return bool(found["divisor"] or found["threads"] or found["evaluation"] or found["name"][0].isdecimal())


def _make_thinker(asked: str, found: re.Match[str]) -> Player:
    """A level, a plain number of simulations, or a time."""
    from emporion.players.levels import LEVELS, thinker
    from emporion.players.search_player import Budget, Thinker

    name, divisor, threads = found["name"], int(found["divisor"] or 1), int(found["threads"] or 1)
    evaluation = cast("Evaluation | None", found["evaluation"])
    if found["time"]:
        return Thinker(Budget(milliseconds=int(name[:-2]) / divisor, threads=threads), evaluation=evaluation or "best")
    if name.isdecimal():
        return Thinker(Budget(max(1, int(name) // divisor), threads=threads), evaluation=evaluation or "best")
    if name not in LEVELS:
        raise EmporionError("unknown-player", player=asked, players=NAMES)
    return thinker(name, divisor=divisor, threads=threads, evaluation=evaluation)
