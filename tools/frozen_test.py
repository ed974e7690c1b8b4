"""Make the positions of the frozen test: `PYTHONPATH=build/fast python -m tools.frozen_test corinth`.

Games are played by players of several strengths; a decision is taken from each, if its moves seem to differ. In Corinth, SOLVED decisions
are taken from after the last roll, where the rest is solved. Everywhere else a strong player plays on ROLLOUTS times after every move, for
all seats, with the same dice and the same hidden cards after each of them. Everything follows from SEED, so the same files come again.

Blocks of rollouts are kept under build/frozen-test/ as they are done: what was stopped goes on, and a higher number of rollouts adds to
those that are there. EMPORION_JOBS is the number of processes (1 if it is not set).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from emporion import games, players
from emporion.arena import results_file
from emporion.arena.frozen_test import FORMAT, Origin, Position
from emporion.arena.job_pool import run_jobs
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import registry
from emporion.players.move_assessment import assess_moves
from emporion.players.parallel import finish

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "frozen-test"
TARGET = ROOT / "src" / "emporion" / "arena" / "positions"
SEED = 21
ROLLED_OUT, SOLVED = 36, 36
"""The positions of a game."""
PLAYER = "300-2026"
"""Who plays on: a number of simulations, so that the speed of the machine changes nothing, and an evaluation that stays as it is."""
ROLLOUTS, BLOCK = 24, 8
AUTHORS = ("greedy", "20-2026", "100-2026", "400-2026")
"""Who plays the games from which positions are taken."""
SEATS = (2, 2, 3, 2, 4)
SIMULATIONS = 400
"""The simulations for each move by which a decision is chosen."""
MIN_DIFFERENCE = 0.03
"""How much the shares of victory of a decision's moves must differ."""
TRIES = 12
"""The decisions of a game that are looked at."""


class Block(msgspec.Struct, frozen=True):
    """Some rollouts of a position: the share of victory by move."""

    number: int
    block: int
    shares: dict[str, list[float]]


def positions(game: str) -> Iterator[Position]:
    """The positions of a game in their order, those that are solved with their values."""
    counts = {False: 0, True: 0}
    wanted = {False: ROLLED_OUT, True: SOLVED if registry.solver(Match(games.find(game), 2)) else 0}
    number = 0
    while counts != wanted:
        solved = counts[True] * wanted[False] < counts[False] * wanted[True]
        found = _chosen(_played(game, number), number, solved)
        number += 1
        if found is not None:
            yield msgspec.structs.replace(found, number=sum(counts.values()))
            counts[solved] += 1


def _played(name: str, number: int) -> Match:
    """A game between players of several strengths."""
    game, rng = games.find(name), Random(SEED, number, "game")
    seats = SEATS[number % len(SEATS)]
    options = {option: values[rng.below(len(values))] for option, values in game.options.items()}
    match = Match(game, seats, first=rng.below(seats), options=options)
    authors = [players.find(AUTHORS[rng.below(len(AUTHORS))]) for _ in range(seats)]
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
        else:
            match.play(authors[match.state.actor].choose(match, rng))
    return match


def _chosen(match: Match, number: int, solved: bool) -> Position | None:
    """A decision of a game whose moves differ; none if there is none among those that are looked at."""
    rng, solver = Random(SEED, number, "decision"), registry.solver(match)
    left = [event for event, found in enumerate(match.events) if found.by != "chance"]
    if solved:
        left = [event for event in left if match.rewound(event).state.actor >= 0 and _solution(solver, match.rewound(event))]
    for _ in range(min(TRIES, len(left))):
        at = match.rewound(left.pop(rng.below(len(left))))
        values = _solution(solver, at)
        if bool(values) != solved or len(at.moves()) < 2:
            continue
        shares = values or {prospect.move: prospect.share for prospect, _ in finish(assess_moves(at, at.moves(), SIMULATIONS, rng, "2026"))}
        if max(shares.values()) - min(shares.values()) >= MIN_DIFFERENCE:
            events = [event.move for event in at.events]
            return Position(number, at.players, at.first, at.options, events, values, solved)
    return None


def _solution(solver: registry.Solver | None, match: Match) -> dict[str, float]:
    """The shares of victory of the moves if the rest is solved; otherwise none."""
    solution = solver.solve(match.state) if solver else None
    return {match.game.text(match.state, code): share for code, _, share, _ in solution or []}


def rolled_out(game: str, job: tuple[Position, int]) -> Block:
    """Play on from a position after each of its moves, BLOCK times."""
    position, block = job
    match = position.match(game)
    numbers = range(block * BLOCK, (block + 1) * BLOCK)
    return Block(position.number, block, {move: [rollout(match, position.number, one, move) for one in numbers] for move in match.moves()})


def rollout(match: Match, number: int, one: int, move: str) -> float:
    """The share of victory of the seat that is asked after a move, in one game that is played on. The same `one` has the same luck."""
    seat = match.state.actor
    at = match.guessed(seat, Random(SEED, number, one, "hidden"))
    chance, choices = Random(SEED, number, one, "chance"), Random(SEED, number, one, "choices")
    seats = [players.find(PLAYER) for _ in range(at.players)]
    at.play(move)
    while not at.is_over:
        if at.actor == "chance":
            at.chance(chance)
        else:
            at.play(seats[at.state.actor].choose(at, choices))
    winners = at.winners()
    return 1 / len(winners) if seat in winners else 0.0


def make(game: str) -> None:
    """Roll out what is missing and write the file of a game."""
    KEPT.mkdir(parents=True, exist_ok=True)
    origin = Origin(FORMAT, game, games.find(game).rules, PLAYER, ROLLOUTS, SEED)
    header = msgspec.structs.replace(origin, rollouts=BLOCK)
    all_positions = list(positions(game))
    file = KEPT / f"{game}.jsonl"
    same, blocks = results_file.read(file, Origin, Block, "benchmark-not-results")
    if same not in (None, header):
        sys.exit(f"{file} was made in another way; remove it")
    done = {(block.number, block.block) for block in blocks}
    jobs = [(at, block) for block in range(ROLLOUTS // BLOCK) for at in all_positions if not at.solved and (at.number, block) not in done]
    with results_file.begin(file, header, blocks) as out:
        for count, block in enumerate(run_jobs(partial(rolled_out, game), jobs, int(os.environ.get("EMPORION_JOBS", "1"))), 1):
            results_file.add(out, block)
            blocks.append(block)
            print(f"{game}: {count} of {len(jobs)} blocks", file=sys.stderr, flush=True)
    TARGET.mkdir(exist_ok=True)
    lines = [origin, *(with_values(at, blocks) for at in all_positions)]
    (TARGET / f"{game}.jsonl").write_bytes(b"".join(map(results_file.line, lines)))


def with_values(position: Position, blocks: list[Block]) -> Position:
    """A position with the averages of its rollouts."""
    if position.solved:
        return position
    own = [block for block in blocks if block.number == position.number and block.block < ROLLOUTS // BLOCK]
    values = {move: round(sum(sum(block.shares[move]) for block in own) / ROLLOUTS, 4) for move in own[0].shares}
    return msgspec.structs.replace(position, values=values)


if __name__ == "__main__":
    for name in sys.argv[1:] or games.NAMES:
        make(name)
