"""What a page draws Golden Horn's table of: the printed chart as SVG, broad or tall, and the style sheet."""

from __future__ import annotations

import re
from typing import Final

from emporion.drawing import theme
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.drawing.picture import LAND, QUAY, RULES, SHOAL, WAKE, chart
from emporion.games.golden_horn.drawing.places import BROAD, TALL, Layout

NAME: Final = re.compile("(broad|tall)-([2-4])(-always)?(-dominio)?")
SHADES: Final = {
    **theme.SHADES,
    "land": (LAND, "#3a342b"),
    "shoal": (SHOAL, "#2e474e"),
    "quay": (QUAY, "#4d4334"),
    "wake": (WAKE, "#7fb3bd"),
}


def part(components: Components, name: str) -> str | None:
    """The chart of a table, such as `tall-4-dominio` for narrow screens. None if there is no such part."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    shape, players, always, dominio = found.groups()
    return chart(components, Layout(int(players), bool(always), bool(dominio), TALL if shape == "tall" else BROAD))


def stylesheet() -> str:
    """The style sheet of the chart and of the pieces on it, light and dark."""
    return theme.stylesheet("golden-horn", RULES, SHADES)
