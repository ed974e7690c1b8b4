"""Where a boat's voyage can end, as the move texts that lead there; its price is the number of cards that it takes.

Chance ends a sequence: a boat in an end port has ends only where loading draws no cube; else they begin on its first space. At the start of
a turn the targets lead through the answer that closes it, and a boat in an end port has one target: to the choice of its goods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from emporion.engine.effects import Target
from emporion.engine.lines import Line
from emporion.games.golden_horn.codes import (
    AFTER_RAID,
    BEGAN,
    COLORS,
    KIND_COUNT,
    KINDS,
    LOAD,
    LOADING,
    NO_RAID,
    READY,
    SAIL,
    SAILING,
    STARTING,
    STOP,
    STOPPED,
    TURN,
    VOYAGING,
    WIND,
)
from emporion.games.golden_horn.effects import effects
from emporion.games.golden_horn.move_texts import answer_text, place_name, split_place
from emporion.games.golden_horn.narration import VoyageEnd, brought, preview_line

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn


CLOSING = {STARTING: NO_RAID, AFTER_RAID: READY}
"""The answers that close the start of a turn and lead to the choice of a boat."""

End = tuple[int, tuple[int, ...]]
"""A place and the answers that lead there."""


def targets(state: GoldenHorn, spare: GoldenHorn) -> list[Target]:
    """The ends of the voyage that is under way, or of each one that could begin now: at the start of a turn, those without a raid."""
    ends = [_target(state, spare, end) for end in _ends(state, spare, ())]
    return ends + _departures(state, spare) if state.point in CLOSING else ends


def _departures(state: GoldenHorn, spare: GoldenHorn) -> list[Target]:
    """At the start of a turn, the boats that lie in an end port: each is chosen, and then its goods."""
    last_answer = CLOSING[state.point]
    spare.become(state)
    spare.trace(False)
    spare.play(last_answer)
    boats = [code for code in spare.legal() if spare.point == SAILING and SAIL <= code < TURN and spare.in_end_port(_boat(state, code))]
    found = []
    for code in boats:
        spare.become(state)
        spare.trace(True)
        spare.play(last_answer)
        spare.play(code)
        move = answer_text(code)
        line = preview_line(state, move, effects(spare, spare.drain_notes()))
        found.append(Target(place_name(state, state.at[_boat(state, code)]), (answer_text(last_answer), move), line))
    return found


def _boat(state: GoldenHorn, code: int) -> int:
    """The boat that an answer sails."""
    return KIND_COUNT * state.seat + code - SAIL


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
    for note in spare.drain_notes():
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
    return Target(place_name(state, place), tuple(map(answer_text, codes)), _line(state, spare, end, price), price)


def _line(state: GoldenHorn, spare: GoldenHorn, end: End, price: int) -> Line:
    """The end of a voyage, and what the stop there brings to the boat's owner; `spare` has just played it."""
    place, codes = end
    notes = spare.drain_notes()
    stop = next(number for number, note in enumerate(notes) if note[0] == STOPPED)
    kind = KINDS[notes[stop][1] % KIND_COUNT]
    way: Literal["on", "back", "stay"] = "stay" if codes == (STOP,) else "back" if any(TURN <= code < LOAD for code in codes) else "on"
    tint = state.tint[place]
    color = COLORS[tint] if tint >= 0 else "none"
    name = VoyageEnd(kind, way, color, price, *split_place(place_name(state, place)))
    return (name, *brought(state, state.seat, effects(spare, notes[stop:])))
