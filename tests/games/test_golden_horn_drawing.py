"""The drawing of Golden Horn: everything printed is there, every piece is where the view says, what a seat may not see is not in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from emporion.drawing.svg import Box, Point
from emporion.engine.match import Match
from emporion.games import find
from emporion.games.golden_horn.codes import COLORS, KINDS, PORTS, TERRITORIES, THINGS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.drawing.panels import PANEL
from emporion.games.golden_horn.drawing.picture import COUNTER_TOP, GAP, WIDTH, draw, panel_spots
from emporion.games.golden_horn.drawing.places import CHART, HARBORS, PLATE, PLATES, SEAL, SPACE, TITLE, Layout, Places, basin, mouth, quay
from emporion.games.golden_horn.view import Player, View
from emporion.text import catalogue
from tests.conftest import random_play
from tests.games.drawings import SVG, check_harmless, check_well_formed, drawn_elsewhere, ids, matching, overlap, parsed

Figures = dict[str, Any]
Option = dict[str, str | bool]

TABLES: list[tuple[int, Option]] = [
    (2, {}),
    (3, {}),
    (3, {"modone": "always", "warehouses": "open"}),
    (4, {"dominio": True}),
    (4, {"dominio": True, "warehouses": "open"}),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda value: str(value))


def figures() -> Figures:
    return deepcopy(find("golden-horn").standard())


def box(changed: Figures | None = None) -> Components:
    components: Components = find("golden-horn").components(changed or figures())
    return components


def corrected() -> Figures:
    """A file with other figures nearly everywhere, some as large as they may be."""
    found = figures()
    found["goods"]["each"], found["cards"]["each"] = 99, 99
    found["hand"]["cards"] = 40
    found["draws"] |= {"trio": 4, "duo": 5, "solo": 6}
    found["fleets"]["A"] |= {"trio": ["blue", "pink", "orange"], "duo": ["red", "yellow"], "solo": ["green"]}
    found["sea"]["tiles"] = [["blue", "pink", "green"], ["red", "orange", "yellow"]] * 2
    found["modone"]["boats"] = 7
    found["ports"]["standard"]["holds"], found["ports"]["dominio"]["holds"] = 13, 99
    found["dominio"] |= {"black": 3, "white": 4, "mercenaries": 40}
    for number, name in enumerate(TERRITORIES):
        found["territories"][name] |= {"cost": 36 + number, "points": 95 + number}
    return found


FILES = {"standard": figures, "corrected": corrected}
every_file = pytest.mark.parametrize("file", FILES)


@cache
def positions(players: int, options: tuple[tuple[str, str | bool], ...], seat: int | None) -> list[View]:
    """Views from all over a random game, its first and its last position among them."""
    match = Match(find("golden-horn"), players, options=dict(options))
    found = [played.view(seat) for played in random_play(match, "drawing") if len(played.events) % 61 == 0]
    return [*found, match.view(seat)]


def views(players: int, options: Option, seat: int | None) -> list[View]:
    return positions(players, tuple(options.items()), seat)


def named(svg: str) -> dict[str, ElementTree.Element]:
    return {found.attrib["id"]: found for found in parsed(svg).iter() if "id" in found.attrib}


def glyphs(part: ElementTree.Element) -> Counter[str]:
    """How often each glyph is used in a part."""
    return Counter(found.attrib["href"].removeprefix("#horn-") for found in part.iter(f"{SVG}use"))


def words(part: ElementTree.Element) -> list[str]:
    return [found.text or "" for found in part.iter(f"{SVG}text")]


# What is printed.


@every_file
def test_a_printed_drawing_is_well_formed_svg_with_unique_ids(file: str) -> None:
    check_well_formed(draw(box(FILES[file]()), None))


@every_file
def test_everything_of_the_components_is_printed(file: str) -> None:
    components = box(FILES[file]())
    parts = named(draw(components, None))
    spaces = [color for tile in components.sea.tiles for color in tile]
    assert matching(r"space-\d+", parts) == {f"space-{number}" for number in range(1, len(spaces) + 1)}
    for number, color in enumerate(spaces, 1):
        assert glyphs(parts[f"space-{number}"]) == {color: 2}
    for port in PORTS:
        assert len(matching(rf"port-{port}-\d+", parts)) == components.ports.dominio.holds
        assert len(matching(rf"port-{port}-berth-\d-\w+", parts)) == 12
    assert len([found for found in parts["port-modone"].iter(f"{SVG}rect") if found.attrib["class"] == "slot"]) == components.modone.boats
    for number, name in enumerate(TERRITORIES):
        territory = components.territory(number)
        assert words(parts[f"territory-{name}"])[1:] == [str(territory.cost), str(territory.points)]
    assert words(parts["bag"])[-1] == str(6 * components.goods.each + components.dominio.black + components.dominio.white)
    assert words(parts["draw-pile"])[-1] == str(6 * components.cards.each)
    assert words(parts["mercenaries"])[-1] == str(components.dominio.mercenaries)


@every_file
def test_every_boat_has_three_sails_of_its_colors_each_with_its_shape(file: str) -> None:
    components = box(FILES[file]())
    parts = named(draw(components, None))
    assert len(matching(r"boat-\d-\w+", parts)) == 12
    for seat in range(4):
        for number, kind in enumerate(KINDS):
            sails = [parts[f"boat-{seat}-{kind}-sail-{i}"] for i in (1, 2, 3)]
            assert {next(iter(glyphs(sail))) for sail in sails} == set(components.fleet(seat).sails(number))
            for sail in sails:
                (shape,) = glyphs(sail)
                assert f"{shape} glyph" in {found.attrib.get("class") for found in sail.iter()}
            assert f"+{components.draws.of(number)}" in words(parts[f"berth-{seat}-{kind}"])


def test_no_color_is_without_its_shape() -> None:
    """Whatever is filled with one of the six colors is, or holds, that color's shape."""
    for svg in (draw(box(), None), draw(box(), views(4, {"dominio": True}, 3)[-2])):
        parents = {child: parent for parent in parsed(svg).iter() for child in parent}
        for found, parent in parents.items():
            for color in set(found.attrib.get("class", "").split()) & set(COLORS):
                assert {color, f"cube-{color}"} & set(glyphs(parent)), ElementTree.tostring(parent)


