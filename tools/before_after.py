"""The speed of the engine and of the server beside an earlier version, in alternating runs.

    PYTHONPATH=build/fast python -m tools.proof before-after before-after-server

The earlier version is taken from git (`REVISION`) and built in a temporary folder; EMPORION_BEFORE names a folder where it is built
already. The engine is measured in processor time, so other programs change it little; the server needs a quiet machine.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
REVISION = "1d8d529"
"""The last version before "One owner for a live table, one place for a field, and half the speed of C"."""
ENGINE_PAIRS, SERVER_PAIRS = 5, 5
SERVER_SECONDS = 8
WANTED = {"corinth": 1.5, "golden-horn": 1.3}
"""At least so many times the decisions of before, with any number of players."""
WANTED_COPY, WANTED_MOVES = 0.7, 0.95
"""At most this part of the time of a copy, and at least this part of the server's moves a second."""
ENGINE = """
import json, time
from emporion import games
from emporion.engine.match import Match
from emporion.engine.random import Random
try:
    from emporion.arena.playout import copies, playouts
except ImportError:  # the earlier version
    from emporion.engine.playout import copies, playouts

found = {}
for name in ("corinth", "golden-horn"):
    for players in (2, 3, 4):
        match = Match(games.find(name), players)
        # several scratch states, because a copy takes longer where two states lie badly in memory
        spares = [match.spare_state() if hasattr(match, "spare_state") else match.state.twin() for _ in range(4)]
        playouts(match.state, spares[0], Random(1), 200)
        rates = []
        for seed in range(4):
            begin = time.process_time()
            decisions = playouts(match.state, spares[0], Random(seed), 300)[0]
            rates.append(decisions / (time.process_time() - begin))
        found[f"{name} decisions {players}"] = max(rates)
        if players == 2:
            times = []
            for spare in spares * 2:
                begin = time.process_time()
                copies(match.state, spare, 200_000)
                times.append((time.process_time() - begin) / 200_000)
            found[f"{name} copy"] = 1e9 * min(times)
print(json.dumps(found))
"""
"""Measures a version; both have what it uses."""
SERVER = ("-m", "emporion", "bench", "server", "--scenario", "saturated", "--runs", "1", "--seconds", str(SERVER_SECONDS), "--json")
Lines = list[str]
Run = dict[str, float]


@contextmanager
def built_before() -> Iterator[Path]:
    """A folder with the earlier version, built."""
    if known := os.environ.get("EMPORION_BEFORE"):
        yield Path(known)
        return
    with tempfile.TemporaryDirectory(prefix="emporion-before-") as name:
        folder = Path(name)
        packed = subprocess.run(["git", "archive", REVISION], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        subprocess.run([sys.executable, "-m", "tools.build", "fast"], cwd=folder, check=True, stdout=sys.stderr)
        yield folder


def measure(folder: Path, *arguments: str) -> str:
    """The output of Python with the fast build of a version."""
    environment = os.environ | {"PYTHONPATH": str(folder / "build" / "fast")}
    return subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout


def alternate(run: Callable[[Path], Run], pairs: int) -> tuple[list[Run], list[Run]]:
    """The figures of the earlier version and of this one, in alternating runs."""
    with built_before() as folder:
        found = [(run(folder), run(ROOT)) for _ in range(pairs)]
    return [before for before, _ in found], [now for _, now in found]


def compare(befores: list[Run], nows: list[Run]) -> dict[str, tuple[float, float, float]]:
    """Of each figure the medians before and now, and the median of the ratios of the pairs."""
    return {
        key: (
            median(run[key] for run in befores),
            median(run[key] for run in nows),
            median(now[key] / before[key] for before, now in zip(befores, nows, strict=True)),
        )
        for key in nows[0]
    }


def engine() -> Lines:
    """The engine beside the version before it was made faster."""
    befores, nows = alternate(lambda folder: json.loads(measure(folder, "-c", ENGINE)), ENGINE_PAIRS)
    lines = [
        f"Revision {REVISION} and this one on the same machine, {ENGINE_PAIRS} alternating pairs of runs, processor time.",
        "Random games inside compiled code in millions of decisions a second; a copy of a state in nanoseconds. The medians of",
        "the runs, and of the ratios of the pairs.",
        "",
        "| figure | before | now | now / before | wanted |",
        "|---|---|---|---|---|",
    ]
    for key, (before, now, ratio) in compare(befores, nows).items():
        game, what = key.split()[:2]
        if what == "copy":
            shown, wanted, met = f"{before:.1f} ns | {now:.1f} ns", f"at most {WANTED_COPY}", ratio <= WANTED_COPY
        else:
            shown, wanted, met = f"{before / 1e6:.1f} M | {now / 1e6:.1f} M", f"at least {WANTED[game]}", ratio >= WANTED[game]
        lines.append(f"| {key} | {shown} | {ratio:.2f} | {wanted}: {'yes' if met else 'NO'} |")
    return lines


def server() -> Lines:
    """The saturated server beside the version before it was rebuilt."""
    befores, nows = alternate(lambda folder: dict(json.loads(measure(folder, *SERVER))["figures"]["saturated"]), SERVER_PAIRS)
    found = compare(befores, [{key: run[key] for key in ("moves", "cpu")} for run in nows])
    before, now, ratio = found["moves"]
    return [
        f"Revision {REVISION} and this one on the same machine, {SERVER_PAIRS} alternating pairs of runs of {SERVER_SECONDS} s:",
        "20 tables of three clients, as fast as they can.",
        "",
        "| figure | before | now | now / before |",
        "|---|---|---|---|",
        f"| moves/s | {before:,.0f} | {now:,.0f} | {ratio:.2f} |",
        "| processor time a move, ms | {:.3f} | {:.3f} | {:.2f} |".format(*found["cpu"]),
        "",
        f"- moves/s: {ratio:.2f}, wanted at least {WANTED_MOVES}: {'yes' if ratio >= WANTED_MOVES else 'NO'}",
        "- pairs, moves/s: " + ", ".join(f"{one['moves']:,.0f}/{two['moves']:,.0f}" for one, two in zip(befores, nows, strict=True)),
    ]


PARTS: dict[str, Callable[[], Lines]] = {"before-after": engine, "before-after-server": server}
