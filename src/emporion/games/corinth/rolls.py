"""Every way in which the dice can fall, their order aside, with its probability. Codes are those of `Corinth.roll`."""

from __future__ import annotations

import cython

if not cython.compiled:
    from emporion.engine.state import Codes, Weights


def count_falls(dice: cython.int) -> cython.int:
    """In how many ways so many dice can fall."""
    return (dice + 1) * (dice + 2) * (dice + 3) * (dice + 4) * (dice + 5) // 120


def write_rolls(out: Codes, weights: Weights, white: cython.int, yellow: cython.int) -> cython.int:
    """Write the code and the probability of every roll of so many white and yellow dice; their number."""
    whites: cython.int = write_falls(out, weights, 0, 0, 0, white, 0, 4, 1.0)
    ways: cython.int = count_falls(yellow)
    i: cython.int
    if yellow > 0:
        # Each white fall, from the last to the first, makes room for its combinations with every yellow one.
        for i in range(whites - 1, -1, -1):
            write_falls(out, weights, i * ways, out[i], 0, yellow, 20, 2, weights[i])
    return whites * ways


def write_falls(
    out: Codes,
    weights: Weights,
    number: cython.int,
    code: cython.int,
    face: cython.int,
    dice: cython.int,
    shift: cython.int,
    width: cython.int,
    weight: cython.double,
) -> cython.int:
    """Write from place `number` on every way in which `dice` dice fall on the faces from `face` up; the place after the last one."""
    count: cython.int
    fallen: cython.int
    chosen: cython.double = weight
    if face == 5:
        out[number] = code
        weights[number] = weight * chance_of_one_face(dice)
        return number + 1
    for count in range(dice + 1):
        # weight counts the orders: dice! / (count! (dice - count)!) and one sixth for each die of this face
        fallen = code | (count << (shift + width * face))
        number = write_falls(out, weights, number, fallen, face + 1, dice - count, shift, width, chosen)
        chosen = chosen * (dice - count) / (count + 1) / 6
    return number


def chance_of_one_face(dice: cython.int) -> cython.double:
    """The probability that so many dice show one given face."""
    result: cython.double = 1.0
    for _ in range(dice):
        result = result / 6
    return result
