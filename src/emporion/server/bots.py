"""The server's own players. They think in threads of their own, without the interpreter's lock, so many at a time and no more."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

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


class Bots:
    """A bounded number of thinking threads for all tables."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot", _step_back)
        self.waiting = 0
        """Thoughts that are under way or wait for a thread."""

    async def choose(self, player: players.Player, match: Match) -> str:
        """A bot's move; `match` is its own copy."""
        rng = Random(secrets.token_hex(16))
        try:
            return await self.run(player.choose, match, rng)
        except asyncio.CancelledError:
            if isinstance(player, Thinker):
                player.cancel()
            raise

    async def advise(self, match: Match) -> Advice:
        """What a strong player would do for the seat that is asked; the same for everything that looks the same to that seat."""
        return await self.run(_advice, match)

    async def run(self, work: Callable[..., Result], *values: object) -> Result:
        """Anything that takes thought, when a thread is free."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *values)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Wait for nobody: thoughts that have not begun are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)


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
