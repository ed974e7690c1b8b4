"""`emporion bench server`: a real server on one core, driven over real sockets from another."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from emporion import compiled
from emporion.engine.errors import EmporionError
from emporion.server.load import Figures, Load, Scenario
from emporion.terminal.commands import console, show
from emporion.text import say

SCENARIOS = {
    "900": Scenario(300, 1.0),
    "3000": Scenario(1000, 1.0),
    "saturated": Scenario(20, 0.0),
    "bots": Scenario(300, 1.0, bots=4),
}
SECONDS = 12.0
UNLIMITED = ("--requests", "100000000", "--messages", "1000000", "--sockets", "10000", "--budget", "10000000")
MANY_FILES = 16_000
KEYS = ("moves", "p50", "p99", "worst", "cpu", "memory", "stolen")


def run_server_bench(names: Sequence[str], runs: int, seconds: float | None, as_json: bool) -> None:
    """Run scenarios and print the medians."""
    for name in names:
        if name not in SCENARIOS:
            raise EmporionError("bench-no-scenario", scenario=name, scenarios=", ".join(SCENARIOS))
    if stale := compiled.stale():
        raise EmporionError("bench-stale", modules=", ".join(stale))
    _allow_files()
    chosen = names or list(SCENARIOS)
    found: dict[str, list[dict[str, float]]] = {name: [] for name in chosen}
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=float(runs * len(chosen)))
        for number in range(runs):
            for place, name in enumerate(chosen):
                done = number * len(chosen) + place
                progress.update(task, description=say("bench-server-progress", scenario=name, run=number + 1, runs=runs))
                found[name].append(measured(SCENARIOS[name], seconds or SECONDS, partial(_tick, progress, task, done)))
    medians = {name: {key: statistics.median(run[key] for run in results) for key in KEYS} for name, results in found.items()}
    if as_json:
        show({"flavour": compiled.flavour(), "runs": found, "figures": medians})
    else:
        _print(medians, runs)


def _tick(progress: Progress, task: TaskID, done: int, share: float) -> None:
    progress.update(task, completed=done + share)


def measured(scenario: Scenario, seconds: float, told: Callable[[float], None] = lambda share: None) -> dict[str, float]:
    """One run against a server of its own, with a database on disk."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    with tempfile.TemporaryDirectory(prefix="emporion-bench-") as folder, started(Path(folder), cores[:1]) as (address, process):
        if cores:
            os.sched_setaffinity(0, {cores[-1]})
        before = _times()
        try:
            figures = _driven(Load(address, scenario, partial(_busy, process.pid)), seconds, told)
        finally:
            if cores:
                os.sched_setaffinity(0, cores)
        return _told(figures, _resident(process.pid), _stolen(before, _times()))


@contextmanager
def started(folder: Path, cores: Sequence[int]) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server as anybody starts it, on some cores, with limits that allow for a crowd from one address."""
    command = [sys.executable, "-m", "emporion", "serve", "--port", "0", "--database", str(folder / "tables.db"), *UNLIMITED]
    pin = (lambda: os.sched_setaffinity(0, cores)) if cores else None
    log = folder / "log"  # a file takes whatever the server says; a pipe that nobody reads would hold it up
    with log.open("wb") as said, subprocess.Popen(command, stderr=said, preexec_fn=pin) as process:
        try:
            yield _address(log, process), process
        finally:
            process.send_signal(signal.SIGINT)


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """What the server's log says about where it is."""
    while process.poll() is None:
        for line in log.read_text(encoding="utf-8").splitlines():
            found = json.loads(line).get("address") if line.startswith("{") and line.endswith("}") else None
            if found:
                return str(found)
        time.sleep(0.02)
    raise EmporionError("bench-no-server", why=log.read_text(encoding="utf-8").strip())


def _driven(load: Load, seconds: float, told: Callable[[float], None]) -> Figures:
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=_loop) as runner:
            return runner.run(load.run(seconds, told))
    finally:
        gc.enable()
        gc.unfreeze()


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _resident(process: int) -> float:
    """The resident memory of a process in megabytes; 0 where that cannot be told."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def _busy(process: int) -> float:
    """Processor seconds that a process has used; 0 where that cannot be told."""
    stat = Path(f"/proc/{process}/stat")
    return sum(map(int, stat.read_text().rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK") if stat.exists() else 0.0


def _times() -> list[int]:
    """What the processors have done so far, in ticks; nothing where that cannot be told."""
    stat = Path("/proc/stat")
    return list(map(int, stat.read_text().split("\n", 1)[0].split()[1:9])) if stat.exists() else []


def _stolen(before: Sequence[int], after: Sequence[int]) -> float:
    """Which part of the processors' time went to other machines of the same host (`steal` in proc(5)); figures suffer by it."""
    passed = [end - begin for begin, end in zip(before, after, strict=True)]
    return passed[7] / sum(passed) if sum(passed) else 0.0


def _told(figures: Figures, memory: float, stolen: float) -> dict[str, float]:
    found: dict[str, float] = msgspec.to_builtins(figures)
    return {
        "moves": round(found["moves"] / found["seconds"], 1),
        **{key: round(1000 * found[key], 2) for key in ("p50", "p99", "worst")},
        "cpu": round(1000 * found["busy"] / found["moves"], 3),
        "memory": round(memory, 1),
        "stolen": round(100 * stolen, 2),
        "games": found["games"],
    }


def _allow_files() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)), hard))


def _print(medians: dict[str, dict[str, float]], runs: int) -> None:
    table = Table(say("bench-figure"), title=say("bench-server-title", flavour=compiled.flavour(), runs=runs), title_justify="left")
    for name in medians:
        table.add_column(say(f"bench-server-{name}"), justify="right")
    for key in KEYS:
        table.add_row(say(f"bench-server-{key}"), *(f"{found[key]:,.2f}" for found in medians.values()))
    console.print(table)
    if compiled.flavour() == "interpreted":
        console.print(say("bench-interpreted"))
