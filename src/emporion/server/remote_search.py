"""Searches of bots at other processes: where all threads of one process are busy, another one with a free thread chooses the move."""

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

logger = logging.getLogger("emporion.remote_search")
MAX_PLAYERS = 100
"""Bots of other processes whose search trees are kept between the decisions of a turn."""
MAX_SEARCHERS = 2000
Ask = Callable[[int, bytes], Awaitable[bytes | None]]


class SearchRequest(msgspec.Struct, array_like=True):
    """A decision of a bot of another process, with the record of its game."""

    table: int
    seat: int
    level: Level
    person: str
    address: str
    urgency: int
    record: str


class RemoteSearch:
    """Asks other processes to choose moves, and chooses moves for them."""

    def __init__(self, bots: Bots, ask: Ask) -> None:
        self.free_elsewhere: dict[int, int] = {}
        """The free threads of the other processes, up to two seconds ago."""
        self.asked = 0
        """Decisions that were made elsewhere."""
        self._bots = bots
        self._ask = ask
        self._searchers: OrderedDict[tuple[int, int], int] = OrderedDict()
        """The processes that have searched for seats: one keeps the tree of a seat until the end of its turn."""
        self._players: OrderedDict[tuple[int, int, Level], Thinker] = OrderedDict()

    @property
    def free(self) -> int:
        """The free threads of this process."""
        return self._bots.scheduler.free

    async def ask(self, table: int, seat: int, level: Level, match: Match, owner: Owner, urgency: Urgency) -> str | None:
        """Let another process choose a move; None if no thread is free or the answer is not a legal move."""
        if self.free:
            return None
        process = self._searchers.get((table, seat), 0)
        if self.free_elsewhere.get(process, 0) <= 0:
            process = max(self.free_elsewhere, key=self.free_elsewhere.__getitem__, default=0)
        if self.free_elsewhere.get(process, 0) <= 0:
            return None
        self.free_elsewhere[process] -= 1
        text = await asyncio.to_thread(record.dumps, match)
        found = await self._ask(process, msgspec.msgpack.encode(SearchRequest(table, seat, level, *owner, urgency, text)))
        move = None if found is None else found.decode()
        if move not in match.moves():
            self.free_elsewhere[process] = 0
            return None
        self._searchers[table, seat] = process
        self._searchers.move_to_end((table, seat))
        if len(self._searchers) > MAX_SEARCHERS:
            self._searchers.popitem(last=False)
        self.asked += 1
        return move

    async def answer(self, data: bytes) -> bytes | None:
        """Choose a move for another process; None if no thread is free here."""
        if not self.free:
            return None
        try:
            request = msgspec.msgpack.decode(data, type=SearchRequest)
            player = players.find(request.level)
            if not isinstance(player, Thinker):
                return None
            player = self._players.setdefault((request.table, request.seat, request.level), player)
            self._players.move_to_end((request.table, request.seat, request.level))
            if len(self._players) > MAX_PLAYERS:
                self._players.popitem(last=False)
            owner = Owner(request.person, request.address)
            urgency = Urgency(request.urgency)
            advice = await self._bots.think(player, _search(player, request.record), owner, lambda: urgency)
        except (msgspec.DecodeError, EmporionError) as error:  # of another version
            logger.warning("cannot search for another process", extra={"why": str(error)})
            return None
        return advice.move.encode()


def _search(player: Thinker, text: str) -> Slices[Advice]:
    """Read the game and search, in slices."""
    match = games.replay(text.encode(), complete=False)
    yield
    return (yield from player.think_in_slices(match, Random(secrets.token_hex(16))))
