"""Whole games played through the accessibility tree alone: by the names that a screen reader says, and by what the live region tells.

What is on the page is read from the tree of `Accessibility.getFullAXTree`, and pressed there. The live region is heard as a screen reader
hears it: what is added to it counts, and not what is left there; all that is in its node of the tree must have been heard.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from emporion.engine.random import Random
from emporion.text import LANGUAGES, catalogue
from tests.browser.accessibility_tree import Exposed, exposed, exposed_twice, names, press
from tests.browser.conftest import Visitor
from tests.browser.test_shell import WAIT, at_full_speed, violations
from tests.browser.test_text_view import TEXT, read_as_text
from tests.waiting import wait_until

TITLES = {"corinth": "Corinth", "golden-horn": "Golden Horn"}
END = re.compile("wins? with|wins? at once|share the victory|whatever the points")
HEAR = """
window.heard = [];
const listen = ({ target, addedNodes }) => {
  if (target.matches?.("main > [role=status]")) addedNodes.forEach((node) => window.heard.push(node.textContent));
};
new MutationObserver((records) => records.forEach(listen)).observe(document, { childList: true, subtree: true });
"""
"""Keeps, from the loading of the page on, what a screen reader is given to read: what is added to the live region."""

IS_READ_OUT = """([read, isAnswer]) => {
  const question = document.getElementById("question")?.innerText ?? "";
  const news = window.heard.slice(read);
  const isMine = document.querySelector("button.choice:enabled") !== null;
  return news.length > 0 && (isAnswer || document.querySelector(".ending") || (isMine && news.some((line) => line === question)));
}"""
"""Whether what is asked now has been told."""


def with_options(route: Route, options: dict[str, bool]) -> None:
    """A table with other options than the page asked for, whose bots do not wait for people to follow."""
    wanted = route.request.post_data_json
    route.continue_(post_data=json.dumps(wanted | {"pace": 0, "options": options}) if wanted else None)


def begin(visitor: Visitor, game: str, options: dict[str, bool] | None = None, **how: str) -> Page:
    """Begin a game in the text view, by roles and names alone."""
    visitor.page.route("**/api/v1/tables", lambda route: at_full_speed(route) if options is None else with_options(route, options))
    visitor.page.add_init_script(HEAR)
    page = visitor.visit()
    page.evaluate(TEXT, how)
    page = visitor.visit()
    cards = page.get_by_role("region", name="Games").get_by_role("article")
    cards.filter(has=page.get_by_role("heading", name=TITLES[game])).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", level=2).first).to_be_focused(timeout=WAIT)
    page.get_by_role("region", name="Position").get_by_role("heading", level=3).first.wait_for(timeout=WAIT)
    return page


MOVES = ("region", "Your moves")


def is_over(page: Page) -> bool:
    return any(END.search(name) for name in names(page, "heading"))


def wait_for_question(page: Page) -> list[Exposed]:
    """The moves that can be chosen; none at the end of the game."""
    moves: list[Exposed] = []

    def is_asked() -> bool:
        moves[:] = [thing for thing in exposed(page, "button", within=MOVES) if thing.is_enabled]
        return bool(moves) or is_over(page)

    wait_until(is_asked)
    return moves


def play(page: Page, seed: int) -> int:
    """Read the question and the names of the moves, and press one, to the end of the game; the number of decisions."""
    rng, decisions = Random("ear", seed), 0
    while moves := wait_for_question(page):
        question = names(page, "heading")[1]
        assert question.startswith("Your turn."), question
        assert len({move.name for move in moves}) == len(moves)
        assert set(names(page, "StaticText", within=("status", ""))) <= set(heard(page)) | {""}
        read = len(heard(page))
        press(page, moves[rng.below(len(moves))])
        page.wait_for_function("read => window.heard.length > read", arg=read, timeout=WAIT)
        decisions += 1
        if decisions % 40 == 1:
            assert violations(page) == []
            assert exposed_twice(page, "button") == []
    return decisions


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return found


def log_lines(page: Page) -> list[str]:
    """The log, which is folded in the text view."""
    log = ("log", "Log")
    if not exposed(page, "log"):
        press(page, next(thing for thing in exposed(page, "DisclosureTriangle") if thing.name == "Log"))
        wait_until(lambda: exposed(page, "log"))
    return names(page, "button", within=log)


def was_told(line: str, told: list[str]) -> bool:
    """Whether a line of the log was told: as a whole, or as it grew, first its sentence and then each thing that was added to it."""
    head, _, added = line.partition(": ")
    begins = any(said == head or said.startswith(f"{head}: ") for said in told)
    return line in told or (begins and all(any(phrase in said for said in told) for phrase in added.split(", ")))


def assert_told_once(page: Page, before: list[str]) -> None:
    """All of the log that was new was told, and nothing of it more often than it happened; `before` is what it had at the first look."""
    lines, said = log_lines(page), heard(page)
    told, happened = Counter(said), Counter(lines)
    assert lines[: len(before)] == before
    assert not [line for line in lines[len(before) :] if not was_told(line, said)]
    # A voyage of one's own is told where it pauses, too, and that may be what the log has of another voyage.
    settled = [line for line in told if line in happened and not line.startswith("You sail ")]
    assert not {line: (told[line], happened[line]) for line in settled if told[line] > happened[line]}
    assert not [one for one, other in pairwise(said) if one == other]
    own = [line for line in said if line.startswith(("You raid ", "You sail "))]
    assert not [other for one, other in pairwise(own) if one == other or (one.startswith("You raid ") and " raided with " in other)]


@pytest.mark.always
def test_a_game_of_corinth_through_the_accessibility_tree(visitors: Any) -> None:
    page = begin(visitors(), "corinth")
    before = log_lines(page)
    assert play(page, 1) > 15
    assert_told_once(page, before)
    assert any(END.search(line) for line in heard(page))


@pytest.mark.parametrize("dominio", [False, True])
def test_a_game_of_golden_horn_through_the_accessibility_tree(visitors: Any, dominio: bool) -> None:
    page = begin(visitors(), "golden-horn", {"dominio": dominio})
    before = log_lines(page)
    assert play(page, 2) > 20
    assert_told_once(page, before)
    assert any(END.search(line) for line in heard(page))
    assert page.get_by_role("heading", name="Territories").count() == dominio


NO_SOUND = re.compile(r"[→·★▲▼|_<>{}]|^[a-z0-9-]+$")
"""Signs that a voice skips or spells out, and the bare id of a message: a sentence is told as its id before its catalogue has come."""


@pytest.fixture(scope="module")
def voice() -> str:
    """The path of espeak-ng, installed first where that is allowed; without one "", and the words are read as they are."""
    found = shutil.which("espeak-ng")
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        for words in (["update"], ["install", "-y", "espeak-ng"]):
            subprocess.run(["apt-get", "-q", *words], capture_output=True, timeout=600, check=False)
        found = shutil.which("espeak-ng")
    return found or ""


@cache
def speak(voice: str, words: str, language: str = "en") -> str:
    """What the voice says, in phonemes."""
    if not voice:
        return words
    return subprocess.run([voice, "-q", "-x", "-v", language, "--", words], capture_output=True, text=True, check=True).stdout.strip()


def numbered(spoken: list[str], voice: str) -> int:
    """How many moves a voice has read out, each behind its number."""
    number = 0
    for said in spoken:
        number += said.split("\n")[0] == speak(voice, f"{number + 1}:")
    return number


@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_by_the_voice(visitors: Any, voice: str, game: str) -> None:
    """Who plays hears the voice alone: it asks each question and reads the moves out, and the number of one is typed."""
    page = begin(visitors(), game, detail="full")
    box = page.get_by_role("textbox", name="Type a move")
    assert wait_for_question(page)
    assert not [line for line in heard(page) if line.startswith("Your turn.")]  # the first question has the focus instead
    rng, read, typed = Random("voice", game), 0, "moves"
    before = log_lines(page)
    while typed == "moves" or wait_for_question(page):
        box.fill(typed)
        box.press("Enter")
        page.wait_for_function(IS_READ_OUT, arg=[read, typed == "moves"], timeout=WAIT)
        news = heard(page)[read:]
        read += len(news)
        assert not [line for line in news if NO_SOUND.search(line)]
        spoken = [speak(voice, line) for line in news]
        assert all(spoken)
        if any(END.search(line) for line in news):
            break
        asked = [said for said in spoken if said.startswith(speak(voice, "Your turn."))]
        assert len(asked) == (typed != "moves")
        moves = numbered(spoken, voice)
        assert moves
        typed = str(1 + rng.below(moves))
    assert read > 200
    assert_told_once(page, before)


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_voice_speaks_every_language(visitors: Any, voice: str, language: str, game: str) -> None:
    """The whole position, the moves and the help of a language are spoken, and none of their lines is a sign, an id or English."""
    visitor = visitors(locale=language)
    visitor.page.add_init_script(HEAR)
    page = read_as_text(visitor, game, detail="full")
    box = page.locator("#text-typed")
    for typed in ("status", "moves", "help"):
        read = len(heard(page))
        box.fill(typed)
        box.press("Enter")
        page.wait_for_function("read => window.heard.length > read", arg=read, timeout=WAIT)
        news = heard(page)[read:]
        assert not [line for line in news if NO_SOUND.search(line)]
        assert all(speak(voice, line, language) for line in news)
        say = catalogue(language).say
        expected = {"status": say(f"{game}-says-round-part"), "moves": None, "help": say("text-help-undo")}[typed]
        assert expected is None or any(expected in line for line in news)
