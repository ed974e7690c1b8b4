"""What is checked before anything is measured."""

from __future__ import annotations

from emporion import compiled
from emporion.engine.errors import EmporionError

PEER = "open_spiel"
MAX_PROCESSES = 64


def check_build() -> None:
    """Refuse to measure modules whose source has changed since they were compiled."""
    if stale := compiled.stale():
        raise EmporionError("bench-stale", modules=stale)


def check_peer(against: str | None) -> None:
    """Refuse a peer that is not known."""
    if against not in (None, PEER):
        raise EmporionError("bench-unknown-peer", peer=against)


def whole_numbers(text: str) -> list[int]:
    """The numbers of processes in a list like `1,2`; EmporionError if it is none."""
    parts = [part.strip() for part in text.split(",")] if text else []
    if not all(part.isdecimal() and 0 < int(part) <= MAX_PROCESSES for part in parts):
        raise EmporionError("bench-processes", given=text, most=MAX_PROCESSES)
    return [int(part) for part in parts]
