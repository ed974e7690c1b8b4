"""One sheet against the dice, solved exactly: how many yellow dice to buy for Corinth's last roll.

With three or four players the last round's first player has one turn, before all others, so what it can reach depends on the roll alone.
For each number of dice every roll is gone through, weighted by its probability; a turn is worth the most points that its groups allow.
What a group brings does not depend on the others, so each is solved once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from emporion.engine.contract import CHANCE, OVER
from emporion.games.corinth.codes import BUYING, CHOOSING, DISCARD, STEWARD
from emporion.players.endgame import Endgame

if TYPE_CHECKING:
    from emporion.engine.match import Match
    from emporion.games.corinth.state import Corinth

Option = tuple[int, int]
"""A choice after a roll: a district and its number of dice, or -1 and the value of the Steward's walk, or -2 for nothing."""


def is_last_roll(match: Match) -> bool:
    """Whether a seat buys dice for the last roll and has its whole last turn before the others."""
    state = cast("Corinth", match.state)
    return match.players > 2 and state.actor >= 0 and state.point == BUYING and state.round == state.rounds - 1


def expected_points(match: Match) -> dict[str, float] | None:
    """For each number of dice the points that the seat has on average after its last turn; None if a turn has too many walks."""
    assert is_last_roll(match)
    spare = cast("Corinth", match.spare_state())
    found = {}
    for code in match.state.legal():
        spare.become(match.state)
        spare.play(code)
        points = _before_roll(match, spare) if spare.actor == CHANCE else None
        if points is None:
            return None
        found[match.game.text(match.state, code)] = points
    return found


def _before_roll(match: Match, state: Corinth) -> float | None:
    """The points of the seat on average over every roll."""
    seat, solver = state.seat, Endgame(state)
    rolled, taken = cast("Corinth", match.spare_state()), cast("Corinth", match.spare_state())
    known: dict[Option, int | None] = {}
    total = 0.0
    for code, weight in state.chances():
        rolled.become(state)
        rolled.play(code)
        best = _after_roll(rolled, seat, solver, taken, known)
        if best is None:
            return None
        total += weight * best
    return total


def _after_roll(rolled: Corinth, seat: int, solver: Endgame, taken: Corinth, known: dict[Option, int | None]) -> int | None:
    """The most points that the seat can have after this roll."""
    if rolled.actor == OVER or rolled.seat != seat or rolled.turn > 0:  # R7, or a turn without a choice
        return rolled.score(seat)
    if rolled.point != CHOOSING:  # the only group was taken
        return solver.most_points(rolled)
    white, yellow, value = rolled.white, rolled.yellow, rolled.value
    best = 0
    for code in rolled.legal():
        district = code % 10
        option = (
            (-2, 0) if code >= DISCARD else (-1, value[district]) if code >= STEWARD else (district, white[district] + yellow[district])
        )
        if option not in known:
            taken.become(rolled)
            taken.play(code)
            known[option] = taken.score(seat) if taken.turn > 0 or taken.actor == OVER else solver.most_points(taken)
        points = known[option]
        if points is None:
            return None
        best = max(best, points)
    return best
