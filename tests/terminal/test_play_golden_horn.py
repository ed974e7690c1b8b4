"""Golden Horn in the terminal: whole games, what is told and previewed, and that no player at the keyboard sees what is hidden."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console
from rich.markup import render

from emporion import games
from emporion.engine import record
from emporion.engine.effects import Effect
from emporion.engine.lines import narrate_all
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader, word_lines
from emporion.games.golden_horn.codes import COLORS
from emporion.games.golden_horn.drawing.text_board import SIGNS, board
from emporion.players import Player, find
from emporion.terminal.choices import Choice, choices_at, lists_ends
from emporion.terminal.display import show_question
from emporion.terminal.play import play
from emporion.terminal.session import Session
from emporion.text import LANGUAGES, say, speaking
from tests.conftest import ROOT, random_play
from tests.games.golden_horn_record import Record, started
from tests.games.golden_horn_table import dealt
from tests.terminal.keyboard import reads_keys
from tests.waiting import WAIT_SECONDS, wait_until

SEED = 5
WIPE = "\x1b[H\x1b[2J\x1b[3J"
NAMES = ["Ada", "Bo", "Cy", "Di"]
OVER = say("golden-horn-ended")


def golden_horn(players: int = 3, first: int = 0, **options: str | bool) -> Match:
    return Match(games.find("golden-horn"), players, first=first, options=options)


def bots(*seats: int) -> dict[int, Player]:
    return {seat: find("random") for seat in seats}


class Table:
    """A scripted player: types lines, keeps what is shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def play(self, match: Match, typed: Iterable[str], *, people: int = 1, terminal: bool = False) -> str:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        opponents = bots(*range(people, match.players))
        console = Console(width=80, force_terminal=True, color_system=None) if terminal else Console(width=80)
        play(match, opponents, SEED, NAMES[:people], ["random"] * len(opponents), console=console)
        return self.capsys.readouterr().out


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Table:
    monkeypatch.chdir(tmp_path)
    return Table(monkeypatch, capsys)


def numbers(seed: int, most: int) -> Iterator[str]:
    rng = Random(seed, "fingers")
    for _ in range(6000):
        yield str(rng.below(most) + 1)


def columns(text: str) -> int:
    return max(len(line.rstrip()) for line in text.splitlines())


# Whole games, and what they must not show.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dominio", [False, True])
def test_whole_games(table: Table, players: int, dominio: bool) -> None:
    match = golden_horn(players, first=players - 1, dominio=dominio)
    shown = table.play(match, numbers(players, 5))
    assert match.is_over
    assert columns(shown) <= 80
    assert "\x1b" not in shown
    before, after = shown.split(OVER)
    others = "Aspasia|Lysis|Myrto"
    assert not re.search(rf"\d ({others}) .* point", before)
    assert not re.search(rf"\d ({others}) .*\n +(hand|warehouse) ", before)
    assert not re.search(rf"^({others}).*\d [a-z]+ cards? drawn", before, re.MULTILINE)
    assert len(re.findall(rf"\d ({others}) .* points? ·", after)) == players - 1
    assert say("play-hidden-why") not in after


def test_bots_can_be_watched(table: Table) -> None:
    match = golden_horn(2)
    before, after = table.play(match, [], people=0).split(OVER)
    assert not re.search(
        r"^ +(hand|warehouse) |\d [a-z]+ cards? drawn|draws \d [a-z]+ card", before.replace("draws 5 cards", ""), re.MULTILINE
    )
    assert "warehouse" in after


OWN = ("red", "red", "red", "blue", "pink")


def test_what_the_others_hold_changes_nothing_on_the_screen(table: Table) -> None:
    typed = ["board", "log", "score", "help", "rules", "sail trio", "undo", "sail trio"]
    shown = []
    for other, last in ((["yellow"] * 5, ["green"] * 5), (["green"] * 5, ["yellow"] * 5)):
        shown.append(table.play(dealt(OWN, other, last), typed))
    assert shown[0] == shown[1]
    assert "You draw 1 pink card, 3 red cards, and 1 blue card" in " ".join(shown[0].split())
    assert "Aspasia draws 5 cards\n" in shown[0]


def test_scores_are_known_as_far_as_warehouses_are() -> None:
    for warehouses, known in (("hidden", [1]), ("open", [0, 1, 2])):
        for match in random_play(golden_horn(3, warehouses=warehouses), SEED):
            if not match.is_over:
                assert [seat for seat, points in enumerate(match.known_scores(1)) if points is not None] == known
        assert match.known_scores(None) == match.known_scores(1) == match.scores()


