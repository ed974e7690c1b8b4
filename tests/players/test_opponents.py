"""Named opponents: what they like, and what that may cost."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from emporion import games, players
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.opponents import STYLES, Opponent, Style, likes, preferring
from emporion.players.search_player import Advice, Budget, Prospect, Thinker
from emporion.tables.wire import Level
from emporion.text import LANGUAGES, has, say, speaking
from tests.conftest import ROOT, fewer

STYLE = Style("corinth", ("build",), 0.05, avoided=("take gold",))


def advice(*prospects: tuple[str, int, float]) -> Advice:
    return Advice(0, [Prospect(move, visits, 0.5, 50.0, reward) for move, visits, reward in prospects], [prospects[0][0]], 100, 0.1, False)


def test_a_liked_move_is_taken_if_it_costs_little_and_is_well_known() -> None:
    best = ("end", 100, 0.60)
    for other, chosen in (
        (("build store", 50, 0.56), "build store"),
        (("build store", 50, 0.54), "end"),  # costs more than its zeal
        (("build store", 1, 0.59), "end"),  # hardly tried
        (("take blue", 50, 0.62), "end"),  # not of its style: the most visits decide
    ):
        found = preferring(advice(best, other), STYLE)
        assert found.move == found.moves[0] == chosen
        assert {prospect.move for prospect in found.prospects} == {"end", other[0]}


def test_a_move_that_it_avoids_is_taken_only_if_it_is_much_better() -> None:
    assert preferring(advice(("take gold", 100, 0.60), ("take blue", 50, 0.56)), STYLE).move == "take blue"
    assert preferring(advice(("take gold", 100, 0.60), ("take blue", 50, 0.54)), STYLE).move == "take gold"


def test_every_opponent_is_a_level_of_bots_with_words_in_every_language_and_a_face() -> None:
    assert tuple(STYLES) == players.OPPONENT_NAMES
    assert set(STYLES) <= set(get_args(Level))
    faces = (ROOT / "src" / "emporion" / "web" / "parts" / "face.js").read_text()
    for name, style in STYLES.items():
        assert f"\n  {name}: [" in faces
        assert style.game in games.NAMES
        assert not style.option or style.option in games.find(style.game).options
        for language in LANGUAGES:
            with speaking(language):
                assert has("web-manner")
                assert name not in say("web-manner", level=name) or language == "en"
                assert say("level-name", level=name)


def count_liked(name: str, number: int) -> tuple[int, int]:
    """How often an opponent and a plain searcher of its strength make moves that the opponent likes, against each other."""
    style, found = STYLES[name], Counter[bool]()
    options = {style.option: True} if style.option else {}
    budget = Budget(simulations=fewer(120))
    for seed in range(number):
        match, rng = Match(games.find(style.game), 2, first=seed % 2, options=options), Random(seed, name)
        bots = [Opponent(style, budget) if seat == 0 else Thinker(budget) for seat in range(2)]
        while not match.is_over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            seat = match.state.actor
            move = bots[seat].choose(match, rng)
            found[seat == 0] += likes(style, move) > 0
            match.play(move)
    return found[True], found[False]


@pytest.mark.parametrize("name", STYLES)
def test_a_style_shows(name: str) -> None:
    mine, theirs = count_liked(name, 10)
    assert mine > 1.1 * theirs
