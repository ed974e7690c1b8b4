"""A turn and its actions, rules T1 to T3 and A1 to A5."""

from __future__ import annotations

import pytest

from emporion.games.corinth.effects import BonusWon, Delivering, Gained, SetOut, ShopFinished, Surplus, Ticked, Took
from tests.games.corinth_table import DISTRICTS, SHOPS, SIX, TRAP, TWO, Table, dice, only, purse

NOTHING_TO_GAIN = {"gold": 1, "goats": 1, "circled": 1}
"""Symbols of a sheet on which neither gold nor goats can be gained any more."""


def test_t1_a_group_is_chosen_removed_and_used_once() -> None:
    table = Table(3)
    table.play(SIX)
    assert set(table.moves) == {f"{word} {district}" for word in ("take", "steward") for district in DISTRICTS}
    table.play("take blue")
    assert "blue" not in table.harbor
    assert table.refuses("take green") == "T1"
    table.play("shop 8")
    assert table.actor == 1
    assert table.refuses("take blue") == "T1"
    assert table.refuses("steward blue") == "T1"
    assert table.refuses("discard blue") in ("T1", "T2")


def test_t1_a_district_without_a_group_cannot_be_chosen() -> None:
    table = Table()
    table.play(TWO)
    assert [table.refuses(f"{word} green") for word in ("take", "steward")] == ["T1", "T1"]


def test_t1_buildings_come_after_the_action() -> None:
    table = purse(4, 4)
    table.round(f"{TWO}, take gold")
    assert table.moves == ["take goats", "steward goats"]
    assert table.refuses("build store") in ("B1", "T1")
    table.play("take goats, build store, end")
    assert table[0].built == ["store"]


def test_t2_nothing_is_discarded_while_any_group_allows_an_action() -> None:
    table = Table()
    table.play(SIX)
    assert {table.refuses(f"discard {district}") for district in DISTRICTS} == {"T2"}


def test_t2_a_full_district_is_no_action_and_its_group_may_not_be_discarded_either() -> None:
    table = Table()
    table.round(f"{dice('orange', 4)}, take orange, shop 10, take gold, walk goats up")
    table.round(f"{dice('orange', 4)}, take gold, take orange, shop 5, take goats")
    assert table[0].checked["orange"] == [2, 2, 4]
    table.play(dice("orange", 4))
    assert "take orange" not in table.moves
    assert "steward orange" in table.moves
    assert table.refuses("take orange") == "T2"
    assert table.refuses("discard orange") == "T2"


@pytest.mark.parametrize("what", ["gold", "goats"])
def test_t2_gold_or_goats_without_an_uncircled_symbol_are_no_action(what: str) -> None:
    table = Table(symbols=NOTHING_TO_GAIN)
    table.play(SIX)
    assert f"steward {what}" in table.moves
    assert table.refuses(f"take {what}") == "T2"
    assert table.refuses(f"discard {what}") == "T2"


def test_t2_a_walk_to_a_spot_that_then_gives_nothing_is_an_action() -> None:
    table = Table(symbols=NOTHING_TO_GAIN)
    table.play(TWO)
    assert table.moves == ["steward goats", "steward gold"]
    assert table.refuses("discard gold") == "T2"
    happened = table.play("walk goats right")
    assert table[0].circled == ["r3c4"]
    assert table[0].gold == 1
    assert [gained.amount for gained in only(happened, Gained)] in ([], [0])


def trapped() -> Table:
    """Two players whose gold and goats are full; seat 0, whose Steward cannot move any more, begins round 3."""
    table = Table(symbols=NOTHING_TO_GAIN)
    table.play(f"{TWO}, walk gold {TRAP}, walk goats up")
    table.play(f"{TWO}, walk goats right, skip")
    assert (table.view.round, table.actor) == (3, 0)
    return table


