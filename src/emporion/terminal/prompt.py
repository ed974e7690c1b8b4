"""A person is asked for a decision: what they type is a number, a move, a choice or an order."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.engine.errors import IllegalMove, shown
from emporion.terminal.choices import Choice, beginning, choices_at
from emporion.terminal.display import repeat_question, show_turn
from emporion.terminal.handover import hands_over
from emporion.terminal.orders import ORDERS, order_names
from emporion.terminal.session import Session
from emporion.text import say


def ask(session: Session, seat: int) -> None:
    """Ask until the position has changed."""
    news = session.tell()
    covered = hands_over(session, seat, news)
    if covered or session.reader is None:
        news = session.log[session.read[seat] :]
    session.read[seat] = len(session.log)
    choices = choices_at(session.match, session.names)
    session.first_choice = 0
    show_turn(session, seat, choices, news, whole=covered)
    while not _answer(session, session.screen.read(say("play-prompt", name=session.names[seat])), choices):
        pass


def _answer(session: Session, line: str, choices: Sequence[Choice]) -> bool:
    """Do what a line says; whether the position has changed."""
    if not line.isprintable():
        return session.screen.refuse(say("play-unreadable"))
    words = " ".join(line.lower().split())
    if not words:
        repeat_question(session, choices)
        return False
    if words.isdecimal():
        return _take_number(session, words, choices)
    return _take_words(session, words, line.strip(), choices)


def _take_number(session: Session, words: str, choices: Sequence[Choice]) -> bool:
    if len(words) < 4 and 1 <= int(words) <= len(choices):
        return _take(session, choices[int(words) - 1])
    return session.screen.refuse(say("play-number", number=shown(words), most=len(choices)))


def _take_words(session: Session, words: str, line: str, choices: Sequence[Choice]) -> bool:
    """A move, a choice or an order by its words, or by an unmistakable beginning of them."""
    moves = {move: Choice(move, (move,)) for move in session.match.moves()}
    ends = {choice.words: choice for choice in choices}
    if words in moves or words in ends:
        return _take(session, (ends | moves)[words])
    typed, _, rest = line.partition(" ")
    names = order_names()
    if name := names.get(typed.lower()):
        return ORDERS[name](session, rest.strip())
    found = beginning(words, moves) or beginning(words, ends)
    begun = [] if found else beginning(typed.lower(), names)
    orders = {names[word]: word for word in begun}
    if len(found) > 1 or len(orders) > 1:
        candidates = [*(found or orders.values())]
        return session.screen.refuse(say("play-ambiguous", words=shown(words), candidates=candidates))
    if orders:
        return ORDERS[next(iter(orders))](session, rest.strip())
    return _take(session, (ends | moves)[found[0]] if found else Choice(words, (words,)))


def _take(session: Session, choice: Choice) -> bool:
    """Play a choice; a move that the rules refuse changes nothing."""
    before = len(session.match.events), len(session.log)
    try:
        for move in choice.moves:
            session.play(move)
    except IllegalMove as error:
        return session.screen.refuse(str(error))
    session.decisions.append(before)
    return True
