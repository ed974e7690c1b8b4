"""What all tests share: the cases every game is put through, random play, and the flavors."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import settings

from emporion import compiled, games
from emporion.engine.match import Match
from emporion.engine.random import Random
from tests import processes
from tests.processes import Forked

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"

ALL = os.environ.get("EMPORION_TESTS") == "all"
"""Whether nothing is left out, as `make test-all` wants it."""
SAMPLE = 4
"""Of tests that repeat others in another language or on another store, every fourth runs."""
IS_SAMPLED = os.environ.get("EMPORION_TESTS") == "sample"
"""Whether `make test` runs, which has ten minutes on two slow cores."""
LONG_TESTS = {"browser": 8, "server": 4, "terminal": 5} if IS_SAMPLED else {}
"""For `make test`, which has ten minutes: of the tests in these folders, which start browsers, servers and terminals, one in so many of
each file runs. A call of pytest without EMPORION_TESTS=sample runs all of a file."""
CATALOGUE_TESTS = ("test_web.py", "test_text.py", "test_translations.py")
"""Files whose tests run in every language: they compare the catalogues."""

os.environ["LC_ALL"] = "C.UTF-8"  # commands speak the language of the environment, and the tests expect English

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
    while not match.is_over:
        yield match
        if match.actor == "chance":
            match.chance(chance)
        else:
            moves = match.moves()
            match.play(choose(moves, choice) if choose else moves[choice.below(len(moves))])
    yield match


def run(*arguments: str, flavor: str | None = None, stdin: str = "", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, in this run's flavor or another."""
    if not flavor and not env:
        return _run_forked(list(arguments), stdin)
    environment = os.environ | (env or {})
    if flavor:
        environment["PYTHONPATH"] = str(ROOT / {"interpreted": "src"}.get(flavor, f"build/{flavor}"))
    command = [sys.executable, "-m", "emporion", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=environment, timeout=300)


def _run_forked(arguments: list[str], stdin: str) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as folder:
        given, printed, complained = (Path(folder, name) for name in ("in", "out", "err"))
        given.write_text(stdin)
        forked = Forked(processes.command, arguments, stdin=given, stdout=printed, stderr=complained)
        status = forked.wait(300)
        return subprocess.CompletedProcess(arguments, status, printed.read_text(), complained.read_text())


def needs(flavor: str) -> None:
    """Skip a test that needs a compiled flavor, saying so, when there is none."""
    probe = subprocess.run(
        [sys.executable, "-m", "emporion.compiled"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "build" / flavor)},
    )
    if probe.stdout.strip() != f"built: {flavor}":
        pytest.skip(f"needs the {flavor} build, and there is none (no C compiler when it was made): {probe.stdout.strip()}")


def fewer(simulations: int) -> int:
    """As many as that, or an eighth where nothing is compiled: both play the same, and tests of plain Python must not take an hour."""
    return simulations if compiled.flavor() != "interpreted" else max(1, simulations // 8)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs the tests that are coroutines."""
    return "asyncio"


def sample(config: pytest.Config, items: list[pytest.Item], others: list[pytest.Item]) -> None:
    """Leave out all but every fourth of `others`, unless everything is to be run."""
    if ALL:
        return
    leave_out(config, items, {item for number, item in enumerate(others) if number % SAMPLE and not item.get_closest_marker("whole")})


def leave_out(config: pytest.Config, items: list[pytest.Item], left_out: set[pytest.Item]) -> None:
    """Deselect tests."""
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """English is tested in full, the other languages where catalogues are compared and in a sample elsewhere."""
    sample(config, items, [item for item in items if _language(item) != "en" and item.path.name not in CATALOGUE_TESTS])
    leave_out(config, items, _long_tests(items))
    if IS_SAMPLED and compiled.flavor() == "fast":
        sample(config, items, [item for item in items if _runs_checked(item.path)])
    # The tests beside this file take long: begun last, they would keep one worker busy after the others.
    items.sort(key=lambda item: item.path.parent != ROOT / "tests")


def _long_tests(items: list[pytest.Item]) -> set[pytest.Item]:
    """The long tests that `make test` leaves out. The first one of each file runs, and those marked `always` or `alone`."""
    functions: dict[Path, list[str]] = {}
    found: set[pytest.Item] = set()
    for item in items:
        every = LONG_TESTS.get(item.path.parent.name)
        if every and isinstance(item, pytest.Function):
            names = functions.setdefault(item.path, [])
            if item.originalname not in names:
                names.append(item.originalname)
            if names.index(item.originalname) % every and not (item.get_closest_marker("always") or item.get_closest_marker("alone")):
                found.add(item)
    return found


def _runs_checked(path: Path) -> bool:
    """Whether the tests of a file have run in the checked build, which compiles the same code, before `make test` comes to the fast one."""
    return path.parent.name == "contract" or path.name.endswith("_properties.py")


def _language(item: pytest.Item) -> str:
    """The language of a test with a parameter of that name."""
    return str(item.callspec.params.get("language", "en")) if isinstance(item, pytest.Function) and hasattr(item, "callspec") else "en"


def pytest_report_header(config: Any) -> str:
    return f"emporion: {compiled.flavor()} build"


def pytest_sessionstart(session: Any) -> None:
    # A shell that runs the tests in the background has Ctrl-C ignored, and so would every program that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if stale := compiled.stale():
        pytest.exit(f"the build is older than its sources: {', '.join(stale)}; run make build", returncode=1)
