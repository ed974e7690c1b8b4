"""What is printed, rules C1 to C6, each figure copied from the rules file and met in play."""

from __future__ import annotations

import pytest

from emporion.games.corinth.components import Components
from emporion.games.corinth.effects import Circled, Gained
from tests.games.corinth_table import (
    BONUSES,
    BUILDINGS,
    DISTRICTS,
    MARKET,
    RICH,
    SHOPS,
    SIX,
    SPOTS,
    Table,
    dice,
    game_of,
    printed,
    purse,
    route,
    spot_at,
)
from tests.games.scripted_table import only


def components() -> Components:
    found: Components = Table().match.components
    return found


def test_c1_the_harbor_board_rises_from_goats_to_gold() -> None:
    table = Table()
    table.play(SIX)
    assert list(table.harbor.items()) == [
        ("goats", (1, 2)),
        ("green", (2, 2)),
        ("purple", (3, 2)),
        ("blue", (4, 1)),
        ("orange", (5, 1)),
        ("gold", (6, 1)),
    ]
    assert components().harbor.order == ("goats", "green", "purple", "blue", "orange", "gold")


def test_c2_goods_shops_and_bonuses_are_those_of_the_sheet() -> None:
    districts = {name: getattr(components().districts, name) for name in SHOPS}
    assert {name: dict(district.shops) for name, district in districts.items()} == SHOPS
    assert {name: len(district.shops) for name, district in districts.items()} == {"orange": 3, "blue": 3, "purple": 4, "green": 4}
    assert {name: district.bonus for name, district in districts.items()} == BONUSES
    assert {name: district.good for name, district in districts.items()} == {
        "orange": "spices",
        "blue": "carpets",
        "purple": "grapes",
        "green": "olive oil",
    }


@pytest.mark.parametrize(("district", "points"), [(district, points) for district in SHOPS for points in SHOPS[district]])
def test_c2_a_shop_gives_its_points_for_just_the_symbols_it_needs(district: str, points: int) -> None:
    need = SHOPS[district][points]
    lacking, finished = Table(), Table()
    lacking.play(f"{dice(district, need - 1)}, take {district}, shop {points}")
    assert lacking.match.scores() == [0, 0]
    finished.play(f"{dice(district, need)}, take {district}, shop {points}")
    assert finished.match.scores() == [points, 0]


def test_c2_a_district_has_no_other_shops() -> None:
    table = Table()
    table.play(f"{dice('orange', 4)}, take orange")
    assert table.moves == ["shop 4", "shop 5", "shop 10"]
    assert table.refuses("shop 6") == "C2"


def test_c3_the_market_is_that_of_the_sheet() -> None:
    assert components().market.rows == MARKET
    assert Table()[0].steward == "r3c3"


@pytest.mark.parametrize("spot", SPOTS)
def test_c3_a_spot_gives_what_is_printed_on_it(spot: str) -> None:
    table, fresh = Table(), Table()[0]
    steps = route(spot)
    table.play(SIX)
    happened = table.play(f"walk {DISTRICTS[len(steps.split()) - 1]} {steps}")
    if table.view.point == "stocking":
        table.play(table.moves[0])
    amount, _, what = printed(spot).partition(" ")
    sheet = table[0]
    assert sheet.gold - fresh.gold == (int(amount) if what == "gold" else 0)
    assert sheet.goats - fresh.goats == (int(amount) if what in ("goat", "goats") else 0)
    assert {name: sum(shops) for name, shops in sheet.checked.items()} == {name: int(amount) if what == name else 0 for name in SHOPS}
    assert sheet.yellow_dice == (1 if printed(spot) == "yellow die" else 0)
    assert sheet.boxes == ({spot: 1} if printed(spot) == "*" else {})
    assert sheet.circled == [spot]
    assert only(happened, Circled) == [Circled(0, spot, printed(spot))]


def test_c3_only_orthogonal_neighbors_are_joined_and_all_of_them_are() -> None:
    for spot in SPOTS:
        table = Table(symbols=RICH)
        table.play(f"{SIX}, steward gold, {', '.join(route(spot).split())}")
        row, column = spot_at(spot)
        inside = {"up": row > 0, "down": row < 4, "left": column > 0, "right": column < 4}
        for step, possible in inside.items():
            back = route(spot).split()[-1] == {"up": "down", "down": "up", "left": "right", "right": "left"}[step]
            assert (step in table.moves) == (possible and not back)
            if not possible:
                assert table.refuses(step) == "C3"


