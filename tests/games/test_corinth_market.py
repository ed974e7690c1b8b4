"""What the market gives the Steward, rules S8 to S11."""

from __future__ import annotations

from emporion.games.corinth.effects import BonusWon, BoxWritten, DieAdded, Gained, ShopFinished, Surplus
from tests.games.corinth_table import RICH, SIX, TWO, Table, dice, printed, purse
from tests.games.scripted_table import only


def test_s8_a_goods_spot_checks_its_symbols_in_a_shop_of_ones_choice() -> None:
    table = Table()
    table.play(f"{SIX}, walk purple up right right")
    assert table.moves == ["shop 1", "shop 2", "shop 3", "shop 6"]
    table.play("shop 1")
    assert table[0].checked["green"] == [2, 0, 0, 0]
    assert table.match.scores()[0] == 1


def test_s8_a_goods_spot_goes_on_in_the_shop_that_is_open_and_then_in_another() -> None:
    table = Table()
    table.round(f"{SIX}, take green, shop 2, take gold, steward purple, up, right, right, stop")
    assert table.actor == 0
    assert set(table.moves) == {"shop 1", "shop 3", "shop 6"}
    assert table.refuses("shop 2") == "A3"
    table.play("shop 6")
    assert table[0].checked["green"] == [0, 3, 0, 1]


def test_s8_surplus_of_a_goods_spot_is_lost() -> None:
    table = Table()
    table.round(f"{dice('green', 7)}, take green, shop 6, shop 1, take gold, walk goats up")
    table.round(f"{dice('green', 5)}, take gold, take green, shop 3")
    assert sum(table[0].checked["green"]) == 12
    table.round("take goats")
    happened = table.play(f"{SIX}, walk green right right")
    assert only(happened, Surplus) == [Surplus(0, "green", 1)]
    assert only(happened, BonusWon) == [BonusWon(0, "green", 5)]
    assert only(happened, ShopFinished) == [ShopFinished(0, "green", 2)]


def test_s8_gold_and_goats_spots_give_their_number_capped() -> None:
    table = Table(symbols={"gold": 4, "goats": 2, "circled": 1})
    table.play(f"{SIX}, walk green down left")
    assert (table[0].gold, table[0].gold_circled) == (3, 3)
    happened = table.play("walk goats up")
    assert only(happened, Gained) == [Gained(1, "goats", 1, 1)]


def test_s8_the_warehouse_adds_nothing_to_a_goods_spot() -> None:
    table = purse(4, 4)
    table.play("build warehouse")
    table.round(f"{SIX}, take gold, walk purple up right right, shop 6")
    assert table[0].checked["green"] == [0, 0, 0, 2]


def test_s8_the_store_adds_nothing_to_a_gold_spot() -> None:
    table = purse(1, 2)
    table.play("build store")
    table.play(f"{SIX}, take gold, walk green down left")
    assert table[0].gold == 3


def test_s9_a_yellow_die_spot_adds_a_die_to_each_of_ones_own_rolls() -> None:
    table = Table()
    happened = table.round(f"{TWO}, walk goats down, take gold, skip")
    assert only(happened, DieAdded) == [DieAdded(0, 1)]
    assert table[0].yellow_dice == 1
    table.play("buy 0")
    assert table.refuses("roll 1 1 1 1 6 6 6 6 6 + 6") == "R5", "the other player's roll"
    table.round(f"{TWO}, take gold, take goats, skip")
    for _ in range(2):
        gold = table[0].gold
        table.play("buy 0")
        assert table[0].gold == gold
        assert table.refuses(TWO) == "R5"
        table.round(f"{TWO} + 6, take gold, take goats, skip")
        table.round(f"{TWO}, take gold, take goats, skip")


def test_s9_there_are_three_dice_at_most_and_then_none_can_be_bought() -> None:
    table = Table(symbols={"circled": 5})
    table.round(f"{SIX}, walk goats down, take gold, walk purple right up up")
    table.round(f"{SIX}, take gold, take goats, take orange, shop 4")
    assert (table[0].yellow_dice, table[0].gold) == (2, 5)
    assert table.moves == ["buy 0", "buy 1"]
    assert table.refuses("buy 2") in ("R4", "S9")
    table.round(f"buy 1, {SIX} + 1 2 3, walk purple up left left, take gold, take goats")
    table.round(f"{SIX}, take gold, take goats, take orange")
    assert (table[0].yellow_dice, table[0].gold, table.view.turn) == (3, 4, 0)
    assert table.actor == "chance", "nothing can be bought"
    table.play(f"{SIX} + 1 2 3")
    assert sum(number for _, number in table.harbor.values()) == 12


def test_s9_a_fourth_die_of_the_market_would_add_nothing() -> None:
    rows = [["yellow die"] * 5, ["yellow die"] * 5, ["yellow die", "yellow die", "start", "yellow die", "yellow die"]]
    table = Table(market={"rows": [*rows, ["*"] * 5, ["*"] * 5]})
    table.round(f"{TWO}, walk goats up, take gold, walk up")
    table.round(f"{TWO}, take gold, walk goats left, skip")
    assert table[0].yellow_dice == 3
    assert table.actor == "chance", "nothing can be bought"
    table.round(f"{TWO} + 6 6 6, take gold, take goats, walk left")
    assert table[0].circled == ["r2c3", "r1c3", "r1c2", "r1c1"]
    assert table[0].yellow_dice == 3


def test_s10_a_plus_one_spot_gives_nothing_now() -> None:
    table = Table()
    fresh = table[0]
    table.play(f"{SIX}, walk green down down")
    sheet = table[0]
    assert printed("r5c3") == "+1"
    assert (sheet.gold, sheet.goats, sheet.checked, sheet.yellow_dice, sheet.boxes) == (1, 1, fresh.checked, 0, {})
    assert sheet.circled == ["r5c3"]
    assert table.match.scores() == [0, 0]


def test_s10_a_plus_one_spot_counts_once_more_at_the_scoring_spot() -> None:
    table = Table()
    happened = table.round(f"{SIX}, walk green down down, take gold, walk purple left left")
    assert only(happened, BoxWritten) == [BoxWritten(0, "r5c1", 3)], "two circled spots, one of them +1; a gold makes the walk shorter"


def test_s11_the_scoring_spot_itself_counts_and_the_centre_does_not() -> None:
    table = Table()
    happened = table.play(f"{SIX}, walk blue up up left left")
    assert only(happened, BoxWritten) == [BoxWritten(0, "r1c1", 1)]
    assert table[0].boxes == {"r1c1": 1}


def test_s11_a_plus_one_that_was_only_crossed_does_not_count() -> None:
    table = Table()
    table.play(f"{SIX}, walk blue up up right right")
    assert table[0].boxes == {"r1c5": 1}


def test_s11_a_box_is_the_one_before_plus_what_came_since() -> None:
    table = Table(symbols=RICH)
    table.round(f"{SIX}, walk blue up up left left, take gold, walk green down down")
    assert printed("r3c1") == "+1"
    assert table[0].boxes == {"r1c1": 1}
    table.round(f"{SIX}, take gold, walk green down down, take goats")
    assert table[0].boxes == {"r1c1": 1, "r5c1": 1 + 1 + 1 + 1}, "a circled +1 counts two, the new scoring spot one"
    table.play(f"{SIX}, walk gold right right right right up up up up")
    assert table[0].boxes == {"r1c1": 1, "r5c1": 4, "r1c5": 5}
