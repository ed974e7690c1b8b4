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


def test_a_line_that_is_too_long_goes_on_further_in() -> None:
    done = run("play", "corinth", "--text", "--seed", "3", "--language", "nl", stdin="status\nquit\n\n")
    shown = [line.rstrip() for line in done.stdout.split("\n")]
    begun = [place for place, line in enumerate(shown) if line.startswith("  Olijfolie (groen): winkel van 1 punt (0 van 2)")]
    assert len(begun) > 2, "at the start for two players, and when it is asked for"
    assert all(shown[place + 1].startswith("    ") for place in begun)
    assert max(map(len, shown)) <= 80


def test_the_signs_of_a_board_that_is_not_drawn_are_not_explained() -> None:
    typed = "buy 0\nsteward gold\n\nquit\n\n"
    question = "Where to? Choose, or go step by step:"
    assert question in run("play", "corinth", "--text", "--seed", "5", stdin=typed).stdout
    drawn = " ".join(run("play", "corinth", "--seed", "5", stdin=typed).stdout.split())
    assert "▸ marks where he can stop" in drawn
