"""The lesson by which Corinth is learned: two rounds from the beginning, then the last two."""

from __future__ import annotations

from typing import Final

from emporion.engine.lessons import Lesson, Mistake, Step

LESSONS: Final = (
    Lesson(
        "corinth",
        (
            Step("roll", 0, plays=1),
            Step("groups", 2, points=("harbor",)),
            Step("deliver", 2, plays=1),
            Step("shop", 3, plays=1, mistakes=(Mistake("six", ("shop 6",)),)),
            Step("goats", 6, plays=1),
            Step("build", 7, plays=1, mistakes=(Mistake("end", ("end",)),)),
            Step("gold", 12, plays=1, mistakes=(Mistake("green", ("take green",)),)),
            Step("yellow", 15, plays=1, mistakes=(Mistake("none", ("buy 0",)),)),
            Step("harvest", 17, plays=2, mistakes=(Mistake("orange", ("take orange",)),)),
            Step("steward", 21, plays=4, mistakes=(Mistake("oil", ("steward green", "up", "left", "stop")),)),
            Step("bonus", 86, plays=1, mistakes=(Mistake("gold", ("take gold",)),), is_later=True),
            Step("coin", 88, plays=3, mistakes=(Mistake("oil", ("steward green", "right", "down", "stop")),)),
            Step("score", 98, points=("score",), is_later=True),
        ),
    ),
)
