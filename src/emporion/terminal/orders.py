"""The orders that a person can type besides a move. Each returns whether the position has changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NoReturn
from unicodedata import combining, normalize

from rich.table import Table
from rich.text import Text

from emporion.engine.errors import shown
from emporion.engine.rulebook import rule_ids
from emporion.engine.rulebook_text import word_rule
from emporion.engine.wording import Reader
from emporion.players.levels import hint
from emporion.terminal.advice import advice_lines, advice_table, thinking
from emporion.terminal.choices import choices_at
from emporion.terminal.display import said, show_legend, show_lines, show_score, show_table
from emporion.terminal.in_words import asked_lines, no_topic
from emporion.terminal.session import Session
from emporion.text import say

LOG_LINES = 20
"""The number of log lines that are shown if none is given."""


class Left(Exception):
    """A player leaves the game."""


def leave_table(session: Session) -> NoReturn:
    """Leave the game, after offering to save it if it is in no file."""
    if not session.is_saved and (name := session.screen.read(say("play-unsaved")).strip()):
        session.save(name)
    raise Left


def _help(session: Session, _: str) -> bool:
    """Print what can be typed, and what the game is about."""
    game = session.match.game.name
    words = (session.match.moves() or [""])[-1]
    with session.screen.paged():
        for text in (said(f"{game}-primer"), said(f"{game}-legend")):
            session.screen.print(text)
        grid = Table.grid(padding=(0, 3))
        grid.add_row(Text("1, 2, 3 …", no_wrap=True), Text(say("play-help-choice", words=words)))
        grid.add_row(Text(say("play-key-enter"), no_wrap=True), Text(say("play-help-enter")))
        for name in ORDERS:
            grid.add_row(Text(said(f"play-usage-{name}", say(f"play-order-{name}")), no_wrap=True), Text(say(f"play-help-{name}")))
        session.screen.console.print(grid)
    return False


def _hint(session: Session, _: str) -> bool:
    """Print the best moves of a search."""
    match, console = session.match, session.screen.console
    with thinking(console, say("play-thinking-hint")) as progress:
        advice = hint(match, progress=progress)
    choices, reader = choices_at(match, session.names), Reader(session.names, session.you)
    console.print(advice_table(advice, match, choices, reader))
    for line in advice_lines(advice, match, choices, reader):
        session.screen.print(line)
    return False


def _undo(session: Session, _: str) -> bool:
    """Take back the last choice, if neither chance nor another player came since."""
    match, screen = session.match, session.screen
    if not session.decisions:
        return screen.refuse(say("play-undo-none"))
    events, log_lines = session.decisions[-1]
    since = match.events[events:]
    for event in since:
        if event.by == "chance":
            return screen.refuse(say("play-undo-chance", move=since[0].move))
        if event.by != since[0].by:
            return screen.refuse(say("play-undo-other", move=since[0].move, player=session.names[event.by]))
    session.decisions.pop()
    session.take_back(events, log_lines)
    screen.print(say("play-undone", moves=[event.move for event in since]))
    return True


def _board(session: Session, _: str) -> bool:
    """Print the whole table."""
    with session.screen.paged():
        show_table(session)
        show_legend(session)
    return False


def _status(session: Session, words: str) -> bool:
    """Print the position in words, or the part of it that is asked for."""
    lines = asked_lines(session, words)
    if lines is None:
        return session.screen.refuse(no_topic(session, words))
    with session.screen.paged():
        show_lines(session, lines)
    return False


def _score(session: Session, _: str) -> bool:
    """Print the points of all seats."""
    show_score(session)
    return False


def _log(session: Session, words: str) -> bool:
    """Print the last lines of the log."""
    if words and not re.fullmatch("[1-9][0-9]{0,5}", words):
        return session.screen.refuse(say("play-log-number"))
    with session.screen.paged():
        for line in session.log[-int(words or LOG_LINES) :] or [say("play-log-empty")]:
            session.screen.print(line)
    return False


def _rules(session: Session, words: str) -> bool:
    """Print the text of rules, or the ids of all of them."""
    game, screen = session.match.game, session.screen
    ids = rule_ids(game.book())
    if not words:
        screen.print(say("play-rules", game=game.name, rules=ids, example=ids[-1] if ids else ""))
    for rule in words.upper().replace(",", " ").split():
        if rule not in ids:
            return screen.refuse(say("unknown-rule", game=game.name, rule=shown(rule), rules=ids))
        found = word_rule(game, rule, game.rule_values(session.match.components))
        with screen.paged():
            screen.print(f"{rule}  " + "\n".join([found.text, *found.lines]))
    return False


def _save(session: Session, words: str) -> bool:
    """Write the record to a file; without a name, to that of the last time."""
    if not words and session.file is None:
        return session.screen.refuse(say("play-save-how"))
    session.save(words or str(session.file))
    return False


def _quit(session: Session, _: str) -> bool:
    """Leave the game."""
    leave_table(session)


ORDERS: dict[str, Callable[[Session, str], bool]] = {
    "board": _board,
    "status": _status,
    "score": _score,
    "log": _log,
    "rules": _rules,
    "hint": _hint,
    "undo": _undo,
    "save": _save,
    "help": _help,
    "quit": _quit,
}
"""The orders by their English words, in the order of the help."""


def order_names(orders: Iterable[str] = tuple(ORDERS)) -> dict[str, str]:
    """The names of orders by the words that can be typed: those of the player's language, and the English ones.

    A word may be typed without its accents, and help as a question mark.
    """
    own = {say(f"play-order-{name}"): name for name in orders}
    question_mark = {"?": "help"} if "help" in orders else {}
    return question_mark | {name: name for name in own.values()} | {_plain(word): name for word, name in own.items()} | own


def _plain(word: str) -> str:
    """A word without accents."""
    return "".join(letter for letter in normalize("NFD", word) if not combining(letter))