def test_nothing_is_fetched_and_nothing_runs() -> None:
    for svg in (draw(box(), None), draw(box(), views(2, {}, 0)[3])):
        check_harmless(svg)


def test_words_are_words_and_never_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(catalogue()), "say", lambda self, key, **values: f'<b>"{key}" & \x01</b>')
    for svg in (draw(box(), None), draw(box(), views(4, {"dominio": True}, None)[-2])):
        assert "<b>" not in svg
        assert "\x01" not in svg
        assert parsed(svg).find(f"{SVG}title").text.startswith('<b>"golden-horn-draw-')  # type: ignore[union-attr]


def test_those_who_do_not_see_it_are_told() -> None:
    view = views(2, {}, 0)[-2]
    root = parsed(draw(box(), view))
    assert root.attrib["role"] == "img"
    name, description = root.findall(f"{SVG}title") + root.findall(f"{SVG}desc")
    assert root.attrib["aria-labelledby"].split() == [name.attrib["id"], description.attrib["id"]]
    own = view.table[1]
    assert f"Seat 1: {own.cards} card" in (description.text or "")
    for seat, kind, place in at_sea(view):
        spot = place.removeprefix("s") if place[1:].isdigit() else place.capitalize()
        assert re.search(rf"Seat {seat}, {kind} [^:]*: (space )?{spot}, heading for ", description.text or "")
    assert "not placed yet" in draw(box(), views(2, {}, 0)[0])


# Where it lies.


def within(a: Box, b: Box) -> bool:
    return b.x <= a.x and b.y <= a.y and a.x + a.width <= b.x + b.width and a.y + a.height <= b.y + b.height


def around(at: Point, radius: float) -> Box:
    return Box(at.x - radius, at.y - radius, 2 * radius, 2 * radius)


