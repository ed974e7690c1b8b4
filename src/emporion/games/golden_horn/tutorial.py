"""The lessons by which Golden Horn and Dominio da Mar are learned."""

from __future__ import annotations

from typing import Final

from emporion.engine.lessons import Lesson, Mistake, Step

LESSONS: Final = (
    Lesson(
        "golden-horn",
        (
            Step("ship", 34, plays=1, points=("boat 0.duo",)),
            Step("load", 35, plays=1, mistakes=(Mistake("blue", ("load blue",)),)),
            Step("sails", 39, plays=3, mistakes=(Mistake("stop", ("stop",)),)),
            Step("again", 49, plays=3),
            Step("wind", 55, plays=2, mistakes=(Mistake("stop", ("stop",)),)),
            Step("raid", 64, plays=1, mistakes=(Mistake("peace", ("no-raid",)),)),
            Step("jump", 65, plays=1),
            Step("modone", 66, points=("boat 0.trio",)),
            Step("port", 69, plays=3, mistakes=(Mistake("stop", ("no-raid", "sail trio", "stop")),)),
            Step("rows", 161, plays=1, mistakes=(Mistake("red", ("load red",)),), is_later=True),
            Step("call", 180, plays=1, mistakes=(Mistake("end", ("end",)),), is_later=True),
            Step("count", 188, points=("warehouse",)),
        ),
    ),
    Lesson(
        "dominio",
        (
            Step("mercenaries", 37, plays=1, mistakes=(Mistake("yellow", ("load yellow",)),)),
            Step("safe", 44, points=("boat 0.duo",)),
            Step("conquer", 98, plays=1, mistakes=(Mistake("zara", ("conquer zara",)),), is_later=True),
            Step("peasants", 167, plays=1, mistakes=(Mistake("mercenaries", ("load mercenaries",)),), is_later=True),
            Step("exchange", 193, plays=2, mistakes=(Mistake("zara", ("conquer zara",)),), is_later=True),
            Step("count", 195, points=("warehouse",)),
        ),
    ),
)
