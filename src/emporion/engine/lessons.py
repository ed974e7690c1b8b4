"""The lessons of a game, to be learned by playing: a record, and steps that say what is told and what the visitor plays.

A lesson is a record in the game's folder `lessons`; what the visitor plays at a step are the record's next moves of the lesson's seat. So a
lesson cannot disagree with the rules: a change of the rules breaks the test that replays its record.

The messages of the lesson "corinth" are in the catalogue `learn.ftl`: its name is `learn-corinth-title`, the sentences of the step "shop"
are `learn-corinth-shop`, and why its mistake "six" is none to be made is said by `learn-corinth-shop-six`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.record import replay


class Mistake(Struct, frozen=True):
    """Legal moves that are offered beside the taught ones because they tempt; a sentence says why they are worse."""

    name: str
    moves: tuple[str, ...]


class Step(Struct, frozen=True):
    """One idea: what is told after the first `event` events of the record, and how many of the next ones the visitor plays."""

    name: str
    event: int
    plays: int = 0
    """None where the visitor only reads."""
    points: tuple[str, ...] = ()
    """What the board points at, by names of the game's page; without them, at what the visitor is to press."""
    mistakes: tuple[Mistake, ...] = ()
    is_later: bool = False
    """Whether so much has happened since the step before that it is not shown."""


class Lesson(Struct, frozen=True):
    """A lesson, told to a seat."""

    name: str
    steps: tuple[Step, ...]
    seat: int = 0


@cache
def lesson_match(game: Game[Any], name: str) -> Match:
    """The match of a lesson's record, at its end."""
    data = game.folder().joinpath("lessons", f"{name}.emp.jsonl").read_bytes()
    return replay(data, lambda _: game, complete=False)
