"""Corinth in lines (`engine/lines.py`): what happened, what can be chosen, what is asked.

Market spots are said by row and column, districts by the ids of their goods, so that a message can choose its words by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from emporion.engine.contract import ASKED
from emporion.engine.effects import Asked, Effect
from emporion.engine.game import Note
from emporion.engine.lines import Line, Narration
from emporion.games.corinth import codes
from emporion.games.corinth.codes import (
    BUILDING,
    BUYING,
    CHOOSING,
    COMPENSATING,
    DIRECTIONS,
    GOODS,
    ROLLING,
    SIDE,
    STABLE,
    STOCKING,
    WALKING,
)
from emporion.games.corinth.components import Components, good_id
from emporion.games.corinth.effects import (
    AllSame,
    BonusWon,
    Bought,
    BoxWritten,
    Built,
    Circled,
    Cleared,
    Delivering,
    DieAdded,
    Ended,
    Gained,
    Paid,
    Placed,
    Rolled,
    RoundBegan,
    SetOut,
    ShopFinished,
    Skipped,
    Stepped,
    Surplus,
    Ticked,
    Took,
    TurnBegan,
    YellowRemoved,
)
from emporion.games.corinth.effects import effects as effects_of

if TYPE_CHECKING:
    from emporion.games.corinth.state import Corinth

NO_DICE = "none"
"""In the place of a district's good: the Steward moves without dice (T3)."""
UNKNOWN = "unknown"
"""In the place of a district's good: the beginning of the walk is not among the events that are narrated."""
MAX_KEPT_LINES = 8192
"""The lines of choices that are kept, about 1 kB each."""


_NOTES_OF_CHOICES = frozenset(
    (
        codes.BOUGHT,
        codes.GAINED,
        codes.DELIVERING,
        codes.TICKED,
        codes.FINISHED_SHOP,
        codes.WON_BONUS,
        codes.SURPLUS,
        codes.SET_OUT,
        codes.STEPPED,
        codes.PAID,
        codes.CIRCLED,
        codes.ADDED_DIE,
        codes.SCORED,
        codes.BUILT,
    )
)
"""The kinds of notes that the line of a choice can depend on, if they are about the seat that chooses."""

# What happened.


class Delivered(Effect, frozen=True):
    """A seat takes the dice of a district of goods for a delivery."""

    rule: ClassVar[str] = "A2"
    seat: int
    good: str


class Discarded(Effect, frozen=True):
    """A seat removes dice that it can use for nothing."""

    rule: ClassVar[str] = "T2"
    seat: int
    good: str


class WalkBegan(Effect, frozen=True):
    """A seat begins to move the Steward; `good` is that of the dice, or `none`."""

    rule: ClassVar[str] = "S1"
    seat: int
    good: str


class Walked(Effect, frozen=True):
    """A seat has moved the Steward to the spot where he stops; `good` is that of the dice, `none` or `unknown`."""

    rule: ClassVar[str] = "S2"
    seat: int
    good: str
    steps: int
    row: int
    column: int


class Stocked(Effect, frozen=True):
    """A shop gets symbols without being finished."""

    rule: ClassVar[str] = "A4"
    seat: int
    good: str
    shop: int
    symbols: int


class Goods(Effect, frozen=True):
    """So many symbols of a good are to be checked."""

    good: str
    symbols: int


class YellowRolled(Effect, frozen=True):
    """The faces of the yellow dice in a roll."""

    faces: tuple[int, ...]


class Symbols(Effect, frozen=True):
    """So many symbols of the good that the sentence names are to be checked."""

    symbols: int


class PlusCircled(Effect, frozen=True):
    """A +1 spot is circled, which counts in later boxes."""

    rule: ClassVar[str] = "S10"


# What can be chosen.


class Buy(Effect, frozen=True):
    """Buy so many yellow dice, then roll."""

    rule: ClassVar[str] = "R4"
    dice: int


class Take(Effect, frozen=True):
    """Take a group for the action of its district."""

    rule: ClassVar[str] = "A2"
    good: str


class Walk(Effect, frozen=True):
    """Take a group to move the Steward, or move him without dice (`none`); `value` is 0 where that of the dice is not known."""

    rule: ClassVar[str] = "S1"
    good: str
    value: int


class Discard(Effect, frozen=True):
    """Remove a group for nothing."""

    rule: ClassVar[str] = "T2"
    good: str


class Skip(Effect, frozen=True):
    """Leave the Steward where he is."""

    rule: ClassVar[str] = "T3"


