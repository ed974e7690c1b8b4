"""What is said of Golden Horn, as lines (`engine/lines.py`): of what happened, of what can be chosen, of what is asked.

A turn is one line: the raid and the voyage, from the choice of the boat to the cards drawn in port. So are the boats that a player places.
The lines of what chance does come with the last of its events. A place is told as a number, 0 for a port, and as the port's name, "space"
for a space: that is the default, which is not sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal

from emporion.engine.contract import CHANCE, OVER
from emporion.engine.effects import Asked, Effect
from emporion.engine.lines import Line, Narration
from emporion.games.golden_horn.codes import (
    AFTER_RAID,
    CALL,
    COLORS,
    CONQUER,
    ENDING,
    EXCHANGE,
    KIND_COUNT,
    KINDS,
    LOADING,
    PLACING,
    PORTS,
    RAID,
    ROW_POINTS,
    SAILING,
    STARTING,
    STOP,
    THINGS,
)
from emporion.games.golden_horn.effects import (
    CardDrawn,
    Conquered,
    DrawingBegan,
    EndAnnounced,
    Ended,
    Exchanged,
    Filled,
    Loaded,
    Moved,
    MoveLeftOut,
    NoCardsLeft,
    PileRenewed,
    Placed,
    Raided,
    Relieved,
    Revealed,
    SetSail,
    TurnBegan,
    Turned,
    Unloaded,
    WindPlayed,
)
from emporion.games.golden_horn.move_texts import place_name, split_place

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn

Counts = dict[str, int]
"""The counts by name; names with a count of 0 are left out."""
YesNo = Literal["yes", "no"]
Hidden = Literal["yes", "no", "unknown"]
"""Yes or no for the seat whose turn it is, `unknown` for the others: it depends on the hand."""


# What happened.


class FleetPlaced(Effect, frozen=True):
    """A player placed boats; which and where follows."""

    rule: ClassVar[str] = "S2"
    seat: int


class Voyage(Effect, frozen=True, omit_defaults=True):
    """A boat's way from where it lay to where it stopped, or has come so far."""

    rule: ClassVar[str] = "M3"
    seat: int
    kind: str
    origin_number: int
    place_number: int
    origin: str = "space"
    place: str = "space"


class CardsPlayed(Effect, frozen=True):
    """The cards that a voyage took."""

    cards: Counts


class Aboard(Effect, frozen=True):
    """What a boat took aboard."""

    things: Counts


class Stored(Effect, frozen=True):
    """What a boat brought into the warehouse."""

    things: Counts


class Drew(Effect, frozen=True):
    """The cards of the first hand, as a seat tells it that does not see them."""

    rule: ClassVar[str] = "S3"
    seat: int
    cards: int


class DrewColors(Effect, frozen=True):
    """The cards of the first hand, as the seat tells it that drew them."""

    rule: ClassVar[str] = "S3"
    seat: int
    cards: Counts


class Drawn(Effect, frozen=True):
    """Cards drawn in a port, as a seat tells it that does not see them."""

    cards: int


class DrawnColors(Effect, frozen=True):
    """Cards drawn in a port, as the seat tells it that drew them."""

    cards: Counts


class Refilled(Effect, frozen=True):
    """A port was filled."""

    rule: ClassVar[str] = "M2"
    port: str
    things: Counts


class Stolen(Effect, frozen=True):
    """What a raid would bring."""

    thing: str


# What can be chosen: the names of the moves.


class PlaceBoat(Effect, frozen=True):
    kind: str
    port: str


class Raid(Effect, frozen=True):
    victim: int
    kind: str
    cards: Counts


class Conquer(Effect, frozen=True):
    territory: str


class Exchange(Effect, frozen=True):
    number: int


class Sail(Effect, frozen=True):
    kind: str


class TurnRound(Effect, frozen=True):
    kind: str


class Load(Effect, frozen=True):
    """`thing` is a color, "mercenaries", "peasants" or "both"."""

    thing: str


class PlayWind(Effect, frozen=True):
    color: str


class SailOn(Effect, frozen=True):
    """One step or several, by the boat's own sails."""


class SailOnWith(Effect, frozen=True):
    """Several steps, for some of which cards are played."""

    cards: Counts


