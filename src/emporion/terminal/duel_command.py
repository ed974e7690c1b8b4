"""`emporion duel`: players against each other over paired games, with intervals, and going on where it was stopped."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from emporion import games
from emporion.arena.duel import Duel, Result, finished, prepare, report, run, standings
from emporion.engine.errors import EmporionError
from emporion.terminal.commands import chosen, console, show
from emporion.text import say


def run_duel(
    name: str,
    players: Sequence[str],
    seats: int,
    number: int,
    seed: int,
    jobs: int,
    ray: str | None,
    out: Path | None,
    options: Sequence[str],
    components: Path | None,
    as_json: bool,
) -> None:
    """Play the games that are missing and print the standings; Ctrl-C prints those of the finished games."""
    game = games.find(name)
    duel = prepare(name, players, seats, number, seed, chosen(game, options), game.box(components) if components else None)
    results: list[Result] = []
    try:
        _play(duel, out, jobs, ray, results)
    except KeyboardInterrupt:
        if results:
            _tell(duel, results, as_json)
        key = "duel-stopped" if out else "duel-lost"
        raise EmporionError(key, games=len(results), all=duel.games, file=str(out)) from None
    _tell(duel, results, as_json)


def _play(duel: Duel, out: Path | None, jobs: int, ray: str | None, results: list[Result]) -> None:
    """Collect the results behind a progress bar with the time left."""
    known = len(finished(duel, out)) if out else 0
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        title = say("duel-progress", game=duel.game, players=list(dict.fromkeys(duel.players)))
        task = progress.add_task(escape(title), total=duel.games, completed=known)
        for result in run(duel, out, jobs, ray):
            results.append(result)
            progress.update(task, completed=max(known, len(results)))


def _tell(duel: Duel, results: Sequence[Result], as_json: bool) -> None:
    for result in results:
        if result.fault:
            print(say("bot-lost-game", fault=result.fault), file=sys.stderr)
    if as_json:
        show(report(duel, results))
        return
    rows = standings(duel, results)
    table = Table(title=say("duel-title", game=duel.game, games=len(results), seats=duel.seats), title_justify="left")
    for column in ("duel-figure", *(escape(standing.player) for standing in rows)):
        table.add_column(say(column) if column == "duel-figure" else column, justify="left" if column == "duel-figure" else "right")
    table.add_row(say("duel-share"), *(f"{100 * found.share:.1f} %" for found in rows), style="bold")
    table.add_row(say("duel-interval"), *(f"{100 * found.low:.1f} – {100 * found.high:.1f} %" for found in rows))
    table.add_row(say("duel-score"), *(f"{found.score:.1f}" for found in rows))
    for part in rows[0].parts:
        table.add_row(f"  {part}", *(f"{found.parts[part]:.1f}" for found in rows), style="dim")
    table.add_row(say("duel-seconds"), *(f"{found.seconds:.4f}" for found in rows))
    console.print(table)
