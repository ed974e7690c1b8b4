"""What can happen in Golden Horn. Each effect stands beside the note of the rules that it is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar

import msgspec

from emporion.engine.contract import ASKED, CHANCE, OVER
from emporion.engine.effects import Actor, Asked, Effect
from emporion.games.golden_horn import codes
from emporion.games.golden_horn.codes import COLORS, CUBES, KIND_COUNT, KINDS, NOTHING, POINTS, PORTS, REASONS, TERRITORIES, THINGS
from emporion.games.golden_horn.move_texts import place_name

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
    rule: ClassVar[str] = "M9"
    cards: int


class DrawingBegan(Effect, frozen=True):
    seat: int
    cards: int


class CardDrawn(Effect, frozen=True):
    """Only the seat that drew the card knows its color."""

    seat: int
    color: str | None

    def seen(self, seat: int | None) -> CardDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, color=None)


class NoCardsLeft(Effect, frozen=True):
    rule: ClassVar[str] = "M9"
    seat: int
    cards: int


class TurnBegan(Effect, frozen=True):
    seat: int
    round: int


class Raided(Effect, frozen=True):
    """A raid with two cards, which are counted by color."""

    rule: ClassVar[str] = "P1"
    seat: int
    victim: int
    kind: str
    cards: dict[str, int]
    thing: str

    @property
    def reveals(self) -> bool:
        return True


class Conquered(Effect, frozen=True):
    rule: ClassVar[str] = "D8"
    seat: int
    territory: str
    mercenaries: int
    peasants: int
    points: int

    @property
    def reveals(self) -> bool:
        return True


class Exchanged(Effect, frozen=True):
    rule: ClassVar[str] = "D9"
    seat: int
    number: int

    @property
    def reveals(self) -> bool:
        return True


class Relieved(Effect, frozen=True):
    """Peasants in a port were exchanged for mercenaries of the supply (D9)."""

    rule: ClassVar[str] = "D9"
    port: str
    number: int


class MoveLeftOut(Effect, frozen=True):
    rule: ClassVar[str] = "T2"
    seat: int


class SetSail(Effect, frozen=True):
    sent: ClassVar[bool] = False
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
    color: str

    @property
    def reveals(self) -> bool:
        return True


class Moved(Effect, frozen=True):
    seat: int
    kind: str
    origin: str
    place: str


class Stopped(Effect, frozen=True):
    sent: ClassVar[bool] = False
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

    rule: ClassVar[str] = "E3"
    seat: int
    reason: str

    @property
    def reveals(self) -> bool:
        """To call the end shows that all six colors lie in the warehouse (E2)."""
        return self.reason == "call"


class Revealed(Effect, frozen=True):
    """When all is over the warehouses are opened."""

    seat: int
    thing: str
    number: int


class Ended(Effect, frozen=True):
    rule: ClassVar[str] = "E4"


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


def _make_filled(state: GoldenHorn, port: int, cube: int, thing: int, _: int) -> Effect:
    return Filled(PORTS[port], CUBES[cube], None if thing == NOTHING else THINGS[thing])


def _make_raided(state: GoldenHorn, seat: int, boat: int, cards: int, thing: int) -> Effect:
    first, second = COLORS[cards // 6], COLORS[cards % 6]
    return Raided(seat, *_boat(boat), {first: 2} if first == second else {first: 1, second: 1}, THINGS[thing])


def _make_conquered(state: GoldenHorn, seat: int, number: int, mercenaries: int, peasants: int) -> Effect:
    return Conquered(seat, TERRITORIES[number], mercenaries, peasants, state.components.territory(number).points)


def _make_moved(state: GoldenHorn, boat: int, origin: int, place: int, _: int) -> Effect:
    return Moved(*_boat(boat), place_name(state, origin), place_name(state, place))


def _make_unloaded(state: GoldenHorn, boat: int, place: int, thing: int, number: int) -> Effect:
    return Unloaded(*_boat(boat), place_name(state, place), THINGS[thing], number)


_MAKERS: dict[int, Callable[[GoldenHorn, int, int, int, int], Effect]] = {
    codes.PLACED: lambda _, boat, port, *__: Placed(*_boat(boat), PORTS[port]),
    codes.FILLED: _make_filled,
    codes.RENEWED: lambda _, cards, *__: PileRenewed(cards),
    codes.DRAWS: lambda _, seat, cards, *__: DrawingBegan(seat, cards),
    codes.DREW: lambda _, seat, color, *__: CardDrawn(seat, COLORS[color]),
    codes.NOTHING_LEFT: lambda _, seat, cards, *__: NoCardsLeft(seat, cards),
    codes.BEGAN: lambda _, seat, number, *__: TurnBegan(seat, number),
    codes.RAIDED: _make_raided,
    codes.CONQUERED: _make_conquered,
    codes.EXCHANGED: lambda _, seat, number, *__: Exchanged(seat, number),
    codes.RELIEVED: lambda _, port, number, *__: Relieved(PORTS[port], number),
    codes.LEFT_OUT: lambda _, seat, *__: MoveLeftOut(seat),
    codes.SAILED: lambda state, boat, place, *_: SetSail(*_boat(boat), place_name(state, place)),
    codes.TURNED: lambda _, boat, heading, *__: Turned(*_boat(boat), heading_name(heading)),
    codes.LOADED: lambda _, boat, port, thing, number: Loaded(*_boat(boat), PORTS[port], THINGS[thing], number),
    codes.PLAYED: lambda _, seat, color, *__: WindPlayed(seat, COLORS[color]),
    codes.MOVED: _make_moved,
    codes.STOPPED: lambda state, boat, place, *_: Stopped(*_boat(boat), place_name(state, place)),
    codes.UNLOADED: _make_unloaded,
    codes.ANNOUNCED: lambda _, seat, reason, *__: EndAnnounced(seat, REASONS[reason]),
    codes.REVEALED: lambda _, seat, thing, number, __: Revealed(seat, THINGS[thing], number),
    codes.ENDED: lambda *_: Ended(),
    ASKED: lambda _, actor, point, *__: Asked(actor_name(actor), POINTS[point]),
}
