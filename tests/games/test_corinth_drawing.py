"""The drawing of Corinth: everything printed is there, every mark is where the view says, nothing from outside gets in as markup."""

from __future__ import annotations

import gzip
import json
import re
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import pytest

from emporion.drawing.svg import Box, Point, grid, hand
from emporion.engine.match import Match
from emporion.games import find, replay
from emporion.games.corinth.codes import BUILDINGS, GOODS
from emporion.games.corinth.components import Components
from emporion.games.corinth.drawing.glyphs import GLYPHS
from emporion.games.corinth.drawing.page_svg import part
from emporion.games.corinth.drawing.picture import draw, table
from emporion.games.corinth.drawing.places import CARDS, MARKET, PURSES, ROWS, SHEET, SPOT, Places
from emporion.games.corinth.view import View
from tests.conftest import GOLDEN
from tests.games.corinth_table import Table
from tests.games.drawings import SVG, check_harmless, check_well_formed, drawn_elsewhere, ids, matching, overlap, parsed

Figures = dict[str, Any]


def figures() -> Figures:
    return deepcopy(find("corinth").standard())


def box(changed: Figures | None = None) -> Components:
    components: Components = find("corinth").components(changed or figures())
    return components


def corrected() -> Figures:
    """A file with other figures nearly everywhere."""
    found = figures()
    found["harbor"]["order"] = ["green", "goats", "orange", "purple", "blue", "gold"]
    found["districts"]["orange"] |= {"good": '<b>"x" & y</b>', "bonus": 12, "shops": [[99, 1], [2, 9], [3, 1], [4, 7], [5, 2], [6, 12]]}
    found["districts"]["blue"]["shops"] = [[10, 1]]
    found["districts"]["green"]["bonus"] = 0
    found["market"]["rows"] = [["*"] * 5, ["9 goats", "start", "9 gold", "+1", "9 green"], ["*"] * 5, ["yellow die"] * 5, ["*"] * 5]
    found["buildings"]["temple"] |= {"gold": 99, "goats": 99}
    found["symbols"] |= {"gold": 99, "goats": 37, "circled": 3}
    found["track"]["spots"] = 12
    return found


def crowded() -> Figures:
    """As much as a components file may hold."""
    found = figures()
    for name in GOODS:
        found["districts"][name] |= {"good": "W" * 40, "shops": [[94 + i, 99] for i in range(6)]}
    found["symbols"] |= {"gold": 99, "goats": 99}
    return found


FILES = {"standard": figures, "corrected": corrected, "crowded": crowded}
every_file = pytest.mark.parametrize("file", FILES)


def golden(players: int) -> Match:
    return replay((GOLDEN / f"corinth-{players}-steward=sum.emp.jsonl").read_bytes())


def positions(players: int) -> list[View]:
    """Views from all over a golden game, its first and last position among them."""
    match = golden(players)
    events = len(match.events)
    found = []
    for event in sorted({*range(0, events, 9), events}, reverse=True):
        match.back(event)
        found.append(match.view(None))
    return found


# What is printed.


@every_file
def test_a_printed_drawing_is_well_formed_svg_with_unique_ids(file: str) -> None:
    check_well_formed(draw(box(FILES[file]()), None))


@every_file
def test_everything_of_the_components_is_printed_once(file: str) -> None:
    components = box(FILES[file]())
    names = ids(draw(components, None))
    for good in GOODS:
        district = components.district(GOODS.index(good))
        assert matching(rf"sheet-shop-{good}-\d+", names) == {f"sheet-shop-{good}-{points}" for points, _ in district.shops}
        for points, symbols in district.shops:
            assert len(matching(rf"sheet-shop-{good}-{points}-\d+", names)) == symbols
        assert (f"sheet-bonus-{good}" in names) == (district.bonus > 0)
    for what, symbols in (("gold", components.symbols.gold), ("goats", components.symbols.goats)):
        assert len(matching(rf"sheet-{what}-\d+", names)) == symbols
        assert len(matching(rf"sheet-{what}-\d+-circle", names)) == components.symbols.circled
    scoring = sum(row.count("*") for row in components.market.rows)
    assert len(matching(r"sheet-spot-r[1-5]c[1-5]", names)) == 25
    assert len(matching(r"sheet-box-r[1-5]c[1-5]", names)) == scoring
    assert len(matching(r"sheet-track-\d+", names)) == components.track.spots
    assert matching(r"sheet-building-\w+", names) == {f"sheet-building-{name}" for name in BUILDINGS}


