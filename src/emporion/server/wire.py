"""What goes over the wire: requests, answers, and the messages of the socket. Decoding is strict; docs/socket.md is made from these types.

A client draws what it is told and sends one move text. It never gets a state, only its own view.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from emporion.engine.effects import Actor, Target
from emporion.engine.game import Option
from emporion.server.fairness import Entropy

PROTOCOL = 2
"""The version of these messages and of the move texts in them; a client that speaks another one is refused."""
LONGEST_MESSAGE = 4096
LONGEST_BODY = 1 << 16
LONGEST_RECORD = 1 << 20

Code = Annotated[str, Meta(pattern="^[a-z2-9]{8}$", description="The code of a table, as in its link.")]
Name = Annotated[str, Meta(min_length=1, max_length=30, description="A name as a person writes it.")]
Level = Literal["random", "greedy", "novice", "easy", "normal", "hard", "expert"]
Kind = Literal["move", "chance", "undo", "stand-in", "return", "chat"]
Status = Literal["open", "running", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]


# Requests.


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever a client sends: a field that is not known is refused."""


class Person(Strict, frozen=True):
    """Who one is: a name, kept in a signed cookie."""

    name: Name


class SeatWanted(Strict, frozen=True):
    """A seat of a new table: `me` sits down at once, `open` waits for a person, `bot` is played by the server."""

    kind: Literal["me", "open", "bot"] = "open"
    level: Level | None = None
    name: Name | None = None
    """For `me`: another name, where several people share a device."""


class TableWanted(Strict, frozen=True, kw_only=True):
    """A new table. What is left out has the game's default."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, Option] = {}
    components: dict[str, Any] = {}
    """Figures that differ from the standard ones, as in a record's header."""
    listed: bool = False
    """Shown in the lobby; otherwise it is found by its link or code only."""
    hints: bool = True
    stand_in: Annotated[int, Meta(ge=5, le=86400)] | None = 120
    """Seconds after which a bot stands in for a player who is away when asked; none for slow play."""
    first: SeatNumber | None = None
    """The seat that begins; drawn if it is left out."""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 500
    """Milliseconds that a bot takes at least for a move, so that people can follow."""


class StartWanted(Strict, frozen=True):
    """Begin. `fill` gives the seats that are still open to bots of this level."""

    fill: Level | None = None
    entropy: Entropy | None = None
    """Random bytes for the dice, for those of one's seats that have given none yet."""


class MomentWanted(Strict, frozen=True):
    """A moment of a game that is over: after so many events."""

    event: Annotated[int, Meta(ge=0, le=100000)]


class PlayOn(Strict, frozen=True):
    """Play on from a moment: one's own seat, and the bots in the others."""

    event: Annotated[int, Meta(ge=0, le=100000)]
    seat: SeatNumber
    level: Level = "normal"


class SeatTaken(Strict, frozen=True):
    """Sit down, under one's own name or another."""

    name: Name | None = None
    entropy: Entropy | None = None
    """Random bytes for the dice, drawn after one has seen the table's `commitment`; a seat gives them once, before the start."""


# Answers.


class Me(Struct, frozen=True):
    """Who the server takes one for. `token` goes into the header `Authorization: Bearer …` of programs."""

    name: str
    token: str


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it. `stand_in` is the level of the bot that plays for a person who is away."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    connected: bool
    stand_in: Level | None
    entropy: str | None = None
    """The random bytes that the person gave to the dice; none from bots, and from people who sent none before the start."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everyone sees it. `seed` is told when the game is over; `commitment` is its SHA-256."""

    code: str
    game: str
    players: int
    options: dict[str, Option]
    components: dict[str, Any]
    listed: bool
    hints: bool
    stand_in: int | None
    pace: int
    status: Status
    replay: bool
    """An uploaded record, not a game played here."""
    explore: bool
    """A board to try moves on: everyone moves for every seat, and takes back."""
    copied: int
    """Events taken over from another game."""
    host: int | None = None
    """The seat of the host, who starts the game; none if the host does not sit at the table."""
    present: list[str] = []
    """Who is at a board to try moves on; at a game the seats tell."""
    seats: list[SeatInfo]
    first: int | None
    actor: Actor | None
    """Whose turn it is; none before the start."""
    scores: list[int] | None
    """The final scores."""
    winners: list[int] | None
    commitment: str
    seed: str | None
    rematch: str | None
    """The code of the table where it goes on."""
    created: float
    number: int
    """Of the last entry in the log."""


class Source(Struct, frozen=True):
    """The code of the game from which a table was taken over; none if there is none, or one may not see it."""

    code: str | None


class Seat(Struct, frozen=True):
    """A seat of one's own. The token is its key on every device; the link holds it."""

    table: str
    seat: int
    token: str
    link: str


class TableMade(Struct, frozen=True):
    """A new table and the seats one has there."""

    table: TableInfo
    seats: list[Seat]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    options: dict[str, list[Option]]
    """Every option with its values, the default first."""
    parts: list[str]
    """Of a score, in the order of the sheet."""
    open: bool
    """Whether everything lies open; if not, a shared device is covered between players."""


class Moment(Struct, frozen=True):
    """A game after so many events: what the last of them did, and where it stood, as a seat sees it."""

    event: int
    of: int
    entry: Told | None
    position: Position


class Course(Struct, frozen=True):
    """The scores of every seat after each event of a finished game, the beginning first."""

    scores: list[list[int]]


class Prospect(Struct, frozen=True):
    """A move with what may be expected of it: the share of victory and the final score."""

    move: str
    share: float
    points: float
    visits: int


