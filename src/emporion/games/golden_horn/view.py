"""What may be known of a position of Golden Horn. Built from what a seat may know; nothing is stripped from a state.

Hidden are the hands of the others, the order and the colors of bag and draw pile, and, if the table says so, the others' warehouses (S4).
"""

from __future__ import annotations

import cython
import msgspec

from emporion.engine.effects import Actor
from emporion.games.golden_horn.codes import (
    COLOR_COUNT,
    COLORS,
    DRAWING,
    FILLING,
    FINISHED,
    KIND_COUNT,
    KINDS,
    LOADING,
    POINTS,
    PORTS,
    REASONS,
    TERRITORIES,
    TERRITORY_COUNT,
    THING_COUNT,
    THINGS,
    VOYAGING,
)
from emporion.games.golden_horn.effects import actor_name, heading_name
from emporion.games.golden_horn.move_texts import place_name

if not cython.compiled:
    from emporion.games.golden_horn.state import GoldenHorn

Counts = dict[str, int]
"""The counts by name; names with a count of 0 are left out."""


class Boat(msgspec.Struct, gc=False, omit_defaults=True):
    """A boat. `place` is None until it is placed; `may_turn` if P4 lets it turn round."""

    kind: str
    place: str | None
    heading: str | None
    cargo: Counts
    may_turn: bool = False


class Player(msgspec.Struct, gc=False):
    """What lies before one player. `hand` and `warehouse` are None where they are hidden; `cards` and `stored` count what is in them."""

    seat: int
    cards: int
    hand: Counts | None
    stored: int
    warehouse: Counts | None
    territories: list[str]
    boats: list[Boat]


class View(msgspec.Struct, gc=False, kw_only=True, omit_defaults=True):
    """The table as a seat sees it; `seat` is None for a spectator.

    `bag` and `draw_pile` are numbers of cubes and cards. `supply` counts the mercenaries beside the board, `outside` the black cubes out
    of the game. `boat` is the kind of boat that is under way, `due` counts the cards still to be drawn, `end` says why the end comes.
    """

    seat: int | None
    players: int
    first: int
    modone: str
    warehouses: str
    dominio: bool
    round: int
    turn: int
    ports: dict[str, Counts]
    table: list[Player]
    bag: int
    draw_pile: int
    discards: Counts
    supply: int
    outside: int
    boat: str | None = None
    due: int = 0
    end: str | None = None
    actor: Actor
    point: str


def view(state: GoldenHorn, seat: int | None) -> View:
    """Build what `seat` may know."""
    return View(
        seat=seat,
        players=state.players,
        first=state.first,
        modone="always" if state.always else "standard",
        warehouses="hidden" if state.hidden else "open",
        dominio=bool(state.dominio),
        round=state.round,
        turn=state.seat,
        ports={PORTS[port]: _count_goods(state, port) for port in range(2)},
        table=[_player(state, number, seat) for number in range(state.players)],
        bag=state.bag_left,
        draw_pile=state.pile_left,
        discards=counts(COLORS, list(state.discards)),
        supply=state.supply,
        outside=state.outside,
        boat=KINDS[state.boat % KIND_COUNT] if _is_under_way(state) else None,
        due=state.due if state.point == DRAWING else 0,
        end=REASONS[state.announced] or None,
        actor=actor_name(state.actor),
        point=POINTS[state.point],
    )


def counts(names: tuple[str, ...], numbers: list[int]) -> Counts:
    """The counts by name that are not 0."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def shows_warehouse(state: GoldenHorn, seat: int | None, owner: int) -> bool:
    """S4: whether a seat, or a spectator (None), sees what `owner` has stored."""
    return owner == seat or not state.hidden or state.point == FINISHED


def _is_under_way(state: GoldenHorn) -> bool:
    return state.point in (LOADING, VOYAGING) or (state.point == FILLING and not state.setup)


def _count_goods(state: GoldenHorn, port: cython.int) -> Counts:
    return {THINGS[i]: state.port_count(port, i) for i in range(THING_COUNT) if state.port_count(port, i)}


def _player(state: GoldenHorn, number: cython.int, seat: int | None) -> Player:
    hand = {COLORS[i]: state.held(number, i) for i in range(COLOR_COUNT) if state.held(number, i)}
    warehouse = {THINGS[i]: state.stored(number, i) for i in range(THING_COUNT) if state.stored(number, i)}
    return Player(
        number,
        state.cards[number],
        hand if number == seat else None,
        sum(warehouse.values()),
        warehouse if shows_warehouse(state, seat, number) else None,
        [TERRITORIES[i] for i in range(TERRITORY_COUNT) if state.owner[i] == number],
        [_boat(state, KIND_COUNT * number + kind) for kind in range(KIND_COUNT)],
    )


def _boat(state: GoldenHorn, boat: cython.int) -> Boat:
    placed: cython.bint = state.at[boat] >= 0
    return Boat(
        KINDS[boat % KIND_COUNT],
        place_name(state, state.at[boat]) if placed else None,
        heading_name(state.heading[boat]) if placed else None,
        {THINGS[i]: state.aboard(boat, i) for i in range(THING_COUNT) if state.aboard(boat, i)},
        (state.may_turn >> boat) & 1 != 0,
    )
