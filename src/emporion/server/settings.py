"""How a server runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec
import platformdirs

LogFormat = Literal["plain", "json"]
"""Sentences for a person at a terminal, or a JSON object a line."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What `emporion serve` is told. `thinkers` are threads for bots."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    requests: int = 600
    """A minute and address."""
    messages: int = 20
    """A second and socket, after a burst of three times as many."""
    sockets: int = 200
    """At a time and address."""
    budget: int = 600
    """Units a minute that an address may spend on actions (`guard.PRICES`); a person may spend a fifth."""
    open_hours: float = 24
    """After so many hours without its host a table that waits for players is removed."""
    keep_days: float = 90
    """After so many days without a visit what is no game of people is removed: boards, uploads, games that never began."""
    bot_tables: int = 20
    """Games with bots that a person may have under way; an address may have three times as many."""
    reviews: int = 4
    """Reviews likewise."""
    origins: tuple[str, ...] = ()
    """Pages of other origins that may speak to this server."""
    allowed_hosts: tuple[str, ...] = ()
    """Names that this server answers for, beside its own; `*` for any."""

    @property
    def store(self) -> str:
        """The database: as given, or a file in the user's data folder."""
        return self.database or str(Path(platformdirs.user_data_dir("emporion", appauthor=False)) / "tables.db")
