"""`emporion arena`: a tournament with ratings, going on where it was stopped, and its report as a page."""

from __future__ import annotations

import datetime
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from emporion import games
from emporion.arena.report_page import page
from emporion.arena.tournament import Played, Tournament, finished, prepare, run, schedule
from emporion.arena.tournament_report import Report, renamed, report, shown_names
from emporion.engine import files
from emporion.engine.errors import EmporionError
from emporion.terminal.commands import console, show
from emporion.text import say

PAGE = "report.html"


def run_arena(
    name: str,
    players: Sequence[str],
    seats: str,
    number: int,
    seed: int,
    jobs: int,
    ray: str | None,
    out: Path,
    options: Sequence[str],
    components: Path | None,
    as_json: bool,
) -> None:
    """Play the games that are missing, write the report and print the standings; Ctrl-C does so with the finished games."""
    game = games.find(name)
    sizes = [int(size) for size in seats.split(",") if size.strip().isdecimal()]
    if len(sizes) != len(seats.split(",")):
        raise EmporionError("arena-seat-form", seats=seats)
    chosen = [game.option(option) for option in options]
    tournament = prepare(name, players, sizes, number, seed, chosen, game.box(components) if components else None)
    played: list[Played] = []
    try:
        _play(tournament, out, jobs, ray, played)
    except KeyboardInterrupt:
        played = finished(tournament, out)
        if played:
            _tell(tournament, played, out, as_json)
        raise EmporionError("arena-stopped", games=len(played), all=len(schedule(tournament)), folder=str(out)) from None
    _tell(tournament, finished(tournament, out), out, as_json)


def _play(tournament: Tournament, out: Path, jobs: int, ray: str | None, played: list[Played]) -> None:
    """Collect the results behind a progress bar with the time left."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        title = say("arena-progress", game=tournament.game, players=list(tournament.players))
        task = progress.add_task(escape(title), total=len(schedule(tournament)), completed=len(finished(tournament, out)))
        for found in run(tournament, out, jobs, ray):
            played.append(found)
            progress.update(task, completed=max(len(played), int(progress.tasks[0].completed)))


def _tell(tournament: Tournament, played: Sequence[Played], out: Path, as_json: bool) -> None:
    """Write the report beside the games, and print the standings."""
    found = report(tournament, played)
    files.write(out / PAGE, page(found, played, _command(), str(datetime.date.today())).encode())
    for fault in found.faults:
        print(say("bot-lost-game", fault=fault), file=sys.stderr)
    if as_json:
        show(msgspec.to_builtins(found))
        return
    _print(renamed(found, shown_names(tournament.players)))
    console.print(say("arena-report", file=str(out / PAGE)), soft_wrap=True, markup=False)


def _print(found: Report) -> None:
    table = Table(title=say("arena-title", game=found.game, games=found.games, wanted=found.wanted), title_justify="left")
    for column in ("player", "rating", "interval", "games-played", "share", "score", "seconds"):
        table.add_column(
            say(f"arena-{column}"), justify="left" if column == "player" else "right", no_wrap=column in ("player", "interval")
        )
    for one in found.standings:
        cells = [f"{one.rating:.0f}", f"{one.low:.0f} – {one.high:.0f}", str(one.games), f"{100 * one.share:.1f} %"]
        table.add_row(escape(one.player), *cells, f"{one.score:.1f}", f"{one.seconds:.4f}")
    console.print(table)


def _command() -> str:
    """The command that was given, as it can be given again."""
    return shlex.join(["emporion", *sys.argv[1:]])
