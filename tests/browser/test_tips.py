"""Explanations with their rules: by pointer, by keyboard alone, by touch, and for those who listen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_shell import PHONE, WAIT, violations

TIP = "#tip:popover-open"


def at_the_board(page: Page) -> None:
    page.wait_for_selector(".corinth-board.asked .berth", timeout=WAIT)


def after_scrolling(page: Page) -> None:
    """Wait until the page has heard that it scrolled, which is in its next frame."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_a_tip_is_shown_by_the_pointer_and_opens_its_rule(visitors: Any) -> None:
    page = visitors().play_now()
    at_the_board(page)
    page.locator(".large .stock").first.hover()
    expect(page.locator(TIP)).to_contain_text("Circle one when you get it")
    assert page.locator(".large .stock").first.get_attribute("aria-describedby") == "tip"
    page.locator(TIP).get_by_role("button", name="Rule C5").click()
    expect(page.locator(".looked-up")).to_contain_text("symbols for Gold Coins")


def test_a_tip_is_kept_by_its_link_alone(visitors: Any) -> None:
    """What a tip covers can be reached: it goes when the pointer is on it, unless it is on the way to the rule."""
    page = visitors().play_now()
    at_the_board(page)
    stock, link = page.locator(".large .stock").first, page.locator(TIP).get_by_role("button", name="Rule C5")
    stock.hover()
    link.hover()
    page.wait_for_timeout(600)
    expect(page.locator(TIP)).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(TIP)).to_have_count(0)
    stock.hover()
    page.locator(TIP).hover(position={"x": 3, "y": 3})
    expect(page.locator(TIP)).to_have_count(0)


@pytest.mark.parametrize(("height", "some"), [(900, None), (240, 24)])
def test_what_is_printed_is_explained_by_the_keyboard(visitors: Any, height: int, some: int | None) -> None:
    """In a low window the page scrolls on the way from one explanation to the next."""
    page = visitors().play_now()
    at_the_board(page)
    page.set_viewport_size({"width": 1280, "height": height})
    page.keyboard.press("Tab")
    page.mouse.move(300, min(500, height - 20))  # a mouse that lies where tips come and go
    page.keyboard.press("Shift")
    page.locator(".large .panes").focus()
    expect(page.locator(TIP)).to_contain_text("Arrow keys")
    things = page.locator(".large .panes [data-tip]").evaluate_all(
        "all => all.filter((thing) => thing.getClientRects().length).map((thing) => thing.dataset.tip)"
    )[:some]
    seen = []
    for _ in things:
        page.keyboard.press("ArrowRight")
        after_scrolling(page)
        seen.append(page.locator(TIP).inner_text().strip())
    assert all(text.split()[-1][0] in "CRTASBE" and text.split()[-1][1:].isdigit() for text in seen), seen
    assert [text.startswith(thing) for text, thing in zip(seen, things, strict=True)] == [True] * len(things), seen
    assert len(set(seen)) > 20
    expect(
        page.get_by_role("status").filter(has_text=page.locator(TIP).inner_text().strip().splitlines()[0].rsplit(" ", 1)[0])
    ).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".looked-up")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").focus()
    expect(page.locator(TIP)).to_contain_text("strong player")
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)


def test_a_finger_explains_and_a_long_touch_of_a_button_does_nothing_else(visitors: Any) -> None:
    page = visitors(**PHONE).play_now()
    at_the_board(page)
    page.locator(".large .stock").first.tap()  # the page scrolls to it first, and hears of that a frame later
    expect(page.locator(TIP)).to_contain_text("C5")
    tip = page.locator(TIP).bounding_box()
    assert tip is not None
    page.touchscreen.tap(tip["x"] + 4, tip["y"] + 4)  # a locator would scroll it into view first, and that closes it
    expect(page.locator(TIP)).to_have_count(0)
    hint = page.locator(".ask-actions button").first
    box = hint.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = {"x": box["x"] + 10, "y": box["y"] + 10}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(TIP)).to_contain_text("strong player")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(hint).to_be_enabled()
    hint.tap()
    expect(page.locator(".advice")).to_be_visible(timeout=WAIT)
