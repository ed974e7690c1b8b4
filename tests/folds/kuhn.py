"""Kuhn poker's effects folded over a view."""

from __future__ import annotations

from emporion.engine.effects import Asked, Effect
from emporion.games._toys.kuhn import Answered, Dealt, Paid, Shown, View


def fold(view: View, effect: Effect) -> View:
    view = View(view.seat, list(view.cards), list(view.paid), list(view.won), view.actor)
    match effect:
        case Dealt(seat, card) | Shown(seat, card):
            view.cards[seat] = card
        case Answered(seat, "bet"):
            view.paid[seat] += 1
        case Paid(seat, chips):
            view.won[seat], view.won[1 - seat] = chips, -chips
        case Asked(actor, _):
            view.actor = actor
    return view
