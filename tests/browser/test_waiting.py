"""The waiting room: the host starts and removes, guests wait; refusals say when to come back."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import WAIT_MS

WAIT = WAIT_MS
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def photograph(page: Page, name: str) -> None:
    """A picture of the page, where a folder for pictures is named."""
    folder = os.environ.get("EMPORION_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def named(page: Page, name: str) -> None:
    page.get_by_label("Your name").first.fill(name)
    page.get_by_label("Your name").first.press("Tab")


def test_the_host_starts_and_removes_and_guests_wait(visitors: Any) -> None:
    host, guest, stranger = visitors(), visitors(**PHONE), visitors()
    page = host.visit()
    named(page, "Ada")
    page.locator(".card-corinth").get_by_role("button", name="New table").click()
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    other, third = guest.visit(page.url.removeprefix(host.base)), stranger.visit(page.url.removeprefix(host.base))
    for found, name in ((other, "Ada"), (third, "Zoé")):
        found.get_by_label("Your name").fill(name)
        found.get_by_role("button", name="Join").click()
        expect(found.get_by_role("button", name="Leave the seat")).to_be_visible(timeout=WAIT)
        expect(found.get_by_role("button", name=re.compile("Sit down|Join"))).to_have_count(0)
        expect(found.locator(".start")).to_have_count(0)
    expect(page.locator(".places")).to_contain_text("Ada (2)", timeout=WAIT)
    expect(other.locator(".sentence")).to_have_text("Waiting for Ada to start the game.", timeout=WAIT)
    expect(page.locator(".sentence")).to_have_text("Everyone is here. The game can begin.")
    expect(page.get_by_role("button", name="Remove Ada from the table")).to_have_count(0)
    photograph(page, "waiting-host")
    photograph(other, "waiting-guest-phone")
    page.get_by_role("button", name="Remove Zoé from the table").click()
    expect(third.get_by_role("alert").filter(has_text="removed you from your seat")).to_be_visible(timeout=WAIT)
    photograph(third, "waiting-removed")
    third.get_by_role("button", name="Join").click()
    expect(third.get_by_role("alert").filter(has_text="cannot take a seat here")).to_be_visible(timeout=WAIT)
    stranger.complaints.clear()  # the browser itself notes the refused request
    page.get_by_role("button", name="Leave the seat").click()
    expect(other.get_by_role("button", name="Fill and begin")).to_be_visible(timeout=WAIT)
    expect(page.locator(".start")).to_have_count(0)
    photograph(other, "waiting-host-phone")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.get_by_role("button", name="Fill and begin").click()
    other.wait_for_selector(".board-place", timeout=WAIT)


def test_a_closed_table_says_so_to_its_guests(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    page = host.visit()
    page.locator(".card-corinth").get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    other = guest.visit(page.url.removeprefix(host.base))
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_role("button", name="Leave the seat")).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Close the table").click()
    page.wait_for_selector(".lobby", timeout=WAIT)
    expect(other.locator(".failed")).to_contain_text("has been removed", timeout=WAIT)


@pytest.mark.parametrize(
    ("language", "seconds", "minutes", "sentence"),
    [
        ("en-GB", 1, 0, "You have made many tables. Try again in 1 second."),
        ("en-GB", 40, 0, "You have made many tables. Try again in 40 seconds."),
        ("fr-FR", 1, 0, "Vous avez ouvert beaucoup de tables. Réessayez dans 1 seconde."),
        ("fr-FR", 130, 3, "Vous avez ouvert beaucoup de tables. Réessayez dans 3 minutes."),
    ],
)
def test_a_refusal_says_when_to_come_back(visitors: Any, language: str, seconds: int, minutes: int, sentence: str) -> None:
    visitor = visitors(locale=language, **PHONE)
    problem = {
        "error": "too-many-tables",
        "sentence": "-",
        "values": {"retry_after": seconds, "minutes": minutes},
        "rule": None,
        "line": None,
    }
    page = visitor.visit()
    page.route(
        "**/api/v1/tables",
        lambda route: (
            route.fulfill(status=429, content_type="application/json", body=json.dumps(problem))
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    page.click(".card-corinth .main-action")
    expect(page.locator(".problem")).to_have_text(sentence, timeout=WAIT)
    photograph(page, f"refused-{language}-{seconds}")
    visitor.complaints.clear()  # the browser itself notes the refused request
