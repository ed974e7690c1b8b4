"""Bots, hints and reviews of the server. The threads of the scheduler do their searches, without the GIL."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from emporion import players
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import search_player
from emporion.players.levels import LEVELS, hint_in_slices
from emporion.players.parallel import Slices
from emporion.players.search_player import Advice, Thinker
from emporion.server.guard import Throttle
from emporion.server.scheduler import Owner, Scheduler, Urgency
from emporion.tables.wire import Level, Prospect

TICK_SECONDS = 0.05
"""Bots answer at multiples of this time, also if they have one move only: a quick answer would reveal something about their hand."""
MAX_MOVES_PER_SECOND = 100
"""The limit on the moves of all bots at the tables of one address, because every move is stored and broadcast."""
Result = TypeVar("Result")
AskOthers = Callable[[int, int, Level, Match, Owner, Urgency], Awaitable[str | None]]
"""Lets another process choose a move, for a table and a seat; None if none has room."""
HINT_LEVEL: Level = "hard"
MAX_TREE_BYTES = 32 << 20
"""The memory of the search trees of all tables that are kept between the decisions of a turn. An expert's take 6 MB."""


class Bots:
    """Runs the bots, hints and reviews of all tables on a bounded number of threads."""

    def __init__(self, threads: int) -> None:
        self.scheduler = Scheduler(threads)
        self.ask_others: AskOthers = _ask_nobody
        """Lets another process choose a move (`remote_search`)."""
        self._kept: OrderedDict[Thinker, None] = OrderedDict()
        """Players with search trees, the one that has been idle longest first."""
        self._moves = Throttle(MAX_MOVES_PER_SECOND)

    @property
    def waiting(self) -> int:
        """The number of searches that run or wait for a thread."""
        return self.scheduler.jobs

    async def choose(self, player: players.Player, match: Match, owner: Owner, urgency: Callable[[], Urgency]) -> str:
        """Choose a bot's move; `match` is a copy that the bot may change."""
        rng = Random(secrets.token_hex(16))
        if not isinstance(player, Thinker):
            return await self.scheduler.run(_choose_in_slices(player.choose, match, rng), owners=[owner], urgency=urgency, size=0)
        return (await self.think(player, player.think_in_slices(match, rng), owner, urgency)).move

    async def think(self, player: Thinker, slices: Slices[Advice], owner: Owner, urgency: Callable[[], Urgency]) -> Advice:
        """Let a player search, and keep its trees for its next decision."""
        self._kept.pop(player, None)
        size = player.budget.simulations or 0
        advice = await self.scheduler.run(slices, owners=[owner], urgency=urgency, size=size, cancel=player.cancel)
        self._keep_trees(player)
        return advice

    def _keep_trees(self, player: Thinker) -> None:
        """Keep a player's trees for its next decision, and drop the longest idle ones if all take too much memory."""
        if not player.tree_bytes:
            return
        self._kept[player] = None
        total = sum(kept.tree_bytes for kept in self._kept)
        while total > MAX_TREE_BYTES:
            oldest, _ = self._kept.popitem(last=False)
            total -= oldest.tree_bytes
            oldest.drop_trees()

    async def wait_for_move(self, address: str) -> None:
        """Wait until the bots at the tables of an address may make another move."""
        seconds = self._moves.delay(address)
        if seconds:
            await asyncio.sleep(seconds)

    def sweep(self) -> None:
        """Forget addresses whose bots may move at once."""
        self._moves.sweep()
        self.scheduler.sweep()

    async def advise(self, match: Match, owner: Owner) -> Advice:
        """Compute a hint for the seat whose turn it is. Positions that look the same to that seat get the same hint."""
        size = LEVELS[HINT_LEVEL].simulations or 0
        return await self.scheduler.run(hint_in_slices(match, level=HINT_LEVEL), owners=[owner], urgency=lambda: Urgency.PLAYER, size=size)

    async def review(self, slices: Slices[Result], owners: Sequence[Owner], size: int, urgency: Urgency = Urgency.REVIEW) -> Result:
        """Review a decision of a finished game, at a lower urgency than play."""
        return await self.scheduler.run(slices, owners=owners, urgency=lambda: urgency, size=size)

    def close(self) -> None:
        """Stop the scheduler; searches that are not done are dropped."""
        self.scheduler.close()


async def _ask_nobody(*_: object) -> None:
    return None


def _choose_in_slices(choose: Callable[[Match, Random], str], match: Match, rng: Random) -> Slices[str]:
    """Choose a move in one slice."""
    yield from ()
    return choose(match, rng)


def rounded_prospects(advice: Advice) -> list[Prospect]:
    """The prospects of an advice as they are sent, best move first."""
    return [rounded_prospect(seen) for seen in advice.prospects]


def rounded_prospect(seen: search_player.Prospect) -> Prospect:
    """A prospect as it is sent."""
    return Prospect(seen.move, round(seen.share, 4), round(seen.points, 1), seen.visits)


def answer_delay(begin: float, now: float, pace: float) -> float:
    """Seconds until a bot whose turn began at `begin` may answer: after its pace at least, and at a whole number of ticks."""
    ticks = -(-max(now - begin, pace) // TICK_SECONDS)
    return max(begin + ticks * TICK_SECONDS - now, 0.0)
