"""Writing files: a regular file is replaced in one step or stays as it was; a device or a pipe is written to."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from pathlib import Path

from emporion.engine.errors import EmporionError


def write(path: Path, data: bytes) -> None:
    """Write data to a path. A symbolic link stays one: its target is written."""
    try:
        found = _stat(path)
        if found is not None and stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if is_stdout(path):
            sys.stdout.flush()
            sys.stdout.buffer.write(data)
            sys.stdout.flush()
        elif found is not None and not stat.S_ISREG(found.st_mode):
            with path.open("wb") as file:
                file.write(data)
        else:
            _replace(Path(os.path.realpath(path)), data, 0o666 & ~_umask() if found is None else stat.S_IMODE(found.st_mode))
    except BrokenPipeError:
        raise
    except OSError as error:
        raise unwritable(path, error) from None


def is_replaceable(path: Path) -> bool:
    """Whether a path is a regular file or free for one, so that it can be read back and replaced."""
    try:
        found = _stat(path)
    except OSError as error:
        raise unwritable(path, error) from None
    return (found is None or stat.S_ISREG(found.st_mode)) and not is_stdout(path)


def is_stdout(path: Path) -> bool:
    """Whether a path, such as /dev/stdout, leads to where this program prints."""
    try:
        return os.path.samestat(path.stat(), os.fstat(sys.stdout.fileno()))
    except (OSError, ValueError, AttributeError):  # there is no such file, or no such stream
        return False


def unwritable(path: Path, error: OSError) -> EmporionError:
    """The refusal that names a file and what the system said about it."""
    return EmporionError("file-unwritable", file=str(path), why=error.strerror or str(error))


def _stat(path: Path) -> os.stat_result | None:
    """The status of what a path leads to; None if there is nothing."""
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _replace(path: Path, data: bytes, mode: int) -> None:
    """Put a new file in the place of a regular one in one step."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
