"""What can happen in Corinth. Each effect stands beside the note of the rules that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Literal

from emporion.engine.contract import ASKED, CHANCE, OVER
from emporion.engine.effects import Actor, Asked, Effect
from emporion.games.corinth import codes
from emporion.games.corinth.codes import BUILDINGS, DISTRICTS, GOODS, POINTS, SIDE
from emporion.games.corinth.components import Components
from emporion.games.corinth.move_texts import faces

Note = tuple[int, int, int, int, int]
Purpose = Literal["action", "steward", "nothing"]
PURPOSES: tuple[Purpose, ...] = ("action", "steward", "nothing")


class RoundBegan(Effect, frozen=True):
    """A round begins with this seat."""

    rule: ClassVar[str] = "R3"
    seat: int
    number: int


class Bought(Effect, frozen=True):
    """A seat buys yellow dice, 1 gold each."""

    rule: ClassVar[str] = "R4"
    seat: int
    dice: int


class Rolled(Effect, frozen=True):
    """A seat rolls the dice."""

    rule: ClassVar[str] = "R5"
    seat: int
    white: tuple[int, ...]
    yellow: tuple[int, ...]


class Placed(Effect, frozen=True):
    """A group of dice goes to a district."""

    district: str
    value: int
    white: int
    yellow: int


class AllSame(Effect, frozen=True):
    """All dice show the same value."""

    rule: ClassVar[str] = "R7"
    seat: int


class TurnBegan(Effect, frozen=True):
    """A seat's turn begins."""

    sent: ClassVar[bool] = False
    seat: int


class Took(Effect, frozen=True):
    """A seat takes a group of dice."""

    rule: ClassVar[str] = "T1"
    seat: int
    district: str
    purpose: Purpose


class Gained(Effect, frozen=True):
    """A seat circles gold or goats; what finds no symbol is lost."""

    rule: ClassVar[str] = "A1"
    seat: int
    what: str
    amount: int
    lost: int


class Delivering(Effect, frozen=True):
    """A seat has so many symbols to check in a district."""

    rule: ClassVar[str] = "A2"
    seat: int
    district: str
    symbols: int


class Ticked(Effect, frozen=True):
    """A seat checks symbols in the shop of so many points."""

    rule: ClassVar[str] = "A4"
    seat: int
    district: str
    shop: int
    symbols: int


class ShopFinished(Effect, frozen=True):
    """All symbols of a shop are checked."""

    rule: ClassVar[str] = "C2"
    seat: int
    district: str
    shop: int


class BonusWon(Effect, frozen=True):
    """A seat is the first to finish a district."""

    rule: ClassVar[str] = "A5"
    seat: int
    district: str
    points: int


class Surplus(Effect, frozen=True):
    """Symbols find no place and are lost."""

    rule: ClassVar[str] = "A2"
    seat: int
    district: str
    symbols: int


class SetOut(Effect, frozen=True):
    """A walk of the Steward begins."""

    rule: ClassVar[str] = "T3"
    seat: int
    value: int


class Stepped(Effect, frozen=True):
    """The Steward goes one step."""

    rule: ClassVar[str] = "S2"
    seat: int
    origin: str
    spot: str


class Paid(Effect, frozen=True):
    """A seat pays for steps more or fewer."""

    seat: int
    gold: int


class Circled(Effect, frozen=True):
    """The Steward stops, and his spot is circled."""

    rule: ClassVar[str] = "S7"
    seat: int
    spot: str
    gives: str


class DieAdded(Effect, frozen=True):
    """A seat rolls one more yellow die from now on."""

    rule: ClassVar[str] = "S9"
    seat: int
    dice: int


class BoxWritten(Effect, frozen=True):
    """A seat writes points into the box of a scoring spot."""

    rule: ClassVar[str] = "S11"
    seat: int
    spot: str
    points: int


class Skipped(Effect, frozen=True):
    """A seat leaves the Steward where he is."""

    rule: ClassVar[str] = "T3"
    seat: int


class Built(Effect, frozen=True):
    """A seat constructs a building."""

    rule: ClassVar[str] = "B1"
    seat: int
    building: str
    gold: int
    goats: int


class YellowRemoved(Effect, frozen=True):
    """The yellow dice leave the harbor."""

    rule: ClassVar[str] = "R9"
    dice: int


class Cleared(Effect, frozen=True):
    """All dice leave the harbor."""


class Ended(Effect, frozen=True):
    """The last round is over."""

    rule: ClassVar[str] = "R10"


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


def _make_rolled(components: Components, seat: int, code: int, yellow: int, _: int) -> Effect:
    white_faces, yellow_faces = faces(code, components.dice.white, yellow)
    return Rolled(seat, white_faces, yellow_faces)


def _points(components: Components, good: int, slot: int) -> int:
    return components.district(good).shops[slot][0]


_MAKERS: dict[int, Callable[[Components, int, int, int, int], Effect]] = {
    codes.ROUND: lambda _, seat, number, *__: RoundBegan(seat, number + 1),
    codes.BOUGHT: lambda _, seat, dice, *__: Bought(seat, dice),
    codes.ROLLED: _make_rolled,
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