class Stop(Effect, frozen=True):
    pass


class NoRaid(Effect, frozen=True):
    pass


class Ready(Effect, frozen=True):
    pass


class CallEnd(Effect, frozen=True):
    pass


class FinishTurn(Effect, frozen=True):
    pass


class VoyageEnd(Effect, frozen=True, omit_defaults=True):
    """Where a voyage can end. `color` is that of the space, "none" in a port; `price` counts the cards that it takes."""

    kind: str
    way: Literal["on", "back", "stay"]
    color: str
    price: int
    place_number: int
    place: str = "space"


# What a choice would bring, beside the effects of the rules.


class Arrival(Effect, frozen=True, omit_defaults=True):
    """The boat would come to a place, and stop there or be asked again."""

    kind: str
    place_number: int
    place: str = "space"


class Worth(Effect, frozen=True):
    """What the things that a choice brings would count in the warehouse."""

    points: int


class ThenLoad(Effect, frozen=True):
    """It will be asked what the boat loads, which of these things."""

    port: str
    things: Counts


class ThenSail(Effect, frozen=True):
    """It will be asked which boat sails."""


class ThenFigures(Effect, frozen=True):
    """It will be asked whether to conquer or to exchange."""


# What is asked. What follows from a hand or a warehouse is told to its owner alone.


class Placing(Effect, frozen=True):
    seat: int
    kind: str


class Starting(Effect, frozen=True, omit_defaults=True):
    """Whether boats can be raided with the cards in hand, and whether figures can be used."""

    seat: int
    raid: Hidden = "unknown"
    figures: Hidden = "unknown"

    def seen(self, seat: int | None) -> Starting:
        return self if seat == self.seat else Starting(self.seat)


class AfterRaid(Effect, frozen=True, omit_defaults=True):
    seat: int
    conquer: Hidden = "unknown"
    exchange: Hidden = "unknown"

    def seen(self, seat: int | None) -> AfterRaid:
        return self if seat == self.seat else AfterRaid(self.seat)


class Sailing(Effect, frozen=True):
    seat: int


class Loading(Effect, frozen=True):
    seat: int
    kind: str
    port: str
    dominio: YesNo


class Voyaging(Effect, frozen=True, omit_defaults=True):
    """`goes_on` if a sail or a card in hand has the color of the space. The others see on the chart where the boat is."""

    seat: int
    kind: str
    place_number: int = 0
    goes_on: Hidden = "unknown"

    def seen(self, seat: int | None) -> Voyaging:
        return self if seat == self.seat else Voyaging(self.seat, self.kind)


class Ending(Effect, frozen=True, omit_defaults=True):
    """Whether the end can be called, and whether figures can be used."""

    seat: int
    call: Hidden = "unknown"
    figures: Hidden = "unknown"

    def seen(self, seat: int | None) -> Ending:
        return self if seat == self.seat else Ending(self.seat)


class ChanceDue(Effect, frozen=True):
    pass


class Over(Effect, frozen=True):
    pass


# The log. Types are compared by identity: `isinstance` takes several times as long for a Struct, and every move has many lines.

BEGINNINGS = frozenset((SetSail, Turned, Loaded, WindPlayed, Moved))
"""With the first of these a voyage begins."""
CONTINUED = frozenset((Moved, Filled, CardDrawn, Loaded))
"""What goes on with something that an earlier event began."""
WHOLE = frozenset((Raided, Conquered, Exchanged, Relieved, MoveLeftOut, EndAnnounced, PileRenewed, NoCardsLeft, Ended))
"""Effects that are lines of their own."""


