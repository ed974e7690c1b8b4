"""The sea chart: the tiles of the route, ports, territories and the title."""

from __future__ import annotations

from emporion.drawing.svg import Point, circle, curve, group, number, path, rect, text, title, wrapped, xy
from emporion.games.golden_horn.codes import KINDS, MODONE, PORTS, TERRITORIES
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.drawing.chart_background import sea
from emporion.games.golden_horn.drawing.glyphs import glyph
from emporion.games.golden_horn.drawing.places import (
    BERTH,
    HARBORS,
    SEAL,
    SPACE,
    TITLE,
    Places,
    Space,
)
from emporion.text import say


def printed_chart(components: Components, places: Places) -> str:
    """The chart without pieces."""
    return group(
        sea(places.board),
        path(curve(places.course()), "course", id="course"),
        *(_tile(tile, i + 1) for i, tile in enumerate(places.tiles)),
        *(_port(places, port) for port in PORTS),
        _modone(places) if places.modone else "",
        *(_territory(components, places, name) for name in TERRITORIES if places.board.dominio),
        id="chart-printed",
    )


def _tile(spaces: list[Space], order: int) -> str:
    d = curve([space.at for space in spaces])
    return group(path(d, "tile-edge"), path(d, "tile"), *(_space(space) for space in spaces), id=f"tile-{order}")


def _space(space: Space) -> str:
    at, seal = space.at, space.seal
    return group(
        title(say("golden-horn-draw-space", number=space.number, color=space.color)),
        circle(at.x, at.y, SPACE, "water"),
        circle(at.x, at.y, SPACE, f"{space.color} tint"),
        glyph(space.color, at, 34, f"{space.color} printed"),
        circle(at.x, at.y, SPACE - 2, f"rim-{space.color}"),
        circle(at.x, at.y, SPACE, "frame"),
        circle(seal.x, seal.y, SEAL, f"{space.color} glyph"),
        glyph(space.color, seal, 14, "pale"),
        text(str(space.number), seal.x + SEAL + 4, seal.y + 5, "small"),
        id=f"space-{space.number}",
        data_color=space.color,
    )


def _port(places: Places, port: str) -> str:
    return group(
        title(say("golden-horn-port", port=port)),
        _name(places, port),
        _basin(places, port),
        _quay(places, port),
        id=f"port-{port}",
    )


def _name(places: Places, port: str) -> str:
    """The city and its name: above the berths, on a chart in rows above the goods."""
    name = say("golden-horn-port", port=port)
    if not places.board.rows:
        box = HARBORS[port]
        return glyph(port, Point(box.x + 32, box.y + 26), 40, "clay") + text(name, box.x + 66, box.y + 34, "port")
    box, middle = places.board.rows.harbors[port], places.board.rows.quay_name / 2 - 4
    return glyph(port, Point(box.x + 18, box.y + middle), 26, "clay") + text(name, box.x + 40, box.y + middle + 6, "heading")


def _basin(places: Places, port: str) -> str:
    """The boats' berths, and the way out to the sea between two moles."""
    players, way = places.board.players, places.mouth(port)
    berths = [_berth(places.berth(port, seat, kind), f"port-{port}-berth-{seat}-{kind}") for seat in range(players) for kind in KINDS]
    across = f"M{xy(way.x, way.y)} h{way.width} m0 {way.height} h{-way.width}"
    down = f"M{xy(way.x, way.y)} v{way.height} m{way.width} 0 v{-way.height}"
    moles = path(down if places.board.rows else across, "mole")
    return rect(*places.basin(port), "basin", rx=16) + rect(*way, "sea") + moles + group(*berths)


def _berth(at: Point, id_: str) -> str:
    return rect(at.x - BERTH.x / 2 + 3, at.y - BERTH.y / 2 + 6, BERTH.x - 6, BERTH.y - 12, "slot", rx=10, id=id_)


def _quay(places: Places, port: str) -> str:
    room = places.quay(port)
    slots, pitch = places.goods(port, 0)
    side = pitch * 0.8
    marked = [rect(at.x - side / 2, at.y - side / 2, side, side, "slot", rx=3, id=f"port-{port}-{i}") for i, at in enumerate(slots, 1)]
    ground = rect(room.x - 6, room.y - 6, room.width + 12, room.height + 12, "quay", rx=4, id=f"port-{port}-quay")
    return ground + group(*marked)


def _modone(places: Places) -> str:
    box, pitch = places.modone_box, places.modone_pitch
    side = pitch * 0.92
    spots = enumerate(places.modone_berths, 1)
    berths = [rect(at.x - side / 2, at.y - side / 2, side, side, "slot", rx=10, id=f"port-modone-{i}") for i, at in spots]
    return group(
        title(say("golden-horn-draw-modone-holds", boats=len(berths))),
        rect(*box, "basin", rx=18),
        *berths,
        _modone_name(places),
        id="port-modone",
    )


def _modone_name(places: Places) -> str:
    box = places.modone_box
    if not places.board.rows:
        name = text(say("golden-horn-port", port="modone"), box.middle.x - 24, box.y - 30, "port")
        return glyph(MODONE, Point(box.middle.x - 46, box.y - 38), 32, "clay") + name
    name = text(say("golden-horn-port", port="modone"), box.middle.x + 12, box.y - 10, "heading middle")
    return glyph(MODONE, Point(box.middle.x - 30, box.y - 16), 20, "clay") + name


def _territory(components: Components, places: Places, name: str) -> str:
    territory, at, size = components.territory(TERRITORIES.index(name)), places.plates[name], places.plate
    left, top = at.x - size.x / 2, at.y - size.y / 2
    indent = 38 if places.board.rows else 46
    seal, radius = (Point(left + size.x - 18, at.y + 11), 13) if places.board.rows else (Point(left + size.x - 23, at.y), 15)
    cost = str(territory.cost)
    return group(
        title(say("golden-horn-draw-territory", territory=name, cost=territory.cost, points=territory.points)),
        rect(left, top, *size, "blank", rx=5, id=f"plate-{name}"),
        glyph("tower", Point(left + indent - 22, at.y + 4), 36 if indent > 40 else 28, "clay"),
        text(say("golden-horn-territory", territory=name), left + indent, top + 23, "heading"),
        text(cost, left + indent, top + 46, "points"),
        glyph("mercenaries", Point(left + indent + 21 + 9 * (len(cost) - 1), top + 41), 20, "figure-mercenaries"),
        circle(seal.x, seal.y, radius, "seal"),
        text(str(territory.points), seal.x, seal.y + 5, "points middle"),
        id=f"territory-{name}",
    )


def cartouche(*words: str) -> str:
    """The chart's title, and below it how the game stands."""
    lines = [line for sentence in words for line in wrapped(sentence, 30)]
    x, top = TITLE.middle.x, TITLE.middle.y + 12 - 11 * len(lines)
    across, down = number(TITLE.width - 16), number(TITLE.height - 16)
    scroll = f"M{xy(TITLE.x, TITLE.y + 8)} q-8 -12 8 -8 h{across} q16 -4 8 8 v{down} q8 12 -8 8 h-{across} q-16 4 -8 -8 Z"
    return group(
        path(scroll, "blank"),
        text(say("golden-horn-draw-title"), x, top, "title middle"),
        *(text(line, x, top + 24 + 18 * i, "status middle") for i, line in enumerate(lines)),
        id="title",
    )
