"""A turn, rules T1 to T3."""

from __future__ import annotations

import pytest

from emporion.games.corinth.effects import Gained, SetOut, Skipped, Took
from tests.games.corinth_table import DISTRICTS, SIX, TRAP, TWO, Table, dice, purse
from tests.games.scripted_table import only

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
    happened = table.play("skip")
    assert only(happened, Skipped) == [Skipped(2)]
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
