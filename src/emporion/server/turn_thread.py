"""A thread for what would take too long on the event loop: one thing at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from emporion.server.request_log import run_in

Values = ParamSpec("Values")
Result = TypeVar("Result")


class TurnThread:
    """Runs functions in a thread of its own. An address has one of them in the queue at a time, so that many requests of a client delay
    those of others by no more than one."""

    def __init__(self, name: str) -> None:
        self._executor = ThreadPoolExecutor(1, name)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each address that has something to run."""

    async def run(self, address: str, work: Callable[Values, Result], *values: Values.args, **named: Values.kwargs) -> Result:
        """Call a function in the thread, in the turn of this address, and return its result."""
        lock = self._locks.setdefault(address, asyncio.Lock())
        async with lock:
            return await run_in(self._executor, partial(work, *values, **named))

    def shutdown(self) -> None:
        """Drop the queued functions, and end after the running one."""
        self._executor.shutdown(wait=False, cancel_futures=True)
