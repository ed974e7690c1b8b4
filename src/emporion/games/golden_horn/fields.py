"""The fields of a position of Golden Horn in plain Python; compiled, `state.pxd` declares the same ones as C integers and arrays."""

from __future__ import annotations

from emporion.engine.contract import row, rows
from emporion.engine.state import State
from emporion.games.golden_horn.codes import (
    BOATS,
    COLOUR_COUNT,
    KIND_COUNT,
    MOST_ANSWERS,
    MOST_PLACES,
    SEATS,
    TERRITORY_COUNT,
    THING_COUNT,
)


class Fields(State):
    """All zero, as the memory of a new compiled state is."""

    def __init__(self) -> None:
        super().__init__()
        self.tint, self.sails, self.sail, self.draws = row(MOST_PLACES), row(BOATS), rows(BOATS, KIND_COUNT), row(KIND_COUNT)
        self.cost, self.worth = rows(2, TERRITORY_COUNT)
        self.at, self.heading, self.laden = rows(3, BOATS)
        self.cargo, self.boats_at = rows(BOATS, THING_COUNT), row(MOST_PLACES)
        self.port, self.in_port, self.store = rows(2, THING_COUNT), row(2), rows(SEATS, THING_COUNT)
        self.hand, self.cards = rows(SEATS, COLOUR_COUNT), row(SEATS)
        self.pile, self.discards, self.bag = row(COLOUR_COUNT), row(COLOUR_COUNT), row(THING_COUNT)
        self.owner = row(TERRITORY_COUNT)
        self.answer = row(MOST_ANSWERS)
        self.answers = self.point = self.round = self.seat = self.boat = self.harbour = self.due = 0
        self.idle = self.announced = self.may_turn = self.bag_left = self.pile_left = self.supply = self.outside = 0
        self.setup = self.always_asked = False
