"""Every rule has a test that bears its id: `test_s4_...` is a test of S4."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from emporion import games
from emporion.text import LANGUAGES, catalogue, sources

TESTS = Path(__file__).parent
RECORDS = ("f1", "f2", "f3", "f4", "f5")
"""The ids of what can be wrong with a record (records.md); they belong to no game."""
NAMED = re.compile(r"test_([a-z][0-9]+)_")


def rules(game: str) -> list[str]:
    """The ids of a game's rulebook, in lower case."""
    return [key.removeprefix(f"{game}-rule-") for key in catalogue().keys if key.startswith(f"{game}-rule-")]


def ids(source: str) -> set[str]:
    """The ids that the test functions of a file bear."""
    functions = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {found[1] for name in functions if (found := NAMED.match(name))}


def borne(pattern: str) -> set[str]:
    """The ids that the test functions of some files bear."""
    return {rule for path in sorted(TESTS.glob(pattern)) for rule in ids(path.read_text(encoding="utf-8"))}


def pattern(game: str) -> str:
    """The files with a game's tests."""
    return f"games/test_{game.replace('-', '_')}_*.py"


def missing(rules: Iterable[str], tests: set[str]) -> list[str]:
    return [rule for rule in rules if rule not in tests]


@pytest.mark.parametrize("game", games.NAMES)
def test_every_rule_of_the_rulebook_has_a_test_that_bears_its_id(game: str) -> None:
    assert rules(game), "a rulebook has rules"
    assert missing(rules(game), borne(pattern(game))) == []


@pytest.mark.parametrize("game", games.NAMES)
def test_every_id_that_a_test_bears_is_a_rule(game: str) -> None:
    assert missing(sorted(borne(pattern(game))), {*rules(game), *RECORDS}) == []


def test_every_fault_of_a_record_has_a_test_that_bears_its_id() -> None:
    assert missing(RECORDS, borne("engine/test_record.py")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_names_a_rule_by_its_id(language: str) -> None:
    """A prompt says what is asked; the ids stand in explanations."""
    texts = "\n".join(sources(language))
    asked = re.findall(r"^([\w-]+-(?:ask|wait)-[\w-]+ =.*(?:\n[ ].*)*)", texts, re.MULTILINE)
    assert len(asked) > 20
    assert [text for text in asked if re.search(r"\b[A-Z][0-9]{1,2}\b", text)] == []


def test_a_missing_test_is_noticed() -> None:
    source = "def test_s1_walks() -> None: ...\ndef test_sum() -> None: ...\ndef helper_s2_() -> None: ...\n"
    assert ids(source) == {"s1"}
    assert missing(["s1", "s2", "s11"], ids(source)) == ["s2", "s11"]
