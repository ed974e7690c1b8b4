"""Make the positions of the frozen test: `EMPORION_JOBS=2 PYTHONPATH=build/fast python -m tools.frozen_test corinth`.

Games are played by players of several strengths; a decision is taken from each, if its moves seem to differ. In Corinth, some decisions
are taken from after the last roll, where the rest is solved. Everywhere else a strong player plays on after every move, for all seats,
with the same dice and the same hidden cards after each of them; first a few times, to see whether the moves differ clearly, then again for
the values. Everything follows from SEED and the plan of the format, so the same files come again.

Positions and blocks of rollouts are kept under build/frozen-test/ as they are done: what was stopped goes on. EMPORION_JOBS is the number
of processes (1 if it is not set). EMPORION_POSITIONS makes a file of fewer positions, under build/frozen-test/ as well, to look at.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from emporion import games, players
from emporion.arena import results_file
from emporion.arena.frozen_test import Origin, Position
from emporion.arena.job_pool import run_jobs
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import registry
from emporion.players.move_assessment import assess_moves
from emporion.players.parallel import finish

JOBS = int(os.environ.get("EMPORION_JOBS", "1"))
ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "frozen-test"
TARGET = ROOT / "src" / "emporion" / "arena" / "positions"
SEED = 21
BATCH = 16
"""The games that are looked at together."""
BLOCK = 8
"""The rollouts that are kept together."""
AUTHORS = ("greedy", "20-2026", "100-2026", "400-2026")
"""Who plays the games from which positions are taken."""
SEATS = (2, 2, 3, 2, 4)


class Plan(NamedTuple):
    """How the files of a format are made."""

    rolled_out: int
    solved: int
    """The positions of a game."""
    player: str
    """Who plays on: a number of simulations, so that the speed of the machine changes nothing."""
    rollouts: int
    screening: int = 0
    """Rollouts that say whether the moves of a position differ clearly. They are others than those of the values: a position that is
    chosen for its luck would show it in them."""


PLANS = {1: Plan(36, 36, "300-2026", 24), 2: Plan(150, 50, "300", 104, screening=24)}
"""By the number of the format. A format that is in the package is not changed."""
NEWEST = max(PLANS)
CLEAR_DIFFERENCE, CLEAR_ERRORS = 0.1, 2.0
"""A position is clear if its best move is worth so much more than the average of its moves, and so many standard errors of that."""
SCREENED = 1_000_000
"""The number of the first rollout of a screening."""
SIMULATIONS = 400
"""The simulations for each move by which a decision is chosen."""
MIN_DIFFERENCE = 0.03
"""How much the shares of victory of a decision's moves must differ."""
TRIES = 12
"""The decisions of a game that are looked at."""


class Candidate(msgspec.Struct, frozen=True):
    """What came of a game: a position whose moves differ clearly, or none."""

    number: int
    position: Position | None


class Block(msgspec.Struct, frozen=True):
    """Some rollouts of a position: the share of victory by move."""

    number: int
    block: int
    shares: dict[str, list[float]]


def positions(game: str, plan: Plan, kept: Sequence[Candidate] = (), keep: Callable[[Candidate], None] | None = None) -> Iterator[Position]:
    """The positions of a game in their order, those that are solved with their values. What is in `kept` is not looked for again."""
    counts = {False: 0, True: 0}
    wanted = {False: plan.rolled_out, True: plan.solved if registry.solver(Match(games.find(game), 2)) else 0}
    for found, solved in _screened(game, plan, counts, wanted, kept, keep) if plan.screening else _chosen_in_turn(game, counts, wanted):
        if found is not None and counts[solved] < wanted[solved]:
            yield msgspec.structs.replace(found, number=sum(counts.values()))
            counts[solved] += 1
        if counts == wanted:
            return


def _chosen_in_turn(game: str, counts: dict[bool, int], wanted: dict[bool, int]) -> Iterator[tuple[Position | None, bool]]:
    """A decision of each game, as format 1 has them: solved ones as often as they are still wanted."""
    for number in count():
        solved = counts[True] * wanted[False] < counts[False] * wanted[True]
        yield _chosen(_played(game, number), number, solved), solved


def _screened(
    game: str,
    plan: Plan,
    counts: dict[bool, int],
    wanted: dict[bool, int],
    kept: Sequence[Candidate],
    keep: Callable[[Candidate], None] | None,
) -> Iterator[tuple[Position | None, bool]]:
    """A decision of each game whose moves differ clearly, of every fourth a solved one; looked for by several processes."""
    known = {candidate.number: candidate for candidate in kept}
    for first in count(0, BATCH):
        numbers = [number for number in range(first, first + BATCH) if counts[_is_solved(number)] < wanted[_is_solved(number)]]
        missing = [number for number in numbers if number not in known]
        for candidate in run_jobs(partial(_candidate, game, plan), missing, JOBS):
            known[candidate.number] = candidate
            if keep:
                keep(candidate)
        yield from ((known[number].position, _is_solved(number)) for number in numbers)


def _is_solved(number: int) -> bool:
    """Whether a solved decision is looked for in the game of this number."""
    return number % 4 == 3


def _candidate(game: str, plan: Plan, number: int) -> Candidate:
    """What comes of a game: a decision that is solved or clear, or none."""
    solved = _is_solved(number)
    found = _chosen(_played(game, number), number, solved)
    return Candidate(number, found if found is None or solved or _is_clear(game, found, plan) else None)


