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
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from emporion import compiled
from emporion.arena.server_load import Figures, Load, Scenario
from emporion.engine.errors import EmporionError
from emporion.terminal.bench_checks import check_build
from emporion.terminal.commands import console, show
from emporion.text import say

SCENARIOS = {
    "900": Scenario(300, 1.0),
    "3000": Scenario(1000, 1.0),
    "saturated": Scenario(20, 0.0),
    "bots": Scenario(300, 1.0, bots=4),
}
SECONDS = 12.0
UNLIMITED_OPTIONS = ("--requests", "100000000", "--messages", "1000000", "--sockets", "10000", "--budget", "10000000")
WANTED_FILES = 16_000
LATENCY_KEYS = ("p50", "p90", "p99", "worst")
TIME_KEYS = {
    "commit_p50": ("store_commit", "p50"),
    "commit_p90": ("store_commit", "p90"),
    "commit_p99": ("store_commit", "p99"),
    "commit_worst": ("store_commit", "longest"),
    "transaction_p99": ("store_transaction", "p99"),
    "write_p99": ("store_write", "p99"),
    "checkpoint_p50": ("store_checkpoint", "p50"),
    "checkpoint_worst": ("store_checkpoint", "longest"),
    "loop_p99": ("event_loop_delay", "p99"),
    "loop_worst": ("event_loop_delay", "longest"),
}
"""What is shown of the times that the server counts."""
FIGURE_KEYS = ("moves", *LATENCY_KEYS, "beyond_commit", *TIME_KEYS, "cpu", "memory", "stolen")


def run_server_bench(
    names: Sequence[str], runs: int, seconds: float | None, as_json: bool, processes: Sequence[int] = (), database: str = ""
) -> None:
    """Run scenarios and print the medians, with `processes` once for each number of processes on a PostgreSQL."""
    for name in names:
        if name not in SCENARIOS:
            raise EmporionError("bench-no-scenario", scenario=name, scenarios=list(SCENARIOS))
    chosen = names or list(SCENARIOS)
    check_build()
    _allow_files()
    if processes:
        from emporion.terminal.bench_processes_command import run_processes_bench

        run_processes_bench({name: SCENARIOS[name] for name in chosen}, processes, database, runs, seconds or SECONDS, as_json)
        return
    found: dict[str, list[dict[str, float]]] = {name: [] for name in chosen}
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=float(runs * len(chosen)))
        for number in range(runs):
            for place, name in enumerate(chosen):
                done = number * len(chosen) + place
                progress.update(task, description=say("bench-server-progress", scenario=name, run=number + 1, runs=runs))
                found[name].append(measured(SCENARIOS[name], seconds or SECONDS, partial(tick, progress, task, done)))
    medians = {name: {key: statistics.median(run[key] for run in results) for key in FIGURE_KEYS} for name, results in found.items()}
    if as_json:
        show({"flavor": compiled.flavor(), "runs": found, "figures": medians})
    else:
        _print(medians, runs)


def tick(progress: Progress, task: TaskID, done: int, share: float) -> None:
    progress.update(task, completed=done + share)


def measured(
    scenario: Scenario, seconds: float, report: Callable[[float], None] = lambda share: None, module: str = "emporion"
) -> dict[str, float]:
    """Measure one run against a new server with a database on disk; `module` is the one that is run."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    with tempfile.TemporaryDirectory(prefix="emporion-bench-") as folder, started(Path(folder), cores[:1], module) as (address, process):
        if cores:
            os.sched_setaffinity(0, {cores[-1]})
        before = times()
        try:
            figures = driven(Load(address, scenario, partial(busy, process.pid)), seconds, report)
        finally:
            if cores:
                os.sched_setaffinity(0, cores)
        return summarize(figures, resident(process.pid), stolen(before, times()))


@contextmanager
def started(folder: Path, cores: Sequence[int], module: str = "emporion") -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Start a server as usual, on some cores, without the limits for one address."""
    command = [sys.executable, "-m", module, "serve", "--port", "0", "--database", str(folder / "tables.db"), *UNLIMITED_OPTIONS]
    pin = (lambda: os.sched_setaffinity(0, cores)) if cores else None
    log = folder / "log"  # a file, because a pipe that is not read would block the server
    with log.open("wb") as said, subprocess.Popen(command, stderr=said, preexec_fn=pin) as process:
        try:
            yield address(log, process), process
        finally:
            process.send_signal(signal.SIGINT)


def address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """The address of the server, from its log."""
    while process.poll() is None:
        for line in log.read_text(encoding="utf-8").splitlines():
            found = json.loads(line).get("address") if line.startswith("{") and line.endswith("}") else None
            if found:
                return str(found)
        time.sleep(0.02)
    raise EmporionError("bench-no-server", why=log.read_text(encoding="utf-8").strip())


def driven(load: Load, seconds: float, report: Callable[[float], None], kill: Callable[[], None] | None = None) -> Figures:
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=_loop) as runner:
            return runner.run(load.run(seconds, report, kill))
    finally:
        gc.enable()
        gc.unfreeze()


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def resident(process: int) -> float:
    """The resident memory of a process in megabytes; 0 if the system does not tell."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def busy(process: int) -> float:
    """The processor seconds that a process has used; 0 if the system does not tell."""
    stat = Path(f"/proc/{process}/stat")
    return sum(map(int, stat.read_text().rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK") if stat.exists() else 0.0


def times() -> list[int]:
    """The times of the processors so far, in ticks; empty if the system does not tell."""
    stat = Path("/proc/stat")
    return list(map(int, stat.read_text().split("\n", 1)[0].split()[1:9])) if stat.exists() else []


def stolen(before: Sequence[int], after: Sequence[int]) -> float:
    """The part of the processors' time that other machines of the same host used (`steal` in proc(5)); it makes figures worse."""
    passed = [end - begin for begin, end in zip(before, after, strict=True)]
    return passed[7] / sum(passed) if sum(passed) else 0.0


def summarize(figures: Figures, memory: float, stolen: float) -> dict[str, float]:
    found: dict[str, Any] = msgspec.to_builtins(figures)
    return {
        "moves": round(found["moves"] / found["seconds"], 1),
        **{key: round(1000 * found[key], 2) for key in LATENCY_KEYS},
        "beyond_commit": round(1000 * (found["p99"] - found["times"]["store_commit"]["p99"]), 2),
        **{key: round(1000 * found["times"][name][part], 2) for key, (name, part) in TIME_KEYS.items()},
        "cpu": round(1000 * found["busy"] / found["moves"], 3),
        "memory": round(memory, 1),
        "stolen": round(100 * stolen, 2),
        "games": found["games"],
    }


def _allow_files() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (max(soft, WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)), hard)
    )


def _print(medians: dict[str, dict[str, float]], runs: int) -> None:
    table = Table(say("bench-figure"), title=say("bench-server-title", flavor=compiled.flavor(), runs=runs), title_justify="left")
    for name in medians:
        table.add_column(say(f"bench-server-{name}"), justify="right")
    for key in FIGURE_KEYS:
        table.add_row(say(f"bench-server-{key}"), *(f"{found[key]:,.2f}" for found in medians.values()))
    console.print(table)
    if compiled.flavor() == "interpreted":
        console.print(say("bench-interpreted"))
