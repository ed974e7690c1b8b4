"""What a page draws Corinth's board of: the printed parts as SVG, where marks and dice lie on them, and the style sheet."""

from __future__ import annotations

from typing import Final

import msgspec

from emporion.drawing import theme
from emporion.drawing.svg import Box, Point, document
from emporion.games.corinth.codes import BUILDINGS
from emporion.games.corinth.components import Components
from emporion.games.corinth.drawing.glyphs import PIPS, definitions
from emporion.games.corinth.drawing.harbor import CARD, card, dice_places
from emporion.games.corinth.drawing.marks import all_marks, all_numbers, all_shapes, all_steps
from emporion.games.corinth.drawing.picture import PENCIL, RULES, STREET
from emporion.games.corinth.drawing.places import MARGIN, MARKET, PURSES, ROWS, SHEET, STEWARD, Places
from emporion.games.corinth.drawing.sheet import printed_sheet
from emporion.text import say

NAMES: Final = ("sheet", "harbor", "places")
EDGE: Final = 5.0
"""Room round a pane, for marks that reach over its frame."""
SHADES: Final = {**theme.SHADES, "pencil": (PENCIL, "#a9bbdf"), "street": (STREET, "#4b443b")}


def part(components: Components, name: str) -> str | None:
    """A part by its name: `sheet` and `harbor` are SVG, `places` is JSON. None if there is no such part."""
    if name == "sheet":
        return _picture(Point(SHEET.width, SHEET.height), printed_sheet(components, Places(components), "sheet"))
    if name == "harbor":
        return _picture(Point(CARD.width, CARD.height), *(card(components, district) for district in components.harbor.order))
    return msgspec.json.encode(places(components)).decode() if name == "places" else None


def _picture(size: Point, *pieces: str) -> str:
    """A document without a style of its own: the page has the style sheet."""
    return document("corinth", size, say("corinth-draw-printed"), say("corinth-draw-printed-all"), definitions(), *pieces)


def places(components: Components) -> dict[str, object]:
    """Where things lie, in units of the sheet, the marks of the pencil, and the panes into which a page may cut the sheet."""
    found = Places(components)
    track, marks = found.track, all_marks(components, found)
    return {
        "stalls": {name: [stall.box for stall in stalls] for name, stalls in found.stalls.items()},
        "spots": found.spots,
        "buildings": found.buildings,
        "panes": {
            "track": Box(track[0].x - 100, 12, SHEET.width - MARGIN - track[0].x + 106, 44),
            "band": Box(MARGIN, 61.4, SHEET.width - 2 * MARGIN, 13.2),
            "districts": _enlarge(ROWS),
            "market": _enlarge(MARKET),
            **{what: _enlarge(purse) for what, purse in PURSES.items()},
            **{name: _enlarge(found.buildings[name]) for name in BUILDINGS},
        },
        "steward": STEWARD,
        "card": CARD,
        "pips": PIPS,
        "dice": dice_places(components),
        "marks": marks,
        "shapes": all_shapes(marks),
        "steps": all_steps(found),
        "numbers": all_numbers(found),
    }


def _enlarge(box: Box) -> Box:
    return Box(box.x - EDGE, box.y - EDGE, box.width + 2 * EDGE, box.height + 2 * EDGE)


def stylesheet() -> str:
    """The style sheet of all parts, light and dark."""
    return theme.stylesheet("corinth", RULES, SHADES)
