"""Buildings, rules B1 to B6."""

from __future__ import annotations

import pytest

from emporion.games.corinth.effects import Built, Delivering, Gained, Surplus, Took
from tests.games.corinth_table import BUILDINGS, RICH, SIX, TRAP, TWO, Style, Table, dice, purse, reach
from tests.games.scripted_table import only


def test_b1_any_number_of_buildings_is_constructed_at_the_end_of_a_turn() -> None:
    table = Table(symbols=RICH)
    happened = table.play(f"{SIX}, take gold, build store, build temple, build stable, build warehouse")
    assert only(happened, Built) == [Built(0, name, *BUILDINGS[name]) for name in ("store", "temple", "stable", "warehouse")]
    assert set(table[0].built) == set(BUILDINGS)
    assert (table[0].gold, table[0].goats) == (41 - 9, 40 - 10)
    assert table.actor == 1, "nothing is left to build"


def test_b1_nothing_need_be_built() -> None:
    table = Table(symbols=RICH)
    table.play(f"{SIX}, take gold")
    assert table.moves == ["build temple", "build warehouse", "build stable", "build store", "end"]
    table.play("end")
    assert (table[0].built, table.actor) == ([], 1)


def test_b1_each_building_stands_once() -> None:
    table = Table(symbols=RICH)
    table.play(f"{SIX}, take gold, build temple")
    assert "build temple" not in table.moves
    assert table.refuses("build temple") == "B1"
    table.play("end, take goats, end, take orange, shop 4")
    assert table.refuses("build temple") == "B1"


def test_b1_it_is_asked_only_while_something_can_be_paid() -> None:
    table = purse(2, 2)
    assert table.moves == ["build stable", "build store", "end"]
    table.play("build store")
    assert table[0].goats == 0
    assert table.view.round == 2


def test_b1_nothing_is_built_before_the_action_or_in_another_turn() -> None:
    table = Table(symbols=RICH)
    assert table.refuses("build store") == "B1"
    table.play(SIX)
    assert table.refuses("build store") == "B1"
    table.play("steward gold")
    assert table.refuses("build store") == "B1"
    assert table.refuses("end") == "B1"


def test_b1_a_building_is_constructed_after_a_walk_and_after_its_delivery() -> None:
    table = Table(symbols=RICH)
    table.play(f"{SIX}, walk green up left")
    assert table.view.point == "stocking"
    assert table.refuses("build store") == "B1"
    table.play("shop 6, build store")
    assert table[0].built == ["store"]


def test_b1_a_building_is_constructed_after_a_discard() -> None:
    table = Table(symbols={"gold": 4, "goats": 4, "circled": 4})
    table.play(f"{TWO}, walk gold {TRAP}, walk goats up, end, end")
    happened = table.play(f"{TWO}, walk goats right, end")
    assert only(happened, Took)[-1] == Took(0, "gold", "nothing")
    assert (table.actor, table.view.point) == (0, "building")
    table.play("build temple")
    assert table[0].built == ["temple"]


@pytest.mark.parametrize("answer", ["skip", "walk up"])
def test_b1_a_building_is_constructed_after_a_compensation_taken_or_left(answer: str) -> None:
    table = Table(symbols={"circled": 3})
    table.play(f"{TWO}, take gold, end, take goats, end, {answer}, build temple")
    assert table[0].built == ["temple"]


def test_b1_a_building_is_constructed_after_a_turn_with_nothing_at_all() -> None:
    table = Table(symbols={"circled": 3})
    table.play(f"{TWO}, walk gold {TRAP}, end, take goats, end")
    assert (table.actor, table.view.point, table.harbor) == (0, "building", {})
    table.play("build temple")
    assert table[0].built == ["temple"]


