"""Games without an end: in Dominio da Mar a white cube may be drawn again and again once no mercenary is left (D4)."""

from __future__ import annotations

from functools import cache

from emporion import games
from emporion.engine.errors import IllegalMove
from emporion.engine.match import Match
from emporion.engine.random import Random

TAIL = 40
"""Events at the end of a long game in which players decide again."""


@cache
def long_record(events: int) -> bytes:
    """A record of so many events, most of them white cubes; its last event is a decision or follows one."""
    match, rng = Match(games.find("golden-horn"), 2, options={"dominio": True}), Random("long")
    while len(match.events) < events:
        if match.actor == "chance":
            _draw(match, rng, len(match.events) < events - TAIL)
        else:
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])
    assert not match.is_over
    return games.dumps(match).encode()


def _draw(match: Match, rng: Random, white: bool) -> None:
    if white:
        try:
            match.play("cube white")
            return
        except IllegalMove:  # a card is drawn, or no white cube is left in the bag
            pass
    match.chance(rng)