def test_the_score_of_others_is_hidden(table: Table) -> None:
    assert re.search(r"total +0 +\? +\?", table.play(dealt(OWN, OWN, (*OWN[:4], "green")), ["score"]))


# Several people at one keyboard.


def test_hands_are_covered_between_people(table: Table) -> None:
    match = golden_horn(3)
    shown = table.play(match, numbers(1, 4), people=2, terminal=True)
    assert match.is_over
    screens = shown.split(OVER)[0].split(WIPE)
    assert len(screens) > 20
    for screen in screens:
        assert len(set(re.findall(r"^(Ada|Bo)> ", screen, re.MULTILINE))) <= (1 if screen is not screens[0] else 2)
        owners = set(re.findall(r"\d (Ada|Bo|Lysis) .*\n +(?:hand|warehouse) ", screen))
        owners |= set(re.findall(r"^(Ada|Bo|Lysis).*\d [a-z]+ cards? drawn", screen, re.MULTILINE))
        assert owners <= set(re.findall(r"^(Ada|Bo)> ", screen, re.MULTILINE))
    for name, other in (("Ada", "Bo"), ("Bo", "Ada")):
        assert say("play-cover", reader=name, next=other) in shown
        assert say("play-uncover", next=name) in shown


def test_a_first_hand_is_not_shown_to_the_one_who_placed_last(table: Table) -> None:
    shown = table.play(golden_horn(2), ["1"] * 6, people=2, terminal=True)
    assert "Bo draws 5 cards\n" in shown
    assert not re.search(r"draws \d [a-z]+ card |draws .* and | hand ", shown)
    assert shown.rstrip().endswith(say("play-left", id="golden-horn").split()[-1])


def test_undo_does_not_bring_back_another_hand(table: Table) -> None:
    match = dealt(OWN, ("yellow",) * 5)
    shown = table.play(match, ["", "sail solo", "load pink", "s1", "", "", "undo"], people=2)
    after = shown.split(say("play-uncover", next="Bo"))[1]
    assert say("play-undo-none") in " ".join(after.split())
    assert "■red 3" not in after


def test_the_keyboard_can_be_left_while_it_is_passed_on(table: Table) -> None:
    shown = table.play(dealt(OWN, OWN), ["quit", ""], people=2)
    assert say("play-left", id="golden-horn") in " ".join(shown.split())


def asked(table: Table, match: Match, people: int) -> list[int]:
    """How many choices each question had."""
    found: list[int] = []

    def spy(sitting: Session, seat: int, choices: Sequence[Choice], point: str) -> None:
        found.append(len(choices))
        show_question(sitting, seat, choices, point)

    table.monkeypatch.setattr("emporion.terminal.display.show_question", spy)
    table.play(match, numbers(3, 2), people=people)
    return found


def test_alone_a_single_answer_is_not_asked_for(table: Table) -> None:
    match = golden_horn(2)
    assert min(asked(table, match, 1)) == 2
    assert games.replay(record.dumps(match).encode()).events == match.events


def test_with_others_a_single_answer_is_asked_for(table: Table) -> None:
    assert min(asked(table, golden_horn(2), 2)) == 1


# Telling.


def narrated(match: Match, events: Iterable[Sequence[Effect]], seat: int | None = None) -> list[str]:
    seen = [[effect.seen(seat) for effect in effects] for effects in events]
    return word_lines("golden-horn", narrate_all(match.narrate, seen), Reader(NAMES, seat))


def played(match: Match, *moves: str) -> list[list[Effect]]:
    return [match.play(move) for move in moves]


WINDY = ("orange", "pink", "red", "red", "blue")
OUT = ("sail trio", "load pink", "cube red", "cube blue")


def test_a_voyage_is_one_line() -> None:
    match = dealt(WINDY, OWN, OWN)
    events = played(match, *OUT, "wind orange", "wind pink", "on", "stop")
    assert narrated(match, events) == [
        "Ada sails the trio from Venice to space 4: 1 pink card and 1 orange card played, 2 pink cubes aboard",
        "Venice is filled with 1 red cube and 1 blue cube",
    ]


