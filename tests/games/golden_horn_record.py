"""Worked records of Dominio da Mar as readable scripts, replayed event by event.

A record is written as its lines: who, and the move. A line that begins with `?` lists the moves that are legal at that point.
`chance cubes` and `chance cards` are as many events as they name colors; what follows a `#` is a comment.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from emporion.engine.errors import RecordError
from emporion.engine.match import Match
from emporion.engine.record import dumps
from emporion.games import find, replay

Event = tuple[int | str, str]

SETUP = """
0 place trio venice
0 place duo venice
0 place solo venice
1 place trio venice
1 place duo venice
1 place solo venice
"""
BOTH = """
0 load both                                 # four mercenaries, all there are, and two peasants
chance cubes yellow yellow yellow yellow red red
"""
YELLOW = """
1 load yellow
chance cubes orange orange orange orange orange
"""
AT_SEA = """
1 sail duo
? stop
1 stop
"""


def started(mine: str = BOTH, theirs: str = YELLOW, cards: str = "yellow yellow", last: str = AT_SEA) -> str:
    """A record up to the start of seat 0's third turn.

    Seat 0 has brought figures of Venice home and holds a red, a blue and a green card; the duo of seat 1, red and blue, carries something.
    A peasant stands in Constantinople.
    """
    return f"""
    {SETUP}
    chance cubes black black black black black black yellow pink pink green
    chance cubes black pink pink green green red red blue orange yellow
    chance cards orange pink red blue blue yellow yellow yellow {cards}
    ? sail trio, sail duo, sail solo        # nothing is at sea yet: the start is not asked
    0 sail trio
    {mine}
    0 wind orange
    0 wind pink
    0 on                                    # Modone, where two players draw no cards
    1 sail duo
    {theirs}
    1 stop
    ? raid 1.duo red blue, raid 1.duo blue blue, no-raid
    0 no-raid
    0 sail trio
    0 on
    0 wind blue
    0 on                                    # Constantinople: the figures are stored
    chance cards green
    0 end
    {last}
    """


def parse(script: str) -> list[Event | list[str]]:
    """The events of a script, and the lists of legal moves between them."""
    found: list[Event | list[str]] = []
    for line in filter(str.strip, script.splitlines()):
        who, _, rest = line.split("#")[0].strip().partition(" ")
        if who == "?":
            found.append(rest.split(", "))
        elif rest.startswith(("cubes ", "cards ")):
            word, *colors = rest.split()
            found += [(who, f"{word[:-1]} {color}") for color in colors]
        else:
            found.append((who if who == "chance" else int(who), rest))
    return found


class Record:
    """A record that is replayed event by event, with what the last event did."""

    def __init__(self, script: str, **changes: Any) -> None:
        game = find("golden-horn")
        changes.setdefault("dominio", {"mercenaries": 4})
        self.match = Match(game, 2, options={"dominio": True}, figures=game.corrected(changes))
        self.happened: list[Any] = []
        self.follow(script)

    def follow(self, script: str) -> Record:
        for step in parse(script):
            if isinstance(step, list):
                assert self.match.moves() == step
            else:
                by, move = step
                assert self.match.actor == by, move
                self.happened = self.match.play(move)
        text = dumps(self.match)
        again = replay(text.encode(), complete=False)
        assert (again.events, again.moves(), dumps(again)) == (self.match.events, self.match.moves(), text)
        return self

    def refuses(self, by: int, move: str) -> str:
        """The rule that refuses this as the record's next line; the line and what is legal there are told."""
        lines = [line for line in dumps(self.match).splitlines() if not line.startswith('{"scores"')]
        text = "\n".join([*lines, json.dumps({"by": by, "move": move})])
        with pytest.raises(RecordError) as refused:
            replay(text.encode(), complete=False)
        assert refused.value.line == len(lines) + 1
        assert refused.value.legal == self.match.moves()
        return refused.value.rule

    @property
    def point(self) -> str:
        point: str = self.match.view(None).point
        return point

    @property
    def warehouse(self) -> dict[str, int]:
        """What seat 0 has stored."""
        warehouse: dict[str, int] = self.match.view(0).table[0].warehouse
        return warehouse

    def peasants(self, port: str) -> int:
        """How many peasants lie in a port."""
        lying: int = self.match.view(None).ports[port].get("peasants", 0)
        return lying
