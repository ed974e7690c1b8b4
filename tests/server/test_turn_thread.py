"""Work of several addresses in one thread: none waits for more than one thing of another."""

from __future__ import annotations

import asyncio
import threading

import pytest

from emporion.server.turn_thread import TurnThread
from tests.waiting import WAIT_SECONDS


async def test_addresses_take_turns() -> None:
    thread, order, gate = TurnThread("turns"), list[str](), threading.Event()

    def work(name: str) -> str:
        gate.wait(WAIT_SECONDS)
        order.append(name)
        return name

    many = [asyncio.ensure_future(thread.run("many", work, f"many {number}")) for number in range(10)]
    await asyncio.sleep(0)  # all of them have asked
    few = asyncio.ensure_future(thread.run("few", work, "few"))
    await asyncio.sleep(0)
    gate.set()
    assert await few == "few"
    assert await asyncio.gather(*many) == [f"many {number}" for number in range(10)]
    assert order[:2] == ["many 0", "few"]
    thread.shutdown()


async def test_a_failure_is_that_of_its_caller_alone() -> None:
    thread = TurnThread("turns")

    def fail() -> None:
        raise ValueError("no table")

    with pytest.raises(ValueError, match="no table"):
        await thread.run("1.2.3.4", fail)
    assert await thread.run("1.2.3.4", threading.current_thread) is not threading.current_thread()
    assert not thread._locks
    thread.shutdown()
