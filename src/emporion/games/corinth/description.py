"""A position of Corinth in words (`engine/description.py`): the round, the harbor, the bonuses, and the sheet of each player.

Market spots are said by row and column, districts by the ids of their goods.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from emporion.engine.description import Detail, Said, Section
from emporion.engine.effects import Effect
from emporion.games.corinth.codes import BUILDINGS, DISTRICTS, GOODS, SIDE
from emporion.games.corinth.components import Components, spot
from emporion.games.corinth.narration import good_of, place
from emporion.games.corinth.view import Group, Sheet, View

Item = dict[str, int | str]
"""The values of an item of a list."""
SPECIAL = {"start": "start", "*": "box", "+1": "plus", "yellow die": "die"}
STEPS = {"up": (-1, 0), "left": (0, -1), "right": (0, 1), "down": (1, 0)}


# The round.


class RoundPart(Effect, frozen=True):
    """The heading of what is said about the round."""


class RoundNow(Effect, frozen=True):
    """Which round it is, and how many turns of it are not over."""

    rule: ClassVar[str] = "R3"
    round: int
    rounds: int
    turns: int


class GameOver(Effect, frozen=True):
    """The game is over."""

    rule: ClassVar[str] = "R10"


class TurnOf(Effect, frozen=True):
    """Whose turn it is."""

    seat: int


class RoundFirst(Effect, frozen=True):
    """Who began this round."""

    seat: int


class GameFirst(Effect, frozen=True):
    """Who began the game, and how many play."""

    seat: int
    players: int


class ReaderSeat(Effect, frozen=True):
    """Whose eyes the position is seen with."""

    seat: int


class ReaderWatches(Effect, frozen=True):
    """The position is seen by a spectator."""


class BoxRule(Effect, frozen=True):
    """Which boxes count at the end."""

    rule: ClassVar[str] = "E2"
    all: Literal["yes", "no"]


class WalkUnderWay(Effect, frozen=True):
    """A walk of the Steward has begun."""

    rule: ClassVar[str] = "S2"
    value: int
    steps: int


class DeliveryUnderWay(Effect, frozen=True):
    """Symbols are still to be checked."""

    rule: ClassVar[str] = "A4"
    good: str
    district: str
    symbols: int


# The harbor and the bonuses.


class HarborPart(Effect, frozen=True):
    """The heading of what is said about the harbor."""


class GroupLies(Effect, frozen=True):
    """The dice of a district, the yellow ones included."""

    rule: ClassVar[str] = "R6"
    good: str
    district: str
    value: int
    dice: int
    yellow: int


class NoGroup(Effect, frozen=True):
    """The districts without dice."""

    districts: tuple[Item, ...]


class NoDice(Effect, frozen=True):
    """No dice lie in the harbor."""


class BonusPart(Effect, frozen=True):
    """The heading of what is said about the bonuses."""


class BonusFree(Effect, frozen=True):
    """A bonus that can still be won."""

    rule: ClassVar[str] = "A5"
    good: str
    district: str
    points: int


class BonusTaken(Effect, frozen=True):
    """A bonus that a seat has won."""

    rule: ClassVar[str] = "A5"
    seat: int
    good: str
    district: str
    points: int


# A sheet.


class SheetPart(Effect, frozen=True):
    """The heading of a sheet; sheets are numbered from 1 on."""

    seat: int
    number: int


class Holdings(Effect, frozen=True):
    """Points as they would count now, gold, goats and yellow dice."""

    seat: int
    points: int
    gold: int
    goats: int
    dice: int


class ShopsOf(Effect, frozen=True):
    """The shops of a district: points, checked symbols, symbols needed."""

    rule: ClassVar[str] = "C2"
    good: str
    district: str
    shops: tuple[Item, ...]


class BuildingsBuilt(Effect, frozen=True):
    """The buildings of a sheet."""

    rule: ClassVar[str] = "B1"
    buildings: tuple[str, ...]


class NothingBuilt(Effect, frozen=True):
    """A sheet has no buildings."""

    rule: ClassVar[str] = "B1"


class BuildingsFree(Effect, frozen=True):
    """The buildings that can still be constructed, with their prices."""

    rule: ClassVar[str] = "C4"
    buildings: tuple[Item, ...]


class StewardAt(Effect, frozen=True):
    """Where the Steward is, and the free spots beside him."""

    rule: ClassVar[str] = "S2"
    row: int
    column: int


class FreeBeside(Effect, frozen=True):
    """The free spots beside the Steward."""

    spots: tuple[Item, ...]


class NoneBeside(Effect, frozen=True):
    """No spot beside the Steward is free."""


class BoxesFilled(Effect, frozen=True):
    """The boxes of the Steward with their points."""

    rule: ClassVar[str] = "S11"
    boxes: tuple[Item, ...]


class TrackCrossed(Effect, frozen=True):
    """Spots of the Turn Track that are crossed out."""

    rule: ClassVar[str] = "C6"
    crossed: int
    spots: int


class StocksCircled(Effect, frozen=True):
    """Circled symbols of gold and goats, spent ones included."""

    rule: ClassVar[str] = "C5"
    gold: int
    goats: int
    of_gold: int
    of_goats: int


class WayGone(Effect, frozen=True):
    """The spots that the Steward has been to, in order."""

    spots: tuple[Item, ...]


class MarketRow(Effect, frozen=True):
    """A row of the market: what each spot gives, and whether it is free."""

    rule: ClassVar[str] = "C3"
    row: int
    spots: tuple[Item, ...]


def describe(components: Components, view: View, scores: Sequence[int | None]) -> list[Section]:
    """The position in words; the viewer's own sheet comes before the others."""
    seats = sorted(range(view.players), key=lambda seat: (seat != view.seat, seat))
    return [
        Section("round", RoundPart(), _round(components, view)),
        Section("harbor", HarborPart(), _harbor(components, view)),
        *(
            _sheet(components, view.sheets[seat], seat, scores[seat] or 0, "normal" if view.seat in (None, seat) else "full")
            for seat in seats
        ),
        Section("bonuses", BonusPart(), _bonuses(components, view)),
    ]


