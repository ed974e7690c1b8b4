"""A socket at a table: strict messages in, the seat's view out. Spoken to as plain ASGI: this is the busiest path of the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

import msgspec

from emporion.engine.errors import EmporionError, IllegalMove
from emporion.server.guard import Bucket, Limits, check_origin, one
from emporion.server.live import AtOnce, Connection, Live
from emporion.server.people import COOKIE, Keys, Person
from emporion.server.reading import AT_ONCE, FLOOD, SLOW
from emporion.server.settings import Settings
from emporion.server.store import FAILURES
from emporion.server.tables import Tables
from emporion.server.wire import (
    LONGEST_MESSAGE,
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

PATIENCE = 10.0
"""Seconds to wait for the first message."""
REFUSED, GOODBYE, LATER = 4400, 4408, 4503
RETRY_LATER = ("too-many-requests", "too-many-sockets", "too-many-long-tables")


class Sockets:
    """Everyone who is connected."""

    def __init__(self, tables: Tables, keys: Keys, limits: Limits, settings: Settings) -> None:
        self.tables = tables
        self.keys = keys
        self.limits = limits
        self.settings = settings
        self.open = 0

    async def serve(self, code: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from its first message to its last."""
        if (await receive())["type"] != "websocket.connect":
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        address = one(scope["client"][0]) if scope.get("client") else "-"
        await send({"type": "websocket.accept"})
        try:
            check_origin(headers.get("origin"), headers.get("host"), self.settings.origins)
            self.limits.request(address)
            self.limits.hold(address)
        except EmporionError as error:
            await _end(send, refusal("", error), _code(error))
            return
        self.open += 1
        try:
            await Session(self, code, address, headers, receive, send, scope["extensions"][AT_ONCE]["send"]).run()
        finally:
            self.open -= 1
            self.limits.release(address)

    def person(self, headers: dict[str, str]) -> Person | None:
        """Who is connected, if they say so: by cookie, or a program by its bearer token."""
        scheme, _, bearer = headers.get("authorization", "").partition(" ")
        cookies = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
        cookie = next((value.strip('"') for name, _, value in cookies if name == COOKIE), "")
        token = bearer.strip() if scheme.lower() == "bearer" else cookie
        return self.keys.person(token) if token else None


