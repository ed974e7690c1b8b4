"""Looking back at a game: moves compared by equal numbers of simulations, and chance compared with its average.

A search gives its best move most simulations, and the best of many noisy values is too high. So moves are compared by searches of their
own, of equal length and with the same seed.
"""

from __future__ import annotations

from collections.abc import Sequence

from emporion.engine.contract import CHANCE, OVER
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.players import registry
from emporion.players.limits import NONE
from emporion.players.parallel import Slices
from emporion.players.search import Search
from emporion.players.search_player import Budget, Prospect

MAX_RUN = 100
"""The simulations that are run without a pause."""
SAMPLES = 16
"""The results of chance that stand for all of them."""


def assess_moves(
    match: Match, moves: Sequence[str], simulations: int, rng: Random, evaluation: registry.Evaluation = "best"
) -> Slices[list[tuple[Prospect, list[float]]]]:
    """For each move its prospect for the seat that is asked, and the share of victory of every seat after it."""
    seed, seat = rng.word(), match.state.actor
    search = _new_search(match, simulations, evaluation)
    found = []
    for move in moves:
        code = match.code(move)
        search.begin(match.state, seed)
        search.insist(code)
        yield from _run(search, simulations)
        search.insist(NONE)
        node = search.tree.spot(0, seat, code)
        known = [search.tree.known(node, number) for number in range(match.players)]
        _, visits, reward, share, points = known[seat]
        prospect = Prospect(move, visits, share / visits, points / visits, reward / visits)
        found.append((prospect, [shares / visits for _, _, _, shares, _ in known]))
    return found


def measure_luck(match: Match, fell: Sequence[str], simulations: int, rng: Random) -> Slices[list[float]]:
    """What the results of chance that fell changed for every seat, compared with the average of results that could have fallen.

    `match` stands before them. Each of SAMPLES results is searched with a part of the simulations and a seed of its own; the result that
    fell is searched with the same seeds. As it is one of those that could fall, luck is 0 on average, however wrong the searches are. They
    see what is hidden: otherwise the value would change from one seat's search to the next although nothing has happened. A result after
    which the rest can be solved is solved. In a record that ends before chance is done, the rest is drawn.
    """
    seed, each = rng.word(), max(1, simulations // (2 * SAMPLES))
    values, spare, fallen = _Values(match, each), match.spare_state(), match.spare_state()
    after = match.copy()
    for text in fell:
        after.play(text)
    luck = [0.0] * match.players
    for sample in range(SAMPLES):
        for state, start in ((spare, match.state), (fallen, after.state)):
            state.become(start)
            drawing = Random(seed, sample)
            while state.actor == CHANCE:
                state.step(state.draw(drawing))
        average = yield from values.value(spare, seed + sample)
        actual = yield from values.value(fallen, seed + sample)
        luck = [sum_ + (now - then) / SAMPLES for sum_, now, then in zip(luck, actual, average, strict=True)]
    return luck


class _Values:
    """The shares of victory of every seat in positions of a match, all with as many simulations, or solved."""

    def __init__(self, match: Match, simulations: int) -> None:
        self._simulations = simulations
        self._search = _new_search(match, simulations)
        self._search.open()
        self._solver = registry.solver(match)

    def value(self, state: State, seed: int) -> Slices[list[float]]:
        """The share of victory of every seat."""
        if state.actor == OVER:
            winners = state.leaders()
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        solution = self._solver.solve(state) if self._solver else None
        mine = max(solution, key=lambda found: found[1])[2] if solution else None
        if mine is not None and state.players == 2:
            return divide(mine, state.actor, [0.5, 0.5])
        self._search.begin(state, seed)
        yield from _run(self._search, self._simulations)
        found = [self._search.tree.known(0, seat)[3] / self._simulations for seat in range(state.players)]
        return found if mine is None else divide(mine, state.actor, found)


def divide(mine: float, seat: int, shares: Sequence[float]) -> list[float]:
    """The shares of every seat if that of one is known: the others divide the rest as in `shares`, or evenly."""
    others, even = sum(shares) - shares[seat], 1 / (len(shares) - 1)
    return [mine if number == seat else (1 - mine) * (share / others if others > 0 else even) for number, share in enumerate(shares)]


def _run(search: Search, simulations: int) -> Slices[None]:
    for done in range(0, simulations, MAX_RUN):
        search.run(min(MAX_RUN, simulations - done))
        yield


def _new_search(match: Match, simulations: int, evaluation: registry.Evaluation = "best") -> Search:
    knowledge, capacity = registry.knowledge(match, evaluation), Budget(simulations=simulations).nodes
    return Search(match.spare_state(), match.spare_state(), knowledge, capacity, knowledge.exploration, knowledge.urgency)
