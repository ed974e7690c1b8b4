"""The rules of Golden Horn and Dominio da Mar, in the order of play.

Ids in comments are those of the rulebook (`emporion rules golden-horn`).
Bag, draw pile, discards and hands are counts; nothing has an order. Things are goods by color, mercenaries and peasants (codes.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import cython

from emporion.games.golden_horn.codes import COLORS

if not cython.compiled:
    from emporion.engine.contract import FORCED
    from emporion.engine.random import Random
    from emporion.engine.state import Codes, State, Weights
    from emporion.games.golden_horn.codes import (
        AFTER_RAID,
        ALL_CONQUERED,
        ANNOUNCED,
        BEGAN,
        BLACK,
        BOATS,
        CALL,
        CALLED,
        CARD,
        COLOR_COUNT,
        CONQUER,
        CONQUERED,
        CONSTANTINOPLE,
        CUBE,
        DRAWING,
        DRAWS,
        DREW,
        END,
        ENDED,
        ENDING,
        EXCHANGE,
        EXCHANGED,
        FILLED,
        FILLING,
        FINISHED,
        KIND_COUNT,
        LEFT_OUT,
        LOAD,
        LOAD_BOTH,
        LOADED,
        LOADING,
        MERCENARIES,
        MIN_ROW,
        MOVED,
        NO_RAID,
        NOTHING,
        NOTHING_LEFT,
        ON,
        PEASANTS,
        PLACE,
        PLACED,
        PLACING,
        PLAYED,
        PORT_EMPTY,
        RAID,
        RAIDED,
        READY,
        RELIEVED,
        RENEWED,
        REVEALED,
        SAIL,
        SAILED,
        SAILING,
        STARTING,
        STOP,
        STOPPED,
        TERRITORY_COUNT,
        THING_COUNT,
        TURN,
        TURNED,
        UNLOADED,
        VENICE,
        VOYAGING,
        WHITE,
        WIND,
    )
if TYPE_CHECKING:
    from emporion.games.golden_horn.components import Components


class GoldenHorn(State):
    """A position: boats, ports, bag, cards and warehouses, and the point of the turn that has been reached."""

    def __init__(self, components: Components, players: int, first: int, always: bool, hidden: bool, dominio: bool) -> None:
        super().__init__(components, players, first)
        self.always = always  # C4
        self.copy_up_to(cython.address(self.always))
        self.hidden = hidden  # S4
        self.dominio = dominio
        self.open_box(components)
        for boat in range(BOATS):
            self.at[boat] = -1
        for territory in range(TERRITORY_COUNT):
            self.owner[territory] = -1
        self.setup = True
        self.boat = KIND_COUNT * first
        self.point = PLACING
        self.settle()

    def open_box(self, components: Components) -> None:
        """Read the printed figures (C1 to C5, D1, D2) and fill bag and draw pile."""
        route = components.route(self.players, self.always)
        self.last = len(route) - 1
        self.modone = -1
        for place, color in enumerate(route):
            self.tint[place] = COLORS.index(color) if color else -1
            if color is None and 0 < place < self.last:
                self.modone = place
        self.berths = components.modone.boats
        for boat in range(BOATS):
            sails = sorted(COLORS.index(color) for color in components.fleet(boat // KIND_COUNT).sails(boat % KIND_COUNT))
            for i, number in enumerate(sails):
                self.sail[boat][i] = number
                self.sails[boat] |= 1 << number
        for kind in range(KIND_COUNT):
            self.draws[kind] = components.draws.of(kind)
        for number in range(COLOR_COUNT):
            self.bag[number] = components.goods.each
            self.pile[number] = components.cards.each
        self.pile_left = COLOR_COUNT * components.cards.each
        self.bag_left = COLOR_COUNT * components.goods.each
        self.hand_size = components.hand.cards
        self.holds = components.ports.standard.holds
        if self.dominio:
            self.open_dominio(components)

    def open_dominio(self, components: Components) -> None:
        """D1, D2."""
        self.holds = components.ports.dominio.holds
        self.bag[BLACK] = components.dominio.black
        self.bag[WHITE] = components.dominio.white
        self.bag_left += components.dominio.black + components.dominio.white
        self.supply = components.dominio.mercenaries
        for number in range(TERRITORY_COUNT):
            self.cost[number] = components.territory(number).cost
            self.worth[number] = components.territory(number).points

    # The contract.

    def play(self, code: cython.int) -> None:
        if self.point == FILLING:
            self.put(code - CUBE)
        elif self.point == DRAWING:
            self.take_card(code - CARD)
        else:
            self.apply_answer(code)
        self.settle()

    def settle(self) -> None:
        """Go on to the next point that is asked, giving every answer that is the only one (the records do not hold it).

        Where it would tell a hand whether there is a choice (`always_asked`), even the only answer is asked for.
        """
        self.answers = 0
        while self.point != FINISHED:
            if self.point == FILLING:
                if self.fills():
                    break
                self.filled()
            elif self.point == DRAWING:
                if self.draws_on():
                    break
                self.drawn()
            else:
                self.always_asked = False
                self.answers = self.list_answers()
                if self.answers > 1 or self.always_asked:
                    break
                if self.answers == 1:
                    self.note(FORCED, self.seat, self.answer[0], 0, 0)
                    self.apply_answer(self.answer[0])
                else:
                    self.leave_out()
                self.answers = 0
        self.ask_next(self.point == FILLING or self.point == DRAWING, self.point == FINISHED)

    def list_answers(self) -> cython.int:
        """Write the answers at this point; their number. Lists write each answer and count it if it is legal: that needs no branches."""
        if self.point == VOYAGING:
            return self.list_voyaging()
        if self.point == STARTING:
            return self.list_starting()
        if self.point == AFTER_RAID:
            return self.list_after_raid()
        if self.point == SAILING:
            return self.list_sailing()
        if self.point == LOADING:
            return self.list_loading()
        if self.point == ENDING:
            return self.list_ending()
        return self.list_placing()

    def apply_answer(self, code: cython.int) -> None:
        """Do what the answer says."""
        if self.point == VOYAGING:
            self.voyage(code)
        elif self.point == STARTING:
            self.start(code)
        elif self.point == AFTER_RAID:
            self.go_on_after_raid(code)
        elif self.point == SAILING:
            self.sail_boat(code)
        elif self.point == LOADING:
            self.load(code)
        elif self.point == ENDING:
            self.end(code)
        else:
            self.place(code & 1)

    # Setup.

    def list_placing(self) -> cython.int:
        """S2: Venice or Constantinople."""
        kind: cython.int = self.boat % KIND_COUNT
        self.answer[0] = PLACE + 2 * kind + VENICE
        self.answer[1] = PLACE + 2 * kind + CONSTANTINOPLE
        return 2

    def place(self, harbor: cython.int) -> None:
        """S2: a boat in an end port heads for the other one. S3 follows when all lie in port."""
        place: cython.int = 0 if harbor == VENICE else self.last
        self.at[self.boat] = place
        self.heading[self.boat] = 1 if harbor == VENICE else -1
        self.boats_at[place] += 1
        self.note(PLACED, self.boat, harbor, 0, 0)
        self.boat += 1
        if self.boat % KIND_COUNT > 0:
            return
        self.seat = (self.seat + 1) % self.players
        self.boat = KIND_COUNT * self.seat
        if self.seat == self.first:
            self.harbor = VENICE
            self.point = FILLING

    # The bag fills the ports.

    def fills(self) -> cython.bint:
        """M2: whether a cube has to be drawn. D4: white cubes alone cannot fill a port when nothing can stand in for them."""
        if self.in_port[self.harbor] >= self.holds or self.bag_left == 0:
            return False
        return self.bag_left > self.bag[WHITE] or self.supply + self.outside > 0

    def put(self, cube: cython.int) -> None:
        """S3, M2: a drawn cube goes into the port, or a figure in its place. D3: black leaves the game, white goes back into the bag."""
        thing: cython.int = cube
        if cube < BLACK:
            self.bag[cube] -= 1
            self.bag_left -= 1
        else:
            if cube == BLACK:
                self.bag[BLACK] -= 1
                self.bag_left -= 1
                self.outside += 1
            thing = self.figure()
        if thing != NOTHING:
            self.port[self.harbor][thing] += 1
            self.in_port[self.harbor] += 1
        self.note(FILLED, self.harbor, cube, thing, 0)

    def figure(self) -> cython.int:
        """D3, D4: a mercenary, else a peasant, else nothing."""
        if self.supply > 0:
            self.supply -= 1
            return MERCENARIES
        if self.outside > 0:
            self.outside -= 1
            return PEASANTS
        return NOTHING

    def filled(self) -> None:
        """S3: after Venice Constantinople, then the cards. E1, D10: the end comes if the refill failed. Then the boat moves off.

        D10: peasants alone do not keep the game going. Without Dominio da Mar there are none.
        """
        if not self.setup:
            if self.in_port[self.harbor] == self.port[self.harbor][PEASANTS]:
                self.announce(PORT_EMPTY)
            self.advance()
        elif self.harbor == VENICE:
            self.harbor = CONSTANTINOPLE
        else:
            self.seat = self.first
            self.deal()

    # The draw pile fills the hands.

    def deal(self) -> None:
        """S3."""
        self.due = self.hand_size
        self.point = DRAWING
        self.note(DRAWS, self.seat, self.due, 0, 0)

    def draws_on(self) -> cython.bint:
        """M9: whether a card has to be drawn; an empty draw pile is renewed just then."""
        color: cython.int
        if self.due == 0:
            return False
        if self.pile_left > 0:
            return True
        for color in range(COLOR_COUNT):
            self.pile[color] = self.discards[color]
            self.pile_left += self.discards[color]
            self.discards[color] = 0
        if self.pile_left > 0:
            self.note(RENEWED, self.pile_left, 0, 0, 0)
        else:
            self.note(NOTHING_LEFT, self.seat, self.due, 0, 0)
            self.due = 0
        return self.pile_left > 0

    def take_card(self, color: cython.int) -> None:
        """S3, M8."""
        self.pile[color] -= 1
        self.pile_left -= 1
        self.hand[self.seat][color] += 1
        self.cards[self.seat] += 1
        self.due -= 1
        self.note(DREW, self.seat, color, 0, 0)

    def drawn(self) -> None:
        """S3: the next seat's cards, or the first turn. M8: the end of the turn."""
        if not self.setup:
            self.point = ENDING
            return
        self.seat = (self.seat + 1) % self.players
        if self.seat == self.first:
            self.setup = False
            self.begin_turn()
        else:
            self.deal()

    # Chance: each cube and each card is an event.

    def spread(self) -> cython.int:
        return THING_COUNT if self.point == FILLING else COLOR_COUNT

    def outcomes(self, out: Codes, weights: Weights) -> cython.int:
        n: cython.int = 0
        i: cython.int
        if self.point == FILLING:
            for i in range(THING_COUNT):
                if self.bag[i] > 0:
                    out[n] = CUBE + i
                    weights[n] = cython.cast(cython.double, self.bag[i]) / self.bag_left
                    n += 1
        else:
            for i in range(COLOR_COUNT):
                if self.pile[i] > 0:
                    out[n] = CARD + i
                    weights[n] = cython.cast(cython.double, self.pile[i]) / self.pile_left
                    n += 1
        return n

    def possible(self, code: cython.int) -> cython.bint:
        if self.point == FILLING:
            return CUBE <= code < CUBE + THING_COUNT and self.bag[code - CUBE] > 0
        return CARD <= code < CARD + COLOR_COUNT and self.pile[code - CARD] > 0

    def sample(self, rng: Random) -> cython.int:
        if self.point == FILLING:
            return CUBE + self.some_cube(rng)
        return CARD + self.some_card(rng, self.pile_left)

    def some_cube(self, rng: Random) -> cython.int:
        """A cube of the bag, each equally likely."""
        number: cython.int = rng.pick(self.bag_left)
        cube: cython.int = 0
        cubes: cython.int = 0
        i: cython.int
        for i in range(THING_COUNT):
            cubes += self.bag[i]
            cube += number >= cubes
        return cube

    def some_card(self, rng: Random, left: cython.int) -> cython.int:
        """The color of a card of the draw pile, which holds `left` cards, each equally likely."""
        number: cython.int = rng.pick(left)
        color: cython.int = 0
        cards: cython.int = 0
        i: cython.int
        for i in range(COLOR_COUNT):
            cards += self.pile[i]
            color += number >= cards
        return color

    # The start of a turn: at most one raid, with conquests and exchanges before and after it.

    def begin_turn(self) -> None:
        """T1."""
        if self.seat == self.first:
            self.round += 1
        self.note(BEGAN, self.seat, self.round, 0, 0)
        self.point = STARTING

    def list_starting(self) -> cython.int:
        """P1, P2. Asked whenever something could be stolen and two cards are in hand, whichever they are."""
        n: cython.int = 0
        boat: cython.int
        if self.cards[self.seat] >= 2:
            for boat in range(KIND_COUNT * self.players):
                if self.is_raidable(boat):
                    self.always_asked = True
                    n = self.list_raids(boat, n)
        self.answer[n] = NO_RAID
        return self.list_dominio(n + 1) if self.dominio else n + 1

    def is_raidable(self, boat: cython.int) -> cython.bint:
        """P2: an enemy boat at sea that carries something. D6: no mercenary."""
        if self.laden[boat] == 0 or self.tint[self.at[boat]] < 0:
            return False
        return boat // KIND_COUNT != self.seat and self.cargo[boat][MERCENARIES] == 0

    def list_raids(self, boat: cython.int, n: cython.int) -> cython.int:
        """P1: every pair of cards in hand that are of colors on the victim's sails."""
        colors: cython.int = KIND_COUNT - boat % KIND_COUNT
        i: cython.int
        j: cython.int
        for i in range(colors):
            for j in range(i, colors):
                self.answer[n] = RAID + 36 * boat + 6 * self.sail[boat][i] + self.sail[boat][j]
                n += self.holds_pair(self.sail[boat][i], self.sail[boat][j])
        return n

    def holds_pair(self, first: cython.int, second: cython.int) -> cython.bint:
        """P1: the same color twice takes two cards of it."""
        return (self.hand[self.seat][first] > (first == second)) & (self.hand[self.seat][second] > 0)

    def start(self, code: cython.int) -> None:
        """T1: `no-raid` closes the start, and so does a raid without Dominio da Mar. Conquests and exchanges leave it open (D8, D9)."""
        if code >= RAID:
            self.raid((code - RAID) // 36, (code - RAID) // 6 % 6, (code - RAID) % 6)
            if self.dominio:
                self.point = AFTER_RAID
            else:
                self.close_start()
        elif code == NO_RAID:
            self.close_start()
        else:
            self.conquer_or_exchange(code)

    def raid(self, boat: cython.int, first: cython.int, second: cython.int) -> None:
        """P1, P3: the cards are discarded, one cube goes into the warehouse, or one peasant (D6). P4: an empty boat may turn."""
        thing: cython.int = 0
        while self.cargo[boat][thing] == 0:
            thing += 1
        self.discard(first)
        self.discard(second)
        self.cargo[boat][thing] -= 1
        self.laden[boat] -= 1
        self.store[self.seat][thing] += 1
        if self.laden[boat] == 0:
            self.may_turn |= 1 << boat
        self.note(RAIDED, self.seat, boat, 6 * first + second, thing)

    def discard(self, color: cython.int) -> None:
        self.hand[self.seat][color] -= 1
        self.cards[self.seat] -= 1
        self.discards[color] += 1

    def list_after_raid(self) -> cython.int:
        """D8, D9: what can be conquered and exchanged after the raid."""
        self.answer[0] = READY
        return self.list_dominio(1)

    def go_on_after_raid(self, code: cython.int) -> None:
        """D8, D9: `ready` closes the start of the turn, conquests and exchanges leave it open."""
        if code == READY:
            self.close_start()
        else:
            self.conquer_or_exchange(code)

    def close_start(self) -> None:
        """D9: before the boat is chosen, peasants in ports are exchanged."""
        self.exchange_peasants()
        self.point = SAILING

    # Dominio da Mar: territories and peasants.

    def list_dominio(self, n: cython.int) -> cython.int:
        """D8, D9: what can be conquered and how many peasants can be exchanged."""
        i: cython.int
        most: cython.int = min(self.store[self.seat][PEASANTS], self.supply)
        for i in range(TERRITORY_COUNT):
            self.answer[n] = CONQUER + i
            n += (self.owner[i] < 0) & self.affords(i)
        for i in range(most):
            self.answer[n] = EXCHANGE + i + 1
            n += 1
        return n

    def affords(self, territory: cython.int) -> cython.bint:
        """D8: two peasants stand for one mercenary."""
        return self.store[self.seat][MERCENARIES] + self.store[self.seat][PEASANTS] // 2 >= self.cost[territory]

    def conquer_or_exchange(self, code: cython.int) -> None:
        """D8, D9."""
        if code >= EXCHANGE:
            self.exchange(code - EXCHANGE)
        else:
            self.conquer(code - CONQUER)

    def conquer(self, territory: cython.int) -> None:
        """D8: mercenaries pay first; they go back to the supply, peasants out of the game. D10: all territories conquered."""
        seat: cython.int = self.seat
        mercenaries: cython.int = min(self.store[seat][MERCENARIES], self.cost[territory])
        peasants: cython.int = 2 * (self.cost[territory] - mercenaries)
        self.store[seat][MERCENARIES] -= mercenaries
        self.store[seat][PEASANTS] -= peasants
        self.supply += mercenaries
        self.outside += peasants
        self.owner[territory] = seat
        self.note(CONQUERED, seat, territory, mercenaries, peasants)
        i: cython.int
        for i in range(TERRITORY_COUNT):
            if self.owner[i] < 0:
                return
        self.announce(ALL_CONQUERED)

    def exchange(self, number: cython.int) -> None:
        """D9: stored peasants for mercenaries of the supply."""
        self.store[self.seat][PEASANTS] -= number
        self.store[self.seat][MERCENARIES] += number
        self.supply -= number
        self.outside += number
        self.note(EXCHANGED, self.seat, number, 0, 0)

    def exchange_peasants(self) -> None:
        """D9: peasants in ports are exchanged as far as the supply lasts, all of Venice first."""
        harbor: cython.int
        number: cython.int
        for harbor in range(2):
            number = min(self.port[harbor][PEASANTS], self.supply)
            if number > 0:
                self.port[harbor][PEASANTS] -= number
                self.port[harbor][MERCENARIES] += number
                self.supply -= number
                self.outside += number
                self.note(RELIEVED, harbor, number, 0, 0)

    # Which boat.

    def list_sailing(self) -> cython.int:
        """T1: a boat at sea, in Modone, or one that can load. P4: an emptied one may turn."""
        n: cython.int = 0
        kind: cython.int
        boat: cython.int
        for kind in range(KIND_COUNT):
            boat = KIND_COUNT * self.seat + kind
            self.answer[n] = SAIL + kind
            n += not self.in_end_port(boat) or self.may_load(boat)
            self.answer[n] = TURN + kind
            n += (self.may_turn >> boat) & 1
        return n

    def in_end_port(self, boat: cython.int) -> cython.bint:
        return self.at[boat] == 0 or self.at[boat] == self.last

    def may_load(self, boat: cython.int) -> cython.bint:
        """M1: there is a color not on its sails. D5: or there are figures."""
        harbor: cython.int = VENICE if self.at[boat] == 0 else CONSTANTINOPLE
        found: cython.bint = False
        thing: cython.int
        for thing in range(THING_COUNT):
            found |= (self.port[harbor][thing] > 0) & ((self.sails[boat] >> thing) & 1 == 0)
        return found

    def leave_out(self) -> None:
        """T2: no boat may move; the rest of the turn stays. T3: if no player could move one, the game ends at once."""
        self.idle += 1
        self.note(LEFT_OUT, self.seat, 0, 0, 0)
        if self.idle == self.players:
            self.finish()
        else:
            self.point = ENDING

    def sail_boat(self, code: cython.int) -> None:
        """T1. P4: whether it sails on or turns, an emptied boat decides it now, once."""
        boat: cython.int = KIND_COUNT * self.seat + code % 10
        self.idle = 0
        self.boat = boat
        self.may_turn &= ~(1 << boat)
        self.note(SAILED, boat, self.at[boat], 0, 0)
        if code >= TURN:
            self.heading[boat] = -self.heading[boat]
            self.note(TURNED, boat, self.heading[boat], 0, 0)
        if self.in_end_port(boat):
            self.harbor = VENICE if self.at[boat] == 0 else CONSTANTINOPLE
            self.point = LOADING
        else:
            self.advance()

    # Loading.

    def list_loading(self) -> cython.int:
        """M1: one color that is not on the sails. D5: or mercenaries, peasants, both."""
        n: cython.int = 0
        thing: cython.int
        for thing in range(THING_COUNT):
            self.answer[n] = LOAD + thing
            n += (self.port[self.harbor][thing] > 0) & ((self.sails[self.boat] >> thing) & 1 == 0)
        self.answer[n] = LOAD_BOTH
        return n + ((self.port[self.harbor][MERCENARIES] > 0) & (self.port[self.harbor][PEASANTS] > 0))

    def load(self, code: cython.int) -> None:
        """M1, D5: all of them. M2: the port is filled up again."""
        if code == LOAD_BOTH:
            self.take_aboard(MERCENARIES)
            self.take_aboard(PEASANTS)
        else:
            self.take_aboard(code - LOAD)
        self.point = FILLING

    def take_aboard(self, thing: cython.int) -> None:
        number: cython.int = self.port[self.harbor][thing]
        self.port[self.harbor][thing] = 0
        self.in_port[self.harbor] -= number
        self.cargo[self.boat][thing] += number
        self.laden[self.boat] += number
        self.note(LOADED, self.boat, self.harbor, thing, number)

    # The voyage.

    def ahead(self, boat: cython.int) -> cython.int:
        """M3: the next place ahead; occupied sea spaces and a full Modone are jumped over."""
        place: cython.int = self.at[boat] + self.heading[boat]
        while 0 < place < self.last and self.boats_at[place] >= (1 if self.tint[place] >= 0 else self.berths):
            place += self.heading[boat]
        return place

    def advance(self) -> None:
        """M3. M6: in a port the move ends."""
        place: cython.int = self.ahead(self.boat)
        self.note(MOVED, self.boat, self.at[self.boat], place, 0)
        self.boats_at[self.at[self.boat]] -= 1
        self.boats_at[place] += 1
        self.at[self.boat] = place
        if self.tint[place] >= 0:
            self.point = VOYAGING
        else:
            self.stop()

    def list_voyaging(self) -> cython.int:
        """M4, M5. Asked whenever a sail has the color or a card is in hand, whichever it is."""
        color: cython.int = self.tint[self.at[self.boat]]
        self.answer[0] = STOP
        if self.sail_shows(self.boat, color):
            self.answer[1] = ON
            return 2
        if self.hand[self.seat][color] > 0:
            self.answer[1] = WIND + color
            return 2
        self.always_asked = self.cards[self.seat] > 0
        return 1

    def sail_shows(self, boat: cython.int, color: cython.int) -> cython.bint:
        return (self.sails[boat] >> color) & 1 == 1

    def voyage(self, code: cython.int) -> None:
        """M4, M5."""
        if code == STOP:
            self.stop()
        elif code == ON:
            self.advance()
        else:
            self.discard(code - WIND)
            self.note(PLAYED, self.seat, code - WIND, 0, 0)
            self.advance()

    def stop(self) -> None:
        """M6, M7. M8: in a port cards are drawn, with two players not in Modone."""
        place: cython.int = self.at[self.boat]
        self.note(STOPPED, self.boat, place, 0, 0)
        self.point = ENDING
        if self.tint[place] >= 0:
            return
        if place != self.modone:
            self.unload()
        if place != self.modone or self.players > 2:
            self.due = self.draws[self.boat % KIND_COUNT]
            self.point = DRAWING
            self.note(DRAWS, self.seat, self.due, 0, 0)

    def unload(self) -> None:
        """M7, D7: everything goes into the warehouse, and the boat turns round."""
        thing: cython.int
        boat: cython.int = self.boat
        for thing in range(THING_COUNT):
            if self.cargo[boat][thing] > 0:
                self.store[self.seat][thing] += self.cargo[boat][thing]
                self.note(UNLOADED, boat, self.at[boat], thing, self.cargo[boat][thing])
                self.cargo[boat][thing] = 0
        self.laden[boat] = 0
        self.heading[boat] = 1 if self.at[boat] == 0 else -1
        self.note(TURNED, boat, self.heading[boat], 0, 0)

    # The end of a turn, and of the game.

    def list_ending(self) -> cython.int:
        """E2, and once more D8 and D9."""
        n: cython.int = 0
        self.answer[n] = CALL
        n += self.may_call()
        self.answer[n] = END
        return self.list_dominio(n + 1) if self.dominio else n + 1

    def may_call(self) -> cython.bint:
        """E2: all six colors lie in the warehouse, and the end has not been announced."""
        color: cython.int
        found: cython.bint = self.announced == 0
        for color in range(COLOR_COUNT):
            found &= self.store[self.seat][color] > 0
        return found

    def end(self, code: cython.int) -> None:
        """E2: `call` and `end` close the point, conquests and exchanges leave it open (D8, D9)."""
        if code == END:
            self.end_turn()
        elif code == CALL:
            self.announce(CALLED)
            self.end_turn()
        else:
            self.conquer_or_exchange(code)

    def announce(self, reason: cython.int) -> None:
        """E1, E2, D10: the end is announced once."""
        if not self.announced:
            self.announced = reason
            self.note(ANNOUNCED, self.seat, reason, 0, 0)

    def end_turn(self) -> None:
        """D9: peasants in ports are exchanged. E3: the last turn is that of the player to the right of the starting player."""
        following: cython.int = (self.seat + 1) % self.players
        self.exchange_peasants()
        if self.announced and following == self.first:
            self.finish()
        else:
            self.seat = following
            self.begin_turn()

    def finish(self) -> None:
        """Warehouses are opened to be counted."""
        seat: cython.int
        thing: cython.int
        self.point = FINISHED
        for seat in range(self.players):
            for thing in range(THING_COUNT):
                if self.store[seat][thing] > 0:
                    self.note(REVEALED, seat, thing, self.store[seat][thing], 0)
        self.note(ENDED, 0, 0, 0, 0)

    # Scoring.

    def goods_points(self, seat: cython.int) -> cython.int:
        """E4: each stored cube counts 1."""
        points: cython.int = 0
        color: cython.int
        for color in range(COLOR_COUNT):
            points += self.store[seat][color]
        return points

    def rows(self, seat: cython.int, size: cython.int) -> cython.int:
        """E4: the rows of just so many colors in the best split, which is to lay row upon row, each as long as can be.

        Each further color of a row adds no less than the one before it (0, 0, 0, 1, 1, 2): what a long row takes from a shorter one pays.
        """
        found: cython.int = 0
        number: cython.int = 0
        colors: cython.int = COLOR_COUNT
        color: cython.int
        while colors >= MIN_ROW:
            number += 1
            colors = 0
            for color in range(COLOR_COUNT):
                colors += self.store[seat][color] >= number
            found += colors == size
        return found

    def territory_points(self, seat: cython.int) -> cython.int:
        """D11."""
        points: cython.int = 0
        territory: cython.int
        for territory in range(TERRITORY_COUNT):
            if self.owner[territory] == seat:
                points += self.worth[territory]
        return points

    def figure_points(self, seat: cython.int) -> cython.int:
        """D11: 1 for each mercenary and each peasant stored."""
        return self.store[seat][MERCENARIES] + self.store[seat][PEASANTS]

    def score(self, seat: cython.int) -> cython.int:
        """E4, E5, D11: who has most points wins."""
        rows: cython.int = self.rows(seat, 4) + 2 * self.rows(seat, 5) + 4 * self.rows(seat, 6)
        return self.goods_points(seat) + rows + self.territory_points(seat) + self.figure_points(seat)

    # What lies where, for those who look from outside.

    def aboard(self, boat: cython.int, thing: cython.int) -> cython.int:
        return self.cargo[boat][thing]

    def port_count(self, harbor: cython.int, thing: cython.int) -> cython.int:
        return self.port[harbor][thing]

    def stored(self, seat: cython.int, thing: cython.int) -> cython.int:
        return self.store[seat][thing]

    def held(self, seat: cython.int, color: cython.int) -> cython.int:
        return self.hand[seat][color]

    # Guesses.

    def guess(self, seat: cython.int, rng: Random) -> None:
        """S4: cards that the seat cannot see, in other hands and in the draw pile, are pooled and dealt anew. Cubes moved in the open."""
        left: cython.int = self.pile_left
        other: cython.int
        color: cython.int
        for other in range(self.players):
            if other != seat:
                left += self.cards[other]
                for color in range(COLOR_COUNT):
                    self.pile[color] += self.hand[other][color]
                    self.hand[other][color] = 0
        for other in range(self.players):
            if other != seat:
                for _ in range(self.cards[other]):
                    color = self.some_card(rng, left)
                    left -= 1
                    self.pile[color] -= 1
                    self.hand[other][color] += 1
        if self.actor >= 0:
            self.answers = self.list_answers()

    def hold(self, seat: int, cards: Sequence[int]) -> None:
        """Put so many cards of each color in the place of a seat's hand, for a solver that goes through all hands; the draw pile stays."""
        for color in range(COLOR_COUNT):
            self.hand[seat][color] = cards[color]
        self.cards[seat] = sum(cards)
        if self.actor >= 0:
            self.answers = self.list_answers()
