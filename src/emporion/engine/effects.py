"""What happened, said once by the rules: small typed values of which log lines, animations and the terminal are made."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Actor = int | Literal["chance", "over"]


class Effect(msgspec.Struct, frozen=True, tag=True, gc=False):
    """One thing that happened. Its tag is its class's name; texts are found by it."""

    def seen(self, seat: int | None) -> Effect:
        """How this looks to a seat, or to a spectator (None). Most of what happens is open."""
        return self


class Asked(Effect, frozen=True):
    """Closes every event: who is asked next, and what."""

    actor: Actor
    point: str


class Target(msgspec.Struct, frozen=True, gc=False):
    """An end of a move of many steps: where, the cheapest move texts that lead there, and their price."""

    end: str
    moves: tuple[str, ...]
    price: int
    way: tuple[str, ...] = ()
    """The places that it leads over, the end included; moves that are forced have no text, so these cannot be told from the moves."""
    brings: tuple[Any, ...] = ()
    """The effects at the end, for a page that shows them before it is chosen."""
