"""A table that somebody is at: its connections, its lock, and the bot that is thinking."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import structs

from emporion.players import Player
from emporion.server.guard import Bucket
from emporion.server.names import tell_apart
from emporion.server.scheduler import Owner, Urgency
from emporion.server.table import Table
from emporion.server.wire import Message, TableChanged, TableInfo, encode

Send = Callable[[str], Awaitable[None]]
AtOnce = Callable[[bytes], bool]
"""Sends a text if the other end is reading; whether it did."""
LONGEST_QUEUE = 200
"""Messages that wait for a slow client before it is let go."""
MOST_WAITING = 1 << 20
"""Bytes likewise, unless they are one message."""


class Connection:
    """One socket. Messages go out in order, and a slow reader holds up nobody else."""

    def __init__(
        self, seat: int | None, send: Send, close: Callable[[], None], at_once: AtOnce = lambda _: False, address: str = "-"
    ) -> None:
        self.seat = seat
        self.address = address
        self.name = ""
        """Who it is, where they have said so."""
        self.called = ""
        """The name of a visitor at this table, told apart from those of others."""
        self.person: str | None = None
        """The id of the person, likewise."""
        self.known = 0
        """The number of the last entry that was sent."""
        self.fresh = True
        """Nothing has been sent yet: the position is due even if nothing has happened."""
        self.catching_up = False
        """It has missed so much that it is told in parts, before it is told anything new."""
        self._send = send
        self._close = close
        self._at_once = at_once
        self._queue: deque[bytes] = deque()
        self._waiting = 0  # bytes in the queue
        self._flushing: asyncio.Task[None] | None = None

    def push(self, message: bytes) -> None:
        """Send as soon as the socket takes it."""
        if self._flushing is None and self._at_once(message):
            return
        self._queue.append(message)
        self._waiting += len(message)
        if len(self._queue) > LONGEST_QUEUE or (self._waiting > MOST_WAITING and len(self._queue) > 1):
            self._forget()
            self._close()
        elif self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    def close(self) -> None:
        """Disconnect the client."""
        self._close()

    def say(self, message: Message) -> None:
        """Send a message of one's own."""
        self.push(encode(message))

    async def _flush(self) -> None:
        try:
            while self._queue:
                message = self._queue.popleft()
                self._waiting -= len(message)
                await self._send(message.decode())
        except Exception:  # the other end is gone, which whoever receives learns too
            self._forget()
        finally:
            self._flushing = None

    def _forget(self) -> None:
        self._queue.clear()
        self._waiting = 0

    async def drained(self) -> None:
        """Wait until everything is sent."""
        if self._flushing is not None:
            await self._flushing


