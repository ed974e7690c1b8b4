"""The rooms of a server: finding tables, making and removing them. `room` has what happens at one table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.engine import Connection as SqlConnection

from emporion.engine.errors import EmporionError
from emporion.server import ownership, queries
from emporion.server.bots import Bots
from emporion.server.database import Database
from emporion.server.database_health import RETRYABLE_KEYS
from emporion.server.load_shedding import LoadShedding
from emporion.server.lobby import Lobby
from emporion.server.new_tables import CODE_PATTERN, code_of_digest, new_code, rematch_table, replayed_table, wanted_table
from emporion.server.ownership import Fence, TableMoved
from emporion.server.people import Keys, Person
from emporion.server.quota import Quota
from emporion.server.request_log import SLOW_FOLD_SECONDS, warn_if_slow
from emporion.server.room import Room, RoomServices
from emporion.server.scheduler import Owner
from emporion.server.seats import check_host, seats_of
from emporion.server.settings import Settings
from emporion.server.turn_thread import TurnThread
from emporion.tables.table import ENTRY_BYTES, History, Table
from emporion.tables.table_log import Summary, Terms
from emporion.tables.wire import Seat, TableWanted

logger = logging.getLogger("emporion.rooms")
Built = TypeVar("Built")
IDLE_SECONDS = 60.0
"""A room without connections is dropped from memory after this time."""
MIN_IDLE_SECONDS = 2.0
"""A room stays in memory for this time at least, so that a request that has found it can use it."""
MAX_TABLE_BYTES = 64 << 20
"""Memory of all tables, by estimate, beyond which rooms without connections are dropped, the one that has been idle longest first."""
LONG_TABLE_BYTES = 500_000
"""Memory beyond which a table counts as long, by estimate: some 700 entries, twice a usual game."""
MAX_LONG_BYTES_OF_ADDRESS = 24 << 20
"""Memory of the long tables at which one address may have connections: tables with connections are not dropped."""
OPENED_PRECISION_SECONDS = 6 * 3600.0
"""The time when a table was last opened is stored to this precision, because each change of it is a write."""


class Rooms:
    """Finds and makes the tables of a server. Those that are in use have a room, in `live`; there is one room for a table at a time."""

    def __init__(self, database: Database, keys: Keys, bots: Bots, settings: Settings) -> None:
        self.database = database
        self.cluster = database.cluster if database.cluster is not None and database.cluster.process else None
        """The processes that serve the database, each with its own tables; None if this one has all."""
        self.lobby = Lobby(settings.budget)
        self.keys = keys
        self.bots = bots
        self.live: dict[str, Room] = {}
        self.load_shedding = LoadShedding(database.writer.oldest_wait, lambda: database.health.is_good)
        self._services = RoomServices(
            writer=database.writer,
            keys=keys,
            bots=bots,
            lobby=self.lobby,
            load=self._read,
            count_bots=self.starting_with_bots,
            check_join=self._check_long_tables,
            note_opened=self._note_opened,
            load_shedding=self.load_shedding,
            on_moved=self._move,
        )
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._broken_codes: set[str] = set()
        """Tables whose log could not be replayed; each is logged once."""
        self._opened: set[int] = set()
        """The tables whose time of opening is not stored yet."""
        self._removing: set[str] = set()
        """Tables that are being removed; they cannot be loaded meanwhile."""
        self._builder = TurnThread("table-builder")
        self._presenter = TurnThread("table-presenter")
        self._histories: WeakValueDictionary[int, History] = WeakValueDictionary()
        """The histories that tables in memory begin with, by the id of the table they come from."""
        self._summary_tasks: set[asyncio.Task[None]] = set()
        self._starting: set[str] = set()
        """The codes of tables with bots whose start is being stored."""
        self._making: dict[str, asyncio.Task[Room]] = {}
        """The tables that are being made for a key, by their codes."""
        self.bot_quota = Quota(settings.bot_tables, "too-many-bot-tables", self._plays_with_bots)

    @property
    def moves(self) -> int:
        """The moves played since the start of the server."""
        return self._services.moves

    @property
    def is_closing(self) -> bool:
        """Whether the server stops."""
        return self._services.is_closing

    # In and out of memory.

    async def find(self, code: str, opened: bool = True) -> Room:
        """Find the room of a table by its code, in memory or in the store; `opened` says whether a client opens it."""
        room = self.live.get(code)
        if room is None:
            if not CODE_PATTERN.fullmatch(code):  # other text from an address does not reach the database
                raise EmporionError("table-unknown", code=code)
            if code in self._removing:
                raise EmporionError("store-conflict")
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
                self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
            room = await asyncio.shield(self._loading[code])
        room.last_used = time.monotonic()
        if opened and room.table.terms.status != "open":
            self._note_opened(room.table.terms)
        return room

    def is_loaded(self, code: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return code in self.live or code in self._loading

    async def _load(self, code: str) -> Room:
        begin = time.monotonic()
        term = 0 if self.cluster is None else await self.cluster.claim(code)
        claimed = time.monotonic()
        table, summarized = await self._read(code)  # after the claim: nothing is appended in an earlier term any more
        if self.is_closing:
            raise TableMoved if term else EmporionError("store-conflict")
        if term > 1 and self.cluster is not None and self.cluster.has_lost_others:
            times = {"claim": round(claimed - begin, 3), "read": round(time.monotonic() - claimed, 3)}
            logger.info("table taken", extra={"table": table.terms.id, "term": term, **times})
        return self._add_room(Room(table, self._services, summarized, term=term))

    def _add_room(self, room: Room) -> Room:
        """Keep a room in memory, and drop idle ones if all tables take too much."""
        self.live[room.code] = room
        self._limit_memory(room)
        return room

    async def _read(self, code: str) -> tuple[Table, int | None]:
        """Read a table from the store, with the number of the entry after which its summary was stored."""
        try:
            found = await self.database.read(lambda connection: queries.find_table(connection, code))
            if found is not None:
                terms, seats, entries, summarized = found
                origin = None if terms.source_id is None else await self._history_by_id(terms.source_id)
                return await self.build(Table, terms, seats, entries, origin), summarized
        except Exception as error:  # any other failure concerns this table only
            if isinstance(error, EmporionError) and error.key in RETRYABLE_KEYS:
                raise
            raise self._report_broken(code, error) from None
        removed = await self.database.read(lambda connection: queries.was_removed(connection, code))
        raise EmporionError("table-removed" if removed else "table-unknown", code=code)

    async def build(self, work: Callable[..., Built], *values: object, address: str = "") -> Built:
        """Build a table in another thread, since a long log takes long. One build runs at a time, so that the event loop gets the GIL.

        Uploads of each `address` take turns with those of others and with what the server loads itself.
        """
        return await self._builder.run(address, _build, work, *values)

    async def present(self, address: str, work: Callable[..., Built], *values: object) -> Built:
        """Make a record, a drawing or moments of a game for an address in another thread, also one at a time."""
        return await self._presenter.run(address, work, *values)

    async def _history_by_id(self, table: int) -> History:
        """Find the history of a finished game by its table's id: in memory if another table uses it."""
        found = self._histories.get(table)
        if found is None:
            code = await self.database.read(lambda connection: queries.find_code(connection, table))
            assert code is not None, "a table that another one begins with is not removed"
            if code in self.live or self.cluster is None:
                return await self.history(await self.find(code))
            source, _ = await self._read(code)  # a finished game does not change, so its owner need not be asked
            found = self._histories[table] = await self.build(source.history)
        return found

    async def history(self, source: Room) -> History:
        """The history of a finished game, shared by all tables that begin with it."""
        number, make = await source.inspect(lambda table: (table.terms.id, table.history))
        found = self._histories.get(number)
        if found is None:  # made in another thread, since the events of a finished game do not change
            found = self._histories[number] = await self.build(make)
        return found

    def _report_broken(self, code: str, error: Exception) -> EmporionError:
        """Log once that the stored log of a table could not be replayed; return the error for the client."""
        if code not in self._broken_codes:
            self._broken_codes.add(code)
            logger.error("table broken", exc_info=error)
        return EmporionError("table-broken", code=code)

    def sweep(self) -> None:
        """Drop rooms that have been idle, and limits that are no longer needed."""
        now = time.monotonic()
        self._drop([room for room in self.live.values() if room.is_idle and now - room.last_used > IDLE_SECONDS])
        self.bot_quota.sweep()
        self.bots.sweep()

    @property
    def size(self) -> int:
        """An estimate of the memory that all tables take, in bytes."""
        shared = sum(len(history.entries) for history in self._histories.values())
        return shared * ENTRY_BYTES + sum(room.table.size for room in self.live.values())

    def _limit_memory(self, new: Room) -> None:
        """Drop idle rooms, but not a new one that its caller is about to use, while all tables together take too much memory."""
        excess = self.size - MAX_TABLE_BYTES
        if excess <= 0:
            return
        now, chosen = time.monotonic(), []
        for room in sorted((room for room in self.live.values() if room.is_idle and room is not new), key=lambda room: room.last_used):
            if excess <= 0 or now - room.last_used < MIN_IDLE_SECONDS:
                break
            chosen.append(room)
            excess -= room.table.size
        self._drop(chosen)

    def _drop(self, rooms: Sequence[Room]) -> None:
        """Drop rooms from memory, store the summaries of their tables that are not stored yet, and give the tables up."""
        summaries: dict[int, Summary] = {}
        for room in rooms:
            room.drop()
            del self.live[room.code]
            summary = room.summary_to_store()
            if summary is not None:
                summaries[room.table.terms.id] = summary
        fences = [(room.table.terms.id, room.term) for room in rooms if room.term]
        if summaries or fences:
            task = asyncio.get_running_loop().create_task(self._store_summaries(summaries, fences))
            self._summary_tasks.add(task)
            task.add_done_callback(self._summary_tasks.discard)

    async def _store_summaries(self, summaries: dict[int, Summary], fences: Sequence[Fence]) -> None:
        def work(connection: SqlConnection) -> None:
            stored = summaries
            if self.cluster is not None:  # what another process owns by now is its to summarize
                released = {table for table, _ in ownership.release(connection, self.cluster.process, fences)}
                stored = {table: summary for table, summary in summaries.items() if table in released}
            queries.store_summaries(connection, stored)

        try:
            await self.database.writer.write(work)
        except EmporionError as error:  # lists then load these tables whole
            logger.warning("summaries not stored", extra={"why": error.key})

    # Other processes.

    def _move(self, room: Room) -> None:
        """Drop a room whose table another process owns, or may own."""
        if self.live.get(room.code) is room:
            del self.live[room.code]
            logger.info("table moved", extra={"table": room.table.terms.id, "term": room.term})
            room.move()

    @property
    def tidies(self) -> bool:
        """Whether this process removes unused tables: of several, the one that has been there longest does."""
        return self.cluster is None or all(self.cluster.process < other for other in self.cluster.others)

    def move_all(self) -> None:
        """Drop all rooms: other processes may own their tables."""
        for room in list(self.live.values()):
            self._move(room)

    def keep_owned(self, owned: set[Fence]) -> None:
        """Drop the rooms of tables that other processes have taken while the lease had run out."""
        for room in list(self.live.values()):
            if room.term and (room.table.terms.id, room.term) not in owned:
                self._move(room)

    def check_owner(self, table: int) -> None:
        """A table has a new owner: drop its room, unless that is this process."""
        if any(room.table.terms.id == table for room in self.live.values()):
            self._start_task(self._check_owner(table))

    def adopt(self, codes: Sequence[str] = ()) -> None:
        """Processes came or went: take these tables, whose clients will be back, and continue the games of bots that no process owns."""
        self._start_task(self._adopt(codes))

    async def _check_owner(self, table: int) -> None:
        for room in [room for room in self.live.values() if room.table.terms.id == table]:
            with suppress(EmporionError):  # otherwise its next change finds out
                if self.cluster is not None and not await self.cluster.owns((table, room.term)):
                    self._move(room)

    async def _adopt(self, codes: Sequence[str] = ()) -> None:
        assert self.cluster is not None
        for code in codes:
            with suppress(EmporionError):  # another process was faster
                (await self.find(code, opened=False)).schedule_turn()
        try:
            orphans = await self.cluster.list_orphans()
        except EmporionError as error:
            logger.warning("no table adopted", extra={"why": error.key})
            return
        for _, code in orphans:
            if self.is_closing:
                return
            with suppress(EmporionError):  # another process was faster
                (await self.find(code, opened=False)).schedule_turn()

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._summary_tasks.add(task)
        task.add_done_callback(self._summary_tasks.discard)

    async def hand_over(self) -> None:
        """Stop, and give all tables up to the other processes, as soon as the changes that are under way are stored."""
        if self.cluster is None:
            return
        async for room in self._stop():
            room.move()
        await self.cluster.leave()

    async def _stop(self) -> AsyncIterator[Room]:
        """Stop the bots of all rooms, and yield each room when its changes that are under way are stored."""
        self._services.is_closing = True
        rooms = list(self.live.values())
        for room in rooms:
            room.stop()
        for room in rooms:
            await room.wait_until_stored()
            yield room

    async def resume(self) -> None:
        """After a start of the server, fill the lobby and continue games in which a bot is to move. Clients are served meanwhile."""
        try:
            for waiting in await self.database.read(queries.list_waiting):
                self.lobby.add(*waiting)
            if self.cluster is not None:
                await self._adopt()
                return
            codes = await self.database.read(queries.list_running_with_bots)
        except EmporionError as error:
            logger.error("no table resumed", extra={"why": error.key})
            return
        for code in codes:
            try:
                (await self.find(code, opened=False)).schedule_turn()
            except EmporionError as error:  # the other tables continue
                logger.error("table not resumed", extra={"why": error.key})

    async def close(self) -> None:
        """Stop the bots and wait for changes that are being stored."""
        async for _ in self._stop():
            pass
        await asyncio.gather(*self._summary_tasks)
        for threads in (self._builder, self._presenter):
            threads.shutdown()

    # Making tables.

    async def create(self, wanted: TableWanted, person: Person, address: str) -> tuple[Room, list[Seat]]:
        """Make a table whose host is this person, who is connected from this address, or find the one that the same key has made."""
        if wanted.key is None:
            room = await self._create(new_code(), wanted, person, address)
        else:
            code = code_of_digest(self.keys.digest(f"table {person.id} {wanted.key}"))
            if code not in self._making:
                self._making[code] = asyncio.create_task(self._find_or_create(code, wanted, person, address))
                self._making[code].add_done_callback(lambda _: self._making.pop(code, None))
            room = await asyncio.shield(self._making[code])
        return room, seats_of(self.keys, room.table, person)

    async def _find_or_create(self, code: str, wanted: TableWanted, person: Person, address: str) -> Room:
        try:
            return await self.find(code)
        except EmporionError as error:
            if error.key != "table-unknown":
                raise
        return await self._create(code, wanted, person, address)

    async def _create(self, code: str, wanted: TableWanted, person: Person, address: str) -> Room:
        table = wanted_table(self.keys, code, wanted, person)
        self.lobby.check_limits(person.id, address)
        return await self.add(table, address=address)

    async def add(self, table: Table, before: Terms | None = None, address: str = "") -> Room:
        """Store a new table with the entries it has already; `before` is the table whose rematch it is."""
        terms = table.terms
        terms.opened = terms.created

        def work(connection: SqlConnection) -> int:
            number = queries.add_table(connection, terms, table.seats, table.summary(), table.own_entries)
            if self.cluster is not None:
                ownership.add_owner(connection, number, self.cluster.process)
            if before is not None:
                queries.change_table(connection, before.id, "rematch", before.rematch, rematch=terms.code)
            return number

        if terms.status == "open":
            self.lobby.add(terms.code, terms.host, terms.listed, terms.created, address)
        try:
            terms.id = await self.database.writer.write(work)
        except EmporionError:
            self.lobby.forget(terms.code)
            raise
        room = self._add_room(Room(table, self._services, table.number, address or None, 0 if self.cluster is None else 1))
        logger.info("table made", extra={"table": terms.id, "game": terms.game, "players": terms.players})
        return room

    async def upload(self, data: bytes, person: Person, address: str) -> Room:
        """Make a table of a record: its game can be looked at, not played."""
        self.load_shedding.check()
        return await self.add(await self.build(replayed_table, data, person, address=address))

    async def rematch(self, code: str, person: Person, address: str = "") -> tuple[Room, list[Seat]]:
        """Make a table like this one for the people who are still connected; the person who asks first is its host.

        Later callers get the same table, and their seat if it is free.
        """
        old = await self.find(code)

        async def find(terms: Terms) -> Room | None:
            found = await self._find_rematch(terms)
            if found is None:
                self.lobby.check_limits(person.id, address)
            return found

        async def make(table: Table, connected: set[int]) -> Room:
            return await self.add(rematch_table(self.keys, table, person, connected), before=table.terms, address=address)

        room, own = await old.rematch(person, find, make)
        if not seats_of(self.keys, room.table, person):
            with suppress(EmporionError):  # another person has the seat, or the game has begun: there is nothing but to watch
                await room.take_seat(own[0].seat, person, own[0].name)
        return room, seats_of(self.keys, room.table, person)

    async def _find_rematch(self, terms: Terms) -> Room | None:
        """The rematch of a table; None if it was not made or has been removed."""
        if terms.rematch is None:
            return None
        try:
            return await self.find(terms.rematch)
        except EmporionError as error:
            if error.key != "table-removed":
                raise
            return None

    # Limits.

    @contextmanager
    def starting_with_bots(self, owner: Owner, code: str) -> Iterator[None]:
        """Count a game with bots while it starts; EmporionError if its owner has too many."""
        self._starting.add(code)
        try:
            self.bot_quota.take(owner, code)
            yield
        finally:
            self._starting.discard(code)

    def _plays_with_bots(self, code: str) -> bool:
        """Whether a table still counts as a game with bots: it is being started, or in memory and running."""
        room = self.live.get(code)
        return code in self._starting or (room is not None and room.table.terms.status == "running")

    def _check_long_tables(self, room: Room, address: str) -> None:
        """Refuse a connection to a long table if its address already has connections to many of them."""
        if room.table.size < LONG_TABLE_BYTES:
            return
        long = [other for other in self.live.values() if other is not room and other.table.size >= LONG_TABLE_BYTES]
        held = sum(other.table.size for other in long if any(there.address == address for there in other.audience.connections))
        if held + room.table.size > MAX_LONG_BYTES_OF_ADDRESS:
            raise EmporionError("too-many-long-tables")

    def see_hosts(self) -> None:
        """Note all hosts that are connected to their waiting tables now."""
        for room in [self.live[code] for code in self.lobby.waiting if code in self.live]:
            room.see_host()

    # Removing tables.

    def _note_opened(self, terms: Terms) -> None:
        now = time.time()
        if now - terms.opened > OPENED_PRECISION_SECONDS:
            terms.opened = now
            self._opened.add(terms.id)

    async def store_opened(self) -> None:
        """Store when tables were last opened."""
        opened, self._opened = self._opened, set()
        if not opened:
            return
        try:
            await self.database.writer.write(partial(queries.note_opened, tables=list(opened), now=time.time()))
        except BaseException:
            self._opened |= opened
            raise

    async def close_table(self, code: str, person: Person) -> None:
        """Remove a table that waits for players, as its host."""

        def is_due(table: Table) -> bool:
            check_host(table, person)
            return True

        await self._remove_waiting(await self.find(code), is_due)

    async def remove_without_host(self, code: str, before: float) -> bool:
        """Remove a table that waits for players if its host has not been connected since `before`; return whether it was removed."""
        room = await self.find(code)

        def is_due(_: Table) -> bool:  # the host may have come back meanwhile
            room.see_host()
            return code not in self.lobby.waiting or self.lobby.waiting[code].seen < before

        return await self._remove_waiting(room, is_due)

    async def _remove_waiting(self, room: Room, is_due: Callable[[Table], bool]) -> bool:
        removed = await room.remove(is_due)
        if removed:
            self.live.pop(room.code, None)
        return removed

    async def remove_unused(self, codes: Sequence[str], before: float) -> int:
        """Remove those of these tables that are unused and were not opened since `before`; return how many."""
        self._removing.update(codes)
        try:
            if self.cluster is not None:
                held = await self.cluster.find_holders(codes)
                codes = [code for code in codes if code not in held]
            removed: list[str] = await self.database.writer.write(partial(queries.remove_unused, codes=codes, before=before))
        finally:
            self._removing.difference_update(codes)
        return len(removed)


def _build(work: Callable[..., Built], *values: object) -> Built:
    """Build a table, and log it if it takes long."""
    with warn_if_slow("slow fold", SLOW_FOLD_SECONDS):
        return work(*values)
