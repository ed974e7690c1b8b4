"""A screen of 80 columns and 24 rows, and terminals without symbols: every question fits with its board, and nothing relies on a sign."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, cast

import pytest
from rich.console import Console
from rich.markup import render

from emporion import games
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader
from emporion.games.corinth.drawing.text_board import FREE_END, PRICED_END, board
from emporion.players import find
from emporion.players.levels import hint
from emporion.terminal.advice import advice_table
from emporion.terminal.choice_list import choice_page
from emporion.terminal.choices import Choice, choices_at
from emporion.terminal.plain_text import SIGNS, PlainFile, Symbols, plain, shown_symbols
from emporion.terminal.play import play
from emporion.text import LANGUAGES, say, speaking
from tests.terminal.pseudo_terminal import COLUMNS, ROWS, PseudoTerminal

NAMES = ["Ada", "Bo"]
ROLL = "roll 1 1 2 2 2 3 3 4 5"


def screens(monkeypatch: pytest.MonkeyPatch, match: Match, typed: Iterator[str], symbols: Symbols = "all") -> list[list[str]]:
    """The rows that a terminal shows between two answers."""
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    monkeypatch.setattr("builtins.input", lambda prompt: (shown.write(prompt + "\n\0"), sys.stdin.readline().strip("\n") or quit_game())[1])
    file = shown if symbols == "all" else PlainFile(shown, symbols)
    console = Console(file=cast("IO[str]", file), width=COLUMNS, height=ROWS, force_terminal=True, color_system=None)
    play(
        match,
        {seat: find("random") for seat in range(1, match.players)},
        7,
        ["Ada"],
        ["random"] * (match.players - 1),
        console=console,
        symbols=symbols,
    )
    first, *others = (page.split("\n")[:-1] for page in shown.getvalue().split("\0"))
    return [first, *(rows[1:] for rows in others)]  # without what was typed, which a terminal shows beside the prompt


def quit_game() -> str:
    raise EOFError


def fingers(number: int) -> Iterator[str]:
    rng = Random(number, "fingers")
    for _ in range(80):
        yield str(rng.below(12) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("corinth", 2), ("corinth", 4), ("golden-horn", 2), ("golden-horn", 4)])
def test_every_question_fits_with_its_board(monkeypatch: pytest.MonkeyPatch, language: str, game: str, players: int) -> None:
    options = {"dominio": players == 4} if game == "golden-horn" else {}
    with speaking(language):
        found = screens(monkeypatch, Match(games.find(game), players, options=options), fingers(players))
    boards = 0
    for rows in found[1:-1]:
        assert len(rows) <= ROWS, "\n".join(rows)
        assert max(map(len, rows)) <= COLUMNS, "\n".join(rows)
        boards += len(rows) > 15
    assert boards > 5


def test_news_stand_below_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screens(monkeypatch, Match(games.find("corinth"), 3), fingers(1))
    with_news = [rows for rows in found if say("play-since") in rows]
    assert len(with_news) > 3
    for rows in with_news:
        harbor = next(number for number, row in enumerate(rows) if row.startswith(say("corinth-board-harbor")))
        assert rows.index(say("play-since")) > harbor
        assert rows[-1].startswith("Ada> ")


def test_other_players_have_a_row_each(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screens(monkeypatch, Match(games.find("corinth"), 4), fingers(1))
    rows = next(rows for rows in found if say("play-since") in rows)
    assert [row.split()[0] for row in rows[1:4]] == ["Aspasia", "Lysis", "Myrto"]
    assert "Ada" in rows[4]


def test_each_opponent_has_one_line_and_own_moves_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screens(monkeypatch, Match(games.find("corinth"), 4), fingers(1))
    with_news = [rows for rows in found if say("play-since") in rows]
    assert len(with_news) > 5
    for rows in with_news:
        first, *after = rows[rows.index(say("play-since")) + 1 :]
        assert not first.startswith(("You ", "…"))
        told = [row.split()[0] for row in (first, *after) if row.startswith(("Aspasia ", "Lysis ", "Myrto "))]
        assert len(set(told)) == len(told) > 0
    first, *after = with_news[0][with_news[0].index(say("play-since")) + 1 :]
    assert [row.split()[0] for row in (first, *after[:2])] == ["Aspasia", "Lysis", "Myrto"]


def test_what_was_taken_from_one_is_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four players of Golden Horn: the sheets of the others give way to what they have done."""
    found = screens(monkeypatch, Match(games.find("golden-horn"), 4, options={"dominio": True}), fingers(1))
    rows = next(rows for rows in found if any("raids your" in row for row in rows))
    after = rows[rows.index(say("play-since")) + 1 :]
    assert "raids your" in after[0]
    assert {row.split()[0] for row in after[:4]} >= {"Aspasia", "Lysis", "Myrto"}


