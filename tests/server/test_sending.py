"""A connection sends at once what the socket takes at once, and keeps the order when it does not."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from emporion import games
from emporion.server.live import LONGEST_QUEUE, Connection, Live
from emporion.server.table import Table
from emporion.server.wire import Pong
from tests.server.lookalikes import seats, terms


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


@pytest.mark.parametrize("prepared", [False, True])
@pytest.mark.parametrize("game", games.NAMES)
def test_the_others_hear_before_the_seat_that_is_asked_and_all_hear_the_same_prepared_or_not(game: str, prepared: bool) -> None:
    async def work() -> None:
        live = Live(Table(terms(game, 3), seats(3)))
        table = live.table
        heard: list[tuple[int | None, bytes]] = []
        table.draw()
        for seat in (0, 1, 2, None):
            socket = Socket()
            live.connections.append(Connection(seat, socket.send, socket.close, partial(_heard, heard, seat)))
        await live.tell()
        for _ in range(20):
            known, asked = table.number, table.actor
            assert asked is not None
            assert table.match is not None
            table.move(asked, table.match.moves()[-1], table.at)
            heard.clear()
            if prepared:
                live.prepare()
                assert not heard, "nothing is said before it is stored"
            await live.tell()
            assert [seat for seat, _ in heard] == [seat for seat in (0, 1, 2, None) if seat != table.actor] + [table.actor]
            assert all(message == table.update(seat, known) for seat, message in heard)

    asyncio.run(work())


def _heard(heard: list[tuple[int | None, bytes]], seat: int | None, message: bytes) -> bool:
    heard.append((seat, message))
    return True
