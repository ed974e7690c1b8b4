"""What a check of `emporion doctor` found: how good it is, and a sentence that says what to do."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from emporion.text import say

Grade = Literal["good", "warning", "wrong"]


class Finding(NamedTuple):
    """What a check found."""

    grade: Grade
    key: str
    values: dict[str, Any]

    @property
    def sentence(self) -> str:
        """The finding in words."""
        return say(self.key, **self.values)


def good(key: str, **values: Any) -> Finding:
    """A check that passed."""
    return Finding("good", key, values)


def warning(key: str, **values: Any) -> Finding:
    """Something with which the server can run."""
    return Finding("warning", key, values)


def wrong(key: str, **values: Any) -> Finding:
    """Something that has to be put right."""
    return Finding("wrong", key, values)
