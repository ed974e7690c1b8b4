"""A player that searches: its budget, its threads, and its advice."""

from __future__ import annotations

import threading
import time
from math import inf

import msgspec

from emporion.engine.contract import CHANCE, OVER
from emporion.engine.match import Event, Match
from emporion.engine.random import Random
from emporion.engine.state import State
from emporion.players import registry
from emporion.players.limits import NONE
from emporion.players.parallel import Progress, Slices, Work, finish, simulate_in_slices
from emporion.players.search import Search

MAX_NODES = 1 << 17
MAX_CONTINUATION = 12
NODE_BYTES = 120
"""The memory of a tree's node: six integers, and three sums for each of four seats."""
SOLVER_PART = 0.5
"""The part of a decision's time that the solver may take; the rest is for the search if there is no solution."""


class Budget(msgspec.Struct, frozen=True):
    """The budget of a player: simulations for a decision, milliseconds for a whole turn, or both; and the number of threads."""

    simulations: int | None = None
    milliseconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.simulations is None and self.milliseconds is None:
            raise ValueError("a budget needs simulations or milliseconds")
        if self.threads < 1 or any(part is not None and part <= 0 for part in (self.simulations, self.milliseconds)):
            raise ValueError("a budget is positive")

    @property
    def nodes(self) -> int:
        """The capacity of a tree: each simulation adds at most one node, a turn keeps its tree, and each thread has the nodes of all."""
        return min(MAX_NODES, 2 * self.simulations + 1024) if self.simulations else MAX_NODES


class Prospect(msgspec.Struct, frozen=True):
    """The prospect of a move: how often it was tried, and what its seat may expect."""

    move: str
    visits: int
    share: float
    """The share of victory: the probability to win, with shared victories counted by their share."""
    points: float
    reward: float
    """The value that the search maximizes: the share of victory and a small part for the margin."""


class Advice(msgspec.Struct, frozen=True):
    """The result of a search, its best move first."""

    seat: int
    prospects: list[Prospect]
    moves: list[str]
    """The expected continuation, up to the next chance event."""
    simulations: int
    seconds: float
    is_solved: bool
    """Whether the rest of the game was solved, not searched."""
    shares: list[float] = []
    """The share of victory of every seat; empty if the rest was solved."""

    @property
    def move(self) -> str:
        return self.prospects[0].move


