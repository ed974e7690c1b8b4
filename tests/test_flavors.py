"""The compiled, the checked and the interpreted files are one program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from emporion import compiled, games
from tests.conftest import ROOT, needs, run
from tools import extensions

GAMES = 40


def simulated(folder: Path, flavor: str, game: str, players: int, *options: str) -> dict[str, bytes]:
    """Seeded games as a flavor plays them."""
    out = folder / flavor
    done = run("simulate", game, f"--players={players}", f"--games={GAMES}", "--seed=7", f"--out={out}", *options, flavor=flavor)
    assert done.returncode == 0, done.stderr
    return {path.name: path.read_bytes() for path in out.iterdir()}


@pytest.mark.parametrize("game", games.NAMES)
def test_compiled_and_interpreted_play_the_same_games(tmp_path: Path, game: str) -> None:
    for players in games.find(game).players:
        assert len(played_alike(tmp_path / str(players), game, players)) == GAMES


def test_compiled_and_interpreted_play_the_same_games_of_dominio_da_mar(tmp_path: Path) -> None:
    played = played_alike(tmp_path, "golden-horn", 2, "--option=dominio=true")
    assert any(b'"ready"' in record for record in played.values())


def played_alike(folder: Path, game: str, players: int, *options: str) -> dict[str, bytes]:
    """Seeded games, after checking that all flavors play the same."""
    for flavor in ("fast", "checked"):
        needs(flavor)
    interpreted = simulated(folder, "interpreted", game, players, *options)
    for flavor in ("fast", "checked"):
        assert simulated(folder, flavor, game, players, *options) == interpreted, flavor
    return interpreted


def test_the_tests_run_on_the_compiled_build_where_there_is_a_compiler() -> None:
    if not extensions.has_compiler():
        pytest.skip("needs a C compiler, and there is none: these tests run interpreted")
    assert compiled.flavor() in ("fast", "checked")


def test_an_edited_source_makes_the_build_stale(tmp_path: Path) -> None:
    needs("fast")
    copy = tmp_path / "emporion"
    shutil.copytree(ROOT / "build" / "fast" / "emporion", copy)
    built = copy / "_built.json"
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src" / "emporion", source / "emporion")
    built.write_text(re.sub(r'"source": ".*?"', f'"source": "{source}"', built.read_text()))
    assert stale(tmp_path) == "[]"
    module = source / "emporion" / "engine" / "random.py"
    module.write_text(module.read_text() + "# edited\n")
    assert stale(tmp_path) == "['emporion/engine/random.py']"


def stale(folder: Path) -> str:
    command = [sys.executable, "-c", "from emporion import compiled; print(compiled.stale())"]
    return subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONPATH": str(folder)}).stdout.strip()


def test_a_python_subclass_of_the_compiled_state_is_refused() -> None:
    needs("fast")
    program = """
from emporion import Match, find
from emporion.engine.state import State
game = find("nim")
class Mine(State):
    pass
type(game).start = lambda self, *_: Mine()
try:
    Match(game, 2)
except TypeError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "build" / "fast")})
    assert "Python subclass of the compiled State" in done.stdout, done.stderr


LAYERS = ["emporion.engine", "emporion.games", "emporion.players", "emporion.arena", "emporion.lab", "emporion.terminal"]


def test_cimports_point_one_way_too() -> None:
    """import-linter reads `.py` files only."""
    for path in (ROOT / "src").rglob("*.pxd"):
        own = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        level = next(i for i, layer in enumerate(LAYERS) if own.startswith(layer))
        for other in re.findall(r"^from (emporion\S*) cimport", path.read_text(), re.MULTILINE):
            assert next(i for i, layer in enumerate(LAYERS) if other.startswith(layer)) <= level, f"{own} cimports {other}"
            if own.startswith("emporion.games.") and other.startswith("emporion.games."):
                assert own.split(".")[2] == other.split(".")[2], "games never import each other"
