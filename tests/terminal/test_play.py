"""Playing in the terminal: whole games through the real loop, every command, and all that can go wrong."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console
from rich.markup import render

from emporion import games
from emporion.engine.effects import Effect
from emporion.engine.lines import narrate_all
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader, word_lines
from emporion.games.corinth.drawing.text_board import board
from emporion.players import Player, find
from emporion.players.search_player import Advice, Prospect
from emporion.terminal.advice import MAX_MOVES_SHOWN, advice_lines, name_move
from emporion.terminal.choices import choices_at
from emporion.terminal.orders import ORDERS, order_names
from emporion.terminal.play import play
from emporion.text import LANGUAGES, say, speaking
from tests.conftest import ROOT, Case, cases, random_play
from tests.terminal.keyboard import reads_keys
from tests.waiting import WAIT_SECONDS, wait_until

SEED = 5


def corinth(players: int = 2, first: int = 0) -> Match:
    return Match(games.find("corinth"), players, first=first)


def bots(*seats: int, kind: str = "random") -> dict[int, Player]:
    return {seat: find(kind) for seat in seats}


class Table:
    """A scripted player: types lines, keeps what is shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.shown = ""
        self.status = -1

    def play(self, match: Match, typed: Iterable[str], *names: str, against: dict[int, Player] | None = None) -> str:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        opponents = bots(*range(1, match.players)) if against is None else against
        self.status = play(match, opponents, SEED, names, ["random"] * len(opponents))
        self.shown = self.capsys.readouterr().out
        return self.shown

    def flat(self) -> str:
        """What was shown, without the line ends of wrapping."""
        return spaced(self.shown)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Table:
    monkeypatch.chdir(tmp_path)
    return Table(monkeypatch, capsys)


def columns(text: str) -> int:
    return max(len(line.rstrip()) for line in text.splitlines())


# Whole games.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_choice_always_ends_the_game(table: Table, players: int) -> None:
    match = corinth(players)
    shown = table.play(match, ["1"] * 400 + [""])
    assert match.is_over
    assert table.status == 0
    assert columns(shown) <= 80
    assert shown.count("total") == 1
    assert "\x1b" not in shown


def numbers(seed: int) -> Iterator[str]:
    rng = Random(seed, "fingers")
    for _ in range(4000):
        yield str(rng.below(24) + 1)


@pytest.mark.parametrize("seed", range(6))
def test_random_choices_end_the_game(table: Table, seed: int) -> None:
    match = corinth(2 + seed % 3, first=seed % 2)
    shown = table.play(match, ["24", *numbers(seed)])
    assert match.is_over
    assert columns(shown) <= 80
    refused = re.findall(r"There is no choice (\d+); choose from 1 to (\d+)\.", shown)
    assert refused[0][0] == "24"
    assert all(int(number) > int(most) for number, most in refused)


def test_several_people_play_at_one_keyboard(table: Table) -> None:
    match = corinth(3)
    shown = table.play(match, ["1"] * 500 + [""], "Ada", "Bo", "Cleo", against={})
    assert match.is_over
    assert all(f"{name}> 1" in shown for name in ("Ada", "Bo", "Cleo"))
    assert "You take" not in shown


def test_bots_can_be_watched(table: Table) -> None:
    match = corinth()
    shown = table.play(match, [], against=bots(0, 1))
    assert match.is_over
    assert table.status == 0
    assert say("play-end-orders") not in " ".join(shown.split())


@pytest.mark.parametrize("case", cases(*games.TOYS), ids=str)
def test_a_game_without_a_board_can_be_played(table: Table, case: Case) -> None:
    match = case.match()
    table.play(match, ["1"] * 100)
    assert match.is_over


def test_a_game_that_is_won_at_once(table: Table) -> None:
    match = at("buy 0", "roll 1 1 1 1 1 1 2 2 2", "take goats", "end", "take gold", "end", "skip", "end", "buy 0", "roll" + " 4" * 9)
    assert match.scores()[0] > match.scores()[1]
    shown = table.play(match, [""])
    assert say("play-winner-at-once", player=say("play-bot-name", number=1), you="no") in shown


