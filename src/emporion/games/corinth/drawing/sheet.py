"""The printed score sheet: title, turn track, districts with shops, market, gold and goats, buildings. No marks."""

from __future__ import annotations

from emporion.drawing.svg import Box, Point, circle, group, number, path, rect, text, title, wrapped, xy
from emporion.games.corinth.codes import BUILDINGS, DIE, DISTRICTS, GOODS, PLUS, SCORING, SIDE, SPOTS, START
from emporion.games.corinth.components import Building, Components, District, good_id
from emporion.games.corinth.drawing.glyphs import die, glyph, meander
from emporion.games.corinth.drawing.places import (
    AWNING,
    BONUS,
    COUNTER,
    LABEL,
    MARGIN,
    MARKET,
    PURSES,
    SHEET,
    SPOT,
    STEWARD,
    Places,
    Stall,
    district_of,
)
from emporion.games.corinth.effects import spot_name
from emporion.text import say

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def printed_sheet(components: Components, places: Places, prefix: str) -> str:
    """Everything that is printed on a sheet. All ids begin with `prefix`."""
    return group(
        rect(0, 0, SHEET.width, SHEET.height, "sheet", rx=6),
        _header(places, prefix),
        *(_district(components, places, name, prefix) for name in places.districts),
        _market(components, places, prefix),
        _purse(components, "gold", places.gold, places.coin, prefix),
        _purse(components, "goats", places.goats, places.goat, prefix),
        *(_building(getattr(components.buildings, name), name, places.buildings[name], prefix) for name in BUILDINGS),
        id=f"{prefix}-printed",
    )


def _header(places: Places, prefix: str) -> str:
    spots = [_track_spot(place, at, prefix) for place, at in enumerate(places.track, 1)]
    label = text(say("corinth-draw-track"), places.track[0].x - 26, 38, "small end")
    return group(
        text(say("corinth-draw-title"), MARGIN, 46, "title"),
        group(meander(MARGIN, 62, SHEET.width - 2 * MARGIN), id=f"{prefix}-band"),
        group(title(say("corinth-draw-about-track")), label, *spots, id=f"{prefix}-track", data_rule="R3"),
    )


def _track_spot(place: int, at: Point, prefix: str) -> str:
    ring = circle(at.x, at.y, 15, "blank")
    return group(ring, text(ROMAN[place - 1], at.x, at.y + 4.5, "roman middle"), id=f"{prefix}-track-{place}")


def _district(components: Components, places: Places, name: str, prefix: str) -> str:
    district = district_of(components, name)
    row = places.districts[name]
    room = row.width - LABEL - BONUS - 12
    good = say("corinth-good-title", good=good_id(district.good))
    return group(
        rect(*row, f"{name} tint", rx=5),
        path(f"M{xy(row.x + 5, row.y)} h{LABEL - 5} v{row.height} h{5 - LABEL} q-5 0 -5 -5 v{10 - row.height} q0 -5 5 -5 Z", name),
        rect(*row, "frame", rx=5),
        glyph(name, Point(row.x + LABEL / 2, row.middle.y), 40, "pale"),
        text(good, row.x + LABEL + 10, row.y + 18, "good", font_size=min(14, room / len(good))),
        *(
            _shop(district, slot, stall, name, places.symbols[name], f"{prefix}-shop-{name}-{district.shops[slot][0]}")
            for slot, stall in enumerate(places.stalls[name])
        ),
        _bonus(district, name, places.bonuses[name], prefix) if district.bonus else "",
        id=f"{prefix}-district-{name}",
    )


def _shop(district: District, slot: int, stall: Stall, name: str, symbol: float, id_: str) -> str:
    points, symbols = district.shops[slot]
    box = stall.box
    return group(
        title(say("corinth-draw-shop", points=points, symbols=symbols, good=good_id(district.good))),
        rect(box.x, box.y + AWNING - 2, box.width, COUNTER + 2, "blank"),
        _awning(box, name),
        circle(stall.points.x, stall.points.y, 11, "blank"),
        text(str(points), stall.points.x, stall.points.y + 5, "points middle", id=f"{id_}-points"),
        *(group(glyph(name, at, symbol * 0.89, name), id=f"{id_}-{place}") for place, at in enumerate(stall.symbols, 1)),
        id=id_,
        data_rule="A3",
    )


def _awning(box: Box, name: str) -> str:
    """A striped awning with a scalloped edge, drawn a little wider than its counter."""
    scallops = max(3, round(box.width / 11) | 1)
    width = (box.width + 4) / scallops
    left, drop = box.x - 2, AWNING - 4
    stripes = [
        path(
            f"M{xy(left + i * width, box.y)} h{number(width)} v{drop} q{xy(-width / 2, 6)} {xy(-width, 0)} Z",
            "awning blank" if i % 2 else f"awning {name}",
        )
        for i in range(scallops)
    ]
    return group(*stripes)


def _bonus(district: District, name: str, at: Point, prefix: str) -> str:
    return group(
        title(say("corinth-draw-bonus", points=district.bonus, good=good_id(district.good))),
        circle(at.x, at.y, 15, "blank bare"),
        glyph("wreath", at, 50, name),
        text(str(district.bonus), at.x, at.y + 7, "bonus middle"),
        id=f"{prefix}-bonus-{name}",
        data_rule="A5",
    )


