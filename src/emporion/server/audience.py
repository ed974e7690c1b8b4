"""The clients that are connected to a table, and the updates that they lack."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from emporion.server.connection import Connection
from emporion.server.names import tell_apart
from emporion.server.scheduler import Urgency
from emporion.tables.table import Table
from emporion.tables.wire import Message, encode

SLICE_CLIENTS = 20
"""After so many clients have been sent an update, others' requests run: at a table with many clients a broadcast takes milliseconds."""


class Audience:
    """The connections of one table. It is told the table each time and keeps none of it but encoded updates."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self._updates: dict[tuple[int | None, int, bool], bytes] = {}
        """Encoded updates of the table as it is now, by seat, last entry sent, and whether they have the position."""
        self.is_busy: Callable[[], bool] = lambda: False
        """Whether the server is busy, so that spectators of a running game wait for their updates."""
        self.on_delayed: Callable[[], None] = lambda: None
        """Called when spectators were left out of a broadcast; they are to get their updates later."""

    @property
    def seats(self) -> set[int]:
        """The seats with a connection."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    @property
    def visitor_names(self) -> list[str]:
        """The names of the spectators, each once."""
        return list(dict.fromkeys(connection.visitor_name for connection in self.connections if connection.visitor_name))

    @property
    def urgency(self) -> Urgency:
        """How urgent the bots of the table are."""
        if any(connection.seat is not None for connection in self.connections):
            return Urgency.PLAYER
        return Urgency.SPECTATOR if self.connections else Urgency.UNWATCHED

    def name_visitor(self, table: Table, connection: Connection) -> str:
        """Give a spectator a name that differs from those of the players and other spectators; it stays while the client is connected."""
        others = [] if table.terms.explore else [found.name for found in table.seats if found.person != connection.person]
        others += [other.visitor_name for other in self.connections if other.visitor_name and other.person != connection.person]
        if not connection.visitor_name or tell_apart(connection.visitor_name, others) != connection.visitor_name:
            connection.visitor_name = tell_apart(connection.name, others)
        return connection.visitor_name

    def free_seat(self, seat: int) -> None:
        """Make the clients of a seat spectators, because its person has left it."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None

    def send_to_all(self, message: Message) -> None:
        """Encode a message once and send it to every client."""
        encoded = encode(message)
        for connection in self.connections:
            connection.send(encoded)

    # Updates.

    def encode_updates(self, table: Table) -> None:
        """Encode what `broadcast` will send, while the change of the table is being stored.

        In a game with secrets this leaves out the seat whose turn it is: the time that listing its moves takes must not delay the others,
        who could measure it.
        """
        self._updates.clear()
        others, actor = self._split_by_turn(table, self._delays_spectators(table))
        for connection in others + actor if table.is_public else others:
            self._update_for(table, connection, False)

    async def broadcast(self, table: Table, with_position: bool = False, may_delay: bool = True) -> None:
        """Send every client the entries it does not have; `with_position` adds the position for all. The table must not change meanwhile.

        While the server is busy, spectators of a running game are left out, if they `may_delay`.

        The updates of the other clients are sent before the moves of the seat whose turn it is are listed.
        """
        delays = may_delay and not with_position and self._delays_spectators(table)
        others, actor = self._split_by_turn(table, delays)
        await self._send_updates(table, others, with_position)
        if actor:
            if not table.is_public:
                await asyncio.sleep(0)
            await self._send_updates(table, actor, with_position)
        self._updates.clear()
        if delays and any(_is_delayed(connection) for connection in self.connections):
            self.on_delayed()

    def forget_updates(self) -> None:
        """Drop the updates that were encoded for a change that could not be stored."""
        self._updates.clear()

    def _delays_spectators(self, table: Table) -> bool:
        """Whether spectators wait for their updates. On an exploration board every client plays, though none has a seat."""
        return table.terms.status == "running" and not table.terms.explore and self.is_busy()

    def _split_by_turn(self, table: Table, delays: bool) -> tuple[list[Connection], list[Connection]]:
        """The connections of all others, and those of the seat whose turn it is; with `delays` without spectators that have a position."""
        actor = table.actor
        connections = [found for found in self.connections if not found.catching_up and not (delays and _is_delayed(found))]
        if actor is None:
            return connections, []
        own = [connection for connection in connections if connection.seat == actor]
        return [connection for connection in connections if connection.seat != actor], own

    async def _send_updates(self, table: Table, connections: list[Connection], with_position: bool) -> None:
        for number, connection in enumerate(connections):
            if number and not number % SLICE_CLIENTS:
                await asyncio.sleep(0)
            message = self._update_for(table, connection, with_position)
            if message is not None:
                connection.last_sent, connection.needs_position = table.number, False
                connection.send(message)

    def _update_for(self, table: Table, connection: Connection, with_position: bool) -> bytes | None:
        """The update that a connection lacks, or None. Connections with the same seat and the same last entry share one."""
        moved = with_position or connection.needs_position or connection.last_sent < table.at
        if connection.last_sent == table.number and not moved:
            return None
        key = (connection.seat, connection.last_sent, moved)
        if key not in self._updates:
            self._updates[key] = table.update(*key)
        return self._updates[key]


def _is_delayed(connection: Connection) -> bool:
    """Whether a client's updates are delayed while the server is busy: it only watches, and has a position to look at."""
    return connection.seat is None and not connection.needs_position
