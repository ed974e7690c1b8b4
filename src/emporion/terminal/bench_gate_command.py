"""`emporion bench --gate`: fail if the engine has become slower than the committed ratios allow."""

from __future__ import annotations

from rich.table import Table

from emporion import compiled, games
from emporion.arena.gate import COMMITTED, Comparison, compare, read_committed
from emporion.engine.errors import EmporionError
from emporion.terminal.bench_checks import check_build
from emporion.terminal.commands import console, show
from emporion.text import say


def run_gate(name: str | None, seconds: float, as_json: bool) -> None:
    """Compare the ratios of the games, or of one, with the committed ones."""
    if name not in (None, *games.NAMES):
        raise EmporionError("bench-gate-game", game=name)
    if compiled.flavor() != "fast":
        raise EmporionError("bench-gate-flavor", flavor=compiled.flavor())
    check_build()
    committed = read_committed()
    if committed is None:
        raise EmporionError("bench-gate-missing", file=str(COMMITTED))
    chosen = [name] if name else games.NAMES
    compared = [one for game in chosen for one in compare(games.find(game), committed, seconds)]
    if as_json:
        show([one._asdict() | {"lost": one.is_lost} for one in compared])
    else:
        _print(compared)
    if lost := [f"{one.game} {one.figure}" for one in compared if one.is_lost]:
        raise EmporionError("bench-gate-lost", figures=lost)


def _print(compared: list[Comparison]) -> None:
    table = Table(say("bench-figure"), title=say("bench-gate-title"), title_justify="left")
    for heading in ("committed", "now", "part"):
        table.add_column(say(f"bench-gate-{heading}"), justify="right")
    for one in compared:
        before, part = (f"{one.committed:.3g}", f"{one.now / one.committed:.2f}") if one.committed else ("", "")
        table.add_row(f"{one.game}: {say(f'bench-{one.figure}')}", before, f"{one.now:.3g}", part, style="bold red" if one.is_lost else "")
    console.print(table)
