"""Words from several threads at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from emporion.text import Catalogue


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
    words = [key for key in Catalogue("en").keys if key.startswith("word-")]
    for _ in range(20):
        catalogue = Catalogue("en")
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(said, [catalogue] * 4, [words] * 4))
        assert found == [found[0]] * 4
