"""What Chromium exposes to a screen reader: the accessibility tree of a page, as roles and names, and what a listener can do with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

UNNAMED = {"none", "generic", "InlineTextBox"}
"""Roles that say nothing."""


class Exposed(NamedTuple):
    """A thing in the accessibility tree."""

    role: str
    name: str
    is_enabled: bool
    is_focused: bool
    element: int
    """The number by which the browser knows its element."""


def exposed(page: Page, *roles: str, within: tuple[str, str] | None = None) -> list[Exposed]:
    """Everything that is exposed, in the order in which it is read: what has one of these roles, and lies within that role and name."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    by_id = {node["nodeId"]: node for node in nodes}
    read = _in_order(nodes[0], by_id) if within is None else _inside(nodes, by_id, *within)
    return [_make(node) for node in read if not node["ignored"] and _value(node, "role") in (roles or {_value(node, "role")} - UNNAMED)]


def names(page: Page, *roles: str, within: tuple[str, str] | None = None) -> list[str]:
    """The names of what is exposed."""
    return [thing.name for thing in exposed(page, *roles, within=within)]


def exposed_twice(page: Page, *roles: str) -> list[tuple[str, str]]:
    """Roles and names that more than one thing has."""
    counted = Counter((thing.role, thing.name) for thing in exposed(page, *roles))
    return [thing for thing, number in counted.items() if number > 1]


def press(page: Page, thing: Exposed) -> None:
    """Put the focus on something and press Enter, as a screen reader does."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.focus", {"backendNodeId": thing.element})
    session.detach()
    page.keyboard.press("Enter")


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def _make(node: dict[str, Any]) -> Exposed:
    states = {found["name"]: found["value"].get("value") for found in node.get("properties", [])}
    return Exposed(
        _value(node, "role"), _value(node, "name"), not states.get("disabled"), bool(states.get("focused")), node.get("backendDOMNodeId", 0)
    )


def _in_order(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    yield node
    for child in node.get("childIds", []):
        if child in by_id:
            yield from _in_order(by_id[child], by_id)


def _inside(nodes: list[dict[str, Any]], by_id: dict[str, dict[str, Any]], role: str, name: str) -> Iterator[dict[str, Any]]:
    for node in nodes:
        if not node["ignored"] and (_value(node, "role"), _value(node, "name")) == (role, name):
            yield from _in_order(node, by_id)
