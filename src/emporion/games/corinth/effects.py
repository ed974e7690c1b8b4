"""What can happen in Corinth. Each effect stands beside the note of the rules that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from emporion.engine.contract import ASKED, CHANCE, OVER
from emporion.engine.effects import Actor, Asked, Effect
from emporion.games.corinth import codes
from emporion.games.corinth.codes import BUILDINGS, DISTRICTS, GOODS, POINTS, SIDE
from emporion.games.corinth.components import Components
from emporion.games.corinth.words import faces

Note = tuple[int, int, int, int, int]
Purpose = Literal["action", "steward", "nothing"]
PURPOSES: tuple[Purpose, ...] = ("action", "steward", "nothing")


class RoundBegan(Effect, frozen=True):
    seat: int
    number: int


class Bought(Effect, frozen=True):
    seat: int
    dice: int


class Rolled(Effect, frozen=True):
    seat: int
    white: tuple[int, ...]
    yellow: tuple[int, ...]


class Placed(Effect, frozen=True):
    district: str
    value: int
    white: int
    yellow: int


class AllSame(Effect, frozen=True):
    seat: int


class TurnBegan(Effect, frozen=True):
    seat: int


class Took(Effect, frozen=True):
    seat: int
    district: str
    purpose: Purpose


class Gained(Effect, frozen=True):
    seat: int
    what: str
    amount: int
    lost: int


class Delivering(Effect, frozen=True):
    seat: int
    district: str
    symbols: int


class Ticked(Effect, frozen=True):
    seat: int
    district: str
    shop: int
    symbols: int


class ShopFinished(Effect, frozen=True):
    seat: int
    district: str
    shop: int


class BonusWon(Effect, frozen=True):
    seat: int
    district: str
    points: int


class Surplus(Effect, frozen=True):
    seat: int
    district: str
    symbols: int


class SetOut(Effect, frozen=True):
    seat: int
    value: int


class Stepped(Effect, frozen=True):
    seat: int
    origin: str
    spot: str


class Paid(Effect, frozen=True):
    seat: int
    gold: int


class Circled(Effect, frozen=True):
    seat: int
    spot: str
    gives: str


class DieAdded(Effect, frozen=True):
    seat: int
    dice: int


class BoxWritten(Effect, frozen=True):
    seat: int
    spot: str
    points: int


class Skipped(Effect, frozen=True):
    seat: int


class Built(Effect, frozen=True):
    seat: int
    building: str
    gold: int
    goats: int


class YellowRemoved(Effect, frozen=True):
    dice: int


class Cleared(Effect, frozen=True):
    pass


class Ended(Effect, frozen=True):
    pass


SPOT_NAMES = tuple(f"r{row + 1}c{column + 1}" for row in range(SIDE) for column in range(SIDE))


def spot_name(spot: int) -> str:
    """The name of a market spot: r1c5 is row 1, column 5."""
    return SPOT_NAMES[spot]


def actor_name(actor: int) -> Actor:
    """Who is asked, as a view tells it."""
    return "chance" if actor == CHANCE else "over" if actor == OVER else actor


def effects(components: Components, notes: Iterable[Note]) -> list[Effect]:
    """The effects that a list of notes tells of."""
    return [_MAKERS[kind](components, a, b, c, d) for kind, a, b, c, d in notes if kind in _MAKERS]


def _rolled(components: Components, seat: int, code: int, yellow: int, _: int) -> Effect:
    white_faces, yellow_faces = faces(code, components.dice.white, yellow)
    return Rolled(seat, white_faces, yellow_faces)


def _points(components: Components, good: int, slot: int) -> int:
    return components.district(good).shops[slot][0]


_MAKERS: dict[int, Callable[[Components, int, int, int, int], Effect]] = {
    codes.ROUND: lambda _, seat, number, *__: RoundBegan(seat, number + 1),
    codes.BOUGHT: lambda _, seat, dice, *__: Bought(seat, dice),
    codes.ROLLED: _rolled,
    codes.PLACED: lambda _, district, value, white, yellow: Placed(DISTRICTS[district], value, white, yellow),
    codes.SAME: lambda _, seat, *__: AllSame(seat),
    codes.TURN: lambda _, seat, *__: TurnBegan(seat),
    codes.TOOK: lambda _, seat, district, why, __: Took(seat, DISTRICTS[district], PURPOSES[why]),
    codes.GAINED: lambda _, seat, what, amount, lost: Gained(seat, DISTRICTS[what], amount, lost),
    codes.DELIVERING: lambda _, seat, good, symbols, __: Delivering(seat, GOODS[good], symbols),
    codes.TICKED: lambda box, seat, good, slot, symbols: Ticked(seat, GOODS[good], _points(box, good, slot), symbols),
    codes.FINISHED_SHOP: lambda box, seat, good, slot, _: ShopFinished(seat, GOODS[good], _points(box, good, slot)),
    codes.WON_BONUS: lambda box, seat, good, *_: BonusWon(seat, GOODS[good], box.district(good).bonus),
    codes.SURPLUS: lambda _, seat, good, symbols, __: Surplus(seat, GOODS[good], symbols),
    codes.SET_OUT: lambda _, seat, value, *__: SetOut(seat, value),
    codes.STEPPED: lambda _, seat, origin, spot, __: Stepped(seat, spot_name(origin), spot_name(spot)),
    codes.PAID: lambda _, seat, gold, *__: Paid(seat, gold),
    codes.CIRCLED: lambda box, seat, spot, *_: Circled(seat, spot_name(spot), box.market.rows[spot // SIDE][spot % SIDE]),
    codes.ADDED_DIE: lambda _, seat, dice, *__: DieAdded(seat, dice),
    codes.SCORED: lambda _, seat, spot, points, __: BoxWritten(seat, spot_name(spot), points),
    codes.SKIPPED: lambda _, seat, *__: Skipped(seat),
    codes.BUILT: lambda _, seat, building, gold, goats: Built(seat, BUILDINGS[building], gold, goats),
    codes.REMOVED_YELLOW: lambda _, __, dice, *___: YellowRemoved(dice),
    codes.CLEARED: lambda *_: Cleared(),
    codes.ENDED: lambda *_: Ended(),
    ASKED: lambda _, actor, point, *__: Asked(actor_name(actor), POINTS[point]),
}
