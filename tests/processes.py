"""Processes of Emporion that start at once: they are forked from one that has imported the program, which takes over a second.

A forked process has its own signals, files and exit code, as one that `python -m emporion` starts.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["emporion.terminal.app", "emporion.terminal.commands", "emporion.server.serve", "emporion.server.postgresql"])
MODES = (os.O_RDONLY, os.O_WRONLY | os.O_CREAT | os.O_APPEND, os.O_WRONLY | os.O_CREAT | os.O_APPEND)


class Forked:
    """A running process; its methods are those of `subprocess.Popen`."""

    def __init__(
        self,
        work: Callable[[Any], None],
        argument: object,
        *,
        stdin: str | Path = os.devnull,
        stdout: str | Path = os.devnull,
        stderr: str | Path = os.devnull,
    ) -> None:
        files = [str(path) for path in (stdin, stdout, stderr)]
        self._process = FORKS.Process(target=_work, args=(work, argument, files, dict(os.environ)))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


def command(arguments: list[str]) -> None:
    """Run a command of the command line."""
    from emporion.terminal.app import main

    main(arguments)


def serve(settings: bytes) -> None:
    """Run a server with these settings, which are JSON."""
    import msgspec

    from emporion.server.serve import run
    from emporion.server.settings import Settings

    run(msgspec.json.decode(settings, type=Settings))


def _work(work: Callable[[Any], None], argument: object, files: list[str], environment: dict[str, str]) -> None:
    """Set up what a new process has of its own, and go to work."""
    for number, (path, mode) in enumerate(zip(files, MODES, strict=True)):
        opened = os.open(path, mode)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin, sys.stdout, sys.stderr = open(0, closefd=False), open(1, "w", closefd=False), open(2, "w", buffering=1, closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    work(argument)
