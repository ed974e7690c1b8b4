"""`emporion sit`: a bot, also one of one's own, in a seat of a table on a running server."""

from __future__ import annotations

from emporion import players
from emporion.lab.table_match import TablePlayer
from emporion.terminal.commands import show
from emporion.text import say


def run_sit(link: str, bot: str, name: str, as_json: bool) -> None:
    """Play to the end of the game, and print its result."""
    player = players.find(bot)
    session = TablePlayer(link, name, player)
    try:
        if not as_json:
            print(say("sit-seat", seat=session.seat, bot=bot), flush=True)
        found = session.play_out()
    finally:
        session.close()
    if as_json:
        show({"seat": session.seat, "winners": found.winners, "scores": found.scores})
    else:
        print(say("mcp-over", winners=found.winners, scores=found.scores))
