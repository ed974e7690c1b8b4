"""What a session shows: the table, the news, the points, the question with its numbered choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from emporion.engine.wording import Reader, tag, values
from emporion.terminal.choice_list import choice_page, full_rows
from emporion.terminal.choices import Choice, lists_ends, point_of
from emporion.terminal.in_words import position_lines
from emporion.terminal.session import Session
from emporion.terminal.view_table import view_table
from emporion.text import has, say

MIN_NEWS_ROWS = (2, 4)
"""On a low screen the news get at least so many rows: the first if the choices then have a row each, otherwise the second."""
ROOM_FOR_NEWS = 6
"""If fewer rows are left below the table and the question, the news are one row that says how many there are."""
ROOM_FOR_CHOICES = 3
"""If fewer rows are left below the table and the news, it is shown without the other players."""
MAX_GAPS = 3
"""The empty rows between the parts of a turn where there is room for them."""
SHORT_ROWS = 40
"""On a screen with fewer rows the introduction waits for Enter, and the last table is shown only when asked for."""


def said(key: str, otherwise: str = "") -> str:
    """A text that a game may have."""
    return say(key) if has(key) else otherwise


# The table.


def show_table(session: Session, seats: Sequence[int] | None = None) -> None:
    """The table with the sheets of these seats, or of all."""
    _print_rows(session, ["", *_table_rows(session, seats)])


def _table_rows(session: Session, seats: Sequence[int] | None = None, *, brief: bool = False) -> list[Text | str]:
    """The rows of the table with the sheets of these seats, or of all."""
    match, console, seat = session.match, session.screen.console, session.viewer()
    if session.is_text and (lines_in_words := position_lines(session, seats, "brief" if brief else "normal")):
        return _count_rows(session, lines_in_words)
    view, scores = match.view(seat), match.known_scores(seat)
    if session.table is None:
        lines = console.render_lines(view_table(match.game, view, session.names, scores), pad=False)
        return [Text.assemble(*((segment.text, segment.style or "") for segment in line)) for line in lines]
    ends = {target.end: target.price for target in match.targets()} if lists_ends(match) else {}
    board = session.table.board(match.components, view, session.names, scores, width=console.width, seats=seats, brief=brief, ends=ends)
    return [Text.from_markup(line, emoji=False) for line in board.split("\n")]


def _print_rows(session: Session, rows: Sequence[Text | str]) -> None:
    """Print rows as they are; none is wrapped."""
    for row in rows:
        session.screen.console.print(row, emoji=False, markup=False, highlight=False, no_wrap=True, overflow="ignore", crop=False)


def show_lines(session: Session, lines: Sequence[str]) -> None:
    """Print lines of the position in words."""
    _print_rows(session, _count_rows(session, lines))


def show_legend(session: Session) -> None:
    """What the signs of the table mean."""
    session.screen.print(said(f"{session.match.game.name}-legend"), "dim")


# A turn.


def show_turn(session: Session, seat: int, choices: Sequence[Choice], news: Sequence[str], *, whole: bool = False) -> None:
    """The table if it has changed much, the news below it, the question and its choices: on a terminal, never more than a screen of it."""
    seats = None if whole else _choose_seats(session, seat)
    table = [] if seats == [] else _table_rows(session, seats)
    if seats is None:
        session.boarded = len(session.match.events)
    point = point_of(session.match)
    hint = [] if session.begun else _count_rows(session, [say("play-hint")])
    title = [say("play-since")] if news and _others_moved(session, seat) else []
    wrapped = _count_rows(session, news)
    question = _question_rows(session, seat, point)
    rows = session.screen.rows
    session.space = None
    if rows is not None:
        left = rows - 1 - len(hint)
        full = len(table) + len(title) + len(wrapped) + len(question) + len(full_rows(choices, session.screen.console))
        if full + MAX_GAPS > left:
            others = session.tell_others(seat) if title else []
            left -= len(question)
            table = _brief_table(session, seat, seats, left - len(others))
            left -= len(table)
            title = title if left >= ROOM_FOR_NEWS else []
            wrapped, session.space = _divide_screen(session, others or news, choices, left - len(title), is_brief=bool(others))
            session.space += len(question)
    gap = [""] if session.space is None else []
    _print_rows(session, [*(gap if table else []), *table, *(gap if table and wrapped else [])])
    _print_rows(session, [Text(line, "bold") for line in title] + wrapped)
    show_question(session, seat, choices, point)
    for row in hint:
        session.screen.print(str(row), "dim")
    session.begun = True


def _brief_table(session: Session, seat: int, seats: list[int] | None, left: int) -> list[Text | str]:
    """The table in few rows; without the other players if too little were left of the screen below it."""
    if seats == []:
        return []
    table = _table_rows(session, seats, brief=True)
    return table if left - len(table) >= ROOM_FOR_CHOICES else _table_rows(session, [seat], brief=True)


def _choose_seats(session: Session, seat: int) -> list[int] | None:
    """All seats (None) when another player has moved, the own one at first, after a roll and during a walk; otherwise none."""
    match = session.match
    since = match.events[session.boarded :]
    if any(event.by not in (seat, "chance") for event in since):
        return None
    redraws, session.redraws = session.redraws, False
    return [seat] if redraws or not session.begun or (since and since[-1].by == "chance") or lists_ends(match) else []


def _others_moved(session: Session, seat: int) -> bool:
    """Whether another player has moved since this seat's last decision."""
    for event in reversed(session.match.events):
        if event.by == seat:
            return False
        if event.by != "chance":
            return True
    return False


