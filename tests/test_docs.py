"""The docs are true: rulebooks are those of the package, links lead somewhere, every text key exists."""

from __future__ import annotations

import ast
import re

import pytest

from emporion import games
from emporion.text import catalogue
from tests.conftest import ROOT
from tools.docs import markdown, picture, stylesheet

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_rulebook_is_that_of_the_package(name: str) -> None:
    assert (ROOT / "docs" / "rulebooks" / f"{name}.md").read_text(encoding="utf-8") == markdown(name), "run make docs"


@pytest.mark.parametrize("name", games.NAMES)
def test_the_picture_is_what_is_drawn(name: str) -> None:
    assert (ROOT / "docs" / "pictures" / f"{name}.svg").read_text(encoding="utf-8") == picture(name), "run make docs"


def test_the_style_sheet_of_the_page_is_that_of_the_drawing() -> None:
    sheet = ROOT / "src" / "emporion" / "web" / "games" / "corinth" / "drawing.css"
    assert sheet.read_text(encoding="utf-8") == stylesheet(), "run make docs"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: object) -> None:
    assert hasattr(page, "read_text")
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link  # type: ignore[attr-defined]


def literal_keys() -> set[str]:
    """Every text key that the code names in full: say("key"), IllegalMove("S4", "key"), EmporionError("key") and so on."""
    found = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                place = {"say": 0, "EmporionError": 0, "WrongOption": 0, "IllegalMove": 1, "WrongComponents": 1, "RecordError": 2}.get(name)
                if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):
                    found.add(str(node.args[place].value))  # type: ignore[attr-defined]
    return found


def test_every_key_that_the_code_names_has_a_text() -> None:
    keys = literal_keys()
    assert len(keys) > 80
    assert keys <= set(catalogue().keys)


def test_no_key_stands_twice_in_the_catalogue() -> None:
    entries = re.findall(r"^([a-zA-Z][\w-]*) *=", (ROOT / "src/emporion/text/en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(entries) == len(set(entries))
