"""Where the Steward's walks can end: every spot, by the cheapest way, as the move texts that lead there."""

from __future__ import annotations

import cython

from emporion.engine.effects import Target
from emporion.games.corinth.codes import (
    CHOOSING,
    COMPENSATE,
    COMPENSATING,
    DIRECTIONS,
    DISCARD,
    SCORING,
    SPOTS,
    STEP,
    STEWARD,
    STOP,
    WALKING,
)
from emporion.games.corinth.effects import SPOT_NAMES, BoxWritten
from emporion.games.corinth.words import answer_text, text

if not cython.compiled:
    from emporion.games.corinth.paths import Paths
    from emporion.games.corinth.state import Corinth

UNDER_WAY = -1
"""No move: the walk has begun already."""


def targets(state: Corinth, spare: Corinth) -> list[Target]:
    """The ends of the walk that is under way, or of each one that could begin now. `spare` is a copy of the state."""
    paths = Paths()
    if state.point == WALKING:
        return _ends(state, spare, paths, UNDER_WAY, ())
    found: list[Target] = []
    if state.point == CHOOSING or state.point == COMPENSATING:
        for code in state.legal():
            if STEWARD <= code < DISCARD or code == COMPENSATE:
                found += _ends(state, spare, paths, code, (text(state, code),))
    return found


def _begin(before: Corinth, walk: Corinth, code: cython.int) -> None:
    """Let `walk` be the position in which the walk has begun by a move, if it is not under way already."""
    walk.become(before)
    walk.trace(False)
    if code != UNDER_WAY:
        walk.play(code)


def _ends(before: Corinth, walk: Corinth, paths: Paths, code: cython.int, moves: tuple[str, ...]) -> list[Target]:
    """The ends of the walk that a move begins; `before` is the position in which the player chooses, `walk` is for trying it out."""
    _begin(before, walk, code)
    seat: cython.int = before.seat
    if walk.circles[seat] > before.circles[seat]:  # every step and the stop were the only ones
        return [Target(SPOT_NAMES[walk.at[seat]], moves, walk.last_price, _begun(before, walk), _brings(walk, seat))]
    begun = _begun(before, walk)
    shortest: cython.int = max(walk.steps, walk.shortest(walk.walk_value), 1)
    longest: cython.int = min(walk.walk_value + walk.slack(), SPOTS)
    lengths = sorted([(walk.price(steps), steps) for steps in range(shortest, longest + 1)])
    paths.search(walk.at[seat], walk.walked[seat], longest - walk.steps)
    end: cython.int
    ways = []
    for end in range(SPOTS):
        for price, steps in lengths:
            if paths.leads(end, steps - walk.steps):
                ways.append((end, price, _way(walk, paths, end, steps)))
                break
    found = []
    for end, price, (texts, spots, path) in ways:
        brings: tuple[BoxWritten, ...] = ()
        if walk.kind[end] == SCORING:
            _begin(before, walk, code)
            _finish(walk, path)
            brings = _brings(walk, seat)
        found.append(Target(SPOT_NAMES[end], moves + texts, price, begun + spots, brings))
    return found


def _way(walk: Corinth, paths: Paths, end: cython.int, steps: cython.int) -> tuple[tuple[str, ...], tuple[str, ...], list[int]]:
    """Moves, spots and directions of the walk that is `steps` long at `end`. Forced moves have no text."""
    spot: cython.int = walk.at[walk.seat]
    walked: cython.int = walk.walked[walk.seat]
    taken: cython.int
    direction: cython.int
    texts = []
    spots = []
    path = []
    for taken in range(walk.steps, steps):
        direction = paths.direction(end, steps - walk.steps, taken - walk.steps)
        if walk.list_steps(spot, walked, taken) > 1:
            texts.append(DIRECTIONS[direction])
        spot = walk.spot_beside(spot, direction)
        walked |= 1 << spot
        spots.append(SPOT_NAMES[spot])
        path.append(direction)
    if walk.list_steps(spot, walked, steps) > 1:
        texts.append(answer_text(walk.components, STOP, 0))
    return tuple(texts), tuple(spots), path


def _begun(before: Corinth, walk: Corinth) -> tuple[str, ...]:
    """The spots of the steps that were forced as the walk began."""
    seat = before.seat
    return tuple([SPOT_NAMES[walk.spot_on_trail(seat, step)] for step in range(before.trail_length[seat], walk.trail_length[seat])])


def _brings(ended: Corinth, seat: int) -> tuple[BoxWritten, ...]:
    """S11: what the walk writes into the box of its end. What other spots bring is printed on them."""
    spot = ended.at[seat]
    return (BoxWritten(seat, SPOT_NAMES[spot], ended.box_at(seat, spot)),) if ended.kind[spot] == SCORING else ()


def _finish(walk: Corinth, path: list[int]) -> None:
    """Walk a path to its end; moves that are forced are not asked."""
    seat, begun, circles = walk.seat, walk.steps, walk.circles[walk.seat]
    while walk.circles[seat] == circles:
        taken = walk.steps - begun
        walk.play(STEP + path[taken] if taken < len(path) else STOP)
