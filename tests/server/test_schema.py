"""What is stored and what is sent agree: the columns of the schema, the types of the log, and the limits of the messages."""

from __future__ import annotations

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
import sqlalchemy as sa

from emporion.server import schema
from emporion.server.new_tables import CODE_LETTERS, new_code
from emporion.server.people import MAX_NAME_LENGTH
from emporion.server.room import MAX_CHAT_LENGTH
from emporion.tables import wire
from emporion.tables.table_log import Entry, SeatState, Terms

STORED = [
    pytest.param(Terms, schema.tables, {"summary"}, id="tables"),
    pytest.param(SeatState, schema.seats, {"table"}, id="seats"),
    pytest.param(Entry, schema.log, {"table"}, id="log"),
]
NOT_TERMS = {"host", "seats", "actor", "scores", "winners", "abandoned", "commitment", "seed", "present", "number"}
"""Fields of TableInfo that are no terms, or are shown in another way."""


def parts(hint: Any) -> tuple[set[Any], bool]:
    """The types of a field without None, and whether it may be None."""
    while get_origin(hint) is not None and hasattr(hint, "__metadata__"):
        hint = get_args(hint)[0]
    members = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    found = {member for member in members if member is not type(None)}
    return found, len(found) < len(members)


def python_type(hint: Any) -> Any:
    """The plain type of a field: that of the values of a Literal, dict for dict[…]."""
    if get_origin(hint) is Literal:
        return type(get_args(hint)[0])
    return get_origin(hint) or hint


@pytest.mark.parametrize(("struct", "table", "more"), STORED)
def test_a_row_has_the_fields_of_its_type(struct: type[msgspec.Struct], table: sa.Table, more: set[str]) -> None:
    hints = get_type_hints(struct)
    assert {column.name for column in table.columns} == set(hints) | more
    for name, hint in hints.items():
        column = table.columns[name]
        found, may_be_none = parts(hint)
        assert column.nullable == may_be_none, name
        kinds = {python_type(kind) for kind in found}
        assert kinds <= {dict} if isinstance(column.type, sa.JSON) else kinds == {column.type.python_type}, name
        if isinstance(column.type, sa.String) and column.type.length is not None:
            texts = [text for kind in found if get_origin(kind) is Literal for text in get_args(kind)]
            assert all(len(text) <= column.type.length for text in texts), name


def test_what_a_client_may_send_fits_into_its_column() -> None:
    def longest(hint: Any) -> Any:
        return next(meta.max_length for meta in hint.__metadata__ if getattr(meta, "max_length", None))

    def room_in(column: sa.Column[Any]) -> int:
        assert isinstance(column.type, sa.String)
        assert column.type.length is not None
        return column.type.length

    hints = get_type_hints(wire.TableWanted, include_extras=True)
    assert longest(wire.Name) == MAX_NAME_LENGTH < min(room_in(schema.seats.c.name), room_in(schema.log.c.name))
    assert longest(hints["game"]) <= room_in(schema.tables.c.game)
    assert longest(get_type_hints(wire.Chat, include_extras=True)["text"]) == MAX_CHAT_LENGTH
    codes = (schema.tables.c.code, schema.tables.c.rematch, schema.tables.c.source, schema.removed.c.code)
    assert {room_in(column) for column in codes} == {len(new_code())}
    assert msgspec.convert(CODE_LETTERS[:8], wire.Code)


def test_what_everyone_sees_of_the_terms_has_their_types() -> None:
    shown, stored = get_type_hints(wire.TableInfo), get_type_hints(Terms)
    assert set(shown) - NOT_TERMS <= set(stored)
    assert {name: shown[name] for name in set(shown) - NOT_TERMS} == {name: stored[name] for name in set(shown) - NOT_TERMS}


def test_what_everyone_sees_of_a_seat_has_its_types() -> None:
    shown, stored = get_type_hints(wire.SeatInfo), get_type_hints(SeatState)
    shared = set(shown) & set(stored)
    assert set(shown) - shared == {"connected", "stand_in", "left", "wants_end"}
    assert {name: shown[name] for name in shared} == {name: stored[name] for name in shared}
