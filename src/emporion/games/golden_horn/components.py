"""What is printed on boats, tiles and territories, and how many cubes, cards and figures there are (`components.toml`, or a copy of it)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from emporion.engine.errors import WrongComponents
from emporion.engine.figures import Figures, Mark, Printed, shaped
from emporion.games.golden_horn.codes import COLORS, FLEETS, KINDS, MAX_EXCHANGED, TERRITORIES

Color = Literal["yellow", "pink", "green", "red", "blue", "orange"]
Positive = Annotated[int, Meta(ge=1, le=99)]
NotNegative = Annotated[int, Meta(ge=0, le=MAX_EXCHANGED)]
Tile = tuple[Color, Color, Color]


class Goods(Printed, frozen=True):
    mark: Mark
    each: Positive


class Cards(Printed, frozen=True):
    mark: Mark
    each: Positive


class Hand(Printed, frozen=True):
    mark: Mark
    cards: NotNegative


class Draws(Printed, frozen=True):
    mark: Mark
    trio: NotNegative
    duo: NotNegative
    solo: NotNegative

    def of(self, kind: int) -> int:
        """The cards that a boat of this kind brings in a port (M8)."""
        number: int = getattr(self, KINDS[kind])
        return number


class Fleet(Printed, frozen=True):
    mark: Mark
    trio: tuple[Color, Color, Color]
    duo: tuple[Color, Color]
    solo: tuple[Color]

    def sails(self, kind: int) -> tuple[Color, ...]:
        """The colors on the sails of one boat."""
        colors: tuple[Color, ...] = getattr(self, KINDS[kind])
        return colors


class Fleets(Printed, frozen=True):
    A: Fleet
    B: Fleet
    C: Fleet
    D: Fleet


class Sea(Printed, frozen=True):
    mark: Mark
    tiles: tuple[Tile, Tile, Tile, Tile]


class Modone(Printed, frozen=True):
    mark: Mark
    boats: Positive


class Port(Printed, frozen=True):
    mark: Mark
    holds: Positive


class Ports(Printed, frozen=True):
    standard: Port
    dominio: Port


class Dominio(Printed, frozen=True):
    mark: Mark
    black: NotNegative
    white: NotNegative
    mercenaries: NotNegative


class Territory(Printed, frozen=True):
    mark: Mark
    cost: Annotated[int, Meta(ge=1, le=MAX_EXCHANGED)]
    points: Positive


class Territories(Printed, frozen=True):
    zara: Territory
    durazzo: Territory
    candia: Territory
    negroponte: Territory
    galata: Territory


class Components(Printed, frozen=True):
    """All the figures of the two boxes, frozen."""

    goods: Goods
    cards: Cards
    hand: Hand
    draws: Draws
    fleets: Fleets
    sea: Sea
    modone: Modone
    ports: Ports
    dominio: Dominio
    territories: Territories

    def fleet(self, seat: int) -> Fleet:
        """S1: the boats of a seat."""
        found: Fleet = getattr(self.fleets, FLEETS[seat])
        return found

    def territory(self, number: int) -> Territory:
        """A territory by its number."""
        found: Territory = getattr(self.territories, TERRITORIES[number])
        return found

    def rule_values(self) -> dict[str, object]:
        kinds = range(len(KINDS))
        fleets = {name: [self.fleet(seat).sails(kind) for kind in kinds] for seat, name in enumerate(FLEETS)}
        return {
            "cubes": self.goods.each,
            "cards": self.cards.each,
            "hand": self.hand.cards,
            "fleets": [{"fleet": name, "boats": [{"sails": list(sails)} for sails in boats]} for name, boats in fleets.items()],
            "tiles": [{"spaces": list(tile)} for tile in self.sea.tiles],
            "modone": self.modone.boats,
            "holds": self.ports.standard.holds,
            "dominio-holds": self.ports.dominio.holds,
            "trio": self.draws.trio,
            "duo": self.draws.duo,
            "solo": self.draws.solo,
            "black": self.dominio.black,
            "white": self.dominio.white,
            "mercenaries": self.dominio.mercenaries,
            "territories": [
                {"territory": name, "cost": self.territory(number).cost, "points": self.territory(number).points}
                for number, name in enumerate(TERRITORIES)
            ],
        }

    def route(self, players: int, always: bool) -> tuple[Color | None, ...]:
        """C4: the places from Venice to Constantinople, sea spaces by their color, ports as None; Modone lies in the middle."""
        tiles = self.sea.tiles[:2] if players == 2 else self.sea.tiles
        half = len(tiles) // 2
        near = [color for tile in tiles[:half] for color in tile]
        far = [color for tile in tiles[half:] for color in tile]
        modone = [None] if players != 3 or always else []
        return (None, *near, *modone, *far, None)


def components(figures: Figures) -> Components:
    """Checked components; refused with what is wrong and where."""
    found = shaped(figures, Components)
    for seat, name in enumerate(FLEETS):
        _check_fleet(f"fleets.{name}", found.fleet(seat))
    _check_tiles(found.sea.tiles)
    return found


def _check_fleet(where: str, fleet: Fleet) -> None:
    """C2: every fleet shows all six colors, so none twice."""
    shown = {color for kind in range(len(KINDS)) for color in fleet.sails(kind)}
    missing = [color for color in COLORS if color not in shown]
    if missing:
        raise WrongComponents(where, "golden-horn-components-fleet", missing=missing)


def _check_tiles(tiles: tuple[Tile, ...]) -> None:
    """C3: two sorts of tiles alternate, so two neighbors show all six colors."""
    for number in range(1, len(tiles)):
        if {*tiles[number - 1], *tiles[number]} != set(COLORS):
            raise WrongComponents(f"sea.tiles[{number}]", "golden-horn-components-tiles")
