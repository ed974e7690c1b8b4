"""The health of the database: whether its last write or read went well, and whether this server may still write."""

from __future__ import annotations

import logging
from collections.abc import Callable

from emporion.engine.errors import EmporionError

logger = logging.getLogger("emporion.store")
RETRYABLE_KEYS = ("store-failed", "store-conflict", "store-moved", "server-busy")
"""The errors after which a caller may try again."""


class DatabaseHealth:
    """The writer and the readers of a database report here, from their threads."""

    def __init__(self) -> None:
        self.is_good = True
        self.lost: EmporionError | None = None
        """The reason why this server no longer writes: another server has taken the lock."""
        self.on_lost: Callable[[], None] = lambda: None
        """A function that the writer's thread calls when the lock is lost."""

    def report_success(self) -> None:
        """Note that a write is on disk."""
        self.is_good = True

    def report_failure(self, error: Exception) -> None:
        """Note and log that the database could not be written or read."""
        self.is_good = False
        logger.error("store failed", extra={"why": describe_failure(error)})

    def report_lost(self, error: EmporionError) -> None:
        """Note and log that another server has taken the lock."""
        self.lost = error
        self.is_good = False
        logger.error("lock lost")
        self.on_lost()


def describe_failure(error: Exception) -> str:
    """The first line of a driver's message, without the statement and its values."""
    original = getattr(error, "orig", None) or error
    return str(original).splitlines()[0] if str(original) else type(original).__name__
