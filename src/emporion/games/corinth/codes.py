"""Numbers for what the rules name: districts, spots, buildings, points of decision, answers, notes. `state.pxd` has the same ones."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4

# Districts, in the order of the harbor board (C1). The four goods are GREEN to ORANGE.
GOATS: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
BLUE: Final = 3
ORANGE: Final = 4
GOLD: Final = 5
DISTRICTS: Final = ("goats", "green", "purple", "blue", "orange", "gold")
GOODS: Final = ("green", "purple", "blue", "orange")
MAX_SHOPS: Final = 6

# Market spots (C3): a spot that gives something of district d is of kind d.
SIDE: Final = 5
SPOTS: Final = 25
OFF_BOARD: Final = 25
"""Stands for every spot beyond the edge. It is always taken, so that no step leads there."""
START: Final = 6
SCORING: Final = 7
PLUS: Final = 8
DIE: Final = 9

# Buildings (C4).
TEMPLE: Final = 0
WAREHOUSE: Final = 1
STABLE: Final = 2
STORE: Final = 3
BUILDINGS: Final = ("temple", "warehouse", "stable", "store")

# Points of a round at which a player is asked, in the order of play.
BUYING: Final = 0
ROLLING: Final = 1
CHOOSING: Final = 2
COMPENSATING: Final = 3
STOCKING: Final = 4
WALKING: Final = 5
BUILDING: Final = 6
FINISHED: Final = 7
POINTS: Final = ("buying", "rolling", "choosing", "compensating", "stocking", "walking", "building", "finished")

# Answers. N, a district, a shop's place in its district or a building is added to the first of each kind.
BUY: Final = 0
TAKE: Final = 10
STEWARD: Final = 20
DISCARD: Final = 30
COMPENSATE: Final = 40
SKIP: Final = 41
SHOP: Final = 50
STEP: Final = 60
STOP: Final = 64
BUILD: Final = 70
END: Final = 74
DIRECTIONS: Final = ("up", "down", "left", "right")

# Notes: what happened (effects.py turns them into effects).
ROUND: Final = 0
BOUGHT: Final = 1
ROLLED: Final = 2
PLACED: Final = 3
SAME: Final = 4
TURN: Final = 5
TOOK: Final = 6
GAINED: Final = 7
TICKED: Final = 8
FINISHED_SHOP: Final = 9
WON_BONUS: Final = 10
SURPLUS: Final = 11
SET_OUT: Final = 12
STEPPED: Final = 13
PAID: Final = 14
CIRCLED: Final = 15
ADDED_DIE: Final = 16
SCORED: Final = 17
SKIPPED: Final = 18
BUILT: Final = 19
REMOVED_YELLOW: Final = 20
CLEARED: Final = 21
ENDED: Final = 22
DELIVERING: Final = 23

# A seat's rank at the end is RANK_FACTOR times its points, and its gold, which never comes near that number (E3).
RANK_FACTOR: Final = 1000

# Why a group leaves the harbor (TOOK).
FOR_ACTION: Final = 0
FOR_STEWARD: Final = 1
FOR_NOTHING: Final = 2
