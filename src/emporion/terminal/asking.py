"""A person is asked for a decision: what they type is a number, a move, a choice or an order."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.engine.errors import IllegalMove, shown
from emporion.terminal.choices import Choice, beginning, choices_at, point_of
from emporion.terminal.handing import hands_over
from emporion.terminal.orders import ORDERS
from emporion.terminal.showing import show_news, show_question, show_table
from emporion.terminal.sitting import Sitting
from emporion.text import say


def ask(sitting: Sitting, seat: int) -> None:
    """Ask until the position has changed."""
    sitting.tell()
    point = point_of(sitting.match)
    if hands_over(sitting, seat):
        show_table(sitting)
        sitting.boarded = len(sitting.match.events)
    else:
        show_news(sitting, seat, point)
    sitting.read[seat] = len(sitting.log)
    choices = choices_at(sitting.match, point)
    show_question(sitting, seat, choices, point)
    if not sitting.begun:
        sitting.screen.print(say("play-hint"), "dim")
        sitting.begun = True
    while not _answer(sitting, sitting.screen.read(say("play-prompt", name=sitting.names[seat])), choices):
        pass


def _answer(sitting: Sitting, line: str, choices: Sequence[Choice]) -> bool:
    """Do what a line says; whether the position has changed."""
    if not line.isprintable():
        return sitting.screen.refuse(say("play-unreadable"))
    words = " ".join(line.lower().split())
    if not words:
        show_question(sitting, int(sitting.match.actor), choices, point_of(sitting.match))
        return False
    if words.isdecimal():
        return _take_number(sitting, words, choices)
    return _take_words(sitting, words, line.strip(), choices)


def _take_number(sitting: Sitting, words: str, choices: Sequence[Choice]) -> bool:
    if len(words) < 4 and 1 <= int(words) <= len(choices):
        return _take(sitting, choices[int(words) - 1])
    return sitting.screen.refuse(say("play-number", number=shown(words), most=len(choices)))


def _take_words(sitting: Sitting, words: str, line: str, choices: Sequence[Choice]) -> bool:
    """A move, a choice or an order by its words, or by an unmistakable beginning of them."""
    moves = {move: Choice(move, (move,)) for move in sitting.match.moves()}
    ends = {choice.words: choice for choice in choices}
    order, _, rest = line.partition(" ")
    if words in moves or words in ends:
        return _take(sitting, (ends | moves)[words])
    if order.lower() in ORDERS:
        return ORDERS[order.lower()](sitting, rest.strip())
    found = beginning(words, moves) or beginning(words, ends) or beginning(order.lower(), ORDERS)
    if len(found) > 1:
        return sitting.screen.refuse(say("play-ambiguous", words=shown(words), candidates=", ".join(found)))
    if found and found[0] in ORDERS:
        return ORDERS[found[0]](sitting, rest.strip())
    return _take(sitting, (ends | moves)[found[0]] if found else Choice(words, (words,)))


def _take(sitting: Sitting, choice: Choice) -> bool:
    """Play a choice; a move that the rules refuse changes nothing."""
    before = len(sitting.match.events), len(sitting.log)
    try:
        for move in choice.moves:
            sitting.untold += sitting.match.play(move)
    except IllegalMove as error:
        return sitting.screen.refuse(str(error))
    sitting.decisions.append(before)
    return True
