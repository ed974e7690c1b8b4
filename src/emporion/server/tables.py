"""All tables: making and finding them, sitting down, playing. Everything that changes a table goes through here, and to the store first."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import structs
from sqlalchemy.engine import Connection as SqlConnection

from emporion import games
from emporion.engine import record
from emporion.engine.errors import EmporionError
from emporion.engine.record import Line
from emporion.server import fairness, store
from emporion.server.attending import Attending
from emporion.server.bots import Bots, prospects
from emporion.server.holding import Holding, Storing
from emporion.server.live import Connection, Live
from emporion.server.lobby import HOST_AWAY_SECONDS, Lobby
from emporion.server.log import Entry, Sitting, Summary, Terms
from emporion.server.names import tell_apart
from emporion.server.people import LONGEST_NAME, Keys, Person, clean, digest
from emporion.server.quota import Quota
from emporion.server.scheduler import Owner
from emporion.server.settings import Settings
from emporion.server.store import Store
from emporion.server.table import ENTRY_BYTES, STAND_IN, History, Table, table_info
from emporion.server.wire import (
    PROTOCOL,
    Chat,
    Hint,
    Hinted,
    Level,
    Move,
    Refused,
    Seat,
    SeatWanted,
    TableInfo,
    TableWanted,
    Undo,
    Welcome,
)

logger = logging.getLogger("emporion.tables")
Built = TypeVar("Built")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE = re.compile("[a-z2-9]{8}")
LONGEST_IDLE = 60.0
"""Seconds that a table stays in memory when nobody is there."""
SHORTEST_IDLE = 2.0
"""Seconds that it stays at least: a request that has found it goes on to use it."""
MAX_TABLE_BYTES = 64 << 20
"""Memory of all tables, by estimate, beyond which those without connections are dropped, the one that has been idle longest first."""
LONG_TABLE_BYTES = 500_000
"""Memory beyond which a table counts as long, by estimate: some 700 entries, twice a usual game."""
MAX_LONG_BYTES_OF_ADDRESS = 24 << 20
"""Memory of the long tables at which one address may have connections: tables with connections are not dropped."""
MOST_ENTRIES = 5000
"""Of a log, beyond which nothing is taken back or said any more: it is read whole by everyone who comes. No game has a fifth of it."""
MAX_UPDATE_ENTRIES = 250
"""Entries of one message to a client that has missed more of them."""
LOBBY = 50
"""So many tables are shown at most."""
OPENED_SECONDS = 6 * 3600.0
"""When a table was last opened is stored anew after so long: it is a write for each table that is opened."""


class Tables:
    """Every table of a server; in memory are those that somebody is at."""

    def __init__(self, kept: Store, keys: Keys, bots: Bots, settings: Settings) -> None:
        self.store = kept
        self.lobby = Lobby(settings.budget)
        self.keys = keys
        self.bots = bots
        self.live: dict[str, Live] = {}
        self.moves = 0
        self.closing = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._noted: set[str] = set()
        """Tables that are known to be broken."""
        self._opened: set[int] = set()
        """Tables that were opened since this was last stored."""
        self._removing: set[str] = set()
        """Tables that are being removed: none of them is loaded meanwhile."""
        self.attending = Attending(self)
        self._builder = ThreadPoolExecutor(1, "table-builder")
        self._presenter = ThreadPoolExecutor(1, "table-presenter")
        self._histories: WeakValueDictionary[int, History] = WeakValueDictionary()
        """What tables in memory have taken over, by the number of the table it comes from."""
        self._summarizing: set[asyncio.Task[None]] = set()
        self._starting: set[str] = set()
        """Tables with bots whose start is being stored."""
        self._with_bots = Quota(settings.bot_tables, "too-many-bot-tables", self._plays_with_bots)

    # In and out of memory.

    async def find(self, code: str, opened: bool = True) -> Live:
        """A table by its code, from memory or from the store; `opened` says whether a client opens it."""
        live = self.live.get(code)
        if live is None:
            if not CODE.fullmatch(code):  # whatever strangers write in an address is not put to the database
                raise EmporionError("table-unknown", code=code)
            if code in self._removing:
                raise EmporionError("store-conflict")
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
                self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
            live = await asyncio.shield(self._loading[code])
        live.touched = time.monotonic()
        if opened and live.table.terms.status != "open":
            self._note_opened(live.table.terms)
        return live

    def is_loaded(self, code: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return code in self.live or code in self._loading

    async def _load(self, code: str) -> Live:
        return self._hold(Live(*await self._read(code)))

    def _hold(self, live: Live) -> Live:
        """Have a table in memory."""
        self.live[live.table.terms.code] = live
        self._make_room()
        return live

    async def _read(self, code: str) -> tuple[Table, int | None]:
        """A table from the store, and the number of the entry after which its summary was stored."""
        try:
            found = await self.store.read(lambda connection: store.find_table(connection, code))
            if found is not None:
                terms, seats, entries, summarized = found
                origin = None if terms.source_id is None else await self._history_of(terms.source_id)
                return await self.build(Table, terms, seats, entries, origin), summarized
        except Exception as error:  # whatever it is, it is that table's alone
            if isinstance(error, EmporionError) and error.key in store.FAILURES:
                raise
            raise self._broken(code, error) from None
        removed = await self.store.read(lambda connection: store.was_removed(connection, code))
        raise EmporionError("table-removed" if removed else "table-unknown", code=code)

    async def build(self, work: Callable[..., Built], *values: object) -> Built:
        """Build a table in a thread of its own: a long log takes a while. One at a time, so that the loop is not crowded out."""
        return await asyncio.get_running_loop().run_in_executor(self._builder, work, *values)

    async def present(self, work: Callable[..., Built], *values: object) -> Built:
        """Put a record, or moments of a game, together in another thread, likewise one at a time."""
        return await asyncio.get_running_loop().run_in_executor(self._presenter, work, *values)

    async def _history_of(self, table: int) -> History:
        """The history of a finished game by its number: from memory if any table has it."""
        found = self._histories.get(table)
        if found is None:
            code = await self.store.read(lambda connection: store.code_of(connection, table))
            assert code is not None, "a table that is referred to is not removed"
            found = await self.history(await self.find(code))
        return found

    async def history(self, source: Live) -> History:
        """The history of a finished game, shared by all that begin with it."""
        number = source.table.terms.id
        found = self._histories.get(number)
        if found is None:
            found = self._histories[number] = await self.build(source.table.history)
        return found

    def _broken(self, code: str, error: Exception) -> EmporionError:
        """What is stored of a table does not make a game. It is noted once."""
        if code not in self._noted:
            self._noted.add(code)
            logger.error("table broken", exc_info=error)
        return EmporionError("table-broken", code=code)

    def holding(self, live: Live) -> Holding:
        """Hold a table to change it: `async with` gives it. If what is done there cannot be stored, it is built anew before it is used."""
        return Holding(live, self._read)

    async def keep(self, live: Live, entries: Sequence[Entry]) -> None:
        """Store entries that were added to a table, then tell everyone and see to who is next."""
        table = live.table
        before, after = table.terms.status, table.due_status
        with Storing(live):
            changed = before != after
            if changed:
                live.summarized = table.number
            stored = self.store.append(table.terms.id, entries, (before, after) if changed else None, table.summary() if changed else None)
            await asyncio.sleep(0)  # the writer begins, and what is to be said is put into words meanwhile
            live.prepare()
            await stored
        table.terms.status = after
        await live.tell()
        if before != after or any(entry.kind in ("stand-in", "return") for entry in entries):
            live.tell_table()
        self.attending.attend(live)

    async def info(self, code: str) -> TableInfo:
        """A table as everyone sees it: what is being stored at this moment has not happened yet."""
        live = await self.find(code)
        async with self.holding(live) as table:
            return table.info(live.connected)

    def sweep(self) -> None:
        """Forget tables at which nobody has been for a while."""
        now = time.monotonic()
        self._forget([live for live in self.live.values() if live.idle and now - live.touched > LONGEST_IDLE])
        self._with_bots.sweep()
        self.bots.sweep()

    @property
    def size(self) -> int:
        """An estimate of the memory that all tables take, in bytes."""
        shared = sum(len(history.entries) for history in self._histories.values())
        return shared * ENTRY_BYTES + sum(live.table.size for live in self.live.values())

    def _make_room(self) -> None:
        """Forget idle tables while all of them together take too much memory."""
        excess = self.size - MAX_TABLE_BYTES
        if excess <= 0:
            return
        now, chosen = time.monotonic(), []
        for live in sorted((live for live in self.live.values() if live.idle), key=lambda live: live.touched):
            if excess <= 0 or now - live.touched < SHORTEST_IDLE:
                break
            chosen.append(live)
            excess -= live.table.size
        self._forget(chosen)

    def _forget(self, lives: Sequence[Live]) -> None:
        """Drop tables from memory, and store what lists tell of them where that is not yet stored."""
        summaries: dict[int, Summary] = {}
        for live in lives:
            table = live.table
            live.calm()
            del self.live[table.terms.code]
            if not live.stale and live.summarized != table.number:
                summaries[table.terms.id] = table.summary()
        if summaries:
            task = asyncio.get_running_loop().create_task(self._store_summaries(summaries))
            self._summarizing.add(task)
            task.add_done_callback(self._summarizing.discard)

    async def _store_summaries(self, summaries: dict[int, Summary]) -> None:
        try:
            await self.store.write(lambda connection: store.store_summaries(connection, summaries))
        except EmporionError as error:  # lists read these tables whole until it is stored
            logger.warning("summaries not stored", extra={"why": error.key})

    async def wake(self) -> None:
        """After a start: go on where a bot is to move. People are served meanwhile."""
        try:
            for waiting in await self.store.read(store.waiting_tables):
                self.lobby.add(*waiting)
            codes = await self.store.read(store.running_with_bots)
        except EmporionError as error:
            logger.error("no table woken", extra={"why": error.key})
            return
        for code in codes:
            try:
                self.attending.attend(await self.find(code, opened=False))
            except EmporionError as error:  # one table that cannot be read keeps no other from going on
                logger.error("table not woken", extra={"why": error.key})

    async def close(self) -> None:
        """Finish what is under way and think no more."""
        self.closing = True
        for live in self.live.values():
            live.calm()
        for live in list(self.live.values()):
            async with live.lock:
                pass
        await asyncio.gather(*self._summarizing)
        for threads in (self._builder, self._presenter):
            threads.shutdown(wait=False, cancel_futures=True)

    # Making tables.

    async def create(self, wanted: TableWanted, person: Person, address: str) -> tuple[Live, list[Seat]]:
        """A new table; the person, who asks from this address, is its host."""
        _check_offered(wanted.game)
        self.lobby.check_room(person.id, address)
        game = games.find(wanted.game)
        terms = Terms(
            code=new_code(),
            game=game.name,
            players=game.seats(len(wanted.seats)),
            options=game.chosen(wanted.options),
            components=wanted.components,
            listed=wanted.listed,
            hints=wanted.hints,
            stand_in=wanted.stand_in,
            pace=wanted.pace,
            first=wanted.first,
            chosen=wanted.first is not None,
            status="open",
            seed=fairness.new_seed(),
            host=person.id,
            created=round(time.time(), 3),
        )
        if wanted.first is not None and wanted.first >= terms.players:
            raise EmporionError("wrong-first", first=wanted.first, last=terms.players - 1)
        if terms.components:
            game.corrected(terms.components)
        seats: list[Sitting] = []
        for number, seat in enumerate(wanted.seats):
            seats.append(self._wanted(terms.code, number, seat, person, seats))
        live = await self.add(Table(terms, seats), address=address)
        return live, self.seats_of(live.table, person)

    def _wanted(self, code: str, number: int, wanted: SeatWanted, person: Person, others: Sequence[Sitting]) -> Sitting:
        if wanted.kind == "bot":
            level = wanted.level or "normal"
            return Sitting(number, "bot", level, level)
        if wanted.kind == "open":
            return Sitting(number, "open")
        return self.sitting(code, number, person, wanted.name, others)

    def sitting(
        self, code: str, number: int, person: Person, name: str | None, others: Sequence[Sitting] = (), entropy: str | None = None
    ) -> Sitting:
        """A person in a seat: the hash of the seat's token, a name told apart from those of the others, and what it gives to the dice."""
        token = self.keys.seat(code, number, person.id)
        wanted = clean(name or person.name, LONGEST_NAME) or "?"
        found = tell_apart(wanted, [sitting.name for sitting in others if sitting.seat != number])
        return Sitting(number, "person", found, None, person.id, digest(token), entropy)

    async def add(self, table: Table, before: Terms | None = None, address: str = "") -> Live:
        """Store a new table, with what has happened there already; `before` is the table whose rematch it is."""
        terms = table.terms
        terms.opened = terms.created

        def work(connection: SqlConnection) -> int:
            number = store.add_table(connection, terms, table.seats, table.summary())
            store.add_entries(connection, number, table.own_entries)
            if before is not None:
                store.change_table(connection, before.id, "rematch", before.rematch, rematch=terms.code)
            return number

        if terms.status == "open":
            self.lobby.add(terms.code, terms.host, terms.listed, terms.created, address)
        try:
            terms.id = await self.store.write(work)
        except EmporionError:
            self.lobby.forget(terms.code)
            raise
        live = self._hold(Live(table, table.number))
        live.address = address or None
        logger.info("table made", extra={"table": terms.id, "game": terms.game, "players": terms.players})
        return live

    async def upload(self, data: bytes, person: Person) -> Live:
        """A record as a table whose game is not played but looked at."""
        return await self.add(await self.build(_replayed, data, person))

    # Sitting down, leaving, starting.

    def seats_of(self, table: Table, person: Person) -> list[Seat]:
        """The seats that somebody has at a table, with their tokens."""
        code = table.terms.code
        found = [(sitting.seat, self.keys.seat(code, sitting.seat, person.id)) for sitting in table.seats if sitting.person == person.id]
        return [Seat(code, seat, token, f"/table/{code}#{token}") for seat, token in found]

    def seat_by(self, table: Table, token: str) -> int:
        """The seat that a token opens."""
        hashed = digest(token)
        for sitting in table.seats:
            if sitting.token_hash is not None and secrets.compare_digest(sitting.token_hash, hashed):
                return sitting.seat
        raise EmporionError("seat-forged")

    async def sit(self, code: str, number: int, person: Person, name: str | None, entropy: str | None = None) -> Seat:
        """Take a seat; only the host takes several. One's own is given again, and takes the entropy if it has none yet."""
        live = await self.find(code)
        async with self.holding(live) as table:
            self._check_seat(table, number)
            sitting = table.seats[number]
            if sitting.person != person.id:
                if sitting.kind != "open" or table.terms.status != "open":
                    raise EmporionError("seat-taken", seat=number)
                self._check_sitter(table, person)
                await self._change_seat(live, self.sitting(code, number, person, name, table.seats, entropy))
            elif entropy not in (None, sitting.entropy):
                if table.terms.status != "open":
                    raise EmporionError("table-started")
                if sitting.entropy is not None:
                    raise EmporionError("entropy-given", seat=number)
                await self._change_seat(live, structs.replace(sitting, entropy=entropy))
            return next(seat for seat in self.seats_of(table, person) if seat.seat == number)

    def _check_seat(self, table: Table, number: int) -> None:
        if not 0 <= number < len(table.seats):
            raise EmporionError("seat-unknown", seat=number, last=len(table.seats) - 1)

    def _check_sitter(self, table: Table, person: Person) -> None:
        """Refuse a person who has a seat already, or whom the host has removed. The host may take several seats."""
        if person.id == table.terms.host:
            return
        if self.lobby.is_barred(table.terms.code, person.id):
            raise EmporionError("seat-barred")
        if any(sitting.person == person.id for sitting in table.seats):
            raise EmporionError("seat-one")

    async def leave(self, code: str, token: str) -> TableInfo:
        """Get up. Before the start the seat is free again; in a running game a bot stands in until one is back."""
        live = await self.find(code)
        async with self.holding(live) as table:
            seat = self.seat_by(table, token)
            if table.terms.status == "open":
                await self._change_seat(live, Sitting(seat, "open"), _successor(table, seat))
            elif table.terms.status == "running" and seat not in table.stand_ins:
                _check_room(table)
                await self.keep(live, table.note("stand-in", seat, STAND_IN))
            return table.info(live.connected)

    async def remove_person(self, code: str, number: int, host: Person) -> TableInfo:
        """The host removes a person from a seat before the start; that person cannot sit down at this table again."""
        live = await self.find(code)
        async with self.holding(live) as table:
            self._check_host(table, host)
            self._check_seat(table, number)
            person = table.seats[number].person
            if person is None:
                raise EmporionError("seat-empty", seat=number)
            removed = [connection for connection in live.connections if connection.seat == number]
            await self._change_seat(live, Sitting(number, "open"))
            if person != host.id:
                self.lobby.bar(code, person)
                for connection in removed:
                    connection.say(_refused("", EmporionError("seat-removed", seat=number)))
            return table.info(live.connected)

    def _check_host(self, table: Table, person: Person) -> None:
        """Refuse what only the host may do, and only before the start."""
        if table.terms.status != "open":
            raise EmporionError("table-started")
        if person.id != table.terms.host:
            raise EmporionError("table-not-host")

    async def _change_seat(self, live: Live, sitting: Sitting, host: str | None = None) -> None:
        """Give a seat to a person or free it; `host` is the new host, where the role passes on."""
        table, before = live.table, live.table.seats[sitting.seat]

        def work(connection: SqlConnection) -> None:
            store.change_table(connection, table.terms.id, "status", "open", status="open")  # another server may have begun the game
            store.change_seat(connection, table.terms.id, sitting, before)
            if host is not None:
                store.change_table(connection, table.terms.id, "host", table.terms.host, host=host)

        with Storing(live):
            await self.store.write(work)
        table.seats[sitting.seat] = sitting
        if host is not None:
            table.terms.host = host
            self.lobby.see_host(table.terms.code, host)
        if sitting.kind == "open":
            for connection in live.connections:
                connection.seat = None if connection.seat == sitting.seat else connection.seat
        live.tell_table()

    async def close_table(self, code: str, person: Person) -> None:
        """The host closes a table that waits for players."""
        live = await self.find(code)
        self._check_host(live.table, person)
        await self.remove_waiting(code)

    async def start(self, code: str, person: Person, address: str, fill: Level | None, entropy: str | None = None) -> TableInfo:
        """Begin, if every seat is taken; `fill` gives open seats to bots, `entropy` goes to the person's seats that have none."""
        live = await self.find(code)
        async with self.holding(live) as table:
            self._check_host(table, person)
            empty = [sitting.seat for sitting in table.seats if sitting.kind == "open"]
            if empty and fill is None:
                raise EmporionError("table-waiting", seats=", ".join(str(seat) for seat in empty))
            live.address = live.address or address
            seats = [_seated(sitting, person, fill, entropy) for sitting in table.seats]
            if any(sitting.kind == "bot" for sitting in seats):
                with self.starting_with_bots(live.owner, code):
                    await self._begin(live, seats)
            else:
                await self._begin(live, seats)
            return live.table.info(live.connected)

    @contextmanager
    def starting_with_bots(self, owner: Owner, code: str) -> Iterator[None]:
        """Start a game with bots, unless its owner has too many of them under way."""
        self._starting.add(code)
        try:
            self._with_bots.take(owner, code)
            yield
        finally:
            self._starting.discard(code)

    def _plays_with_bots(self, code: str) -> bool:
        """Whether a table that was counted still takes thought: it is being started, or in memory and running."""
        live = self.live.get(code)
        return code in self._starting or (live is not None and live.table.terms.status == "running")

    async def _begin(self, live: Live, seats: list[Sitting]) -> None:
        """The first roll is stored with the start, so that a started table never waits for chance."""
        terms, before = live.table.terms, live.table.seats
        key = fairness.dice_key(terms.seed, terms.scheme, [sitting.entropy for sitting in seats])
        first = terms.first if terms.first is not None else fairness.first_seat(key, terms.players)
        running = structs.replace(terms, first=first, status="running")
        table = Table(running, seats, live.table.entries)
        entries = table.draw()
        summary = msgspec.to_builtins(table.summary())

        def work(connection: SqlConnection) -> None:
            store.change_table(connection, running.id, "status", "open", first=first, status="running", summary=summary)
            for old, new in zip(before, seats, strict=True):  # each is checked: the dice follow from what all seats gave
                store.change_seat(connection, running.id, new, old)
            store.add_entries(connection, running.id, entries)

        with Storing(live):
            await self.store.write(work)
        live.table, live.summarized = table, table.number
        self.lobby.forget(running.code)
        for connection in live.connections:
            connection.fresh = True  # the first position is due even where no chance event came before it
        live.tell_table()
        await live.tell(fresh=True)
        self.attending.attend(live)

    async def rematch(self, code: str, person: Person, address: str = "") -> tuple[Live, list[Seat]]:
        """The same table once more, the same people in their seats; the person who asks first is its host. Asked for twice it is one."""
        old = await self.find(code)
        async with self.holding(old) as table:
            if table.terms.status != "over" or table.terms.replay:
                raise EmporionError("table-not-over")
            if all(sitting.person != person.id for sitting in table.seats):
                raise EmporionError("table-not-yours")
            live = await self._rematch_of(table)
            if live is None:
                self.lobby.check_room(person.id, address)
                new = structs.replace(
                    table.terms,
                    code=new_code(),
                    first=table.terms.first if table.terms.chosen else None,
                    status="open",
                    seed=fairness.new_seed(),
                    host=person.id,
                    rematch=None,
                    scheme=fairness.SCHEME,
                    created=round(time.time(), 3),
                    copied=0,
                    source=None,
                    source_id=None,
                    id=0,
                )
                seats = [self._again(new.code, sitting) for sitting in table.seats]
                with Storing(old):
                    live = await self.add(Table(new, seats), before=table.terms, address=address)
                table.terms.rematch = new.code
                old.tell_table()
        return live, self.seats_of(live.table, person)

    async def _rematch_of(self, table: Table) -> Live | None:
        """The table where a game goes on; None if there is none, or none any more."""
        if table.terms.rematch is None:
            return None
        try:
            return await self.find(table.terms.rematch)
        except EmporionError as error:
            if error.key != "table-removed":
                raise
            return None

    def _again(self, code: str, sitting: Sitting) -> Sitting:
        if sitting.person is None:
            return structs.replace(sitting)
        return structs.replace(sitting, token_hash=digest(self.keys.seat(code, sitting.seat, sitting.person)), entropy=None)

    # Being there.

    async def join(self, live: Live, connection: Connection, token: str | None, after: int) -> None:
        """Somebody has come to the table, or is back."""
        async with self.holding(live) as table:
            connection.seat = None if token is None else self.seat_by(table, token)
            self._check_long_tables(live, connection.address)
            live.connections.append(connection)
            live.address = live.address or connection.address
            if connection.seat is None and connection.name:
                live.call_visitor(connection)
            self._see_host(live, connection)
            connection.known = min(after, table.number)
            connection.catching_up = table.number - connection.known > MAX_UPDATE_ENTRIES
            connection.say(Welcome(PROTOCOL, live.info, connection.seat, live.is_host(connection)))
            if connection.seat in table.stand_ins:
                await self.keep(live, table.note("return", connection.seat, ""))
            else:
                await live.tell()
            live.tell_table()
            self.attending.attend(live)
        while connection.catching_up:
            await self._catch_up(live, connection)

    def _check_long_tables(self, live: Live, address: str) -> None:
        """Refuse a connection to a long table if its address is at many of them already."""
        if live.table.size < LONG_TABLE_BYTES:
            return
        long = [other for other in self.live.values() if other is not live and other.table.size >= LONG_TABLE_BYTES]
        held = sum(other.table.size for other in long if any(there.address == address for there in other.connections))
        if held + live.table.size > MAX_LONG_BYTES_OF_ADDRESS:
            raise EmporionError("too-many-long-tables")

    async def _catch_up(self, live: Live, connection: Connection) -> None:
        """Tell a client a part of what it has missed, once it has read the last part: a long log is neither encoded nor queued at once."""
        await asyncio.sleep(0)  # a client that reads fast keeps nobody else waiting
        await connection.drained()
        async with self.holding(live) as table:
            until = connection.known + MAX_UPDATE_ENTRIES
            if until < table.number:
                connection.push(table.past_update(connection.seat, connection.known, until))
                connection.known = until
            else:
                connection.catching_up = False
                await live.tell()

    def part(self, live: Live, connection: Connection) -> None:
        """Somebody's connection is gone."""
        if connection in live.connections:
            live.connections.remove(connection)
            self._see_host(live, connection)
            live.touched = time.monotonic()
            live.unsaid = True
            if not live.lock.locked() and not live.stale:  # otherwise it is said by whoever holds the table
                live.tell_table()
            self.attending.attend(live)

    def _see_host(self, live: Live, connection: Connection) -> None:
        """Take note that the host of a waiting table is there."""
        terms = live.table.terms
        if terms.status == "open" and live.is_host(connection):
            self.lobby.see_host(terms.code, terms.host, connection.address)
            self._note_opened(terms)

    def see_hosts(self) -> None:
        """Take note of all hosts that are at their waiting tables now."""
        for live in [self.live[code] for code in self.lobby.waiting if code in self.live]:
            for connection in live.connections:
                self._see_host(live, connection)

    # Removing tables.

    def _note_opened(self, terms: Terms) -> None:
        now = time.time()
        if now - terms.opened > OPENED_SECONDS:
            terms.opened = now
            self._opened.add(terms.id)

    async def store_opened(self) -> None:
        """Store which tables have been opened."""
        opened, self._opened = self._opened, set()
        if not opened:
            return
        try:
            await self.store.write(partial(store.note_opened, tables=list(opened), now=time.time()))
        except BaseException:
            self._opened |= opened
            raise

    async def remove_waiting(self, code: str) -> None:
        """Remove a table that waits for players; those who are there are told."""
        live = await self.find(code)
        async with self.holding(live) as table:
            if table.terms.status != "open":
                raise EmporionError("table-started")
            with Storing(live):
                await self.store.write(partial(store.remove_waiting, table=table.terms.id))
            self.lobby.forget(code)
            self.live.pop(code, None)
            live.stale = True  # a client that waits for the table finds that it is gone
            for connection in list(live.connections):
                connection.say(_refused("hello", EmporionError("table-removed", code=code)))
                connection.close()

    async def remove_unused(self, codes: Sequence[str], before: float) -> int:
        """Remove tables that are no game of people and were not opened since; how many."""
        self._removing.update(codes)
        try:
            removed: list[str] = await self.store.write(partial(store.remove_unused, codes=codes, before=before))
        finally:
            self._removing.difference_update(codes)
        return len(removed)

    # Playing.

    async def play(self, live: Live, seat: int | None, call: Move) -> None:
        """A move that somebody sent."""
        async with self.holding(live) as table:
            if seat in table.stand_ins and table.actor == seat and table.at == call.at:  # whoever plays is back
                await self.keep(live, table.note("return", seat, ""))
            await self.keep(live, table.move(seat, call.move, call.at))
            self.moves += 1

    async def undo(self, live: Live, seat: int | None, call: Undo) -> None:
        """Somebody takes a decision back."""
        async with self.holding(live) as table:
            _check_room(table)
            await self.keep(live, table.undo(seat, call.at))

    async def chat(self, live: Live, seat: int | None, name: str, call: Chat) -> None:
        """Somebody says something."""
        text = clean(call.text, 500)
        if not text:
            raise EmporionError("chat-empty")
        async with self.holding(live) as table:
            _check_room(table)
            await self.keep(live, table.note("chat", seat, text, name))

    async def hint(self, live: Live, connection: Connection, call: Hint) -> None:
        """Somebody asks for advice."""
        async with self.holding(live) as table:
            if not table.terms.hints:
                raise EmporionError("hint-not-here")
            seat = connection.seat
            if table.match is None or seat is None or table.match.actor != seat or table.at != call.at:
                raise EmporionError("hint-not-asked")
            if seat in live.advising:
                raise EmporionError("hint-twice")
            match = table.match.copy()
            owner = Owner(table.seats[seat].person or connection.address, connection.address)
            live.advising.add(seat)
        try:
            advice = await self.bots.advise(match, owner)
        finally:
            live.advising.discard(seat)
        connection.say(Hinted(call.at, prospects(advice), advice.line, advice.exact))

    # Looking around.

    async def source_for(self, code: str, person: Person) -> str | None:
        """The code of the game that a table was taken over from, for the person who did so and those who played it."""
        terms = (await self.find(code)).table.terms
        source = terms.source
        if source is None or person.id == terms.host:
            return source
        played = await self.store.read(lambda connection: store.sits(connection, source, person.id))
        return source if played else None

    async def infos(self, codes: Sequence[str]) -> list[TableInfo]:
        """Tables as everyone sees them; those that are not in memory by their summaries. One that is broken hides no other."""
        absent = [code for code in codes if code not in self.live]
        outlines = await self.store.read(lambda connection: store.outlines(connection, absent)) if absent else {}
        found = []
        for code in codes:
            if code in outlines and code not in self.live:
                found.append(table_info(*outlines[code], ()))
                continue
            try:
                found.append(await self.info(code))
            except EmporionError as error:
                if error.key != "table-broken":
                    raise
        return found

    async def list_lobby(self) -> list[TableInfo]:
        """Tables that wait for players and whose host is there, fairly between hosts, then running ones that can be watched."""
        now = time.time()
        self.see_hosts()
        here = [table.code for table in self.lobby.waiting.values() if table.listed and now - table.seen < HOST_AWAY_SECONDS]
        waiting = [code for code in self.lobby.in_turn(here) if code in self.live and self.live[code].table.has_open_seat]
        running = [code for code, live in self.live.items() if live.table.terms.listed and live.table.terms.status == "running"]
        return await self.infos((waiting + running[::-1])[:LOBBY])

    async def of_person(self, person: Person) -> list[TableInfo]:
        """Where somebody plays or has played."""
        return await self.infos(await self.store.read(lambda connection: store.of_person(connection, person.id, LOBBY)))


