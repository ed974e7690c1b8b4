"""Corinth as a picture: the harbor board and the sheets, printed and marked. One SVG document, nothing from outside."""

from __future__ import annotations

from typing import Final, NamedTuple

from emporion.drawing import theme
from emporion.drawing.svg import Box, Point, document, element, group, moved, plain, rect, style, text
from emporion.games.corinth.codes import GOODS
from emporion.games.corinth.components import Components
from emporion.games.corinth.drawing.glyphs import definitions
from emporion.games.corinth.drawing.harbor import WIDTH, harbor_dice, printed_harbor
from emporion.games.corinth.drawing.marks import sheet_marks
from emporion.games.corinth.drawing.places import SHEET, Places
from emporion.games.corinth.drawing.sheet import printed_sheet
from emporion.games.corinth.narration import place
from emporion.games.corinth.view import Sheet, View
from emporion.text import say

GAP: Final = 24.0

PIP: Final = "#262421"
"""Dice are as light in the dark as they are by day."""
PENCIL: Final = "#33415c"
STREET: Final = "#e3cfb2"
COLORS: Final = {"goats": "#b8a48c", "gold": theme.COLORS["yellow"], **{name: theme.COLORS[name] for name in GOODS}}

RULES: Final = {
    **theme.RULES,
    ".ringed,.awning": f"stroke:{theme.INK};stroke-width:1.2",
    ".key": f"fill:none;stroke:{theme.INK};stroke-width:1.6",
    ".street": f"fill:none;stroke:{STREET};stroke-width:7;stroke-linecap:round",
    **{f".{name}": f"fill:{color}" for name, color in COLORS.items()},
    ".piece": f"fill:{theme.INK};stroke:{theme.SHEET}",
    ".printed": f"fill:none;stroke:{theme.INK};stroke-width:1.8",
    ".die": f"stroke:{PIP};stroke-width:1.2",
    ".white-die": "fill:#fffefa",
    ".yellow-die": "fill:#f3cc30",
    ".pip": f"fill:{PIP}",
    ".good": f"font-family:{theme.SERIF}",
    ".roman": f"font:13px {theme.SERIF}",
    ".bonus": "font-size:18px;font-weight:700",
    ".amount": "font-size:15px;font-weight:700",
    ".cost": "font-size:13px;font-weight:700",
    ".pencil": f"fill:none;stroke:{PENCIL};stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
    ".way": "stroke-width:2.5;opacity:.9",
    ".edge": f"fill:none;stroke:{theme.SHEET};stroke-width:4;stroke-opacity:.7;stroke-linecap:round;stroke-linejoin:round",
    ".written": f"fill:{PENCIL};font-size:17px;font-style:italic;font-weight:700",
}


def draw(components: Components, view: View | None) -> str:
    """The printed harbor and one empty sheet; or, with a view, the whole table as it lies."""
    return _draw_printed(components) if view is None else _table(components, view)


def draw_part(components: Components, view: View, part: str) -> str:
    """One part of the picture: `harbor`, or `sheet-0` for the sheet of seat 0."""
    at = Point(GAP / 2, GAP / 2)
    if part == "harbor":
        drawn, width = _harbor(components, view, Box(at.x, at.y, WIDTH, SHEET.height)), WIDTH
    else:
        drawn, width = _sheet(components, Places(components), view, int(part.removeprefix("sheet-")), at), SHEET.width
    size = Point(width + GAP, SHEET.height + GAP)
    return _document(size, say("corinth-draw-table", round=view.round), _description(view), drawn)


def _draw_printed(components: Components) -> str:
    sheet = group(printed_sheet(components, Places(components), "sheet"), id="sheet", transform=moved(Point(2 * GAP + WIDTH, GAP)))
    harbor = group(printed_harbor(components, SHEET.height), id="harbor", transform=moved(Point(GAP, GAP)))
    size = Point(3 * GAP + WIDTH + SHEET.width, 2 * GAP + SHEET.height)
    return _document(size, say("corinth-draw-printed"), say("corinth-draw-printed-all"), harbor, sheet)


def _document(size: Point, name: str, description: str, *pieces: str) -> str:
    ground = rect(0, 0, size.x, size.y, "ground")
    return document("corinth", size, name, description, style("corinth", RULES), definitions(), ground, *pieces)


class Table(NamedTuple):
    """Where the harbor and the sheets lie, and how large all of it is."""

    harbor: Box
    sheets: list[Point]
    size: Point


def table(players: int) -> Table:
    """The sheets lie clockwise round the harbor, as turns go (R8); two lie one below the other."""
    top, low = GAP, 2 * GAP + SHEET.height
    left = GAP if players > 2 else -SHEET.width
    middle = left + SHEET.width + GAP
    right = middle + WIDTH + GAP
    size = Point(right + SHEET.width + GAP, low + SHEET.height + GAP)
    if players == 2:
        sheets = [Point(right, top), Point(right, low)]
    elif players == 3:
        sheets = [Point(left, top), Point(right, top), Point((size.x - SHEET.width) / 2, low)]
    else:
        sheets = [Point(left, top), Point(right, top), Point(right, low), Point(left, low)]
    return Table(Box(middle, top, WIDTH, SHEET.height if players == 3 else low + SHEET.height - top), sheets, size)


def _table(components: Components, view: View) -> str:
    lie, places = table(view.players), Places(components)
    sheets = [_sheet(components, places, view, seat, at) for seat, at in enumerate(lie.sheets)]
    return _document(
        lie.size, say("corinth-draw-table", round=view.round), _description(view), _harbor(components, view, lie.harbor), *sheets
    )


def _harbor(components: Components, view: View, place: Box) -> str:
    caption = say("corinth-draw-over") if view.actor == "over" else say("corinth-draw-round", round=view.round)
    return group(
        printed_harbor(components, place.height),
        text(caption, WIDTH - 96, 46, "player end"),
        harbor_dice(components, view.harbor, place.height),
        id="harbor",
        transform=moved(Point(place.x, place.y)),
    )


def _sheet(components: Components, places: Places, view: View, seat: int, at: Point) -> str:
    prefix = f"sheet-{seat}"
    return group(
        printed_sheet(components, places, prefix),
        _whose(view, seat),
        sheet_marks(components, places, view, seat, prefix),
        id=prefix,
        transform=moved(at),
    )


def _whose(view: View, seat: int) -> str:
    known = {"corinth-draw-first": view.begins == seat, "corinth-draw-to-play": view.actor == seat}
    name = element("tspan", plain(say("corinth-draw-seat", seat=seat)), class_="player")
    status = [element("tspan", plain(f"· {say(key)}"), dx=8, class_="status") for key, holds in known.items() if holds]
    return element("text", name, *status, x=172, y=46)


def _description(view: View) -> str:
    """The table in words, for those who do not see it."""
    groups = [say("corinth-draw-lies", district=lies.district, dice=lies.white + lies.yellow, value=lies.value) for lies in view.harbor]
    sheets = [_holds(seat, own) for seat, own in enumerate(view.sheets)]
    return " ".join(groups + sheets)


def _holds(seat: int, own: Sheet) -> str:
    row, column = place(own.steward)
    return say("corinth-draw-holds", seat=seat, gold=own.gold, goats=own.goats, row=row, column=column)
