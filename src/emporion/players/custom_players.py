"""Players that others wrote: a class in a file, `my_bot.py:Bot`, or one that an installed package offers by name.

Such a player has one method, `choose(match, rng)`, which returns one of `match.moves()`. Its match begins at the position that is asked:
what its seat cannot see is dealt anew, and what happened before is not in it. So it may copy it, play on in it and look at everything.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from emporion.engine.errors import EmporionError, shown_items
from emporion.engine.match import Match
from emporion.engine.random import Random

GROUP = "emporion.players"
"""The entry points in which a package offers players by name."""
MAX_MOVES_CHARS = 200


class BotFault(EmporionError):
    """A fault of a custom player: an exception, or a move that is not legal. It ends the game, not the tournament."""


def find_custom_player(name: str) -> CustomPlayer | None:
    """The player of a name with a colon, or of an entry point; None if there is none of that name."""
    if ":" in name:
        place, _, attribute = name.rpartition(":")
        return CustomPlayer(name, _make_player(name, _load_module(name, place), attribute))
    for point in entry_points(group=GROUP, name=name):
        try:
            made = point.load()()
        except Exception as error:
            raise EmporionError("bot-unreadable", bot=name, why=_describe_error(error)) from None
        return CustomPlayer(name, made)
    return None


class CustomPlayer:
    """A custom player, whose answers are checked."""

    def __init__(self, name: str, bot: Any) -> None:
        if not callable(getattr(bot, "choose", None)):
            raise EmporionError("bot-no-choose", bot=name)
        self.name = name
        self._bot = bot

    def choose(self, match: Match, rng: Random) -> str:
        """What the player chooses; BotFault if it fails, or if that is not legal."""
        seen = match.guessed(match.state.actor, rng)
        try:
            move = self._bot.choose(seen, rng)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise BotFault("bot-failed", bot=self.name, seat=match.state.actor, why=_describe_error(error)) from None
        if not isinstance(move, str) or move not in match.moves():
            legal = shown_items(match.moves(), MAX_MOVES_CHARS)
            raise BotFault("bot-illegal", bot=self.name, seat=match.state.actor, move=str(move), legal=legal)
        return move


@cache
def _load_module(name: str, place: str) -> Any:
    """The module of a player: a file, or a module that can be imported."""
    try:
        if not place.endswith(".py"):
            return importlib.import_module(place)
        path = Path(place).resolve()
        if not path.is_file():
            raise EmporionError("file-unreadable", file=place, why="No such file or directory")
        if str(path.parent) not in sys.path:
            sys.path.append(str(path.parent))
        spec = importlib.util.spec_from_file_location(f"emporion_player_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except EmporionError:
        raise
    except Exception as error:
        raise EmporionError("bot-unreadable", bot=name, why=_describe_error(error)) from None
    return module


def _make_player(name: str, module: Any, attribute: str) -> Any:
    """A player of this class."""
    kind = getattr(module, attribute, None)
    if not callable(kind):
        raise EmporionError("bot-unreadable", bot=name, why=f"there is no class {attribute}")
    try:
        return kind()
    except Exception as error:
        raise EmporionError("bot-unreadable", bot=name, why=_describe_error(error)) from None


def _describe_error(error: BaseException) -> str:
    """An error of foreign code in one line, with the place where it was raised."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if len(frames) > 1 else said
