"""What is printed on boats, tiles and territories, and how many cubes, cards and figures there are (`components.toml`, or a copy of it)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from emporion.engine.errors import WrongComponents
from emporion.engine.printed import Figures, Mark, Printed, shaped
from emporion.games.golden_horn.codes import COLOURS, FLEETS, KINDS, MOST_EXCHANGED, TERRITORIES

Colour = Literal["yellow", "pink", "green", "red", "blue", "orange"]
Some = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=MOST_EXCHANGED)]
Tile = tuple[Colour, Colour, Colour]


class Goods(Printed, frozen=True):
    mark: Mark
    each: Some


class Cards(Printed, frozen=True):
    mark: Mark
    each: Some


class Hand(Printed, frozen=True):
    mark: Mark
    cards: Few


class Draws(Printed, frozen=True):
    mark: Mark
    trio: Few
    duo: Few
    solo: Few

    def of(self, kind: int) -> int:
        """The cards that a boat of this kind brings in a port (M8)."""
        number: int = getattr(self, KINDS[kind])
        return number


class Fleet(Printed, frozen=True):
    mark: Mark
    trio: tuple[Colour, Colour, Colour]
    duo: tuple[Colour, Colour]
    solo: tuple[Colour]

    def sails(self, kind: int) -> tuple[Colour, ...]:
        """The colours on the sails of one boat."""
        colours: tuple[Colour, ...] = getattr(self, KINDS[kind])
        return colours


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
    boats: Some


class Port(Printed, frozen=True):
    mark: Mark
    holds: Some


class Ports(Printed, frozen=True):
    standard: Port
    dominio: Port


class Dominio(Printed, frozen=True):
    mark: Mark
    black: Few
    white: Few
    mercenaries: Few


class Territory(Printed, frozen=True):
    mark: Mark
    cost: Annotated[int, Meta(ge=1, le=MOST_EXCHANGED)]
    points: Some


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
        """The figures that the rulebook's sentences name."""
        kinds = range(len(KINDS))
        fleets = {name: ["-".join(self.fleet(seat).sails(kind)) for kind in kinds] for seat, name in enumerate(FLEETS)}
        return {
            "cubes": self.goods.each,
            "cards": self.cards.each,
            "hand": self.hand.cards,
            "fleets": "\n".join(f"{name}: {' / '.join(sails)}" for name, sails in fleets.items()),
            "tiles": " · ".join(" ".join(tile) for tile in self.sea.tiles),
            "modone": self.modone.boats,
            "holds": self.ports.standard.holds,
            "dominio-holds": self.ports.dominio.holds,
            "trio": self.draws.trio,
            "duo": self.draws.duo,
            "solo": self.draws.solo,
            "black": self.dominio.black,
            "white": self.dominio.white,
            "mercenaries": self.dominio.mercenaries,
            "territories": " · ".join(
                f"{name} {self.territory(number).cost}/{self.territory(number).points}" for number, name in enumerate(TERRITORIES)
            ),
        }

    def route(self, players: int, always: bool) -> tuple[Colour | None, ...]:
        """C4: the places from Venice to Constantinople, sea spaces by their colour, ports as None; Modone lies in the middle."""
        tiles = self.sea.tiles[:2] if players == 2 else self.sea.tiles
        half = len(tiles) // 2
        near = [colour for tile in tiles[:half] for colour in tile]
        far = [colour for tile in tiles[half:] for colour in tile]
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
    """C2: every fleet shows all six colours, so none twice."""
    shown = {colour for kind in range(len(KINDS)) for colour in fleet.sails(kind)}
    missing = [colour for colour in COLOURS if colour not in shown]
    if missing:
        raise WrongComponents(where, "golden-horn-components-fleet", missing=", ".join(missing))


def _check_tiles(tiles: tuple[Tile, ...]) -> None:
    """C3: two sorts of tiles alternate, so two neighbours show all six colours."""
    for number in range(1, len(tiles)):
        if {*tiles[number - 1], *tiles[number]} != set(COLOURS):
            raise WrongComponents(f"sea.tiles[{number}]", "golden-horn-components-tiles")
