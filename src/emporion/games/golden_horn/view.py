"""What may be known of a position of Golden Horn. Built from what a seat may know; nothing is stripped from a state.

Hidden are the hands of the others, the order and the colours of bag and draw pile, and, if the table says so, the others' warehouses (S4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from emporion.engine.effects import Actor
from emporion.games.golden_horn.codes import (
    BOATS,
    COLOURS,
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
    THINGS,
    VOYAGING,
)
from emporion.games.golden_horn.effects import actor_name, heading_name
from emporion.games.golden_horn.words import place_name

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn

Counts = dict[str, int]
"""How many of each; what there is none of is not listed."""


class Boat(msgspec.Struct):
    """A boat. `place` is None until it is placed; `may_turn` if P4 lets it turn round."""

    kind: str
    place: str | None
    heading: str | None
    cargo: Counts
    may_turn: bool


class Player(msgspec.Struct):
    """What lies before one player. `hand` and `warehouse` are None where they are hidden; `cards` and `stored` count what is in them."""

    seat: int
    cards: int
    hand: Counts | None
    stored: int
    warehouse: Counts | None
    territories: list[str]
    boats: list[Boat]


class View(msgspec.Struct):
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
    boat: str | None
    due: int
    end: str | None
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
        ports={name: counts(THINGS, [state.lying(number, thing) for thing in range(len(THINGS))]) for number, name in enumerate(PORTS)},
        table=[_player(state, number, seat) for number in range(state.players)],
        bag=state.bag_left,
        draw_pile=state.pile_left,
        discards=counts(COLOURS, list(state.discards)),
        supply=state.supply,
        outside=state.outside,
        boat=KINDS[state.boat % KIND_COUNT] if _under_way(state) else None,
        due=state.due if state.point == DRAWING else 0,
        end=REASONS[state.announced] or None,
        actor=actor_name(state.actor),
        point=POINTS[state.point],
    )


def counts(names: tuple[str, ...], numbers: list[int]) -> Counts:
    """Numbers by name, without those that are 0."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _under_way(state: GoldenHorn) -> bool:
    return state.point in (LOADING, VOYAGING) or (state.point == FILLING and not state.setup)


def _player(state: GoldenHorn, number: int, seat: int | None) -> Player:
    hand = counts(COLOURS, [state.held(number, colour) for colour in range(len(COLOURS))])
    warehouse = counts(THINGS, [state.stored(number, thing) for thing in range(len(THINGS))])
    shown = number == seat or not state.hidden or state.point == FINISHED
    return Player(
        seat=number,
        cards=state.cards[number],
        hand=hand if number == seat else None,
        stored=sum(warehouse.values()),
        warehouse=warehouse if shown else None,
        territories=[name for i, name in enumerate(TERRITORIES) if state.owner[i] == number],
        boats=[_boat(state, boat) for boat in range(BOATS) if boat // KIND_COUNT == number],
    )


def _boat(state: GoldenHorn, boat: int) -> Boat:
    placed = state.at[boat] >= 0
    return Boat(
        kind=KINDS[boat % KIND_COUNT],
        place=place_name(state, state.at[boat]) if placed else None,
        heading=heading_name(state.heading[boat]) if placed else None,
        cargo=counts(THINGS, [state.aboard(boat, thing) for thing in range(len(THINGS))]),
        may_turn=bool(state.may_turn >> boat & 1),
    )
