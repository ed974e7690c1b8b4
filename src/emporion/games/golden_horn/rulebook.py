"""The chapters of Golden Horn's rulebook, in the order of play; the expansion Dominio da Mar comes last."""

from __future__ import annotations

from typing import Final

from emporion.engine.rulebook import Chapter, Example, Leaflet, Picture, Steps, Text, rules

BOOK: Final = (
    Chapter("aim", (Text("aim"), Steps("turn"))),
    Chapter("box", (Picture(), *rules("C1-C5"))),
    Chapter("setup", (Steps("setup"), *rules("S1-S4"))),
    Chapter("turn", (*rules("T1-T3"),)),
    Chapter("raid", (*rules("P1-P4"), Example("raid"))),
    Chapter("voyage", (*rules("M1-M5"), Example("voyage"), Example("jump"), *rules("M6-M9"))),
    Chapter("end", (*rules("E1-E5"), Example("count"))),
    Chapter("dominio", (Text("dominio"), *rules("D1-D4"), Example("refill"), *rules("D5-D11"))),
    Chapter("two", (Text("two"),)),
    Chapter("variants", (Text("variant-modone"), Text("variant-warehouses"), Text("variant-dominio"))),
    Chapter("leaflets", (Text("leaflets"), *(Leaflet(rule) for rule in ("C2", "C3", "C5", "S1", "P4", "M4", "E3", "D2", "D8")))),
    Chapter("card", (Steps("card"),)),
)

THING_RULES: Final = {
    "scoring": "E4",
    "goods": "M2",
    "space": "C3",
    "modone": "C4 M6",
    "ship": "C2",
    "draws": "M8",
    "card": "M5 P1",
    "hand": "S4",
    "warehouse": "S4",
    "rows": "E4",
    "first": "S1",
    "last-round": "E3",
    "bag": "M2",
    "draw-pile": "M9",
    "discards": "M9",
    "place": "S2",
    "load": "M1 E4",
    "voyage": "M3 M4 M5 M6",
    "wind": "M5",
    "sail": "M3",
    "raid": "P1 P3",
}
"""The rules of what the board explains."""
DOMINIO_RULES: Final = {
    "goods": "M2 D1",
    "load": "M1 D5 E4",
    "figures": "D8 D9",
    "mercenaries": "D1 D3",
    "peasants": "D4",
    "stored-figures": "D8 D11",
    "territories": "D8 D11",
}
"""What the expansion adds to them or changes."""
