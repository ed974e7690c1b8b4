"""Move texts of Corinth and the codes behind them: every code prints, every text parses back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from emporion.engine.contract import CHANCE
from emporion.games.corinth.codes import (
    BUILD,
    BUILDINGS,
    BUY,
    COMPENSATE,
    DIRECTIONS,
    DISCARD,
    DISTRICTS,
    END,
    SHOP,
    SKIP,
    STEP,
    STEWARD,
    STOP,
    TAKE,
)

if TYPE_CHECKING:
    from emporion.games.corinth.components import Components
    from emporion.games.corinth.state import Corinth

_TEXTS: dict[int, str] = {
    **{BUY + n: f"buy {n}" for n in range(4)},
    **{TAKE + d: f"take {name}" for d, name in enumerate(DISTRICTS)},
    **{STEWARD + d: f"steward {name}" for d, name in enumerate(DISTRICTS)},
    **{DISCARD + d: f"discard {name}" for d, name in enumerate(DISTRICTS)},
    **{STEP + i: name for i, name in enumerate(DIRECTIONS)},
    **{BUILD + b: f"build {name}" for b, name in enumerate(BUILDINGS)},
    COMPENSATE: "steward",
    SKIP: "skip",
    STOP: "stop",
    END: "end",
}
STOP_TEXT = _TEXTS[STOP]
_CODES = {text: code for code, text in _TEXTS.items()}
_NUMBER = re.compile(r"(buy|shop) (0|[1-9][0-9]{0,3})")
_ROLL = re.compile(r"roll((?: [1-6])+)(?: \+((?: [1-6])+))?")


def text(state: Corinth, code: int) -> str:
    """The text of a legal move or of a chance outcome."""
    if state.actor == CHANCE:
        white, yellow = faces(code, state.components.dice.white, state.yellow_rolled())
        return "roll " + " ".join(map(str, white)) + (" + " + " ".join(map(str, yellow)) if yellow else "")
    return answer_text(state.components, code, state.good)


def answer_text(components: Components, code: int, good: int) -> str:
    """The text of an answer; `good` is the district that is being stocked."""
    if SHOP <= code < STEP:
        return f"shop {components.district(good).shops[code - SHOP][0]}"
    return _TEXTS[code]


def faces(code: int, white: int, yellow: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The faces of a roll, ascending; its code holds how often each face from 1 to 5 shows (state.py, roll)."""
    return _faces(code, 4, white), _faces(code >> 20, 2, yellow)


def _faces(code: int, width: int, dice: int) -> tuple[int, ...]:
    low = [face for face in range(1, 6) for _ in range((code >> (width * (face - 1))) & ((1 << width) - 1))]
    return tuple(low + [6] * (dice - len(low)))


class MalformedError(ValueError):
    """No move of Corinth is written like this (F2)."""


def is_word(words: str) -> bool:
    """Whether a decision of Corinth is written like this."""
    return words in _CODES or _NUMBER.fullmatch(words) is not None


def is_roll(words: str) -> bool:
    """Whether a roll of Corinth is written like this."""
    return _ROLL.fullmatch(words) is not None


def parse_word(words: str) -> tuple[str, str]:
    """A decision's word and its argument; MalformedError if no decision is written like this."""
    if is_word(words):
        word, _, argument = words.partition(" ")
        return word, argument
    raise MalformedError(words)


def parse_roll(words: str) -> tuple[list[int], list[int]]:
    """White and yellow faces of a roll; MalformedError if it is not written as a roll, each part ascending."""
    match = _ROLL.fullmatch(words)
    if match is None:
        raise MalformedError(words)
    white = [int(face) for face in match[1].split()]
    yellow = [int(face) for face in (match[2] or "").split()]
    if white != sorted(white) or yellow != sorted(yellow):
        raise MalformedError(words)
    return white, yellow


def roll_code(white: list[int], yellow: list[int]) -> int:
    """The code of a roll of at most 15 white and 3 yellow dice."""
    return sum(1 << 4 * (face - 1) for face in white if face < 6) + sum(1 << 20 + 2 * (face - 1) for face in yellow if face < 6)
