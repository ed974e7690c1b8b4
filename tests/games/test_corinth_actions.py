"""What a group of dice does, rules A1 to A5."""

from __future__ import annotations

import pytest

from emporion.games.corinth.effects import BonusWon, Delivering, Gained, ShopFinished, Surplus, Ticked
from tests.games.corinth_table import SHOPS, SIX, Table, dice
from tests.games.scripted_table import only


@pytest.mark.parametrize("what", ["gold", "goats"])
@pytest.mark.parametrize("number", [1, 4, 8])
def test_a1_gold_and_goats_are_gained_for_every_die(what: str, number: int) -> None:
    table = Table()
    happened = table.play(f"{dice(what, number)}, take {what}")
    assert only(happened, Gained) == [Gained(0, what, number, 0)]
    assert getattr(table[0], what) == 1 + number
    assert getattr(table[0], "goats" if what == "gold" else "gold") == 1


@pytest.mark.parametrize(("district", "shop", "need"), [("orange", 10, 4), ("blue", 8, 4), ("purple", 6, 4), ("green", 6, 5)])
@pytest.mark.parametrize("number", [1, 3, 4])
def test_a2_as_many_symbols_are_checked_as_there_are_dice(district: str, shop: int, need: int, number: int) -> None:
    table = Table()
    happened = table.play(f"{dice(district, number)}, take {district}, shop {shop}")
    assert number <= need
    assert only(happened, Delivering) == [Delivering(0, district, number)]
    assert sum(table[0].checked[district]) == number
    assert table[0].checked[district][list(SHOPS[district]).index(shop)] == number


def test_a2_the_player_may_not_check_fewer() -> None:
    table = Table()
    table.play(f"{dice('blue', 5)}, take blue, shop 3")
    assert table.actor == 0
    assert set(table.moves) == {"shop 5", "shop 8"}
    assert {table.refuses(move) for move in ("end", "stop", "skip")} <= {"A2", "A4", "B1", "S1", "T3"}


def test_a2_symbols_that_do_not_fit_are_lost() -> None:
    table = Table()
    table.round(f"{dice('blue', 5)}, take blue, shop 8, shop 3, take gold, walk goats up")
    happened = table.round(f"{dice('blue', 5)}, take gold, take blue")
    assert only(happened, Surplus) == [Surplus(0, "blue", 1)]
    assert table[0].checked["blue"] == [2, 3, 4]


def test_a3_a_started_shop_is_finished_before_another_is_started() -> None:
    table = Table()
    table.round(f"{dice('blue', 1)}, take blue, shop 8, take gold, walk goats up")
    happened = table.round(f"{dice('blue', 2)}, take gold, take blue")
    assert only(happened, Ticked) == [Ticked(0, "blue", 8, 2)]
    assert table[0].checked["blue"] == [0, 0, 3]


def test_a3_the_shops_of_other_districts_may_be_started_meanwhile() -> None:
    table = Table()
    table.round(f"{SIX}, take blue, shop 8, take gold, take orange, shop 4")
    assert table[0].checked["blue"] == [0, 0, 1]
    assert table[0].checked["orange"] == [1, 0, 0]


@pytest.mark.parametrize("shop", [1, 2, 3, 6])
def test_a3_shops_may_be_taken_in_any_order(shop: int) -> None:
    table = Table()
    table.play(f"{dice('green', 1)}, take green")
    assert table.moves == ["shop 1", "shop 2", "shop 3", "shop 6"]
    table.play(f"shop {shop}")
    assert table[0].checked["green"] == [1 if points == shop else 0 for points in (1, 2, 3, 6)]


def test_a3_a_finished_shop_cannot_be_chosen_again() -> None:
    table = Table()
    table.play(f"{dice('blue', 5)}, take blue, shop 3")
    assert table.refuses("shop 3") == "A3"


def test_a4_one_delivery_finishes_a_shop_and_goes_on_in_another() -> None:
    table = Table()
    happened = table.play(f"{dice('green', 7)}, take green, shop 1, shop 3, shop 6")
    assert only(happened, Ticked) == [Ticked(0, "green", 1, 2), Ticked(0, "green", 3, 3), Ticked(0, "green", 6, 2)]
    assert only(happened, ShopFinished) == [ShopFinished(0, "green", 1), ShopFinished(0, "green", 3)]
    assert table[0].checked["green"] == [2, 0, 3, 2]


