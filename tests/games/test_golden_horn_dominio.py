"""Dominio da Mar, rules D1 to D11."""

from __future__ import annotations

import pytest

from emporion.engine.effects import Effect
from emporion.games import find
from emporion.games.golden_horn.effects import (
    Conquered,
    EndAnnounced,
    Exchanged,
    Filled,
    Loaded,
    Raided,
    Relieved,
    TurnBegan,
    Unloaded,
)
from tests.games.golden_horn_table import DOMINIO, NO_CARDS, TERRITORIES, Table, box, counted, landed, reach
from tests.games.scripted_table import only

# The box and the ports.


def test_d1_eight_black_and_eight_white_cubes_join_the_bag_and_ports_hold_ten() -> None:
    table = Table(options=DOMINIO, venice="yyppggrrbo", constantinople="yyppggrrbo")
    assert table.view.bag == 90 + 16 - 20
    assert [sum(lying.values()) for lying in table.view.ports.values()] == [10, 10]
    assert (table.view.supply, table.view.outside) == (20, 0)
    happened = table.play("sail solo, load pink")
    assert len(only(happened, Filled)) == 2, "refills go up to ten too"


def test_d1_without_the_option_there_is_none_of_it() -> None:
    table = Table()
    assert table.view.supply == 0
    assert table.refuses("conquer zara") == "D8"
    assert table.refuses("exchange 1") == "D9"
    assert table.refuses("ready") == "D8"
    table.play("sail trio")
    assert table.refuses("load mercenaries") == "D5"


def test_d2_the_territories_cost_and_give_what_the_rules_say() -> None:
    territories = find("golden-horn").standard_components().territories
    assert {name: (getattr(territories, name).cost, getattr(territories, name).points) for name in TERRITORIES} == TERRITORIES


@pytest.mark.parametrize(("cube", "outside", "bag"), [("k", 1, 105), ("w", 0, 106)])
def test_d3_a_black_or_white_cube_is_replaced_by_a_mercenary(cube: str, outside: int, bag: int) -> None:
    table = Table(options=DOMINIO, venice=cube + "yyppggrrb", constantinople="yyppggrrbo")
    assert table.port("venice")["mercenaries"] == 1
    assert (table.view.supply, table.view.outside, table.view.bag) == (19, outside, bag - 19)


def test_d3_a_white_cube_is_back_in_the_bag_before_the_next_one_is_drawn() -> None:
    table = Table(options=DOMINIO, venice="w" * 10, constantinople="yyppggrrbo")
    assert table.port("venice") == {"mercenaries": 10}, "there are only eight of them"


def test_d4_with_no_mercenary_left_a_peasant_stands_in_then_nothing() -> None:
    table = Table(options=DOMINIO, dominio={"mercenaries": 1}, venice="kwwwyyppggrr", constantinople="wwwyyppggrrbo")
    assert table.port("venice") == {**counted("yyppggrr"), "mercenaries": 1, "peasants": 1}, "two white cubes put nothing there"
    assert (table.view.supply, table.view.outside) == (0, 0)


def test_d4_a_black_cube_may_itself_be_the_peasant() -> None:
    table = Table(options=DOMINIO, dominio={"mercenaries": 0}, venice="kyyppggrrb", constantinople="yyppggrrbo")
    assert table.port("venice")["peasants"] == 1
    assert table.view.outside == 0


def test_d4_the_last_mercenary_goes_before_the_first_peasant() -> None:
    table = Table(**box(3))
    assert table.port("venice") == {**counted("yyppggrrbboo"), "mercenaries": 3, "peasants": 5}
    assert (table.view.supply, table.view.outside) == (0, 3)


def test_d4_filling_stops_when_only_white_cubes_are_left_and_nothing_can_be_placed() -> None:
    table = Table(**box(0, dominio={"white": 8, "mercenaries": 0, "black": 0}, venice="yyppggrrbboo", **NO_CARDS))
    assert table.view.bag == 8
    assert sum(table.port("venice").values()) == 12
    assert table.port("constantinople") == {}
    happened = table.play("sail duo, load yellow")
    assert not only(happened, Filled)


def test_d4_white_cubes_that_put_nothing_there_are_drawn_again_and_again() -> None:
    table = Table(options=DOMINIO, dominio={"mercenaries": 0, "black": 0}, venice="wwwwwwwwwwwwyyppggrrbo", constantinople="yyppggrrbo")
    assert sum(table.port("venice").values()) == 10


# Loading, raiding and unloading figures.


