"""Effects folded over a view give the next view: what shows that the effects tell of every change a seat can see."""

from __future__ import annotations

from typing import Any

from emporion.engine.effects import Effect
from emporion.engine.match import Match
from tests.folds import corinth, golden_horn, kuhn, nim


def fold(match: Match, view: Any, effect: Effect) -> Any:
    """A view of this match after an effect that its seat saw; the given one is left as it is."""
    match match.game.name:
        case "corinth":
            return corinth.fold(match.components, view, effect)
        case "golden-horn":
            return golden_horn.fold(view, effect)
        case "kuhn":
            return kuhn.fold(view, effect)
        case "nim":
            return nim.fold(view, effect)
        case other:
            raise AssertionError(f"no fold for {other}")
