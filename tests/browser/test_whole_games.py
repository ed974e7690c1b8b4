"""Whole games on the boards, against easy bots: by touch on a phone held sideways, with all answers in sight, and by keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from emporion.engine.random import Random
from tests.browser.conftest import Visitor
from tests.conftest import ALL
from tests.waiting import WAIT_MS

pytestmark = pytest.mark.timeout(1800)

SIDEWAYS: dict[str, Any] = {"viewport": {"width": 667, "height": 375}, "has_touch": True, "is_mobile": True}
ASKED_FLAWS = (Path(__file__).parent / "asked_flaws.js").read_text(encoding="utf-8")
HELPERS = f"""
  window.findFlaws = {ASKED_FLAWS.partition(chr(10))[2].rstrip().removesuffix(";")};
  /** Everything that leads on. */
  window.findAnswers = () => [...document.querySelectorAll(".berth.may .over, .spot.may, .action:enabled, .gh-ask button:enabled")].filter(
    (one) => one.checkVisibility() && !one.matches("[aria-pressed=true], [aria-expanded=true], [data-move=back]"));
  /** What is asked: null while one waits, `over` at the end, else a text that changes with the question and its answers. */
  window.readQuestion = () => {{
    if (document.querySelector(".ending")) return "over";
    const board = document.querySelector(".corinth-board.asked:not(.busy), .gh[data-asked=yes][data-busy=no]:has(.gh-ask)");
    return board && JSON.stringify([board.dataset.at, findAnswers().map((one) => one.ariaLabel ?? one.textContent)]);
  }};
  /** Where an answer can be touched. */
  window.findPlace = (answer) => {{
    const {{ left, top, width, height }} = answer.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8])
      for (const right of [0.5, 0.2, 0.8]) {{
        const place = {{ x: left + width * right, y: top + height * down }};
        if (answer.contains(document.elementFromPoint(place.x, place.y))) return place;
      }}
    return null;
  }};
  /** The next question once all its answers are in sight, and where one of them can be touched; what is wrong if that takes too long. */
  window.awaitQuestion = async ([before, choice, waitMs]) => {{
    for (const end = performance.now() + waitMs; performance.now() < end; ) {{
      const asked = readQuestion();
      if (asked === "over") return {{ asked }};
      if (asked && asked !== before && !findFlaws().length) {{
        const answers = findAnswers();
        const place = findPlace(answers[choice % answers.length]);
        if (place) return {{ asked, ...place }};
      }}
      await new Promise((next) => setTimeout(next, 15));
    }}
    return {{ asked: readQuestion(), flaws: findFlaws() }};
  }};
"""


def sit_down(visitor: Visitor, game: str) -> Page:
    """A table with an easy bot, on the page."""
    ask, tables = visitor.context.request, f"{visitor.base}/api/v1/tables"
    ask.post(f"{visitor.base}/api/v1/me", data={"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    options = {"dominio": True} if game == "golden-horn" else {}
    made = ask.post(tables, data={"game": game, "seats": seats, "pace": 0, "first": 0, "options": options}).json()
    ask.post(f"{tables}/{made['table']['code']}/start")
    visitor.page.add_init_script(HELPERS)
    link: str = made["seats"][0]["link"]
    return visitor.visit(link.removeprefix(visitor.base))


def next_question(page: Page, before: str, choice: int) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("(wanted) => awaitQuestion(wanted)", [before, choice, WAIT_MS])
    assert "flaws" not in found, found
    return found


@pytest.mark.skipif(not ALL, reason="whole games take minutes: EMPORION_TESTS=all")
@pytest.mark.parametrize("game", ["corinth", "golden-horn"])
def test_a_whole_game_by_touch_on_a_phone_held_sideways(visitors: Any, game: str) -> None:
    page = sit_down(visitors(**SIDEWAYS, locale="de"), game)
    rng, touches = Random("touch", game), 0
    found = next_question(page, "", rng.below(1 << 16))
    while found["asked"] != "over":
        page.touchscreen.tap(found["x"], found["y"])
        found = next_question(page, found["asked"], rng.below(1 << 16))
        touches += 1
    assert touches > 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


FOCUSED = """() => {
  const one = document.activeElement;
  return findAnswers().includes(one) ? findAnswers().indexOf(one) : -1;
}"""
MAX_TABS = 150


def tab_to_answer(page: Page, number: int) -> None:
    """Press Tab until the focus is on an answer, and then as many answers further as it is asked for."""
    for _ in range(MAX_TABS):
        if page.evaluate(FOCUSED) >= 0:
            number -= 1
            if number < 0:
                return
        page.keyboard.press("Tab")
    raise AssertionError("no answer is reached by Tab")


@pytest.mark.parametrize("game", ["golden-horn", pytest.param("corinth", marks=pytest.mark.skipif(not ALL, reason="EMPORION_TESTS=all"))])
def test_a_whole_game_by_keyboard_on_the_drawn_board(visitors: Any, game: str) -> None:
    """Tab and Enter alone, from the first decision to the last one, on the board and not in the list of moves."""
    page = sit_down(visitors(), game)
    rng, presses, asked = Random("keys", game), 0, ""
    while (found := page.evaluate("(wanted) => awaitQuestion(wanted)", [asked, 0, WAIT_MS]))["asked"] != "over":
        assert found["asked"], found
        assert not page.locator(".choice").count()
        tab_to_answer(page, rng.below(3))
        page.keyboard.press("Enter")
        asked = found["asked"]
        presses += 1
    assert presses > 20
