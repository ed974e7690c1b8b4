"""The worked checks of the rules file, and the targets of voyages."""

from __future__ import annotations

import pytest
from msgspec import structs

from emporion.engine.effects import Target
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games import find
from emporion.games.golden_horn.effects import Moved
from emporion.games.golden_horn.narration import Sail, VoyageEnd
from tests.games.golden_horn_table import ALONE, FLEETS, KINDS, NO_CARDS, Table
from tests.games.scripted_table import only


@pytest.mark.parametrize(("kind", "pairs"), [("trio", 6), ("duo", 3), ("solo", 1)])
@pytest.mark.parametrize("seat", range(4))
def test_a_boat_can_be_raided_with_so_many_different_pairs(kind: str, pairs: int, seat: int) -> None:
    """The enemy holds two cards of every color."""
    places = ["ccc"] * 4
    places[seat] = "vvv"
    box = ALONE | {"hand": {"cards": 12}}
    table = Table(4, boats=" ".join(places), first=seat, hands=" ".join(["yyppggrrbboo"] * 4), **box)
    table.play(f"sail {kind}")
    table.match.play(table.moves[0])
    table.play("stop")
    assert table.actor == (seat + 1) % 4
    raids = [move for move in table.moves if move.startswith(f"raid {seat}.{kind} ")]
    assert len(raids) == len(table.moves) - 1 == pairs
    assert {color for move in raids for color in move.split()[2:]} == set(FLEETS[seat][kind].split())


TURNS = {2: (5, 6, 7), 3: (7, 9, 11), 4: (8, 10, 12)}


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in TURNS for seat in range(players)])
@pytest.mark.parametrize("kind", KINDS)
def test_so_many_turns_cross_an_empty_sea_without_cards(players: int, seat: int, kind: str) -> None:
    places = ["ccc"] * players
    places[seat] = "vvv"
    table = Table(players, boats=" ".join(places), first=seat, **ALONE, **NO_CARDS)
    turns = 0
    while table.boat(f"{seat}.{kind}").place != "constantinople":
        table.sail(kind)
        turns += 1
    assert turns == TURNS[players][KINDS.index(kind)]


def test_the_first_movement_example_of_the_rules() -> None:
    """Jump the occupied space, then green, then red, stop on blue: the boat green-red-yellow."""
    table = Table(3, boats="vvv ccc ccc", hands="yyyyy ppppp ooooo", **ALONE)
    table.play("sail duo, load green, stop")
    table.play("sail duo, stop, sail trio, load pink, stop")
    assert (table.boat("0.duo").place, table.boat("0.trio").place) == ("s2", "s1")
    happened = table.play("sail trio, on, on, stop")
    steps = [Moved(0, "trio", "s1", "s3"), Moved(0, "trio", "s3", "s4"), Moved(0, "trio", "s4", "s5")]
    assert only(happened, Moved) == steps
    assert table.match.components.route(3, False)[5] == "blue"


def test_the_second_movement_example_of_the_rules() -> None:
    """Pink free, wind green, wind red, stop on blue: a boat with pink, without green, red and blue."""
    table = Table(3, boats="vvv ccc ccc", hands="ggrry ppppp ooooo", **ALONE)
    table.play("sail duo, load green, stop")
    table.play("sail duo, on, wind green, wind red, stop")
    assert table.boat("0.duo").place == "s5"
    assert table[0].cards == 3


# Targets.


def ends(table: Table) -> list[Target]:
    """The targets without what happens there."""
    return [structs.replace(target, line=()) for target in table.match.targets()]


def test_targets_of_a_voyage_under_way() -> None:
    table = Table(boats="vvv ccc", hands="oprby ggggg", **ALONE)
    table.play("sail solo, load red")
    assert ends(table) == [
        Target("s1", ("stop",), (), 0),
        Target("s2", ("wind orange", "stop"), (), 1),
        Target("s3", ("wind orange", "wind pink", "stop"), (), 2),
    ], "without a green card it goes no farther"