def _lines(detail: Detail, *effects: Effect) -> list[Said]:
    return [Said((effect,), detail) for effect in effects]


def _round(components: Components, view: View) -> list[Said]:
    over = [GameOver()] if view.actor == "over" else []
    now = [] if over else [TurnOf(view.turn)]
    own = [] if view.seat is None else [ReaderSeat(view.seat)]
    boxes = BoxRule("yes" if view.steward == "sum" else "no")
    under_way: list[Effect] = [WalkUnderWay(view.walk.value, view.walk.steps)] if view.walk else []
    if view.delivery:
        district = view.delivery.district
        under_way.append(DeliveryUnderWay(good_of(components, district), district, view.delivery.symbols))
    return [
        *_lines("brief", *over, RoundNow(view.round, view.rounds, view.turns_left), *now, *under_way),
        *_lines("normal", *([ReaderWatches()] if view.seat is None else []), RoundFirst(view.begins)),
        *_lines(
            "full",
            *([TurnOf(view.turn)] if over else []),
            *own,
            GameFirst(view.first, view.players),
            boxes,
        ),
    ]


def _harbor(components: Components, view: View) -> list[Said]:
    if not view.harbor:
        return _lines("brief", NoDice())
    order = {district: number for number, district in enumerate(components.harbor.order)}
    groups = sorted(view.harbor, key=lambda group: order[group.district])
    lies = [_group(components, group) for group in groups]
    taken = {group.district for group in groups}
    empty = tuple(_district(components, district) for district in components.harbor.order if district not in taken)
    return [*_lines("brief", *lies), *(_lines("normal", NoGroup(empty)) if empty else [])]


def _group(components: Components, group: Group) -> GroupLies:
    return GroupLies(good_of(components, group.district), group.district, group.value, group.white + group.yellow, group.yellow)


def _district(components: Components, district: str) -> Item:
    return {"good": good_of(components, district), "district": district}


def _bonuses(components: Components, view: View) -> list[Said]:
    found: list[Effect] = []
    for district in _sort_by_harbor(components):
        good, points = good_of(components, district), components.district(GOODS.index(district)).bonus
        if points:
            seat = view.bonuses.get(district)
            found.append(BonusFree(good, district, points) if seat is None else BonusTaken(seat, good, district, points))
    return _lines("normal", *found)