def test_the_harbor_lies_bottom_to_top() -> None:
    for components in (box(), box(corrected())):
        harbor = {found.attrib["id"]: found for found in parsed(draw(components, None)).iter(f"{SVG}g") if "id" in found.attrib}
        tops = [float(harbor[f"harbor-{name}"].findall(f"{SVG}rect")[0].attrib["y"]) for name in components.harbor.order]
        assert tops == sorted(tops, reverse=True)
        assert len(set(tops)) == 6


def test_points_amounts_and_prices_are_written() -> None:
    words = {found.text for found in parsed(draw(box(corrected()), None)).iter(f"{SVG}text")}
    assert {"99", "12", "9", "+1", "XII", "Corinth", "Temple"} <= words


def test_names_from_a_components_file_are_words_and_never_markup() -> None:
    svg = draw(box(corrected()), None)
    assert "<b>" not in svg
    assert '<b>"x" & y</b>' in {found.text for found in parsed(svg).iter(f"{SVG}text")}


@pytest.mark.parametrize("good", [" ", "x", "extra virgin olive oil", "&" * 40, "\U0001f3fa"])
def test_any_name_of_a_good_can_be_drawn(good: str) -> None:
    found = figures()
    found["districts"]["purple"]["good"] = good
    assert good in {text.text for text in parsed(draw(box(found), None)).iter(f"{SVG}text")}


def test_nothing_is_fetched_and_nothing_runs() -> None:
    for svg in (draw(box(), None), draw(box(), golden(2).view(None))):
        check_harmless(svg)


def test_those_who_do_not_see_it_are_told() -> None:
    match = golden(2)
    match.back(2)
    root = parsed(draw(box(), match.view(None)))
    assert root.attrib["role"] == "img"
    name, description = root.findall(f"{SVG}title") + root.findall(f"{SVG}desc")
    assert root.attrib["aria-labelledby"].split() == [name.attrib["id"], description.attrib["id"]]
    assert "Seat 0: 1 Gold Coin, 1 Goat, Steward at row 3, column 3." in (description.text or "")


# The parts for a page.


@every_file
@pytest.mark.parametrize("name", ["sheet", "harbor"])
def test_the_parts_for_a_page_have_no_style_of_their_own(file: str, name: str) -> None:
    svg = part(box(FILES[file]()), name) or ""
    assert not {"style", "script"} & {found.tag.removeprefix(SVG) for found in parsed(svg).iter()}
    assert not any("style" in found.attrib for found in parsed(svg).iter())
    assert all(id_.startswith(("corinth-", "sheet-", "harbor-")) for id_ in ids(svg)), "several games can stand in one page"


@every_file
def test_every_mark_has_its_pane(file: str) -> None:
    components = box(FILES[file]())
    found = json.loads(part(components, "places") or "")
    panes = {name: Box(*pane) for name, pane in found["panes"].items()}
    assert {mark["pane"] for mark in found["marks"]} == {"track", "districts", "market", "gold", "goats", *BUILDINGS}
    for mark in found["marks"]:
        size = float(mark["shape"].split()[1])
        margin = min(size, 20) if mark["id"].startswith("bonus-") else size / 2 if mark["kind"] == "tick" else size
        assert inside(Point(*mark["at"]), panes[mark["pane"]], margin), mark["id"]
    assert all(inside(Point(*at), panes["market"], 25.5) for at in found["spots"].values())
    assert set(found["panes"]) > set(BUILDINGS)
    assert part(components, "else") is None


def test_marks_of_a_size_share_a_few_shapes() -> None:
    sent = part(box(), "places") or ""
    found = json.loads(sent)
    used = {mark["shape"] for mark in found["marks"]}
    assert used == set(found["shapes"])
    assert len(set(found["shapes"].values())) == len(used) < len(found["marks"]) / 2
    assert len(gzip.compress(sent.encode())) < 8_000


