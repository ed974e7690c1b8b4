"""What a person can type at the table besides a move. Each order says whether the position has changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn

from emporion.engine.errors import shown
from emporion.players.levels import hint
from emporion.terminal.advice import advice_table, thinking
from emporion.terminal.showing import said, show_legend, show_score, show_table
from emporion.terminal.sitting import Sitting
from emporion.text import catalogue, say

LOG = 20
"""So many lines of the log are shown where nobody says how many."""


class Left(Exception):
    """A player wants to go."""


def leave_table(sitting: Sitting) -> NoReturn:
    """Go, after the offer to save."""
    if sitting.saved != len(sitting.match.events) and (name := sitting.screen.read(say("play-unsaved")).strip()):
        sitting.save(name)
    raise Left


def _help(sitting: Sitting, _: str) -> bool:
    """What can be typed, and what the game is about."""
    game = sitting.match.game.name
    words = (sitting.match.moves() or [""])[-1]
    for text in (said(f"{game}-primer"), said(f"{game}-legend"), say("play-help", words=words)):
        sitting.screen.print(text)
    return False


def _hint(sitting: Sitting, _: str) -> bool:
    """What the search would do, and what it expects of the best moves."""
    console = sitting.screen.console
    with thinking(console, say("play-thinking-hint")) as progress:
        advice = hint(sitting.match, progress=progress)
    console.print(advice_table(advice))
    sitting.screen.print(say("play-advice", move=advice.move, line=", ".join(advice.line)))
    return False


def _undo(sitting: Sitting, _: str) -> bool:
    """Take back the last choice, if neither chance nor another player came since."""
    match, screen = sitting.match, sitting.screen
    if not sitting.decisions:
        return screen.refuse(say("play-undo-none"))
    events, told = sitting.decisions[-1]
    since = match.events[events:]
    for event in since:
        if event.by == "chance":
            return screen.refuse(say("play-undo-chance", move=since[0].move))
        if event.by != since[0].by:
            return screen.refuse(say("play-undo-other", move=since[0].move, player=sitting.names[event.by]))
    sitting.decisions.pop()
    match.back(events)
    del sitting.log[told:]
    sitting.boarded = min(sitting.boarded, events)
    screen.print(say("play-undone", move=", ".join(event.move for event in since)))
    show_table(sitting, [int(since[0].by)])
    return True


def _board(sitting: Sitting, _: str) -> bool:
    """The whole table."""
    show_table(sitting)
    show_legend(sitting)
    return False


def _score(sitting: Sitting, _: str) -> bool:
    """The points of all seats."""
    show_score(sitting)
    return False


def _log(sitting: Sitting, words: str) -> bool:
    """The last lines of what happened."""
    if words and not re.fullmatch("[1-9][0-9]{0,5}", words):
        return sitting.screen.refuse(say("play-log-number"))
    for line in sitting.log[-int(words or LOG) :] or [say("play-log-empty")]:
        sitting.screen.print(line)
    return False


def _rules(sitting: Sitting, words: str) -> bool:
    """The text of a rule, or the ids of all of them."""
    game, screen = sitting.match.game, sitting.screen
    prefix = f"{game.name}-rule-"
    ids = [key.removeprefix(prefix).upper() for key in catalogue().keys if key.startswith(prefix)]
    if not words:
        screen.print(say("play-rules", game=game.name, rules=", ".join(ids), example=ids[-1] if ids else ""))
    for rule in words.upper().replace(",", " ").split():
        if rule not in ids:
            return screen.refuse(say("unknown-rule", game=game.name, rule=shown(rule), rules=", ".join(ids)))
        screen.print(f"{rule}  {say(prefix + rule.lower(), **game.rule_values(sitting.match.components))}")
    return False


def _save(sitting: Sitting, words: str) -> bool:
    """Write the record to a file, the one of the last time where none is named."""
    if not words and sitting.file is None:
        return sitting.screen.refuse(say("play-save-how"))
    sitting.save(words or str(sitting.file))
    return False


def _quit(sitting: Sitting, _: str) -> bool:
    """Leave."""
    leave_table(sitting)


ORDERS: dict[str, Callable[[Sitting, str], bool]] = {
    "help": _help,
    "undo": _undo,
    "board": _board,
    "score": _score,
    "log": _log,
    "rules": _rules,
    "hint": _hint,
    "save": _save,
    "quit": _quit,
}