class Stock(Effect, frozen=True):
    """Check symbols in the shop of so many points."""

    rule: ClassVar[str] = "A4"
    shop: int


class Step(Effect, frozen=True):
    """Move the Steward one step."""

    rule: ClassVar[str] = "S2"
    direction: str


class Way(Effect, frozen=True):
    """Move the Steward several steps."""

    rule: ClassVar[str] = "S2"
    directions: tuple[str, ...]


class Stop(Effect, frozen=True):
    """End the walk here."""

    rule: ClassVar[str] = "S7"


class Build(Effect, frozen=True):
    """Construct a building."""

    rule: ClassVar[str] = "B1"
    building: str


class EndTurn(Effect, frozen=True):
    """End the turn without another building."""

    rule: ClassVar[str] = "B1"


class Spot(Effect, frozen=True):
    """The end of a walk: where it is, its price in gold, and what it gives (a good, gold, goats, `die`, `plus` or `box`)."""

    rule: ClassVar[str] = "S4"
    row: int
    column: int
    price: int
    gives: str
    amount: int


class Steps(Effect, frozen=True):
    """The Steward would go so many steps, to this spot."""

    steps: int
    row: int
    column: int


class Arrived(Effect, frozen=True):
    """The Steward would go so many steps and stop on this spot."""

    steps: int
    row: int
    column: int


class Filled(Effect, frozen=True):
    """The chosen shop would get so many of the symbols that it needs."""

    district: str
    shop: int
    symbols: int
    need: int


class ShopAsked(Effect, frozen=True):
    """After that the seat would choose a shop."""


# What is asked.


class Buying(Effect, frozen=True, omit_defaults=True):
    """Whether yellow dice are bought. The other players are not told the gold: it is on the sheet."""

    seat: int
    gold: int = -1

    def seen(self, seat: int | None) -> Buying:
        return self if seat == self.seat else Buying(self.seat)


class Rolling(Effect, frozen=True):
    """The dice are rolled."""


class Choosing(Effect, frozen=True):
    """Which group of dice is taken."""

    seat: int


class Compensating(Effect, frozen=True):
    """Whether the Steward moves without dice."""

    seat: int


class Stocking(Effect, frozen=True):
    """Which shop gets the symbols."""

    seat: int
    good: str
    symbols: int


class Walking(Effect, frozen=True, omit_defaults=True):
    """Where the Steward goes; `stable` is `yes` or `no`. The other players are only told that he walks: the rest is on the sheet."""

    seat: int
    value: int = -1
    steps: int = -1
    row: int = -1
    column: int = -1
    stable: str = ""
    gold: int = -1

    def seen(self, seat: int | None) -> Walking:
        return self if seat == self.seat else Walking(self.seat)


class Building(Effect, frozen=True, omit_defaults=True):
    """Whether a building is constructed. The other players are not told gold and goats: they are on the sheet."""

    seat: int
    gold: int = -1
    goats: int = -1

    def seen(self, seat: int | None) -> Building:
        return self if seat == self.seat else Building(self.seat)


class Finished(Effect, frozen=True):
    """The game is over."""


# The log. Types are compared by identity: `isinstance` takes several times as long for a Struct, and every move has many lines.

_CONTINUES = frozenset((Stepped, Paid, Circled, Ticked))
"""An event that begins so belongs to an act that an earlier event began: a walk or a delivery."""
_SENTENCES = frozenset((RoundBegan, Bought, Rolled, AllSame, Skipped, Built, YellowRemoved, Ended))
_BETWEEN_ACTS = _SENTENCES | {TurnBegan, Placed, Cleared}
"""What ends an act. Those that are no sentences are silent."""


def narrate(components: Components, effects: Sequence[Effect], earlier: Iterator[Sequence[Effect]]) -> Narration:
    """The lines of an event. A walk or a delivery that took several events is one line, said with the event that ends it."""
    if not effects or type(effects[0]) not in _CONTINUES:
        return Narration(_lines(components, effects))
    kinds = set(map(type, effects))
    if Circled not in kinds and Ticked not in kinds:
        return Narration([])  # steps of a walk that goes on
    events = [effects]
    for before in earlier:
        events.append(before)
        if type(before[0]) not in _CONTINUES:
            break
    whole = [effect for event in reversed(events) for effect in event]
    return Narration(_lines(components, whole), len(events) - 1)


