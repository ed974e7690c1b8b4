"""The rulebooks: every rule has its place, and the examples show what their sentences say."""

from __future__ import annotations

from typing import Any

import pytest

from emporion import games
from emporion.engine.effects import Effect
from emporion.engine.examples import scenes, stop_match
from emporion.engine.game import written
from emporion.engine.rulebook import Example, Leaflet, example_names, plain_book, rule_ids
from emporion.engine.rulebook_text import word_book, word_options
from emporion.games.corinth import effects as corinth
from emporion.games.golden_horn import narration
from emporion.text import LANGUAGES, has, speaking

ALL_EXAMPLES = [(name, example) for name in games.NAMES for example in example_names(games.find(name).book())]


def effects_of(game: str, example: str) -> list[Effect]:
    """All effects that the lines of an example name, scene by scene."""
    return [effect for scene in scenes(games.find(game), example)[1] for line in scene.lines for effect in line]


def view_after(game: str, example: str) -> Any:
    match, seat, _ = stop_match(games.find(game), example, -1)
    return match.view(seat)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_rule_stands_in_the_book_once(name: str) -> None:
    book = games.find(name).book()
    assert sorted(rule_ids(book)) == sorted(rule_ids(plain_book(name)))
    leaflets = [item.id for chapter in book for item in chapter.items if isinstance(item, Leaflet)]
    assert set(leaflets) <= set(rule_ids(book))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_whole_book_can_be_said(name: str, language: str) -> None:
    game = games.find(name)
    with speaking(language):
        book = word_book(game, game.standard_components())
    items = [item for chapter in book for item in chapter.items]
    assert all(chapter.title for chapter in book)
    for item in items:
        assert item.text or item.lines, item
        assert all(scene.text for scene in item.scenes), item.name
    assert len([item for item in items if item.kind == "example"]) == len(example_names(game.book()))


SUMMARIES = ("aim", "two", "variants", "card")
"""Chapters that say in short what others say, on purpose."""
MANY_WORDS = 8
"""So many words in a row are one statement that stands in two places."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_a_book_says_nothing_twice(name: str, language: str) -> None:
    game = games.find(name)
    with speaking(language):
        book = word_book(game, game.standard_components())
    places: dict[str, set[str]] = {}
    for chapter in book:
        for item in chapter.items:
            if chapter.name in SUMMARIES or item.kind == "example":
                continue
            words = " ".join([item.text, *item.lines]).lower().split()
            for start in range(len(words) - MANY_WORDS + 1):
                run = " ".join(words[start : start + MANY_WORDS])
                places.setdefault(run, set()).add(f"{chapter.name} {item.kind} {item.name}")
    assert not {run: sorted(found) for run, found in places.items() if len(found) > 1}


@pytest.mark.parametrize(("name", "example"), ALL_EXAMPLES)
def test_an_example_draws_its_part_of_the_table(name: str, example: str) -> None:
    game = games.find(name)
    for number in range(len(scenes(game, example)[1])):
        match, seat, part = stop_match(game, example, number)
        drawn = game.draw_part(match.components, match.view(seat), part)
        assert drawn.startswith("<svg")
        assert len(drawn) < len(game.draw(match.components, match.view(seat)))


@pytest.mark.parametrize("name", games.NAMES)
def test_every_record_of_an_example_is_used(name: str) -> None:
    used = {item.name for chapter in games.find(name).book() for item in chapter.items if isinstance(item, Example)}
    folder = games.find(name).folder().joinpath("examples")
    assert {path.name.removesuffix(".emp.jsonl") for path in folder.iterdir()} == used


# What the sentences of the examples claim.


@pytest.mark.parametrize(
    ("example", "places"),
    [
        ("harbor-1", {"goats": 1, "green": 2, "purple": 3, "blue": 4, "orange": 5, "gold": 6}),
        ("harbor-2", {"goats": 2, "green": 3, "gold": 5}),
        ("harbor-3", {"goats": 1, "green": 2, "purple": 4, "gold": 6}),
    ],
)
def test_dice_lie_where_the_example_says(example: str, places: dict[str, int]) -> None:
    """R6: the highest value goes to gold, the others fill the districts from the bottom."""
    lying = view_after("corinth", example).harbor
    assert {group.district: group.value for group in lying} == places
    gold = next(group for group in lying if group.district == "gold")
    assert (gold.white, gold.yellow) == {"harbor-1": (2, 0), "harbor-2": (4, 0), "harbor-3": (0, 1)}[example]


def test_a_delivery_completes_two_shops_and_wins_the_bonus() -> None:
    """A3 to A5: the 8-point shop, the 3-point shop, and the bonus of 3."""
    found = effects_of("corinth", "delivery")
    assert [effect.shop for effect in found if isinstance(effect, corinth.ShopFinished)] == [8, 3]
    assert [effect.points for effect in found if isinstance(effect, corinth.BonusWon)] == [3]
    before, after = scenes(games.find("corinth"), "delivery")[1]
    assert after.values["points"] - before.values["points"] == 8 + 3 + 3


def test_the_walks_cost_what_the_example_says() -> None:
    """S3: one coin for the fourth step of a walk of value 3. S4: two steps fewer are free with the Stable."""
    found = effects_of("corinth", "steward")
    assert [effect.gold for effect in found if isinstance(effect, corinth.Paid)] == [1]
    assert [effect.points for effect in found if isinstance(effect, corinth.BoxWritten)] == [1]
    assert [effect.building for effect in found if isinstance(effect, corinth.Built)] == ["stable"]
    assert view_after("corinth", "steward").sheets[0].steward == "r5c3"


def test_the_sheet_at_the_end_adds_up() -> None:
    values = scenes(games.find("corinth"), "sheet")[1][-1].values
    assert sum(values["parts"].values()) == values["points"] == 59


def test_a_raid_takes_one_of_two_cubes() -> None:
    """P3: one cube goes into the raider's warehouse, the other one stays aboard."""
    view = view_after("golden-horn", "raid")
    assert view.table[2].warehouse == {"pink": 1}
    assert next(boat for boat in view.table[0].boats if boat.kind == "trio").cargo == {"pink": 1}


