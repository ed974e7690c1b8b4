"""Golden Horn as a picture: the sea chart, the counter beside it, and what lies before each player. One SVG, nothing from outside."""

from __future__ import annotations

from typing import Final

from emporion.drawing import theme
from emporion.drawing.svg import Point, document, group, moved, rect, style
from emporion.drawing.theme import COLORS, INK, SHEET, WAVE
from emporion.games.golden_horn.codes import PORTS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.drawing.chart import cartouche, printed_chart
from emporion.games.golden_horn.drawing.chart_pieces import draw_pieces
from emporion.games.golden_horn.drawing.glyphs import definitions
from emporion.games.golden_horn.drawing.panels import PANEL, panel, printed_player, things_of
from emporion.games.golden_horn.drawing.pieces import boat_title, outlines
from emporion.games.golden_horn.drawing.places import BORDER, CHART, PRINTED, Layout, Places, layout
from emporion.games.golden_horn.drawing.supply import COUNTER, Stock, counter, printed_stock, stock
from emporion.games.golden_horn.view import Player, View
from emporion.text import say

GAP: Final = 24.0
WIDTH: Final = CHART.width + 2 * GAP
COUNTER_TOP: Final = 2 * GAP + CHART.height
PANELS_TOP: Final = COUNTER_TOP + COUNTER.height + GAP
PANEL_SIZE: Final = Point(PANEL.width + GAP, PANEL.height + GAP)
"""The size of a picture of one panel."""

HULLS: Final = (INK, "#6d4590", "#8a5a2b", "#4f7480")
"""The hulls of the four fleets are no color of any good. The page has the same for everything of a player (`styles/palette.css`)."""

LAND: Final = "#f0e2c4"
SHOAL: Final = "#e6f1f2"
QUAY: Final = "#e0cca6"
WAKE: Final = "#3f7580"

RULES: Final = {
    **theme.RULES,
    **{f".{name}": f"fill:{color}" for name, color in COLORS.items()},
    **{f".rim-{name}": f"fill:none;stroke:{color};stroke-width:4" for name, color in COLORS.items()},
    **{f".hull-{seat}": f"fill:{color}" for seat, color in enumerate(HULLS)},
    **{f".on-{seat}": f"fill:{SHEET}" for seat in range(len(HULLS))},
    ".tint": "fill-opacity:.3",
    ".turn": "stroke-width:3",
    ".land": f"fill:{LAND};stroke:{INK};stroke-width:1.2;stroke-linejoin:round",
    ".shallows": f"fill:none;stroke:{WAVE};stroke-width:9;stroke-opacity:.45;stroke-linejoin:round",
    ".rhumb": f"fill:none;stroke:{INK};stroke-width:.7;stroke-opacity:.22",
    ".far": "stroke-opacity:.13",
    ".rose-ring": f"fill:none;stroke:{INK};stroke-width:1",
    ".filled": f"fill:{SHEET}",
    ".leagues": f"fill:none;stroke:{INK};stroke-width:5",
    ".course": f"fill:none;stroke:{INK};stroke-width:1.4;stroke-dasharray:7 6",
    ".tile-edge": f"fill:none;stroke:{INK};stroke-width:77.2;stroke-linecap:round",
    ".tile": f"fill:none;stroke:{SHOAL};stroke-width:74.8;stroke-linecap:round",
    ".water": f"fill:{SHEET}",
    ".printed": "fill-opacity:.4;stroke:none",
    ".margin": f"fill:none;stroke:{SHEET};stroke-width:{BORDER}",
    ".mole": f"fill:none;stroke:{INK};stroke-width:2.4;stroke-linecap:round",
    ".basin": f"fill:{theme.SEA};stroke:{INK};stroke-width:1.2",
    ".quay": f"fill:{QUAY};stroke:{INK};stroke-width:1.2",
    ".slot": f"fill:{SHEET};fill-opacity:.45;stroke:{INK};stroke-width:.8;stroke-opacity:.45",
    ".place": f"fill:none;stroke:{INK};stroke-width:1;stroke-opacity:.5;stroke-dasharray:4 3",
    ".faint": "fill-opacity:.3;stroke-opacity:.35",
    ".seal": f"fill:{theme.CLAY};stroke:{INK};stroke-width:1.2",
    ".figure-mercenaries": "fill:#a7b0b6",
    ".figure-peasants": "fill:#4a4743",
    ".leather": "fill:#b98a5a",
    ".wood": "fill:#d8bd8f",
    ".back": "fill:#5d7480",
    ".ring": f"fill:none;stroke:{SHEET};stroke-width:1",
    ".wind": f"fill:none;stroke:{SHEET};stroke-width:1.6;stroke-linecap:round",
    ".yard": f"fill:none;stroke:{INK};stroke-width:1.2;stroke-linecap:round",
    ".sprit": f"fill:none;stroke:{INK};stroke-width:2;stroke-linecap:round",
    ".wake": f"fill:none;stroke:{WAKE};stroke-width:2;stroke-linecap:round",
    ".turning": "fill:none",
    ".port": f"font:22px {theme.SERIF}",
    ".letter": "font-weight:700",
    ".cargo": "font-size:11px;font-weight:700",
    ".count": "font-size:12px;font-weight:700",
    ".amount": "font-size:22px;font-weight:700",
    ".label": f"font:14px {theme.SERIF}",
}


