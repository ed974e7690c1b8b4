"""Look back at a record with the search's statistics: `python docs/analyse_record.py game.emp.jsonl` prints the decisions that cost most.

At each decision a search with so many simulations says for every legal move how often it was tried and what share of victory it promises.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from emporion import Match, Random, games
from emporion.players.search_player import Budget, Thinker

SIMULATIONS = 1000


class Decision(NamedTuple):
    """A decision of a record beside the search's best one."""

    event: int
    seat: int
    played: str
    best: str
    expected: float
    """The share of victory that the search expects for the seat."""
    cost: float
    """How much less the played move promises."""
    exact: bool
    """Whether the rest of the game is solved."""


def analyse(record: Path, simulations: int = SIMULATIONS) -> list[Decision]:
    """The decisions of a record that had a choice, in order."""
    played = games.replay(record.read_bytes(), complete=False)
    again = Match(played.game, played.players, first=played.first, options=played.options, figures=played.figures)
    found = []
    for number, event in enumerate(played.events):
        if event.by != "chance" and len(again.moves()) > 1:
            advice = Thinker(Budget(simulations)).think(again, Random(number))
            shares = {prospect.move: prospect.share for prospect in advice.prospects}
            best = advice.prospects[0]
            cost = max(0.0, best.share - shares.get(event.move, best.share))
            found.append(Decision(number, advice.seat, event.move, best.move, best.share, cost, advice.is_solved))
        again.play(event.move)
    return found


if __name__ == "__main__":
    decisions = analyse(Path(sys.argv[1]))
    for found in sorted(decisions, key=lambda found: -found.cost)[:10]:
        solved = "solved" if found.exact else f"expected {found.expected:.0%}"
        print(f"event {found.event}, seat {found.seat}: {found.played}, best {found.best} ({solved}), cost {found.cost:.1%}")
