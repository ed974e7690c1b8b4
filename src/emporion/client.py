"""A client in Python: requests for tables, and a socket for a game. Answers and messages are types of `emporion.tables.wire`.

with Client("http://127.0.0.1:8765", name="Ada") as client:
    made = client.make_table("corinth", ["me", "easy"])
    client.start(made.table.code)
    with client.join(made.seats[0]) as game:
        for position in game.turns():
            game.move(position.moves[0].move)
"""

from __future__ import annotations

import math
import re
import socket as sockets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from msgspec import structs
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from emporion import games
from emporion.engine import record as records
from emporion.engine.decoding import convert, decode
from emporion.engine.errors import EmporionError
from emporion.tables import fairness, wire
from emporion.tables.fairness import Fair
from emporion.tables.wire import (
    Course,
    Description,
    EntryView,
    GameInfo,
    Health,
    Hinted,
    Me,
    Moment,
    Position,
    Problem,
    Refused,
    Result,
    Review,
    Seat,
    TableInfo,
    TableMade,
)

API = "/api/v1"
PING_SECONDS, PONG_SECONDS, OPEN_SECONDS = 1.0, 1.5, 2.0
"""A server that does not answer a ping, or the handshake of another socket, counts as lost after these times: behind a load balancer
another process may go on with the table.
"""
SLOW_PONG_SECONDS, SLOW_OPEN_SECONDS = 3.5, 5.0
"""On a slow link these times are twice as long as the fastest handshake took, up to these; before one is known, these."""
MAX_RETRY_SECONDS = 2.0
"""The longest pause between two attempts to connect again."""
LINK = re.compile("/table/([a-z2-9]{8})#([^#]+)$")
RETRYABLE_KEYS = ("store-failed", "store-conflict", "store-moved", "server-busy", "too-many-requests", "too-many-sockets")
"""The refusals after which the client tries to connect again."""
SETTLED_KEYS = ("table-doubled", "too-many-messages")
"""The refusals of a message after which the client reads on: its first try came through, or the socket closes and it is sent again."""
Answer = TypeVar("Answer")
_messages: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


class Refusal(EmporionError):
    """A refusal of the server: its sentence, key and values, and for a move the rule's id and the legal moves."""

    def __init__(self, problem: Problem | Refused, status: int = 0) -> None:
        super().__init__(problem.error, **problem.values)
        self.sentence = problem.sentence
        self.status = status
        self.retry_after: int | None = problem.values.get("retry_after")
        """Seconds after which the client may try again; None if the server does not say."""
        self.rule = problem.rule
        self.legal: list[str] = getattr(problem, "legal", [])
        self.line: int | None = getattr(problem, "line", None)

    def __str__(self) -> str:
        return self.sentence


class Contribution(msgspec.Struct):
    """The random bytes that this client gave to the dice of a table, drawn after it had seen the commitment to the server's seed."""

    commitment: str
    entropy: str
    """32 random bytes in hexadecimal."""
    seats: list[int]
    """The seats for which the server took them."""


