"""What the server's fast paths are worth: the saturated benchmark with all of them and without each, in alternating runs.

    PYTHONPATH=build/fast python -m tools.fast_paths --pairs 4 --seconds 6

A fast path goes round a library or encodes by hand. The figure is the processor time of the server for each move.
"""

from __future__ import annotations

import argparse
import os
import statistics
from collections.abc import Callable

from emporion.server.websocket_protocol import WebSocketProtocol
from emporion.tables import table
from emporion.terminal.app import main as run_emporion
from emporion.terminal.bench_server_command import SCENARIOS, measured

VARIABLE = "EMPORION_WITHOUT"
"""The name of the fast path that a server of this benchmark goes without."""


# The benchmark replaces methods of the running program, which mypy refuses: that is what it is for.


def without_sending() -> None:
    """Send every message through a queue, a task and the library."""
    WebSocketProtocol.try_send = lambda _, __: False  # type: ignore[method-assign, assignment]


def without_shared_view() -> None:
    """Build and encode the view of a game without secrets for each seat."""
    table.Table._seen_state = lambda self, viewer: table.seen_state(self._running, viewer)  # type: ignore[method-assign]


FAST_PATHS: dict[str, Callable[[], None]] = {
    "sending": without_sending,
    "shared-view": without_shared_view,
}


def compare(name: str, pairs: int, seconds: float) -> tuple[list[float], list[float]]:
    """The milliseconds of processor time for each move with and without a fast path, in alternating runs."""
    found: dict[str, list[float]] = {"": [], name: []}
    for _ in range(pairs):
        for left_out in ("", name):
            os.environ[VARIABLE] = left_out
            found[left_out].append(measured(SCENARIOS["saturated"], seconds, module="tools.fast_paths")["cpu"])
    return found[""], found[name]


def main() -> None:
    """Print a row of the table for each fast path."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*FAST_PATHS, []])
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=6.0)
    wanted = parser.parse_args()
    print("| fast path | ms with | ms without | it saves | runs |\n|---|---|---|---|---|")
    for name in wanted.names or FAST_PATHS:
        kept, left_out = compare(name, wanted.pairs, wanted.seconds)
        with_it, without = statistics.median(kept), statistics.median(left_out)
        runs = ", ".join(f"{a:.2f}/{b:.2f}" for a, b in zip(kept, left_out, strict=True))
        print(f"| {name} | {with_it:.3f} | {without:.3f} | {100 * (1 - with_it / without):.0f} % | {runs} |", flush=True)


if __name__ == "__main__":
    if VARIABLE in os.environ:  # a server that the benchmark has started
        FAST_PATHS.get(os.environ[VARIABLE], lambda: None)()
        run_emporion()
    else:
        main()
