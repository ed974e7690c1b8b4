"""Where everything lies on the chart and beside it: computed from the components, shared by what is printed and by the pieces."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate, pairwise
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from emporion.drawing.svg import Box, Point, grid
from emporion.games.golden_horn.codes import KINDS, PORTS, TERRITORIES
from emporion.games.golden_horn.components import Color, Components
from emporion.games.golden_horn.view import View

BORDER: Final = 10.0
SPACE: Final = 32.0
"""Radius of a space."""
STEP: Final = 74.0
"""From a space to the next one of its tile."""
TILE: Final = 38.0
"""Half the width of a tile."""
SEAL: Final = 12.0
BERTH: Final = Point(72, 92)
"""The room of a boat in a port."""
MODONE_ROOM: Final = Point(226, 84)
"""Along the route and across it."""
NAME: Final = 60.0
"""Height of an end port's name with its city, on the wide chart."""

CHART: Final = Box(0, 0, 1392, 620)
"""The wide chart: a port at each side."""
HARBORS: Final = {"venice": Box(22, 24, 228, 572), "constantinople": Box(1142, 24, 228, 572)}
TOP: Final = Point(288, 100)
"""Where the route leaves Venice; it bends down to `LOW` and up again, the same on both sides."""
LOW: Final = Point(CHART.width / 2, 502)
ROSE: Final = Point(CHART.width / 2, 150)
TITLE: Final = Box(288, 484, 220, 108)
PLATE: Final = Point(174, 58)
PLATES: Final = dict(zip(TERRITORIES, (Point(514, 96), Point(588, 272), Point(988, 530), Point(804, 272), Point(878, 96)), strict=True))
"""The territories lie on the chart about as they do on the earth."""


class Rows(NamedTuple):
    """A chart for the page in rows: Venice above, Constantinople below, the route in two runs between them."""

    chart: Box
    harbors: dict[str, Box]
    runs: tuple[float, float]
    """How high the two runs lie."""
    turn: float
    """Where the route turns; the runs begin and end at `run_out`."""
    run_out: float
    step: float
    """From a space to the next one of its tile."""
    modone: Point
    """The room of Modone, across and down."""
    berth_rows: int
    """The rows of berths in an end port, if more than two play."""
    quay_name: float
    """Height of an end port's name above its goods."""
    plates: dict[str, Point]
    plate: Point
    rose: Point
    rose_scale: float
    rose_beside: Point
    """The rose gives way to the territories."""
    rose_beside_scale: float


TALL: Final = Rows(
    chart=Box(0, 0, 640, 756),
    harbors={"venice": Box(18, 18, 604, 188), "constantinople": Box(18, 550, 604, 188)},
    runs=(266.0, 488.0),
    turn=178.0,
    run_out=592.0,
    step=STEP,
    modone=Point(MODONE_ROOM.y, MODONE_ROOM.x),
    berth_rows=2,
    quay_name=46.0,
    plates=dict(zip(TERRITORIES, (Point(232, 346), Point(392, 346), Point(232, 410), Point(392, 410), Point(552, 346)), strict=True)),
    plate=Point(152, 56),
    rose=Point(410, 378),
    rose_scale=0.62,
    rose_beside=Point(552, 410),
    rose_beside_scale=0.36,
)
"""The chart for narrow screens."""
BROAD: Final = Rows(
    chart=Box(0, 0, 1120, 500),
    harbors={"venice": Box(18, 16, 1084, 104), "constantinople": Box(18, 380, 1084, 104)},
    runs=(174.0, 318.0),
    turn=205.0,
    run_out=1064.0,
    step=104.0,
    modone=Point(236, 88),
    berth_rows=1,
    quay_name=32.0,
    plates={name: Point(406 + 138 * i, 247) for i, name in enumerate(TERRITORIES)},
    plate=Point(132, 50),
    rose=Point(690, 246),
    rose_scale=0.4,
    rose_beside=Point(304, 246),
    rose_beside_scale=0.28,
)
"""The chart for broad screens."""


class Space(NamedTuple):
    """A sea space: its number from Venice on, its color, its middle and where its seal hangs."""

    number: int
    color: Color
    at: Point
    seal: Point


