"""Play at once: `python -m emporion.server.open` serves this machine and opens the browser. `make play` runs it."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import webbrowser

from emporion.server.serve import run
from emporion.server.settings import Settings
from emporion.text import say

PATIENCE = 30.0
STEP = 0.05


def free_port(wanted: int) -> int:
    """The port wanted, or any other if it is taken."""
    for port in (wanted, 0):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return int(probe.getsockname()[1])
    return wanted


def show(port: int) -> None:
    """Open the page as soon as the server answers; where there is no browser the address is enough."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            break
        time.sleep(STEP)
    address = f"http://127.0.0.1:{port}/"
    print(say("open-ready", address=address), flush=True)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def main() -> None:
    """Serve until Ctrl-C."""
    settings = Settings()
    port = free_port(settings.port)
    threading.Thread(target=show, args=(port,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        run(Settings(port=port))


if __name__ == "__main__":
    main()
