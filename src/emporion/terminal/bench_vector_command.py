"""`emporion bench vector`: the vector environment's steps a second as a table, beside those of pgx if it is named."""

from __future__ import annotations

from rich.table import Table

from emporion.engine.errors import EmporionError
from emporion.lab.bench import GAMES, Speed, bench, ratios
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
        show({"games": GAMES, "figures": _as_dicts(figures), "ratios": _as_dicts(found)})
        return
    table = Table(say("bench-vector-what"), title=say("bench-vector-title", games=GAMES), title_justify="left")
    for column in ("bench-vector-steps", "bench-vector-processor"):
        table.add_column(say(column), justify="right")
    for name, speed in figures.items():
        table.add_row(name, *(f"{steps:,.0f}" for steps in speed))
    for name, ratio in found.items():
        table.add_row(name, *(f"{times:,.1f} ×" for times in ratio), style="bold")
    console.print(table)


def _as_dicts(speeds: dict[str, Speed]) -> dict[str, dict[str, float]]:
    return {name: speed._asdict() for name, speed in speeds.items()}
