"""The position in words in the terminal: in the place of the drawn table, and when it is asked for."""

from __future__ import annotations

import pytest

from tests.conftest import run


@pytest.mark.always
def test_a_table_is_shown_in_words() -> None:
    typed = "status ships 2\nstatus moon\nstatus brief\nquit\n\n"
    done = run("play", "golden-horn", "--text", "--seed", "3", stdin=typed)
    assert done.returncode == 0
    before, _, after = done.stdout.partition("Where does your trio start?")
    assert "The sea from Venice to Constantinople" in before
    assert "│" not in before
    assert "  Aspasia, duo (red and blue)" in after
    assert "“moon” is no part of the position. Parts: round, ships, sea, ports, hands, warehouses, and supply." in " ".join(
        (done.stdout + done.stderr).split()
    )


def test_the_words_are_those_of_the_language() -> None:
    done = run("play", "corinth", "--seed", "3", "--language", "de", stdin="stellung hafen\nstatus harbor\nquit\n\n")
    assert done.stdout.count("Hafen\n") >= 2
