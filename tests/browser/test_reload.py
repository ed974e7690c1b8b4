"""The page of `make dev` reloads itself when the server has another version of it, and the content policy allows that."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser

from tests.conftest import ROOT
from tests.server.serving import free_port

START_SECONDS = 60


def test_the_page_reloads_after_a_change(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    process = subprocess.Popen([sys.executable, "-m", "tools.dev_server", str(port), str(tmp_path / "tables.db")], cwd=ROOT)
    try:
        end = time.monotonic() + START_SECONDS
        while process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{address}/dev/version").close()
                break
            time.sleep(0.1)
        page = browser.new_page()
        with page.expect_response("**/dev/version"):
            page.goto(address)
        page.wait_for_selector("h1")
        with page.expect_event("load"):
            page.route("**/dev/version", lambda route: route.fulfill(body="another version"))
        page.wait_for_selector("h1")
        page.close()
    finally:
        process.terminate()
        process.wait(20)
