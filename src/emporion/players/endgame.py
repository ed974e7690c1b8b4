"""The end of a Corinth game, solved exactly: once the last roll has fallen nothing is random any more and nothing is hidden.

Every seat maximizes its own reward (max^n), turn by turn. In a seat's last turn nothing of its sheet matters afterwards but its points and
its gold (E3), and more of them is never worse; so of all ways to leave the same harbor and the same bonuses only the best one is followed,
and of all walks to one spot only the cheapest. The work is counted in moves tried and spots visited, and bounded: beyond the bound, after
`cancel` or when the time is up there is no answer, and the search is asked.
"""

from __future__ import annotations

import time
from array import array

import cython

from emporion.games.corinth.codes import FINISHED, RANK_FACTOR, SPOTS, STEP, STOP, WALKING
from emporion.players.corinth import SPAN
from emporion.players.limits import MARGIN_PART, SEATS

if not cython.compiled:
    from emporion.games.corinth.paths import Paths
    from emporion.games.corinth.state import Corinth
    from emporion.players.last_round import ends, left, settled, whole

MAX_DECISIONS = 160
"""The most decisions in a round: four turns with a whole walk, some shops and buildings."""
MAX_TURNS = 5
MAX_WORK = 500_000
"""The limit on moves tried and spots visited: about a sixth of a second."""
WORK_BETWEEN_CHECKS = 1000
"""The work, a fraction of a millisecond, after which other threads may run and the clock is read."""
MAX_KNOWN_POSITIONS = 50_000
"""The number of solved positions that are remembered: about 10 MB."""


