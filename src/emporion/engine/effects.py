"""Effects: small typed values that say what happened. Log lines, animations and the terminal are made of them."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

Actor = int | Literal["chance", "over"]


class Effect(msgspec.Struct, frozen=True, tag=True, gc=False):
    """One thing that happened. Its tag is the name of its class, by which its message is found."""

    rule: ClassVar[str] = ""
    """The id of the rule by which it happens, if there is one to show beside its line."""
    sent: ClassVar[bool] = True
    """Whether clients get it with the log. An effect that only says what the next position tells anyway is not sent."""

    def seen(self, seat: int | None) -> Effect:
        """The effect as a seat or a spectator (None) sees it. Most effects are public."""
        return self

    @property
    def reveals(self) -> bool:
        """Whether it shows the others something that its seat had hidden: a decision before it is then not taken back any more."""
        return False


class Asked(Effect, frozen=True):
    """The effect that closes every event: the next actor, and the point of its decision."""

    sent: ClassVar[bool] = False

    actor: Actor
    point: str


class Target(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An end of a move of many steps: where, the cheapest move texts that lead there, and their price."""

    end: str
    moves: tuple[str, ...]
    line: tuple[Any, ...]
    """Effects: the first names the end, the others are what it would bring (`engine/lines.py`)."""
    price: int = 0
    way: tuple[str, ...] = ()
    """The places that it leads over, the end included, if the moves do not tell them: moves that are forced have no text."""
