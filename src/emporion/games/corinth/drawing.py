"""Corinth as a picture: the harbor board and the sheets, printed and marked. One SVG document, nothing from outside."""

from __future__ import annotations

from typing import Final

from emporion.games.corinth.components import Components
from emporion.games.corinth.glyphs import definitions
from emporion.games.corinth.harbor import WIDTH, harbor_dice, printed_harbor
from emporion.games.corinth.marks import sheet_marks
from emporion.games.corinth.places import SHEET, Places, Point
from emporion.games.corinth.sheet import printed_sheet
from emporion.games.corinth.svg import element, group, number, plain, rect, text
from emporion.games.corinth.view import View
from emporion.text import say

GAP: Final = 24.0

INK: Final = "#2b2a28"
PAPER: Final = "#f6efe2"
SHEET_PAPER: Final = "#fdf9f0"
CLAY: Final = "#d69a70"
PENCIL: Final = "#33415c"
COLOURS: Final = {
    "goats": "#b8a48c",
    "green": "#2f8f5b",
    "purple": "#7b4fa0",
    "blue": "#2a6fb0",
    "orange": "#e8762c",
    "gold": "#e3b505",
}
"""The accent, terracotta, is not among them: it marks what may be done now, and the page adds it."""

_RULES: Final = {
    "": f"color:{SHEET_PAPER};font-family:system-ui,sans-serif",
    ".ground": f"fill:{PAPER}",
    ".sheet": f"fill:{SHEET_PAPER};stroke:{INK};stroke-width:1.2",
    ".frame": f"fill:none;stroke:{INK};stroke-width:1.2",
    ".blank": f"fill:{SHEET_PAPER};stroke:{INK};stroke-width:1.2",
    ".bare": "stroke:none",
    ".clay": f"fill:{CLAY}",
    ".ringed,.awning": f"stroke:{INK};stroke-width:1.2",
    ".key": f"fill:none;stroke:{INK};stroke-width:1.6",
    ".sea": "fill:#cfe3e6",
    ".wave": "fill:none;stroke:#8fb9c0;stroke-width:1.2;stroke-linecap:round",
    ".street": "fill:none;stroke:#e3cfb2;stroke-width:7;stroke-linecap:round",
    **{f".{name}": f"fill:{colour}" for name, colour in COLOURS.items()},
    ".tint": "fill-opacity:.2",
    ".glyph": f"stroke:{INK};stroke-linecap:round;stroke-linejoin:round",
    ".pale": f"fill:{SHEET_PAPER}",
    ".black": f"fill:{INK}",
    ".piece": f"fill:{INK};stroke:{SHEET_PAPER}",
    ".printed": f"fill:none;stroke:{INK};stroke-width:1.8",
    ".die": f"stroke:{INK};stroke-width:1.2",
    ".white-die": "fill:#fffefa",
    ".yellow-die": "fill:#f3cc30",
    ".pip": f"fill:{INK}",
    "text": f"fill:{INK};font-size:14px",
    ".title": "font:32px Georgia,serif",
    ".player": "font:italic 19px Georgia,serif",
    ".status": "font-size:13px",
    ".heading": "font:17px Georgia,serif",
    ".good": "font-family:Georgia,serif",
    ".small": "font-size:11px",
    ".roman": "font:13px Georgia,serif",
    ".points": "font-size:14px;font-weight:700",
    ".bonus": "font-size:18px;font-weight:700",
    ".amount": "font-size:15px;font-weight:700",
    ".cost": "font-size:13px;font-weight:700",
    ".middle": "text-anchor:middle",
    ".end": "text-anchor:end",
    ".pencil": f"fill:none;stroke:{PENCIL};stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
    ".edge": f"fill:none;stroke:{SHEET_PAPER};stroke-width:4;stroke-opacity:.7;stroke-linecap:round;stroke-linejoin:round",
    ".written": f"fill:{PENCIL};font-size:17px;font-style:italic;font-weight:700",
}


def _style() -> str:
    """The classes, once and all under `.corinth`, for a page to override."""
    rules = [
        ",".join(f".corinth {one}".strip() for one in selector.split(",")) + f"{{{declarations}}}"
        for selector, declarations in _RULES.items()
    ]
    return element("style", "\n".join(rules))


