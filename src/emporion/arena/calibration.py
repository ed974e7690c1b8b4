"""Whether the points that an advice tells are those that come: games of a searching player against itself, in stages."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from emporion import games
from emporion.engine.game import Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.thinking import Budget, Thinker

STAGES = 5


class Stage(msgspec.Struct):
    """One part of all games, by decisions: the points told of the best move, and those that its seat had in the end."""

    decisions: int = 0
    told: float = 0.0
    came: float = 0.0


def calibration(game: str, seats: int, options: Mapping[str, Option], number: int, simulations: int, seed: int) -> list[Stage]:
    """The averages of each stage over so many games."""
    stages = [Stage() for _ in range(STAGES)]
    for played in range(number):
        match = Match(games.find(game), seats, first=played % seats, options=options)
        advice = _told(match, Thinker(Budget(simulations=simulations)), Random(seed, played, "calibration"))
        scores = match.scores()
        for i, (seat, points) in enumerate(advice):
            stage = stages[i * STAGES // len(advice)]
            stage.decisions += 1
            stage.told += points
            stage.came += scores[seat]
    return [Stage(stage.decisions, stage.told / stage.decisions, stage.came / stage.decisions) for stage in stages if stage.decisions]


def _told(match: Match, thinker: Thinker, rng: Random) -> list[tuple[int, float]]:
    """Play a match to its end; the seat and the points told at every decision."""
    told = []
    while not match.over:
        if match.actor == "chance":
            match.chance(rng)
            continue
        advice = thinker.think(match, rng)
        told.append((advice.seat, advice.prospects[0].points))
        match.play(advice.move)
    return told
