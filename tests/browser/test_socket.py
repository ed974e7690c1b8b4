"""The times of the page's socket, on a clock and a link of the test's own: a server that hangs is noticed, and a slow link is not cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import open_context
from tests.conftest import ROOT

LINK = """
  window.link = { delay: 20, hanging: false, sockets: 0, changes: [] };
  const later = (work, ms) => setTimeout(() => link.hanging || work(), ms);
  class LinkSocket {
    static OPEN = 1;
    readyState = 0;
    constructor() {
      link.sockets += 1;
      later(() => { this.readyState = 1; this.onopen?.(); }, 2 * link.delay);
    }
    send(text) {
      const type = JSON.parse(text).type === "hello" ? "welcome" : "pong";
      later(() => this.onmessage?.({ data: JSON.stringify({ type }) }), 2 * link.delay);
    }
    close() { this.readyState = 3; }
  }
  window.WebSocket = LinkSocket;
  null;
"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page with the module alone, whose clock stands still."""
    context = open_context(browser)
    found = context.new_page()
    found.clock.install()
    found.goto("about:blank")
    found.clock.pause_at(found.evaluate("Date.now() + 1000"))
    source = "".join((ROOT / f"src/emporion/web/lib/{name}.js").read_text() for name in ("earlysocket", "socket"))
    for line in ('import { pathOf } from "./base.js";', 'import { takeSocket } from "./earlysocket.js";'):
        assert line in source
        source = source.replace(line, "const pathOf = String;" if "pathOf" in line else "")
    found.evaluate(LINK)
    blob = "new Blob([text], { type: 'text/javascript' })"
    found.evaluate(f"(text) => import(URL.createObjectURL({blob})).then((m) => {{ window.m = m }})", source)
    yield found
    context.close()


def open_socket(page: Page, delay: int) -> None:
    page.evaluate(f"link.delay = {delay}")
    page.evaluate(
        "void new m.Socket('abcdefgh', null, () => 0, () => {}, (isOpen) => link.changes.push([isOpen, Math.round(performance.now())]))"
    )


def changes(page: Page) -> list[tuple[bool, int]]:
    return [(is_open, at) for is_open, at in page.evaluate("link.changes")]


def test_a_server_that_hangs_is_given_up_and_another_is_tried(page: Page) -> None:
    """Within 2.5 seconds, and a handshake without an answer within two more; a third server is asked at once, too."""
    open_socket(page, 20)
    page.clock.run_for(10_000)
    assert [is_open for is_open, _ in changes(page)] == [True]
    assert page.evaluate("link.sockets") == 1
    page.evaluate("link.hanging = true")
    page.clock.run_for(2550)
    assert [is_open for is_open, _ in changes(page)] == [True, False]
    assert page.evaluate("link.sockets") == 2
    page.clock.run_for(2050)
    assert page.evaluate("link.sockets") == 3
    page.evaluate("link.hanging = false")
    page.clock.run_for(4500)
    assert changes(page)[-1][0]
    page.clock.run_for(1000)
    page.evaluate("link.hanging = true")
    page.clock.run_for(2550)
    assert not changes(page)[-1][0], "the next time as soon"


@pytest.mark.parametrize("delay", [400, 800])
def test_a_slow_link_is_not_cut(page: Page, delay: int) -> None:
    """Also where an answer takes 1.6 seconds. A stall of it is still noticed within five."""
    open_socket(page, delay)
    page.clock.run_for(60_000)
    assert [is_open for is_open, _ in changes(page)] == [True]
    assert page.evaluate("link.sockets") == 1
    page.evaluate("link.hanging = true")
    page.clock.run_for(5000)
    assert [is_open for is_open, _ in changes(page)] == [True, False]


def test_a_client_whose_socket_was_closed_is_back_within_a_fifth_of_a_second(page: Page) -> None:
    """As when a server is stopped and hands its tables over."""
    page.evaluate("""link.all = []; const Plain = WebSocket;
      window.WebSocket = class extends Plain { static OPEN = 1; constructor() { super(); link.all.push(this); } }; null""")
    open_socket(page, 1)
    page.clock.run_for(1000)
    for number in range(1, 20):
        page.evaluate("link.all.at(-1).onclose({ code: 4503 })")
        page.clock.run_for(180)
        assert page.evaluate("link.sockets") == number + 1
        page.clock.run_for(1000)
