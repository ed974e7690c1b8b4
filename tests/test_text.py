"""Words from several threads at once, and lists as the page puts them together."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from emporion.text import LANGUAGES, Catalogue, join, signed_percent, speaking
from tests.test_page_state import evaluate


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def said(catalogue: Catalogue, words: list[str]) -> list[str]:
    return [catalogue.say(key) for key in words]


@pytest.mark.usefixtures("hasty")
def test_threads_that_say_the_same_for_the_first_time_all_find_it() -> None:
    words = [key for key in Catalogue("en").keys if key.startswith("golden-horn-page-tip-")]
    for _ in range(20):
        catalogue = Catalogue("en")
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(said, [catalogue] * 4, [words] * 4))
        assert found == [found[0]] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_has_a_minus_and_no_hyphen(language: str) -> None:
    with speaking(language):
        assert signed_percent(-0.034).startswith("−3")
        assert signed_percent(0.034).startswith("+3")
        assert signed_percent(-0.001).startswith("0")


LISTS = [
    ["Ana"],
    ["Ana", "Isabel"],
    ["Ana", "Zoé", "Ignacio"],
    ["Isabel", "Ana"],
    ["agua", "hielo"],
    ["padre", "hijo"],
    ["lluvia", "HIELO"],
    ["diptongo", "hiato"],
    ["Ana", "Íñigo"],
    ["siete", "ocho"],
    ["Ana", "Óscar"],
    ["una", "hora"],
    ["7", "8"],
    ["10", "11"],
    ["10 cubos", "11 cubos", "118 cubos"],
    ["1 carta azul", "2 cartas naranjas"],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["conjunction", "disjunction"])
def test_lists_are_put_together_as_the_page_does_it(language: str, style: str) -> None:
    writer = f"new Intl.ListFormat({language!r}, {{ type: {style!r} }})"
    with speaking(language):
        assert [join(phrases, style) for phrases in LISTS] == evaluate(
            "lib/viewfields.js", f"lists.map((list) => {writer}.format(list))", lists=LISTS
        )


def test_spanish_changes_and_and_or_before_their_own_sound() -> None:
    with speaking("es"):
        assert join(["Ana", "Isabel"]) == "Ana e Isabel"
        assert join(["Ana", "Luis", "Hilario"]) == "Ana, Luis e Hilario"
        assert join(["agua", "hielo"]) == "agua y hielo"
        assert join(["siete", "ocho"], "disjunction") == "siete u ocho"
        assert join(["Isabel"]) == "Isabel"
