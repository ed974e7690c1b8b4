"""A client in Python: tables over requests, a game over its socket. What the server says comes as the types of `emporion.server.wire`.

with Client("http://127.0.0.1:8765", name="Ada") as client:
    made = client.make_table("corinth", ["me", "easy"])
    client.start(made.table.code)
    with client.join(made.seats[0]) as game:
        for position in game.turns():
            game.move(position.moves[0].move)
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from msgspec import structs
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from emporion import games
from emporion.engine import record as records
from emporion.engine.errors import EmporionError
from emporion.engine.shapes import convert, decode
from emporion.server import fairness, wire
from emporion.server.fairness import Fair
from emporion.server.wire import (
    Course,
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
    Told,
)

API = "/api/v1"
LONGEST_PAUSE = 2.0
"""Seconds between two tries to connect again, at most."""
LINK = re.compile("/table/([a-z2-9]{8})#([^#]+)$")
LATER = ("store-failed", "store-conflict", "too-many-requests", "too-many-sockets")
"""Why a server may not let one in that will do so later."""
Answer = TypeVar("Answer")
_messages: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


class Refusal(EmporionError):
    """What the server refused: its sentence, the key and values of the text, and for a move the rule's id and what was legal."""

    def __init__(self, problem: Problem | Refused, status: int = 0) -> None:
        super().__init__(problem.error, **problem.values)
        self.sentence = problem.sentence
        self.status = status
        self.retry_after: int | None = problem.values.get("retry_after")
        """Seconds after which it may be tried again, where the server says so."""
        self.rule = problem.rule
        self.legal: list[str] = getattr(problem, "legal", [])
        self.line: int | None = getattr(problem, "line", None)

    def __str__(self) -> str:
        return self.sentence


class Contribution(msgspec.Struct):
    """What this client gave to the dice of a table: random bytes, drawn after it had seen the commitment to the server's seed."""

    commitment: str
    entropy: str
    """32 random bytes in hexadecimal."""
    seats: list[int]
    """The seats for which the server took them."""


