"""The end and the score, rules E1 to E5."""

from __future__ import annotations

import pytest

from emporion.engine.effects import Effect
from emporion.games.golden_horn.effects import EndAnnounced, Ended, Filled, Revealed, TurnBegan
from tests.games.golden_horn_table import FLEETS, KINDS, NO_CARDS, Table, reach
from tests.games.scripted_table import only


def emptying(players: int, goods: int, first: int = 0) -> Table:
    """Six cubes of six colors, so many of them in Venice with all boats, and an empty bag."""
    changes = {"goods": {"each": 1}, "ports": {"standard": {"holds": goods}}, **NO_CARDS}
    return Table(players, venice="ypgrbo"[:goods], constantinople="ypgrbo"[goods:], first=first, **changes)


def leave_venice(table: Table) -> list[Effect]:
    """A turn in which one more boat leaves Venice."""
    seat = table.view.turn
    kinds = [kind for kind in KINDS if table.boat(f"{seat}.{kind}").place == "venice" and f"sail {kind}" in table.moves]
    return table.sail(kinds[0])


@pytest.mark.parametrize(("players", "goods"), [(2, 3), (2, 4), (3, 3), (3, 4), (3, 5), (4, 3), (4, 4), (4, 5), (4, 6)])
@pytest.mark.parametrize("first", [0, 1])
def test_e3_after_a_port_stayed_empty_the_round_is_finished(players: int, goods: int, first: int) -> None:
    table = emptying(players, goods, first)
    for _ in range(goods - 1):
        assert not only(leave_venice(table), EndAnnounced)
        assert table.view.end is None
    seat = table.view.turn
    assert seat == (first + goods - 1) % players
    happened = leave_venice(table)
    assert only(happened, EndAnnounced) == [EndAnnounced(seat, "port")]
    while not table.match.is_over:
        assert table.view.end == "port"
        happened += table.pass_turn()
    after = (first - 1 - seat) % players
    assert [turn.seat for turn in only(happened, TurnBegan)] == [(seat + 1 + i) % players for i in range(after)]


def test_e1_it_is_announced_right_after_the_refill_that_failed_and_the_boat_sails_on() -> None:
    table = emptying(2, 3)
    for _ in range(2):
        leave_venice(table)
    happened = leave_venice(table)
    names = [type(effect).__name__ for effect in happened]
    assert names.index("Loaded") < names.index("EndAnnounced") < names.index("Moved")


def test_e1_a_port_that_still_has_goods_is_not_the_end_though_the_bag_is_empty() -> None:
    table = emptying(2, 4)
    leave_venice(table)
    assert table.view.bag == 0
    assert table.view.end is None


def test_e1_a_refill_that_brings_one_cube_is_enough() -> None:
    table = Table(goods={"each": 2}, ports={"standard": {"holds": 5}}, venice="yyppg", constantinople="rrbbo", **NO_CARDS)
    happened = table.play("sail duo, load yellow")
    assert len(only(happened, Filled)) == 2
    assert table.view.bag == 0
    assert table.view.end is None


# Calling the end.


def may_call(table: Table) -> bool:
    return "call" in table.moves


def test_e2_a_player_whose_warehouse_holds_all_six_colors_may_call_the_end() -> None:
    table = reach(may_call)
    assert table.moves == ["call", "end"]
    warehouse = table[int(table.actor)].warehouse
    assert warehouse is not None
    assert len(warehouse) == 6


def test_e2_no_seat_has_to_call() -> None:
    table = reach(may_call)
    seat = table.actor
    table.match.play("end")
    assert not table.match.is_over
    assert table.view.end is None
    assert table.actor != seat


def test_e2_with_five_colors_no_seat_is_asked_and_none_may_call() -> None:
    def five(table: Table) -> bool:
        warehouse = table[table.view.turn].warehouse
        return warehouse is not None and len(warehouse) == 5 and table.view.point == "sailing"

    table = reach(five)
    assert table.refuses("call") == "E2"


def test_e2_only_at_the_end_of_ones_own_turn() -> None:
    def holds_all(table: Table) -> bool:
        warehouse = table[table.view.turn].warehouse
        return warehouse is not None and len(warehouse) == 6 and table.view.point in ("starting", "sailing", "voyaging")

    assert reach(holds_all).refuses("call") == "E2"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("place", range(4))