def narrate(effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> Narration:
    """The lines of an event. What waits for chance is told with the last event of that chance."""
    turns = _turns(effects)
    is_waiting = _waits_for_chance(effects)
    first = turns[0]
    is_placing = any(type(effect) is Placed for effect in first)
    lines: list[Line] = []
    replaces = 0
    if len(turns) > 1 or not is_waiting or is_placing:
        before, replaces = _find_placed_before(first, earlier) if is_placing else _find_begun_before(first, earlier)
        lines = _lines(before + first)
    for number, turn in enumerate(turns[1:], start=2):
        lines += [] if is_waiting and number == len(turns) else _lines(turn)
    return Narration(lines, replaces if lines else 0)


def _turns(effects: Sequence[Effect]) -> list[list[Effect]]:
    """The effects by turns: those that end the one under way, then those of each turn that began."""
    turns: list[list[Effect]] = [[]]
    for effect in effects:
        if type(effect) is TurnBegan:
            turns.append([])
        else:
            turns[-1].append(effect)
    return turns


def _waits_for_chance(effects: Sequence[Effect]) -> bool:
    """Whether chance goes on with what an event began."""
    last = effects[-1] if effects else None
    return type(last) is Asked and last.actor == "chance"


def _find_placed_before(effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> tuple[list[Effect], int]:
    """The boats that the same player placed in the events before, and the number of these events."""
    seat = next(effect.seat for effect in effects if type(effect) is Placed)
    found: list[Sequence[Effect]] = []
    for event in earlier:
        if not any(type(effect) is Placed and effect.seat == seat for effect in event):
            break
        found.append(event)
    return [effect for event in reversed(found) for effect in event], len(found)


def _find_begun_before(effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> tuple[list[Effect], int]:
    """What the events before have of the turn, or of the setup, that these effects continue; and how many events lose their lines.

    A voyage is told from where it began, and with the raid of the same turn.
    """
    kinds = set(map(type, effects))
    has_sailed = SetSail in kinds
    if not has_sailed and not kinds.intersection(CONTINUED):
        return [], 0
    found: list[Sequence[Effect]] = []
    renarrated, replaced = 0, 0  # how many of the events found are narrated anew, and how many since the first that has lines
    for event in earlier:
        kinds = set(map(type, event))
        if Placed in kinds:
            break
        if TurnBegan in kinds:  # it has lines of the turn before, too, which stay; the rest of it has none if it waited for chance
            if not has_sailed and _waits_for_chance(event):
                found.append(_turns(event)[-1])
                renarrated = len(found)
            break
        found.append(event)
        renarrated = renarrated if has_sailed and Raided not in kinds else len(found)
        has_lines = Raided in kinds or (Moved in kinds and not has_sailed and not _waits_for_chance(event))
        replaced = len(found) if has_lines else replaced
        has_sailed = has_sailed or SetSail in kinds
    return [effect for event in reversed(found[:renarrated]) for effect in event], replaced


def _lines(effects: Sequence[Effect]) -> list[Line]:
    """The lines of effects of one turn, or of the setup."""
    moves = [effect for effect in effects if type(effect) is Moved]
    lines: list[Line] = []
    has_voyage, refilled, dealt = not moves, set[str](), set[int]()
    for effect in effects:
        if type(effect) in BEGINNINGS:
            lines += [] if has_voyage else [_voyage(moves, effects)]
            has_voyage = True
        elif type(effect) is Placed:
            placed = [other for other in effects if type(other) is Placed]
            lines += [(FleetPlaced(effect.seat), *placed)] if effect is placed[0] else []
        elif type(effect) is CardDrawn and not moves and effect.seat not in dealt:
            dealt.add(effect.seat)
            lines.append(_first_hand(effect.seat, effects))
        elif type(effect) is Filled and effect.port not in refilled:
            refilled.add(effect.port)
            lines += _refill(effect.port, effects)
        elif type(effect) in WHOLE and not (type(effect) is Raided and moves):
            lines.append((effect,))
    return lines


def _voyage(moves: Sequence[Moved], effects: Sequence[Effect]) -> Line:
    """A voyage with the raid before it, and what it took and brought."""
    seat, kind = moves[0].seat, moves[0].kind
    (origin_number, origin), (place_number, place) = split_place(moves[0].origin), split_place(moves[-1].place)
    found: list[Effect] = [Voyage(seat, kind, origin_number, place_number, origin, place)]
    found += [effect for effect in effects if type(effect) is Raided]
    found += [effect for effect in effects[: effects.index(moves[0])] if type(effect) is Turned]
    winds = [effect.color for effect in effects if type(effect) is WindPlayed]
    found += [CardsPlayed(_count_each(COLORS, winds))] if winds else []
    loaded = {effect.thing: effect.number for effect in effects if type(effect) is Loaded}
    found += [Aboard(loaded)] if loaded else []
    unloaded = {effect.thing: effect.number for effect in effects if type(effect) is Unloaded}
    found += [Stored(unloaded)] if unloaded else []
    number, cards = _count_drawn(seat, effects)
    found += [DrawnColors(cards)] if cards else [Drawn(number)] if number else []
    return tuple(found)


def _first_hand(seat: int, effects: Sequence[Effect]) -> Line:
    """The cards that a seat has drawn in the setup."""
    number, cards = _count_drawn(seat, effects)
    return (DrewColors(seat, cards) if cards else Drew(seat, number),)


def _count_drawn(seat: int, effects: Sequence[Effect]) -> tuple[int, Counts]:
    """How many cards a seat drew, and of which colors if they are seen."""
    cards = [effect.color for effect in effects if type(effect) is CardDrawn and effect.seat == seat]
    return len(cards), _count_each(COLORS, filter(None, cards))


def _refill(port: str, effects: Sequence[Effect]) -> list[Line]:
    """What was put into a port, all at once; no line if that is nothing."""
    things = _count_each(THINGS, (effect.put for effect in effects if type(effect) is Filled and effect.port == port))
    return [(Refilled(port, things),)] if things else []


def _count_each(names: Sequence[str], found: Iterable[str | None]) -> Counts:
    """How many of each there are, in the order of the names."""
    items = list(found)
    return {name: items.count(name) for name in names if name in items}


# Choices.


@cache
def name_move(move: str) -> Effect:
    """The name of a move."""
    verb, *words = move.split(" ")
    match verb:
        case "place":
            return PlaceBoat(*words)
        case "raid":
            victim, _, kind = words[0].partition(".")
            return Raid(int(victim), kind, _count_each(COLORS, words[1:]))
        case "exchange":
            return Exchange(int(words[0]))
    return _NAMED[verb](*words)


_NAMED: dict[str, type[Effect]] = {
    "conquer": Conquer,
    "sail": Sail,
    "turn": TurnRound,
    "load": Load,
    "wind": PlayWind,
    "on": SailOn,
    "stop": Stop,
    "no-raid": NoRaid,
    "ready": Ready,
    "call": CallEnd,
    "end": FinishTurn,
}
STEPS = ("on", "wind", "stop")


def continuation(moves: Sequence[str]) -> list[Effect]:
    """The names of moves that may follow each other; the steps of a voyage are one."""
    found: list[Effect] = []
    steps: list[str] = []
    for move in moves:
        if move.split(" ")[0] in STEPS:
            steps.append(move)
        if steps and (move == "stop" or move != steps[-1]):
            found.append(_steps(steps))
            steps = []
        if move.split(" ")[0] not in STEPS:
            found.append(name_move(move))
    return [*found, _steps(steps)] if steps else found


def _steps(moves: Sequence[str]) -> Effect:
    """The steps of a voyage as one."""
    cards = _count_each(COLORS, (move.removeprefix("wind ") for move in moves))
    return SailOnWith(cards) if cards else name_move(moves[0])


def preview_line(state: GoldenHorn, move: str, effects: Sequence[Effect]) -> Line:
    """A move and what it would bring to the seat that is asked."""
    found = brought(state, state.actor, effects)
    return (name_move(move), *found, *_next_question(state, move, effects))


BROUGHT_WHOLE = frozenset((Placed, Conquered, EndAnnounced))
"""Effects that a choice would bring and that are said as they are."""


def brought(state: GoldenHorn, seat: int, effects: Sequence[Effect]) -> list[Effect]:
    """What effects would bring to a seat until its turn ends, summarized. The state is that before them.

    All of these effects are public, so they need not be turned into what the seat sees.
    """
    stolen: list[str] = []
    loaded: Counts = {}
    stored: Counts = {}
    events: list[Effect] = []
    drawing: list[Effect] = []
    last: Moved | None = None
    for effect in effects:
        kind = type(effect)
        if kind is TurnBegan or kind is Revealed:
            break
        if type(effect) is Moved:
            last = effect
        elif type(effect) is Loaded:
            loaded[effect.thing] = effect.number
        elif type(effect) is Unloaded:
            stored[effect.thing] = effect.number
        elif type(effect) is Raided:
            stolen.append(effect.thing)
        elif type(effect) is DrawingBegan:
            drawing += [effect] if effect.cards else []
        elif kind in BROUGHT_WHOLE:
            events.append(effect)
    found: list[Effect] = [Stolen(thing) for thing in stolen]
    found += [Aboard(loaded)] if loaded else []
    found += [Arrival(last.kind, *split_place(last.place))] if last else []
    found += [Stored(stored)] if stored else []
    found += events + drawing
    more = dict(stored or loaded)
    for thing in stolen:
        more[thing] = more.get(thing, 0) + 1
    return [*found, Worth(_worth(state, seat, more))] if more else found


def _worth(state: GoldenHorn, seat: int, more: Counts) -> int:
    """What things would add to the points of a seat's warehouse (E4, D11)."""
    has = {thing: state.stored(seat, number) for number, thing in enumerate(THINGS)}
    return _warehouse_points({thing: number + more.get(thing, 0) for thing, number in has.items()}) - _warehouse_points(has)


def _warehouse_points(stored: Counts) -> int:
    """What a warehouse counts (E4, D11). The longest rows first are the best split."""
    colors = sorted((stored[color] for color in COLORS), reverse=True)
    rows = sum(points * (colors[size - 1] - (colors[size] if size < len(colors) else 0)) for size, points in ROW_POINTS.items())
    return sum(stored.values()) + rows


def _next_question(state: GoldenHorn, move: str, effects: Sequence[Effect]) -> list[Effect]:
    """That another question follows in the same turn, if that is not plain from the rest."""
    asked = effects[-1] if effects else None
    if type(asked) is not Asked or asked.actor != state.actor or any(type(effect) is TurnBegan for effect in effects):
        return []
    if asked.point == "loading":
        return [_next_load(state, effects)]
    if asked.point == "sailing":
        return [ThenSail()]
    return [ThenFigures()] if asked.point == "after-raid" and move.startswith("raid") else []


def _next_load(state: GoldenHorn, effects: Sequence[Effect]) -> ThenLoad:
    """What could be loaded after these effects (M1, D5)."""
    sail = next(effect for effect in effects if type(effect) is SetSail)
    harbor = PORTS.index(sail.place)
    lying = {thing: state.port_count(harbor, number) for number, thing in enumerate(THINGS)}
    for effect in effects:
        if type(effect) is Relieved and effect.port == sail.place:
            lying["peasants"] -= effect.number
            lying["mercenaries"] += effect.number
    sails = state.components.fleet(sail.seat).sails(KINDS.index(sail.kind))
    return ThenLoad(sail.place, {thing: number for thing, number in lying.items() if number and thing not in sails})


# Questions.


def question(state: GoldenHorn) -> Effect:
    """What is asked."""
    if state.actor == CHANCE:
        return ChanceDue()
    if state.actor == OVER:
        return Over()
    seat, point = state.seat, state.point
    if point == PLACING:
        return Placing(seat, KINDS[state.boat % KIND_COUNT])
    if point == SAILING:
        return Sailing(seat)
    if point == LOADING:
        return Loading(seat, KINDS[state.boat % KIND_COUNT], PORTS[state.harbor], "yes" if state.dominio else "no")
    codes = state.legal()
    conquers = any(CONQUER <= code < EXCHANGE for code in codes)
    exchanges = any(EXCHANGE <= code < RAID for code in codes)
    if point == STARTING:
        return Starting(seat, _yes(any(code >= RAID for code in codes)), _yes(conquers or exchanges))
    if point == AFTER_RAID:
        return AfterRaid(seat, _yes(conquers), _yes(exchanges))
    if point == ENDING:
        return Ending(seat, _yes(CALL in codes), _yes(conquers or exchanges))
    number, _ = split_place(place_name(state, state.at[state.boat]))
    return Voyaging(seat, KINDS[state.boat % KIND_COUNT], number, _yes(any(code != STOP for code in codes)))


def _yes(is_so: bool) -> YesNo:
    return "yes" if is_so else "no"
