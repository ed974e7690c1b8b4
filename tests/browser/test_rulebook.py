"""The rulebook on its own page and at a table: chapters, search, examples, links from rule to rule, every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emporion.text import LANGUAGES
from tests.browser.test_shell import PHONE, WAIT, violations
from tests.conftest import ALL

BOOK = ".book .chapter"


def read(visitor: Any, game: str) -> Page:
    """Open the rulebook of a game."""
    page: Page = visitor.visit(f"/rules/{game}")
    page.wait_for_selector(BOOK, timeout=WAIT)
    return page


@pytest.mark.parametrize("game", ["corinth", "golden-horn"])
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_book_is_read_without_a_table(visitors: Any, game: str, device: dict[str, Any]) -> None:
    page = read(visitors(**device), game)
    assert page.locator(BOOK).count() > 10
    picture = page.locator(".chapter-box img")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('.chapter-box img').naturalWidth > 100", timeout=WAIT)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_the_book_at_a_table_says_what_the_table_plays(visitors: Any) -> None:
    page = visitors(locale="nl-NL").play_now("corinth")
    page.get_by_role("button", name="Regels").first.click()
    plays = page.locator(".table-plays")
    expect(plays.first).to_have_text("Aan deze tafel geldt: Punten van de Dienaar: de som van alle vakjes", timeout=WAIT)
    assert len(set(plays.all_inner_texts())) == 1


def test_a_search_shows_what_has_all_words(visitors: Any) -> None:
    page = read(visitors(), "corinth")
    page.get_by_label("Search the rules").fill("stable GOLD")
    expect(page.get_by_role("status").filter(has_text="found")).to_be_visible()
    shown = page.locator(".book .rule").all_inner_texts()
    assert shown
    assert all("stable" in text.lower() and "gold" in text.lower() for text in shown)
    page.get_by_label("Search the rules").fill("")
    assert page.locator(BOOK).count() > 10


def test_an_example_is_stepped_through(visitors: Any) -> None:
    page = read(visitors(), "golden-horn")
    example = page.locator(".example").filter(has_text="A voyage with sails")
    expect(example.get_by_role("button", name="Back")).to_be_disabled()
    for place in (2, 3, 4):
        example.get_by_role("button", name="Next").click()
        expect(example).to_contain_text(f"{place} of 4")
    expect(example).to_contain_text("On blue it stops")
    expect(example.locator(".scene-line")).to_contain_text("space 5")
    expect(example.get_by_role("button", name="Next")).to_be_disabled()


def test_a_rule_leads_to_another_one(visitors: Any) -> None:
    page = read(visitors(), "corinth")
    page.locator(".rule").filter(has=page.get_by_text("T1", exact=True)).get_by_role("button", name="S1").first.click()
    expect(page.locator(".looked-up b")).to_have_text("S1")
    expect(page.locator(".looked-up")).to_be_in_viewport()


def test_the_lobby_leads_to_the_book_and_the_book_speaks_french(visitors: Any) -> None:
    page = visitors().visit()
    page.locator(".card-golden-horn").get_by_role("link", name="Rules").click()
    page.wait_for_selector(BOOK, timeout=WAIT)
    expect(page.locator("main h1")).to_have_text("Rules of Golden Horn")
    page.locator(".languages").select_option("fr")
    expect(page.locator(".chapter-title").first).to_have_text("Le jeu en une minute")
    expect(page.locator(".example").first).to_contain_text("Une attaque")


@pytest.mark.parametrize("game", ["corinth", "golden-horn"])
def test_one_page_to_keep_at_hand_is_printed_alone(visitors: Any, game: str) -> None:
    visitor = visitors(locale="de-DE")
    visitor.context.add_init_script("window.print = () => { window.isPrinting = true; }")
    page = read(visitor, game)
    page.get_by_role("button", name="Diese Seite drucken").click()
    page.wait_for_function("() => window.isPrinting", timeout=WAIT)
    page.emulate_media(media="print")
    assert [chapter.get_attribute("data-chapter") for chapter in page.locator(BOOK).all() if chapter.is_visible()] == ["card"]
    assert len(re.findall(rb"/Type */Page\b", page.pdf(format="A4"))) == 1
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(BOOK).first).to_be_visible()
    assert len(re.findall(rb"/Type */Page\b", page.pdf(format="A4"))) > 5
    assert page.locator(".book-pages").evaluate("pages => pages.clientWidth > 600"), "the text uses the width of the paper"


def test_a_book_at_a_table_prints_no_card(visitors: Any) -> None:
    page = visitors().play_now("corinth")
    page.get_by_role("button", name="Rules").first.click()
    expect(page.locator(BOOK).first).to_be_visible(timeout=WAIT)
    expect(page.locator(".print-card")).to_have_count(0)


@pytest.mark.whole
@pytest.mark.parametrize("game", ["corinth", "golden-horn"])
def test_everyone_can_read_the_book_in_every_language(visitors: Any, game: str) -> None:
    page = read(visitors(), game)
    for language in LANGUAGES if ALL else ("de", "nl"):
        title = page.locator("main h1").inner_text()
        page.locator(".languages").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        if language != "en":
            expect(page.locator("main h1")).not_to_have_text(title)
        expect(page.locator(".example").first).to_be_visible()
        assert violations(page) == [], language