def test_d5_a_leaving_boat_may_load_all_mercenaries_or_all_peasants_or_both_instead_of_goods() -> None:
    table = Table(**box(3))
    table.play("sail trio")
    assert table.moves == ["load pink", "load blue", "load orange", "load mercenaries", "load peasants", "load both"]
    for load, cargo in (
        ("mercenaries", {"mercenaries": 3}),
        ("peasants", {"peasants": 5}),
        ("both", {"mercenaries": 3, "peasants": 5}),
        ("pink", {"pink": 2}),
    ):
        copy = table.match.copy()
        copy.play(f"load {load}")
        assert copy.view(None).table[0].boats[0].cargo == cargo


def test_d5_figures_that_are_not_there_are_not_loaded() -> None:
    table = Table(**box(8))
    table.play("sail trio")
    assert table.moves == ["load pink", "load blue", "load orange", "load mercenaries"]
    assert table.refuses("load peasants") == "D5"
    assert table.refuses("load both") == "D5"
    assert table.refuses("load everything") == "F2"


def test_d5_a_boat_with_no_color_to_load_may_leave_with_figures() -> None:
    table = Table(options=DOMINIO, venice="kkkgggrrry", constantinople="yyppggrrbo")
    assert "sail trio" in table.moves
    happened = table.play("sail trio")
    assert only(happened, Loaded) == [Loaded(0, "trio", "venice", "mercenaries", 3)]


def test_d5_a_port_that_only_holds_figures_can_be_left() -> None:
    table = Table(options=DOMINIO, venice="kkkkkkkkww", constantinople="yyppggrrbo")
    assert table.port("venice") == {"mercenaries": 10}
    happened = table.play("sail duo")
    assert only(happened, Loaded) == [Loaded(0, "duo", "venice", "mercenaries", 10)]
    assert table.view.end is None


def test_d6_a_boat_with_a_mercenary_aboard_cannot_be_raided() -> None:
    table = Table(**box(3, hands="ooooo ggrrp"))
    table.play("sail trio, load both, stop")
    assert table.actor == 0, "there is nothing to raid, and seat 1 cannot move"
    table = Table(**box(3, hands="ooooo ggrrb"))
    table.play("sail duo, load yellow, stop, no-raid, sail trio, load mercenaries, stop")
    assert table.moves == ["no-raid"]
    assert table.refuses("raid 0.trio green red") == "D6"


def test_d6_a_boat_with_peasants_only_can_be_raided_and_the_raider_stores_one() -> None:
    table = Table(**box(3, hands="ooooo ggrrp"))
    table.play("sail trio, load peasants, stop")
    happened = table.play("raid 0.trio green red")
    assert only(happened, Raided) == [Raided(1, 0, "trio", {"green": 1, "red": 1}, "peasants")]
    assert table.boat("0.trio").cargo == {"peasants": 4}
    assert table[1].warehouse == {"peasants": 1}


def test_d6_a_boat_whose_last_peasant_is_stolen_may_turn() -> None:
    table = Table(**box(7, hands="ooooo ggrrp"))
    table.play("sail trio, load peasants, stop, raid 0.trio green red")
    assert table.boat("0.trio").cargo == {}
    assert "turn trio" in table.moves


@pytest.mark.parametrize(("load", "stored"), [("mercenaries", {"mercenaries": 3}), ("both", {"mercenaries": 3, "peasants": 5})])
def test_d7_figures_unload_into_the_warehouse_like_goods(load: str, stored: dict[str, int]) -> None:
    table = landed(3, f"load {load}")
    assert table[0].warehouse == stored
    assert table.boat("0.trio").cargo == {}
    assert table[0].stored == sum(stored.values())


def test_d7_what_was_unloaded_is_told() -> None:
    table = Table(**box(3, **NO_CARDS))
    happened = table.play("sail trio, load both, sail trio, sail trio, on, sail trio, on, sail trio, on")
    assert only(happened, Unloaded) == [
        Unloaded(0, "trio", "constantinople", "mercenaries", 3),
        Unloaded(0, "trio", "constantinople", "peasants", 5),
    ]


# Conquests.


def test_d8_a_territory_is_paid_with_mercenaries_out_of_the_warehouse() -> None:
    table = landed(8, "load mercenaries")
    assert table.moves == ["end", "conquer zara", "conquer durazzo", "conquer candia", "conquer negroponte", "conquer galata"]
    happened = table.play("conquer durazzo")
    assert only(happened, Conquered) == [Conquered(0, "durazzo", 3, 0, 6)]
    assert table[0].warehouse == {"mercenaries": 5}
    assert table[0].territories == ["durazzo"]
    assert table.view.supply == 3, "figures go back to the supply"


