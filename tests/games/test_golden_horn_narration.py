"""The lines of Golden Horn: what the log, the choices and the questions say, as effects and in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import pytest

from emporion import games
from emporion.engine.effects import Asked, Effect
from emporion.engine.lines import Line, narrate_all
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader, sentence, tag, values, word_line, word_preview
from emporion.games.golden_horn.effects import DrawingBegan, EndAnnounced, Loaded, Moved, Placed, Raided, Unloaded
from emporion.games.golden_horn.narration import (
    BROUGHT_WHOLE,
    Aboard,
    Arrival,
    CardsPlayed,
    Drawn,
    DrawnColors,
    Drew,
    DrewColors,
    FleetPlaced,
    Raid,
    Refilled,
    SailOnWith,
    Starting,
    Stolen,
    Stop,
    Stored,
    ThenLoad,
    ThenSail,
    Voyage,
    VoyageEnd,
    Worth,
)
from emporion.text import catalogue, has, say, speaking
from tests.games.golden_horn_record import Record, started
from tests.games.golden_horn_table import dealt

GAME = games.find("golden-horn")
NAMES = ["Ada", "Bo", "Cy", "Di"]
OPTIONS = [
    {"modone": modone, "warehouses": warehouses, "dominio": dominio}
    for modone in ("standard", "always")
    for warehouses in ("hidden", "open")
    for dominio in (False, True)
]
WINDY = ("orange", "pink", "red", "red", "blue")
OWN = ("red", "red", "red", "blue", "pink")
RAW = {"en": re.compile(r"\bs\d+\b|\b(venice|modone|constantinople|zara|unknown)\b|[{}$\[]|FluentNone")}
RAW["fr"] = re.compile(RAW["en"].pattern + r"|\b(yellow|pink|green|red|blue|mercenaries|peasants|space|stay|back)\b")
"""What no sentence of a language may have: ids that are no words of it, marks of Fluent."""


@pytest.mark.parametrize("kind", sorted({DrawingBegan, Loaded, Moved, Raided, Unloaded, *BROUGHT_WHOLE}, key=str))
def test_what_a_choice_brings_is_public(kind: type[Effect]) -> None:
    """`brought` does not ask for each effect what the seat sees of it."""
    assert kind.seen is Effect.seen


def seen(events: Iterable[Sequence[Effect]], seat: int | None) -> list[list[Effect]]:
    return [[effect.seen(seat) for effect in effects] for effects in events]


def narrated(match: Match, events: Sequence[Sequence[Effect]], seat: int | None = None) -> list[Line]:
    return narrate_all(match.narrate, seen(events, seat))


def random_game(players: int, options: dict[str, str | bool], seed: int) -> Iterator[tuple[Match, list[Effect]]]:
    """Every position of a game with what led to it."""
    match, rng = Match(GAME, players, options=options), Random("narration", seed)
    yield match, match.opening
    while not match.is_over:
        if match.actor == "chance":
            yield match, match.chance(rng)
        else:
            moves = match.moves()
            yield match, match.play(moves[rng.below(len(moves))])


# What happened.


def test_a_voyage_over_several_events_is_one_line_that_replaces() -> None:
    match = dealt(WINDY, OWN, OWN)
    events: list[list[Effect]] = []
    found = []
    for move in ("sail trio", "load pink", "cube red", "cube blue", "wind orange", "wind pink", "on", "stop"):
        past = list(reversed(events))
        events.append(match.play(move))
        found.append(match.narrate(events[-1], iter(past)))
    aboard, refilled = Aboard({"pink": 2}), (Refilled("venice", {"red": 1, "blue": 1}),)
    assert [narration.lines for narration in found[:3]] == [[], [], []], "chance has not done its part"
    assert found[3].lines == [(Voyage(0, "trio", 0, 1, "venice"), aboard), refilled]
    assert found[4] == ([(Voyage(0, "trio", 0, 2, "venice"), CardsPlayed({"orange": 1}), aboard), refilled], 1)
    whole = (Voyage(0, "trio", 0, 4, "venice"), CardsPlayed({"pink": 1, "orange": 1}), aboard)
    assert found[6] == ([whole, refilled], 3)
    assert found[7] == ([], 0), "that it stays there is no news"
    assert narrated(match, events) == [whole, refilled]
    words = word_line("golden-horn", whole, Reader(NAMES))
    assert words == "Ada sails the trio from Venice to space 4: 1 pink card and 1 orange card played, 2 pink cubes aboard"
    with speaking("fr"):
        words = word_line("golden-horn", whole, Reader(NAMES, 0))
    assert words is not None
    sentence, _, brought = words.partition("\N{NO-BREAK SPACE}: ")
    assert sentence == "Vous déplacez votre trio de Venise à la case 4"
    assert brought == "avec 1 carte rose et 1 carte orange, 2 cubes roses à bord"


def test_a_voyage_told_from_its_middle_begins_there() -> None:
    match = dealt(WINDY, OWN, OWN)
    for move in ("sail trio", "load pink", "cube red", "cube blue", "wind orange"):
        match.play(move)
    assert narrated(match, [match.play("wind pink")]) == [(Voyage(0, "trio", 2, 3), CardsPlayed({"pink": 1}))]


def test_boats_placed_one_after_the_other_are_one_line() -> None:
    match = Match(GAME, 2)
    events = [match.play(f"place {move}") for move in ("trio venice", "duo constantinople", "solo venice", "trio venice")]
    own = (Placed(0, "trio", "venice"), Placed(0, "duo", "constantinople"), Placed(0, "solo", "venice"))
    assert narrated(match, events) == [(FleetPlaced(0), *own), (FleetPlaced(1), Placed(1, "trio", "venice"))]


def test_chance_is_told_with_its_last_event() -> None:
    events = [effects for _, effects in zip(range(40), (effects for _, effects in random_game(2, {}, 1)), strict=False)]
    kinds = {type(line[0]) for effects in events[7:34] for line in GAME.narrate(None, effects, iter(())).lines}
    assert kinds == set(), "neither cube nor card has a line of its own"
    match = dealt(OWN, WINDY)
    last = narrated(match, _setup(OWN, WINDY), 0)
    assert last[2:] == [
        (Refilled("venice", {"yellow": 2, "pink": 2, "green": 2, "red": 1, "blue": 1, "orange": 1}),),
        (Refilled("constantinople", {"yellow": 2, "pink": 2, "green": 2, "red": 1, "blue": 1, "orange": 1}),),
        (DrewColors(0, {"pink": 1, "red": 3, "blue": 1}),),
        (Drew(1, 5),),
    ]


def _setup(*hands: Sequence[str]) -> list[list[Effect]]:
    """The events of `dealt`."""
    copy = Match(GAME, len(hands))
    return [copy.play(event.move) for event in dealt(*hands).events]


def test_cards_are_told_to_the_seat_that_drew_them_alone() -> None:
    for players in (2, 3):
        match, events = None, []
        for at, effects in random_game(players, {}, players):
            match = at
            events.append(effects)
        assert match is not None
        for seat in (None, *range(players)):
            lines = narrated(match, events, seat)
            assert {line[0].seat for line in lines if isinstance(line[0], DrewColors)} == ({seat} if seat is not None else set())
            for line in lines:
                own = isinstance(line[0], Voyage) and line[0].seat == seat
                assert own or not any(isinstance(effect, DrawnColors) for effect in line)
                assert not own or not any(isinstance(effect, Drawn) for effect in line)


def test_the_lines_of_a_game_do_not_depend_on_when_they_are_asked_for() -> None:
    """What each event adds and replaces leaves every voyage once."""
    match, events = None, []
    for at, effects in random_game(3, {"dominio": True}, 4):
        match = at
        events.append(effects)
    assert match is not None
    voyages = [line[0] for line in narrated(match, events) if isinstance(line[0], Voyage)]
    turns = sum(type(effect).__name__ == "SetSail" for effects in events for effect in effects)
    assert len(voyages) == turns


@pytest.mark.parametrize("dominio", [False, True])
def test_a_turn_is_one_line_with_its_raid_its_load_and_its_cards(dominio: bool) -> None:
    match, events = None, []
    for at, effects in random_game(3, {"dominio": dominio}, 5):
        match = at
        events.append(effects)
    assert match is not None
    happened = [effect for effects in events for effect in effects]
    lines = narrated(match, events)
    turns = [line for line in lines if isinstance(line[0], Voyage | Raided)]
    raids = [effect for effect in happened if isinstance(effect, Raided)]
    assert len(raids) > 2
    assert [type(line[0]) for line in turns] == [Voyage] * len(turns), "a raid is told with the voyage of its turn"
    assert [effect for line in turns for effect in line if isinstance(effect, Raided)] == raids
    for first, *others in turns:
        assert isinstance(first, Voyage)
        assert all(effect.seat == first.seat for effect in others if isinstance(effect, Raided))
    assert len([line for line in turns if any(isinstance(effect, Aboard) for effect in line)]) == len(
        {id(effects) for effects in events if any(isinstance(effect, Loaded) for effect in effects)}
    )
    played = sum(sum(effect.cards.values()) for line in turns for effect in line if isinstance(effect, CardsPlayed))
    assert played == sum(type(effect).__name__ == "WindPlayed" for effect in happened)


def test_the_raid_of_a_turn_is_said_after_its_voyage() -> None:
    line = (Voyage(1, "duo", 10, 3), Raided(1, 0, "trio", {"green": 2}, "pink"), CardsPlayed({"red": 1}))
    assert word_line("golden-horn", line, Reader(NAMES, 0)) == (
        "Bo sails the duo from space 10 to space 3: your trio raided with 2 green cards (1 pink cube stolen), 1 red card played"
    )


def test_a_raid_says_with_which_cards_and_of_whom() -> None:
    raided = Raided(1, 0, "trio", {"green": 2}, "pink")
    said = {seat: sentence("golden-horn", raided, Reader(NAMES, seat)) for seat in (None, 0, 1)}
    assert said[None] == "Bo raids the trio of Ada with 2 green cards: 1 pink cube stolen"
    assert said[0] == "Bo raids your trio with 2 green cards: 1 pink cube stolen"
    assert said[1] == "You raid the trio of Ada with 2 green cards: 1 pink cube stolen"


# What can be chosen.


def test_a_choice_is_its_name_and_what_it_brings() -> None:
    match = dealt(WINDY, OWN)
    lying = {"yellow": 2, "pink": 2, "green": 2, "red": 1, "blue": 1, "orange": 1}
    assert match.choices()["sail duo"][1:] == (ThenLoad("venice", {name: lying[name] for name in ("yellow", "green", "red", "blue")}),)
    match.play("sail trio")
    assert match.choices()["load pink"][1:] == (Aboard({"pink": 2}), Worth(2))
    for move in ("load pink", "cube red", "cube blue"):
        match.play(move)
    assert match.choices()["wind orange"][1:] == (Arrival("trio", 2),)
    ends = [target.line for target in match.targets()]
    assert ends[0] == (VoyageEnd("trio", "stay", "orange", 0, 1),)
    assert ends[3][0] == VoyageEnd("trio", "on", "none", 2, 0, "modone")
    assert match.choices()["stop"] == (Stop(),)


def test_a_raid_brings_what_it_steals() -> None:
    match = Record(started()).match
    line = match.choices()["raid 1.duo red blue"]
    assert line[0] == Raid(1, "duo", {"red": 1, "blue": 1})
    assert any(isinstance(effect, Stolen) for effect in line)
    assert sentence("golden-horn", line[0], Reader(NAMES, 0)) == "Raid the duo of Bo with 1 red card and 1 blue card"


def test_the_last_turn_previews_no_warehouse() -> None:
    for seed in range(20):
        for match, _ in random_game(2, {}, seed):
            if match.actor == 1 and "call" in match.moves():
                lines = match.choices()
                assert [type(effect) for effect in lines["call"][1:]] == [EndAnnounced]
                assert lines["end"][1:] == ()
                return
    pytest.fail("no seat could call the end")


def test_steps_of_a_voyage_that_may_follow_are_one() -> None:
    found = GAME.continuation(None, ["load pink", "on", "wind red", "on", "wind red", "stop", "no-raid", "on", "stop", "stop"])
    assert [tag(effect) for effect in found] == ["load", "sail-on-with", "no-raid", "sail-on", "stop"]
    assert found[1] == SailOnWith({"red": 2})


# What is asked.


def test_a_question_tells_others_nothing_of_a_hand() -> None:
    question = Starting(1, "yes", "no")
    assert question.seen(1) == question
    assert question.seen(0) == question.seen(None) == Starting(1)


# Everything has its words.


def worded(language: str, words: str | None, about: object) -> str:
    """Words that were found, with nothing raw in them."""
    assert words, about
    assert not RAW[language].search(words), (words, about)
    return words


def check_line(language: str, line: Line, reader: Reader) -> None:
    """Every effect of a line of the log has its words."""
    worded(language, word_line("golden-horn", line, reader), line)
    for effect in line[1:]:
        assert say(f"golden-horn-gives-{tag(effect)}", **values(effect, reader)), effect


def check_choice(language: str, line: Line, reader: Reader) -> None:
    """A choice has a name, and every other effect of its line a phrase."""
    worded(language, sentence("golden-horn", line[0], reader), line)
    for effect in line[1:]:
        worded(language, word_preview("golden-horn", [effect]), effect)


def check_position(language: str, match: Match, effects: Sequence[Effect]) -> None:
    """The question and the choices of a position."""
    question = match.question()
    for seat in (None, *range(match.players)):
        view = question.seen(seat)
        kind = "ask" if seat is not None and match.actor == seat else "wait"
        key = f"golden-horn-{kind}-{tag(view)}"
        assert has(key)
        worded(language, say(key, **values(view, Reader(NAMES, seat))), view)
    if not isinstance(match.actor, int):
        return
    reader = Reader(NAMES, match.actor)
    for line in (*match.choices().values(), *(target.line for target in match.targets())):
        assert {getattr(effect, "seat", match.actor) for effect in line[1:]} == {match.actor} or len(line) == 1, "nothing of others"
        assert not any(isinstance(effect, Asked) for effect in line)
        check_choice(language, line, reader)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_can_be_said_has_its_words(players: int, language: str) -> None:
    for number, options in enumerate(OPTIONS):
        if players != 3 and options["modone"] == "always":
            continue
        with speaking(language):
            events = []
            for match, effects in random_game(players, options, number):
                events.append(effects)
                if len(events) % 9 == number or match.is_over:
                    check_position(language, match, effects)
            for seat in (None, 0):
                for line in narrated(match, events, seat):
                    check_line(language, line, Reader(NAMES, seat))
            for named in GAME.continuation(match.state, [event.move for event in match.events if event.by != "chance"]):
                worded(language, sentence("golden-horn", named, Reader(NAMES)), named)


def test_what_is_rare_has_its_words_too() -> None:
    for language in ("en", "fr"):
        assert all(
            f"golden-horn-{key}" in catalogue(language).keys for key in ("no-cards-left", "pile-renewed", "move-left-out", "relieved")
        )


def test_every_line_of_the_log_names_its_rule() -> None:
    kinds = [kind for kind in GAME.effect_types() if not kind.__module__.endswith(".description")]
    rules = {tag_of(kind): kind.rule for kind in kinds if kind.rule}
    heads = {"fleet-placed", "voyage", "drew", "drew-colors", "refilled", "raided", "conquered", "exchanged", "relieved", "move-left-out"}
    heads |= {"end-announced", "pile-renewed", "no-cards-left", "ended"}
    assert set(rules) == heads
    for rule in rules.values():
        assert has(f"golden-horn-rule-{rule.lower()}")


def tag_of(kind: type[Effect]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def test_then_sail_follows_peace() -> None:
    for match, _ in random_game(3, {}, 2):
        if match.actor == 0 and "no-raid" in match.moves() and "sailing" in str(match.preview("no-raid")[-1]):
            assert match.choices()["no-raid"][-1] == ThenSail()
            return
    pytest.fail("no such position")


def test_what_a_stop_in_port_brings() -> None:
    for match, _ in random_game(2, {}, 3):
        if isinstance(match.actor, int):
            for target in match.targets():
                if target.end in ("venice", "constantinople") and any(isinstance(effect, Stored) for effect in target.line):
                    kinds = [tag(effect) for effect in target.line]
                    assert kinds == ["voyage-end", "stored", "drawing-began", "worth"]
                    return
    pytest.fail("no such position")
