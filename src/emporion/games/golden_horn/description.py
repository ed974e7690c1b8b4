"""A position of Golden Horn in words (`engine/description.py`): the round, the sea, boats, ports, hands, warehouses, territories, supply.

A place is said as in the narration: a number, 0 for a port, and the port's name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from emporion.engine.description import Detail, Said, Section
from emporion.engine.effects import Effect
from emporion.games.golden_horn.codes import COLORS, KINDS, MIN_ROW, MODONE, PORTS, ROW_POINTS, TERRITORIES, THINGS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.move_texts import split_place
from emporion.games.golden_horn.narration import Aboard
from emporion.games.golden_horn.view import Boat, Counts, Player, View

YesNo = Literal["yes", "no"]


# The round.


class RoundPart(Effect, frozen=True):
    """The heading of what is said about the round."""


class SetupNow(Effect, frozen=True):
    """The game is being set up."""

    rule: ClassVar[str] = "S2"


class RoundNow(Effect, frozen=True):
    """Which round it is."""

    round: int


class GameOver(Effect, frozen=True):
    """The game is over."""

    rule: ClassVar[str] = "E3"


class TurnOf(Effect, frozen=True):
    """Whose turn it is."""

    seat: int


class EndComes(Effect, frozen=True):
    """Why this round is the last."""

    rule: ClassVar[str] = "E1"
    reason: str


class EndOpen(Effect, frozen=True):
    """A seat has what it needs to call the end."""

    rule: ClassVar[str] = "E2"
    seat: int


class BoatUnderWay(Effect, frozen=True):
    """The boat that is on its way."""

    seat: int
    kind: str


class CardsDue(Effect, frozen=True):
    """Cards that are still to be drawn."""

    cards: int


class ReaderSeat(Effect, frozen=True):
    """Whose eyes the position is seen with."""

    seat: int


class ReaderWatches(Effect, frozen=True):
    """The position is seen by a spectator."""


class GameFirst(Effect, frozen=True):
    """Who began the game, and how many play."""

    seat: int
    players: int


class OptionsChosen(Effect, frozen=True):
    """The options of the table."""

    always: YesNo
    """Whether Modone is played with three players, too."""
    shown: YesNo
    """Whether the warehouses are open."""
    dominio: YesNo


# The sea.


class SeaPart(Effect, frozen=True):
    """The heading of what is said about the sea."""


class Space(Effect, frozen=True):
    """A sea space and its color; what lies there follows."""

    place_number: int
    color: str


class Harbor(Effect, frozen=True):
    """A port; the boats in it follow."""

    place: str
    holds: int = 0
    """The boats that Modone holds."""


class LiesHere(Effect, frozen=True):
    """A boat that lies at a place."""

    seat: int
    kind: str
    heading: str


class NoneHere(Effect, frozen=True):
    """No boat lies at a place."""


# Boats.


class BoatsPart(Effect, frozen=True):
    """The heading of what is said about the boats."""


class BoatAt(Effect, frozen=True):
    """A boat: its sails, where it is and heads."""

    rule: ClassVar[str] = "C2"
    seat: int
    kind: str
    sails: tuple[str, ...]
    place_number: int
    place: str
    heading: str


class BoatUnplaced(Effect, frozen=True):
    """A boat that is not placed yet."""

    seat: int
    kind: str
    sails: tuple[str, ...]


class NoneAboard(Effect, frozen=True):
    """A boat carries nothing."""


class TurnAllowed(Effect, frozen=True):
    """A boat may turn round when it next moves."""

    rule: ClassVar[str] = "P4"


# Ports, hands, warehouses.


class PortsPart(Effect, frozen=True):
    """The heading of what is said about the ports."""


class PortHolds(Effect, frozen=True):
    """What lies in a port."""

    port: str
    things: Counts


class PortEmpty(Effect, frozen=True):
    """Nothing lies in a port."""

    port: str


class HandsPart(Effect, frozen=True):
    """The heading of what is said about the hands."""


class HandHeld(Effect, frozen=True):
    """The cards of a hand."""

    seat: int
    cards: int
    hand: Counts


class HandCounted(Effect, frozen=True):
    """How many cards a hand has."""

    seat: int
    cards: int


class WarehousesPart(Effect, frozen=True):
    """The heading of what is said about the warehouses."""


class WarehouseHolds(Effect, frozen=True):
    """What a warehouse holds."""

    rule: ClassVar[str] = "E4"
    seat: int
    stored: int
    things: Counts


class WarehouseEmpty(Effect, frozen=True):
    """A warehouse that holds nothing."""

    seat: int


class WarehouseCounted(Effect, frozen=True):
    """How much a hidden warehouse holds."""

    rule: ClassVar[str] = "S4"
    seat: int
    stored: int


class RowsMade(Effect, frozen=True):
    """The rows of four colors and more in a warehouse, the longest first."""

    rows: tuple[dict[str, int], ...]


class PointsNow(Effect, frozen=True):
    """The points of a seat, as they would count now."""

    points: int


# Territories and supply.


class TerritoriesPart(Effect, frozen=True):
    """The heading of what is said about the territories."""


class TerritoryFree(Effect, frozen=True):
    """A territory that can be conquered."""

    rule: ClassVar[str] = "D2"
    territory: str
    cost: int
    points: int


class TerritoryOwned(Effect, frozen=True):
    """A territory that a seat has conquered."""

    rule: ClassVar[str] = "D2"
    seat: int
    territory: str
    points: int


class SupplyPart(Effect, frozen=True):
    """The heading of what is said about the supply."""


class SupplyNow(Effect, frozen=True):
    """The cubes in the bag and the cards in the draw pile."""

    cubes: int
    cards: int


class Discarded(Effect, frozen=True):
    """The cards that have been discarded."""

    discards: Counts


class NoDiscards(Effect, frozen=True):
    """No card has been discarded."""


class FiguresLeft(Effect, frozen=True):
    """The mercenaries in the supply, and the black cubes that have left the game."""

    mercenaries: int
    black: int


def describe(components: Components, view: View, scores: Sequence[int | None]) -> list[Section]:
    """The position in words; what is the viewer's own comes first."""
    table = sorted(view.table, key=lambda player: (player.seat != view.seat, player.seat))
    sections = [
        Section("round", RoundPart(), _round(view)),
        Section("boats", BoatsPart(), [_boat(components, player, boat) for player in table for boat in player.boats]),
        Section("sea", SeaPart(), _sea(components, view)),
        Section("ports", PortsPart(), _say("brief", *(_port(port, view.ports[port]) for port in PORTS))),
        Section("hands", HandsPart(), _say("brief", *map(_hand, table))),
        Section("warehouses", WarehousesPart(), [Said(_warehouse(player, scores[view.table.index(player)]), "brief") for player in table]),
    ]
    if view.dominio:
        sections.append(Section("territories", TerritoriesPart(), _say("normal", *_territories(components, view))))
    return [*sections, Section("supply", SupplyPart(), _supply(view))]