def test_cards_are_told_to_the_one_who_drew_them() -> None:
    found: dict[int | None, str] = {}
    match, events = golden_horn(3), list[list[Effect]]()
    rng = Random(3)
    while not match.is_over:
        events.append(match.chance(rng) if match.actor == "chance" else match.play(find("random").choose(match, rng)))
    for seat in (None, 0, 1):
        found[seat] = "\n".join(narrated(match, events, seat))
    assert re.search(r"^Ada sails .*\d cards? drawn$", str(found[None]), re.MULTILINE)
    assert not re.search(rf"({'|'.join(COLORS)}) cards? drawn|draws .*({'|'.join(COLORS)}) card", str(found[None]))
    assert re.search(r"^You sail .*\d [a-z]+ cards? drawn$", str(found[0]), re.MULTILINE)
    assert not re.search(r"^(Ada|Bo|Cy) .*\d [a-z]+ cards? drawn", "\n".join(map(str, found.values())), re.MULTILINE)
    assert re.search(r"Venice is filled with \d [a-z]+ cube", str(found[0]))
    assert "The discards are shuffled into a new draw pile" in str(found[0])
    cards = r"(2 [a-z]+ cards|1 [a-z]+ card and 1 [a-z]+ card)"
    raided = rf"the (trio|duo|solo) of (Bo|Cy) raided with {cards} \(1 [a-z]+ cube stolen\)"
    assert re.search(rf"^You sail .*: {raided}", str(found[0]), re.MULTILINE)
    assert re.search(rf"^(Bo|Cy) sails .*: your (trio|duo|solo) raided with {cards}", str(found[0]), re.MULTILINE)


# Choices.


def test_every_choice_says_what_it_gives(table: Table) -> None:
    shown = table.play(dealt(WINDY, OWN), ["sail trio", "load pink"])
    assert re.search(r"1 +sail trio +from Venice, with 2 pink cubes, 1 blue cube, or 1 orange cube", " ".join(shown.split()))
    assert re.search(r"1 +load pink +2 pink cubes aboard, worth 2 points", shown)
    assert re.search(r"1 +s1 +stop +stays here", shown)
    assert re.search(r"s2 +wind orange stop +◆ pink, −1 card", shown)
    assert re.search(r"modone +wind orange wind pink on +−2 cards", shown)


def test_an_end_of_a_voyage_is_chosen_by_its_name(table: Table) -> None:
    match = dealt(WINDY, OWN)
    shown = table.play(match, ["sail trio", "load pink", "modone"])
    assert "You sail your trio from space 1 to Modone: 1 pink card and 1 orange card played" in " ".join(shown.split())
    assert match.view(0).table[0].boats[0].place == "modone"


def test_a_voyage_can_go_step_by_step(table: Table) -> None:
    match = dealt(WINDY, OWN, OWN)
    shown = table.play(match, ["sail trio", "load pink", "wind orange", "w", "on", "stop"])
    assert "You sail your trio from space 3 to space 4" in shown
    assert match.view(0).table[0].boats[0].place == "s4"


def test_raids_and_peace_are_offered(table: Table) -> None:
    match = dealt(WINDY, ("green", "red", "yellow", "pink", "pink"))
    for move in (*OUT, "stop"):
        match.play(move)
    shown = table.play(match, ["", "raid 0.trio green red"], people=2)
    assert re.search(r"raid 0.trio green red +\+1 pink cube, −2 cards", shown)
    assert re.search(r"no-raid +then choose among all ships", shown)
    assert "Bo raids the trio of Ada with 1 green card and 1 red card: 1 pink cube stolen" in " ".join(shown.split())


def test_after_a_raid_conquests_and_going_on_are_offered(table: Table) -> None:
    shown = table.play(Record(started()).match, ["raid 1.duo red blue", "ready"])
    assert "You have raided. Conquer, or go on?" in shown
    assert re.search(r"ready +then choose among all ships", shown)
    assert re.search(r"conquer candia +\+8 points for 4 mercenaries", shown)


@pytest.mark.parametrize("dominio", [False, True])
def test_a_preview_is_a_phrase_for_every_choice(dominio: bool) -> None:
    for match in random_play(golden_horn(3, dominio=dominio), SEED):
        if isinstance(match.actor, int) and len(match.events) % 3 == 0:
            for choice in choices_at(match, NAMES):
                assert choice.gives


def test_the_last_turn_previews_no_warehouse() -> None:
    for seed in range(20):
        for match in random_play(golden_horn(2), seed):
            if match.actor == 1 and "call" in match.moves():
                assert "Revealed" in {type(effect).__name__ for effect in match.preview("call")}
                gives = {choice.words: choice.gives for choice in choices_at(match, NAMES)}
                assert gives == {"call": say("golden-horn-would-end-announced"), "end": say("golden-horn-finish-turn")}
                return
    pytest.fail("no seat could call the end")


