"""Helpers for Corinth's last round: which turn is a seat's last, and hash keys of positions."""

from __future__ import annotations

import cython

from emporion.games.corinth.codes import MAX_SHOPS, ROLLING

if not cython.compiled:
    from emporion.games.corinth.state import Corinth

KEY_MASK = (1 << 62) - 1
HASH_FACTOR = 1099511628211


def settled(state: Corinth) -> cython.bint:
    """Whether the last roll has been made and it is a seat's turn."""
    return state.actor >= 0 and state.round == state.rounds - 1 and state.point > ROLLING


def ends(state: Corinth) -> cython.bint:
    """R8: whether this is the seat's last turn. Of two players the round's first one has two."""
    return state.turn + state.players >= state.turns


def mixed(key: cython.ulonglong, value: cython.ulonglong) -> cython.ulonglong:
    """Mix another value into a key of 62 bits, enough for the positions of one round."""
    return (((key ^ value) & KEY_MASK) * HASH_FACTOR + (key >> 29)) & KEY_MASK


def left(state: Corinth, seat: cython.int) -> cython.ulonglong:
    """The key of what a seat leaves to the others after its last turn: harbor, bonuses, the ranks of the others."""
    key: cython.ulonglong = state.turn + 10 * state.point
    i: cython.int
    for i in range(6):
        key = mixed(key, state.white[i] + 100 * state.yellow[i])
    for i in range(4):
        key = mixed(key, state.bonus_seat[i] + 1)
    for i in range(state.players):
        if i != seat:
            key = mixed(key, state.rank(i))
    return key


def whole(state: Corinth) -> cython.ulonglong:
    """The key of a position with the seat's whole sheet and the point of its turn."""
    seat: cython.int = state.seat
    good: cython.int
    slot: cython.int
    key: cython.ulonglong = left(state, seat)
    key = mixed(key, state.gold[seat] + 100 * state.goats[seat] + 10000 * state.built[seat])
    key = mixed(key, state.gold_circled[seat] + 100 * state.goats_circled[seat] + 10000 * state.at[seat])
    key = mixed(key, state.walked[seat])
    key = mixed(key, state.circles[seat] + 100 * state.pluses[seat] + 10000 * state.boxes[seat])
    key = mixed(key, state.last_box[seat] + 1000 * seat)
    key = mixed(key, state.pending + 100 * state.good + 1000 * state.walk_value + 10000 * state.steps)
    for good in range(4):
        for slot in range(MAX_SHOPS):
            key = mixed(key, state.checked[seat][good][slot])
    return key
