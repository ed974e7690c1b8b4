"""The long counts about the search: duels, threads, legality and memory, speed and regret.

Duels and games are kept under build/proof/ as they finish: a part that was stopped goes on when it is started again. EMPORION_JOBS is the
number of processes (1 if it is not set), EMPORION_SEED the seed (1), EMPORION_DUELS a part of the names of the duels that are to be played.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from emporion import games
from emporion.arena import duel
from emporion.arena.calibration import STAGES, calibration
from emporion.engine.game import Option
from tools import figures

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "proof"
SEED = int(os.environ.get("EMPORION_SEED", "1"))
Lines = list[str]


class PlannedDuel(NamedTuple):
    """A duel and the share of victory that its first player should have."""

    game: str
    players: str
    seats: int
    games: int
    wanted: float
    option: str = ""

    @property
    def name(self) -> str:
        words = [self.game, str(self.seats), self.players, *([self.option] if self.option else []), f"seed={SEED}"]
        return "-".join(words).replace("/", ":").replace(",", "-")


LADDER = (
    ("greedy,random", 400, 0.95),
    ("normal,greedy", 400, 0.70),
    ("hard/10,normal/10", 400, 0.60),
    ("expert/10,hard/10", 400, 0.55),
    ("hard,normal", 60, 0.60),
    ("expert,hard", 60, 0.55),
)
KINDS = (("corinth", ""), ("golden-horn", ""), ("golden-horn", "dominio=true"))
DUELS = [
    *(PlannedDuel(game, players, 2, number, wanted, option) for players, number, wanted in LADDER for game, option in KINDS),
    *(PlannedDuel(game, "expert/10,normal/10", 4, 400, 0.25, option) for game, option in KINDS),
    *(PlannedDuel(game, "expert,normal", 4, 40, 0.25, option) for game, option in KINDS),
]
THREADS = [PlannedDuel(game, "400@2,400", 2, 400, 0.5, option) for game, option in KINDS]


def duels() -> Lines:
    """Each level beats the one below."""
    return [
        "Seats rotate over the same seeds. “/10” is a tenth of the simulations. With four seats the second player takes three of them.",
        f"Seed {SEED}.",
        "",
        *played(DUELS),
    ]


def threads() -> Lines:
    """Two threads play as well as one with the same number of simulations."""
    return ["“400@2” has 400 simulations on two threads. The interval should hold 50 %.", f"Seed {SEED}.", "", *played(THREADS)]


def played(duels: list[PlannedDuel]) -> Lines:
    lines = ["| game | seats | players | games | share | 95 % | wanted | seconds/decision | slowest turn |", "|---" * 9 + "|"]
    KEPT.mkdir(parents=True, exist_ok=True)
    for planned in duels:
        if os.environ.get("EMPORION_DUELS", "") in planned.name:
            print(f"  {planned.name}", flush=True)
            _play(planned)
            lines.append(_row(planned))
    return lines


def _row(planned: PlannedDuel) -> str:
    """What stands in the file of a duel, as a line of a table."""
    found = results(planned)
    first, second = duel.standings(_prepared(planned), found)
    cells = [f"{planned.game} {planned.option}".strip(), planned.seats, planned.players, len(found), f"{100 * first.share:.1f} %"]
    cells += [
        f"{100 * first.low:.1f} – {100 * first.high:.1f}",
        f"{100 * planned.wanted:.0f} %",
        f"{first.seconds:.4f} / {second.seconds:.4f}",
    ]
    cells += [f"{max(max(result.slowest) for result in found):.2f} s"]
    return f"| {' | '.join(map(str, cells))} |"


def _play(planned: PlannedDuel) -> None:
    """Play the games that are missing, as a person would."""
    command = [sys.executable, "-m", "emporion", "duel", planned.game, f"--players={planned.players}", f"--seats={planned.seats}"]
    command += [
        f"--games={planned.games}",
        f"--seed={SEED}",
        f"--jobs={os.environ.get('EMPORION_JOBS', '1')}",
        f"--out={KEPT / planned.name}.jsonl",
    ]
    command += [f"--option={planned.option}"] if planned.option else []
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


def results(planned: PlannedDuel) -> list[duel.Result]:
    """The games of a duel that are finished."""
    return duel.finished(_prepared(planned), KEPT / f"{planned.name}.jsonl")


def _prepared(planned: PlannedDuel) -> duel.Duel:
    game = games.find(planned.game)
    options: dict[str, Option] = dict([game.option(planned.option)]) if planned.option else {}
    return duel.prepare(planned.game, planned.players.split(","), planned.seats, planned.games, SEED, options)


TOLD_GAMES = 40
TOLD_SIMULATIONS = 200
LEGAL_GAMES = 10_000
STEP = 500


def legality() -> Lines:
    """Legal moves only, and steady memory, over ten thousand games of each kind."""
    lines = ["Searching players (4 to 8 simulations a decision) in 2, 3 and 4 seats; a move that is not legal would stop the count.", ""]
    lines += ["| game | games | decisions | resident after 500 games | at the end | growth |", "|---|---|---|---|---|---|"]
    for game, option in KINDS:
        counted = _counted(game, option)
        first, last = counted[0]["resident"], counted[-1]["resident"]
        number, decisions = sum(step["games"] for step in counted), sum(step["decisions"] for step in counted)
        name = f"{game} {option}".strip()
        lines.append(f"| {name} | {number} | {decisions} | {first:,} kB | {last:,} kB | {100 * (last / first - 1):.1f} % |")
    return lines


def _counted(game: str, option: str) -> list[dict[str, int]]:
    """The count of a kind in steps; what a run that was stopped has counted is kept, its memory too."""
    file = KEPT / f"legality-{game}-{option}.json"
    KEPT.mkdir(parents=True, exist_ok=True)
    counted: list[dict[str, int]] = json.loads(file.read_text()) if file.exists() else []
    while len(counted) * STEP < LEGAL_GAMES:
        decisions = 0
        for number in range(len(counted) * STEP, len(counted) * STEP + STEP):
            seats = 2 + number % 3
            planned = PlannedDuel(game, ",".join(["8", "4", "6", "5"][:seats]), seats, LEGAL_GAMES * seats, 0.5, option)
            decisions += sum(duel.play(_prepared(planned), number).decisions)
        counted.append({"games": STEP, "decisions": decisions, "resident": _resident()})
        file.write_text(json.dumps(counted))
        print(f"  {game} {option}: {len(counted) * STEP} games", flush=True)
    return counted


def _resident() -> int:
    """The resident memory of this process in kB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def search() -> Lines:
    """The search's speed beside OpenSpiel's, and its regret."""
    command = [sys.executable, "-m", "emporion", "bench", "search", "--against", "open_spiel", "--seconds", "2", "--json"]
    found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    loss = found["regret"]
    regret = f"Regret over {loss['positions']} solved Corinth positions at 2,000 simulations: mean {loss['mean']:.4f}"
    return [*figures.table(found, digits=1), "", f"{regret}, worst {loss['worst']:.3f}, a best move in {100 * loss['best_found']:.1f} %."]


def points() -> Lines:
    """The points that an advice tells, and those that come."""
    lines = [f"Self-play at {TOLD_SIMULATIONS} simulations, {TOLD_GAMES} games of each kind, seed {SEED}. By fifths of a game's decisions:"]
    lines += ["the points told of the move that was played / the average score in the end of the seats that were told.", ""]
    lines += ["| game | seats | " + " | ".join(f"fifth {i + 1}" for i in range(STAGES)) + " |", "|---" * (STAGES + 2) + "|"]
    for game, option in KINDS:
        for seats in games.find(game).players:
            options: dict[str, Option] = dict([games.find(game).option(option)]) if option else {}
            stages = calibration(game, seats, options, TOLD_GAMES, TOLD_SIMULATIONS, SEED)
            cells = [f"{stage.predicted:.1f} / {stage.final:.1f}" for stage in stages]
            lines.append(f"| {game} {option} | {seats} | {' | '.join(cells)} |")
            print(f"  {lines[-1]}", flush=True)
    return lines


PARTS: dict[str, Callable[[], Lines]] = {"search": search, "points": points, "duels": duels, "threads": threads, "legality": legality}
