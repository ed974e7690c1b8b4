"""Where the Steward's walks can end: every spot, by the cheapest way, as the move texts that lead there."""

from __future__ import annotations

import cython

from emporion.engine.effects import Target
from emporion.games.corinth.codes import CHOOSING, COMPENSATE, COMPENSATING, DIRECTIONS, DISCARD, SPOTS, STEWARD, STOP, WALKING
from emporion.games.corinth.effects import spot_name
from emporion.games.corinth.words import answer_text, text

if not cython.compiled:
    from emporion.games.corinth.state import Corinth


def targets(state: Corinth, spare: Corinth) -> list[Target]:
    """The ends of the walk that is under way, or of each one that could begin now. `spare` is a copy of the state."""
    if state.point == WALKING:
        return _ends(state, spare, ())
    found: list[Target] = []
    if state.point == CHOOSING or state.point == COMPENSATING:
        for code in state.legal():
            if STEWARD <= code < DISCARD or code == COMPENSATE:
                spare.become(state)
                spare.play(code)
                found += _ends(state, spare, (text(state, code),))
    return found


def _ends(before: Corinth, walk: Corinth, moves: tuple[str, ...]) -> list[Target]:
    """The ends of a walk that has begun; `before` is the position in which the player chooses."""
    seat: cython.int = before.seat
    if walk.circles[seat] > before.circles[seat]:  # every step and the stop were the only ones
        return [Target(spot_name(walk.at[seat]), moves, walk.last_price, _begun(before, walk))]
    begun = _begun(before, walk)
    shortest: cython.int = max(walk.steps, walk.shortest(walk.walk_value), 1)
    longest: cython.int = min(walk.walk_value + walk.slack(), SPOTS)
    lengths = sorted([(walk.price(steps), steps) for steps in range(shortest, longest + 1)])
    reach: cython.int = _reach(walk, walk.at[seat], walk.walked[seat])
    end: cython.int
    found = []
    for end in range(SPOTS):
        if (reach >> end) & 1:
            for price, steps in lengths:
                way = _way(walk, end, steps)
                if way is not None:
                    found.append(Target(spot_name(end), moves + way[0], price, begun + way[1]))
                    break
    return found


def _reach(walk: Corinth, spot: cython.int, walked: cython.int) -> cython.int:
    """This spot and all that can be walked to from it, as bits. The search for a way to any other would look everywhere in vain."""
    found: cython.int = 1 << spot
    direction: cython.int
    there: cython.int
    for direction in range(4):
        there = walk.spot_beside(spot, direction)
        if there >= 0 and not ((walked | found) >> there) & 1:
            found |= _reach(walk, there, walked | found)
    return found


def _way(walk: Corinth, end: cython.int, steps: cython.int) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The moves and spots of a walk that is `steps` long at `end`; None if there is none. Forced moves are not asked and have no text."""
    spot: cython.int = walk.at[walk.seat]
    walked: cython.int = walk.walked[walk.seat]
    taken: cython.int
    direction: cython.int
    texts = []
    spots = []
    if spot == end and steps > walk.steps:
        return None
    for taken in range(walk.steps, steps):
        direction = walk.way(spot, walked, steps - taken, end)
        if direction < 0:
            return None
        if walk.list_steps(spot, walked, taken) > 1:
            texts.append(DIRECTIONS[direction])
        spot = walk.spot_beside(spot, direction)
        walked |= 1 << spot
        spots.append(spot_name(spot))
    if spot != end:
        return None
    if walk.list_steps(spot, walked, steps) > 1:
        texts.append(answer_text(walk.components, STOP, 0))
    return tuple(texts), tuple(spots)


def _begun(before: Corinth, walk: Corinth) -> tuple[str, ...]:
    """The spots of the steps that were forced as the walk began."""
    seat = before.seat
    return tuple([spot_name(walk.spot_on_trail(seat, step)) for step in range(before.trail_length[seat], walk.trail_length[seat])])
