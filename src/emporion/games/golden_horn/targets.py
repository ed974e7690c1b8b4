"""Where a boat's voyage can end, as the move texts that lead there; its price is the number of cards that it takes.

Chance ends a sequence: a boat in an end port has targets only where loading draws no cube; else they begin on its first space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from emporion.engine.effects import Effect, Target
from emporion.games.golden_horn.codes import BEGAN, LOADING, NO_RAID, SAIL, SAILING, STARTING, STOPPED, VOYAGING, WIND
from emporion.games.golden_horn.effects import Note, effects
from emporion.games.golden_horn.words import place_name, text

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn


def targets(state: GoldenHorn) -> list[Target]:
    """The ends of the voyage that is under way, or of each one that could begin now: at the start of a turn, those without a raid."""
    return _ends(state, (), 0) if state.point in (STARTING, SAILING, LOADING, VOYAGING) else []


def _ends(state: GoldenHorn, moves: tuple[str, ...], price: int) -> list[Target]:
    """The ends that can be reached after `moves`, which took `price` cards. A boat has one way only, so the first found is the cheapest."""
    found = []
    for code in state.legal():
        if state.point == STARTING and code != NO_RAID:
            continue
        begun = state.twin()
        begun.trace(True)
        begun.play(code)
        words, cards = (*moves, text(state, code)), price + (WIND <= code < SAIL)
        notes = begun.told()
        first = next((note for note in notes if note[0] in (STOPPED, BEGAN)), None)
        if first is None and begun.actor == state.seat:
            found += _ends(begun, words, cards)
        elif first is not None and first[0] == STOPPED:
            found.append(Target(place_name(state, first[2]), words, cards, brings=_brought(begun, state.seat, notes)))
    return found


def _brought(state: GoldenHorn, seat: int, notes: Sequence[Note]) -> tuple[Effect, ...]:
    """What the stop does to the boat's owner, up to the end of the turn."""
    ended = next((i for i, note in enumerate(notes) if note[0] == BEGAN), len(notes))
    return tuple(effect for effect in effects(state, notes[:ended]) if getattr(effect, "seat", None) == seat)
