"""A real server in a process of its own, for tests from outside."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import free_port


class Served:
    """A server that can be stopped, killed and started again at the same address."""

    def __init__(self, database: Path | str, *more: str) -> None:
        self.database = database
        self.more = more
        self.port = free_port()
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "emporion", "serve", "--port", str(self.port), "--database", str(self.database), *self.more]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ)
        assert self.process.stderr is not None
        self.lines: list[str] = []
        for line in self.process.stderr:
            self.lines.append(line)
            if line.startswith("{") and (found := json.loads(line).get("address")):
                self.address = found.rstrip("/")
                self.port = int(self.address.rpartition(":")[2])
                return
        raise AssertionError("".join(self.lines))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit code."""
        self.process.send_signal(how)
        code = self.process.wait(timeout=20)
        assert self.process.stderr is not None
        self.process.stderr.close()
        return code


@contextmanager
def serving(database: Path | str, *more: str) -> Iterator[Served]:
    """A server for a while."""
    served = Served(database, *more)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()
