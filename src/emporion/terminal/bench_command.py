"""`emporion bench`: the engine's speed as a table, beside a peer's if one is named."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from emporion import compiled, games
from emporion.arena.bench import bench
from emporion.engine.game import Game
from emporion.terminal.bench_checks import check_build, check_peer
from emporion.terminal.commands import console, show
from emporion.text import say

RATIOS = (
    ("inside", "inside-decisions-2", "open-spiel-rollouts"),
    ("stepping", "stepping", "open-spiel-hearts"),
    ("stepping-backgammon", "stepping", "open-spiel-backgammon"),
)
"""Our figure over the peer's: the name of the ratio, ours, theirs."""


def run_bench(name: str | None, against: str | None, seconds: float, components: Path | None, as_json: bool) -> None:
    """Time the games and, in the same run, the peer."""
    check_peer(against)
    check_build()
    chosen = [games.find(found) for found in ([name] if name else games.NAMES)]
    figures = {game.name: _measure(game, components, seconds) for game in chosen}
    peers = _peer(seconds) if against else {}
    ratios = {game: _ratios(found, peers) for game, found in figures.items()} if peers else {}
    if as_json:
        show({"flavor": compiled.flavor(), "figures": figures, "peer": peers, "ratios": ratios})
    else:
        _print(figures, peers, ratios)


def _measure(game: Game[Any], components: Path | None, seconds: float) -> dict[str, float]:
    figures = game.box(components)
    found = {}
    for key, value in bench(game, figures, seconds):
        found[key] = value
        _progress(game.name, key)
    return found


def _peer(seconds: float) -> dict[str, float]:
    from emporion.arena.open_spiel import peer

    found = {}
    for key, value in peer(seconds):
        found[key] = value
        _progress("open_spiel", key)
    return found


def _progress(name: str, key: str) -> None:
    """Print the progress to stderr, if it is a terminal."""
    if sys.stderr.isatty():
        Console(stderr=True).print(say("bench-progress", name=name, figure=say(f"bench-{key}")), style="dim")


def _ratios(ours: dict[str, float], peers: dict[str, float]) -> dict[str, float]:
    return {name: ours[mine] / peers[theirs] for name, mine, theirs in RATIOS}


def _print(figures: dict[str, dict[str, float]], peers: dict[str, float], ratios: dict[str, dict[str, float]]) -> None:
    table = Table(say("bench-figure"), title=say("bench-title", flavor=compiled.flavor()), title_justify="left")
    for name in figures:
        table.add_column(name, justify="right")
    for key in next(iter(figures.values())):
        table.add_row(say(f"bench-{key}"), *(_number(found[key]) for found in figures.values()))
    for key, value in peers.items():
        table.add_row(say(f"bench-{key}"), *([_number(value)] * len(figures)), style="dim")
    for key, _, _ in RATIOS if ratios else ():
        table.add_row(say(f"bench-ratio-{key}"), *(f"{found[key]:.2f} ×" for found in ratios.values()), style="bold")
    console.print(table)
    if compiled.flavor() == "interpreted":
        console.print(say("bench-interpreted"))


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}"
