"""The lessons: their records follow the rules, what they teach can be played, and each step is said in every language."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.lessons import Lesson, Step, lesson_match
from emporion.tables import wire
from emporion.tables.lessons import describe_lesson, find_lesson, prepare_lesson
from emporion.text import LANGUAGES, catalogue

LESSONS = [(game, lesson) for game in map(games.find, games.NAMES) for lesson in game.lessons()]
STEPS = [pytest.param(game, lesson, step, id=f"{lesson.name}-{step.name}") for game, lesson in LESSONS for step in lesson.steps]
NAMES = [lesson.name for _, lesson in LESSONS]


def prepared(name: str) -> wire.Lesson:
    return prepare_lesson(*find_lesson(name))


def moment(name: str, step: str) -> wire.LessonMoment:
    """Where a step of a lesson begins."""
    lesson = prepared(name)
    event = next(found.event for found in lesson.steps if found.name == step)
    return next(found for found in lesson.moments if found.event == event)


def test_every_game_has_lessons_with_records_of_their_own() -> None:
    assert NAMES == ["corinth", "golden-horn", "dominio"]
    for game in map(games.find, games.NAMES):
        folder = game.folder().joinpath("lessons")
        assert {path.name for path in folder.iterdir()} == {f"{lesson.name}.emp.jsonl" for lesson in game.lessons()}


def test_the_lessons_have_the_length_that_is_meant() -> None:
    """About ten steps each for the games, five ideas for the expansion; where nothing is played they only tell."""
    assert [len(lesson.steps) for _, lesson in LESSONS] == [13, 12, 6]
    assert all(sum(step.plays > 0 for step in lesson.steps) >= len(lesson.steps) - 2 for _, lesson in LESSONS)


@pytest.mark.parametrize(("game", "lesson", "step"), STEPS)
def test_what_a_step_teaches_can_be_played(game: Any, lesson: Lesson, step: Step) -> None:
    match = lesson_match(game, lesson.name)
    now = match.rewound(step.event)
    taught = match.events[step.event : step.event + step.plays]
    assert len(taught) == step.plays
    assert [event.by for event in taught] == [lesson.seat] * step.plays
    if not taught:
        assert step.points, "a step that only tells something points at it"
        assert not step.mistakes
        return
    moves = tuple(event.move for event in taught)
    reached = {target.moves[: len(moves)] for target in now.targets()}
    assert moves[0] in now.moves()
    assert len(moves) == 1 or any(moves[: len(end)] == end for end in reached) or now.preview(moves[0])
    for mistake in step.mistakes:
        assert mistake.moves != moves
        assert mistake.moves[0] in now.moves()
        assert len(mistake.moves) == 1 or mistake.moves in {target.moves for target in now.targets()}


@pytest.mark.parametrize("name", NAMES)
def test_steps_follow_each_other(name: str) -> None:
    """A step begins where the one before is done, or later; only then events may be skipped without being shown."""
    game, lesson = find_lesson(name)
    done = 0
    for step in lesson.steps:
        assert step.event >= done
        done = step.event + step.plays
    assert done <= len(lesson_match(game, name).events)


@pytest.mark.parametrize("name", NAMES)
def test_only_what_is_taught_or_tempts_is_offered(name: str) -> None:
    lesson = prepared(name)
    moments = {found.event: found for found in lesson.moments}
    for step in lesson.steps:
        position = moments[step.event].position
        if step.moves:
            offered = {choice.move for choice in position.moves}
            assert offered == {step.moves[0], *(mistake.moves[0] for mistake in step.mistakes)}
            for number in range(1, len(step.moves)):  # between the moves of a step nothing else can be done
                between = moments[step.event + number].position
                assert [choice.move for choice in between.moves] == [step.moves[number]]
    last = moments[lesson.steps[-1].event]
    assert last.position.moves == []


@pytest.mark.parametrize("name", NAMES)
def test_what_happens_between_steps_is_told(name: str) -> None:
    """All events from a moment to the next one, unless the step says that it is later."""
    lesson = prepared(name)
    later = {step.event for step in lesson.steps if step.is_later}
    before = None
    for found in lesson.moments:
        expected: list[int] = [] if before is None or found.event in later else list(range(before + 1, found.event + 1))
        assert [entry.number for entry in found.entries] == expected
        before = found.event


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_step_and_mistake_is_said(name: str, language: str) -> None:
    say = catalogue(language).say
    lesson = prepared(name)
    assert say(f"learn-{name}-title")
    said = []
    for step in lesson.steps:
        key = f"learn-{name}-{step.name}"
        said.append(say(key, points=25, rival=15))
        said += [say(f"{key}-{mistake.name}") for mistake in step.mistakes]
    assert len(set(said)) == len(said)
    assert max(map(len, said)) < 340, "a step is read at a glance"


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_coach_has_a_sentence_for_each_kind_of_decision(name: str, language: str) -> None:
    """Every question that a seat can be asked has one: the messages `GAME-ask-TYPE` name them."""
    keys = catalogue(language).keys
    asked = {key.removeprefix(f"{name}-ask-") for key in catalogue().keys if key.startswith(f"{name}-ask-")}
    assert {key.removeprefix(f"coach-{name}-") for key in keys if key.startswith(f"coach-{name}-")} == asked


def test_no_message_is_left_over() -> None:
    used = {f"learn-{name}-title" for name in NAMES}
    for _, lesson in LESSONS:
        for step in lesson.steps:
            used |= {f"learn-{lesson.name}-{step.name}", *(f"learn-{lesson.name}-{step.name}-{mistake.name}" for mistake in step.mistakes)}
    found = {key for key in catalogue().keys if key.startswith(tuple(f"learn-{name}-" for name in NAMES))}
    assert found == used


def test_a_lesson_is_small_and_says_nothing_in_a_language() -> None:
    for name in NAMES:
        text = msgspec.json.encode(prepared(name))
        assert len(text) < 60_000
        assert text == msgspec.json.encode(prepared(name))


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_is_described_as_the_visitor_may_know_it(name: str) -> None:
    game, lesson = find_lesson(name)
    found = describe_lesson(game, lesson)
    assert [description.event for description in found] == sorted(moment.event for moment in prepared(name).moments)
    for description in found:
        assert description.seat == lesson.seat
        assert description.sections == lesson_match(game, name).rewound(description.event).describe(lesson.seat)
        assert description.sections


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(EmporionError) as refused:
        find_lesson("chess")
    assert refused.value.key == "lesson-unknown"


# What the sentences claim.


def test_corinth_says_what_is_there() -> None:
    dice = {group.district: (group.value, group.white + group.yellow) for group in moment("corinth", "deliver").position.view.harbor}
    assert dice == {"goats": (1, 1), "green": (2, 3), "purple": (3, 2), "blue": (5, 1), "gold": (6, 2)}
    own = moment("corinth", "yellow").position.view.sheets[0]
    assert own.gold == 6
    assert own.built == ["store"]
    harvest = {group.district: (group.white, group.yellow) for group in moment("corinth", "harvest").position.view.harbor}
    assert harvest["purple"] == (2, 2)
    assert harvest["orange"] == (2, 0)
    assert moment("corinth", "steward").position.view.sheets[0].yellow_dice == 0
    bonus = moment("corinth", "bonus").position.view
    assert bonus.sheets[0].checked["blue"] == [0, 3, 3]
    assert bonus.sheets[0].yellow_dice == 1
    coin = moment("corinth", "coin").position
    assert coin.scores[0] == 43
    assert [target.price for target in coin.targets] == [1, 0]
    end = moment("corinth", "score").position
    assert end.result is not None
    assert end.result.winners == [0]
    assert end.view.sheets[0].boxes == {"r1c5": 4}


def test_golden_horn_says_what_is_there() -> None:
    load = moment("golden-horn", "load").position
    assert load.view.ports["venice"]["yellow"] == 3
    assert load.view.ports["venice"]["blue"] == 1
    rows = moment("golden-horn", "rows").position
    worth = {choice.move: next(effect.points for effect in choice.line if type(effect).__name__ == "Worth") for choice in rows.moves}
    assert worth == {"load yellow": 6, "load red": 3}
    call = moment("golden-horn", "call").position
    assert len(call.view.table[0].warehouse) == 6
    assert call.scores[0] is not None
    end = moment("golden-horn", "count").position
    assert end.result is not None
    assert end.result.winners == [0]
    raided = [entry for entry in moment("golden-horn", "jump").entries if entry.move == "raid 1.trio yellow green"]
    assert len(raided) == 1
    modone = moment("golden-horn", "modone").position.view.table[0].boats
    assert next(boat.place for boat in modone if boat.kind == "trio") == "modone"


def test_dominio_says_what_is_there() -> None:
    assert moment("dominio", "mercenaries").position.view.ports["venice"]["mercenaries"] == 3
    assert moment("dominio", "mercenaries").position.view.ports["venice"]["yellow"] == 2
    assert moment("dominio", "conquer").position.view.table[0].warehouse == {"mercenaries": 4}
    peasants = moment("dominio", "peasants").position.view.ports
    assert (peasants["venice"].get("mercenaries"), peasants["venice"].get("peasants")) in {(1, 2)} or (
        peasants["constantinople"].get("mercenaries"),
        peasants["constantinople"].get("peasants"),
    ) == (1, 2)
    stored = moment("dominio", "exchange").position.view.table[0].warehouse
    assert (stored["mercenaries"], stored["peasants"]) == (2, 2)
    exchanged = next(found for found in prepared("dominio").moments if found.event == 194)
    assert exchanged.position.view.table[0].warehouse["mercenaries"] == 4
    assert moment("dominio", "count").position.view.table[0].territories == ["durazzo", "candia"]


def test_a_lesson_names_the_one_that_follows() -> None:
    assert [prepared(name).following for name in NAMES] == [*NAMES[1:], NAMES[0]]
