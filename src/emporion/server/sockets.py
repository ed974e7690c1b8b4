"""The sockets of tables: clients' messages come in, updates go out. They use plain ASGI, because this is the busiest path of the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from functools import partial
from typing import Any

import msgspec

from emporion.engine.errors import EmporionError, IllegalMove
from emporion.server.connection import Connection, TrySend
from emporion.server.database_health import RETRYABLE_KEYS
from emporion.server.forwarding import COUNTED
from emporion.server.guard import Bucket, Limits, Throttle, check_origin, limited_address
from emporion.server.ownership import TableMoved
from emporion.server.people import COOKIE_NAME, Keys, Person
from emporion.server.room import Room
from emporion.server.rooms import Rooms
from emporion.server.settings import Settings
from emporion.server.websocket_protocol import CLOSE_FLOOD, CLOSE_SLOW, TRY_SEND
from emporion.tables.wire import (
    MAX_MESSAGE_BYTES,
    PROTOCOL,
    Chat,
    ClientMessage,
    Hello,
    Hint,
    Message,
    Move,
    Ping,
    Pong,
    Refused,
    Undo,
    decode,
    encode,
)

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HELLO_SECONDS = 10.0
"""A client must send its first message within this time."""
CLOSE_REFUSED, CLOSE_SILENT, CLOSE_UNAVAILABLE = 4400, 4408, 4503
"""Close codes: refused for good, no first message, the database cannot be reached."""
ADDRESS_MESSAGES, ADDRESS_BURST = 5, 10
"""Messages a second of all sockets of an address, and at once, as multiples of those of one socket; later ones wait."""
CLIENTS_PER_UNIT = 10
"""At a table with many clients a message counts once more for each so many, because what follows from it is sent to all."""
RETRYABLE_LIMITS = ("too-many-requests", "too-many-sockets", "too-many-long-tables")


class Sockets:
    """Accepts sockets and counts them."""

    def __init__(self, rooms: Rooms, keys: Keys, limits: Limits, settings: Settings) -> None:
        self.rooms = rooms
        self.keys = keys
        self.limits = limits
        self.settings = settings
        self.throttle = Throttle(ADDRESS_MESSAGES * settings.messages, ADDRESS_BURST * settings.messages)
        self.open = 0

    async def serve(self, code: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its handshake to its end."""
        if (await receive())["type"] != "websocket.connect":
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        address = limited_address(scope["client"][0]) if scope.get("client") else "-"
        await send({"type": "websocket.accept"})
        try:
            check_origin(headers.get("origin"), headers.get("host"), self.settings.origins)
            if COUNTED not in scope:
                self.limits.count_request(address)
            self.limits.add_socket(address)
        except EmporionError as error:
            await _end(send, make_refused("", error), _close_code(error))
            return
        self.open += 1
        try:
            await Session(self, code, address, headers, receive, send, scope["extensions"][TRY_SEND]["send"]).run()
        finally:
            self.open -= 1
            self.limits.remove_socket(address)

    def find_person(self, headers: dict[str, str]) -> Person | None:
        """The person of a socket, by cookie or bearer token; None without either."""
        scheme, _, bearer = headers.get("authorization", "").partition(" ")
        cookies = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
        cookie = next((value.strip('"') for name, _, value in cookies if name == COOKIE_NAME), "")
        token = bearer.strip() if scheme.lower() == "bearer" else cookie
        return self.keys.read_person(token) if token else None


