"""New tables, before they are stored: as a client wants them, as the rematch of a game, of an uploaded record."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence

from msgspec import structs

from emporion import games
from emporion.engine import record
from emporion.engine.errors import EmporionError
from emporion.engine.record import Fields
from emporion.server.people import MAX_NAME_LENGTH, Keys, Person, clean_text
from emporion.server.seats import copy_seat, seat_person
from emporion.tables import fairness
from emporion.tables.table import Table
from emporion.tables.table_log import Entry, SeatState, Terms
from emporion.tables.wire import SeatWanted, TableWanted

CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_PATTERN = re.compile("[a-z2-9]{8}")


def wanted_table(keys: Keys, code: str, wanted: TableWanted, person: Person) -> Table:
    """A table as a client wants it, whose host is this person."""
    check_offered(wanted.game)
    game = games.find(wanted.game)
    terms = Terms(
        code=code,
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
    seats: list[SeatState] = []
    for number, seat in enumerate(wanted.seats):
        seats.append(_make_seat(keys, code, number, seat, person, seats))
    return Table(terms, seats)


def _make_seat(keys: Keys, code: str, number: int, wanted: SeatWanted, person: Person, others: Sequence[SeatState]) -> SeatState:
    if wanted.kind == "bot":
        level = wanted.level or "normal"
        return SeatState(number, "bot", level, level)
    if wanted.kind == "open":
        return SeatState(number, "open")
    return seat_person(keys, code, number, person, wanted.name, others)


def rematch_table(keys: Keys, table: Table, person: Person, connected: set[int]) -> Table:
    """A waiting table with the terms of a finished game, its bots, the people who are there, and a new seed. Other seats are open."""
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
    kept = [state.kind == "bot" or state.person == person.id or state.seat in connected for state in table.seats]
    seats = [copy_seat(keys, new.code, state) if kept[state.seat] else SeatState(state.seat, "open") for state in table.seats]
    return Table(new, seats)


def replayed_table(data: bytes, person: Person) -> Table:
    """Make the table of an uploaded record."""
    match = games.replay(data, complete=False, limited=True)
    check_offered(match.game.name)
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
    names = _read_names(record.header(data), match.players)
    seats = [SeatState(seat, "person", names[seat]) for seat in range(match.players)]
    entries = [
        Entry(number, "chance" if event.by == "chance" else "move", None if event.by == "chance" else event.by, event.move, terms.created)
        for number, event in enumerate(match.events, start=1)
    ]
    return Table(terms, seats, entries)


def _read_names(header: Fields, count: int) -> list[str]:
    """The names of the players in a record's header; a number stands for one that is missing or not a text."""
    found = header.get("names")
    names = found if isinstance(found, list) else []
    texts = [clean_text(name, MAX_NAME_LENGTH) if isinstance(name, str) else "" for name in names[:count]]
    return [text or str(seat + 1) for seat, text in enumerate(texts + [""] * (count - len(texts)))]


def check_offered(game: str) -> None:
    """Refuse the toy games, which are for tests only."""
    if game in games.TOYS:
        raise EmporionError("unknown-game", game=game, games=games.NAMES)


def new_code() -> str:
    """Draw a code for a table: it cannot be guessed and has no letters that look alike."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(8))


def code_of_digest(digest: bytes) -> str:
    """The code of a table that follows from a digest."""
    number, letters = int.from_bytes(digest, "big"), ""
    for _ in range(8):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[letter]
    return letters
