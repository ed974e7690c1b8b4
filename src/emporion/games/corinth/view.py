"""What may be known of a position of Corinth. Everything lies open, so every seat and every spectator sees the same."""

from __future__ import annotations

import cython
import msgspec

from emporion.engine.effects import Actor
from emporion.games.corinth.codes import BUILDINGS, DISTRICTS, GOODS, POINTS, SCORING, STOCKING, WALKING
from emporion.games.corinth.effects import SPOT_NAMES, actor_name

if not cython.compiled:
    from emporion.games.corinth.state import Corinth


class Group(msgspec.Struct, gc=False, omit_defaults=True):
    """Dice of one value in a district of the harbor."""

    district: str
    value: int
    white: int
    yellow: int = 0


class CurrentWalk(msgspec.Struct, gc=False):
    """A walk under way."""

    value: int
    steps: int


class CurrentDelivery(msgspec.Struct, gc=False):
    """A delivery under way: symbols that are still to be checked."""

    district: str
    symbols: int


class Sheet(msgspec.Struct, gc=False):
    """One player's sheet, in a list by seats. `checked` counts the checked symbols of each shop, in the order of the components."""

    track: int
    gold: int
    goats: int
    gold_circled: int
    goats_circled: int
    yellow_dice: int
    built: list[str]
    checked: dict[str, list[int]]
    steward: str
    path: list[str]
    circled: list[str]
    boxes: dict[str, int]


class View(msgspec.Struct, gc=False, kw_only=True, omit_defaults=True):
    """The table as a seat sees it; `seat` is None for a spectator. `begins` is the first of this `round` of `rounds`, `first` was that of
    the first; `turns_left` counts the turns of this round that are not over; `bonuses` says who won which.
    """

    seat: int | None
    players: int
    first: int
    steward: str
    round: int
    rounds: int
    begins: int
    turn: int
    turns_left: int
    harbor: list[Group]
    bonuses: dict[str, int]
    sheets: list[Sheet]
    walk: CurrentWalk | None = None
    delivery: CurrentDelivery | None = None
    actor: Actor
    point: str


def view(state: Corinth, seat: int | None) -> View:
    """Build what `seat` may know."""
    round: cython.int = min(state.round, state.rounds - 1)  # R10: the last one goes on to the end
    return View(
        seat=seat,
        players=state.players,
        first=state.first,
        steward="last" if state.last_box_only else "sum",
        round=round + 1,
        rounds=state.rounds,
        begins=(state.first + round) % state.players,
        turn=state.seat,
        turns_left=state.turns - state.turn,
        harbor=[Group(DISTRICTS[d], state.value[d], state.white[d], state.yellow[d]) for d in range(6) if state.lies(d)],
        bonuses={GOODS[good]: state.bonus_seat[good] for good in range(4) if state.bonus_seat[good] >= 0},
        sheets=[_sheet(state, number) for number in range(state.players)],
        walk=CurrentWalk(state.walk_value, state.steps) if state.point == WALKING else None,
        delivery=CurrentDelivery(GOODS[state.good], state.pending) if state.point == STOCKING else None,
        actor=actor_name(state.actor),
        point=POINTS[state.point],
    )


def _sheet(state: Corinth, seat: cython.int) -> Sheet:
    path = [state.spot_on_trail(seat, i) for i in range(state.trail_length[seat])]
    circled = [spot for spot in path if state.circled[seat] >> spot & 1]
    return Sheet(
        track=state.crossed(seat),
        gold=state.gold[seat],
        goats=state.goats[seat],
        gold_circled=state.gold_circled[seat],
        goats_circled=state.goats_circled[seat],
        yellow_dice=state.dice[seat],
        built=[name for number, name in enumerate(BUILDINGS) if state.built[seat] >> number & 1],
        checked={GOODS[good]: _count_checked(state, seat, good) for good in range(4)},
        steward=SPOT_NAMES[state.at[seat]],
        path=[SPOT_NAMES[spot] for spot in path],
        circled=[SPOT_NAMES[spot] for spot in circled],
        boxes={SPOT_NAMES[spot]: state.box_at(seat, spot) for spot in circled if state.kind[spot] == SCORING},
    )


def _count_checked(state: Corinth, seat: cython.int, good: cython.int) -> list[int]:
    return [state.ticked(seat, good, slot) for slot in range(state.shop_count(good))]
