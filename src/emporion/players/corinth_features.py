"""The inputs of Corinth's network: what lies on each sheet, what the dice in the harbor would bring, and how much of the game is left."""

from __future__ import annotations

import cython

from emporion.players.features import Features

if not cython.compiled:
    from emporion.engine.state import State
    from emporion.games.corinth.codes import DIE, GOATS, GOLD, GREEN, ORANGE, PLUS, SCORING, SPOTS, STORE, WAREHOUSE
    from emporion.games.corinth.state import Corinth
    from emporion.players.limits import SHARED

NAME = "corinth 1"
"""Changes whenever the inputs do."""
OF_SEAT = 80
SHARED_INPUTS = 22


class CorinthFeatures(Features):
    """The inputs of a position of Corinth."""

    def __init__(self) -> None:
        super().__init__(NAME, OF_SEAT, SHARED_INPUTS)

    def write(self, state: State) -> None:
        self.write_position(cython.cast(Corinth, state))

    def write_position(self, state: Corinth) -> None:
        """The shared inputs, then each sheet."""
        at: cython.int = 0
        i: cython.int
        seat: cython.int
        left: cython.int = state.rounds - state.round
        at = self.put(SHARED, at, left)
        at = self.put(SHARED, at, state.turns - state.turn)
        at = self.put(SHARED, at, left * state.turns - state.turn)
        at = self.put(SHARED, at, state.point)
        for i in range(6):
            at = self.put(SHARED, at, state.white[i] + state.yellow[i])
        for i in range(6):
            at = self.put(SHARED, at, state.value[i] if state.white[i] + state.yellow[i] > 0 else 0)
        for i in range(4):
            at = self.put(SHARED, at, state.bonus_seat[i] < 0)
        at = self.put(SHARED, at, state.bought)
        at = self.put(SHARED, at, state.yellow_rolled())
        for seat in range(state.players):
            at = self.write_sheet(state, seat, left)
            at = self.write_goods(state, seat, at)
            at = self.write_walks(state, seat, at)
            at = self.write_turns(state, seat, at, left)

    def write_sheet(self, state: Corinth, seat: cython.int, left: cython.int) -> cython.int:
        """Points, gold, goats and buildings, and what they are worth for the rounds that are left."""
        at: cython.int = 0
        i: cython.int
        score: cython.int = state.score(seat)
        gold: cython.int = state.gold[seat]
        goats: cython.int = state.goats[seat]
        built: cython.int = state.built[seat]
        at = self.put(seat, at, score)
        at = self.put(seat, at, score * left >> 2)
        at = self.put(seat, at, gold)
        at = self.put(seat, at, goats)
        at = self.put(seat, at, (gold if gold < 6 else 6) * left)
        at = self.put(seat, at, (goats if goats < 8 else 8) * left)
        at = self.put(seat, at, state.gold_symbols - state.gold_circled[seat])
        at = self.put(seat, at, state.goat_symbols - state.goats_circled[seat])
        at = self.put(seat, at, state.dice[seat])
        at = self.put(seat, at, state.dice[seat] * left)
        for i in range(4):
            at = self.put(seat, at, (built >> i) & 1)
            at = self.put(seat, at, ((built >> i) & 1) * left)
            at = self.put(seat, at, ((built >> i) & 1 == 0) & (gold >= state.gold_price[i]) & (goats >= state.goat_price[i]))
        return at

    def write_goods(self, state: Corinth, seat: cython.int, at: cython.int) -> cython.int:
        """The districts: symbols that are left, bonuses, begun shops; and what each group of dice would check or circle."""
        good: cython.int
        slot: cython.int
        need: cython.int
        checked: cython.int
        begun: cython.int
        dice: cython.int
        room: cython.int
        for good in range(4):
            at = self.put(seat, at, state.unchecked[seat][good])
            at = self.put(seat, at, state.unchecked[seat][good] if state.bonus_seat[good] < 0 else 0)
            at = self.put(seat, at, state.bonus_seat[good] == seat)
            begun = 0
            for slot in range(state.shops[good]):
                checked = state.checked[seat][good][slot]
                need = state.need[good][slot]
                if 0 < checked < need:
                    begun += 4 * state.worth[good][slot] * checked // need
            at = self.put(seat, at, begun)
            for slot in range(4):
                at = self.put(seat, at, state.checked[seat][good][slot])
            dice = state.white[GREEN + good] + state.yellow[GREEN + good]
            room = state.unchecked[seat][good]
            if dice > 0:
                dice += (state.built[seat] >> WAREHOUSE) & 1
            at = self.put(seat, at, dice if dice < room else room)
        at = self.put(seat, at, state.unchecked[seat][ORANGE - GREEN] * (state.rounds - state.round))
        dice = state.white[GOLD] + state.yellow[GOLD]
        if dice > 0:
            dice += 2 * ((state.built[seat] >> STORE) & 1)
        at = self.put(seat, at, dice)
        return self.put(seat, at, state.white[GOATS] + state.yellow[GOATS])

    def write_walks(self, state: Corinth, seat: cython.int, at: cython.int) -> cython.int:
        """The Steward: what he has brought, and the spots that are left to him."""
        left: cython.int = state.rounds - state.round
        scoring: cython.int = 0
        pluses: cython.int = 0
        dice: cython.int = 0
        others: cython.int = 0
        spot: cython.int
        kind: cython.int
        at = self.put(seat, at, state.circles[seat])
        at = self.put(seat, at, state.circles[seat] * left)
        at = self.put(seat, at, state.pluses[seat])
        at = self.put(seat, at, state.pluses[seat] * left)
        at = self.put(seat, at, state.boxes[seat])
        at = self.put(seat, at, state.last_box[seat])
        at = self.put(seat, at, state.reach[seat])
        at = self.put(seat, at, state.reach[seat] * left)
        for spot in range(SPOTS):
            if (state.walked[seat] >> spot) & 1 == 0:
                kind = state.kind[spot]
                scoring += kind == SCORING
                pluses += kind == PLUS
                dice += kind == DIE
                others += kind <= GOLD
        at = self.put(seat, at, scoring)
        at = self.put(seat, at, pluses)
        at = self.put(seat, at, dice)
        return self.put(seat, at, others)

    def write_turns(self, state: Corinth, seat: cython.int, at: cython.int, left: cython.int) -> cython.int:
        """Whose turn it is, and the turns that the seat has left."""
        n: cython.int = state.players
        away: cython.int = (seat - state.seat + n) % n
        here: cython.int = 0
        later: cython.int = left - 1
        turn: cython.int
        i: cython.int
        for turn in range(state.turn, state.turns):
            here += (state.first + state.round + turn) % n == seat
        if n == 2:  # R8: the first of two players has two turns in a round
            later += (later + ((state.first + state.round + 1) % 2 == seat)) // 2
        at = self.put(seat, at, here)
        at = self.put(seat, at, here + later)
        at = self.put(seat, at, (state.first + state.round + 1) % n == seat)
        for i in range(4):
            at = self.put(seat, at, away == i)
        return at
