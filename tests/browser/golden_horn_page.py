"""Golden Horn in a real browser: a page at a table, and the board alone with a position of the engine's."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Browser, Route

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games import find
from emporion.tables.table import position
from tests.browser.game_page import GamePage, TablePage

PLAY = """async (choices) => {
  const gone = (at) => !document.querySelector('.ending') && document.querySelector('.gh')?.dataset.at === at;
  const asked = () => document.querySelector('.ending') || document.querySelector('.gh[data-asked=yes][data-busy=no] .gh-ask');
  const until = async (holds) => { while (!holds()) await new Promise((next) => setTimeout(next, 4)); };
  for (const choice of choices) {
    await until(asked);
    if (document.querySelector('.ending')) return true;
    const may = [...document.querySelectorAll('.gh-ask button:enabled')].filter((button) =>
      button.dataset.moves || button.ariaPressed === 'false' || button.ariaExpanded === 'false');
    const button = document.querySelector('.gh-choice[data-moves=call]') ?? may[choice % may.length];
    const { at } = document.querySelector('.gh').dataset;
    button.click();
    if (button.dataset.moves) await until(() => !gone(at));
  }
  return false;
}"""
"""Click on this and that until the game is over; whether it is."""
GAME = find("golden-horn")
Option = dict[str, str | bool]

MOUNT = """
import { html, render } from "%(web)s/lib/html.js";
import { loadMoreTexts, say } from "%(web)s/lib/texts.js";
import { Board } from "%(web)s/games/golden_horn/board.js";
await loadMoreTexts("golden-horn");
const mounted = await (await fetch("/mount.json")).json();
window.played = [];
window.draw = (position, entries, isBusy = false) => render(
  html`<${Board} table=${{ code: "mounted2" }} seat=${mounted.seat} position=${position} entries=${entries} names=${mounted.names}
    components=${mounted.components} hint=${mounted.hint} isBusy=${isBusy} motion=${!matchMedia("(prefers-reduced-motion: reduce)").matches}
    sound=${() => undefined} say=${say} play=${(moves) => window.played.push(moves)} />`, document.getElementById("page"));
window.mounted = mounted;
window.draw(mounted.position, []);
"""


class Mounted(GamePage):
    """The board alone, with one position of a match as seat 0 sees it. What would be played is kept in the page."""

    def __init__(self, browser: Browser, address: str, match: Match, hint: Any = None, **settings: Any) -> None:
        super().__init__(browser, address, **settings)
        self.match = match
        names = ["Ada", "Bela", "Cem", "Dunja"][: match.players]
        given = {"position": position(match, 0, 1), "seat": 0, "names": names, "components": match.figures, "hint": hint}
        web = re.search(r'src="([^"]*)/bundles/start\.js"', self.context.request.get(address).text())
        assert web is not None
        base = "".join(f'<link rel="stylesheet" href="{web[1]}/styles/{name}.css">' for name in ("base", "palette", "buttons"))
        page = f'<!doctype html><html lang="en">{base}<div id="page"></div><script type="module" src="/mount.js"></script></html>'
        self._answer("**/mount", page, "text/html")
        self._answer("**/mount.js", MOUNT % {"web": web[1]}, "text/javascript")
        self._answer("**/mount.json", msgspec.json.encode(given).decode(), "application/json")
        self.page.route(re.compile("/drawing/"), self._drawing)
        self.page.goto(f"{address}/mount")
        self.page.wait_for_selector(".gh-printed svg")

    def _answer(self, where: str, body: str, kind: str) -> None:
        self.page.route(where, lambda route: route.fulfill(body=body, content_type=kind))

    def _drawing(self, route: Route) -> None:
        part = GAME.part(self.match.components, route.request.url.rsplit("/", 1)[1].partition("?")[0])
        assert part is not None
        route.fulfill(body=part, content_type="image/svg+xml")

    def played(self) -> list[list[str]]:
        found: list[list[str]] = self.page.evaluate("window.played")
        return found

    def show(self, position: Any, entries: Any) -> None:
        """Another position, with what led to it."""
        drawn = msgspec.json.encode([position, entries]).decode()
        self.page.evaluate("drawn => { const [position, entries] = JSON.parse(drawn); window.draw(position, entries); }", drawn)


class Table(TablePage):
    """A page at a table of Golden Horn."""

    game = "golden-horn"
    board = ".gh"
    asked_board = ".gh[data-asked=yes][data-busy=no] .gh-ask"

    def play(self, choices: list[int]) -> bool:
        """Click on the choices of these numbers, one after the other; whether the game is over."""
        return bool(self.page.evaluate(PLAY, choices))


def reached(players: int, options: Option, wanted: Callable[[Match], bool], seed: str = "board") -> Match:
    """A match at the first position where seat 0 is asked and `wanted` holds; random play leads there."""
    for number in range(20):
        match, rng = Match(GAME, players, options=options), Random(seed, number)
        while not match.is_over:
            if match.actor == 0 and wanted(match):
                return match
            if match.actor == "chance":
                match.chance(rng)
            else:
                moves = match.moves()
                peaceful = [move for move in moves if not move.startswith(("raid", "call"))]
                match.play(peaceful[rng.below(len(peaceful))])
    raise AssertionError("no such position")
