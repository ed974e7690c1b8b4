"""Corinth for machines: a number for each move text, and the fields of an observation, everything from one seat's side."""

from __future__ import annotations

from emporion.engine.encoding import Encoding, Field, size_of
from emporion.games.corinth.codes import (
    BUILD,
    BUILDINGS,
    BUY,
    COMPENSATE,
    DISCARD,
    DISTRICTS,
    END,
    GOODS,
    POINTS,
    SCORING,
    SKIP,
    SPOTS,
    STEP,
    STEWARD,
    STOP,
    TAKE,
)
from emporion.games.corinth.components import Components
from emporion.games.corinth.effects import SPOT_NAMES
from emporion.games.corinth.encoder import CorinthEncoder
from emporion.games.corinth.move_texts import answer_text

VERSION = 1
"""Raised when a number or a field changes its meaning."""
SEAT_NAMES = ("self", "next", "third", "fourth")


def encoding(components: Components, players: int) -> Encoding:
    """The encoding of a box and a number of players."""
    codes, points = _codes(components), _points(components)
    texts = [answer_text(components, code, 0) for code in codes[0]] + [f"shop {number}" for number in points]
    texts += [answer_text(components, code, 0) for code in codes[1]]
    described = fields(components, players)
    plain = {code: number for number, code in enumerate(codes[0])}
    plain |= {code: number for number, code in enumerate(codes[1], start=len(codes[0]) + len(points))}
    shops = {
        (good, slot): len(codes[0]) + points.index(worth)
        for good in range(4)
        for slot, (worth, _) in enumerate(components.district(good).shops)
    }
    boxes = [i for i, (kind, _) in enumerate(components.spots()) if kind == SCORING]
    encoder = CorinthEncoder(players, len(texts), size_of(described), plain, shops, boxes)
    return Encoding("corinth", VERSION, players, tuple(texts), described, encoder, (encoding, (components, players)))


def _codes(components: Components) -> tuple[list[int], list[int]]:
    """The codes of the moves that stand before and after the shops, in the order of their numbers."""
    groups = [kind + district for kind in (TAKE, STEWARD, DISCARD) for district in range(6)]
    before = [*(BUY + number for number in range(components.dice.yellow + 1)), *groups, COMPENSATE, SKIP]
    return before, [*(STEP + i for i in range(4)), STOP, *(BUILD + i for i in range(4)), END]


def _points(components: Components) -> list[int]:
    """The points of all shops: a shop is named by them, not by its place."""
    return sorted({points for good in range(4) for points, _ in components.district(good).shops})


def fields(components: Components, players: int) -> tuple[Field, ...]:
    """The fields of an observation, in their order."""
    seats = SEAT_NAMES[:players]
    spots = tuple(SPOT_NAMES[:SPOTS])
    boxes = tuple(SPOT_NAMES[i] for i, (kind, _) in enumerate(components.spots()) if kind == SCORING)
    shops = tuple(f"{GOODS[good]} {points}" for good in range(4) for points, _ in components.district(good).shops)
    needs = [need for good in range(4) for _, need in components.district(good).shops]
    dice, symbols = components.dice, components.symbols
    rounds = (components.track.spots - (2 if players == 4 else 0)) * players
    delivered = max(dice.white + dice.yellow + 1, *(amount for _, amount in components.spots()))
    n = players
    found = [
        Field("steward_last", (), 0, 1, "Whether only the last box of the Steward counts (option `steward`)."),
        Field("seat", (n,), 0, 1, "The number of this seat, as records count them.", (tuple(map(str, range(n))),)),
        Field("first", (n,), 0, 1, "The seat that was first in the first round.", (seats,)),
        Field("round", (), 1, rounds, "The round."),
        Field("begins", (n,), 0, 1, "The first seat of this round.", (seats,)),
        Field("turn", (n,), 0, 1, "The seat whose turn it is.", (seats,)),
        Field("turns_left", (), 0, max(3, n), "The turns of this round that are not over."),
        Field("actor", (n + 2,), 0, 1, "What acts next.", ((*seats, "chance", "over"),)),
        Field("point", (len(POINTS),), 0, 1, "The kind of decision.", (POINTS,)),
        Field("harbor_value", (6,), 0, 6, "The value of the dice in each district; 0 where none lie.", (DISTRICTS,)),
        Field("harbor_white", (6,), 0, dice.white, "White dice in each district.", (DISTRICTS,)),
        Field("harbor_yellow", (6,), 0, dice.yellow, "Yellow dice in each district.", (DISTRICTS,)),
        Field("bonuses", (4, n), 0, 1, "The seat that won the bonus of each good.", (GOODS, seats)),
        Field("walk_value", (), 0, 6, "The value of the walk under way; 0 without one."),
        Field("walk_steps", (), 0, SPOTS - 1, "The steps of the walk so far."),
        Field("delivery_good", (4,), 0, 1, "The good of the delivery under way.", (GOODS,)),
        Field("delivery_symbols", (), 0, delivered, "Symbols that are still to be checked in it."),
    ]
    for seat in seats:
        found += [
            Field(f"{seat}_track", (), 0, components.track.spots, "Crossed spots of the turn track."),
            Field(f"{seat}_gold", (), 0, symbols.gold, "Gold that can be spent."),
            Field(f"{seat}_goats", (), 0, symbols.goats, "Goats that can be spent."),
            Field(f"{seat}_gold_circled", (), 0, symbols.gold, "Circled gold symbols, those that were spent included."),
            Field(f"{seat}_goats_circled", (), 0, symbols.goats, "Circled goats, those that were spent included."),
            Field(f"{seat}_yellow_dice", (), 0, dice.yellow, "Yellow dice that may be bought at once."),
            Field(f"{seat}_built", (4,), 0, 1, "Constructed buildings.", (BUILDINGS,)),
            Field(f"{seat}_checked", (len(shops),), 0, max(needs), "Checked symbols of each shop.", (shops,)),
            Field(f"{seat}_steward", (SPOTS,), 0, 1, "Where the Steward stands.", (spots,)),
            Field(f"{seat}_path", (SPOTS,), 0, 1, "Spots that the Steward has walked over.", (spots,)),
            Field(f"{seat}_circled", (SPOTS,), 0, 1, "Circled spots.", (spots,)),
            Field(f"{seat}_boxes", (len(boxes),), 0, 2 * SPOTS, "What is written in the boxes; 0 for nothing.", (boxes,)),
        ]
    return tuple(found)