def test_d8_two_peasants_stand_for_one_mercenary_and_mercenaries_pay_first() -> None:
    table = landed(3, "load both")
    assert "conquer negroponte" in table.moves, "3 mercenaries and 5 peasants are worth 5"
    assert "conquer galata" not in table.moves
    happened = table.play("conquer candia")
    assert only(happened, Conquered) == [Conquered(0, "candia", 3, 2, 8)]
    assert table[0].warehouse == {"peasants": 3}
    assert table.view.supply == 3
    assert table.view.outside == 3 + 2, "peasants go to the black cubes out of the game"


def test_d8_an_odd_peasant_pays_nothing() -> None:
    table = landed(5, "load peasants")
    assert table[0].warehouse == {"peasants": 3}
    assert table.actor == 0
    assert "conquer zara" not in table.moves


def test_d8_the_end_of_the_turn_is_asked_again_and_again_until_it_is_closed() -> None:
    table = landed(8, "load mercenaries")
    table.play("conquer zara")
    assert table.moves == ["end", "conquer durazzo", "conquer candia", "conquer negroponte", "conquer galata"]
    table.play("conquer galata")
    assert (table.actor, table.view.point) == (0, "sailing"), "no more can be conquered: the turn ended, and seat 1 cannot move"


def test_d8_it_is_asked_at_the_start_of_the_turn_too_where_no_raid_could_be() -> None:
    table = landed(8, "load mercenaries")
    table.play("end")
    assert (table.actor, table.view.point) == (0, "starting")
    assert table.moves == ["no-raid", "conquer zara", "conquer durazzo", "conquer candia", "conquer negroponte", "conquer galata"]
    table.play("conquer galata")
    assert table.moves == ["no-raid", "conquer zara"]
    table.play("no-raid")
    assert table.refuses("conquer zara") == "D8", "the start is over"


def test_d8_what_is_conquered_cannot_be_conquered_again() -> None:
    table = landed(8, "load mercenaries")
    table.play("conquer zara")
    assert table.refuses("conquer zara") == "D8"
    assert table.refuses("conquer rhodes") == "F2"


def test_d8_what_cannot_be_paid_cannot_be_conquered() -> None:
    table = landed(5, "load mercenaries")
    assert table.refuses("conquer galata") == "D8"


# Exchanges.


def test_d9_stored_peasants_are_exchanged_one_for_one() -> None:
    table = landed(3, "load both")
    table.play("conquer durazzo")
    assert table.moves == ["end", "conquer zara", "exchange 1", "exchange 2", "exchange 3"], "three mercenaries are in the supply"
    happened = table.play("exchange 2")
    assert only(happened, Exchanged) == [Exchanged(0, 2)]
    assert table[0].warehouse == {"mercenaries": 2, "peasants": 3}
    assert (table.view.supply, table.view.outside) == (1, 3 + 2)
    assert table.refuses("exchange 2") == "D9"
    assert table.refuses("exchange 0") == "D9"
    assert table.refuses("exchange 100") == "D9"
    assert table.refuses("exchange 01") == "F2"


def test_d9_no_more_than_are_stored() -> None:
    table = landed(6, "load both")
    table.play("conquer galata")
    assert table.moves == ["end", "exchange 1", "exchange 2"], "six are in the supply"


def test_d9_peasants_aboard_are_never_exchanged() -> None:
    table = landed(3, "load mercenaries")
    table.play("end, no-raid, sail duo, load peasants")
    assert table.boat("0.duo").cargo == {"peasants": 5}
    table.play("stop, conquer durazzo")
    assert table.boat("0.duo").cargo == {"peasants": 5}
    assert table.view.supply == 3


def test_d9_peasants_in_ports_are_exchanged_after_the_turn() -> None:
    table = landed(3, "load mercenaries")
    assert table.port("venice")["peasants"] == 5
    happened = table.play("conquer durazzo")
    assert only(happened, Relieved) == [Relieved("venice", 3)], "nothing more could be asked, so the turn is over"
    assert (table.port("venice")["mercenaries"], table.port("venice")["peasants"]) == (3, 2)
    assert (table.view.supply, table.view.outside) == (0, 3 + 3)