def test_e3_an_end_called_by_each_seat_ends_the_game_with_the_round(players: int, place: int) -> None:
    if place >= players:
        return
    first = place % 2
    seat = (first + place) % players
    table = reach(lambda table: may_call(table) and table.actor == seat, players=players, first=first)
    happened = table.match.play("call")
    assert only(happened, EndAnnounced) == [EndAnnounced(seat, "call")]
    while not table.match.is_over:
        assert "call" not in table.moves
        happened += table.pass_turn()
    assert [turn.seat for turn in only(happened, TurnBegan)] == [(seat + 1 + i) % players for i in range(players - 1 - place)]


def test_e2_what_is_announced_is_not_called_again() -> None:
    def both_hold_all(table: Table) -> bool:
        return may_call(table) and table.actor == 0 and len(table[1].warehouse or {}) == 6

    table = reach(both_hold_all)
    table.match.play("call")
    table.pass_turn()
    assert table.match.is_over, "seat 1 was not asked at the end of its turn"


# The score.


def test_e4_cargo_still_on_boats_counts_nothing() -> None:
    table = emptying(2, 3)
    while not table.match.is_over:
        if table.view.end is None:
            leave_venice(table)
        else:
            table.pass_turn()
    assert sum(sum(boat.cargo.values()) for player in table.view.table for boat in player.boats) == 3
    assert table.match.scores() == [0, 0]
    assert table.match.winners() == [0, 1]


FILLERS = {"venice": ("green", "red", "orange"), "constantinople": ("yellow", "pink", "blue")}
"""What refills bring to a port below, and what seat 1 carries away from there."""


def stocked() -> Table:
    """Seat 0 brings home, boat by boat, 1 blue, 4 yellow, 2 pink cubes from Venice, 3 orange, 2 red, 1 green from Constantinople."""
    table = Table(venice="yyyyppbgg", constantinople="ooorrgybp", **NO_CARDS)
    for kind, color in zip((*KINDS, *KINDS), ("blue", "yellow", "pink", "orange", "red", "green"), strict=True):
        while color not in (table[0].warehouse or {}):
            if table.view.turn == 0:
                carry(table, kind, color)
            else:
                carry(table, *errand(table))
    return table


def errand(table: Table) -> tuple[str, str]:
    """What seat 1 can do without touching what seat 0 wants."""
    for boat in table.view.table[1].boats:
        lying = set(table.view.ports.get(str(boat.place), ()))
        sails = FLEETS[1][boat.kind].split()
        colors = [color for color in FILLERS.get(str(boat.place), ("",)) if not color or (color in lying and color not in sails)]
        if colors:
            return boat.kind, colors[0]
    raise AssertionError("seat 1 has nothing to do")


def carry(table: Table, kind: str, color: str) -> None:
    """A turn with this boat; in port it loads this color, and only fillers come out of the bag."""
    seat = table.view.turn
    table.match.play(f"sail {kind}")
    while not table.match.is_over and table.view.turn == seat:
        if table.actor == "chance":
            place = str(table.boat(f"{seat}.{kind}").place)
            chances = dict(table.match.outcomes())
            table.match.play(max((f"cube {filler}" for filler in FILLERS[place]), key=lambda cube: chances.get(cube, 0)))
        else:
            table.match.play(next(move for move in (f"load {color}", "on", "stop", "end") if move in table.moves))


def test_e4_the_worked_check_scores_18_points() -> None:
    table = stocked()
    assert table[0].warehouse == {"yellow": 4, "pink": 2, "green": 1, "red": 2, "blue": 1, "orange": 3}
    assert table.match.scores()[0] == 13 + 4 + 1
    assert table.match.breakdown()[0] == {"goods": 13, "rows4": 1, "rows5": 0, "rows6": 4}


@pytest.mark.parametrize("style", ["hoarder", "pirate"])
def test_e5_most_points_win_and_ties_are_shared(style: str) -> None:
    table = reach(may_call, players=3, style=style)
    table.match.play("call")
    while not table.match.is_over:
        table.pass_turn()
    scores = table.match.scores()
    assert table.match.winners() == [seat for seat in range(3) if scores[seat] == max(scores)]


def test_e5_when_all_is_over_the_warehouses_are_opened_to_be_counted() -> None:
    table = reach(lambda table: may_call(table) and table.actor == 1)
    assert table.view.table[0].warehouse is None
    happened = table.match.play("call")
    assert only(happened, Ended)
    assert {effect.seat for effect in only(happened, Revealed)} == {0, 1}
    for seat in range(2):
        assert table.view.table[seat].warehouse == table[seat].warehouse
