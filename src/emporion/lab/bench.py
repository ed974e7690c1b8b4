"""The speed of the vector environment, and of pgx beside it in the same run."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from emporion.engine.errors import EmporionError
from emporion.lab import vector
from emporion.lab.errors import library

GAMES = 2048
PEER_GAMES = ("backgammon", "sparrow_mahjong")
PEER_PYTHON = "EMPORION_PGX_PYTHON"
"""The variable that names the Python of an environment with pgx, if the running one has none."""


class Speed(NamedTuple):
    """Steps a second by the clock, and for each second of processor time, which other work on the machine hardly changes."""

    steps: float
    processor: float


def bench(seconds: float, with_peer: bool, games: int = GAMES) -> Iterator[tuple[str, Speed]]:
    """Steps a second, with observations and masks: ours and the peer's in turns."""
    python = peer_python() if with_peer else ""
    cases = [("corinth", 2), ("golden-horn", 2), ("corinth", 4), ("golden-horn", 4)]
    peers = list(PEER_GAMES) if with_peer else []
    for name, players in cases:
        yield f"{name}-{players}", measure(name, players, games, seconds)
        if peers:
            peer = peers.pop(0)
            yield f"pgx-{peer}", measure_peer(python, peer, games, seconds)


def measure(name: str, players: int, games: int, seconds: float) -> Speed:
    """Our steps a second with random legal actions. The time to draw actions is not counted, here and for the peer."""
    numpy = library("numpy")
    many = vector.make(name, games, players, seed=1)
    rng: Any = numpy.random.default_rng(1)
    took, worked, steps = 0.0, 0.0, 0
    while took < seconds:
        actions = (many.action_mask * (rng.random(many.action_mask.shape, dtype=numpy.float32) + 0.01)).argmax(axis=1).astype(numpy.int32)
        begin, begun = time.perf_counter(), time.process_time()
        many.step(actions)
        took += time.perf_counter() - begin
        worked += time.process_time() - begun
        steps += games
    many.close()
    return Speed(steps / took, steps / worked)


def peer_python() -> str:
    """The Python of an environment that has pgx."""
    if importlib.util.find_spec("pgx") is not None:
        return sys.executable
    python = os.environ.get(PEER_PYTHON, "")
    if not python or not Path(python).exists():
        raise EmporionError("bench-no-pgx", variable=PEER_PYTHON)
    return python


def measure_peer(python: str, name: str, games: int, seconds: float) -> Speed:
    """The steps a second of a game of pgx, in a process of its own."""
    script = Path(__file__).with_name("pgx_peer.py")
    environment = os.environ | {"JAX_PLATFORMS": "cpu", "PYTHONPATH": ""}
    done = subprocess.run(
        [python, str(script), name, str(games), str(seconds)], capture_output=True, text=True, env=environment, check=False
    )
    if done.returncode:
        raise EmporionError("bench-pgx-failed", detail=done.stderr.strip().rpartition("\n")[2])
    return Speed(*map(float, json.loads(done.stdout)))


def ratios(figures: dict[str, Speed]) -> dict[str, Speed]:
    """Our figures for two players over each of the peer's."""
    ours = [name for name in figures if name.endswith("-2")]
    peers = [name for name in figures if name.startswith("pgx-")]
    return {
        f"{name} / {peer}": Speed(*(own / other for own, other in zip(figures[name], figures[peer], strict=True)))
        for peer in peers
        for name in ours
    }
