"""The gate against lost speed: the engine beside loops that never change, compared with the ratios that were committed last.

A figure of the engine is measured in turn with its peer, in many short slices of processor time, and the median of the ratios counts. So
it depends little on the machine and on what else it does: on a busy machine repeated ratios stay within an eighth of each other.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
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
MAX_ATTEMPTS = 3
"""How often a ratio that seems lost is measured."""
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


def compare(game: Game[Any], committed: Ratios, seconds: float) -> Iterator[Comparison]:
    """Measure the ratios of a game, one after the other; one that seems lost is measured again."""
    known = committed.get(game.name, {})
    for key, (work, peer) in _works(game).items():
        found = Comparison(game.name, key, known.get(key), 0.0)
        for _ in range(MAX_ATTEMPTS):
            found = found._replace(now=max(found.now, ratio(work, peer, seconds)))
            if not found.is_lost:
                break
        yield found


def read_committed(path: Path = COMMITTED) -> Ratios | None:
    """The committed ratios; None if there is no such file."""
    if not path.exists():
        return None
    found: Ratios = json.loads(path.read_text(encoding="utf-8"))
    return found


def write_committed(compared: list[Comparison], path: Path = COMMITTED) -> None:
    """Write the ratios as the ones to be committed."""
    ratios: Ratios = {}
    for one in compared:
        ratios.setdefault(one.game, {})[one.figure] = float(f"{one.now:.3g}")
    path.write_text(json.dumps(ratios, indent=2) + "\n", encoding="utf-8")


def ratio(work: Work, peer: Work, seconds: float) -> float:
    """The rate of `work` over that of its peer, both measured in slices for about so many seconds altogether."""
    slice_seconds = seconds / SLICES / 2
    rounds = _rounds_for(work, slice_seconds), _rounds_for(peer, slice_seconds)
    return median(_rate(work, rounds[0]) / _rate(peer, rounds[1]) for _ in range(SLICES))


def _works(game: Game[Any]) -> dict[str, tuple[Work, Work]]:
    """What is measured, and its peer: sorting for compiled code, a loop in Python for what is called from Python."""
    inside = {f"inside-decisions-{players}": playing_inside(game, players) for players in game.players}
    inside["copies"] = copying(game)
    found: dict[str, tuple[Work, Work]] = {key: (work, _sort_numbers) for key, work in inside.items()}
    return found | {key: (work, _loop_in_python) for key, work in works_from_python(game).items()}


_NUMBERS = random.Random(1).sample(range(1000), 1000)


def _sort_numbers(rounds: int) -> int:
    """Sort a list, which is C code full of branches, as rules are."""
    for _ in range(rounds):
        sorted(_NUMBERS)
    return rounds * len(_NUMBERS)


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