def test_b1_a_building_is_constructed_in_the_last_turn_of_all() -> None:
    def last_turn(table: Table) -> bool:
        last = table.view.round == 12 and table.view.point == "building" and "build temple" in table.moves
        return last and table.harbor == {} and table.match.copy().play("end")[-1].actor == "over"  # type: ignore[attr-defined]

    table = reach(last_turn, style=Style(words=("take gold", "take goats", "end", "skip"), faces=(1, 6)))
    seat, before = table.view.turn, table.match.scores()
    built = len(table[seat].built)
    gold, goats = table[seat].gold, table[seat].goats
    table.play("build temple")
    while not table.match.is_over:
        table.play("end")
    assert table.match.scores()[seat] == before[seat] + 3 * (built + 1) - (gold // 2 - (gold - 3) // 2) - (goats // 2 - (goats - 3) // 2)


@pytest.mark.parametrize("others", [[], ["store"], ["store", "stable"], ["store", "stable", "warehouse"]])
def test_b2_the_temple_gives_three_points_for_each_building_itself_included(others: list[str]) -> None:
    table = Table(symbols=RICH)
    table.play(f"{SIX}, take goats, " + "".join(f"build {name}, " for name in others) + "build temple")
    assert table.match.breakdown()[0]["temple"] == 3 * (len(others) + 1)


def test_b2_without_the_temple_the_buildings_give_nothing() -> None:
    table = Table(symbols=RICH)
    table.play(f"{SIX}, take goats, build store, build stable, build warehouse")
    assert table.match.breakdown()[0]["temple"] == 0


def test_b2_buildings_after_the_temple_count_too() -> None:
    table = Table(symbols=RICH)
    table.play(f"{SIX}, take goats, build temple, build store")
    assert table.match.breakdown()[0]["temple"] == 6


def with_building(name: str) -> Table:
    """Seat 0 has one building; seat 1 begins round 2."""
    table = purse(*{"temple": (3, 3), "warehouse": (4, 4), "stable": (2, 1), "store": (1, 2)}[name])
    table.round(f"build {name}")
    assert table[0].built == [name]
    return table


@pytest.mark.parametrize(("district", "shop"), [("green", 6), ("purple", 6), ("blue", 8), ("orange", 10)])
def test_b3_the_warehouse_checks_one_more_symbol_in_the_same_district(district: str, shop: int) -> None:
    table = with_building("warehouse")
    happened = table.round(f"{dice(district, 3)}, take gold, take {district}, shop {shop}")
    assert only(happened, Delivering) == [Delivering(0, district, 3 + 1)]
    assert sum(table[0].checked[district]) == 3 + 1
    assert only(happened, Surplus) == []


def test_b3_the_one_more_symbol_is_not_optional_and_may_start_another_shop() -> None:
    table = with_building("warehouse")
    happened = table.round(f"{dice('blue', 2)}, take gold, take blue, shop 3")
    assert only(happened, Delivering)[-1] == Delivering(0, "blue", 3)
    assert set(table.moves) == {"shop 5", "shop 8"}
    table.play("shop 8")
    assert table[0].checked["blue"] == [2, 0, 1]


def test_b3_the_warehouse_adds_nothing_to_gold_and_goats() -> None:
    table = with_building("warehouse")
    happened = table.play(f"{TWO}, take gold, take goats")
    assert only(happened, Gained)[-1] == Gained(0, "goats", 4, 0)


def test_b4_the_stable_makes_one_or_two_steps_more_or_fewer_free() -> None:
    for steps in ("left", "left left", "left left up", "left left up up", "left left up up right"):
        table = with_building("stable")
        assert table[0].gold == 0
        table.round(f"{SIX}, take gold, walk purple {steps}")
        assert table[0].gold == 0
        assert len(table[0].path) == len(steps.split())


def test_b4_without_gold_a_third_step_more_or_fewer_is_not_to_be_had() -> None:
    table = with_building("stable")
    table.round(f"{SIX}, take gold, steward blue, left")
    assert table.refuses("stop") in ("S3", "S4"), "three steps fewer"
    table.play("up, up, left, down, down")
    assert len(table[0].path) == 6, "two steps more; a seventh is not asked"
    assert table.view.walk is None


def test_b5_the_store_gives_two_more_gold_with_each_gold_action() -> None:
    table = with_building("store")
    happened = table.round(f"{dice('green', 3)}, take green, shop 6, take gold")
    assert only(happened, Gained) == [Gained(0, "gold", 5 + 2, 0)]
    assert table[0].gold == 1 + 5 + 2


def test_b5_the_store_adds_nothing_to_goats() -> None:
    table = with_building("store")
    happened = table.play(f"{TWO}, take gold, take goats")
    assert only(happened, Gained)[-1] == Gained(0, "goats", 4, 0)


def test_b5_only_its_owner_profits() -> None:
    table = with_building("store")
    happened = table.play(f"{TWO}, take gold")
    assert only(happened, Gained) == [Gained(1, "gold", 5, 0)]


def test_b6_a_store_helps_from_the_next_turn_on() -> None:
    table = Table(symbols={"circled": 3})
    happened = table.play(f"{dice('gold', 5)}, take gold, build store")
    assert only(happened, Gained) == [Gained(0, "gold", 5, 0)]
    assert table[0].gold == 8
    happened = table.round(f"take goats, skip, {TWO}, take goats, take gold")
    assert only(happened, Gained)[-1] == Gained(0, "gold", 7, 0)


def test_b6_a_warehouse_helps_from_the_next_turn_on_even_in_the_same_round() -> None:
    table = Table(symbols={"circled": 8})
    happened = table.play(f"{SIX}, take green, shop 6, build warehouse")
    assert only(happened, Delivering) == [Delivering(0, "green", 2)]
    assert sum(table[0].checked["green"]) == 2
    happened = table.round("take gold, take purple")
    assert only(happened, Delivering) == [Delivering(0, "purple", 3)]
