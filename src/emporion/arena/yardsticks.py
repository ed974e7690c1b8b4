"""Yardsticks: positions whose moves have exact values, and what players lose on them.

They are taken from games between searching players, where the moves differ enough to matter. A line of the file is a position: its game,
the moves up to it, and the value of every move, as points or as the reward that the search maximizes.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from emporion import games, players
from emporion.arena import last_roll, last_turns
from emporion.engine.game import Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import registry
from emporion.players.search_player import Thinker

GENERATING_PLAYER = "100"
SEEDS = 3
"""How often a player is asked in each position."""
EQUAL = 1e-9

Values = dict[str, float]


class Kind(msgspec.Struct, frozen=True):
    """A kind of position: where it occurs, how it is solved, and by how much its moves must differ."""

    name: str
    game: str
    tables: list[tuple[int, dict[str, Option]]]
    """Numbers of seats, and options."""
    solve: Callable[[Match], Values | None]
    """The value of every move; None if this is no such position or it takes too much work."""
    unit: str
    least_spread: float


class Position(msgspec.Struct, frozen=True):
    """A position with the exact values of its moves."""

    kind: str
    game: str
    players: int
    first: int
    options: dict[str, Option]
    moves: list[str]
    values: Values

    def match(self) -> Match:
        match = Match(games.find(self.game), self.players, first=self.first, options=self.options)
        for move in self.moves:
            match.play(move)
        return match


class Loss(msgspec.Struct, frozen=True):
    """What a player loses on the positions of a kind, on average and at worst."""

    positions: int
    mean: float
    worst: float
    best_found: float
    """The part of its answers that were a best move."""
    seconds: float
    """For each decision."""


def _last_roll(match: Match) -> Values | None:
    return last_roll.expected_points(match) if last_roll.is_last_roll(match) else None


def _last_round(match: Match) -> Values | None:
    solver = registry.solver(match)
    solution = solver.solve(match.state) if solver is not None else None
    if solution is None:
        return None
    return {match.game.text(match.state, code): reward for code, reward, _, _ in solution}


def _turn(left: int) -> Callable[[Match], Values | None]:
    def solve(match: Match) -> Values | None:
        return last_turns.LastTurns(match).solve() if last_turns.turns_left(match) == left and last_turns.is_solvable(match) else None

    return solve


Table = tuple[int, dict[str, Option]]
CORINTH: list[Table] = [(3, {"steward": "sum"}), (4, {"steward": "last"}), (4, {"steward": "sum"}), (3, {"steward": "last"})]
GOLDEN_HORN: list[Table] = [(seats, {"dominio": dominio}) for seats in (2, 3, 4) for dominio in (False, True)]
KINDS = (
    Kind("the last roll", "corinth", CORINTH, _last_roll, "points", 0.2),
    Kind("the last round", "corinth", [(2, {"steward": "sum"}), *CORINTH], _last_round, "reward", 0.02),
    Kind("the last turn", "golden-horn", GOLDEN_HORN, _turn(0), "reward", 0.02),
    Kind("the last turn but one", "golden-horn", [(3, {}), (4, {}), (2, {})], _turn(1), "reward", 0.02),
)


def generate(kind: Kind, number: int, seed: int) -> Iterator[Position]:
    """Yield so many positions of a kind, each from a game of its own: one of those in which the moves differ enough, drawn at random."""
    made, played = 0, 0
    while made < number:
        played += 1
        seats, options = kind.tables[played % len(kind.tables)]
        rng = Random(seed, kind.name, played)
        match = Match(games.find(kind.game), seats, first=rng.below(seats), options=options)
        bots = [players.find(GENERATING_PLAYER) for _ in range(seats)]
        found: list[Position] = []
        while not match.is_over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            values = kind.solve(match) if len(match.state.legal()) > 1 else None
            if values is not None and max(values.values()) - min(values.values()) >= kind.least_spread:
                moves = [event.move for event in match.events]
                found.append(Position(kind.name, kind.game, seats, match.first, match.options, moves, values))
            match.play(bots[match.state.actor].choose(match, rng))
        if found:
            made += 1
            yield found[rng.below(len(found))]


def loss(positions: Sequence[Position], name: str) -> Loss:
    """Ask a player in each position several times. Levels search where they would solve: their solver would lose nothing."""
    lost: list[float] = []
    seconds = 0.0
    for number, position in enumerate(positions):
        match = position.match()
        for seed in range(SEEDS):
            player = players.find(name)
            if isinstance(player, Thinker):
                player.solves_endings = False
            begin = time.perf_counter()
            move = player.choose(match, Random(number, seed, "yardsticks"))
            seconds += time.perf_counter() - begin
            lost.append(max(position.values.values()) - position.values[move])
    found = sum(part < EQUAL for part in lost) / len(lost)
    return Loss(len(positions), sum(lost) / len(lost), max(lost), found, seconds / len(lost))


def write(positions: Sequence[Position], file: Path) -> None:
    """Write positions to a file, the same ones always to the same bytes."""
    lines = b"".join(msgspec.json.encode(position) + b"\n" for position in positions)
    file.write_bytes(gzip.compress(lines, mtime=0))


def read(file: Path) -> list[Position]:
    """The positions of a file."""
    return [msgspec.json.decode(line, type=Position) for line in gzip.decompress(file.read_bytes()).splitlines()]