def test_what_is_not_obvious_names_its_rule() -> None:
    rules = {found.attrib["data-rule"] for found in parsed(part(box(), "sheet") or "").iter() if "data-rule" in found.attrib}
    assert rules == {"R3", "A3", "A5", "S2", "S8", "S9", "S10", "S11", "C5", "B2", "B3", "B4", "B5"}


# Where it lies.


def inside(point: Point, room: Box, margin: float) -> bool:
    return room.x + margin <= point.x <= room.x + room.width - margin and room.y + margin <= point.y <= room.y + room.height - margin


@every_file
def test_shops_lie_beside_each_other_in_their_district(file: str) -> None:
    places = Places(box(FILES[file]()))
    for name, stalls in places.stalls.items():
        row = places.districts[name]
        rights = [row.x, *(stall.box.x + stall.box.width for stall in stalls)]
        assert all(stall.box.x > right for stall, right in zip(stalls, rights, strict=False))
        assert rights[-1] < places.bonuses[name].x - 24
        assert all(inside(at, stall.box, places.symbols[name] / 2) for stall in stalls for at in stall.symbols)


@every_file
def test_everything_else_lies_in_its_frame(file: str) -> None:
    places = Places(box(FILES[file]()))
    assert all(inside(spot, MARKET, SPOT) for spot in places.spots.values())
    assert all(inside(corner, MARKET, 0) for scoring in places.boxes.values() for corner in corners(scoring))
    assert all(inside(at, PURSES["gold"], places.coin / 2) for at in places.gold)
    assert all(inside(at, PURSES["goats"], places.goat / 2) for at in places.goats)
    assert all(inside(at, SHEET, 15) for at in places.track)
    frames = [ROWS, MARKET, *PURSES.values(), CARDS]
    assert not any(overlap(a, b) for i, a in enumerate(frames) for b in frames[:i])


