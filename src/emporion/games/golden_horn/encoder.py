"""Writes what a seat may know of Golden Horn as a row of figures and numbers its moves (`encoding.py` says what they mean).

The figures are those of the view (`view.py`): nothing of what the seat cannot see is read.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from emporion.engine.encoder import Encoder

if not cython.compiled:
    from emporion.engine.contract import CHANCE
    from emporion.engine.encoder import Cells
    from emporion.engine.state import State
    from emporion.games.golden_horn.codes import (
        BOATS,
        COLOR_COUNT,
        DRAWING,
        FILLING,
        FINISHED,
        KIND_COUNT,
        LOADING,
        RAID,
        TERRITORY_COUNT,
        THING_COUNT,
        VOYAGING,
    )
    from emporion.games.golden_horn.state import GoldenHorn


class GoldenHornEncoder(Encoder):
    """The encoder of Golden Horn, for one box and number of players."""

    def __init__(self, players: int, codes: Sequence[int], size: int, places: int) -> None:
        """`codes` are those of all moves in the order of their numbers."""
        super().__init__(players, len(codes), size)
        if not cython.compiled:
            self.plain = [0] * RAID
            self.raid = [0] * (BOATS * 36)
        self.places = places
        for number, code in enumerate(codes):
            if code < RAID:
                self.plain[code] = number
            else:
                self.raid[code - RAID] = number

    def write(self, state: State, seat: cython.int, out: Cells, at: cython.int) -> cython.int:
        return self.write_position(cython.cast(GoldenHorn, state), seat, self.first_cell(out), at)

    def write_position(self, state: GoldenHorn, seat: cython.int, out: Cells, at: cython.int) -> cython.int:
        """The board, one's own hand, then the players, oneself first."""
        n: cython.int = state.players
        under_way: cython.bint = (state.point == LOADING) | (state.point == VOYAGING) | ((state.point == FILLING) & (not state.setup))
        port: cython.int
        i: cython.int
        at = self.put(out, at, state.always)
        at = self.put(out, at, state.hidden)
        at = self.put(out, at, state.dominio)
        at = self.put_one(out, at, n, seat)
        at = self.put_one(out, at, n, (state.first - seat + n) % n)
        at = self.put(out, at, state.round)
        at = self.put_one(out, at, n, (state.seat - seat + n) % n)
        at = self.put_one(out, at, n + 2, (state.actor - seat + n) % n if state.actor >= 0 else n if state.actor == CHANCE else n + 1)
        at = self.put_one(out, at, 10, state.point)
        for port in range(2):
            at = self.put_all(out, at, THING_COUNT, state.port[port])
        at = self.put(out, at, state.bag_left)
        at = self.put(out, at, state.pile_left)
        for i in range(COLOR_COUNT):
            at = self.put(out, at, state.discards[i])
        at = self.put(out, at, state.supply)
        at = self.put(out, at, state.outside)
        at = self.put_one(out, at, KIND_COUNT, state.boat % KIND_COUNT if under_way else -1)
        at = self.put(out, at, state.due if state.point == DRAWING else 0)
        at = self.put_one(out, at, 3, state.announced - 1)
        at = self.put_all(out, at, COLOR_COUNT, state.hand[seat])
        for i in range(n):
            at = self.write_player(state, seat, (seat + i) % n, out, at)
        return at

    def write_player(self, state: GoldenHorn, seat: cython.int, owner: cython.int, out: Cells, at: cython.int) -> cython.int:
        """What `seat` sees of `owner`. S4: the warehouses of others may be hidden."""
        shown: cython.bint = (owner == seat) | (not state.hidden) | (state.point == FINISHED)
        stored: cython.int = 0
        i: cython.int
        for i in range(THING_COUNT):
            stored += state.store[owner][i]
        at = self.put(out, at, state.cards[owner])
        at = self.put(out, at, stored)
        at = self.put(out, at, shown)
        at = self.put_all(out, at, THING_COUNT, state.store[owner]) if shown else self.put_one(out, at, THING_COUNT, -1)
        for i in range(TERRITORY_COUNT):
            at = self.put(out, at, state.owner[i] == owner)
        for i in range(KIND_COUNT):
            at = self.write_boat(state, KIND_COUNT * owner + i, out, at)
        return at

    def write_boat(self, state: GoldenHorn, boat: cython.int, out: Cells, at: cython.int) -> cython.int:
        """One boat. On a route without Modone, the places behind its middle are one further on."""
        place: cython.int = state.at[boat]
        if state.modone < 0 and place > (state.last - 1) // 2:
            place += 1
        at = self.put_one(out, at, self.places, place)
        out[at] = state.heading[boat] if state.at[boat] >= 0 else 0
        at += 1
        at = self.put_all(out, at, THING_COUNT, state.cargo[boat])
        return self.put(out, at, (state.may_turn >> boat) & 1)

    def number(self, state: State, code: cython.int) -> cython.int:
        return self.plain[code] if code < RAID else self.raid[code - RAID]

    def require(self, state: State) -> None:
        if not isinstance(state, GoldenHorn):
            raise TypeError(f"a Golden Horn encoder cannot read a {type(state).__name__}")
