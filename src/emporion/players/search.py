"""One search for every game: information-set Monte-Carlo tree search over the engine's contract, without the GIL.

Each simulation starts from the root with the hidden things dealt anew (`guess`), lets chance fall as it comes (open loop), goes down the
tree by upper bounds that count availability, adds one node, plays on as the knowledge of the game does, and credits every seat.
After Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search (2012).
"""

from __future__ import annotations

from array import array

import cython

from emporion.engine.contract import CHANCE, MAX_MOVES, OVER
from emporion.engine.random import Random
from emporion.engine.state import PYTHON_CLASS, State
from emporion.players.knowledge import Knowledge
from emporion.players.limits import MARGIN_PART, MAX_DEPTH, NONE
from emporion.players.tree import Tree

BUFFER_BYTES = 128
"""The size of small buffers that are written often: more than a cache line, so that two threads never share one."""


class Search:
    """The search of one thread: its tree, its states, its generator. `root` and `scratch` are spare states of the match."""

    def __init__(self, root: State, scratch: State, knowledge: Knowledge, capacity: int, exploration: float, urgency: float) -> None:
        for found, known in ((root, State), (scratch, State), (knowledge, Knowledge)):
            if not known.__flags__ & PYTHON_CLASS and type(found).__flags__ & PYTHON_CLASS:
                raise TypeError(
                    f"{type(found).__name__} is a Python subclass of the compiled {known.__name__}: its methods would be ignored"
                )
        scratch.become(root)
        scratch.trace(False)
        self.root = root
        self.scratch = scratch
        self.knowledge = knowledge
        self.exploration = exploration
        self.urgency = urgency
        self.tree = Tree(capacity)
        self.spare = Tree(capacity)
        self.rng = Random(0)
        self.stopped = False
        self.halted = False
        self.open_hands = False
        self.seat = 0
        self.insisted = NONE
        self.codes = array("i", bytes(4 * MAX_MOVES))
        self.path = array("i", bytes(4 * MAX_DEPTH))
        self.reward = array("d", bytes(BUFFER_BYTES))
        self.share = array("d", bytes(BUFFER_BYTES))
        self.points = array("d", bytes(BUFFER_BYTES))

    # What Python calls.

    def begin(self, state: State, seed: int, played: int = NONE) -> int:
        """Begin a search from this state and return the visits that are kept.

        `played` is the move since the root of the last search; its subtree is kept.
        """
        if state.actor < 0:
            raise ValueError("it is no seat's turn: there is nothing to search")
        kept = self.tree.spot(0, self.seat, played) if played != NONE and state.actor == self.seat else NONE
        self.root.become(state)
        self.seat = state.actor
        self.rng = Random(seed, "search")
        self.stopped = self.halted = False
        if kept == NONE:
            self.tree.clear()
            self.spare.clear()
            return 0
        self.spare.graft(self.tree, kept)
        self.tree, self.spare = self.spare, self.tree
        return self.visits()

    def run(self, simulations: int) -> int:
        """Run simulations without the GIL, until cancelled or halted; return how many were run."""
        number: cython.int = simulations
        done: cython.int = 0
        with cython.nogil:
            while done < number and not self.stopped and not self.halted:
                self.simulate()
                done += 1
        return done

    def open(self) -> None:
        """Search the position with its hidden cards as they are, for reviews of finished games."""
        self.open_hands = True

    def insist(self, code: int) -> None:
        """Let every simulation begin with this move; NONE ends that."""
        self.insisted = code

    def follow(self, first: Search) -> None:
        """Continue from the tree of another search of the same root; the spare tree stores its state."""
        self.tree.follow(first.tree, self.spare)

    def gather(self, other: Search) -> None:
        """Add the simulations of another search since it followed this one."""
        self.tree.gather(other.tree, other.spare)

    def visits(self) -> int:
        """The number of simulations from this root."""
        return int(self.tree.visits[0])

    def cancel(self) -> None:
        """Stop after the current simulation, until a new search begins."""
        self.stopped = True

    def halt(self, halted: bool) -> None:
        """Stop after the current simulation, to meet the other threads; or allow simulations again."""
        self.halted = halted

    def seen(self) -> list[tuple[int, int, float, float, float]]:
        """For each move at the root: code, visits, and the sums of its seat's reward, share of victory and points."""
        return [self.tree.known(child, self.seat) for child in self.tree.children(0)]

    def line(self, least: int) -> list[tuple[int, int]]:
        """The most visited continuation as seats and codes, while each move has `least` visits."""
        found = []
        node = 0
        while children := self.tree.children(node):
            node = children[0]
            if self.tree.visits[node] < least:
                break
            found.append((self.tree.seat[node], self.tree.code[node]))
        return found

    # Inside.

    def simulate(self) -> None:
        """Run one simulation."""
        depth: cython.int = 1
        node: cython.int = 0
        i: cython.int
        self.scratch.assign(self.root)
        if not self.open_hands:
            self.scratch.guess(self.seat, self.rng)
        self.path[0] = 0
        while depth < MAX_DEPTH:
            node = self.descend(node)
            if node == NONE:
                break
            self.path[depth] = node
            depth += 1
            if self.tree.visits[node] == 0:
                break
        self.roll_out()
        self.judge()
        for i in range(depth):
            self.tree.record(self.path[i], self.scratch.players, self.reward, self.share, self.points)

    def descend(self, node: cython.int) -> cython.int:
        """Choose and play a move at this node, a new one if there is any; its node, or NONE at the end of the game or a full tree."""
        number: cython.int
        seat: cython.int
        code: cython.int
        below: cython.int
        while self.scratch.actor == CHANCE:
            self.scratch.play(self.scratch.sample(self.rng))
        seat = self.scratch.actor
        if seat == OVER:
            return NONE
        if node == 0 and self.insisted != NONE:
            below = self.tree.find(0, seat, self.insisted)
            if below == NONE:
                below = self.tree.add(0, seat, self.insisted)
            if below != NONE:
                self.tree.available[below] += 1
                self.scratch.play(self.insisted)
            return below
        number = self.knowledge.consider(self.scratch, self.codes, self.scratch.moves(self.codes))
        below = self.tree.best(node, seat, self.codes, number, self.exploration)
        if self.tree.untried > 0 and self.tree.size < self.tree.capacity and self.tree.bound < self.tree.mean(node, seat) + self.urgency:
            code = self.knowledge.choose(self.scratch, self.codes, self.tree.untried, self.rng)
            below = self.tree.add(node, seat, code)
            self.tree.available[below] = 1
        if below != NONE:
            self.scratch.play(self.tree.code[below])
        return below

    def roll_out(self) -> None:
        """Play by the rollout policy, to the end or for the turns of the knowledge."""
        number: cython.uint
        turns: cython.int = 0
        seat: cython.int = self.scratch.actor
        while self.scratch.actor != OVER:
            if self.scratch.actor == CHANCE:
                self.scratch.play(self.scratch.sample(self.rng))
                continue
            if self.scratch.actor != seat:
                turns += 1
                seat = self.scratch.actor
                if turns == self.knowledge.turns:
                    break
            number = self.scratch.moves(self.codes)
            self.scratch.play(self.knowledge.choose(self.scratch, self.codes, number, self.rng))

    def judge(self) -> None:
        """Compute the reward of each seat, its share of victory and a small part for its margin; then its points as they are shown."""
        seat: cython.int
        lead: cython.double
        later: cython.double
        if self.scratch.actor == OVER:
            self.count()
        else:
            self.knowledge.weigh(self.scratch, self.points, self.share)
        for seat in range(self.scratch.players):
            lead = 0.5 + (self.points[seat] - self.rival(seat)) / (2 * self.knowledge.span)
            lead = 0.0 if lead < 0.0 else 1.0 if lead > 1.0 else lead
            self.reward[seat] = (1.0 - MARGIN_PART) * self.share[seat] + MARGIN_PART * lead
        if self.scratch.actor != OVER:
            later = self.knowledge.common_gain(self.scratch)
            for seat in range(self.scratch.players):
                self.points[seat] += later

    def rival(self, seat: cython.int) -> cython.double:
        """The points of the best other seat."""
        best: cython.double = -1000000.0
        other: cython.int
        for other in range(self.scratch.players):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return best

    def count(self) -> None:
        """Compute the points and shares of a finished game: its winners share the victory."""
        winners: cython.int = self.scratch.winners()
        number: cython.int = 0
        seat: cython.int
        self.scratch.scores(self.codes)
        for seat in range(self.scratch.players):
            number += (winners >> seat) & 1
        for seat in range(self.scratch.players):
            self.points[seat] = self.codes[seat]
            self.share[seat] = 1.0 / number if (winners >> seat) & 1 else 0.0
