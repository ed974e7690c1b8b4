"""`emporion bench vector`: the vector environment's steps a second as a table, beside those of pgx if it is named."""

from __future__ import annotations

from rich.table import Table

from emporion.engine.errors import EmporionError
from emporion.lab.bench import GAMES, bench, ratios
from emporion.terminal.bench_checks import check_build
from emporion.terminal.commands import console, show
from emporion.text import say

PEER = "pgx"


def run_vector_bench(against: str | None, seconds: float, as_json: bool) -> None:
    """Time both games and, in the same run, the peer."""
    if against not in (None, PEER):
        raise EmporionError("bench-vector-peer", peer=against)
    check_build()
    figures = dict(bench(seconds, against is not None))
    found = ratios(figures)
    if as_json:
        show({"games": GAMES, "steps": figures, "ratios": found})
        return
    table = Table(say("bench-vector-what"), say("bench-vector-steps"), title=say("bench-vector-title", games=GAMES), title_justify="left")
    table.columns[1].justify = "right"
    for name, steps in figures.items():
        table.add_row(name, f"{steps:,.0f}")
    for name, ratio in found.items():
        table.add_row(name, f"{ratio:,.1f} ×", style="bold")
    console.print(table)