def test_t2_a_player_without_any_action_chooses_a_group_and_removes_it() -> None:
    table = trapped()
    table.play(TWO)
    assert table.moves == ["discard goats", "discard gold"]
    assert table.refuses("take gold") == "T2"
    assert table.refuses("steward gold") == "S6"
    before = table[0]
    happened = table.play("discard gold")
    assert only(happened, Took)[0] == Took(0, "gold", "nothing")
    assert table.actor == 1
    assert "gold" not in table.harbor
    assert table[0] == before


def test_t2_one_group_is_removed_unasked_when_it_is_the_only_one() -> None:
    table = Table(symbols=NOTHING_TO_GAIN)
    table.play(f"{TWO}, walk gold {TRAP}, walk goats up")
    happened = table.play(f"{TWO}, walk goats right")
    assert only(happened, Took)[-1] == Took(0, "gold", "nothing")
    assert (0, "discard gold") in table.match.forced
    assert table.harbor == {}


def test_t3_with_too_few_values_the_last_player_may_move_the_steward_with_value_1() -> None:
    table = Table(3)
    table.round(f"{TWO}, take gold, take goats")
    assert (table.actor, table.view.point) == (2, "compensating")
    assert table.moves == ["steward", "skip"]
    happened = table.play("walk up")
    assert only(happened, SetOut) == [SetOut(2, 1)]
    assert table[2].circled == ["r2c3"]
    assert table[2].gold == 1


def test_t3_when_the_yellow_dice_are_gone_the_same_holds() -> None:
    table = Table()
    table.round("buy 1, roll 1 1 1 1 1 1 1 1 1 + 6, take goats")
    assert table.harbor == {}
    assert table.actor == 1
    assert table.moves == ["steward", "skip"]


def test_t3_in_the_third_turn_of_two_players_the_same_holds() -> None:
    table = Table()
    table.round(f"{TWO}, take gold, take goats")
    assert table.actor == 0
    assert table.moves == ["steward", "skip"]


def test_t3_it_may_be_left() -> None:
    table = Table(3)
    table.round(f"{TWO}, take gold, take goats")
    before = table[2]
    happened = table.play("skip")
    assert [type(effect).__name__ for effect in happened][0] == "Skipped"
    assert (before.path, before.gold, before.goats) == ([], 1, 1)
    assert (table[2].path, table[2].gold, table[2].goats) == ([], 1, 1)
    assert table.view.round == 2


def test_t3_gold_changes_its_length() -> None:
    table = Table(3)
    table.round(f"{TWO}, take gold, take goats, walk up up")
    assert table[2].circled == ["r1c3"]
    assert table[2].gold == 0


def test_t3_the_stable_changes_its_length() -> None:
    table = purse(2, 1)
    table.play("build stable")
    table.round(f"{TWO}, take gold, take goats, skip")
    table.round(f"{dice('gold', 1)}, take gold, take goats")
    assert (table.actor, table[0].gold, table.moves) == (0, 1, ["steward", "skip"])
    table.play("walk left left up")
    assert table[0].circled == ["r2c1"]
    assert table[0].gold == 1


def test_t3_groups_cannot_be_taken_when_there_are_none() -> None:
    table = Table(3)
    table.round(f"{TWO}, take gold, take goats")
    assert {table.refuses(move) for move in ("take gold", "steward goats", "discard gold")} <= {"T1", "T3"}


def test_t3_it_is_no_choice_while_a_group_is_left() -> None:
    table = Table()
    table.play(SIX)
    assert (table.refuses("steward"), table.refuses("skip")) == ("T3", "T3")


def test_t3_nothing_is_asked_when_the_steward_cannot_move() -> None:
    table = Table()
    table.round(f"{TWO}, walk gold {TRAP}, take goats")
    assert (table.view.round, table.actor) == (2, 1)
    assert table[0].path == ["r3c2", "r3c1", "r2c1", "r2c2", "r1c2", "r1c1"]


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
