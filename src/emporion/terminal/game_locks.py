"""Locks of the saved games: one terminal at a time plays a game. A lock becomes free when its terminal's process ends, also after a crash.

All games share one lock file, in which each game has a byte of its own. So nothing is left behind, and no file is removed that another
terminal is about to lock.
"""

from __future__ import annotations

import os
import sys
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path

LOCK_FILE = "playing.lock"
"""The lock file; it lies beside the folder of saved games."""


def lock(saved: Path) -> bool:
    """Lock a saved game for this process, which may have locked it before; False if another terminal plays it.

    Where nothing can be locked, as on some network drives, every game is free.
    """
    try:
        return _lock(*_place(saved))
    except OSError:
        return True


def is_free(saved: Path) -> bool:
    """Whether a game that this process has not locked is played in no other terminal."""
    is_locked = lock(saved)
    if is_locked:
        with suppress(OSError):
            _unlock(*_place(saved))
    return is_locked


def _place(saved: Path) -> tuple[int, int]:
    """The lock file, open, and the byte of a game."""
    return _open(saved.parent.parent / LOCK_FILE), zlib.crc32(saved.name.encode()) & 0x3FFFFFFF


@cache
def _open(file: Path) -> int:
    """A file, opened once: if one of several handles were closed, the system would free the locks of all."""
    return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, byte: int) -> bool:
        os.lseek(handle, byte, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _unlock(handle: int, byte: int) -> None:
        os.lseek(handle, byte, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int, byte: int) -> bool:
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except (BlockingIOError, PermissionError):
            return False
        return True

    def _unlock(handle: int, byte: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_UN, 1, byte)
