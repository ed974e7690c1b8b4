"""The sea chart: the tiles of the route, ports, territories and the title."""

from __future__ import annotations

from emporion.engine.svg import Point, circle, curve, group, heading, number, path, rect, text, title, wrapped, xy
from emporion.games.golden_horn.coasts import sea
from emporion.games.golden_horn.codes import KINDS, MODONE, PORTS, TERRITORIES
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.glyphs import glyph
from emporion.games.golden_horn.places import (
    BERTH,
    HARBOURS,
    PLATE,
    PLATES,
    SEAL,
    SPACE,
    TITLE,
    Places,
    Space,
    basin,
    mouth,
    quay,
    route_point,
)
from emporion.text import say


def printed_chart(components: Components, places: Places) -> str:
    """The chart without pieces."""
    return group(
        sea(),
        _course(),
        *(_tile(tile, i + 1) for i, tile in enumerate(places.tiles)),
        *(_port(places, port) for port in PORTS),
        _modone(places) if places.modone else "",
        *(_territory(components, name) for name in TERRITORIES if places.board.dominio),
        id="chart-printed",
    )


def _course() -> str:
    """The course from mouth to mouth, along the route."""
    ways = [mouth(port).middle for port in PORTS]
    return path(curve([ways[0], *(route_point(step / 20) for step in range(-19, 20)), ways[1]]), "course", id="course")


def _tile(spaces: list[Space], order: int) -> str:
    d = curve([space.at for space in spaces])
    return group(path(d, "tile-edge"), path(d, "tile"), *(_space(space) for space in spaces), id=f"tile-{order}")


def _space(space: Space) -> str:
    at, seal = space.at, space.seal
    return group(
        title(say("golden-horn-draw-space", number=space.number, colour=say(f"golden-horn-draw-{space.colour}"))),
        circle(at.x, at.y, SPACE, "water"),
        circle(at.x, at.y, SPACE, f"{space.colour} tint"),
        glyph(space.colour, at, 34, f"{space.colour} printed"),
        circle(at.x, at.y, SPACE - 2, f"rim-{space.colour}"),
        circle(at.x, at.y, SPACE, "frame"),
        circle(seal.x, seal.y, SEAL, f"{space.colour} glyph"),
        glyph(space.colour, seal, 14, "pale"),
        id=f"space-{space.number}",
    )


def _port(places: Places, port: str) -> str:
    box = HARBOURS[port]
    return group(
        title(say(f"golden-horn-draw-{port}")),
        glyph(port, Point(box.x + 32, box.y + 26), 40, "clay"),
        text(say(f"golden-horn-draw-{port}"), box.x + 66, box.y + 34, "port"),
        _basin(places, port),
        _quay(places, port),
        id=f"port-{port}",
    )


def _basin(places: Places, port: str) -> str:
    """The boats' berths, and the way out to the sea between two moles."""
    players, way = places.board.players, mouth(port)
    berths = [_berth(places.berth(port, seat, kind), f"port-{port}-berth-{seat}-{kind}") for seat in range(players) for kind in KINDS]
    moles = f"M{xy(way.x, way.y)} h{way.width} m0 {way.height} h{-way.width}"
    return rect(*basin(port, players), "basin", rx=16) + rect(*way, "sea") + path(moles, "mole") + group(*berths)


def _berth(at: Point, id_: str) -> str:
    return rect(at.x - BERTH.x / 2 + 3, at.y - BERTH.y / 2 + 6, BERTH.x - 6, BERTH.y - 12, "slot", rx=10, id=id_)


def _quay(places: Places, port: str) -> str:
    room = quay(port, places.board.players)
    slots, pitch = places.goods(port, 0)
    side = pitch * 0.8
    marked = [rect(at.x - side / 2, at.y - side / 2, side, side, "slot", rx=3, id=f"port-{port}-{i}") for i, at in enumerate(slots, 1)]
    return rect(room.x - 6, room.y - 6, room.width + 12, room.height + 12, "quay", rx=4) + group(*marked)


def _modone(places: Places) -> str:
    box, pitch = places.modone_box, places.modone_pitch
    side = pitch * 0.92
    berths = [rect(at.x - side / 2, at.y - side / 2, side, side, "slot", rx=10) for at in places.modone_berths]
    return group(
        title(say("golden-horn-draw-modone-holds", boats=len(berths))),
        rect(*box, "basin", rx=18),
        *berths,
        glyph(MODONE, Point(box.middle.x - 46, box.y - 38), 32, "clay"),
        text(say("golden-horn-draw-modone"), box.middle.x - 24, box.y - 30, "port"),
        id="port-modone",
    )


def _territory(components: Components, name: str) -> str:
    territory, at = components.territory(TERRITORIES.index(name)), PLATES[name]
    left, top = at.x - PLATE.x / 2, at.y - PLATE.y / 2
    cost = str(territory.cost)
    return group(
        title(say("golden-horn-draw-territory", name=say(f"golden-horn-draw-{name}"), cost=territory.cost, points=territory.points)),
        rect(left, top, *PLATE, "blank", rx=5),
        glyph("tower", Point(left + 24, at.y + 4), 36, "clay"),
        text(say(f"golden-horn-draw-{name}"), left + 46, top + 23, "heading"),
        text(cost, left + 46, top + 46, "points"),
        glyph("mercenaries", Point(left + 67 + 9 * (len(cost) - 1), top + 41), 20, "figure-mercenaries"),
        circle(left + PLATE.x - 23, at.y, 15, "seal"),
        text(str(territory.points), left + PLATE.x - 23, at.y + 5, "points middle"),
        id=f"territory-{name}",
    )


def cartouche(*words: str) -> str:
    """The chart's title, and below it how the game stands."""
    lines = [line for sentence in words for line in wrapped(heading(sentence), 30)]
    x, top = TITLE.middle.x, TITLE.middle.y + 12 - 11 * len(lines)
    across, down = number(TITLE.width - 16), number(TITLE.height - 16)
    scroll = f"M{xy(TITLE.x, TITLE.y + 8)} q-8 -12 8 -8 h{across} q16 -4 8 8 v{down} q8 12 -8 8 h-{across} q-16 4 -8 -8 Z"
    return group(
        path(scroll, "blank"),
        text(say("golden-horn-draw-title"), x, top, "title middle"),
        *(text(line, x, top + 24 + 18 * i, "status middle") for i, line in enumerate(lines)),
        id="title",
    )