def test_a4_the_only_untouched_shop_is_not_asked_for() -> None:
    table = Table()
    table.play(f"{dice('blue', 5)}, take blue, shop 3, shop 5")
    assert table.actor == 1
    table.round("take gold, walk goats up")
    happened = table.round(f"{dice('blue', 1)}, take gold, take blue")
    assert only(happened, Ticked) == [Ticked(0, "blue", 8, 1)]


def test_a4_a_shop_is_chosen_only_while_goods_are_delivered() -> None:
    table = Table()
    table.play(SIX)
    assert table.refuses("shop 8") in ("A3", "A4")


def blue_lacks_one(roll: str) -> Table:
    """Seat 0, whose Steward is on r2c3 and whose blue lacks one symbol, chooses from a roll."""
    table = Table()
    table.round(f"{dice('blue', 5)}, take blue, shop 8, shop 3, take gold, walk goats up")
    table.round(f"{dice('blue', 3)}, walk gold up left left down down right, take blue, take goats")
    assert sum(table[0].checked["blue"]) == 8
    table.play(roll)
    return table


def test_a5_the_first_player_to_fill_a_district_by_delivery_gains_its_bonus() -> None:
    table = blue_lacks_one(dice("blue", 1))
    assert (table[0].gold, table[0].goats) == (1, 3)
    assert table.match.scores()[0] == 3 + 8 + 1
    happened = table.play("take blue")
    assert only(happened, BonusWon) == [BonusWon(0, "blue", 3)]
    assert table.view.bonuses == {"blue": 0}
    assert table.match.scores()[0] == 3 + 8 + 5 + 3 + 1


def test_a5_the_steward_may_win_the_bonus() -> None:
    table = blue_lacks_one(SIX)
    happened = table.play("walk goats up")
    assert only(happened, BonusWon) == [BonusWon(0, "blue", 3)]


def test_a5_the_warehouse_may_win_the_bonus() -> None:
    table = Table(symbols={"circled": 8})
    table.round(f"{dice('blue', 5)}, take blue, shop 8, shop 3, build warehouse, take gold, walk goats up")
    table.round(f"{dice('blue', 2)}, take gold, take blue, take goats")
    assert sum(table[0].checked["blue"]) == 5 + 2 + 1
    happened = table.round(f"{dice('blue', 1)}, take blue")
    assert only(happened, BonusWon) == [BonusWon(0, "blue", 3)]
    assert only(happened, Surplus) == [Surplus(0, "blue", 1)]


@pytest.mark.parametrize(
    ("district", "points", "first", "second"),
    [
        ("green", 5, (7, "shop 6, shop 1"), (6, "shop 2")),
        ("purple", 4, (6, "shop 6, shop 2"), (6, "shop 3")),
        ("blue", 3, (5, "shop 8, shop 3"), (5, None)),
    ],
)
def test_a5_each_bonus_is_gained_by_its_first_finisher_only(
    district: str, points: int, first: tuple[int, str], second: tuple[int, str | None]
) -> None:
    table = Table()
    orders = [(0, first), (1, first), (0, second), (1, second)]
    won = []
    while orders:
        seat, (number, shops) = orders[0]
        table.pass_turn()
        if table.view.point == "buying":
            table.play(f"buy 0, {dice(district, number)}")
        if table.actor == seat and district in table.harbor:
            won += only(table.play(f"take {district}" + (f", {shops}" if shops else "")), BonusWon)
            orders.pop(0)
        else:
            table.play("take gold" if "gold" in table.harbor else "take goats")
    assert won == [BonusWon(0, district, points)]
    assert table.view.bonuses == {district: 0}
    shops_of_district = sum(SHOPS[district])
    for seat, bonus in ((0, points), (1, 0)):
        assert table.match.breakdown()[seat][district] == shops_of_district
        assert table.match.breakdown()[seat]["bonuses"] == bonus


def test_a5_orange_has_no_bonus() -> None:
    table = Table()
    table.round(f"{dice('orange', 4)}, take orange, shop 10, take gold, walk goats up")
    happened = table.round(f"{dice('orange', 4)}, take gold, take orange, shop 5")
    assert table[0].checked["orange"] == [2, 2, 4]
    assert only(happened, BonusWon) == []
    assert table.view.bonuses == {}
    assert table.match.breakdown()[0]["bonuses"] == 0
