"""The docs are true: rulebooks are those of the package, links lead somewhere, every text key exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from emporion import games
from emporion.text import catalogue, sources
from tests.conftest import ROOT
from tools import types
from tools.docs import made_files
from tools.markdown_wrap import long_lines, wrap

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


MADE = made_files()


@pytest.mark.parametrize("path", MADE, ids=lambda path: str(path.relative_to(ROOT)))
def test_made_files_are_those_of_the_package(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path](), "run make docs"


def test_files_are_made_for_a_game_that_brings_no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", ("nim",))
    made = {path.name: make() for path, make in made_files().items() if path.suffix == ".md"}
    assert {"nim.md", "nim.de.md", "socket.md"} <= made.keys()
    assert "piles" in made["socket.md"]
    assert "Take any number from one pile." in made["nim.md"]
    assert "interface ToysView {" in types.declarations()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_make_targets_that_a_page_names_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)`", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert {first or second for first, second in named} <= targets


def test_test_files_that_contributors_are_told_to_run_exist() -> None:
    named = re.findall(r"\btests/[\w/.]+", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert named
    assert not [name for name in named if not (ROOT / name).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_lines_of_prose_have_at_most_120_characters(page: Path) -> None:
    assert not long_lines(page.read_text(encoding="utf-8")), "python -m tools.markdown_wrap PAGE wraps them"


def test_wrapping_keeps_items_quotations_tables_and_code() -> None:
    words, row = "word " * 40 + "word", "| " + "cell " * 40 + "|"
    page = "\n".join(["# " + words, "", "- " + words, "> " + words, "", row, "", "```", words, "```", "", "x" * 118 + " - " + words, ""])
    wrapped = wrap(page)
    lines = wrapped.split("\n")
    assert lines[0] == "# " + words
    assert [line[:6] for line in lines[2:6]] == ["- word", "  word", "> word", "> word"]
    assert row in lines
    assert lines[lines.index("```") + 1] == words
    assert not [line for line in lines if line.startswith("- ") and not line.startswith("- word")], "a dash begins no item"
    assert long_lines(page)
    assert not long_lines(wrapped)
    assert wrap(wrapped) == wrapped


def test_the_changelog_has_the_usual_sections() -> None:
    headings = re.findall(r"^(#{2,3}) (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == ("##", "Unreleased")
    assert {title for level, title in headings if level == "###"} <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


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
    entries = re.findall(r"^([a-zA-Z][\w-]*) *=", "\n".join(sources("en")), re.MULTILINE)
    assert len(entries) == len(set(entries))
