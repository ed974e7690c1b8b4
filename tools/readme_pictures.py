"""The pictures of the page in the README, taken anew from games that are the same each time: `python -m tools.readme_pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from emporion import games, players
from emporion.engine.match import Match
from emporion.engine.random import Random
from tests.browser.conftest import Visitor, browsing, installed, serving
from tests.browser.test_pictures import Album
from tests.browser.test_shell import PHONE
from tests.conftest import ROOT

FOLDER = ROOT / "docs" / "pictures"
DESKTOP = {"viewport": {"width": 1280, "height": 860}, "color_scheme": "light"}
KNOWN = "for (const game of ['corinth', 'golden-horn']) localStorage.setItem(`emporion.primer.${game}`, 'true')"
"""Keeps the page from offering the game in a minute, which would cover the board in the pictures."""


class Picture(NamedTuple):
    """A game between bots up to a decision, and how it is looked at."""

    game: str
    options: dict[str, Any]
    events: int
    point: str
    manner: dict[str, Any]


PICTURES = {
    "page-corinth": Picture("corinth", {}, 150, "choosing", DESKTOP),
    "page-golden-horn": Picture("golden-horn", {"dominio": True}, 260, "sailing", DESKTOP),
    "page-phone": Picture("golden-horn", {"dominio": True}, 260, "sailing", PHONE | {"color_scheme": "dark"}),
}


def reached(wanted: Picture) -> Match:
    """The first decision of that kind after so many events."""
    match, rng, player = Match(games.find(wanted.game), 3, options=wanted.options), Random("readme"), players.find("normal")
    while True:
        if match.actor == "chance":
            match.chance(rng)
            continue
        view: Any = match.view(match.state.actor)
        if len(match.events) >= wanted.events and view.point == wanted.point and len(match.moves()) > 2:
            return match
        match.play(player.choose(match, rng))


def main() -> None:
    chromium = installed()
    assert chromium, "needs Chromium"
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, browsing(chromium) as browser:
        for name, wanted in PICTURES.items():
            context = browser.new_context(locale="en-GB", reduced_motion="reduce", **wanted.manner)
            context.add_init_script(KNOWN)
            visitor = Visitor(context, served.address)
            page = Album(visitor, "readme").go_on(reached(wanted))
            page.wait_for_timeout(1000)
            page.screenshot(path=FOLDER / f"{name}.png")
            context.close()
            print(f"docs/pictures/{name}.png", flush=True)


if __name__ == "__main__":
    main()