def _count_rows(session: Session, lines: Sequence[str]) -> list[Text | str]:
    """The rows that these lines take."""
    return [row for line in lines for row in _wrap(line, session.screen.console)]


def _wrap(line: str, console: Console) -> list[Text]:
    """The rows of a line; those after the first of an indented line are indented further."""
    indent = len(line) - len(line.lstrip())
    further = indent + 2 if indent else 0
    rows = Text(line[indent:]).wrap(console, max(1, console.width - further))
    return [Text.assemble(" " * (further if place else indent), row) for place, row in enumerate(rows)]


def _divide_screen(
    session: Session, news: Sequence[str], choices: Sequence[Choice], left: int, *, is_brief: bool
) -> tuple[list[Text | str], int]:
    """The news and the choices share what is left of the screen: the last lines of the news, and the number of rows for the choices.

    Brief news, a line for each opponent, have a row each rather than be left out.
    """
    rows = len(news) if is_brief else len(_count_rows(session, news))
    if is_brief:
        few = more = min(rows, max(1, left - ROOM_FOR_CHOICES + 1))
    else:
        few, more = (min(rows, least) if left >= ROOM_FOR_NEWS - 1 else min(rows, 1) for least in MIN_NEWS_ROWS)
    least = few if len(choices) <= left - few else more
    page = choice_page(choices, session.screen.console, max(1, left - least))
    needed = len(page.rows) + (page.after - page.first < len(choices))
    room = max(1, least, left - needed)
    if is_brief and len(_count_rows(session, news)) > room:
        news = [_clip(line, session.screen.console.width) for line in news]
    found = _last_lines(session, news, room)
    return found, max(1, left - len(found))


def _clip(line: str, width: int) -> str:
    """A line on one row, which shows that its end is left out."""
    row = Text(line)
    row.truncate(width, overflow="ellipsis")
    return row.plain


def _last_lines(session: Session, lines: Sequence[str], room: int) -> list[Text | str]:
    """The last of these lines that fit into so many rows; the first row says how many are left out."""
    found = _count_rows(session, lines)
    left_out = 0
    while len(found) + (left_out > 0) > room and left_out < len(lines):
        left_out += 1
        found = _count_rows(session, lines[left_out:])
    return [Text(say("play-since-more", lines=left_out), "dim"), *found] if left_out else found


def show_question(session: Session, seat: int, choices: Sequence[Choice], point: str) -> None:
    """What is asked of a seat, and a page of the choices it has."""
    screen, rows = session.screen, _question_rows(session, seat, point)
    if session.space is None:
        screen.console.print()
    _print_rows(session, rows)
    page = choice_page(choices, screen.console, None if session.space is None else max(1, session.space - len(rows)), session.first_choice)
    _print_rows(session, page.rows)
    if page.after - page.first < len(choices):
        screen.print(say("play-more-choices", first=page.first + 1, last=page.after, choices=len(choices)), "dim")
    session.first_choice = page.after if page.after < len(choices) else 0


def repeat_question(session: Session, choices: Sequence[Choice]) -> None:
    """The question with the next page of its choices, or with all of them in full if they fit on a screen."""
    rows = session.screen.rows
    session.space = None if rows is None else rows - 1
    show_question(session, int(session.match.actor), choices, point_of(session.match))


def _question_rows(session: Session, seat: int, point: str) -> list[Text | str]:
    """The question, on as many rows as it needs."""
    match = session.match
    question = match.question()
    ask = f"{match.game.name}-ask-{tag(question)}"
    words = say(ask, **values(question, Reader(session.names, seat))) if has(ask) else say("play-ask")
    drawn = "no" if session.is_text else "yes"
    ends = [say(f"{match.game.name}-ends-{point}", moves=match.moves(), drawn=drawn)] if lists_ends(match) else []
    console = session.screen.console
    return [*Text(words, "bold").wrap(console, console.width), *_count_rows(session, ends)]


# The points.


def show_score(session: Session) -> None:
    """The points of all seats, part by part, as far as the one at the keyboard may know them."""
    match = session.match
    known, hidden = match.known_scores(session.viewer()), say("play-hidden")
    table = Table(box=None, padding=(0, 2))
    table.add_column(Text(say("play-score"), "bold"))
    for name in session.names:
        table.add_column(Text(name), justify="right", max_width=18, overflow="ellipsis", no_wrap=True)
    seats = match.breakdown()
    for part in seats[0]:
        numbers = [hidden if points is None else str(parts[part]) for points, parts in zip(known, seats, strict=True)]
        table.add_row(Text(said(f"{match.game.name}-part-{part}", part)), *numbers)
    table.add_row(Text(say("play-total"), "bold"), *(Text(hidden if points is None else str(points), "bold") for points in known))
    session.screen.console.print("", table, sep="\n")
    if None in known:
        session.screen.print(say("play-hidden-why"), "dim")
