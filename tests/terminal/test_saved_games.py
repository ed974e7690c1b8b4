"""Games that the terminal saves as they go: nothing is lost, whatever ends the program, and every game goes on as it would have gone."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from emporion import games
from emporion.text import LANGUAGES, say, speaking
from tests.conftest import run
from tests.terminal.pseudo_terminal import PseudoTerminal

NEW_GAME = ("play", "corinth", "--seed", "3", "--first", "0", "--against", "random", "--name", "Ada")
PROMPT = "Ada> "


def saved_files(state: Path) -> list[Path]:
    """The saved games, the last one first; nothing else may be left in the folder."""
    return sorted((state / "emporion" / "games").iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)


def saved_events(file: Path) -> list[dict[str, object]]:
    return [line for line in map(json.loads, file.read_text().splitlines()[1:]) if "by" in line]


def piped(state: Path, *arguments: str, stdin: str = "") -> tuple[int, str, str]:
    """A command whose input is not a terminal: exit code, output, errors."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(state))
        done = run(*arguments, stdin=stdin)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A state folder with a game that was left after a few choices."""
    piped(tmp_path, *NEW_GAME, stdin="1\n1\n1\n")
    return tmp_path


def begin(state: Path, choices: int) -> PseudoTerminal:
    """A new game in a terminal, after so many choices."""
    terminal = PseudoTerminal(state, *NEW_GAME)
    terminal.until(say("play-begin"))
    terminal.type("\n")
    for _ in range(choices):
        terminal.until(PROMPT)
        terminal.type("1\n")
    terminal.until(PROMPT)
    return terminal


def test_a_killed_game_goes_on_with_nothing_lost(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    piped(whole, *NEW_GAME, stdin="1\n" * 400)
    expected = saved_events(saved_files(whole)[0])
    begin(broken, 9).kill()
    (file,) = saved_files(broken)
    before = saved_events(file)
    assert len(before) > 9
    assert before == expected[: len(before)]
    terminal = PseudoTerminal(broken, "play", "--resume")
    shown = terminal.until(PROMPT)
    assert say("play-resuming", name=file.name.removesuffix(".emp.jsonl")) in shown
    assert say("play-resumed", events=len(before)) in shown
    assert saved_events(file) == before
    terminal.type("1\n")
    terminal.until(PROMPT)
    terminal.kill()
    assert len(saved_events(file)) > len(before)
    piped(broken, "play", "--resume", stdin="1\n" * 400)
    assert saved_events(file) == expected, "the same dice and the same bots as without the breaks"
    assert games.replay(file.read_bytes()).is_over
    assert piped(broken, "play", "--resume")[2].strip() == say("resume-none", folder=str(file.parent))


def test_a_game_is_open_in_one_terminal_at_a_time(tmp_path: Path) -> None:
    terminal = begin(tmp_path, 2)
    (file,) = saved_files(tmp_path)
    before = file.read_text()
    refusal = say("resume-in-use", name=file.name.removesuffix(".emp.jsonl")) + "\n"
    assert piped(tmp_path, "play", "--resume") == piped(tmp_path, "play", "--resume", "1") == (1, "", refusal)
    status, shown, _ = piped(tmp_path, "play", stdin="1\n2\n1\n")
    assert status == 0, "a new game can be begun beside it"
    assert "Corinth for You" in shown
    assert file.read_text() == before
    terminal.kill()
    assert piped(tmp_path, "play", "--resume", file.name)[::2] == (0, ""), "a killed terminal holds nothing"


def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    terminal = begin(tmp_path, 3)
    (file,) = saved_files(tmp_path)
    before = file.read_text()
    terminal.close_window()
    assert file.read_text() == before
    status, shown, _ = piped(tmp_path, "play", "--resume", stdin="log\n")
    assert status == 0
    assert say("play-since").rstrip(":") in shown or "You> " in shown


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    terminal = begin(tmp_path, 2)
    time.sleep(0.3)  # Python hears an interrupt only when the prompt waits for a key
    terminal.type("\x03")
    shown, status = terminal.left()
    assert status == 1
    assert say("play-left-saved") in shown
    assert len(saved_events(saved_files(tmp_path)[0])) > 2


def test_quit_asks_nothing_because_the_game_is_saved(played: Path) -> None:
    status, shown, _ = piped(played, "play", "--resume", stdin="quit\n")
    assert status == 0
    assert say("play-left-saved") in shown
    assert say("play-unsaved").strip() not in " ".join(shown.split())


def test_undo_is_saved_too(tmp_path: Path) -> None:
    piped(tmp_path, *NEW_GAME, stdin="1\ntake goats\n")
    piped(tmp_path, "play", "--resume", stdin="1\n1\n")
    (file,) = saved_files(tmp_path)
    other = tmp_path / "other"
    piped(other, *NEW_GAME, stdin="1\ntake green\nundo\n")
    assert [event["move"] for event in saved_events(saved_files(other)[0])] == [event["move"] for event in saved_events(file)[:2]]


def test_the_newest_game_goes_on_and_the_list_names_all(played: Path) -> None:
    piped(played, "play", "golden-horn", "--name", "Bo", "--against", "random,random", stdin="1\n")
    newest, oldest = saved_files(played)
    os.utime(oldest, (1, 1))
    status, shown, _ = piped(played, "play", "--resume", "list")
    assert status == 0
    assert [path.name.removesuffix(".emp.jsonl") in shown for path in (newest, oldest)] == [True, True]
    assert shown.index("Golden Horn") < shown.index("Corinth")
    assert "Ada and Aspasia" in shown
    assert newest.name.startswith("golden-horn")
    assert "Golden Horn for Bo" in piped(played, "play", "--resume")[1]
    for name in ("2", "corinth", oldest.name, oldest.name.removesuffix(".emp.jsonl")):
        assert "Corinth for Ada" in piped(played, "play", "--resume", name)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_save_is_one_sentence(played: Path, language: str) -> None:
    (file,) = saved_files(played)
    file.write_text(file.read_text().replace('"buy 0"', '"buy 9"'))
    status, _, error = piped(played, "play", "--resume", "--language", language)
    assert status == 1
    assert error.count("\n") == 1
    with speaking(language):
        beginning = say("resume-damaged", file=str(file), why="…").partition("…")[0]
    assert error.startswith(beginning)
    assert "2" in error.removeprefix(beginning), "the line"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{", b"[]\n", b'{"emporion": 1}\n', b'{"emporion": 1, "game": "corinth"'])
def test_whatever_is_in_a_file_it_is_one_sentence_and_hides_no_other(played: Path, content: bytes) -> None:
    (file,) = saved_files(played)
    damaged = file.with_name("corinth-damaged.emp.jsonl")
    damaged.write_bytes(content)
    os.utime(file, (1, 1))
    status, _, error = piped(played, "play", "--resume")
    assert status == 1
    assert error.count("\n") == 1
    assert str(damaged) in error
    assert "Ada" in piped(played, "play", "--resume", "list")[1]
    assert "Corinth for Ada" in piped(played, "play", "--resume", "2")[1]


def test_what_is_not_there_is_said(played: Path, tmp_path: Path) -> None:
    assert piped(played, "play", "--resume", "7") == (1, "", say("resume-unknown", name="7") + "\n")
    empty = tmp_path / "empty"
    nothing = say("resume-none", folder=str(empty / "emporion" / "games")) + "\n"
    assert piped(empty, "play", "--resume") == piped(empty, "play", "--resume", "list") == (1, "", nothing)


def test_a_folder_that_cannot_be_written_is_said_once_and_the_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, shown, error = piped(tmp_path / "file", *NEW_GAME, stdin="1\n1\nquit\n\n")
    assert (status, error) == (0, "")
    assert " ".join(shown.split()).count(say("play-unsaved-why", why="…").partition("…")[0].strip()) == 1
    assert say("play-unsaved").strip() in " ".join(shown.split())


def test_the_players_of_a_saved_game_come_back(tmp_path: Path) -> None:
    piped(tmp_path, "play", "corinth", "--humans", "2", "--name", "Ada", "--name", "Bo", "--against", "greedy", stdin="1\n")
    assert "Corinth for Ada, Bo, and Lysis (greedy)." in piped(tmp_path, "play", "--resume")[1]


def test_a_name_that_was_not_given_is_in_the_language_of_the_day(tmp_path: Path) -> None:
    piped(tmp_path, "play", "corinth", "--against", "random", stdin="1\n")
    assert "Corinth. Am Tisch: Du und Aspasia" in piped(tmp_path, "play", "--resume", "--language", "de")[1]


# Asking what to play.


def test_play_without_a_game_asks(tmp_path: Path) -> None:
    status, shown, _ = piped(tmp_path, "play", stdin="7\n2\n9\n3\n1\n2\n")
    assert status == 0
    assert say("new-game") in shown
    assert say("play-number", number="7", most=2) in shown
    assert say("new-players-wrong", number="9", least=2, most=4) in shown
    assert "Golden Horn for You, Aspasia (novice), and Lysis (novice)." in shown
    (file,) = saved_files(tmp_path)
    assert json.loads(file.read_text().splitlines()[0])["options"]["dominio"] is True


def test_play_without_a_game_offers_the_unfinished_one(played: Path) -> None:
    status, shown, _ = piped(played, "play", stdin="3\n")
    assert status == 0
    assert "Ada and Aspasia · " in shown
    assert "Corinth for Ada and Aspasia (random)." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_without_a_game_and_without_answers(tmp_path: Path, language: str) -> None:
    status, _, error = piped(tmp_path, "play", "--language", language)
    with speaking(language):
        assert (status, error) == (1, say("new-game-needed", games=["corinth", "golden-horn"]) + "\n")
