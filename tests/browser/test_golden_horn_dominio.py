"""Every decision of Dominio da Mar at a real table in a browser: seen, understood, clicked, played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.golden_horn_page import DESKTOP, PHONE
from tests.browser.golden_horn_positions import Continued, Wanted, hoarded, offers, raids_peasants

DECISIONS: dict[str, tuple[int, Wanted, str, str]] = {
    "conquer-first": (2, offers("starting", "conquer"), "conquer ", "Conquer "),
    "conquer-last": (2, offers("ending", "conquer"), "conquer ", "Conquer "),
    "exchange-first": (4, offers("starting", "exchange"), "exchange ", "Exchange "),
    "exchange-last": (3, offers("ending", "exchange"), "exchange ", "Exchange "),
    "load-mercenaries": (2, offers("loading", "load mercenaries"), "load mercenaries", "mercenaries"),
    "load-peasants": (3, offers("loading", "load peasants"), "load peasants", "peasants"),
    "load-both": (4, offers("loading", "load both"), "load both", "mercenaries and peasants"),
    "raid-peasants": (3, raids_peasants, "raid ", "Raid "),
}
"""Players, the position, the move that is clicked, and what its button says."""


@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_is_seen_and_clicked(browser: Browser, address: str, name: str) -> None:
    players, wanted, move, words = DECISIONS[name]
    match = hoarded(players, wanted)
    table = Continued(browser, address, match, size=PHONE if name.endswith(("last", "both")) else DESKTOP)
    for victim in table.page.locator(".gh-victim[aria-expanded=false]").all():
        victim.click()
    chosen = [found for found in match.moves() if found.startswith(move)]
    shown = table.page.locator(f".gh-ask [data-moves^='{move}']")
    if name != "raid-peasants":
        expect(shown).to_have_count(len(chosen))
    button = table.page.locator(f".gh-ask [data-moves='{chosen[-1]}']")
    if name == "raid-peasants":
        table.page.locator(".gh-victim", has_text="peasant").first.click()
        button = table.page.locator(".gh-raid[data-chosen=yes] .gh-pair").first
    assert words in (button.get_attribute("aria-label") or "")
    picked = button.get_attribute("data-moves")
    button.click()
    table.page.wait_for_selector(f".gh:not([data-at='{len(match.events)}'])")
    table.page.wait_for_function(
        "document.querySelector('.gh').dataset.busy === 'no' || document.querySelector('.gh').dataset.asked === 'no'"
    )
    assert table.last_move() == picked
    table.close()
