"""The harbor board with its six districts, and the dice that lie there."""

from __future__ import annotations

from typing import Final

from emporion.games.corinth.codes import GOODS
from emporion.games.corinth.components import Components
from emporion.games.corinth.glyphs import die, glyph
from emporion.games.corinth.places import Box, Point, grid
from emporion.games.corinth.sheet import meander
from emporion.games.corinth.svg import group, path, rect, text, title
from emporion.games.corinth.view import Group
from emporion.text import say

WIDTH: Final = 320.0
HEAD: Final = 88.0
QUAY: Final = 92.0
"""Width of the quay, where a district's name and good stand; its dice lie on the water beside it."""
LARGEST_DIE: Final = 52.0


def berths(components: Components, height: float) -> dict[str, Box]:
    """The districts, bottom to top (C1)."""
    order = components.harbor.order
    each = (height - HEAD - 22) / len(order)
    return {name: Box(24, height - 22 - (i + 1) * each, WIDTH - 48, each) for i, name in enumerate(order)}


def printed_harbor(components: Components, height: float) -> str:
    """The board without dice."""
    places = berths(components, height)
    return group(
        rect(0, 0, WIDTH, height, "sheet", rx=6),
        text(say("corinth-draw-harbor"), 24, 46, "title"),
        glyph("ship", Point(WIDTH - 58, 32), 30, "black"),
        meander(24, 62, WIDTH - 48),
        *(_berth(components, name, place) for name, place in places.items()),
        id="harbor-printed",
    )


def _berth(components: Components, name: str, place: Box) -> str:
    water = Box(place.x + QUAY, place.y, place.width - QUAY, place.height)
    size = min(52, place.height * 0.48)
    return group(
        rect(*water, "sea"),
        _waves(water),
        rect(place.x, place.y, QUAY, place.height, name),
        glyph(name, Point(place.x + QUAY / 2, place.middle.y - 10), size, "pale"),
        rect(*place, "frame"),
        _name(components, name, place, size),
        _value(components, name, water),
        id=f"harbor-{name}",
    )


def _name(components: Components, name: str, place: Box, size: float) -> str:
    words = getattr(components.districts, name).good if name in GOODS else say(f"corinth-draw-{name}")
    y = place.middle.y - 10 + size / 2 + 18
    plate = rect(place.x + 6, y - 12, QUAY - 12, 16, "blank bare", rx=3)
    return plate + text(words, place.x + QUAY / 2, y, "good middle", font_size=min(12, (QUAY - 16) * 1.6 / len(words)))


def _value(components: Components, name: str, water: Box) -> str:
    """R6: which group comes here, where it is the same in every roll."""
    words = {components.harbor.order[0]: "corinth-draw-lowest", components.harbor.order[-1]: "corinth-draw-highest"}.get(name)
    return text(say(words), water.x + water.width - 8, water.y + water.height - 8, "small end") if words else ""


def _waves(water: Box) -> str:
    """A few short waves in fixed places."""
    spots = ((0.16, 0.3), (0.62, 0.22), (0.36, 0.62), (0.8, 0.55), (0.12, 0.84))
    return path("".join(f"M{water.x + x * water.width:.1f} {water.y + y * water.height:.1f} q5 -5 10 0 q5 5 10 0" for x, y in spots), "wave")


def harbor_dice(components: Components, harbor: list[Group], height: float) -> str:
    """The groups of dice in their districts."""
    places = berths(components, height)
    return group(*(_dice(dice, places[dice.district]) for dice in harbor), id="harbor-dice")


def _dice(dice: Group, place: Box) -> str:
    colours = ["white"] * dice.white + ["yellow"] * dice.yellow
    room = Box(place.x + QUAY + 8, place.y + 6, place.width - QUAY - 16, place.height - 12)
    at, pitch = grid(len(colours), room, LARGEST_DIE)
    id_ = f"harbor-{dice.district}-dice"
    return group(
        title(say("corinth-draw-group", dice=len(colours), value=dice.value)),
        *(die(dice.value, colour, at[i], pitch * 0.86, f"{id_}-{i + 1}") for i, colour in enumerate(colours)),
        id=id_,
    )
