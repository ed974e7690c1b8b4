"""Who thinks first where threads are short."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from emporion.server.bots import Bots


class Busy:
    """One thread, which is busy until it is let go, and what waits for it."""

    def __init__(self) -> None:
        self.bots = Bots(1)
        self.begun, self.go = threading.Event(), threading.Event()
        self.done: list[str] = []
        self.first = asyncio.create_task(self.bots.run(self._think, wanted=lambda: True))

    def _think(self) -> None:
        self.begun.set()
        self.go.wait(10)

    def ask(self, name: str, watched: Sequence[str] = ()) -> asyncio.Task[None]:
        """Think about a table; those in `watched` are looked at."""
        return asyncio.create_task(self.bots.run(self.done.append, name, wanted=lambda: name in watched))


@asynccontextmanager
async def busy() -> AsyncIterator[Busy]:
    found = Busy()
    await asyncio.to_thread(found.begun.wait, 10)
    yield found
    found.go.set()
    await asyncio.gather(found.first, return_exceptions=True)
    assert found.bots.waiting == 0
    assert await found.bots.run(lambda: 7, wanted=lambda: False) == 7, "the thread is free again"
    found.bots.close()


def test_tables_that_somebody_looks_at_come_first_and_then_the_oldest() -> None:
    async def thinking() -> None:
        async with busy() as found:
            tasks = [found.ask(name, "ce") for name in "abcde"]
            await asyncio.sleep(0)
            found.go.set()
            await asyncio.gather(*tasks)
            assert "".join(found.done) == "ceabd"

    asyncio.run(thinking())


def test_somebody_who_comes_while_a_bot_waits_is_taken_into_account() -> None:
    async def thinking() -> None:
        async with busy() as found:
            watched: list[str] = []
            tasks = [found.ask(name, watched) for name in "abc"]
            await asyncio.sleep(0)
            watched.append("b")
            found.go.set()
            await asyncio.gather(*tasks)
            assert "".join(found.done) == "bac"

    asyncio.run(thinking())


@pytest.mark.parametrize("given", [False, True], ids=["waiting", "given its turn"])
def test_a_thought_that_nobody_waits_for_any_more_holds_up_no_other(given: bool) -> None:
    async def thinking() -> None:
        async with busy() as found:
            tasks = [found.ask(name) for name in "abc"]
            await asyncio.sleep(0)
            if given:
                found.go.set()
                while len(found.bots._queue) == 3:
                    await asyncio.sleep(0)
            tasks[0].cancel()
            found.go.set()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert tasks[0].cancelled()
            assert "".join(found.done) in ("bc", "abc" if given else "bc")

    asyncio.run(thinking())


def test_a_thread_that_cannot_be_stopped_is_waited_for() -> None:
    async def thinking() -> None:
        async with busy() as found:
            task = found.ask("a")
            found.first.cancel()
            await asyncio.sleep(0.05)
            assert not task.done()
            found.go.set()
            await task

    asyncio.run(thinking())
