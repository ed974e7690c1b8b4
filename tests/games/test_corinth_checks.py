"""The worked checks at the end of the rules file."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import factorial

import pytest

from emporion.games.corinth.effects import BonusWon, ShopFinished
from tests.games.corinth_table import TWO, Table, dice
from tests.games.scripted_table import only


def roll_due(yellow: int) -> Table:
    """Seat 1, who has bought so many yellow dice, rolls next."""
    table = Table()
    table.round(f"{TWO}, take goats, take gold, skip")
    table.play(f"buy {yellow}")
    return table


def chances_of_groups(yellow: int) -> dict[int, float]:
    """The probability of every number of groups, in per cent."""
    chances: defaultdict[int, float] = defaultdict(float)
    for roll, chance in roll_due(yellow).match.outcomes():
        chances[len({*roll.split()} - {"roll", "+"})] += 100 * chance
    return chances


def onto(dice: int, values: int) -> int:
    """In how many ways dice show exactly these values, each at least once."""
    return sum(
        (-1) ** left * factorial(values) // factorial(left) // factorial(values - left) * (values - left) ** dice for left in range(values)
    )


def test_nine_dice_fall_into_two_to_six_groups_as_the_rules_say() -> None:
    chances = chances_of_groups(0)
    assert f"{chances[2]:.2f}" == "0.08"
    assert [f"{chances[groups]:.1f}" for groups in (3, 4, 5, 6)] == ["3.6", "27.8", "49.7", "18.9"]
    assert chances[1] == pytest.approx(100 * 6 / 6**9)


@pytest.mark.parametrize(("yellow", "rounded"), [(0, "18.9"), (1, "27.2"), (2, "35.6"), (3, "43.8")])
def test_orange_is_open_the_more_often_the_more_yellow_dice_are_rolled(yellow: int, rounded: str) -> None:
    chances = chances_of_groups(yellow)
    assert f"{chances[6]:.1f}" == rounded
    assert sum(chances.values()) == pytest.approx(100)
    for groups in range(1, 7):
        ways = factorial(6) // factorial(groups) // factorial(6 - groups) * onto(9 + yellow, groups)
        assert chances[groups] == pytest.approx(100 * ways / 6 ** (9 + yellow))


def test_a_roll_is_as_probable_as_its_dice() -> None:
    outcomes = roll_due(1).match.outcomes()
    assert len({roll for roll, _ in outcomes}) == len(outcomes) == 2002 * 6
    for roll, chance in outcomes[::37]:
        white = roll.removeprefix("roll ").split(" + ")[0].split()
        ways = factorial(9)
        for number in Counter(white).values():
            ways //= factorial(number)
        assert chance == pytest.approx(ways / 6**10)


def test_the_leaflets_example_of_blue_finishes_two_shops_and_gives_the_bonus() -> None:
    """The 8-shop lacks one, the 3-shop is untouched, the 5-shop is finished: three dice finish both."""
    table = Table()
    table.round(f"{dice('blue', 5)}, take blue, shop 5, shop 8, take gold, walk goats up")
    table.round(f"{dice('blue', 1)}, take gold, take blue, take goats")
    assert table[0].checked["blue"] == [0, 3, 3]
    assert table.match.breakdown()[0]["blue"] == 5
    happened = table.play(f"{dice('blue', 3)}, take blue")
    assert only(happened, ShopFinished) == [ShopFinished(0, "blue", 8), ShopFinished(0, "blue", 3)]
    assert only(happened, BonusWon) == [BonusWon(0, "blue", 3)]
    assert (table.match.breakdown()[0]["blue"], table.match.breakdown()[0]["bonuses"]) == (16, 3)


def test_all_shops_bonuses_and_the_temple_with_four_buildings_give_86() -> None:
    """A sheet with everything but gold, goats and boxes: 62 + 12 + 12."""
    table = Table(3)
    for district, number, shops in (
        ("goats", 8, ""),
        ("green", 7, ", shop 6, shop 1"),
        ("green", 6, ", shop 2"),
        ("gold", 8, ""),
        ("purple", 6, ", shop 6, shop 2"),
        ("purple", 6, ", shop 3"),
        ("goats", 1, ""),
        ("blue", 5, ", shop 8, shop 3"),
        ("blue", 4, ""),
        ("orange", 4, ", shop 10"),
        ("orange", 4, ", shop 4"),
    ):
        table.play(dice(district, number))
        others = [move for move in ("take gold", "take goats", "skip") if move != f"take {district}"]
        for _ in range(3):
            table.pass_turn()
            table.play(f"take {district}{shops}" if table.view.turn == 0 else next(move for move in others if move in table.moves))
    assert table.view.turn == 0
    assert (table[0].gold, table[0].goats) == (9, 10)
    table.play("build temple, build warehouse, build stable, build store")
    parts = table.match.breakdown()[0]
    assert sum(parts[district] for district in ("orange", "blue", "purple", "green")) == 62
    assert (parts["bonuses"], parts["temple"]) == (12, 12)
    assert table.match.scores()[0] == 86
