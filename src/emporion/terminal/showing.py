"""What a sitting shows: the table, the points, the question with its numbered choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from emporion.terminal.choices import Choice
from emporion.terminal.sitting import Sitting
from emporion.terminal.telling import keys
from emporion.text import say


def said(key: str, otherwise: str = "") -> str:
    """A text that a game may have."""
    return say(key) if key in keys() else otherwise


def show_table(sitting: Sitting, seats: Sequence[int] | None = None) -> None:
    """The table with the sheets of these seats, or of all."""
    if sitting.table is None:
        return
    match, console, seat = sitting.match, sitting.screen.console, sitting.viewer()
    view, scores = match.view(seat), match.known_scores(seat)
    board = sitting.table.board(match.components, view, sitting.names, scores, width=console.width, seats=seats)
    console.print()
    console.print(board, emoji=False, highlight=False, no_wrap=True, overflow="ignore", crop=False)


def show_legend(sitting: Sitting) -> None:
    """What the signs of the table mean."""
    sitting.screen.print(said(f"{sitting.match.game.name}-legend"), "dim")


def show_news(sitting: Sitting, seat: int, point: str) -> None:
    """The whole table when another player has moved, the own sheet at first, after a roll and during a walk."""
    match = sitting.match
    since = match.events[sitting.boarded :]
    if any(event.by not in (seat, "chance") for event in since):
        show_table(sitting)
        sitting.boarded = len(match.events)
    elif not sitting.begun or (since and since[-1].by == "chance") or f"{match.game.name}-ends-{point}" in keys():
        show_table(sitting, [seat])


def show_question(sitting: Sitting, seat: int, choices: Sequence[Choice], point: str) -> None:
    """What is asked of a seat, and the choices it has."""
    match, screen = sitting.match, sitting.screen
    screen.console.print()
    screen.print(sitting.table.question(match.view(seat)) if sitting.table else say("play-ask"), "bold")
    ends = f"{match.game.name}-ends-{point}"
    if ends in keys():
        screen.print(say(ends, moves=", ".join(match.moves())))
    grid = Table.grid(padding=(0, 2))
    for number, choice in enumerate(choices, start=1):
        way = [Text(choice.way)] if any(other.way for other in choices) else []
        grid.add_row(Text(f"{number:>3}"), Text(choice.words, "bold"), *way, Text(choice.gives))
    screen.console.print(grid)


def show_score(sitting: Sitting) -> None:
    """The points of all seats, part by part, as far as the one at the keyboard may know them."""
    match = sitting.match
    known, hidden = match.known_scores(sitting.viewer()), say("play-hidden")
    table = Table(box=None, padding=(0, 2))
    table.add_column(Text(say("play-score"), "bold"))
    for name in sitting.names:
        table.add_column(Text(name), justify="right", max_width=18, overflow="ellipsis", no_wrap=True)
    seats = match.breakdown()
    for part in seats[0]:
        numbers = [hidden if points is None else str(parts[part]) for points, parts in zip(known, seats, strict=True)]
        table.add_row(Text(said(f"{match.game.name}-part-{part}", part)), *numbers)
    table.add_row(Text(say("play-total"), "bold"), *(Text(hidden if points is None else str(points), "bold") for points in known))
    sitting.screen.console.print("", table, sep="\n")
    if None in known:
        sitting.screen.print(say("play-hidden-why"), "dim")
