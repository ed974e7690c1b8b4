"""Nim's effects folded over a view."""

from __future__ import annotations

from emporion.engine.effects import Asked, Effect
from emporion.games._toys.nim import Took, View


def fold(view: View, effect: Effect) -> View:
    view = View(view.seat, list(view.piles), view.actor)
    if isinstance(effect, Took):
        view.piles[effect.pile - 1] -= effect.number
    elif isinstance(effect, Asked):
        view.actor = effect.actor
    return view