class Endgame:
    """Solves positions of one match. `start` is any state of it."""

    def __init__(self, start: Corinth, bound: int = MAX_WORK) -> None:
        self.frames = [start.copy()]
        self.leaves: list[list[Corinth]] = [[] for _ in range(MAX_TURNS)]
        self.places: list[dict[int, int]] = [{} for _ in range(MAX_TURNS)]
        self.paths = [Paths() for _ in range(SEATS)]
        self.ranks = array("i", bytes(4 * SEATS * (MAX_DECISIONS + 1)))
        self.known: dict[int, tuple[int, ...]] = {}
        self.bound = bound
        self.work = 0
        self.next_check = 0
        self.end = 0.0
        self.stopped = False
        self.share = 0.0

    def solve(self, state: Corinth, seconds: float = float("inf")) -> list[tuple[int, float, float, float]] | None:
        """Solve a position: for each move the reward, share of victory and points of its seat if all play well.

        None before the last roll, beyond the bound or the `seconds`, or when cancelled.
        """
        if not settled(state):
            return None
        self.work = 0
        self.next_check = 0
        self.end = time.perf_counter() + seconds
        self.stopped = False
        found = self.compare(state)
        self.known.clear()
        return found

    def most_points(self, state: Corinth) -> int | None:
        """The most points that a seat can have at the end of its last turn, whatever it leaves to the others; None beyond the bound."""
        frame: Corinth = self.frames[0]
        leaf: Corinth
        seat: cython.int = state.seat
        turn: cython.int = state.turn
        best: cython.int = 0
        i: cython.int
        self.work = 0
        self.next_check = 0
        self.end = float("inf")
        self.stopped = False
        self.places[turn].clear()
        frame.become(state)
        for i in range(self.collect(0, seat, turn, 0)):
            leaf = self.leaves[turn][i]
            best = max(best, leaf.score(seat))
        return None if self.stopped else best

    def cancel(self) -> None:
        """Stop solving, from another thread."""
        self.stopped = True

    def compare(self, state: Corinth) -> list[tuple[int, float, float, float]] | None:
        """The value of each move; None once the solver has been stopped."""
        found: list[tuple[int, float, float, float]] = []
        for code in state.legal():
            frame: Corinth = self.frames[0]
            frame.become(state)
            frame.play(code)
            self.spend(1)
            self.outcome(0)
            if self.stopped:
                return None
            reward = self.reward(0, state.seat, state.players)
            points = self.ranks[state.seat] // RANK_FACTOR
            found.append((code, reward, self.share, float(points)))
        return found

    def spend(self, work: cython.int) -> None:
        """Count some work. Stop beyond the bound."""
        self.work += work
        if self.work > self.bound:
            self.stopped = True
        if self.work >= self.next_check:
            self.next_check = self.work + WORK_BETWEEN_CHECKS
            self.check()

    def check(self) -> None:
        """Let other threads run, which may cancel; stop when the time is up."""
        with cython.nogil:
            pass
        if time.perf_counter() > self.end:
            self.stopped = True

    def frame(self, depth: cython.int) -> Corinth:
        """The state for the position at this depth, made when it is first needed."""
        while len(self.frames) <= depth:
            start: Corinth = self.frames[0]
            self.frames.append(start.copy())
        found: Corinth = self.frames[depth]
        return found

    def outcome(self, depth: cython.int) -> None:
        """Write the ranks that follow from this frame when all play well."""
        state: Corinth = self.frames[depth]
        if self.stopped:
            return
        if state.point == FINISHED:
            self.rank(state, depth)
        elif ends(state):
            self.last(depth)
        else:
            self.first(depth)

    def rank(self, state: Corinth, depth: cython.int) -> None:
        """E1, E3: write the ranks of a finished game."""
        seat: cython.int
        for seat in range(state.players):
            self.ranks[SEATS * depth + seat] = state.rank(seat)

    # A turn after which its seat has another one: everything on its sheet matters.

    def first(self, depth: cython.int) -> None:
        """Follow every way to play on; positions that were met before are not solved again."""
        state: Corinth = self.frames[depth]
        seat: cython.int = state.seat
        answers: cython.int = state.answers
        players: cython.int = state.players
        below: Corinth = self.frame(depth + 1)
        i: cython.int
        best: cython.double = -1.0
        reward: cython.double
        key: cython.ulonglong = whole(state)
        met = self.known.get(key)
        if met is not None:
            for i in range(players):
                self.ranks[SEATS * depth + i] = met[i]
            return
        for i in range(answers):
            below.assign(state)
            below.play(state.answer[i])
            self.spend(1)
            self.outcome(depth + 1)
            reward = self.reward(depth + 1, seat, players)
            if reward > best:
                best = reward
                self.copy_ranks_up(depth, depth + 1)
        if len(self.known) < MAX_KNOWN_POSITIONS and not self.stopped:
            self.known[key] = tuple([self.ranks[SEATS * depth + i] for i in range(players)])

    def copy_ranks_up(self, depth: cython.int, below: cython.int) -> None:
        """Copy the ranks of the frame below to this one."""
        seat: cython.int
        for seat in range(SEATS):
            self.ranks[SEATS * depth + seat] = self.ranks[SEATS * below + seat]

    def reward(self, depth: cython.int, seat: cython.int, players: cython.int) -> cython.double:
        """The reward as in the search: the share of victory, and a small part for the margin."""
        other: cython.int
        mine: cython.int = self.ranks[SEATS * depth + seat]
        best: cython.int = -1
        equals: cython.int = 1
        lead: cython.double
        for other in range(players):
            if other != seat:
                if self.ranks[SEATS * depth + other] > best:
                    best = self.ranks[SEATS * depth + other]
                if self.ranks[SEATS * depth + other] == mine:
                    equals += 1
        self.share = 0.0 if best > mine else 1.0 / equals
        lead = 0.5 + (mine // RANK_FACTOR - best // RANK_FACTOR) / (2.0 * SPAN)
        lead = 0.0 if lead < 0.0 else 1.0 if lead > 1.0 else lead
        return (1.0 - MARGIN_PART) * self.share + MARGIN_PART * lead

    # A seat's last turn.

    def last(self, depth: cython.int) -> None:
        """Collect the best result for each harbor that the turn can leave, then follow these."""
        state: Corinth = self.frames[depth]
        seat: cython.int = state.seat
        turn: cython.int = state.turn
        players: cython.int = state.players
        leaf: Corinth
        number: cython.int
        i: cython.int
        best: cython.double = -1.0
        reward: cython.double
        below: Corinth = self.frame(depth + 1)
        self.places[turn].clear()
        number = self.collect(depth, seat, turn, 0)
        for i in range(number):
            leaf = self.leaves[turn][i]
            below.assign(leaf)
            self.outcome(depth + 1)
            reward = self.reward(depth + 1, seat, players)
            if reward > best:
                best = reward
                self.copy_ranks_up(depth, depth + 1)

    def collect(self, depth: cython.int, seat: cython.int, turn: cython.int, number: cython.int) -> cython.int:
        """Continue this turn in every way and collect its leaves; `number` are known before, and the new number is returned."""
        state: Corinth = self.frames[depth]
        below: Corinth = self.frame(depth + 1)
        i: cython.int
        if self.stopped:
            return number
        if state.turn != turn or state.point == FINISHED:
            return self.keep(state, seat, turn, number)
        if state.point == WALKING:
            return self.collect_walks(depth, seat, turn, number)
        for i in range(state.answers):
            below.assign(state)
            below.play(state.answer[i])
            self.spend(1)
            number = self.collect(depth + 1, seat, turn, number)
        return number

    def collect_walks(self, depth: cython.int, seat: cython.int, turn: cython.int, number: cython.int) -> cython.int:
        """S3, S4: to each spot that can be reached, the cheapest walk."""
        state: Corinth = self.frames[depth]
        below: Corinth = self.frame(depth + 1)
        paths: Paths = self.paths[seat]
        visits: cython.int = paths.visits
        end: cython.int
        more: cython.int
        paths.search(state.at[seat], state.walked[seat], state.walk_value + state.walk_adjustment() - state.steps)
        self.spend(paths.visits - visits)
        for end in range(SPOTS):
            more = self.cheapest(state, paths, end)
            if more >= 0:
                below.assign(state)
                self.go(below, paths, end, more)
                number = self.collect(depth + 1, seat, turn, number)
        return number

    def cheapest(self, state: Corinth, paths: Paths, end: cython.int) -> cython.int:
        """The number of further steps of the cheapest complete walk to this spot; -1 if there is none."""
        off: cython.int
        least: cython.int = state.shortest(state.walk_value) - state.steps
        wanted: cython.int = state.walk_value - state.steps
        most: cython.int = state.walk_adjustment()
        for off in range(min(most, SPOTS) + 1):  # by price: the free steps of the stable come first
            if wanted + off >= least and paths.leads(end, wanted + off):
                return wanted + off
            if wanted - off >= least and paths.leads(end, wanted - off):
                return wanted - off
        return -1

    def go(self, state: Corinth, paths: Paths, end: cython.int, more: cython.int) -> None:
        """Walk to a spot. The rules themselves take steps without a choice."""
        turn: cython.int = state.turn
        begun: cython.int = state.steps
        while state.point == WALKING and state.turn == turn:
            self.spend(1)
            if state.steps == begun + more:
                state.play(STOP)
            else:
                state.play(STEP + paths.direction(end, more, state.steps - begun))

    def keep(self, state: Corinth, seat: cython.int, turn: cython.int, number: cython.int) -> cython.int:
        """Keep the state as a leaf if it is the first or the best of those with the same key; return the number of leaves."""
        key = left(state, seat)
        places: dict[int, int] = self.places[turn]
        leaves: list[Corinth] = self.leaves[turn]
        leaf: Corinth
        place = places.get(key)
        if place is not None:
            leaf = leaves[place]
            if state.rank(seat) > leaf.rank(seat):
                leaf.assign(state)
            return number
        if number == len(leaves):
            leaves.append(state.copy())
        places[key] = number
        leaf = leaves[number]
        leaf.assign(state)
        return number + 1
