"""What holds in every game, whatever is played: nothing is lost, the rows are the best ones, and it ends."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emporion.engine.effects import Asked, Target
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games import find
from emporion.games.golden_horn.codes import BOATS, KIND_COUNT, THINGS
from emporion.games.golden_horn.effects import EndAnnounced, Moved, Relieved, Stopped, TurnBegan, WindPlayed
from tests.conftest import random_play
from tests.folds import fold
from tests.games.golden_horn_table import COLORS, STYLES, TERRITORIES
from tests.games.scripted_table import only

POINTS = {4: 1, 5: 2, 6: 4}

tables = st.builds(
    lambda players, first, modone, dominio: Match(
        find("golden-horn"), players, first=first % players, options={"modone": modone, "dominio": dominio}
    ),
    st.integers(2, 4),
    st.integers(0, 3),
    st.sampled_from(["standard", "always"]),
    st.booleans(),
)


def places(state: Any) -> list[list[int]]:
    """What lies in each port, boat and warehouse, by thing."""
    things = range(len(THINGS))
    return [
        *([state.port_count(port, thing) for thing in things] for port in range(2)),
        *([state.aboard(boat, thing) for thing in things] for boat in range(BOATS)),
        *([state.stored(seat, thing) for thing in things] for seat in range(4)),
    ]


def check_nothing_is_lost(match: Match) -> None:
    state: Any = match.state
    found = places(state)
    assert all(number >= 0 for place in found for number in place)
    for i, _ in enumerate(COLORS):
        assert state.bag[i] + sum(place[i] for place in found) == 15
        assert state.pile[i] + state.discards[i] + sum(state.held(seat, i) for seat in range(4)) == 9
    dominio = match.options["dominio"]
    assert state.supply + sum(place[6] for place in found) == (20 if dominio else 0)
    assert state.bag[6] + state.outside + sum(place[7] for place in found) == (8 if dominio else 0)
    assert state.bag[7] == (8 if dominio else 0)


def check_counts_agree(match: Match) -> None:
    """What the state counts twice."""
    state: Any = match.state
    things = range(len(THINGS))
    assert (state.bag_left, state.pile_left) == (sum(state.bag), sum(state.pile))
    for port in range(2):
        assert state.in_port[port] == sum(state.port_count(port, thing) for thing in things) <= state.holds
    for boat in range(BOATS):
        assert state.laden[boat] == sum(state.aboard(boat, thing) for thing in things)
    for seat in range(4):
        assert state.cards[seat] == sum(state.held(seat, color) for color in range(6))


def check_boats(match: Match) -> None:
    """C5: one boat on a sea space, three in Modone. A boat carries one color or figures; in an end port it is empty."""
    state: Any = match.state
    boats = range(KIND_COUNT * match.players)
    for place in range(state.last + 1):
        here = sum(state.at[boat] == place for boat in boats)
        assert here == state.boats_at[place]
        assert here <= (1 if state.tint[place] >= 0 else 3 if place == state.modone else 12)
    for boat in boats:
        aboard = [thing for thing in range(len(THINGS)) if state.aboard(boat, thing)]
        assert len(aboard) <= 1 or aboard == [6, 7]
        if state.at[boat] in (0, state.last) and not (state.boat == boat and state.point == 1):
            assert not aboard
            assert state.heading[boat] == (1 if state.at[boat] == 0 else -1)


@settings(max_examples=40)
@given(tables, st.sampled_from(sorted(STYLES)), st.integers(0, 10**6))
def test_every_cube_card_figure_and_boat_is_somewhere_after_every_event(match: Match, style: str, seed: int) -> None:
    for _ in random_play(match, seed, STYLES[style]):
        check_nothing_is_lost(match)
        check_counts_agree(match)
        if match.view(None).point != "placing":
            check_boats(match)


@settings(max_examples=20)
@given(tables, st.sampled_from(sorted(STYLES)), st.integers(0, 10**6))
def test_a_guess_loses_nothing_and_keeps_what_the_seat_knows(match: Match, style: str, seed: int) -> None:
    for number, _ in enumerate(random_play(match, seed, STYLES[style])):
        if number % 11 == 0:
            copy = match.copy()
            seat = number % match.players
            copy.state.guess(seat, Random(seed, number))
            check_nothing_is_lost(copy)
            check_counts_agree(copy)
            assert copy.view(seat) == match.view(seat)
            assert bool(copy.moves()) == bool(match.moves())


@settings(max_examples=20)
@given(tables, st.sampled_from(sorted(STYLES)), st.integers(0, 10**6))
def test_targets_bring_a_boat_where_they_say_for_so_many_cards(match: Match, style: str, seed: int) -> None:
    for number, _ in enumerate(random_play(match, seed, STYLES[style])):
        if number % 9 or not match.moves():
            continue
        for target in match.targets():
            copy = match.copy()
            happened = [effect for move in target.moves for effect in copy.play(move)]
            stops = [number for number, effect in enumerate(happened) if isinstance(effect, Stopped)]
            if not stops:
                check_departure(match, copy, target)
                continue
            stopped = happened[stops[0]]
            assert isinstance(stopped, Stopped)
            assert stopped.place == target.end
            assert sum(isinstance(effect, WindPlayed) and effect.seat == match.actor for effect in happened[: stops[0]]) == target.price


def check_departure(match: Match, after: Match, target: Target) -> None:
    """A target without an end: at the start of a turn, a boat in an end port. Its goods or its way are decided next."""
    seat = int(match.actor)
    view = match.view(seat)
    assert view.point in ("starting", "after-raid")
    assert [move.split()[0] for move in target.moves] == ["no-raid" if view.point == "starting" else "ready", "sail"]
    (boat,) = [boat for boat in view.table[seat].boats if boat.kind == target.moves[-1].split()[1]]
    assert boat.place == target.end
    assert target.price == 0
    assert after.actor == "chance" or (after.actor == seat and after.view(seat).point in ("loading", "voyaging"))


@pytest.mark.parametrize("style", sorted(STYLES))
@pytest.mark.parametrize("dominio", [False, True])
def test_games_always_end(style: str, dominio: bool) -> None:
    for seed in range(30):
        match = Match(find("golden-horn"), 2 + seed % 3, options={"dominio": dominio})
        *_, last = random_play(match, f"end{seed}", STYLES[style])
        assert last.is_over
        assert len(last.events) < match.game.longest


# D8 to D10: the points at which figures are used, and the end.


def figure_moves(match: Match) -> list[str]:
    """D8, D9: the conquests and exchanges that the seat to move can pay for, as the view of that seat tells it."""
    seat = match.state.actor
    view = match.view(seat)
    stored = view.table[seat].warehouse
    mercenaries, peasants = stored.get("mercenaries", 0), stored.get("peasants", 0)
    conquered = [name for player in view.table for name in player.territories]
    free = [name for name, (cost, _) in TERRITORIES.items() if name not in conquered and mercenaries + peasants // 2 >= cost]
    return [f"conquer {name}" for name in free] + [f"exchange {n}" for n in range(1, min(peasants, view.supply) + 1)]


def check_start_of_turn(match: Match, raided: bool) -> None:
    """D8: what is offered at the start of a turn, before and after a raid. D9: a closed start leaves no peasant that could be exchanged."""
    view = match.view(None)
    if view.point == "after-raid":
        assert raided
        assert match.moves() == ["ready", *figure_moves(match)] != ["ready"], "ready alone is forced"
    elif view.point == "starting":
        assert not raided
        raids = [move for move in match.moves() if move.startswith("raid ")]
        assert match.moves() == [*raids, "no-raid", *figure_moves(match)]
    elif view.point == "sailing":
        assert view.supply == 0 or not any(lying.get("peasants") for lying in view.ports.values())


@pytest.mark.parametrize("style", ["corsair", "conqueror", "pirate"])
def test_figures_are_offered_before_and_after_the_raid_and_ports_exchange_when_the_start_closes(style: str) -> None:
    met = Counter[str]()
    for seed in range(18):
        match = Match(find("golden-horn"), 2 + seed % 3, options={"dominio": True})
        turn, raided, point = (0, 0), False, ""
        for _ in random_play(match, f"start{seed}", STYLES[style]):
            move = match.events[-1].move.split()[0] if match.events else ""
            view = match.view(None)
            raided = move == "raid" or (raided and (view.round, view.turn) == turn)
            assert move != "ready" or point == "after-raid"
            turn, point = (view.round, view.turn), view.point
            met[f"{move}, {point}"] += 1
            if not match.is_over:
                check_start_of_turn(match, raided and view.point in ("after-raid", "sailing"))
    assert met["raid, sailing"] + met["raid, after-raid"] > 20
    if style == "corsair":
        assert min(met["raid, after-raid"], met["ready, sailing"]) > 5


@settings(max_examples=20)
@given(st.sampled_from(["corsair", "soldier", "conqueror"]), st.integers(2, 4), st.integers(0, 10**6))
def test_peasants_in_ports_stay_until_the_start_is_closed(style: str, players: int, seed: int) -> None:
    match = Match(find("golden-horn"), players, options={"dominio": True})
    for _ in random_play(match, seed, STYLES[style]):
        if match.view(None).point in ("starting", "after-raid"):
            for happened in match.previews().values():
                asked = happened[-1]
                if isinstance(asked, Asked) and asked.point in ("starting", "after-raid") and asked.actor == match.actor:
                    assert only(happened, TurnBegan) or not only(happened, Relieved)


@settings(max_examples=30)
@given(st.booleans(), st.sampled_from(sorted(STYLES)), st.integers(2, 4), st.integers(0, 10**6))
def test_the_end_comes_when_a_refilled_port_has_neither_goods_nor_mercenaries(dominio: bool, style: str, players: int, seed: int) -> None:
    """E1, D10. A boat moves off an end port when that port has been refilled; the box is small, so that ports run out."""
    game = find("golden-horn")
    figures = game.corrected({"goods": {"each": 7}, "dominio": {"mercenaries": 5}})
    match = Match(game, players, options={"dominio": dominio}, figures=figures)
    *_, last = random_play(match, seed, STYLES[style])
    again = Match(game, players, options={"dominio": dominio}, figures=figures)
    for event in last.events:
        view = again.view(None)
        happened = again.play(event.move)
        for number, effect in enumerate(happened):
            if isinstance(effect, Moved) and effect.origin in view.ports:
                ran_out = not view.ports[effect.origin].keys() - {"peasants"}
                announced = EndAnnounced(effect.seat, "port") in happened[:number]
                assert announced == (ran_out and (announced or not view.end))
            view = fold(again, view, effect)


# E4: the rows.


@cache
def best(stored: tuple[int, ...]) -> int:
    """The points of the best split, by trying every row of four, five and six colors that can be taken out."""
    return max(
        (
            POINTS[size] + best(tuple(sorted(number - (i in row) for i, number in enumerate(stored))))
            for size in POINTS
            for row in combinations([i for i, number in enumerate(stored) if number], size)
        ),
        default=0,
    )


def laid(stored: tuple[int, ...]) -> dict[int, int]:
    """The rows when one is laid upon the other, each as long as can be."""
    rows = [sum(number >= layer for number in stored) for layer in range(1, max(stored) + 1)]
    return {size: rows.count(size) for size in POINTS}


def test_e4_to_lay_row_upon_row_is_the_best_split_of_every_warehouse_up_to_five_of_a_color() -> None:
    for stored in combinations_with_replacement(range(6), 6):
        assert sum(POINTS[size] * number for size, number in laid(stored).items()) == best(stored), stored


@settings(max_examples=150)
@given(st.lists(st.integers(0, 8), min_size=6, max_size=6))
def test_e4_to_lay_row_upon_row_is_the_best_split(stored: list[int]) -> None:
    assert sum(POINTS[size] * number for size, number in laid(tuple(stored)).items()) == best(tuple(sorted(stored)))


@settings(max_examples=40)
@given(tables, st.sampled_from(["hoarder", "pirate", "conqueror"]), st.integers(0, 10**6))
def test_e4_the_state_counts_the_rows_of_the_best_split(match: Match, style: str, seed: int) -> None:
    state: Any = match.state
    for _ in random_play(match, seed, STYLES[style]):
        for seat in range(match.players):
            stored = tuple(state.stored(seat, color) for color in range(6))
            assert {size: state.rows(seat, size) for size in POINTS} == laid(stored)
