"""Golden games, perft tables and logs: play and its words must stay what they were. `make golden` writes them anew."""

from __future__ import annotations

import pytest

from emporion import games
from emporion.text import LANGUAGES
from tests.conftest import GOLDEN, Case, cases
from tools.golden import (
    DEFAULT_SEED,
    LOGS,
    SEEDS,
    golden_cases,
    golden_record,
    golden_seed,
    log,
    logged_cases,
    matters,
    perft_table,
    play,
    playthrough,
)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_case_has_its_golden_game_unless_its_options_change_nothing(case: Case) -> None:
    if case in golden_cases():
        seed = golden_seed(case)
        assert seed == DEFAULT_SEED if case.options == games.find(case.game).chosen({}) else matters(case, seed)
    else:
        assert not any(matters(case, seed) for seed in SEEDS[::5])


@pytest.mark.parametrize("case", golden_cases(), ids=str)
def test_a_golden_record_replays_to_its_playthrough(case: Case) -> None:
    match = games.replay(golden_record(case))
    assert match.is_over
    assert playthrough(match) == (GOLDEN / f"{case}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("case", golden_cases(), ids=str)
def test_the_same_seed_still_plays_the_golden_game(case: Case) -> None:
    assert play(case, golden_seed(case))[1].encode() == golden_record(case)


def test_no_two_golden_games_are_alike() -> None:
    """Games of the same players and seed could differ in their headers alone."""
    seeds = [(case.game, case.players, golden_seed(case)) for case in golden_cases()]
    assert len(seeds) == len(set(seeds))


def test_there_is_no_golden_game_without_its_case() -> None:
    expected = {f"{case}{ending}" for case in golden_cases() for ending in (".emp.jsonl", ".txt")}
    assert {path.name for path in GOLDEN.iterdir()} == expected | {"perft.txt", LOGS.name}


def test_perft_counts_are_those_of_the_table() -> None:
    assert perft_table() == (GOLDEN / "perft.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("case", logged_cases(), ids=str)
def test_a_game_is_told_as_in_its_golden_log(case: Case) -> None:
    """In every language; `python -m tools.golden logs` writes them anew."""
    logs = {language: log(case, language) for language in LANGUAGES}
    assert logs == {language: (LOGS / f"{case}.{language}.txt").read_text(encoding="utf-8") for language in LANGUAGES}


def test_there_is_a_golden_log_of_each_game_in_each_language() -> None:
    logged = logged_cases()
    assert {case.game for case in logged} == set(games.NAMES)
    assert {path.name for path in LOGS.iterdir()} == {f"{case}.{language}.txt" for case in logged for language in LANGUAGES}
    for case in logged:
        assert len({len(path.read_text(encoding="utf-8").splitlines()) for path in LOGS.glob(f"{case}.*")}) == 1


def test_a_further_game_has_a_log_without_being_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "nim"))
    case = Case("nim", 2, {})
    assert case in logged_cases()
    assert any(line.startswith("Ada takes") for line in log(case, "en").splitlines())