def test_the_record_of_a_whole_game_is_kept(table: Table) -> None:
    match = corinth()
    table.play(match, ["1"] * 400 + ["save mine"])
    assert games.replay(Path("mine.emp.jsonl").read_bytes()).events == match.events


# Choices.


def at(*moves: str, players: int = 2) -> Match:
    match = corinth(players)
    for move in moves:
        match.play(move)
    return match


ROLL = "roll 1 1 2 2 2 3 3 4 5"


def test_every_choice_says_what_it_gives(table: Table) -> None:
    shown = table.play(at("buy 0", ROLL), [])
    assert re.search(r"1 +take goats +\+2 Goats", shown)
    assert re.search(r"2 +take green +3 symbols, then a shop to choose", shown)
    flat = " ".join(shown.split())
    assert "6 steward goats Move the Steward 1 step: 2 Goats · 1 symbol of grapes" in flat
    assert "· 1 Gold Coin · one more yellow die in your rolls" in flat


@pytest.mark.parametrize("typed", ["2", "take green", "TAKE  Green", "t gr", "take gre"])
def test_a_choice_is_taken_by_number_words_or_beginning(table: Table, typed: str) -> None:
    match = at("buy 0", ROLL)
    table.play(match, [typed])
    assert match.events[-1].move == "take green"


@pytest.mark.parametrize("typed", ["r1c2", "1"])
def test_a_walk_is_one_choice_and_one_line(table: Table, typed: str) -> None:
    match = at("buy 0", ROLL, "steward purple")
    shown = table.play(match, [typed], against={})
    assert match.view(0).sheets[0].steward == "r1c2"
    assert "Player 1 moves the Steward 3 steps to row 1, column 2" in " ".join(shown.split())


def test_a_walk_can_go_step_by_step(table: Table) -> None:
    match = at("buy 0", ROLL, "steward purple")
    shown = table.play(match, ["up", "right", "r", "stop"], against={})
    assert match.view(0).sheets[0].path[-3:] == ["r2c3", "r2c4", "r2c5"]
    assert say("corinth-ends-walking", moves=["up", "down", "right", "stop"], drawn="yes") in " ".join(shown.split())


def test_ends_of_a_walk_come_with_their_price(table: Table) -> None:
    shown = table.play(at("buy 0", ROLL, "steward purple"), [])
    assert re.search(r"r1c2 +up up left stop +one more yellow die", shown)
    assert re.search(r"r4c2 +down left stop +2 Gold Coins, −1 Gold Coin", shown)


def test_without_dice_the_walk_is_offered_with_skip(table: Table) -> None:
    match = at("buy 0", "roll 1 1 1 1 1 1 1 1 6", "take goats", "end", "take gold")
    while match.view(None).point == "building":
        match.play("end")
    assert match.view(None).point == "compensating"
    shown = table.play(match, ["skip"], against={})
    assert say("corinth-skip") in shown
    assert re.search(r"r2c3 +steward up(?: stop)? +2 Goats", shown)
    assert say("corinth-skipped", you="no", player="Player 1") in shown


@pytest.mark.parametrize("seed", range(4))
def test_a_preview_is_a_phrase_for_every_move(seed: int) -> None:
    for match in random_play(corinth(2 + seed % 3), seed):
        if isinstance(match.actor, int):
            assert all(choice.gives for choice in choices_at(match, ["Ada", "Bo", "Cy", "Di"]))


# Telling.


def narrated(effects: Iterable[Sequence[Effect]], match: Match, you: int | None = None) -> list[str]:
    return word_lines("corinth", narrate_all(match.narrate, effects), Reader(["Ada", "Bo"], you))


def test_you_are_addressed() -> None:
    match = at("buy 0")
    effects = match.play(ROLL)
    assert narrated([effects], match, 0) == ["You roll 1 1 2 2 2 3 3 4 5"]
    assert narrated([effects], match) == ["Ada rolls 1 1 2 2 2 3 3 4 5"]


def test_what_belongs_together_is_one_line() -> None:
    match = at("buy 0", ROLL)
    events = [match.play("take green"), match.play("shop 3")]
    assert narrated(events, match) == ["Ada takes the dice from the olive oil district: 3-point shop completed (+3)"]


