"""Whole games of Golden Horn by two browsers and bots: one here, every combination in `make proof` or with EMPORION_ALL_GAMES."""

from __future__ import annotations

import os

import pytest

from tests.browser.golden_horn_games import COMBINATIONS, play_game
from tests.browser.golden_horn_page import chromium, served

SAMPLE = [(3, True)]


@pytest.mark.parametrize(("players", "dominio"), COMBINATIONS if os.environ.get("EMPORION_ALL_GAMES") else SAMPLE)
def test_two_browsers_and_bots_play_to_the_final_score(tmp_path_factory: pytest.TempPathFactory, players: int, dominio: bool) -> None:
    with served(tmp_path_factory.mktemp("server")) as address, chromium() as browser:
        played = play_game(browser, address, players, {"dominio": dominio}, "test")
    assert set(played.clicks) >= {"button", "chart", "fleet"}