@pytest.mark.parametrize(
    ("building", "gold", "goats"),
    [("temple", 2, 3), ("temple", 3, 2), ("warehouse", 3, 4), ("warehouse", 4, 3), ("stable", 1, 2), ("store", 2, 1)],
)
def test_c4_one_gold_or_goat_too_little_builds_nothing(building: str, gold: int, goats: int) -> None:
    table = purse(gold, goats)
    assert f"build {building}" not in table.moves
    assert table.refuses(f"build {building}") == "C4"


@pytest.mark.parametrize(("building", "gold", "goats"), [("temple", 3, 3), ("warehouse", 4, 4), ("stable", 2, 1), ("store", 1, 2)])
def test_c4_just_the_printed_price_builds_it(building: str, gold: int, goats: int) -> None:
    table = purse(gold, goats)
    table.play(f"build {building}")
    assert table[0].built == [building]
    assert (gold - table[0].gold, goats - table[0].goats) == BUILDINGS[building]
    assert (table[0].gold_circled, table[0].goats_circled) == (gold, goats)


def test_c5_the_first_symbol_of_each_is_circled_from_the_start() -> None:
    for sheet in Table(3).view.sheets:
        assert (sheet.gold, sheet.goats, sheet.gold_circled, sheet.goats_circled) == (1, 1, 1, 1)
    assert (components().symbols.gold, components().symbols.goats) == (24, 24)


@pytest.mark.parametrize("what", ["gold", "goats"])
def test_c5_what_goes_beyond_the_24th_is_lost(what: str) -> None:
    table, other = Table(), "goats" if what == "gold" else "gold"
    table.play(f"{dice(what, 8)}, take {what}, take {other}, skip")
    table.play(f"{dice(what, 8)}, take {other}, take {what}, skip")
    assert getattr(table[0], what) == 17
    happened = table.play(f"{dice(what, 8)}, take {what}")
    assert only(happened, Gained) == [Gained(0, what, 7, 1)]
    assert getattr(table[0], what) == 24


def test_c5_with_the_store_too_what_goes_beyond_the_24th_is_lost() -> None:
    table = Table()
    table.play(f"{dice('gold', 8)}, take goats, build store, take gold, skip")
    table.play(f"{dice('gold', 8)}, take goats, take gold, skip")
    table.play(f"{dice('gold', 8)}, take gold, take goats, skip")
    assert table[0].gold == 1 + 10 + 10
    happened = table.play(f"{dice('gold', 8)}, take goats, take gold")
    assert only(happened, Gained)[1] == Gained(0, "gold", 3, 7)
    assert table[0].gold == table[0].gold_circled == 24


def test_c5_symbols_that_were_spent_cannot_be_gained_again() -> None:
    table = Table()
    table.play(f"{dice('gold', 8)}, take gold, take goats, skip")
    table.play(f"{dice('gold', 8)}, take goats, take gold, build stable, skip")
    table.play(f"{dice('gold', 8)}, take gold, take goats, skip")
    assert (table[0].gold, table[0].gold_circled) == (22, 24)
    table.round(f"{dice('green', 3)}, take green, shop 6")
    assert table.moves == ["take goats", "steward goats", "steward gold"]
    assert table.refuses("take gold") in ("C5", "T2")


def test_c6_a_sheet_has_six_track_spots_and_there_are_nine_white_and_three_yellow_dice() -> None:
    table = Table(3)
    for _ in game_of(table, 1):
        assert all(sheet.track <= 6 for sheet in table.view.sheets)
    assert [sheet.track for sheet in table.view.sheets] == [6, 6, 6]
    assert (components().dice.white, components().dice.yellow, components().track.spots) == (9, 3, 6)


@pytest.mark.parametrize("roll", ["roll 1 2 3 4 5 6 6 6", "roll 1 2 3 4 5 6 6 6 6 6", "roll 1 2 3 4 5 6 6 6 6 + 1 2 3 4"])
def test_c6_a_roll_of_other_dice_is_refused(roll: str) -> None:
    table = Table()
    table.play("buy 0")
    assert table.refuses(roll) in ("C6", "R5", "F2")
