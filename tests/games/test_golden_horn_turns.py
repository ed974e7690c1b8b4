"""Turns and raids, rules T1 to T3 and P1 to P4."""

from __future__ import annotations

import pytest

from emporion.engine.match import Match
from emporion.games import find
from emporion.games.golden_horn.effects import MoveLeftOut, Raided, SetSail, Turned
from tests.games.golden_horn_table import ALONE, NO_CARDS, Table, counted
from tests.games.scripted_table import only


def prey(hand: str, cargo: str = "blue", kind: str = "trio") -> Table:
    """Seat 1 is to begin a turn with these cards; a boat of seat 0 lies on s1 with two cubes aboard."""
    table = Table(hand={"cards": len(hand)}, hands=f"{'o' * len(hand)} {hand}", venice="yyppggrbb", boats="vvv ccc")
    table.play(f"sail {kind}, load {cargo}, stop")
    assert (table.boat(f"0.{kind}").place, table.boat(f"0.{kind}").cargo) == ("s1", {cargo: 2})
    return table


# T: a turn.


def test_t1_a_turn_is_an_optional_raid_then_a_move_then_an_optional_call() -> None:
    table = prey("rryyg")
    assert table.view.point == "starting"
    assert "no-raid" in table.moves
    assert table.refuses("sail trio") == "T1"
    assert table.refuses("end") == "T1"
    table.play("no-raid")
    assert table.moves == ["sail trio", "sail duo", "sail solo"]
    assert table.refuses("no-raid") == "T1"
    assert table.refuses("end") == "T1"
    assert table.refuses("call") == "E2"
    table.play("sail duo")
    assert table.refuses("sail trio") == "T1"


def test_t1_the_move_is_not_optional() -> None:
    table = Table()
    assert table.moves == ["sail trio", "sail duo", "sail solo"]
    assert table.refuses("end") == "T1"


def test_t1_the_end_is_not_asked_for_where_nothing_can_be_called() -> None:
    table = Table()
    table.play("sail trio, load pink, stop")
    assert table.actor == 1
    assert table.view.turn == 1


def test_t2_a_player_none_of_whose_boats_may_move_leaves_the_move_out() -> None:
    table = Table(boats="vvv ccc", **ALONE, **NO_CARDS)
    happened = table.play("sail trio, load blue")
    assert only(happened, MoveLeftOut) == [MoveLeftOut(1)]
    assert table.actor == 0


def test_t2_the_rest_of_the_turn_stays() -> None:
    table = Table(boats="vvv ccc", hands="ggggg bbbbb", **ALONE)
    table.play("sail solo, load yellow, stop")
    assert table.actor == 1
    assert table.moves == ["raid 0.solo blue blue", "no-raid"]
    happened = table.play("raid 0.solo blue blue")
    assert only(happened, MoveLeftOut) == [MoveLeftOut(1)]
    assert (table.actor, table[1].warehouse) == (0, {"yellow": 1})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t3_if_every_player_leaves_out_the_move_in_a_row_the_game_ends_at_once(players: int) -> None:
    """With the standard components it cannot happen: here all goods lie in Venice and all boats in Constantinople."""
    game = find("golden-horn")
    match = Match(game, players, figures=game.corrected({key: ALONE[key] for key in ("goods", "ports")} | NO_CARDS))
    for move in ["place trio constantinople", "place duo constantinople", "place solo constantinople"] * players:
        match.play(move)
    happened = []
    while match.actor == "chance":
        happened = match.play(match.outcomes()[0][0])
    assert match.is_over
    assert only(happened, MoveLeftOut) == [MoveLeftOut(seat) for seat in range(players)]
    assert (match.scores(), match.winners()) == ([0] * players, list(range(players)))


# P: raids.


def test_p1_two_cards_of_colors_on_the_sails_the_same_twice_or_two() -> None:
    table = prey("rryyg")
    assert table.moves == [
        "raid 0.trio yellow yellow",
        "raid 0.trio yellow green",
        "raid 0.trio yellow red",
        "raid 0.trio green red",
        "raid 0.trio red red",
        "no-raid",
    ], "one green card is no pair"


@pytest.mark.parametrize(("kind", "hand", "pairs"), [("trio", "yygrr", 5), ("trio", "yyggr", 5), ("duo", "ppoob", 3), ("solo", "bbrrr", 1)])
def test_p1_only_pairs_in_hand_can_be_played(kind: str, hand: str, pairs: int) -> None:
    table = prey(hand, "yellow" if kind == "solo" else "green" if kind == "duo" else "blue", kind)
    assert len(table.moves) == pairs + 1


def test_p1_cards_of_other_colors_and_cards_that_are_not_in_hand_are_refused() -> None:
    table = prey("rybpp")
    assert table.moves == ["raid 0.trio yellow red", "no-raid"]
    assert table.refuses("raid 0.trio pink pink") == "P1"
    assert table.refuses("raid 0.trio yellow blue") == "P1"
    assert table.refuses("raid 0.trio red red") == "P1"
    assert table.refuses("raid 0.trio green green") == "P1"
    assert table.refuses("raid 0.trio red yellow") == "F2", "cards are named in the order of the colors"
    assert table.refuses("raid 0.trio red") == "F2"
    assert table.refuses("raid trio red red") == "F2"


