"""Corinth's effects folded over a view."""

from __future__ import annotations

import msgspec

from emporion.engine.decoding import convert
from emporion.engine.effects import Asked, Effect
from emporion.games.corinth.codes import BUILDINGS
from emporion.games.corinth.components import Components
from emporion.games.corinth.effects import (
    BonusWon,
    Bought,
    BoxWritten,
    Built,
    Circled,
    Cleared,
    Delivering,
    DieAdded,
    Ended,
    Gained,
    Paid,
    Placed,
    RoundBegan,
    SetOut,
    Stepped,
    Surplus,
    Ticked,
    Took,
    TurnBegan,
    YellowRemoved,
)
from emporion.games.corinth.view import CurrentDelivery, CurrentWalk, Group, Sheet, View


def fold(components: Components, view: View, effect: Effect) -> View:
    """The view after `effect`; the given one is left as it is."""
    view = convert(msgspec.to_builtins(view), View)
    match effect:
        case RoundBegan(seat, number):
            view.round, view.begins, view.turn = number, seat, seat
            view.turns_left = _turns(view)
            view.sheets[seat].track += 1
        case TurnBegan(seat):
            view.turns_left -= (seat, view.turns_left) != (view.begins, _turns(view))  # the first turn begins with its round
            view.turn = seat
        case Ended():
            view.turns_left = 0
        case Placed(district, value, white, yellow):
            view.harbor.append(Group(district, value, white, yellow))
            view.harbor.sort(key=lambda group: components.harbor.order.index(group.district))
        case Took(_, district, _):
            view.harbor = [group for group in view.harbor if group.district != district]
        case YellowRemoved():
            for group in view.harbor:
                group.yellow = 0
            view.harbor = [group for group in view.harbor if group.white]
        case Cleared():
            view.harbor = []
        case BonusWon(seat, district, _):
            view.bonuses[district] = seat
        case SetOut(_, value):
            view.walk = CurrentWalk(value, 0)
        case Delivering(_, district, symbols):
            view.delivery = CurrentDelivery(district, symbols)
        case Surplus():
            view.delivery = None
        case Asked(actor, point):
            view.actor, view.point = actor, point
        case _:
            _fold_sheet(components, view, effect)
    return view


def _fold_sheet(components: Components, view: View, effect: Effect) -> None:
    """Effects that mark one player's sheet."""
    seat = getattr(effect, "seat", None)
    if seat is None:
        return
    sheet = view.sheets[seat]
    match effect:
        case Bought(_, dice):
            sheet.gold -= dice
        case Gained(_, "gold", amount, _):
            sheet.gold, sheet.gold_circled = sheet.gold + amount, sheet.gold_circled + amount
        case Gained(_, "goats", amount, _):
            sheet.goats, sheet.goats_circled = sheet.goats + amount, sheet.goats_circled + amount
        case Paid(_, gold):
            sheet.gold -= gold
        case Ticked(_, district, shop, symbols):
            _tick(components, view, sheet, district, shop, symbols)
        case Stepped(_, _, spot):
            sheet.steward = spot
            sheet.path.append(spot)
            if view.walk:
                view.walk.steps += 1
        case Circled(_, spot, _):
            sheet.circled.append(spot)
            view.walk = None
        case DieAdded(_, dice):
            sheet.yellow_dice = dice
        case BoxWritten(_, spot, points):
            sheet.boxes[spot] = points
        case Built(_, building, gold, goats):
            sheet.gold, sheet.goats = sheet.gold - gold, sheet.goats - goats
            sheet.built.append(building)
            sheet.built.sort(key=BUILDINGS.index)


def _tick(components: Components, view: View, sheet: Sheet, district: str, shop: int, symbols: int) -> None:
    shops = getattr(components.districts, district).shops
    slot = [points for points, _ in shops].index(shop)
    sheet.checked[district][slot] += symbols
    if view.delivery:
        view.delivery.symbols -= symbols
        if view.delivery.symbols == 0:
            view.delivery = None


def _turns(view: View) -> int:
    """The turns of a round (R8)."""
    return 3 if view.players == 2 else view.players
