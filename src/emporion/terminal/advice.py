"""Thinking, shown to whoever waits, and what comes of it: the best moves with their chances."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.table import Table
from rich.text import Text

from emporion.players.thinking import Advice
from emporion.text import say

BEST = 5
"""So many moves are told of."""


@contextmanager
def thinking(console: Console, sentence: str) -> Iterator[None]:
    """A sign of life while a bot or a hint takes its time, on a terminal."""
    if console.is_terminal:
        with console.status(Text(sentence)):
            yield
    else:
        yield


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
