"""The server's own players: what they think about is done by the scheduler's threads, without the interpreter's lock."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

from emporion import players
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.levels import LEVELS, hint_in_slices
from emporion.players.teamwork import Slices
from emporion.players.thinking import Advice, Thinker
from emporion.server.scheduler import Owner, Scheduler, Urgency
from emporion.server.wire import Level, Prospect

TICK = 0.05
"""Bots answer at multiples of this after they are asked, and think as long if one answer is left: haste would tell of their hand."""
MAX_MOVES_PER_SECOND = 100
"""Of all bots at the tables of one address: every move is stored, and told to everyone who watches."""
Result = TypeVar("Result")
HINT: Level = "hard"
MAX_TREE_BYTES = 32 << 20
"""Trees that are kept between the decisions of a turn, of all tables together. An expert's are 6 MB."""


class Bots:
    """Players, hints and reviews, on a bounded number of threads for all tables."""

    def __init__(self, threads: int) -> None:
        self.scheduler = Scheduler(threads)
        self._kept: OrderedDict[Thinker, None] = OrderedDict()
        """Players with trees, the longest idle first."""
        self._next_move: dict[str, float] = {}
        """When the bots of an address may make their next move."""

    @property
    def waiting(self) -> int:
        """Thoughts that are under way or wait for a thread."""
        return self.scheduler.jobs

    async def choose(self, player: players.Player, match: Match, owner: Owner, urgency: Callable[[], Urgency]) -> str:
        """A bot's move; `match` is its own copy."""
        rng = Random(secrets.token_hex(16))
        if not isinstance(player, Thinker):
            return await self.scheduler.run(_at_once(player.choose, match, rng), owners=[owner], urgency=urgency, size=0)
        self._kept.pop(player, None)
        size = player.budget.simulations or 0
        slices = player.think_in_slices(match, rng)
        advice = await self.scheduler.run(slices, owners=[owner], urgency=urgency, size=size, cancel=player.cancel)
        self._keep(player)
        return advice.move

    def _keep(self, player: Thinker) -> None:
        """Keep a player's trees for its next decision, and drop those that have been idle longest."""
        if not player.tree_bytes:
            return
        self._kept[player] = None
        total = sum(kept.tree_bytes for kept in self._kept)
        while total > MAX_TREE_BYTES:
            oldest, _ = self._kept.popitem(last=False)
            total -= oldest.tree_bytes
            oldest.drop_trees()

    async def wait_for_move(self, address: str) -> None:
        """Wait until the bots at the tables of an address may make one more move."""
        now = time.monotonic()
        at = max(now, self._next_move.get(address, now))
        self._next_move[address] = at + 1 / MAX_MOVES_PER_SECOND
        if at > now:
            await asyncio.sleep(at - now)

    def sweep(self) -> None:
        """Forget addresses whose bots have done nothing for a while."""
        now = time.monotonic()
        self._next_move = {address: at for address, at in self._next_move.items() if at > now}
        self.scheduler.sweep()

    async def advise(self, match: Match, owner: Owner) -> Advice:
        """What a strong player would do for the seat that is asked; the same for everything that looks the same to that seat."""
        size = LEVELS[HINT].simulations or 0
        return await self.scheduler.run(hint_in_slices(match, level=HINT), owners=[owner], urgency=lambda: Urgency.PLAYER, size=size)

    async def review(self, slices: Slices[Result], owners: Sequence[Owner], size: int) -> Result:
        """Look at a decision of a game that is over, when nothing more urgent is to be done."""
        return await self.scheduler.run(slices, owners=owners, urgency=lambda: Urgency.REVIEW, size=size)

    def close(self) -> None:
        """Wait for no thought: those that are not done are dropped."""
        self.scheduler.close()


def _at_once(choose: Callable[[Match, Random], str], match: Match, rng: Random) -> Slices[str]:
    """A move that is found in one slice."""
    yield from ()
    return choose(match, rng)


def prospects(advice: Advice) -> list[Prospect]:
    """What was seen of each move, the best first, as people are told it."""
    return [Prospect(seen.move, round(seen.share, 4), round(seen.points, 1), seen.visits) for seen in advice.prospects]


def due(asked: float, now: float, pace: float) -> float:
    """Seconds until a bot that was asked at `asked` may answer: its pace at least, and a whole number of ticks."""
    ticks = -(-max(now - asked, pace) // TICK)
    return max(asked + ticks * TICK - now, 0.0)
