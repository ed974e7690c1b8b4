"""Effects in words, for every game alike: the texts are found by the effects' names.

`{game}-{effect}` is a sentence, `{game}-gives-{effect}` a phrase without a subject, `{game}-would-{effect}` a phrase for a preview only; an effect
without any is not worth a line. A phrase may be named after effects that follow each other, as `corinth-gives-ticked-shop-finished`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby

import msgspec

from emporion.engine.effects import Asked, Effect, Target
from emporion.engine.match import Match
from emporion.text import catalogue, say

Values = dict[str, object]
LONGEST = 3
"""So many effects can be said in one phrase."""


class Said(msgspec.Struct, frozen=True):
    """What is to be said: the words of an effect's name and the values for its texts."""

    tag: str
    values: Values


def tell(game: str, effect: Effect, names: Sequence[str], you: int | None = None) -> str | None:
    """The sentence for an effect; `you` is the seat of the reader. None for an effect that deserves no line."""
    key = f"{game}-{_tag(effect)}"
    return say(key, **_values(effect, names, you)) if key in _keys() else None


def lines(game: str, effects: Iterable[Effect], names: Sequence[str], you: int | None = None) -> list[str]:
    """What happened, one line for what belongs together: a sentence, and in phrases what it brought."""
    told: list[tuple[str, list[str]]] = []
    early: list[str] = []
    open_line = False
    for tag, values, phrase in _phrased(game, effects, names, you, ("gives",)):
        if phrase is not None and open_line:
            told[-1][1].append(phrase)
        elif f"{game}-{tag}" in _keys():
            told.append((say(f"{game}-{tag}", **values), early))
            early, open_line = [], True
        elif phrase is not None:
            early.append(phrase)
        else:
            open_line = False
    return [_line(head, phrases) for head, phrases in told]


def _line(head: str, phrases: Sequence[str]) -> str:
    gives = say("play-comma").join(filter(None, phrases))
    return say("play-line", head=head, gives=gives) if gives else head


def would_give(match: Match, move: str) -> str:
    """A short phrase for what a move would bring."""
    effects = match.preview(move)
    phrases = _phrases(match, effects)
    then = f"{match.game.name}-then-{_point(effects)}"
    if phrases and then in _keys():
        phrases.append(say(then))
    plain = f"{match.game.name}-choice-{move.split()[0]}"
    if not phrases and plain in _keys():
        phrases.append(say(plain))
    return say("play-comma").join(phrases)


def end_gives(match: Match, effects: Iterable[Effect]) -> str:
    """A short phrase for what the effects of a whole walk or voyage bring."""
    return say("play-comma").join(_phrases(match, effects)) or say("play-gives-nothing")


def effects_of(match: Match, target: Target) -> list[Effect]:
    """What the moves to an end would do to the seat that is asked."""
    seat, twin = match.actor, match.copy()
    effects = [effect for move in target.moves for effect in twin.play(move)]
    return [effect for effect in effects if getattr(effect, "seat", seat) == seat]


def _phrases(match: Match, effects: Iterable[Effect]) -> list[str]:
    names = [""] * match.players
    return [phrase for _, _, phrase in _phrased(match.game.name, effects, names, None, ("would", "gives")) if phrase]


def _point(effects: Sequence[Effect]) -> str:
    last = effects[-1] if effects else None
    return last.point if isinstance(last, Asked) else ""


def _phrased(
    game: str, effects: Iterable[Effect], names: Sequence[str], you: int | None, kinds: Sequence[str]
) -> Iterator[tuple[str, Values, str | None]]:
    """Each thing to be said, the longest phrase that fits taken first; None where there is no phrase."""
    said = list(_said(effects, names, you))
    while said:
        key, number = _longest(game, [one.tag for one in said[:LONGEST]], kinds)
        values: Values = {}
        for one in reversed(said[:number]):
            values |= one.values
        yield said[0].tag, values, say(key, **values) if key else None
        del said[:number]


def _longest(game: str, tags: Sequence[str], kinds: Sequence[str]) -> tuple[str | None, int]:
    """The key of the phrase that says most of what comes next, and how many effects it says."""
    for number in range(len(tags), 0, -1):
        for kind in kinds:
            key = f"{game}-{kind}-{'-'.join(tags[:number])}"
            if key in _keys():
                return key, number
    return None, 1


def _said(effects: Iterable[Effect], names: Sequence[str], you: int | None) -> Iterator[Said]:
    """The effects as tags and values; steps from an origin on, one after the other, are one way."""
    for tag, group in groupby((effect for effect in effects if not isinstance(effect, Asked)), key=_tag):
        same = [_values(effect, names, you) for effect in group]
        if "origin" in same[0]:
            same = [same[-1] | {"origin": same[0]["origin"], "steps": len(same)}]
        yield from (Said(tag, values) for values in same)


@cache
def _keys() -> frozenset[str]:
    return frozenset(catalogue().keys)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _tag(effect: Effect) -> str:
    """The effect's name in the catalogue: BonusWon is bonus-won."""
    return _kebab(type(effect).__name__)


def _values(effect: Effect, names: Sequence[str], you: int | None) -> Values:
    """The fields as values; for a seat the player's name, and whether it is you; for several numbers how many they are."""
    values: Values = {}
    for name, value in msgspec.structs.asdict(effect).items():
        if name == "seat":
            values |= {"player": names[value], "you": "yes" if value == you else "no"}
        elif isinstance(value, tuple):
            values |= {name: " ".join(map(str, value)), f"{name}-count": len(value)}
        else:
            values[name] = value
    return values