class Session:
    """One socket: its messages, its limits and its tasks."""

    def __init__(
        self, sockets: Sockets, code: str, address: str, headers: dict[str, str], receive: Receive, send: Send, try_send: TrySend
    ) -> None:
        self.sockets = sockets
        self.rooms = sockets.rooms
        self.code = code
        self.address = address
        self.headers = headers
        self.receive = receive
        self.send = send
        self.try_send = try_send
        self.bucket = Bucket(sockets.settings.messages, 3 * sockets.settings.messages)
        self.chat_bucket = Bucket(sockets.settings.messages / 20, max(1, sockets.settings.messages / 2))
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving = False

    async def run(self) -> None:
        """Read the first message, then handle messages until one side closes."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._read_hello()
            if hello is None:
                return
            if hello.seat is None:
                self.rooms.load_shedding.check()
            room = await self.rooms.find(self.code)
        except TimeoutError:
            await _end(self.send, make_refused("hello", EmporionError("socket-silent")), CLOSE_SILENT)
            return
        except TableMoved:
            await _close(self.send, CLOSE_UNAVAILABLE)
            return
        except EmporionError as error:
            await _end(self.send, make_refused("hello", error), _close_code(error))
            return
        connection = Connection(None, self._send_text, partial(self._disconnect, CLOSE_SLOW), self.try_send, self.address)
        connection.move = partial(self._disconnect, CLOSE_UNAVAILABLE)
        with contextlib.suppress(EmporionError):  # a client with a foreign cookie watches without a name
            person = self.sockets.find_person(self.headers)
            if person is not None:
                connection.person, connection.name = person.id, person.name
        try:
            await room.join(connection, hello.seat, hello.after)
            await self._handle_messages(room, connection)
        except TableMoved:
            await _close(self.send, CLOSE_UNAVAILABLE)
        except EmporionError as error:
            connection.send_message(make_refused("hello", error))
            await connection.wait_until_sent()
            await _close(self.send, _close_code(error))
        finally:
            for task in self.tasks:
                task.cancel()
            room.disconnect(connection)

    async def _read_hello(self) -> Hello | None:
        """Read the first message; None if the client closes before it."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            return None
        call = read_message(message)
        if not isinstance(call, Hello):
            raise EmporionError("socket-no-hello")
        if call.protocol != PROTOCOL:
            raise EmporionError("socket-protocol", protocol=PROTOCOL)
        return call

    async def _handle_messages(self, room: Room, connection: Connection) -> None:
        while True:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            if not self.bucket.take():
                connection.send_message(make_refused("", EmporionError("too-many-messages")))
                await connection.wait_until_sent()
                await _close(self.send, CLOSE_FLOOD)
                return
            seconds = self.sockets.throttle.delay(self.address, 1 + len(room.audience.connections) // CLIENTS_PER_UNIT)
            if seconds:
                await asyncio.sleep(seconds)
            try:
                call = read_message(message)
            except EmporionError as error:
                connection.send_message(make_refused("", error))
                continue
            try:
                await self._handle(room, connection, call)
            except TableMoved:  # the client connects again, finds the table and sends its move again
                connection.move()
            except EmporionError as error:
                connection.send_message(make_refused(str(call.__struct_config__.tag), error))

    async def _handle(self, room: Room, connection: Connection, call: ClientMessage) -> None:
        match call:
            case Move():
                await room.play(connection.seat, call)
            case Undo():
                room.limit_rate(connection.seat, self.sockets.settings.messages)
                self._charge("too-many-undos", room, connection)
                await room.undo(connection.seat, call)
            case Chat():
                if not self.chat_bucket.take():  # chat is stored and broadcast
                    raise EmporionError("chat-fast")
                room.limit_rate(connection.seat, self.sockets.settings.messages)
                if connection.seat is None and self.sockets.find_person(self.headers) is None:
                    raise EmporionError("person-unknown")
                name = room.author_of(connection)
                self._charge("too-many-chats", room, connection)
                await room.chat(connection.seat, name, call)
            case Hint():
                self._charge("too-many-hints", room, connection)
                self._start_task(self._advise(room, connection, call))
            case Ping():
                connection.send_message(Pong())
            case _:
                raise EmporionError("socket-hello-twice")

    async def _advise(self, room: Room, connection: Connection, call: Hint) -> None:
        """Answer a request for a hint, in a task, so that other messages are handled meanwhile."""
        try:
            await room.hint(connection, call)
        except EmporionError as error:
            connection.send_message(make_refused("hint", error))

    def _charge(self, key: str, room: Room, connection: Connection) -> None:
        """Charge the person of the seat, or the spectator, for an action."""
        self.sockets.limits.charge(key, self.address, room.person_of(connection))

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _disconnect(self, code: int) -> None:
        """Disconnect a client that reads too slowly, or whose table has moved; it may connect again."""
        if not self.leaving:
            self.leaving = True
            self._start_task(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the socket is closed already
            await _close(self.send, code)

    async def _send_text(self, text: str) -> None:
        await self.send({"type": "websocket.send", "text": text})


def read_message(message: MutableMapping[str, Any]) -> ClientMessage:
    """Decode a client's message; EmporionError if it is too long or not a message of the protocol."""
    data = message.get("text") or message.get("bytes") or ""
    if len(data) > MAX_MESSAGE_BYTES:
        raise EmporionError("message-long", most=MAX_MESSAGE_BYTES)
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise EmporionError("message-malformed", detail=str(error)) from None


def make_refused(answers: str, error: EmporionError) -> Refused:
    """The message that says why a client's message had no effect; `answers` is the type of that message."""
    if isinstance(error, IllegalMove):
        return Refused(answers, error.key, str(error), error.values, error.rule, error.legal)
    return Refused(answers, error.key, str(error), error.values)


def _close_code(error: EmporionError) -> int:
    """The code to close with: 4503 or 4429 if the client may retry later, 4400 if it must not."""
    return CLOSE_UNAVAILABLE if error.key in RETRYABLE_KEYS else CLOSE_FLOOD if error.key in RETRYABLE_LIMITS else CLOSE_REFUSED


async def _end(send: Send, message: Message, code: int = CLOSE_REFUSED) -> None:
    """Send a last message and close the socket."""
    await send({"type": "websocket.send", "text": encode(message).decode()})
    await _close(send, code)


async def _close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code})
