"""`emporion export`: records as a table of decisions in Parquet, and back."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

from emporion.engine.errors import EmporionError
from emporion.lab.datasets import SUFFIX, export, restore
from emporion.terminal.commands import show
from emporion.text import say

PARQUET = ".parquet"
Item = TypeVar("Item")


def run_export(source: Path, target: Path, simulations: int, as_json: bool) -> None:
    """A folder of records to a Parquet file, or a Parquet file to a folder of records."""
    if source.suffix == PARQUET:
        games = sum(1 for _ in _show_progress(restore(source, target)))
        if as_json:
            show({"games": games, "folder": str(target)})
        else:
            print(say("export-restored", games=games, folder=str(target)))
        return
    if target.suffix != PARQUET:
        raise EmporionError("export-target", target=str(target), suffix=PARQUET, records=SUFFIX)
    counts = list(_show_progress(export(source, target, simulations)))
    games, rows = len(counts), counts[-1] if counts else 0
    if as_json:
        show({"games": games, "decisions": rows, "file": str(target)})
    else:
        print(say("export-done", games=games, decisions=rows, file=str(target)))


def _show_progress(steps: Iterable[Item]) -> Iterator[Item]:
    """The steps, counted on the terminal's error stream if there is a terminal."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(say("export-progress"), total=None)
        for step in steps:
            yield step
            progress.advance(task)
