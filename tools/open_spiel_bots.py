"""OpenSpiel's searches written in Python as players of one's own: `emporion duel corinth --players 10,tools/open_spiel_bots.py:Mcts`.

They are as OpenSpiel brings them: random rollouts to the end, one for each simulation, and its usual constant 2 for exploration. The match
that a player gets begins at its decision, with what its seat cannot see dealt anew.
"""

from __future__ import annotations

import os
import time
from functools import cache
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import emporion.lab.open_spiel  # noqa: F401 (registers the games)
from emporion import Match, Random
from emporion.lab import describe

SIMULATIONS = int(os.environ.get("EMPORION_PEER_SIMULATIONS", "10"))
"""The simulations of a decision."""
SECONDS = float(os.environ.get("EMPORION_PEER_SECONDS", "0.03"))
"""The processor time of a decision of the players that have so much time."""
EXPLORATION = 2.0
FIRST_GUESS_SECONDS = 0.01
"""The time of a simulation before one was measured."""
MIN_SECONDS = 0.0005
"""No simulation is faster: a bot that answers without one would get thousands at its next decision."""


class _Searching:
    """A search of OpenSpiel with a number of simulations, or with so many as its time allows, by what the last ones took."""

    def __init__(self, kind: str, seconds: float | None) -> None:
        self._kind = kind
        self._seconds = seconds
        self._each = FIRST_GUESS_SECONDS

    def choose(self, match: Match, rng: Random) -> str:
        if len(moves := match.moves()) == 1:
            return moves[0]
        number = SIMULATIONS if self._seconds is None else max(1, round(self._seconds / self._each))
        begin = time.process_time()
        state = _position(match)
        bot = _bot(self._kind, state.get_game(), number, rng.word())
        move = describe(match).text(bot.step(state))
        self._each = max((time.process_time() - begin) / number, MIN_SECONDS)
        return move


def _position(match: Match) -> Any:
    """The position of a match as a state of OpenSpiel, without a past."""
    state = _game(f"emporion_{match.game.name.replace('-', '_')}", match.players, tuple(match.options.items())).new_initial_state()
    state.position.become(match.state)
    return state


@cache
def _game(name: str, players: int, options: tuple[tuple[str, object], ...]) -> Any:
    return pyspiel.load_game(name, {"players": players, **dict(options)})


def _bot(kind: str, game: Any, simulations: int, seed: int) -> Any:
    rng = numpy.random.RandomState(seed % 2**32)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if kind == "mcts":
        return mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, solve=False, random_state=rng)
    return ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=EXPLORATION, max_simulations=simulations, random_state=rng)


class Mcts(_Searching):
    """MCTS, for games in which everything lies open."""

    def __init__(self) -> None:
        super().__init__("mcts", None)


class Ismcts(_Searching):
    """Information-set MCTS."""

    def __init__(self) -> None:
        super().__init__("ismcts", None)


class TimedMcts(_Searching):
    """MCTS with so much processor time for a decision."""

    def __init__(self) -> None:
        super().__init__("mcts", SECONDS)


class TimedIsmcts(_Searching):
    """Information-set MCTS with so much processor time for a decision."""

    def __init__(self) -> None:
        super().__init__("ismcts", SECONDS)
