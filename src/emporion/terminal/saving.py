"""The files to which a game may be saved."""

from __future__ import annotations

import os
from pathlib import Path

from emporion.engine import record
from emporion.engine.errors import EmporionError

SUFFIX = ".emp.jsonl"


def writable(name: str) -> Path:
    """The path of a record to write; an existing file is replaced only if it is a record."""
    if not name.isprintable():
        raise EmporionError("play-unreadable")
    path = Path(os.path.expanduser(name))
    if not path.suffix and name[-1] not in "./":
        path = path.with_name(path.name + SUFFIX)
    try:
        foreign = path.exists() and not (path.is_file() and "emporion" in record.header(record.read(path)))
    except OSError as error:
        raise EmporionError("file-unwritable", file=str(path), why=error.strerror or str(error)) from None
    except EmporionError:
        foreign = True
    if foreign:
        raise EmporionError("play-save-foreign", file=str(path))
    return path