def _market(components: Components, places: Places, prefix: str) -> str:
    spots = [_spot(components, places, spot, prefix) for spot in range(SPOTS)]
    boxes = [rect(*box, "blank", rx=2, id=f"{prefix}-box-{name}") for name, box in places.boxes.items()]
    name = text(say("corinth-draw-market"), MARKET.x + 14, MARKET.y + 21, "heading")
    return group(rect(*MARKET, "frame", rx=5), name, _streets(places), *spots, *boxes, id=f"{prefix}-market")


def _streets(places: Places) -> str:
    """All joints between neighbors (C3): a street along every row and every column."""
    at = list(places.spots.values())
    across = [(at[row * SIDE], at[row * SIDE + SIDE - 1]) for row in range(SIDE)]
    down = [(at[column], at[SPOTS - SIDE + column]) for column in range(SIDE)]
    return path("".join(f"M{xy(*a)} L{xy(*b)}" for a, b in across + down), "street")


def _spot(components: Components, places: Places, spot: int, prefix: str) -> str:
    name = spot_name(spot)
    at = places.spots[name]
    kind, amount = components.spots()[spot]
    words, face = title(_spot_title(components, kind, amount)), _spot_face(kind, amount, at)
    return group(words, *face, id=f"{prefix}-spot-{name}", data_rule=_SPOT_RULES.get(kind, "S8"))


_SPOT_RULES = {START: "S2", SCORING: "S11", PLUS: "S10", DIE: "S9"}


def _spot_title(components: Components, kind: int, amount: int) -> str:
    if kind < START:
        name = DISTRICTS[kind]
        if name in GOODS:
            return say("corinth-draw-checks", amount=amount, good=good_id(district_of(components, name).good))
        return say("corinth-draw-gives", what=name, amount=amount)
    return say({START: "corinth-draw-start", SCORING: "corinth-draw-scoring", PLUS: "corinth-draw-plus", DIE: "corinth-draw-die"}[kind])


def _spot_face(kind: int, amount: int, at: Point) -> list[str]:
    ring = circle(at.x, at.y, SPOT, "blank")
    if kind < START:
        name = DISTRICTS[kind]
        tint = circle(at.x, at.y, SPOT, f"{name} tint")
        return [ring, tint, text(str(amount), at.x - 13, at.y + 6, "amount middle"), glyph(name, Point(at.x + 6.5, at.y), 20, name)]
    if kind == START:
        return [circle(at.x, at.y, SPOT, "clay ringed"), glyph("steward", at, STEWARD, "black")]
    if kind == SCORING:
        return [ring, glyph("sun", at, 36, "clay")]
    if kind == DIE:
        return [ring, die(5, "yellow", at, 24)]
    return [ring, text(f"+{amount}", at.x, at.y + 6, "amount middle")]


def _purse(components: Components, what: str, places: list[Point], size: float, prefix: str) -> str:
    purse = PURSES[what]
    symbols = [_symbol(what, place, at, size, place <= components.symbols.circled, prefix) for place, at in enumerate(places, 1)]
    return group(
        title(say("corinth-draw-about-purse")),
        rect(*purse, "frame", rx=5),
        text(say("corinth-good-title", good=what), purse.x + 14, purse.middle.y - 2, "heading"),
        text(say("corinth-draw-half"), purse.x + 14, purse.middle.y + 15, "small"),
        *symbols,
        id=f"{prefix}-{what}",
        data_rule="C5",
    )


def _symbol(what: str, place: int, at: Point, size: float, circled: bool, prefix: str) -> str:
    """C5: the first symbols are printed with a circle."""
    id_ = f"{prefix}-{what}-{place}"
    ring = circle(at.x, at.y, size * 0.45, "printed", id=f"{id_}-circle") if circled else ""
    return group(glyph(what, at, size * 0.72, what), ring, id=id_)


def _building(building: Building, name: str, card: Box, prefix: str) -> str:
    named, power = say("corinth-building-title", building=name), say("corinth-draw-power", building=name)
    left = card.x + 66
    return group(
        title(say("corinth-draw-about-building", building=name)),
        rect(*card, "frame", rx=5),
        glyph(name, Point(card.x + 34, card.middle.y), 50, "clay"),
        text(named, left, card.y + 20, "heading"),
        _cost(building, left, card.y + 33),
        *(text(line, left, card.y + 53 + 13 * i, "small") for i, line in enumerate(wrapped(power, 22))),
        rect(card.x + card.width - 24, card.y + 8, 16, 16, "blank", rx=2, id=f"{prefix}-building-{name}-box"),
        id=f"{prefix}-building-{name}",
        data_rule=_BUILDING_RULES[name],
    )


_BUILDING_RULES = {"temple": "B2", "warehouse": "B3", "stable": "B4", "store": "B5"}


def _cost(building: Building, x: float, y: float) -> str:
    """C4: what is not asked for is not printed."""
    pieces = []
    for what, amount in (("gold", building.gold), ("goats", building.goats)):
        if amount:
            pieces += [text(str(amount), x, y + 5, "cost"), glyph(what, Point(x + 12 + 8 * len(str(amount)), y), 16, what)]
            x += 38 + 8 * (len(str(amount)) - 1)
    return group(*pieces)
