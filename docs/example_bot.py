"""A bot of one's own: it sits down against the server's and plays a game of Corinth to its end.

Start a server with `emporion serve`, then `python docs/example_bot.py http://127.0.0.1:8765`.
"""

import sys

from emporion.client import Client
from emporion.tables.wire import Choice, Result


def worth(choice: Choice) -> float:
    """What a move would tick, gain and build, from what the server says it would do."""
    points = {"Filled": 1.0, "Stocked": 1.0, "Gained": 0.7, "ShopFinished": 3.0, "Built": 4.0, "BonusWon": 5.0}
    return sum(points.get(effect["type"], 0.0) for effect in choice.line)


def play(address: str) -> Result:
    """One game against an easy bot."""
    with Client(address, name="Thirty Lines") as client:
        made = client.make_table("corinth", ["me", "easy"], pace=0)
        client.start(made.table.code)
        with client.join(made.seats[0]) as game:
            for position in game.turns():
                best = max(position.moves, key=worth)
                game.move(best.move)
            return game.result


if __name__ == "__main__":
    print(play(sys.argv[1]))