def test_targets_of_every_boat_at_sea_where_a_boat_is_chosen() -> None:
    table = Table(boats="vvv ccc", hands="gbbyy rrrrr", **ALONE)
    table.play("sail trio, load pink, stop, sail trio, stop, no-raid")
    assert table.view.point == "sailing"
    found = ends(table)
    assert found[:2] == [Target("s3", ("sail trio", "stop"), (), 0), Target("modone", ("sail trio", "on"), (), 0)]
    duo = [target for target in found if target.moves[:2] == ("sail duo", "load yellow")]
    assert duo == [
        Target("s1", ("sail duo", "load yellow", "stop"), (), 0),
        Target("s3", ("sail duo", "load yellow", "on", "stop"), (), 0),
        Target("modone", ("sail duo", "load yellow", "on", "wind green"), (), 1),
    ], "no cube is drawn, since the bag is empty"


def test_targets_do_not_go_beyond_a_cube_that_must_be_drawn() -> None:
    table = Table(boats="vvv ccc", hands="gbbyy rrrrr")
    assert table.match.targets() == [], "every boat lies in port, and the port is filled up before it moves"
    table.play("sail trio")
    assert table.match.targets() == []
    table.match.play("load pink")
    assert table.match.targets() == []
    table.calm()
    assert [target.end for target in table.match.targets()] == ["s1"]


def test_targets_at_the_start_of_a_turn_are_those_without_a_raid() -> None:
    table = Table(boats="vvv ccc", hands="ppppp ggrrr")
    table.play("sail trio, load blue, stop, no-raid, sail solo, load red, stop")
    assert table.view.point == "starting"
    assert ends(table) == [
        Target("s2", ("no-raid", "sail trio", "stop"), (), 0),
        Target("s3", ("no-raid", "sail trio", "wind pink", "stop"), (), 1),
        Target("modone", ("no-raid", "sail trio", "wind pink", "on"), (), 1),
        Target("venice", ("no-raid", "sail duo"), (), 0),
        Target("venice", ("no-raid", "sail solo"), (), 0),
    ]


def test_targets_where_the_last_stop_is_not_asked() -> None:
    table = Table(boats="vvv ccc", hands="o g", **(ALONE | {"hand": {"cards": 1}}))
    table.play("sail solo, load red")
    assert ends(table) == [Target("s1", ("stop",), (), 0), Target("s2", ("wind orange",), (), 1)]
    assert [target.line for target in table.match.targets()] == [
        (VoyageEnd("solo", "stay", "orange", 0, 1),),
        (VoyageEnd("solo", "on", "pink", 1, 2),),
    ]


def test_there_are_no_targets_where_no_boat_is_moved() -> None:
    table = Table(boats="vvv ccc", **ALONE)
    while table.view.point != "ending" and not table.match.is_over:
        assert all(target.moves[0] in table.moves for target in table.match.targets())
        table.pass_turn()
    assert table.match.targets() == []


def test_at_the_start_of_a_turn_targets_lead_through_no_raid_to_every_boat() -> None:
    table = Table(boats="vvv ccc", hands="gbbyy rrrrr")
    table.play("sail trio, load pink, stop, sail trio, load pink, stop")
    assert table.view.point == "starting"
    targets = table.match.targets()
    assert {target.moves[:2] for target in targets} == {("no-raid", f"sail {kind}") for kind in ("trio", "duo", "solo")}
    departures = {target.moves: target for target in targets if target.end == "venice"}
    assert set(departures) == {("no-raid", "sail duo"), ("no-raid", "sail solo")}
    for moves, target in departures.items():
        copy = table.match.copy()
        for move in moves:
            copy.play(move)
        loads = {move.removeprefix("load ") for move in copy.moves()}
        assert (target.line[0], set(target.line[-1].things)) == (Sail(moves[1].removeprefix("sail ")), loads)


def test_after_a_raid_targets_lead_through_ready_to_every_boat() -> None:
    found = 0
    for number in range(12):
        match = Match(find("golden-horn"), 3, options={"dominio": True})
        rng = Random("ready", number)
        while not match.is_over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            moves = match.moves()
            if "ready" in moves or "no-raid" in moves:
                closing = "ready" if "ready" in moves else "no-raid"
                copy = match.copy()
                copy.play(closing)
                boats = {move for move in copy.moves() if move.startswith(("sail", "turn"))} if copy.actor == match.actor else set()
                if copy.view(None).point == "sailing":
                    assert {target.moves[1] for target in match.targets()} == boats
                    found += closing == "ready"
            raids = [move for move in moves if move.startswith("raid")]
            match.play((raids or moves)[rng.below(len(raids or moves))])
    assert found > 1
