"""Knowledge about Golden Horn and Dominio da Mar: a rollout policy, and an evaluation of warehouses, boats and hands."""

from __future__ import annotations

import cython

from emporion.games.golden_horn.codes import (
    AFTER_RAID,
    CALL,
    COLOR_COUNT,
    CONQUER,
    CONSTANTINOPLE,
    END,
    ENDING,
    EXCHANGE,
    KIND_COUNT,
    LOAD,
    LOAD_BOTH,
    LOADING,
    MERCENARIES,
    NO_RAID,
    ON,
    PEASANTS,
    RAID,
    READY,
    SAILING,
    STARTING,
    STOP,
    TERRITORY_COUNT,
    THING_COUNT,
    TURN,
    VENICE,
    VOYAGING,
)
from emporion.players.knowledge import Knowledge

if not cython.compiled:
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State, Weights
    from emporion.games.golden_horn.state import GoldenHorn

SPAN = 20.0
CUBES_IN_BAG = 90.0
EXPECTED_GAINS = {False: (28.5, 18.0, 15.0), True: (34.5, 29.5, 23.5)}
"""Points of a seat in games of 2, 3 and 4 searching players, without Dominio da Mar and with it (docs/proof/points.md)."""
UNFINISHED_POINTS = 4.0
"""The points by which `expect` is too high near the end, because not all cargo arrives."""
WORD_UNIT = 1.0 / 4294967296.0


