"""The server's own players. They think in threads of their own, without the interpreter's lock, so many at a time and no more."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple, TypeVar

from emporion import players
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.levels import hint
from emporion.players.thinking import Advice, Thinker
from emporion.server.wire import Level, Prospect

TICK = 0.05
"""Bots answer at multiples of this after they are asked, and think as long if one answer is left: haste would tell of their hand."""
Result = TypeVar("Result")
HINT: Level = "hard"
NICE = 10


class Thought(NamedTuple):
    """Something that waits for a thread, and whether somebody waits for it."""

    wanted: Callable[[], bool]
    turn: asyncio.Future[None]


class Bots:
    """A bounded number of thinking threads for all tables."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot", _step_back)
        self._free = threads
        self._queue: list[Thought] = []
        self.waiting = 0
        """Thoughts that are under way or wait for a thread."""

    async def choose(self, player: players.Player, match: Match, wanted: Callable[[], bool]) -> str:
        """A bot's move; `match` is its own copy."""
        rng = Random(secrets.token_hex(16))
        try:
            return await self.run(player.choose, match, rng, wanted=wanted)
        except asyncio.CancelledError:
            if isinstance(player, Thinker):
                player.cancel()
            raise

    async def advise(self, match: Match) -> Advice:
        """What a strong player would do for the seat that is asked; the same for everything that looks the same to that seat."""
        return await self.run(_advice, match, wanted=lambda: True)

    async def run(self, work: Callable[..., Result], *values: object, wanted: Callable[[], bool]) -> Result:
        """Anything that takes thought, when a thread is free: what somebody waits for goes first, then what has waited longest."""
        self.waiting += 1
        try:
            await self._turn(wanted)
            thinking = self._threads.submit(work, *values)
            loop = asyncio.get_running_loop()
            thinking.add_done_callback(lambda _: _tell(loop, self._next))  # whether or not anybody still waits for it
            return await asyncio.wrap_future(thinking)
        finally:
            self.waiting -= 1

    async def _turn(self, wanted: Callable[[], bool]) -> None:
        """Wait for a thread of one's own; `_next` gives it away again."""
        if self._free:
            self._free -= 1
            return
        thought = Thought(wanted, asyncio.get_running_loop().create_future())
        self._queue.append(thought)
        try:
            await thought.turn
        except asyncio.CancelledError:
            if thought in self._queue:
                self._queue.remove(thought)
            else:
                self._next()
            raise

    def _next(self) -> None:
        """A thread is free."""
        if not self._queue:
            self._free += 1
            return
        first = next((number for number, thought in enumerate(self._queue) if thought.wanted()), 0)
        turn = self._queue.pop(first).turn
        if not turn.done():
            turn.set_result(None)

    def close(self) -> None:
        """Wait for nobody: thoughts that have not begun are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """From another thread."""
    with suppress(RuntimeError):  # the server has stopped meanwhile
        loop.call_soon_threadsafe(what)


def _step_back() -> None:
    """Thinking threads let the others go first, where the system knows that of a thread: people wait for the loop."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def prospects(advice: Advice) -> list[Prospect]:
    """What was seen of each move, the best first, as people are told it."""
    return [Prospect(seen.move, round(seen.share, 4), round(seen.points, 1), seen.visits) for seen in advice.prospects]


def _advice(match: Match) -> Advice:
    return hint(match, level=HINT)


def due(asked: float, now: float, pace: float) -> float:
    """Seconds until a bot that was asked at `asked` may answer: its pace at least, and a whole number of ticks."""
    ticks = -(-max(now - asked, pace) // TICK)
    return max(asked + ticks * TICK - now, 0.0)
