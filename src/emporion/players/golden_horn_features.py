"""The inputs of Golden Horn's network: warehouses, boats, hands and territories of each seat, ports, bag and the end that comes."""

from __future__ import annotations

import cython

from emporion.players.features import Features

if not cython.compiled:
    from emporion.engine.state import State
    from emporion.games.golden_horn.codes import (
        COLOR_COUNT,
        CONSTANTINOPLE,
        KIND_COUNT,
        MERCENARIES,
        PEASANTS,
        TERRITORY_COUNT,
        THING_COUNT,
        VENICE,
    )
    from emporion.games.golden_horn.state import GoldenHorn
    from emporion.players.limits import SHARED

NAME = "golden-horn 1"
"""Changes whenever the inputs do."""
OF_SEAT = 73
SHARED_INPUTS = 26


class GoldenHornFeatures(Features):
    """The inputs of a position of Golden Horn. Hands are those of a guess."""

    def __init__(self) -> None:
        super().__init__(NAME, OF_SEAT, SHARED_INPUTS)

    def write(self, state: State) -> None:
        self.write_position(cython.cast(GoldenHorn, state))

    def write_position(self, state: GoldenHorn) -> None:
        """The shared inputs, then each seat."""
        at: cython.int = 0
        seat: cython.int
        port: cython.int
        thing: cython.int
        best: cython.int = 0
        colors: cython.int
        at = self.put(SHARED, at, state.dominio)
        at = self.put(SHARED, at, state.setup)
        at = self.put(SHARED, at, state.bag_left)
        at = self.put(SHARED, at, state.pile_left)
        at = self.put(SHARED, at, state.round if state.round < 40 else 40)
        at = self.put(SHARED, at, state.supply)
        at = self.put(SHARED, at, state.outside)
        at = self.put(SHARED, at, state.announced > 0)
        for port in range(2):
            for thing in range(THING_COUNT):
                at = self.put(SHARED, at, state.port[port][thing])
        for seat in range(state.players):
            colors = self.colors(state, seat, 1)
            if colors > best:
                best = colors
        at = self.put(SHARED, at, best)
        at = self.put(SHARED, at, best == COLOR_COUNT)
        for seat in range(state.players):
            at = self.write_warehouse(state, seat)
            at = self.write_cargo(state, seat, at)
            at = self.write_boats(state, seat, at)
            at = self.write_hand(state, seat, at)
            at = self.write_end(state, seat, at)

    def colors(self, state: GoldenHorn, seat: cython.int, number: cython.int) -> cython.int:
        """The colors of which at least so many cubes lie in a warehouse."""
        found: cython.int = 0
        color: cython.int
        for color in range(COLOR_COUNT):
            found += state.store[seat][color] >= number
        return found

    def write_warehouse(self, state: GoldenHorn, seat: cython.int) -> cython.int:
        """Points, goods by color, rows, figures and territories."""
        at: cython.int = 0
        thing: cython.int
        number: cython.int
        territory: cython.int
        soldiers: cython.int = state.store[seat][MERCENARIES] + state.store[seat][PEASANTS] // 2
        owned: cython.int = 0
        free: cython.int = 0
        gain: cython.int = 0
        at = self.put(seat, at, state.score(seat))
        for thing in range(THING_COUNT):
            at = self.put(seat, at, state.store[seat][thing])
        for number in range(1, 5):
            at = self.put(seat, at, self.colors(state, seat, number))
        for territory in range(TERRITORY_COUNT):
            owned += state.owner[territory] == seat
            if state.owner[territory] < 0:
                free += 1
                if state.cost[territory] <= soldiers and state.worth[territory] - state.cost[territory] > gain:
                    gain = state.worth[territory] - state.cost[territory]
        at = self.put(seat, at, owned)
        at = self.put(seat, at, gain if state.dominio else 0)
        return self.put(seat, at, soldiers if state.dominio and free > 0 else 0)

    def write_cargo(self, state: GoldenHorn, seat: cython.int, at: cython.int) -> cython.int:
        """What is aboard: by kind, of colors that are missing at home, and what could be stolen."""
        thing: cython.int
        kind: cython.int
        boat: cython.int
        aboard: cython.int
        missing: cython.int = 0
        waiting: cython.int = 0
        exposed: cython.int = 0
        for thing in range(THING_COUNT):
            aboard = 0
            for kind in range(KIND_COUNT):
                aboard += state.cargo[KIND_COUNT * seat + kind][thing]
            at = self.put(seat, at, aboard)
            if thing < COLOR_COUNT and state.store[seat][thing] == 0:
                missing += aboard > 0
                waiting += (aboard == 0) & (state.port[VENICE][thing] + state.port[CONSTANTINOPLE][thing] > 0)
        for kind in range(KIND_COUNT):
            boat = KIND_COUNT * seat + kind
            if state.laden[boat] > 0 and state.at[boat] >= 0 and state.tint[state.at[boat]] >= 0 and state.cargo[boat][MERCENARIES] == 0:
                exposed += state.laden[boat]
        at = self.put(seat, at, missing)
        at = self.put(seat, at, waiting)
        return self.put(seat, at, exposed)

    def write_boats(self, state: GoldenHorn, seat: cython.int, at: cython.int) -> cython.int:
        """Each boat: its cargo, how far it is, whether it lies in port, and the most that it can load there."""
        kind: cython.int
        boat: cython.int
        place: cython.int
        left: cython.int
        moored: cython.bint
        most: cython.int
        port: cython.int
        thing: cython.int
        for kind in range(KIND_COUNT):
            boat = KIND_COUNT * seat + kind
            place = state.at[boat]
            moored = (place == 0) | (place == state.last)
            left = 0 if place < 0 or moored else state.last - place if state.heading[boat] > 0 else place
            at = self.put(seat, at, state.laden[boat])
            at = self.put(seat, at, left)
            at = self.put(seat, at, state.laden[boat] * left)
            at = self.put(seat, at, (place >= 0) & (not moored) & (state.heading[boat] > 0))
            at = self.put(seat, at, place == 0)
            at = self.put(seat, at, place == state.last)
            at = self.put(seat, at, (place > 0) & (place == state.modone))
            at = self.put(seat, at, (state.may_turn >> boat) & 1)
            most = 0
            if moored:
                port = VENICE if place == 0 else CONSTANTINOPLE
                for thing in range(THING_COUNT):
                    if (state.sails[boat] >> thing) & 1 == 0 and state.port[port][thing] > most:
                        most = state.port[port][thing]
            at = self.put(seat, at, most)
        return at

    def write_hand(self, state: GoldenHorn, seat: cython.int, at: cython.int) -> cython.int:
        """The hand, and for each boat at sea the cards of the color that it lies on, if no sail shows it."""
        color: cython.int
        kind: cython.int
        boat: cython.int
        tint: cython.int
        at = self.put(seat, at, state.cards[seat])
        for color in range(COLOR_COUNT):
            at = self.put(seat, at, state.hand[seat][color])
        for kind in range(KIND_COUNT):
            boat = KIND_COUNT * seat + kind
            tint = state.tint[state.at[boat]] if state.at[boat] >= 0 else -1
            at = self.put(seat, at, tint >= 0 and (state.sails[boat] >> tint) & 1 == 0 and state.hand[seat][tint] > 0)
        return at

    def write_end(self, state: GoldenHorn, seat: cython.int, at: cython.int) -> cython.int:
        """Whose turn it is, and whether the seat has a turn left, may call the end and would lead."""
        n: cython.int = state.players
        away: cython.int = (seat - state.seat + n) % n
        ends: cython.int = (state.first - state.seat + n) % n
        score: cython.int = state.score(seat)
        lead: cython.int = 100
        other: cython.int
        i: cython.int
        for other in range(n):
            if other != seat and score - state.score(other) < lead:
                lead = score - state.score(other)
        for i in range(4):
            at = self.put(seat, at, away == i)
        at = self.put(seat, at, (seat - state.first + n) % n)
        at = self.put(seat, at, (state.announced > 0) & (away < (ends if ends > 0 else n)))
        at = self.put(seat, at, lead)
        at = self.put(seat, at, (lead > 0) & (self.colors(state, seat, 1) == COLOR_COUNT))
        at = self.put(seat, at, lead if state.announced > 0 else 0)
        return at
