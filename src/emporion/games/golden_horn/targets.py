"""Where a boat's voyage can end, as the move texts that lead there; its price is the number of cards that it takes.

Chance ends a sequence: a boat in an end port has targets only where loading draws no cube; else they begin on its first space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from emporion.engine.effects import Effect, Target
from emporion.games.golden_horn.codes import (
    AFTER_RAID,
    BEGAN,
    LOADING,
    NO_RAID,
    READY,
    SAIL,
    SAILING,
    STARTING,
    STOP,
    STOPPED,
    VOYAGING,
    WIND,
)
from emporion.games.golden_horn.effects import Note, effects
from emporion.games.golden_horn.words import answer_text, place_name

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn


CLOSING = {STARTING: NO_RAID, AFTER_RAID: READY}
"""The answers that close the start of a turn and lead to the choice of a boat."""

End = tuple[int, tuple[int, ...]]
"""A place and the answers that lead there."""


def targets(state: GoldenHorn, spare: GoldenHorn) -> list[Target]:
    """The ends of the voyage that is under way, or of each one that could begin now: at the start of a turn, those without a raid."""
    return [_target(state, spare, end) for end in _ends(state, spare, ())]


def _ends(state: GoldenHorn, spare: GoldenHorn, begun: tuple[int, ...]) -> list[End]:
    """The ends that can be reached after some answers of `state`, which `spare` has played."""
    if spare.point == VOYAGING:
        return _voyage(spare, begun)
    found = []
    if spare.point in (*CLOSING, SAILING, LOADING):
        for code in [CLOSING[spare.point]] if spare.point in CLOSING else spare.legal():
            spare.become(state)
            for played in begun:
                spare.play(played)
            stopped, asked = _play(spare, code)
            if asked:
                found += _ends(state, spare, (*begun, code))
            elif stopped >= 0:
                found.append((stopped, (*begun, code)))
    return found


def _voyage(boat: GoldenHorn, begun: tuple[int, ...]) -> list[End]:
    """The ends of the voyage of the boat under way. It has one way only, so the first found is the cheapest."""
    found = []
    asked = True
    while asked:
        found.append((boat.at[boat.boat], (*begun, STOP)))
        on = [code for code in boat.legal() if code != STOP]
        if not on:
            break
        begun += (on[0],)
        stopped, asked = _play(boat, on[0])
        if stopped >= 0:
            found.append((stopped, begun))
    return found


def _play(spare: GoldenHorn, code: int) -> tuple[int, bool]:
    """Play an answer; the place where the boat stopped (-1: nowhere), and whether the seat is asked again before that."""
    seat = spare.seat
    spare.trace(True)
    spare.play(code)
    for note in spare.told():
        if note[0] == STOPPED:
            return note[2], False
        if note[0] == BEGAN:
            return -1, False
    return -1, spare.actor == seat


def _target(state: GoldenHorn, spare: GoldenHorn, end: End) -> Target:
    place, codes = end
    spare.become(state)
    for code in codes[:-1]:
        spare.play(code)
    spare.trace(True)
    spare.play(codes[-1])
    price = sum(WIND <= code < SAIL for code in codes)
    return Target(place_name(state, place), tuple(map(answer_text, codes)), price, brings=_brought(spare, state.seat, spare.told()))


def _brought(state: GoldenHorn, seat: int, notes: Sequence[Note]) -> tuple[Effect, ...]:
    """What the stop does to the boat's owner, up to the end of the turn."""
    ended = next((i for i, note in enumerate(notes) if note[0] == BEGAN), len(notes))
    return tuple(effect for effect in effects(state, notes[:ended]) if getattr(effect, "seat", None) == seat)