def _lines(components: Components, effects: Sequence[Effect]) -> list[Line]:
    """Effects in the order in which they happened, as lines."""
    found: list[Line] = []
    act: list[Effect] = []
    for effect in effects:
        kind = type(effect)
        if kind is Asked:  # an act goes on over several events
            continue
        if act and (kind in _BETWEEN_ACTS or kind is Took):
            found += _act_line(components, act)
            act = []
        if kind in _SENTENCES:
            found.append((effect, YellowRolled(effect.yellow)) if type(effect) is Rolled and effect.yellow else (effect,))
        elif kind not in _BETWEEN_ACTS:
            act.append(effect)
    return found + _act_line(components, act) if act else found


def _act_line(components: Components, act: Sequence[Effect]) -> list[Line]:
    """The line of what a seat did with a group of dice or with the Steward; none for steps of which neither beginning nor end is known."""
    first = act[0]
    if type(first) is Took and first.purpose == "action":
        if first.district not in GOODS:
            return [(first, *_summarize_gains(components, act, True))]
        brought = _summarize_gains(components, [effect for effect in act if type(effect) is not Delivering], True)
        return [(Delivered(first.seat, good_of(components, first.district)), *brought)]
    if type(first) is Took and first.purpose == "nothing":
        return [(Discarded(first.seat, good_of(components, first.district)),)]
    if type(first) is Ticked:
        stocked = Stocked(first.seat, good_of(components, first.district), first.shop, first.symbols)
        return [(stocked, *_summarize_gains(components, act[1:], True))]
    return _walk_line(components, act)


def _walk_line(components: Components, act: Sequence[Effect]) -> list[Line]:
    """The line of a walk, or of its beginning."""
    good, steps = UNKNOWN, 0
    for effect in act:
        if type(effect) is Took:
            good = good_of(components, effect.district)
        elif type(effect) is SetOut:
            good = NO_DICE if good == UNKNOWN else good
        elif type(effect) is Stepped:
            steps += 1
        elif type(effect) is Circled:
            return [(Walked(effect.seat, good, steps, *place(effect.spot)), *_summarize_gains(components, act, False))]
    began = next((effect for effect in act if type(effect) is SetOut), None)
    return [(WalkBegan(began.seat, good),)] if began else []


_SAID_AS_THEY_ARE = frozenset((Gained, ShopFinished, BonusWon, Surplus, Paid, DieAdded, BoxWritten, Bought, Built))


def _summarize_gains(components: Components, effects: Sequence[Effect], names_good: bool) -> list[Effect]:
    """What effects brought a seat, summarized; `names_good` says whether the sentence before it names the good of a delivery."""
    found: list[Effect] = []
    for number, effect in enumerate(effects):
        if type(effect) in _SAID_AS_THEY_ARE:
            found.append(effect)
        elif type(effect) is Ticked:
            if number + 1 == len(effects) or type(effects[number + 1]) is not ShopFinished:
                found.append(effect)
        elif type(effect) is Delivering:
            if not names_good:
                found.append(Goods(good_of(components, effect.district), effect.symbols))
            elif not any(type(other) is Ticked for other in effects):
                found.append(Symbols(effect.symbols))
        elif type(effect) is Circled and effect.gives == "+1":
            found.append(PlusCircled())
    return found if names_good else _join_symbols(found)


def _join_symbols(brought: list[Effect]) -> list[Effect]:
    """Symbols that all go into one shop and do not finish it are one phrase."""
    for number, (goods, ticked) in enumerate(pairwise(brought)):
        if type(goods) is Goods and type(ticked) is Ticked and goods.symbols == ticked.symbols:
            stocked = Stocked(ticked.seat, goods.good, ticked.shop, ticked.symbols)
            return [*brought[:number], stocked, *brought[number + 2 :]]
    return brought


# Choices.

_NAMES: dict[str, Effect] = {
    "steward": Walk(NO_DICE, 1),
    "skip": Skip(),
    "stop": Stop(),
    "end": EndTurn(),
    **{direction: Step(direction) for direction in DIRECTIONS},
}
_NAMED_BY: dict[str, Callable[[Components, str], Effect]] = {
    "buy": lambda _, dice: Buy(int(dice)),
    "take": lambda components, district: Take(good_of(components, district)),
    "steward": lambda components, district: Walk(good_of(components, district), 0),
    "discard": lambda components, district: Discard(good_of(components, district)),
    "shop": lambda _, points: Stock(int(points)),
    "build": lambda _, building: Build(building),
}
_WALKS = frozenset((Walk, Step, Stop))
_BEGINS_A_TURN = ("buy", "take", "steward", "discard", "skip")


