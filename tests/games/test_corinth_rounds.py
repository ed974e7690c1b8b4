"""Setup and rounds, rules R1 to R10."""

from __future__ import annotations

from typing import Any

import pytest

from emporion import games
from emporion.engine.errors import WrongOption
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.record import dumps
from emporion.games.corinth.effects import AllSame, Bought, Cleared, Delivering, Gained, RoundBegan, TurnBegan, YellowRemoved
from tests.games.corinth_table import SIX, TWO, Style, Table, dice, game_of
from tests.games.scripted_table import only


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_two_to_four_play_and_each_starts_with_one_gold_and_one_goat(players: int) -> None:
    table = Table(players)
    assert [(sheet.gold, sheet.goats) for sheet in table.view.sheets] == [(1, 1)] * players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_r1_no_other_number_of_players_sits_down(players: int) -> None:
    with pytest.raises(WrongOption):
        Match(games.find("corinth"), players)


@pytest.mark.parametrize(("players", "first"), [(players, first) for players in (2, 3, 4) for first in range(players)])
def test_r1_the_host_may_choose_who_begins(players: int, first: int) -> None:
    table = Table(players, first=first)
    assert table.actor == first
    happened = table.play(f"buy 0, {SIX}")
    assert only(happened, TurnBegan) == [TurnBegan(first)]


@pytest.mark.parametrize("first", [-1, 2])
def test_r1_a_seat_that_is_not_at_the_table_cannot_begin(first: int) -> None:
    with pytest.raises(WrongOption):
        Table(2, first=first)


@pytest.mark.parametrize(("players", "crossed"), [(2, 0), (3, 0), (4, 2)])
def test_r2_with_four_players_everybody_begins_with_two_spots_crossed(players: int, crossed: int) -> None:
    table = Table(players)
    assert [sheet.track for sheet in table.view.sheets] == [crossed + 1] + [crossed] * (players - 1)


@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, 12, 18), (3, 18, 18), (4, 16, 16)])
def test_r3_the_number_of_players_gives_the_rounds_and_turns(players: int, rounds: int, turns: int) -> None:
    table = Table(players, first=1)
    happened = [*table.match.opening, *(effect for effects in game_of(table, 5) for effect in effects)]
    assert [effect.number for effect in only(happened, RoundBegan)] == list(range(1, rounds + 1))
    seats = [effect.seat for effect in only(happened, TurnBegan)]
    assert [seats.count(seat) for seat in range(players)] == [turns] * players


def test_r3_only_the_first_player_of_a_round_crosses_a_spot() -> None:
    table = Table(3, first=2)
    assert [sheet.track for sheet in table.view.sheets] == [0, 0, 1]
    table.round(f"{SIX}, take gold, take orange, shop 10, take blue, shop 8")
    assert [sheet.track for sheet in table.view.sheets] == [1, 0, 1]
    table.round(f"{SIX}, take gold, take orange, shop 10, take goats")
    assert [sheet.track for sheet in table.view.sheets] == [1, 1, 1]


def test_r4_yellow_dice_cost_one_gold_each() -> None:
    table = purse_of_six()
    happened = table.play("buy 2")
    assert only(happened, Bought) == [Bought(1, 2)]
    assert (table[1].gold, table[1].gold_circled) == (4, 6)


def test_r4_no_more_dice_are_bought_than_there_is_gold() -> None:
    table = Table()
    assert table.moves == ["buy 0", "buy 1"]
    assert table.refuses("buy 2") == "R4"


def test_r4_no_more_than_three_dice_are_bought() -> None:
    table = purse_of_six()
    assert table.moves == ["buy 0", "buy 1", "buy 2", "buy 3"]
    assert table.refuses("buy 4") in ("R4", "F2")


def test_r4_dice_from_the_market_and_bought_ones_are_together_at_most_three() -> None:
    table = Table()
    table.round(f"{dice('gold', 6)}, walk goats down, take gold, skip")
    table.round(f"{dice('gold', 6)}, take goats, take gold, skip")
    assert (table[0].gold, table[0].yellow_dice) == (7, 1)
    assert table.moves == ["buy 0", "buy 1", "buy 2"]
    assert table.refuses("buy 3") == "R4"
    table.play("buy 2, roll 1 1 1 1 1 6 6 6 6 + 2 3 4")
    assert list(table.harbor) == ["goats", "green", "purple", "blue", "gold"]


def test_r4_without_gold_nothing_is_asked() -> None:
    table = Table()
    table.round("buy 1, roll 1 1 1 1 1 6 6 6 6 + 6, take goats, take gold, skip")
    table.round(f"{dice('green', 4)}, take gold, take green, shop 6, take goats")
    assert (table[0].gold, table.view.round, table.view.turn) == (0, 3, 0)
    assert table.actor == "chance"
    assert table.match.forced == [(0, "buy 0")]


