"""People without accounts: a name and an id, signed by the server; and the secret tokens of seats."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

import msgspec

from emporion.engine.errors import EmporionError

COOKIE_NAME = "emporion"
MAX_NAME_LENGTH = 30
REMOVED_CATEGORIES = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode categories of characters that are replaced by a space: controls, direction marks, unassigned characters."""
INVISIBLE_CHARACTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are invisible: the fillers of Hangul, the empty cell of Braille."""
COMBINING_CATEGORIES = ("Mn", "Me")
"""Unicode categories of characters that only modify the one before them."""


class Person(msgspec.Struct, frozen=True, array_like=True):
    """A person who plays or watches."""

    id: str
    name: str


_decoder = msgspec.json.Decoder(Person)


class Keys:
    """Signs and checks tokens with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def digest(self, what: str) -> bytes:
        """The HMAC of a text with the server's secret, which cannot be guessed without it."""
        return hmac.digest(self._secret, what.encode(), "sha256")

    def _mac(self, what: str) -> str:
        return _to_base64(self.digest(what))

    def sign(self, person: Person) -> str:
        """The token of a person: the cookie's value, and the bearer token of programs."""
        words = _to_base64(msgspec.json.encode(person))
        return f"{words}.{self._mac('person ' + words)}"

    def read_person(self, token: str) -> Person:
        """The person of a token; EmporionError if this server did not issue it."""
        words, _, mac = token.partition(".")
        if not hmac.compare_digest(mac.encode(), self._mac("person " + words).encode()):
            raise EmporionError("person-forged")
        try:
            return _decoder.decode(base64.urlsafe_b64decode(words + "=" * (-len(words) % 4)))
        except (msgspec.DecodeError, ValueError):
            raise EmporionError("person-forged") from None

    def seat_token(self, code: str, seat: int, person: str) -> str:
        """The token of a person's seat, which is always the same. Only its hash is stored."""
        return self._mac(f"seat {code} {seat} {person}")


def new_person(name: str) -> Person:
    """Make a person with a new id."""
    return Person(secrets.token_hex(16), clean_text(name, MAX_NAME_LENGTH) or "?")


def hash_token(token: str) -> str:
    """The hash of a seat's token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_text(text: str, max_length: int) -> str:
    """Clean a name or a message for storing: one line, no control or direction marks, at most `max_length` characters.

    It is empty if nothing is visible. Markup stays, because clients show it as plain text.
    """
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(" " if c in INVISIBLE_CHARACTERS or unicodedata.category(c) in REMOVED_CATEGORIES else c for c in normal)
    found = " ".join(kept.split())[:max_length].strip()
    return found if any(unicodedata.category(c) not in COMBINING_CATEGORIES and c != " " for c in found) else ""


def _to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