def _sort_by_harbor(components: Components) -> list[str]:
    return [district for district in components.harbor.order if district in GOODS]


def _sheet(components: Components, sheet: Sheet, seat: int, points: int, market: Detail) -> Section:
    """A sheet. Everyone plans with their own market: of the others it is said when all is."""
    built = BuildingsBuilt(tuple(sheet.built)) if sheet.built else NothingBuilt()
    boxes: list[Effect] = []
    if sheet.boxes:
        boxes = [BoxesFilled(tuple(_spot(name) | {"points": points} for name, points in sheet.boxes.items()))]
    lines = [
        *_lines("brief", Holdings(seat, points, sheet.gold, sheet.goats, sheet.yellow_dice)),
        *_lines("normal", *_shops(components, sheet), built, *_prices(components, sheet), *boxes),
        Said(_steward(components, sheet)),
        *_lines(market, *_market(components, sheet)),
        *_lines("full", TrackCrossed(sheet.track, components.track.spots)),
        *_lines("full", StocksCircled(sheet.gold_circled, sheet.goats_circled, components.symbols.gold, components.symbols.goats)),
        *_lines("full", *([WayGone(tuple(map(_spot, sheet.path)))] if sheet.path else [])),
    ]
    return Section("sheet", SheetPart(seat, seat + 1), lines, seat)


def _shops(components: Components, sheet: Sheet) -> list[Effect]:
    found: list[Effect] = []
    for district in _sort_by_harbor(components):
        printed = components.district(GOODS.index(district)).shops
        items: list[Item] = []
        for (points, need), checked in zip(printed, sheet.checked[district], strict=True):
            items.append({"shop": points, "checked": checked, "need": need, "left": need - checked})
        found.append(ShopsOf(good_of(components, district), district, tuple(items)))
    return found


def _prices(components: Components, sheet: Sheet) -> list[Effect]:
    free = [(name, components.building(number)) for number, name in enumerate(BUILDINGS) if name not in sheet.built]
    items: tuple[Item, ...] = tuple({"building": name, "gold": price.gold, "goats": price.goats} for name, price in free)
    return [BuildingsFree(items)] if items else []


def _spot(name: str) -> Item:
    row, column = place(name)
    return {"row": row, "column": column}


def _steward(components: Components, sheet: Sheet) -> tuple[Effect, ...]:
    row, column = place(sheet.steward)
    beside: list[Item] = []
    for direction, (down, right) in STEPS.items():
        there = row + down, column + right
        if 1 <= there[0] <= SIDE and 1 <= there[1] <= SIDE and _state(components, sheet, *there) == "spot-free":
            item: Item = {"direction": direction, "row": there[0], "column": there[1]}
            beside.append(item | _gift(components, *there))
    return StewardAt(row, column), FreeBeside(tuple(beside)) if beside else NoneBeside()


SpotState = Literal["spot-free", "spot-here", "spot-stopped", "spot-circled", "spot-passed"]


def _state(components: Components, sheet: Sheet, row: int, column: int) -> SpotState:
    name = f"r{row}c{column}"
    if name == sheet.steward:
        return "spot-stopped" if name in sheet.circled else "spot-here"
    if name in sheet.circled:
        return "spot-circled"
    return "spot-passed" if name in sheet.path or components.market.rows[row - 1][column - 1] == "start" else "spot-free"


def _gift(components: Components, row: int, column: int) -> Item:
    """What a spot gives, by the id of its good, and how much."""
    text = components.market.rows[row - 1][column - 1]
    kind, amount = spot(text)
    return {"gives": SPECIAL[text] if text in SPECIAL else good_of(components, DISTRICTS[kind]), "amount": amount}


def _market(components: Components, sheet: Sheet) -> list[Effect]:
    rows = range(1, SIDE + 1)
    return [MarketRow(row, tuple(_market_spot(components, sheet, row, column) for column in range(1, SIDE + 1))) for row in rows]


def _market_spot(components: Components, sheet: Sheet, row: int, column: int) -> Item:
    gift, points = _gift(components, row, column), sheet.boxes.get(f"r{row}c{column}")
    item: Item = {"column": column, "state": _state(components, sheet, row, column)}
    return item | gift if points is None else item | gift | {"amount": points}
