"""What happened in Golden Horn as it is told: a voyage is one thing, and so are a refill and the cards of one stop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from emporion.engine.effects import Asked, Effect
from emporion.games.golden_horn.codes import COLOURS, TERRITORIES, THINGS
from emporion.games.golden_horn.effects import (
    CardDrawn,
    Conquered,
    DrawingBegan,
    EndAnnounced,
    Filled,
    Loaded,
    Moved,
    NoCardsLeft,
    PileRenewed,
    Placed,
    SetSail,
    Stopped,
    TurnBegan,
    Turned,
    WindPlayed,
)
from emporion.games.golden_horn.words import place_name

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn

LATER = (Filled, PileRenewed, NoCardsLeft, EndAnnounced)
"""What is told after the voyage that it belongs to."""
VOYAGING = (SetSail, Turned, Loaded, Stopped)
"""What is told with the voyage."""


class FleetPlaced(Effect, frozen=True):
    """A player placed boats; which and where follows."""

    seat: int


class Voyage(Effect, frozen=True):
    """A boat's way from where it lay to where it stopped, or has come so far. `colour` is that of the space, "" in a port."""

    seat: int
    kind: str
    origin: str
    place: str
    colour: str
    cards: tuple[str, ...]


class Drew(Effect, frozen=True):
    """Cards drawn in a port. `colours` is empty for those who did not see them."""

    seat: int
    cards: int
    colours: tuple[str, ...]


class Dealt(Effect, frozen=True):
    """The cards of the first hand."""

    seat: int
    cards: int
    colours: tuple[str, ...]


class Refilled(Effect, frozen=True):
    """A port was filled; what was put there follows."""

    port: str


class Put(Effect, frozen=True):
    port: str
    thing: str
    number: int


class Conquest(Effect, frozen=True):
    """A conquest, with the points of the territory."""

    seat: int
    territory: str
    mercenaries: int
    peasants: int
    points: int


def told(state: GoldenHorn, effects: Sequence[Effect]) -> list[Effect]:
    """The effects, turn by turn, as they are told. Of the state only what is printed is read."""
    found: list[Effect] = []
    turn: list[Effect] = []
    for effect in effects:
        if isinstance(effect, TurnBegan):
            found += _turn(state, turn)
            turn = []
        elif not isinstance(effect, Asked):
            turn.append(effect)
    return found + list(_turn(state, turn))


def _turn(state: GoldenHorn, effects: Sequence[Effect]) -> Iterator[Effect]:
    """One turn, or what is known of it."""
    if not any(isinstance(effect, Moved) for effect in effects):
        yield from _rest(state, effects)
        return
    yield from _rest(state, [effect for effect in effects if not isinstance(effect, LATER)])
    yield from _rest(state, [effect for effect in effects if isinstance(effect, LATER)])


def _rest(state: GoldenHorn, effects: Sequence[Effect]) -> Iterator[Effect]:
    """What a voyage brought comes after it; what it took is part of it."""
    moves = [effect for effect in effects if isinstance(effect, Moved)]
    begun = effects.index(moves[0]) if moves else 0
    for number, effect in enumerate(effects):
        if moves and number == begun:
            yield _voyage(state, moves, [effect.colour for effect in effects if isinstance(effect, WindPlayed)])
            yield from (early for early in effects[:begun] if isinstance(early, (Loaded, Turned)))
        elif isinstance(effect, DrawingBegan):
            yield _drawing(effect, effects[number + 1 :], bool(moves))
        elif isinstance(effect, Filled):
            if number == 0 or not _same_port(effects[number - 1], effect):
                yield from _refill(effect.port, effects[number:])
        elif isinstance(effect, Placed):
            before = effects[number - 1] if number else None
            if not isinstance(before, Placed) or before.seat != effect.seat:
                yield FleetPlaced(effect.seat)
            yield effect
        elif isinstance(effect, Conquered):
            yield _conquest(state, effect)
        elif not isinstance(effect, (Moved, WindPlayed, CardDrawn)) and not (moves and isinstance(effect, VOYAGING)):
            yield effect


def _voyage(state: GoldenHorn, moves: Sequence[Moved], cards: Sequence[str]) -> Voyage:
    tints = {place_name(state, place): state.tint[place] for place in range(state.last + 1)}
    tint = tints[moves[-1].place]
    return Voyage(moves[0].seat, moves[0].kind, moves[0].origin, moves[-1].place, COLOURS[tint] if tint >= 0 else "", tuple(cards))


def _drawing(began: DrawingBegan, following: Sequence[Effect], stopped: bool) -> Effect:
    """The cards drawn at one go; before they are drawn, that they will be."""
    drawn = []
    for effect in following:
        if isinstance(effect, DrawingBegan):
            break
        drawn += [effect] if isinstance(effect, CardDrawn) else []
    if not drawn:
        return began
    seen = tuple(colour for colour in COLOURS for card in drawn if card.colour == colour)
    return (Drew if stopped else Dealt)(began.seat, len(drawn), seen)


def _refill(port: str, effects: Sequence[Effect]) -> Iterator[Effect]:
    """What was put into a port, all at once."""
    put: Counter[str] = Counter()
    for effect in effects:
        if not isinstance(effect, Filled) or effect.port != port:
            break
        put.update([effect.put] if effect.put else [])
    if put:
        yield Refilled(port)
        yield from (Put(port, thing, put[thing]) for thing in THINGS if thing in put)


def _same_port(before: Effect, effect: Filled) -> bool:
    return isinstance(before, Filled) and before.port == effect.port


def _conquest(state: GoldenHorn, effect: Conquered) -> Conquest:
    points = state.components.territory(TERRITORIES.index(effect.territory)).points
    return Conquest(effect.seat, effect.territory, effect.mercenaries, effect.peasants, points)
