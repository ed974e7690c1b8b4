"""Bytes that no browser sends, in every part of a request."""

from __future__ import annotations

import contextlib
import socket

from tests.server.clients import Person
from tests.server.serving import Serving

ODD_PATHS = (
    b"/table/%ff",
    b"/api/v1/tables/%00",
    b"/api/v1/tables/%ff",
    b"/api/v1/tables/{}/moments?first=%ff",
    b"/api/v1/tables/{}/moments/%d9%a1",
    b"/api/v1/tables/{}/moments?seat=all%0a",
    b"/api/v1/tables/{}/drawing/%00",
    b"/web/%ff/%00",
    b"/text/%ff.ftl",
    b"//",
    b"/%zz",
    b"*",
)
ODD_HEADERS = (
    b"cookie: emporion=\xff\xfe",
    b'cookie: emporion="',
    b"cookie: " + b"a=b; " * 10_000,
    b"cookie: emporion=" + b"x" * 100_000,
    b"authorization: Bearer \xff",
    b"emporion-seat: \xff",
    b"origin: \xff",
    b"if-none-match: \xff",
    b"content-type: \xff",
    b"x-forwarded-for: \xff",
    b"x-forwarded-proto: \xff",
    b"x: " + b"y" * 70_000,
    b"connection: upgrade\r\nupgrade: \xff",
)


async def test_odd_bytes_are_never_a_failure_of_the_server(serving: Serving) -> None:
    async def making() -> str:
        async with Person(serving.url, "Ann") as ann:
            return (await ann.running("corinth", "mm"))[0]

    code = (await making()).encode()
    port = int(serving.url.rpartition(":")[2])

    def ask(head: bytes) -> bytes:
        with contextlib.suppress(ConnectionError), socket.create_connection(("127.0.0.1", port), timeout=30) as end:
            end.sendall(head + b"\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            return end.recv(12)
        return b"HTTP/1.1 400"  # refused before everything was sent

    for path in ODD_PATHS:
        for method in (b"GET", b"POST", b"DELETE"):
            answer = ask(method + b" " + path.replace(b"{}", code) + b" HTTP/1.1")
            assert b"HTTP/1.1 2" <= answer < b"HTTP/1.1 5", (method, path, answer)
    for header in ODD_HEADERS:
        for path in (b"/", b"/api/v1/me", b"/api/v1/tables/" + code + b"/record"):
            answer = ask(b"GET " + path + b" HTTP/1.1\r\n" + header)
            assert b"HTTP/1.1 2" <= answer < b"HTTP/1.1 5", (path, header[:40], answer)
