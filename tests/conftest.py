"""What all tests share: the cases every game is put through, random play, and the flavours."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import settings

from emporion import compiled, games
from emporion.engine.match import Match
from emporion.engine.random import Random

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"

settings.register_profile("emporion", deadline=None, derandomize=True, print_blob=False)
settings.load_profile("emporion")


class Case(NamedTuple):
    """A game, a number of players and its options."""

    game: str
    players: int
    options: dict[str, str | bool]

    def match(self, first: int = 0) -> Match:
        return Match(games.find(self.game), self.players, first=first, options=self.options)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])


def cases(*names: str) -> list[Case]:
    """Every player count of the games, each option away from its default once, and all options away from it."""
    found = []
    for name in names or (*games.NAMES, *games.TOYS):
        game = games.find(name)
        for players in game.players:
            default = {option: values[0] for option, values in game.options.items()}
            others = [default | {option: value} for option, values in game.options.items() for value in values[1:]]
            last = {option: values[-1] for option, values in game.options.items()}
            distinct = [default, *others, *([last] if last not in others else [])]
            found += [Case(name, players, options) for options in distinct if options != default or options is default]
    return found


def random_play(match: Match, seed: int | str, choose: Callable[[list[str], Random], str] | None = None) -> Iterator[Match]:
    """Play a match to its end, yielding it before each event and at the end."""
    chance, choice = Random(seed, "chance"), Random(seed, "choice")
    while not match.over:
        yield match
        if match.actor == "chance":
            match.chance(chance)
        else:
            moves = match.moves()
            match.play(choose(moves, choice) if choose else moves[choice.below(len(moves))])
    yield match


def run(
    *arguments: str, flavour: str | None = None, stdin: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, in this run's flavour or another."""
    environment = os.environ | (env or {})
    if flavour:
        environment["PYTHONPATH"] = str(ROOT / {"interpreted": "src"}.get(flavour, f"build/{flavour}"))
    command = [sys.executable, "-m", "emporion", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=environment, timeout=300)


def needs(flavour: str) -> None:
    """Skip a test that needs a compiled flavour, saying so, when there is none."""
    probe = subprocess.run(
        [sys.executable, "-m", "emporion.compiled"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "build" / flavour)},
    )
    if probe.stdout.strip() != f"built: {flavour}":
        pytest.skip(f"needs the {flavour} build, and there is none (no C compiler when it was made): {probe.stdout.strip()}")


def fewer(simulations: int) -> int:
    """As many as that, or an eighth where nothing is compiled: both play the same, and tests of plain Python must not take an hour."""
    return simulations if compiled.flavour() != "interpreted" else max(1, simulations // 8)


def pytest_report_header(config: Any) -> str:
    return f"emporion: {compiled.flavour()} build"


def pytest_sessionstart(session: Any) -> None:
    # A shell that runs the tests in the background has Ctrl-C ignored, and so would every program that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if stale := compiled.stale():
        pytest.exit(f"the build is older than its sources: {', '.join(stale)}; run make build", returncode=1)
