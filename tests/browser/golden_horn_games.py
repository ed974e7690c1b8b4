"""Whole games of Golden Horn: two people, each at a browser of their own, click on what the page offers; bots have the other seats."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, expect

from emporion.engine.random import Random
from tests.browser.game_page import DESKTOP, PHONE, GamePage
from tests.browser.golden_horn_page import Option
from tests.waiting import PAUSE_SECONDS, WAIT_SECONDS

PEOPLE = 2
COMBINATIONS = [(players, dominio) for players in (2, 3, 4) for dominio in (False, True)]
KINDS = {"button": "choices", "chart": "on the chart", "hand": "cards in hand", "fleet": "one's fleet"}
"""What is clicked on, and how it is called."""
FIND = """([choice, hurry]) => {
  if (document.querySelector('.ending')) return 'over';
  const board = document.querySelector('.gh[data-asked=yes][data-busy=no]');
  if (!board || !board.querySelector('.gh-ask')) return null;
  const kinds = { button: '.gh-ask button', chart: '.gh-spot', hand: '.gh-slot.board-choice', fleet: '.gh-berth.board-choice' };
  const may = Object.entries(kinds).map(([kind, where]) => [kind, [...board.querySelectorAll(where)].filter((each) =>
    !each.disabled && each.ariaPressed !== 'true' && each.ariaExpanded !== 'true')]).filter(([, found]) => found.length);
  let [kind, found] = may[choice % may.length];
  let target = found[Math.floor(choice / 8) % found.length];
  const call = hurry && board.querySelector('.gh-choice[data-moves=call]:enabled');
  if (call) [kind, target] = ['button', call];
  target.scrollIntoView({ block: 'center' });
  const box = target.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.15], [0.5, 0.85], [0.1, 0.1], [0.9, 0.9], [0.1, 0.9], [0.9, 0.1]];
  for (const [right, down] of points) {
    const [x, y] = [box.left + box.width * right, box.top + box.height * down];
    if (target.contains(document.elementFromPoint(x, y))) return { kind, x, y, name: target.ariaLabel ?? target.textContent.trim() };
  }
  return { kind, hidden: target.outerHTML };
}"""
"""What to click on, if one is asked: `choice` says which, by its kind first."""


class Played(Struct):
    """A game that was clicked to its end."""

    players: int
    dominio: bool
    clicks: Counter[str]
    seconds: float
    scores: list[int]
    shown: list[list[list[int]]]
    """For each browser, the rows of the table at the end; the last one has the sums."""
    parts: list[list[int]]
    """The same rows by the server, those of Dominio da Mar only with it."""


class Game:
    """A table with two browsers at it."""

    def __init__(self, browser: Browser, address: str, players: int, options: Option, listening: bool = False) -> None:
        self.address, self.players, self.options = address, players, options
        self.game_pages = [GamePage(browser, address, size=size, listening=listening) for size in (DESKTOP, PHONE)]
        host, guest = (game_page.context.request for game_page in self.game_pages)
        host.post(f"{address}/api/v1/me", data={"name": "Ada"})
        guest.post(f"{address}/api/v1/me", data={"name": "Bela"})
        seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": "random"} for _ in range(players - PEOPLE))]
        made = host.post(f"{address}/api/v1/tables", data={"game": "golden-horn", "options": options, "seats": seats, "pace": 0}).json()
        self.code = made["table"]["code"]
        seat = guest.post(f"{address}/api/v1/tables/{self.code}/seats/1").json()
        host.post(f"{address}/api/v1/tables/{self.code}/start")
        for game_page, link in zip(self.game_pages, (made["seats"][0]["link"], seat["link"]), strict=True):
            game_page.page.goto(link if "://" in link else address + link)

    def play(self, seed: int | str, hurry: bool = True) -> Played:
        """Click, each in turn, until both see the score."""
        rng, clicks, began = Random("games", seed), Counter[str](), time.monotonic()
        over = [False] * PEOPLE
        while not all(over):
            waited = True
            for number, game_page in enumerate(self.game_pages):
                found = self.find(game_page, rng.below(1 << 20), hurry)
                over[number] = found == "over"
                if found and not over[number]:
                    assert "hidden" not in found, f"nothing of it can be clicked: {found}"
                    game_page.page.mouse.click(found["x"], found["y"])
                    clicks[found["kind"]] += 1
                    waited = False
            if waited:
                time.sleep(PAUSE_SECONDS)
        return self._played(clicks, time.monotonic() - began)

    def find(self, game_page: GamePage, choice: int, hurry: bool) -> Any:
        """What to click on. A tip may be in the way; it goes when the pointer moves elsewhere."""
        end = time.monotonic() + WAIT_SECONDS
        while isinstance(found := game_page.page.evaluate(FIND, [choice, hurry]), dict) and "hidden" in found and time.monotonic() < end:
            game_page.page.mouse.move(2, 2)
            time.sleep(PAUSE_SECONDS)
        return found

    def _played(self, clicks: Counter[str], seconds: float) -> Played:
        host = self.game_pages[0].context.request
        table = host.get(f"{self.address}/api/v1/tables/{self.code}").json()
        last = host.get(f"{self.address}/api/v1/tables/{self.code}/moments?first={table['number'] - 1}&last={table['number'] + 1}").json()[
            -1
        ]
        parts = last["position"]["result"]["parts"]
        dominio = bool(self.options.get("dominio"))
        rows = [[part[name] for part in parts] for name in parts[0]]
        shown = [game_page.page.evaluate(SCORES) for game_page in self.game_pages]
        return Played(self.players, dominio, clicks, seconds, table["scores"], shown, [*rows, table["scores"]])

    def close(self) -> None:
        for game_page in self.game_pages:
            game_page.close()


SCORES = """() => [...document.querySelectorAll('.ending .scores tbody tr, .ending .scores tfoot tr')].map((row) =>
  [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-'))))"""


WHOLE = "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.ending-scores'))"


def play_game(browser: Browser, address: str, players: int, options: Option, seed: Any, hurry: bool = True) -> Played:
    """A whole game; that the pages complained of nothing and show the server's score, in sight and whole, is checked."""
    game = Game(browser, address, players, options)
    played = game.play(seed, hurry)
    for game_page in game.game_pages:
        expect(game_page.page.locator(".ending h2")).to_be_in_viewport()
        assert game_page.page.evaluate(WHOLE), "everybody's points are there without scrolling"
    game.close()
    assert played.shown == [played.parts] * PEOPLE
    return played
