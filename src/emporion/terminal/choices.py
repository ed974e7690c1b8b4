"""What a player can choose at the terminal: the moves, or the ends of a move of many steps."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from emporion.engine.effects import Target
from emporion.engine.lines import Line
from emporion.engine.match import Match
from emporion.engine.wording import Reader, sentence, word_preview
from emporion.text import has, say


class Choice(NamedTuple):
    """A numbered line: the words that choose it too, the moves it plays, the way they take, what they bring, and that in fewer words."""

    words: str
    moves: tuple[str, ...]
    way: str = ""
    gives: str = ""
    brief: str = ""


def point_of(match: Match) -> str:
    """The point of decision that has been reached."""
    return str(getattr(match.view(None), "point", ""))


def lists_ends(match: Match) -> bool:
    """Whether the ends of a walk are listed at this point rather than its first steps."""
    return has(f"{match.game.name}-ends-{point_of(match)}")


def choices_at(match: Match, names: Sequence[str]) -> list[Choice]:
    """What the player can choose: the ends of a walk where the game lists them, the moves anywhere else."""
    lines = match.choices()
    reader = Reader(names)
    targets = sorted(match.targets(), key=lambda target: target.price)
    if lists_ends(match):
        steps = {step for target in targets for step in target.moves}
        others = [Choice(move, (move,), "", _word_preview(match, line, reader)) for move, line in lines.items() if move not in steps]
        return [_end(match, target) for target in targets] + others
    return [_choice(match, move, line, targets, reader) for move, line in lines.items()]


def _end(match: Match, target: Target) -> Choice:
    brought = word_preview(match.game.name, target.line, "end") or say("play-gives-nothing")
    brief = word_preview(match.game.name, target.line, "brief", "reach", "end")
    return Choice(target.end, target.moves, " ".join(target.way or target.moves), brought, brief)


def _word_preview(match: Match, line: Line, reader: Reader) -> str:
    """What a move would bring, or its name if that is all there is to say."""
    game = match.game.name
    return word_preview(game, line[1:]) or sentence(game, line[0], reader) or ""


def _choice(match: Match, move: str, line: Line, targets: Sequence[Target], reader: Reader) -> Choice:
    """A move and what it would bring; one that sets out on a walk comes with the cheapest ends that it can reach."""
    own = [target for target in targets if target.moves[0] == move]
    cheapest = min((target.price for target in own), default=0)
    reached = [word_preview(match.game.name, target.line, "reach", "end") for target in own if target.price == cheapest]
    brought = _word_preview(match, line, reader)
    places = [*dict.fromkeys(filter(None, reached))]
    others = [place for place in places if not re.search(rf"(?<!\w){re.escape(place)}(?!\w)", brought)]
    if len(others) < len(places):  # it says already where it leads
        gives = say("play-or").join([brought, *others])
        return Choice(move, (move,), "", gives, say("play-or").join(places) if others else brought)
    ends = say("play-or").join(places)
    gives = say("play-line", head=brought, gives=ends) if ends and brought else brought or ends
    return Choice(move, (move,), "", gives, ends or brought)


def beginning(words: str, known: Mapping[str, Any]) -> list[str]:
    """The known texts whose words begin with these."""
    typed = words.split()
    return [text for text in known if len(text.split()) >= len(typed) and all(map(str.startswith, text.split(), typed))]
