"""Axe finds nothing in any state of the page; the focus is on what is asked after every way through it.

`make test` looks at one scene, `make test-all` at all of them.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_layout import SCENES, resize
from tests.browser.test_pictures import Album
from tests.browser.test_shell import violations
from tests.conftest import ALL

IN_MAKE_TEST = "around"
"""The scene that `make test` looks at; it is the first one."""
WAYS: Final[tuple[tuple[int, Literal["light", "dark"]], ...]] = ((1280, "light"), (390, "dark"))


def follow(page: Page, way: Locator) -> None:
    """Go a way by keyboard."""
    way.focus()
    page.keyboard.press("Enter")


@pytest.mark.always
def test_the_focus_is_on_what_is_shown_after_every_way(visitors: Any) -> None:
    """Links and buttons are gone with their page; a screen reader reads on from where the focus is."""
    page = visitors().visit()
    title, to_lobby = page.locator("main h1"), page.get_by_role("link", name="To the lobby").first
    card = page.locator(".card-corinth")
    follow(page, card.get_by_role("link", name="Rules"))
    expect(title).to_have_text("Rules of Corinth")
    expect(title).to_be_focused()
    follow(page, to_lobby)
    expect(title).to_have_text("Two board games for merchants")
    expect(title).to_be_focused()
    follow(page, card.get_by_role("link", name="Learn", exact=True))
    expect(page.get_by_role("heading", name="Step 1 of 13")).to_be_focused()
    page.go_back()
    expect(title).to_be_focused()
    opener = card.get_by_role("button", name="New table")
    follow(page, opener)
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    follow(page, opener)
    page.locator(".wish select").nth(1).select_option("open")
    follow(page, page.get_by_role("button", name="Make the table"))
    expect(title).to_have_text("Corinth")
    expect(title).to_be_focused()
    follow(page, page.get_by_role("button", name="Fill and begin"))
    expect(page.locator("#question")).to_be_focused()
    follow(page, page.get_by_role("button", name="Rules").last)
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Rules").last).to_be_focused()
    follow(page, to_lobby)
    expect(title).to_be_focused()


def test_a_page_that_is_loaded_is_read_from_its_start(visitors: Any) -> None:
    page = visitors().visit("/rules/corinth")
    page.wait_for_selector(".chapter")
    assert page.evaluate("document.activeElement === document.body")


@pytest.mark.timeout(1800 if ALL else 300)
@pytest.mark.parametrize("scene", [pytest.param(scene, marks=pytest.mark.always if scene == IN_MAKE_TEST else ()) for scene in SCENES])
def test_axe_finds_nothing_in_any_state(visitors: Any, scene: str) -> None:
    """On a desktop by day and on a phone by night."""
    visitor: Visitor = visitors()
    found: list[str] = []
    for state in SCENES[scene](Album(visitor, "accessibility")):
        for width, scheme in WAYS:
            visitor.page.emulate_media(color_scheme=scheme)
            resize(visitor.page, width)
            found += [f"{state}, {width} px, {scheme}: {one}" for one in violations(visitor.page)]
        visitor.page.emulate_media(color_scheme="light")
        resize(visitor.page, 1280)
    assert not found, "\n".join(found)
