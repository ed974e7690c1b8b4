"""Whether a process that is known by its id has ended. An id counts only within one boot of one machine and one PID namespace."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
ENDED_STATES = ("Z", "X")
"""The states of processes that have ended and whose parent has not asked for their exit code yet."""


def find_scope() -> str:
    """Name where the ids of processes that this one sees count: its machine, and on Linux its boot and its namespaces.

    Containers may share the name of a machine and number their processes each on their own.
    """
    parts = [socket.gethostname()]
    with suppress(OSError):
        parts.append((PROC / "sys/kernel/random/boot_id").read_text().strip())
    for kind in ("pid", "time"):  # start times are told by the clock of a time namespace
        with suppress(OSError):
            parts.append(os.readlink(PROC / "self/ns" / kind))
    return " ".join(parts)


def start_time(pid: int) -> float:
    """When a process was started, in clock ticks since the boot; 0 if the system does not tell."""
    found = _read_stat(pid)
    return float(found[19]) if found else 0.0


def has_ended(pid: int, started: float) -> bool:
    """Whether a process has ended that had this id within the scope of this one; `started` is its `start_time`, 0 if that is not known."""
    if sys.platform == "win32":
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except OSError:  # it is there and belongs to another user
        pass
    found = _read_stat(pid)
    if not found:
        return False
    return found[0] in ENDED_STATES or bool(started and float(found[19]) != started)  # the id may belong to a later process by now


def _read_stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat from the state on; empty if they cannot be read, or if /proc is that of another namespace."""
    with suppress(OSError, IndexError):
        if os.readlink(PROC / "self") == str(os.getpid()):
            return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return []
