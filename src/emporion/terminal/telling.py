"""Effects in words, for every game alike: the texts are found by the effects' names.

- `{game}-{effect}` is a sentence; an effect without any text is not worth a line.
- `{game}-gives-{effect}` is a phrase without a subject, which goes on from a sentence or tells what a move would bring.
- `{game}-would-{effect}` is such a phrase for previews only, `{game}-end-{effect}` one for the end of a walk, and
  `{game}-reach-{effect}` a shorter one, for a list of ends.
- `{game}-then-{point}` ends a preview that leads to a further question; `$choices` is what its answers would bring.
- A phrase may be named after effects that follow each other, as `corinth-gives-ticked-shop-finished`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby, takewhile

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
    for said in _said([effect], names, you):
        if f"{game}-{said.tag}" in keys():
            return say(f"{game}-{said.tag}", **said.values)
    return None


def lines(game: str, effects: Iterable[Effect], names: Sequence[str], you: int | None = None) -> list[str]:
    """What happened, one line for what belongs together: a sentence, and in phrases what it brought."""
    told: list[tuple[str, list[str]]] = []
    early: list[str] = []
    going_on = False
    said = list(_said(effects, names, you))
    while said:
        sentence, (phrase, number) = f"{game}-{said[0].tag}", _phrase(game, said, ("gives",))
        if going_on and phrase is not None:
            told[-1][1].append(phrase)
        elif sentence in keys():
            told.append((say(sentence, **said[0].values), early))
            early, going_on, number = [], True, 1
        else:
            early += [phrase] if phrase else []
            going_on = False
        del said[:number]
    return [_line(sentence, phrases) for sentence, phrases in told]


def _line(sentence: str, phrases: Sequence[str]) -> str:
    gives = say("play-comma").join(filter(None, phrases))
    return say("play-line", head=sentence, gives=gives) if gives else sentence


def would_give(match: Match, move: str, ends: Sequence[str] = ()) -> str:
    """A short phrase for what a move would bring; for one that sets out on a walk, with the ends that it can reach."""
    game, effects = match.game.name, match.preview(move)
    point, effects = _point(effects), _own(match, effects)
    if ends:
        effects = list(takewhile(lambda effect: not hasattr(effect, "origin"), effects))
    phrases = _phrases(match, effects, ("would", "gives"))
    then, plain = f"{game}-then-{point}", f"{game}-choice-{move.split()[0]}"
    if phrases and then in keys():
        phrases.append(say(then, choices=say("play-or").join(_following(match, move))))
    if not phrases and plain in keys():
        phrases.append(say(plain))
    gives = say("play-comma").join(phrases)
    return say("play-line", head=gives, gives=say("play-or").join(ends)) if ends else gives


def _following(match: Match, move: str) -> list[str]:
    """What the answers to the next question would bring, in a word or two each."""
    twin = match.copy()
    twin.play(move)
    return [" ".join(_phrases(twin, _own(twin, twin.preview(answer)), ("reach", "would", "gives"))) for answer in twin.moves()]


def end_gives(match: Match, effects: Iterable[Effect]) -> str:
    """A short phrase for what the end of a walk or a voyage brings."""
    return say("play-comma").join(_phrases(match, effects, ("end", "would", "gives"))) or say("play-gives-nothing")


def end_reached(match: Match, effects: Iterable[Effect]) -> str:
    """The end of a walk or a voyage in a word or two."""
    return " ".join(_phrases(match, effects, ("reach", "end", "would", "gives"))) or say("play-gives-nothing")


def effects_of(match: Match, target: Target) -> list[Effect]:
    """What the moves to an end would do to the seat that is asked."""
    twin = match.copy()
    return _own(match, [effect for move in target.moves for effect in twin.play(move)])


def _own(match: Match, effects: Iterable[Effect]) -> list[Effect]:
    """What the seat that is asked would do and see, and nothing of the others."""
    seat = match.actor if isinstance(match.actor, int) else None
    return [effect.seen(seat) for effect in effects if getattr(effect, "seat", seat) == seat]


def _phrases(match: Match, effects: Iterable[Effect], kinds: Sequence[str]) -> list[str]:
    """The phrases of these kinds, the first kind that there is."""
    found = []
    said = list(_said(match.told(list(effects)), [""] * match.players, None))
    while said:
        phrase, number = _phrase(match.game.name, said, kinds)
        found += [phrase] if phrase else []
        del said[:number]
    return found


def _phrase(game: str, said: Sequence[Said], kinds: Sequence[str]) -> tuple[str | None, int]:
    """The phrase that says most of what comes next, and how many effects it says."""
    for number in range(min(len(said), LONGEST), 0, -1):
        tags = "-".join(one.tag for one in said[:number])
        for key in (f"{game}-{kind}-{tags}" for kind in kinds):
            if key in keys():
                return say(key, **_merged(said[:number])), number
    return None, 1


def _merged(said: Sequence[Said]) -> Values:
    """The values of several effects; the earlier ones come first."""
    values: Values = {}
    for one in reversed(said):
        values |= one.values
    return values


def _point(effects: Sequence[Effect]) -> str:
    last = effects[-1] if effects else None
    return last.point if isinstance(last, Asked) else ""


def _said(effects: Iterable[Effect], names: Sequence[str], you: int | None) -> Iterator[Said]:
    """The effects as tags and values; steps from an origin on, one after the other, are one way."""
    for tag, group in groupby((effect for effect in effects if not isinstance(effect, Asked)), key=_tag):
        same = [_values(effect, names, you) for effect in group]
        if "origin" in same[0]:
            same = [same[-1] | {"origin": same[0]["origin"], "steps": len(same)}]
        yield from (Said(tag, values) for values in same)


@cache
def keys() -> frozenset[str]:
    """The keys of the catalogue."""
    return frozenset(catalogue().keys)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _tag(effect: Effect) -> str:
    """The effect's name in the catalogue: BonusWon is bonus-won."""
    return _kebab(type(effect).__name__)


_SIGNS = str.maketrans({"+": "plus", "*": "star", " ": "-"})


def _values(effect: Effect, names: Sequence[str], you: int | None) -> Values:
    """The fields as values: for a seat the player's name and whether it is you; with numbers their count, with words a kind."""
    values: Values = {}
    for name, value in msgspec.structs.asdict(effect).items():
        if name == "seat":
            values |= {"player": names[value], "you": "yes" if value == you else "no"}
        elif name == "victim":
            values |= {"victim": names[value], "victim-you": "yes" if value == you else "no"}
        elif isinstance(value, tuple):
            between = say("play-comma") if value and isinstance(value[0], str) else " "
            values |= {name: between.join(map(str, value)), f"{name}-count": len(value)}
        elif isinstance(value, str):
            values |= {name: value, f"{name}-kind": value.translate(_SIGNS)}
        else:
            values[name] = value
    return values
