"""Thinking, shown to whoever waits, and what comes of it: the best moves with their chances."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, TaskProgressColumn, TextColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from emporion.players.teamwork import Progress
from emporion.players.thinking import Advice
from emporion.text import say

BEST = 5
"""So many moves are told of."""


@contextmanager
def thinking(console: Console, sentence: str) -> Iterator[Progress]:
    """How far a bot or a hint is with its thoughts, on a terminal; the line goes when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(escape(sentence), total=1.0)
        yield lambda part: bar.update(task, completed=part)


def advice_table(advice: Advice) -> Table:
    """The best moves, the chance to win with each, the points to expect, and how often each was tried."""
    table = Table(box=None, padding=(0, 2))
    table.add_column("")
    for column in ("share", "points", "tried"):
        table.add_column(say(f"play-advice-{column}"), justify="right")
    for prospect in advice.prospects[:BEST]:
        tried = say("play-advice-solved") if advice.exact else str(prospect.visits)
        table.add_row(Text(prospect.move, "bold"), f"{prospect.share:.0%}", f"{prospect.points:.1f}", tried)
    return table
