"""Paths over the free spots of the market: for every spot the lengths of the paths that end there, and the first path of each length.

One depth-first search finds them all. It leaves a branch once every end and length that the free spots around it allow is known, so even
an empty market takes a few thousand visits instead of 150,000.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from emporion.games.corinth.codes import OFF_BOARD, SIDE, SPOTS

ALL = (1 << SPOTS) - 1
LIGHT = sum(1 << spot for spot in range(0, SPOTS, 2))
"""Every other spot, as on a chessboard: each step goes from a light spot to a dark one or back."""
NOT_LEFT = sum(1 << spot for spot in range(SPOTS) if spot % SIDE > 0)
NOT_RIGHT = sum(1 << spot for spot in range(SPOTS) if spot % SIDE < SIDE - 1)
EVEN_LENGTHS = sum(1 << steps for steps in range(0, SPOTS, 2))
NO_SPOT = -1


def beside(spot: int) -> list[int]:
    """The spots up, down, left and right of a spot; NO_SPOT beyond the edge."""
    row, column = divmod(spot, SIDE)
    return [
        spot - SIDE if row > 0 else NO_SPOT,
        spot + SIDE if row < SIDE - 1 else NO_SPOT,
        spot - 1 if column > 0 else NO_SPOT,
        spot + 1 if column < SIDE - 1 else NO_SPOT,
    ]


BESIDE = array("i", [there for spot in range(SPOTS) for there in beside(spot)])
"""The spots beside each spot, four for each."""


if not cython.compiled:  # compiled, a C array
    SPOTS_BESIDE = [[0] * 4 for _ in range(SPOTS)]
"""The same with OFF_BOARD beyond the edge. That spot counts as walked, so the search for a walk's end needs no further branch."""
for _spot in range(SPOTS):
    for _direction, _there in enumerate(beside(_spot)):
        SPOTS_BESIDE[_spot][_direction] = OFF_BOARD if _there == NO_SPOT else _there


def longest_path(spot: cython.int, walked: cython.int, limit: cython.int) -> cython.int:
    """The steps of the longest path from `spot` over spots not in `walked`, which has OFF_BOARD; as far as `limit`."""
    best: cython.int = 0
    direction: cython.int
    found: cython.int
    there: cython.int
    if limit <= 0:
        return 0
    for direction in range(4):
        there = SPOTS_BESIDE[spot][direction]
        if not (walked >> there) & 1:
            found = 1 + longest_path(there, walked | (1 << there), limit - 1)
            if found >= limit:
                return found
            if found > best:
                best = found
    return best


def reach(spot: cython.int, walked: cython.int) -> cython.int:
    """The spots not in `walked` that can be walked to from a spot, as bits, without the spot itself."""
    free: cython.int = ALL & ~walked
    found: cython.int = 1 << spot
    before: cython.int = 0
    while found != before:
        before = found
        found |= ((found << SIDE) | (found >> SIDE) | ((found & NOT_RIGHT) << 1) | ((found & NOT_LEFT) >> 1)) & free
    return found & ~(1 << spot)


def count(spots: cython.int) -> cython.int:
    """How many spots are in a set."""
    number: cython.int = 0
    while spots:
        spots &= spots - 1
        number += 1
    return number


class Paths:
    """The paths from one spot. `visits` counts the work of all searches so far."""

    def __init__(self) -> None:
        self.spot = NO_SPOT
        self.walked = 0
        self.most = 0
        self.visits = 0
        if not cython.compiled:  # compiled, they are C arrays of the object: to make it takes a fifth of the time
            self.lengths = [0] * SPOTS
            self.routes = [0] * (SPOTS * SPOTS)

    def search(self, spot: cython.int, walked: cython.int, most: cython.int) -> None:
        """Find every path from `spot` over spots not in `walked`, of at most `most` steps. What is known already is not searched again."""
        end: cython.int
        if most > SPOTS - 1:
            most = SPOTS - 1
        if spot == self.spot and walked == self.walked and most <= self.most:
            return
        self.spot = spot
        self.walked = walked
        self.most = most
        for end in range(SPOTS):
            self.lengths[end] = 0
        self.visit(spot, walked | (1 << spot), 0, 0)

    def leads(self, end: cython.int, steps: cython.int) -> cython.bint:
        """Whether a path of exactly so many steps goes to `end`."""
        return 0 <= steps <= self.most and (self.lengths[end] >> steps) & 1 != 0

    def leads_within(self, end: cython.int, least: cython.int, most: cython.int) -> cython.bint:
        """Whether a path of `least` to `most` steps goes to `end`."""
        if most > self.most:
            most = self.most
        return 0 <= least <= most and (self.lengths[end] & ((2 << most) - (1 << least))) != 0

    def direction(self, end: cython.int, steps: cython.int, step: cython.int) -> cython.int:
        """Where step number `step` goes in the first path of so many steps to `end`. Up comes before down, left and right."""
        return cython.cast(cython.int, (self.routes[SPOTS * end + steps] >> (2 * step)) & 3)

    def visit(self, spot: cython.int, walked: cython.int, steps: cython.int, route: cython.ulonglong) -> None:
        """Note the path that has come to `spot`, then follow every longer one. A route has two bits a step, the first step lowest."""
        direction: cython.int
        there: cython.int
        self.visits += 1
        if not (self.lengths[spot] >> steps) & 1:
            self.lengths[spot] |= 1 << steps
            self.routes[SPOTS * spot + steps] = route
        if steps < self.most and self.promises(spot, walked, steps):
            for direction in range(4):
                there = BESIDE[4 * spot + direction]
                if there >= 0 and not (walked >> there) & 1:
                    self.visit(there, walked | (1 << there), steps + 1, route | (cython.cast(cython.ulonglong, direction) << (2 * steps)))

    def promises(self, spot: cython.int, walked: cython.int, steps: cython.int) -> cython.bint:
        """Whether a longer path could end somewhere with a length that is not known yet.

        A path alternates between light and dark spots, so the free spots of each kind that can be reached bound its length.
        """
        region: cython.int = reach(spot, walked)
        alike: cython.int = LIGHT if (LIGHT >> spot) & 1 else ALL & ~LIGHT
        same: cython.int = count(region & alike)
        other: cython.int = count(region & ~alike)
        even: cython.int = 2 * (same if same < other else other)
        odd: cython.int = 2 * (other if other < same + 1 else same + 1) - 1
        end: cython.int
        rows: cython.int
        columns: cython.int
        nearest: cython.int
        farthest: cython.int
        wanted: cython.int
        for end in range(SPOTS):
            if (region >> end) & 1:
                rows = spot // SIDE - end // SIDE
                columns = spot % SIDE - end % SIDE
                nearest = steps + (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)
                farthest = steps + (even if (alike >> end) & 1 else odd)
                if farthest > self.most:
                    farthest = self.most - ((self.most - nearest) & 1)
                if nearest <= farthest:
                    wanted = (EVEN_LENGTHS << (nearest & 1)) & ((2 << farthest) - (1 << nearest))
                    if wanted & ~self.lengths[end]:
                        return True
        return False
