"""Emporion: two merchants' board games, exact, fast, and pleasant to play.

>>> from emporion import Match, Random, find
>>> match = Match(find("corinth"), players=3)
>>> rng = Random(7)
>>> while not match.is_over:
...     _ = match.chance(rng) if match.actor == "chance" else match.play(match.moves()[0])
>>> len(match.scores())
3
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emporion.engine.match import Match
    from emporion.engine.random import Random
    from emporion.games import find, replay

__all__ = ["Match", "Random", "find", "replay"]
__version__ = "0.1.0"

_HOMES = {"Match": "emporion.engine.match", "Random": "emporion.engine.random", "find": "emporion.games", "replay": "emporion.games"}


def __getattr__(name: str) -> object:
    """Load the engine when it is first used: `emporion --help` does without."""
    if name not in _HOMES:
        raise AttributeError(f"module 'emporion' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