def test_finishing_a_chosen_shop_is_told() -> None:
    match = at("buy 0", ROLL, "take green")
    assert narrated([match.play("shop 3")], match) == ["Ada checks 3 symbols in the 3-point olive oil shop: 3-point shop completed (+3)"]


# The board.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits_the_terminal(players: int) -> None:
    names = ["Ada", "a name that is much too long for a board", "名前" * 9, "[bold]x[/]"]
    for number, match in enumerate(random_play(corinth(players), SEED)):
        view = match.view(match.actor if isinstance(match.actor, int) else None)
        width = (80, 100, 120)[number % 3]
        shown = render(board(match.components, view, names, match.scores(), width=width), emoji=False)
        assert all(line.cell_len <= min(width, 100) for line in shown.split())


def test_the_board_does_not_rely_on_color() -> None:
    match = at("buy 1", "roll 1 1 1 2 2 2 3 3 3 + 1", "take green", "shop 3")
    shown = render(board(match.components, match.view(1), ["Ada", "Bo"], match.scores())).plain
    assert "3:■■■" in shown
    assert "◉start" in shown
    match = at("buy 1", "roll 1 1 1 2 2 2 3 3 3 + 1")
    assert "1 1 1 1y" in render(board(match.components, match.view(0), ["Ada", "Bo"], match.scores())).plain


@pytest.mark.parametrize("name", ["[red]Ada[/red]", "[/]", "\\", "a\\", "[bold", "\\[x]", ":smile:"])
def test_markup_in_a_name_is_shown_as_it_is(name: str) -> None:
    match = corinth()
    assert name in render(board(match.components, match.view(0), [name, "Bo"], [0, 0]), emoji=False).plain


# Commands.


def test_undo_takes_back_the_last_choice(table: Table) -> None:
    match = at("buy 0", ROLL)
    table.play(match, ["take green", "undo"])
    assert match.events[-1].move == ROLL
    assert say("play-undone", moves=["take green"]) in table.shown


def test_undo_takes_back_a_whole_walk(table: Table) -> None:
    match = at("buy 0", ROLL, "steward green")
    table.play(match, ["r2c2", "undo"])
    assert match.events[-1].move == "steward green"


def test_undo_again_and_again(table: Table) -> None:
    match = at("buy 0", ROLL)
    table.play(match, ["take green", "undo", "steward green", "up", "undo", "undo", "undo"])
    assert match.events[-1].move == ROLL
    assert say("play-undo-none") in table.flat()


def test_undo_forgets_what_was_told(table: Table) -> None:
    shown = table.play(at("buy 0", ROLL), ["take green", "undo", "log"])
    assert "from the olive oil district" not in shown.split("Taken back")[1]


def test_undo_stops_at_the_dice(table: Table) -> None:
    match = corinth()
    table.play(match, ["buy 0", "undo"])
    assert say("play-undo-chance", move="buy 0") in table.shown
    assert len(match.events) == 2


def test_undo_stops_at_other_players(table: Table) -> None:
    match = at("buy 0", ROLL)
    table.play(match, ["take goats", "end", "undo"])
    assert say("play-undo-other", move="end", player=say("play-bot-name", number=1)) in table.shown


def test_score_shows_all_parts(table: Table) -> None:
    shown = table.play(corinth(3), ["score"], "Ada")
    for part in games.find("corinth").parts:
        assert say(f"corinth-part-{part}") in shown
    assert re.search(r"total +0 +0 +0", shown)


def test_rules(table: Table) -> None:
    table.play(corinth(), ["rules s4", "rules", "rules Z9", "rules C1"])
    assert say("corinth-rule-s4") in table.flat()
    assert "Corinth has no rule “Z9”. Rules: C1, C2" in table.flat()
    assert "goats, green (olive oil), purple (grapes)" in table.flat()


