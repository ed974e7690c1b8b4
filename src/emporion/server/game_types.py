"""What each game shows, in words: the types of its view and of its effects. /api and docs/socket.md end with this."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from msgspec import Struct
from msgspec import inspect as kinds

from emporion import games
from emporion.engine.effects import Asked, Effect
from emporion.server.described import Field, inner, words


class Shown(NamedTuple):
    """A type of a game: the view, something in it, or an effect."""

    name: str
    about: str
    fields: list[Field]


def view(game: str) -> list[Shown]:
    """What a seat sees of a game, and the types of which that is made."""
    whole: type[Struct] = _module(game, "view").View
    return [_shown(kind) for kind in dict.fromkeys(inner(kinds.type_info(whole)))]


def effects(game: str) -> list[Shown]:
    """What can happen in a game, in the order in which its rules tell it; the last one closes every event."""
    return [*map(_shown, own_effects(game)), _shown(Asked)]


def own_effects(game: str) -> list[type[Effect]]:
    """The effects that a game's module defines."""
    module = _module(game, "effects")
    found = [item for item in vars(module).values() if isinstance(item, type) and issubclass(item, Effect)]
    return [item for item in found if item.__module__ == module.__name__]


def _module(game: str, name: str) -> ModuleType:
    package = type(games.find(game)).__module__
    return import_module(f"{package}.{name}")


def _shown(kind: type[Struct]) -> Shown:
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    about = " ".join((kind.__doc__ or "").split())
    return Shown(kind.__name__, about, [Field(field.encode_name, words(field.type), "", "") for field in info.fields])