class GoldenHornKnowledge(Knowledge):
    """A rollout policy that brings cargo home and loads the largest heap, and an evaluation by what each seat has."""

    def __init__(self, turns: int = 6) -> None:
        super().__init__(SPAN, turns)
        self.noise = 1.0
        self.aboard_worth = 0.6
        self.sailed_worth = 0.35
        self.card_worth = 0.15
        self.color_worth = 0.4
        self.soldier_worth = 0.8
        self.doubt = 2.0
        self.doubt_later = 2.0
        if not cython.compiled:
            self.gains = [0.0] * 10
        for dominio, gains in EXPECTED_GAINS.items():
            for players, gain in enumerate(gains, 2):
                self.gains[5 * dominio + players] = gain

    # Rollouts.

    def choose(self, state: State, codes: Codes, number: cython.uint, rng: Random) -> cython.int:
        return self.pick(cython.cast(GoldenHorn, state), codes, number, rng)

    def pick(self, state: GoldenHorn, codes: Codes, number: cython.int, rng: Random) -> cython.int:
        """The move with the highest estimate, each multiplied by noise."""
        i: cython.int
        best: cython.int = codes[0]
        highest: cython.double = -1000.0
        worth: cython.double
        for i in range(number):
            worth = self.worth(state, codes[i]) * (1.0 + self.noise * (rng.bits() * WORD_UNIT - 0.5))
            if worth > highest:
                highest = worth
                best = codes[i]
        return best

    def worth(self, state: GoldenHorn, code: cython.int) -> cython.double:
        """A rough estimate of a move; only the moves of one point are compared."""
        if state.point == VOYAGING:
            if code == STOP:
                return 1.0
            return 3.0 if code == ON else 0.6 + 0.3 * state.laden[state.boat]
        if state.point == SAILING:
            return self.sailing(state, code)
        if state.point == LOADING:
            return self.loading(state, code)
        if state.point in (STARTING, AFTER_RAID, ENDING):
            return self.deciding(state, code)
        return 1.0

    def sailing(self, state: GoldenHorn, code: cython.int) -> cython.double:
        """T1, P4: the estimate of sailing: a laden boat by its nearness to its port, a boat in port by what it can load."""
        boat: cython.int = KIND_COUNT * state.seat + code % 10
        if code >= TURN:
            return 0.5
        if state.in_end_port(boat):
            return self.most(state, boat)
        return 0.5 + state.laden[boat] * (1.0 + self.sailed(state, boat))

    def most(self, state: GoldenHorn, boat: cython.int) -> cython.double:
        """M1: the most that a boat in port can load."""
        harbor: cython.int = VENICE if state.at[boat] == 0 else CONSTANTINOPLE
        found: cython.double = 0.0
        worth: cython.double
        thing: cython.int
        for thing in range(THING_COUNT):
            if not (state.sails[boat] >> thing) & 1:
                worth = self.cargo(state, harbor, thing)
                if worth > found:
                    found = worth
        return found

    def cargo(self, state: GoldenHorn, harbor: cython.int, thing: cython.int) -> cython.double:
        """The estimate of a port's heap of one thing; a color that is missing at home counts more (E4), and so do mercenaries (D8)."""
        number: cython.int = state.port[harbor][thing]
        if number == 0:
            return 0.0
        if thing == MERCENARIES:
            return 1.6 * number
        return number + (1.0 if state.store[state.seat][thing] == 0 else 0.0)

    def sailed(self, state: GoldenHorn, boat: cython.int) -> cython.double:
        """The part of its voyage that a boat has sailed."""
        done: cython.double = state.at[boat] if state.heading[boat] > 0 else state.last - state.at[boat]
        return done / state.last

    def loading(self, state: GoldenHorn, code: cython.int) -> cython.double:
        if code == LOAD_BOTH:
            return self.cargo(state, state.harbor, MERCENARIES) + self.cargo(state, state.harbor, PEASANTS)
        return self.cargo(state, state.harbor, code - LOAD)

    def deciding(self, state: GoldenHorn, code: cython.int) -> cython.double:
        """The start and the end of a turn: raids (P1), conquests and exchanges (D8, D9), the call (E2)."""
        if code in (NO_RAID, READY, END):
            return 1.0
        if code == CALL:
            return 3.0 if self.leads(state) else 0.1
        if code >= RAID:
            return 1.2
        if code >= EXCHANGE:
            return 2.0 + code - EXCHANGE
        return 4.0 + state.worth[code - CONQUER]

    def leads(self, state: GoldenHorn) -> cython.bint:
        """Whether the seat has more points than every other."""
        mine: cython.int = state.score(state.seat)
        seat: cython.int
        for seat in range(state.players):
            if seat != state.seat and state.score(seat) >= mine:
                return False
        return True

    def consider(self, state: State, codes: Codes, number: cython.int) -> cython.int:
        return self.leave_out(cython.cast(GoldenHorn, state), codes, number)

    def leave_out(self, state: GoldenHorn, codes: Codes, number: cython.int) -> cython.int:
        """E2: a call by a seat that is behind. It has no further turn, and the others need not lose a point, so it has lost."""
        kept: cython.int = 0
        i: cython.int
        if not self.prudent or state.point != ENDING or codes[0] != CALL or not self.trails(state):
            return number
        for i in range(number):
            if codes[i] != CALL:
                codes[kept] = codes[i]
                kept += 1
        return kept

    def trails(self, state: GoldenHorn) -> cython.bint:
        """Whether another seat has more points."""
        mine: cython.int = state.score(state.seat)
        seat: cython.int
        for seat in range(state.players):
            if state.score(seat) > mine:
                return True
        return False

    # Evaluation.

    def evaluate(self, state: State, out: Weights) -> cython.double:
        return self.expect(cython.cast(GoldenHorn, state), out)

    def expect(self, state: GoldenHorn, out: Weights) -> cython.double:
        """The points so far, and an estimate of what is on its way."""
        seat: cython.int
        for seat in range(state.players):
            out[seat] = self.fleet(state, seat)
        return self.doubt + self.doubt_later * state.bag_left / CUBES_IN_BAG

    def common_gain(self, state: State) -> cython.double:
        return self.gained(cython.cast(GoldenHorn, state))

    def gained(self, state: GoldenHorn) -> cython.double:
        """E2: the points that a seat still gains, by the colors in the fullest warehouse: the more colors, the nearer is the end."""
        most: cython.int = COLOR_COUNT if state.announced else 0
        seat: cython.int
        for seat in range(state.players):
            most = max(most, self.colors(state, seat))
        return (self.gains[5 * state.dominio + state.players] * (COLOR_COUNT - most) - UNFINISHED_POINTS * most) / COLOR_COUNT

    def colors(self, state: GoldenHorn, seat: cython.int) -> cython.int:
        """How many colors lie in a seat's warehouse."""
        number: cython.int = 0
        color: cython.int
        for color in range(COLOR_COUNT):
            if state.store[seat][color] > 0:
                number += 1
        return number

    def fleet(self, state: GoldenHorn, seat: cython.int) -> cython.double:
        """The expected points of a seat from its warehouse, its boats and its hand."""
        points: cython.double = state.score(seat)
        kind: cython.int
        boat: cython.int
        color: cython.int
        for kind in range(KIND_COUNT):
            boat = KIND_COUNT * seat + kind
            points += state.laden[boat] * (self.aboard_worth + self.sailed_worth * self.sailed(state, boat))
        points += self.card_worth * state.cards[seat]
        for color in range(COLOR_COUNT):
            if state.store[seat][color] > 0:
                points += self.color_worth
        if state.dominio:
            points += self.soldiers(state, seat)
        return points

    def soldiers(self, state: GoldenHorn, seat: cython.int) -> cython.double:
        """D8: mercenaries and peasants are worth more while there is a territory to conquer."""
        number: cython.double = state.store[seat][MERCENARIES] + 0.5 * state.store[seat][PEASANTS]
        territory: cython.int
        for territory in range(TERRITORY_COUNT):
            if state.owner[territory] < 0:
                return self.soldier_worth * number
        return 0.0
