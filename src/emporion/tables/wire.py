"""The wire format: requests, answers, and the messages of the socket. Decoding is strict; docs/socket.md is made from these types.

A client draws the view of its seat and sends move texts. It never gets a state.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from emporion.engine.description import Detail, Section
from emporion.engine.effects import Actor, Target
from emporion.engine.game import Option
from emporion.engine.rulebook_text import ChapterText
from emporion.tables.fairness import Entropy

PROTOCOL = 6
"""The version of these messages and of the move texts in them; a client that speaks another one is refused."""
MAX_MESSAGE_BYTES = 4096
MAX_BODY_BYTES = 1 << 16
MAX_RECORD_BYTES = 1 << 20

Code = Annotated[str, Meta(pattern="^[a-z2-9]{8}$", description="The code of a table, as in its link.")]
Name = Annotated[str, Meta(min_length=1, max_length=30, description="A name as a person writes it.")]
Level = Literal["random", "greedy", "novice", "easy", "normal", "hard", "expert", "trader", "walker", "builder", "raider", "conqueror"]
Kind = Literal["move", "chance", "undo", "stand-in", "return", "leave", "abandon", "abandoned", "chat"]
Status = Literal["open", "running", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]


# Requests.


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything a client sends: unknown fields are refused."""


class Person(Strict, frozen=True):
    """A person's name. The server keeps it in a signed cookie."""

    name: Name


class SeatWanted(Strict, frozen=True):
    """A seat of a new table: `me` is yours at once, `open` waits for a person, `bot` is played by the server."""

    kind: Literal["me", "open", "bot"] = "open"
    level: Level | None = None
    name: Name | None = None
    """For `me`: another name, if several people share a device."""


class TableWanted(Strict, frozen=True, kw_only=True):
    """A new table. Options that are left out have the game's defaults."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, Option] = {}
    components: dict[str, Any] = {}
    """The figures that differ from the standard ones, as in a record's header."""
    listed: bool = False
    """Whether the lobby shows the table; otherwise only its link or code leads to it."""
    hints: bool = True
    stand_in: Annotated[int, Meta(ge=5, le=86400)] | None = 120
    """Seconds after which a bot stands in for a person who is away in their turn; null for slow play."""
    first: SeatNumber | None = None
    """The seat that begins; it is drawn if this is left out."""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 500
    """The least milliseconds that a bot takes for a move, so that people can follow."""
    key: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | None = None
    """Random digits that you draw for each table you want: the same key gives the same table, however often it is sent."""


class StartWanted(Strict, frozen=True):
    """Start the game. `fill` is the level of the bots that take the seats that are still open."""

    fill: Level | None = None
    entropy: Entropy | None = None
    """Random bytes for the dice, for those of your seats that have given none yet."""


class MomentWanted(Strict, frozen=True):
    """A moment of a finished game: after the first `event` events."""

    event: Annotated[int, Meta(ge=0, le=100000)]


class AnswerWanted(Strict, frozen=True):
    """The answer to a decision, by the number of its event, and the moves that are tried instead: several are one way of many steps."""

    event: Annotated[int, Meta(ge=1, le=100000)]
    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = []


class PlayOn(Strict, frozen=True):
    """Play on from a moment: `seat` is yours, bots of this level have the others."""

    event: Annotated[int, Meta(ge=0, le=100000)]
    seat: SeatNumber
    level: Level = "normal"


class SeatTaken(Strict, frozen=True):
    """Take a seat, under your name or another."""

    name: Name | None = None
    entropy: Entropy | None = None
    """Random bytes for the dice, drawn after you have seen the table's `commitment`; a seat gives them once, before the start."""


# Answers.


