"""All tables: making and finding them, sitting down, playing. Everything that changes a table goes through here, and to the store first."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
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
from emporion.server.log import Entry, Sitting, Summary, Terms
from emporion.server.people import LONGEST_NAME, Keys, Person, clean, digest
from emporion.server.store import Store
from emporion.server.table import ENTRY_BYTES, STAND_IN, History, Table, table_info
from emporion.server.wire import (
    PROTOCOL,
    Chat,
    Hint,
    Hinted,
    Level,
    Move,
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
MOST_ENTRIES = 5000
"""Of a log, beyond which nothing is taken back or said any more: it is read whole by everyone who comes. No game has a fifth of it."""
MAX_UPDATE_ENTRIES = 250
"""Entries of one message to a client that has missed more of them."""
LOBBY = 50
"""So many tables are shown at most."""


class Tables:
    """Every table of a server; in memory are those that somebody is at."""

    def __init__(self, kept: Store, keys: Keys, bots: Bots) -> None:
        self.store = kept
        self.keys = keys
        self.bots = bots
        self.live: dict[str, Live] = {}
        self.moves = 0
        self.closing = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._noted: set[str] = set()
        """Tables that are known to be broken."""
        self.attending = Attending(self)
        self._builder = ThreadPoolExecutor(1, "table-builder")
        self._presenter = ThreadPoolExecutor(1, "table-presenter")
        self._histories: WeakValueDictionary[int, History] = WeakValueDictionary()
        """What tables in memory have taken over, by the number of the table it comes from."""
        self._summarizing: set[asyncio.Task[None]] = set()

    # In and out of memory.

    async def find(self, code: str) -> Live:
        """A table by its code, from memory or from the store."""
        live = self.live.get(code)
        if live is None:
            if not CODE.fullmatch(code):  # whatever strangers write in an address is not put to the database
                raise EmporionError("table-unknown", code=code)
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
                self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
            live = await asyncio.shield(self._loading[code])
        live.touched = time.monotonic()
        return live

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
        raise EmporionError("table-unknown", code=code)

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
            codes = await self.store.read(store.running_with_bots)
        except EmporionError as error:
            logger.error("no table woken", extra={"why": error.key})
            return
        for code in codes:
            try:
                self.attending.attend(await self.find(code))
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

    async def create(self, wanted: TableWanted, person: Person) -> tuple[Live, list[Seat]]:
        """A new table."""
        _check_offered(wanted.game)
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
        seats = [self._wanted(terms.code, number, seat, person) for number, seat in enumerate(wanted.seats)]
        live = await self.add(Table(terms, seats))
        return live, self.seats_of(live.table, person)

    def _wanted(self, code: str, number: int, wanted: SeatWanted, person: Person) -> Sitting:
        if wanted.kind == "bot":
            level = wanted.level or "normal"
            return Sitting(number, "bot", level, level)
        if wanted.kind == "open":
            return Sitting(number, "open")
        return self.sitting(code, number, person, wanted.name)

    def sitting(self, code: str, number: int, person: Person, name: str | None) -> Sitting:
        """A person in a seat, with the hash of the seat's token."""
        token = self.keys.seat(code, number, person.id)
        return Sitting(number, "person", clean(name or person.name, LONGEST_NAME) or "?", None, person.id, digest(token))

    async def add(self, table: Table, before: int | None = None) -> Live:
        """Store a new table, with what has happened there already; `before` is the table whose rematch it is."""
        terms = table.terms

        def work(connection: SqlConnection) -> int:
            number = store.add_table(connection, terms, table.seats, table.summary())
            store.add_entries(connection, number, table.own_entries)
            if before is not None:
                store.change_table(connection, before, "rematch", None, rematch=terms.code)
            return number

        terms.id = await self.store.write(work)
        live = self._hold(Live(table, table.number))
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

    async def sit(self, code: str, number: int, person: Person, name: str | None) -> Seat:
        """Take a seat. One's own is given again."""
        live = await self.find(code)
        async with self.holding(live) as table:
            if not 0 <= number < len(table.seats):
                raise EmporionError("seat-unknown", seat=number, last=len(table.seats) - 1)
            if table.seats[number].person != person.id:
                if table.seats[number].kind != "open" or table.terms.status != "open":
                    raise EmporionError("seat-taken", seat=number)
                await self._change_seat(live, self.sitting(code, number, person, name))
            return next(seat for seat in self.seats_of(table, person) if seat.seat == number)

    async def leave(self, code: str, token: str) -> TableInfo:
        """Get up. Before the start the seat is free again; in a running game a bot stands in until one is back."""
        live = await self.find(code)
        async with self.holding(live) as table:
            seat = self.seat_by(table, token)
            if table.terms.status == "open":
                await self._change_seat(live, Sitting(seat, "open"))
            elif table.terms.status == "running" and seat not in table.stand_ins:
                _check_room(table)
                await self.keep(live, table.note("stand-in", seat, STAND_IN))
            return table.info(live.connected)

    async def _change_seat(self, live: Live, sitting: Sitting) -> None:
        table, before = live.table, live.table.seats[sitting.seat].person
        with Storing(live):
            await self.store.write(lambda connection: store.change_seat(connection, table.terms.id, sitting, before))
        table.seats[sitting.seat] = sitting
        if sitting.kind == "open":
            for connection in live.connections:
                connection.seat = None if connection.seat == sitting.seat else connection.seat
        live.tell_table()

    async def start(self, code: str, person: Person, fill: Level | None) -> TableInfo:
        """Begin, if every seat is taken; `fill` gives open seats to bots."""
        live = await self.find(code)
        async with self.holding(live) as table:
            if table.terms.status != "open":
                raise EmporionError("table-started")
            if person.id != table.terms.host and all(sitting.person != person.id for sitting in table.seats):
                raise EmporionError("table-not-yours")
            empty = [sitting.seat for sitting in table.seats if sitting.kind == "open"]
            if empty and fill is None:
                raise EmporionError("table-waiting", seats=", ".join(str(seat) for seat in empty))
            bots = [Sitting(seat, "bot", fill or "", fill) for seat in empty]
            await self._begin(live, bots)
            return live.table.info(live.connected)

    async def _begin(self, live: Live, bots: Sequence[Sitting]) -> None:
        """The first roll is stored with the start, so that a started table never waits for chance."""
        terms = live.table.terms
        first = terms.first if terms.first is not None else fairness.first_seat(terms.seed, terms.players)
        running = structs.replace(terms, first=first, status="running")
        seats = [next((bot for bot in bots if bot.seat == sitting.seat), sitting) for sitting in live.table.seats]
        table = Table(running, seats, live.table.entries)
        entries = table.draw()
        summary = msgspec.to_builtins(table.summary())

        def work(connection: SqlConnection) -> None:
            store.change_table(connection, running.id, "status", "open", first=first, status="running", summary=summary)
            for bot in bots:
                store.change_seat(connection, running.id, bot, None)
            store.add_entries(connection, running.id, entries)

        with Storing(live):
            await self.store.write(work)
        live.table, live.summarized = table, table.number
        for connection in live.connections:
            connection.fresh = True  # the first position is due even where no chance event came before it
        live.tell_table()
        await live.tell(fresh=True)
        self.attending.attend(live)

    async def rematch(self, code: str, person: Person) -> tuple[Live, list[Seat]]:
        """The same table once more, the same people in their seats. Asked for twice it is one."""
        old = await self.find(code)
        async with self.holding(old) as table:
            if table.terms.status != "over" or table.terms.replay:
                raise EmporionError("table-not-over")
            if all(sitting.person != person.id for sitting in table.seats):
                raise EmporionError("table-not-yours")
            if table.terms.rematch is None:
                new = structs.replace(
                    table.terms,
                    code=new_code(),
                    first=table.terms.first if table.terms.chosen else None,
                    status="open",
                    seed=fairness.new_seed(),
                    created=round(time.time(), 3),
                    copied=0,
                    source=None,
                    source_id=None,
                    id=0,
                )
                seats = [self._again(new.code, sitting) for sitting in table.seats]
                with Storing(old):
                    await self.add(Table(new, seats), before=table.terms.id)
                table.terms.rematch = new.code
                old.tell_table()
            live = await self.find(table.terms.rematch)
        return live, self.seats_of(live.table, person)

    def _again(self, code: str, sitting: Sitting) -> Sitting:
        if sitting.person is None:
            return structs.replace(sitting)
        return structs.replace(sitting, token_hash=digest(self.keys.seat(code, sitting.seat, sitting.person)))

    # Being there.

    async def join(self, live: Live, connection: Connection, token: str | None, after: int) -> None:
        """Somebody has come to the table, or is back."""
        async with self.holding(live) as table:
            connection.seat = None if token is None else self.seat_by(table, token)
            live.connections.append(connection)
            connection.known = min(after, table.number)
            connection.catching_up = table.number - connection.known > MAX_UPDATE_ENTRIES
            connection.say(Welcome(PROTOCOL, live.info, connection.seat))
            if connection.seat in table.stand_ins:
                await self.keep(live, table.note("return", connection.seat, ""))
            else:
                await live.tell()
            live.tell_table()
            self.attending.attend(live)
        while connection.catching_up:
            await self._catch_up(live, connection)

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
            live.touched = time.monotonic()
            live.unsaid = True
            if not live.lock.locked() and not live.stale:  # otherwise it is said by whoever holds the table
                live.tell_table()
            self.attending.attend(live)

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
            live.advising.add(seat)
        try:
            advice = await self.bots.advise(match)
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

    async def lobby(self) -> list[TableInfo]:
        """Tables that wait for players or can be watched."""
        return await self.infos(await self.store.read(lambda connection: store.listed(connection, LOBBY)))

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


def _check_offered(game: str) -> None:
    """Refuse the toys: they are for tests, and no page shows them."""
    if game in games.TOYS:
        raise EmporionError("unknown-game", game=game, games=", ".join(games.NAMES))


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
