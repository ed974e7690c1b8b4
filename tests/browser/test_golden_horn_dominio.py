"""Every decision of Dominio da Mar at a real table in a browser: seen, understood, clicked, played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.game_page import DESKTOP, PHONE
from tests.browser.golden_horn_page import Mounted
from tests.browser.golden_horn_positions import Continued, Wanted, after_raid, hoarded, offers, raids_peasants
from tests.browser.test_golden_horn_board import ASKED
from tests.games.golden_horn_record import Record, started

DECISIONS: dict[str, tuple[int, Wanted, str, str]] = {
    "conquer-first": (2, offers("starting", "conquer"), "conquer ", "Conquer "),
    "conquer-last": (2, offers("ending", "conquer"), "conquer ", "Conquer "),
    "exchange-first": (4, offers("starting", "exchange"), "exchange ", "Exchange "),
    "exchange-last": (3, offers("ending", "exchange"), "exchange ", "Exchange "),
    "load-mercenaries": (2, offers("loading", "load mercenaries"), "load mercenaries", "mercenaries"),
    "load-peasants": (3, offers("loading", "load peasants"), "load peasants", "peasants"),
    "load-both": (4, offers("loading", "load both"), "load both", "mercenaries and the peasants"),
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
        "() => document.querySelector('.gh').dataset.busy === 'no' || document.querySelector('.gh').dataset.asked === 'no'"
    )
    assert table.last_move() == picked
    table.close()


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "You have raided. Conquer, or go on?"),
        ("fr", "Vous avez attaqué. Conquérir, ou continuer\u00a0?"),
    ],
)
def test_after_a_raid_the_question_and_the_buttons_say_what_can_be_done(
    browser: Browser, address: str, language: str, question: str
) -> None:
    match = after_raid(2)
    table = Continued(browser, address, match, size=DESKTOP if language == "en" else PHONE, locale=language)
    expect(table.page.locator(".ask")).to_contain_text(question)
    conquests = [move for move in match.moves() if move.startswith("conquer")]
    expect(table.page.locator(".gh-ask [data-moves^='conquer ']")).to_have_count(len(conquests))
    expect(table.page.locator(".gh-ask [data-moves^='raid ']")).to_have_count(0)
    targets = match.targets()
    boats = {target.moves[1].split()[1] for target in targets}
    assert {target.moves[0] for target in targets} == {"ready"}
    expect(table.page.locator(".gh-boats button:enabled")).to_have_count(len(boats))
    kind = next(target.moves[1].split()[1] for target in targets if len(target.moves) > 2)
    table.page.locator(f".gh-boats button[data-kind={kind}]").click()
    end = table.page.locator(".gh-ends button").first
    moves = (end.get_attribute("data-moves") or "").split(" · ")
    assert moves[:2] == ["ready", f"sail {kind}"]
    end.click()
    table.page.wait_for_selector(f".gh:not([data-at='{len(match.events)}'])")
    expect(table.page.locator(".gh-boats")).to_have_count(0)
    table.page.wait_for_function("() => !document.querySelector('.gh[data-asked=yes][data-busy=yes]')")
    assert table.last_move() == moves[-1]
    table.close()


PEASANTS_STOLEN = started("0 load mercenaries\nchance cubes yellow yellow yellow red", "1 load peasants\nchance cubes orange orange")


@pytest.mark.parametrize(
    ("script", "question"),
    [
        (started(), "You have raided. Conquer, or go on?"),
        (f"{started()}0 conquer zara", "You have raided. Conquer, exchange, or go on?"),
        (f"{PEASANTS_STOLEN}0 conquer candia", "You have raided. Exchange peasants, or go on?"),
    ],
    ids=["conquer", "both", "exchange"],
)
def test_the_question_after_a_raid_names_what_can_be_done_and_nothing_else(
    browser: Browser, address: str, script: str, question: str
) -> None:
    match = Record(script).follow("0 raid 1.duo red blue").match
    board = Mounted(browser, address, match)
    assert board.page.evaluate(ASKED) == question
    board.close()