def draw(components: Components, view: View | None) -> str:
    """Everything of both boxes, laid out for four players; or, with a view, the table as it lies."""
    return _draw_printed(components) if view is None else _table(components, view)


def draw_part(components: Components, view: View, part: str) -> str:
    """One part of the picture: `chart`, or `panel-0` for the panel of seat 0."""
    at = Point(GAP / 2, GAP / 2)
    board = layout(view)
    if part == "chart":
        drawn, size = _chart(components, view, board, at), Point(CHART.width + GAP, CHART.height + GAP)
    else:
        player = view.table[int(part.removeprefix("panel-"))]
        drawn, size = group(panel(components, player, view, things_of(board.dominio)), transform=moved(at)), PANEL_SIZE
    name = say("golden-horn-draw-table", round=view.round)
    ground = rect(0, 0, *size, "ground")
    return document("golden-horn", size, name, _description(components, view), style("golden-horn", RULES), definitions(), ground, drawn)


def chart(components: Components, board: Layout) -> str:
    """What is printed on the chart of a table, with all glyphs, for a page that brings its own classes and lays the pieces on it."""
    places = Places(components, board)
    name, description = say("golden-horn-draw-chart"), say("golden-horn-draw-chart-all")
    drawn = (printed_chart(components, places), "" if board.rows else cartouche())
    return document("golden-horn", Point(places.chart.width, places.chart.height), name, description, definitions(), outlines(), *drawn)


def _draw_printed(components: Components) -> str:
    laid = group(printed_chart(components, Places(components, PRINTED)), cartouche(), id="chart", transform=moved(Point(GAP, GAP)))
    players = [printed_player(seat) for seat in range(PRINTED.players)]
    name, description = say("golden-horn-draw-printed"), say("golden-horn-draw-printed-all")
    return _lay_out(components, name, description, laid, printed_stock(components), players, PRINTED, None)


def _table(components: Components, view: View) -> str:
    board = layout(view)
    laid = _chart(components, view, board, Point(GAP, GAP))
    name = say("golden-horn-draw-table", round=view.round)
    return _lay_out(components, name, _description(components, view), laid, stock(view), view.table, board, view)


def _chart(components: Components, view: View, board: Layout, at: Point) -> str:
    """The chart with everything that is on it."""
    places = Places(components, board)
    drawn = (printed_chart(components, places), cartouche(*_draw_standing(view)), draw_pieces(components, places, view))
    return group(*drawn, id="chart", transform=moved(at))


def _lay_out(
    components: Components, name: str, description: str, chart: str, left: Stock, players: list[Player], board: Layout, view: View | None
) -> str:
    spots = panel_spots(board.players)
    size = Point(WIDTH, spots[-1].y + PANEL.height + GAP)
    panels = [
        group(panel(components, player, view, things_of(board.dominio)), transform=moved(at))
        for player, at in zip(players, spots, strict=True)
    ]
    beside = group(counter(left), transform=moved(Point(GAP, COUNTER_TOP)))
    drawn = (rect(0, 0, *size, "ground"), chart, beside, *panels)
    return document("golden-horn", size, name, description, style("golden-horn", RULES), definitions(), *drawn)


def panel_spots(players: int) -> list[Point]:
    """The players sit clockwise, as turns go; a third one alone in the middle."""
    left, right = GAP, WIDTH - GAP - PANEL.width
    low = PANELS_TOP + PANEL.height + GAP
    above = [Point(left, PANELS_TOP), Point(right, PANELS_TOP)]
    below = {2: [], 3: [Point((WIDTH - PANEL.width) / 2, low)], 4: [Point(right, low), Point(left, low)]}
    return above + below[players]


def _draw_standing(view: View) -> list[str]:
    """How the game stands: the round and whose turn it is, and that the end is near."""
    if view.actor == "over":
        return [say("golden-horn-draw-over")]
    turn = say("golden-horn-draw-turn" if view.round else "golden-horn-draw-setup", round=view.round, seat=view.turn)
    return [turn, say(f"golden-horn-draw-end-{view.end}")] if view.end else [turn]


def _description(components: Components, view: View) -> str:
    """The table in words, for those who do not see it."""
    lies = "golden-horn-draw-lies"
    ports = [say(lies if view.ports[port] else f"{lies}-nothing", port=port, things=view.ports[port]) for port in PORTS]
    boats = [boat_title(components, player.seat, boat) for player in view.table for boat in player.boats]
    players = [sentence for player in view.table for sentence in _possessions(player)]
    standing, boats = ([say("golden-horn-draw-sentence", words=words) for words in lines] for lines in (_draw_standing(view), boats))
    return " ".join([*standing, *ports, *boats, *players])


def _possessions(player: Player) -> list[str]:
    """What a player has, as far as it is shown."""
    found = [say("golden-horn-draw-holds", seat=player.seat, cards=player.cards, stored=player.stored)]
    found += [say("golden-horn-draw-holds-hand", cards=player.hand)] if player.hand else []
    found += [say("golden-horn-draw-holds-warehouse", things=player.warehouse)] if player.warehouse else []
    found += [say("golden-horn-draw-conquered", territories=player.territories)] if player.territories else []
    return found