def test_help_board_and_log(table: Table) -> None:
    shown = table.play(at("buy 0", ROLL), ["?", "board", "log", "log 1", "log x", ""])
    assert "save FILE" in shown
    assert shown.count("Round 1 of 12") == 2
    assert shown.count("You roll 1 1 2 2 2 3 3 4 5") == 3, "as news, and twice in the log"
    assert say("play-log-number") in shown
    assert shown.count("Choose a group of dice") == 2
    assert columns(shown) <= 80


def test_save_and_go_on(table: Table, tmp_path: Path) -> None:
    match = at("buy 0", ROLL)
    table.play(match, [f"save {tmp_path}/mine", "take goats", "save", "quit"], "Ada")
    again = games.replay((tmp_path / "mine.emp.jsonl").read_bytes(), complete=False)
    assert again.events == match.events
    assert f"emporion play corinth --from {tmp_path}/mine.emp.jsonl" in table.flat()
    assert table.status == 0
    table.play(again, ["log"], "Ada")
    assert "You take the dice from the goat district: +2 Goats" in table.shown
    assert [path.name for path in tmp_path.iterdir()] == ["mine.emp.jsonl"]


def test_quit_offers_to_save(table: Table, tmp_path: Path) -> None:
    table.play(corinth(), ["1", "quit", f"{tmp_path}/kept"])
    assert (tmp_path / "kept.emp.jsonl").exists()
    assert table.status == 0
    table.play(corinth(), ["1", "quit", ""])
    assert say("play-left", id="corinth") in table.flat()


def test_save_writes_over_nothing_but_records(table: Table, tmp_path: Path) -> None:
    letter, pipe = tmp_path / "letter.txt", tmp_path / "pipe.fifo"
    letter.write_text("Dear Ada")
    os.mkfifo(pipe)
    table.play(corinth(), [f"save {letter}", f"save {tmp_path}/", f"save {pipe}", "save no/where", "save", "save " + "x" * 400])
    assert letter.read_text() == "Dear Ada"
    assert table.flat().count("is left alone") == 3
    assert table.flat().count("Cannot write") == 2
    assert say("play-save-how") in table.shown
    assert sorted(tmp_path.iterdir()) == [letter, pipe]


# What goes wrong.


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("take orange", "T1: There are no dice in the orange district. Legal here: take goats, take green"),
        ("discard gold", "T2: You may remove a group without using it only"),
        ("build temple", "B1: You construct buildings at the end of your turn."),
        ("castle", "F2: “castle” is not a move of this game. Legal here:"),
        ("[red]boo[/red]", "“[red]boo[/red]” is not a move"),
        ("t", "“t” could be take goats, take green"),
        ("0", "There is no choice 0; choose from 1 to 10."),
        ("11", "There is no choice 11;"),
        ("9" * 5000, "There is no choice 9999"),
        ("²", "F2: “²” is not a move"),
        ("٣", "٣"),
        ("\x1b[2J", say("play-unreadable")),
        ("x" * 5000, "…” is not a move"),
    ],
)
def test_refused_input_changes_nothing(table: Table, typed: str, answer: str) -> None:
    match = at("buy 0", ROLL)
    table.play(match, [typed])
    assert answer in table.flat()
    assert "\x1b" not in table.shown
    assert typed == "٣" or match.events[-1].move == ROLL


def test_a_name_full_of_tricks_is_only_text(table: Table) -> None:
    shown = table.play(at("buy 0", ROLL), ["take goats", "score", "board"], "[red]\x1b[31mEve[/]\n:smile:\\", against=bots(1))
    assert "\x1b" not in shown
    assert "[red]\\x1b[31mEve[/]\\n:s" in shown


def test_the_end_of_input_leaves_politely(table: Table) -> None:
    table.play(corinth(), [])
    assert table.status == 0
    assert say("play-left", id="corinth") in table.flat()


def test_an_interrupt_leaves_politely(table: Table) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    table.monkeypatch.setattr("builtins.input", interrupted)
    table.play(corinth(), [])
    assert table.status == 1
    assert say("play-left", id="corinth") in table.flat()


def test_bytes_that_are_no_text_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8"))
    play(corinth(), bots(1), 1, console=Console())
    assert say("play-unreadable") in capsys.readouterr().out


# A real terminal.

