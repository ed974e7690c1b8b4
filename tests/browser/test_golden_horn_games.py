"""Whole games of Golden Horn by two browsers and bots: one here, every combination in `make proof` or with EMPORION_ALL_GAMES."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser

from tests.browser.golden_horn_games import COMBINATIONS, play_game

SAMPLE = [(3, True)]


@pytest.mark.parametrize(("players", "dominio"), COMBINATIONS if os.environ.get("EMPORION_ALL_GAMES") else SAMPLE)
def test_two_browsers_and_bots_play_to_the_final_score(browser: Browser, address: str, players: int, dominio: bool) -> None:
    played = play_game(browser, address, players, {"dominio": dominio}, "test")
    assert set(played.clicks) >= {"button", "chart", "fleet"}
