"""A room: the one owner of a table in memory, with its clients, its bots and its timers.

Every change of a table is a method of its room, and happens in the order of `owned_table`. A caller gives values and gets values or
messages back, never a part of the table that may change, so that a room can also be asked from another process.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy.engine import Connection as SqlConnection

from emporion.engine.errors import EmporionError
from emporion.server import queries
from emporion.server.bot_turns import BotTurns, Turn
from emporion.server.bots import Bots, rounded_prospects
from emporion.server.connection import Connection
from emporion.server.countdown import Countdown
from emporion.server.guard import Bucket
from emporion.server.load_shedding import SPECTATOR_SECONDS, LoadShedding
from emporion.server.lobby import Lobby
from emporion.server.owned_table import Load, OwnedTable
from emporion.server.past_updates import PastUpdates
from emporion.server.people import Keys, Person, clean_text
from emporion.server.scheduler import Owner
from emporion.server.seats import check_host, check_seat, fill_seat, next_host, seat_of_token, seat_person, seats_of
from emporion.server.writer import Writer
from emporion.tables import fairness
from emporion.tables.table import STAND_IN_LEVEL, Table
from emporion.tables.table_log import Entry, SeatState, Terms
from emporion.tables.wire import (
    PROTOCOL,
    Chat,
    Hint,
    Hinted,
    Level,
    Move,
    Refused,
    Seat,
    TableInfo,
    Undo,
    Welcome,
)

logger = logging.getLogger("emporion.room")
MAX_LOG_ENTRIES = 5000
"""A longer log takes no more chat or undo, because every client that connects reads it whole. No game reaches a fifth of this."""
MAX_UPDATE_ENTRIES = 100
"""A client that has missed more entries gets them in several messages."""
MAX_CHAT_LENGTH = 500
FORCED_ANSWER_SECONDS = (1.5, 4.0)
"""With other people at the table, the only answer of a person is given after a time between these. It is drawn at every decision, so that
it does not depend on the hand."""


@dataclass
class RoomServices:
    """What all rooms of a server share. A room knows no other room."""

    writer: Writer
    keys: Keys
    bots: Bots
    lobby: Lobby
    load: Load
    count_bots: Callable[[Owner, str], AbstractContextManager[None]]
    """Counts a game with bots while it starts; EmporionError if its owner has too many."""
    check_join: Callable[[Room, str], None]
    """Refuses a connection of an address to a room."""
    note_opened: Callable[[Terms], None]
    """Notes that a table was opened now."""
    load_shedding: LoadShedding = field(default_factory=LoadShedding)
    on_moved: Callable[[Room], None] = lambda room: None
    """Drops a room whose table has another owner by now."""
    past_updates: PastUpdates = field(default_factory=PastUpdates)
    moves: int = 0
    """The moves played in all rooms."""
    is_closing: bool = False
    """Whether the server stops; bots then play no more."""


class Room(OwnedTable):
    """A table in memory and everything around it. Its methods may be called by many tasks at once."""

    def __init__(
        self, table: Table, services: RoomServices, summarized: int | None = None, address: str | None = None, term: int = 0
    ) -> None:
        super().__init__(table, services.writer, services.load, summarized, term)
        self.bot_turns = BotTurns(services.bots, self._next_turn, self._play_bot, lambda: self.audience.urgency)
        self.stand_in_countdown = Countdown()
        self.answer_countdown = Countdown()
        self.spectator_countdown = Countdown()
        self.audience.is_busy = lambda: services.load_shedding.is_busy
        self.audience.on_delayed = self._update_spectators_later
        self._services = services
        self._address = address
        """The address of the client that made the table, or after a restart of the first client that connected. It is not stored."""
        self._advised: set[int | Connection] = set()
        """The seats, at an exploration board the connections, for which a hint is being computed."""
        self._chat_buckets: dict[int | None, Bucket] = {}
        """The limits on chat and undo of each seat; None is the limit that all spectators share."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether the room can be dropped from memory: no client is connected, no change is under way and no bot thinks."""
        return not self.audience.connections and not self._lock.locked() and not self.bot_turns.is_thinking

    @property
    def owner(self) -> Owner:
        """The person and address whose share of thinking time the bots of this table use."""
        host = self.table.terms.host
        return Owner(host, self._address or host)

    # Seats before the start.

    async def take_seat(self, number: int, person: Person, name: str | None, entropy: str | None = None) -> Seat:
        """Seat a person; only the host may take several seats. A seat that the person has already may still get its entropy."""
        keys = self._services.keys
        async with self._hold() as table:
            check_seat(table, number)
            state = table.seats[number]
            if state.person != person.id:
                if state.kind != "open" or table.terms.status != "open":
                    raise EmporionError("seat-taken", seat=number)
                self._check_sitter(person)
                await self._change_seat(seat_person(keys, self.code, number, person, name, table.seats, entropy))
            elif entropy not in (None, state.entropy):
                if table.terms.status != "open":
                    raise EmporionError("table-started")
                if state.entropy is not None:
                    raise EmporionError("entropy-given", seat=number)
                await self._change_seat(structs.replace(state, entropy=entropy))
            return next(seat for seat in seats_of(keys, table, person) if seat.seat == number)

    def _check_sitter(self, person: Person) -> None:
        """Refuse a person who has a seat already or whom the host has removed. The host may take several seats."""
        if person.id == self.table.terms.host:
            return
        if self._services.lobby.is_barred(self.code, person.id):
            raise EmporionError("seat-barred")
        if any(state.person == person.id for state in self.table.seats):
            raise EmporionError("seat-one")

    async def leave(self, token: str) -> TableInfo:
        """Leave a seat. Before the start it becomes free; in a running game a bot stands in until the person is back."""
        async with self._hold() as table:
            seat = seat_of_token(table, token)
            if table.terms.status == "open":
                await self._change_seat(SeatState(seat, "open"), next_host(table, seat))
            elif table.terms.status == "running" and seat not in table.stand_ins:
                _check_log_length(table)
                await self._commit_and_broadcast(table.note("stand-in", seat, STAND_IN_LEVEL))
            return table.info(self.audience.seats)

    async def remove_person(self, number: int, host: Person) -> TableInfo:
        """Remove a person from a seat, as the host and before the start; that person cannot take a seat at this table again."""
        async with self._hold() as table:
            check_host(table, host)
            check_seat(table, number)
            person = table.seats[number].person
            if person is None:
                raise EmporionError("seat-empty", seat=number)
            removed = [connection for connection in self.audience.connections if connection.seat == number]
            await self._change_seat(SeatState(number, "open"))
            if person != host.id:
                self._services.lobby.bar(self.code, person)
                for connection in removed:
                    connection.send_message(_make_refusal("", EmporionError("seat-removed", seat=number)))
            return table.info(self.audience.seats)

    async def _change_seat(self, state: SeatState, host: str | None = None) -> None:
        """Give a seat to a person or free it; `host` is the new host if the role passes on."""
        table, before = self.table, self.table.seats[state.seat]

        def work(connection: SqlConnection) -> None:
            queries.change_table(connection, table.terms.id, "status", "open", status="open")  # another server may have begun the game
            queries.change_seat(connection, table.terms.id, state, before)
            if host is not None:
                queries.change_table(connection, table.terms.id, "host", table.terms.host, host=host)

        await self._commit((), work)
        table.seats[state.seat] = state
        if host is not None:
            table.terms.host = host
            self._services.lobby.see_host(self.code, host)
        if state.kind == "open":
            self.audience.free_seat(state.seat)
        self._broadcast_table()

    # The start and the end.

    async def start(self, person: Person, address: str, fill: Level | None, entropy: str | None = None) -> TableInfo:
        """Start the game if every seat is taken; `fill` gives open seats to bots, `entropy` goes to the person's seats that have none."""
        async with self._hold() as table:
            check_host(table, person)
            empty = [state.seat for state in table.seats if state.kind == "open"]
            if empty and fill is None:
                raise EmporionError("table-waiting", seats=empty)
            self._address = self._address or address
            seats = [fill_seat(state, person, fill, entropy) for state in table.seats]
            if any(state.kind == "bot" for state in seats):
                with self._services.count_bots(self.owner, self.code):
                    await self._begin(seats)
            else:
                await self._begin(seats)
            return self.table.info(self.audience.seats)

    async def _begin(self, seats: list[SeatState]) -> None:
        """Store the start together with the first roll, so that a table that has started never waits for chance."""
        terms, before = self.table.terms, self.table.seats
        key = fairness.dice_key(terms.seed, terms.scheme, [state.entropy for state in seats])
        first = terms.first if terms.first is not None else fairness.first_seat(key, terms.players)
        running = structs.replace(terms, first=first, status="running")
        table = Table(running, seats, self.table.entries)
        entries = table.play_chance()
        summary = msgspec.to_builtins(table.summary())

        def work(connection: SqlConnection) -> None:
            queries.change_table(connection, running.id, "status", "open", first=first, status="running", summary=summary)
            for old, new in zip(before, seats, strict=True):  # every seat is checked, because the dice depend on the entropy of all
                queries.change_seat(connection, running.id, new, old)

        await self._commit(entries, work)
        self.table, self._summarized = table, table.number
        self._services.lobby.forget(running.code)
        for connection in self.audience.connections:
            connection.needs_position = True  # also where no chance event came before it
        self._broadcast_table()
        await self.audience.broadcast(table, with_position=True)
        self.schedule_turn()

    async def rematch(
        self, person: Person, find: Callable[[Terms], Awaitable[Room | None]], make: Callable[[Table, set[int]], Awaitable[Room]]
    ) -> tuple[Room, list[SeatState]]:
        """Find or make the rematch of a finished game, for a person who played it; return it with the seats that the person had here.

        `find` looks for the one that was made already, or checks whether the person may make one. `make` gets the table and the seats whose
        people are connected, and stores a new table in a transaction that also sets this table's `rematch`.
        """
        async with self._hold() as table:
            if table.terms.status != "over" or table.terms.replay:
                raise EmporionError("table-not-over")
            own = [state for state in table.seats if state.person == person.id]
            if not own:
                raise EmporionError("table-not-yours")
            room = await find(table.terms)
            if room is None:
                try:
                    room = await make(table, self.audience.seats)
                except BaseException:
                    self._is_stale = True
                    raise
                table.terms.rematch = room.code
                self._broadcast_table()
            return room, own

    async def leave_game(self, token: str) -> TableInfo:
        """Leave a running game for good: a bot has the seat from now on. When the last person leaves, the game is abandoned."""
        async with self._hold() as table:
            seat = seat_of_token(table, token)
            _check_running(table)
            before = table.seats[seat]
            table.seats[seat] = structs.replace(before, person=None, token_hash=None)
            entries = table.note("leave", seat, STAND_IN_LEVEL)
            if all(state.person is None for state in table.seats):
                entries = entries + table.note("abandoned", None, "")
            await self._commit_and_broadcast(
                entries, partial(queries.change_seat, table=table.terms.id, state=table.seats[seat], before=before)
            )
            self._show_as_spectators(seat)
            await self.audience.broadcast(table)
            self._broadcast_table()
            return table.info(self.audience.seats)

    def _show_as_spectators(self, seat: int) -> None:
        """Make the clients of a seat spectators, who get the position anew."""
        for connection in self.audience.connections:
            connection.needs_position = connection.needs_position or connection.seat == seat
        self.audience.free_seat(seat)

    async def abandon(self, token: str) -> TableInfo:
        """Ask to end the game without a result. It ends when every person who still plays has asked."""
        async with self._hold() as table:
            seat = seat_of_token(table, token)
            _check_running(table)
            entries = [] if seat in table.wants_end else table.note("abandon", seat, "")
            if table.is_agreed_to_end:
                entries = entries + table.note("abandoned", None, "")
            if entries:
                await self._commit_and_broadcast(entries)
            return table.info(self.audience.seats)

    async def remove_from_list(self, person: Person) -> None:
        """Remove a finished game from the list of a person who played it. The game stays, also in the lists of others."""
        async with self._hold() as table:
            own = [state for state in table.seats if state.person == person.id]
            if not own:
                raise EmporionError("table-not-yours")
            if table.terms.status != "over":
                raise EmporionError("table-not-over")
            removed = [structs.replace(state, removed=True) for state in own]

            def work(connection: SqlConnection) -> None:
                for old, new in zip(own, removed, strict=True):
                    queries.change_seat(connection, table.terms.id, new, old)

            await self._commit((), work)
            for state in removed:
                table.seats[state.seat] = state

    async def remove(self, is_due: Callable[[Table], bool]) -> bool:
        """Remove a table that waits for players, and disconnect its clients with the reason, if it `is_due`; return whether it was."""
        async with self._hold() as table:
            if table.terms.status != "open":
                raise EmporionError("table-started")
            if not is_due(table):
                return False
            await self._commit((), partial(queries.remove_waiting, table=table.terms.id))
            self._services.lobby.forget(self.code)
            self._is_stale = True  # a caller that waits for its turn reads the store and finds no table
            for connection in list(self.audience.connections):
                connection.send_message(_make_refusal("hello", EmporionError("table-removed", code=self.code)))
                connection.close()
            return True

    # Clients.

    async def join(self, connection: Connection, token: str | None, after: int) -> None:
        """Add a connection and send it what it does not have; `after` is the number of the last entry that the client has."""
        async with self._hold() as table:
            connection.seat = None if token is None else seat_of_token(table, token)
            self._services.check_join(self, connection.address)
            self.audience.connections.append(connection)
            self._address = self._address or connection.address
            if connection.seat is None and connection.name:
                self.audience.name_visitor(table, connection)
            self._see_host(connection)
            connection.last_sent = min(after, table.number)
            connection.catching_up = table.number - connection.last_sent > MAX_UPDATE_ENTRIES
            connection.send_message(Welcome(PROTOCOL, self._info(), connection.seat, self._is_host(connection)))
            if connection.seat in table.stand_ins:
                await self._commit_and_broadcast(table.note("return", connection.seat, ""))
            else:
                await self.audience.broadcast(table)
            self._broadcast_table()
            self.schedule_turn()
        while connection.catching_up:
            await self._catch_up(connection)

    def _update_spectators_later(self) -> None:
        self.spectator_countdown.set("spectators", SPECTATOR_SECONDS, lambda: self._start_task(self._update_spectators()))

    async def _update_spectators(self) -> None:
        """Send spectators what has happened since their last update, which the busy server has delayed."""
        with suppress(EmporionError):  # the room was dropped, and its clients connect again
            async with self._hold() as table:
                await self.audience.broadcast(table, may_delay=False)

    async def _catch_up(self, connection: Connection) -> None:
        """Send a client a part of the entries it missed, once it has read the part before: a long log is not encoded or queued whole."""
        await asyncio.sleep(0)  # other coroutines run even if this client reads fast
        await connection.wait_until_sent()
        async with self._hold() as table:
            seat, after = connection.seat, connection.last_sent
            until = after + MAX_UPDATE_ENTRIES
            if until < table.number:
                key = (self.code, None if table.is_public else seat, after, until)
                connection.send(self._services.past_updates.find(key, lambda: table.past_update(seat, after, until)))
                connection.last_sent = until
            else:
                connection.catching_up = False
                await self.audience.broadcast(table)

    def disconnect(self, connection: Connection) -> None:
        """Remove a connection that has ended. It does not wait for its turn, since nothing is stored."""
        if connection in self.audience.connections:
            self.audience.connections.remove(connection)
            self._see_host(connection)
            self.last_used = time.monotonic()
            self._is_presence_due = True
            if not self._lock.locked() and not self._is_stale:  # otherwise it is broadcast after the change
                self._broadcast_table()
            self.schedule_turn()

    def _is_host(self, connection: Connection) -> bool:
        """Whether a connection is the host's: by its person, or by its seat."""
        host, seat = self.table.terms.host, connection.seat
        return connection.person == host or (seat is not None and self.table.seats[seat].person == host)

    def _see_host(self, connection: Connection) -> None:
        """Note that the host of a waiting table is connected."""
        terms = self.table.terms
        if terms.status == "open" and self._is_host(connection):
            self._services.lobby.see_host(terms.code, terms.host, connection.address)
            self._services.note_opened(terms)

    def see_host(self) -> None:
        """Note that the host of a waiting table is connected, if that is so."""
        for connection in self.audience.connections:
            self._see_host(connection)

    def person_of(self, connection: Connection) -> str | None:
        """The id of the person who acts at a connection: that of its seat, or the spectator's."""
        return connection.person if connection.seat is None else self.table.seats[connection.seat].person

    def author_of(self, connection: Connection) -> str:
        """The name under which a client chats: that of its seat, or the spectator's."""
        if connection.seat is not None:
            return self.table.seats[connection.seat].name
        return self.audience.name_visitor(self.table, connection)

    def limit_rate(self, seat: int | None, messages: float) -> None:
        """Limit the chat and undo of a seat, over all its connections, or of all spectators together: both are broadcast."""
        if not self._chat_buckets.setdefault(seat, Bucket(messages / 2, 2 * messages)).take():
            raise EmporionError("table-fast")

    # Playing.

    async def play(self, seat: int | None, call: Move) -> None:
        """Play a move that a client sent."""
        async with self._hold() as table:
            if seat in table.stand_ins and table.actor == seat and table.at == call.at:  # a person who moves is back
                await self._commit_and_broadcast(table.note("return", seat, ""))
            await self._commit_and_broadcast(table.move(seat, call.move, call.at) + self._answer_forced())
            self._services.moves += 1

    async def undo(self, seat: int | None, call: Undo) -> None:
        """Take back the last decision of a seat."""
        async with self._hold() as table:
            _check_log_length(table)
            await self._commit_and_broadcast(table.undo(seat, call.at))

    async def chat(self, seat: int | None, name: str, call: Chat) -> None:
        """Add a chat message to the log."""
        text = clean_text(call.text, MAX_CHAT_LENGTH)
        if not text:
            raise EmporionError("chat-empty")
        async with self._hold() as table:
            _check_log_length(table)
            await self._commit_and_broadcast(table.note("chat", seat, text, name))

    async def hint(self, connection: Connection, call: Hint) -> None:
        """Compute a hint for a client's seat, or at an exploration board for the seat that is asked, and send it. The game goes on
        meanwhile."""
        if connection.seat is None:
            self._services.load_shedding.check()
        async with self._hold() as table:
            if not table.terms.hints:
                raise EmporionError("hint-not-here")
            seat = connection.seat if not table.terms.explore else table.actor
            if table.match is None or seat is None or table.match.actor != seat or table.at != call.at:
                raise EmporionError("hint-not-asked")
            advised = seat if not table.terms.explore else connection
            if advised in self._advised:
                raise EmporionError("hint-twice")
            match = table.match.copy()
            owner = Owner(self.person_of(connection) or connection.address, connection.address)
            self._advised.add(advised)
        try:
            advice = await self._services.bots.advise(match, owner)
        finally:
            self._advised.discard(advised)
        continuation = match.game.continuation(match.state, advice.moves[1:])
        chances = [round(share, 4) for share in advice.shares]
        connection.send_message(Hinted(call.at, rounded_prospects(advice), advice.moves, continuation, advice.is_solved, chances))

    # Bots and stand-ins.

    def schedule_turn(self) -> None:
        """Start the turn of a bot if it is due; at a person's turn, the countdown to an answer without a choice, and if the person is
        away, that of the stand-in."""
        table, seat, at = self.table, self.table.actor, self.table.at
        if seat is None or not self._is_running():
            self.stand_in_countdown.cancel()
            self.answer_countdown.cancel()
            return
        if table.bot_level(seat) is not None and self._is_awaited():
            self.bot_turns.start()
        if table.bot_level(seat) is not None or table.is_public:
            self.answer_countdown.cancel()
        else:  # the hand is looked at when the time is over
            delay = secrets.SystemRandom().uniform(*FORCED_ANSWER_SECONDS)
            self.answer_countdown.set((seat, at), delay, lambda: self._start_task(self._give_forced_answer(seat, at)))
        if table.terms.stand_in is None or not self._is_away(seat):
            self.stand_in_countdown.cancel()
        else:  # chat, and other clients that come and go, do not restart it
            self.stand_in_countdown.set((seat, at), table.terms.stand_in, lambda: self._start_task(self._stand_in(seat, at)))

    def _is_running(self) -> bool:
        return self.table.terms.status == "running" and not self._is_closed and not self._services.is_closing

    def _is_away(self, seat: int) -> bool:
        """Whether the seat's person is not connected while others are."""
        seats = self.audience.seats
        return self.table.bot_level(seat) is None and seat not in seats and bool(seats)

    def _is_awaited(self) -> bool:
        """Whether bots go on: a client is connected, or a person may come back, or only bots play."""
        if self.audience.connections:
            return True
        people = [state.seat for state in self.table.seats if state.kind == "person"]
        return not people or any(seat not in self.table.stand_ins for seat in people)

    async def _next_turn(self) -> Turn | None:
        """The turn of a bot, with a copy of the game; None if it is not a bot's turn."""
        if self._is_closed or self._services.is_closing:
            return None
        async with self._hold() as table:
            seat, match = table.actor, table.match
            level = None if seat is None else table.bot_level(seat)
            if seat is None or level is None or match is None or not self._is_running() or not self._is_awaited():
                return None
            return Turn(table.terms.id, seat, level, table.at, match.copy(), table.terms.pace / 1000, self.owner)

    async def _play_bot(self, turn: Turn, move: str) -> None:
        """Play a bot's move, unless the position has changed or a person has come back meanwhile."""
        async with self._hold() as table:
            if table.at == turn.at and table.bot_level(turn.seat) is not None:
                await self._commit_and_broadcast(table.move(turn.seat, move, turn.at) + self._answer_forced())
                self._services.moves += 1

    # Answers without a choice.

    def _answer_forced(self) -> list[Entry]:
        """Play the only legal answers of a person at once if all others are bots: no other person could learn a secret from the speed."""
        return self.table.answer_forced() if self._is_alone() else []

    def _is_alone(self) -> bool:
        """Whether one person plays with bots and no other client watches."""
        people = sum(state.kind == "person" for state in self.table.seats)
        return people == 1 and all(connection.seat is not None for connection in self.audience.connections)

    async def _give_forced_answer(self, seat: int, at: int) -> None:
        """Give the only answer of a person, if it is one. With other people there, a pass is left to be sent with the next decision:
        sent alone, it would tell that there was nothing to forgo."""
        try:
            async with self._hold() as table:
                move = table.forced_answer
                if table.at != at or table.actor != seat or move is None or not self._is_running():
                    return
                if table.match is not None and move in table.match.game.passes and not self._is_alone():
                    return
                await self._commit_and_broadcast(table.move(seat, move, at) + self._answer_forced())
        except EmporionError as error:
            logger.warning("no answer is given", extra={"table": self.table.terms.id, "why": error.key})

    async def _stand_in(self, seat: int, at: int) -> None:
        """Let a bot stand in for a person who has been away for too long."""
        try:
            async with self._hold() as table:
                if table.at == at and table.actor == seat and seat not in self.audience.seats and seat not in table.stand_ins:
                    await self._commit_and_broadcast(table.note("stand-in", seat, STAND_IN_LEVEL))
        except EmporionError as error:
            logger.warning("no bot stands in", extra={"table": self.table.terms.id, "why": error.key})
            self.schedule_turn()

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("task failed", exc_info=task.exception())

    # The end of the room.

    def drop(self) -> None:
        """Leave memory: stop the bots and timers, and refuse whatever is still asked of this room."""
        self._is_closed = True
        self.stop()

    def _report_moved(self) -> None:
        self._services.on_moved(self)

    def move(self) -> None:
        """Leave memory because another process owns the table, or may own it: the clients are to connect again."""
        self.drop()
        for connection in list(self.audience.connections):
            connection.move()

    def stop(self) -> None:
        """Stop the bots and the timers."""
        self.bot_turns.stop()
        self.stand_in_countdown.cancel()
        self.answer_countdown.cancel()
        self.spectator_countdown.cancel()

    async def wait_until_stored(self) -> None:
        """Wait for the changes that are under way."""
        async with self._lock:
            pass


def _check_running(table: Table) -> None:
    """Refuse a game that has not begun or is over."""
    if table.terms.status == "open":
        raise EmporionError("table-not-started")
    if table.terms.status == "over" or table.terms.explore:
        raise EmporionError("table-ended")


def _check_log_length(table: Table) -> None:
    """Refuse another entry if the log is full."""
    if table.number >= MAX_LOG_ENTRIES:
        raise EmporionError("table-full", most=MAX_LOG_ENTRIES)


def _make_refusal(answers: str, error: EmporionError) -> Refused:
    return Refused(answers, error.key, str(error), error.values)
