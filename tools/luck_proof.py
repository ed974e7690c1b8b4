"""The long count about luck: over many games it averages to nothing, for the stronger player as for the weaker one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from statistics import fmean, stdev

from emporion import games
from emporion.arena.simulate import simulate
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.move_assessment import SAMPLES, measure_luck
from emporion.players.parallel import finish
from emporion.server.review import final_shares

GAMES = 200
SIMULATIONS = 20 * SAMPLES
"""Ten simulations for each result of chance, and as many for the one that fell each time."""
SEED = 3
BOTS = ("normal,normal", "normal,greedy")
NORMAL_95 = 1.96
Lines = list[str]


def luck() -> Lines:
    """Luck over many games."""
    lines = [f"{GAMES} games of each kind for two, {SIMULATIONS} simulations at each chance event. Of the first player: the average luck"]
    lines += ["with its interval of 95 %, the standard deviation of a game's luck, and the share of victory.", ""]
    lines += ["| game | players | average luck | a game | won |", "|---|---|---|---|---|"]
    for name in games.NAMES:
        for bots in BOTS:
            found, won = [], []
            for number, (_, match, _) in enumerate(simulate(games.find(name), bots.split(","), GAMES, SEED)):
                found.append(luck_of(match, number))
                won.append(final_shares(match)[0])
            margin = NORMAL_95 * stdev(found) / GAMES**0.5
            lines.append(f"| {name} | {bots} | {fmean(found):+.1%} ± {margin:.1%} | {stdev(found):.1%} | {fmean(won):.0%} |")
    return lines


def luck_of(match: Match, seed: int, simulations: int = SIMULATIONS) -> float:
    """The luck of the first seat in a game, after its first decision."""
    total, number = 0.0, 0
    while number < len(match.events):
        fell = [event.move for event in takewhile(lambda event: event.by == "chance", match.events[number:])]
        if fell and number:
            total += finish(measure_luck(match.rewound(number), fell, simulations, Random(seed, number)))[0]
        number += max(1, len(fell))
    return total


PARTS: dict[str, Callable[[], Lines]] = {"luck": luck}
