"""What can happen in Golden Horn. Each effect stands beside the note of the rules that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from emporion.engine.contract import ASKED, CHANCE, OVER
from emporion.engine.effects import Actor, Asked, Effect
from emporion.games.golden_horn import codes
from emporion.games.golden_horn.codes import COLOURS, CUBES, KIND_COUNT, KINDS, NOTHING, POINTS, PORTS, REASONS, TERRITORIES, THINGS
from emporion.games.golden_horn.words import place_name

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn

Note = tuple[int, int, int, int, int]


class Placed(Effect, frozen=True):
    seat: int
    kind: str
    port: str


class Filled(Effect, frozen=True):
    """A cube was drawn for a port, and something was put there: the cube's good, a mercenary, a peasant, or nothing at all (None)."""

    port: str
    cube: str
    put: str | None


class PileRenewed(Effect, frozen=True):
    cards: int


class DrawingBegan(Effect, frozen=True):
    seat: int
    cards: int


class CardDrawn(Effect, frozen=True):
    """The colour is known to the seat that drew the card, and to nobody else."""

    seat: int
    colour: str | None

    def seen(self, seat: int | None) -> CardDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, colour=None)


class NoCardsLeft(Effect, frozen=True):
    seat: int
    cards: int


class TurnBegan(Effect, frozen=True):
    seat: int
    round: int


class Raided(Effect, frozen=True):
    seat: int
    victim: int
    kind: str
    cards: tuple[str, str]
    thing: str


class Conquered(Effect, frozen=True):
    seat: int
    territory: str
    mercenaries: int
    peasants: int


class Exchanged(Effect, frozen=True):
    seat: int
    number: int


class Relieved(Effect, frozen=True):
    """Peasants in a port were exchanged for mercenaries of the supply (D9)."""

    port: str
    number: int


class MoveLeftOut(Effect, frozen=True):
    seat: int


class SetSail(Effect, frozen=True):
    seat: int
    kind: str
    place: str


class Turned(Effect, frozen=True):
    seat: int
    kind: str
    heading: str


class Loaded(Effect, frozen=True):
    seat: int
    kind: str
    port: str
    thing: str
    number: int


class WindPlayed(Effect, frozen=True):
    seat: int
    colour: str


class Moved(Effect, frozen=True):
    seat: int
    kind: str
    origin: str
    place: str


class Stopped(Effect, frozen=True):
    seat: int
    kind: str
    place: str


class Unloaded(Effect, frozen=True):
    seat: int
    kind: str
    port: str
    thing: str
    number: int


class EndAnnounced(Effect, frozen=True):
    """`reason` is "port" (E1, D10), "call" (E2) or "territories" (D10)."""

    seat: int
    reason: str


class Revealed(Effect, frozen=True):
    """When all is over the warehouses are opened."""

    seat: int
    thing: str
    number: int


class Ended(Effect, frozen=True):
    pass


def actor_name(actor: int) -> Actor:
    """Who is asked, as a view tells it."""
    return "chance" if actor == CHANCE else "over" if actor == OVER else actor


def heading_name(heading: int) -> str:
    """The end port that a boat heads for."""
    return PORTS[heading > 0]


def effects(state: GoldenHorn, notes: Iterable[Note]) -> list[Effect]:
    """The effects that a list of notes tells of."""
    return [_MAKERS[kind](state, a, b, c, d) for kind, a, b, c, d in notes if kind in _MAKERS]


def _boat(boat: int) -> tuple[int, str]:
    return boat // KIND_COUNT, KINDS[boat % KIND_COUNT]


def _filled(state: GoldenHorn, port: int, cube: int, thing: int, _: int) -> Effect:
    return Filled(PORTS[port], CUBES[cube], None if thing == NOTHING else THINGS[thing])


def _raided(state: GoldenHorn, seat: int, boat: int, cards: int, thing: int) -> Effect:
    return Raided(seat, *_boat(boat), (COLOURS[cards // 6], COLOURS[cards % 6]), THINGS[thing])


def _moved(state: GoldenHorn, boat: int, origin: int, place: int, _: int) -> Effect:
    return Moved(*_boat(boat), place_name(state, origin), place_name(state, place))


def _unloaded(state: GoldenHorn, boat: int, place: int, thing: int, number: int) -> Effect:
    return Unloaded(*_boat(boat), place_name(state, place), THINGS[thing], number)


_MAKERS: dict[int, Callable[[GoldenHorn, int, int, int, int], Effect]] = {
    codes.PLACED: lambda _, boat, port, *__: Placed(*_boat(boat), PORTS[port]),
    codes.FILLED: _filled,
    codes.RENEWED: lambda _, cards, *__: PileRenewed(cards),
    codes.DRAWS: lambda _, seat, cards, *__: DrawingBegan(seat, cards),
    codes.DREW: lambda _, seat, colour, *__: CardDrawn(seat, COLOURS[colour]),
    codes.NOTHING_LEFT: lambda _, seat, cards, *__: NoCardsLeft(seat, cards),
    codes.BEGAN: lambda _, seat, number, *__: TurnBegan(seat, number),
    codes.RAIDED: _raided,
    codes.CONQUERED: lambda _, seat, number, mercenaries, peasants: Conquered(seat, TERRITORIES[number], mercenaries, peasants),
    codes.EXCHANGED: lambda _, seat, number, *__: Exchanged(seat, number),
    codes.RELIEVED: lambda _, port, number, *__: Relieved(PORTS[port], number),
    codes.LEFT_OUT: lambda _, seat, *__: MoveLeftOut(seat),
    codes.SAILED: lambda state, boat, place, *_: SetSail(*_boat(boat), place_name(state, place)),
    codes.TURNED: lambda _, boat, heading, *__: Turned(*_boat(boat), heading_name(heading)),
    codes.LOADED: lambda _, boat, port, thing, number: Loaded(*_boat(boat), PORTS[port], THINGS[thing], number),
    codes.PLAYED: lambda _, seat, colour, *__: WindPlayed(seat, COLOURS[colour]),
    codes.MOVED: _moved,
    codes.STOPPED: lambda state, boat, place, *_: Stopped(*_boat(boat), place_name(state, place)),
    codes.UNLOADED: _unloaded,
    codes.ANNOUNCED: lambda _, seat, reason, *__: EndAnnounced(seat, REASONS[reason]),
    codes.REVEALED: lambda _, seat, thing, number, __: Revealed(seat, THINGS[thing], number),
    codes.ENDED: lambda *_: Ended(),
    ASKED: lambda _, actor, point, *__: Asked(actor_name(actor), POINTS[point]),
}
