"""A position in words names everything that the view of a seat has, in every language, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from emporion import games
from emporion.engine.description import DETAILS, Detail, Section, about, word_section
from emporion.engine.match import Match
from emporion.engine.wording import Reader
from emporion.text import LANGUAGES, catalogue, speaking
from tests.conftest import Case, cases, random_play
from tests.server.lookalikes import pairs
from tests.test_translations import BROKEN, raw_ids

NAMES = ("Ann", "Bea", "Cem", "Dora")
SAID_BY_THE_QUESTION = {"seat", "actor", "point"}
"""Fields of the view itself: who is asked for what, and whose view it is."""
CASES = cases("corinth", "golden-horn")
OTHERS = {
    "venice": "constantinople",
    "constantinople": "venice",
    "modone": "s1",
    "green": "blue",
    "purple": "green",
    "blue": "purple",
    "orange": "green",
    "gold": "goats",
    "goats": "gold",
    "trio": "duo",
    "duo": "solo",
    "solo": "trio",
    "sum": "last",
    "last": "sum",
    "standard": "always",
    "always": "standard",
    "hidden": "open",
    "open": "hidden",
    "port": "call",
    "call": "port",
}
"""For each id that can stand in a view alone another one."""


def worded(game: str, sections: list[Section], seat: int | None, detail: Detail = "full") -> str:
    """A description as text."""
    worded = [word_section(game, section, Reader(NAMES, seat), detail) for section in sections]
    return "\n".join(line for heading, lines in worded for line in (heading, *lines))


def positions(case: Case, seed: int, every: int) -> Iterator[Match]:
    """Some positions of a random game, the last one included."""
    for number, match in enumerate(random_play(case.match(), seed)):
        if number % every == 0 or match.is_over:
            yield match


def changes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """For each value in a view, where it is and another one that could stand there."""
    if isinstance(value, bool):
        yield path, not value
    elif isinstance(value, int):
        yield path, value + 1 if value < 1 else value - 1
    elif isinstance(value, str):
        yield path, OTHERS.get(value) or re.sub(r"\d", lambda digit: "2" if digit[0] == "1" else "1", value)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            if not isinstance(item, str):
                yield from changes(item, (*path, number))
        if value and isinstance(value[0], str):
            yield path, value[1:]
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from changes(item, (*path, name))


def changed(view: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The view with another value in one place; None if no view has such a value there."""
    plain = msgspec.to_builtins(view)
    place = plain
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    try:
        return msgspec.convert(plain, type(view))
    except msgspec.ValidationError:
        return None


@pytest.mark.parametrize("case", [case for case in CASES if case.players == 2], ids=str)
def test_every_field_of_a_view_is_said(case: Case) -> None:
    fields: set[str] = set()
    idle = () if case.options.get("dominio", True) else ("supply", "outside")
    for match in positions(case, 4, 100):
        view, scores = match.view(0), match.known_scores(0)
        before = worded(case.game, match.game.describe(match.components, view, scores), 0)
        for path, value in changes(msgspec.to_builtins(view)):
            name = ".".join(str(step) for step in path if isinstance(step, str))
            if path[0] in SAID_BY_THE_QUESTION or path == ("players",) or path[-1] == "seat" or name in idle:
                continue
            other = changed(view, path, value)
            if other is None or (name == "table.stored" and view.table[path[1]].warehouse is not None):  # its things are said
                continue
            after = worded(case.game, match.game.describe(match.components, other, scores), 0)
            assert after != before, f"{name} is not said"
            fields.add(name)
    expected = {"corinth": "sheets.checked.green", "golden-horn": "table.boats.cargo.red"}
    assert expected[case.game] in fields
    assert len(fields) > 20


