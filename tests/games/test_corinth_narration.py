"""Corinth in lines: what the log, the choices, the ends of walks and the questions say, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec
import pytest

from emporion.engine.effects import Asked, Effect
from emporion.engine.lines import Line, Narration, narrate_all
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader, sentence, tag, values, word_line, word_preview
from emporion.games import find
from emporion.games.corinth import narration
from emporion.games.corinth.narration import Delivered, Goods, ShopAsked, Spot, Steps, Take, Walk, WalkBegan, Walked, Way
from emporion.text import LANGUAGES, has, say, speaking
from tests.games.corinth_table import SIX

NAMES = ["Ada", "Bo", "Cleo", "Dora"]
RAW = re.compile(r"\b(r\dc\d|olive-oil|none|unknown|yes|yellow-die)\b|[{}$]|corinth-")
"""Ids that no sentence may show."""


def at(*moves: str, players: int = 2) -> Match:
    match = Match(find("corinth"), players)
    for move in moves:
        match.play(move)
    return match


def course(*moves: str, players: int = 2) -> tuple[Match, list[list[Effect]]]:
    """A match that has played these moves, and the effects of each."""
    match = Match(find("corinth"), players)
    return match, [match.play(move) for move in moves]


def said(match: Match, events: Iterable[Sequence[Effect]], seat: int | None = None) -> list[str | None]:
    return [word_line("corinth", line, Reader(NAMES, seat)) for line in narrate_all(match.narrate, events)]


def narrated(match: Match, events: Sequence[Sequence[Effect]]) -> list[Narration]:
    return [match.narrate(effects, reversed(events[:number])) for number, effects in enumerate(events)]


# Worked events.


def test_a_walk_over_several_events_is_one_line_that_replaces_its_beginning() -> None:
    match, events = course("buy 0", SIX, "steward purple", "up", "up", "right", "stop")
    found = narrated(match, events[2:])
    assert found[0] == Narration([(WalkBegan(0, "grapes"),)])
    assert found[1] == found[2] == found[3] == Narration([])
    assert found[4].lines[0][0] == Walked(0, "grapes", 3, 1, 4)
    assert found[4].replaces == 4
    assert said(match, events[2:]) == [
        "Ada moves the Steward 3 steps to row 1, column 4 with the dice from the grapes district: +1 in later boxes"
    ]
    assert said(match, events[2:], 0)[0] == (
        "You move the Steward 3 steps to row 1, column 4 with the dice from the grapes district: +1 in later boxes"
    )


def test_a_walk_whose_beginning_is_not_known_is_still_one_line() -> None:
    match, events = course("buy 0", SIX, "steward purple", "up", "up", "right", "stop")
    assert said(match, events[3:]) == ["Ada moves the Steward 3 steps to row 1, column 4: +1 in later boxes"]
    assert said(match, events[3:6]) == []


def test_a_shop_chosen_for_a_delivery_belongs_to_its_line() -> None:
    match, events = course("buy 0", "roll 1 1 2 2 2 3 3 4 5", "take green", "shop 3")
    first, then = narrated(match, events[2:])
    assert first == Narration([(Delivered(0, "olive-oil"),)])
    assert then.replaces == 1
    assert said(match, events[2:]) == ["Ada takes the dice from the olive oil district: 3-point shop completed (+3)"]
    assert said(match, events[3:]) == ["Ada checks 3 symbols in the 3-point olive oil shop: 3-point shop completed (+3)"]


def test_a_delivery_at_the_end_of_a_walk_belongs_to_the_walk() -> None:
    match, events = course("buy 0", SIX, "steward blue", "up", "up", "left", "left")
    while match.view(0).point == "walking":
        events.append(match.play("down"))
    assert match.view(0).point in ("stocking", "building", "choosing")
    if match.view(0).point == "stocking":
        events.append(match.play(match.moves()[0]))
    assert len(said(match, events[2:])) == 1


def test_what_a_roll_brings_is_a_line_with_its_yellow_dice() -> None:
    match, events = course("buy 1", "roll 1 1 1 2 2 2 3 3 3 + 4")
    assert said(match, events) == ["Ada buys 1 yellow die for 1 Gold Coin", "Ada rolls 1 1 1 2 2 2 3 3 3: yellow 4"]
    with speaking("fr"):
        assert said(match, events, 0)[1] == "Vous obtenez 1 1 1 2 2 2 3 3 3\u00a0: en jaune 4"


def test_a_choice_is_named_and_says_what_follows() -> None:
    choices = at("buy 0", "roll 1 1 2 2 2 3 3 4 5").choices()
    assert choices["take green"] == (Take("olive-oil"), narration.Symbols(3), ShopAsked())
    assert choices["steward green"] == (Walk("olive-oil", 2),)
    walking = at("buy 0", SIX, "steward purple").choices()
    assert walking["up"] == (narration.Step("up"), Steps(1, 2, 3))


def test_an_end_of_a_walk_is_named_with_its_price_and_gift() -> None:
    targets = {target.end: target.line for target in at("buy 0", SIX, "steward purple").targets()}
    assert targets["r1c2"] == (Spot(1, 2, 0, "die", 1),)
    assert targets["r4c2"] == (Spot(4, 2, 1, "gold", 2),)
    assert targets["r2c2"][0] == Spot(2, 2, 1, "olive-oil", 1)


def test_a_continuation_is_the_rest_of_the_turn_and_a_walk_is_one_way() -> None:
    match = at("buy 0")
    found = match.game.continuation(match.state, ["up", "up", "left", "stop", "shop 8", "end", "take green", "up"])
    assert found == [Way(("up", "up", "left")), narration.Stock(8), narration.EndTurn()]
    assert [sentence("corinth", effect) for effect in found] == ["Move up, up, and left", "Deliver to the 8-point shop", "End the turn"]


def test_a_good_of_another_box_keeps_its_printed_name() -> None:
    game = find("corinth")
    match = Match(game, 2, figures=game.corrected({"districts": {"green": {"good": "Figs & dates"}}}))
    assert game.name_move(match.state, "take green") == Take("Figs & dates")
    assert sentence("corinth", game.name_move(match.state, "take green")) == "Deliver Figs & dates"


# Whole games.


def positions(seed: int, **options: str) -> Iterator[tuple[Match, list[list[Effect]]]]:
    """A random game: every position with the effects of all events before it."""
    match, rng = Match(find("corinth"), 2 + seed % 3, options=options), Random("narration", seed)
    events = [match.opening]
    yield match, events
    while not match.is_over:
        events.append(match.chance(rng) if match.actor == "chance" else match.play(match.moves()[rng.below(len(match.moves()))]))
        yield match, events


def phrase(effect: Effect, *kinds: str) -> str | None:
    """The words of an effect in a phrase of the first kind that there is."""
    key = next((key for kind in kinds if has(key := f"corinth-{kind}-{tag(effect)}")), None)
    return None if key is None else say(key, **values(effect, Reader(NAMES, 1)))


def check(words: str | None, effect: Effect) -> None:
    assert words, effect
    assert not RAW.search(words), (words, effect)


def check_line(line: Line, *kinds: str) -> None:
    check(sentence("corinth", line[0], Reader(NAMES, 1)), line[0])
    for effect in line[1:]:
        check(phrase(effect, *kinds), effect)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("steward", ["sum", "last"])
@pytest.mark.parametrize("seed", range(3))
def test_everything_that_is_said_of_a_game_has_words(language: str, steward: str, seed: int) -> None:
    with speaking(language):
        for match, events in positions(seed, steward=steward):
            for line in match.narrate(events[-1], reversed(events[:-1])).lines:
                check_line(line, "gives")
            question = match.question()
            assert has(f"corinth-wait-{tag(question)}")
            check(phrase(question, "wait"), question)
            if isinstance(match.actor, int):
                check(phrase(question, "ask"), question)
            for line in match.choices().values():
                check_line(line, "would", "gives")
            for target in match.targets():
                check_line(target.line, "end", "would", "gives")
                assert word_preview("corinth", target.line, "reach", "end")
            for effect in match.game.continuation(match.state, match.moves()):
                check(sentence("corinth", effect, Reader(NAMES, 1)), effect)


@pytest.mark.parametrize("seed", range(3))
def test_previews_hold_nothing_of_other_seats(seed: int) -> None:
    for match, _ in positions(seed):
        for line in [*match.choices().values(), *(target.line for target in match.targets())]:
            assert {effect.seat for effect in line if hasattr(effect, "seat")} <= {match.actor}
            assert not [effect for effect in line if isinstance(effect, Asked)]


@pytest.mark.parametrize("seed", range(3))
def test_every_act_is_one_line_however_many_events_it_took(seed: int) -> None:
    """Each group that was taken, and each walk without dice, has one line; nothing is said twice."""
    for match, events in positions(seed):
        if not match.is_over:
            continue
        flat = [effect for effects in events for effect in effects]
        lines = narrate_all(match.narrate, events)
        heads = [type(line[0]).__name__ for line in lines]
        taken = [type(effect).__name__ for effect in flat].count("Took")
        alone = sum(type(b).__name__ == "SetOut" and type(a).__name__ != "Took" for a, b in pairwise(flat))
        acts = sum(heads.count(name) for name in ("Took", "Delivered", "Discarded", "Walked"))
        assert acts == taken + alone
        assert "WalkBegan" not in heads
        assert "Stocked" not in heads
        for kind in ("Gained", "ShopFinished", "BonusWon", "Surplus", "Paid", "DieAdded", "BoxWritten", "Built", "Bought", "Rolled"):
            assert [type(effect).__name__ for line in lines for effect in line].count(kind) == [type(e).__name__ for e in flat].count(kind)


def test_values_are_ids_and_numbers() -> None:
    """No value of a message is made of words: strings are ids, in which Fluent can choose a variant."""
    for match, events in positions(1):
        lines: list[Line] = [*match.narrate(events[-1], reversed(events[:-1])).lines, *match.choices().values(), (match.question(),)]
        lines += [target.line for target in match.targets()]
        for effect in (effect for line in lines for effect in line):
            for value in msgspec.structs.asdict(effect).values():
                for item in value if isinstance(value, tuple) else (value,):
                    assert isinstance(item, int) or re.fullmatch(r"[a-z][a-z0-9-]*", item), effect
    assert Goods("grapes", 1).symbols == 1


def test_the_line_of_a_choice_is_that_of_all_its_notes() -> None:
    """Lines are kept by the notes that they depend on; no other note may change them."""
    game, checked = find("corinth"), 0
    for seed in range(6):
        match, rng = Match(game, 2 + seed % 3), Random(seed)
        while not match.is_over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            for move, line in match.choices().items():
                assert line == game.preview_line(match.state, move, match.preview(move))
                checked += 1
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])
    assert checked > 1000


def test_lines_of_choices_recur() -> None:
    """Most lines of choices are known from earlier games: what they do not depend on is not part of what they are kept by."""
    narration._choice_line.cache_clear()
    for seed in range(30):
        match, rng = Match(find("corinth"), 3), Random(seed)
        while not match.is_over:
            if match.actor == "chance":
                match.chance(rng)
                continue
            match.choices()
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])
    known = narration._choice_line.cache_info()
    assert known.hits > 4 * known.misses