class Layout(NamedTuple):
    """Which board is laid out: for how many players, and with which options."""

    players: int
    always: bool
    dominio: bool
    rows: Rows | None = None
    """The arrangement of a chart in rows; None for the wide chart of pictures, with a port at each side."""


PRINTED: Final = Layout(players=4, always=False, dominio=True)
"""The board that is drawn without a view: the longest one, with everything of both boxes."""


def layout(view: View) -> Layout:
    """The board of a table."""
    return Layout(view.players, view.modone == "always", view.dominio)


def route_point(u: float) -> Point:
    """The route of the wide chart as a curve, from -1 in Venice over 0 to 1 in Constantinople."""
    return Point(LOW.x + u * (LOW.x - TOP.x), LOW.y - (LOW.y - TOP.y) * u * u)


def _route_in_rows(rows: Rows) -> list[Point]:
    """The route of a chart in rows: to the left, round, and to the right."""
    high, low = rows.runs
    reach = (low - high) / 2
    out = [rows.turn + i * (rows.run_out - rows.turn) / 20 for i in range(1, 21)]
    bend = [Point(rows.turn - reach * sin(i * pi / 30), high + reach - reach * cos(i * pi / 30)) for i in range(31)]
    return [*(Point(x, high) for x in reversed(out)), *bend, *(Point(x, low) for x in out)]


class Route:
    """The route by its length."""

    def __init__(self, rows: Rows | None = None) -> None:
        self.points = _route_in_rows(rows) if rows else [route_point(step / 200 - 1) for step in range(401)]
        self._run = list(accumulate((hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(self.points)), initial=0.0))
        self.length = self._run[-1]

    def at(self, run: float) -> Point:
        """The point after a way from Venice."""
        i = min(max(bisect_left(self._run, run), 1), len(self._run) - 1)
        a, b = self.points[i - 1], self.points[i]
        part = (run - self._run[i - 1]) / (self._run[i] - self._run[i - 1])
        return Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)

    def outward(self, run: float) -> Point:
        """The direction away from the land within the route's bend, of length 1."""
        a, b = self.at(run - 1), self.at(run + 1)
        length = hypot(b.x - a.x, b.y - a.y)
        return Point((a.y - b.y) / length, (b.x - a.x) / length)


class Places:
    """The places of one board, in units from the chart's upper left corner."""

    def __init__(self, components: Components, board: Layout) -> None:
        self.board = board
        self.holds = (components.ports.dominio if board.dominio else components.ports.standard).holds
        step = board.rows.step if board.rows else STEP
        self.tiles, self.modone = _lay_tiles(Route(board.rows), components.route(board.players, board.always), step)
        self.spaces = {f"s{space.number}": space for tile in self.tiles for space in tile}
        room = Point(0, 0) if not self.modone else board.rows.modone if board.rows else MODONE_ROOM
        at = self.modone or LOW
        self.modone_box = Box(at.x - room.x / 2, at.y - room.y / 2, *room)
        self.modone_berths, self.modone_pitch = grid(components.modone.boats, self.modone_box, BERTH.x)
        self.chart = board.rows.chart if board.rows else CHART
        self.plates, self.plate = (board.rows.plates, board.rows.plate) if board.rows else (PLATES, PLATE)

    def goods(self, port: str, lying: int) -> tuple[list[Point], float]:
        """The places on a port's quay and the width of each."""
        return grid(max(self.holds, lying), self.quay(port), 54)

    def berth(self, port: str, seat: int, kind: str) -> Point:
        """Every boat has its own berth in an end port, so that none moves when others come and go."""
        room, columns = self.basin(port), _columns(self.board)
        rows = self.board.players * len(KINDS) // columns + bool(self.board.players * len(KINDS) % columns)
        row, column = divmod(seat * len(KINDS) + KINDS.index(kind), columns)
        return Point(room.x + 4 + (column + 0.5) * (room.width - 8) / columns, room.y + (row + 0.5) * room.height / rows)

    def basin(self, port: str) -> Box:
        """Where boats lie in an end port."""
        if not self.board.rows:
            return basin(port, self.board.players)
        box, width = self.board.rows.harbors[port], _columns(self.board) * BERTH.x + 8
        return Box(box.x + box.width - width, box.y, width, box.height)

    def quay(self, port: str) -> Box:
        """Where the goods of an end port lie."""
        if not self.board.rows:
            return quay(port, self.board.players)
        box, left, name = self.board.rows.harbors[port], self.basin(port).x, self.board.rows.quay_name
        return Box(box.x + 6, box.y + name, left - box.x - 26, box.height - name - 6)

    def mouth(self, port: str) -> Box:
        """The way from a basin out to the sea."""
        if not self.board.rows:
            return mouth(port)
        box = self.board.rows.harbors[port]
        return Box(box.x + box.width - 64, box.y + box.height - 4 if port == PORTS[0] else box.y - 18, 54, 22)

    def course(self) -> list[Point]:
        """The course from mouth to mouth, along the route."""
        ways = [self.mouth(port).middle for port in PORTS]
        between = _route_in_rows(self.board.rows) if self.board.rows else [route_point(step / 20) for step in range(-19, 20)]
        return [ways[0], *between, ways[1]]


