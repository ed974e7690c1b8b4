"""The command line as a user runs it: real processes, exit codes, stdout and stderr."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from emporion.terminal.app import app
from tests.conftest import GOLDEN, run

RECORD = GOLDEN / "corinth-3-steward=sum.emp.jsonl"


def ok(*arguments: str, stdin: str = "") -> str:
    """What a command that succeeds prints."""
    done = run(*arguments, stdin=stdin)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def refused(*arguments: str) -> str:
    """The one sentence of a command that fails, and a technical detail on a line of its own if there is one."""
    done = run(*arguments)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    _, *details = done.stderr.strip().split("\n")
    assert len(details) <= 1, done.stderr
    assert all(detail.startswith("Detail: ") for detail in details), done.stderr
    return done.stderr.strip()


def part(path: Path, lines: int) -> Path:
    """The first lines of the golden record in a file of their own."""
    path.write_text("".join(RECORD.read_text().splitlines(keepends=True)[:lines]))
    return path


def test_help_names_the_games() -> None:
    for command in ("play", "rules"):
        assert "The game: corinth or golden-horn" in " ".join(ok(command, "--help").split())


def test_help_teaches() -> None:
    help_text = ok("--help")
    for command in ("play", "simulate", "replay", "moves", "perft", "bench", "rules", "components", "draw"):
        assert command in help_text
        assert len(ok(command, "--help")) > 200


def test_simulate_writes_one_record_a_game_and_the_same_seed_the_same_files(tmp_path: Path) -> None:
    arguments = ["simulate", "corinth", "--players", "3", "--games", "3", "--seed", "7", "--option", "steward=last"]
    for name in ("a", "b"):
        ok(*arguments, "--out", str(tmp_path / name))
    files = sorted(path.name for path in (tmp_path / "a").iterdir())
    assert files == [f"corinth-p3-s7-00{number}.emp.jsonl" for number in range(3)]
    for file in files:
        assert (tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes()
    header = json.loads((tmp_path / "a" / files[0]).read_text().splitlines()[0])
    assert header["options"] == {"steward": "last"}
    assert "scores" in ok("replay", *(str(tmp_path / "a" / file) for file in files))


def test_replay_prints_scores_and_json() -> None:
    result = json.loads(RECORD.read_text().splitlines()[-1])
    assert " ".join(map(str, result["scores"])) in ok("replay", str(RECORD))
    found = json.loads(ok("replay", "--json", str(RECORD)))
    assert found["scores"] == result["scores"]
    assert [sum(parts.values()) for parts in found["breakdown"]] == result["scores"]


def test_replay_looks_at_every_file_and_fails_if_one_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.emp.jsonl"
    broken.write_text(RECORD.read_text().replace('"take', '"grab', 1))
    done = run("replay", str(broken), str(RECORD))
    assert done.returncode == 1
    assert str(RECORD) in done.stdout
    assert "F2" in done.stderr
    assert "line" in done.stderr


def test_moves_are_sorted_one_a_line_or_chance_or_over(tmp_path: Path) -> None:
    assert ok("moves", str(part(tmp_path / "start", 1))) == "buy 0\nbuy 1\n"
    assert ok("moves", str(part(tmp_path / "roll", 2))) == "chance\n"
    choices = ok("moves", str(part(tmp_path / "choice", 3))).splitlines()
    assert choices == sorted(choices)
    assert len(choices) > 2
    assert ok("moves", str(RECORD)) == "over\n"
    lines = len(RECORD.read_text().splitlines())
    assert ok("moves", str(part(tmp_path / "end", lines - 1))) == "over\n"
    first = json.loads(RECORD.read_text().splitlines()[0])["first"]
    assert json.loads(ok("moves", "--json", str(part(tmp_path / "j", 1)))) == {"actor": first, "moves": ["buy 0", "buy 1"]}


def test_perft_counts_lines_of_play() -> None:
    assert ok("perft", "corinth", "--players", "2", "--depth", "3", "--seed", "1") == "1 2\n2 24\n3 92\n"
    assert json.loads(ok("perft", "corinth", "--depth", "2", "--json"))["lines"] == [2, 24]


def test_bench_prints_every_figure_and_the_peer() -> None:
    pytest.importorskip("pyspiel", reason="needs OpenSpiel")
    found = json.loads(ok("bench", "--seconds", "0.05", "--against", "open_spiel", "--json"))
    assert found["figures"]["corinth"]["inside-decisions-2"] > 0
    assert found["ratios"]["corinth"]["stepping"] > 0
    assert "decisions/s" in ok("bench", "corinth", "--seconds", "0.02")


def test_rules_print_whole_and_by_id() -> None:
    assert "Stable" in ok("rules", "corinth", "s4")
    assert ok("rules", "corinth").count("\n") > 45
    assert list(json.loads(ok("rules", "corinth", "S4", "--json"))) == ["S4"]
    assert "S11" in refused("rules", "corinth", "Z9")


def test_commands_speak_the_language_that_is_asked_for_or_that_of_the_environment(tmp_path: Path) -> None:
    assert "Statthalter" in ok("rules", "corinth", "S1", "--language", "de")
    assert "Representante" in run("rules", "corinth", "S1", env={"LC_ALL": "es_ES.UTF-8"}).stdout
    portuguese = {"LC_ALL": "pt_PT.UTF-8", "XDG_STATE_HOME": str(tmp_path)}
    first, second = (run("rules", "corinth", "S1", env=portuguese) for _ in range(2))
    assert "Steward" in first.stdout
    assert first.stderr.startswith("There are no texts in “pt”, so this is in English.")
    assert "Steward" in second.stdout
    assert second.stderr == "", "the environment's language is noticed once"
    for silent in ("C", "POSIX", "en_GB.UTF-8"):
        assert run("rules", "corinth", "S1", env={"LC_ALL": silent, "XDG_STATE_HOME": str(tmp_path / silent)}).stderr == ""
    unknown = run("rules", "corinth", "S1", "--language", "xx")
    assert unknown.returncode == 0
    assert "Steward" in unknown.stdout
    assert unknown.stderr.count("\n") == 1
    played = run("play", "golden-horn", "--language", "nl", "--seed", "1", stdin="")
    assert "schip" in played.stdout


def test_components_print_with_their_marks_and_a_corrected_file_plays(tmp_path: Path) -> None:
    printed = ok("components", "corinth")
    assert "districts.orange.shops" in printed
    assert "P = printed" in printed
    corrected = tmp_path / "mine.toml"
    corrected.write_text(ok("components", "corinth", "--toml").replace("gold = 3\ngoats = 3", "gold = 1\ngoats = 1"))
    ok("simulate", "corinth", "--games", "2", "--out", str(tmp_path / "out"), "--components", str(corrected))
    record = tmp_path / "out" / "corinth-p2-s1-000.emp.jsonl"
    assert json.loads(record.read_text().splitlines()[0])["components"] == {"buildings": {"temple": {"gold": 1, "goats": 1}}}
    assert "scores" in ok("replay", str(record))
    assert "Temple 1 + 1" in ok("rules", "corinth", "C4", "--components", str(corrected))
    for command in (["perft", "corinth", "--depth", "2"], ["components", "corinth"], ["replay", str(record)], ["moves", str(record)]):
        ok(*command, "--components", str(corrected))


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("bonus = 3", "bonus = -3", "districts.blue.bonus"),
        ("bonus = 3", 'bonus = "three"', "districts.blue.bonus"),
        ("shops = [[3, 2], [5, 3], [8, 4]]", "shops = [[3, 2], [3, 3], [8, 4]]", "districts.blue.shops"),
        ('"2 gold"', '"2 silver"', "market.rows[3][1]"),
        ('"start"', '"+1"', "market.rows"),
        ('"blue", "orange", "gold"]', '"blue", "orange", "orange"]', "harbor.order"),
        ("gold = 0\ngoats = 2", "gold = 0\ngoats = 0", "buildings.store"),
        ("[track]", "[tracks]", "tracks"),
        ("spots = 6", "spots = 6\nextra = 1", "track"),
        ("white = 9", "white = 9 9", "mine.toml"),
        ("circled = 1", "circled = 25", "symbols.circled"),
        ('good = "grapes"', 'good = "gra\\u001bpes"', "districts.purple.good"),
    ],
)
def test_a_wrong_components_file_is_refused_with_what_and_where(tmp_path: Path, old: str, new: str, where: str) -> None:
    standard = ok("components", "corinth", "--toml")
    assert old in standard
    wrong = tmp_path / "mine.toml"
    wrong.write_text(standard.replace(old, new, 1))
    assert where in refused("perft", "corinth", "--components", str(wrong))


def test_draw_makes_pictures_of_the_board_and_of_a_position(tmp_path: Path) -> None:
    for arguments in ([], [str(RECORD)], [str(part(tmp_path / "p", 60))]):
        ok("draw", "corinth", "--out", str(tmp_path / "x.svg"), *arguments)
        assert ElementTree.parse(tmp_path / "x.svg").getroot().tag.endswith("svg")


def test_draw_shows_a_seat_its_own_hand_and_a_spectator_none(tmp_path: Path) -> None:
    record = next(GOLDEN.glob("golden-horn-2*False.emp.jsonl"))
    half = tmp_path / "half"
    half.write_text("".join(record.read_text().splitlines(keepends=True)[:60]))
    ok("draw", "golden-horn", "--out", str(tmp_path / "0.svg"), "--seat", "0", str(half))
    ok("draw", "golden-horn", "--out", str(tmp_path / "all.svg"), str(half))
    assert 'id="card-' in (tmp_path / "0.svg").read_text()
    assert 'id="card-' not in (tmp_path / "all.svg").read_text()
    assert "0 to 1" in refused("draw", "golden-horn", "--out", str(tmp_path / "x.svg"), "--seat", "7", str(half))


def test_bad_input_gets_one_sentence(tmp_path: Path) -> None:
    assert "corinth" in refused("play", "chess")
    assert "2 to 4" in refused("simulate", "corinth", "--players", "5", "--out", str(tmp_path))
    assert "steward=last" not in refused("simulate", "corinth", "--option", "steward=most", "--out", str(tmp_path))
    assert "name=value" in refused("simulate", "corinth", "--option", "steward", "--out", str(tmp_path))
    assert "steward" in refused("simulate", "corinth", "--option", "stewart=sum", "--out", str(tmp_path))
    assert "random" in refused("simulate", "corinth", "--bots", "clever", "--out", str(tmp_path))
    assert "missing.emp.jsonl" in refused("replay", str(tmp_path / "missing.emp.jsonl"))
    assert "missing.emp.jsonl" in refused("moves", str(tmp_path / "missing.emp.jsonl"))
    assert "--out" in refused("simulate", "corinth")
    assert "--help" in refused("perft", "corinth", "--depth", "x")
    assert "F1" in refused("moves", str(part(tmp_path / "empty", 0)))
    assert refused("unknown")
    assert not list(tmp_path.glob("*.jsonl"))


def test_a_folder_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("here")
    assert str(file) in refused("simulate", "corinth", "--out", str(file))
    assert "x.svg" in refused("draw", "corinth", "--out", str(tmp_path / "no" / "x.svg"))
    assert file.read_text() == "here"


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ((), 2),
        (("--against", "greedy"), 2),
        (("--against", "greedy,random"), 3),
        (("--humans", "3"), 3),
        (("--humans", "0", "--against", "random"), 2),
    ],
)
def test_a_game_has_a_seat_for_each_who_is_named(arguments: tuple[str, ...], seats: int) -> None:
    shown = ok("play", "corinth", "--seed", "1", *arguments)
    introduced = shown.splitlines()[0]
    assert len(re.split(r", and |, | and ", introduced)) == seats, introduced


def test_help_shows_words_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rich would take them for styles: of every command, all that its texts have in brackets is shown as it is."""
    monkeypatch.setenv("TERMINAL_WIDTH", "1000")
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    found = set()
    for name, command in commands.items():
        shown = CliRunner().invoke(app, [name, "--help"], terminal_width=1000).output
        assert "\\[" not in shown
        texts = [command.help or "", *(getattr(param, "help", None) or "" for param in command.params)]
        for words in re.findall(r"\w*\\?\[[^]]+\]", " ".join(texts)):
            assert words.replace("\\", "") in shown, name
            found.add(words.replace("\\", ""))
    assert {"emporion[mcp]", "emporion[datasets]", "emporion[ray]"} <= found
