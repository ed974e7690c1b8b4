"""Where a visitor is in a lesson: the page's own functions, run by Node.js on the lessons that the server makes."""

from __future__ import annotations

from typing import Any

import msgspec

from emporion.tables.lessons import find_lesson, prepare_lesson
from tests.test_page_state import evaluate


def walk(name: str, expression: str) -> Any:
    """The value of an expression about a lesson."""
    lesson = msgspec.json.decode(msgspec.json.encode(prepare_lesson(*find_lesson(name))))
    return evaluate("lib/lesson.js", expression, lesson=lesson)


def test_taught_moves_lead_through_a_lesson_and_others_change_nothing() -> None:
    every = """((places) => { for (let place = page.begin(lesson, 0); ; ) {
      places.push([place.step, place.event]);
      const left = page.movesLeft(lesson, place);
      const next = left.length ? page.play(lesson, place, left) : page.goOn(lesson, place);
      if (next.step === place.step) return places;
      place = next;
    } })([])"""
    places = walk("golden-horn", every)
    steps = find_lesson("golden-horn")[1].steps
    assert places == [[number, step.event] for number, step in enumerate(steps)]
    assert walk("corinth", "page.play(lesson, page.begin(lesson, 0), ['take gold'])") == walk("corinth", "page.begin(lesson, 0)")


def test_a_mistake_is_kept_to_be_explained_and_the_right_move_puts_it_away() -> None:
    wrong = "page.play(lesson, page.begin(lesson, 3), ['shop 6'])"
    place = walk("corinth", wrong)
    assert (place["step"], place["event"], place["mistake"]) == (3, 3, "six")
    after = walk("corinth", f"page.play(lesson, {wrong}, ['shop 2'])")
    assert (after["step"], after["mistake"]) == (4, "")
    assert [entry["number"] for entry in after["entries"]] == [4, 5, 6]


def test_a_move_of_many_steps_is_played_at_once_or_step_by_step() -> None:
    start = "page.begin(lesson, 9)"
    whole = walk("corinth", f"page.play(lesson, {start}, page.movesLeft(lesson, {start}))")
    assert whole["step"] == 10
    one = walk("corinth", f"page.play(lesson, {start}, ['steward green'])")
    assert (one["step"], one["event"], one["mistake"]) == (9, 22, "")
    moves = walk("corinth", f"page.positionOf(lesson, page.play(lesson, {start}, ['steward green'])).moves.map((one) => one.move)")
    assert moves == ["up"]


def test_where_a_visitor_only_reads_nothing_can_be_played() -> None:
    """Step 1 tells of the dice that step 2 lets the visitor take."""
    moves = "page.positionOf(lesson, page.begin(lesson, {})).moves.map((one) => one.move)"
    assert walk("corinth", moves.format(1)) == []
    assert walk("corinth", moves.format(2)) == ["take purple"]


def test_a_place_that_the_lesson_does_not_have_is_the_nearest_one() -> None:
    assert walk("dominio", "[99, -3, 'x', null].map((step) => page.begin(lesson, step).step)") == [5, 0, 0, 0]


def test_a_step_is_kept_by_its_name() -> None:
    """A lesson may get a step before it, or lose it."""
    found = "['harvest', 'gone', 9, null].map((step) => page.numberOf({lesson}, step))"
    assert walk("corinth", found.replace("{lesson}", "lesson")) == [8, 0, 0, 0]
    longer = "{ ...lesson, steps: [{ ...lesson.steps[0], name: 'new' }, ...lesson.steps] }"
    assert walk("corinth", found.replace("{lesson}", longer)) == [9, 0, 0, 0]


def test_what_is_later_is_not_animated() -> None:
    assert walk("corinth", "page.goOn(lesson, page.begin(lesson, 9)).entries") == []
