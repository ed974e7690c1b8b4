"""The rules of Corinth, in the order of play. Ids in comments are those of the rulebook (`emporion rules corinth`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if not cython.compiled:
    from emporion.engine.contract import CHANCE, FORCED
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State, Weights
    from emporion.games.corinth.codes import (
        ADDED_DIE,
        BOUGHT,
        BUILD,
        BUILDING,
        BUILT,
        BUY,
        BUYING,
        CHOOSING,
        CIRCLED,
        CLEARED,
        COMPENSATE,
        COMPENSATING,
        DELIVERING,
        DIE,
        DISCARD,
        END,
        ENDED,
        FINISHED,
        FINISHED_SHOP,
        FOR_ACTION,
        FOR_NOTHING,
        FOR_STEWARD,
        GAINED,
        GOATS,
        GOLD,
        GREEN,
        OFF_BOARD,
        ORANGE,
        PAID,
        PLACED,
        PLUS,
        RANK_FACTOR,
        REMOVED_YELLOW,
        ROLLED,
        ROLLING,
        ROUND,
        SAME,
        SCORED,
        SCORING,
        SET_OUT,
        SHOP,
        SIDE,
        SKIP,
        SKIPPED,
        STABLE,
        START,
        STEP,
        STEPPED,
        STEWARD,
        STOCKING,
        STOP,
        STORE,
        SURPLUS,
        TAKE,
        TEMPLE,
        TICKED,
        TOOK,
        TURN,
        WALKING,
        WAREHOUSE,
        WON_BONUS,
    )
    from emporion.games.corinth.paths import longest_path
    from emporion.games.corinth.rolls import count_falls, write_rolls
if TYPE_CHECKING:
    from emporion.games.corinth.components import Components


class Corinth(State):
    """A position: the sheets of all seats, the dice in the harbor, and the point of the round that has been reached."""

    def __init__(self, components: Components, players: int, first: int, last_box_only: bool) -> None:
        super().__init__(components, players, first)
        self.last_box_only = last_box_only  # E2
        self.copy_up_to(cython.address(self.last_box_only))
        self.print_sheet(components)
        self.rounds = (self.track - (2 if players == 4 else 0)) * players  # R2, R3
        self.turns = 3 if players == 2 else players  # R8
        self.won = -1
        for seat in range(players):
            self.gold[seat] = self.gold_circled[seat] = components.symbols.circled  # R1
            self.goats[seat] = self.goats_circled[seat] = components.symbols.circled
            self.at[seat] = self.start
            self.walked[seat] = 1 << self.start | 1 << OFF_BOARD
            self.reach[seat] = longest_path(self.start, self.walked[seat], 6)
            for good in range(4):
                for slot in range(self.shops[good]):
                    self.unchecked[seat][good] += self.need[good][slot]
        for good in range(4):
            self.bonus_seat[good] = -1
        self.begin_round()
        self.settle()

    def print_sheet(self, components: Components) -> None:
        """Read the printed figures (C1 to C6)."""
        for good in range(4):
            district = components.district(good)
            self.bonus[good] = district.bonus
            self.shops[good] = len(district.shops)
            for slot, (points, need) in enumerate(district.shops):
                self.worth[good][slot] = points
                self.need[good][slot] = need
            price = components.building(good)
            self.gold_price[good] = price.gold
            self.goat_price[good] = price.goats
        for i, district_number in enumerate(components.harbor_order()):
            self.place[i] = district_number
        for i, (kind, amount) in enumerate(components.spots()):
            self.kind[i] = kind
            self.amount[i] = amount
            if kind == START:
                self.start = i
            row = i // SIDE
            column = i % SIDE
            self.beside[i][0] = i - SIDE if row > 0 else OFF_BOARD
            self.beside[i][1] = i + SIDE if row < SIDE - 1 else OFF_BOARD
            self.beside[i][2] = i - 1 if column > 0 else OFF_BOARD
            self.beside[i][3] = i + 1 if column < SIDE - 1 else OFF_BOARD
        self.gold_symbols = components.symbols.gold
        self.goat_symbols = components.symbols.goats
        self.white_dice = components.dice.white
        self.yellow_dice = components.dice.yellow
        self.track = components.track.spots

    # The contract.

    def play(self, code: cython.int) -> None:
        if self.actor == CHANCE:
            self.roll(code)
        else:
            self.apply_answer(code)
        self.settle()

    def settle(self) -> None:
        """Give every answer that is the only one (the records do not hold it), up to the next point that is asked."""
        while self.point != ROLLING and self.point != FINISHED:
            self.answers = self.list_answers()
            if self.answers > 1:
                break
            self.note(FORCED, self.seat, self.answer[0], self.good, 0)
            self.apply_answer(self.answer[0])
        self.ask_next(self.point == ROLLING, self.point == FINISHED)

    def list_answers(self) -> cython.int:
        """Write the answers at this point; their number. Lists write each answer and count it if it is legal: that needs no branches."""
        if self.point == BUYING:
            return self.list_buying()
        if self.point == CHOOSING:
            return self.list_choosing()
        if self.point == COMPENSATING:
            return self.list_compensating()
        if self.point == STOCKING:
            return self.list_stocking()
        if self.point == WALKING:
            return self.list_walking()
        return self.list_building()

    def apply_answer(self, code: cython.int) -> None:
        """Do what the answer says."""
        if self.point == BUYING:
            self.buy(code - BUY)
        elif self.point == CHOOSING:
            self.choose(code)
        elif self.point == COMPENSATING:
            self.compensate(code)
        elif self.point == STOCKING:
            self.stock(code - SHOP)
        elif self.point == WALKING:
            self.walk(code)
        else:
            self.build(code)

    # Rounds.

    def begin_round(self) -> None:
        """R3: the round's first player crosses a spot of the track. R4 follows."""
        self.turn = 0
        self.seat = (self.first + self.round) % self.players
        self.bought = 0
        self.note(ROUND, self.seat, self.round, 0, 0)
        self.point = BUYING

    def crossed(self, seat: cython.int) -> cython.int:
        """R2, R3: the crossed spots of a seat's track."""
        begun: cython.int = self.round + 1 if self.round < self.rounds else self.rounds
        number: cython.int = 2 if self.players == 4 else 0
        i: cython.int
        for i in range(begun):
            if (self.first + i) % self.players == seat:
                number += 1
        return number

    def list_buying(self) -> cython.int:
        most: cython.int = self.yellow_dice - self.dice[self.seat]  # R4, S9
        if self.gold[self.seat] < most:
            most = self.gold[self.seat]
        i: cython.int
        for i in range(most + 1):
            self.answer[i] = BUY + i
        return most + 1

    def buy(self, number: cython.int) -> None:
        """R4."""
        self.gold[self.seat] -= number
        self.bought = number
        if number > 0:
            self.note(BOUGHT, self.seat, number, 0, 0)
        self.point = ROLLING

    def yellow_rolled(self) -> cython.int:
        """R5: the yellow dice of this roll."""
        return self.bought + self.dice[self.seat]

    def roll(self, code: cython.int) -> None:
        """R5, R6, R7. A roll's code holds how often each face from 1 to 5 shows: four bits each for white, two for yellow."""
        white_left: cython.int = self.white_dice
        yellow_left: cython.int = self.yellow_rolled()
        self.note(ROLLED, self.seat, code, yellow_left, 0)
        placed: cython.int = 0
        face: cython.int
        white: cython.int
        yellow: cython.int
        highest: cython.int = 0
        for face in range(6):
            white = (code >> (4 * face)) & 15 if face < 5 else white_left
            yellow = (code >> (20 + 2 * face)) & 3 if face < 5 else yellow_left
            if white + yellow > 0:
                if placed > 0:
                    self.put(self.place[placed - 1], highest)
                placed += 1
                highest = face
                self.white[GOLD] = white
                self.yellow[GOLD] = yellow
            white_left -= white
            yellow_left -= yellow
        self.put(GOLD, highest)
        if placed == 1:  # R7
            self.won = self.seat
            self.note(SAME, self.seat, 0, 0, 0)
            self.finish()
        else:
            self.begin_turn()

    def put(self, district: cython.int, face: cython.int) -> None:
        """R6: the group last counted waits at gold until a higher one is seen; then it goes to the next free district."""
        self.white[district] = self.white[GOLD]
        self.yellow[district] = self.yellow[GOLD]
        self.value[district] = face + 1
        self.note(PLACED, district, face + 1, self.white[district], self.yellow[district])

    def spread(self) -> cython.int:
        return count_falls(self.white_dice) * count_falls(self.yellow_rolled())

    def outcomes(self, out: Codes, weights: Weights) -> cython.int:
        return write_rolls(out, weights, self.white_dice, self.yellow_rolled())

    def possible(self, code: cython.int) -> cython.bint:
        white: cython.int = 0
        yellow: cython.int = 0
        face: cython.int
        if code < 0 or code >= 1 << 30:
            return False
        for face in range(5):
            white += (code >> (4 * face)) & 15
            yellow += (code >> (20 + 2 * face)) & 3
        return white <= self.white_dice and yellow <= self.yellow_rolled()

    def sample(self, rng: Random) -> cython.int:
        code: cython.int = 0
        face: cython.int
        for _ in range(self.white_dice):
            face = rng.pick(6)
            code += (1 << (4 * face)) & ((1 << 20) - 1)  # sixes are not counted
        for _ in range(self.yellow_rolled()):
            face = rng.pick(6)
            code += (1 << (20 + 2 * face)) & ((1 << 30) - 1)
        return code

    # Turns.

    def begin_turn(self) -> None:
        """R8, T1, T3."""
        self.seat = (self.first + self.round + self.turn) % self.players
        self.note(TURN, self.seat, self.turn, 0, 0)
        self.point = COMPENSATING
        district: cython.int
        for district in range(6):
            if self.white[district] + self.yellow[district] > 0:
                self.point = CHOOSING

    def list_choosing(self) -> cython.int:
        """T1, T2: every group for its action or for the Steward; only if there is neither, every group for nothing."""
        n: cython.int = 0
        district: cython.int
        for district in range(6):
            self.answer[n] = TAKE + district
            n += self.lies(district) & self.changes(district)
        for district in range(6):
            self.answer[n] = STEWARD + district
            n += self.lies(district) & self.walkable(self.value[district])
        if n == 0:
            for district in range(6):
                self.answer[n] = DISCARD + district
                n += self.lies(district)
        return n

    def lies(self, district: cython.int) -> cython.bint:
        """Whether a group of dice lies in this district."""
        return self.white[district] + self.yellow[district] > 0

    def changes(self, district: cython.int) -> cython.bint:
        """T2: whether the district's own action would change the sheet."""
        if district == GOLD:
            return self.gold_circled[self.seat] < self.gold_symbols
        if district == GOATS:
            return self.goats_circled[self.seat] < self.goat_symbols
        return self.unchecked[self.seat][district - GREEN] > 0

    def walkable(self, value: cython.int) -> cython.bint:
        """S6: whether a complete walk of this value exists. One of `shortest` steps is the easiest to find room for."""
        return self.shortest(value) <= self.reach[self.seat]

    def choose(self, code: cython.int) -> None:
        """T1: the group is removed, then its action is taken (A1, A2), or the Steward walks (S1)."""
        district: cython.int = code % 10
        dice: cython.int = self.white[district] + self.yellow[district]
        self.white[district] = 0
        self.yellow[district] = 0
        if code >= DISCARD:
            self.note(TOOK, self.seat, district, FOR_NOTHING, 0)
            self.point = BUILDING
        elif code >= STEWARD:
            self.note(TOOK, self.seat, district, FOR_STEWARD, 0)
            self.set_out(self.value[district])
        else:
            self.note(TOOK, self.seat, district, FOR_ACTION, 0)
            self.act(district, dice)

    def act(self, district: cython.int, dice: cython.int) -> None:
        """A1 with B5; A2 with B3."""
        if district == GOLD:
            self.gain(GOLD, dice + 2 if self.has(STORE) else dice)
        elif district == GOATS:
            self.gain(GOATS, dice)
        else:
            self.deliver(district - GREEN, dice + 1 if self.has(WAREHOUSE) else dice)

    def has(self, building: cython.int) -> cython.bint:
        """Whether the seat has constructed this building."""
        return (self.built[self.seat] >> building) & 1 != 0

    def gain(self, what: cython.int, number: cython.int) -> None:
        """A1, C5: circle symbols as far as there are any; what goes beyond is lost."""
        seat: cython.int = self.seat
        room: cython.int = self.gold_symbols - self.gold_circled[seat] if what == GOLD else self.goat_symbols - self.goats_circled[seat]
        got: cython.int = number if number < room else room
        if what == GOLD:
            self.gold[seat] += got
            self.gold_circled[seat] += got
        else:
            self.goats[seat] += got
            self.goats_circled[seat] += got
        self.note(GAINED, seat, what, got, number - got)
        self.point = BUILDING

    # Deliveries.

    def shop_count(self, good: cython.int) -> cython.int:
        """C2: the shops of a district."""
        return self.shops[good]

    def ticked(self, seat: cython.int, good: cython.int, slot: cython.int) -> cython.int:
        """The checked symbols of one shop."""
        return self.checked[seat][good][slot]

    def box_at(self, seat: cython.int, spot: cython.int) -> cython.int:
        """What is written in the box of a scoring spot; 0 for nothing."""
        return self.box[seat][spot]

    def spot_on_trail(self, seat: cython.int, number: cython.int) -> cython.int:
        """The spots walked over, in order."""
        return self.trail[seat][number]

    def deliver(self, good: cython.int, number: cython.int) -> None:
        """A2: `number` symbols are to be checked in this district."""
        self.good = good
        self.pending = number
        self.note(DELIVERING, self.seat, good, number, 0)
        slot: cython.int
        for slot in range(self.shops[good]):
            if 0 < self.checked[self.seat][good][slot] < self.need[good][slot]:  # A3
                self.tick(slot)
        self.go_on_stocking()

    def go_on_stocking(self) -> None:
        """A4: what is left goes into another shop, if there is one."""
        if self.pending > 0 and self.unchecked[self.seat][self.good] > 0:
            self.point = STOCKING
            return
        if self.pending > 0:
            self.note(SURPLUS, self.seat, self.good, self.pending, 0)
            self.pending = 0
        self.point = BUILDING

    def list_stocking(self) -> cython.int:
        n: cython.int = 0
        slot: cython.int
        for slot in range(self.shops[self.good]):
            self.answer[n] = SHOP + slot
            n += self.checked[self.seat][self.good][slot] == 0
        return n

    def stock(self, slot: cython.int) -> None:
        self.tick(slot)
        self.go_on_stocking()

    def tick(self, slot: cython.int) -> None:
        """Check symbols of one shop, as many as are to be checked and as it still needs; A5 when that completes the district."""
        seat: cython.int = self.seat
        good: cython.int = self.good
        number: cython.int = self.need[good][slot] - self.checked[seat][good][slot]
        if self.pending < number:
            number = self.pending
        self.checked[seat][good][slot] += number
        self.unchecked[seat][good] -= number
        self.pending -= number
        self.note(TICKED, seat, good, slot, number)
        if self.checked[seat][good][slot] == self.need[good][slot]:
            self.note(FINISHED_SHOP, seat, good, slot, 0)
        if self.unchecked[seat][good] == 0 and self.bonus[good] > 0 and self.bonus_seat[good] < 0:  # A5
            self.bonus_seat[good] = seat
            self.note(WON_BONUS, seat, good, 0, 0)

    # The Steward.

    def list_compensating(self) -> cython.int:
        """T3."""
        self.answer[0] = COMPENSATE
        n: cython.int = self.walkable(1)
        self.answer[n] = SKIP
        return n + 1

    def compensate(self, code: cython.int) -> None:
        if code == COMPENSATE:
            self.set_out(1)
        else:
            self.note(SKIPPED, self.seat, 0, 0, 0)
            self.point = BUILDING

    def set_out(self, value: cython.int) -> None:
        """S1, S2: a walk begins where the last one ended."""
        self.walk_value = value
        self.steps = 0
        self.note(SET_OUT, self.seat, value, 0, 0)
        self.point = WALKING

    def walk_adjustment(self) -> cython.int:
        """S3, S4: by how many steps the seat can make a walk longer or shorter."""
        return self.gold[self.seat] + 2 if self.has(STABLE) else self.gold[self.seat]

    def shortest(self, value: cython.int) -> cython.int:
        """S3, S5: the fewest steps of a walk of this value."""
        steps: cython.int = value - self.walk_adjustment()
        return steps if steps > 1 else 1

    def price(self, steps: cython.int) -> cython.int:
        """S4: the gold that a walk of so many steps costs."""
        off: cython.int = steps - self.walk_value if steps > self.walk_value else self.walk_value - steps
        if self.has(STABLE):
            off -= 2
        return off if off > 0 else 0

    def list_walking(self) -> cython.int:
        return self.list_steps(self.at[self.seat], self.walked[self.seat], self.steps)

    def list_steps(self, at: cython.int, walked: cython.int, steps: cython.int) -> cython.int:
        """S2, S5, S6: a step must be onto a free spot and leave a walk that can be completed; a stop must be paid for."""
        n: cython.int = 0
        shortest: cython.int = self.shortest(self.walk_value)
        direction: cython.int
        spot: cython.int
        if steps < self.walk_value + self.walk_adjustment():
            for direction in range(4):
                spot = self.beside[at][direction]
                self.answer[n] = STEP + direction
                n += self.leads(spot, walked, shortest - steps - 1)
        self.answer[n] = STOP
        return n + (steps >= shortest)

    def leads(self, spot: cython.int, walked: cython.int, steps: cython.int) -> cython.bint:
        """Whether a spot is free and a path of so many further steps goes on from it."""
        free: cython.bint = (walked >> spot) & 1 == 0
        if steps <= 0:
            return free
        return free and longest_path(spot, walked | (1 << spot), steps) >= steps

    def spot_beside(self, spot: cython.int, direction: cython.int) -> cython.int:
        """The spot up, down, left or right of another; -1 beyond the edge."""
        return self.beside[spot][direction] if self.beside[spot][direction] != OFF_BOARD else -1

    def walk(self, code: cython.int) -> None:
        """S2, S7."""
        seat: cython.int = self.seat
        spot: cython.int
        if code == STOP:
            self.arrive()
        else:
            spot = self.beside[self.at[seat]][code - STEP]
            self.note(STEPPED, seat, self.at[seat], spot, 0)
            self.at[seat] = spot
            self.walked[seat] |= 1 << spot
            self.trail[seat][self.trail_length[seat]] = spot
            self.trail_length[seat] += 1
            self.steps += 1

    def arrive(self) -> None:
        """S4, S7 to S11: the walk is paid, its last spot is circled and gives its effect."""
        seat: cython.int = self.seat
        spot: cython.int = self.at[seat]
        self.last_price = self.price(self.steps)
        if self.last_price > 0:
            self.gold[seat] -= self.last_price
            self.note(PAID, seat, self.last_price, 0, 0)
        self.reach[seat] = longest_path(spot, self.walked[seat], 6)
        self.circled[seat] |= 1 << spot
        self.circles[seat] += 1
        self.note(CIRCLED, seat, spot, 0, 0)
        self.point = BUILDING
        kind: cython.int = self.kind[spot]
        if kind in (GOLD, GOATS):  # S8
            self.gain(kind, self.amount[spot])
        elif kind <= ORANGE:
            self.deliver(kind - GREEN, self.amount[spot])
        elif kind == DIE and self.dice[seat] < self.yellow_dice:  # S9
            self.dice[seat] += 1
            self.note(ADDED_DIE, seat, self.dice[seat], 0, 0)
        elif kind == PLUS:  # S10
            self.pluses[seat] += 1
        elif kind == SCORING:  # S11
            self.last_box[seat] = self.circles[seat] + self.pluses[seat]
            self.boxes[seat] += self.last_box[seat]
            self.box[seat][spot] = self.last_box[seat]
            self.note(SCORED, seat, spot, self.last_box[seat], 0)

    # Buildings, and the end of turn, round and game.

    def list_building(self) -> cython.int:
        """B1."""
        n: cython.int = 0
        building: cython.int
        for building in range(4):
            self.answer[n] = BUILD + building
            n += (not self.has(building)) & self.affords(building)
        self.answer[n] = END
        return n + 1

    def affords(self, building: cython.int) -> cython.bint:
        """C4."""
        return (self.gold[self.seat] >= self.gold_price[building]) & (self.goats[self.seat] >= self.goat_price[building])

    def build(self, code: cython.int) -> None:
        if code == END:
            self.end_turn()
            return
        building: cython.int = code - BUILD
        self.gold[self.seat] -= self.gold_price[building]
        self.goats[self.seat] -= self.goat_price[building]
        self.built[self.seat] |= 1 << building
        self.note(BUILT, self.seat, building, self.gold_price[building], self.goat_price[building])

    def end_turn(self) -> None:
        """R9, R10."""
        if self.turn == 0:
            self.remove_yellow()
        self.turn += 1
        if self.turn < self.turns:
            self.begin_turn()
            return
        district: cython.int
        for district in range(6):
            self.white[district] = 0
        self.note(CLEARED, 0, 0, 0, 0)
        self.round += 1
        if self.round < self.rounds:
            self.begin_round()
        else:
            self.finish()

    def remove_yellow(self) -> None:
        """R9."""
        number: cython.int = 0
        district: cython.int
        for district in range(6):
            number += self.yellow[district]
            self.yellow[district] = 0
        if number > 0:
            self.note(REMOVED_YELLOW, self.seat, number, 0, 0)

    def finish(self) -> None:
        self.point = FINISHED
        self.answers = 0
        self.note(ENDED, 0, 0, 0, 0)

    # Scoring.

    def district_points(self, seat: cython.int, good: cython.int) -> cython.int:
        """E1: the points of the finished shops of one district."""
        points: cython.int = 0
        slot: cython.int
        for slot in range(self.shops[good]):
            if self.checked[seat][good][slot] == self.need[good][slot]:
                points += self.worth[good][slot]
        return points

    def bonus_points(self, seat: cython.int) -> cython.int:
        """A5."""
        points: cython.int = 0
        good: cython.int
        for good in range(4):
            if self.bonus_seat[good] == seat:
                points += self.bonus[good]
        return points

    def steward_points(self, seat: cython.int) -> cython.int:
        """E2."""
        return self.last_box[seat] if self.last_box_only else self.boxes[seat]

    def temple_points(self, seat: cython.int) -> cython.int:
        """B2."""
        points: cython.int = 0
        building: cython.int
        if (self.built[seat] >> TEMPLE) & 1:
            for building in range(4):
                points += 3 * ((self.built[seat] >> building) & 1)
        return points

    def score(self, seat: cython.int) -> cython.int:
        """E1."""
        points: cython.int = self.bonus_points(seat) + self.steward_points(seat) + self.temple_points(seat)
        good: cython.int
        for good in range(4):
            points += self.district_points(seat, good)
        return points + self.gold[seat] // 2 + self.goats[seat] // 2

    def rank(self, seat: cython.int) -> cython.int:
        """E3: by points, then by gold. R7: the seat that has won at once is before all others."""
        if self.won >= 0:
            return seat == self.won
        return self.score(seat) * RANK_FACTOR + self.gold[seat]

    def copy(self) -> Corinth:
        """An independent copy that keeps no notes."""
        copy = Corinth(self.components, self.players, self.first, self.last_box_only)
        copy.assign(self)
        copy.trace(False)
        return copy

    def guess(self, seat: cython.int, rng: Random) -> None:
        """Everything in Corinth is open: there is nothing to deal."""
