"""The server under load, as `emporion bench server` measures it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

from emporion.text import say

Lines = list[str]
WANTED = {
    ("900", "p99"): ("under", 20.0),
    ("900", "beyond_commit"): ("under", 5.0),
    ("3000", "p99"): ("under", 20.0),
    ("3000", "beyond_commit"): ("under", 5.0),
    ("saturated", "moves"): ("at least", 2500.0),
    ("bots", "p99"): ("under", 50.0),
}


WANTED_OF_PROCESSES = {
    ("900 with 2", "p99"): ("under", 20.0),
    ("900 with 2", "back"): ("under", 5.0),
}


def server() -> Lines:
    """The server under load: moves a second and latency."""
    return [
        "A server on one core, its clients on the other, SQLite with full synchronization on disk. Medians of three runs of 12 s.",
        "",
        *_measure([], WANTED),
    ]


def processes() -> Lines:
    """Processes under load: one and two on one PostgreSQL, and one of two is killed."""
    return [
        "Servers of one and of two processes on one PostgreSQL with its usual settings; clients, database and servers share all cores.",
        "Medians of three runs of 12 s. In the middle of each run with two processes one is killed. The figures are those until then,",
        "but for the p99 of all moves, where a move that was lost counts from when it was first sent, and the time until the last",
        "client of the killed process had its position again.",
        "",
        *_measure(["--processes", "1,2"], WANTED_OF_PROCESSES),
    ]


def _measure(options: list[str], wanted: dict[tuple[str, str], tuple[str, float]]) -> Lines:
    """Run the benchmark; give its table, and whether what is wanted was reached."""
    command = [sys.executable, "-m", "emporion", "bench", "server", *options, "--json"]
    output = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    runs, found = output["runs"], output["figures"]
    lines = ["| figure | " + " | ".join(map(_title, found)) + " |", "|---|" + "---|" * len(found)]
    for key in next(iter(found.values())):
        lines.append(f"| {say(f'bench-server-{key}')} | " + " | ".join(f"{figures[key]:,.2f}" for figures in found.values()) + " |")
    lines.append("")
    for (name, key), (how, figure) in wanted.items():
        value = found[name][key]
        met = value < figure if how == "under" else value >= figure
        each = ", ".join(f"{run[key]:,.1f}" for run in runs[name])
        lines.append(f"- {_title(name)}: {key} {value:,.1f} ({each}), wanted {how} {figure:,.0f}: {'yes' if met else 'NO'}")
    return lines


def _title(name: str) -> str:
    """A scenario, and its number of processes if it has one, in words."""
    scenario, _, number = name.partition(" with ")
    title = say(f"bench-server-{scenario}")
    return say("bench-processes-number", scenario=title, processes=int(number)) if number else title


PARTS: dict[str, Callable[[], Lines]] = {"server": server, "server-load-processes": processes}
