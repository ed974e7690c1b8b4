"""The quiz of a review in a real browser: a better move is tried on the board, judged as the search judges it, and the answer marked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emporion import games
from emporion.engine.match import Match
from emporion.players.parallel import finish
from emporion.server.review import answer_in_slices, assess, steps_of
from emporion.tables.wire import Answer, Decision
from tests.browser.conftest import REVIEWED
from tests.browser.test_replay import record, reviewed, upload
from tests.browser.test_shell import PHONE, WAIT, list_of_moves, violations
from tests.browser.test_text_view import TEXT, type_in

EVENTS = {"corinth": 70, "golden-horn": 110}
"""Events of a record that is quickly reviewed and has costly decisions."""


def at_quiz(page: Page, game: str, events: int | None = None) -> list[Decision]:
    """Begin the quiz of the seat that is offered; its decisions, as the search assesses them."""
    upload(page, record(game, events))
    if page.locator(".tabs").is_visible():
        page.locator(".tabs").get_by_role("button", name="Review").click()
    reviewed(page)
    page.get_by_role("button", name=re.compile("^Begin: ")).click()
    page.wait_for_selector(".quiz", timeout=WAIT)
    match = games.replay(record(game, events), complete=events is None)
    return asked_about(match)


def asked_about(match: Match) -> list[Decision]:
    """The costly decisions of the first seat, of each walk or voyage the first."""
    found, way_end, is_asked = list[Decision](), 0, False
    for number, event in enumerate(match.events, start=1):
        if event.by != 0:
            continue
        before = match.rewound(number - 1)
        if number >= way_end:
            way_end, is_asked = number + steps_of(before, [later.move for later in match.events[number - 1 : number + 19]]), False
        decision = assess(before, event.move, REVIEWED)
        if decision.cost >= 0.01 and not is_asked:
            found.append(decision)
            is_asked = True
    return found


def answer(match: Match, decision: Decision, *moves: str) -> Answer:
    """What the server answers, found here with the same seed."""
    played = [event.move for event in match.events[decision.event - 1 :]]
    return finish(answer_in_slices(match.rewound(decision.event - 1), decision, played, moves, REVIEWED))


def attempt(page: Page, move: str) -> None:
    """Try a move from the list of moves, which every board has."""
    page.locator(f".choice[data-move='{move}']:enabled").first.click()


@pytest.mark.parametrize("game", [pytest.param("corinth", marks=pytest.mark.always), "golden-horn"])
def test_the_quiz_leads_through_the_costly_decisions_and_judges_as_the_search(visitors: Any, game: str) -> None:
    page = visitors().visit()
    decisions = at_quiz(page, game, EVENTS[game])
    match = games.replay(record(game, EVENTS[game]), complete=False)
    list_of_moves(page)
    found = 0
    for place, decision in enumerate(decisions):
        expect(page.locator(".quiz")).to_have_attribute("data-event", str(decision.event), timeout=WAIT)
        expect(page.locator(".quiz")).to_contain_text(f"Decision {place + 1} of {len(decisions)}")
        if place == 0:
            for move in match.rewound(decision.event - 1).moves()[:4]:
                wanted = answer(match, decision, move)
                attempt(page, move)
                expect(page.locator(f".quiz-judged[data-verdict={wanted.verdict}]")).to_be_visible(timeout=WAIT)
                page.get_by_role("button", name="Try once more").click()
                expect(page.locator(".quiz-judged")).to_have_count(0)
        if place % 2 == 0:
            attempt(page, decision.preferred)
            expect(page.locator(".quiz-judged[data-verdict=best]")).to_be_visible(timeout=WAIT)
            found += 1
        else:
            page.get_by_role("button", name="Show the answer").click()
        expect(page.locator(".quiz-answer")).to_contain_text("of the trial games", timeout=WAIT)
        last = place + 1 == len(decisions)
        page.locator(".quiz").get_by_role("button", name="Finish" if last else "Next decision").click()
    expect(page.locator(".quiz")).to_contain_text(f"in {found} of {len(decisions)} decision", timeout=WAIT)
    expect(page.locator(".quiz-results li")).to_have_count(len(decisions))
    assert violations(page) == []
    page.locator(".quiz").get_by_role("button", name="Finish").click()
    expect(page.locator(".quiz")).to_have_count(0)
    expect(page.locator(".past")).to_be_visible()


@pytest.mark.parametrize("game", games.NAMES)
def test_the_answer_is_marked_on_the_board_also_without_colors(visitors: Any, game: str) -> None:
    page = visitors(forced_colors="active").visit()
    decisions = at_quiz(page, game, EVENTS[game])
    arrows, dashed = set[str](), 0
    for place in range(len(decisions)):
        page.get_by_role("button", name="Show the answer").click()
        expect(page.locator(".quiz-answer")).to_be_visible(timeout=WAIT)
        expect(page.locator("[data-mark=best] .mark-ring")).to_be_visible(timeout=WAIT)
        best, board = page.locator("[data-mark=best] .mark-ring").bounding_box(), page.locator(".board-place").bounding_box()
        assert best is not None
        assert board is not None
        assert board["x"] - 20 <= best["x"] <= board["x"] + board["width"]
        assert board["y"] - 20 <= best["y"] <= board["y"] + board["height"]
        dashes = {
            kind: page.locator(f"[data-mark={kind}] .mark-ring").first.evaluate("(ring) => getComputedStyle(ring).strokeDasharray")
            for kind in ("played", "best")
            if page.locator(f"[data-mark={kind}]").count()
        }
        for kind, move in (("best", decisions[place].preferred), ("played", decisions[place].chosen)):
            if re.match(r"take|steward|load (?!both)|raid|conquer", move) and kind in dashes:
                expect(page.locator(f"[data-mark={kind}] .mark-arrow")).to_have_count(1)
                arrows.add(kind)
        assert dashes["best"] == "none"
        if "played" in dashes:
            assert dashes["played"] != "none"
            dashed += 1
        expect(page.locator("[data-mark=best] text")).to_have_text("★ better")
        if place + 1 < len(decisions):
            page.get_by_role("button", name="Next decision").click()
    assert arrows == {"best", "played"}
    assert dashed > 1


def test_a_reload_goes_on_with_the_quiz_and_one_that_was_left_is_offered_again(visitors: Any) -> None:
    page = visitors().visit()
    decisions = at_quiz(page, "corinth", EVENTS["corinth"])
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".quiz-answer .quiz-then").first).to_contain_text(re.compile("it went on|the bot expects"), timeout=WAIT)
    page.get_by_role("button", name="Next decision").click()
    expect(page.locator(".quiz")).to_have_attribute("data-event", str(decisions[1].event), timeout=WAIT)
    page.reload()
    expect(page.locator(".quiz")).to_have_attribute("data-event", str(decisions[1].event), timeout=WAIT)
    expect(page.locator(".quiz")).to_contain_text(f"Decision 2 of {len(decisions)}")
    page.get_by_role("button", name="Leave", exact=True).click()
    page.reload()
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("button", name=f"Continue: decision 2 of {len(decisions)}").click(timeout=WAIT)
    expect(page.locator(".quiz")).to_have_attribute("data-event", str(decisions[1].event), timeout=WAIT)


def test_all_moves_of_corinth_can_be_tried_on_the_board(visitors: Any) -> None:
    """Also those that are no place on it: yellow dice, the end of a turn."""
    page = visitors().visit()
    decisions = at_quiz(page, "corinth", EVENTS["corinth"])
    match = games.replay(record("corinth", EVENTS["corinth"]), complete=False)
    for decision in decisions:
        expect(page.locator(".quiz")).to_have_attribute("data-event", str(decision.event), timeout=WAIT)
        before = match.rewound(decision.event - 1)
        move = next((move for move in before.moves() if move.startswith("buy") or move in ("end", "stop")), None)
        if move is not None:
            wanted = answer(match, decision, move)
            page.locator(f".action[data-move='{move}']").click()
            expect(page.locator(f".quiz-judged[data-verdict={wanted.verdict}]")).to_be_visible(timeout=WAIT)
            return
        page.locator(".quiz").get_by_role("button", name="Next decision").click()
    pytest.fail("no decision with a move that is no place on the board")


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_answer_is_in_sight_on_the_board(visitors: Any, game: str, device: dict[str, Any]) -> None:
    """On a wide page the quiz stands beside the board, and the review gives no answer away; on a phone nothing covers the marks."""
    page = visitors(**device).visit()
    decisions = at_quiz(page, game, EVENTS[game])
    expect(page.locator(".side .quiz")).to_have_count(0 if device else 1)
    expect(page.locator(".review:visible")).to_have_count(0)
    for place, decision in enumerate(decisions[:3]):
        expect(page.locator(".quiz")).to_have_attribute("data-event", str(decision.event), timeout=WAIT)
        if place:
            page.mouse.wheel(0, -2000)
        page.get_by_role("button", name="Show the answer").click()
        expect(page.locator(".quiz-answer")).to_be_visible(timeout=WAIT)
        if not device:
            expect(page.locator("[data-mark=best] .mark-ring")).to_be_in_viewport(ratio=0.5)
        else:
            expect(page.locator(".board-place")).to_be_in_viewport()
        page.get_by_role("button", name="Next decision").click()
    assert violations(page) == []


def test_the_quiz_by_keyboard_on_the_board(visitors: Any) -> None:
    page = visitors().visit()
    at_quiz(page, "corinth", EVENTS["corinth"])
    expect(page.locator("#quiz-title")).to_be_focused()
    page.wait_for_selector(".corinth-board.asked", timeout=WAIT)
    page.get_by_role("button", name="Show the answer").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".quiz-answer")).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Next decision").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#quiz-title")).to_be_focused()
    expect(page.locator(".quiz-answer")).to_have_count(0)


@pytest.mark.parametrize("game", games.NAMES)
def test_the_quiz_as_text(visitors: Any, game: str) -> None:
    visitor = visitors()
    visitor.visit().evaluate(TEXT, {})
    page = visitor.visit()
    decisions = at_quiz(page, game, EVENTS[game])
    match = games.replay(record(game, EVENTS[game]), complete=False)
    wanted = answer(match, decisions[0], decisions[0].preferred)
    expect(page.locator("#quiz-title")).to_be_focused()
    expect(page.get_by_role("region", name="Your moves").get_by_role("button")).to_have_count(
        len(match.rewound(decisions[0].event - 1).moves()), timeout=WAIT
    )
    assert page.locator(".board-place").count() == 0
    status = page.locator(".quiz").get_by_role("status")
    assert type_in(page, "99999") == [f"There is no move 99999; choose from 1 to {page.locator('button.choice').count()}."]
    expect(status).to_have_text("")
    type_in(page, decisions[0].preferred)
    expect(status.locator(f"[data-verdict={wanted.verdict}]")).not_to_have_text("", timeout=WAIT)
    expect(status.locator(".quiz-answer")).to_contain_text("of the trial games", timeout=WAIT)
    page.get_by_role("button", name="Try once more").click()
    expect(status).to_have_text("")
    page.locator(f".choice[data-move='{decisions[0].chosen}']").click()
    expect(status.locator(".quiz-judged")).not_to_have_text("", timeout=WAIT)
    page.get_by_role("button", name="Show the answer").click()
    expect(status.locator(".quiz-answer")).to_contain_text("of the trial games", timeout=WAIT)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_luck_and_skill_on_a_phone(visitors: Any, scheme: str) -> None:
    page = visitors(color_scheme=scheme, **PHONE).visit()
    at_quiz(page, "corinth")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".tabs").get_by_role("button", name="Review").click()
    expect(page.locator(".luck-account")).to_have_count(2)
    for account in page.locator(".luck-account svg").all():
        assert re.search(r"at the start; .* by dice and cards, .* by own decisions", account.get_attribute("aria-label") or "")
    expect(page.locator(".luck-account figcaption").first).to_contain_text(re.compile(r"Accuracy \d+ of 100: \d+ inaccurac"))
    assert violations(page) == []


def test_analysis_while_trying_other_moves(visitors: Any) -> None:
    page = visitors().visit()
    upload(page, record("corinth", EVENTS["corinth"]))
    page.get_by_label("Event", exact=True).fill("41")
    page.get_by_role("button", name="Try other moves").click()
    page.wait_for_selector(".not-the-game", timeout=WAIT)
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".advice")).to_contain_text("Chances to win here: ", timeout=WAIT)
    list_of_moves(page)
    before = page.locator(".advice tbody").inner_text()
    page.locator(".choice:enabled").last.click()
    expect(page.locator(".advice tbody")).not_to_have_text(before, timeout=WAIT)
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".advice")).to_have_count(0)
