"""A picture of every state of the page, for people to look at, in build/pictures. Nothing may stick out, and no console may complain.

The tests look at the desktop by day and at the phone by night; `make pictures` takes all four.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emporion import compiled, games, players
from emporion.engine.match import Match
from emporion.engine.random import Random
from tests.browser.conftest import Served, Visitor
from tests.browser.test_replay import record, reviewed, upload
from tests.browser.test_shell import PHONE, WAIT, list_of_moves
from tests.conftest import ROOT

WAYS: dict[str, dict[str, Any]] = {
    f"{place}-{scheme}": manner | {"color_scheme": scheme}
    for place, manner in (("desktop", {"viewport": {"width": 1440, "height": 900}}), ("phone", PHONE))
    for scheme in ("light", "dark")
}
TAKEN = list(WAYS) if os.environ.get("EMPORION_PICTURES") == "all" else ["desktop-light", "phone-dark"]
GAMES: dict[str, dict[str, Any]] = {
    "corinth": {"players": 4, "options": {}},
    "golden-horn": {"players": 3, "options": {"dominio": True}},
}
READY = {"corinth": ".corinth-board.asked:not(.busy)", "golden-horn": ".gh[data-asked=yes][data-busy=no] .gh-ask"}
EARLY, MID, TRIES = 30, 60, 50
"""Events of a game whose board is no longer empty, those of one in its middle, and games in which a state is looked for."""


def point(name: str, *verbs: str) -> Callable[[Any, list[str]], bool]:
    """Whether this is asked, and among the choices there is a move of each kind."""
    return lambda view, moves: view.point == name and all(any(move.startswith(verb) for move in moves) for verb in verbs)


def verb(name: str) -> Callable[[Any, list[str]], bool]:
    """Whether such a move can be chosen."""
    return lambda _, moves: any(move.startswith(name) for move in moves)


STATES: dict[str, dict[str, Callable[[Any, list[str]], bool]]] = {
    "corinth": {name: point(name) for name in ("buying", "choosing", "compensating", "stocking", "walking", "building")},
    "golden-horn": {
        "placing": point("placing"),
        "starting": point("starting"),
        "raid": verb("raid"),
        "after-raid": point("after-raid", "conquer"),
        "sailing": point("sailing", "sail"),
        "voyaging": point("voyaging", "on"),
        "loading": point("loading", "load"),
        "conquering": verb("conquer"),
    },
}


@cache
def states(game: str) -> dict[str, Match]:
    """A match at each state, and one that is nearly over."""
    found: dict[str, Match] = {}
    for number in range(TRIES):
        match = Match(games.find(game), **GAMES[game])
        rng, player = Random("pictures", game, number), players.find("greedy" if compiled.flavor() != "interpreted" else "random")
        last = match.copy()
        while not match.over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            last, moves = match.copy(), match.moves()
            view: Any = match.view(match.state.actor)
            for name, holds in STATES[game].items():
                if name not in found and len(moves) > 1 and holds(view, moves) and (len(match.events) > EARLY or name == "placing"):
                    found[name] = last
            match.play(player.choose(match, rng) if number == 0 else moves[rng.below(len(moves))])
        found.setdefault("last", last)
        if len(found) > len(STATES[game]):
            return found
    raise AssertionError(STATES[game].keys() - found.keys())


class Album:
    """A visitor with one size of window and one color scheme, and the folder of the pictures."""

    def __init__(self, visitor: Visitor, way: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.folder = ROOT / "build" / "pictures" / way
        self.folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str) -> None:
        """What is to be seen now."""
        self.page.evaluate("document.fonts.ready")
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name}: something sticks out"
        self.page.screenshot(path=self.folder / f"{name}.png")

    def go_on(self, match: Match) -> Page:
        """Sit down at a table that plays on from a match, at the seat that is asked."""
        ask, base = self.visitor.context.request, self.visitor.base
        ask.post(f"{base}/api/v1/me", data={"name": "Ada"})
        names = ["Bela", "Cem", "Dunja", "Emre"][: match.players]
        written = games.dumps(match, names=names).encode()
        whole = ask.post(f"{base}/api/v1/replays", data=written, headers={"content-type": "application/jsonl"}).json()
        wanted = {"event": len(match.events), "seat": match.actor, "level": "greedy"}
        made = ask.post(f"{base}/api/v1/tables/{whole['code']}/play-on", data=wanted).json()
        link = made["seats"][0]["link"]
        self.page.goto(link if "://" in link else base + link)
        self.page.wait_for_selector(f"{READY[match.game.name]}, .choice:enabled", timeout=WAIT)
        return self.page


@pytest.fixture
def album(visitors: Any, way: str) -> Album:
    return Album(visitors(**WAYS[way]), way)


@pytest.mark.parametrize("way", TAKEN)
def test_pictures_around_the_boards(album: Album, served: Served) -> None:
    page = album.visitor.visit()
    page.wait_for_selector(".card")
    album.take("lobby")
    page.set_input_files("#record", {"name": "game.emp.jsonl", "mimeType": "application/jsonl", "buffer": b"{}\n"})
    expect(page.get_by_role("alert").first).not_to_be_empty(timeout=WAIT)
    album.take("record-refused")
    page.reload()
    page.locator(".card-golden-horn").get_by_role("button", name="New table").click()
    album.take("new-table")
    page.get_by_label("Who takes seat 2").select_option("another")
    page.get_by_label("Name of seat 2").fill("Bea")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".cover", timeout=WAIT)
    album.take("passing-on")
    page = album.visitor.visit()
    page.locator(".card-corinth").get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    album.take("waiting")
    page.get_by_role("button", name="Fill and begin").click()
    page.wait_for_selector(".board-place", timeout=WAIT)
    served.stop()
    try:
        expect(page.locator(".lost")).to_contain_text("Connection lost", timeout=WAIT)
        album.take("connection-lost")
    finally:
        served.start()
    expect(page.locator(".lost")).to_have_text("", timeout=WAIT)
    album.visitor.complaints.clear()  # the browser itself notes every try, and the record that was refused
    album.visitor.visit()
    page.wait_for_selector(".card")
    album.take("lobby-with-games")


@pytest.mark.parametrize("way", TAKEN)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_every_decision(album: Album, game: str) -> None:
    for name in STATES[game]:
        album.go_on(states(game)[name])
        album.take(f"{game}-{name}")


@pytest.mark.parametrize("way", TAKEN)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_a_turn_and_of_the_end(album: Album, game: str) -> None:
    page = album.go_on(states(game)["choosing" if game == "corinth" else "sailing"])
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice tbody tr").first).to_contain_text("%", timeout=WAIT)
    album.take(f"{game}-hint")
    if game == "corinth":
        page.locator(".berth").first.click()
        album.take(f"{game}-group")
        page.keyboard.press("Escape")
    list_of_moves(page)
    album.take(f"{game}-list")
    page.get_by_role("button", name="Look back").click()
    page.wait_for_selector(".past", timeout=WAIT)
    album.take(f"{game}-looking-back")
    page = album.go_on(states(game)["last"])  # where the text view is still shown
    while not page.locator(".ending").count():
        page.locator(".choice:enabled").first.click()
        page.wait_for_selector(".ending, .choice:enabled", timeout=WAIT)
    expect(page.locator(".course svg")).to_be_visible(timeout=WAIT)
    album.take(f"{game}-ending")
    page.locator(".proof summary").click()
    page.locator(".proof summary").scroll_into_view_if_needed()
    album.take(f"{game}-proof")


@pytest.mark.parametrize("way", TAKEN)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_a_finished_game(album: Album, game: str) -> None:
    page = album.visitor.visit()
    code = upload(page, record(game, MID))
    page.get_by_label("Event", exact=True).fill(str(EARLY))
    expect(page.locator(".past")).to_contain_text(f"event {EARLY} of", timeout=WAIT)
    album.take(f"{game}-replay")
    if page.locator(".tabs").is_visible():
        page.locator(".tabs").get_by_role("button", name="Review").click()
    reviewed(page)
    album.take(f"{game}-review")
    album.visitor.visit(f"/replay/{code}?event={MID - 1}&seat=all")
    page.wait_for_selector(READY[game].partition(".asked")[0].partition("[")[0], timeout=WAIT)
    album.take(f"{game}-all-open")
    page.get_by_role("button", name="Try other moves").click()
    page.wait_for_selector(".not-the-game", timeout=WAIT)
    page.wait_for_selector(READY[game], timeout=WAIT)
    album.take(f"{game}-explore")
