"""`emporion benchmark`: what the decisions of a player cost in the frozen test, going on where it was stopped."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.markup import escape
from rich.table import Table

from emporion import games
from emporion.arena.frozen_test import Decision, Run, Score, decisions, finished, number_of_positions, prepare, scores
from emporion.engine.errors import EmporionError
from emporion.terminal.commands import console, show, tracked
from emporion.text import say


def run_benchmark(player: str, game: str | None, jobs: int, ray: str | None, out: Path | None, as_json: bool) -> None:
    """Let the player decide in the positions that are left and print its scores; Ctrl-C prints those so far."""
    run = prepare(player, [game] if game else list(games.NAMES))
    number, made = number_of_positions(run), list[Decision]()
    known = len(finished(run, out)) if out else 0
    try:
        for decision in tracked(decisions(run, out, jobs, ray), number, say("benchmark-progress", player=player)):
            made.append(decision)
    except KeyboardInterrupt:
        _tell(run, made, as_json)
        key = "benchmark-stopped" if out else "benchmark-lost"
        raise EmporionError(key, positions=max(known, len(made)), all=number, file=str(out)) from None
    _tell(run, made, as_json)


def _tell(run: Run, made: list[Decision], as_json: bool) -> None:
    for decision in made:
        if decision.fault:
            print(say("benchmark-fault", game=decision.game, number=decision.number, fault=decision.fault), file=sys.stderr)
    found = scores(run, made)
    if as_json:
        show({"frozen_test": run.frozen_test, "player": run.player, "scores": [msgspec.to_builtins(score) for score in found]})
    elif found:
        console.print(_table(run, found))


def _table(run: Run, found: list[Score]) -> Table:
    """The scores of all games, a column each."""
    table = Table(title=say("benchmark-title", player=escape(run.player), format=run.frozen_test), title_justify="left")
    table.add_column(say("benchmark-figure"))
    for score in found:
        table.add_column(say(f"{score.game}-title"), justify="right")
    table.add_row(say("benchmark-positions"), *(str(score.positions) for score in found))
    table.add_row(say("benchmark-cost"), *(_percent(score.cost) for score in found), style="bold")
    table.add_row(say("benchmark-interval"), *(f"{100 * score.low:.2f} – {_percent(score.high)}" for score in found))
    table.add_row(say("benchmark-solved"), *("-" if score.solved is None else _percent(score.solved) for score in found))
    table.add_row(say("benchmark-worst"), *(_percent(score.worst) for score in found))
    table.add_row(say("benchmark-best"), *(f"{100 * score.best_found:.0f} %" for score in found))
    if any(score.faults for score in found):
        table.add_row(say("benchmark-faults"), *(str(score.faults) for score in found))
    table.add_row(say("duel-seconds"), *(f"{score.seconds:.4f}" for score in found))
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.2f} %"