class Me(Struct, frozen=True):
    """Your name and token. Programs send `token` in the header `Authorization: Bearer …`."""

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
    """The random bytes that the person gave to the dice; null for bots and for people who sent none before the start."""
    left: bool = False
    """Whether the person has left the game for good; a bot plays on."""
    wants_end: bool = False
    """Whether the person has asked to end the game without a result."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everyone sees it. `seed` is shown when the game is over; `commitment` is its SHA-256."""

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
    """Whether this is an uploaded record, not a game played here."""
    explore: bool
    """Whether this is an exploration board: everyone moves for every seat, and takes moves back."""
    copied: int
    """The number of events taken over from another game."""
    host: int | None = None
    """The seat of the host, who starts the game; null if the host has no seat."""
    present: list[str] = []
    """The names of the people connected to an exploration board; empty at other tables, whose seats say who is connected."""
    seats: list[SeatInfo]
    first: int | None
    actor: Actor | None
    """Whose turn it is; null before the start."""
    scores: list[int] | None
    """The final scores."""
    winners: list[int] | None
    abandoned: bool = False
    """Whether the game was ended without a result; its status is `over`."""
    commitment: str
    seed: str | None
    rematch: str | None
    """The code of the rematch."""
    created: float
    number: int
    """The number of the last entry in the log."""


class Source(Struct, frozen=True):
    """The code of the game that a table continues; null if there is none or you may not see it."""

    code: str | None


class Seat(Struct, frozen=True):
    """A seat of yours. Its token gives access to it on every device; the link contains the token."""

    table: str
    seat: int
    token: str
    link: str


class TableMade(Struct, frozen=True):
    """A new table and your seats there."""

    table: TableInfo
    seats: list[Seat]


class OpponentInfo(Struct, frozen=True):
    """A named opponent of a game, a `level` of a bot; `option` is the option without which its style has no use, or empty."""

    name: Level
    option: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    options: dict[str, list[Option]]
    """Every option with its values, the default first."""
    option_rules: dict[str, str]
    """The id of the rule that each option changes."""
    parts: list[str]
    """The parts of a score, in the order of the score sheet."""
    is_open: bool
    """Whether the game has no secrets; if it has, a shared device is covered between players."""
    lessons: list[str]
    """The names of its lessons."""
    opponents: list[OpponentInfo]
    """Bots with a name and a style."""


class Moment(Struct, frozen=True):
    """A game after `event` of its events, as a seat sees it: the entry of the last one, and the position."""

    event: int
    of: int
    entry: EntryView | None
    position: Position


class SaidInWords(Struct, frozen=True):
    """A line of a description in words, and the least detail at which it is said."""

    words: str
    detail: Detail


class SectionInWords(Struct, frozen=True):
    """A section of a description in words. `topic` is the part of the table, `seat` the seat that it is about, if it is about one."""

    topic: str
    seat: int | None
    heading: str
    lines: list[SaidInWords]


class Description(Struct, frozen=True, omit_defaults=True):
    """The position after `event` events as lines, one section for each part of the table; the seat sees no more than in its view."""

    event: int
    seat: int | None
    """The seat whose view is described; null for a spectator."""
    sections: list[Section]
    """Lines of effects; empty if the game describes nothing. The message of a heading or of the first effect of a line is `GAME-says-TYPE`,
    that of the others `GAME-gives-TYPE`."""
    words: list[SectionInWords] = []
    """The same in words, if a language was asked for."""


class Course(Struct, frozen=True):
    """The scores of every seat after each event of a finished game, the beginning first."""

    scores: list[list[int]]


class Prospect(Struct, frozen=True):
    """A move with the share of victory and the final score that the search expects of it."""

    move: str
    share: float
    points: float
    visits: int