class Client:
    """A person at a server. A `token` from an earlier client makes it the same person."""

    def __init__(self, address: str, name: str, *, token: str | None = None, patience: float = 60.0) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        """The seconds for which the client tries to restore a broken connection."""
        self.contributions: dict[str, Contribution] = {}
        """The contributions to the dice by the code of the table; `check_dice` looks for them in the record."""
        self._begun: dict[str, TableInfo] = {}
        """The first state of each table that this client saw after its start."""
        self._http = httpx.Client(base_url=self.address + API, timeout=30)
        if token is not None:
            self._set_token(token)
        self.me = self._post("/me", Me, wire.Person(name))
        self._set_token(self.me.token)

    def _set_token(self, token: str) -> None:
        self._http.headers["authorization"] = f"Bearer {token}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    # Tables.

    def games(self) -> list[GameInfo]:
        """The games of the server."""
        return self._get("/games", list[GameInfo])

    def lobby(self) -> list[TableInfo]:
        """Listed tables that wait for players and whose host is connected, then running games."""
        return self._get("/tables", list[TableInfo])

    def own_tables(self) -> list[TableInfo]:
        """The tables at which this person has or had a seat."""
        return self._get("/me/tables", list[TableInfo])

    def table(self, code: str) -> TableInfo:
        """A table as everyone sees it."""
        return self._get(f"/tables/{code}", TableInfo)

    def make_table(self, game: str, seats: Sequence[str | wire.SeatWanted], **terms: Any) -> TableMade:
        """Make a table as its host. A seat is "me", "open" or the level of a bot; `terms` are the other fields of TableWanted."""
        wanted = wire.TableWanted(game=game, seats=[_parse_seat(seat) for seat in seats], **terms)
        return self._contribute(self._post("/tables", TableMade, wanted))

    def seats(self, code: str) -> list[Seat]:
        """The seats of this person at a table."""
        return self._get(f"/tables/{code}/seats", list[Seat])

    def sit(self, code: str, seat: int, name: str | None = None) -> Seat:
        """Take an open seat and give random bytes to the dice; only the host may take several seats."""
        return self._sit(self.table(code), seat, name)

    def _sit(self, table: TableInfo, seat: int, name: str | None = None) -> Seat:
        """Take a seat at a table whose commitment is known. No bytes are sent if the seat has given some or the game has begun."""
        takes = table.status == "open" and 0 <= seat < len(table.seats) and table.seats[seat].entropy is None
        drawn = self.contributions.get(table.code) or Contribution(table.commitment, fairness.new_entropy(), [])
        found = self._post(f"/tables/{table.code}/seats/{seat}", Seat, wire.SeatTaken(name, drawn.entropy if takes else None))
        if takes:
            self.contributions[table.code] = drawn
            drawn.seats.append(seat)
        return found

    def _contribute(self, made: TableMade) -> TableMade:
        """Give random bytes to the dice of a new table for the seats that this client has there."""
        for seat in made.seats:
            self._sit(made.table, seat.seat)
        return made

    def leave(self, seat: Seat) -> TableInfo:
        """Get up from a seat. In a running game a bot stands in until the person is back; before the start the role of host passes on."""
        table = self._answer(self._send("DELETE", f"/tables/{seat.table}/seat", headers=_key(seat)), TableInfo)
        given = self.contributions.get(seat.table)
        if given is not None and table.status == "open":
            given.seats = [other for other in given.seats if other != seat.seat]
        return table

    def leave_game(self, seat: Seat) -> TableInfo:
        """Leave a running game for good: a bot has the seat from now on."""
        return self._answer(self._send("POST", f"/tables/{seat.table}/leave", headers=_key(seat)), TableInfo)

    def abandon(self, seat: Seat) -> TableInfo:
        """Ask to end the game without a result; it ends when every person who still plays has asked."""
        return self._answer(self._send("POST", f"/tables/{seat.table}/abandon", headers=_key(seat)), TableInfo)

    def remove_from_list(self, code: str) -> None:
        """Remove a finished game from this person's list."""
        self._send("DELETE", f"/me/tables/{code}")

    def remove_person(self, code: str, seat: int) -> TableInfo:
        """Remove a person from a seat, as the host and before the start."""
        return self._answer(self._send("DELETE", f"/tables/{code}/seats/{seat}"), TableInfo)

    def close_table(self, code: str) -> None:
        """Close a table, as its host and before the start."""
        self._send("DELETE", f"/tables/{code}")

    def start(self, code: str, fill: wire.Level | None = None) -> TableInfo:
        """Start the game, as the host; `fill` is the level of the bots that take open seats."""
        return self._note_start(self._post(f"/tables/{code}/start", TableInfo, wire.StartWanted(fill)))

    def _note_start(self, table: TableInfo) -> TableInfo:
        """Remember the table at the start of its game, for `check_dice`."""
        if table.status == "running":
            self._begun.setdefault(table.code, table)
        return table

    def rematch(self, code: str) -> TableMade:
        """Make a new table for the same people; the first who asks is its host."""
        return self._contribute(self._post(f"/tables/{code}/rematch", TableMade))

    # Records and moments.

    def record(self, code: str, seat: Seat | None = None) -> bytes:
        """The record of a finished game; of a running one, the log as a seat or a spectator has seen it."""
        return self._send("GET", f"/tables/{code}/record", headers=_key(seat)).content

    def check_dice(self, code: str) -> Fair:
        """Check the dice of a finished game, and return what its record says about them.

        Every chance event has to follow from the seed and the entropy in the record. Both have to be those that the server showed to this
        client before and at the start, with the bytes that this client gave and none for bots. EmporionError says what does not agree.
        """
        data = self.record(code)
        found = records.header(data).get("fair")
        if found is None:
            raise EmporionError("dice-no-seed", code=code)
        try:
            fair = convert(found, Fair)
        except msgspec.ValidationError:
            raise EmporionError("client-no-server", address=self.address) from None
        fairness.verify(games.replay(data), fair)
        given, begun = self.contributions.get(code), self._begun.get(code)
        if given is not None:
            _check_commitment(given.commitment, fair)
            for seat in given.seats:
                if fair.entropy[seat : seat + 1] != [given.entropy]:
                    raise EmporionError("dice-missing", seat=seat)
        if begun is not None:
            _check_commitment(begun.commitment, fair)
            if [info.entropy for info in begun.seats if fair.scheme == 2] != fair.entropy:
                raise EmporionError("dice-changed")
            for info in begun.seats:
                if info.kind == "bot" and info.entropy is not None:
                    raise EmporionError("dice-bot", seat=info.seat)
        return fair

    def upload(self, record: bytes) -> TableInfo:
        """Upload a record; it becomes a table to look at."""
        return self._answer(self._send("POST", "/replays", content=record), TableInfo)

    def moments(
        self, code: str, first: int = 0, last: int | None = None, view: int | str | None = None, seat: Seat | None = None
    ) -> list[Moment]:
        """The game after `first` to `last` events, as a seat or "all" seats see it; without `view`, what is public."""
        query = {"first": first, "last": first if last is None else last, "seat": view}
        response = self._send(
            "GET", f"/tables/{code}/moments", headers=_key(seat), params={k: v for k, v in query.items() if v is not None}
        )
        game = self.table(code).game
        return [structs.replace(found, position=_decode_view(found.position, game)) for found in self._answer(response, list[Moment])]

    def descriptions(
        self, code: str, event: int, view: int | str | None = None, seat: Seat | None = None, language: str | None = None
    ) -> list[Description]:
        """The position after `event` events part by part, as lines of effects, with a `language` also in words; see `moments`."""
        query = {"seat": view, "language": language}
        params = {name: value for name, value in query.items() if value is not None}
        response = self._send("GET", f"/tables/{code}/descriptions/{event}", headers=_key(seat), params=params)
        return self._answer(response, list[Description])

    def components(self, code: str) -> dict[str, Any]:
        """The printed figures of a table's boards and cards."""
        return self._get(f"/tables/{code}/components", dict[str, Any])

    # Studies of a game that is over.

    def course(self, code: str) -> Course:
        """The scores after each event."""
        return self._get(f"/tables/{code}/course", Course)

    def review(self, code: str) -> Review:
        """The review as far as it is made. The first request starts it; it is complete when `done` equals `of`."""
        return self._post(f"/tables/{code}/review", Review)

    def play_on(self, code: str, event: int, seat: int, level: wire.Level = "normal") -> TableMade:
        """Make a game against bots that continues from a moment."""
        return self._post(f"/tables/{code}/play-on", TableMade, wire.PlayOn(event, seat, level))

    def explore(self, code: str, event: int) -> TableInfo:
        """Make an exploration board that continues from a moment; join it with `watch` to move for every seat."""
        return self._post(f"/tables/{code}/explore", TableInfo, wire.MomentWanted(event))

    # The server itself.

    def health(self) -> Health:
        """The health of the server."""
        return self._get("/health", Health)

    # Playing.

    def join(self, seat: Seat | str) -> Play:
        """Connect to a seat, given as a Seat or by its link."""
        if isinstance(seat, Seat):
            return Play(self, seat.table, seat.token)
        found = LINK.search(seat)
        if found is None:
            raise EmporionError("client-link", link=seat)
        return Play(self, found[1], found[2])

    def watch(self, code: str) -> Play:
        """Connect to a table as a spectator."""
        return Play(self, code, None)

    # Requests.

    def _get(self, path: str, kind: type[Answer]) -> Answer:
        return self._answer(self._send("GET", path), kind)

    def _post(self, path: str, kind: type[Answer], body: msgspec.Struct | None = None) -> Answer:
        content = b"" if body is None else wire.encode(body)
        return self._answer(self._send("POST", path, content=content, headers={"content-type": "application/json"}), kind)

    def _send(self, method: str, path: str, **more: Any) -> httpx.Response:
        try:
            response = self._http.request(method, path, **more)
        except (httpx.InvalidURL, httpx.UnsupportedProtocol):
            raise EmporionError("client-address", address=self.address) from None
        except httpx.HTTPError as error:
            raise EmporionError("client-unreachable", address=self.address, why=str(error) or type(error).__name__) from None
        if response.is_success:
            return response
        try:
            problem = decode(response.content, Problem)
        except msgspec.DecodeError:
            raise EmporionError("client-no-server", address=self.address) from None
        raise Refusal(problem, response.status_code)

    def _answer(self, response: httpx.Response, kind: type[Answer]) -> Answer:
        try:
            return decode(response.content, kind)
        except msgspec.DecodeError:
            raise EmporionError("client-no-server", address=self.address) from None


