"""How a server runs."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import platformdirs


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
    bot_tables: int = 20
    """Games with bots that a person may have under way; an address may have three times as many."""
    reviews: int = 4
    """Reviews likewise."""
    origins: tuple[str, ...] = ()
    """Pages of other origins that may speak to this server."""

    @property
    def store(self) -> str:
        """The database: as given, or a file in the user's data folder."""
        return self.database or str(Path(platformdirs.user_data_dir("emporion", appauthor=False)) / "tables.db")
