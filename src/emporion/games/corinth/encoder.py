"""Writes positions of Corinth as rows of figures and numbers its moves (`encoding.py` says what they mean)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cython

from emporion.engine.encoder import Encoder

if not cython.compiled:
    from emporion.engine.contract import CHANCE
    from emporion.engine.encoder import Cells
    from emporion.engine.state import State
    from emporion.games.corinth.codes import MAX_SHOPS, SHOP, SPOTS, STEP, STOCKING, WALKING
    from emporion.games.corinth.state import Corinth

CODES = 80
"""More than the highest code of a move."""


class CorinthEncoder(Encoder):
    """The encoder of Corinth, for one box and number of players."""

    def __init__(
        self, players: int, actions: int, size: int, plain: Mapping[int, int], shops: Mapping[tuple[int, int], int], boxes: Sequence[int]
    ) -> None:
        """`plain` has the numbers of the codes that stand for one text, `shops` those of shops by good and slot; `boxes` are spots."""
        super().__init__(players, actions, size)
        if not cython.compiled:
            self.plain = [0] * CODES
            self.shop = [[0] * MAX_SHOPS for _ in range(4)]
            self.box = [0] * SPOTS
        for code, number in plain.items():
            self.plain[code] = number
        for (good, slot), number in shops.items():
            self.shop[good][slot] = number
        self.boxes = len(boxes)
        for i, spot in enumerate(boxes):
            self.box[i] = spot

    def write(self, state: State, seat: cython.int, out: Cells, at: cython.int) -> cython.int:
        return self.write_position(cython.cast(Corinth, state), seat, self.first_cell(out), at)

    def write_position(self, state: Corinth, seat: cython.int, out: Cells, at: cython.int) -> cython.int:
        """The harbor and the round, then the sheets, one's own first."""
        n: cython.int = state.players
        round: cython.int = state.round if state.round < state.rounds else state.rounds - 1
        district: cython.int
        good: cython.int
        i: cython.int
        at = self.put(out, at, state.last_box_only)
        at = self.put_one(out, at, n, seat)
        at = self.put_one(out, at, n, (state.first - seat + n) % n)
        at = self.put(out, at, round + 1)
        at = self.put_one(out, at, n, (state.first + round - seat + n) % n)
        at = self.put_one(out, at, n, (state.seat - seat + n) % n)
        at = self.put(out, at, state.turns - state.turn)
        at = self.put_one(out, at, n + 2, (state.actor - seat + n) % n if state.actor >= 0 else n if state.actor == CHANCE else n + 1)
        at = self.put_one(out, at, 8, state.point)
        for district in range(6):
            at = self.put(out, at, state.value[district] if state.white[district] + state.yellow[district] > 0 else 0)
        for district in range(6):
            at = self.put(out, at, state.white[district])
        for district in range(6):
            at = self.put(out, at, state.yellow[district])
        for good in range(4):
            at = self.put_one(out, at, n, (state.bonus_seat[good] - seat + n) % n if state.bonus_seat[good] >= 0 else -1)
        at = self.put(out, at, state.walk_value if state.point == WALKING else 0)
        at = self.put(out, at, state.steps if state.point == WALKING else 0)
        at = self.put_one(out, at, 4, state.good if state.point == STOCKING else -1)
        at = self.put(out, at, state.pending if state.point == STOCKING else 0)
        for i in range(n):
            at = self.write_sheet(state, (seat + i) % n, out, at)
        return at

    def write_sheet(self, state: Corinth, seat: cython.int, out: Cells, at: cython.int) -> cython.int:
        """One sheet."""
        good: cython.int
        i: cython.int
        at = self.put(out, at, state.crossed(seat))
        at = self.put(out, at, state.gold[seat])
        at = self.put(out, at, state.goats[seat])
        at = self.put(out, at, state.gold_circled[seat])
        at = self.put(out, at, state.goats_circled[seat])
        at = self.put(out, at, state.dice[seat])
        at = self.put_bits(out, at, 4, state.built[seat])
        for good in range(4):
            at = self.put_all(out, at, state.shops[good], state.checked[seat][good])
        at = self.put_one(out, at, SPOTS, state.at[seat])
        at = self.put_bits(out, at, SPOTS, state.walked[seat] & ~(1 << state.start))  # a walk never leads back to the start
        at = self.put_bits(out, at, SPOTS, state.circled[seat])
        for i in range(self.boxes):
            at = self.put(out, at, state.box[seat][self.box[i]])
        return at

    def number(self, state: State, code: cython.int) -> cython.int:
        if SHOP <= code < STEP:
            return self.shop_number(cython.cast(Corinth, state), code)
        return self.plain[code]

    def shop_number(self, state: Corinth, code: cython.int) -> cython.int:
        """The number of a shop, whose text has its points, not its place."""
        return self.shop[state.good][code - SHOP]

    def require(self, state: State) -> None:
        if not isinstance(state, Corinth):
            raise TypeError(f"a Corinth encoder cannot read a {type(state).__name__}")
