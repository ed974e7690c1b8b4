"""The turns of the bots at one table: they think beside the table, and their moves are played in its order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from emporion import players
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.players import Player
from emporion.players.search_player import Thinker
from emporion.server.bots import Bots, answer_delay
from emporion.server.database_health import RETRYABLE_KEYS
from emporion.server.scheduler import Owner, Urgency
from emporion.tables.wire import Level

logger = logging.getLogger("emporion.bot_turns")
STORE_RETRY_SECONDS = 1.0
"""A bot whose move could not be stored tries again after this time."""
FAILURE_RETRY_SECONDS = 30.0
"""A bot that failed with an unexpected error tries again after this time."""
MIN_ASKED_SIMULATIONS = 500
"""A shorter search is done here before another process has read the game."""


class Turn(NamedTuple):
    """A decision that a bot has to make: a copy of the game, and the number of the position that the move will answer."""

    table: int
    seat: int
    level: Level
    at: int
    match: Match
    pace: float
    """The least time for the move, in seconds."""
    owner: Owner


class BotTurns:
    """Lets the bots of one table think and move, one turn after another.

    `next_turn` gives the turn of a bot, or None if it is a person's; `play` plays a bot's move if its turn still stands. Both wait until no
    other change of the table is under way.
    """

    def __init__(
        self,
        bots: Bots,
        next_turn: Callable[[], Awaitable[Turn | None]],
        play: Callable[[Turn, str], Awaitable[None]],
        urgency: Callable[[], Urgency],
    ) -> None:
        self._bots = bots
        self._next_turn = next_turn
        self._play = play
        self._urgency = urgency
        self._players: dict[int, Player] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a bot thinks, or waits to move."""
        return self._task is not None

    def start(self) -> None:
        """Start the turn of a bot, unless one is under way: that one goes on to the next by itself."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(_log_failure)

    def stop(self) -> None:
        """Stop a bot that thinks."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        """Play the turns of bots until it is a person's turn."""
        table = None
        try:
            while True:
                try:
                    turn = await self._next_turn()
                    if turn is None:
                        return
                    table = turn.table
                    await self._take(turn)
                except EmporionError as error:
                    logger.warning("bot waits", extra={"table": table, "why": error.key})
                    if error.key not in RETRYABLE_KEYS:
                        return
                    await asyncio.sleep(STORE_RETRY_SECONDS)
                except Exception as error:  # without another try the game would stop
                    logger.error("bot failed", extra={"table": table}, exc_info=error)
                    await asyncio.sleep(FAILURE_RETRY_SECONDS)
        finally:
            if self._task is asyncio.current_task():
                self._task = None

    async def _take(self, turn: Turn) -> None:
        """Choose a move and play it at the next tick."""
        begin = time.monotonic()
        player = self._players.setdefault(turn.seat, players.find(turn.level))
        move = None
        if isinstance(player, Thinker) and (player.budget.simulations or 0) >= MIN_ASKED_SIMULATIONS and not player.goes_on(turn.match):
            move = await self._bots.ask_others(turn.table, turn.seat, turn.level, turn.match, turn.owner, self._urgency())
        move = move or await self._bots.choose(player, turn.match, turn.owner, self._urgency)
        await self._bots.wait_for_move(turn.owner.address)
        await asyncio.sleep(answer_delay(begin, time.monotonic(), turn.pace))
        await self._play(turn, move)


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        logger.error("task failed", exc_info=task.exception())