def walking() -> Match:
    match = Match(games.find("corinth"), 2)
    for move in ("buy 0", ROLL, "steward purple"):
        match.play(move)
    return match


def test_the_ends_of_a_walk_are_marked_on_the_map() -> None:
    match = walking()
    ends = {target.end: target.price for target in match.targets()}
    assert set(ends.values()) == {0, 1}
    shown = render(board(match.components, match.view(0), ["Ada", "Bo"], [0, 0], ends=ends)).plain.splitlines()
    mine = shown[next(number for number, row in enumerate(shown) if row.startswith("▶")) + 1 :]
    places = [mine[0].index(f"c{column}") - 1 for column in range(1, 6)]
    for number in range(1, 6):
        prices = [ends.get(f"r{number}c{column}") for column in range(1, 6)]
        marks = [" " if price is None else FREE_END if price == 0 else PRICED_END for price in prices]
        assert [mine[number][place] for place in places] == marks
    assert not re.search(f"[{FREE_END}{PRICED_END}]", render(board(match.components, match.view(0), ["Ada", "Bo"], [0, 0])).plain)


def test_the_marks_are_explained_where_they_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    (rows, *_) = screens(monkeypatch, walking(), iter([]))
    text = " ".join(" ".join(rows).split())
    assert say("corinth-ends-walking", moves=walking().moves(), drawn="yes") in text
    assert text.count(FREE_END) > 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_of_ends_says_all_in_the_words_of_the_map(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    with speaking(language):
        (rows, *_) = screens(monkeypatch, walking(), iter([]))
    listed = [row for row in rows if re.match(r" +\d+  r\dc\d ", row)]
    assert len(listed) >= 5
    assert "…" not in "".join(listed)
    if language == "en":
        assert any(re.search(r"r2c3  2goats ", row) for row in listed)
        assert any(re.search(r"r3c2  1purple ", row) for row in listed)


def test_the_table_of_a_hint_has_the_numbers_of_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walking()
    choices = choices_at(match, NAMES)
    advice = hint(match)
    console = Console(file=io.StringIO(), width=COLUMNS)
    console.print(advice_table(advice, match, choices, Reader(NAMES, 0)))
    rows = cast("io.StringIO", console.file).getvalue().splitlines()[1:]
    assert len(rows) > 1
    for row in rows:
        numbers = [int(number) for number in re.match(r" *([\d, ]+)", row)[1].replace(",", " ").split()]  # type: ignore[index]
        assert numbers
        assert len({choices[number - 1].moves[0] for number in numbers}) == 1


def test_a_place_is_named_once() -> None:
    """A ship that turns says where it goes; the other places that it may then go to follow, without that one."""
    match, rng = Match(games.find("golden-horn"), 2, first=0), Random(3, "x")
    found: set[str] = set()
    with speaking("de"):
        while match.actor != "over" and len(match.events) < 400:
            if match.actor == "chance":
                match.chance(rng)
                continue
            found |= {choice.gives for choice in choices_at(match, NAMES) if choice.words.split()[0] in ("sail", "turn")}
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])
    places = [re.findall(r"Feld \d+|Venedig|Konstantinopel|Modone", gives) for gives in found]
    assert any(len(named) > 1 for named in places)
    assert all(len(set(named)) == len(named) for named in places)
    assert "auf Feld 4 · Modone" in found


