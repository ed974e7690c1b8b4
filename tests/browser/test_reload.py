"""The page of `make dev` reloads itself when the server has another version of it, and the content policy allows that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import answers, open_context
from tests.conftest import ROOT
from tests.server.serving import free_port
from tests.waiting import WAIT_SECONDS, wait_until


def test_the_page_reloads_after_a_change(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    process = subprocess.Popen([sys.executable, "-m", "tools.dev_server", str(port), str(tmp_path / "tables.db")], cwd=ROOT)
    try:
        wait_until(lambda: process.poll() is not None or answers(f"{address}/dev/version"))
        context = open_context(browser)
        page = context.new_page()
        with page.expect_response("**/dev/version"):
            page.goto(address)
        page.wait_for_selector("h1")
        with page.expect_event("load"):
            page.route("**/dev/version", lambda route: route.fulfill(body="another version"))
        page.wait_for_selector("h1")
        context.close()
    finally:
        process.terminate()
        process.wait(WAIT_SECONDS)
