"""What a player can choose at the terminal: the moves, or the ends of a move of many steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from emporion.engine.effects import Target
from emporion.engine.match import Match
from emporion.terminal.telling import effects_of, end_gives, end_reached, keys, would_give


class Choice(NamedTuple):
    """A numbered line: the words that choose it too, the moves it plays, the way they take, what they bring."""

    words: str
    moves: tuple[str, ...]
    way: str = ""
    gives: str = ""


def point_of(match: Match) -> str:
    """The point of decision that has been reached."""
    return str(getattr(match.view(None), "point", ""))


def choices_at(match: Match, point: str) -> list[Choice]:
    """What the player can choose: the ends of a walk where the game lists them, the moves anywhere else."""
    game, targets = match.game.name, sorted(match.targets(), key=lambda target: target.price)
    if f"{game}-ends-{point}" in keys():
        named = [move for move in match.moves() if f"{game}-choice-{move}" in keys()]
        return [_walk(match, target) for target in targets] + [Choice(move, (move,), "", would_give(match, move)) for move in named]
    reached: dict[str, dict[str, None]] = {move: {} for move in match.moves()}
    cheapest = {target.moves[0]: target.price for target in reversed(targets)}
    for target in targets:
        if target.price == cheapest[target.moves[0]]:
            reached[target.moves[0]][end_reached(match, effects_of(match, target))] = None
    return [Choice(move, (move,), "", would_give(match, move, list(ends))) for move, ends in reached.items()]


def _walk(match: Match, target: Target) -> Choice:
    effects, table = effects_of(match, target), match.game.board()
    return Choice(target.end, target.moves, table.way(effects) if table else "", end_gives(match, effects))


def beginning(words: str, known: Mapping[str, Any]) -> list[str]:
    """The known texts whose words begin with these."""
    typed = words.split()
    return [text for text in known if len(text.split()) >= len(typed) and all(map(str.startswith, text.split(), typed))]
