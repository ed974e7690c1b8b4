"""The numbered choices as rows: in full where there is room, clipped or in columns on a low screen, in pages if even that is too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.table import Table
from rich.text import Text

from emporion.terminal.choices import Choice

MIN_COLUMN = 25
"""The narrowest column that still tells what a choice brings."""
FEW_ROWS = 4
"""On fewer rows a page has as many columns as there is room for, otherwise two."""
GAP = 2
"""The columns between two choices in a row."""


class ChoicePage(NamedTuple):
    """The rows of a page, and the numbers of its first choice and of the one after its last, counted from 0."""

    rows: list[Text]
    first: int
    after: int


def full_rows(choices: Sequence[Choice], console: Console) -> list[Text]:
    """Every choice with all its words, on as many rows as they need."""
    grid = Table.grid(padding=(0, GAP))
    with_way = any(choice.way for choice in choices)
    for number, choice in enumerate(choices, start=1):
        way = [Text(choice.way)] if with_way else []
        grid.add_row(Text(f"{number:>3}"), Text(choice.words, "bold"), *way, Text(choice.gives))
    lines = console.render_lines(grid, console.options, pad=False)
    return [Text.assemble(*((segment.text, segment.style or "") for segment in line)) for line in lines]


def choice_page(choices: Sequence[Choice], console: Console, space: int | None, first: int = 0) -> ChoicePage:
    """The choices from `first` on that fit into so many rows; all of them in full if there is no limit."""
    rows = full_rows(choices, console)
    if space is None or len(rows) <= space:
        return ChoicePage(rows, 0, len(choices))
    most = max(1, (console.width + GAP) // (MIN_COLUMN + GAP))
    for columns in range(1, most + 1):
        if -(-len(choices) // columns) <= space:
            return ChoicePage(_columns(choices, 0, columns, console.width), 0, len(choices))
    height = max(1, space - 1)  # a row says that there is more
    columns = most if height < FEW_ROWS else min(2, most)
    first = first if first < len(choices) else 0
    after = min(len(choices), first + height * columns)
    return ChoicePage(_columns(choices[first:after], first, columns, console.width), first, after)


def _columns(choices: Sequence[Choice], first: int, columns: int, width: int) -> list[Text]:
    """The choices one below the other in so many columns, each clipped to a row."""
    height = -(-len(choices) // columns)
    wide = (width - GAP * (columns - 1)) // columns
    widest = max(cell_len(choice.words) for choice in choices)
    is_brief = columns > 1 and any(
        cell_len(choice.gives) > _room(number, widest, wide) for number, choice in enumerate(choices, start=first + 1)
    )
    cells = [_clip(number, choice, widest, wide, is_brief=is_brief) for number, choice in enumerate(choices, start=first + 1)]
    return [Text(" " * GAP).join(cells[row::height]) for row in range(height)]


def _head(number: int) -> str:
    return f"{number:>3}  "


def _room(number: int, widest: int, width: int) -> int:
    """The columns for what a choice brings."""
    return width - cell_len(_head(number)) - widest - GAP


def _clip(number: int, choice: Choice, widest: int, width: int, *, is_brief: bool) -> Text:
    """A choice on exactly so many columns, in fewer words if it `is_brief`; its end is left out if it is still longer."""
    room = _room(number, widest, width)
    gives = choice.brief if is_brief and choice.brief else choice.gives
    gives = gives if cell_len(gives) <= room else set_cell_size(gives, max(0, room - 1)).rstrip() + "…"
    row = Text.assemble(_head(number), (set_cell_size(choice.words, widest), "bold"), " " * GAP, gives)
    row.truncate(width, overflow="ellipsis", pad=True)
    return row
