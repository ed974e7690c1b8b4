"""What is stored of a table: what it is, who sits there, and its log of numbered entries that are only ever added.

The record of a game is its log with what was undone left out.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from emporion.engine.effects import Actor
from emporion.engine.game import Option
from emporion.server.fairness import SCHEME, Scheme
from emporion.server.wire import Kind, Level, Status


class Entry(Struct, frozen=True):
    """One entry. `text` is the move, what chance did, the level of a stand-in, or what was said; `name` is who said it."""

    number: int
    kind: Kind
    seat: int | None
    text: str
    at: float
    name: str = ""


class Sitting(Struct):
    """A seat: open, a person with the hash of the seat's secret token, or a bot."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | None = None
    person: str | None = None
    token_hash: str | None = None
    entropy: str | None = None
    """The random bytes that the person gave to the dice, in hexadecimal."""


class Terms(Struct, kw_only=True):
    """What a table is. `id` is its number in the store; `host` is the person who made it, or to whom the host's role has passed."""

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
    """Whether the table chose who begins; otherwise it is drawn."""
    status: Status
    replay: bool = False
    seed: bytes = b""
    scheme: Scheme = SCHEME
    """How the dice key is made of the seed (`fairness.dice_key`)."""
    host: str
    rematch: str | None = None
    created: float
    explore: bool = False
    """A board to try moves on: whoever is there moves for every seat."""
    copied: int = 0
    """Events taken over from another game."""
    source: str | None = None
    """The code of that game, for the people who may see it."""
    source_id: int | None = None
    """The table whose first `copied` events this one begins with: they are not in its own log. None in tables that have copies of them."""
    opened: float = 0.0
    """When it was last opened, or its host was last there while it waited for players; to a few hours."""
    id: int = 0


class Summary(Struct, frozen=True):
    """What lists tell of a table after the entry `number`. It is stored in the table's row, so that no list reads a whole log."""

    number: int
    actor: Actor | None
    scores: list[int] | None
    """The final scores."""
    winners: list[int] | None
    stand_ins: list[Level | None]
    """Of each seat."""
