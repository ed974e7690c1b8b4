"""What lies before each player: fleet, hand, warehouse, territories. Of what a seat may not see, only how much there is."""

from __future__ import annotations

from typing import Final

from emporion.drawing.svg import Box, Point, element, grid, group, plain, rect, text, title
from emporion.games.golden_horn.codes import COLORS, KINDS, TERRITORIES, THINGS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.drawing.glyphs import glyph
from emporion.games.golden_horn.drawing.pieces import boat, card_back, flag, thing
from emporion.games.golden_horn.drawing.supply import cards_of
from emporion.games.golden_horn.view import Boat, Counts, Player, View
from emporion.text import say

PANEL: Final = Box(0, 0, 684, 196)
FLEET: Final = Box(14, 46, 240, 84)
HAND: Final = Box(352, 44, 318, 68)
STORE: Final = Box(352, 122, 318, 66)
MAX_BACKS: Final = 54


def printed_player(seat: int) -> Player:
    """A player before the game: all boats at hand, nothing else."""
    return Player(seat, 0, {}, 0, {}, [], [Boat(kind, None, None, {}, False) for kind in KINDS])


def panel(components: Components, player: Player, view: View | None, things: tuple[str, ...]) -> str:
    """One player's things, in units from the panel's upper left corner."""
    seat = player.seat
    return group(
        rect(0, 0, PANEL.width, PANEL.height, "sheet turn" if view and _is_to_play(view, seat) else "sheet", rx=6),
        flag(seat, Point(30, 26), 20, f"flag-{seat}"),
        _whose(view, seat),
        *(_berth(components, player, kind) for kind in KINDS),
        _territories(components, player),
        _hand(player, own=bool(view and view.seat == seat)),
        _warehouse(player, things),
        id=f"player-{seat}",
    )


def _is_to_play(view: View, seat: int) -> bool:
    return view.turn == seat and view.actor != "over"


def _whose(view: View | None, seat: int) -> str:
    name = element("tspan", plain(say("golden-horn-draw-seat", seat=seat)), class_="player")
    status = [element("tspan", plain(f"· {words}"), dx=8, class_="status") for words in (_status(view, seat) if view else ())]
    return element("text", name, *status, x=54, y=32)


def _status(view: View, seat: int) -> list[str]:
    known = {"you": view.seat == seat, "first": view.first == seat, "to-play": _is_to_play(view, seat)}
    words = [say(f"golden-horn-draw-{key}") for key, holds in known.items() if holds]
    return words + ([say("golden-horn-draw-due", cards=view.due)] if view.due and _is_to_play(view, seat) else [])


def _berth(components: Components, player: Player, kind: str) -> str:
    """A boat's place before it sails; below it, the cards that it brings in a port (M8) and its colors."""
    number, own = KINDS.index(kind), player.boats[KINDS.index(kind)]
    width = FLEET.width / len(KINDS)
    at = Point(FLEET.x + (number + 0.5) * width, FLEET.y + 40)
    sails = components.fleet(player.seat).sails(number)
    drawn = components.draws.of(number)
    signs = [glyph(color, Point(at.x + 22 * (i - (len(sails) - 1) / 2), at.y), 18, color) for i, color in enumerate(sails)]
    return group(
        title(say("golden-horn-draw-brings", kind=kind, cards=drawn)),
        rect(at.x - width / 2 + 2, at.y - 38, width - 4, 74, "slot", rx=10),
        *(signs if own.place else ()),
        text(f"+{drawn}", at.x - 3, at.y + 52, "points end"),
        group(card_back(Point(0, 0)), transform=f"translate({at.x + 8} {at.y + 47}) scale(.28)"),
        boat(components, player.seat, own, Point(at.x, at.y + 4)) if own.place is None else "",
        id=f"berth-{player.seat}-{kind}",
    )


def _territories(components: Components, player: Player) -> str:
    return group(*(_draw_conquered(components, name, i) for i, name in enumerate(player.territories)), id=f"territories-{player.seat}")


def _draw_conquered(components: Components, name: str, place: int) -> str:
    """A conquered territory by its tower and its points."""
    points = str(components.territory(TERRITORIES.index(name)).points)
    x, y = FLEET.x + 12 + place * FLEET.width / len(TERRITORIES), 172.0
    return group(
        title(say("golden-horn-territory", territory=name)), glyph("tower", Point(x, y), 24, "clay"), text(points, x + 13, y + 7, "points")
    )


def _hand(player: Player, own: bool) -> str:
    label = _label("golden-horn-draw-hand", player.cards, HAND, f"hand-{player.seat}-count")
    known = player.hand is not None
    prefix = "card" if own else f"hand-{player.seat}"
    cards = _faces(player.hand or {}, prefix) if known else _backs(player.cards)
    return group(label, *cards, id=f"hand-{player.seat}")


def _label(key: str, many: int, room: Box, id_: str) -> str:
    left = FLEET.x + FLEET.width + 14
    name = text(say(key), left, room.middle.y - 6, "label")
    return name + text(str(many), left, room.middle.y + 20, "amount", id=id_)


def _faces(cards: Counts, prefix: str) -> list[str]:
    pitch = HAND.width / len(COLORS)
    spots = [Point(HAND.x + (i + 0.5) * pitch, HAND.middle.y) for i in range(len(COLORS))]
    return [cards_of(color, cards.get(color, 0), at, f"{prefix}-{color}") for color, at in zip(COLORS, spots, strict=True)]


def _backs(cards: int) -> list[str]:
    """As many backs as there are cards, nearer to each other if they are many; there is room for `MAX_BACKS`."""
    shown = min(cards, MAX_BACKS)
    pitch = min(24, (HAND.width - 46) / max(1, shown - 1))
    return [card_back(Point(HAND.x + 22 + i * pitch, HAND.middle.y)) for i in range(shown)]


def _warehouse(player: Player, things: tuple[str, ...]) -> str:
    label = _label("golden-horn-draw-warehouse", player.stored, STORE, f"warehouse-{player.seat}-count")
    if player.warehouse is None:
        return group(label, *_crates(player.stored), id=f"warehouse-{player.seat}")
    pitch = STORE.width / len(things)
    shelves = [_shelf(player, name, Point(STORE.x + (i + 0.5) * pitch, STORE.middle.y)) for i, name in enumerate(things)]
    return group(label, *shelves, id=f"warehouse-{player.seat}")


def _crates(stored: int) -> list[str]:
    """As many closed crates as there are things, from the left."""
    places, pitch = grid(stored, STORE, 30)
    shift = places[0].x - pitch / 2 - STORE.x if places else 0
    return [glyph("crate", Point(at.x - shift, at.y), pitch * 0.82, "wood") for at in places]


def _shelf(player: Player, name: str, at: Point) -> str:
    many = (player.warehouse or {}).get(name, 0)
    id_ = f"warehouse-{player.seat}-{name}"
    if not many:
        mark = glyph(name, Point(at.x, at.y - 9), 16, f"{name} faint" if name in COLORS else f"figure-{name} faint")
        return group(rect(at.x - 15, at.y - 24, 30, 30, "slot", rx=3), mark, id=id_)
    return group(thing(name, Point(at.x, at.y - 9), 31), text(str(many), at.x, at.y + 25, "points middle"), id=id_)


def things_of(dominio: bool) -> tuple[str, ...]:
    """What a warehouse may hold."""
    return THINGS if dominio else COLORS
