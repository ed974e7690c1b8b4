"""The settings of a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec
import platformdirs

LogFormat = Literal["plain", "json"]
"""Sentences for a person at a terminal, or one JSON object in each line."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `emporion serve`. `thinkers` is the number of threads for bots."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    requests: int = 600
    """Requests that an address may send a minute."""
    messages: int = 20
    """Messages that a socket may send a second, after a burst of three times as many."""
    sockets: int = 200
    """Sockets that an address may have open."""
    budget: int = 600
    """Units a minute that an address may spend on actions (`guard.PRICES`); a person may spend a fifth."""
    open_hours: float = 24
    """A table that waits for players is removed after this time without its host."""
    keep_days: float = 90
    """Exploration boards, uploads and games in which no person has moved are removed if they were not opened for this time."""
    bot_tables: int = 20
    """Games with bots that a person may have running; an address may have three times as many."""
    reviews: int = 4
    """Reviews that a person may have running; an address may have three times as many."""
    workers: int = 1
    """Processes that serve together, on PostgreSQL."""
    internal_host: str = "127.0.0.1"
    """Where the other processes that serve the same PostgreSQL reach this one."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may send requests to this server."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names that this server serves besides its own; `*` allows all."""
    chat_days: float = 0
    """What was said at a table is removed this long after the game; 0 keeps it."""
    base_path: str = ""
    """The path below which proxies offer this server, as `/games`; empty if it has a host of its own."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that say for whom they ask; without any, uvicorn's own: proxies on this machine."""
    tls_certificate: str = ""
    tls_key: str = ""
    """The files of the certificate and its key with which the server speaks TLS itself."""

    @property
    def store(self) -> str:
        """The database: as given, or a file in the user's data folder."""
        return self.database or str(Path(platformdirs.user_data_dir("emporion", appauthor=False)) / "tables.db")
