"""The rules that a game names for its options and for what its board explains; the page names none itself."""

from __future__ import annotations

import re

import pytest

from emporion import games
from emporion.engine.rulebook import rule_ids
from tests.conftest import ROOT, Case, cases

WEB = ROOT / "src" / "emporion" / "web"
SCRIPTS = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]


@pytest.mark.parametrize("case", cases(*games.NAMES), ids=str)
def test_every_rule_that_a_game_names_is_in_its_rulebook(case: Case) -> None:
    game = games.find(case.game)
    known = set(rule_ids(game.book()))
    assert game.option_rules.keys() == game.options.keys()
    assert set(game.option_rules.values()) <= known
    things = game.thing_rules(case.options)
    assert things["scoring"]
    assert {rule for rules in things.values() for rule in rules.split(" ")} <= known


def test_the_page_names_no_rule() -> None:
    named = re.compile(r"""["'`][A-Z][0-9]{1,2}( [A-Z][0-9]{1,2})*["'`]""")
    assert len(SCRIPTS) > 60
    assert not [(path.name, found[0]) for path in SCRIPTS for found in named.finditer(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_page_asks_for_rules_of_things_that_the_game_knows(name: str) -> None:
    game = games.find(name)
    known = set(game.thing_rules({option: values[-1] for option, values in game.options.items()}))
    source = "".join(path.read_text(encoding="utf-8") for path in SCRIPTS if name.replace("-", "_") in path.parts)
    asked = {thing for call in re.findall(r"rulesOfThing\(([^()]*)\)", source) for thing in re.findall(r'"([a-z-]+)"', call)}
    assert len(asked) > 4
    assert asked <= known
