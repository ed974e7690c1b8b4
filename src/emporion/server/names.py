"""Names that differ: a name that looks like that of another person at the table, or of a bot, gets a number."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import get_args

from emporion.tables.wire import Level
from emporion.text import LANGUAGES, say, speaking

DRAWN_ALIKE = {
    "Cyrillic": (
        "\u0430\u0432\u0435\u0455\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0501\u04bb\u051b\u051d",
        "abesijkmhopctyxdhqw",
    ),
    "Greek": ("\u03b1\u03b2\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c3\u03c4\u03c5\u03c7\u03f2\u03b7\u03b6\u03bc", "abeikvopotyxcnzu"),
    "Armenian": ("\u0578\u057d\u0585\u0570", "nuoh"),
    "Latin": ("\u0131\u0269\u0251\u0261\u00f8\u0142\u0111\u00f0", "iiagoldd"),
    "signs": ("015|!$@", "olsllsa"),
}
"""Lower-case letters and signs that look like a Latin letter, and that letter."""
LOOK_ALIKES = {ord(one): other for alike in DRAWN_ALIKE.values() for one, other in zip(*alike, strict=True)}
NAMED_BOTS = 4
"""The page and the terminal have names for this many bots."""


def skeleton(name: str) -> str:
    """The skeleton of a name: names with the same skeleton look alike."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(c for c in unicodedata.normalize("NFKD", folded) if not c.isspace() and not "\u0300" <= c <= "\u036f")
    return bare.translate(LOOK_ALIKES).replace("rn", "m").replace("vv", "w").replace("i", "l")


@cache
def reserved() -> frozenset[str]:
    """The skeletons of the names of bots: their levels, and their names on the page in each language."""
    called = list(get_args(Level))
    for language in LANGUAGES:
        with speaking(language):
            called += [say("play-bot-name", number=number) for number in range(1, NAMED_BOTS + 1)]
    return frozenset(map(skeleton, called))


def tell_apart(name: str, others: Iterable[str]) -> str:
    """Add a number to a name that looks like the name of another person or of a bot: "Ada (2)"."""
    taken = reserved() | {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    return next(found for n in count(2) if skeleton(found := f"{name} ({n})") not in taken)
