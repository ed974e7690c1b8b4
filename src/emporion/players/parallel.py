"""The work of one decision: one search alone, or several searches on threads that merge their trees from time to time.

Threads that never meet are several short searches and play worse than one long search. These meet after blocks of simulations: the first
tree adds the simulations of the others since the last meeting, and the others continue from a copy of it. A block is a part of the
simulations so far, so a tree is never far behind the others and meetings become rare. With a budget of simulations the blocks are counted
too, and a thread that is done waits: the same seed and number of threads give the same tree. With a budget of time only, no thread waits:
the first that is done calls the others to the meeting. After Gelly and others: The Parallelization of Monte-Carlo Planning (2008).
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from emporion.players.search import Search

SLICE_SECONDS = 0.01
"""The time between two checks of the clock."""
MIN_BLOCK_SIMULATIONS = 32
"""The fewest simulations of a thread between two meetings."""
BLOCK_DIVISOR = 3
"""Threads meet after they have added a third of the simulations that are known."""
LARGE_TREE_SIMULATIONS = 1000
"""In a larger tree, threads meet only after they have doubled the simulations: trees differ little then, and meetings take longer."""

Result = TypeVar("Result")
Slices = Generator[None, None, Result]
"""Work in slices of about SLICE_SECONDS: each `next` does one, and the last returns the result. Pauses between them do not change it."""
Progress = Callable[[float], None]
"""A function that is called from time to time with the part that is done."""


def finish(slices: Slices[Result]) -> Result:
    """Do all slices, one after the other."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: Result = end.value
            return result


class Work:
    """A budget of simulations and time, the event that cancels it, and the function that gets its progress."""

    def __init__(self, wanted: int | None, begin: float, end: float | None, cancelled: threading.Event, progress: Progress | None) -> None:
        self.wanted = wanted
        self.begin = begin
        self.end = end
        self.cancelled = cancelled
        self.progress = progress
        self.paused = 0.0
        """The seconds of pauses between slices, which do not count."""

    def is_over(self, done: int) -> bool:
        """Whether the work is done or cancelled; the time limit counts only after a first simulation."""
        late = self.end is not None and done > 0 and time.perf_counter() >= self.end
        return late or self.cancelled.is_set() or (self.wanted is not None and done >= self.wanted)

    def alone(self, search: Search, number: int | None, tell: Callable[[int], None] | None) -> int:
        """Run `number` simulations on this thread, or until the work is over; return how many were run."""
        return finish(self.slices(search, number, tell))

    def slices(self, search: Search, number: int | None, tell: Callable[[int], None] | None) -> Slices[int]:
        """Run simulations in slices, between which the clock is checked, Ctrl-C is handled, and other work can be done."""
        done, size = 0, 16
        while (number is None or done < number) and not self.is_over(done):
            begin = time.perf_counter()
            asked = size if number is None else min(size, number - done)
            done += (ran := search.run(asked))
            if ran < asked:
                break
            end = time.perf_counter()
            size = max(1, min(int(size * SLICE_SECONDS / max(end - begin, 1e-6)), 4 * size))
            if tell:
                tell(done)
            yield
            self._exclude(time.perf_counter() - end)
        return done

    def _exclude(self, seconds: float) -> None:
        """Exclude a pause from the time of this work."""
        self.paused += seconds
        self.begin += seconds
        if self.end is not None:
            self.end += seconds

    def tell(self, done: int) -> None:
        """Report the part that is done, from 0 to 1."""
        if self.progress is None:
            return
        parts = [0.0]
        if self.wanted is not None:
            parts.append(done / self.wanted)
        if self.end is not None and self.end > self.begin:
            parts.append((time.perf_counter() - self.begin) / (self.end - self.begin))
        self.progress(min(1.0, max(parts)))


def simulate(searches: Sequence[Search], work: Work) -> int:
    """Do the work and return the number of simulations; the tree of the first search then has all of them."""
    return finish(simulate_in_slices(searches, work))


def simulate_in_slices(searches: Sequence[Search], work: Work) -> Slices[int]:
    """Do the work in slices. Several searches have their own threads, and are one slice."""
    if len(searches) == 1:
        return (yield from work.slices(searches[0], work.wanted, work.tell if work.progress else None))
    return Team(searches, work).simulate()


class Team:
    """Several searches in parallel. The first one runs on the caller's thread."""

    def __init__(self, searches: Sequence[Search], work: Work) -> None:
        self._searches = searches
        self._work = work
        self._done = 0
        self._counts = [0] * len(searches)
        self._shares = [0] * len(searches)
        self._going = True
        self._waits = work.wanted is not None
        self._failed: BaseException | None = None
        self._arrived = [_taken() for _ in searches]
        self._called = [_taken() for _ in searches]

    def simulate(self) -> int:
        """Simulate until the work is over. If the caller's thread is interrupted, the others stop at once."""
        for search in self._searches[1:]:
            search.follow(self._searches[0])
        self._plan()
        others = [threading.Thread(target=self._other, args=(i,)) for i in range(1, len(self._searches))]
        for other in others:
            other.start()
        try:
            while self._going:
                self._block(0, self._tell if self._work.progress else None)
                for arrived in self._arrived[1:]:
                    arrived.acquire()
                if self._failed is not None:
                    raise self._failed
                self._meet()
                for called in self._called[1:]:
                    called.release()
        except BaseException:
            for search in self._searches:
                search.halt(True)
            raise
        finally:
            self._going = False
            for called, other in zip(self._called[1:], others, strict=True):
                if called.locked():
                    called.release()
                other.join()
        return self._done

    def _other(self, i: int) -> None:
        """Run another thread: blocks of simulations and meetings in turn."""
        while self._going:
            try:
                self._block(i, None)
            except BaseException as error:
                self._failed = error
            self._arrived[i].release()
            self._called[i].acquire()

    def _block(self, i: int, tell: Callable[[int], None] | None) -> None:
        """Run the simulations of a thread up to the next meeting."""
        self._counts[i] = self._work.alone(self._searches[i], self._shares[i], tell)
        if not self._waits:
            for search in self._searches:
                search.halt(True)

    def _meet(self) -> None:
        """Merge the trees of all threads after their blocks."""
        first = self._searches[0]
        for search in self._searches[1:]:
            first.gather(search)
        for search in self._searches:
            search.halt(False)
        self._done += sum(self._counts)
        self._going = not self._work.is_over(self._done)
        if self._going:
            for search in self._searches[1:]:
                search.follow(first)
            self._plan()

    def _plan(self) -> None:
        """Set the number of simulations of each thread before the next meeting."""
        number = len(self._searches)
        known = self._searches[0].visits()
        block = max(MIN_BLOCK_SIMULATIONS, known // (number if known >= LARGE_TREE_SIMULATIONS else BLOCK_DIVISOR * number))
        left = block * number if self._work.wanted is None else self._work.wanted - self._done
        self._shares = [min(block, (left + i) // number) for i in range(number)]

    def _tell(self, mine: int) -> None:
        """Report the progress of all threads, estimated by the first."""
        self._work.tell(self._done + mine * len(self._searches))


def _taken() -> threading.Lock:
    """A lock that is held and that another thread will release: the quickest way to wake a thread."""
    lock = threading.Lock()
    lock.acquire()
    return lock
