"""`emporion serve --workers N`: a parent that starts processes on one listening socket, watches them and starts them again."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from types import FrameType

from emporion.engine.errors import EmporionError
from emporion.server.settings import LogFormat, Settings

logger = logging.getLogger("emporion.workers")
SPAWN = multiprocessing.get_context("spawn")
LOOK_SECONDS = 0.5
"""The parent looks at its workers this often."""
HUNG_SECONDS = 3.0
"""A worker that has not said for this time that its event loop runs is killed. Its lease has run out by then if it was stopped, so that its
tables are elsewhere; and its clients, whose sockets end with it, connect again.
"""
LATE_SECONDS = 1.0
"""A parent that is so late itself did not run, and cannot blame its workers for their silence."""
START_SECONDS = 120.0
"""The time that a worker may take until it serves."""
STOP_SECONDS = 15.0
RESTART_SECONDS = 1.0
"""The least time between two starts of the same worker."""

Work = Callable[[Settings, LogFormat, socket.socket, Callable[[], None]], None]
"""Serves with a socket that listens, and calls a function regularly while its event loop runs."""


class Worker:
    """A process that serves, and the pipe over which it says that it runs."""

    def __init__(self, work: Work, settings: Settings, log_format: LogFormat, listening: socket.socket) -> None:
        self.pipe, own = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_run, args=(work, settings, log_format, listening, own))
        self.process.start()
        own.close()
        self.since = self.heard = time.monotonic()
        self.is_ready = False

    def listen(self) -> None:
        """Read what the worker has said."""
        with suppress(EOFError, OSError):
            while self.pipe.poll():
                self.pipe.recv_bytes()
                self.heard, self.is_ready = time.monotonic(), True

    @property
    def is_hung(self) -> bool:
        """Whether the worker's event loop has not run for too long."""
        return time.monotonic() - self.heard > (HUNG_SECONDS if self.is_ready else START_SECONDS)

    def forgive(self) -> None:
        """Wait for the worker anew."""
        self.heard = time.monotonic()

    def close(self) -> None:
        """Forget a worker that has ended."""
        self.process.join()
        self.pipe.close()


class Workers:
    """The parent's side."""

    def __init__(self, work: Work, settings: Settings, number: int, log_format: LogFormat, listening: socket.socket) -> None:
        self._arguments = (work, settings, log_format, listening)
        self._number = number
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until a signal comes; `ready` is called when all workers serve. EmporionError if one cannot start."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        workers = [Worker(*self._arguments) for _ in range(self._number)]
        is_ready = False
        looked = time.monotonic()
        try:
            while not self._stopping:
                wait([worker.process.sentinel for worker in workers] + [worker.pipe for worker in workers], timeout=LOOK_SECONDS)
                is_late, looked = time.monotonic() > looked + LOOK_SECONDS + LATE_SECONDS, time.monotonic()
                for worker in workers:
                    worker.listen()
                    if is_late:
                        worker.forgive()
                if not is_ready and all(worker.is_ready for worker in workers):
                    is_ready = True
                    ready()
                self._replace(workers, is_ready)
        finally:
            self._end(workers)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping = True

    def _replace(self, workers: list[Worker], is_ready: bool) -> None:
        """Start workers again that have ended; kill those that hang."""
        for number, worker in enumerate(workers):
            if worker.is_hung:
                logger.error("worker hangs", extra={"worker": worker.process.pid})
                worker.process.kill()
                worker.process.join()
            if worker.process.exitcode is None or self._stopping:
                continue
            if not is_ready:  # it has said why
                raise EmporionError("serve-worker", code=worker.process.exitcode)
            logger.error("worker ended", extra={"worker": worker.process.pid, "code": worker.process.exitcode})
            worker.close()
            time.sleep(max(0.0, worker.since + RESTART_SECONDS - time.monotonic()))
            workers[number] = Worker(*self._arguments)

    def _end(self, workers: list[Worker]) -> None:
        """Stop all workers."""
        for worker in workers:
            worker.process.terminate()
        end = time.monotonic() + STOP_SECONDS
        for worker in workers:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.exitcode is None:
                worker.process.kill()
            worker.close()


def _run(work: Work, settings: Settings, log_format: LogFormat, listening: socket.socket, pipe: Connection) -> None:
    """Serve as a worker; stop when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent too, which stops this process

    def watch() -> None:
        with suppress(EOFError, OSError):
            pipe.recv_bytes()
        os.kill(os.getpid(), signal.SIGTERM)

    def beat() -> None:
        with suppress(OSError):
            pipe.send_bytes(b".")

    threading.Thread(target=watch, name="parent-watch", daemon=True).start()
    work(settings, log_format, listening, beat)
