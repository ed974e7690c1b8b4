"""The tree of a search, in arrays of fixed size. Nodes are moves, found by seat and code; chance has none (open loop)."""

from __future__ import annotations

from mmap import ACCESS_COPY, mmap

import cython

from emporion.players.limits import NONE, SEATS

if not cython.compiled:
    from math import log, sqrt

    from emporion.engine.state import Codes, Weights

SHARED_VISITS_DIVISOR = 512
"""New nodes are merged into the first tree if their parent has one of this many visits: merging the many leaves would take too long."""


def integers(number: int) -> memoryview[int]:
    """An array of integers of four bytes."""
    return pages(4 * number).cast("i")


def decimals(number: int) -> memoryview[float]:
    """An array of floating-point numbers of eight bytes."""
    return pages(8 * number).cast("d")


def pages(size: int) -> memoryview[int]:
    """Memory mapped for the tree: the system allots a page at its first write and frees all pages with the tree."""
    return memoryview(mmap(-1, size, access=ACCESS_COPY))


class Tree:
    """Node 0 is the root. Each node knows its first child and its next sibling, and sums what its seats got, seat by seat."""

    def __init__(self, capacity: int) -> None:
        if capacity < 2:
            raise ValueError(f"a tree of {capacity} nodes cannot grow")
        self.capacity = capacity
        self.code = integers(capacity)
        self.seat = integers(capacity)
        self.child = integers(capacity)
        self.sibling = integers(capacity)
        self.visits = integers(capacity)
        self.available = integers(capacity)
        self.reward = decimals(SEATS * capacity)
        self.share = decimals(SEATS * capacity)
        self.points = decimals(SEATS * capacity)
        self.clear()

    def clear(self) -> None:
        """Remove all nodes but the root, and its values."""
        self.size = 0
        self.untried = 0
        self.bound = 0.0
        self.add(NONE, NONE, NONE)

    def add(self, parent: cython.int, seat: cython.int, code: cython.int) -> cython.int:
        """Add a node and return it; NONE when the arrays are full."""
        node: cython.int = self.size
        i: cython.int
        if node == self.capacity:
            return NONE
        self.size += 1
        self.code[node] = code
        self.seat[node] = seat
        self.child[node] = NONE
        self.visits[node] = 0
        self.available[node] = 0
        for i in range(SEATS * node, SEATS * node + SEATS):
            self.reward[i] = 0.0
            self.share[i] = 0.0
            self.points[i] = 0.0
        self.sibling[node] = NONE
        if parent != NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def find(self, parent: cython.int, seat: cython.int, code: cython.int) -> cython.int:
        """The child for this seat's move; NONE if it was never tried."""
        node: cython.int = self.child[parent]
        while node != NONE and (self.code[node] != code or self.seat[node] != seat):
            node = self.sibling[node]
        return node

    def best(self, parent: cython.int, seat: cython.int, codes: Codes, number: cython.int, exploration: cython.double) -> cython.int:
        """The child with the highest upper bound among the moves that are legal now; NONE if all are untried.

        A bound counts how often the move could have been chosen, not how often its parent was visited: not every move is legal each time.
        Untried codes are collected at the front of `codes`; `untried` says how many, `bound` what the best child has.
        """
        i: cython.int
        node: cython.int
        found: cython.int = NONE
        bound: cython.double
        visits: cython.double
        self.untried = 0
        self.bound = -1.0
        for i in range(number):
            node = self.find(parent, seat, codes[i])
            if node == NONE:
                codes[self.untried] = codes[i]
                self.untried += 1
                continue
            self.available[node] += 1
            visits = self.visits[node]
            bound = self.reward[SEATS * node + seat] / visits + exploration * sqrt(log(self.available[node]) / visits)
            if bound > self.bound:
                self.bound = bound
                found = node
        return found

    def mean(self, node: cython.int, seat: cython.int) -> cython.double:
        """The mean reward of a seat below a node."""
        return self.reward[SEATS * node + seat] / self.visits[node] if self.visits[node] > 0 else 0.0

    def record(self, node: cython.int, seats: cython.int, reward: Weights, share: Weights, points: Weights) -> None:
        """Count a simulation that went through this node."""
        seat: cython.int
        self.visits[node] += 1
        for seat in range(seats):
            self.reward[SEATS * node + seat] += reward[seat]
            self.share[SEATS * node + seat] += share[seat]
            self.points[SEATS * node + seat] += points[seat]

    def graft(self, other: Tree, node: cython.int) -> None:
        """Become the subtree of another tree; its node is the root here."""
        self.clear()
        self.take(0, other, node)
        self.seat[0] = NONE
        self.code[0] = NONE

    def take(self, mine: cython.int, other: Tree, node: cython.int) -> None:
        """Copy a node of another tree and all nodes below it."""
        seat: cython.int
        child: cython.int
        copy: cython.int
        self.visits[mine] = other.visits[node]
        self.available[mine] = other.available[node]
        for seat in range(SEATS):
            self.reward[SEATS * mine + seat] = other.reward[SEATS * node + seat]
            self.share[SEATS * mine + seat] = other.share[SEATS * node + seat]
            self.points[SEATS * mine + seat] = other.points[SEATS * node + seat]
        child = other.child[node]
        while child != NONE:
            copy = self.add(mine, other.seat[child], other.code[child])
            if copy == NONE:
                return
            self.take(copy, other, child)
            child = other.sibling[child]

    # Trees of several threads (players/parallel.py): one is the first, the others follow it.

    def follow(self, first: Tree, before: Tree) -> None:
        """Become a copy of the first tree; `before` stores the same copy for `learn`, and holds that of the last meeting.

        Only changed nodes are copied: a node that no simulation has reached has the same `available` and the same children. Shares and
        points do not influence the choice of moves; they begin at zero, so that a follower has only the new ones.
        """
        node: cython.int
        i: cython.int
        for node in range(first.size):
            if node > 0 and node < before.size and first.available[node] == before.available[node]:
                continue
            self.code[node] = first.code[node]
            self.seat[node] = first.seat[node]
            self.child[node] = first.child[node]
            self.sibling[node] = first.sibling[node]
            self.visits[node] = before.visits[node] = first.visits[node]
            self.available[node] = before.available[node] = first.available[node]
            for i in range(SEATS * node, SEATS * node + SEATS):
                self.reward[i] = before.reward[i] = first.reward[i]
                self.share[i] = 0.0
                self.points[i] = 0.0
        self.size = before.size = first.size

    def gather(self, other: Tree, before: Tree) -> None:
        """Add the simulations of a follower since `before`."""
        self.learn(0, other, before, 0)

    def learn(self, mine: cython.int, other: Tree, before: Tree, node: cython.int) -> None:
        """Add the new simulations of a follower's node and of the nodes below it. A node that was copied has the same number here."""
        seat: cython.int
        child: cython.int = other.child[node]
        like: cython.int
        self.visits[mine] += other.visits[node]
        self.available[mine] += other.available[node]
        for seat in range(SEATS):
            self.reward[SEATS * mine + seat] += other.reward[SEATS * node + seat]
            self.share[SEATS * mine + seat] += other.share[SEATS * node + seat]
            self.points[SEATS * mine + seat] += other.points[SEATS * node + seat]
        if node < before.size:
            self.visits[mine] -= before.visits[node]
            self.available[mine] -= before.available[node]
            for seat in range(SEATS):
                self.reward[SEATS * mine + seat] -= before.reward[SEATS * node + seat]
        while child != NONE:
            if child < before.size:
                if other.available[child] != before.available[child]:  # otherwise no simulation has reached it
                    self.learn(child, other, before, child)
            elif other.visits[node] * SHARED_VISITS_DIVISOR >= other.visits[0]:
                like = self.find(mine, other.seat[child], other.code[child])
                if like == NONE:
                    like = self.add(mine, other.seat[child], other.code[child])
                if like != NONE:  # there was room
                    self.learn(like, other, before, child)
            child = other.sibling[child]

    # What Python asks.

    def children(self, node: int) -> list[int]:
        """The children of a node, the most visited first; of equals, the one tried first."""
        found = []
        child = self.child[node]
        while child != NONE:
            found.append(child)
            child = self.sibling[child]
        return sorted(found, key=lambda child: (-self.visits[child], child))

    def known(self, node: int, seat: int) -> tuple[int, int, float, float, float]:
        """Code, visits, and a seat's sums: reward, share of victory, points."""
        i = SEATS * node + seat
        return self.code[node], self.visits[node], self.reward[i], self.share[i], self.points[i]

    def spot(self, node: int, seat: int, code: int) -> int:
        """The child for this seat's move; -1 if there is none."""
        return self.find(node, seat, code)
