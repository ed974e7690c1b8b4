"""Whose thoughts come first where threads are short."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from emporion.players.parallel import Slices
from emporion.server.scheduler import Owner, Scheduler, Shares, Urgency
from tests.waiting import WAIT_SECONDS

ANN, BOB = Owner("ann", "192.0.2.1"), Owner("bob", "192.0.2.2")
pytestmark = pytest.mark.timeout(WAIT_SECONDS)


class Busy:
    """A scheduler of one thread, which is busy until it is let go, and what waits for it."""

    def __init__(self) -> None:
        self.scheduler = Scheduler(1)
        self.begun, self.go = threading.Event(), threading.Event()
        self.done: list[str] = []
        self.first = asyncio.create_task(self.run(self._block(), ANN, Urgency.PLAYER, 0))

    def _block(self) -> Slices[None]:
        self.begun.set()
        self.go.wait(WAIT_SECONDS)
        yield from ()

    async def run(self, slices: Slices[Any], owner: Owner, urgency: Urgency | Callable[[], Urgency], size: int) -> Any:
        found = urgency if callable(urgency) else lambda: urgency
        return await self.scheduler.run(slices, owners=[owner], urgency=found, size=size)

    def ask(
        self, name: str, owner: Owner = ANN, urgency: Urgency | Callable[[], Urgency] = Urgency.UNWATCHED, size: int = 0, slices: int = 1
    ) -> asyncio.Task[None]:
        """A job that notes its name when it is done."""

        def work() -> Slices[None]:
            for _ in range(slices - 1):
                time.sleep(0.002)
                yield
            self.done.append(name)

        return asyncio.create_task(self.run(work(), owner, urgency, size))

    async def order(self, tasks: Sequence[asyncio.Task[None]]) -> str:
        """Let the thread go; the order in which the jobs were done."""
        while self.scheduler.jobs < len(tasks) + 1:
            await asyncio.sleep(0)
        self.go.set()
        await asyncio.gather(*tasks)
        return "".join(self.done)


@asynccontextmanager
async def busy() -> AsyncIterator[Busy]:
    found = Busy()
    await asyncio.to_thread(found.begun.wait, WAIT_SECONDS)
    yield found
    found.go.set()
    await asyncio.gather(found.first, return_exceptions=True)
    assert found.scheduler.jobs == 0
    await found.ask("the thread is free again")
    found.scheduler.close()
    for thread in found.scheduler._threads:
        await asyncio.to_thread(thread.join, WAIT_SECONDS)
        assert not thread.is_alive()


async def test_jobs_that_a_player_waits_for_come_first_and_then_the_oldest() -> None:
    async with busy() as found:
        urgencies = {"a": 3, "b": 2, "c": 0, "d": 1, "e": 0, "f": 3}
        assert await found.order([found.ask(name, urgency=Urgency(urgency)) for name, urgency in urgencies.items()]) == "cedbaf"


async def test_a_player_who_comes_while_a_job_waits_is_taken_into_account() -> None:
    async with busy() as found:
        present: list[str] = []
        tasks = [
            found.ask(name, urgency=lambda name=name: Urgency.PLAYER if name in present else Urgency.UNWATCHED)  # type: ignore[misc]
            for name in "abc"
        ]
        present.append("b")
        assert await found.order(tasks) == "bac"


async def test_one_owner_with_many_jobs_waits_for_themselves_only() -> None:
    async with busy() as found:
        tasks = [found.ask("a") for _ in range(50)] + [found.ask("b", BOB) for _ in range(2)]
        order = await found.order(tasks)
        assert order.index("b") <= 1
        assert order.rindex("b") <= 3


async def test_persons_at_one_address_take_turns() -> None:
    async with busy() as found:
        other = Owner("eve", ANN.address)
        order = await found.order([found.ask("a") for _ in range(50)] + [found.ask("e", other) for _ in range(2)])
        assert order.index("e") <= 1
        assert order.rindex("e") <= 3


async def test_at_one_address_short_jobs_come_before_long_ones() -> None:
    async with busy() as found:
        assert await found.order([found.ask(str(size), size=size) for size in (5, 3, 4, 1, 2)]) == "12345"


async def test_a_short_job_does_not_wait_for_the_end_of_a_long_one() -> None:
    async with busy() as found:
        endless = found.ask("a", urgency=Urgency.PLAYER, slices=1 << 30, size=12000)
        found.go.set()
        for urgency in (Urgency.PLAYER, Urgency.REVIEW):
            for owner in (BOB, Owner("eve", ANN.address)):
                await found.ask("b", owner, urgency, size=20)
        assert not endless.done()
        endless.cancel()


async def test_of_the_long_jobs_of_an_address_one_is_under_way_at_a_time() -> None:
    """Each keeps its trees in memory from its first slice to its last."""
    begun: list[int] = []
    most: list[int] = []

    def work(number: int) -> Slices[None]:
        begun.append(number)
        for _ in range(5):
            most.append(len(begun))
            time.sleep(0.002)
            yield
        begun.remove(number)

    async with busy() as found:
        owners = [Owner(f"person {number}", ANN.address) for number in range(8)]
        tasks = [asyncio.create_task(found.run(work(number), owner, Urgency.PLAYER, 12000)) for number, owner in enumerate(owners)]
        await found.order(tasks)
        assert max(most) == 1


async def test_a_job_that_is_not_urgent_is_done_while_urgent_ones_never_end() -> None:
    async with busy() as found:
        endless = [found.ask("a", urgency=Urgency.PLAYER, slices=1 << 30) for _ in range(3)]
        waiting = [found.ask("b", BOB, Urgency.UNWATCHED), found.ask("c", ANN, Urgency.REVIEW)]
        found.go.set()
        await asyncio.gather(*waiting)
        assert not any(task.done() for task in endless)
        for task in endless:
            task.cancel()


@pytest.mark.parametrize("given", [False, True], ids=["waiting", "under way"])
async def test_a_job_that_is_given_up_holds_up_no_other(given: bool) -> None:
    async with busy() as found:
        first = found.ask("a", slices=1 << 30)
        others = [found.ask("b", size=1), found.ask("c", size=1)]
        await asyncio.sleep(0)
        if given:
            found.go.set()
            while found.scheduler._waiting:
                await asyncio.sleep(0.001)
                if found.scheduler._turns > 4:
                    break
        first.cancel()
        found.go.set()
        await asyncio.gather(*others)
        assert "".join(found.done) == "bc"


async def test_a_slice_that_cannot_be_stopped_is_waited_for() -> None:
    async with busy() as found:
        task = found.ask("a")
        found.first.cancel()
        await asyncio.sleep(0.05)
        assert not task.done()
        found.go.set()
        await task


async def test_giving_up_calls_what_ends_the_slice_under_way() -> None:
    scheduler, stopped = Scheduler(1), threading.Event()

    def work() -> Slices[None]:
        stopped.wait(WAIT_SECONDS)
        yield

    task = asyncio.create_task(scheduler.run(work(), owners=[ANN], urgency=lambda: Urgency.PLAYER, size=0, cancel=stopped.set))
    await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert stopped.is_set()
    scheduler.close()


async def test_what_goes_wrong_in_a_job_is_told_to_who_awaits_it_alone() -> None:
    def work() -> Slices[None]:
        yield
        raise ZeroDivisionError

    async with busy() as found:
        found.go.set()
        with pytest.raises(ZeroDivisionError):
            await found.run(work(), ANN, Urgency.PLAYER, 0)


async def test_a_job_of_several_owners_is_done_in_the_turn_of_any_of_them() -> None:
    async with busy() as found:
        tasks = [found.ask("a") for _ in range(20)]

        def work() -> Slices[None]:
            found.done.append("s")
            yield from ()

        shared = found.scheduler.run(work(), owners=[ANN, BOB], urgency=lambda: Urgency.UNWATCHED, size=0)
        order = await found.order([*tasks, asyncio.create_task(shared)])
        assert order.index("s") <= 1


def test_having_been_away_is_neither_debt_nor_credit() -> None:
    shares = Shares()
    for _ in range(10):
        shares.serve("a")
        shares.charge("a", 1.0)
    assert shares.tag("b") == 9.0, "b has not saved up ten seconds"
    shares.serve("b")
    shares.charge("b", 1.0)
    assert shares.tag("a") == shares.tag("b") == 10.0
    shares.charge("b", 5.0)
    shares.serve("a")
    shares.sweep()
    assert (shares.tag("a"), shares.tag("b")) == (10.0, 15.0)
