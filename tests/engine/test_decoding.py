"""Types that several threads need for the first time at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

TOGETHER = """
import sys, threading
from emporion import games

def work(game, figures):
    barrier.wait()
    game.components(figures)

sys.setswitchinterval(1e-6)
for name in ("corinth", "golden-horn"):
    game, barrier = games.find(name), threading.Barrier(8)
    threads = [threading.Thread(target=work, args=(game, game.standard())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


@pytest.mark.parametrize("time", range(6))
def test_threads_that_need_a_type_at_once_do_not_end_the_process(time: int) -> None:
    """msgspec alone crashes in about every second of these processes."""
    assert subprocess.run([sys.executable, "-c", TOGETHER], check=False).returncode == 0
