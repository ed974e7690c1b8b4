"""What Emporion refuses, with a key and values for `text/*.ftl`; `str(error)` is the English sentence."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.text import say


class EmporionError(Exception):
    """Something a person asked for cannot be done; the sentence says why and what to do."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return say(self.key, **self.values)


class IllegalMove(EmporionError):
    """A move that the rules refuse, with the rule's id and what was legal. Nothing has changed."""

    def __init__(self, rule: str, key: str, legal: Sequence[str] = (), **values: object) -> None:
        super().__init__(key, **values)
        self.rule = rule
        self.legal = list(legal)

    def __str__(self) -> str:
        legal = say("refused-legal", moves=", ".join(self.legal)) if self.legal else ""
        return say("refused-move", rule=self.rule, why=super().__str__(), legal=legal).strip()


class RecordError(EmporionError):
    """A record that breaks the format (F1 to F5) or a rule, with the number of its line; the header is line 1."""

    def __init__(self, line: int, rule: str, key: str, legal: Sequence[str] = (), **values: object) -> None:
        super().__init__(key, **values)
        self.line = line
        self.rule = rule
        self.legal = list(legal)

    def __str__(self) -> str:
        legal = say("refused-legal", moves=", ".join(self.legal)) if self.legal else ""
        return say("refused-line", line=self.line, rule=self.rule, why=super().__str__(), legal=legal).strip()


class WrongComponents(EmporionError):
    """Components that no game can be played with: where in the file, and what is wrong."""

    def __init__(self, where: str, key: str, **values: object) -> None:
        super().__init__(key, **values)
        self.where = where

    def __str__(self) -> str:
        return say("components-wrong", where=self.where, why=super().__str__())


class WrongOption(EmporionError):
    """A table option that the game does not have, or a value that it does not take."""
