"""Thinking for one another: where all threads of a process are busy, a bot thinks at another process that has a free one."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from emporion import games, players
from emporion.engine import record
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.parallel import Slices
from emporion.players.search_player import Advice, Thinker
from emporion.server.bots import Bots
from emporion.server.scheduler import Owner, Urgency
from emporion.tables.wire import Level

logger = logging.getLogger("emporion.helping")
MAX_PLAYERS = 100
"""Bots of other processes whose search trees are kept between the decisions of a turn."""
MAX_HELPERS = 2000
Ask = Callable[[int, bytes], Awaitable[bytes | None]]


class Thought(msgspec.Struct, array_like=True):
    """A decision of a bot of another process, with the record of its game."""

    table: int
    seat: int
    level: Level
    person: str
    address: str
    urgency: int
    record: str


class Helping:
    """Asks other processes to think, and thinks for them."""

    def __init__(self, bots: Bots, ask: Ask) -> None:
        self.room: dict[int, int] = {}
        """The free threads of the other processes, up to two seconds ago."""
        self.asked = 0
        """Decisions that were made elsewhere."""
        self._bots = bots
        self._ask = ask
        self._helpers: OrderedDict[tuple[int, int], int] = OrderedDict()
        """The processes that have thought for seats: one keeps the tree of a seat until the end of its turn."""
        self._players: OrderedDict[tuple[int, int, Level], Thinker] = OrderedDict()

    @property
    def free(self) -> int:
        """The free threads of this process."""
        return self._bots.scheduler.free

    async def ask(self, table: int, seat: int, level: Level, match: Match, owner: Owner, urgency: Urgency) -> str | None:
        """Let another process choose a move; None if none has room, or if it does not answer with a legal one."""
        if self.free:
            return None
        process = self._helpers.get((table, seat), 0)
        if self.room.get(process, 0) <= 0:
            process = max(self.room, key=self.room.__getitem__, default=0)
        if self.room.get(process, 0) <= 0:
            return None
        self.room[process] -= 1
        text = await asyncio.to_thread(record.dumps, match)
        found = await self._ask(process, msgspec.msgpack.encode(Thought(table, seat, level, *owner, urgency, text)))
        move = None if found is None else found.decode()
        if move not in match.moves():
            self.room[process] = 0
            return None
        self._helpers[table, seat] = process
        self._helpers.move_to_end((table, seat))
        if len(self._helpers) > MAX_HELPERS:
            self._helpers.popitem(last=False)
        self.asked += 1
        return move

    async def help(self, data: bytes) -> bytes | None:
        """Choose a move for another process; None if there is no room here."""
        if not self.free:
            return None
        try:
            thought = msgspec.msgpack.decode(data, type=Thought)
            player = players.find(thought.level)
            if not isinstance(player, Thinker):
                return None
            player = self._players.setdefault((thought.table, thought.seat, thought.level), player)
            self._players.move_to_end((thought.table, thought.seat, thought.level))
            if len(self._players) > MAX_PLAYERS:
                self._players.popitem(last=False)
            owner = Owner(thought.person, thought.address)
            urgency = Urgency(thought.urgency)
            advice = await self._bots.think(player, _think(player, thought.record), owner, lambda: urgency)
        except (msgspec.DecodeError, EmporionError) as error:  # of another version
            logger.warning("cannot help", extra={"why": str(error)})
            return None
        return advice.move.encode()


def _think(player: Thinker, text: str) -> Slices[Advice]:
    """Read the game and search, in slices."""
    match = games.replay(text.encode(), complete=False)
    yield
    return (yield from player.think_in_slices(match, Random(secrets.token_hex(16))))
