"""What Emporion refuses, with a key and values for `text/*.ftl`; `str(error)` is the English sentence."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.text import say

LONGEST = 500
"""No value in a sentence is longer."""


def shown(text: str, longest: int = LONGEST) -> str:
    """Somebody's words, safe to print: one line, not too long, nothing but printable characters."""
    safe = "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in text[:longest])
    return safe + ("…" if len(text) > longest else "")


def shown_legal(moves: Sequence[str]) -> str:
    """What was legal, as a sentence; nothing if nothing was."""
    return say("refused-legal", moves=shown(", ".join(moves), 4 * LONGEST)) if moves else ""


class EmporionError(Exception):
    """Something a person asked for cannot be done; the sentence says why and what to do."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = {name: shown(value) if isinstance(value, str) else value for name, value in values.items()}

    def __str__(self) -> str:
        return say(self.key, **self.values)


class IllegalMove(EmporionError):
    """A move that the rules refuse, with the rule's id and what was legal. Nothing has changed."""

    def __init__(self, rule: str, key: str, legal: Sequence[str] = (), **values: object) -> None:
        super().__init__(key, **values)
        self.rule = rule
        self.legal = list(legal)

    def __str__(self) -> str:
        return say("refused-move", rule=self.rule, why=super().__str__(), legal=shown_legal(self.legal)).strip()


class RecordError(EmporionError):
    """A record that breaks the format (F1 to F5) or a rule, with the number of its line; the header is line 1."""

    def __init__(self, line: int, rule: str, key: str, legal: Sequence[str] = (), **values: object) -> None:
        super().__init__(key, **values)
        self.line = line
        self.rule = rule
        self.legal = list(legal)

    def __str__(self) -> str:
        return say("refused-line", line=self.line, rule=self.rule, why=super().__str__(), legal=shown_legal(self.legal)).strip()


class WrongComponents(EmporionError):
    """Components that no game can be played with: where in the file, and what is wrong."""

    def __init__(self, where: str, key: str, **values: object) -> None:
        super().__init__(key, **values)
        self.where = shown(where, 80)

    def __str__(self) -> str:
        return say("components-wrong", where=self.where, why=super().__str__())


class WrongOption(EmporionError):
    """A table option that the game does not have, or a value that it does not take."""
