"""Lessons in the text view, played through the accessibility tree alone: by what is read, and by the names of what can be pressed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from emporion import games
from tests.browser.accessibility_tree import exposed, exposed_twice, names, press
from tests.browser.test_shell import violations
from tests.browser.test_text_view import TEXT, type_in
from tests.waiting import wait_until

LENGTHS = {lesson.name: len(lesson.steps) for game in map(games.find, games.NAMES) for lesson in game.lessons()}
MOVES = ("region", "Your moves")
STEP = re.compile(r"Step (\d+) of (\d+)")


def listen_to(visitor: Any, lesson: str) -> Page:
    """Open a lesson in the text view."""
    visitor.visit().evaluate(TEXT, {})
    page: Page = visitor.visit(f"/learn/{lesson}")
    wait_until(lambda: "Round and turn" in names(page, "heading"))
    return page


def step_of(page: Page) -> int:
    """The number of the step that is read, from 1 on."""
    heading = next(name for name in names(page, "heading") if STEP.fullmatch(name))
    return int(heading.split()[1])


def read(page: Page) -> tuple[list[str], list[str]]:
    """The headings and the moves; they change when a lesson goes on."""
    return names(page, "heading", "listitem"), names(page, "button", within=MOVES)


def do_step(page: Page) -> list[str]:
    """Do what a step asks for: try the moves until one leads on, or press the button for the next one. The mistakes that were explained."""
    step, mistakes = step_of(page), list[str]()
    while step_of(page) == step:
        choices = [thing for thing in exposed(page, "button", within=MOVES) if thing.is_enabled]
        if not choices:
            press(page, next(thing for thing in exposed(page, "button") if thing.name == "Next"))
        for choice in choices:
            before = read(page)
            explained = names(page, "StaticText", within=("alert", ""))
            press(page, choice)
            wait_until(lambda: read(page) != before or names(page, "StaticText", within=("alert", "")) != explained)  # noqa: B023
            if read(page) != before:
                break
            mistakes += names(page, "StaticText", within=("alert", ""))
        else:
            assert not choices, "no move leads on"
    return mistakes


def play_through(page: Page, lesson: str) -> int:
    """Play a lesson to its end; how many mistakes were explained."""
    explained = 0
    for step in range(1, LENGTHS[lesson] + 1):
        assert step_of(page) == step
        assert exposed_twice(page, "button") == []
        assert len(names(page, "StaticText", within=("status", ""))) >= 1
        if step < LENGTHS[lesson]:
            explained += len(do_step(page))
    assert "Play a first game" in names(page, "button")
    return explained


@pytest.mark.always
def test_dominio_is_learned_by_ear(visitors: Any) -> None:
    page = listen_to(visitors(), "dominio")
    assert not {"image", "img", "graphics-document"} & {thing.role for thing in exposed(page)}, "no drawn board"
    assert any(name.startswith("Territories") for name in names(page, "heading"))
    assert violations(page) == []
    assert play_through(page, "dominio") > 0
    assert violations(page) == []


@pytest.mark.parametrize("lesson", ["corinth", "golden-horn"])
def test_a_game_is_learned_by_ear(visitors: Any, lesson: str) -> None:
    assert play_through(listen_to(visitors(), lesson), lesson) > 0


def test_what_is_typed_in_a_lesson_is_understood(visitors: Any) -> None:
    page = listen_to(visitors(), "golden-horn")
    assert type_in(page, "question")[0].startswith("Your three ships")
    assert type_in(page, "ships")[0] == "Ships"
    assert type_in(page, "hint") == ["There are no hints right now."]
    type_in(page, "1")
    wait_until(lambda: step_of(page) == 2)
    assert "load yellow" in page.locator("button.choice").evaluate_all("all => all.map((one) => one.dataset.move)")
    type_in(page, "load yellow")
    wait_until(lambda: step_of(page) == 3)
    assert type_in(page, "log")
    type_in(page, "undo")
    wait_until(lambda: step_of(page) == 2)


def test_a_lesson_changes_between_board_and_text(visitors: Any) -> None:
    page = visitors().visit("/learn/corinth")
    page.wait_for_selector(".harbor")
    press(page, next(thing for thing in exposed(page, "button") if thing.name == "Text view"))
    wait_until(lambda: "Round and turn" in names(page, "heading"))
    assert page.locator(".pointed-at, .harbor").count() == 0
    press(page, next(thing for thing in exposed(page, "button") if thing.name == "Board"))
    page.wait_for_selector(".harbor")
    assert page.locator(".text-view").count() == 0
