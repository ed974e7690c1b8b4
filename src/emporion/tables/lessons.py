"""A lesson as clients play it: every moment that a visitor can come to, with the moves that are offered there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import structs

from emporion import games
from emporion.engine.effects import Effect
from emporion.engine.errors import EmporionError
from emporion.engine.game import Game
from emporion.engine.lessons import Lesson, Step, lesson_match
from emporion.engine.match import Match
from emporion.tables import wire
from emporion.tables.table import position


def find_lesson(name: str) -> tuple[Game[Any], Lesson]:
    """The lesson of this name, and its game."""
    for game in map(games.find, games.NAMES):
        for lesson in game.lessons():
            if lesson.name == name:
                return game, lesson
    raise EmporionError("lesson-unknown", lesson=name)


def prepare_lesson(game: Game[Any], lesson: Lesson) -> wire.Lesson:
    """Everything that a client needs to play a lesson."""
    match = lesson_match(game, lesson.name)
    return wire.Lesson(
        name=lesson.name,
        game=game.name,
        players=match.players,
        seat=lesson.seat,
        options=match.options,
        components=game.standard(),
        rules=game_rules(game, match.options),
        steps=[_step(match, step) for step in lesson.steps],
        moments=list(_moments(match, lesson)),
        following=_following(lesson.name),
    )


def _following(name: str) -> str:
    """The lesson that comes after another one, in the order of the games and of the lessons of each."""
    names = [lesson.name for game in map(games.find, games.NAMES) for lesson in game.lessons()]
    return names[(names.index(name) + 1) % len(names)]


def describe_lesson(game: Game[Any], lesson: Lesson) -> list[wire.Description]:
    """The position of each moment of a lesson as the lesson's seat may know it, for those who learn by ear."""
    match = lesson_match(game, lesson.name)
    events = sorted({event for step in lesson.steps for event in _events(step)})
    return [wire.Description(event, lesson.seat, match.rewound(event).describe(lesson.seat)) for event in events]


def _events(step: Step) -> range:
    """The numbers of events after which a visitor stands at a step."""
    return range(step.event, step.event + max(step.plays, 1))


def game_rules(game: Game[Any], options: dict[str, str | bool]) -> wire.Rules:
    """The rules by which effects happen, those of things on the board, and the fields of the view that are about seats."""
    rule_of = {kind.__name__: kind.rule for kind in game.effect_types() if kind.rule}
    return wire.Rules(rule_of, dict(game.thing_rules(options)), list(game.seat_fields))


def _step(match: Match, step: Step) -> wire.LessonStep:
    mistakes = [wire.LessonMistake(mistake.name, list(mistake.moves)) for mistake in step.mistakes]
    taught = [event.move for event in match.events[step.event : step.event + step.plays]]
    return wire.LessonStep(step.name, step.event, taught, list(step.points), mistakes, step.is_later)


def offered(match: Match, step: Step, event: int) -> tuple[list[str], list[tuple[str, ...]]]:
    """The moves that are taught after so many events, and those of the mistakes that may be made there."""
    taught = [found.move for found in match.events[event : step.event + step.plays]]
    return taught, [mistake.moves for mistake in step.mistakes] if event == step.event else []


def _moments(match: Match, lesson: Lesson) -> Iterator[wire.LessonMoment]:
    """The moments of all steps, and those between the moves of a step."""
    last: int | None = None
    shown: set[int] = set()
    for step in lesson.steps:
        for event in _events(step):
            if event in shown:
                continue  # a step that only tells something, before one that is played
            shown.add(event)
            is_skipped = last is None or (step.is_later and event == step.event)
            entries = [] if is_skipped else list(_entries(match, lesson.seat, last or 0, event))
            yield wire.LessonMoment(event, entries, _offer(match.rewound(event), match, lesson))
            last = event


def _offer(now: Match, match: Match, lesson: Lesson) -> wire.Position:
    """A position of a lesson: of its moves and targets those that are taught, and the mistakes."""
    event = len(now.events)
    found = position(now, lesson.seat, event)
    step = next((step for step in lesson.steps if step.event <= event < step.event + step.plays), None)
    if step is None:
        return structs.replace(found, moves=[], targets=[])
    taught, mistakes = offered(match, step, event)
    first = {taught[0], *(moves[0] for moves in mistakes)}
    return structs.replace(
        found,
        moves=[choice for choice in found.moves if choice.move in first],
        targets=[end for end in found.targets if [*end.moves] == taught[: len(end.moves)] or end.moves in mistakes],
    )


def _entries(match: Match, seat: int, first: int, last: int) -> Iterator[wire.EntryView]:
    """The events between two moments, as the log of a table has them."""
    playing = match.rewound(first)
    past: list[Sequence[Effect]] = []
    for number, event in enumerate(match.events[first:last], start=first + 1):
        effects = [effect.seen(seat) for effect in playing.play(event.move)]
        lines, replaces = playing.narrate(effects, reversed(past))
        past.append(effects)
        is_move = event.by != "chance"
        yield wire.EntryView(
            number=number,
            kind="move" if is_move else "chance",
            seat=event.by if isinstance(event.by, int) else None,
            at=0.0,
            move=event.move if is_move else None,
            effects=[effect for effect in effects if effect.sent],
            lines=[list(line) for line in lines],
            replaces=number - replaces if replaces else None,
        )
