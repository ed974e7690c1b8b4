"""A table as it is stored: its terms, its seats, and its append-only log of numbered entries.

The record of a game is its log without the entries that were undone.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from emporion.engine.effects import Actor
from emporion.engine.game import Option
from emporion.tables.fairness import SCHEME, Scheme
from emporion.tables.wire import Kind, Level, Status


class Entry(Struct, frozen=True, gc=False):
    """One entry. `text` is a move, an outcome of chance, the level of a bot that takes over, or a message; `name` is its author."""

    number: int
    kind: Kind
    seat: int | None
    text: str
    at: float
    name: str = ""


class SeatState(Struct):
    """A seat as it is stored: open, taken by a person with the hash of the seat's secret token, or by a bot."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | None = None
    person: str | None = None
    token_hash: str | None = None
    entropy: str | None = None
    """The random bytes that the person gave to the dice, in hexadecimal."""
    removed: bool = False
    """Whether the person has removed the finished game from their list."""


class Terms(Struct, kw_only=True):
    """The terms of a table. `id` is its number in the store; `host` is the person who made it, or to whom the role of host has passed."""

    code: str
    game: str
    players: int
    options: dict[str, Option]
    components: dict[str, Any]
    listed: bool = False
    hints: bool = True
    stand_in: int | None = None
    pace: int = 0
    first: int | None
    chosen: bool = True
    """Whether the first seat was chosen; otherwise it is drawn."""
    status: Status
    replay: bool = False
    seed: bytes = b""
    scheme: Scheme = SCHEME
    """How the dice key is made of the seed (`fairness.dice_key`)."""
    host: str
    rematch: str | None = None
    created: float
    explore: bool = False
    """Whether this is an exploration board: every client moves for every seat."""
    copied: int = 0
    """The number of events taken over from another game."""
    source: str | None = None
    """The code of that game, for the people who may see it."""
    source_id: int | None = None
    """The id of the table whose first `copied` events this one begins with, without storing them. None in old tables, which copied them."""
    opened: float = 0.0
    """When the table was last opened, or its host was last connected while it waited for players; to a few hours."""
    id: int = 0


class Summary(Struct, frozen=True):
    """The part of a table that lists show, as of the entry `number`. It is stored in the table's row, so that lists do not read logs."""

    number: int
    actor: Actor | None
    scores: list[int] | None
    """The final scores."""
    winners: list[int] | None
    stand_ins: list[Level | None]
    """The level of the stand-in of each seat, or None."""
    left: list[int] = []
    """The seats whose person has left the game for good."""
    wants_end: list[int] = []
    """The seats whose person has asked to end the game without a result."""
