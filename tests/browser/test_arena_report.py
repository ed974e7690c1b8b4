"""The report of a tournament in a browser: it stands alone, fits a phone, and everyone can read it."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from emporion.arena.report_page import page as written
from emporion.arena.tournament import prepare, run
from emporion.arena.tournament_report import report
from tests.browser.conftest import open_context


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a small tournament with several kinds of tables."""
    folder = tmp_path_factory.mktemp("arena")
    options = [("dominio", True), ("dominio", False)]
    tournament = prepare("golden-horn", ["greedy", "novice", "random", "10"], [2, 4], 24, 1, options)
    played = list(run(tournament, folder))
    (folder / "report.html").write_text(written(report(tournament, played), played, "emporion arena golden-horn", "today"))
    return folder / "report.html"


@pytest.mark.always
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_report_stands_alone_and_fits(browser: Browser, file: Path, scheme: str, width: int) -> None:
    context = open_context(browser, viewport={"width": width, "height": 900}, color_scheme=scheme, java_script_enabled=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.locator("summary").click()
    assert page.locator("td:has-text('greedy'):visible").count() > 5
    assert page.evaluate("[...document.querySelectorAll('svg')].every((chart) => chart.querySelector('desc').textContent.length > 40)")
    assert [one["id"] for one in Axe().run(page).response["violations"]] == []
    link = page.locator(".games a").first.get_attribute("href")
    assert (file.parent / str(link)).is_file()
    context.close()
