"""The page below a path of a host: every request, link and socket has the path."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import open_context
from tests.server.commanded import serving

BASE = "/games"


@pytest.mark.always
def test_the_page_below_a_path(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--base-path", BASE) as served:
        context = open_context(browser, locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
        page = context.new_page()
        asked: list[str] = []
        complaints: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:", 1)))
        page.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
        page.goto(f"{served.address}/")
        page.click(".card-corinth .main-action")
        page.wait_for_selector(".ask")
        assert page.url.startswith(f"{served.address}/table/")
        page.click("a.brand")
        page.wait_for_selector(".lobby")
        assert page.url == f"{served.address}/"
        page.click("main a[href$='/rules/corinth']")
        page.wait_for_selector("main h1, main h2")
        assert page.url == f"{served.address}/rules/corinth"
        page.go_back()
        page.wait_for_selector(".lobby")
        assert any("/socket" in address for address in asked)
        assert [address for address in asked if not address.startswith((f"{served.address}/", "data:"))] == []
        code = page.evaluate(
            f"""async () => (await (await fetch("{BASE}/api/v1/tables", {{method: "POST", headers: {{"content-type": "application/json"}},
            body: JSON.stringify({{game: "corinth", seats: [{{kind: "open"}}, {{kind: "open"}}]}})}})).json()).table.code"""
        )
        page.goto(f"{served.address}/table/{code}")
        expect(page.locator("#link")).to_have_value(f"{served.address}/table/{code}")
        picture = page.locator(".invite-qr img")
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("image => image.naturalWidth") > 0
        page.goto(f"{served.address}/nowhere")
        page.wait_for_selector("main.failed")
        assert page.evaluate("document.cookie") == "language=en"
        assert [complaint for complaint in complaints if "404" not in complaint] == []
        context.close()
