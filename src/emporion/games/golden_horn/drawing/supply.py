"""What lies beside the chart for all: bag, draw pile, discards; with Dominio da Mar the mercenaries in supply and the peasants."""

from __future__ import annotations

from typing import Final, NamedTuple

from emporion.drawing.svg import Box, Point, circle, group, rect, text
from emporion.games.golden_horn.codes import COLORS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.drawing.glyphs import glyph
from emporion.games.golden_horn.drawing.pieces import card, card_back, card_place
from emporion.games.golden_horn.view import Counts, View
from emporion.text import say

COUNTER: Final = Box(0, 0, 1392, 100)
DISCARDS: Final = 560.0
GAP: Final = 16.0


class Stock(NamedTuple):
    """What is left: numbers of cubes and cards, discards by color, and with Dominio da Mar the figures."""

    bag: int
    draw_pile: int
    discards: Counts
    figures: Counts | None


def printed_stock(components: Components) -> Stock:
    """Everything as it comes out of the boxes."""
    box = components.dominio
    figures = {"mercenaries": box.mercenaries, "peasants": 0}
    return Stock(len(COLORS) * components.goods.each + box.black + box.white, len(COLORS) * components.cards.each, {}, figures)


def stock(view: View) -> Stock:
    """What a view shows of it."""
    figures = {"mercenaries": view.supply, "peasants": view.outside} if view.dominio else None
    return Stock(view.bag, view.draw_pile, view.discards, figures)


def counter(left: Stock) -> str:
    """The places beside the chart and what lies there."""
    names = ["bag", "draw-pile", *(left.figures or ())]
    each = (COUNTER.width - DISCARDS - GAP * len(names)) / len(names)
    boxes = [Box(i * (each + GAP) + (i > 1) * (DISCARDS + GAP), 0, each, COUNTER.height) for i in range(len(names))]
    piles = [_pile(name, box, left) for name, box in zip(names, boxes, strict=True)]
    return group(*piles, _discards(left.discards, Box(2 * (each + GAP), 0, DISCARDS, COUNTER.height)), id="counter")


def _pile(name: str, box: Box, left: Stock) -> str:
    many = {"bag": left.bag, "draw-pile": left.draw_pile, **(left.figures or {})}[name]
    at = Point(box.x + 46, box.middle.y)
    return group(
        rect(*box, "sheet", rx=6),
        _stack(many, at) if name == "draw-pile" else glyph(name, at, 58, "leather" if name == "bag" else f"figure-{name}"),
        text(say(f"golden-horn-draw-{name}-heading"), box.x + 90, box.middle.y - 8, "heading"),
        text(str(many), box.x + 90, box.middle.y + 21, "amount", id=f"{name}-count"),
        id=name,
    )


def _stack(cards: int, at: Point) -> str:
    """Up to four cards show that there are more."""
    if not cards:
        return rect(at.x - 20, at.y - 28, 40, 56, "place", rx=4)
    return "".join(card_back(Point(at.x + 3 - 2 * i, at.y + 3 - 2 * i)) for i in range(min(cards, 4)))


def _discards(discards: Counts, box: Box) -> str:
    pitch = (box.width - 130) / len(COLORS)
    at = [Point(box.x + 124 + (i + 0.5) * pitch, box.middle.y) for i in range(len(COLORS))]
    return group(
        rect(*box, "sheet", rx=6),
        text(say("golden-horn-draw-discards-heading"), box.x + 24, box.middle.y - 8, "heading"),
        text(str(sum(discards.values())), box.x + 24, box.middle.y + 21, "amount", id="discards-count"),
        *(cards_of(color, discards.get(color, 0), spot, f"discards-{color}") for color, spot in zip(COLORS, at, strict=True)),
        id="discards",
    )


def cards_of(color: str, many: int, at: Point, id_: str) -> str:
    """The cards of a color on one place, and how many."""
    if not many:
        return card_place(color, at, id_)
    pile = "".join(card(color, Point(at.x + 2 - 2 * i, at.y + 2 - 2 * i)) for i in range(min(many, 3)))
    badge = Point(at.x + 18, at.y + 23)
    number = text(str(many), badge.x, badge.y + 4.5, "count middle")
    return group(pile, circle(badge.x, badge.y, 10, "blank"), number, id=id_)
