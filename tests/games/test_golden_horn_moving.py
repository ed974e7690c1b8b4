"""Loading, voyages, ports and cards, rules M1 to M9."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.engine.errors import IllegalMove
from emporion.games.golden_horn.effects import (
    CardDrawn,
    DrawingBegan,
    Filled,
    Loaded,
    Moved,
    NoCardsLeft,
    PileRenewed,
    Stopped,
    Turned,
    Unloaded,
    WindPlayed,
)
from tests.games.golden_horn_table import ALONE, COLORS, FLEETS, KINDS, NO_CARDS, Table, counted
from tests.games.scripted_table import only

HERE = {"boats": "vvv ccc", **ALONE}
"""Seat 0 lies in Venice with two cubes of each color and sails alone; the enemies lie in Constantinople and cannot leave."""


# Loading.


@pytest.mark.parametrize("kind", KINDS)
def test_m1_a_leaving_boat_loads_a_color_that_is_not_on_its_sails(kind: str) -> None:
    table = Table(**HERE)
    table.play(f"sail {kind}")
    sails = FLEETS[0][kind].split()
    assert table.moves == [f"load {color}" for color in COLORS if color not in sails]
    for color in sails:
        assert table.refuses(f"load {color}") == "M1"


def test_m1_all_cubes_of_the_color_are_loaded() -> None:
    table = Table(venice="yyyyyyppb")
    happened = table.play("sail duo, load yellow")
    assert only(happened, Loaded) == [Loaded(0, "duo", "venice", "yellow", 6)]
    assert table.boat("0.duo").cargo == {"yellow": 6}


def test_m1_a_color_that_does_not_lie_there_is_not_loaded() -> None:
    table = Table(venice="yyyyyyppb")
    table.play("sail duo")
    assert table.moves == ["load yellow", "load blue"]
    assert table.refuses("load green") == "M1"


def test_m1_a_boat_with_nothing_to_load_may_not_leave() -> None:
    table = Table(venice="ggggrrrry")
    assert table.moves == ["sail duo", "sail solo"]
    assert table.refuses("sail trio") == "M1"


def test_m1_the_only_color_is_loaded_unasked() -> None:
    table = Table(venice="ggggrrrrb")
    happened = table.play("sail trio")
    assert only(happened, Loaded) == [Loaded(0, "trio", "venice", "blue", 1)]


def test_m1_no_boat_loads_without_moving_off_in_the_same_turn() -> None:
    table = Table(**HERE)
    assert table.refuses("load yellow") == "M1"
    table.play("sail duo, load yellow")
    assert table.boat("0.duo").place == "s1"


def test_m1_a_boat_leaving_modone_loads_nothing() -> None:
    table = Table(hands="ggggg bbbbb", **HERE)
    table.play("sail trio, load pink, sail trio, sail trio, on")
    assert table.boat("0.trio").place == "modone"
    happened = table.play("sail trio")
    assert not only(happened, Loaded)
    assert table.boat("0.trio").place == "s4"


def test_m2_the_port_is_filled_up_right_after_loading_and_before_the_boat_moves() -> None:
    table = Table(venice="yyyyppggb")
    table.match.play("sail duo")
    table.match.play("load yellow")
    assert table.boat("0.duo").place == "venice"
    for color in ("red", "red", "red"):
        assert only(table.match.play(f"cube {color}"), Moved) == []
    assert only(table.match.play("cube red"), Moved) == [Moved(0, "duo", "venice", "s1")]
    assert table.port("venice") == counted("rrrrppggb")
    assert sum(table.port("constantinople").values()) == 9


def test_m2_only_the_port_just_loaded_from_is_filled() -> None:
    table = Table(boats="vvv ccc", venice="ppppppppp", constantinople="rrrrbbbbo", goods={"each": 10})
    happened = table.play("sail trio")
    assert {cube.port for cube in only(happened, Filled)} == {"venice"}
    assert sum(table.port("venice").values()) == 9


def test_m2_the_bag_fills_the_port_as_far_as_it_lasts() -> None:
    table = Table(goods={"each": 4}, venice="yyyyppppg", constantinople="gggrrrrbb")
    assert table.view.bag == 24 - 18
    table.play("sail solo, load pink, stop, sail duo, load yellow")
    assert table.view.bag == 0
    assert sum(table.port("venice").values()) == 9 - 4 - 4 + 6
    table.play("stop, sail duo")
    assert table.view.point == "loading"
    happened = table.play(table.moves[0])
    assert not only(happened, Filled)


def test_m2_while_a_cube_is_due_nothing_else_goes_on() -> None:
    table = Table()
    table.match.play("sail duo")
    table.match.play("load yellow")
    for move, rule in (("stop", "M2"), ("card red", "M2"), ("cube black", "D1"), ("cube purple", "F2")):
        with pytest.raises(IllegalMove) as refused:
            table.match.play(move)
        assert refused.value.rule == rule


# The voyage.


def test_m3_a_move_goes_to_the_next_space_ahead() -> None:
    table = Table(hands="yyyyy bbbbb", **HERE)
    happened = table.play("sail duo, load green, stop, sail duo")
    assert only(happened, Moved) == [Moved(0, "duo", "venice", "s1"), Moved(0, "duo", "s1", "s2")]


def test_m3_a_row_of_boats_is_jumped_at_once_own_boats_too() -> None:
    table = Table(3, boats="vvv vvv vvv", hands="bbbbb yyyyy ppppp", venice="yyyppgrbo")
    table.play("sail solo, load red, stop")
    table.play("sail solo, load blue, stop")
    table.play("sail solo, load orange, stop")
    assert [table.boat(f"{seat}.solo").place for seat in range(3)] == ["s1", "s2", "s3"]
    happened = table.play("sail duo, load green")
    assert only(happened, Moved) == [Moved(0, "duo", "venice", "s4")]
    table.play("stop, sail duo, load pink")
    assert table.boat("1.duo").place == "s5"


def full_modone() -> Table:
    """Without cards: seat 0's trio and duo and seat 1's duo lie in Modone, seat 0's solo on s1, seat 1's solo on s4; seat 1 is asked."""
    table = Table(boats="vvv ccc", **NO_CARDS)
    for kind in ("trio", "duo", "trio", "duo", "trio", "solo", "duo", "solo", "duo", "solo", "solo"):
        table.sail(kind)
    places = [table.boat(name).place for name in ("0.trio", "0.duo", "1.duo", "0.solo", "1.solo")]
    assert places == ["modone", "modone", "modone", "s1", "s4"]
    return table


def test_m3_a_full_modone_is_jumped_over() -> None:
    table = full_modone()
    assert only(table.sail("solo"), Moved) == [Moved(1, "solo", "s4", "s3")]


def test_m3_boats_sailing_the_other_way_are_jumped_too() -> None:
    table = full_modone()
    table.sail("solo")
    table.sail("solo")
    assert (table.boat("0.solo").place, table.boat("1.solo").place) == ("s2", "s3")
    assert only(table.sail("solo"), Moved) == [Moved(1, "solo", "s3", "s1")]


def test_m3_modone_and_the_boat_before_it_are_jumped_together() -> None:
    table = full_modone()
    table.sail("trio")
    table.sail("solo")
    assert (table.boat("0.solo").place, table.boat("1.solo").place) == ("s2", "s4")
    table.sail("trio")
    happened = [*table.sail("solo"), *table.sail("trio"), *table.sail("solo")]
    assert Moved(0, "solo", "s3", "s5") in happened, "Modone is full and s4 is taken"


def test_m4_a_sail_of_the_spaces_color_goes_on_free_or_stops() -> None:
    table = Table(hands="oobbb bbbbb", **HERE)
    table.play("sail duo, load green")
    assert (table.boat("0.duo").place, table.moves) == ("s1", ["stop", "on"])
    happened = table.play("on")
    assert only(happened, WindPlayed) == []
    assert (table.boat("0.duo").place, table.moves) == ("s2", ["stop", "on"])
    happened = table.play("stop")
    assert only(happened, Stopped) == [Stopped(0, "duo", "s2")]
    assert table[0].cards == 5


def test_m4_without_a_sail_of_the_color_it_does_not_go_on() -> None:
    table = Table(hands="ggggg bbbbb", **HERE)
    table.play("sail solo, load red")
    assert table.moves == ["stop"]
    assert table.refuses("on") == "M4"
    table.play("stop")
    assert table.refuses("on") == "M4"
    assert table.refuses("stop") == "M5"


def test_m5_a_card_of_the_spaces_color_goes_on_and_may_be_repeated() -> None:
    table = Table(hands="opgry bbbbb", **HERE)
    table.play("sail solo, load red")
    assert table.moves == ["stop", "wind orange"]
    happened = table.play("wind orange, wind pink")
    assert only(happened, WindPlayed) == [WindPlayed(0, "orange"), WindPlayed(0, "pink")]
    assert table.boat("0.solo").place == "s3"
    assert table[0].hand == counted("gry")
    assert table.view.discards == counted("op")


def test_m5_sails_and_cards_may_be_mixed_and_one_may_stop_anywhere() -> None:
    table = Table(3, boats="vvv ccc ccc", hands="orrbb bbbbb yyyyy", **ALONE)
    table.play("sail trio, load pink, wind orange")
    assert (table.boat("0.trio").place, table.moves) == ("s2", ["stop"])
    table.play("sail trio, on, on, wind blue, stop")
    assert table.boat("0.trio").place == "s6"


def test_m5_cards_of_another_color_and_cards_that_are_not_in_hand_are_no_wind() -> None:
    table = Table(hands="ggggg bbbbb", **HERE)
    table.play("sail solo, load red")
    assert table.refuses("wind orange") == "M5"
    assert table.refuses("wind green") == "M5"
    assert table.refuses("wind") == "F2"
    table.play("stop")
    assert table.refuses("wind green") == "M5"


def test_m5_no_card_is_asked_for_where_a_sail_has_the_color() -> None:
    table = Table(hands="ooooo bbbbb", **HERE)
    table.play("sail duo, load green")
    assert table.moves == ["stop", "on"]
    assert table.refuses("wind orange") == "M5"


def test_m5_a_space_is_asked_whenever_a_card_is_in_hand() -> None:
    table = Table(hands="yyyyy bbbbb", **HERE)
    table.play("sail solo, load red")
    assert table.moves == ["stop"], "so that the question does not tell what is in hand"


def test_m5_without_cards_and_sail_the_boat_stops_unasked() -> None:
    table = Table(**HERE, **NO_CARDS)
    happened = table.play("sail solo, load red")
    assert only(happened, Stopped) == [Stopped(0, "solo", "s1")]
    table.play("sail duo, load green")
    assert table.boat("0.duo").place == "s2", "s1 is taken"
    assert table.moves == ["stop", "on"]


# Ports.


def test_m6_a_boat_must_stop_in_modone_if_there_is_room() -> None:
    table = Table(hands="gggrr bbbbb", **HERE)
    happened = table.play("sail trio, load pink, sail trio, sail trio, on")
    assert only(happened, Stopped)[-1] == Stopped(0, "trio", "modone")
    assert table.view.point != "voyaging"


def test_m6_the_move_ends_in_an_end_port() -> None:
    table = Table(hands="opgrb bbbbb", **HERE)
    table.play("sail trio, load pink, wind orange, wind pink, on, sail trio, on, wind blue")
    happened = table.play("on")
    assert only(happened, Stopped) == [Stopped(0, "trio", "constantinople")]


def test_m7_in_an_end_port_it_unloads_everything_and_turns_round() -> None:
    table = Table(hands="opgrb bbbbb", **HERE)
    happened = table.play("sail trio, load pink, wind orange, wind pink, on, sail trio, on, wind blue, on")
    assert only(happened, Unloaded) == [Unloaded(0, "trio", "constantinople", "pink", 2)]
    assert only(happened, Turned) == [Turned(0, "trio", "venice")]
    assert table[0].warehouse == {"pink": 2}
    boat = table.boat("0.trio")
    assert (boat.cargo, boat.heading, boat.place) == ({}, "venice", "constantinople")


def test_m7_it_neither_unloads_nor_turns_in_modone() -> None:
    table = Table(hands="opgrb bbbbb", **HERE)
    happened = table.play("sail trio, load pink, wind orange, wind pink, on")
    assert not only(happened, Unloaded)
    assert not only(happened, Turned)
    boat = table.boat("0.trio")
    assert (boat.cargo, boat.heading, boat.place) == ({"pink": 2}, "constantinople", "modone")


@pytest.mark.parametrize(("kind", "cards"), [("trio", 1), ("duo", 2), ("solo", 3)])
def test_m8_cards_are_drawn_in_an_end_port(kind: str, cards: int) -> None:
    table = Table(hands="yyyyy bbbbb", **HERE)
    table.play(f"sail {kind}, {'load green' if kind != 'trio' else 'load pink'}")
    happened = []
    while table.boat(f"0.{kind}").place != "constantinople":
        happened = table.play(f"sail {kind}")
    assert only(happened, DrawingBegan) == [DrawingBegan(0, cards)]
    assert len(only(happened, CardDrawn)) == cards
    assert table[0].cards == 5 + cards


@pytest.mark.parametrize(("kind", "cards"), [("trio", 1), ("duo", 2), ("solo", 3)])
@pytest.mark.parametrize("players", [2, 4])
def test_m8_cards_are_drawn_in_modone_but_not_with_two_players(kind: str, cards: int, players: int) -> None:
    table = Table(players, boats="vvv" + " ccc" * (players - 1), hands=" ".join(["yyyyy", "bbbbb", "rrrrr", "ooooo"][:players]), **ALONE)
    table.play(f"sail {kind}, {'load green' if kind != 'trio' else 'load pink'}")
    while table.boat(f"0.{kind}").place != "modone":
        table.play(f"sail {kind}")
    assert table[0].cards == 5 + (cards if players > 2 else 0)


def test_m8_while_a_card_is_due_nothing_else_goes_on() -> None:
    table = Table(hands="opgrb bbbbb", **HERE)
    table.play("sail trio, load pink, wind orange, wind pink, on, sail trio, on, wind blue")
    table.match.play("on")
    for move, rule in (("end", "M8"), ("cube red", "M8"), ("card black", "F2")):
        with pytest.raises(IllegalMove) as refused:
            table.match.play(move)
        assert refused.value.rule == rule


def test_m8_there_is_no_hand_limit() -> None:
    table = Table(4, hand={"cards": 13}, hands="yyyyyyyyygggg bbbbbbbbbgggg rrrrrrrrroooo pppppppppoooo", boats="vvv ccc ccc ccc", **ALONE)
    table.play("sail solo, load red")
    while table.boat("0.solo").place != "modone":
        table.play("sail solo")
    assert table[0].cards == 13 + 2, "two cards were left to draw"


# The draw pile.

FEW: dict[str, Any] = {"cards": {"each": 2}, "hand": {"cards": 5}}
"""Twelve cards in all, ten of them dealt to two players."""


def test_m9_an_empty_draw_pile_is_renewed_from_the_discards_with_the_cards_of_the_same_turn() -> None:
    table = Table(hands="ooppg yyrrb", **FEW, **HERE)
    table.play("sail solo, load red, wind orange, wind pink, wind green, sail solo, sail solo, on, sail solo")
    assert table.boat("0.solo").place == "constantinople"
    assert table.view.draw_pile == 3 + 2 - 3
    assert table.view.discards == {}


def test_m9_renewing_comes_just_when_a_card_is_needed_and_is_no_event() -> None:
    table = Table(hands="ooppg yyrrb", **FEW, **HERE)
    table.play("sail solo, load red, wind orange, wind pink, wind green, sail solo, sail solo, on")
    assert (table.view.draw_pile, table.view.discards) == (2, counted("opg"))
    table.play("stop, no-raid")
    table.match.play("sail solo")
    assert table.actor == "chance"
    table.match.play("card green")
    happened = table.match.play("card blue")
    assert only(happened, PileRenewed) == [PileRenewed(3)]
    assert dict(table.match.outcomes()) == pytest.approx({"card pink": 1 / 3, "card green": 1 / 3, "card orange": 1 / 3})
    assert (table.view.draw_pile, table.view.discards) == (3, {})
    happened = table.match.play("card pink")
    assert not only(happened, PileRenewed), "two cards are left, and if there were none it would wait"


def test_m9_with_neither_draw_pile_nor_discards_nothing_is_drawn() -> None:
    table = Table(hands="ooppg yyrrb", **FEW, **HERE)
    table.play("sail solo, load red, stop")
    happened = []
    while table.boat("0.solo").place != "constantinople":
        happened = table.play("sail solo")
    assert len(only(happened, CardDrawn)) == 2
    assert only(happened, NoCardsLeft) == [NoCardsLeft(0, 1)]
    assert table[0].cards == 7
