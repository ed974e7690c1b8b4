"""The text view: a position in words, in the visitor's language; what is typed; how much is said. It is no second board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.golden_horn_page import Table
from tests.browser.test_shell import PHONE, WAIT, violations

TEXT = "how => localStorage.setItem('emporion.settings', JSON.stringify({ plain: true, ...how }))"
HEADINGS = {
    "corinth": ["Round and turn", "Harbor", "Sheet 1: ", "Sheet 2: "],
    "golden-horn": ["Round and turn", "Ships", "The sea from Venice to Constantinople", "Goods in the ports", "Hands", "Warehouses"],
}


def read_as_text(visitor: Any, game: str, **how: str) -> Page:
    """A new game in the text view, at its first question."""
    visitor.visit().evaluate(TEXT, how)
    page: Page = visitor.play_now(game)
    page.wait_for_selector("button.choice:enabled", timeout=WAIT)
    page.wait_for_selector(".text-section", timeout=WAIT)
    return page


def type_in(page: Page, text: str) -> list[str]:
    """Type something; the lines of the answer."""
    box = page.get_by_role("textbox", name="Type a move")
    box.fill(text)
    box.press("Enter")
    expect(box).to_have_value("")
    return page.locator(".text-answer li").all_inner_texts()


@pytest.mark.always
@pytest.mark.parametrize("game", HEADINGS)
def test_a_position_is_in_words_and_on_the_page_once(visitors: Any, game: str) -> None:
    page = read_as_text(visitors(), game)
    headings = page.locator(".text-section h3").all_inner_texts()
    for heading in HEADINGS[game]:
        assert any(found.startswith(heading) for found in headings), heading
    assert page.locator(".board-place, svg.chart, .panes").count() == 0
    regions = page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=log]:not([aria-live=off])")
    live = [region for region in regions.all() if region.get_attribute("id") != "tip"]
    assert [region.inner_text() for region in live if not region.evaluate("(region) => region.matches('.hidden')")] == []
    assert page.locator(".log").is_hidden()
    expect(page.locator("#question")).to_be_focused()
    before = page.locator(".text-sections").inner_text()
    page.locator("button.choice:enabled").first.click()
    expect(page.locator(".text-sections")).not_to_have_text(before, timeout=WAIT)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.wait_for_selector("button.choice:enabled:focus", timeout=WAIT)
    assert violations(page) == []
    before = page.locator(".text-sections").inner_text()
    type_in(page, "1")
    expect(page.locator(".text-sections")).not_to_have_text(before, timeout=WAIT)
    page.wait_for_selector("button.choice:enabled", timeout=WAIT)
    expect(page.get_by_role("textbox", name="Type a move")).to_be_focused()


@pytest.mark.parametrize("game", HEADINGS)
def test_a_position_is_in_spanish_without_ids(visitors: Any, game: str) -> None:
    visitor = visitors(locale="es-ES", **PHONE)
    page = read_as_text(visitor, game, detail="full")
    text = page.locator(".text-sections").inner_text()
    assert "Ronda y turno" in text
    assert not re.search(r"_|\b(r[1-5]c[1-5]|s[0-9]+|green|purple|gold|goats|yellow|venice|steward|hidden|standard|spot-[a-z]+)\b", text)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.always
def test_what_is_typed_is_understood(visitors: Any) -> None:
    page = read_as_text(visitors(), "golden-horn")
    assert type_in(page, "ships 2")[0] == "Ships"
    assert len(type_in(page, "SHIPS")) == 7
    assert "Hands" in type_in(page, "status")
    assert len(type_in(page, "help")) > 12
    assert type_in(page, "fly to the moon") == ["“fly to the moon” is neither a move here nor a known word. Type “help” for the list."]
    assert type_in(page, "99") == ["There is no move 99; choose from 1 to 2."]
    assert type_in(page, "h") == ["“h” could be hint, help, or hands. Type more of it."]
    assert type_in(page, "<b>x</b>" * 20)[0].startswith("“<b>x</b>")
    assert type_in(page, "brief") == ["Brief from now on: only the essentials"]
    assert page.evaluate("JSON.parse(localStorage.getItem('emporion.settings')).detail") == "brief"
    assert not any(heading.startswith("The sea") for heading in page.locator(".text-section h3").all_inner_texts())
    assert type_in(page, "sea")[1].startswith("Venice")
    type_in(page, "full")
    whole = type_in(page, "status")
    assert page.locator("main > [role=status] p").all_text_contents()[-len(whole) :] == whole
    assert type_in(page, "hint") == ["Thinking about a hint…"]
    expect(page.locator(".advice")).to_be_visible(timeout=WAIT)
    type_in(page, "place trio venice")
    expect(page.locator("#question")).to_contain_text("duo", timeout=WAIT)
    assert type_in(page, "undo") == ["Your last move is taken back."]
    expect(page.locator("#question")).to_contain_text("trio", timeout=WAIT)
    type_in(page, "2")
    expect(page.locator("#question")).to_contain_text("duo", timeout=WAIT)


def test_words_are_typed_in_the_language_and_in_english(visitors: Any) -> None:
    page = read_as_text(visitors(locale="de-DE"), "corinth")
    box = page.get_by_role("textbox", name="Tippe einen Zug")
    for typed in ("hafen", "harbor", "HÄFEN", "bogen"):
        box.fill(typed)
        box.press("Enter")
        expect(page.locator(".text-answer h2")).to_contain_text(typed)
        first = page.locator(".text-answer li").first.inner_text()
        assert (first == "Hafen") == (typed != "bogen")


def test_a_replay_is_read_as_text(visitors: Any) -> None:
    visitor = visitors()
    page = read_as_text(visitor, "corinth")
    for _ in range(3):
        page.locator("button.choice:enabled").first.click()
        page.wait_for_selector("button.choice:enabled", timeout=WAIT)
    before = page.locator(".text-sections").inner_text()
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".text-sections")).not_to_have_text(before, timeout=WAIT)
    expect(page.locator(".text-sections")).to_contain_text("Round 1 of")
    assert page.locator("button.choice").count() == 0
    expect(page.get_by_role("status").filter(has_text="0")).to_have_count(1)


def explained_by_arrows(page: Page, region: str) -> set[str]:
    """What the right arrow explains in a region, from its first thing on until that comes again."""
    page.keyboard.press("Shift")
    page.locator(region).focus()
    told: list[str] = []
    while len(told) < 2 or told[-1] != told[0]:
        page.keyboard.press("ArrowRight")
        told.append(page.locator("#tip:popover-open").inner_text().strip())
        assert len(told) < 300
    return set(told)


def test_the_keyboard_explains_every_space_and_territory(browser: Browser, address: str) -> None:
    """And all three ports, with the table of the most spaces."""
    table = Table(browser, address, players=4, options={"dominio": True})
    components = table.context.request.get(f"{address}/api/v1/tables/{table.code}/components").json()
    spaces = table.page.locator(".gh-printed [id^='space-']").count()
    told = explained_by_arrows(table.page, ".gh-pieces")
    table.context.close()
    assert spaces >= 12
    places = {f"Space {number}" for number in range(1, spaces + 1)} | {"Venice", "Modone", "Constantinople"}
    territories = {name.capitalize() for name in components["territories"]}
    assert len(territories) == 5
    assert {text.split(":")[0] for text in told} >= places | territories


def test_the_keyboard_explains_every_spot_of_the_market(visitors: Any) -> None:
    page = visitors().play_now("corinth")
    page.wait_for_selector(".corinth-board.asked")
    page.keyboard.press("Shift")
    page.locator(".large .panes").focus()
    for _ in page.locator(".large .panes [data-tip]").all():
        page.keyboard.press("ArrowRight")
        page.evaluate("document.querySelector('.explained')?.classList.add('was-explained')")
    spots = page.locator(".large .pane-market [data-tip]")
    assert spots.count() >= 25
    expect(page.locator(".large .pane-market [data-tip].was-explained")).to_have_count(spots.count())