def _columns(board: Layout) -> int:
    """The wide chart has a row of berths for each player; a chart in rows has as many as it has room for."""
    if board.rows is None or (board.rows.berth_rows > 1 and board.players == 2):
        return len(KINDS)
    return -(-board.players // board.rows.berth_rows) * len(KINDS)


def basin(port: str, players: int) -> Box:
    """Where boats lie in an end port of the wide chart: a row for each player."""
    box = HARBORS[port]
    return Box(box.x, box.y + NAME, box.width, players * BERTH.y + 10)


def quay(port: str, players: int) -> Box:
    """Where the goods of an end port lie on the wide chart: below the boats, as much room as they leave."""
    box, water = HARBORS[port], basin(port, players)
    top = water.y + water.height + 16
    return Box(box.x + 6, top, box.width - 12, box.y + box.height - top - 6)


def mouth(port: str) -> Box:
    """The way from a basin of the wide chart out to the sea."""
    box = HARBORS[port]
    x = box.x + box.width - 4 if port == PORTS[0] else box.x - 22
    return Box(x, box.y + NAME + 12, 26, 54)


def _lay_tiles(curve: Route, route: tuple[Color | None, ...], step: float) -> tuple[list[list[Space]], Point | None]:
    """Tiles of three spaces and Modone, evenly along the route."""
    parts = _parts(route[1:-1])
    sizes = [2 * step + 2 * TILE if part else MODONE_ROOM.x for part in parts]
    gap = (curve.length - sum(sizes)) / (len(parts) + 1)
    starts = accumulate((size + gap for size in sizes), initial=gap)
    tiles: list[list[Space]] = []
    modone = None
    for part, start in zip(parts, starts, strict=False):
        if part:
            tiles.append([_space(curve, 3 * len(tiles) + i + 1, color, start + TILE + i * step) for i, color in enumerate(part)])
        else:
            modone = curve.at(start + MODONE_ROOM.x / 2)
    return tiles, modone


def _parts(places: tuple[Color | None, ...]) -> list[list[Color]]:
    """C4: tiles by their colors, Modone as an empty list."""
    parts: list[list[Color]] = []
    for color in places:
        if color is None:
            parts.append([])
        elif parts and 0 < len(parts[-1]) < 3:
            parts[-1].append(color)
        else:
            parts.append([color])
    return parts


def _space(curve: Route, number: int, color: Color, run: float) -> Space:
    """A space's seal hangs below it, away from the neighbors."""
    at, out = curve.at(run), curve.outward(run)
    x, y = out.x, max(out.y, 0) + 1
    reach = (SPACE + 3) / hypot(x, y)
    return Space(number, color, at, Point(at.x + x * reach, at.y + y * reach))


def boats_at(view: View, place: str) -> list[tuple[int, str]]:
    """The boats in a place, by seat and kind."""
    return [(player.seat, boat.kind) for player in view.table for boat in player.boats if boat.place == place]
