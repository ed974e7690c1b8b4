"""The chapters of Corinth's rulebook, in the order of play."""

from __future__ import annotations

from typing import Final

from emporion.engine.rulebook import Chapter, Example, Leaflet, Picture, Steps, Text, rules

BOOK: Final = (
    Chapter("aim", (Text("aim"), Steps("turn"))),
    Chapter("box", (Picture(), *rules("C1-C6"))),
    Chapter("setup", (Steps("setup"), *rules("R1-R2"))),
    Chapter("round", (*rules("R3-R6"), Example("harbor-1"), Example("harbor-2"), Example("harbor-3"), *rules("R7-R10"))),
    Chapter("turn", (*rules("T1-T3"),)),
    Chapter("actions", (*rules("A1-A3"), Text("shop"), *rules("A4-A5"), Example("delivery"))),
    Chapter("steward", (*rules("S1-S11"), Example("steward"))),
    Chapter("buildings", (*rules("B1-B6"),)),
    Chapter("end", (*rules("E1-E3"), Example("sheet"))),
    Chapter("two", (Text("two"),)),
    Chapter("variants", (Text("variant-steward"),)),
    Chapter("leaflets", (Text("leaflets"), *(Leaflet(rule) for rule in ("C5", "T2", "T3", "A2", "S8", "S11", "B1", "E2")))),
    Chapter("card", (Steps("card"),)),
)

THING_RULES: Final = {
    "scoring": "E1",
    "last-round": "R10",
    "district-gold": "A1",
    "district-goats": "A1",
    "district-green": "A2",
    "district-purple": "A2",
    "district-blue": "A2",
    "district-orange": "A2",
    "market": "S6",
    "market-step": "S2",
    "market-end": "S4",
    "stock": "C5",
    "yellow-dice": "S9",
}
"""The rules of what the board explains."""
