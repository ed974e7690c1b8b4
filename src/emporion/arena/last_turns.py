"""The end of Golden Horn, solved exactly: the last turn of a game, or the last but one.

Once the end is announced, the seat to the right of the starting player has the last turn. In it nothing is random that still counts: the
cards that are drawn are not used any more. In the turn before, the seat does not see the hand of the last one. All hands that it can hold
are gone through, each with its probability when unseen cards lie anywhere alike (as in `guess`), and so are all cubes that can be drawn
where the last seat might load them. Each seat maximizes its own reward, as in the search. With Dominio da Mar only the last turn is solved:
in the turn before, cards are drawn before the last conquests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import comb
from typing import TYPE_CHECKING, cast

from emporion.engine.contract import CHANCE, OVER
from emporion.games.golden_horn.codes import DRAWING, KIND_COUNT, THING_COUNT, VENICE
from emporion.players.golden_horn import SPAN
from emporion.players.limits import MARGIN_PART

if TYPE_CHECKING:
    from emporion.engine.match import Match
    from emporion.games.golden_horn.state import GoldenHorn

MAX_WORK = 200_000
"""The limit on moves tried: about a second."""
MAX_HANDS = 300
"""The limit on the hands that the last seat can hold."""
Rewards = list[float]
"""The reward of each seat."""
Hand = tuple[int, ...]
"""How many cards of each color."""


class TooMuchWork(Exception):
    """A position would take more than the bound."""


def turns_left(match: Match) -> int | None:
    """How many turns follow the one that is played; None if the end has not been announced or no seat is asked."""
    state = cast("GoldenHorn", match.state)
    if not state.announced or state.actor < 0:
        return None
    return (match.first - 1 - state.actor) % match.players


def is_solvable(match: Match) -> bool:
    """Whether this is the last turn, or the last but one without Dominio da Mar."""
    left = turns_left(match)
    return left == 0 or (left == 1 and not match.options["dominio"])


class LastTurns:
    """Solves one position."""

    def __init__(self, match: Match, bound: int = MAX_WORK) -> None:
        assert is_solvable(match)
        self._match = match
        self._state = cast("GoldenHorn", match.state)
        self._seat = self._state.actor
        self._next = None if turns_left(match) == 0 else (self._seat + 1) % match.players
        self._hands = [] if self._next is None else list(possible_hands(self._state, self._seat, self._next))
        self._frames: list[GoldenHorn] = []
        self._left = bound

    def solve(self) -> dict[str, float] | None:
        """The reward that each move brings to its seat when all play well; None if it takes too much work."""
        found: dict[str, float] = {}
        if len(self._hands) > MAX_HANDS:
            return None
        try:
            for code in self._state.legal():
                frame = self._frame(0)
                frame.become(self._state)
                self._play(frame, code)
                found[self._match.game.text(self._state, code)] = self._value(0)[self._seat]
        except TooMuchWork:
            return None
        return found

    def _frame(self, depth: int) -> GoldenHorn:
        """The state for the position at this depth, made when it is first needed."""
        while len(self._frames) <= depth:
            self._frames.append(cast("GoldenHorn", self._match.spare_state()))
        return self._frames[depth]

    def _play(self, state: GoldenHorn, code: int) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooMuchWork
        state.play(code)

    def _value(self, depth: int, dealt: bool = False) -> Rewards:
        """The rewards from this frame on. `dealt`: the hand of the last seat is that of the frame."""
        state = self._frame(depth)
        if state.actor == OVER:
            return rewards(state.points())
        if state.seat == self._next and not dealt:
            return self._over_hands(depth)
        if state.actor == CHANCE:
            return self._over_chance(depth, dealt)
        best: Rewards = []
        seat = state.actor
        for code in state.legal():
            below = self._frame(depth + 1)
            below.become(state)
            self._play(below, code)
            found = self._value(depth + 1, dealt)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def _over_hands(self, depth: int) -> Rewards:
        """The average over the hands that the last seat can hold; it sees its own."""
        assert self._next is not None
        total = [0.0] * self._match.players
        for hand, weight in self._hands:
            below = self._frame(depth + 1)
            below.become(self._frame(depth))
            below.hold(self._next, hand)
            total = [sum_ + weight * part for sum_, part in zip(total, self._value(depth + 1, dealt=True), strict=True)]
        return total

    def _over_chance(self, depth: int, dealt: bool) -> Rewards:
        """The average over what is drawn; one result stands for all if none of them matters any more."""
        state = self._frame(depth)
        below = self._frame(depth + 1)
        if state.point == DRAWING or not self._matters(state):
            below.become(state)
            self._play(below, state.chances()[0][0])
            return self._value(depth + 1, dealt)
        total = [0.0] * self._match.players
        for filled, weight in self._filled(state):
            below.become(filled)
            total = [sum_ + weight * part for sum_, part in zip(total, self._value(depth + 1, dealt), strict=True)]
        return total

    def _matters(self, state: GoldenHorn) -> bool:
        """Whether the cubes that fill a port can still count: figures (D9), or cargo for a boat of the last seat that lies there."""
        if state.dominio:
            return True
        place = 0 if state.harbor == VENICE else state.last
        if self._next is None or state.seat == self._next:
            return False
        return any(state.at[KIND_COUNT * self._next + kind] == place for kind in range(KIND_COUNT))

    def _filled(self, state: GoldenHorn) -> list[tuple[GoldenHorn, float]]:
        """Every way in which a port can be filled, the order of the cubes aside, with its probability."""
        start = cast("GoldenHorn", self._match.spare_state())
        start.become(state)
        harbor = state.harbor
        filling: dict[object, tuple[GoldenHorn, float]] = {_contents(start, harbor): (start, 1.0)}
        done: dict[object, tuple[GoldenHorn, float]] = {}
        while filling:
            following: dict[object, tuple[GoldenHorn, float]] = {}
            for before, (filled, weight) in filling.items():
                drawn = []
                for code, chance in filled.chances():
                    after = cast("GoldenHorn", self._match.spare_state())
                    after.become(filled)
                    self._play(after, code)
                    if _contents(after, harbor) != before:  # D4: a white cube that goes back into the bag changes nothing
                        drawn.append((after, chance))
                total = sum(chance for _, chance in drawn)
                for after, chance in drawn:
                    is_filling = after.actor == CHANCE and after.point == filled.point and after.boat == filled.boat
                    kept = following if is_filling and after.at[after.boat] == filled.at[filled.boat] else done
                    key = _contents(after, harbor)
                    kept[key] = (after, kept.get(key, (after, 0.0))[1] + weight * chance / total)
            filling = following
        return list(done.values())


def possible_hands(state: GoldenHorn, seat: int, other: int) -> Iterator[tuple[Hand, float]]:
    """Every hand that another seat can hold as far as a seat knows, with its probability: drawn from all cards that it does not see."""
    unseen = list(state.pile)
    for owner in range(state.players):
        if owner != seat:
            unseen = [number + state.held(owner, color) for color, number in enumerate(unseen)]
    size = state.cards[other]
    ways = comb(sum(unseen), size)
    for hand in product(*(range(min(number, size) + 1) for number in unseen)):
        if sum(hand) == size:
            weight = 1
            for number, held in zip(unseen, hand, strict=True):
                weight *= comb(number, held)
            yield hand, weight / ways


def _contents(state: GoldenHorn, harbor: int) -> object:
    """What lies in a port, in the bag and in the supplies."""
    return tuple(state.port_count(harbor, thing) for thing in range(THING_COUNT)), tuple(state.bag), state.supply, state.outside


def rewards(points: Sequence[int]) -> Rewards:
    """The reward of each seat as in the search: the share of victory, and a small part for the margin."""
    best = max(points)
    share = 1 / list(points).count(best)
    found = []
    for seat, mine in enumerate(points):
        rival = max(theirs for other, theirs in enumerate(points) if other != seat)
        lead = min(1.0, max(0.0, 0.5 + (mine - rival) / (2 * SPAN)))
        found.append((1 - MARGIN_PART) * (share if mine == best else 0.0) + MARGIN_PART * lead)
    return found