@pytest.mark.parametrize("case", CASES, ids=str)
def test_texts_of_a_view_are_said(case: Case) -> None:
    """Ids that stand in a view are said in other words when they change."""
    kinds: dict[str, set[str]] = {}
    seen: dict[str, set[str]] = {}
    for match in positions(case, 5, 15):
        view = match.view(1)
        kinds.setdefault("turn", set()).add(str(view.turn))
        seen.setdefault("turn", set()).add(worded(case.game, about(match.describe(1), "round"), 1))
    assert len(seen["turn"]) >= len(kinds["turn"])
    match = case.match()
    options = worded(case.game, about(match.describe(0), "round"), 0)
    for name, values in match.game.options.items():
        for value in values:
            other = Match(match.game, case.players, options=case.options | {name: value})
            assert (worded(case.game, about(other.describe(0), "round"), 0) == options) == (value == case.options[name])


def test_points_are_said() -> None:
    for name in games.NAMES:
        match = Match(games.find(name), 2)
        view = match.view(0)
        assert worded(name, match.game.describe(match.components, view, [3, 4]), 0) != worded(
            name, match.game.describe(match.components, view, [3, 5]), 0
        )


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("case", [cases("corinth")[-1], cases("golden-horn")[-1]], ids=str)
def test_a_description_is_in_words_of_its_language(case: Case, language: str) -> None:
    with speaking(language):
        for match in positions(case, 6, 60):
            for seat in (None, 1):
                text = worded(case.game, match.describe(seat), seat)
                assert not raw_ids(language).search(text)
                assert not BROKEN.search(text)
                assert not re.search(r"\b[rs]\d", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_each_topic_has_a_word(game: str, language: str) -> None:
    topics = {section.topic for case in CASES if case.game == game for section in case.match().describe(0)}
    words = {topic: catalogue(language).say(f"{game}-word-{topic}") for topic in topics}
    assert len(set(words.values())) == len(topics) > 3
    assert all(re.fullmatch(r"[^\W\d_]+", word) and word == word.lower() for word in words.values())


def test_more_detail_says_all_that_less_detail_says() -> None:
    for case in (CASES[0], CASES[-1]):
        for match in positions(case, 7, 50):
            said = [set(worded(case.game, match.describe(0), 0, detail).split("\n")) for detail in DETAILS]
            assert said[0] <= said[1] <= said[2]
            assert len(said[0]) < len(said[2])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_prices_and_the_own_market_are_said_at_normal_detail(seat: int | None) -> None:
    match = Match(games.find("corinth"), 2)
    for section in about(match.describe(seat), "sheet"):
        text = worded("corinth", [section], seat, "normal")
        assert "Can still be constructed: " in text
        assert text.count("Market, row ") == (5 if seat in (None, section.seat) else 0)
        assert worded("corinth", [section], seat, "full").count("Market, row ") == 5


def test_a_topic_can_be_heard_for_one_player() -> None:
    match = Match(games.find("golden-horn"), 3)
    assert len(about(match.describe(0), "boats", 1)[0].lines) == 3
    match = Match(games.find("corinth"), 3)
    assert [section.seat for section in about(match.describe(0), "sheet", 2)] == [2]
    assert about(match.describe(0), "sheet", 3) == []
    assert about(match.describe(0), "nothing") == []


@pytest.mark.parametrize("players", [2, 3])
def test_positions_that_look_alike_are_described_alike(players: int) -> None:
    """Two logs that look the same to a seat: the cards and cubes that it cannot see differ."""
    compared = 0
    for one, two in pairs(players, 0, 3, 160, dominio=True):
        assert one.match is not None
        assert two.match is not None
        assert one.match.describe(0) == two.match.describe(0)
        assert worded("golden-horn", one.match.describe(0), 0) == worded("golden-horn", two.match.describe(0), 0)
        compared += one.match.view(1) != two.match.view(1)
    assert compared > 20


def test_the_row_of_places_is_that_of_the_board() -> None:
    match = Match(games.find("golden-horn"), 4)
    [sea] = about(match.describe(0), "sea")
    lines = word_section("golden-horn", sea, Reader(NAMES, 0))[1]
    assert lines[0].startswith("Venice")
    assert lines[-1].startswith("Constantinople")
    assert [line.split(",")[0] for line in lines[1:7]] == [f"Space {number}" for number in range(1, 7)]
    assert lines[7].startswith("Modone, room for 3 ships")
