"""Players that others wrote: a class in a file, `my_bot.py:Bot`, or one that an installed package offers by name.

Such a player has one method, `choose(match, rng)`, which returns one of `match.moves()`. Its match begins at the position that is asked:
what its seat cannot see is dealt anew, and what happened before is not in it. So it may copy it, play on in it and look at everything.
It runs in a process of its own (`bot_process.py`).
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
import weakref
from copy import copy
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from emporion.engine.errors import EmporionError, shown_items
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.bot_process import DEFAULT_SECONDS, MIN_START_SECONDS, BotGone, BotProcess, Choose, Make, limit

GROUP = "emporion.players"
"""The entry points in which a package offers players by name."""
MAX_MOVES_CHARS = 200


class BotFault(EmporionError):
    """A fault of a custom player: an exception, or a move that is not legal. It ends the game, not the tournament."""


def find_custom_player(name: str) -> CustomPlayer | None:
    """The player of a name with a colon, or of an entry point; None if there is none of that name."""
    return CustomPlayer(name) if ":" in name or entry_points(group=GROUP, name=name) else None


class CustomPlayer:
    """A player of one's own, in a process of its own. Its answers are checked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process: BotProcess | None = None
        self._seconds = DEFAULT_SECONDS
        self._start()

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is a new player in another process."""
        return CustomPlayer, (self.name,)

    def choose(self, match: Match, rng: Random) -> str:
        """What the player chooses; BotFault if it fails, takes too long, ends its process, or if that is not legal."""
        seat = match.state.actor
        seen = copy(match.state)
        seen.guess(seat, rng)
        changes = {} if match.figures is match.game.standard() else match.changes()
        key = rng.word(), rng.word()
        asked = Choose(match.game, match.players, match.first, match.options, changes, seen, key)
        try:
            answer = self._start().ask(asked, self._seconds)
        except EmporionError as error:
            raise BotFault("bot-failed", bot=self.name, seat=seat, why=str(error)) from None
        except BotGone as gone:
            if gone.status is None:
                raise BotFault("bot-slow", bot=self.name, seat=seat, seconds=f"{self._seconds:g}") from None
            raise BotFault("bot-ended", bot=self.name, seat=seat, status=gone.status) from None
        if answer.error:
            raise BotFault("bot-failed", bot=self.name, seat=seat, why=answer.details["why"])
        legal = match.moves()
        if answer.value not in legal:
            raise BotFault("bot-illegal", bot=self.name, seat=seat, move=answer.details["said"], legal=shown_items(legal, MAX_MOVES_CHARS))
        return str(answer.value)

    def _start(self) -> BotProcess:
        """The process with the player; a new one if that has ended."""
        if self._process is not None and self._process.is_alive:
            return self._process
        wanted = limit()
        process = _take_idle(self.name) or BotProcess()
        try:
            answer = process.ask(Make(self.name, sys.path), max(wanted or DEFAULT_SECONDS, MIN_START_SECONDS))
        except BotGone as gone:
            why = "it does not start" if gone.status is None else f"its process ended with status {gone.status}"
            raise EmporionError("bot-unreadable", bot=self.name, why=why) from None
        if answer.error:
            process.stop()
            key, details = ("bot-unreadable", {"bot": self.name}) if answer.error == "failed" else (answer.error, {})
            raise EmporionError(key, **details | answer.details)
        self._process = process
        self._seconds = wanted or answer.value or DEFAULT_SECONDS
        weakref.finalize(self, _idle.setdefault(self.name, []).append, process)
        return process


_idle: dict[str, list[BotProcess]] = {}
"""By the name of a player, processes that have loaded it and are not used: the next game goes on with one of them."""


def _take_idle(name: str) -> BotProcess | None:
    """A process that has loaded this player; None if there is none."""
    found = _idle.get(name, [])
    while found:
        process = found.pop()
        if process.is_alive:
            return process
    return None


def make_custom_player(name: str) -> Any:
    """A player of this name, in the process that it runs in."""
    if ":" in name:
        place, _, attribute = name.rpartition(":")
        made = _make_player(name, _load_module(name, place), attribute)
    else:
        (point, *_) = entry_points(group=GROUP, name=name)
        made = point.load()()
    if not callable(getattr(made, "choose", None)):
        raise EmporionError("bot-no-choose", bot=name)
    return made


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
        raise EmporionError("bot-unreadable", bot=name, why=describe_error(error)) from None
    return module


def _make_player(name: str, module: Any, attribute: str) -> Any:
    """A player of this class."""
    kind = getattr(module, attribute, None)
    if not callable(kind):
        raise EmporionError("bot-unreadable", bot=name, why=f"there is no class {attribute}")
    try:
        return kind()
    except Exception as error:
        raise EmporionError("bot-unreadable", bot=name, why=describe_error(error)) from None


def describe_error(error: BaseException) -> str:
    """An error of foreign code in one line, with the place where it was raised."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if len(frames) > 1 else said
