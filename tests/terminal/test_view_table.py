"""The view as a table: every field and every id of both games has a name in the language of the player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from emporion import Match, find
from emporion.engine import record
from emporion.terminal.view_table import HIDDEN_FIELDS, ID_PART, view_table
from emporion.text import LANGUAGES, has, speaking

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = {
    "corinth": ["corinth-3-steward=last", "corinth-2-steward=sum"],
    "golden-horn": [
        "golden-horn-3-modone=always-warehouses=open-dominio=True",
        "golden-horn-2-modone=standard-warehouses=hidden-dominio=False",
    ],
}


def views(game: str) -> Iterator[tuple[Match, Any]]:
    """The views of played games: of the first seat after each event."""
    for name in RECORDS[game]:
        whole = record.replay((GOLDEN / f"{name}.emp.jsonl").read_bytes(), find)
        match = whole.copy()
        match.back(0)
        for event in whole.events:
            match.play(event.move)
            yield match, match.view(0)


def names_in(value: Any) -> Iterator[str]:
    """The names of fields and the ids in a value."""
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from names_in(item)
        case dict():
            for name, item in value.items():
                yield name
                yield from names_in(item)


@pytest.mark.parametrize("game", RECORDS)
def test_every_field_and_every_id_of_a_view_has_a_message(game: str) -> None:
    found = set()
    for _, view in views(game):
        fields = {name: value for name, value in msgspec.to_builtins(view).items() if name not in HIDDEN_FIELDS}
        found |= set(names_in(fields)) - {"seat"}
    assert len(found) > 40
    keys = {name: "".join(letters for letters, _ in ID_PART.findall(name)) or name for name in found}
    assert not [name for name in found if not has(f"{game}-field-{name}") and not has(f"{game}-value-{keys[name]}")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RECORDS)
def test_a_view_is_shown_in_the_language_that_is_spoken(game: str, language: str) -> None:
    match, view = list(views(game))[-1]
    console = Console(width=500)
    names = ["Ada", "Ben", "Zoé"][: match.players]
    with speaking(language), console.capture() as capture:
        console.print(view_table(find(game), view, names, match.scores()))
    lines = capture.get().splitlines()
    labels = {"en": "Round", "fr": "Manche", "de": "Runde", "es": "Ronda", "nl": "Ronde"}
    assert any(line.split()[:1] == [labels[language]] for line in lines)
    whose = {"en": "Whose turn", "fr": "À qui le tour", "de": "Am Zug", "es": "Turno de", "nl": "Aan de beurt"}
    assert next(line for line in lines if line.strip().startswith(whose[language])).split()[-1] in names
    assert "_" not in capture.get()


def test_a_game_without_such_messages_shows_its_ids() -> None:
    console = Console(width=200)
    match = Match(find("kuhn"), players=2)
    match.play("card queen")
    match.play("card king")
    with speaking("fr"), console.capture() as capture:
        console.print(view_table(match.game, match.view(0), ["Ada", "Ben"], match.scores()))
    assert "cards" in capture.get()
    assert "queen" in capture.get()


def test_only_the_fields_that_a_game_names_have_a_column_for_each_player() -> None:
    """As many piles as names are still no one's piles."""
    console = Console(width=200)
    match = Match(find("nim"), players=2)
    with console.capture() as capture:
        console.print(view_table(match.game, match.view(0), [f"Player {pile}" for pile in match.view(0).piles], []))
    row = next(line for line in capture.get().splitlines() if "Piles" in line)
    assert row.split("Piles")[1].strip() == "3, 4, 5, and 0"
    kuhn = Match(find("kuhn"), players=2)
    with console.capture() as capture:
        console.print(view_table(kuhn.game, kuhn.view(0), ["Ada", "Ben"], [0, 0]))
    assert next(line.split() for line in capture.get().splitlines() if "paid" in line) == ["paid", "1", "1"]
