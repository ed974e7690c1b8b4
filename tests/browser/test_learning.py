"""Lessons are played on the board by pressing what is circled; the coach speaks in a first game, and moves nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from emporion.text import LANGUAGES, catalogue
from tests.browser.test_shell import PHONE, WAIT, violations
from tests.waiting import wait_until

LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
LENGTHS = {"corinth": 13, "golden-horn": 12, "dominio": 6}
MAX_PRESSES = 8
"""More than any step needs: a group, the Steward, the end of his move, and that it is meant."""
LOOK_MS = 100
"""Between two looks at where the circle is."""


def learn(visitor: Any, name: str) -> Page:
    """Open a lesson."""
    page: Page = visitor.visit(f"/learn/{name}")
    page.wait_for_selector(".lesson-message")
    return page


def step_of(page: Page) -> int:
    """The number of the step, from 0 on."""
    return int(page.evaluate("[...document.querySelectorAll('.lesson-marks li')].findIndex((mark) => mark.className === 'here')"))


def next_button(page: Page) -> Locator:
    return page.locator(".lesson-next")


def state(page: Page) -> str:
    """What changes when something was pressed: the step, what is circled, and where."""
    return str(
        page.evaluate(
            """() => { const ring = document.querySelector(".pointed-at");
              return [document.querySelector(".lesson-message")?.textContent, ring?.dataset.about, ring?.getAttribute("style"),
                ring?.getBoundingClientRect().top].join() }"""
        )
    )


def press_circled(page: Page) -> None:
    """Press what is circled, as a visitor would, at its middle; wait until that has done something."""
    ring = page.locator(".pointed-at")
    ring.wait_for()
    seen = ""

    def is_at_rest() -> bool:
        nonlocal seen
        before, seen = seen, state(page)
        page.wait_for_timeout(LOOK_MS)
        return seen == before and ring.is_visible()

    wait_until(is_at_rest, lambda: seen)  # pressed while it moves, it is missed
    box = ring.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_until(lambda: state(page) != seen, lambda: seen)


def do_step(page: Page) -> None:
    """Do what a step asks for: read it, or play it."""
    step = step_of(page)
    if "main-action" in (next_button(page).get_attribute("class") or ""):
        next_button(page).click()
    else:
        for _ in range(MAX_PRESSES):
            press_circled(page)
            if step_of(page) != step:
                break
    assert step_of(page) == step + 1


def play_through(page: Page, name: str, language: str = "en") -> list[str]:
    """Play a lesson to its end; returns what its steps said."""
    say = catalogue(language).say
    said = []
    for number in range(LENGTHS[name]):
        expect(page.locator(".lesson-marks li")).to_have_count(LENGTHS[name])
        assert step_of(page) == number
        said.append(page.locator(".lesson-message").inner_text())
        if number < LENGTHS[name] - 1:
            do_step(page)
    expect(page.get_by_role("button", name=say("learn-first-game"))).to_be_visible()
    assert len(set(said)) == len(said)
    return said


@pytest.mark.always
def test_corinth_is_learned_from_beginning_to_end(visitors: Any) -> None:
    page = learn(visitors(), "corinth")
    assert violations(page) == []
    said = play_through(page, "corinth")
    assert said[0].startswith("You are a merchant in Corinth")
    assert "49 to 48" in said[-1]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


@pytest.mark.always
def test_a_mistake_is_explained_and_the_visitor_tries_again(visitors: Any) -> None:
    page = learn(visitors(), "corinth")
    for _ in range(3):
        do_step(page)
    page.locator('[data-move="shop 6"]').click()
    expect(page.get_by_role("alert")).to_contain_text("The 6-point shop has four symbols")
    assert step_of(page) == 3
    assert violations(page) == []
    page.locator('[data-move="shop 2"]').click()
    expect(page.get_by_role("alert").filter(has_text="four symbols")).to_have_count(0)
    assert step_of(page) == 4
    expect(page.get_by_role("status").filter(has_text="Take the Goat")).to_be_visible()


def test_a_lesson_is_left_and_resumed(visitors: Any) -> None:
    page = learn(visitors(), "golden-horn")
    do_step(page)
    do_step(page)
    assert page.evaluate("JSON.parse(localStorage.getItem('emporion.learn.golden-horn'))") == {"step": "sails", "furthest": "sails"}
    page.reload()
    page.wait_for_selector(".lesson-message")
    assert step_of(page) == 2
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".lesson-message")).to_contain_text("Load the three yellow cubes")
    expect(next_button(page)).to_have_text("Next")  # it was done before
    next_button(page).click()
    assert step_of(page) == 2
    expect(next_button(page)).to_have_text("Show me")
    next_button(page).click()
    assert step_of(page) == 3


def test_a_lesson_leads_to_a_first_game_with_the_coach(visitors: Any) -> None:
    page = learn(visitors(), "dominio")
    while step_of(page) < LENGTHS["dominio"] - 1:
        next_button(page).click()
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_selector(".ask.asked", timeout=WAIT)
    expect(page.locator(".coach")).to_contain_text("Put your ships into both ports")
    assert page.locator('.gh[data-dominio="yes"]').count() == 1


@pytest.mark.parametrize("device", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
@pytest.mark.parametrize("name", ["golden-horn", "corinth", "dominio"])
def test_a_lesson_is_played_on_a_phone(visitors: Any, name: str, device: dict[str, Any]) -> None:
    page = learn(visitors(color_scheme="dark", **device), name)
    play_through(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_what_is_in_sight_already_moves_nothing(visitors: Any) -> None:
    page = learn(visitors(**LANDSCAPE), "corinth")
    ring = page.locator(".pointed-at")
    ring.wait_for()
    expect(page.locator('.bar [data-move^="buy"]').first).to_be_in_viewport()
    expect(page.locator(".harbor")).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LENGTHS)
def test_every_lesson_is_played_in_every_language(visitors: Any, name: str, language: str) -> None:
    visitor = visitors(locale=language)
    page: Page = visitor.visit(f"/learn/{name}?lang={language}")
    page.wait_for_selector(".lesson-message")
    expect(page.locator("html")).to_have_attribute("lang", language)
    said = play_through(page, name, language)
    say = catalogue(language).say
    steps = [say(f"learn-{name}-{key}") for key in {"corinth": ["roll"], "golden-horn": ["ship"], "dominio": ["mercenaries"]}[name]]
    assert said[0] in steps


def test_a_lesson_is_played_with_the_keyboard_alone(visitors: Any) -> None:
    page = learn(visitors(), "dominio")
    for _ in range(100):
        if step_of(page) == LENGTHS["dominio"] - 1:
            break
        focused = page.evaluate("document.activeElement.dataset.moves ?? document.activeElement.className")
        taught = page.evaluate(
            """() => { const ring = document.querySelector(".pointed-at"); if (!ring || ring.dataset.on === "place") return null;
              const { left, top, width, height } = ring.getBoundingClientRect();
              const found = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button");
              return found?.dataset.moves ?? null }"""
        )
        if (taught is not None and focused == taught) or (taught is None and "main-action" in focused):
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Tab")
    assert step_of(page) == LENGTHS["dominio"] - 1


def test_what_is_circled_is_seen_in_forced_colors(visitors: Any) -> None:
    page = learn(visitors(forced_colors="active"), "corinth")
    ring = page.locator(".pointed-at")
    ring.wait_for()
    color = "(element) => getComputedStyle(element).stroke"
    shown = ring.evaluate(color)
    page.emulate_media(forced_colors="none")
    assert shown != ring.evaluate(color)
    assert violations(page) == []


def test_a_new_visitor_is_offered_the_lessons_once(visitors: Any) -> None:
    page = visitors().visit()
    page.locator(".offer").wait_for()
    assert violations(page) == []
    page.locator(".offer").get_by_role("button", name="Not now").click()
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".card-corinth .main-action:enabled")
    expect(page.locator(".offer")).to_have_count(0)
    page.locator(".card-golden-horn").get_by_role("link", name="Learn", exact=True).click()
    expect(page.locator(".lesson-message")).to_contain_text("Your three ships")
    page.go_back()
    page.locator(".card-golden-horn").get_by_role("link", name="Learn Dominio da Mar").click()
    expect(page.locator(".lesson-message")).to_contain_text("Dominio da Mar adds")


def test_the_first_game_of_each_kind_is_begun_by_the_visitor_with_the_coach(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.play_now("corinth")
    expect(page.locator(".coach")).to_contain_text("Yellow dice help only you")
    page = visitor.play_now("golden-horn")
    expect(page.locator(".coach")).to_contain_text("Put your ships into both ports")
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/v1/tables")) as second:
        visitor.play_now("golden-horn")
    assert "first" not in second.value.post_data_json, "a second game is begun by either"


def new_table(page: Page, game: str, *seats: str) -> dict[str, Any]:
    """Make a table by the form, with these in its seats; what was sent to the server."""
    page.locator(f".card-{game}").get_by_role("button", name="New table").click()
    page.get_by_role("radio", name=str(len(seats)), exact=True).check()
    for number, seat in enumerate(seats):
        page.locator(".wish select").nth(number).select_option(seat)
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/v1/tables")) as made:
        page.locator("form.form .main-action").click()
    page.wait_for_url("**/table/*")
    return dict(made.value.post_data_json or {})


def test_a_first_game_of_the_form_is_begun_by_the_visitor_with_the_coach(visitors: Any) -> None:
    """If they are alone with bots, in whatever seat."""
    visitor = visitors()
    assert new_table(visitor.visit(), "corinth", "bot easy", "me", "bot easy")["first"] == 1
    expect(visitor.page.locator(".coach")).to_contain_text("Yellow dice help only you")
    assert "first" not in new_table(visitor.visit(), "corinth", "me", "bot easy"), "a second game is begun by either"
    assert "first" not in new_table(visitor.visit(), "golden-horn", "me", "open", "bot easy"), "a person is asked for"
    assert "first" not in new_table(visitor.visit(), "golden-horn", "me", "bot easy"), "that table waits, and is a game of theirs"


@pytest.mark.always
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_coach_speaks_once_of_each_kind_of_decision_and_moves_nothing(visitors: Any, device: dict[str, Any]) -> None:
    page = visitors(**device).play_now("corinth")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Yellow dice help only you")  # the visitor begins
    board = "document.querySelector('.board-place').getBoundingClientRect().top + scrollY"
    top = page.evaluate(board)
    assert violations(page) == []
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    assert page.evaluate(board) == top
    page.locator('[data-move="buy 0"]').click()
    expect(coach).to_contain_text("Touch a group")
    top = page.evaluate(board)  # this question may have fewer lines
    if device:
        coach.locator(".coach-line").click()  # on a narrow page this button is shown with the whole sentence
    coach.get_by_role("button", name="No coach").click()
    expect(coach).to_have_count(0)
    assert page.evaluate(board) == top
    page.reload()
    page.wait_for_selector(".ask.asked")
    expect(page.locator(".corinth-board.asked")).to_be_visible()
    expect(coach).to_have_count(0)


def test_an_address_without_a_lesson_says_so(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.visit("/learn/chess")
    expect(page.locator("h1")).to_have_text("There is no lesson “chess”.")
    visitor.complaints.clear()  # the browser notes the 404
