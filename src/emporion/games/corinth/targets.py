"""Where the Steward's walks can end: every spot, by the cheapest way, as the move texts that lead there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import cython

from emporion.engine.effects import Effect, Target
from emporion.games.corinth.codes import (
    CHOOSING,
    COMPENSATE,
    COMPENSATING,
    DIE,
    DIRECTIONS,
    DISCARD,
    DISTRICTS,
    FINISHED_SHOP,
    GREEN,
    ORANGE,
    PLUS,
    SCORING,
    SIDE,
    SPOTS,
    START,
    STEP,
    STEWARD,
    STOP,
    WALKING,
    WON_BONUS,
)
from emporion.games.corinth.effects import SPOT_NAMES, effects
from emporion.games.corinth.move_texts import STOP_TEXT, text
from emporion.games.corinth.narration import Spot, good_ids

if not cython.compiled:
    from emporion.games.corinth.paths import Paths
    from emporion.games.corinth.state import Corinth

if TYPE_CHECKING:
    from emporion.games.corinth.components import Components

UNDER_WAY = -1
"""No move: the walk has begun already."""


def targets(state: Corinth, spare: Corinth) -> list[Target]:
    """The ends of the walk that is under way, or of each one that could begin now. `spare` is a copy of the state."""
    if state.point == WALKING:
        return _ends(state, spare, Paths(), UNDER_WAY, (), {})
    found: list[Target] = []
    if state.point == CHOOSING or state.point == COMPENSATING:
        paths = Paths()
        completed: dict[tuple[str, int], tuple[Effect, ...]] = {}
        for code in state.legal():
            if STEWARD <= code < DISCARD or code == COMPENSATE:
                found += _ends(state, spare, paths, code, (text(state, code),), completed)
    return found


@lru_cache(maxsize=64)
def _gifts(components: Components) -> list[tuple[str, int]]:
    """What each spot gives as the end of a walk, as id and amount: for a box 0, since its points depend on the walks before."""
    ids = good_ids(components)
    names = [ids.get(district, district) for district in DISTRICTS]
    special = {START: ("start", 0), SCORING: ("box", 0), PLUS: ("plus", 1), DIE: ("die", 1)}
    return [special.get(kind) or (names[kind], amount) for kind, amount in components.spots()]


def _begin(before: Corinth, walk: Corinth, code: cython.int) -> None:
    """Let `walk` be the position in which the walk has begun by a move, if it is not under way already."""
    walk.become(before)
    walk.trace(False)
    if code != UNDER_WAY:
        walk.play(code)


def _ends(
    before: Corinth,
    walk: Corinth,
    paths: Paths,
    code: cython.int,
    moves: tuple[str, ...],
    completed: dict[tuple[str, int], tuple[Effect, ...]],
) -> list[Target]:
    """The ends of the walk that a move begins; `before` is the position in which the player chooses, `walk` is for trying it out.

    `completed` keeps what deliveries at the end of a walk bring: they depend on good and amount alone.
    """
    _begin(before, walk, code)
    seat: cython.int = before.seat
    begun = _find_forced_steps(before, walk)
    end: cython.int
    steps: cython.int
    ways: list[tuple[int, int, int, tuple[str, ...], tuple[str, ...]]] = []
    if walk.circles[seat] > before.circles[seat]:  # every step and the stop were the only ones
        ways = [(walk.at[seat], walk.last_price, 0, (), begun)]
    else:
        shortest: cython.int = max(walk.steps, walk.shortest(walk.walk_value), 1)
        longest: cython.int = min(walk.walk_value + walk.walk_adjustment(), SPOTS)
        lengths = sorted([(walk.price(steps), steps) for steps in range(shortest, longest + 1)])
        paths.search(walk.at[seat], walk.walked[seat], longest - walk.steps)
        for end in range(SPOTS):
            if not paths.leads_within(end, shortest - walk.steps, longest - walk.steps):
                continue
            for price, steps in lengths:
                if paths.leads(end, steps - walk.steps):
                    texts, is_complete = _texts(walk, paths, end, steps)
                    way = () if is_complete and not begun else begun + _spots(walk, paths, end, steps)
                    ways.append((end, price, steps - walk.steps, texts, way))
                    break
    found = []
    gifts = _gifts(before.components)
    box = ("box", before.circles[seat] + 1 + before.pluses[seat])  # S11
    for end, price, steps, texts, way in ways:
        gives, amount = gift = box if before.kind[end] == SCORING else gifts[end]
        line: tuple[Effect, ...] = (Spot(end // SIDE + 1, end % SIDE + 1, price, gives, amount),)
        if GREEN <= before.kind[end] <= ORANGE:
            if gift not in completed:
                completed[gift] = _find_completed(before, walk, code, [paths.direction(end, steps, step) for step in range(steps)])
            line += completed[gift]
        found.append(Target(SPOT_NAMES[end], moves + texts, line, price, way))
    return found


def _find_completed(before: Corinth, walk: Corinth, code: cython.int, path: list[int]) -> tuple[Effect, ...]:
    """What the delivery at the end of a walk would complete."""
    seat: cython.int = before.seat
    walk.become(before)
    walk.trace(True)
    if code != UNDER_WAY:
        walk.play(code)
    if walk.circles[seat] == before.circles[seat]:
        _finish(walk, path)
    notes = [note for note in walk.drain_notes() if note[0] in (FINISHED_SHOP, WON_BONUS) and note[1] == seat]
    walk.trace(False)
    return tuple(effects(before.components, notes)) if notes else ()


def _texts(walk: Corinth, paths: Paths, end: cython.int, steps: cython.int) -> tuple[tuple[str, ...], bool]:
    """Moves of the walk that is `steps` long at `end`, and whether these are all of its steps: forced ones have no text."""
    spot: cython.int = walk.at[walk.seat]
    walked: cython.int = walk.walked[walk.seat]
    taken: cython.int
    direction: cython.int
    is_complete = True
    texts = []
    for taken in range(walk.steps, steps):
        direction = paths.direction(end, steps - walk.steps, taken - walk.steps)
        if walk.list_steps(spot, walked, taken) > 1:
            texts.append(DIRECTIONS[direction])
        else:
            is_complete = False
        spot = walk.spot_beside(spot, direction)
        walked |= 1 << spot
    if walk.list_steps(spot, walked, steps) > 1:
        texts.append(STOP_TEXT)
    return tuple(texts), is_complete


def _spots(walk: Corinth, paths: Paths, end: cython.int, steps: cython.int) -> tuple[str, ...]:
    """The spots of the walk that is `steps` long at `end`."""
    spot: cython.int = walk.at[walk.seat]
    taken: cython.int
    spots = []
    for taken in range(steps - walk.steps):
        spot = walk.spot_beside(spot, paths.direction(end, steps - walk.steps, taken))
        spots.append(SPOT_NAMES[spot])
    return tuple(spots)


def _find_forced_steps(before: Corinth, walk: Corinth) -> tuple[str, ...]:
    """The spots of the steps that were forced as the walk began."""
    seat = before.seat
    return tuple([SPOT_NAMES[walk.spot_on_trail(seat, step)] for step in range(before.trail_length[seat], walk.trail_length[seat])])


def _finish(walk: Corinth, path: list[int]) -> None:
    """Walk a path to its end; moves that are forced are not asked."""
    seat, begun, circles = walk.seat, walk.steps, walk.circles[walk.seat]
    while walk.circles[seat] == circles:
        taken = walk.steps - begun
        walk.play(STEP + path[taken] if taken < len(path) else STOP)
