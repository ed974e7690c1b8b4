"""The work of one decision: one search alone, or several on threads of their own that meet now and then to share what they saw.

Threads that never meet are several short searches and play worse than one long search. These meet after blocks of simulations: the first
tree takes over what the others learnt since the last meeting, and the others go on from a copy of it. A block is a part of what is known by
then, so a tree is never far behind the others' and meetings become rare. Where simulations are counted, so are the blocks, and who is done
first waits: the same seed and number of threads give the same tree. Where only the clock counts nobody waits: who is done first calls the
others to the meeting. After Gelly and others: The Parallelization of Monte-Carlo Planning (2008).
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from emporion.players.search import Search

SLICE = 0.01
"""Seconds between two looks at the clock."""
LEAST = 32
"""Simulations of a thread between two meetings, at least."""
PART = 3
"""All threads together add this part of what is known, a third, then they meet."""
LARGE = 1000
"""Simulations after which they meet only when as much is new as is known: the trees differ little by then, and meetings take longer."""

Result = TypeVar("Result")
Slices = Generator[None, None, Result]
"""Work in slices of about SLICE seconds: each `next` does one, and the last one returns the result, which no pause between them changes."""
Progress = Callable[[float], None]
"""Told now and then which part of the thinking is done."""


def finish(slices: Slices[Result]) -> Result:
    """Do all slices, one after the other."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: Result = end.value
            return result


class Work:
    """How many simulations are wanted, by when, whether somebody cancelled them, and who wants to know how far they are."""

    def __init__(self, wanted: int | None, begin: float, end: float | None, cancelled: threading.Event, progress: Progress | None) -> None:
        self.wanted = wanted
        self.begin = begin
        self.end = end
        self.cancelled = cancelled
        self.progress = progress
        self.paused = 0.0
        """Seconds between slices, which do not count."""

    def over(self, done: int) -> bool:
        """Whether it is enough; by the clock only after a first simulation."""
        late = self.end is not None and done > 0 and time.perf_counter() >= self.end
        return late or self.cancelled.is_set() or (self.wanted is not None and done >= self.wanted)

    def alone(self, search: Search, number: int | None, tell: Callable[[int], None] | None) -> int:
        """Simulate so often on this thread, or until it is over. How often it was."""
        return finish(self.slices(search, number, tell))

    def slices(self, search: Search, number: int | None, tell: Callable[[int], None] | None) -> Slices[int]:
        """The same in slices, so that the clock and Ctrl-C are heard and other work can come between."""
        done, size = 0, 16
        while (number is None or done < number) and not self.over(done):
            begin = time.perf_counter()
            asked = size if number is None else min(size, number - done)
            done += (ran := search.run(asked))
            if ran < asked:
                break
            end = time.perf_counter()
            size = max(1, min(int(size * SLICE / max(end - begin, 1e-6)), 4 * size))
            if tell:
                tell(done)
            yield
            self._exclude(time.perf_counter() - end)
        return done

    def _exclude(self, seconds: float) -> None:
        """Leave a pause out of the time that this work has taken."""
        self.paused += seconds
        self.begin += seconds
        if self.end is not None:
            self.end += seconds

    def tell(self, done: int) -> None:
        """Which part is done, from 0 to 1."""
        if self.progress is None:
            return
        parts = [0.0]
        if self.wanted is not None:
            parts.append(done / self.wanted)
        if self.end is not None and self.end > self.begin:
            parts.append((time.perf_counter() - self.begin) / (self.end - self.begin))
        self.progress(min(1.0, max(parts)))


def simulate(searches: Sequence[Search], work: Work) -> int:
    """Do the work; afterwards the first search has seen everything. The number of simulations."""
    return finish(simulate_in_slices(searches, work))


def simulate_in_slices(searches: Sequence[Search], work: Work) -> Slices[int]:
    """The same in slices. Several searches have threads of their own, and are one slice."""
    if len(searches) == 1:
        return (yield from work.slices(searches[0], work.wanted, work.tell if work.progress else None))
    return Team(searches, work).simulate()


class Team:
    """Searches side by side. The first one runs on the caller's thread."""

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
        """Until it is over. If the caller's thread is interrupted, the others stop at once."""
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
        """A thread beside the caller's: blocks of simulations and meetings in turn."""
        while self._going:
            try:
                self._block(i, None)
            except BaseException as error:
                self._failed = error
            self._arrived[i].release()
            self._called[i].acquire()

    def _block(self, i: int, tell: Callable[[int], None] | None) -> None:
        """The simulations of a thread up to the next meeting."""
        self._counts[i] = self._work.alone(self._searches[i], self._shares[i], tell)
        if not self._waits:
            for search in self._searches:
                search.halt(True)

    def _meet(self) -> None:
        """All have done their block."""
        first = self._searches[0]
        for search in self._searches[1:]:
            first.gather(search)
        for search in self._searches:
            search.halt(False)
        self._done += sum(self._counts)
        self._going = not self._work.over(self._done)
        if self._going:
            for search in self._searches[1:]:
                search.follow(first)
            self._plan()

    def _plan(self) -> None:
        """How many simulations each thread does before the next meeting."""
        number = len(self._searches)
        known = self._searches[0].visits()
        block = max(LEAST, known // (number if known >= LARGE else PART * number))
        left = block * number if self._work.wanted is None else self._work.wanted - self._done
        self._shares = [min(block, (left + i) // number) for i in range(number)]

    def _tell(self, mine: int) -> None:
        """The first thread speaks for all."""
        self._work.tell(self._done + mine * len(self._searches))


def _taken() -> threading.Lock:
    """A lock that somebody will release: the quickest way to wake a thread."""
    lock = threading.Lock()
    lock.acquire()
    return lock