def draw(components: Components, view: View | None) -> str:
    """The printed harbor and one empty sheet; or, with a view, the whole table as it lies."""
    return _printed(components) if view is None else _table(components, view)


def _printed(components: Components) -> str:
    sheet = group(printed_sheet(components, Places(components), "sheet"), id="sheet", transform=_moved(Point(2 * GAP + WIDTH, GAP)))
    harbor = group(printed_harbor(components, SHEET.height), id="harbor", transform=_moved(Point(GAP, GAP)))
    size = Point(3 * GAP + WIDTH + SHEET.width, 2 * GAP + SHEET.height)
    return _document(size, say("corinth-draw-printed"), say("corinth-draw-printed-all"), harbor, sheet)


def _document(size: Point, name: str, description: str, *pieces: str) -> str:
    return element(
        "svg",
        element("title", plain(name), id="corinth-title"),
        element("desc", plain(description), id="corinth-desc"),
        _style(),
        definitions(),
        rect(0, 0, size.x, size.y, "ground"),
        *pieces,
        xmlns="http://www.w3.org/2000/svg",
        class_="corinth",
        role="img",
        aria_labelledby="corinth-title corinth-desc",
        width=size.x,
        height=size.y,
        viewBox=f"0 0 {number(size.x)} {number(size.y)}",
    )


def _moved(to: Point) -> str:
    return f"translate({number(to.x)} {number(to.y)})"


def _seats(players: int) -> tuple[Point, float, list[Point], Point]:
    """The harbor's place and height, the sheets' places clockwise round it (R8), the size of all."""
    low = 2 * GAP + SHEET.height
    full = GAP + 2 * SHEET.height
    right = 2 * GAP + WIDTH
    if players == 2:
        return Point(GAP, GAP), full, [Point(right, GAP), Point(right, low)], Point(right + SHEET.width + GAP, low + SHEET.height + GAP)
    left, middle = GAP, 2 * GAP + SHEET.width
    right = middle + WIDTH + GAP
    size = Point(right + SHEET.width + GAP, low + SHEET.height + GAP)
    if players == 3:
        return Point(middle, GAP), SHEET.height, [Point(left, GAP), Point(right, GAP), Point((size.x - SHEET.width) / 2, low)], size
    return Point(middle, GAP), full, [Point(left, GAP), Point(right, GAP), Point(right, low), Point(left, low)], size


def _table(components: Components, view: View) -> str:
    at, height, seats, size = _seats(view.players)
    caption = say("corinth-draw-over") if view.actor == "over" else say("corinth-draw-round", round=view.round)
    harbor = group(
        printed_harbor(components, height),
        text(caption, WIDTH - 96, 46, "player end"),
        harbor_dice(components, view.harbor, height),
        id="harbor",
        transform=_moved(at),
    )
    places = Places(components)
    sheets = [_sheet(components, places, view, seat, where) for seat, where in enumerate(seats)]
    return _document(size, say("corinth-draw-table", round=view.round), _description(view), harbor, *sheets)


def _sheet(components: Components, places: Places, view: View, seat: int, at: Point) -> str:
    prefix = f"sheet-{seat}"
    return group(
        printed_sheet(components, places, prefix),
        _whose(view, seat),
        sheet_marks(components, places, view, seat, prefix),
        id=prefix,
        transform=_moved(at),
    )


def _whose(view: View, seat: int) -> str:
    status = [
        say(key) for key, holds in (("corinth-draw-first", view.first == seat), ("corinth-draw-to-play", view.actor == seat)) if holds
    ]
    name = element("tspan", plain(say("corinth-draw-seat", seat=seat)), class_="player")
    return element("text", name, *(element("tspan", plain(f"· {words}"), dx=8, class_="status") for words in status), x=172, y=46)


def _description(view: View) -> str:
    """The table in words, for those who do not see it."""
    groups = [
        say("corinth-draw-lies", district=group.district, dice=group.white + group.yellow, value=group.value) for group in view.harbor
    ]
    sheets = [
        say("corinth-draw-holds", seat=sheet.seat, gold=sheet.gold, goats=sheet.goats, steward=sheet.steward) for sheet in view.sheets
    ]
    return " ".join(groups + sheets)
