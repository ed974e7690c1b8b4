"""Why a move is refused: the rule's id and the sentence for it. The legal moves themselves come from the state; nothing here decides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from emporion.engine.contract import CHANCE
from emporion.engine.errors import IllegalMove
from emporion.games.corinth.codes import (
    BUILDING,
    BUILDINGS,
    BUYING,
    CHOOSING,
    COMPENSATING,
    DIRECTIONS,
    DISTRICTS,
    STOCKING,
    WALKING,
)
from emporion.games.corinth.components import good_id
from emporion.games.corinth.move_texts import MalformedError, is_roll, is_word, parse_roll, parse_word

if TYPE_CHECKING:
    from emporion.games.corinth.state import Corinth


def roll_refusal(state: Corinth, words: str) -> IllegalMove | None:
    """Why these words are no outcome of the roll that is due; None if they are one."""
    try:
        white, yellow = parse_roll(words)
    except MalformedError:
        return refusal(state, words) if is_word(words) else IllegalMove("F2", "corinth-refuse-roll-form", move=words)
    if len(white) != state.components.dice.white:
        return IllegalMove("R5", "corinth-refuse-roll-white", dice=state.components.dice.white, found=len(white))
    if len(yellow) != state.yellow_rolled():
        return IllegalMove("R5", "corinth-refuse-roll-yellow", dice=state.yellow_rolled(), found=len(yellow))
    return None


def refusal(state: Corinth, words: str) -> IllegalMove:
    """Why a decision that is not among the legal ones is refused."""
    try:
        word, argument = parse_word(words)
    except MalformedError:
        return IllegalMove("F3", "corinth-refuse-roll-seat") if is_roll(words) else IllegalMove("F2", "refuse-form", move=words)
    if state.actor == CHANCE:
        return IllegalMove("R5", "corinth-refuse-roll-due")
    if state.actor < 0:
        return IllegalMove("F4", "refuse-over")
    if word == "steward" and not argument:
        return IllegalMove("T3", "corinth-refuse-compensation")
    return _REASONS[word](state, argument)


def _buy(state: Corinth, argument: str) -> IllegalMove:
    if state.point != BUYING:
        return IllegalMove("R4", "corinth-refuse-buy-now")
    return IllegalMove("R4", "corinth-refuse-buy", gold=state.gold[state.seat], dice=state.dice[state.seat])


def _group(state: Corinth, argument: str) -> IllegalMove | None:
    """What take, steward and discard have in common: T1."""
    if state.point == COMPENSATING:
        return IllegalMove("T3", "corinth-refuse-no-groups")
    if state.point != CHOOSING:
        return IllegalMove("T1", "corinth-refuse-choose-now")
    if not state.lies(DISTRICTS.index(argument)):
        return IllegalMove("T1", "corinth-refuse-no-group", district=argument)
    return None


def _take(state: Corinth, argument: str) -> IllegalMove:
    return _group(state, argument) or IllegalMove("T2", "corinth-refuse-take", district=argument)


def _steward(state: Corinth, argument: str) -> IllegalMove:
    value = state.value[DISTRICTS.index(argument)]
    return _group(state, argument) or IllegalMove("S6", "corinth-refuse-steward", value=value)


def _discard(state: Corinth, argument: str) -> IllegalMove:
    return _group(state, argument) or IllegalMove("T2", "corinth-refuse-discard")


def _skip(state: Corinth, argument: str) -> IllegalMove:
    return IllegalMove("T3", "corinth-refuse-compensation")


def _shop(state: Corinth, argument: str) -> IllegalMove:
    if state.point != STOCKING:
        return IllegalMove("A4", "corinth-refuse-shop-now")
    district = state.components.district(state.good)
    if int(argument) not in [points for points, _ in district.shops]:
        return IllegalMove("C2", "corinth-refuse-shop-unknown", points=int(argument), good=good_id(district.good))
    return IllegalMove("A3", "corinth-refuse-shop-started", points=int(argument))


def _step(state: Corinth, argument: str, direction: int) -> IllegalMove:
    if state.point != WALKING:
        return IllegalMove("S1", "corinth-refuse-walk-now")
    spot = state.spot_beside(state.at[state.seat], direction)
    if spot < 0:
        return IllegalMove("C3", "corinth-refuse-step-off")
    if state.walked[state.seat] >> spot & 1:
        return IllegalMove("S2", "corinth-refuse-step-walked")
    if state.steps >= state.walk_value + state.walk_adjustment():
        return IllegalMove("S3", "corinth-refuse-step-price", gold=state.gold[state.seat])
    return IllegalMove("S6", "corinth-refuse-step-dead-end")


def _stop(state: Corinth, argument: str) -> IllegalMove:
    if state.point != WALKING:
        return IllegalMove("S1", "corinth-refuse-walk-now")
    if state.steps == 0:
        return IllegalMove("S5", "corinth-refuse-stop-start")
    return IllegalMove("S4", "corinth-refuse-stop-price", price=state.price(state.steps), gold=state.gold[state.seat])


def _build(state: Corinth, argument: str) -> IllegalMove:
    if state.point != BUILDING:
        return IllegalMove("B1", "corinth-refuse-build-now")
    number = BUILDINGS.index(argument)
    if state.has(number):
        return IllegalMove("B1", "corinth-refuse-built", building=argument)
    price = state.components.building(number)
    return IllegalMove("C4", "corinth-refuse-build-price", building=argument, gold=price.gold, goats=price.goats)


def _end(state: Corinth, argument: str) -> IllegalMove:
    return IllegalMove("B1", "corinth-refuse-build-now")


_REASONS: dict[str, Callable[[Corinth, str], IllegalMove]] = {
    "buy": _buy,
    "take": _take,
    "steward": _steward,
    "discard": _discard,
    "skip": _skip,
    "shop": _shop,
    **{name: partial(_step, direction=number) for number, name in enumerate(DIRECTIONS)},
    "stop": _stop,
    "build": _build,
    "end": _end,
}
