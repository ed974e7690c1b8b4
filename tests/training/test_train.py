"""Training: games of self-play, a fit whose error falls, and files that are gone on with or refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from emporion import games
from emporion.players import network, registry
from emporion.training.self_play import Played, SelfPlay, begin, finished, play_game, run
from emporion.training.train import variants

pytest.importorskip("numpy")

SMALL = ("--games=120", "--simulations=6", "--epochs=3", "--jobs=1", "--seed=3")


def train(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "emporion", "train", *arguments], capture_output=True, text=True)


@pytest.mark.parametrize("game", games.NAMES)
def test_the_error_falls_and_the_network_is_one_that_can_be_used(game: str, tmp_path: Path) -> None:
    done = train(game, *SMALL, f"--out={tmp_path}", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    first, *later = [epoch[2] for epoch in report["epochs"]]
    assert min(later) < first - 0.01
    judges = {judge["name"]: judge for judge in report["judges"]}
    assert set(judges) == {"by-hand", "network", "search"}
    assert judges["network"]["error"] == pytest.approx(min(later), abs=0.01)  # integers judge as the fitted weights do
    inputs = registry.features(game)
    assert inputs is not None
    assert network.read(tmp_path / f"{game}-2.net", inputs).header["games"] == 120
    again = train(game, *SMALL, f"--out={tmp_path}")
    assert again.returncode == 0, again.stderr
    assert "log loss" in again.stdout
    assert json.loads((tmp_path / f"{game}-2.json").read_text()) == report  # nothing was played again, and the fit is the same


def test_games_go_on_where_they_were_stopped_and_are_the_same(tmp_path: Path) -> None:
    play, file = SelfPlay("golden-horn", 3, variants(games.find("golden-horn")), 4, 1), tmp_path / "games.jsonl"
    assert [len(options) for options in play.variants] == [1, 1]
    whole = list(run(play, 4, file, 1))
    lines = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join(lines[:3]) + b"\n" + lines[3][:20])
    assert list(run(play, 4, file, 1)) == whole
    assert finished(play, file) == whole
    for game in whole:
        match = begin(play, game.first, game.number)
        for code in game.codes:
            match.state.step(code)
        assert match.is_over
        assert sum(game.result) == pytest.approx(1)
        assert len(game.turns) == len(game.shares)


def test_a_game_is_decided_by_its_number_alone() -> None:
    play = SelfPlay("corinth", 2, [{}], 4, 1)
    assert play_game(play, 5) == play_game(play, 5)
    assert play_game(play, 5) != play_game(play, 6)
    assert isinstance(play_game(play, 5), Played)


@pytest.mark.parametrize(
    ("arguments", "content", "complaint"),
    [
        (("corinth", "--games=10"), None, "are too few"),
        (("corinth",), b"PK\n\n", "does not hold games of self-play"),
        (("corinth",), b'{"game":"corinth","players":2,"variants":[{}],"simulations":7,"seed":3}\n', "played with other options"),
        (("corinth", "--players=7"), None, "7"),
        (("chess",), None, "chess"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_a_sentence(
    arguments: tuple[str, ...], content: bytes | None, complaint: str, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / "corinth-2.jsonl").write_bytes(content)
    done = train(arguments[0], *SMALL, *arguments[1:], f"--out={tmp_path}")
    assert done.returncode != 0
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("*.net"))


def test_without_numpy_it_says_which_extra_brings_it(tmp_path: Path) -> None:
    program = "import sys; sys.modules['numpy'] = None; from emporion.terminal.app import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", program, "train", "corinth", f"--out={tmp_path}"], capture_output=True, text=True)
    assert done.returncode != 0
    assert "emporion[train]" in done.stderr
