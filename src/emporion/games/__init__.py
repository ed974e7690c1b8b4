"""The games by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from emporion.engine.errors import EmporionError

if TYPE_CHECKING:
    from emporion.engine.game import Game
    from emporion.engine.match import Match

__all__ = ["NAMES", "TOYS", "dumps", "find", "replay"]

NAMES = ("corinth", "golden-horn")
TOYS = ("kuhn", "nim")


def find(name: str) -> Game[Any]:
    """A game by its name; its modules are loaded only now."""
    if name in TOYS:
        module = import_module(f"emporion.games._toys.{name}")
    elif name in NAMES:
        module = import_module(f"emporion.games.{name.replace('-', '_')}")
    else:
        raise EmporionError("unknown-game", game=name, games=NAMES)
    game: Game[Any] = module.GAME
    return game


def dumps(match: Match, **more: object) -> str:
    """The record of a match; `more` goes into its header."""
    from emporion.engine import record

    return record.dumps(match, **more)


def replay(data: bytes, *, complete: bool = True, limited: bool = False) -> Match:
    """The match that a record tells of; RecordError at the first line that breaks the format or a rule, or is one too many."""
    from emporion.engine import record  # only now: the command line names the games in its help

    return record.replay(data, find, complete=complete, limited=limited)