def test_r4_bought_dice_are_for_one_roll() -> None:
    table = Table()
    table.play("buy 1, roll 1 1 1 1 6 6 6 6 6 + 1, take goats, take gold, skip")
    table.round(f"{TWO}, take gold, take goats, skip")
    assert (table.view.turn, table[0].gold, table[0].yellow_dice) == (0, 0, 0)
    assert table.refuses("roll 1 1 1 1 6 6 6 6 6 + 1") == "R5"


def test_r4_only_the_first_player_buys_and_only_before_the_roll() -> None:
    table = Table()
    table.play("buy 0")
    assert table.refuses("buy 1") in ("R4", "R5")
    table.play(SIX)
    assert table.refuses("buy 1") == "R4"
    table.play("take gold")
    table.pass_turn()
    assert table.actor == 1
    assert table.refuses("buy 1") == "R4"


@pytest.mark.parametrize("bought", [0, 1])
def test_r5_nine_white_and_the_yellow_dice_are_rolled_together(bought: int) -> None:
    table = Table()
    table.play(f"buy {bought}")
    white = "roll 1 1 1 1 1 1 1 1 6"
    rolls = [white, f"{white} + 4", f"{white} + 4 4"]
    right = rolls.pop(bought)
    assert [table.refuses(roll) for roll in rolls] == ["R5", "R5"]
    table.play(right)
    assert sum(number for _, number in table.harbor.values()) == 9 + bought


@pytest.mark.parametrize(
    ("roll", "values"),
    [
        ("roll 2 2 2 2 2 5 5 5 5", {"goats": 2, "gold": 5}),
        ("roll 1 3 3 3 3 3 3 3 4", {"goats": 1, "green": 3, "gold": 4}),
        ("roll 2 2 3 3 4 4 6 6 6", {"goats": 2, "green": 3, "purple": 4, "gold": 6}),
        ("roll 1 2 2 3 3 5 5 6 6", {"goats": 1, "green": 2, "purple": 3, "blue": 5, "gold": 6}),
        (SIX, {"goats": 1, "green": 2, "purple": 3, "blue": 4, "orange": 5, "gold": 6}),
    ],
)
def test_r6_the_highest_value_goes_to_gold_and_the_others_fill_up_from_goats(roll: str, values: dict[str, int]) -> None:
    table = Table()
    table.play(roll)
    assert {district: value for district, (value, _) in table.harbor.items()} == values
    assert [number for _, number in table.harbor.values()] == [roll.split().count(str(value)) for value in sorted(values.values())]


def test_r6_yellow_dice_join_the_groups_of_their_value() -> None:
    table = purse_of_six()
    table.play("buy 3, roll 1 1 1 1 1 1 1 1 3 + 1 2 5")
    assert table.harbor == {"goats": (1, 9), "green": (2, 1), "purple": (3, 1), "gold": (5, 1)}


def test_r7_the_roller_wins_at_once_although_behind() -> None:
    table = Table()
    table.round(f"{dice('goats', 8)}, take goats, take gold, skip")
    assert table.actor == 1
    scores = table.match.scores()
    assert scores[0] > scores[1]
    happened = table.play("buy 0, roll 4 4 4 4 4 4 4 4 4")
    assert table.match.is_over
    assert only(happened, AllSame) == [AllSame(1)]
    assert table.match.winners() == [1]
    assert table.match.scores() == scores
    assert dumps(table.match).splitlines()[-1] == f'{{"scores": {scores}, "winners": [1]}}'
    assert games.replay(dumps(table.match).encode()).winners() == [1]


def test_r7_the_yellow_dice_must_show_the_value_too() -> None:
    same, other = Table(), Table()
    same.play("buy 1, roll 2 2 2 2 2 2 2 2 2 + 2")
    assert same.match.is_over
    assert same.match.winners() == [0]
    other.play("buy 1, roll 2 2 2 2 2 2 2 2 2 + 1")
    assert not other.match.is_over
    assert other.harbor == {"goats": (1, 1), "gold": (2, 9)}


