"""Duels: the same seeds played once from every seat, so that the luck of dice and seats cancels out.

Results are JSON lines after a header, one for each game; games that are in the file already are not played again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from emporion import games, players
from emporion.arena import results_file
from emporion.arena.job_pool import run_jobs
from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures, differences
from emporion.engine.game import Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.custom_players import BotFault


class Duel(msgspec.Struct, frozen=True):
    """The players, the game and the seed of a duel. `players` has a name for each seat; games rotate them."""

    game: str
    players: list[str]
    games: int
    seed: int
    options: dict[str, Option]
    components: dict[str, object] = {}  # figures that differ from the standard ones

    @property
    def seats(self) -> int:
        return len(self.players)


class Result(msgspec.Struct, frozen=True):
    """One game: by player (not by seat) the share of victory, the score and its parts, seconds and decisions."""

    number: int
    shares: list[float]
    scores: list[int]
    parts: list[dict[str, int]]
    seconds: list[float]
    decisions: list[int]
    slowest: list[float]
    """The seconds of the longest turn."""
    fault: str = ""
    """The fault of a custom player that ended the game: that player has lost."""


class Standing(msgspec.Struct, frozen=True):
    """A player's average over all games."""

    player: str
    share: float
    low: float
    high: float
    score: float
    parts: dict[str, float]
    seconds: float
    """For each decision."""


def seated(names: Sequence[str], seats: int) -> list[str]:
    """A name for each seat; the last one also takes the seats that are left."""
    if not 1 <= len(names) <= seats:
        raise EmporionError("wrong-bots", bots=len(names), seats=seats)
    return [*names, *[names[-1]] * (seats - len(names))]


def prepare(
    game: str, names: Sequence[str], seats: int, number: int, seed: int, options: Mapping[str, Option], figures: Figures | None = None
) -> Duel:
    """Make a duel after checking every name, option and figure."""
    found = games.find(game)
    lineup = seated(names, found.seats(seats))
    for name in lineup:
        players.find(name)
    changes = differences(found.standard(), figures) if figures is not None else {}
    return Duel(game, lineup, number, seed, found.chosen(options), changes)


def play(duel: Duel, number: int) -> Result:
    """Play the game of this number: its seed is that of the rotation, its seats by the place in the rotation."""
    pair, shift = divmod(number, duel.seats)
    match = _start_match(duel, pair)
    chance = Random(duel.seed, pair, "chance")
    choices = [Random(duel.seed, number, "choices", player) for player in range(duel.seats)]
    bots = [Timed(players.find(name)) for name in duel.players]
    seats = [(player + shift) % duel.seats for player in range(duel.seats)]
    while not match.is_over:
        if match.actor == "chance":
            match.chance(chance)
            continue
        player = (match.state.actor - shift) % duel.seats
        try:
            move = bots[player].choose(match, choices[player])
        except BotFault as fault:
            return _forfeit_result(_result(match, number, seats, bots), player, f"{number}: {fault}")
        for other in range(duel.seats):
            if other != player:
                bots[other].turn = 0.0
        match.play(move)  # refuses what is not legal
    return _result(match, number, seats, bots)


def _forfeit_result(result: Result, loser: int, fault: str) -> Result:
    """The result of a game that a player's fault ended: the others share the victory."""
    others = len(result.shares) - 1
    return msgspec.structs.replace(result, shares=[0.0 if player == loser else 1 / others for player in range(others + 1)], fault=fault)


def _start_match(duel: Duel, pair: int) -> Match:
    """The match that all games of one seed begin with."""
    game = games.find(duel.game)
    figures = game.corrected(duel.components) if duel.components else None
    first = Random(duel.seed, pair, "first").below(duel.seats)
    return Match(game, duel.seats, first=first, options=duel.options, figures=figures)