class Decision(Struct, frozen=True):
    """A decision of a finished game, assessed by a search."""

    event: int
    """Its number among the events of the game."""
    seat: int
    chosen: str
    preferred: str
    cost: float
    """The share of victory that the chosen move lost."""
    prospects: list[Prospect]
    chances: list[float]
    """The share of victory of every seat before the decision."""
    exact: bool
    """Whether the rest of the game was solved exactly, not searched."""
    continuation: list[str] = []
    """The moves with which the seat would go on after the preferred one, up to the next chance event."""
    replies: list[str] = []
    """What the others are expected to do after these, up to the next chance event."""
    steps: int = 1
    """The moves of the way that begins here as it was played: a walk or a voyage has several, which are decisions of their own."""
    effect: list[float] = []
    """What the chosen move changed for every seat, compared with the preferred one; for the seat that decided, the loss."""
    luck: list[float] = []
    """What chance changed for every seat after the decision, compared with its average; empty if it did not fall."""


class Turning(Struct, frozen=True):
    """A turn that decided the game: the shares of victory changed over it, and the change lasted."""

    event: int
    """The decision of the turn that cost most; if none cost anything, its first one."""
    seat: int
    swing: float
    """The lasting change of the shares of victory."""
    before: list[float]
    """The shares of every seat, on average over the turns before."""
    after: list[float]
    """The same over the turns that follow."""
    cause: Literal["decision", "chance"]
    """`decision` if the decisions of the turn lost at least half of that; otherwise `chance`: dice, cards, or the moves of others."""
    first: int = 0
    """The first decision of the turn."""
    last: int = 0


Verdict = Literal["best", "better", "equal", "same", "worse"]


class Following(Struct, frozen=True):
    """What a seat does after a way, up to the decision of another seat."""

    seat: int
    moves: list[Any]
    """Effects that name its moves; those of a walk are one."""


class Way(Struct, frozen=True):
    """Moves that a seat could make one after the other, with the prospect of what they begin with or of where they lead."""

    moves: list[str]
    prospect: Prospect
    line: list[Any]
    """Effects: the first names the moves, the others are what they would bring."""
    then: list[Following] = []
    """What follows these moves until chance falls: after what was played what happened, otherwise what the search expects."""
    points: list[int] = []
    """What each seat scores by then."""


class Answer(Struct, frozen=True):
    """The answer to a decision as a quiz."""

    event: int
    seat: int
    played: Way
    best: Way
    exact: bool
    tried: Way | None = None
    """What was tried; null if nothing was."""
    verdict: Verdict | None = None
    """How good that is. `best`: as good as what the search prefers, to less than 1 %. `same`: the beginning of what was played. `better`,
    `equal`, `worse`: than what was played."""
    gain: float | None = None
    """How much more of the victory it wins than what was played, both compared alike; null if nothing was tried."""


class Account(Struct, frozen=True):
    """Why a seat's share of victory is what it is at the end: `start + luck + own + others + rest = end`."""

    seat: int
    start: float
    """The share of victory before the first decision."""
    luck: float
    """What dice and cards changed, compared with their average."""
    own: float
    """What the seat's decisions changed, compared with the moves that the search prefers."""
    others: float
    """What the decisions of the other seats changed for it."""
    rest: float
    """What was not measured: the errors of the search, and what hidden things were worth."""
    end: float
    accuracy: float
    """From 0 to 100: the average over the decisions, of which one that costs nothing counts 100 and one that costs 5 % counts 50."""
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int


class Review(Struct, frozen=True):
    """A review, as far as it is made."""

    code: str
    done: int
    """The number of decisions that have been assessed."""
    of: int
    simulations: int
    """The simulations for each decision."""
    decisions: list[Decision]
    result: list[float]
    """The share of victory of every seat at the end."""
    moments: list[Turning]
    """The turns that decided the game, once all decisions have been assessed, in the order of the game."""
    names: dict[str, Any] = {}
    """The effect that names each move of the review, by the move text."""
    accounts: list[Account] = []
    """Luck and skill of every seat, once all decisions have been assessed."""


class Rules(Struct, frozen=True):
    """What a client has to know of a game's effects and views: the rules that they and the things on the board follow, and which fields
    of a view are about seats."""

    rule_of: dict[str, str]
    """The rule by which each type of effect happens, to be shown beside its line."""
    thing_rules: dict[str, str]
    """The rules of things that the board explains, ids with spaces between them; `scoring` is how points are counted."""
    seat_fields: list[str]
    """The fields of the view that are lists with an item for each seat."""


