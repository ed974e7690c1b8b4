"""The walks of the Steward, rules S1 to S7."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games import find
from emporion.games.corinth.effects import BonusWon, BoxWritten, Circled, Gained, Paid, SetOut, ShopFinished, Stepped, Took
from tests.games.corinth_table import (
    DISTRICTS,
    RICH,
    SIX,
    SPIRAL,
    SPOTS,
    STEPS,
    TRAP,
    TWO,
    Style,
    Table,
    dice,
    printed,
    purse,
    reach,
    trail,
)
from tests.games.scripted_table import only

POCKET = "left left up right right up left"
"""Seven steps from the center to r1c2, from where only the corner r1c1 is free, and nothing behind it."""


@pytest.mark.parametrize("district", DISTRICTS)
def test_s1_any_group_may_move_the_steward_by_its_value(district: str) -> None:
    table = Table()
    table.play(SIX)
    happened = table.play(f"steward {district}")
    assert only(happened, SetOut) == [SetOut(0, DISTRICTS.index(district) + 1)]
    assert only(happened, Took) == [Took(0, district, "steward")]
    assert only(happened, Gained) == []
    assert district not in table.harbor


def test_s1_the_number_of_dice_does_not_matter() -> None:
    one, many = Table(), Table()
    one.play(f"{dice('gold', 1)}, walk gold {TRAP}")
    many.play(f"{dice('gold', 8)}, walk gold {TRAP}")
    assert one[0] == many[0]


def test_s1_no_steward_walks_without_setting_out() -> None:
    table = Table()
    table.play(SIX)
    assert {table.refuses(move) for move in ("up", "down", "left", "right", "stop")} == {"S1"}


def test_s2_a_walk_starts_where_the_last_one_ended() -> None:
    table = Table()
    table.round(f"{SIX}, walk green up left, shop 6, take gold, walk goats up")
    assert table[0].path == ["r2c3", "r2c2", "r1c2"]
    assert table[0].steward == "r1c2"


def test_s2_no_spot_of_this_walk_is_walked_again() -> None:
    table = Table()
    table.play(f"{SIX}, steward gold, up, left, down")
    assert "right" not in table.moves, "the center counts as crossed once left"
    assert table.refuses("right") == "S2"
    assert table.refuses("up") == "S2"


def test_s2_no_spot_of_an_earlier_walk_is_walked_again_crossed_or_reached() -> None:
    table = Table()
    table.round(f"{SIX}, walk green right down, shop 6, take gold, steward blue")
    assert table.refuses("up") == "S2", "r3c4 was crossed"
    table.play("left")
    assert table.refuses("right") == "S2", "r4c4 was reached"
    assert table.refuses("up") == "S2", "the center was left"


def test_s2_every_player_walks_on_a_market_of_their_own() -> None:
    table = Table()
    table.play(f"{SIX}, walk goats up, walk green up up")
    assert (table[0].path, table[1].path) == (["r2c3"], ["r2c3", "r1c3"])


@pytest.mark.parametrize(("steps", "price"), [("up up", 1), ("up up right", 0), ("up up right right", 1)])
def test_s3_each_gold_makes_the_walk_one_step_longer_or_shorter(steps: str, price: int) -> None:
    table = Table()
    happened = table.play(f"{SIX}, walk purple {steps}")
    assert sum(paid.gold for paid in only(happened, Paid)) == price
    assert table[0].gold == 1 - price
    assert table[0].gold_circled == 1


def test_s3_without_the_gold_the_walk_is_neither_shorter_nor_longer() -> None:
    table = Table()
    table.play(f"{SIX}, steward blue, up, up")
    assert table.refuses("stop") in ("S3", "S4"), "two steps with value 4 cost 2 gold"
    table.play("right, right")
    assert table.moves == ["down", "stop"]
    happened = table.play("down")
    assert only(happened, Paid) == [Paid(0, 1)]
    assert table[0].circled == ["r2c5"], "a sixth step would cost 2 gold, so that the walk stops unasked"


@pytest.mark.parametrize("stable", [False, True])
def test_s4_a_walk_costs_what_it_differs_less_two_with_the_stable(stable: bool) -> None:
    """Every value from 1 to 6 and every length from 1 to 24."""
    steps = SPIRAL.split()
    spots = list(trail("r3c3", steps))
    for value in range(1, 7):
        for length in range(1, 25):
            table = Table(symbols=RICH)
            used = DISTRICTS[value - 1]
            others = [district for district in ("goats", "gold", "orange") if district != used]
            table.play(f"{SIX}, take {others[0]}" + (", shop 4" if others[0] == "orange" else "") + (", build stable" if stable else ""))
            table.play(f"take {others[1]}" + (", shop 4" if others[1] == "orange" else ""))
            table.pass_turn()
            gold = table[0].gold
            happened = table.play(f"walk {used} {' '.join(steps[:length])}")
            price = max(0, abs(length - value) - (2 if stable else 0))
            gains = int(printed(spots[length - 1])[0]) if printed(spots[length - 1]).endswith("gold") else 0
            assert sum(paid.gold for paid in only(happened, Paid)) == price, (value, length)
            assert table[0].gold == gold - price + gains, (value, length)


def test_s4_with_the_stable_three_steps_more_cost_one_gold() -> None:
    table = purse(3, 1)
    table.play("build stable")
    table.round(f"{SIX}, take gold, steward goats, up, up, left, left")
    assert (table[0].gold, table[0].circled) == (0, ["r1c1"])


def test_s4_gold_that_the_spot_gives_cannot_pay_for_the_walk() -> None:
    table = Table()
    table.play("buy 1, roll 1 2 2 2 2 2 2 2 6 + 1, steward green, right")
    assert table[0].gold == 0
    assert "stop" not in table.moves
    assert table.refuses("stop") in ("S3", "S4")


def test_s4_the_gold_is_paid_before_the_effect_of_the_spot() -> None:
    table = Table()
    happened = table.play(f"{SIX}, walk green right")
    names = [type(effect).__name__ for effect in happened]
    assert names.index("Paid") < names.index("Circled") < names.index("Gained")
    assert (table[0].gold, table[0].gold_circled) == (1, 2)


def test_s5_a_walk_has_at_least_one_step() -> None:
    table = Table(symbols=RICH)
    table.play(f"{SIX}, steward goats")
    assert "stop" not in table.moves
    assert table.refuses("stop") == "S5"


def test_s5_there_is_no_longest_walk() -> None:
    table = Table(symbols=RICH)
    table.play(f"{SIX}, walk goats {SPIRAL}")
    assert len(table[0].path) == 24
    assert table[0].gold == 40 - 23
    assert table[0].circled == ["r1c1"]


def test_s6_without_a_complete_path_the_action_cannot_be_chosen() -> None:
    table = Table()
    table.round(f"{dice('gold', 1)}, walk gold {POCKET}, take goats")
    assert (table[0].gold, table[0].steward) == (0, "r1c2")
    assert table.moves == ["steward", "skip"], "one step into the corner is a complete path of value 1"
    table.play("skip")
    table.round(f"{SIX}, take gold")
    assert "steward goats" in table.moves
    for district in ("green", "purple", "blue", "orange"):
        assert f"steward {district}" not in table.moves
        assert table.refuses(f"steward {district}") == "S6"


def test_s6_gold_may_complete_a_path() -> None:
    table = Table(symbols={"circled": 3})
    table.round(f"{dice('gold', 1)}, walk gold {POCKET}, take goats, skip")
    table.round(f"{SIX}, take gold")
    assert table[0].gold == 2
    assert [f"steward {district}" in table.moves for district in ("goats", "green", "purple", "blue", "orange")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_s6_a_step_after_which_the_walk_could_not_be_completed_is_left_out() -> None:
    table = Table()
    table.play("buy 1, roll 1 1 1 2 2 2 5 5 5 + 1, walk gold left left up right up")
    table.round("take goats")
    assert (table[0].steward, table[0].gold) == ("r1c2", 0)
    table.play("steward green")
    assert table[0].path[5:] == ["r1c3"], "two steps are to be made, and the corner r1c1 has no second one"


def test_s6_a_step_after_which_the_walk_could_not_be_completed_is_refused() -> None:
    def dead_ends(table: Table) -> list[str]:
        """Steps to a free spot that are not offered, although a longer walk could be paid."""
        walk, sheet = table.view.walk, table[table.view.turn]
        if walk is None or walk.steps >= walk.value + sheet.gold or "stable" in sheet.built:
            return []
        beside = {step: next(trail(sheet.steward, [step])) for step in ("up", "down", "left", "right")}
        return [step for step, spot in beside.items() if spot in SPOTS and spot not in sheet.path and step not in table.moves]

    table = reach(
        lambda table: bool(dead_ends(table)), style=Style(words=("buy 1", "steward gold", "steward orange", "steward", "up", "left"))
    )
    sheet, walk = table[table.view.turn], table.view.walk
    assert walk is not None
    for step in dead_ends(table):
        assert table.refuses(step) == "S6"
        ahead = longest(next(trail(sheet.steward, [step])), {"r3c3", *sheet.path})
        assert walk.steps + 1 + ahead < walk.value - sheet.gold


def longest(spot: str, walked: set[str]) -> int:
    """The steps of the longest walk from a spot."""
    beside = [next(trail(spot, [step])) for step in ("up", "down", "left", "right")]
    free = [other for other in beside if other in SPOTS and other not in walked | {spot}]
    return max((1 + longest(other, walked | {spot}) for other in free), default=0)


def test_s6_a_trapped_steward_is_never_offered_again() -> None:
    table = Table(symbols=RICH)
    table.play(f"{TWO}, walk gold {TRAP}, end, take goats, end")
    assert (table.actor, table.view.point) == (0, "building"), "the third turn asks for nothing else, whatever the gold"
    table.round(f"{SIX}, take gold")
    assert [move for move in table.moves if move.startswith("steward")] == []


def test_s7_the_last_spot_is_circled_and_the_spots_before_give_nothing() -> None:
    table = Table()
    happened = table.play(f"{SIX}, walk orange right up left left up")
    assert table[0].path == ["r3c4", "r2c4", "r2c3", "r2c2", "r1c2"]
    assert only(happened, Circled) == [Circled(0, "r1c2", "yellow die")]
    assert table[0].circled == ["r1c2"]
    assert (table[0].gold, table[0].goats, table[0].yellow_dice) == (1, 1, 1)
    assert sum(map(sum, table[0].checked.values())) == 0


def directions_of(spot: str, moves: Sequence[str]) -> tuple[str, ...]:
    """The spots to which the steps among some moves lead."""
    row, column, way = int(spot[1]), int(spot[3]), []
    for move in moves:
        if move in STEPS:
            row, column = row + STEPS[move][0], column + STEPS[move][1]
            way.append(f"r{row}c{column}")
    return tuple(way)


def test_s11_an_end_tells_its_way_and_what_would_be_written_there() -> None:
    """Every end of every walk that could begin, and of one that has: the moves lead that way, forced steps included, to this number."""
    match, rng, boxes = Match(find("corinth"), 2), Random(5), 0
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
            continue
        for target in match.targets():
            copy = match.copy()
            effects = [effect for move in target.moves for effect in copy.play(move) if getattr(effect, "seat", None) == match.actor]
            walked = tuple(effect.spot for effect in effects if isinstance(effect, Stepped))
            written = [effect.points for effect in effects if isinstance(effect, BoxWritten) and effect.spot == target.end]
            steward = match.view(None).sheets[match.actor].steward
            way = target.way or directions_of(steward, target.moves)
            assert walked[: len(way)] == way
            assert way[-1:] == (target.end,) or (way == () and target.end == steward)
            spot = target.line[0]
            assert (f"r{spot.row}c{spot.column}", spot.price) == (target.end, target.price)
            assert [spot.amount for _ in (1,) if spot.gives == "box"] == written
            completed = [effect for effect in effects if isinstance(effect, ShopFinished | BonusWon)]
            assert list(target.line[1:]) == completed
            boxes += len(written)
        match.play(match.moves()[rng.below(len(match.moves()))])
    assert boxes
