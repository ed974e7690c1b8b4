"""The vector environment: its steps a second beside pgx in the same run, and its memory over a hundred million steps."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECONDS = os.environ.get("EMPORION_VECTOR_SECONDS", "5")
STEPS, PARTS_OF_STEPS = int(os.environ.get("EMPORION_VECTOR_STEPS", "100000000")), 10
PEER_PYTHON = ROOT / ".venv-pgx" / "bin" / "python"
Lines = list[str]


def vector() -> Lines:
    """Many games at once, beside pgx."""
    if not PEER_PYTHON.exists():
        sys.exit("There is no .venv-pgx: make .venv-pgx/.pgx")
    command = [sys.executable, "-m", "emporion", "bench", "vector", "--against", "pgx", f"--seconds={SECONDS}", "--json"]
    environment = os.environ | {"EMPORION_PGX_PYTHON": str(PEER_PYTHON)}
    found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=environment).stdout)
    lines = [
        f"`emporion bench vector --against pgx`: {found['games']} games stepped together, with observations, masks and automatic",
        "resets, ours and the peer's in turns. Wanted: 3,000,000 steps a second on two cores, and ten times the peer's. Other work",
        f"on the machine slows down what the clock says (load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores); processor time hardly.",
        "",
        "| game and players | steps a second | for each second of processor time |",
        "|---|---|---|",
    ]
    lines += [f"| {name} | {speed['steps']:,.0f} | {speed['processor']:,.0f} |" for name, speed in found["figures"].items()]
    lines += [f"| {name} | {ratio['steps']:.1f} × | {ratio['processor']:.1f} × |" for name, ratio in found["ratios"].items()]
    return [*lines, "", *_memory()]


def _memory() -> Lines:
    """The resident memory after each tenth of the steps."""
    import numpy

    from emporion.lab import vector

    many, rng, sizes = vector.make("golden-horn", num_envs=2048, players=2, seed=1), numpy.random.default_rng(1), []
    weights = rng.random((64, *many.action_mask.shape), dtype=numpy.float32) + 0.01
    for _ in range(PARTS_OF_STEPS):
        for step in range(STEPS // PARTS_OF_STEPS // many.num_envs):
            many.step((many.action_mask * weights[step % len(weights)]).argmax(axis=1))
        sizes.append(_resident())
        print(f"  {sizes[-1]} kB", flush=True)
    many.close()
    listed = ", ".join(f"{size:,}" for size in sizes)
    return [f"Resident memory of Golden Horn after each tenth of {STEPS:,} steps, in kB: {listed}."]


def _resident() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


PARTS: dict[str, Callable[[], Lines]] = {"vector": vector}
