"""A player that wants to stand best by the end of its own turn and thinks no further."""

from __future__ import annotations

from collections.abc import Collection

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.players import experts
from emporion.players.knowledge import Knowledge

TRIES = 8
"""How often the rest of the turn is tried out after each move."""


class GreedyPlayer:
    """It tries each move, plays its own turn on at random, and keeps the move with the best lead seen, in points that may be expected."""

    def choose(self, match: Match, rng: Random, among: Collection[str] | None = None) -> str:
        """The best move, or the best of some."""
        seat = match.state.actor
        scratch = match.spare_state()
        knowledge = experts.knowledge(match)
        moves = {code: match.game.text(match.state, code) for code in match.state.legal()}
        codes = [code for code, move in moves.items() if among is None or move in among]
        leads = [max(self._lead(match.state, scratch, code, seat, rng, knowledge) for _ in range(TRIES)) for code in codes]
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
