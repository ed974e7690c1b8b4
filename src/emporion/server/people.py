"""Who somebody is, without an account: a name and an id, signed by the server. And the secret tokens that keep seats."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

import msgspec

from emporion.engine.errors import EmporionError

COOKIE = "emporion"
LONGEST_NAME = 30
GONE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of what is no letter, sign or space: controls, marks of direction, what nobody has given a meaning."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing: the fillers of Hangul, the empty cell of Braille."""
MARKS = ("Mn", "Me")
"""Categories of what only changes the character before it."""


class Person(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who plays or watches."""

    id: str
    name: str


_decoder = msgspec.json.Decoder(Person)


class Keys:
    """Signs and checks with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _mac(self, what: str) -> str:
        return _text(hmac.digest(self._secret, what.encode(), "sha256"))

    def sign(self, person: Person) -> str:
        """The token of a person: the cookie's value, and the bearer token of programs."""
        words = _text(msgspec.json.encode(person))
        return f"{words}.{self._mac('person ' + words)}"

    def person(self, token: str) -> Person:
        """Whose token this is; EmporionError if it was not made here."""
        words, _, mac = token.partition(".")
        if not hmac.compare_digest(mac.encode(), self._mac("person " + words).encode()):
            raise EmporionError("person-forged")
        try:
            return _decoder.decode(base64.urlsafe_b64decode(words + "=" * (-len(words) % 4)))
        except (msgspec.DecodeError, ValueError):
            raise EmporionError("person-forged") from None

    def seat(self, code: str, seat: int, person: str) -> str:
        """The token of a seat, always the same for the same person. Only its hash is stored."""
        return self._mac(f"seat {code} {seat} {person}")


def newcomer(name: str) -> Person:
    """Somebody new."""
    return Person(secrets.token_hex(16), clean(name, LONGEST_NAME) or "?")


def digest(token: str) -> str:
    """What is stored of a seat's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean(text: str, longest: int) -> str:
    """Somebody's words as they are stored: one line, no control or direction marks, not too long; nothing if nothing of it can be seen.

    Markup stays, it means nothing here.
    """
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(" " if c in BLANK or unicodedata.category(c) in GONE else c for c in normal)
    found = " ".join(kept.split())[:longest].strip()
    return found if any(unicodedata.category(c) not in MARKS and c != " " for c in found) else ""


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
