"""Golden games and perft tables: play must stay what it was. `make golden` writes them anew."""

from __future__ import annotations

import pytest

from emporion import games
from tests.conftest import GOLDEN, Case, cases
from tools.golden import DEPTHS, golden, perft_table, playthrough


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_game_player_count_and_option_has_its_golden_game(case: Case) -> None:
    record = (GOLDEN / f"{case}.emp.jsonl").read_bytes()
    match = games.replay(record)
    assert match.over
    assert playthrough(match) == (GOLDEN / f"{case}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_same_seed_still_plays_the_golden_game(case: Case) -> None:
    assert golden(case)[f"{case}.emp.jsonl"] == (GOLDEN / f"{case}.emp.jsonl").read_text(encoding="utf-8")


def test_there_is_no_golden_game_without_its_case() -> None:
    expected = {f"{case}{ending}" for case in cases() for ending in (".emp.jsonl", ".txt")}
    assert {path.name for path in GOLDEN.iterdir()} == expected | {"perft.txt"}


def test_perft_counts_are_those_of_the_table() -> None:
    assert perft_table() == (GOLDEN / "perft.txt").read_text(encoding="utf-8")
    assert set(DEPTHS) >= {case.game for case in cases()}
