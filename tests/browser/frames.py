"""How much the page's thread does at a time. Only its own processor time counts, so that other work on the machine does not.

The time between two frames on the screen, and from a message to the board that shows it, is measured by `make proof` (tools/page_proof.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page


@contextmanager
def traced_tasks(page: Page) -> Iterator[list[float]]:
    """The processor time of each task of the page's main thread meanwhile, in milliseconds; filled in at the end."""
    tasks: list[float] = []
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel"])
    try:
        yield tasks
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
    tasks += [one["tdur"] / 1000 for one in events if "tdur" in one and (one["pid"], one["tid"]) in main]
    assert len(tasks) > 50, "something was done"