def test_p1_one_raid_a_turn() -> None:
    table = prey("rrrrr")
    table.play("raid 0.trio red red")
    assert table.view.point == "sailing"
    assert table.match.forced == [], "without Dominio da Mar nothing follows the raid that could be closed"
    assert table.refuses("raid 0.trio red red") == "P1"


def test_p1_the_start_is_asked_whenever_something_could_be_stolen_and_two_cards_are_in_hand() -> None:
    assert prey("ppppp").moves == ["no-raid"], "so that the question does not tell what is in hand"


def test_p1_with_one_card_in_hand_the_start_is_not_asked() -> None:
    table = prey("r")
    assert (table.actor, table.view.point) == (1, "sailing")


def test_p2_boats_in_the_three_ports_are_safe() -> None:
    table = Table(hands="ggggg rryyb", boats="vvv ccc", **ALONE)
    assert table.view.point == "sailing", "all lie in port"
    table.play("sail trio, load blue, sail trio, sail trio, on")
    assert table.boat("0.trio").place == "modone"
    assert table.boat("0.trio").cargo == {"blue": 2}
    assert table.actor == 0, "nothing could be stolen, so seat 1 was not asked"


def test_p2_only_an_enemy_boat_that_carries_something_can_be_raided() -> None:
    table = prey("rrrryyy", "blue")
    table.play("raid 0.trio red red, sail trio, load pink, stop, sail trio, stop, raid 0.trio red red")
    assert table.boat("0.trio").cargo == {}
    table.play("sail trio, stop, sail duo, load green, stop")
    assert table.refuses("raid 0.trio yellow yellow") == "P2", "it is empty"
    assert table.refuses("raid 1.trio yellow yellow") == "P2", "it is one's own"
    assert table.refuses("raid 0.solo blue blue") == "P2", "it lies in port"
    assert table.refuses("raid 3.solo green green") == "P2", "there is no such enemy"


def test_p2_distance_does_not_matter() -> None:
    table = prey("rrrrr")
    assert table.boat("1.trio").place == "constantinople"
    assert "raid 0.trio red red" in table.moves


def test_p3_one_cube_goes_straight_into_the_warehouse_and_the_cards_are_discarded() -> None:
    table = prey("rryyg")
    happened = table.play("raid 0.trio yellow red")
    assert only(happened, Raided) == [Raided(1, 0, "trio", {"yellow": 1, "red": 1}, "blue")]
    assert table.boat("0.trio").cargo == {"blue": 1}
    assert table[1].warehouse == {"blue": 1}
    assert table[1].hand == counted("ryg")
    assert table.view.discards == counted("yr")
    assert not table.boat("0.trio").may_turn, "it is not empty yet"


def emptied() -> Table:
    """Seat 0's trio, on s2 and heading for Constantinople, was emptied by raids; seat 0 is to choose a boat."""
    table = prey("rrrry", "blue")
    table.play("raid 0.trio red red, sail trio, load pink, stop, sail trio, stop, raid 0.trio red red, sail trio, stop")
    assert (table.boat("0.trio").place, table.boat("0.trio").cargo, table.actor) == ("s2", {}, 0)
    if table.view.point == "starting":
        table.play("no-raid")
    return table


def test_p4_the_owner_of_an_emptied_boat_may_turn_it_round() -> None:
    table = emptied()
    assert table.boat("0.trio").may_turn
    assert table.moves == ["sail trio", "turn trio", "sail duo", "sail solo"]
    happened = table.play("turn trio")
    assert only(happened, SetSail) == [SetSail(0, "trio", "s2")]
    assert only(happened, Turned) == [Turned(0, "trio", "venice")]
    assert table.boat("0.trio").place == "s1", "it turns and sails back in the same move"
    table.play("stop")
    assert table.boat("0.trio").heading == "venice"


def test_p4_a_turned_boat_keeps_its_heading_until_it_reaches_an_end_port() -> None:
    table = emptied()
    table.play("turn trio, stop")
    table.pass_turn()
    if table.view.point == "starting":
        table.play("no-raid")
    assert "turn trio" not in table.moves
    assert table.refuses("turn trio") == "P4"
    table.play("sail trio")
    assert (table.boat("0.trio").place, table.boat("0.trio").heading) == ("venice", "constantinople")


def test_p4_the_owner_decides_once_when_that_boat_next_moves() -> None:
    table = emptied()
    table.play("sail duo, load green, stop")
    assert table.boat("0.trio").may_turn, "another boat was moved"
    table.pass_turn()
    if table.view.point == "starting":
        table.play("no-raid")
    assert "turn trio" in table.moves
    table.play("sail trio, stop")
    assert not table.boat("0.trio").may_turn
    table.pass_turn()
    if table.view.point == "starting":
        table.play("no-raid")
    assert "turn trio" not in table.moves


def test_p4_an_emptied_boat_that_sails_on_draws_cards_and_turns_in_the_end_port_as_any() -> None:
    table = emptied()
    for _ in range(20):
        if table.actor == 0 and table.boat("0.trio").place == "constantinople":
            break
        table.pass_turn()
    assert table.boat("0.trio").heading == "venice"


def test_p4_a_boat_that_was_not_emptied_may_not_turn() -> None:
    table = Table(**NO_CARDS)
    assert table.refuses("turn trio") == "P4"
    table.play("sail trio")
    assert table.refuses("turn trio") == "T1"