def test_r7_nothing_is_asked_after_it() -> None:
    table = Table()
    table.play("buy 0, roll 6 6 6 6 6 6 6 6 6")
    assert table.moves == []
    assert table.refuses("take gold") == "F4"


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, 0, [0, 1, 0, 1, 0, 1, 0, 1, 0]),
        (2, 1, [1, 0, 1, 0, 1, 0, 1, 0, 1]),
        (3, 1, [1, 2, 0, 2, 0, 1, 0, 1, 2]),
        (4, 3, [3, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 0]),
    ],
)
def test_r8_turns_go_clockwise_and_with_two_players_first_second_first(players: int, first: int, order: list[int]) -> None:
    table = Table(players, first=first)
    happened = [effect for effects in game_of(table, 3, Style(words=("take", "end"))) for effect in effects]
    assert [effect.seat for effect in only(happened, TurnBegan)][: len(order)] == order


@pytest.mark.parametrize(("players", "turns"), [(2, 3), (3, 3), (4, 4)])
def test_r8_the_view_counts_the_turns_that_are_left_in_a_round(players: int, turns: int) -> None:
    match, rng = Match(games.find("corinth"), players), Random("turns", players)
    begun = 0
    while not match.is_over:
        view: Any = match.view(None)
        assert view.turns_left == turns - max(0, begun - 1)
        effects = match.chance(rng) if match.actor == "chance" else match.play(match.moves()[rng.below(len(match.moves()))])
        for effect in effects:
            begun = 0 if isinstance(effect, RoundBegan) else begun + isinstance(effect, TurnBegan)


def test_r9_yellow_dice_go_after_the_first_turn_and_white_ones_stay() -> None:
    table = Table(3)
    table.play("buy 1, roll 1 1 1 2 2 2 6 6 6 + 2")
    assert table.harbor["green"] == (2, 4)
    happened = table.play("take gold")
    happened += table.pass_turn()
    assert only(happened, YellowRemoved) == [YellowRemoved(1)]
    assert table.harbor == {"goats": (1, 3), "green": (2, 3)}
    happened = table.play("take green")
    assert only(happened, Delivering) == [Delivering(1, "green", 3)]


def test_r9_the_first_player_uses_yellow_dice_like_white_ones() -> None:
    table = Table()
    happened = table.play("buy 1, roll 1 1 1 2 2 2 6 6 6 + 6, take gold")
    assert only(happened, Gained) == [Gained(0, "gold", 4, 0)]


@pytest.mark.parametrize(
    ("white", "yellow", "left"),
    [
        ("1 1 1 2 2 4 4 6 6", 3, {"goats": (1, 3), "green": (2, 2), "blue": (4, 2), "gold": (6, 2)}),
        ("2 2 2 3 3 4 4 6 6", 1, {"green": (2, 3), "purple": (3, 2), "blue": (4, 2), "gold": (6, 2)}),
        ("1 1 1 2 2 4 4 5 5", 6, {"goats": (1, 3), "green": (2, 2), "purple": (4, 2), "blue": (5, 2)}),
    ],
)
def test_r9_a_group_of_yellow_dice_only_vanishes_and_is_not_replaced(white: str, yellow: int, left: dict[str, tuple[int, int]]) -> None:
    table = Table()
    table.play(f"buy 1, roll {white} + {yellow}")
    taken = next(district for district, (value, _) in table.harbor.items() if value == 2)
    table.play(f"walk {taken} up left")
    assert (table.actor, table.view.point) == (0, "stocking")
    table.play("shop 6")
    assert table.actor == 1
    assert table.harbor == {district: group for district, group in left.items() if district != taken}


def test_r9_a_first_player_may_take_the_group_of_yellow_dice_only() -> None:
    table = Table()
    happened = table.play("buy 1, roll 1 1 1 1 1 1 1 1 2 + 6, take gold")
    assert only(happened, Gained) == [Gained(0, "gold", 1, 0)]
    assert only(happened, YellowRemoved) == []


def test_r10_the_remaining_dice_are_removed_and_the_left_neighbor_begins() -> None:
    table = Table(3, first=1)
    happened = table.round(f"{SIX}, take gold, take orange, shop 10, take blue, shop 8")
    assert table.view.round == 2
    assert len(only(happened, Cleared)) == 1
    assert table.harbor == {}
    assert table.actor == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r10_the_game_ends_when_every_spot_of_every_track_is_crossed_and_not_before(players: int) -> None:
    table = Table(players)
    for _ in game_of(table, 7):
        tracks = [sheet.track for sheet in table.view.sheets]
        assert table.match.is_over is (table.view.point == "finished")
        if table.match.is_over:
            assert tracks == [6] * players
        elif tracks == [6] * players:
            assert table.view.round == {2: 12, 3: 18, 4: 16}[players]


def purse_of_six() -> Table:
    """Two players; seat 1 begins round 2 with 6 gold."""
    table = Table()
    table.round(f"{TWO}, take goats, take gold, skip")
    assert (table.actor, table[1].gold) == (1, 6)
    return table