def test_the_voyage_goes_by_cards_and_sails() -> None:
    """M4, M5: cards from orange and pink, sails from green and red, and a stop on blue."""
    found = effects_of("golden-horn", "voyage")
    assert [effect.cards for effect in found if isinstance(effect, narration.CardsPlayed)] == [{"pink": 1, "orange": 1}]
    assert [effect.things for effect in found if isinstance(effect, narration.Aboard)] == [{"pink": 2}]
    assert next(boat for boat in view_after("golden-horn", "voyage").table[0].boats if boat.kind == "trio").place == "s5"


def test_the_jump_lands_behind_the_occupied_space() -> None:
    """M3: from space 4 over the occupied space 5 to space 6."""
    boats = view_after("golden-horn", "jump").table
    assert [next(boat for boat in player.boats if boat.kind == "trio").place for player in boats[:2]] == ["s5", "s6"]


def test_the_warehouse_counts_eighteen() -> None:
    """E4: 13 cubes, 4 for a row of six, 1 for a row of four."""
    values = scenes(games.find("golden-horn"), "count")[1][-1].values
    assert values == {"points": 18, "parts": {"goods": 13, "rows4": 1, "rows6": 4}}


def test_black_and_white_cubes_bring_mercenaries() -> None:
    """D3: each is replaced by a mercenary; the black one leaves the game, the white one goes back into the bag."""
    found = effects_of("golden-horn", "refill")
    assert [effect.things for effect in found if isinstance(effect, narration.Refilled)] == [{"mercenaries": 2}]
    match, _, _ = stop_match(games.find("golden-horn"), "refill", -1)
    drawn = [event.move for event in match.events[-2:]]
    assert drawn == ["cube black", "cube white"]
    assert match.view(None).outside == 1


PLAYS = {
    "en": "This table plays: Modone: with three players too · Warehouses: open · Dominio da Mar: with the expansion",
    "fr": "Cette table joue avec : Modone : aussi à trois joueurs · Entrepôts : visibles · Dominio da Mar : avec l’extension",
    "de": "An diesem Tisch gilt: Modone: auch zu dritt · Lagerhäuser: offen · Dominio da Mar: mit der Erweiterung",
    "es": "En esta mesa se juega con: Modone: también con tres jugadores · Almacenes: a la vista · Dominio da Mar: con la expansión",
    "nl": "Aan deze tafel geldt: Modone: ook met drie spelers · Pakhuizen: open · Dominio da Mar: met de uitbreiding",
}


@pytest.mark.parametrize("language", PLAYS)
def test_the_book_of_a_table_says_what_the_table_plays(language: str) -> None:
    game = games.find("golden-horn")
    options: dict[str, str | bool] = {"modone": "always", "warehouses": "open", "dominio": True}
    with speaking(language):
        book = word_book(game, game.standard_components(), options)
        plain = word_book(game, game.standard_components())
    found = {chapter.name: chapter.items[0].text.replace("\u00a0", " ") for chapter in book if chapter.items[0].kind == "table"}
    assert found == {"variants": PLAYS[language], "leaflets": PLAYS[language]}
    assert [[item for item in chapter.items if item.kind != "table"] for chapter in book] == [chapter.items for chapter in plain]


@pytest.mark.parametrize("name", games.NAMES)
def test_every_option_of_a_table_is_named_in_words(name: str) -> None:
    game = games.find(name)
    for option, values in game.options.items():
        assert has(f"web-option-{name}-{option}")
        assert all(has(f"web-option-{name}-{option}-{written(value)}") for value in values)


def test_options_without_a_message_are_shown_as_they_are_written() -> None:
    assert word_options(games.find("nim"), {"last": True}) == "This table plays: last: true"
