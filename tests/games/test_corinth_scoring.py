"""The score, rules E1 to E3."""

from __future__ import annotations

import pytest

from tests.games.corinth_table import RICH, SIX, Style, Table, dice, purse, reach


@pytest.mark.parametrize(("gold", "goats", "points"), [(1, 2, 1), (2, 1, 1), (2, 2, 2), (3, 3, 2), (4, 3, 3), (5, 2, 3), (3, 5, 3)])
def test_e1_two_gold_or_two_goats_give_a_point_and_one_of_each_gives_none(gold: int, goats: int, points: int) -> None:
    table = purse(gold, goats)
    assert table.match.scores()[0] == points


def test_e1_unfinished_shops_give_nothing() -> None:
    table = Table()
    table.play(f"{dice('orange', 3)}, take orange, shop 10")
    assert table.match.scores() == [0, 0]


def test_e1_the_score_is_the_sum_of_all_its_parts() -> None:
    table = Table(symbols={"circled": 7})
    table.round(f"{dice('blue', 5)}, take blue, shop 3, shop 5, take gold, walk goats up")
    table.round(f"{dice('blue', 4)}, take gold, take blue, build temple, build store")
    table.round("take goats")
    table.round(f"{dice('gold', 3)}, take gold")
    table.round("take goats, walk up left left")
    parts = table.match.breakdown()[0]
    assert parts == {
        "blue": 16,
        "bonuses": 3,
        "gold": (7 - 3 + 3 + 2 - 2) // 2,
        "goats": (7 + 2 - 3 - 2) // 2,
        "steward": 2,
        "temple": 6,
        "orange": 0,
        "purple": 0,
        "green": 0,
    }
    assert table.match.scores()[0] == sum(parts.values()) == 32


def two_boxes(steward: str) -> Table:
    """Seat 0 has written 1 and then 4."""
    table = Table(symbols=RICH, steward=steward)
    table.round(f"{SIX}, walk blue up up left left, take gold, walk green down down")
    table.round(f"{SIX}, take gold, walk green down down, take goats")
    assert list(table[0].boxes.values()) == [1, 4]
    return table


@pytest.mark.parametrize(("steward", "points"), [("sum", 5), ("last", 4)])
def test_e2_the_boxes_are_summed_or_the_last_one_counts_alone(steward: str, points: int) -> None:
    table = two_boxes(steward)
    assert table.match.options == {"steward": steward}
    assert table.match.breakdown()[0]["steward"] == points


@pytest.mark.parametrize("steward", ["sum", "last"])
def test_e2_without_a_box_the_steward_gives_nothing(steward: str) -> None:
    table = Table(steward=steward)
    table.play(f"{SIX}, walk goats up")
    assert table.match.breakdown()[0]["steward"] == 0


def test_e2_the_sum_is_the_default() -> None:
    assert Table().match.game.chosen({}) == {"steward": "sum"}


def test_e3_most_points_win() -> None:
    table = Table()
    table.play(f"{dice('orange', 2)}, take orange, shop 4")
    assert table.match.scores() == [4, 0]
    assert table.match.winners() == [0]


def test_e3_a_tie_goes_to_the_player_with_more_gold_left() -> None:
    table = Table()
    table.play("buy 1")
    assert table.match.scores() == [0, 0]
    assert table.match.winners() == [1], "no gold against one"


def test_e3_goats_do_not_break_a_tie() -> None:
    table = Table(symbols={"circled": 2})
    table.play(f"{dice('goats', 1)}, take goats")
    assert [(sheet.gold, sheet.goats) for sheet in table.view.sheets] == [(2, 3), (2, 2)]
    assert table.match.scores() == [2, 2]
    assert table.match.winners() == [0, 1]


def test_e3_a_full_tie_is_shared_by_all_who_are_tied() -> None:
    table = Table(3)
    assert table.match.winners() == [0, 1, 2]
    table.play("buy 1")
    assert table.match.winners() == [1, 2]


def test_e3_finished_games_with_tied_points_are_won_by_gold_or_shared() -> None:
    style = Style(words=("end", "take goats", "take gold", "skip"), faces=(1, 6))

    def tied(table: Table) -> bool:
        played_out = table.match.is_over and table.match.events[-1].by != "chance"
        return played_out and len({*table.match.scores()}) == 1

    by_gold = reach(lambda table: tied(table) and table[0].gold != table[1].gold, style=style, seeds=range(3000))
    richest = 0 if by_gold[0].gold > by_gold[1].gold else 1
    assert by_gold.match.winners() == [richest]
    shared = reach(lambda table: tied(table) and table[0].gold == table[1].gold, style=style, seeds=range(3000))
    assert shared.match.winners() == [0, 1]