class Session:
    """One socket."""

    def __init__(
        self, sockets: Sockets, code: str, address: str, headers: dict[str, str], receive: Receive, send: Send, at_once: AtOnce
    ) -> None:
        self.sockets = sockets
        self.tables = sockets.tables
        self.code = code
        self.address = address
        self.headers = headers
        self.receive = receive
        self.send = send
        self.at_once = at_once
        self.bucket = Bucket(sockets.settings.messages, 3 * sockets.settings.messages)
        self.talk = Bucket(sockets.settings.messages / 20, max(1, sockets.settings.messages / 2))
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving = False

    async def run(self) -> None:
        """Hello, then messages until somebody goes."""
        try:
            async with asyncio.timeout(PATIENCE):
                hello = await self._hello()
            if hello is None:
                return
            live = await self.tables.find(self.code)
        except TimeoutError:
            await _end(self.send, refusal("hello", EmporionError("socket-silent")), GOODBYE)
            return
        except EmporionError as error:
            await _end(self.send, refusal("hello", error), _code(error))
            return
        connection = Connection(None, self._text, self._let_go, self.at_once, self.address)
        with contextlib.suppress(EmporionError):  # somebody whose cookie is not from here watches unnamed
            person = self.sockets.person(self.headers)
            if person is not None:
                connection.person, connection.name = person.id, person.name
        try:
            await self.tables.join(live, connection, hello.seat, hello.after)
            await self._messages(live, connection)
        except EmporionError as error:
            connection.say(refusal("hello", error))
            await connection.drained()
            await _close(self.send, _code(error))
        finally:
            for task in self.tasks:
                task.cancel()
            self.tables.part(live, connection)

    async def _hello(self) -> Hello | None:
        """The first message."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            return None
        call = read(message)
        if not isinstance(call, Hello):
            raise EmporionError("socket-no-hello")
        if call.protocol != PROTOCOL:
            raise EmporionError("socket-protocol", protocol=PROTOCOL)
        return call

    async def _messages(self, live: Live, connection: Connection) -> None:
        while True:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            if not self.bucket.take():
                connection.say(refusal("", EmporionError("too-many-messages")))
                await connection.drained()
                await _close(self.send, FLOOD)
                return
            try:
                call = read(message)
            except EmporionError as error:
                connection.say(refusal("", error))
                continue
            try:
                await self._handle(live, connection, call)
            except EmporionError as error:
                connection.say(refusal(str(call.__struct_config__.tag), error))

    async def _handle(self, live: Live, connection: Connection, call: ClientMessage) -> None:
        match call:
            case Move():
                await self.tables.play(live, connection.seat, call)
            case Undo():
                self._check_often(live, connection.seat)
                self._charge("too-many-undos", live, connection)
                await self.tables.undo(live, connection.seat, call)
            case Chat():
                if not self.talk.take():  # what is said is kept, and read by everyone
                    raise EmporionError("chat-fast")
                self._check_often(live, connection.seat)
                name = self._name(live, connection)
                self._charge("too-many-chats", live, connection)
                await self.tables.chat(live, connection.seat, name, call)
            case Hint():
                self._charge("too-many-hints", live, connection)
                self._later(self._advise(live, connection, call))
            case Ping():
                connection.say(Pong())
            case _:
                raise EmporionError("socket-hello-twice")

    async def _advise(self, live: Live, connection: Connection, call: Hint) -> None:
        """A hint takes a while; other messages are answered meanwhile."""
        try:
            await self.tables.hint(live, connection, call)
        except EmporionError as error:
            connection.say(refusal("hint", error))

    def _check_often(self, live: Live, seat: int | None) -> None:
        """All connections of a seat share what they may say and take back, and so do all who watch: everyone is told of it."""
        messages = self.sockets.settings.messages
        if not live.often.setdefault(seat, Bucket(messages / 2, 2 * messages)).take():
            raise EmporionError("table-fast")

    def _charge(self, key: str, live: Live, connection: Connection) -> None:
        """Let the person in the seat, or the visitor, pay for an action."""
        seat = connection.seat
        self.sockets.limits.charge(key, self.address, connection.person if seat is None else live.table.seats[seat].person)

    def _name(self, live: Live, connection: Connection) -> str:
        """Who says something: the seat's name, or the visitor's, told apart from those at the table."""
        if connection.seat is not None:
            return live.table.seats[connection.seat].name
        if self.sockets.person(self.headers) is None:
            raise EmporionError("person-unknown")
        return live.call_visitor(connection)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _let_go(self) -> None:
        """The other end reads too slowly; it may come back."""
        if not self.leaving:
            self.leaving = True
            self._later(self._leave())

    async def _leave(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # gone already
            await _close(self.send, SLOW)

    async def _text(self, text: str) -> None:
        await self.send({"type": "websocket.send", "text": text})


def read(message: MutableMapping[str, Any]) -> ClientMessage:
    """A client's message, strictly."""
    data = message.get("text") or message.get("bytes") or ""
    if len(data) > LONGEST_MESSAGE:
        raise EmporionError("message-long", most=LONGEST_MESSAGE)
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise EmporionError("message-malformed", why=str(error)) from None


def refusal(answers: str, error: EmporionError) -> Refused:
    """Why a message has had no effect."""
    if isinstance(error, IllegalMove):
        return Refused(answers, error.key, str(error), error.values, error.rule, error.legal)
    return Refused(answers, error.key, str(error), error.values)


def _code(error: EmporionError) -> int:
    """The code to close with: 4503 or 4429 if the client may retry later, 4400 if it must not."""
    return LATER if error.key in FAILURES else FLOOD if error.key in RETRY_LATER else REFUSED


async def _end(send: Send, message: Message, code: int = REFUSED) -> None:
    """The last words of a socket."""
    await send({"type": "websocket.send", "text": encode(message).decode()})
    await _close(send, code)


async def _close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code})
