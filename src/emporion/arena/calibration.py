"""A comparison of predicted and final points in games of a searching player against itself, by stages of the game."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from emporion import games
from emporion.engine.game import Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.search_player import Budget, Thinker

STAGES = 5


class Stage(msgspec.Struct):
    """One stage of all games: the predicted points of the best moves, and the final points of their seats."""

    decisions: int = 0
    predicted: float = 0.0
    final: float = 0.0


def calibration(game: str, seats: int, options: Mapping[str, Option], number: int, simulations: int, seed: int) -> list[Stage]:
    """Compute the averages of each stage over `number` games."""
    stages = [Stage() for _ in range(STAGES)]
    for played in range(number):
        match = Match(games.find(game), seats, first=played % seats, options=options)
        advice = _predict(match, Thinker(Budget(simulations=simulations)), Random(seed, played, "calibration"))
        scores = match.scores()
        for i, (seat, points) in enumerate(advice):
            stage = stages[i * STAGES // len(advice)]
            stage.decisions += 1
            stage.predicted += points
            stage.final += scores[seat]
    return [Stage(stage.decisions, stage.predicted / stage.decisions, stage.final / stage.decisions) for stage in stages if stage.decisions]


def _predict(match: Match, thinker: Thinker, rng: Random) -> list[tuple[int, float]]:
    """Play a match to its end, and return the seat and the predicted points of every decision."""
    predictions = []
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
            continue
        advice = thinker.think(match, rng)
        predictions.append((advice.seat, advice.prospects[0].points))
        match.play(advice.move)
    return predictions
