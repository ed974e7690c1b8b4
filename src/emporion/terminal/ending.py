"""The end of a game in the terminal: the points, the winner, and what can be done then: a review, a rematch, the record in a file."""

from __future__ import annotations

from emporion.terminal.display import SHORT_ROWS, show_score, show_table
from emporion.terminal.orders import ORDERS, order_names
from emporion.terminal.review import show_review
from emporion.terminal.session import Session
from emporion.text import say

MAX_SHORT_NEWS = 3
"""The last lines that are shown on a low screen; “log” shows the others."""
ORDERS_AT_THE_END = ("board", "score", "log", "rules", "save")


def show_end(session: Session) -> None:
    """The last moves, the last board where there is room for it, the points and the winner."""
    news = session.tell()
    session.reader = None
    rows = session.screen.rows
    is_short = rows is not None and rows < SHORT_ROWS
    for line in news[-MAX_SHORT_NEWS:] if is_short else news:
        session.screen.print(line)
    if not is_short:
        show_table(session)
    show_score(session)
    session.screen.print(_winner(session), "bold")


def wants_rematch(session: Session) -> bool:
    """Do what the players ask for after the end; return whether they want a rematch or leave."""
    screen = session.screen
    if session.own_file is not None:
        screen.print(say("play-kept", file=str(session.own_file)), "dim")
    screen.print(say("play-end-orders"))
    words = order_names(("rematch", "review", "quit", *ORDERS_AT_THE_END))
    while True:
        order, _, rest = screen.read(say("play-end-prompt")).strip().partition(" ")
        typed = order.lower()
        found = {name for word, name in words.items() if word.startswith(typed)}
        name = words.get(typed) or (found.pop() if len(found) == 1 else "")
        if not order or name == "quit":
            return False
        if name == "rematch":
            return True
        if name == "review":
            show_review(session)
        elif name:
            ORDERS[name](session, rest.strip())
        else:
            screen.refuse(say("play-end-orders"))


def _winner(session: Session) -> str:
    winners, scores = session.match.winners(), session.match.scores()
    points = scores[winners[0]]
    if len(winners) > 1:
        return say("play-winners", players=[session.names[seat] for seat in winners], points=points)
    you = "yes" if winners[0] == session.you else "no"
    key = "play-winner" if points == max(scores) else "play-winner-at-once"
    return say(key, player=session.names[winners[0]], you=you, points=points)