def _say(detail: Detail, *effects: Effect) -> list[Said]:
    return [Said((effect,), detail) for effect in effects]


def _round(view: View) -> list[Said]:
    now: list[Effect] = [RoundNow(view.round)] if view.round else [SetupNow()]
    if view.actor == "over":
        now.append(GameOver())
    else:
        now.append(TurnOf(view.turn))
    if view.end:
        now.append(EndComes(view.end))
    under_way: list[Effect] = [BoatUnderWay(view.turn, view.boat)] if view.boat else []
    if view.due:
        under_way.append(CardsDue(view.due))
    callers = [EndOpen(player.seat) for player in view.table if not view.end and set(COLORS) <= (player.warehouse or {}).keys()]
    options = OptionsChosen(_yes(view.modone == "always"), _yes(view.warehouses == "open"), _yes(view.dominio))
    own = [] if view.seat is None else [ReaderSeat(view.seat)]
    last = [TurnOf(view.turn)] if view.actor == "over" else []
    return [
        *_say("brief", *now, *under_way),
        *_say("normal", *callers, *([ReaderWatches()] if view.seat is None else [])),
        *_say(
            "full",
            *last,
            *own,
            GameFirst(view.first, view.players),
            options,
        ),
    ]


def _yes(is_so: bool) -> YesNo:
    return "yes" if is_so else "no"


