"""A connection sends at once what the socket takes at once, and keeps the order when it does not."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from emporion import games
from emporion.server.audience import SLICE_CLIENTS, Audience
from emporion.server.connection import MAX_QUEUED_MESSAGES, Connection
from emporion.tables.table import Table
from emporion.tables.wire import Pong
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

    def try_send(self, message: bytes) -> bool:
        if self.open.is_set() and not self.broken:
            self.got.append(message.decode())
            return True
        return False

    def close(self) -> None:
        self.closed += 1


async def test_what_can_be_sent_is_sent_at_once() -> None:
    socket = Socket()
    Connection(0, socket.send, socket.close, socket.try_send).send_message(Pong())
    assert socket.got == ['{"type":"pong"}']


async def test_the_order_stays_when_the_socket_is_slow() -> None:
    socket = Socket()
    connection = Connection(0, socket.send, socket.close, socket.try_send)
    for number in range(9):
        if number == 2:
            socket.open.clear()
        if number == 6:
            socket.open.set()
            await asyncio.sleep(0)
        connection.send(str(number).encode())
    await connection.wait_until_sent()
    connection.send(b"9")
    assert socket.got == [str(number) for number in range(10)]


async def test_a_break_and_a_slow_reader_end_it() -> None:
    socket = Socket()
    connection = Connection(0, socket.send, socket.close, socket.try_send)
    socket.open.clear()
    connection.send(b"lost")
    socket.broken = True
    socket.open.set()
    await connection.wait_until_sent()
    assert socket.got == []
    socket.broken = False
    socket.open.clear()
    for _ in range(MAX_QUEUED_MESSAGES + 2):
        connection.send(b"too much")
    assert socket.closed == 1


@pytest.mark.parametrize("prepared", [False, True])
@pytest.mark.parametrize("game", games.NAMES)
async def test_the_others_hear_before_the_seat_that_is_asked_and_all_hear_the_same_prepared_or_not(game: str, prepared: bool) -> None:
    audience, table = Audience(), Table(terms(game, 3), seats(3))
    heard: list[tuple[int | None, bytes]] = []
    table.play_chance()
    for seat in (0, 1, 2, None):
        socket = Socket()
        audience.connections.append(Connection(seat, socket.send, socket.close, partial(_heard, heard, seat)))
    await audience.broadcast(table)
    for _ in range(20):
        known, asked = table.number, table.actor
        assert asked is not None
        assert table.match is not None
        table.move(asked, table.match.moves()[-1], table.at)
        heard.clear()
        if prepared:
            audience.encode_updates(table)
            assert not heard, "nothing is said before it is stored"
        await audience.broadcast(table)
        assert [seat for seat, _ in heard] == [seat for seat in (0, 1, 2, None) if seat != table.actor] + [table.actor]
        assert all(message == table.update(seat, known) for seat, message in heard)


async def test_a_broadcast_to_many_clients_lets_others_run() -> None:
    audience, table = Audience(), Table(terms("corinth", 2), seats(2))
    heard: list[tuple[int | None, bytes]] = []
    audience.connections = [Connection(None, _never, _closed, partial(_heard, heard, None)) for _ in range(5 * SLICE_CLIENTS)]
    broadcast = asyncio.create_task(audience.broadcast(table))
    counts = []
    while not broadcast.done():
        await asyncio.sleep(0)
        counts.append(len(heard))
    assert counts[:5] == [SLICE_CLIENTS * number for number in range(1, 6)]
    assert len({message for _, message in heard}) == 1


async def _never(text: str) -> None:
    raise AssertionError(text)


def _closed() -> None:
    raise AssertionError


def _heard(heard: list[tuple[int | None, bytes]], seat: int | None, message: bytes) -> bool:
    heard.append((seat, message))
    return True
