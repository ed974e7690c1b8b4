"""Serve the working copy and follow its changes: `make dev`.

Every change under src/ goes into build/fast, where only modules that changed are compiled again. After a change of the page the browser
reloads it; after any other change the server restarts as well. Games lie in a scratch database, which is removed at the end.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from watchfiles import watch

from tools.build import BUILD
from tools.extensions import ROOT, SOURCE

USUAL_PORT = 8765
STOP_SECONDS = 20
WEB = SOURCE / "emporion" / "web"


class ServerProcess:
    """The server in a process that can be restarted at the same address."""

    def __init__(self, port: int, database: Path) -> None:
        self.command = [sys.executable, "-m", "tools.dev_server", str(port), str(database)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(BUILD / "fast")})

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def build() -> bool:
    """Bring build/fast up to date; whether everything compiled. The compiler's errors are printed."""
    return subprocess.run([sys.executable, "-m", "tools.build", "fast"], cwd=ROOT, check=False).returncode == 0


def needs_restart(changed: Iterable[Path]) -> bool:
    """Whether the server has to restart: it reads the files of the page anew by itself, and its code and sentences once."""
    return any(path.suffix == ".py" or not path.is_relative_to(WEB) for path in changed)


def choose_port(wanted: int) -> int:
    """The wanted port, or a free one if it is in use."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the working copy and follow its changes.")
    parser.add_argument("--port", type=int, default=USUAL_PORT)
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="emporion-dev-") as folder:
        server = ServerProcess(choose_port(arguments.port), Path(folder, "tables.db"))
        try:
            follow_changes(server)
        except KeyboardInterrupt:
            pass
        finally:
            server.stop()


def follow_changes(server: ServerProcess) -> None:
    """Build and serve, and again after each change; a working copy that does not compile leaves the server as it is."""
    if build():
        server.start()
    for changes in watch(SOURCE):
        changed = [Path(path) for _, path in changes]
        print("Changed:", ", ".join(sorted(str(path.relative_to(SOURCE)) for path in changed)), flush=True)
        if build() and needs_restart(changed):
            server.stop()
            server.start()


if __name__ == "__main__":
    main()
