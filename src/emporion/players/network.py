"""A small network that judges a position: the share of victory of each seat. Weights are integers, so that every build computes the same.

Each seat has inputs of its own, and all have the shared ones (`features.py`). A hidden unit of a seat adds up that seat's inputs, those of
all its rivals together, and the shared ones. The strength of a seat is a sum over its hidden units and, directly, over its inputs; the
shares are the softmax of the strengths. So one set of weights serves every seat, and the order of the rivals does not matter.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import cython

from emporion.engine import files
from emporion.engine.errors import EmporionError
from emporion.players.limits import HIGHEST_INPUT

if not cython.compiled:
    from math import exp

    from emporion.engine.state import Weights
    from emporion.players.features import Features
    from emporion.players.limits import INPUTS, SHARED, UNITS

MAGIC = b"emporion network 1\n"
HIGHEST_HIDDEN = 32767
HIGHEST_SUM = 2**31 - 1
SUFFIX = ".net"


class Weights16(NamedTuple):
    """The integers of a network, row by row: of each hidden unit, then of the seat's strength."""

    own: list[list[int]]
    """For each unit the weights of the seat's inputs."""
    rivals: list[list[int]]
    """For each unit the weights of the rivals' inputs."""
    shared: list[list[int]]
    """For each unit the weights of the shared inputs."""
    bias: list[int]
    out: list[int]
    """The weights of the hidden units in the seat's strength."""
    direct: list[int]
    """The weights of the seat's inputs in its strength."""


class Network:
    """A network of UNITS hidden units, for the inputs of one game."""

    def __init__(self, header: dict[str, Any], weights: Weights16) -> None:
        self.header = header
        self.of_seat = len(weights.direct)
        self.shared_inputs = len(weights.shared[0])
        self.shift = header["shift"]
        self.unit = header["unit"]
        if not cython.compiled:
            self.own = [[0] * INPUTS for _ in range(UNITS)]
            self.rival = [[0] * INPUTS for _ in range(UNITS)]
            self.shared = [[0] * INPUTS for _ in range(UNITS)]
            self.bias = [0] * UNITS
            self.out = [0] * UNITS
            self.direct = [0] * INPUTS
        for unit in range(UNITS):
            for i in range(self.of_seat):
                self.own[unit][i] = weights.own[unit][i]
                self.rival[unit][i] = weights.rivals[unit][i]
            for i in range(self.shared_inputs):
                self.shared[unit][i] = weights.shared[unit][i]
            self.bias[unit] = weights.bias[unit]
            self.out[unit] = weights.out[unit]
        for i in range(self.of_seat):
            self.direct[i] = weights.direct[i]

    def shares(self, features: Features, rows: Sequence[int], seats: int) -> list[float]:
        """The shares of `judge` from inputs as `Features.rows` lists them, for callers in Python."""
        at = 0
        row: cython.int
        i: cython.int
        for row in range(seats):
            for i in range(self.of_seat):
                features.cell[row][i] = rows[at]
                at += 1
        for i in range(self.shared_inputs):
            features.cell[SHARED][i] = rows[at]
            at += 1
        share = array("d", bytes(8 * 8))
        self.judge(features, seats, share)
        return [share[seat] for seat in range(seats)]

    def judge(self, features: Features, seats: cython.int, share: Weights) -> None:
        """Write the share of victory of each seat, from inputs that have been written."""
        seat: cython.int
        unit: cython.int
        total: cython.int
        best: cython.double = 0.0
        sum_: cython.double = 0.0
        for unit in range(UNITS):
            total = self.bias[unit] + self.add_shared(features, unit)
            for seat in range(seats):
                features.hidden[seat][unit] = self.add_own(features, seat, unit)
                features.passed[seat][unit] = self.add_rival(features, seat, unit)
                total += features.passed[seat][unit]
            for seat in range(seats):
                features.hidden[seat][unit] += total - features.passed[seat][unit]
        for seat in range(seats):
            share[seat] = self.sum_up(features, seat) * self.unit
            if seat == 0 or share[seat] > best:
                best = share[seat]
        for seat in range(seats):
            share[seat] = exp(share[seat] - best)
            sum_ += share[seat]
        for seat in range(seats):
            share[seat] = share[seat] / sum_

    def add_own(self, features: Features, seat: cython.int, unit: cython.int) -> cython.int:
        """What a seat's inputs add to one of its own hidden units."""
        total: cython.int = 0
        i: cython.int
        for i in range(INPUTS):
            total += cython.cast(cython.int, features.cell[seat][i]) * self.own[unit][i]
        return total

    def add_rival(self, features: Features, seat: cython.int, unit: cython.int) -> cython.int:
        """What a seat's inputs add to a hidden unit of each of the others."""
        total: cython.int = 0
        i: cython.int
        for i in range(INPUTS):
            total += cython.cast(cython.int, features.cell[seat][i]) * self.rival[unit][i]
        return total

    def add_shared(self, features: Features, unit: cython.int) -> cython.int:
        """What the shared inputs add to a hidden unit."""
        total: cython.int = 0
        i: cython.int
        for i in range(INPUTS):
            total += cython.cast(cython.int, features.cell[SHARED][i]) * self.shared[unit][i]
        return total

    def sum_up(self, features: Features, seat: cython.int) -> cython.longlong:
        """The strength of a seat, in `unit`: its hidden units that are above zero, and its inputs."""
        total: cython.longlong = 0
        unit: cython.int
        hidden: cython.int
        i: cython.int
        for unit in range(UNITS):
            if features.hidden[seat][unit] > 0:
                hidden = features.hidden[seat][unit] >> self.shift
                if hidden > HIGHEST_HIDDEN:
                    hidden = HIGHEST_HIDDEN
                total += cython.cast(cython.longlong, hidden) * self.out[unit]
        for i in range(self.of_seat):
            total += cython.cast(cython.longlong, features.cell[seat][i]) * self.direct[i]
        return total


