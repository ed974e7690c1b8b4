"""Why a move is refused: the rule's id and the sentence for it. The legal moves themselves come from the state; nothing here decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emporion.engine.contract import OVER
from emporion.engine.errors import IllegalMove
from emporion.games.golden_horn.codes import (
    AFTER_RAID,
    COLORS,
    CUBE,
    CUBES,
    ENDING,
    FILLING,
    KIND_COUNT,
    KINDS,
    LOADING,
    MERCENARIES,
    PLACING,
    SAILING,
    STARTING,
    TERRITORIES,
    THINGS,
    VOYAGING,
)
from emporion.games.golden_horn.move_texts import card_code, cube_code, is_word

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn


DOMINIO_POINTS = (STARTING, AFTER_RAID, ENDING)
"""The points at which territories are conquered and peasants exchanged (D8, D9)."""


def outcome(state: GoldenHorn, words: str) -> int:
    """The code of a chance outcome; IllegalMove if it cannot fall so."""
    cube, card = cube_code(words), card_code(words)
    code = cube if state.point == FILLING else card
    if cube is None and card is None and not is_word(words):
        raise IllegalMove("F2", "golden-horn-refuse-chance-form", move=words)
    if code is None:
        raise _due(state)
    if not state.possible(code):
        raise _impossible(state, code)
    return code


def _due(state: GoldenHorn) -> IllegalMove:
    if state.point == FILLING:
        return IllegalMove("S3" if state.setup else "M2", "golden-horn-refuse-cube-due")
    return IllegalMove("S3" if state.setup else "M8", "golden-horn-refuse-card-due")


def _not_due(state: GoldenHorn, words: str) -> IllegalMove:
    rule = "S3" if state.setup else "M8" if cube_code(words) is None else "M2"
    return IllegalMove(rule, "refuse-no-chance")


def _impossible(state: GoldenHorn, code: int) -> IllegalMove:
    if state.point != FILLING:
        return IllegalMove("S3" if state.setup else "M9", "golden-horn-refuse-card")
    cube = CUBES[code - CUBE]
    return IllegalMove("C1" if cube in COLORS else "D1", "golden-horn-refuse-cube", color=cube)


def refusal(state: GoldenHorn, words: str) -> IllegalMove:
    """Why a decision that is not among the legal ones is refused."""
    if state.actor == OVER:
        return IllegalMove("F4", "refuse-over")
    if cube_code(words) is not None or card_code(words) is not None:
        return _not_due(state, words)
    if not is_word(words):
        return IllegalMove("F2", "refuse-form", move=words)
    word, *arguments = words.split(" ")
    return _REASONS[word](state, *arguments)


def _place(state: GoldenHorn, kind: str, port: str) -> IllegalMove:
    if state.point != PLACING:
        return IllegalMove("S2", "golden-horn-refuse-place-now")
    return IllegalMove("S2", "golden-horn-refuse-place-order", kind=KINDS[state.boat % KIND_COUNT])


def _raid(state: GoldenHorn, victim: str, first: str, second: str) -> IllegalMove:
    if state.point != STARTING:
        return IllegalMove("P1", "golden-horn-refuse-raid-now")
    seat, kind = int(victim[0]), KINDS.index(victim[2:])
    if seat == state.seat or seat >= state.players:
        return IllegalMove("P2", "golden-horn-refuse-raid-enemy")
    boat = KIND_COUNT * seat + kind
    if state.tint[state.at[boat]] < 0:
        return IllegalMove("P2", "golden-horn-refuse-raid-port")
    if state.laden[boat] == 0:
        return IllegalMove("P2", "golden-horn-refuse-raid-empty")
    if state.aboard(boat, MERCENARIES):
        return IllegalMove("D6", "golden-horn-refuse-raid-mercenaries")
    for color in (first, second):
        if not state.sail_shows(boat, COLORS.index(color)):
            return IllegalMove("P1", "golden-horn-refuse-raid-sails", color=color)
    return IllegalMove("P1", "golden-horn-refuse-raid-cards")


def _no_raid(state: GoldenHorn) -> IllegalMove:
    return IllegalMove("T1", "golden-horn-refuse-no-raid-now")


def _ready(state: GoldenHorn) -> IllegalMove:
    return IllegalMove("D8", "golden-horn-refuse-ready-now" if state.dominio else "golden-horn-refuse-dominio")


def _sail(state: GoldenHorn, kind: str) -> IllegalMove:
    if state.point != SAILING:
        return IllegalMove("T1", "golden-horn-refuse-sail-now")
    return IllegalMove("M1", "golden-horn-refuse-sail", kind=kind)


def _turn(state: GoldenHorn, kind: str) -> IllegalMove:
    if state.point != SAILING:
        return IllegalMove("T1", "golden-horn-refuse-sail-now")
    return IllegalMove("P4", "golden-horn-refuse-turn", kind=kind)


def _load(state: GoldenHorn, what: str) -> IllegalMove:
    if state.point != LOADING:
        return IllegalMove("M1", "golden-horn-refuse-load-now")
    if what not in COLORS:
        return IllegalMove("D5", "golden-horn-refuse-load-figures")
    if not state.port_count(state.harbor, THINGS.index(what)):
        return IllegalMove("M1", "golden-horn-refuse-load-none", color=what)
    return IllegalMove("M1", "golden-horn-refuse-load-sails", color=what)


def _stop(state: GoldenHorn) -> IllegalMove:
    return IllegalMove("M5", "golden-horn-refuse-voyage-now")


def _refuse_on(state: GoldenHorn) -> IllegalMove:
    if state.point != VOYAGING:
        return IllegalMove("M4", "golden-horn-refuse-voyage-now")
    return IllegalMove("M4", "golden-horn-refuse-on", color=_space(state))


def _wind(state: GoldenHorn, color: str) -> IllegalMove:
    if state.point != VOYAGING:
        return IllegalMove("M5", "golden-horn-refuse-voyage-now")
    if color != _space(state):
        return IllegalMove("M5", "golden-horn-refuse-wind-color", color=_space(state))
    if state.sail_shows(state.boat, COLORS.index(color)):
        return IllegalMove("M5", "golden-horn-refuse-wind-sail", color=color)
    return IllegalMove("M5", "golden-horn-refuse-wind-card", color=color)


def _space(state: GoldenHorn) -> str:
    """The color of the sea space that the boat has reached."""
    return COLORS[state.tint[state.at[state.boat]]]


def _call(state: GoldenHorn) -> IllegalMove:
    if state.point != ENDING:
        return IllegalMove("E2", "golden-horn-refuse-end-now")
    return IllegalMove("E2", "golden-horn-refuse-called" if state.announced else "golden-horn-refuse-call")


def _end(state: GoldenHorn) -> IllegalMove:
    return IllegalMove("T1", "golden-horn-refuse-end-now")


def _conquer(state: GoldenHorn, name: str) -> IllegalMove:
    number = TERRITORIES.index(name)
    if not state.dominio:
        return IllegalMove("D8", "golden-horn-refuse-dominio")
    if state.point not in DOMINIO_POINTS:
        return IllegalMove("D8", "golden-horn-refuse-conquer-now")
    if state.owner[number] >= 0:
        return IllegalMove("D8", "golden-horn-refuse-conquered", territory=name)
    return IllegalMove("D8", "golden-horn-refuse-conquer-cost", territory=name, cost=state.cost[number])


def _exchange(state: GoldenHorn, number: str) -> IllegalMove:
    if not state.dominio:
        return IllegalMove("D9", "golden-horn-refuse-dominio")
    if state.point not in DOMINIO_POINTS:
        return IllegalMove("D9", "golden-horn-refuse-conquer-now")
    return IllegalMove("D9", "golden-horn-refuse-exchange")


_REASONS: dict[str, Callable[..., IllegalMove]] = {
    "place": _place,
    "raid": _raid,
    "no-raid": _no_raid,
    "ready": _ready,
    "sail": _sail,
    "turn": _turn,
    "load": _load,
    "stop": _stop,
    "on": _refuse_on,
    "wind": _wind,
    "call": _call,
    "end": _end,
    "conquer": _conquer,
    "exchange": _exchange,
}