def name_move(components: Components, move: str) -> Effect:
    """A move text as the effect that names it."""
    known = _NAMES.get(move)
    if known is not None:
        return known
    verb, _, argument = move.partition(" ")
    return _NAMED_BY[verb](components, argument)


def continuation(components: Components, moves: Sequence[str]) -> list[Effect]:
    """The moves of the same turn that may follow: the steps of a walk are one way."""
    found: list[Effect] = []
    way: list[str] = []
    for move in moves:
        if move.partition(" ")[0] in _BEGINS_A_TURN:
            break
        if move in DIRECTIONS:
            way.append(move)
        elif move != "stop":
            found.append(name_move(components, move))
    return [Way(tuple(way)), *found] if way else found


def preview_line(components: Components, seat: int, move: str, effects: Sequence[Effect]) -> Line:
    """A move by its name, with what it would bring to the seat that is asked."""
    name = name_move(components, move)
    own = [effect for effect in effects if getattr(effect, "seat", None) == seat]
    walks = type(name) in _WALKS
    if type(name) is Walk:
        name = next((Walk(name.good, effect.value) for effect in own if type(effect) is SetOut), name)
    brought = _summarize_gains(components, own, not walks)
    if type(name) is Stock:
        brought = [
            _list_new_symbols(components, effect) if type(effect) is Ticked and effect.shop == name.shop else effect for effect in brought
        ]
    last = effects[-1] if effects else None
    then = [ShopAsked()] if type(last) is Asked and last.point == "stocking" and last.actor == seat else []
    return (name, *_way(own), *brought, *then) if walks else (name, *brought, *then)


def choice_line(components: Components, seat: int, move: str, notes: Sequence[Note]) -> Line:
    """The preview line of a move that left these notes."""
    own = [note for note in notes if note[0] in _NOTES_OF_CHOICES and note[1] == seat]
    if notes and notes[-1][:3] == (ASKED, seat, STOCKING):
        own.append(notes[-1])
    return _choice_line(components, seat, move, tuple(own))


@lru_cache(maxsize=MAX_KEPT_LINES)
def _choice_line(components: Components, seat: int, move: str, notes: tuple[Note, ...]) -> Line:
    """The preview line of a move that left these notes, of those that it depends on."""
    return preview_line(components, seat, move, effects_of(components, notes))


def _way(effects: Sequence[Effect]) -> list[Effect]:
    """The steps that a walk would go, and the spot where they lead to or where it ends."""
    steps = [effect for effect in effects if type(effect) is Stepped]
    ends = [effect for effect in effects if type(effect) is Circled]
    if ends:
        return [Arrived(len(steps), *place(ends[0].spot))]
    return [Steps(len(steps), *place(steps[-1].spot))] if steps else []


def _list_new_symbols(components: Components, ticked: Ticked) -> Filled:
    """The symbols that the chosen shop would get, with those that it needs."""
    shops = components.district(GOODS.index(ticked.district)).shops
    need = next(need for points, need in shops if points == ticked.shop)
    return Filled(ticked.district, ticked.shop, ticked.symbols, need)


# Questions.


def question(state: Corinth) -> Effect:
    """What is asked now."""
    seat, point = state.seat, state.point
    if point == CHOOSING:
        return Choosing(seat)
    if point == WALKING:
        row, column = divmod(state.at[seat], SIDE)
        stable = "yes" if state.built[seat] >> STABLE & 1 else "no"
        return Walking(seat, state.walk_value, state.steps, row + 1, column + 1, stable, state.gold[seat])
    if point == STOCKING:
        return Stocking(seat, good_of(state.components, GOODS[state.good]), state.pending)
    if point == BUILDING:
        return Building(seat, state.gold[seat], state.goats[seat])
    if point == BUYING:
        return Buying(seat, state.gold[seat])
    if point == COMPENSATING:
        return Compensating(seat)
    return Rolling() if point == ROLLING else Finished()


# Ids.


def good_of(components: Components, district: str) -> str:
    """The id of a district's good; gold and goats are themselves."""
    return good_ids(components).get(district, district)


@lru_cache(maxsize=64)
def good_ids(components: Components) -> dict[str, str]:
    """The ids of the goods of all districts that have one."""
    return {district: good_id(getattr(components.districts, district).good) for district in GOODS}


@cache
def place(spot: str) -> tuple[int, int]:
    """Row and column of a spot: r1c5 is row 1, column 5."""
    row, _, column = spot[1:].partition("c")
    return int(row), int(column)