class Decision(Struct, frozen=True):
    """A decision of a finished game, looked at by a search."""

    event: int
    """Its number among the events of the game."""
    seat: int
    chosen: str
    preferred: str
    cost: float
    """The share of victory that it gave away."""
    prospects: list[Prospect]
    chances: list[float]
    """Every seat's share of victory before it."""
    exact: bool
    """Whether the rest was solved and not searched."""


class Turning(Struct, frozen=True):
    """A moment that decided the game: from before a decision to the next one chances moved much."""

    event: int
    seat: int
    swing: float
    """By how much."""
    before: list[float]
    after: list[float]
    cause: Literal["decision", "chance"]
    """The decision, if it gave away half of that or more; otherwise what followed: dice, cards, or what others did."""


class Review(Struct, frozen=True):
    """What there is of a review so far."""

    code: str
    done: int
    """So many decisions have been looked at."""
    of: int
    simulations: int
    """For each decision."""
    decisions: list[Decision]
    result: list[float]
    """Every seat's share of the victory in the end."""
    moments: list[Turning]
    """Those at which chances moved most; once all decisions have been looked at."""


class Rules(Struct, frozen=True):
    """The ids of a game's rules in the order of the rulebook, and the figures that their texts name."""

    ids: list[str]
    values: dict[str, Any]


class Health(Struct, frozen=True):
    """Whether the server can store what is played."""

    ok: bool
    version: str
    tables: int
    sockets: int


class Problem(Struct, frozen=True):
    """Why a request is refused: a key with values for the texts, and the English sentence.

    `values.retry_after` are the seconds after which it may be tried again, where that is known.
    """

    error: str
    sentence: str
    values: dict[str, Any] = {}
    rule: str | None = None
    line: int | None = None
    """Of a record."""


# From the server, over the socket.


class Told(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An entry of the log as a seat sees it."""

    number: int
    kind: Kind
    seat: int | None = None
    """Who did it; none is chance, or somebody who watches."""
    at: float
    move: str | None = None
    """The move text; what chance did is told by its effects, as the seat sees them."""
    effects: list[Any] = []
    """What happened, as the seat sees it: each game has its own kinds, all with a `type`."""
    undone: int | None = None
    """For `undo`: the number of the entry that no longer counts."""
    level: Level | None = None
    """For `stand-in`: who plays now."""
    name: str | None = None
    text: str | None = None
    """For `chat`: who says what."""


class Choice(Struct, frozen=True):
    """A legal move, and what it would do up to the next chance event or another seat's answer."""

    move: str
    preview: list[Any]
    """Effects, of the game's own kinds."""


class Result(Struct, frozen=True):
    """How it ended. `parts` are those of each seat's score."""

    scores: list[int]
    winners: list[int]
    parts: list[dict[str, int]]


class Position(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Where the game stands, as a seat sees it. `at` is the number that a move has to name."""

    at: int
    actor: Actor
    view: Any
    """The table as the seat sees it: each game has its own."""
    scores: list[int | None]
    """Of every seat, as far as this one may know them."""
    moves: list[Choice] = []
    """Of the seat that is asked; empty for everyone else."""
    targets: list[Target] = []
    """Ends of moves of many steps, with the cheapest moves that lead there."""
    undo: bool = False
    """Whether this seat may take its last decision back."""
    result: Result | None = None


class Message(Struct, frozen=True, tag_field="type"):
    """What the server says."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first answer: the table, the seat one has (none: watching), and whether one is the host."""

    protocol: int
    table: TableInfo
    seat: int | None
    host: bool = False


class Update(Message, frozen=True, tag="update"):
    """What happened since the entry `since`, and where the game stands now (none before the start, or if nobody has moved).

    After a long absence there are several, and only the last has the position: `number` is then below that of the table.
    """

    since: int
    number: int
    entries: list[Told]
    position: Position | None


class TableChanged(Message, frozen=True, tag="table"):
    """Somebody came, went, sat down or left."""

    table: TableInfo


class Hinted(Message, frozen=True, tag="hint"):
    """An answer to `hint`: the best move first, and how it may go on."""

    at: int
    prospects: list[Prospect]
    line: list[str]
    exact: bool


class Refused(Message, frozen=True, tag="refused"):
    """Why a message has had no effect. For a move: the rule's id and what was legal."""

    answers: str
    """The type of the message that is refused."""
    error: str
    sentence: str
    values: dict[str, Any] = {}
    rule: str | None = None
    legal: list[str] = []


class Pong(Message, frozen=True, tag="pong"):
    """An answer to `ping`."""


ServerMessage = Welcome | Update | TableChanged | Hinted | Refused | Pong


# From a client, over the socket.


class Call(Strict, frozen=True, tag_field="type"):
    """What a client says."""


class Hello(Call, frozen=True, tag="hello"):
    """The first message: the token of one's seat (none to watch) and the number of the last entry one has."""

    seat: Annotated[str, Meta(max_length=100)] | None = None
    after: Number = 0
    protocol: int = PROTOCOL


class Move(Call, frozen=True, tag="move"):
    """A move, and the number of the position that it answers."""

    move: Annotated[str, Meta(max_length=200)]
    at: Number


class Undo(Call, frozen=True, tag="undo"):
    """Take the last decision of one's own back."""

    at: Number


class Chat(Call, frozen=True, tag="chat"):
    """Say something to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Hint(Call, frozen=True, tag="hint"):
    """Ask for advice."""

    at: Number


class Ping(Call, frozen=True, tag="ping"):
    """Ask whether the server is there."""


ClientMessage = Hello | Move | Undo | Chat | Hint | Ping

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode = _decoder.decode
