"""The compiled side of a game for machines: it writes what a seat may know as small integers, and numbers the legal moves.

A game writes a final class of its own (`games/corinth/encoder.py`); `encoding.py` describes what the figures mean.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence

import cython

if not cython.compiled:
    from emporion.engine.state import State

Cells = MutableSequence[int]
"""Where observations and masks are written: integers from -128 to 127."""

HIGHEST = 127
"""The highest figure of an observation; what is higher is given as this."""


class Encoder:
    """Writes observations of `size` figures and masks of `actions` moves for tables of so many players."""

    def __init__(self, players: int, actions: int, size: int) -> None:
        self.players = players
        self.actions = actions
        self.size = size
        self.spread: list[list[int]]
        if cython.compiled:
            for byte in range(256):
                for bit in range(8):
                    self.spread[byte][bit] = byte >> bit & 1

    # What a game writes.

    def write(self, state: State, seat: cython.int, out: Cells, at: cython.int) -> cython.int:
        """Write what `seat` may know into `out` from `at` on, field by field; the place after the last."""
        return at

    def number(self, state: State, code: cython.int) -> cython.int:
        """The number of a legal move, given by its code: the place of its text in `Encoding.texts`."""
        return code

    def require(self, state: State) -> None:
        """Refuse the state of another game with TypeError."""

    # What callers ask.

    def find(self, state: State, number: cython.int) -> cython.int:
        """The code of the legal move of this number; -1 if there is none."""
        i: cython.int
        if state.actor >= 0:
            for i in range(state.answers):
                if self.number(state, state.answer[i]) == number:
                    return state.answer[i]
        return -1

    def mask(self, state: State, out: Cells, at: cython.int) -> None:
        """Write 1 for each legal move and 0 for the others into `out` from `at` on."""
        i: cython.int
        self.put_one(self.first_cell(out), at, self.actions, -1)
        if state.actor >= 0:
            for i in range(state.answers):
                out[at + self.number(state, state.answer[i])] = 1

    if not cython.compiled:  # compiled, the .pxd has these

        def put(self, out: Cells, at: int, figure: int) -> int:
            """Write a figure; the place after it."""
            out[at] = min(figure, HIGHEST)
            return at + 1

        def put_one(self, out: Cells, at: int, length: int, which: int) -> int:
            """Write 1 at one of so many places and 0 at the others; nowhere if there is no such place."""
            for i in range(length):
                out[at + i] = int(i == which)
            return at + length

        def put_all(self, out: Cells, at: int, length: int, figures: Sequence[int]) -> int:
            """Write so many figures."""
            out[at : at + length] = array("b", figures[:length])
            return at + length

        def put_bits(self, out: Cells, at: int, length: int, bits: int) -> int:
            """Write so many bits, the lowest first."""
            for i in range(length):
                out[at + i] = bits >> i & 1
            return at + length

        def first_cell(self, cells: Cells) -> Cells:
            """Where compiled code writes."""
            return cells

    # From Python.

    def observe(self, state: State, seat: int) -> array[int]:
        """What `seat` may know, as int8."""
        self.require(state)
        if not 0 <= seat < self.players or state.players != self.players:
            raise ValueError(f"seat {seat} of {state.players}: this encoder is for {self.players} players")
        out = array("b", bytes(self.size))
        self.write(state, seat, out, 0)
        return out

    def legal(self, state: State) -> list[int]:
        """The numbers of the legal moves, in the order of `state.legal()`."""
        self.require(state)
        return [self.number(state, code) for code in state.legal()]

    def code(self, state: State, number: int) -> int:
        """The code of the legal move of this number; -1 if there is none."""
        self.require(state)
        return self.find(state, number) if 0 <= number < self.actions else -1