class Thinker:
    """A player with a budget. It keeps its tree during its turn, until a chance event."""

    def __init__(
        self,
        budget: Budget,
        *,
        solves_endings: bool = True,
        exploration: float | None = None,
        urgency: float | None = None,
        turns: int | None = None,
        evaluation: registry.Evaluation = "hand",
    ) -> None:
        self.budget = budget
        self.solves_endings = solves_endings
        self.exploration = exploration  # this and the next override what the knowledge of the game asks for
        self.urgency = urgency
        self.evaluation = evaluation
        self.turns = turns  # overrides the number of turns after which a rollout is cut
        self._searches: list[Search] = []
        self._solver: registry.Solver | None = None
        self._spare: State | None = None
        self._table: tuple[object, ...] = ()
        self._events: list[Event] = []
        self._codes: dict[str, int] = {}
        self._rooted = False  # whether the trees begin at the last decision: a solved one leaves them behind
        self._spent = 0.0
        self._cancelled = threading.Event()

    def choose(self, match: Match, rng: Random) -> str:
        """The best move after thinking for the budget."""
        return self.think(match, rng).move

    def cancel(self) -> None:
        """Stop thinking at once, from another thread; `think` then answers with what it has."""
        self._cancelled.set()
        if self._solver is not None:
            self._solver.cancel()
        for search in self._searches:
            search.cancel()

    @property
    def tree_bytes(self) -> int:
        """The size of the trees that are kept for the next decision: each search has two."""
        return len(self._searches) * 2 * NODE_BYTES * self.budget.nodes

    def goes_on(self, match: Match) -> bool:
        """Whether the trees of the last decision serve for this one, too."""
        return self._rooted and self._find_played(match) != NONE

    def drop_trees(self) -> None:
        """Free the memory of the trees. The next decision is searched from its beginning, within the same turn's time."""
        self._searches, self._solver, self._rooted = [], None, False

    def begin_anew(self) -> None:
        """Let the next search begin with empty trees, as for another game; their memory is kept."""
        self._rooted, self._codes = False, {}

    def think(self, match: Match, rng: Random, progress: Progress | None = None) -> Advice:
        """Search for the best move of the seat whose turn it is. The seed is drawn from `rng`."""
        return finish(self.think_in_slices(match, rng, progress))

    def think_in_slices(self, match: Match, rng: Random, progress: Progress | None = None) -> Slices[Advice]:
        """Search in slices. The time of other work between them does not count."""
        begin = time.perf_counter()
        seed = rng.word()
        self._cancelled.clear()
        played = self._find_played(match)
        rooted, self._rooted = self._rooted, False  # if this search is given up, its trees cannot be used
        if played == NONE:
            self._spent = 0.0
        solved = self._solve(match, begin) if self.solves_endings else None
        paused = 0.0
        if solved is not None:
            advice = solved
        else:
            advice, paused = yield from self._search(match, seed, played if rooted else NONE, begin, progress)
            self._rooted = True
        self._events = list(match.events)
        self._codes = {match.game.text(match.state, code): code for code in match.state.legal()}
        self._spent += time.perf_counter() - begin - paused
        return advice

    # The turn that is being played.

    def _find_played(self, match: Match) -> int:
        """The code of the only move since the last search, if the same seat made it and has the turn again; otherwise NONE."""
        table = _table(match)
        if table != self._table:
            self._table, self._searches, self._solver = table, [], None
            return NONE
        before = len(self._events)
        if len(match.events) != before + 1 or match.events[before].by != match.state.actor or match.events[:before] != self._events:
            return NONE
        return self._codes.get(match.events[before].move, NONE)

    def _solve(self, match: Match, begin: float) -> Advice | None:
        if self._solver is None:
            self._solver = registry.solver(match)
        seconds = SOLVER_PART * self._allowance() if self.budget.milliseconds is not None else inf
        solution = self._solver.solve(match.state, seconds) if self._solver else None
        if solution is None:
            return None
        prospects = [Prospect(match.game.text(match.state, code), 0, share, points, reward) for code, reward, share, points in solution]
        prospects.sort(key=lambda found: -found.reward)
        return Advice(match.state.actor, prospects, [prospects[0].move], 0, time.perf_counter() - begin, True)

    # The search.

    def _search(self, match: Match, seed: int, played: int, begin: float, progress: Progress | None) -> Slices[tuple[Advice, float]]:
        """Search, and return an advice and the seconds of the pauses between its slices."""
        if not self._searches:
            self._searches = [self._new_search(match) for _ in range(self.budget.threads)]
            self._spare = match.spare_state()
        kept = self._searches[0].begin(match.state, seed, played)
        for number, search in enumerate(self._searches[1:], 1):
            search.begin(match.state, seed + number)
        work = self._work(kept, begin, progress)
        done = yield from simulate_in_slices(self._searches, work)
        return self._advice(match, done, time.perf_counter() - work.begin), work.paused

    def _new_search(self, match: Match) -> Search:
        knowledge = registry.knowledge(match, self.evaluation)
        if self.turns is not None:
            knowledge.turns = self.turns
        exploration = knowledge.exploration if self.exploration is None else self.exploration
        urgency = knowledge.urgency if self.urgency is None else self.urgency
        return Search(match.spare_state(), match.spare_state(), knowledge, self.budget.nodes, exploration, urgency)

    def _work(self, kept: int, begin: float, progress: Progress | None) -> Work:
        """The work that the budget allows, less the simulations kept from the turn's last decision."""
        wanted = None
        if self.budget.simulations is not None:
            wanted = max(self.budget.simulations - kept, self.budget.simulations // 4, 1)
        end = begin + self._allowance() if self.budget.milliseconds is not None else None
        return Work(wanted, begin, end, self._cancelled, progress)

    def _allowance(self) -> float:
        """Seconds for this decision: 60 % of the rest of the turn's time, so that most goes to first decisions, whose tree is kept."""
        assert self.budget.milliseconds is not None
        return max(self.budget.milliseconds / 1000 - self._spent, 0.0) * 0.6

    def _advice(self, match: Match, done: int, seconds: float) -> Advice:
        prospects = [
            Prospect(match.game.text(match.state, code), visits, share / visits, points / visits, reward / visits)
            for code, visits, reward, share, points in self._searches[0].seen()
        ]
        prospects.sort(key=lambda found: (-found.visits, -found.reward))
        if not prospects:  # cancelled before the first simulation
            prospects = [Prospect(move, 0, 0.0, 0.0, 0.0) for move in match.moves()]
        return Advice(
            match.state.actor, prospects, self._continuation(match, prospects[0].move), done, seconds, False, self._shares(match.players)
        )

    def _shares(self, players: int) -> list[float]:
        """The share of victory of every seat at the root."""
        known = [[search.tree.known(0, seat) for seat in range(players)] for search in self._searches]
        visits = sum(found[0][1] for found in known)
        return [sum(found[seat][3] for found in known) / visits for seat in range(players)] if visits else []

    def _continuation(self, match: Match, move: str) -> list[str]:
        """The expected continuation as move texts, while it was visited often and until a chance event."""
        state = self._spare
        assert state is not None
        state.become(match.state)
        state.guess(match.state.actor, Random(0))
        found: list[str] = []
        for seat, code in self._searches[0].line(8)[:MAX_CONTINUATION]:
            if state.actor in (CHANCE, OVER) or state.actor != seat or code not in state.legal():
                break
            found.append(match.game.text(state, code))
            state.step(code)
        return found if found and found[0] == move else [move]


def _table(match: Match) -> tuple[object, ...]:
    """The values that two matches must share for one to use the other's tree."""
    return (match.game.name, match.players, match.first, tuple(sorted(match.options.items())), id(match.components))
