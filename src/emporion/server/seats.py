"""The seats of tables: the people who have them, their tokens, and the host."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import structs

from emporion.engine.errors import EmporionError
from emporion.server.names import tell_apart
from emporion.server.people import MAX_NAME_LENGTH, Keys, Person, clean_text, hash_token
from emporion.tables.table import Table
from emporion.tables.table_log import SeatState
from emporion.tables.wire import Level, Seat


def seat_person(
    keys: Keys, code: str, number: int, person: Person, name: str | None, others: Sequence[SeatState] = (), entropy: str | None = None
) -> SeatState:
    """A seat with a person: the hash of the seat's token, a name that differs from the others', and its entropy for the dice."""
    token = keys.seat_token(code, number, person.id)
    wanted = clean_text(name or person.name, MAX_NAME_LENGTH) or "?"
    found = tell_apart(wanted, [state.name for state in others if state.seat != number])
    return SeatState(number, "person", found, None, person.id, hash_token(token), entropy)


def copy_seat(keys: Keys, code: str, state: SeatState) -> SeatState:
    """The same seat at another table, with a token of its own and without entropy."""
    if state.person is None:
        return structs.replace(state)
    token = keys.seat_token(code, state.seat, state.person)
    return structs.replace(state, token_hash=hash_token(token), entropy=None, removed=False)


def fill_seat(state: SeatState, person: Person, level: Level | None, entropy: str | None) -> SeatState:
    """A seat at the start of a game: an open one goes to a bot, and one of `person` without entropy takes `entropy`."""
    if state.kind == "open":
        return SeatState(state.seat, "bot", level or "", level)
    if state.person == person.id and state.entropy is None:
        return structs.replace(state, entropy=entropy)
    return state


def seats_of(keys: Keys, table: Table, person: Person) -> list[Seat]:
    """The seats that a person has at a table, with their tokens."""
    code = table.terms.code
    found = [(state.seat, keys.seat_token(code, state.seat, person.id)) for state in table.seats if state.person == person.id]
    return [Seat(code, seat, token, f"/table/{code}#{token}") for seat, token in found]


def seat_of_token(table: Table, token: str) -> int:
    """The seat that a token belongs to; EmporionError if there is none."""
    hashed = hash_token(token)
    for state in table.seats:
        if state.token_hash is not None and secrets.compare_digest(state.token_hash, hashed):
            return state.seat
    raise EmporionError("seat-forged")


def check_seat(table: Table, number: int) -> None:
    """Refuse the number of a seat that the table does not have."""
    if not 0 <= number < len(table.seats):
        raise EmporionError("seat-unknown", seat=number, last=len(table.seats) - 1)


def check_host(table: Table, person: Person) -> None:
    """Refuse a person who is not the host, and a game that has begun."""
    if table.terms.status != "open":
        raise EmporionError("table-started")
    if person.id != table.terms.host:
        raise EmporionError("table-not-host")


def next_host(table: Table, seat: int) -> str | None:
    """The new host after a person leaves a seat: the next person at the table, if it was the host's last seat; otherwise None."""
    host = table.terms.host
    others = [state.person for state in table.seats if state.seat != seat and state.person is not None]
    return others[0] if table.seats[seat].person == host and others and host not in others else None