class Play:
    """A connection to a table as a seat or a spectator. If it breaks, it is restored, and the missed entries are fetched."""

    def __init__(self, client: Client, code: str, token: str | None) -> None:
        self.client = client
        self.code = code
        self.entries: list[EntryView] = []
        """All entries of the log, as this seat sees them."""
        self.position: Position | None = None
        """The position; None before the start."""
        self.table: TableInfo
        self.seat: int | None = None
        self._token = token
        self._socket: ClientConnection | None = None
        self._link_seconds = math.inf
        """How long the fastest handshake took."""
        self._wait_until(lambda message: isinstance(message, wire.Update))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    # State of the game.

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn."""
        return self.position is not None and bool(self.position.moves)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and self.position.actor == "over"

    @property
    def result(self) -> Result:
        """The result of the game; EmporionError if it is not over."""
        if self.position is None or self.position.result is None:
            raise EmporionError("table-not-over")
        return self.position.result

    def turns(self) -> Iterator[Position]:
        """Yield each position in which it is this seat's turn, until the game is over; the same one again if no move was played."""
        while not self.is_over:
            if self.asked and self.position is not None:
                yield self.position
            else:
                self.wait()

    def wait(self, timeout: float | None = None) -> wire.ServerMessage | None:
        """Wait for the next message of the server; None if none came in time."""
        return self._wait_until(lambda message: True, timeout=timeout)

    # Messages.

    def move(self, text: str) -> Position:
        """Play a move and return the new position; Refusal with the rule's id and the legal moves if it is illegal."""
        at = self._at
        self._ask(wire.Move(text, at), lambda message: self._at != at)
        assert self.position is not None
        return self.position

    def undo(self) -> Position:
        """Take back the last decision and return the new position."""
        at = self._at
        self._ask(wire.Undo(at), lambda message: self._at != at)
        assert self.position is not None
        return self.position

    def chat(self, text: str) -> None:
        """Send a message to everyone at the table."""
        before = len(self.entries)
        self._ask(wire.Chat(text), lambda message: any(entry.kind == "chat" and entry.seat == self.seat for entry in self.entries[before:]))

    def hint(self) -> Hinted:
        """Ask the server for a hint."""
        found = self._ask(wire.Hint(self._at), lambda message: isinstance(message, Hinted))
        assert isinstance(found, Hinted)
        return found

    def ping(self) -> float:
        """Measure the seconds to the server and back."""
        begin = time.perf_counter()
        self._ask(wire.Ping(), lambda message: isinstance(message, wire.Pong))
        return time.perf_counter() - begin

    @property
    def _at(self) -> int:
        return 0 if self.position is None else self.position.at

    # The socket.

    def _ask(self, call: wire.ClientMessage, done: Callable[[wire.ServerMessage], bool]) -> wire.ServerMessage:
        """Send a message and wait for its answer. After a break it is sent again, unless the missed entries contain the answer."""
        found = self._wait_until(done, call)
        assert found is not None
        return found

    def _wait_until(
        self, done: Callable[[wire.ServerMessage], bool], call: wire.ClientMessage | None = None, timeout: float | None = None
    ) -> wire.ServerMessage | None:
        broken = 0.0  # since when
        said: ClientConnection | None = None
        pause = 0.05
        while True:
            try:
                if self._socket is None:
                    for message in self._connect():
                        if done(message):
                            return message
                assert self._socket is not None
                broken, pause = 0.0, 0.05
                if call is not None and said is not self._socket:
                    self._socket.send(wire.encode(call).decode())
                    said = self._socket
                message = self._read(self._socket, timeout)
            except TimeoutError:
                return None
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                self._socket = None
                now = time.monotonic()
                broken = broken or now
                if now - broken > self.client.patience:
                    raise EmporionError("client-unreachable", address=self.client.address, why=str(error)) from None
                time.sleep(pause)
                pause = min(2 * pause, MAX_RETRY_SECONDS)
                continue
            if isinstance(message, Refused) and call is not None and message.answers in ("", _tag(call)):
                if message.error in SETTLED_KEYS:
                    continue
                raise Refusal(message)
            if done(message):
                return message

    def _connect(self) -> list[wire.ServerMessage]:
        """Connect, and return the welcome and the updates since the last entry that is known."""
        address = "ws" + self.client.address.removeprefix("http") + f"{API}/tables/{self.code}/socket"
        headers = {"cookie": f"emporion={self.client.me.token}"}
        begin = time.monotonic()
        try:
            opened = connect(
                address,
                create_connection=TableConnection,
                additional_headers=headers,
                compression=None,
                max_size=None,
                open_timeout=self._allow(OPEN_SECONDS, SLOW_OPEN_SECONDS),
                close_timeout=2,
                ping_interval=PING_SECONDS,
                ping_timeout=self._allow(PONG_SECONDS, SLOW_PONG_SECONDS),
            )
            self._link_seconds = min(self._link_seconds, time.monotonic() - begin)
            opened.ping_timeout = self._allow(PONG_SECONDS, SLOW_PONG_SECONDS)
            socket = opened.__enter__()  # `close` ends it
        except TimeoutError as error:
            raise OSError(str(error)) from None
        try:
            socket.send(wire.encode(wire.Hello(self._token, len(self.entries))).decode())
            found: list[wire.ServerMessage] = []
            while not found or not isinstance(found[-1], wire.Update) or found[-1].number < self.table.number:
                found.append(self._read(socket, 30))
                if isinstance(found[-1], Refused):
                    raise _connect_error(found[-1])
        except TimeoutError as error:
            socket.close()
            raise OSError(str(error)) from None
        except BaseException:
            socket.close()
            raise
        self._socket = socket
        return found

    def _allow(self, seconds: float, slow: float) -> float:
        """The time for an answer: these seconds, or more on a slow link."""
        return min(slow, max(seconds, 2 * self._link_seconds))

    def _read(self, socket: ClientConnection, timeout: float | None) -> wire.ServerMessage:
        """Read the next message and apply it."""
        message = _messages.decode(socket.recv(timeout))
        match message:
            case wire.Welcome():
                self.table, self.seat = self.client._note_start(message.table), message.seat
            case wire.TableChanged():
                self.table = self.client._note_start(message.table)
            case wire.Update():
                self.entries += [entry for entry in message.entries if entry.number > len(self.entries)]
                if message.position is not None:
                    self.position = _decode_view(message.position, self.table.game)
        return message