def test_d9_peasants_in_ports_are_exchanged_in_the_middle_of_a_turn_before_the_boat_is_chosen() -> None:
    table = landed(3, "load mercenaries")
    table.play("end")
    assert table.view.point == "starting"
    happened = table.play("conquer durazzo")
    assert only(happened, Relieved) == [Relieved("venice", 3)]
    assert not only(happened, TurnBegan)
    assert table.view.point == "sailing"
    table.play("sail duo")
    assert "load both" in table.moves


def test_d9_the_players_own_exchanges_come_first() -> None:
    table = landed(4, "load both", venice="yyppggrrbbookkkkkkkk")
    table.play("end, conquer candia")
    assert table.moves == ["no-raid", "conquer zara", "exchange 1", "exchange 2", "exchange 3", "exchange 4"]
    table.play("exchange 4")
    assert table[0].warehouse == {"mercenaries": 4}


def test_d9_all_of_venice_comes_first() -> None:
    changes = box(3, venice="yyppgkkkkk", constantinople="grrbbookkk", ports={"dominio": {"holds": 10}}, **NO_CARDS)
    table = Table(**changes)
    assert [table.port(name).get("peasants") for name in ("venice", "constantinople")] == [2, 3]
    table.play("sail trio, load mercenaries")
    happened: list[Effect] = []
    while not only(happened, Conquered):
        if table.view.turn == 1:
            table.pass_turn()
        elif "conquer durazzo" in table.moves:
            happened = table.play("conquer durazzo")
        else:
            table.play("on" if "on" in table.moves else "sail trio" if "sail trio" in table.moves else table.moves[0])
    assert only(happened, Relieved) == [Relieved("venice", 2), Relieved("constantinople", 1)]


# The end and the score.


def one_figure(mercenaries: int) -> Table:
    """The bag is empty, Venice holds one mercenary, or one peasant if there is none, and seat 1 is to move."""
    changes = box(mercenaries, goods={"each": 1}, ports={"dominio": {"holds": 4}}, venice="kypg", constantinople="rbo", boats="vvv vvv")
    changes["dominio"]["black"] = 1
    table = Table(**changes, **NO_CARDS)
    table.play("sail solo, load yellow, sail duo, load pink, sail duo, load green")
    return table


def test_d10_the_end_comes_when_a_port_has_neither_goods_nor_mercenaries() -> None:
    table = one_figure(1)
    assert table.port("venice") == {"mercenaries": 1}
    assert table.view.end is None, "a port that holds mercenaries is not the end"
    happened = table.play("sail trio")
    assert only(happened, Loaded) == [Loaded(1, "trio", "venice", "mercenaries", 1)]
    assert only(happened, EndAnnounced) == [EndAnnounced(1, "port")]
    assert table.match.is_over, "E3: seat 1 is the last player of the round"


def test_d10_a_peasant_is_not_enough_to_go_on() -> None:
    table = one_figure(0)
    assert table.port("venice") == {"peasants": 1}
    assert table.view.end == "port"


CHEAP = {name: {"cost": 1} for name in TERRITORIES}


def test_d10_the_end_comes_when_all_territories_are_conquered_and_the_round_is_finished() -> None:
    table = landed(8, "load mercenaries", territories=CHEAP)
    for name in list(TERRITORIES)[:-1]:
        table.play(f"conquer {name}")
    assert table.view.end is None
    happened = table.play("conquer galata")
    assert only(happened, EndAnnounced) == [EndAnnounced(0, "territories")]
    assert [turn.seat for turn in only(happened, TurnBegan)] == [1], "E3: the last player has a turn, and cannot move"
    assert table.match.is_over


def test_d10_all_conquered_at_the_start_of_a_turn_leaves_the_turn_to_be_played() -> None:
    table = landed(8, "load mercenaries", territories=CHEAP)
    table.play("conquer zara, conquer durazzo, conquer candia, conquer negroponte, end, conquer galata")
    assert (table.view.end, table.view.point) == ("territories", "sailing")
    table.play("sail duo, load yellow, stop")
    assert table.match.is_over


def test_d10_e2_holds_and_what_is_announced_is_not_called() -> None:
    table = reach(lambda table: "call" in table.moves, dominio=True)
    assert {"call", "end"} <= set(table.moves)


def test_d11_territory_points_and_one_for_each_figure_are_added_and_figures_count_in_no_row() -> None:
    table = landed(3, "load both")
    table.play("conquer durazzo, exchange 1, end")
    assert table[0].warehouse == {"mercenaries": 1, "peasants": 4}
    assert table.match.breakdown()[0] == {"goods": 0, "rows4": 0, "rows5": 0, "rows6": 0, "territories": 6, "figures": 5}
    assert table.match.scores() == [11, 0]
