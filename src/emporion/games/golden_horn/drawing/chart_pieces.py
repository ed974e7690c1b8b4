"""What lies on the chart during a game: goods and figures in the ports, boats, the flags of conquerors."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from emporion.drawing.svg import Point, group, number, title, xy
from emporion.games.golden_horn.codes import MODONE, PORTS, THINGS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.drawing.pieces import boat, flag, thing
from emporion.games.golden_horn.drawing.places import BERTH, Places, boats_at
from emporion.games.golden_horn.view import Boat, View
from emporion.text import say


def draw_pieces(components: Components, places: Places, view: View) -> str:
    """All pieces on the chart."""
    return group(
        *(_goods(places, view, port) for port in PORTS),
        *(flag(player.seat, _tower(places, name), 16, f"owner-{name}") for player in view.table for name in player.territories),
        *_boats(components, places, view),
        id="pieces",
    )


def _goods(places: Places, view: View, port: str) -> str:
    """What lies on a quay, things of a kind beside each other: a boat takes all of them."""
    lying = view.ports[port]
    spots, pitch = places.goods(port, sum(lying.values()))
    left = iter(spots)
    kinds = [_kind(name, list(islice(left, lying[name])), pitch * 0.78, f"goods-{port}-{name}") for name in THINGS if name in lying]
    words = say("golden-horn-draw-lies" if lying else "golden-horn-draw-lies-nothing", port=port, things=lying)
    return group(title(words), *kinds, id=f"goods-{port}")


def _kind(name: str, spots: list[Point], size: float, id_: str) -> str:
    return group(*(thing(name, at, size, f"{id_}-{i}") for i, at in enumerate(spots, 1)), id=id_)


def _tower(places: Places, territory: str) -> Point:
    at = places.plates[territory]
    return Point(at.x - places.plate.x / 2 + 27, at.y - places.plate.y / 2)


def _boats(components: Components, places: Places, view: View) -> Iterator[str]:
    for player in view.table:
        for own in player.boats:
            if own.place is not None:
                yield _boat(components, places, view, player.seat, own)


def _boat(components: Components, places: Places, view: View, seat: int, own: Boat) -> str:
    at, scale = _spot(places, view, seat, own)
    under_way = view.turn == seat and view.boat == own.kind
    if scale == 1:
        return boat(components, seat, own, at, under_way)
    smaller = f"translate({xy(*at)}) scale({number(scale)})"
    return group(boat(components, seat, own, Point(0, 0), under_way), transform=smaller)


def _spot(places: Places, view: View, seat: int, own: Boat) -> tuple[Point, float]:
    """Where a boat lies, and how large it is drawn there."""
    place = own.place or ""
    if place in PORTS:
        at = places.berth(place, seat, own.kind)
        return Point(at.x, at.y + 4), 1
    if place == MODONE:
        at = places.modone_berths[boats_at(view, MODONE).index((seat, own.kind))]
        scale = min(1, places.modone_pitch / BERTH.x)
        return Point(at.x, at.y + 4 * scale), scale
    space = places.spaces[place]
    return Point(space.at.x, space.at.y - 6), 1
