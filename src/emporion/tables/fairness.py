"""Dice that can be checked. Every chance event of a live game follows from the dice key and the number of the event.

The dice key is made of a secret seed of the server and of random bytes that the players send after they have seen the seed's SHA-256. The
seed itself is shown when the game is over (docs/fair-dice.md).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random

SEED_BYTES = 32
ENTROPY_BYTES = 32
ENTROPY_DIGITS = 2 * ENTROPY_BYTES
Entropy = Annotated[
    str,
    msgspec.Meta(
        pattern=f"^[0-9a-f]{{{ENTROPY_DIGITS}}}$",
        max_length=ENTROPY_DIGITS,  # a final line break would fit the pattern
        description="32 random bytes of a player, in lower-case hexadecimal.",
    ),
]
Scheme = Literal[1, 2]
SCHEME: Scheme = 2
"""The scheme of new games. In scheme 1, of games that began before players sent entropy, the dice key is the seed itself."""


def new_seed() -> bytes:
    """A secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed, which is shown before the game."""
    return hashlib.sha256(seed).hexdigest()


def new_entropy() -> Entropy:
    """A player's random bytes from the operating system."""
    return secrets.token_hex(ENTROPY_BYTES)


def dice_key(seed: bytes, scheme: Scheme, entropy: Sequence[str | None]) -> bytes:
    """The key of a game's dice: the seed mixed with the entropy of each seat; None stands for a seat that gave none."""
    if scheme == 1:
        return seed
    lines = "".join(f"{seat} {given}\n" for seat, given in enumerate(entropy) if given is not None)
    return hmac.digest(seed, f"emporion 2\n{lines}".encode(), "sha256")


def chance(key: bytes, number: int) -> Random:
    """The random generator of the event of this number. Events of a record are numbered from 1; number 0 draws the first seat."""
    return Random(hmac.digest(key, f"emporion 1 {number}".encode(), "sha256").hex())


def first_seat(key: bytes, players: int) -> int:
    """Draw the seat that begins, if the table has not chosen one."""
    return chance(key, 0).below(players)


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a finished record's header by which its dice can be checked."""

    seed: str
    commitment: str
    first: Literal["drawn", "chosen"] = "drawn"
    """Whether the first seat was `drawn` from the dice key or `chosen` by the table."""
    after: int = 0
    """The number of events taken over from another game; the seed does not determine them."""
    scheme: Scheme = 1
    """How the dice key is made; records without this field are of scheme 1."""
    entropy: list[Entropy | None] = []
    """In scheme 2, the random bytes of each seat; null stands for a seat that gave none."""


def verify(match: Match, fair: Fair) -> int:
    """Check a finished game against its seed and return the number of chance events checked; EmporionError says what does not agree."""
    try:
        seed = bytes.fromhex(fair.seed)
    except ValueError:
        raise EmporionError("verify-no-hex") from None
    if commitment(seed) != fair.commitment:
        raise EmporionError("verify-commitment", commitment=fair.commitment, found=commitment(seed))
    seats = match.players if fair.scheme == 2 else 0
    if len(fair.entropy) != seats:
        raise EmporionError("verify-entropy-seats", found=len(fair.entropy), seats=seats)
    key = dice_key(seed, fair.scheme, fair.entropy)
    if fair.first == "drawn" and fair.after == 0 and first_seat(key, match.players) != match.first:
        raise EmporionError("verify-first", first=match.first, found=first_seat(key, match.players))
    if not 0 <= fair.after < len(match.events):
        raise EmporionError("verify-after", after=fair.after, events=len(match.events))
    copy = Match(match.game, match.players, first=match.first, options=match.options, figures=match.figures)
    checked = 0
    for number, event in enumerate(match.events, start=1):
        if event.by != "chance" or number <= fair.after:
            copy.play(event.move)
            continue
        copy.chance(chance(key, number))
        checked += 1
        if copy.events[-1].move != event.move:
            raise EmporionError("verify-chance", number=number, move=event.move, found=copy.events[-1].move)
    return checked