def _replayed(data: bytes, person: Person) -> Table:
    """The table of an uploaded record."""
    match = games.replay(data, complete=False, limited=True)
    _check_offered(match.game.name)
    terms = Terms(
        code=new_code(),
        game=match.game.name,
        players=match.players,
        options=match.options,
        components=match.changes(),
        first=match.first,
        status="over",
        replay=True,
        host=person.id,
        created=round(time.time(), 3),
    )
    names = _names(record.header(data), match.players)
    seats = [Sitting(seat, "person", names[seat]) for seat in range(match.players)]
    entries = [
        Entry(number, "chance" if event.by == "chance" else "move", None if event.by == "chance" else event.by, event.move, terms.created)
        for number, event in enumerate(match.events, start=1)
    ]
    return Table(terms, seats, entries)


def _seated(sitting: Sitting, person: Person, fill: Level | None, entropy: str | None) -> Sitting:
    """A seat as the game begins: an open one goes to a bot, and one of `person` without entropy takes `entropy`."""
    if sitting.kind == "open":
        return Sitting(sitting.seat, "bot", fill or "", fill)
    if sitting.person == person.id and sitting.entropy is None:
        return structs.replace(sitting, entropy=entropy)
    return sitting


def _check_offered(game: str) -> None:
    """Refuse the toys: they are for tests, and no page shows them."""
    if game in games.TOYS:
        raise EmporionError("unknown-game", game=game, games=", ".join(games.NAMES))


def _successor(table: Table, seat: int) -> str | None:
    """The new host when a person gets up from a seat: the next person at the table, if it was the host's last seat."""
    host = table.terms.host
    others = [sitting.person for sitting in table.seats if sitting.seat != seat and sitting.person is not None]
    return others[0] if table.seats[seat].person == host and others and host not in others else None


def _refused(answers: str, error: EmporionError) -> Refused:
    return Refused(answers, error.key, str(error), error.values)


def _check_room(table: Table) -> None:
    """Refuse what could be done without end."""
    if table.number >= MOST_ENTRIES:
        raise EmporionError("table-full", most=MOST_ENTRIES)


def new_code() -> str:
    """A code that nobody guesses, without letters that look alike."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def _names(header: Line, count: int) -> list[str]:
    """The names that a record's header tells, as far as they are names."""
    found = header.get("names")
    names = found if isinstance(found, list) else []
    texts = [clean(name, LONGEST_NAME) if isinstance(name, str) else "" for name in names[:count]]
    return [text or str(seat + 1) for seat, text in enumerate(texts + [""] * (count - len(texts)))]