PROGRAM = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # this terminal's Ctrl-C counts
from emporion import games
from emporion.engine.lines import narrate_all
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader, word_lines
from emporion.players import find
from emporion.terminal.advice import MAX_MOVES_SHOWN
from emporion.terminal.orders import ORDERS, order_names
from emporion.terminal.play import play
bot, first = os.environ.get("BOT", "random"), int(os.environ.get("FIRST", "0"))
sys.exit(play(Match(games.find("corinth"), 2, first=first), {1: find(bot)}, 5, ["Ada"], [bot]))
"""


class Terminal:
    """The program in a pseudo-terminal of its own."""

    def __init__(self, **environment: str) -> None:
        paths = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
        main, other = pty.openpty()
        self.handle, self.shown = main, ""
        settings = os.environ | {"PYTHONPATH": paths, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "60"} | environment
        command = [sys.executable, "-c", PROGRAM]
        self.process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=settings, start_new_session=True)
        os.close(other)

    def until(self, text: str) -> str:
        """Read until the text is on the screen, or the program has ended; what was read."""
        while text not in self.shown:
            ready, _, _ = select.select([self.handle], [], [], WAIT_SECONDS)
            assert ready, self.shown
            try:
                self.shown += os.read(self.handle, 65536).decode(errors="replace")
            except OSError:  # the program has ended
                break
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def asked(self) -> str:
        """Read until a prompt waits for an answer.

        An interrupt between readline's preparations and its wait for a key is noticed with the next key only: that is so in Python.
        """
        read = self.until("Ada> ")
        wait_until(lambda: reads_keys(self.handle) and self.sleeps())
        return read

    def sleeps(self) -> bool:
        """Whether the program waits for something, on systems that tell."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "S"

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def left(self) -> int:
        """The program's exit code."""
        self.until("\0never")
        return self.process.wait(WAIT_SECONDS)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.handle)


@pytest.fixture
def terminal(request: pytest.FixtureRequest) -> Iterator[Terminal]:
    terminal = Terminal(**getattr(request, "param", {}))
    yield terminal
    terminal.close()


def test_in_a_real_terminal(terminal: Terminal) -> None:
    assert "\x1b[" in terminal.asked()
    terminal.type("buy 0\n")
    terminal.until("Choose a group")
    terminal.asked()
    terminal.type("quit\n")
    terminal.until("leaves: ")
    terminal.type("\n")
    assert terminal.left() == 0


@pytest.mark.parametrize("terminal", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], indirect=True)
def test_a_terminal_without_color(terminal: Terminal) -> None:
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7]|38)", terminal.asked())
    terminal.type("\x04")
    terminal.until("--from FILE")
    assert terminal.left() == 0


def test_ctrl_c_in_a_terminal(terminal: Terminal) -> None:
    terminal.asked()
    terminal.type("\x03")
    assert "Traceback" not in terminal.until("--from FILE")
    assert terminal.left() == 1


@pytest.mark.parametrize("terminal", [{"BOT": f"9000000{threads}", "FIRST": "1"} for threads in ("", "@2")], indirect=True)
def test_ctrl_c_in_a_long_thought_whose_progress_is_shown(terminal: Terminal) -> None:
    terminal.until(say("play-thinking", player="Aspasia"))
    terminal.until("%")
    time.sleep(0.5)  # by now it is deep in thought
    terminal.type("\x03")
    rest = terminal.until("--from FILE")
    assert "Traceback" not in rest
    assert max(map(int, re.findall(r"(\d+) ?%", rest)), default=0) < 20, "it does not think to the end first"
    assert terminal.left() == 1


# Hints.


def test_a_hint_gives_its_reasons(table: Table) -> None:
    match = at("buy 0", ROLL)
    shown = table.play(match, ["hint"])
    rows = re.findall(r"^ +(\d+) +(\w[\w ]*?) {2,}(\d+)% +(\d+\.\d) +(\d+) *$", shown, re.MULTILINE)
    assert len(rows) == MAX_MOVES_SHOWN, shown
    choices = choices_at(match, ["You", "Aspasia"])
    for number, name, *_ in rows:
        assert name_move(match, choices[int(number) - 1].words, Reader(["You", "Aspasia"])).startswith(name)
    tries = [int(tried) for *_, tried in rows]
    assert tries == sorted(tries, reverse=True)
    assert all(0 < int(share) < 100 and 20 < float(points) < 90 for *_, share, points, _ in rows), "of the opening, to the end"
    best = int(rows[0][0])
    assert say("play-advice", number=best, choice=choices[best - 1].words) in table.flat()
    assert len(match.events) == 2, "a hint plays nothing"


