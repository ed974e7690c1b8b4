"""What lies on the table: cubes and figures, cards, boats with their sails, flags."""

from __future__ import annotations

from typing import Final

from emporion.drawing.glyphs import star
from emporion.drawing.svg import Point, circle, element, group, moved, number, path, rect, text, title, xy
from emporion.games.golden_horn.codes import COLORS, FLEETS, KINDS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.drawing.glyphs import PREFIX, glyph
from emporion.games.golden_horn.move_texts import split_place
from emporion.games.golden_horn.view import Boat, Counts
from emporion.text import say

CARD: Final = Point(40, 56)
BOAT: Final = Point(64, 58)
"""The room that a boat takes, its flag included."""
SAILS: Final = (-18.5, 0.5, 19.5)

_HULL = "M-32 5 Q-28 9 -24 9.5 H23 Q29 8 32 -1 Q34.5 2 33.5 8 Q30 23.5 20 24 H-17 Q-29 22 -32 5 Z"
_SAIL = "M-9.5 12 Q-5 -4 4 -16.5 Q11.5 -2 8.5 12 Q-1 9.6 -9.5 12 Z"
_SPRIT = "M30 2 L36 -9"
_YARD = "M-10.6 14 Q-5 -5 4.8 -18.4 M0.5 12 V18"
_WAKE = "M-36 27 q6 -5 12 0 t12 0 t12 0 t12 0 t12 0 t12 0"
_WIND = "M-12 14 h15 q5 0 5 -3.4 q0 -2.8 -3 -2.8 q-2 0 -2.2 1.8 M-8 18.5 h16"
_CLOTH = "M-7 -6 H8.5 L6 0 L8.5 6 H-7 Z"


def outlines() -> str:
    """The lines of boats, cards and flags, for a page that draws the pieces itself."""
    drawn = {
        "hull": _HULL,
        "sail": _SAIL,
        "sprit": _SPRIT,
        "yard": _YARD,
        "wake": _WAKE,
        "wind": _WIND,
        "cloth": _CLOTH,
        "back": star(4, 13, 3.6),
    }
    return element("defs", *(path(d, id=f"{PREFIX}{name}") for name, d in drawn.items()))


def thing(name: str, at: Point, size: float, id_: str | None = None) -> str:
    """A good or a figure."""
    drawn = glyph(f"cube-{name}", at, size, name) if name in COLORS else glyph(name, at, size, f"figure-{name}")
    return group(drawn, id=id_) if id_ else drawn


def card(color: str, at: Point, id_: str | None = None) -> str:
    """A card: its color's shape above a breath of wind."""
    return group(
        rect(-CARD.x / 2, -CARD.y / 2, *CARD, "blank", rx=4),
        rect(-CARD.x / 2 + 3.5, -CARD.y / 2 + 3.5, CARD.x - 7, CARD.y - 7, f"{color} glyph", rx=2),
        glyph(color, Point(0, -7), 24, "pale"),
        path(_WIND, "wind"),
        transform=moved(at),
        id=id_,
    )


def card_back(at: Point, id_: str | None = None) -> str:
    """A card face down: a compass star."""
    return group(
        rect(-CARD.x / 2, -CARD.y / 2, *CARD, "blank", rx=4),
        rect(-CARD.x / 2 + 3.5, -CARD.y / 2 + 3.5, CARD.x - 7, CARD.y - 7, "back glyph", rx=2),
        circle(0, 0, 11.5, "ring"),
        path(star(4, 13, 3.6), "pale"),
        transform=moved(at),
        id=id_,
    )


def card_place(color: str, at: Point, id_: str | None = None) -> str:
    """Where cards of a color are laid: a printed outline with its shape."""
    outline = rect(at.x - CARD.x / 2, at.y - CARD.y / 2, *CARD, "place", rx=4)
    return group(outline, glyph(color, at, 18, f"{color} faint"), id=id_)


def flag(seat: int, at: Point, size: float = 13, id_: str | None = None) -> str:
    """A fleet's flag: its letter, on the color of its hulls."""
    k = size / 13
    cloth = f"M{xy(-7 * k, -6 * k)} H{number(8.5 * k)} L{xy(6 * k, 0)} L{xy(8.5 * k, 6 * k)} H{number(-7 * k)} Z"
    letter = text(FLEETS[seat], -0.6 * k, 3.9 * k, f"letter on-{seat} middle", font_size=11 * k)
    return group(path(cloth, f"hull-{seat} glyph"), letter, transform=moved(at), id=id_)


def boat_title(components: Components, seat: int, boat: Boat) -> str:
    """A boat in words."""
    own = {"seat": seat, "kind": boat.kind, "sails": components.fleet(seat).sails(KINDS.index(boat.kind))}
    if boat.place is None or boat.heading is None:
        return say("golden-horn-draw-boat", **own)
    number, place = split_place(boat.place)
    cargo = {"cargo": boat.cargo, "laden": "yes" if boat.cargo else "no"}
    return say("golden-horn-draw-boat-heading", **own, **cargo, place_number=number, place=place, heading=boat.heading)


def boat(components: Components, seat: int, boat: Boat, at: Point, under_way: bool = False) -> str:
    """A boat with its bow to where it heads, three sails, flag and cargo."""
    id_ = f"boat-{seat}-{boat.kind}"
    return group(
        title(boat_title(components, seat, boat)),
        path(_WAKE, "wake") if under_way else "",
        _draw_rig(components, seat, boat, f"{id_}-sail"),
        flag(seat, Point(2 if boat.heading != "venice" else -2, -23)),
        _cargo(boat.cargo, f"{id_}-cargo") if boat.cargo else "",
        _turning(f"{id_}-turn") if boat.may_turn else "",
        id=id_,
        class_="boat under-way" if under_way else "boat",
        transform=moved(at),
    )


def _turning(id_: str) -> str:
    """P4: an arrow on a boat that may turn round."""
    return group(circle(26, -24, 9.5, "blank"), glyph("turn", Point(26, -24), 13, "turning"), id=id_)


def _draw_rig(components: Components, seat: int, boat: Boat, id_: str) -> str:
    """Hull and sails. C2: every boat has three sails; where it has fewer colors, they come again."""
    colors = components.fleet(seat).sails(KINDS.index(boat.kind))
    sails = [_sail(colors[i % len(colors)], x, f"{id_}-{i + 1}") for i, x in enumerate(SAILS)]
    mirrored = "scale(-1 1)" if boat.heading == "venice" else None
    return group(*sails, path(_SPRIT, "sprit"), path(_HULL, f"hull-{seat} glyph"), transform=mirrored)


def _sail(color: str, x: float, id_: str) -> str:
    cloth = path(_SAIL, f"{color} glyph")
    return group(path(_YARD, "yard"), cloth, glyph(color, Point(1.2, 4), 10.5, "pale"), transform=moved(Point(x, -5)), id=id_)


def _cargo(cargo: Counts, id_: str) -> str:
    """Cubes or figures in the hold, with their number."""
    room = {name: 15 + 7.2 * len(str(many)) for name, many in cargo.items()}
    width = sum(room.values()) + 4
    pieces, x = [rect(-width / 2, 8.5, width, 15, "blank", rx=4)], 2 - width / 2
    for name, many in cargo.items():
        pieces += [thing(name, Point(x + 7, 16), 12), text(str(many), x + 14.5, 20, "cargo")]
        x += room[name]
    return group(*pieces, id=id_)
