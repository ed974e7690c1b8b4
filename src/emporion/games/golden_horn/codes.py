"""Numbers for what the rules name: colors, boats, ports, points of decision, answers, notes. `state.pxd` has the same ones."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
FLEETS: Final = ("A", "B", "C", "D")

# Colors (C1) in the order of the records. A hand, the draw pile and the discards count cards by color.
COLORS: Final = ("yellow", "pink", "green", "red", "blue", "orange")
COLOR_COUNT: Final = 6

# Things: what ports, boats and warehouses hold, goods by color and the two kinds of figures (D1, D4).
MERCENARIES: Final = 6
PEASANTS: Final = 7
THINGS: Final = (*COLORS, "mercenaries", "peasants")
THING_COUNT: Final = 8

# Cubes: what the bag holds (C1, D1).
BLACK: Final = 6
WHITE: Final = 7
CUBES: Final = (*COLORS, "black", "white")

# Boats (C2): boat number KIND_COUNT * seat + kind.
KINDS: Final = ("trio", "duo", "solo")
KIND_COUNT: Final = 3
BOATS: Final = 12

# End ports (C4). Places are counted from Venice, place 0, to Constantinople, the last one.
VENICE: Final = 0
CONSTANTINOPLE: Final = 1
PORTS: Final = ("venice", "constantinople")
MODONE: Final = "modone"
MAX_PLACES: Final = 15

# Territories (D2).
TERRITORIES: Final = ("zara", "durazzo", "candia", "negroponte", "galata")
TERRITORY_COUNT: Final = 5

# Rows (E4): a row of at least MIN_ROW colors counts.
MIN_ROW: Final = 4
ROW_POINTS: Final = {4: 1, 5: 2, 6: 4}

# Points at which a player is asked, in the order of play.
PLACING: Final = 0
FILLING: Final = 1
DRAWING: Final = 2
STARTING: Final = 3
AFTER_RAID: Final = 4
SAILING: Final = 5
LOADING: Final = 6
VOYAGING: Final = 7
ENDING: Final = 8
FINISHED: Final = 9
POINTS: Final = (
    "placing",
    "filling",
    "drawing",
    "starting",
    "after-raid",
    "sailing",
    "loading",
    "voyaging",
    "ending",
    "finished",
)

# Answers. A boat's kind, a thing, a territory or a number is added to the first of each kind; see move_texts.py.
PLACE: Final = 0
NO_RAID: Final = 10
CALL: Final = 11
END: Final = 12
STOP: Final = 13
ON: Final = 14
READY: Final = 15
WIND: Final = 20
SAIL: Final = 30
TURN: Final = 40
LOAD: Final = 50
LOAD_BOTH: Final = 58
CONQUER: Final = 60
EXCHANGE: Final = 100
MAX_EXCHANGED: Final = 40
RAID: Final = 200
"""36 for each boat, 6 for the first card's color and 1 for the second one's are added."""

# Outcomes of chance. A cube or a color is added.
CUBE: Final = 0
CARD: Final = 10

# Notes: what happened (effects.py turns them into effects).
PLACED: Final = 0
FILLED: Final = 1
RENEWED: Final = 2
DRAWS: Final = 3
DREW: Final = 4
NOTHING_LEFT: Final = 5
BEGAN: Final = 6
RAIDED: Final = 7
CONQUERED: Final = 8
EXCHANGED: Final = 9
RELIEVED: Final = 10
LEFT_OUT: Final = 11
SAILED: Final = 12
TURNED: Final = 13
LOADED: Final = 14
PLAYED: Final = 15
MOVED: Final = 16
STOPPED: Final = 17
UNLOADED: Final = 18
ANNOUNCED: Final = 19
REVEALED: Final = 20
ENDED: Final = 21

# Why the end comes (ANNOUNCED).
PORT_EMPTY: Final = 1
CALLED: Final = 2
ALL_CONQUERED: Final = 3
REASONS: Final = ("", "port", "call", "territories")

# What a drawn cube puts into the port, if nothing at all (FILLED).
NOTHING: Final = 8
