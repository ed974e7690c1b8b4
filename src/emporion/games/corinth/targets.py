"""Where the Steward's walks can end: every spot, by the cheapest way, as the move texts that lead there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.engine.effects import Target
from emporion.games.corinth.codes import CHOOSING, COMPENSATE, COMPENSATING, DISCARD, SCORING, SPOTS, STEP, STEWARD, STOP, WALKING
from emporion.games.corinth.effects import BoxWritten, spot_name
from emporion.games.corinth.words import text

if TYPE_CHECKING:
    from emporion.games.corinth.state import Corinth


def targets(state: Corinth) -> list[Target]:
    """The ends of the walk that is under way, or of each one that could begin now."""
    if state.point == WALKING:
        return _ends(state, state, ())
    if state.point not in (CHOOSING, COMPENSATING):
        return []
    found = []
    for code in state.legal():
        if STEWARD <= code < DISCARD or code == COMPENSATE:
            begun = state.twin()
            begun.play(code)
            found += _ends(state, begun, (text(state, code),))
    return found


def _ends(before: Corinth, walk: Corinth, moves: tuple[str, ...]) -> list[Target]:
    """The ends of a walk that has begun; `before` is the position in which the player chooses."""
    seat = before.seat
    if walk.circles[seat] > before.circles[seat]:  # every step and the stop were the only ones
        return [Target(spot_name(walk.at[seat]), moves, walk.last_price, _begun(before, walk), _brings(walk, seat))]
    shortest = max(walk.steps, walk.shortest(walk.walk_value), 1)
    lengths = sorted(range(shortest, min(walk.walk_value + walk.slack(), SPOTS) + 1), key=lambda steps: (walk.price(steps), steps))
    found = []
    for end in range(SPOTS):
        for steps in lengths:
            path = _path(walk, end, steps - walk.steps)
            if path is not None:
                way = _begun(before, walk) + _spots(walk, path)
                texts, ended = _walked(walk, path)
                found.append(Target(spot_name(end), moves + texts, walk.price(steps), way, _brings(ended, seat)))
                break
    return found


def _path(walk: Corinth, end: int, steps: int) -> list[int] | None:
    """Directions of a path of so many steps to `end`, over free spots; None if there is none."""
    spot, walked = walk.at[walk.seat], walk.walked[walk.seat]
    path = []
    for left in range(steps, 0, -1):
        direction = walk.way(spot, walked, left, end)
        if direction < 0:
            return None
        path.append(direction)
        spot = walk.spot_beside(spot, direction)
        walked |= 1 << spot
    return path if spot == end else None


def _begun(before: Corinth, walk: Corinth) -> tuple[str, ...]:
    """The spots of the steps that were forced as the walk began."""
    seat = before.seat
    return tuple(spot_name(walk.spot_on_trail(seat, step)) for step in range(before.trail_length[seat], walk.trail_length[seat]))


def _spots(walk: Corinth, path: list[int]) -> tuple[str, ...]:
    """The spots of a path."""
    spot, spots = walk.at[walk.seat], []
    for direction in path:
        spot = walk.spot_beside(spot, direction)
        spots.append(spot_name(spot))
    return tuple(spots)


def _brings(ended: Corinth, seat: int) -> tuple[BoxWritten, ...]:
    """S11: what the walk writes into the box of its end. What other spots bring is printed on them."""
    spot = ended.at[seat]
    return (BoxWritten(seat, spot_name(spot), ended.box_at(seat, spot)),) if ended.kind[spot] == SCORING else ()


def _walked(walk: Corinth, path: list[int]) -> tuple[tuple[str, ...], Corinth]:
    """The moves that walk a path and stop at its end, and the position then; moves that are forced are not asked and have no text."""
    seat, begun, circles = walk.seat, walk.steps, walk.circles[walk.seat]
    twin = walk.twin()
    texts = []
    while twin.circles[seat] == circles:
        taken = twin.steps - begun
        code = STEP + path[taken] if taken < len(path) else STOP
        texts.append(text(twin, code))
        twin.play(code)
    return tuple(texts), twin
