"""Knowledge about Corinth: a rollout policy and an evaluation of sheets. Weights were tuned by duels (docs/proof/)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from emporion.games.corinth.codes import (
    BUILD,
    BUILDING,
    BUY,
    BUYING,
    CHOOSING,
    DIE,
    END,
    GOATS,
    GOLD,
    GREEN,
    ORANGE,
    PLUS,
    SCORING,
    SHOP,
    STABLE,
    STEWARD,
    STOCKING,
    STOP,
    STORE,
    TEMPLE,
    WALKING,
    WAREHOUSE,
)
from emporion.players.knowledge import Knowledge

if TYPE_CHECKING:
    from emporion.games.corinth.components import Components
if not cython.compiled:
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State, Weights
    from emporion.games.corinth.state import Corinth

SPAN = 40.0
WORD_UNIT = 1.0 / 4294967296.0


class CorinthKnowledge(Knowledge):
    """A rollout policy that takes the most valuable move, with noise, and an evaluation of the sheets after a few turns."""

    def __init__(self, components: Components, turns: int = 4) -> None:
        super().__init__(SPAN, turns)
        if not cython.compiled:
            self.symbol = [0.0] * 4
        for good in range(4):
            shops = components.district(good).shops
            self.symbol[good] = sum(points for points, _ in shops) / sum(need for _, need in shops)
        self.noise = 0.5
        self.thrift = 0.85
        self.gold_worth = 0.9
        self.goat_worth = 0.8
        self.walk_worth = 2.5
        self.price_worth = 0.8
        # Points that each brings over a whole game (a regression over games between searching players).
        self.score_later = -0.4
        self.gold_later = 0.3
        self.goats_later = 1.5
        self.temple_later = -2.0
        self.warehouse_later = 15.0
        self.stable_later = 2.5
        self.store_later = 1.0
        self.circle_later = 1.0
        self.plus_later = 0.4
        self.reach_later = 2.5
        self.orange_later = 0.4
        self.begun_worth = 0.6
        self.gain_later = 49.0
        self.gain_of_four = 41.0
        self.gain_less = 16.0

    # Rollouts.

    def choose(self, state: State, codes: Codes, number: cython.uint, rng: Random) -> cython.int:
        return self.pick(cython.cast(Corinth, state), codes, number, rng)

    def pick(self, state: Corinth, codes: Codes, number: cython.int, rng: Random) -> cython.int:
        """The move with the highest estimate, each multiplied by noise."""
        i: cython.int
        best: cython.int = codes[0]
        highest: cython.double = -1000.0
        worth: cython.double
        if state.point == BUYING:
            return codes[0] if codes[0] == BUY and rng.bits() * WORD_UNIT < self.thrift else codes[rng.pick(number)]
        for i in range(number):
            worth = self.worth(state, codes[i]) * (1.0 + self.noise * (rng.bits() * WORD_UNIT - 0.5))
            if worth > highest:
                highest = worth
                best = codes[i]
        return best

    def worth(self, state: Corinth, code: cython.int) -> cython.double:
        """A rough estimate of the points that a move brings."""
        if state.point == CHOOSING:
            if code >= STEWARD:
                return self.walk_worth
            return self.group(state, code % 10)
        if state.point == WALKING:
            return self.stop(state) if code == STOP else self.walk_worth
        if state.point == BUILDING:
            return 0.5 if code == END else self.building(state, code - BUILD)
        if state.point == STOCKING:
            return self.shop(state, code - SHOP)
        return 1.0

    def group(self, state: Corinth, district: cython.int) -> cython.double:
        """A1, A2: a group's own action."""
        dice: cython.int = state.white[district] + state.yellow[district]
        seat: cython.int = state.seat
        room: cython.int
        if district == GOLD:
            room = state.gold_symbols - state.gold_circled[seat]
            dice += 2 * ((state.built[seat] >> STORE) & 1)
            return self.gold_worth * (dice if dice < room else room)
        if district == GOATS:
            room = state.goat_symbols - state.goats_circled[seat]
            return self.goat_worth * (dice if dice < room else room)
        dice += (state.built[seat] >> WAREHOUSE) & 1
        return self.goods(state, district - GREEN, dice)

    def goods(self, state: Corinth, good: cython.int, number: cython.int) -> cython.double:
        """A2, A5: symbols at the average worth of their district, and its bonus if they complete it."""
        room: cython.int = state.unchecked[state.seat][good]
        if number < room:
            return number * self.symbol[good]
        if state.bonus[good] > 0 and state.bonus_seat[good] < 0:
            return room * self.symbol[good] + state.bonus[good]
        return room * self.symbol[good]

    def stop(self, state: Corinth) -> cython.double:
        """S4, S7 to S11: what the spot gives, less its price."""
        spot: cython.int = state.at[state.seat]
        kind: cython.int = state.kind[spot]
        worth: cython.double = 0.0
        if kind == GOLD:
            worth = self.gold_worth * state.amount[spot]
        elif kind == GOATS:
            worth = self.goat_worth * state.amount[spot]
        elif kind <= ORANGE:
            worth = self.goods(state, kind - GREEN, state.amount[spot])
        elif kind == DIE:
            worth = 0.1 * self.left(state)
        elif kind == PLUS:
            worth = 0.15 * self.left(state)
        elif kind == SCORING:
            worth = state.circles[state.seat] + 1 + state.pluses[state.seat]
        return worth + 1.0 - self.price_worth * state.price(state.steps)

    def left(self, state: Corinth) -> cython.int:
        """The approximate number of turns that a seat has left."""
        return (state.rounds - state.round) * state.turns // state.players

    def building(self, state: Corinth, building: cython.int) -> cython.double:
        """B2 to B5: the estimate of a building."""
        left: cython.int = self.left(state)
        if building == TEMPLE:
            return 3.0
        if building == WAREHOUSE:
            return 0.5 * left
        if building == STABLE:
            return 0.2 * left
        return 0.3 * left

    def shop(self, state: Corinth, slot: cython.int) -> cython.double:
        """A3: points for each symbol, twice if the shop can be finished at once."""
        need: cython.double = state.need[state.good][slot]
        each: cython.double = state.worth[state.good][slot] / need
        return 2.0 * each if need <= state.pending else each

    # Evaluation.

    def evaluate(self, state: State, out: Weights) -> cython.double:
        return self.expect(cython.cast(Corinth, state), out)

    def expect(self, state: Corinth, out: Weights) -> cython.double:
        """Points so far, and what a sheet brought in the turns left of games between searching players (a regression)."""
        seat: cython.int
        part: cython.double = state.rounds - state.round
        part = part / state.rounds
        for seat in range(state.players):
            out[seat] = self.sheet(state, seat, part)
        return 2.7 + 1.9 * part

    def common_gain(self, state: State) -> cython.double:
        return self.gained(cython.cast(Corinth, state))

    def gained(self, state: Corinth) -> cython.double:
        """What a sheet gained beyond `expect` in the part of the game that is left, a little less for each turn more (a regression)."""
        part: cython.double = (state.rounds - state.round) * state.turns - state.turn
        part = part / (state.rounds * state.turns)
        return part * ((self.gain_later if state.players < 4 else self.gain_of_four) - self.gain_less * part)

    def sheet(self, state: Corinth, seat: cython.int, part: cython.double) -> cython.double:
        """The expected points of a seat when this part of the game is left."""
        score: cython.double = state.score(seat)
        built: cython.int = state.built[seat]
        gain: cython.double = self.score_later * score
        gain += self.gold_later * (state.gold[seat] if state.gold[seat] < 6 else 6)
        gain += self.goats_later * (state.goats[seat] if state.goats[seat] < 8 else 8)
        gain += self.temple_later * ((built >> TEMPLE) & 1) + self.warehouse_later * ((built >> WAREHOUSE) & 1)
        gain += self.stable_later * ((built >> STABLE) & 1) + self.store_later * ((built >> STORE) & 1)
        gain += self.circle_later * state.circles[seat] + self.plus_later * state.pluses[seat] + self.reach_later * state.reach[seat]
        gain += self.orange_later * state.unchecked[seat][ORANGE - GREEN]
        return score + part * gain + self.begun_worth * self.begun(state, seat)

    def begun(self, state: Corinth, seat: cython.int) -> cython.double:
        """The points of unfinished shops, in proportion to their checked symbols."""
        points: cython.double = 0.0
        good: cython.int
        slot: cython.int
        for good in range(4):
            for slot in range(state.shops[good]):
                if 0 < state.checked[seat][good][slot] < state.need[good][slot]:
                    points += cython.cast(cython.double, state.worth[good][slot] * state.checked[seat][good][slot]) / state.need[good][slot]
        return points
