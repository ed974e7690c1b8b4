"""The components file: every figure has its mark, a corrected one is played with, and a wrong one is refused."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from emporion.engine.errors import WrongComponents
from emporion.engine.match import Match
from emporion.games import dumps, find, replay
from tests.conftest import random_play
from tests.games.golden_horn_table import Table, landed

MARKS = {
    "goods": "T",
    "cards": "T",
    "hand": "T",
    "draws": "T",
    "fleets.A": "X",
    "fleets.B": "X",
    "fleets.C": "X",
    "fleets.D": "X",
    "sea": "X",
    "modone": "T",
    "ports.standard": "T",
    "ports.dominio": "T",
    "dominio": "T",
    "territories.zara": "X",
    "territories.durazzo": "X",
    "territories.candia": "X",
    "territories.negroponte": "X",
    "territories.galata": "X",
}


def marks(figures: dict[str, Any], path: str = "") -> dict[str, str]:
    """The mark of every table that holds figures."""
    found = {path: figures["mark"]} if "mark" in figures else {}
    for key, value in figures.items():
        if isinstance(value, dict):
            found |= marks(value, f"{path}.{key}".strip("."))
    return found


def test_every_figure_stands_in_a_table_with_its_mark() -> None:
    assert marks(find("golden-horn").standard()) == MARKS


def changed(path: str, value: object) -> dict[str, Any]:
    """The standard figures with one of them changed; None leaves it out."""
    figures = copy.deepcopy(find("golden-horn").standard())
    *tables, key = path.split(".")
    table = figures
    for name in tables:
        table = table[name]
    if value is None:
        del table[key]
    else:
        table[key] = value
    return figures


TILES = find("golden-horn").standard()["sea"]["tiles"]


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("fleets.A.trio", ["green", "red", "blue"], "fleets.A"),
        ("fleets.C.solo", ["red"], "fleets.C"),
        ("fleets.B.duo", ["red", "purple"], "fleets.B.duo[1]"),
        ("fleets.B.duo", ["red"], "fleets.B.duo"),
        ("fleets.D", None, "fleets"),
        ("territories.zara.cost", 0, "territories.zara.cost"),
        ("territories.zara.cost", "two", "territories.zara.cost"),
        ("territories.galata", None, "territories"),
        ("territories.candia.points", 0, "territories.candia.points"),
        ("sea.tiles", TILES[:3], "sea.tiles"),
        ("sea.tiles", [*TILES[:3], ["red", "blue"]], "sea.tiles[3]"),
        ("sea.tiles", [*TILES[:3], ["red", "blue", "purple"]], "sea.tiles[3][2]"),
        ("sea.tiles", [TILES[0], TILES[0], TILES[1], TILES[1]], "sea.tiles[1]"),
        ("goods.each", 0, "goods.each"),
        ("goods.each", 100, "goods.each"),
        ("goods.each", 1.5, "goods.each"),
        ("cards.each", -1, "cards.each"),
        ("hand.cards", -1, "hand.cards"),
        ("modone.boats", 0, "modone.boats"),
        ("ports.standard.holds", 0, "ports.standard.holds"),
        ("dominio.black", 41, "dominio.black"),
        ("dominio.mercenaries", -1, "dominio.mercenaries"),
        ("draws.trio", None, "draws"),
        ("goods.mark", "Z", "goods.mark"),
        ("goods.price", 3, "goods"),
    ],
)
def test_wrong_figures_are_refused_with_their_place(path: str, value: object, where: str) -> None:
    with pytest.raises(WrongComponents) as refused:
        find("golden-horn").components(changed(path, value))
    assert refused.value.where == where
    assert refused.value.where in str(refused.value)


def test_a_corrected_file_is_played_with_and_stands_in_the_record(tmp_path: Path) -> None:
    game = find("golden-horn")
    file = tmp_path / "mine.toml"
    file.write_text(game.printed().replace('trio = ["green", "red", "yellow"]\nduo = ["orange", "pink"]\nsolo = ["blue"]', (
        'trio = ["green", "red", "blue"]\nduo = ["orange", "pink"]\nsolo = ["yellow"]'
    )), encoding="utf-8")  # fmt: skip
    match = Match(game, 2, figures=game.box(file))
    assert match.changes() == {"fleets": {"A": {"trio": ["green", "red", "blue"], "solo": ["yellow"]}}}
    *_, last = random_play(match, 1)
    assert dumps(replay(dumps(last).encode())) == dumps(last)


def test_a_corrected_sail_changes_what_a_boat_may_load_and_where_it_goes_on() -> None:
    table = Table(boats="vvv ccc", fleets={"A": {"trio": ["orange", "red", "yellow"], "duo": ["green", "pink"]}})
    table.play("sail trio")
    assert table.moves == ["load pink", "load green", "load blue"]
    table.play("load blue")
    assert table.moves == ["stop", "on"]


def test_a_corrected_cost_is_what_a_territory_costs() -> None:
    table = landed(8, "load mercenaries", territories={"zara": {"cost": 8}, "galata": {"cost": 9}})
    assert "conquer zara" in table.moves
    assert table.refuses("conquer galata") == "D8"


@pytest.mark.parametrize(
    "changes",
    [
        {"goods": {"each": 1}, "cards": {"each": 1}},
        {"ports": {"standard": {"holds": 1}, "dominio": {"holds": 1}}},
        {"dominio": {"black": 0, "white": 40, "mercenaries": 0}, "goods": {"each": 1}},
        {"dominio": {"black": 40, "white": 40, "mercenaries": 40}},
        {"hand": {"cards": 40}, "draws": {"trio": 9, "duo": 9, "solo": 9}},
        {"modone": {"boats": 1}, "cards": {"each": 99}},
    ],
)
@pytest.mark.parametrize("dominio", [False, True])
def test_strange_boxes_can_be_played_to_the_end(changes: dict[str, Any], dominio: bool) -> None:
    game = find("golden-horn")
    for seed in range(4):
        match = Match(game, 2 + seed % 3, options={"dominio": dominio}, figures=game.corrected(changes))
        *_, last = random_play(match, seed)
        assert last.is_over