class Live:
    """A table in memory. Whoever changes it holds `lock`, and tells the others only after the store has it."""

    def __init__(self, table: Table, summarized: int | None = None) -> None:
        self.table = table
        self.summarized = summarized
        """The number of the entry after which the table's summary was stored."""
        self.lock = asyncio.Lock()
        self.stale = False
        """Something could not be stored: the table must be built anew from the store before it is used."""
        self.unsaid = False
        """Who is here has changed while somebody held the table: it is said once what they did is stored."""
        self.connections: list[Connection] = []
        self.thinking: asyncio.Task[None] | None = None
        self.players: dict[int, Player] = {}
        self.address: str | None = None
        """Of the client that made the table, or after a restart of the first one that came to it. It is not stored."""
        self.advising: set[int] = set()
        """Seats for which a hint is being thought out."""
        self.patience: asyncio.TimerHandle | None = None
        self.patient_with: tuple[int, int] | None = None
        """The seat that is away, and since which entry it has been asked."""
        self.often: dict[int | None, Bucket] = {}
        """How much each seat, and those who watch, may say and take back."""
        self.touched = time.monotonic()
        self._made: dict[tuple[int | None, int, bool], bytes] = {}
        """Messages that are ready to be sent, of which table and after which of its entries."""
        self._made_of: Table | None = None
        self._made_at = 0

    @property
    def connected(self) -> set[int]:
        """The seats with a connection."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    @property
    def owner(self) -> Owner:
        """On whose account the bots of this table think."""
        host = self.table.terms.host
        return Owner(host, self.address or host)

    @property
    def urgency(self) -> Urgency:
        """Who waits for the bots of this table."""
        if any(connection.seat is not None for connection in self.connections):
            return Urgency.PLAYER
        return Urgency.SPECTATOR if self.connections else Urgency.UNWATCHED

    @property
    def info(self) -> TableInfo:
        """The table as everyone sees it, with who is here."""
        present = [connection.called for connection in self.connections if connection.called] if self.table.terms.explore else []
        return structs.replace(self.table.info(self.connected), present=list(dict.fromkeys(present)))

    def is_host(self, connection: Connection) -> bool:
        """Whether a connection is the host's: by its person, or by its seat."""
        host, seat = self.table.terms.host, connection.seat
        return connection.person == host or (seat is not None and self.table.seats[seat].person == host)

    def call_visitor(self, connection: Connection) -> str:
        """The name of a person without a seat, told apart from the players and the other visitors; it stays the same while it is theirs."""
        others = [] if self.table.terms.explore else [found.name for found in self.table.seats if found.person != connection.person]
        others += [other.called for other in self.connections if other.called and other.person != connection.person]
        if not connection.called or tell_apart(connection.called, others) != connection.called:
            connection.called = tell_apart(connection.name, others)
        return connection.called

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it were not in memory."""
        return not self.connections and not self.lock.locked() and self.thinking is None

    def prepare(self) -> None:
        """Put into words what `tell` will say, while it is being stored. Not for the seat that is asked, unless all lies open: how long its
        moves take to list shows to nobody.
        """
        others, asked = self._sides()
        for connection in others + asked if self.table.open else others:
            self._message(connection, False)

    async def tell(self, fresh: bool = False) -> None:
        """Bring everyone up to date; `fresh` gives the position to all. What the others get is sent before the moves of the seat that is
        asked are listed. Whoever calls this holds the table.
        """
        others, asked = self._sides()
        self._tell(others, fresh)
        if asked:
            if not self.table.open:
                await asyncio.sleep(0)
            self._tell(asked, fresh)
        self._made = {}

    def _sides(self) -> tuple[list[Connection], list[Connection]]:
        """Everyone else's connections, and those of the seat that is asked."""
        actor = self.table.actor
        connections = [connection for connection in self.connections if not connection.catching_up]
        if actor is None:
            return connections, []
        asked = [connection for connection in connections if connection.seat == actor]
        return [connection for connection in connections if connection.seat != actor], asked

    def _tell(self, connections: list[Connection], fresh: bool) -> None:
        for connection in connections:
            message = self._message(connection, fresh)
            if message is not None:
                connection.known, connection.fresh = self.table.number, False
                connection.push(message)

    def _message(self, connection: Connection, fresh: bool) -> bytes | None:
        """What a connection does not know yet. Those that have the same seat and know the same share it."""
        table = self.table
        moved = fresh or connection.fresh or connection.known < table.at
        if connection.known == table.number and not moved:
            return None
        if self._made_of is not table or self._made_at != table.number:
            self._made, self._made_of, self._made_at = {}, table, table.number
        key = (connection.seat, connection.known, moved)
        if key not in self._made:
            self._made[key] = table.update(*key)
        return self._made[key]

    def tell_table(self) -> None:
        """Say who is here."""
        self.unsaid = False
        message = encode(TableChanged(self.info))
        for connection in self.connections:
            connection.push(message)

    def calm(self) -> None:
        """Stop the bot and the clock."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        self.hurry()

    def hurry(self) -> None:
        """Wait for nobody who is away."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience, self.patient_with = None, None