def test_long_lists_are_paged_and_every_number_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = [Choice(f"choice {number}", (str(number),), "", "something that it brings") for number in range(1, 61)]
    console = Console(width=COLUMNS, height=ROWS, force_terminal=True)
    seen: list[str] = []
    first = 0
    for _ in range(20):
        page = choice_page(choices, console, 8, first)
        assert len(page.rows) < 8
        seen += re.findall(r"choice \d+", "\n".join(row.plain for row in page.rows))
        first = page.after
        if first == len(choices):
            break
    assert sorted(seen) == sorted(choice.words for choice in choices)


def test_enter_shows_what_did_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walking()
    number = len(choices_at(match, NAMES))
    found = screens(monkeypatch, match, iter([" ", " "]))
    text = "\n".join(row for rows in found for row in rows)
    assert {int(seen) for seen in re.findall(r"(\d+)  r\dc\d", text)} == set(range(1, number + 1))


# Terminals without symbols.


@pytest.mark.parametrize(
    ("environment", "encoding", "symbols"),
    [
        ({"LANG": "en_US.UTF-8", "TERM": "xterm"}, "utf-8", "all"),
        ({"LANG": "C.UTF-8"}, "utf-8", "all"),
        ({}, "utf-8", "all"),
        ({"LANG": "C"}, "utf-8", "ascii"),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "utf-8", "ascii"),
        ({"LANG": "de_DE.utf8", "LC_ALL": "POSIX"}, "utf-8", "ascii"),
        ({"LANG": "de_DE.ISO-8859-1"}, "iso8859-1", "ascii"),
        ({"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, "utf-8", "all"),
        ({"LANG": "de_DE.UTF-8", "TERM": "linux"}, "utf-8", "letters"),
    ],
)
def test_what_a_terminal_shows(environment: dict[str, str], encoding: str, symbols: Symbols) -> None:
    assert shown_symbols(environment, encoding) == symbols


@pytest.mark.parametrize("together", ["■□", "✓✗", "◉○·", "▸▹·", "●◆▲■≈★", "→←", "×□"])
def test_signs_that_can_stand_in_one_place_have_different_letters(together: str) -> None:
    letters = plain(together, "ascii")
    assert letters.isascii()
    assert len(set(letters)) == len(together)


def test_plain_letters_take_as_many_columns() -> None:
    for text in ("Würfel für „Größe“ …", "¿Adónde? −1 · 2×3", "échoppe : « non »", "".join(map(chr, SIGNS))):
        assert len(plain(text, "ascii")) == len(text)
        assert plain(text, "ascii").isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_in_plain_letters_is_ascii_and_fits(monkeypatch: pytest.MonkeyPatch, language: str, game: str) -> None:
    with speaking(language):
        found = screens(monkeypatch, Match(games.find(game), 2), iter(list(fingers(2))[:40]), "ascii")
    for rows in found[1:-1]:
        assert all(row.isascii() for row in rows)
        assert max(map(len, rows)) <= COLUMNS


def test_built_and_unbuilt_differ_in_plain_letters() -> None:
    match = Match(games.find("corinth"), 2)
    for move in ("buy 0", "roll 1 1 1 1 1 1 2 2 2", "take goats", "build store", "end"):
        if move in match.moves() or match.actor == "chance":
            match.play(move)
    shown = plain(render(board(match.components, match.view(0), ["Ada", "Bo"], [0, 0])).plain, "ascii")
    assert re.search(r"# store", shown)
    assert re.search(r"\. temple", shown)


@pytest.mark.parametrize("environment", [{"LANG": "C"}, {"LC_ALL": "C"}, {"TERM": "linux"}, {"TERM": "linux", "NO_COLOR": "1"}])
def test_a_real_terminal_without_symbols(tmp_path: Path, environment: dict[str, str]) -> None:
    terminal = PseudoTerminal(
        tmp_path, "play", "corinth", "--seed", "3", "--first", "0", "--against", "random", "--name", "Ada", **environment
    )
    try:
        shown = terminal.until("Enter begins: ")
        assert "# checked  . open" in shown
        terminal.type("\n")
        shown = terminal.until("Ada> ")
        assert not re.search("[■□◉▶]", shown)
        assert ". temple" in shown
        assert "LANG" not in environment or shown.isascii()
    finally:
        terminal.kill()