def _check_commitment(shown: str, fair: Fair) -> None:
    if shown != fair.commitment:
        raise EmporionError("dice-commitment", shown=shown, found=fair.commitment)


class TableConnection(ClientConnection):
    """A WebSocket whose end is noticed by the thread that reads it, over TLS, too.

    In websockets 17 that thread may wait inside a read of TLS, which the closing of the socket does not end; the library waits for the
    thread if a server does not answer the handshake in time.
    """

    def close_socket(self) -> None:
        with suppress(OSError):
            self.socket.shutdown(sockets.SHUT_RDWR)
        super().close_socket()


def _connect_error(refused: Refused) -> Exception:
    """The error of a refused connection: OSError if the client may try again, otherwise a Refusal."""
    return OSError(refused.sentence) if refused.error in RETRYABLE_KEYS else Refusal(refused)


def _parse_seat(seat: str | wire.SeatWanted) -> wire.SeatWanted:
    """A seat that was given as a word."""
    if not isinstance(seat, str):
        return seat
    wanted = {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
    try:
        return convert(wanted, wire.SeatWanted)
    except msgspec.ValidationError:
        raise EmporionError("client-seat", seat=seat) from None


def _decode_view(position: Position, game: str) -> Position:
    """A position whose view is the game's own struct."""
    return structs.replace(position, view=convert(position.view, games.find(game).view_type))


def _key(seat: Seat | None) -> dict[str, str]:
    return {} if seat is None else {"emporion-seat": seat.token}


def _tag(call: wire.ClientMessage) -> str:
    return str(call.__struct_config__.tag)
