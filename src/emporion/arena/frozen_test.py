"""The frozen test: positions of both games in which the value of every legal move is known, and what the decisions of a player cost there.

A value is the share of victory that the seat gets after the move: exact where the rest of the game is solved, otherwise the average of
games that a strong player plays on from there. `python -m tools.frozen_test` makes the files in `positions/`, which never change without a
new number of the format. The cost of a decision is the value of the best move less that of the move that was chosen.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from functools import cache, partial
from importlib.resources import files as resources
from pathlib import Path

import msgspec

from emporion import games, players
from emporion.arena import results_file
from emporion.arena.job_pool import run_jobs
from emporion.engine.errors import EmporionError
from emporion.engine.game import Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.custom_players import BotFault

Z_95 = 1.96


class Origin(msgspec.Struct, frozen=True):
    """How the positions of a game were made; the first line of its file."""

    frozen_test: int
    """The number of the format, raised when positions or values change: scores of different formats cannot be compared."""
    game: str
    rules: int
    player: str
    """Who played on from the positions that are not solved."""
    rollouts: int
    """The games that were played on after each move."""
    seed: int


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision and the values of its legal moves."""

    number: int
    players: int
    first: int
    options: dict[str, Option]
    events: list[str]
    """The moves and results of chance before it."""
    values: dict[str, float] = {}
    solved: bool = False
    errors: dict[str, float] = {}
    """The standard error of each value that is an average; format 1 has none."""

    def match(self, game: str) -> Match:
        """The match at this decision."""
        match = Match(games.find(game), self.players, first=self.first, options=self.options)
        for move in self.events:
            match.play(move)
        return match


class Run(msgspec.Struct, frozen=True):
    """What is measured: the first line of a file of decisions."""

    frozen_test: int
    player: str
    games: list[str]


class Decision(msgspec.Struct, frozen=True):
    """The move of a player in a position, and what it costs in shares of victory."""

    game: str
    number: int
    move: str
    cost: float
    seconds: float
    fault: str = ""
    """The fault of a custom player in this position: it costs as much as the worst move."""


class Score(msgspec.Struct, frozen=True):
    """The decisions of a player in the positions of a game."""

    game: str
    positions: int
    cost: float
    """The average cost of a decision."""
    low: float
    high: float
    worst: float
    best_found: float
    """The part of the positions in which the player chose a best move."""
    solved: float | None
    """The average cost in the positions that are solved; nothing if there are none."""
    faults: int
    seconds: float
    """For each decision."""


@cache
def load(game: str) -> tuple[Origin, tuple[Position, ...]]:
    """The positions of a game."""
    place = resources("emporion.arena").joinpath("positions", f"{game}.jsonl")
    if not place.is_file():
        raise EmporionError("frozen-test-no-game", game=game)
    lines = place.read_bytes().splitlines()
    origin = msgspec.json.decode(lines[0], type=Origin)
    if origin.rules != games.find(game).rules:
        raise EmporionError("frozen-test-rules", game=game, rules=origin.rules)
    return origin, tuple(msgspec.json.decode(line, type=Position) for line in lines[1:])


def prepare(player: str, names: Sequence[str]) -> Run:
    """Make a run of a player after checking the names."""
    for name in names:
        load(games.find(name).name)
    players.find(player)
    return Run(load(names[0])[0].frozen_test, player, list(names))


def decide(run: Run, job: tuple[str, int]) -> Decision:
    """Let the player of a run decide in the position of a game and a number."""
    game, number = job
    position = load(game)[1][number]
    match, player = position.match(game), players.find(run.player)
    best, begin = max(position.values.values()), time.perf_counter()
    try:
        move = player.choose(match, Random(number, "frozen test"))
    except BotFault as fault:
        return Decision(game, number, "", best - min(position.values.values()), time.perf_counter() - begin, str(fault))
    return Decision(game, number, move, round(best - position.values[move], 6), time.perf_counter() - begin)


def finished(run: Run, file: Path) -> list[Decision]:
    """The decisions of a file; that of another run is refused."""
    same, decisions = results_file.read(file, Run, Decision, "benchmark-not-results")
    if same is not None and same != run:
        raise EmporionError("benchmark-other", file=str(file), player=same.player, games=same.games)
    return decisions


def number_of_positions(run: Run) -> int:
    """How many decisions a run has."""
    return sum(len(load(game)[1]) for game in run.games)


def decisions(run: Run, file: Path | None = None, jobs: int = 1, ray: str | None = None) -> Iterator[Decision]:
    """Yield every decision of a run: those of the file first, then the others as they are made, each after it is written to the file."""
    done = finished(run, file) if file else []
    yield from done
    known = {(decision.game, decision.number) for decision in done}
    left = [(game, number) for game in run.games for number in range(len(load(game)[1])) if (game, number) not in known]
    if not left:
        return
    yield from results_file.resume(file, run, done, run_jobs(partial(decide, run), left, jobs, ray))


def scores(run: Run, made: Sequence[Decision]) -> list[Score]:
    """The score of the player in each game in which it has decided."""
    found = []
    for game in run.games:
        own = sorted((decision for decision in made if decision.game == game), key=lambda decision: decision.number)
        if own:
            found.append(_score(game, own))
    return found


def _score(game: str, own: Sequence[Decision]) -> Score:
    costs, positions = [decision.cost for decision in own], load(game)[1]
    mean, number = _mean(costs), len(costs)
    spread_out = math.sqrt(sum((cost - mean) ** 2 for cost in costs) / max(1, number - 1) / number)
    solved = [decision.cost for decision in own if positions[decision.number].solved]
    return Score(
        game,
        positions=number,
        cost=mean,
        low=max(0.0, mean - Z_95 * spread_out),
        high=mean + Z_95 * spread_out,
        worst=max(costs),
        best_found=sum(cost < 1e-9 for cost in costs) / number,
        solved=_mean(solved) if solved else None,
        faults=sum(bool(decision.fault) for decision in own),
        seconds=_mean([decision.seconds for decision in own]),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