# The board.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dominio", [False, True])
def test_the_board_fits_the_terminal(players: int, dominio: bool) -> None:
    names = ["Ada", "a name that is much too long for a board", "名前" * 9, "[bold]x[/]"]
    start = golden_horn(players, dominio=dominio, modone="always", warehouses="open" if dominio else "hidden")
    for number, match in enumerate(random_play(start, SEED)):
        if number % 7 == 0 or match.is_over:
            seat = match.actor if isinstance(match.actor, int) else None
            width = (80, 100, 120)[number % 3]
            drawn = board(match.components, match.view(seat), names, match.known_scores(seat), width=width)
            assert all(line.cell_len <= width for line in render(drawn, emoji=False).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_of_spaces_are_as_wide_as_the_words_of_the_language(language: str) -> None:
    match = Match(games.find("golden-horn"), 2)
    with speaking(language):
        words = [say("golden-horn-color", color=color) for color in SIGNS]
        texts = [board(match.components, match.view(0), ["Ada", "Ben"], [0, 0], width=width) for width in (120, 80)]
        wide, narrow = ([line.plain for line in render(text).split()] for text in texts)
    tints = next(line for line in wide if line.strip().startswith(tuple(SIGNS.values())))
    assert {word[1:] for word in tints.split()} == set(words)
    assert max(map(len, narrow)) < 80


def test_the_board_does_not_rely_on_color() -> None:
    match = dealt(WINDY, OWN, OWN)
    played(match, *OUT)
    shown = render(board(match.components, match.view(0), NAMES, match.known_scores(0))).plain
    assert all(f"{SIGNS[color]}{color[:3]}" in shown for color in COLORS)
    assert len(set(SIGNS.values())) == len(COLORS)
    assert "0t→" in shown
    assert re.search(r"trio ▲■● s1→ 2◆", shown)
    assert re.search(r"hand +◆pink 1 +■red 2 +≈blue 1 +★orange 1", shown)


# A real terminal.

PROGRAM = """
import sys
from emporion import games
from emporion.engine.lines import narrate_all
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader, word_lines
from emporion.terminal.play import play
sys.exit(play(Match(games.find("golden-horn"), 2), {}, 5, ["Ada", "Bo"], []))
"""


def test_in_a_real_terminal() -> None:
    paths = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
    main, other = pty.openpty()
    settings = os.environ | {"PYTHONPATH": paths, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "60"}
    process = subprocess.Popen([sys.executable, "-c", PROGRAM], stdin=other, stdout=other, stderr=other, env=settings)
    os.close(other)
    shown = ""

    def until(text: str) -> str:
        nonlocal shown
        while text not in shown:
            ready, _, _ = select.select([main], [], [], WAIT_SECONDS)
            assert ready, shown
            shown += os.read(main, 65536).decode(errors="replace")
        before, found, shown = shown.partition(text)
        return before + found

    def type_(text: str) -> None:
        wait_until(lambda: reads_keys(main))
        os.write(main, f"{text}\n".encode())

    try:
        for name in ("Ada", "Ada", "Ada", "Bo", "Bo", "Bo"):
            until(f"{name}> ")
            type_("1")
        assert "hand " not in until(say("play-uncover", next="Ada"))
        type_("")
        until(WIPE)
        assert "hand " in until("Ada> ")
        type_("sail trio")
        until("Ada> ")
        type_("1")
        until("Ada> ")
        type_("s1")
        until(say("play-cover", reader="Ada", next="Bo"))
        type_("")
        until(WIPE)
        assert "hand " not in until(say("play-uncover", next="Bo"))
        type_("")
        until(WIPE)
        assert "hand " in until("Bo> ")
        type_("quit")
        until("leaves: ")
        type_("")
        assert process.wait(WAIT_SECONDS) == 0
    finally:
        process.kill()
        process.wait()
        os.close(main)


def test_where_a_voyage_leads_is_said_once() -> None:
    only = 0
    for match in random_play(golden_horn(), 5):
        if isinstance(match.actor, int) and not lists_ends(match):
            for choice in choices_at(match, ["Ada", "Bo"]):
                head, _, ends = choice.gives.partition(": ")
                assert " · " in ends or not ends or ends not in head
                only += choice.moves[0].startswith("sail") and not ends
    assert only > 10
