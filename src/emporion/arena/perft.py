"""Perft: the number of lines of play by depth. It changes with the rules, and must not change with the code."""

from __future__ import annotations

from collections.abc import Iterator

from emporion.engine.contract import CHANCE
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State


def perft(match: Match, depth: int, seed: int) -> Iterator[tuple[int, int]]:
    """Depth and number of lines of play, from depth 1 on. The n-th chance event of every line falls as Random(seed, n) draws it."""
    spares = [match.spare_state() for _ in range(depth + 1)]
    for deepest in range(1, depth + 1):
        spares[0].become(match.state)
        yield deepest, _count(spares, deepest, 0, seed)


def _count(spares: list[State], depth: int, chances: int, seed: int) -> int:
    """Count the lines of play of `depth` decisions from the first state of `spares`; the others are scratch states."""
    state = spares[0]
    while state.actor == CHANCE:
        state.play(state.draw(Random(seed, chances)))
        chances += 1
    codes = state.legal()
    if depth == 1 or not codes:
        return len(codes)
    lines = 0
    for code in codes:
        spares[1].become(state)
        spares[1].play(code)
        lines += _count(spares[1:], depth - 1, chances, seed)
    return lines
