"""The harbor board with its six districts, and the dice that lie there."""

from __future__ import annotations

from typing import Final

from emporion.drawing.svg import Box, Point, grid, group, path, rect, text, title, wrapped, xy
from emporion.games.corinth.codes import GOODS
from emporion.games.corinth.components import Components, good_id
from emporion.games.corinth.drawing.glyphs import die, glyph, meander
from emporion.games.corinth.drawing.places import district_of
from emporion.games.corinth.view import Group
from emporion.text import say

WIDTH: Final = 320.0
HEAD: Final = 88.0
QUAY: Final = 92.0
"""Width of the quay, where a district's name and good stand; its dice lie on the water beside it."""
MAX_DIE: Final = 54.0
PLATE: Final = 76.0
MAX_LINE_CHARS: Final = 12
"""Letters of a name that fit on its plate in one line."""


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
    size = min(66, place.height * 0.48)
    return group(
        rect(*water, "sea"),
        _waves(water),
        rect(place.x, place.y, QUAY, place.height, name),
        glyph(name, Point(place.x + QUAY / 2, place.middle.y - 10), size, "pale"),
        _name(components, name, place, size),
        _value(components, name, water),
        rect(*place, "frame"),
        id=f"harbor-{name}",
    )


def _name(components: Components, name: str, place: Box, size: float) -> str:
    words = district_name(components, name)
    lines = wrapped(words, max(MAX_LINE_CHARS, len(words) // 2))
    font = min(12, PLATE * 1.5 / max(map(len, lines), default=1))
    middle, top = place.x + QUAY / 2, place.middle.y + size / 2 - 4
    plate = rect(middle - PLATE / 2 - 2, top, PLATE + 4, 4 + len(lines) * font, "blank bare", rx=3)
    return plate + "".join(_line(line, Point(middle, top + i * font), font) for i, line in enumerate(lines, 1))


def _line(words: str, at: Point, font: float) -> str:
    """A line on a name plate; a long one is made to fit, whatever its letters are."""
    long = len(words) > MAX_LINE_CHARS
    adjust = "spacingAndGlyphs" if long else None
    return text(words, *at, "good middle", font_size=font, textLength=PLATE if long else None, lengthAdjust=adjust)


def _value(components: Components, name: str, water: Box) -> str:
    """R6: which group comes here, where it is the same in every roll."""
    words = {components.harbor.order[0]: "corinth-draw-lowest", components.harbor.order[-1]: "corinth-draw-highest"}.get(name)
    if words is None:
        return ""
    right, low = water.x + water.width, water.y + water.height
    width = 12 + 6.4 * len(say(words))
    return rect(right - width, low - 20, width, 20, "sea") + text(say(words), right - 6, low - 6, "small end")


def _waves(water: Box) -> str:
    """Short waves in rows, every other row shifted."""
    rows = int(water.height // 26)
    spots = [Point(water.x + 14 + 62 * i + 31 * (row % 2), water.y + 20 + 26 * row) for row in range(rows) for i in range(3 - row % 2)]
    return path("".join(f"M{xy(*at)}q5 -5 10 0q5 5 10 0" for at in spots), "wave")


def harbor_dice(components: Components, harbor: list[Group], height: float) -> str:
    """The groups of dice in their districts."""
    places = berths(components, height)
    return group(*(_dice(dice, places[dice.district]) for dice in harbor), id="harbor-dice")


def _dice(dice: Group, place: Box) -> str:
    colors = ["white"] * dice.white + ["yellow"] * dice.yellow
    room = Box(place.x + QUAY + 8, place.y + 14, place.width - QUAY - 16, place.height - 28)
    at, pitch = grid(len(colors), room, MAX_DIE)
    id_ = f"harbor-{dice.district}-dice"
    return group(
        title(say("corinth-draw-group", dice=len(colors), value=dice.value)),
        *(die(dice.value, color, at[i], pitch * 0.86, f"{id_}-{i + 1}") for i, color in enumerate(colors)),
        id=id_,
    )


# The harbor of a page: a card for each district, which lie beside each other as the page has room.

CARD: Final = Box(0, 0, 150, 116)
CARD_QUAY: Final = 38.0
WATER: Final = Box(8, CARD_QUAY + 6, CARD.width - 16, CARD.height - CARD_QUAY - 24)
"""Where dice lie on a card."""
MAX_CARD_DIE: Final = 40.0
_CARD_WAVES: Final = ((10, 20), (72, 20), (41, 44), (103, 44), (10, 68))


def card(components: Components, name: str) -> str:
    """A district of the harbor for a page: its quay above, its water below."""
    words = district_name(components, name)
    font = min(17, 218 / max(1, len(words)))  # fifteen letters are 9 pixels high on the narrowest phone
    return group(
        rect(*CARD, "sheet", rx=6),
        path(f"M0 {CARD_QUAY} H150 V110 q0 6 -6 6 H6 q-6 0 -6 -6 Z", "sea"),
        path("".join(f"M{xy(x, CARD_QUAY + y)}q5 -5 10 0q5 5 10 0" for x, y in _CARD_WAVES), "wave"),
        path(f"M6 0 H144 q6 0 6 6 V{CARD_QUAY} H0 V6 q0 -6 6 -6 Z", name),
        glyph(name, Point(24, CARD_QUAY / 2), 31, "pale"),
        rect(46, 7, 96, CARD_QUAY - 14, "blank bare", rx=4),
        text(words, 94, CARD_QUAY / 2 + font * 0.34, "good middle", font_size=font),
        _rank(components, name),
        rect(*CARD, "frame", rx=6),
        id=f"harbor-card-{name}",
        data_rule="A2" if name in GOODS else "A1",
    )


def dice_places(components: Components) -> list[tuple[list[Point], float]]:
    """Where one die lies on a card, where two do, and so on; with the width of each."""
    return [grid(count, WATER, MAX_CARD_DIE) for count in range(1, components.dice.white + components.dice.yellow + 1)]


def _rank(components: Components, name: str) -> str:
    """R6: which group comes here, where it is the same in every roll."""
    words = {components.harbor.order[0]: "corinth-draw-lowest", components.harbor.order[-1]: "corinth-draw-highest"}.get(name)
    return text(say(words), CARD.width - 8, CARD.height - 7, "small end") if words else ""


def district_name(components: Components, name: str) -> str:
    """A district by its good, or gold or goats."""
    return say("corinth-good-title", good=good_id(district_of(components, name).good) if name in GOODS else name)
