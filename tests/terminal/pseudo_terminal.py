"""The command line in a pseudo-terminal of 80 columns and 24 rows, typed at as a person does."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

from tests.conftest import ROOT
from tests.terminal.keyboard import reads_keys
from tests.waiting import WAIT_SECONDS, wait_until

ROWS, COLUMNS = 24, 80
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")
CLAIM = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from emporion.terminal.app import main; main()"
"""The program, once this terminal is its own: then Ctrl-C and a closed window reach it."""


class PseudoTerminal:
    """A running command. What it shows is read up to the next prompt."""

    def __init__(self, state: Path, *arguments: str, **environment: str) -> None:
        paths = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
        main, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS", "LC_ALL", "LC_CTYPE", "NO_COLOR")}
        settings = kept | {"PYTHONPATH": paths, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "XDG_STATE_HOME": str(state)} | environment
        self.handle, self.shown = main, ""
        self.process = subprocess.Popen(
            [sys.executable, "-c", CLAIM, *arguments], stdin=other, stdout=other, stderr=other, env=settings, start_new_session=True
        )
        os.close(other)

    def until(self, text: str) -> str:
        """Read until the text is shown and the program waits for keys, or until it has ended; what was read, without colors."""
        while text not in CONTROL.sub("", self.shown):
            if not self._read():
                break
        else:
            wait_until(lambda: reads_keys(self.handle))
        found, self.shown = CONTROL.sub("", self.shown), ""
        return found

    def _read(self) -> bool:
        ready, _, _ = select.select([self.handle], [], [], WAIT_SECONDS)
        assert ready, self.shown
        try:
            self.shown += os.read(self.handle, 65536).decode(errors="replace")
        except OSError:  # the program has ended
            return False
        return True

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def left(self) -> tuple[str, int]:
        """The rest of what is shown, and the exit code."""
        return self.until("\0never"), self.process.wait(WAIT_SECONDS)

    def kill(self) -> None:
        """End the program as a power cut would: it gets no chance to do anything."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(WAIT_SECONDS)
        os.close(self.handle)

    def close_window(self) -> int:
        """Close the terminal while the program runs; its exit code."""
        os.close(self.handle)
        return self.process.wait(WAIT_SECONDS)