def corners(room: Box) -> list[Point]:
    return [Point(x, y) for x in (room.x, room.x + room.width) for y in (room.y, room.y + room.height)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheets_lie_round_the_harbor_without_touching(players: int) -> None:
    lie = table(players)
    pieces = [lie.harbor, *(Box(at.x, at.y, SHEET.width, SHEET.height) for at in lie.sheets)]
    assert len(lie.sheets) == players
    assert not any(overlap(a, b) for i, a in enumerate(pieces) for b in pieces[:i])
    assert all(inside(corner, Box(0, 0, *lie.size), 24) for piece in pieces for corner in corners(piece))


def test_a_grid_is_as_large_as_fits_and_in_few_rows() -> None:
    room = Box(0, 0, 120, 60)
    assert grid(3, room, 40) == ([Point(20, 30), Point(60, 30), Point(100, 30)], 40)
    assert grid(8, room, 40)[1] == 30
    assert grid(2, room, 30)[0] == [Point(45, 30), Point(75, 30)]


# What players marked.


def marks(view: View, seat: int, components: Components) -> set[str]:
    """The marks that a view asks for on one sheet."""
    sheet, prefix = view.sheets[seat], f"sheet-{seat}"
    found = {f"{prefix}-track-{spot + 1}-cross" for spot in range(sheet.track)}
    for good, checked in sheet.checked.items():
        for (points, symbols), done in zip(components.district(GOODS.index(good)).shops, checked, strict=True):
            found |= {f"{prefix}-shop-{good}-{points}-{symbol + 1}-tick" for symbol in range(done)}
            if done == symbols:
                found.add(f"{prefix}-shop-{good}-{points}-points-circle")
    for good, winner in view.bonuses.items():
        if components.district(GOODS.index(good)).bonus:
            found.add(f"{prefix}-bonus-{good}-{'circle' if winner == seat else 'cross'}")
    for what, circled, held in (("gold", sheet.gold_circled, sheet.gold), ("goats", sheet.goats_circled, sheet.goats)):
        found |= {f"{prefix}-{what}-{symbol + 1}-circle" for symbol in range(circled)}
        found |= {f"{prefix}-{what}-{symbol + 1}-cross" for symbol in range(circled - held)}
    found |= {f"{prefix}-spot-{spot}-circle" for spot in sheet.circled}
    found |= {f"{prefix}-box-{spot}-number" for spot in sheet.boxes}
    found |= {f"{prefix}-building-{name}-check" for name in sheet.built}
    return found | ({f"{prefix}-path"} if sheet.path else set()) | {f"{prefix}-steward"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_marks_are_those_of_the_view(players: int) -> None:
    components = box()
    for view in positions(players):
        names = ids(draw(components, view))
        assert len(names) == len(set(names))
        expected = set().union(*(marks(view, seat, components) for seat in range(players)))
        assert matching(r"sheet-\d-(.*-(tick|circle|cross|check|number)|path|steward)", names) == expected


def test_the_dice_in_the_harbor_are_those_of_the_view() -> None:
    components = box()
    for view in positions(3):
        groups = {found.attrib["id"]: found for found in parsed(draw(components, view)).iter(f"{SVG}g") if "id" in found.attrib}
        drawn = {name: found for name, found in groups.items() if re.fullmatch(r"harbor-\w+-dice", name)}
        assert set(drawn) == {f"harbor-{lies.district}-dice" for lies in view.harbor}
        for lies in view.harbor:
            svg = ElementTree.tostring(drawn[f"harbor-{lies.district}-dice"], encoding="unicode")
            assert svg.count('"die white-die"') == lies.white
            assert svg.count('"die yellow-die"') == lies.yellow
            assert svg.count('"pip"') == lies.value * (lies.white + lies.yellow)


def test_marks_after_a_few_known_moves() -> None:
    played = Table()
    played.play("buy 1, roll 1 1 2 2 3 3 4 5 6 + 2, take green, shop 1, shop 2, take gold, walk purple up up left")
    names = ids(draw(box(), played.view))
    own = {
        *("track-1-cross", "gold-1-circle", "gold-1-cross", "goats-1-circle", "path", "steward", "spot-r1c2-circle"),
        *("shop-green-1-1-tick", "shop-green-1-2-tick", "shop-green-1-points-circle", "shop-green-2-1-tick"),
    }
    assert matching(r"sheet-0-(.*-(tick|circle|cross|check|number)|path|steward)", names) == {f"sheet-0-{mark}" for mark in own}


def test_a_box_holds_the_number_of_the_view() -> None:
    written = {}
    for view in positions(2):
        for found in parsed(draw(box(), view)).iter(f"{SVG}text"):
            if found.attrib.get("id", "").endswith("-number"):
                _, seat, _, spot, _ = found.attrib["id"].split("-")
                written[seat, spot] = found.text
                assert found.text == str(view.sheets[int(seat)].boxes[spot])
    assert written, "the golden game writes boxes"


def test_a_game_with_corrected_components_is_drawn() -> None:
    match = Match(find("corinth"), 4, figures=corrected())
    assert [len(matching(rf"sheet-{seat}-gold-\d+-circle", ids(draw(match.components, match.view(None))))) for seat in range(4)] == [3] * 4


# A steady hand.


def test_the_same_view_gives_the_same_bytes_in_every_process() -> None:
    view = golden(2).view(None)
    assert draw(box(), view) == draw(box(), view)
    assert drawn_elsewhere("corinth") == draw(box(), None)


def test_a_hand_sways_a_little_and_always_alike() -> None:
    sways = [next(hand(f"sheet-0-gold-{number}")) for number in range(200)]
    assert sways == [next(hand(f"sheet-0-gold-{number}")) for number in range(200)]
    assert len(set(sways)) == 200
    assert min(sways) >= -1
    assert max(sways) < 1
    assert abs(sum(sways) / 200) < 0.2


def test_a_mark_stays_as_it_is_when_others_come() -> None:
    early, late = (
        {found.attrib["id"]: ElementTree.tostring(found) for found in parsed(draw(box(), view)).iter() if "id" in found.attrib}
        for view in (positions(2)[-3], positions(2)[-4])
    )
    kept = [name for name in early if re.fullmatch(r"sheet-\d-.*-(tick|circle|cross|check|number)", name)]
    assert kept
    assert all(early[name] == late[name] for name in kept)


def test_the_purple_goods_are_drawn_as_a_bunch_of_grapes() -> None:
    assert sum(part.startswith("<circle") for part in GLYPHS["purple"]) == 6
