"""All tables: making and finding them, sitting down, playing. Everything that changes a table goes through here, and to the store first."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

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
from emporion.server.log import Entry, Sitting, Terms
from emporion.server.people import LONGEST_NAME, Keys, Person, clean, digest
from emporion.server.quota import Quota
from emporion.server.scheduler import Owner
from emporion.server.settings import Settings
from emporion.server.store import Store
from emporion.server.table import STAND_IN, Table
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
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE = re.compile("[a-z2-9]{8}")
LONGEST_IDLE = 60.0
"""Seconds that a table stays in memory when nobody is there."""
MOST_ENTRIES = 5000
"""Of a log, beyond which nothing is taken back or said any more: it is read whole by everyone who comes. No game has a fifth of it."""
LOBBY = 50
"""So many tables are shown at most."""


class Tables:
    """Every table of a server; in memory are those that somebody is at."""

    def __init__(self, kept: Store, keys: Keys, bots: Bots, settings: Settings) -> None:
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
        self._starting: set[str] = set()
        """Tables with bots whose start is being stored."""
        self._with_bots = Quota(settings.bot_tables, "too-many-bot-tables", self._plays_with_bots)

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
        live = Live(await self._read(code))
        self.live[code] = live
        return live

    async def _read(self, code: str) -> Table:
        def work(connection: SqlConnection) -> Table | None:
            found = store.find_table(connection, code)
            return None if found is None else Table(*found)  # here, not in the loop: a long log takes a while

        try:
            table = await self.store.read(work)
        except Exception as error:  # whatever it is, it is that table's alone
            if isinstance(error, EmporionError) and error.key in store.FAILURES:
                raise
            raise self._broken(code, error) from None
        if table is None:
            raise EmporionError("table-unknown", code=code)
        return table

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
            stored = self.store.append(table.terms.id, entries, (before, after) if before != after else None)
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
        for code, live in list(self.live.items()):
            if live.idle and now - live.touched > LONGEST_IDLE:
                live.calm()
                del self.live[code]
        self._with_bots.sweep()
        self.bots.sweep()

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

    # Making tables.

    async def create(self, wanted: TableWanted, person: Person, address: str) -> tuple[Live, list[Seat]]:
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
        live = await self.add(terms, seats)
        live.address = address
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

    async def add(self, terms: Terms, seats: list[Sitting], entries: Sequence[Entry] = (), before: int | None = None) -> Live:
        """Store a new table, with what has happened there already; `before` is the table whose rematch it is."""

        def work(connection: SqlConnection) -> int:
            number = store.add_table(connection, terms, seats)
            store.add_entries(connection, number, entries)
            if before is not None:
                store.change_table(connection, before, "rematch", None, rematch=terms.code)
            return number

        terms.id = await self.store.write(work)
        live = Live(Table(terms, seats, entries))
        self.live[terms.code] = live
        logger.info("table made", extra={"table": terms.id, "game": terms.game, "players": terms.players})
        return live

    async def upload(self, data: bytes, person: Person) -> Live:
        """A record as a table whose game is not played but looked at."""
        match = await asyncio.to_thread(games.replay, data, complete=False)
        _check_offered(match.game.name)
        header = record.header(data)
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
        names = _names(header, match.players)
        seats = [Sitting(seat, "person", names[seat]) for seat in range(match.players)]
        entries = [
            Entry(
                number, "chance" if event.by == "chance" else "move", None if event.by == "chance" else event.by, event.move, terms.created
            )
            for number, event in enumerate(match.events, start=1)
        ]
        return await self.add(terms, seats, entries)

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

    async def start(self, code: str, person: Person, address: str, fill: Level | None) -> TableInfo:
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
            live.address = live.address or address
            if bots or any(sitting.kind == "bot" for sitting in table.seats):
                with self.starting_with_bots(live.owner, code):
                    await self._begin(live, bots)
            else:
                await self._begin(live, bots)
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

    async def _begin(self, live: Live, bots: Sequence[Sitting]) -> None:
        """The first roll is stored with the start, so that a started table never waits for chance."""
        terms = live.table.terms
        first = terms.first if terms.first is not None else fairness.first_seat(terms.seed, terms.players)
        running = structs.replace(terms, first=first, status="running")
        seats = [next((bot for bot in bots if bot.seat == sitting.seat), sitting) for sitting in live.table.seats]
        table = Table(running, seats, live.table.entries)
        entries = table.draw()

        def work(connection: SqlConnection) -> None:
            store.change_table(connection, running.id, "status", "open", first=first, status="running")
            for bot in bots:
                store.change_seat(connection, running.id, bot, None)
            store.add_entries(connection, running.id, entries)

        with Storing(live):
            await self.store.write(work)
        live.table = table
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
                    id=0,
                )
                seats = [self._again(new.code, sitting) for sitting in table.seats]
                with Storing(old):
                    await self.add(new, seats, before=table.terms.id)
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
            live.address = live.address or connection.address
            connection.known = min(after, table.number)
            connection.say(Welcome(PROTOCOL, live.info, connection.seat))
            if connection.seat in table.stand_ins:
                await self.keep(live, table.note("return", connection.seat, ""))
            else:
                await live.tell()
            live.tell_table()
            self.attending.attend(live)

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
            owner = Owner(table.seats[seat].person or connection.address, connection.address)
            live.advising.add(seat)
        try:
            advice = await self.bots.advise(match, owner)
        finally:
            live.advising.discard(seat)
        connection.say(Hinted(call.at, prospects(advice), advice.line, advice.exact))

    # Looking around.

    async def infos(self, codes: Sequence[str]) -> list[TableInfo]:
        """Tables as everyone sees them. One that is broken hides no other."""
        found = []
        for code in codes:
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
