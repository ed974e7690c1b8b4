"""A server of one's own and a real Chromium. Without one, and where none can be installed, these tests are skipped and say so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.conftest import sample
from tests.server.serving import free_port
from tests.waiting import WAIT_MS, WAIT_SECONDS, wait_until

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SERVE = """
import sys
from functools import partial
from emporion.server import review, studies
from emporion.server.serve import run
from emporion.server.settings import Settings
studies.assess_in_slices = partial(review.assess_in_slices, simulations=int(sys.argv[3]))
studies.answer_in_slices = partial(review.answer_in_slices, simulations=int(sys.argv[3]))
run(Settings(port=int(sys.argv[1]), database=sys.argv[2], requests=100000, sockets=1000, messages=10000, budget=100000, thinkers=1))
"""
REVIEWED = 50
"""Simulations for each decision of a review; a server gives it forty times as many."""

expect.set_options(timeout=WAIT_MS)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """One variant of each test on the page is always run; of the others, sizes, schemes and moments, a sample is."""
    seen: set[tuple[str, str]] = set()
    others: list[pytest.Item] = []
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent.name == "browser":
            name = (item.path.name, item.originalname)
            others += [item] if name in seen else []
            seen.add(name)
    sample(config, items, others)


def installed() -> str | None:
    """A Chromium of this machine."""
    return os.environ.get("CHROMIUM") or next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; installed first where that is allowed."""
    found = installed()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        for words in (["update"], ["install", "-y", "chromium"]):  # a new machine knows no packages yet
            subprocess.run(["apt-get", "-q", *words], capture_output=True, timeout=600, check=False)
        found = installed()
    if found is None:
        pytest.skip("needs Chromium, which is neither installed nor could be: set CHROMIUM to its path")
    return found


def answers(address: str) -> bool:
    """Whether a server answers at an address."""
    try:
        urllib.request.urlopen(address, timeout=WAIT_SECONDS).close()
    except OSError:
        return False
    return True


class Served:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), str(self.folder / "tables.db"), str(REVIEWED)]
        with (self.folder / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        wait_until(lambda: answers(f"{self.address}/api/v1/health"), (self.folder / "serve.log").read_text)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(WAIT_SECONDS)
            self.process = None


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """A server that runs meanwhile."""
    server = Served(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def browsing(chromium: str) -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(scope="package")
def address(served: Served) -> str:
    return served.address


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with browsing(chromium) as found:
        yield found


def open_context(browser: Browser, **options: Any) -> BrowserContext:
    """A browser profile of its own with these options of Playwright (`viewport`, `locale`, `color_scheme`…)."""
    context = browser.new_context(**options)
    context.set_default_timeout(WAIT_MS)
    return context


class Visitor:
    """A person with a browser profile of their own. What goes wrong in the page's scripts is kept."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.base = base
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def visit(self, path: str = "/") -> Page:
        self.page.goto(self.base + path)
        return self.page

    def play_now(self, game: str = "corinth") -> Page:
        self.visit()
        self.page.click(f".card-{game} .main-action")
        self.page.wait_for_selector(".ask")
        return self.page


VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What visitors saw when a test failed stands in its report."""
    report = yield
    if report.failed and call.when == "call":
        for visitor in item.stash.get(VISITORS, []):
            with suppress(PlaywrightError):
                report.sections.append((visitor.page.url, visitor.page.locator("body").inner_text(timeout=1000)))
    return report


@pytest.fixture
def visitors(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Any]:
    """Makes visitors; at the end the test fails if a console had an error."""
    made = request.node.stash[VISITORS] = list[Visitor]()

    def visitor(**options: Any) -> Visitor:
        options = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"} | options
        made.append(Visitor(open_context(browser, **options), served.address))
        return made[-1]

    yield visitor
    complaints = [complaint for found in made for complaint in found.complaints]
    for found in made:
        found.context.close()
    assert not complaints