# Files: MAGIC, a line of JSON, and the integers in little-endian order.


def write(path: Path, header: dict[str, Any], weights: Weights16) -> None:
    """Write a network to a file. The header says what it was made for and by what."""
    body = _packed(weights)
    header_fields = {**header, "of_seat": len(weights.direct), "shared": len(weights.shared[0]), "units": UNITS}
    header_fields["digest"] = hashlib.sha256(body).hexdigest()
    files.write(path, MAGIC + json.dumps(header_fields).encode() + b"\n" + body)


def read(path: Path, features: Features) -> Network:
    """Read a network; a file that is damaged or made for other inputs is refused."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise EmporionError("file-unreadable", file=str(path), why=error.strerror or str(error)) from None
    head, _, body = content.removeprefix(MAGIC).partition(b"\n")
    try:
        header = json.loads(head)
        if not content.startswith(MAGIC) or hashlib.sha256(body).hexdigest() != header["digest"] or header["units"] != UNITS:
            raise ValueError
        if (header["features"], header["of_seat"], header["shared"]) != (features.name, features.of_seat, features.shared):
            raise EmporionError("network-other", file=str(path), made=str(header["features"]), wanted=features.name)
        weights = _unpacked(body, header["of_seat"], header["shared"])
        if not (isinstance(header["shift"], int) and 0 <= header["shift"] < 31 and 0 < float(header["unit"]) < 1):
            raise ValueError
    except (ValueError, KeyError, TypeError):
        raise EmporionError("network-damaged", file=str(path)) from None
    return Network(header, weights)


def _packed(weights: Weights16) -> bytes:
    """The integers of a network as bytes."""
    short = array("h", [value for part in (*weights.own, *weights.rivals, *weights.shared, weights.out) for value in part])
    return _little(short) + _little(array("i", [*weights.bias, *weights.direct]))


def _unpacked(body: bytes, of_seat: int, shared: int) -> Weights16:
    """The integers of a network from bytes; ValueError if their number is wrong or a sum could overflow."""
    short, long = array("h"), array("i")
    shorts = UNITS * (2 * of_seat + shared + 1)
    short.frombytes(body[: 2 * shorts])
    long.frombytes(body[2 * shorts :])
    if (len(short), len(long)) != (shorts, UNITS + of_seat):
        raise ValueError
    values = _little_array(short).tolist()
    ints = _little_array(long).tolist()

    def taken(at: int, rows: int, length: int) -> list[list[int]]:
        return [values[at + row * length : at + (row + 1) * length] for row in range(rows)]

    rivals_at, shared_at = UNITS * of_seat, 2 * UNITS * of_seat
    found = Weights16(
        taken(0, UNITS, of_seat),
        taken(rivals_at, UNITS, of_seat),
        taken(shared_at, UNITS, shared),
        ints[:UNITS],
        values[shared_at + UNITS * shared :],
        ints[UNITS:],
    )
    for unit in range(UNITS):
        most = sum(map(abs, found.own[unit])) + 3 * sum(map(abs, found.rivals[unit])) + sum(map(abs, found.shared[unit]))
        if most * HIGHEST_INPUT + abs(found.bias[unit]) > HIGHEST_SUM:
            raise ValueError
    return found


def _little(values: array[int]) -> bytes:
    return _little_array(values).tobytes()


def _little_array(values: array[int]) -> array[int]:
    """The same integers with their bytes in little-endian order, or back."""
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    return values
