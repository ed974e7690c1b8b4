"""A player that maximizes its lead at the end of its own turn."""

from __future__ import annotations

from collections.abc import Collection

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.players import registry
from emporion.players.knowledge import Knowledge

TRIES_PER_MOVE = 8
"""The number of random continuations of the turn that are tried after each move."""


class GreedyPlayer:
    """Tries each move, continues its turn at random, and chooses the move with the highest expected lead seen."""

    def choose(self, match: Match, rng: Random, among: Collection[str] | None = None) -> str:
        """Choose the best move, or the best of `among`."""
        seat = match.state.actor
        scratch = match.spare_state()
        knowledge = registry.knowledge(match)
        moves = {code: match.game.text(match.state, code) for code in match.state.legal()}
        codes = [code for code, move in moves.items() if among is None or move in among]
        leads = [max(self._lead(match.state, scratch, code, seat, rng, knowledge) for _ in range(TRIES_PER_MOVE)) for code in codes]
        best = [code for code, lead in zip(codes, leads, strict=True) if lead == max(leads)]
        return moves[best[rng.below(len(best))]]

    def _lead(self, state: State, scratch: State, code: int, seat: int, rng: Random, knowledge: Knowledge) -> float:
        """The lead over the best of the others after this move and a random rest of the turn."""
        scratch.become(state)
        scratch.guess(seat, rng)
        scratch.play(code)
        while scratch.actor == seat:
            codes = scratch.legal()
            scratch.play(codes[rng.below(len(codes))])
        points = knowledge.expected(scratch)
        return points[seat] - max(points[:seat] + points[seat + 1 :])
