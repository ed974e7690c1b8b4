"""The ladder: all levels on one scale, game by game. Games are kept under build/proof/ladder and go on where they were stopped."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from emporion.arena.ratings import ahead, rate
from emporion.arena.tournament import Played, finished, prepare, schedule
from emporion.engine.game import Option

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "proof" / "ladder"
SEED = 1
LEVELS = ("novice", "easy", "normal", "hard", "expert")
WIDTH = 115
ABOUT = (
    "All levels on one scale (`python -m tools.proof ladder`): [how they are rated](decisions/ratings.md). 1500 is the average of a "
    "table’s players; 400 points are odds of 10 to 1. In brackets are 95 % intervals. “Beats the one below” is the share of victory "
    "against the next lower level with two players. Every set of players plays the same dice and cards from all seats."
)
Lines = list[str]


class Run(NamedTuple):
    """A tournament of the ladder. The strongest player thinks for seconds, so it has fewer games."""

    game: str
    players: Sequence[str]
    seats: Sequence[int]
    games: int


class Board(NamedTuple):
    """A game with its options: a ladder of its own."""

    title: str
    game: str
    options: dict[str, Option]


RUNS = (
    Run("corinth", LEVELS[:4], (2,), 480),
    Run("golden-horn", LEVELS[:4], (2,), 720),
    Run("corinth", LEVELS[3:], (2,), 40),
    Run("golden-horn", LEVELS[3:], (2,), 80),
    Run("corinth", LEVELS[:4], (3, 4), 96),
    Run("golden-horn", LEVELS[:4], (3, 4), 192),
)
OPTIONS: dict[str, list[tuple[str, Option]]] = {"corinth": [], "golden-horn": [("dominio", False), ("dominio", True)]}
BOARDS = (
    Board("Corinth", "corinth", {}),
    Board("Golden Horn", "golden-horn", {"dominio": False}),
    Board("Golden Horn with Dominio da Mar", "golden-horn", {"dominio": True}),
)


def ladder() -> Lines:
    """The ladder of levels."""
    played: dict[str, dict[object, Played]] = {"corinth": {}, "golden-horn": {}}
    for run in RUNS:
        played[run.game] |= {game.fixture.key: game for game in _played(run)}
    lines = wrap(f"{ABOUT} Seed {SEED}.", WIDTH)
    for board in BOARDS:
        games = [game for game in played[board.game].values() if board.options.items() <= game.fixture.options.items()]
        lines += ["", f"## {board.title}", *_table(games)]
    return lines


def _played(run: Run) -> list[Played]:
    """The games of a tournament; those that are missing are played as a person would."""
    folder, jobs = KEPT / f"{run.game}-{_version()}", os.environ.get("EMPORION_JOBS", "1")
    tournament = prepare(run.game, run.players, run.seats, run.games, SEED, OPTIONS[run.game])
    print(f"  {run.game}: {', '.join(run.players)}; {len(schedule(tournament))} games", flush=True)
    command = [sys.executable, "-m", "emporion", "arena", run.game, f"--players={','.join(run.players)}"]
    command += [f"--seats={','.join(map(str, run.seats))}", f"--games={run.games}", f"--seed={SEED}", f"--out={folder}", f"--jobs={jobs}"]
    command += [f"--option={name}={str(value).lower()}" for name, value in OPTIONS[run.game]]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return finished(tournament, folder)


def _version() -> str:
    """What the players are made of: games of others are not mixed with theirs."""
    digest = hashlib.sha256()
    for file in sorted((ROOT / "src" / "emporion" / "players").iterdir()):
        if file.is_file():
            digest.update(file.read_bytes())
    return digest.hexdigest()[:8]


def _table(games: Sequence[Played]) -> Lines:
    """The levels of a game, the strongest first."""
    two = [(game.fixture.names, game.shares) for game in games if len(game.fixture.names) == 2]
    more = [(game.fixture.names, game.shares) for game in games if len(game.fixture.names) > 2]
    met = ahead(two)
    rated = {found.player: found for found in rate(LEVELS, two)}
    crowded = {found.player: found for found in rate(LEVELS[:4], more)}
    lines = [f"{len(two)} games of two, {len(more)} of three and four.", ""]
    heads = ("level", "rating, 2 players", "beats the one below", "games", "rating, 3 and 4 players", "seconds/decision", "slowest turn")
    lines += [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for place in reversed(range(len(LEVELS))):
        level = LEVELS[place]
        below = met.get((level, LEVELS[place - 1])) if place else None
        cells = [f"{rated[level].rating:.0f} ({rated[level].low:.0f} – {rated[level].high:.0f})"]
        cells += [f"{100 * below[0] / below[1]:.0f} %", f"{below[1]:.0f}"] if below else ["", ""]
        found = crowded.get(level)
        cells += [f"{found.rating:.0f} ({found.low:.0f} – {found.high:.0f})" if found else ""]
        seats = [(game, seat) for game in games for seat, name in enumerate(game.fixture.names) if name == level]
        decisions = sum(game.decisions[seat] for game, seat in seats)
        cells += [f"{sum(game.seconds[seat] for game, seat in seats) / max(1, decisions):.4f}"]
        cells += [f"{max((game.slowest[seat] for game, seat in seats), default=0.0):.1f} s"]
        lines.append(f"| {level} | {' | '.join(cells)} |")
    return lines


PARTS: dict[str, Callable[[], Lines]] = {"ladder": ladder}
