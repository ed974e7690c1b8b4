"""Lines: what is said about a game, as typed effects that a client turns into words.

A line is a short list of effects: the first is the sentence, the others are what it brought. Values are ids and numbers, seats are numbers.
The message of an effect is found by the game and the effect's type (`wording.py`, in the page `web/lib/lines.js`). Each game's `narration`
makes its lines: of what happened (the log), of what can be chosen, of what is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from emporion.engine.effects import Asked, Effect

Line = tuple[Effect, ...]


class Narration(NamedTuple):
    """The lines of one event."""

    lines: list[Line]
    replaces: int = 0
    """The lines of so many events before this one are replaced by these, so that a walk or a whole turn becomes one line."""


Narrate = Callable[[Sequence[Effect], Iterator[Sequence[Effect]]], Narration]
"""Narrates the effects of an event; the iterator has those of the events before it, the last one first."""


class Unnamed(Effect, frozen=True):
    """A move of a game that has no messages for its moves: clients show its text."""

    move: str


def one_line_each(effects: Sequence[Effect]) -> Narration:
    """Every effect is a line of its own; a client leaves out those that have no message."""
    return Narration([(effect,) for effect in effects if not isinstance(effect, Asked)])


def narrate_all(narrate: Narrate, events: Iterable[Sequence[Effect]]) -> list[Line]:
    """The lines of a whole course of events, each replaced where a later event replaces it."""
    past: list[Sequence[Effect]] = []
    found: list[list[Line]] = []
    for effects in events:
        narration = narrate(effects, reversed(past))
        for number in range(len(found) - narration.replaces, len(found)):
            found[number] = []
        found.append(narration.lines)
        past.append(effects)
    return [line for lines in found for line in lines]