class Rulebook(Struct, frozen=True):
    """The rulebook of a game, in words of one language."""

    game: str
    chapters: list[ChapterText]


class Health(Struct, frozen=True):
    """Whether the server can store games, and how busy it is."""

    ok: bool
    version: str
    tables: int
    sockets: int


class Problem(Struct, frozen=True):
    """Why a request is refused: a key with values for the texts, and the English sentence.

    `values.retry_after` is the number of seconds after which you may try again, if it is known.
    """

    error: str
    sentence: str
    values: dict[str, Any] = {}
    rule: str | None = None
    line: int | None = None
    """The line of a record that is refused."""


# From the server, over the socket.


class EntryView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An entry of the log as a seat sees it."""

    number: int
    kind: Kind
    seat: int | None = None
    """The seat that acted; null for chance and for spectators."""
    at: float
    move: str | None = None
    """The move text. A chance event has none; its effects show what the seat may see."""
    effects: list[Any] = []
    """What happened, as the seat sees it: each game has its own types, named by `type`."""
    lines: list[list[Any]] = []
    """What the log says of it. A line is a list of effects, the first the sentence, the others what it brought; a number stands for the
    effect of this entry with that index. docs/socket.md says how a client finds the words."""
    replaces: int | None = None
    """The lines replace those of this entry and of all that follow it up to here, as far as they count or do not count alike."""
    undone: int | None = None
    """For `undo`: the number of the entry that no longer counts."""
    level: Level | None = None
    """For `stand-in` and `leave`: the level of the bot."""
    name: str | None = None
    text: str | None = None
    """For `chat`: the message; `name` is its author."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal move, and what it would do up to the next chance event or another seat's answer."""

    move: str
    line: list[Any]
    """Effects: the first names the move, the others are what it would bring."""
    ends_turn: bool = False
    """Whether the seat's turn ends with this move, so that a client may ask once more."""


class Undoable(Struct, frozen=True, omit_defaults=True):
    """What a seat would take back."""

    move: Any = None
    """The effect that names the decision; null if only chance would be taken back."""
    others: bool = False
    """Whether the replies of bots since then would be taken back, too."""


class UndoLimit(Struct, frozen=True, omit_defaults=True):
    """Why a seat can take back nothing."""

    reason: Literal["start", "chance", "decided", "shown", "stand-in", "over"]
    """`start`: there is no decision before. `chance`: chance has fallen since. `decided`: another player has decided since. `shown`: a
    bot has shown something hidden since. `stand-in`: a bot has stood in since. `over`: the game is over."""
    seat: int | None = None
    """For `decided` and `shown`: that player's seat. For `stand-in`: the seat that the bot played."""


class Result(Struct, frozen=True):
    """The result of a game. `parts` are the parts of each seat's score."""

    scores: list[int]
    winners: list[int]
    parts: list[dict[str, int]]