def test_a_hint_names_the_seats_of_the_moves_that_it_expects(table: Table) -> None:
    shown = table.play(at("buy 0", ROLL), ["hint"]).split(say("play-advice-expected"))[1]
    seats = re.findall(r"^  (You|Aspasia): (\S.*)$", shown, re.MULTILINE)
    assert seats[0][0] == "You", shown
    assert {seat for seat, _ in seats} <= {"You", "Aspasia"}


def test_a_hint_names_the_number_of_the_end_of_a_walk() -> None:
    match = at("buy 0", ROLL, "steward purple")
    choices, reader = choices_at(match, ["Ada", "Bo"]), Reader(["Ada", "Bo"])
    for choice in choices:
        advice = Advice(0, [Prospect(choice.moves[0], 1, 0.5, 50.0, 0.5)], [*choice.moves, "end"], 1, 0.0, False)
        number = choices.index(choice) + 1
        assert advice_lines(advice, match, choices, reader)[0] == say("play-advice", number=number, choice=choice.words)


def test_a_hint_in_a_terminal_shows_how_far_it_is(terminal: Terminal) -> None:
    terminal.asked()
    terminal.type("buy 0\n")
    terminal.asked()
    terminal.type("hint\n")
    assert "%" in terminal.until(say("play-advice-share"))


def spaced(text: str) -> str:
    """A text with single, ordinary spaces."""
    return " ".join(text.split())


LOCAL_ORDERS = {
    "en": ["help", "board", "log 1", "rules S4", "quit"],
    "fr": ["aide", "plateau", "journal 1", "règles S4", "quitter"],
    "de": ["hilfe", "plan", "verlauf 1", "regeln S4", "verlassen"],
    "es": ["ayuda", "tablero", "historial 1", "reglas S4", "salir"],
    "nl": ["help", "bord", "logboek 1", "regels S4", "verlaten"],
}


@pytest.mark.parametrize("language", LOCAL_ORDERS)
@pytest.mark.parametrize("in_english", [False, True])
def test_orders_are_typed_in_the_players_language_or_in_english(table: Table, language: str, in_english: bool) -> None:
    with speaking(language):
        shown = table.play(at("buy 0", ROLL), [*LOCAL_ORDERS["en" if in_english else language], "board"])
        for key in ("play-help-quit", "play-usage-save", "corinth-rule-s4"):
            assert spaced(say(key)) in table.flat()
        assert shown.count(say("corinth-board-round", round=1, rounds=12)) == 2
        assert say("corinth-ask-choosing") in shown
        assert columns(shown) <= 80


def test_orders_may_be_typed_without_accents_and_shortened(table: Table) -> None:
    with speaking("fr"):
        table.play(at("buy 0", ROLL), ["regles S4", "ENREG", "a"])
        assert spaced(say("corinth-rule-s4")) in table.flat()
        assert spaced(say("play-save-how")) in table.flat()
        assert spaced(say("play-ambiguous", words="a", candidates=["annuler", "aide"])) in table.flat()


def verbs() -> set[str]:
    """The words with which moves begin in a game of each."""
    matches = [Match(games.find("corinth"), 4), Match(games.find("golden-horn"), 4, options={"dominio": True})]
    return {move.split()[0] for match in matches for found in random_play(match, SEED) if found.actor != "chance" for move in found.moves()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_is_one_word_and_never_the_beginning_of_a_move(language: str) -> None:
    with speaking(language):
        words = [say(f"play-order-{name}") for name in ORDERS]
        assert all(re.fullmatch(r"\w+", word) and word == word.lower() for word in words)
        assert len(set(words)) == len(words)
        assert not verbs() & order_names().keys()
