"""Whole games in real browsers, every combination of players and expansion."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.browser.conftest import browsing, installed, serving
from tests.browser.golden_horn_games import COMBINATIONS, KINDS, Played, play_game

Lines = list[str]
GAMES = 1
"""Of each combination."""


def browser_games() -> Lines:
    """Whole games of Golden Horn in Chromium: two browsers and bots"""
    chromium = installed()
    if chromium is None:
        return ["No Chromium was found: set CHROMIUM to its path."]
    lines = [
        "Two people, one at a desktop (1280×800) and one at a phone (390×844), click on anything that the page offers; bots have",
        "the other seats. No console complained, and the table at the end of both pages equals the server's in every row.",
        "",
        f"| players | Dominio da Mar | games | clicks | {' | '.join(KINDS.values())} | seconds |",
        f"|---|---|---|---|{'---|' * len(KINDS)}---|",
    ]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, browsing(chromium) as browser:
        for players, dominio in COMBINATIONS:
            lines.append(_row([play_game(browser, server.address, players, {"dominio": dominio}, seed) for seed in range(GAMES)]))
    return lines


def _row(found: list[Played]) -> str:
    clicks = sum((played.clicks for played in found), Counter[str]())
    first = found[0]
    kinds = " | ".join(str(clicks[kind]) for kind in KINDS)
    seconds = sum(played.seconds for played in found)
    return f"| {first.players} | {'yes' if first.dominio else 'no'} | {len(found)} | {clicks.total()} | {kinds} | {seconds:.0f} |"


PARTS: dict[str, Callable[[], Lines]] = {"browser-games": browser_games}
