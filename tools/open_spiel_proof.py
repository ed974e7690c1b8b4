"""Our search beside the searches of OpenSpiel that are written in Python, which play any game."""

from __future__ import annotations

from collections.abc import Callable

from tools import search_proof
from tools.search_proof import Lines, PlannedDuel, results

BOTS = "tools/open_spiel_bots.py"
GAMES = 100
EQUAL_SIMULATIONS, EQUAL_TIME = 0.70, 0.95
"""The shares of victory that our search should have."""


def open_spiel() -> Lines:
    """Our search against OpenSpiel's."""
    from tools.open_spiel_bots import SECONDS, SIMULATIONS

    own, kinds = str(SIMULATIONS), {"corinth": "Mcts", "golden-horn": "Ismcts"}
    simulations = [PlannedDuel(game, f"{own},{BOTS}:{kind}", 2, GAMES, EQUAL_SIMULATIONS) for game, kind in kinds.items()]
    time = [PlannedDuel(game, f"expert,{BOTS}:Timed{kind}", 2, GAMES, EQUAL_TIME) for game, kind in kinds.items()]
    return [
        "The opponents are `mcts.MCTSBot` (Corinth) and `ismcts.ISMCTSBot` (Golden Horn) of `open_spiel.python.algorithms`, with",
        f"random rollouts, on the games that `emporion.lab.open_spiel` registers (`{BOTS}`). First each has {SIMULATIONS}",
        f"simulations for a decision, as our search has; then {1000 * SECONDS:.0f} ms of processor time, about what `expert` takes.",
        "OpenSpiel's bots in C++ cannot play games written in Python. Each seed is played from both seats.",
        "",
        *search_proof.played([*simulations, *time]),
        "",
        f"Games that a fault of a bot ended: {sum(bool(result.fault) for one in [*simulations, *time] for result in results(one))}.",
    ]


PARTS: dict[str, Callable[[], Lines]] = {"open-spiel": open_spiel}
