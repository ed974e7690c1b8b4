"""Positions of Corinth's last round in short: whose turn is the last, how seats rank, and keys for what still matters."""

from __future__ import annotations

import cython

from emporion.games.corinth.codes import MOST_SHOPS, ROLLING
from emporion.players.limits import RANK

if not cython.compiled:
    from emporion.games.corinth.state import Corinth

BITS = (1 << 62) - 1
FACTOR = 1099511628211


def settled(state: Corinth) -> cython.bint:
    """Whether the last roll has fallen and somebody is asked."""
    return state.actor >= 0 and state.round == state.rounds - 1 and state.point > ROLLING


def ends(state: Corinth) -> cython.bint:
    """R8: whether this is the seat's last turn. Of two players the round's first one has two."""
    return state.turn + state.players >= state.turns


def ranked(state: Corinth, seat: cython.int) -> cython.int:
    """E3."""
    return state.score(seat) * RANK + state.gold[seat]


def mixed(key: cython.ulonglong, value: cython.ulonglong) -> cython.ulonglong:
    """One more figure in a key of 62 bits; positions of one round are few beside them."""
    return (((key ^ value) & BITS) * FACTOR + (key >> 29)) & BITS


def left(state: Corinth, seat: cython.int) -> cython.ulonglong:
    """A key of what the others find after a seat's last turn: harbor, bonuses, the ranks of the others."""
    key: cython.ulonglong = state.turn + 10 * state.point
    i: cython.int
    for i in range(6):
        key = mixed(key, state.white[i] + 100 * state.yellow[i])
    for i in range(4):
        key = mixed(key, state.bonus_seat[i] + 1)
    for i in range(state.players):
        if i != seat:
            key = mixed(key, ranked(state, i))
    return key


def whole(state: Corinth) -> cython.ulonglong:
    """A key of a position with its seat's whole sheet and the point of its turn."""
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
        for slot in range(MOST_SHOPS):
            key = mixed(key, state.checked[seat][good][slot])
    return key
