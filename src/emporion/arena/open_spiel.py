"""OpenSpiel as the peer of the benchmark: its C++ rollouts, and its stepping from Python. It needs the extra `open_spiel`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from emporion.arena.bench import MIN_SECONDS, Figure, timed
from emporion.engine.errors import EmporionError

SIMULATIONS, ROLLOUTS = 10, 200
"""Few leaves with many rollouts each, so that the time of the search around them is negligible."""
HEARTS_DECISIONS = 51
"""The decisions of a hearts deal after the first card. A leaf is one or two cards later; the difference is counted in the peer's favor."""


def peer(seconds: float = MIN_SECONDS) -> Iterator[Figure]:
    """OpenSpiel's decisions a second: hearts rolled out inside, hearts and backgammon stepped from Python."""
    try:
        import pyspiel
    except ImportError:
        raise EmporionError("bench-no-open-spiel") from None
    yield "open-spiel-rollouts", timed(lambda searches: _rollouts(pyspiel, searches), seconds)
    yield "open-spiel-hearts", timed(lambda games: _stepping(pyspiel, "hearts", games), seconds)
    yield "open-spiel-backgammon", timed(lambda games: _stepping(pyspiel, "backgammon", games), seconds)


def _rollouts(pyspiel: Any, searches: int) -> int:
    """`mcts_search` with the random-rollout evaluator, from after the first card of a deal without passing: all in C++."""
    game = pyspiel.load_game("hearts(pass_cards=false)")
    state = game.new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    for number in range(searches):
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, number)
        pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, number, False).mcts_search(state)
    return searches * SIMULATIONS * ROLLOUTS * HEARTS_DECISIONS


def _stepping(pyspiel: Any, name: str, games: int) -> int:
    """Random games, one decision after the other, through OpenSpiel's Python interface."""
    game, decisions = pyspiel.load_game(name), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
    return decisions