class Position(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The position of a game as a seat sees it. A move has to name its number `at`."""

    at: int
    actor: Actor
    view: Any
    """The game as the seat sees it; each game has its own type."""
    scores: list[int | None]
    """The score of every seat; null where this seat may not know it."""
    question: Any = None
    """An effect that names the decision to make."""
    moves: list[Choice] = []
    """The legal moves of the seat whose turn it is; empty for all others."""
    targets: list[Target] = []
    """The ends that moves of many steps can reach, with the cheapest moves that lead there."""
    undo: bool = False
    """Whether this seat may take back its last decision."""
    undoable: Undoable | None = None
    """What it would take back; null if it may not."""
    undo_limit: UndoLimit | None = None
    """Why it may not; null if it may, for spectators and after the end."""
    result: Result | None = None


class LessonMistake(Struct, frozen=True):
    """Legal moves that a step of a lesson offers beside the taught ones; a message of its name says why they are worse."""

    name: str
    moves: list[str]


class LessonStep(Struct, frozen=True):
    """A step of a lesson. What is told there is the message `learn-LESSON-NAME`."""

    name: str
    event: int
    """The number of events that have been played."""
    moves: list[str]
    """The moves that are taught, one after the other; none where the visitor only reads."""
    points: list[str]
    """What the board points at; if empty, at what is to be pressed."""
    mistakes: list[LessonMistake]
    is_later: bool
    """Whether so much has happened since the step before that it is not shown."""


class LessonMoment(Struct, frozen=True):
    """A moment of a lesson: what happened since the one before, and the position. Its moves are those that are taught or tempt."""

    event: int
    entries: list[EntryView]
    position: Position


class Lesson(Struct, frozen=True):
    """A prepared game to learn by. It is played without a table: a client that has this needs nothing else."""

    name: str
    game: str
    players: int
    seat: int
    """The visitor's."""
    options: dict[str, Option]
    components: dict[str, Any]
    """The printed figures."""
    rules: Rules
    steps: list[LessonStep]
    moments: list[LessonMoment]
    following: str
    """The name of the lesson that comes next; the first one after the last."""


class Message(Struct, frozen=True, tag_field="type"):
    """The base of the server's messages."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first answer: the table, your seat (null for a spectator), and whether you are the host."""

    protocol: int
    table: TableInfo
    seat: int | None
    host: bool = False


class Update(Message, frozen=True, tag="update"):
    """The entries after the entry `since`, and the position (null before the start, or if it has not changed).

    After a long absence there are several updates, and only the last has the position: `number` is then below that of the table.
    """

    since: int
    number: int
    entries: list[EntryView]
    position: Position | None


class TableChanged(Message, frozen=True, tag="table"):
    """The table after a client connected or disconnected, or a seat changed."""

    table: TableInfo


class Hinted(Message, frozen=True, tag="hint"):
    """The answer to `hint`: the moves with their prospects, best first, and the expected continuation."""

    at: int
    prospects: list[Prospect]
    moves: list[str]
    """The best move and the moves that may follow it."""
    continuation: list[Any]
    """The moves that may follow the best one, as effects that name them."""
    exact: bool
    chances: list[float] = []
    """The share of victory of every seat; empty if the rest of the game was solved exactly."""


class Refused(Message, frozen=True, tag="refused"):
    """The reason why a message had no effect. For a move it has the rule's id and the legal moves."""

    answers: str
    """The type of the message that is refused."""
    error: str
    sentence: str
    values: dict[str, Any] = {}
    rule: str | None = None
    legal: list[str] = []


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`."""


ServerMessage = Welcome | Update | TableChanged | Hinted | Refused | Pong


# From a client, over the socket.


class Call(Strict, frozen=True, tag_field="type"):
    """The base of a client's messages."""


class Hello(Call, frozen=True, tag="hello"):
    """The first message: the token of your seat (null to watch) and the number of the last entry you have."""

    seat: Annotated[str, Meta(max_length=100)] | None = None
    after: Number = 0
    protocol: int = PROTOCOL


class Move(Call, frozen=True, tag="move"):
    """A move, and the number of the position that it answers."""

    move: Annotated[str, Meta(max_length=200)]
    at: Number


class Undo(Call, frozen=True, tag="undo"):
    """Take back your last decision, with the answers since then that left no choice, and alone with bots with their replies."""

    at: Number


class Chat(Call, frozen=True, tag="chat"):
    """Send a message to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Hint(Call, frozen=True, tag="hint"):
    """Ask for a hint."""

    at: Number


class Ping(Call, frozen=True, tag="ping"):
    """Check that the connection works."""


ClientMessage = Hello | Move | Undo | Chat | Hint | Ping

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode = _decoder.decode
