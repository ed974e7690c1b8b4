"""What is in the box and how the table is set, rules C1 to C5 and S1 to S4. Figures are copied from the rules file."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.engine.errors import IllegalMove
from emporion.engine.match import Match
from emporion.games import find
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.effects import CardDrawn, Filled, Placed
from tests.games.golden_horn_table import ALONE, COLORS, FLEETS, KINDS, NO_CARDS, SEA, Table, counted
from tests.games.scripted_table import only


def components() -> Components:
    found: Components = find("golden-horn").standard_components()
    return found


def new(players: int = 2, first: int = 0, **options: Any) -> Match:
    return Match(find("golden-horn"), players, first=first, options=options)


def sea(players: int, **options: Any) -> list[str]:
    """The places from Venice on, as a boat that crosses the sea passes them."""
    return ["modone" if color is None else color for color in components().route(players, options.get("modone") == "always")[1:-1]]


def test_c1_six_colors_with_fifteen_cubes_and_nine_cards_each() -> None:
    match = new()
    state: Any = match.state
    assert list(state.bag) == [15] * 6 + [0, 0]
    assert list(state.pile) == [9] * 6
    assert (match.view(0).bag, match.view(0).draw_pile) == (90, 54)
    for _ in range(6):
        match.play(match.moves()[0])
    assert [text for text, _ in match.outcomes()] == [f"cube {color}" for color in COLORS]


def test_c1_a_sixteenth_cube_cannot_be_drawn() -> None:
    table = Table(venice="yyyyyyyyy", constantinople="yyyyyyrrr")
    table.match.play("sail duo")
    table.match.play("cube red")
    with pytest.raises(IllegalMove) as refused:
        table.match.play("cube yellow")
    assert refused.value.rule == "C1"


def test_c1_a_tenth_card_cannot_be_drawn() -> None:
    match = Match(find("golden-horn"), 2, figures=find("golden-horn").corrected({"hand": {"cards": 10}}))
    for move in ["place trio venice", "place duo venice", "place solo venice"] * 2 + ["cube red", "cube blue"] * 9 + ["card red"] * 9:
        match.play(move)
    with pytest.raises(IllegalMove) as refused:
        match.play("card red")
    assert refused.value.rule == "S3"


@pytest.mark.parametrize("seat", range(4))
def test_c2_every_fleet_has_boats_of_three_two_and_one_colors_and_shows_all_six(seat: int) -> None:
    fleet = components().fleet(seat)
    sails = {kind: fleet.sails(number) for number, kind in enumerate(KINDS)}
    assert {kind: sorted(colors) for kind, colors in sails.items()} == {kind: sorted(FLEETS[seat][kind].split()) for kind in KINDS}
    assert sorted(color for colors in sails.values() for color in colors) == sorted(COLORS)
    assert [len(sails[kind]) for kind in KINDS] == [3, 2, 1]


def test_c3_tiles_of_three_spaces_alternate() -> None:
    assert tuple(color for tile in components().sea.tiles for color in tile) == SEA


def test_c4_the_sea_of_two_three_and_four_players() -> None:
    assert sea(2) == [*SEA[:3], "modone", *SEA[3:6]]
    assert sea(3) == [*SEA]
    assert sea(4) == [*SEA[:6], "modone", *SEA[6:]]


def test_c4_modone_always_adds_it_at_three_players_in_the_middle_and_changes_nothing_else() -> None:
    assert sea(3, modone="always") == [*SEA[:6], "modone", *SEA[6:]]
    assert sea(2, modone="always") == sea(2)
    assert sea(4, modone="always") == sea(4)
    names = {new(3, modone=modone).state.modone for modone in ("standard", "always")}
    assert names == {-1, 7}


def test_c4_cards_are_drawn_in_the_added_modone() -> None:
    table = Table(3, options={"modone": "always"}, boats="vvv ccc ccc", hands="ggggg ppppp yyyyy", **ALONE)
    table.play("sail solo, load red")
    for _ in range(6):
        table.play("sail solo")
    assert table.boat("0.solo").place == "modone"
    assert table[0].cards == 5 + 3


def test_c5_modone_holds_three_boats_and_ports_have_no_color() -> None:
    assert components().modone.boats == 3
    state: Any = new(4).state
    assert [state.tint[place] for place in (0, state.modone, state.last)] == [-1, -1, -1]


def test_c5_end_ports_hold_any_number_and_a_sea_space_one() -> None:
    table = Table(4)
    assert sum(boat.place == "venice" for player in table.view.table for boat in player.boats) == 12
    table.play("sail duo, load yellow, stop")
    assert table.boat("0.duo").place == "s1"
    table.play("sail duo, load yellow")
    assert table.boat("1.duo").place == "s2", "s1 is taken"


@pytest.mark.parametrize("first", range(3))
def test_s1_the_first_seat_begins_and_all_play_clockwise(first: int) -> None:
    table = Table(3, first=first, **NO_CARDS)
    turns = []
    for _ in range(7):
        turns.append(table.actor)
        table.pass_turn()
    assert turns == [(first + i) % 3 for i in range(7)]


def test_s1_seats_sail_fleets_a_to_d() -> None:
    table = Table(4, boats="vvv vvv vvv vvv", venice="yprgbyprg", hands="ooooo yyyyy ppppp rrrrr")
    for seat in range(4):
        for kind in KINDS:
            copy = table.match.copy()
            if "no-raid" in copy.moves():
                copy.play("no-raid")
            copy.play(f"sail {kind}")
            loads = {move.removeprefix("load ") for move in copy.moves()}
            assert not loads & set(FLEETS[seat][kind].split())
        table.pass_turn()


@pytest.mark.parametrize("first", range(3))
def test_s2_boats_are_placed_openly_seat_after_seat_all_three_before_goods_and_cards(first: int) -> None:
    match = new(3, first)
    seats = []
    for _ in range(3):
        for kind in KINDS:
            seats.append(match.state.actor)
            assert match.moves() == [f"place {kind} venice", f"place {kind} constantinople"]
            effects = match.play(f"place {kind} constantinople")
            assert only(effects, Placed) == [Placed(seats[-1], kind, "constantinople")]
            assert all(effect.seen(None) == effect for effect in effects)
    assert seats == [(first + i // 3) % 3 for i in range(9)]
    assert match.actor == "chance"


def test_s2_a_boat_in_an_end_port_heads_for_the_other_one() -> None:
    table = Table(boats="vcv ccv")
    headings = {f"{seat}.{kind}": table.boat(f"{seat}.{kind}").heading for seat in range(2) for kind in KINDS}
    assert headings["0.trio"] == "constantinople"
    assert headings["0.duo"] == "venice"
    assert all((boat.place != boat.heading) for player in table.view.table for boat in player.boats)


def test_s2_another_boat_than_the_next_one_or_a_placed_one_is_not_placed() -> None:
    match = new()
    for move in ("place duo venice", "place solo venice"):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.rule == "S2"
    assert Table().refuses("place trio venice") == "S2"
    with pytest.raises(IllegalMove) as malformed:
        match.play("place trio modone")
    assert malformed.value.rule == "F2"


@pytest.mark.parametrize("first", range(2))
def test_s3_venice_is_filled_first_then_constantinople_then_five_cards_to_each_seat_from_the_first_on(first: int) -> None:
    match = new(2, first)
    for _ in range(6):
        match.play(match.moves()[0])
    effects = []
    while match.actor == "chance":
        effects += match.play(match.outcomes()[-1][0])
    assert [cube.port for cube in only(effects, Filled)] == ["venice"] * 9 + ["constantinople"] * 9
    assert [card.seat for card in only(effects, CardDrawn)] == [first] * 5 + [1 - first] * 5
    assert match.actor == first
    assert (match.view(None).bag, match.view(None).draw_pile) == (90 - 18, 54 - 10)


def test_s3_a_cube_is_no_card_and_a_card_is_no_cube() -> None:
    match = new()
    for move in ("cube red", "card red"):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.rule == "S3"
    for _ in range(6):
        match.play(match.moves()[0])
    for move, rule in (("card red", "S3"), ("sail trio", "S3"), ("cube black", "D1"), ("cube purple", "F2"), ("cube", "F2")):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.rule == rule


def test_s3_the_probability_of_a_cube_or_card_is_its_share_of_what_is_left() -> None:
    match = new()
    for _ in range(6):
        match.play(match.moves()[0])
    for _ in range(3):
        match.play("cube red")
    assert dict(match.outcomes())["cube red"] == pytest.approx(12 / 87)
    assert dict(match.outcomes())["cube blue"] == pytest.approx(15 / 87)
    for _ in range(15):
        match.play("cube blue" if "cube blue" in dict(match.outcomes()) else "cube red")
    assert "cube blue" not in dict(match.outcomes())
    match.play("card red")
    assert dict(match.outcomes())["card red"] == pytest.approx(8 / 53)


def test_s4_hands_are_hidden_their_size_is_not() -> None:
    table = Table(3, hands="ygrbo ppprr oooyy")
    view = table.match.view(1)
    assert [player.cards for player in view.table] == [5, 5, 5]
    assert [player.hand for player in view.table] == [None, counted("ppprr"), None]
    assert [player.hand for player in table.view.table] == [None, None, None]


@pytest.mark.parametrize("warehouses", ["hidden", "open"])
def test_s4_warehouses_are_hidden_or_open_their_count_is_known(warehouses: str) -> None:
    table = Table(options={"warehouses": warehouses}, boats="vvv ccc", hands="ggggg yyyyy", **ALONE)
    table.play("sail trio, load blue, sail trio, sail trio, on, sail trio, on, sail trio, on")
    assert table[0].warehouse == {"blue": 2}
    other = table.match.view(1).table[0]
    assert other.stored == 2
    assert other.warehouse == (None if warehouses == "hidden" else {"blue": 2})
    assert table.view.table[0].warehouse == other.warehouse
