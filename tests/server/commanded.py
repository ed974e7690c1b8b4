"""A real server in a process of its own, for tests from outside."""

from __future__ import annotations

import json
import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import processes
from tests.processes import Forked
from tests.server.serving import free_port
from tests.waiting import WAIT_SECONDS


class Served:
    """A server that can be stopped, killed and started again at the same address."""

    def __init__(self, database: Path | str, *more: str) -> None:
        self.database = database
        self.more = more
        self.port = free_port()
        self.address = ""
        self.start()

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--database", str(self.database), *self.more]
        with tempfile.TemporaryDirectory() as folder:
            pipe = Path(folder, "stderr")
            os.mkfifo(pipe)
            self.process = Forked(processes.command, arguments, stderr=pipe)
            self.stderr = pipe.open()
        self.lines: list[str] = []
        for line in self.stderr:
            self.lines.append(line)
            if line.startswith("{") and (found := json.loads(line).get("address")):
                self.address = found.rstrip("/")
                self.port = int(self.address.split(":")[2].partition("/")[0])
                return
        raise AssertionError("".join(self.lines))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit code."""
        self.process.send_signal(how)
        code = self.process.wait(timeout=WAIT_SECONDS)
        self.stderr.close()
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
