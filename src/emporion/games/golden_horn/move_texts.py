"""Move texts of Golden Horn and the codes behind them: every code prints, every text parses back."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from emporion.engine.contract import CHANCE
from emporion.games.golden_horn.codes import (
    BOATS,
    CALL,
    CARD,
    COLOR_COUNT,
    COLORS,
    CONQUER,
    CUBE,
    CUBES,
    END,
    EXCHANGE,
    FILLING,
    KIND_COUNT,
    KINDS,
    LOAD,
    MAX_EXCHANGED,
    MODONE,
    NO_RAID,
    ON,
    PLACE,
    PORTS,
    RAID,
    READY,
    SAIL,
    STOP,
    TERRITORIES,
    THINGS,
    TURN,
    WIND,
)

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn


def boat_name(boat: int) -> str:
    """A boat as its enemies name it, `2.duo`."""
    return f"{boat // KIND_COUNT}.{KINDS[boat % KIND_COUNT]}"


def place_name(state: GoldenHorn, place: int) -> str:
    """The name of a place: a port's, or `s1` for the first sea space from Venice on."""
    return _place_names(state.last, state.modone)[place]


@cache
def _place_names(last: int, modone: int) -> list[str]:
    """The names of all places, from Venice to the last one; Modone is no space, so those after it are numbered one lower."""
    spaces = [MODONE if place == modone else f"s{place - (0 < modone < place)}" for place in range(1, last)]
    return [PORTS[0], *spaces, PORTS[1]]


@cache
def split_place(name: str) -> tuple[int, str]:
    """The number and the kind of a place by its name: (4, "space") for `s4`; a port is its own kind and has number 0."""
    return (int(name[1:]), "space") if name[1:].isdecimal() else (0, name)


_TEXTS: dict[int, str] = {
    **{PLACE + 2 * k + p: f"place {kind} {port}" for k, kind in enumerate(KINDS) for p, port in enumerate(PORTS)},
    NO_RAID: "no-raid",
    CALL: "call",
    END: "end",
    STOP: "stop",
    ON: "on",
    READY: "ready",
    **{WIND + c: f"wind {color}" for c, color in enumerate(COLORS)},
    **{SAIL + k: f"sail {kind}" for k, kind in enumerate(KINDS)},
    **{TURN + k: f"turn {kind}" for k, kind in enumerate(KINDS)},
    **{LOAD + t: f"load {thing}" for t, thing in enumerate((*THINGS, "both"))},
    **{CONQUER + t: f"conquer {name}" for t, name in enumerate(TERRITORIES)},
    **{EXCHANGE + n: f"exchange {n}" for n in range(1, MAX_EXCHANGED + 1)},
    **{
        RAID + 36 * boat + 6 * first + second: f"raid {boat_name(boat)} {COLORS[first]} {COLORS[second]}"
        for boat in range(BOATS)
        for first in range(COLOR_COUNT)
        for second in range(first, COLOR_COUNT)
    },
}
_CODES = {text: code for code, text in _TEXTS.items()}
_EXCHANGE = re.compile(r"exchange (0|[1-9][0-9]{0,3})")
_CUBES = {f"cube {cube}": CUBE + number for number, cube in enumerate(CUBES)}
_CARDS = {f"card {color}": CARD + number for number, color in enumerate(COLORS)}
_CHANCES = {CUBE: {code: text for text, code in _CUBES.items()}, CARD: {code: text for text, code in _CARDS.items()}}


def text(state: GoldenHorn, code: int) -> str:
    """The text of a legal move or of a chance outcome."""
    if state.actor == CHANCE:
        return _CHANCES[CUBE if state.point == FILLING else CARD][code]
    return _TEXTS[code]


def answer_text(code: int) -> str:
    """The text of an answer."""
    return _TEXTS[code]


def is_word(words: str) -> bool:
    """Whether a decision of Golden Horn is written like this."""
    return words in _CODES or _EXCHANGE.fullmatch(words) is not None


def cube_code(words: str) -> int | None:
    """The code of a drawn cube; None if it is not written like this."""
    return _CUBES.get(words)


def card_code(words: str) -> int | None:
    """The code of a drawn card; None if it is not written like this."""
    return _CARDS.get(words)