class Timed:
    """A player whose time is measured."""

    def __init__(self, player: players.Player) -> None:
        self.player = player
        self.seconds = self.turn = self.slowest = 0.0
        self.decisions = 0

    def choose(self, match: Match, rng: Random) -> str:
        begin = time.perf_counter()
        move = self.player.choose(match, rng)
        took = time.perf_counter() - begin
        self.decisions += 1
        self.seconds += took
        self.turn += took
        self.slowest = max(self.slowest, self.turn)
        return move


def _result(match: Match, number: int, seats: Sequence[int], bots: Sequence[Timed]) -> Result:
    """The result of a finished game by player; `seats` are the seats of the players."""
    winners, scores, parts = match.winners(), match.scores(), match.breakdown()
    return Result(
        number,
        shares=[1 / len(winners) if seat in winners else 0.0 for seat in seats],
        scores=[scores[seat] for seat in seats],
        parts=[parts[seat] for seat in seats],
        seconds=[bot.seconds for bot in bots],
        decisions=[bot.decisions for bot in bots],
        slowest=[bot.slowest for bot in bots],
    )


def finished(duel: Duel, file: Path) -> list[Result]:
    """Read the results of a file; an incomplete last line is dropped, and the file of another duel is refused."""
    same, results = results_file.read(file, Duel, Result, "duel-not-results")
    if same is not None and msgspec.structs.replace(same, games=duel.games) != duel:
        raise EmporionError("duel-other", file=str(file), players=same.players, game=same.game, seed=same.seed)
    return [result for result in results if result.number < duel.games]


def run(duel: Duel, file: Path | None, jobs: int, ray: str | None = None) -> Iterator[Result]:
    """Yield every game of the duel: those of the file first, then the others as they finish, each after it is written to the file.

    They are played by `jobs` processes, or on the Ray cluster of an address.
    """
    done = finished(duel, file) if file else []
    yield from done
    numbers = sorted(set(range(duel.games)) - {result.number for result in done})
    if not numbers:
        return
    yield from results_file.resume(file, duel, done, run_jobs(partial(play, duel), numbers, jobs, ray))


def standings(duel: Duel, results: Sequence[Result]) -> list[Standing]:
    """The averages of each player over the results so far; players of one name count together."""
    found = []
    for name in dict.fromkeys(duel.players):
        mine = [player for player, other in enumerate(duel.players) if other == name]
        if len(dict.fromkeys(duel.players)) == 1:
            mine = mine[:1]
        share, low, high = interval(duel, results, mine)
        pairs = [(result, player) for result in results for player in mine]
        parts = {part: _mean([result.parts[player][part] for result, player in pairs]) for part in (results[0].parts[0] if results else ())}
        seconds = sum(result.seconds[player] for result, player in pairs)
        decisions = sum(result.decisions[player] for result, player in pairs)
        score = _mean([result.scores[player] for result, player in pairs])
        found.append(Standing(name, share, low, high, score, parts, seconds / max(1, decisions)))
    return found


def interval(duel: Duel, results: Sequence[Result], mine: Sequence[int]) -> tuple[float, float, float]:
    """The average share of victory of these players and its 95 % interval, over seeds: games of one seed are not independent."""
    by_seed: dict[int, list[float]] = {}
    for result in results:
        by_seed.setdefault(result.number // duel.seats, []).append(_mean([result.shares[player] for player in mine]))
    means = [_mean(shares) for shares in by_seed.values()]
    n, mean = len(means), _mean(means)
    if n < 2:
        return mean, 0.0, 1.0
    spread = sum((value - mean) ** 2 for value in means) / (n - 1)
    # If all seeds have the same result, the rule of three gives the interval.
    half = 1.96 * math.sqrt(spread / n) if spread > 0 else 3 / n
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def report(duel: Duel, results: Sequence[Result]) -> dict[str, object]:
    """The standings as JSON values."""
    values = [msgspec.to_builtins(standing) for standing in standings(duel, results)]
    return {"game": duel.game, "players": duel.players, "seed": duel.seed, "games": len(results), "standings": values}
