"""Hints name moves as a person would, in the page's language, whatever kind of move it is."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from emporion import Match, Random, find, games
from emporion.engine.effects import Effect
from emporion.engine.lines import narrate_all
from tests.browser.conftest import Served
from tests.browser.test_shell import WAIT

NAME = """async ([game, named]) => {
  const web = document.querySelector("script[type=module]").src.replace("bundles/start.js", "");
  const { nameOf } = await import(`${web}lib/lines.js`);
  const { loadMoreTexts, loadTexts } = await import(`${web}lib/texts.js`);
  await loadTexts();
  await loadMoreTexts(game);
  return named.map(([move, effect]) => nameOf(effect, move, { game, names: ["Ada", "Bo", "Cleo"], seat: 0 }));
}"""


def every_kind(game: str) -> dict[str, tuple[str, Effect]]:
    """A move of each kind that can be met, by its first word and how many words it has, with the effect that names it."""
    found: dict[str, tuple[str, Effect]] = {}
    options = {"dominio": True} if game == "golden-horn" else {}
    for number in range(12):
        match, rng = Match(find(game), 3, options=options), Random("names", number)
        while not match.is_over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            for move in match.moves():
                found.setdefault(f"{move.split()[0]} {len(move.split())}", (move, match.game.name_move(match.state, move)))
            match.play(match.moves()[rng.below(len(match.moves()))])
    return found


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", games.NAMES)
def test_every_kind_of_move_has_a_name(visitors: Any, served: Served, game: str, locale: str) -> None:
    page = visitors(locale=locale).visit()
    page.wait_for_selector(".card")
    moves = list(every_kind(game).values())
    assert len(moves) > 8
    named = page.evaluate(NAME, msgspec.to_builtins([game, moves]))
    for (move, _), name in zip(moves, named, strict=True):
        assert name[0].isupper(), (move, name)
        assert move != name
    assert len(set(named)) == len(named), named
    assert not [
        name
        for name in named
        if any(word in name.split() for word in ("green", "orange", "red", "venice") if locale == "fr-FR" and word != "orange")
    ]


COLORS = {"en-GB": r"\b(green|purple|blue|orange)\b", "fr-FR": r"\b(green|purple|blue|orange|verte?s?|violet\w*|bleue?s?)\b"}
GOODS = {"en-GB": ("olive oil", "grapes", "carpets", "spices"), "fr-FR": ("huile d’olive", "raisin", "tapis", "épices")}
TELL = """async ([lines, questions, choices, ends, parts, components]) => {
  const web = document.querySelector("script[type=module]").src.replace("bundles/start.js", "");
  const { loadGameUi } = await import(`${web}games/index.js`);
  const { nameOf, question, wordLine, wordPreview } = await import(`${web}lib/lines.js`);
  await (await import(`${web}lib/texts.js`)).loadTexts();
  const { part } = await loadGameUi("corinth");
  const reader = { game: "corinth", names: ["Ada", "Bo", "Cleo"], seat: 0 };
  return [
    ...lines.map((line) => wordLine(line, reader)),
    ...questions.flatMap((asked) => [question(asked, reader), question(asked, { ...reader, seat: 1 })]),
    ...choices.map(([first, ...brought]) => [nameOf(first, "", reader), wordPreview(brought, reader)].join(" ")),
    ...ends.map(([first]) => nameOf(first, "", reader)),
    ...parts.map((name) => part(name, { ...reader, components })),
  ];
}"""


def a_game_in_words() -> list[Any]:
    """What is told, asked and promised in a game of Corinth, as the page gets it."""
    match, rng = Match(find("corinth"), 3), Random("goods")
    events: list[Any] = [match.opening]
    questions: list[Any] = []
    choices: list[Any] = []
    ends: list[Any] = []
    while not match.is_over:
        if match.actor == "chance":
            events.append(match.chance(rng))
            continue
        if match.actor == 0:
            questions.append({"question": match.question(), "actor": 0})
            choices += match.choices().values()
            ends += [target.line for target in match.targets()]
        events.append(match.play(match.moves()[rng.below(len(match.moves()))]))
    lines = narrate_all(match.narrate, events)
    found: list[Any] = msgspec.to_builtins([lines, questions, choices, ends, match.game.parts, match.game.standard()])
    return found


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_districts_are_called_by_their_goods_as_on_the_board(visitors: Any, locale: str) -> None:
    page = visitors(locale=locale).visit()
    page.wait_for_selector(".card")
    lines = page.evaluate(TELL, a_game_in_words())
    assert [line for line in lines if re.search(COLORS[locale], line)] == []
    for good in GOODS[locale]:
        assert len([line for line in lines if good in line]) > 5, good


def test_a_hint_speaks_french(visitors: Any) -> None:
    page = visitors(locale="fr-FR").play_now()
    page.wait_for_selector(".corinth-board.asked", timeout=WAIT)
    page.keyboard.press("h")
    expect(page.locator(".advice p")).to_contain_text("Le meilleur coup semble", timeout=WAIT)
    for button in page.locator(".advice button").all():
        assert button.inner_text() != button.get_attribute("data-move")


def test_what_follows_a_hint_is_the_turn_and_a_walk_is_one_way(visitors: Any) -> None:
    page = visitors().visit()
    page.wait_for_selector(".card")
    match = Match(find("corinth"), 2)
    moves = ["up", "up", "left", "stop", "shop 8", "end", "take green", "up"]
    following = [("", effect) for effect in match.game.continuation(match.state, moves)]
    said = page.evaluate(NAME, msgspec.to_builtins(["corinth", following]))
    assert said == ["Move up, up, and left", "Deliver to the 8-point shop", "End the turn"]


def test_bots_keep_their_names_where_people_move_for_them(visitors: Any) -> None:
    page = visitors().visit()
    page.wait_for_selector(".card")
    names = page.evaluate(
        """async () => {
          const web = document.querySelector("script[type=module]").src.replace("bundles/start.js", "");
          const { namesOf } = await import(`${web}parts/seats.js`);
          await (await import(`${web}lib/texts.js`)).loadTexts();
          const seat = { kind: "person", connected: false, stand_in: null };
          const seats = [{ ...seat, seat: 0, name: "Ann", level: null }, { ...seat, seat: 1, name: "easy", level: "easy" }];
          return namesOf({ explore: true, seats });
        }"""
    )
    assert names == ["Ann", "Aspasia"]
