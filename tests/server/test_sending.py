"""A connection sends at once what the socket takes at once, and keeps the order when it does not."""

from __future__ import annotations

import asyncio

from emporion.server.live import LONGEST_QUEUE, Connection
from emporion.server.wire import Pong


class Socket:
    """The far end: takes messages while it is open, and may break."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.got: list[str] = []
        self.closed = 0
        self.broken = False

    async def send(self, text: str) -> None:
        await self.open.wait()
        if self.broken:
            raise OSError
        self.got.append(text)

    def at_once(self, message: bytes) -> bool:
        if self.open.is_set() and not self.broken:
            self.got.append(message.decode())
            return True
        return False

    def close(self) -> None:
        self.closed += 1


def test_what_can_be_sent_is_sent_at_once() -> None:
    async def work() -> None:
        socket = Socket()
        Connection(0, socket.send, socket.close, socket.at_once).say(Pong())
        assert socket.got == ['{"type":"pong"}']

    asyncio.run(work())


def test_the_order_stays_when_the_socket_is_slow() -> None:
    async def work() -> None:
        socket = Socket()
        connection = Connection(0, socket.send, socket.close, socket.at_once)
        for number in range(9):
            if number == 2:
                socket.open.clear()
            if number == 6:
                socket.open.set()
                await asyncio.sleep(0)
            connection.push(str(number).encode())
        await connection.drained()
        connection.push(b"9")
        assert socket.got == [str(number) for number in range(10)]

    asyncio.run(work())


def test_a_break_and_a_slow_reader_end_it() -> None:
    async def work() -> None:
        socket = Socket()
        connection = Connection(0, socket.send, socket.close, socket.at_once)
        socket.open.clear()
        connection.push(b"lost")
        socket.broken = True
        socket.open.set()
        await connection.drained()
        assert socket.got == []
        socket.broken = False
        socket.open.clear()
        for _ in range(LONGEST_QUEUE + 2):
            connection.push(b"too much")
        assert socket.closed == 1

    asyncio.run(work())
