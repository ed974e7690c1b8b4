"""A match that tests of rules look at and play move by move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import pytest

from emporion.engine.effects import Actor, Effect
from emporion.engine.errors import IllegalMove
from emporion.engine.match import Match

Kind = TypeVar("Kind", bound=Effect)
View = TypeVar("View")


class ScriptedTable(Generic[View]):
    """A match, what is public of it, and what it refuses. Each game adds how it plays a script."""

    match: Match

    @property
    def view(self) -> View:
        view: View = self.match.view(None)
        return view

    @property
    def actor(self) -> Actor:
        return self.match.actor

    @property
    def moves(self) -> list[str]:
        return self.match.moves()

    def refuses(self, move: str) -> str:
        """The id of the rule that refuses a move. Nothing may have changed, and the legal moves are told."""
        before = self._known()
        with pytest.raises(IllegalMove) as refused:
            self.match.play(move)
        assert self._known() == before
        assert refused.value.legal == self.moves
        assert str(refused.value)
        return refused.value.rule

    def _known(self) -> tuple[list[Any], list[Any]]:
        """The views of all seats and of a spectator, and the events."""
        return [self.match.view(seat) for seat in (None, *range(self.match.players))], list(self.match.events)


def only(effects: Iterable[Effect], kind: type[Kind]) -> list[Kind]:
    """The effects of one kind, in their order."""
    return [effect for effect in effects if isinstance(effect, kind)]