def apart(a: Point, b: Point) -> float:
    return float(((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5)


LAYOUTS = [Layout(players, always, dominio) for players in (2, 3, 4) for always in (False, True) for dominio in (False, True)]


@every_file
@pytest.mark.parametrize("board", LAYOUTS, ids=str)
def test_spaces_ports_and_plates_lie_apart(file: str, board: Layout) -> None:
    places = Places(box(FILES[file]()), board)
    spaces = list(places.spaces.values())
    assert len(spaces) == (6 if board.players == 2 else 12)
    assert (places.modone is None) == (board.players == 3 and not board.always)
    for i, space in enumerate(spaces):
        assert all(apart(space.at, other.at) > 2 * SPACE for other in spaces[:i])
        assert all(apart(space.seal, other.at) > SPACE + SEAL for other in spaces if other is not space)
    plates = [Box(at.x - PLATE.x / 2, at.y - PLATE.y / 2, *PLATE) for at in PLATES.values()] if board.dominio else []
    rooms = [*HARBORS.values(), TITLE, *plates, *([places.modone_box] if places.modone else [])]
    assert not any(overlap(a, b) for i, a in enumerate(rooms) for b in rooms[:i])
    assert all(within(room, CHART) for room in rooms)
    circles = [around(space.at, SPACE) for space in spaces] + [around(space.seal, SEAL) for space in spaces]
    assert not any(overlap(a, b) for a in circles for b in rooms)


@every_file
@pytest.mark.parametrize("board", LAYOUTS, ids=str)
def test_goods_and_berths_lie_in_their_rooms(file: str, board: Layout) -> None:
    places = Places(box(FILES[file]()), board)
    for port in PORTS:
        spots, pitch = places.goods(port, 0)
        assert len(spots) == places.holds
        assert all(within(around(at, pitch / 2 - 1e-6), quay(port, board.players)) for at in spots)
        assert not overlap(quay(port, board.players), basin(port, board.players))
        assert within(quay(port, board.players), HARBORS[port])
        berths = [places.berth(port, seat, kind) for seat in range(board.players) for kind in KINDS]
        assert all(within(around(at, 34), basin(port, board.players)) for at in berths)
        assert overlap(mouth(port), basin(port, board.players))
    if places.modone:
        assert all(within(around(at, places.modone_pitch / 2 - 1e-6), places.modone_box) for at in places.modone_berths)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_panels_lie_below_the_chart_without_touching(players: int) -> None:
    panels = [Box(at.x, at.y, PANEL.width, PANEL.height) for at in panel_spots(players)]
    assert len(panels) == players
    assert not any(overlap(a, b) for i, a in enumerate(panels) for b in panels[:i])
    assert all(panel.x >= GAP and panel.x + panel.width <= WIDTH - GAP and panel.y > COUNTER_TOP for panel in panels)


# What lies on the table.


def at_sea(view: View) -> Iterator[tuple[int, str, str]]:
    return ((player.seat, boat.kind, boat.place) for player in view.table for boat in player.boats if boat.place)


def moved_to(part: ElementTree.Element) -> Point:
    x, y = re.findall(r"-?[\d.]+", part.attrib["transform"])[:2]
    return Point(float(x), float(y))


@every_table
def test_pieces_are_those_of_the_view(players: int, options: Option) -> None:
    components = box()
    for view in views(players, options, 0):
        svg = draw(components, view)
        names = ids(svg)
        assert len(names) == len(set(names))
        parts = named(svg)
        assert matching(r"boat-\d-\w+", names) == {f"boat-{seat}-{kind}" for seat in range(players) for kind in KINDS}
        for port in PORTS:
            lying = view.ports[port]
            assert Counter(name.rsplit("-", 2)[1] for name in names if name.startswith(f"goods-{port}-") and name[-1].isdigit()) == lying
        owners = {name: player.seat for player in view.table for name in player.territories}
        assert matching(r"owner-\w+", names) == {f"owner-{name}" for name in owners}
        for name, seat in owners.items():
            assert words(parts[f"owner-{name}"]) == ["ABCD"[seat]]
        assert words(parts["bag"])[-1] == str(view.bag)
        assert words(parts["draw-pile"])[-1] == str(view.draw_pile)
        for color in COLORS:
            assert words(parts[f"discards-{color}"]) == ([str(view.discards[color])] if color in view.discards else [])


@every_table
def test_boats_lie_in_their_places_with_their_cargo(players: int, options: Option) -> None:
    components = box()
    for view in views(players, options, None):
        places = Places(components, Layout(view.players, view.modone == "always", view.dominio))
        parts = named(draw(components, view))
        for seat, kind, place in at_sea(view):
            at = moved_to(parts[f"boat-{seat}-{kind}"])
            if place in PORTS:
                assert within(around(at, 30), basin(place, players))
            elif place == "modone":
                assert within(around(at, 30), places.modone_box)
            else:
                assert apart(at, places.spaces[place].at) < 8
        for player in view.table:
            for boat in player.boats:
                part = parts[f"boat-{player.seat}-{boat.kind}"]
                cargo = parts.get(f"boat-{player.seat}-{boat.kind}-cargo")
                assert (cargo is None) == (not boat.cargo)
                assert cargo is None or words(cargo) == [str(number) for number in boat.cargo.values()]
                mirrored = [found for found in part if found.attrib.get("transform") == "scale(-1 1)"]
                assert len(mirrored) == (boat.heading == "venice")
                assert (f"boat-{player.seat}-{boat.kind}-turn" in parts) == boat.may_turn


@every_table
def test_hands_and_warehouses_are_drawn_as_far_as_the_view_shows_them(players: int, options: Option) -> None:
    components = box()
    for seat in (None, *range(players)):
        for view in views(players, options, seat)[::3]:
            parts = named(draw(components, view))
            assert ("card-red" in parts) == (seat is not None)
            for player in view.table:
                assert words(parts[f"hand-{player.seat}-count"]) == [str(player.cards)]
                assert words(parts[f"warehouse-{player.seat}-count"]) == [str(player.stored)]
                check_hand(player, parts)
                check_warehouse(player, parts)


def check_hand(player: Player, parts: dict[str, ElementTree.Element]) -> None:
    hand = parts[f"hand-{player.seat}"]
    if player.hand is None:
        assert not glyphs(hand), "the backs of cards show no shape"
        backs = [found for found in hand.iter(f"{SVG}rect") if found.attrib["class"] == "back glyph"]
        assert len(backs) == min(player.cards, 54)
    else:
        for color in COLORS:
            assert words(parts[f"card-{color}"]) == ([str(player.hand[color])] if color in player.hand else [])


def check_warehouse(player: Player, parts: dict[str, ElementTree.Element]) -> None:
    warehouse = parts[f"warehouse-{player.seat}"]
    if player.warehouse is None:
        assert glyphs(warehouse) == ({"crate": player.stored} if player.stored else {})
    else:
        for name in set(THINGS) & {name.rpartition("-")[2] for name in parts if name.startswith(f"warehouse-{player.seat}-")}:
            many = player.warehouse.get(name, 0)
            assert words(parts[f"warehouse-{player.seat}-{name}"]) == ([str(many)] if many else [])


def test_what_a_seat_may_not_see_does_not_change_a_byte() -> None:
    """Two games that differ only in the cards dealt to the other seat."""
    opening = [f"place {kind} {port}" for kind in KINDS for port in ("venice",)] * 2
    cubes = [f"cube {color}" for color in (*COLORS, *COLORS, *COLORS)]

    def dealt(*others: str) -> Match:
        match = Match(find("golden-horn"), 2)
        for move in (*opening, *cubes, *(f"card {color}" for color in ("red",) * 5), *(f"card {color}" for color in others)):
            match.play(move)
        return match

    one, two = dealt("blue", "blue", "pink", "green", "green"), dealt("yellow", "orange", "yellow", "orange", "pink")
    for seat in (0, None):
        assert draw(one.components, one.view(seat)) == draw(two.components, two.view(seat))
    assert draw(one.components, one.view(1)) != draw(two.components, two.view(1))


def test_whose_turn_it_is_and_that_the_end_is_near() -> None:
    view = deepcopy(views(4, {"dominio": True}, 0)[-2])
    for end in (None, "port", "call", "territories"):
        view.end = end
        parts = named(draw(box(), view))
        assert any(f"turn of seat {view.turn}" in line for line in words(parts["title"]))
        assert any("Last round" in line for line in words(parts["title"])) == (end is not None)
        panels = {seat: parts[f"player-{seat}"].find(f"{SVG}rect") for seat in range(4)}
        assert [seat for seat, frame in panels.items() if frame is not None and "turn" in frame.attrib["class"]] == [view.turn]
    over = named(draw(box(), views(4, {"dominio": True}, 0)[-1]))
    assert "Game over" in words(over["title"])


def test_a_game_with_corrected_components_is_drawn() -> None:
    match = Match(find("golden-horn"), 4, figures=corrected(), options={"dominio": True})
    for number, played in enumerate(random_play(match, "corrected")):
        if number % 400 == 0:
            names = ids(draw(match.components, played.view(1)))
            assert len(names) == len(set(names))
        if number == 2000:
            break


# A steady hand.


def test_the_same_view_gives_the_same_bytes_in_every_process() -> None:
    view = views(3, {}, 1)[2]
    assert draw(box(), view) == draw(box(), view)
    assert drawn_elsewhere("golden-horn") == draw(box(), None)
