"""`emporion bench search`: the speed of the search, beside a peer's if one is named, and its loss in solved positions."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from emporion import compiled, games
from emporion.arena.search_bench import Regret, peer, regret, speeds
from emporion.terminal.bench_checks import check_build, check_peer
from emporion.terminal.commands import console, show
from emporion.text import say


def run_search_bench(against: str | None, seconds: float, positions: int, as_json: bool) -> None:
    """Time the search on every game, the peer in the same run, and its regret over solved positions."""
    check_peer(against)
    check_build()
    figures = {name: dict(speeds(games.find(name), seconds)) for name in games.NAMES}
    peers = dict([peer(seconds)]) if against else {}
    ratios = {name: _ratios(found, peers) for name, found in figures.items()}
    loss = _regret(positions)
    if as_json:
        report = {"flavor": compiled.flavor(), "figures": figures, "peer": peers, "ratios": ratios, "regret": msgspec.to_builtins(loss)}
        show(report)
    else:
        _print(figures, peers, ratios, loss)


def _ratios(found: dict[str, float], peers: dict[str, float]) -> dict[str, float]:
    ratios = {key: found.pop(key) for key in ("search-threads", "search-counted", "search-apart")}
    if peers:
        ratios["search-peer"] = found["search-random-2"] / peers["open-spiel-ismcts"]
    return ratios


def _regret(positions: int) -> Regret:
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(say("bench-regret-progress"), total=positions)
        loss = None
        for loss in regret(positions):
            progress.update(task, completed=loss.positions)
    assert loss is not None
    return loss


def _print(figures: dict[str, dict[str, float]], peers: dict[str, float], ratios: dict[str, dict[str, float]], loss: Regret) -> None:
    table = Table(say("bench-figure"), title=say("bench-search-title", flavor=compiled.flavor()), title_justify="left")
    for name in figures:
        table.add_column(name, justify="right")
    for key in next(iter(figures.values())):
        table.add_row(
            say(f"bench-{key}"), *(f"{found[key]:,.0f}" if found[key] >= 100 else f"{found[key]:,.1f}" for found in figures.values())
        )
    for key, value in peers.items():
        table.add_row(say(f"bench-{key}"), *([f"{value:,.0f}"] * len(figures)), style="dim")
    for key in next(iter(ratios.values())):
        table.add_row(say(f"bench-ratio-{key}"), *(f"{found[key]:.2f} ×" for found in ratios.values()), style="bold")
    console.print(table)
    summary = {
        "positions": loss.positions,
        "mean": f"{loss.mean:.4f}",
        "worst": f"{loss.worst:.3f}",
        "best": f"{100 * loss.best_found:.0f}",
    }
    console.print(say("bench-regret", **summary))
    if compiled.flavor() == "interpreted":
        console.print(say("bench-interpreted"))