def _is_clear(game: str, position: Position, plan: Plan) -> bool:
    """Whether the best move of a position is clearly better than its moves are on average."""
    match = position.match(game)
    rng = Random(SEED, position.number, "clear")
    guessed = [prospect.share for prospect, _ in finish(assess_moves(match, match.moves(), SIMULATIONS, rng))]
    if max(guessed) - fmean(guessed) < CLEAR_DIFFERENCE:  # most are left out by this, which takes less time than rollouts
        return False
    numbers = range(SCREENED, SCREENED + plan.screening)
    shares = {move: [rollout(match, position.number, one, move, plan.player) for one in numbers] for move in match.moves()}
    best = max(shares, key=lambda move: sum(shares[move]))
    gains = [shares[best][i] - sum(found[i] for found in shares.values()) / len(shares) for i in range(plan.screening)]
    return fmean(gains) >= max(CLEAR_DIFFERENCE, CLEAR_ERRORS * stdev(gains) / math.sqrt(plan.screening))


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


def rolled_out(game: str, player: str, job: tuple[Position, int]) -> Block:
    """Play on from a position after each of its moves, BLOCK times."""
    position, block = job
    match = position.match(game)
    numbers = range(block * BLOCK, (block + 1) * BLOCK)
    shares = {move: [rollout(match, position.number, one, move, player) for one in numbers] for move in match.moves()}
    return Block(position.number, block, shares)


def rollout(match: Match, number: int, one: int, move: str, player: str) -> float:
    """The share of victory of the seat that is asked after a move, in one game that is played on. The same `one` has the same luck."""
    seat = match.state.actor
    at = match.guessed(seat, Random(SEED, number, one, "hidden"))
    chance, choices = Random(SEED, number, one, "chance"), Random(SEED, number, one, "choices")
    seats = [players.find(player) for _ in range(at.players)]
    at.play(move)
    while not at.is_over:
        if at.actor == "chance":
            at.chance(chance)
        else:
            at.play(seats[at.state.actor].choose(at, choices))
    winners = at.winners()
    return 1 / len(winners) if seat in winners else 0.0


def make(game: str, plan: Plan = PLANS[NEWEST], target: Path = TARGET) -> None:
    """Look for the positions that are missing, roll out what is missing, and write the file of a game."""
    KEPT.mkdir(parents=True, exist_ok=True)
    origin = Origin(NEWEST, game, games.find(game).rules, plan.player, plan.rollouts, SEED)
    all_positions = _kept_positions(game, plan, origin)
    header = msgspec.structs.replace(origin, rollouts=BLOCK)
    file = KEPT / f"{game}-{NEWEST}.jsonl"
    same, blocks = results_file.read(file, Origin, Block, "benchmark-not-results")
    if same not in (None, header):
        sys.exit(f"{file} was made in another way; remove it")
    done = {(block.number, block.block) for block in blocks}
    jobs = [
        (at, block) for block in range(plan.rollouts // BLOCK) for at in all_positions if not at.solved and (at.number, block) not in done
    ]
    with results_file.begin(file, header, blocks) as out:
        for number, block in enumerate(run_jobs(partial(rolled_out, game, plan.player), jobs, JOBS), 1):
            results_file.add(out, block)
            blocks.append(block)
            print(f"{game}: {number} of {len(jobs)} blocks", file=sys.stderr, flush=True)
    target.mkdir(exist_ok=True)
    lines = [origin, *(with_values(at, blocks, plan.rollouts) for at in all_positions)]
    (target / f"{game}.jsonl").write_bytes(b"".join(map(results_file.line, lines)))


def _kept_positions(game: str, plan: Plan, origin: Origin) -> list[Position]:
    """The positions of a game; those that were found before come from their file."""
    file = KEPT / f"{game}-{NEWEST}-positions.jsonl"
    header = msgspec.structs.replace(origin, rollouts=plan.screening)
    same, kept = results_file.read(file, Origin, Candidate, "benchmark-not-results")
    if same not in (None, header):
        sys.exit(f"{file} was made in another way; remove it")
    found = []
    with results_file.begin(file, header, kept) as out:
        for position in positions(game, plan, kept, partial(results_file.add, out)):
            found.append(position)
            print(f"{game}: position {len(found)}", file=sys.stderr, flush=True)
    return found


def with_values(position: Position, blocks: list[Block], rollouts: int) -> Position:
    """A position with the averages of its rollouts and, from format 2 on, their standard errors."""
    if position.solved:
        return position
    own = [block for block in blocks if block.number == position.number and block.block < rollouts // BLOCK]
    shares = {move: [share for block in own for share in block.shares[move]] for move in own[0].shares}
    values = {move: round(sum(found) / rollouts, 4) for move, found in shares.items()}
    errors = {move: round(stdev(found) / math.sqrt(rollouts), 4) for move, found in shares.items()}
    return msgspec.structs.replace(position, values=values, errors=errors if rollouts > PLANS[1].rollouts else {})


def main() -> None:
    plan, target = PLANS[NEWEST], TARGET
    if number := int(os.environ.get("EMPORION_POSITIONS", "0")):
        plan, target = plan._replace(rolled_out=number, solved=number // 3), KEPT / "some"
    for name in sys.argv[1:] or games.NAMES:
        make(name, plan, target)


if __name__ == "__main__":
    main()
