"""What Chromium exposes to a screen reader: the accessibility tree of a page, as roles and names."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from playwright.sync_api import Page


class Exposed(NamedTuple):
    """A thing in the accessibility tree."""

    role: str
    name: str
    description: str


def exposed(page: Page, *roles: str) -> list[Exposed]:
    """Everything with one of these roles that is exposed, in the order in which it is read; without roles, everything."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    found = [
        Exposed(*(node.get(key, {}).get("value", "") for key in ("role", "name", "description"))) for node in nodes if not node["ignored"]
    ]
    return [thing for thing in found if not roles or thing.role in roles]


def exposed_twice(page: Page, *roles: str) -> list[tuple[str, str]]:
    """Roles and names that more than one thing has."""
    counted = Counter((thing.role, thing.name) for thing in exposed(page, *roles))
    return [thing for thing, number in counted.items() if number > 1]
