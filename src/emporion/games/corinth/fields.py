"""The fields of a position of Corinth in plain Python; compiled, `state.pxd` declares the same ones as C integers and arrays."""

from __future__ import annotations

from emporion.engine.contract import row, rows
from emporion.engine.state import State
from emporion.games.corinth.codes import MOST_ANSWERS, MOST_SHOPS, SEATS, SPOTS


class Fields(State):
    """All zero, as the memory of a new compiled state is."""

    def __init__(self) -> None:
        super().__init__()
        self.need, self.worth = rows(4, MOST_SHOPS), rows(4, MOST_SHOPS)
        self.shops, self.bonus, self.gold_price, self.goat_price = rows(4, 4)
        self.place, self.kind, self.amount, self.beside = row(6), row(SPOTS), row(SPOTS), rows(SPOTS, 4)
        self.gold, self.goats, self.gold_circled, self.goats_circled = rows(4, SEATS)
        self.dice, self.built, self.at, self.walked, self.circled = rows(5, SEATS)
        self.circles, self.pluses, self.boxes, self.last_box, self.reach = rows(5, SEATS)
        self.trail_length, self.trail, self.box = row(SEATS), rows(SEATS, SPOTS), rows(SEATS, SPOTS)
        self.checked, self.unchecked = [rows(4, MOST_SHOPS) for _ in range(SEATS)], rows(SEATS, 4)
        self.bonus_seat = row(4)
        self.white, self.yellow, self.value = rows(3, 6)
        self.answer = row(MOST_ANSWERS)
        self.answers = self.point = self.round = self.turn = self.seat = self.bought = 0
        self.pending = self.good = self.walk_value = self.steps = self.last_price = 0
