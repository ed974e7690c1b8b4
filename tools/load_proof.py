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
    ("3000", "p99"): ("under", 20.0),
    ("saturated", "moves"): ("at least", 2500.0),
    ("bots", "p99"): ("under", 50.0),
}


def server() -> Lines:
    """The server under load: moves a second and latency."""
    command = [sys.executable, "-m", "emporion", "bench", "server", "--json"]
    told = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    runs, found = told["runs"], told["figures"]
    lines = ["A server on one core, its clients on the other, SQLite with full synchronization on disk. Medians of three runs of 12 s.", ""]
    lines += ["| figure | " + " | ".join(say(f"bench-server-{name}") for name in found) + " |", "|---|" + "---|" * len(found)]
    for key in next(iter(found.values())):
        lines.append(f"| {say(f'bench-server-{key}')} | " + " | ".join(f"{figures[key]:,.2f}" for figures in found.values()) + " |")
    lines.append("")
    for (name, key), (how, figure) in WANTED.items():
        value = found[name][key]
        met = value < figure if how == "under" else value >= figure
        each = ", ".join(f"{run[key]:,.1f}" for run in runs[name])
        lines.append(f"- {say(f'bench-server-{name}')}: {key} {value:,.1f} ({each}), wanted {how} {figure:,.0f}: {'yes' if met else 'NO'}")
    return lines


PARTS: dict[str, Callable[[], Lines]] = {"server": server}