def _sea(components: Components, view: View) -> list[Said]:
    """Every place from Venice to Constantinople."""
    route = components.route(view.players, view.modone == "always")
    found, number = [], 0
    for place, color in enumerate(route):
        head: Effect
        if color is None:
            name = PORTS[0] if place == 0 else PORTS[1] if place == len(route) - 1 else MODONE
            head = Harbor(name, components.modone.boats if name == MODONE else 0)
        else:
            number += 1
            name, head = f"s{number}", Space(number, color)
        found.append(Said((head, *(_list_boats_at(view, name) or [NoneHere()]))))
    return found


def _list_boats_at(view: View, place: str) -> list[Effect]:
    return [LiesHere(player.seat, boat.kind, boat.heading or "") for player in view.table for boat in player.boats if boat.place == place]


def _boat(components: Components, player: Player, boat: Boat) -> Said:
    sails = components.fleet(player.seat).sails(KINDS.index(boat.kind))
    if boat.place is None:
        return Said((BoatUnplaced(player.seat, boat.kind, sails),), "brief")
    number, place = split_place(boat.place)
    cargo = Aboard(_sort(boat.cargo)) if boat.cargo else NoneAboard()
    turn = [TurnAllowed()] if boat.may_turn else []
    return Said((BoatAt(player.seat, boat.kind, sails, number, place, boat.heading or ""), cargo, *turn), "brief")


def _sort(counts: Mapping[str, int]) -> Counts:
    return {thing: counts[thing] for thing in THINGS if thing in counts}


def _port(port: str, counts: Counts) -> Effect:
    return PortHolds(port, _sort(counts)) if counts else PortEmpty(port)


def _hand(player: Player) -> Effect:
    return HandHeld(player.seat, player.cards, _sort(player.hand)) if player.hand else HandCounted(player.seat, player.cards)


def _warehouse(player: Player, points: int | None) -> tuple[Effect, ...]:
    worth = [] if points is None else [PointsNow(points)]
    if not player.stored:
        return (WarehouseEmpty(player.seat), *worth)
    if player.warehouse is None:
        return (WarehouseCounted(player.seat, player.stored), *worth)
    return (WarehouseHolds(player.seat, player.stored, _sort(player.warehouse)), *_rows(player.warehouse), *worth)


def _rows(warehouse: Counts) -> list[Effect]:
    """E4: the rows that the goods make; the longest first are the best split."""
    most = max((warehouse.get(color, 0) for color in COLORS), default=0)
    lengths = [sum(warehouse.get(color, 0) >= number for color in COLORS) for number in range(1, most + 1)]
    sizes = [size for size in sorted(ROW_POINTS, reverse=True) if size >= MIN_ROW and size in lengths]
    rows = tuple({"size": size, "number": lengths.count(size), "each": ROW_POINTS[size]} for size in sizes)
    return [RowsMade(rows)] if rows else []


def _territories(components: Components, view: View) -> list[Effect]:
    owners = {name: player.seat for player in view.table for name in player.territories}
    found: list[Effect] = []
    for number, name in enumerate(TERRITORIES):
        printed = components.territory(number)
        if name in owners:
            found.append(TerritoryOwned(owners[name], name, printed.points))
        else:
            found.append(TerritoryFree(name, printed.cost, printed.points))
    return found


def _supply(view: View) -> list[Said]:
    discards = Discarded(_sort(view.discards)) if view.discards else NoDiscards()
    figures = [FiguresLeft(view.supply, view.outside)] if view.dominio else []
    return _say("normal", SupplyNow(view.bag, view.draw_pile), *figures, discards)
