"""A game that brings no page of its own is played from its view, its lines and its choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser import conftest
from tests.browser.conftest import Served, Visitor

WITH_NIM = """
import sys
from emporion import games
from emporion.games._toys import nim
sys.modules["emporion.games.nim"] = nim
games.NAMES, games.TOYS = (*games.NAMES, "nim"), ("kuhn",)
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(conftest, "SERVE", WITH_NIM + conftest.SERVE)
        with conftest.serving(tmp_path_factory.mktemp("nim")) as server:
            yield server


@pytest.fixture
def visitor(served: Served, browser: Any) -> Iterator[Visitor]:
    context = conftest.open_context(browser, locale="en-US")
    found = Visitor(context, served.address)
    yield found
    context.close()


def test_nim_is_played_on_the_page_from_its_lobby_card_to_its_end(visitor: Visitor) -> None:
    page = visitor.play_now("nim")
    page.wait_for_selector("button.choice")
    assert page.locator(".where").inner_text().startswith("Nim")
    assert page.locator(".ask-text").inner_text().endswith("The player who takes the last one wins.")
    assert "Piles" in page.locator(".plain table").first.inner_text()
    assert page.locator("button.choice").first.inner_text().startswith("1 Take 1 from pile")
    while page.locator(".ending").count() == 0:
        page.locator("button.choice:enabled, .ending").first.wait_for()
        if page.locator("button.choice:enabled").count():
            page.locator("button.choice:enabled").first.click()
            page.wait_for_function("() => document.querySelector('.ending') || document.querySelector('button.choice:enabled')")
    said = page.locator(".log li").all_text_contents()  # the log is folded in the text view
    assert any(line.startswith("You take 1 from pile") for line in said)
    assert any("takes" in line for line in said)
    assert "last one taken" in page.locator(".ending").inner_text()
    assert not visitor.complaints
