"""Threads for searches, shared fairly between the people and addresses that ask for them.

A job is work in slices of about 10 ms (`players/parallel.py`). After each quantum, and when a job arrives, a thread takes the job that
comes first, so a short search never waits for the end of a long one. Urgent jobs come first; among equally urgent ones addresses take
turns, by start-time fair queueing; at one address short jobs come before long ones, then those that have begun (their trees take memory
until they are done), then persons take turns. Every eighth turn goes to less urgent jobs, so that each gets its turn.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

from emporion.players.parallel import Slices

Result = TypeVar("Result")
QUANTUM_SECONDS = 0.05
"""A thread works on a job for this time, unless another job arrives."""
TURNS_PER_LEFTOVER = 8
"""In one of this many turns, jobs that are not the most urgent come first."""
CLOSING_SECONDS = 1.0
"""On closing, the scheduler waits this long for slices that are running."""
NICENESS = 10
"""The niceness of the threads, on systems where a thread has its own, so that the event loop goes first."""


class Owner(NamedTuple):
    """The person and the address that a job is for."""

    person: str
    address: str


class Urgency(IntEnum):
    """The urgency of a job by who waits for it; the lowest value is the most urgent."""

    PLAYER = 0
    """A connected player waits."""
    SPECTATOR = 1
    REVIEW = 2
    UNWATCHED = 3


class Shares:
    """Equal shares of processor time for all names that want some: start-time fair queueing (Goyal, Vin, Cheng 1996).

    Each name has a tag, which grows by the seconds that it uses; the lowest tag comes first. A name that comes back after a pause starts at
    the tag that was served last, so the pause is neither debt nor credit.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._tags: dict[str, float] = {}

    def tag(self, name: str) -> float:
        """The tag of a name."""
        return max(self._tags.get(name, 0.0), self._now)

    def serve(self, name: str) -> None:
        """Begin the turn of a name."""
        self._now = self.tag(name)

    def charge(self, name: str, seconds: float) -> None:
        """Count the seconds that a name has used."""
        self._tags[name] = self.tag(name) + seconds

    def sweep(self) -> None:
        """Forget names that would start at the last served tag anyway."""
        self._tags = {name: tag for name, tag in self._tags.items() if tag > self._now}


class Job:
    """Work for one or more owners. `size` is its length in simulations."""

    def __init__(
        self, slices: Slices[Any], owners: Sequence[Owner], urgency: Callable[[], Urgency], size: int, future: asyncio.Future[Any]
    ) -> None:
        self.slices = slices
        self.owners = owners
        self.urgency = urgency
        self.size = size
        self.future = future
        self.payer = owners[0]
        """The owner whose share is charged."""
        self.begun = False
        self.given_up = False


class Scheduler:
    """A bounded number of threads, and the jobs that wait for them. Jobs come from the event loop, and their results return there."""

    def __init__(self, threads: int) -> None:
        self._number = threads
        self._threads: list[threading.Thread] = []
        self._changed = threading.Condition()
        self._waiting: list[Job] = []
        self._addresses = Shares()
        self._persons = Shares()
        self._arrivals = 0
        self._turns = 0
        self._closed = False
        self.jobs = 0
        """The number of jobs that run or wait for a thread."""

    @property
    def free(self) -> int:
        """The number of threads that have nothing to do."""
        return max(0, self._number - self.jobs)

    async def run(
        self,
        slices: Slices[Result],
        *,
        owners: Sequence[Owner],
        urgency: Callable[[], Urgency],
        size: int,
        cancel: Callable[[], None] | None = None,
    ) -> Result:
        """Run a job. If the caller is cancelled, the job is given up, and `cancel` is called to end the slice that is running."""
        job = Job(slices, owners, urgency, size, asyncio.get_running_loop().create_future())
        self.jobs += 1
        try:
            self._add(job)
            result: Result = await job.future
            return result
        except asyncio.CancelledError:
            self._give_up(job)
            if cancel is not None:
                cancel()
            raise
        finally:
            self.jobs -= 1

    def sweep(self) -> None:
        """Forget people and addresses without recent jobs."""
        with self._changed:
            self._addresses.sweep()
            self._persons.sweep()

    def close(self) -> None:
        """Stop after the slices that are running. Jobs that are not done are dropped."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(CLOSING_SECONDS)

    # The event loop's side.

    def _add(self, job: Job) -> None:
        with self._changed:
            self._waiting.append(job)
            self._arrivals += 1
            self._changed.notify()
        if len(self._threads) < self._number:
            thread = threading.Thread(target=self._serve, name=f"thinker {len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _give_up(self, job: Job) -> None:
        with self._changed:
            job.given_up = True
            if job in self._waiting:
                self._waiting.remove(job)

    # A thread's side.

    def _serve(self) -> None:
        """Take the next job, work at it for a while, and put it back if it is not done."""
        if sys.platform == "linux":
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
        while (job := self._take()) is not None:
            self._work(job)

    def _take(self) -> Job | None:
        """Take the job that comes first; None when the scheduler is closed."""
        with self._changed:
            while not self._waiting and not self._closed:
                self._changed.wait()
            if self._closed:
                return None
            self._turns += 1
            job = self._first(leftovers=self._turns % TURNS_PER_LEFTOVER == 0)
            self._waiting.remove(job)
            self._addresses.serve(job.payer.address)
            self._persons.serve(job.payer.person)
            job.begun = True
            return job

    def _first(self, leftovers: bool) -> Job:
        """The waiting job that comes first. With `leftovers` the most urgent ones come last."""
        urgencies = [job.urgency() for job in self._waiting]
        most = min(urgencies)
        ranks = []
        for number, (job, urgency) in enumerate(zip(self._waiting, urgencies, strict=True)):
            job.payer = min(job.owners, key=self._tags) if len(job.owners) > 1 else job.owners[0]
            address, person = self._tags(job.payer)
            ranks.append((urgency == most if leftovers else urgency, address, job.size, not job.begun, person, number))
        return self._waiting[min(ranks)[-1]]

    def _tags(self, owner: Owner) -> tuple[float, float]:
        return self._addresses.tag(owner.address), self._persons.tag(owner.person)

    def _work(self, job: Job) -> None:
        """Do slices for a quantum, or until the job is done, given up, or another one has arrived."""
        arrivals, end, begin = self._arrivals, time.monotonic() + QUANTUM_SECONDS, time.thread_time()
        result, error, done = None, None, False
        try:
            next(job.slices)
            while not job.given_up and self._arrivals == arrivals and time.monotonic() < end:
                next(job.slices)
        except StopIteration as stop:
            result, done = stop.value, True
        except BaseException as failure:
            error, done = failure, True
        seconds = time.thread_time() - begin
        with self._changed:
            self._addresses.charge(job.payer.address, seconds)
            self._persons.charge(job.payer.person, seconds)
            if not done and not job.given_up and not self._closed:
                self._waiting.append(job)
                self._changed.notify()
        if done:
            with suppress(RuntimeError):  # the event loop has been closed
                job.future.get_loop().call_soon_threadsafe(_answer, job.future, result, error)


def _answer(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    """Set the result of a job's future, unless it was cancelled."""
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
