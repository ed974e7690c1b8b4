"""Players of one's own: by path and by entry point, in duels and simulations; their faults end their game and nothing else."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from emporion import games, players
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.custom_players import BotFault, find_custom_player
from tests.conftest import ROOT, Case, random_play, run
from tests.waiting import wait_until

BOT = """
from pathlib import Path
class Bot:
    def choose(self, match, rng):
        moves = match.moves()
        return {}
class Silent:
    pass
class Broken:
    def __init__(self):
        raise KeyError("weights")
"""


def bot(folder: Path, answer: str, name: str = "bot") -> str:
    path = folder / f"{name}.py"
    path.write_text(BOT.format(answer))
    return f"{path}:Bot"


def test_a_dozen_lines_play_a_duel_and_beat_random(tmp_path: Path) -> None:
    done = run("duel", "corinth", "--players", f"{ROOT / 'docs' / 'my_bot.py'}:Bot,random", "--games", "20", "--json")
    assert done.returncode == 0, done.stderr
    mine, other = json.loads(done.stdout)["standings"]
    assert mine["share"] > other["share"]


def test_a_bot_by_path_plays_whole_games_in_a_simulation(tmp_path: Path) -> None:
    done = run("simulate", "golden-horn", "--bots", f"{bot(tmp_path, 'moves[-1]')},random", "--games", "2", "--out", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr
    replayed = run("replay", *map(str, sorted((tmp_path / "out").iterdir())))
    assert replayed.returncode == 0, replayed.stderr


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("1 / 0", "failed in seat"),
        ("'fly'", "chose “fly”, which is not legal. Legal here:"),
        ("None", "chose “None”, which is not legal"),
        ("exit(3)", "SystemExit: 3"),
        ("match.play(moves[0]) and 'fly'", "chose “fly”"),
    ],
)
def test_a_fault_ends_its_game_and_nothing_else(answer: str, complaint: str, tmp_path: Path) -> None:
    faulty = bot(tmp_path, f"moves[0] if rng.below(40) else {answer}")
    done = run("duel", "corinth", "--players", f"{faulty},random", "--games", "4", "--seed", "3", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4
    lines = done.stderr.splitlines()
    assert lines
    assert all(line.startswith("Lost by a fault, game ") for line in lines)
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
    standings = json.loads(done.stdout)["standings"]
    assert standings[0]["share"] <= 1 - len(lines) / 4


@pytest.mark.parametrize(
    ("answer", "complaint", "jobs"),
    [
        ("__import__('time').sleep(1000)", "did not choose within 0.5 seconds", 1),
        ("any(iter(int, 1))", "did not choose within 0.5 seconds", 2),
        ("__import__('os')._exit(7)", "ended its process (status 7)", 1),
        ("__import__('os')._exit(7)", "ended its process (status 7)", 2),
    ],
)
def test_a_bot_that_hangs_or_ends_its_process_loses_its_game_alone(answer: str, complaint: str, jobs: int, tmp_path: Path) -> None:
    faulty = bot(tmp_path, f"moves[0] if rng.below(12) else {answer}")
    words = ["--players", f"{faulty},random", "--games", "4", "--seed", "3", "--jobs", str(jobs), "--bot-seconds", "0.5", "--json"]
    done = run("duel", "corinth", *words)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4
    assert complaint in done.stderr
    assert all(line.startswith("Lost by a fault, game ") for line in done.stderr.splitlines())


def test_what_a_bot_prints_does_not_mix_with_results(tmp_path: Path) -> None:
    noisy = bot(tmp_path, "print('thinking') or __import__('os').write(1, b'aloud') and moves[0]")
    done = run("duel", "corinth", "--players", f"{noisy},random", "--games", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2
    assert "thinking" in done.stderr
    assert "aloud" in done.stderr


def test_a_bot_names_the_time_that_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EMPORION_BOT_SECONDS", raising=False)
    name = bot(tmp_path, "__import__('time').sleep(1000)")
    (tmp_path / "bot.py").write_text((tmp_path / "bot.py").read_text().replace("class Bot:", "class Bot:\n    seconds_per_decision = 0.25"))
    own = players.find(name)
    with pytest.raises(BotFault, match=r"within 0\.25 seconds"):
        own.choose(Match(games.find("corinth"), 2), Random(1))
    monkeypatch.setenv("EMPORION_BOT_SECONDS", "0.125")
    with pytest.raises(BotFault, match=r"within 0\.125 seconds"):
        own.choose(Match(games.find("corinth"), 2), Random(1))
    monkeypatch.setenv("EMPORION_BOT_SECONDS", "soon")
    with pytest.raises(EmporionError, match="EMPORION_BOT_SECONDS must be a number"):
        players.find(name)


def test_the_processes_of_bots_are_used_again_and_end_with_the_program(tmp_path: Path) -> None:
    """The next game goes on with the process of the last one, and a bot that still thinks is ended, too."""
    log = tmp_path / "log"
    name = bot(tmp_path, f"__import__('pathlib').Path({str(log)!r}).open('a').write(str(__import__('os').getpid()) + '\\n') and moves[0]")
    done = run("duel", "corinth", "--players", f"{name},random", "--games", "3", "--json")
    assert done.returncode == 0, done.stderr
    (number,) = set(log.read_text().split())
    wait_until(lambda: not _runs(int(number)))


def _runs(number: int) -> bool:
    """Whether there is a process of this number."""
    try:
        os.kill(number, 0)
    except OSError:
        return False
    return True


def test_a_fault_in_a_simulation_leaves_a_record_up_to_it(tmp_path: Path) -> None:
    faulty = bot(tmp_path, "moves[0] if rng.below(12) else 1 / 0")
    done = run("simulate", "corinth", "--bots", f"{faulty},random", "--games", "2", "--out", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr
    assert "ends early: “" in done.stderr
    assert "ZeroDivisionError: division by zero (bot.py, line 6)" in done.stderr
    for path in (tmp_path / "out").iterdir():
        games.replay(path.read_bytes(), complete=False)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("{}/none.py:Bot", "none.py"),
        ("{}/bot.py:Nobody", "there is no class Nobody"),
        ("{}/bot.py:Silent", "has no method “choose"),
        ("{}/bot.py:Broken", "KeyError: 'weights'"),
        ("{}/wrong.py:Bot", "SyntaxError"),
        ("no_such_module:Bot", "ModuleNotFoundError"),
        ("nobody", "There is no bot “nobody”"),
    ],
)
def test_a_player_that_cannot_be_used_is_refused_in_a_sentence(name: str, complaint: str, tmp_path: Path) -> None:
    bot(tmp_path, "moves[0]")
    (tmp_path / "wrong.py").write_text("class Bot\n")
    with pytest.raises(EmporionError) as refused:
        players.find(name.format(tmp_path))
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_package_offers_players_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "offered_bot.py").write_text(BOT.format("moves[0]"))
    info = tmp_path / "offered-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: offered\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[emporion.players]\nfirstmover = offered_bot:Bot\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    match = Match(games.find("corinth"), 2)
    assert players.find("firstmover").choose(match, Random(1)) == "buy 0"


def test_a_bot_learns_nothing_that_its_seat_may_not_know(tmp_path: Path) -> None:
    """The match that it gets begins at its decision, and hidden cards are dealt anew."""
    differed = 0
    for match in random_play(Case("golden-horn", 3, {}).match(), 4):
        if match.actor in ("chance", "over"):
            continue
        seat = match.state.actor
        seen = match.guessed(seat, Random(len(match.events)))
        assert seen.events == []
        assert seen.view(seat) == match.view(seat)
        assert seen.moves() == match.moves()
        other = (seat + 1) % 3
        differed += seen.view(other).table[other].hand != match.view(other).table[other].hand
        assert seen.copy() == seen
    assert differed > 20


def test_a_bot_cannot_change_the_match(tmp_path: Path) -> None:
    own = find_custom_player(bot(tmp_path, "[moves[0], match.play(moves[0])][0]"))
    assert own is not None
    match = Match(games.find("corinth"), 2)
    assert own.choose(match, Random(1)) == "buy 0"
    assert match.events == []
    broken = find_custom_player(bot(tmp_path, "'x'", "other"))
    assert broken is not None
    with pytest.raises(BotFault, match="not legal"):
        broken.choose(match, Random(1))
