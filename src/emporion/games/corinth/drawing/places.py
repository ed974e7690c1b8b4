"""Where everything lies on a printed sheet: computed from the components, shared by what is printed and by the pencil."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from emporion.drawing.svg import Box, Point, grid
from emporion.games.corinth.codes import BUILDINGS, GOODS, SCORING, SIDE, SPOTS
from emporion.games.corinth.components import Components, District
from emporion.games.corinth.effects import spot_name


class Stall(NamedTuple):
    """A shop: its awning with the points, its counter with the symbols."""

    box: Box
    points: Point
    symbols: list[Point]


SHEET: Final = Box(0, 0, 900, 632)
MARGIN: Final = 24.0
ROWS: Final = Box(24, 88, 480, 356)
MARKET: Final = Box(528, 88, 348, 356)
PURSES: Final = {"gold": Box(24, 458, 418, 66), "goats": Box(458, 458, 418, 66)}
CARDS: Final = Box(24, 538, 852, 72)
ROW_GAP: Final = 8.0
LABEL: Final = 56.0
"""Width of the colored block at the left of a district."""
BONUS: Final = 62.0
"""Width kept for the first finisher's bonus at its right."""
AWNING: Final = 21.0
COUNTER: Final = 31.0
STALL_GAP: Final = 8.0
MIN_STALL_WIDTH: Final = 34.0
"""A stall has to hold the pencil's circle round its points."""
MAX_SYMBOL: Final = 22.25
SPOT: Final = 23.0
"""Radius of a market spot."""
STEWARD: Final = 31.0
STREET: Final = 64.0
"""From one market spot to the next."""
PURSE_LABEL: Final = 92.0
TRACK_ROOM: Final = 432.0


def district_of(components: Components, name: str) -> District:
    """A district of the sheet, by its color."""
    return components.district(GOODS.index(name))


class Places:
    """The places on a sheet printed from these components, in units from its upper left corner."""

    def __init__(self, components: Components) -> None:
        self.districts = _districts(components)
        self.symbols = {name: _symbol(district_of(components, name)) for name in GOODS}
        self.stalls = {name: _stalls(district_of(components, name), row, self.symbols[name]) for name, row in self.districts.items()}
        self.bonuses = {name: Point(row.x + row.width - BONUS / 2, row.middle.y) for name, row in self.districts.items()}
        self.spots = {spot_name(spot): _spot(spot) for spot in range(SPOTS)}
        self.boxes = {spot_name(n): _box(_spot(n)) for n, (kind, _) in enumerate(components.spots()) if kind == SCORING}
        self.gold, self.coin = _purse("gold", components.symbols.gold)
        self.goats, self.goat = _purse("goats", components.symbols.goats)
        self.buildings = {name: _card(number) for number, name in enumerate(BUILDINGS)}
        self.track = _track(components.track.spots)


def _districts(components: Components) -> dict[str, Box]:
    """The districts lie as on the harbor board (C1): what is lowest there is lowest here."""
    names = [name for name in reversed(components.harbor.order) if name in GOODS]
    height = (ROWS.height + ROW_GAP) / len(names)
    return {name: Box(ROWS.x, ROWS.y + i * height, ROWS.width, height - ROW_GAP) for i, name in enumerate(names)}


def _widths(district: District, symbol: float, rows: int) -> list[float]:
    return [max(MIN_STALL_WIDTH, ceil(symbols / rows) * symbol + 8) for _, symbols in district.shops]


def _rows(symbol: float) -> int:
    """How many rows of symbols a counter holds."""
    return max(1, int((COUNTER - 4) / symbol))


def _symbol(district: District) -> float:
    """The largest symbols with which all shops of a district fit beside each other."""
    room = ROWS.width - LABEL - BONUS - STALL_GAP * (len(district.shops) + 1)
    symbol = MAX_SYMBOL
    while symbol > 1 and sum(_widths(district, symbol, _rows(symbol))) > room:
        symbol -= 0.25
    return symbol


def _stalls(district: District, row: Box, symbol: float) -> list[Stall]:
    x, y = row.x + LABEL + STALL_GAP + 2, row.y + row.height - AWNING - COUNTER - 5
    stalls = []
    for (_, symbols), width in zip(district.shops, _widths(district, symbol, _rows(symbol)), strict=True):
        counter = Box(x, y + AWNING, width, COUNTER)
        stalls.append(
            Stall(Box(x, y, width, AWNING + COUNTER), Point(counter.middle.x, y + AWNING / 2 - 1), _ware(symbols, counter, symbol))
        )
        x += width + STALL_GAP
    return stalls


def _ware(symbols: int, counter: Box, symbol: float) -> list[Point]:
    rows = _rows(symbol)
    columns = ceil(symbols / rows)
    left, top = counter.middle.x - columns * symbol / 2, counter.middle.y - ceil(symbols / columns) * symbol / 2 + 1
    return [Point(left + (i % columns + 0.5) * symbol, top + (i // columns + 0.5) * symbol) for i in range(symbols)]


def _spot(spot: int) -> Point:
    return Point(MARKET.x + 40 + spot % SIDE * STREET, MARKET.y + 68 + spot // SIDE * STREET)


def _box(spot: Point) -> Box:
    """A scoring spot's box lies between the streets, up and to the right, wherever the spot is."""
    return Box(spot.x + 16, spot.y - 39, 28, 22)


def _purse(what: str, symbols: int) -> tuple[list[Point], float]:
    purse = PURSES[what]
    return grid(symbols, Box(purse.x + PURSE_LABEL, purse.y + 3, purse.width - PURSE_LABEL - 6, purse.height - 6), 30)


def _card(building: int) -> Box:
    width = (CARDS.width + 12) / len(BUILDINGS)
    return Box(CARDS.x + building * width, CARDS.y, width - 12, CARDS.height)


def _track(spots: int) -> list[Point]:
    pitch = min(38, TRACK_ROOM / spots)
    return [Point(SHEET.width - MARGIN - (spots - i - 0.5) * pitch, 34) for i in range(spots)]
