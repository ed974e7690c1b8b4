"""Dice that can be checked. A live game has a secret seed; what chance does follows from it and from the number of the event.

The seed's SHA-256 is shown before the first event and the seed itself when the game is over (docs/fair-dice.md).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

import msgspec

from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random

SEED_BYTES = 32


def new_seed() -> bytes:
    """A secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the game: its SHA-256."""
    return hashlib.sha256(seed).hexdigest()


def chance(seed: bytes, number: int) -> Random:
    """The generator for the event of this number; events of a record are numbered from 1. Number 0 draws who begins."""
    return Random(hmac.digest(seed, f"emporion 1 {number}".encode(), "sha256").hex())


def first_seat(seed: bytes, players: int) -> int:
    """Who begins, where the table does not say."""
    return chance(seed, 0).below(players)


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the header of a finished record says about its dice."""

    seed: str
    commitment: str
    first: Literal["drawn", "chosen"] = "drawn"
    """`drawn` from the seed, or `chosen` by the table."""
    after: int = 0
    """So many events were taken over from another game; the seed has no part in them."""


def verify(match: Match, fair: Fair) -> int:
    """Check a finished game against its seed; the number of chance events checked. EmporionError says what does not agree."""
    try:
        seed = bytes.fromhex(fair.seed)
    except ValueError:
        raise EmporionError("verify-no-hex") from None
    if commitment(seed) != fair.commitment:
        raise EmporionError("verify-commitment", commitment=fair.commitment, found=commitment(seed))
    if fair.first == "drawn" and fair.after == 0 and first_seat(seed, match.players) != match.first:
        raise EmporionError("verify-first", first=match.first, found=first_seat(seed, match.players))
    if not 0 <= fair.after < len(match.events):
        raise EmporionError("verify-after", after=fair.after, events=len(match.events))
    twin = Match(match.game, match.players, first=match.first, options=match.options, figures=match.figures)
    checked = 0
    for number, event in enumerate(match.events, start=1):
        if event.by != "chance" or number <= fair.after:
            twin.play(event.move)
            continue
        twin.chance(chance(seed, number))
        checked += 1
        if twin.events[-1].move != event.move:
            raise EmporionError("verify-chance", number=number, move=event.move, found=twin.events[-1].move)
    return checked
