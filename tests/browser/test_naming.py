"""Hints name moves as a person would, in the page's language, whatever kind of move it is."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from emporion import Match, Random, find, games
from tests.browser.conftest import Served
from tests.browser.test_shell import WAIT

NAME = """async ([game, moves, components]) => {
  const web = document.querySelector("script[type=module]").src.replace("start.js", "");
  const { shop } = await import(`${web}games/index.js`);
  const { naming } = await shop(game);
  return moves.map((move) => naming(move, { game, names: ["Ada", "Bo", "Cleo"], seat: 0, components }));
}"""


def every_kind(game: str) -> dict[str, str]:
    """A move of each kind that can be met, by its first word and how many words it has."""
    found: dict[str, str] = {}
    options = {"dominio": True} if game == "golden-horn" else {}
    for number in range(12):
        match, rng = Match(find(game), 3, options=options), Random("names", number)
        while not match.over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            for move in match.moves():
                found.setdefault(f"{move.split()[0]} {len(move.split())}", move)
            match.play(match.moves()[rng.below(len(match.moves()))])
    return found


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", games.NAMES)
def test_every_kind_of_move_has_a_name(visitors: Any, served: Served, game: str, locale: str) -> None:
    page = visitors(locale=locale).visit()
    page.wait_for_selector(".card")
    moves = list(every_kind(game).values())
    assert len(moves) > 8
    named = page.evaluate(NAME, [game, moves, find(game).standard()])
    for move, name in zip(moves, named, strict=True):
        assert name[0].isupper(), (move, name)
        assert move != name
    assert len(set(named)) == len(named), named
    assert not [
        name
        for name in named
        if any(word in name.split() for word in ("green", "orange", "red", "venice") if locale == "fr-FR" and word != "orange")
    ]


COLOURS = {"en-GB": r"\b(green|purple|blue|orange)\b", "fr-FR": r"\b(green|purple|blue|orange|verte?s?|violet\w*|bleue?s?)\b"}
GOODS = {"en-GB": ("olive oil", "grapes", "carpets", "spices"), "fr-FR": ("huile d’olive", "raisins", "tapis", "épices")}
TELL = """async ([entries, positions, parts, components]) => {
  const web = document.querySelector("script[type=module]").src.replace("start.js", "");
  const { shop } = await import(`${web}games/index.js`);
  const corinth = await shop("corinth");
  const context = { game: "corinth", names: ["Ada", "Bo", "Cleo"], seat: 0, components };
  return [
    ...entries.flatMap((effects) => corinth.describe({ kind: "move", effects }, context).map(({ line }) => line)),
    ...positions.flatMap(({ position, previews }) => [
      corinth.question(position, context),
      corinth.question(position, { ...context, seat: 1 }),
      ...previews.map(([move, preview]) => corinth.gives(move, preview, context)),
    ]),
    ...parts.map((part) => corinth.part(part, context)),
  ];
}"""


def a_game_in_words() -> list[Any]:
    """What is told, asked and promised in a game of Corinth, as the page gets it."""
    match, rng = Match(find("corinth"), 3), Random("goods")
    entries: list[Any] = []
    positions: list[Any] = []
    while not match.over:
        if match.actor == "chance":
            entries.append(match.chance(rng))
            continue
        if match.actor == 0:
            previews = [(move, match.preview(move)) for move in match.moves()]
            positions.append({"position": {"view": match.view(0), "actor": 0}, "previews": previews})
        entries.append(match.play(match.moves()[rng.below(len(match.moves()))]))
    found: list[Any] = msgspec.to_builtins([entries, positions, match.game.parts, match.game.standard()])
    return found


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_districts_are_called_by_their_goods_as_on_the_board(visitors: Any, locale: str) -> None:
    page = visitors(locale=locale).visit()
    page.wait_for_selector(".card")
    told = page.evaluate(TELL, a_game_in_words())
    assert [line for line in told if re.search(COLOURS[locale], line)] == []
    for good in GOODS[locale]:
        assert len([line for line in told if good in line]) > 5, good


def test_a_hint_speaks_french(visitors: Any) -> None:
    page = visitors(locale="fr-FR").play_now()
    page.wait_for_selector(".corinth-board.asked", timeout=WAIT)
    page.keyboard.press("h")
    expect(page.locator(".advice p")).to_contain_text("Le mieux semble", timeout=WAIT)
    for button in page.locator(".advice button").all():
        assert button.inner_text() != button.get_attribute("data-move")


def test_what_follows_a_hint_is_the_turn_and_a_walk_is_one_way(visitors: Any) -> None:
    page = visitors().visit()
    page.wait_for_selector(".card")
    said = page.evaluate(
        """async (components) => {
          const web = document.querySelector("script[type=module]").src.replace("start.js", "");
          const { following } = await (await import(`${web}games/index.js`)).shop("corinth");
          const moves = ["up", "up", "left", "stop", "shop 8", "end", "take green", "up"];
          return following(moves, { game: "corinth", names: [], seat: 0, components });
        }""",
        find("corinth").standard(),
    )
    assert said == ["Walk up, up, left", "Stock the shop of 8", "End the turn"]


def test_bots_keep_their_names_where_people_move_for_them(visitors: Any) -> None:
    page = visitors().visit()
    page.wait_for_selector(".card")
    names = page.evaluate(
        """async () => {
          const web = document.querySelector("script[type=module]").src.replace("start.js", "");
          const { namesOf } = await import(`${web}parts/seats.js`);
          const seat = { kind: "person", connected: false, stand_in: null };
          const seats = [{ ...seat, seat: 0, name: "Ann", level: null }, { ...seat, seat: 1, name: "easy", level: "easy" }];
          return namesOf({ explore: true, seats });
        }"""
    )
    assert names == ["Ann", "Aspasia"]
