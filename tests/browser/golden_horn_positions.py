"""Positions that random play seldom sees, and a page at a real table that goes on from one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from emporion import games
from emporion.engine.match import Match
from emporion.engine.random import Random
from tests.browser.game_page import GamePage
from tests.browser.golden_horn_page import GAME, Option

Wanted = Callable[[Match], bool]
NAMES = ["Ada", "Bela", "Cem", "Dunja"]


def offers(point: str, verb: str) -> Wanted:
    """Whether a move that begins so is offered at this point of the turn."""
    return lambda match: view_of(match).point == point and any(move.startswith(verb) for move in match.moves())


def raids_peasants(match: Match) -> bool:
    """Whether a boat with nothing but peasants can be raided (D6)."""
    boats = {f"{player.seat}.{boat.kind}": boat.cargo for player in view_of(match).table for boat in player.boats}
    return any(move.startswith("raid") and "peasants" in boats[move.split()[1]] for move in match.moves())


def view_of(match: Match) -> Any:
    return match.view(match.actor if isinstance(match.actor, int) else None)


def hoarded(players: int, wanted: Wanted, options: Option | None = None, tries: int = 30) -> Match:
    """The first position that is wanted, of games in which figures are loaded before goods, and territories seldom conquered."""
    for number in range(tries):
        match, rng = Match(GAME, players, options=options or {"dominio": True}), Random("hoard", number)
        while not match.over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            if wanted(match):
                return match
            match.play(_hoarding(match.moves(), rng))
    raise AssertionError("no such position")


def _hoarding(moves: list[str], rng: Random) -> str:
    figures = [move for move in moves if move.startswith(("load both", "load peasants", "load mercenaries"))]
    found = figures or [move for move in moves if not move.startswith(("call", "exchange", "raid"))] or moves
    if rng.below(4):
        found = [move for move in found if not move.startswith("conquer")] or found
    return found[rng.below(len(found))]


def after_raid(players: int) -> Match:
    """A position in which the seat to move has just raided, and may conquer (D8)."""

    def raids_and_conquers(match: Match) -> bool:
        verbs = {move.split()[0] for move in match.moves()}
        return {"raid", "conquer"} <= verbs and len(match.events) > 80

    match = hoarded(players, raids_and_conquers)
    match.play(next(move for move in match.moves() if move.startswith("raid ")))
    assert view_of(match).point == "after-raid"
    return match


class Continued(GamePage):
    """A page at a table that plays on from the position of a match, at the seat that is asked there; bots have the others."""

    def __init__(self, browser: Browser, address: str, match: Match, **settings: Any) -> None:
        super().__init__(browser, address, **settings)
        ask = self.context.request
        ask.post(f"{address}/api/v1/me", data={"name": NAMES[0]})
        record = games.dumps(match, names=NAMES[: match.players])
        whole = ask.post(f"{address}/api/v1/replays", data=record.encode(), headers={"content-type": "application/jsonl"}).json()
        wanted = {"event": len(match.events), "seat": match.actor, "level": "random"}
        made = ask.post(f"{address}/api/v1/tables/{whole['code']}/play-on", data=wanted).json()
        self.replay, self.code = whole["code"], made["table"]["code"]
        self.seat = int(match.actor)
        link = made["seats"][0]["link"]
        self.page.goto(link if "://" in link else address + link)
        self.page.wait_for_selector(".gh[data-asked=yes][data-busy=no] .gh-ask")

    def last_move(self) -> str:
        """The latest move of one's own that the server has."""
        number = self.context.request.get(f"{self.address}/api/v1/tables/{self.code}").json()["number"]
        found = self.context.request.get(f"{self.address}/api/v1/tables/{self.code}/moments?first={number - 20}&last={number}").json()
        entries = [moment["entry"] for moment in found if moment["entry"]]
        return str([entry["move"] for entry in entries if entry["kind"] == "move" and entry["seat"] == self.seat][-1])
