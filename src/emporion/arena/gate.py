"""The gate against lost speed: the engine beside loops that never change, compared with the ratios that were committed last.

A figure of the engine is measured in turn with its peer, in many short slices of processor time, and the median of the ratios counts. So
it depends little on the machine and on what else it does: at a load of 8 on two cores repeated ratios stayed within 5 % of each other.
"""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from emporion.arena.bench import Work, copying, playing_inside, works_from_python
from emporion.engine.game import Game

COMMITTED = Path("docs/proof/gate.json")
"""The committed ratios, as a path from the project's folder."""
ALLOWED_LOSS = 0.2
"""The part of a committed ratio that may be missing."""
SLICES = 30
"""How often a figure and its peer are measured in turn."""
MAX_ATTEMPTS = 4
"""How often a ratio that seems lost is measured, each time after all others, so that what disturbed it may have passed."""
COPY_PAIRS = 5
"""Copies are measured between this many pairs of states, and the quickest counts: where two states lie in memory changes the time of a
copy by half."""
MIN_SLICE_SECONDS = 0.005

Ratios = dict[str, dict[str, float]]
"""The ratios of each game, by the key of the figure."""


class Comparison(NamedTuple):
    """A ratio beside the committed one, which is None for a new figure."""

    game: str
    figure: str
    committed: float | None
    now: float

    @property
    def is_lost(self) -> bool:
        """Whether more is missing than is allowed."""
        return self.committed is not None and self.now < (1 - ALLOWED_LOSS) * self.committed


def compare(game: Game[Any], committed: Ratios, seconds: float) -> list[Comparison]:
    """Measure the ratios of a game, one after the other; then those that seem lost again, and the best of each counts."""
    known, works = committed.get(game.name, {}), _works(game)
    found = {key: Comparison(game.name, key, known.get(key), 0.0) for key in works}
    for _ in range(MAX_ATTEMPTS):
        for key in [key for key, one in found.items() if one.is_lost or not one.now]:
            variants, peer = works[key]
            now = max(ratio(work, peer, seconds / len(variants)) for work in variants)
            found[key] = found[key]._replace(now=max(found[key].now, now))
    return list(found.values())


def read_committed(path: Path = COMMITTED) -> Ratios | None:
    """The committed ratios; None if there is no such file."""
    if not path.exists():
        return None
    found: Ratios = json.loads(path.read_text(encoding="utf-8"))
    return found


def write_committed(compared: list[Comparison], path: Path = COMMITTED, accept_losses: bool = False) -> None:
    """Write the ratios as the ones to be committed: the better of before and now, so that small losses add up until they are noticed.

    With `accept_losses` those of now count.
    """
    ratios: Ratios = {}
    for one in compared:
        best = one.now if accept_losses else max(one.now, one.committed or 0.0)
        ratios.setdefault(one.game, {})[one.figure] = float(f"{best:.3g}")
    path.write_text(json.dumps(ratios, indent=2) + "\n", encoding="utf-8")


def ratio(work: Work, peer: Work, seconds: float) -> float:
    """The rate of `work` over that of its peer, both measured in slices for about so many seconds altogether."""
    slice_seconds = seconds / SLICES / 2
    rounds = _rounds_for(work, slice_seconds), _rounds_for(peer, slice_seconds)
    return median(_rate(work, rounds[0]) / _rate(peer, rounds[1]) for _ in range(SLICES))


def _works(game: Game[Any]) -> dict[str, tuple[list[Work], Work]]:
    """What is measured, in variants of which the quickest counts, and its peer.

    The peer is sorting for compiled code, and a loop in Python for what is called from Python.
    """
    inside = {f"inside-decisions-{players}": [playing_inside(game, players)] for players in game.players}
    inside["copies"] = [copying(game) for _ in range(COPY_PAIRS)]
    found: dict[str, tuple[list[Work], Work]] = {key: (works, _sort_numbers) for key, works in inside.items()}
    return found | {key: ([work], _loop_in_python) for key, work in works_from_python(game).items()}


_random = random.Random(1)
_LISTS = [_random.sample(range(256), 100) for _ in range(400)]
"""So many lists that the processor cannot learn how their numbers compare: one list, again and again, is sorted three times as fast as
these, and how much faster differs from processor to processor."""


def _sort_numbers(rounds: int) -> int:
    """Sort ten lists each round, which is C code full of branches that cannot be predicted, as rules are."""
    for number in range(rounds):
        begin = number * 10 % len(_LISTS)
        for numbers in _LISTS[begin : begin + 10]:
            sorted(numbers)
    return rounds * 1000


def _loop_in_python(rounds: int) -> int:
    """Count numbers of a small generator in a list."""
    counts, number = [0] * 64, 1
    for _ in range(rounds * 100):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        counts[number >> 25] += 1
    return rounds * 100


def _rounds_for(work: Work, seconds: float) -> int:
    """The rounds of a slice of so many seconds, MIN_SLICE_SECONDS at least."""
    rounds = 1
    while True:
        begin = time.process_time()
        work(rounds)
        took = time.process_time() - begin
        if took >= MIN_SLICE_SECONDS / 2:
            return max(1, int(rounds * max(seconds, MIN_SLICE_SECONDS) / took))
        rounds *= 2


def _rate(work: Work, rounds: int) -> float:
    begin = time.process_time()
    done = work(rounds)
    return done / max(time.process_time() - begin, 1e-9)