class Client:
    """Somebody at a server. The same `token` is the same person again."""

    def __init__(self, address: str, name: str, *, token: str | None = None, patience: float = 60.0) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        """Seconds that a broken connection may last."""
        self.contributions: dict[str, Contribution] = {}
        """What this client gave to the dice of each table, by its code; `check_dice` looks for it in the record."""
        self._begun: dict[str, TableInfo] = {}
        """Tables as the server showed them when this client first saw them after their start."""
        self._http = httpx.Client(base_url=self.address + API, timeout=30)
        if token is not None:
            self._carry(token)
        self.me = self._post("/me", Me, wire.Person(name))
        self._carry(self.me.token)

    def _carry(self, token: str) -> None:
        self._http.headers["authorization"] = f"Bearer {token}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let the connections go."""
        self._http.close()

    # Tables.

    def games(self) -> list[GameInfo]:
        """What can be played there."""
        return self._get("/games", list[GameInfo])

    def lobby(self) -> list[TableInfo]:
        """Listed tables that wait for players and whose host is there, then running ones."""
        return self._get("/tables", list[TableInfo])

    def own_tables(self) -> list[TableInfo]:
        """Where one plays or has played."""
        return self._get("/me/tables", list[TableInfo])

    def table(self, code: str) -> TableInfo:
        """A table as everyone sees it."""
        return self._get(f"/tables/{code}", TableInfo)

    def make_table(self, game: str, seats: Sequence[str | wire.SeatWanted], **terms: Any) -> TableMade:
        """A new table with oneself as its host. A seat is "me", "open", or a bot's level; `terms` are the other fields of TableWanted."""
        wanted = wire.TableWanted(game=game, seats=[_wanted(seat) for seat in seats], **terms)
        return self._contribute(self._post("/tables", TableMade, wanted))

    def seats(self, code: str) -> list[Seat]:
        """The seats one has at a table."""
        return self._get(f"/tables/{code}/seats", list[Seat])

    def sit(self, code: str, seat: int, name: str | None = None) -> Seat:
        """Sit down at an open seat, one or several as the host, and give random bytes to the dice."""
        return self._sit(self.table(code), seat, name)

    def _sit(self, table: TableInfo, seat: int, name: str | None = None) -> Seat:
        """Sit down at a table whose commitment is known. A seat that has given bytes already, or whose game has begun, takes none."""
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
        """Get up. In a running game a bot stands in until one is back; before the start the host's role passes on."""
        table = self._answer(self._send("DELETE", f"/tables/{seat.table}/seat", headers=_key(seat)), TableInfo)
        given = self.contributions.get(seat.table)
        if given is not None and table.status == "open":
            given.seats = [other for other in given.seats if other != seat.seat]
        return table

    def remove_person(self, code: str, seat: int) -> TableInfo:
        """As the host, before the start: remove a person from a seat."""
        return self._answer(self._send("DELETE", f"/tables/{code}/seats/{seat}"), TableInfo)

    def close_table(self, code: str) -> None:
        """As the host, before the start: close a table."""
        self._send("DELETE", f"/tables/{code}")

    def start(self, code: str, fill: wire.Level | None = None) -> TableInfo:
        """Begin, as the host; `fill` gives seats that are still open to bots of this level."""
        return self._note(self._post(f"/tables/{code}/start", TableInfo, wire.StartWanted(fill)))

    def _note(self, table: TableInfo) -> TableInfo:
        """Remember what a table shows of its dice once its game has begun."""
        if table.status == "running":
            self._begun.setdefault(table.code, table)
        return table

    def rematch(self, code: str) -> TableMade:
        """The same people at a new table; the first who asks is its host."""
        return self._contribute(self._post(f"/tables/{code}/rematch", TableMade))

    # Records and moments.

    def record(self, code: str, seat: Seat | None = None) -> bytes:
        """The record of a finished game; of a running one, what a seat (or somebody who watches) has seen."""
        return self._send("GET", f"/tables/{code}/record", headers=_key(seat)).content

    def check_dice(self, code: str) -> Fair:
        """Check the dice of a finished game; what its record says of them.

        Every chance event has to follow from the seed and the entropy in the record, and both have to be what the server showed to this
        client before and at the start, with the bytes that this client gave and none for a bot. EmporionError says what does not agree.
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
        """A record as a table to look at."""
        return self._answer(self._send("POST", "/replays", content=record), TableInfo)

    def moments(
        self, code: str, first: int = 0, last: int | None = None, view: int | str | None = None, seat: Seat | None = None
    ) -> list[Moment]:
        """The game after `first` to `last` events, of a seat's view or of "all"; what is public if it is left out."""
        asked = {"first": first, "last": first if last is None else last, "seat": view}
        response = self._send(
            "GET", f"/tables/{code}/moments", headers=_key(seat), params={k: v for k, v in asked.items() if v is not None}
        )
        game = self.table(code).game
        return [structs.replace(found, position=_typed(found.position, game)) for found in self._answer(response, list[Moment])]

    def components(self, code: str) -> dict[str, Any]:
        """What is printed on the boards and cards of a table."""
        return self._get(f"/tables/{code}/components", dict[str, Any])

    # Studies of a game that is over.

    def course(self, code: str) -> Course:
        """The scores after each event."""
        return self._get(f"/tables/{code}/course", Course)

    def review(self, code: str) -> Review:
        """What there is of its review; the first who asks starts it, and it is done when `done` is `of`."""
        return self._post(f"/tables/{code}/review", Review)

    def play_on(self, code: str, event: int, seat: int, level: wire.Level = "normal") -> TableMade:
        """A new game from a moment on, against bots of a level."""
        return self._post(f"/tables/{code}/play-on", TableMade, wire.PlayOn(event, seat, level))

    def explore(self, code: str, event: int) -> TableInfo:
        """A board to try moves on, from a moment on; `watch` goes there, and moves for every seat."""
        return self._post(f"/tables/{code}/explore", TableInfo, wire.MomentWanted(event))

    # The server itself.

    def health(self) -> Health:
        """Whether all is well there."""
        return self._get("/health", Health)

    # Playing.

    def join(self, seat: Seat | str) -> Play:
        """Go to one's seat, or to that of a link: whoever has the link of a seat plays there."""
        if isinstance(seat, Seat):
            return Play(self, seat.table, seat.token)
        found = LINK.search(seat)
        if found is None:
            raise EmporionError("client-link", link=seat)
        return Play(self, found[1], found[2])

    def watch(self, code: str) -> Play:
        """Look on at a table."""
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
    """A seat at a table, or a place to watch from. A connection that breaks is made again, and what was missed is told then."""

    def __init__(self, client: Client, code: str, token: str | None) -> None:
        self.client = client
        self.code = code
        self.entries: list[Told] = []
        """All that has happened, as this seat saw it."""
        self.position: Position | None = None
        """Where the game stands; None before the start."""
        self.table: TableInfo
        self.seat: int | None = None
        self._token = token
        self._socket: ClientConnection | None = None
        self._until(lambda message: isinstance(message, wire.Update))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Go away from the table."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    # Asking.

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn."""
        return self.position is not None and bool(self.position.moves)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position is not None and self.position.actor == "over"

    @property
    def result(self) -> Result:
        """How the game ended."""
        if self.position is None or self.position.result is None:
            raise EmporionError("table-not-over")
        return self.position.result

    def turns(self) -> Iterator[Position]:
        """Each position in which this seat is asked, until the game is over. Where nothing was played, it is asked again."""
        while not self.over:
            if self.asked and self.position is not None:
                yield self.position
            else:
                self.wait()

    def wait(self, timeout: float | None = None) -> wire.ServerMessage | None:
        """The next message of the server, when it comes; None if none came in time."""
        return self._until(lambda message: True, timeout=timeout)

    # Saying.

    def move(self, text: str) -> Position:
        """Play a move; where the game stands then. Refusal if it is not legal, with the rule's id and what was."""
        at = self._at
        self._ask(wire.Move(text, at), lambda message: self._at != at)
        assert self.position is not None
        return self.position

    def undo(self) -> Position:
        """Take one's last decision back."""
        at = self._at
        self._ask(wire.Undo(at), lambda message: self._at != at)
        assert self.position is not None
        return self.position

    def chat(self, text: str) -> None:
        """Say something to everyone at the table."""
        before = len(self.entries)
        self._ask(wire.Chat(text), lambda message: any(told.kind == "chat" and told.seat == self.seat for told in self.entries[before:]))

    def hint(self) -> Hinted:
        """What a strong player would do."""
        found = self._ask(wire.Hint(self._at), lambda message: isinstance(message, Hinted))
        assert isinstance(found, Hinted)
        return found

    def ping(self) -> float:
        """Seconds to the server and back."""
        begin = time.perf_counter()
        self._ask(wire.Ping(), lambda message: isinstance(message, wire.Pong))
        return time.perf_counter() - begin

    @property
    def _at(self) -> int:
        return 0 if self.position is None else self.position.at

    # The socket.

    def _ask(self, call: wire.ClientMessage, done: Callable[[wire.ServerMessage], bool]) -> wire.ServerMessage:
        """Say something and wait for its answer; after a break it is said again, unless what was missed is the answer."""
        found = self._until(done, call)
        assert found is not None
        return found

    def _until(
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
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            if isinstance(message, Refused) and call is not None and message.answers in ("", _tag(call)):
                if message.error in (
                    "table-doubled",
                    "too-many-messages",
                ):  # the first try came through; the socket closes, and it is said again
                    continue
                raise Refusal(message)
            if done(message):
                return message

    def _connect(self) -> list[wire.ServerMessage]:
        """Connect and catch up: a welcome, and what has happened since the last entry that is known."""
        address = "ws" + self.client.address.removeprefix("http") + f"{API}/tables/{self.code}/socket"
        headers = {"cookie": f"emporion={self.client.me.token}"}
        try:
            opened = connect(address, additional_headers=headers, compression=None, max_size=None, open_timeout=10, close_timeout=2)
            socket = opened.__enter__()  # and `close` lets it go
        except TimeoutError as error:
            raise OSError(str(error)) from None
        try:
            socket.send(wire.encode(wire.Hello(self._token, len(self.entries))).decode())
            found: list[wire.ServerMessage] = []
            while not found or not isinstance(found[-1], wire.Update) or found[-1].number < self.table.number:
                found.append(self._read(socket, 30))
                if isinstance(found[-1], Refused):
                    raise _not_let_in(found[-1])
        except TimeoutError as error:
            socket.close()
            raise OSError(str(error)) from None
        except BaseException:
            socket.close()
            raise
        self._socket = socket
        return found

    def _read(self, socket: ClientConnection, timeout: float | None) -> wire.ServerMessage:
        """The next message, taken into account."""
        message = _messages.decode(socket.recv(timeout))
        match message:
            case wire.Welcome():
                self.table, self.seat = self.client._note(message.table), message.seat
            case wire.TableChanged():
                self.table = self.client._note(message.table)
            case wire.Update():
                self.entries += [told for told in message.entries if told.number > len(self.entries)]
                if message.position is not None:
                    self.position = _typed(message.position, self.table.game)
        return message


def _check_commitment(shown: str, fair: Fair) -> None:
    if shown != fair.commitment:
        raise EmporionError("dice-commitment", shown=shown, found=fair.commitment)


def _not_let_in(refused: Refused) -> Exception:
    """A server that cannot read its tables now may be asked again, as one that is away."""
    return OSError(refused.sentence) if refused.error in LATER else Refusal(refused)


def _wanted(seat: str | wire.SeatWanted) -> wire.SeatWanted:
    """A seat in a word."""
    if not isinstance(seat, str):
        return seat
    wanted = {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
    try:
        return convert(wanted, wire.SeatWanted)
    except msgspec.ValidationError:
        raise EmporionError("client-seat", seat=seat) from None


def _typed(position: Position, game: str) -> Position:
    """A position whose view is the game's own struct."""
    kind = sys.modules[type(games.find(game)).__module__].View
    return structs.replace(position, view=convert(position.view, kind))


def _key(seat: Seat | None) -> dict[str, str]:
    return {} if seat is None else {"emporion-seat": seat.token}


def _tag(call: wire.ClientMessage) -> str:
    return str(call.__struct_config__.tag)
