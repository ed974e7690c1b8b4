"""Golden Horn's effects folded over a view."""

from __future__ import annotations

from collections import Counter

import msgspec

from emporion.engine.decoding import convert
from emporion.engine.effects import Asked, Effect
from emporion.games.golden_horn.codes import COLORS, KINDS, PORTS, TERRITORIES, THINGS
from emporion.games.golden_horn.effects import (
    CardDrawn,
    Conquered,
    DrawingBegan,
    EndAnnounced,
    Exchanged,
    Filled,
    Loaded,
    Moved,
    NoCardsLeft,
    PileRenewed,
    Placed,
    Raided,
    Relieved,
    Revealed,
    SetSail,
    Stopped,
    TurnBegan,
    Turned,
    Unloaded,
    WindPlayed,
)
from emporion.games.golden_horn.view import Boat, Counts, Player, View, counts


def fold(view: View, effect: Effect) -> View:
    """The view after `effect`; the given one is left as it is."""
    view = convert(msgspec.to_builtins(view), View)
    match effect:
        case TurnBegan(seat, number):
            view.turn, view.round = seat, number
        case Filled(port, cube, put):
            _fill(view, port, cube, put)
        case Relieved(port, number):
            _add(view.ports[port], "peasants", -number)
            _add(view.ports[port], "mercenaries", number)
            view.supply, view.outside = view.supply - number, view.outside + number
        case PileRenewed(cards):
            view.draw_pile, view.discards = cards, {}
        case DrawingBegan(seat, cards):
            view.turn, view.due = seat, cards
        case NoCardsLeft():
            view.due = 0
        case EndAnnounced(_, reason):
            view.end = reason
        case Asked(actor, point):
            view.actor, view.point = actor, point
            if isinstance(actor, int):
                view.turn = actor
            elif view.round == 0 and point == "filling":  # S3
                view.turn = view.first
        case Raided() | Conquered() | Exchanged() | CardDrawn() | WindPlayed() | Revealed():
            _fold_player(view, view.table[effect.seat], effect)
        case Placed() | SetSail() | Turned() | Loaded() | Moved() | Stopped() | Unloaded():
            player = view.table[effect.seat]
            _fold_boat(view, player, player.boats[KINDS.index(effect.kind)], effect)
    return view


def _fill(view: View, port: str, cube: str, put: str | None) -> None:
    """D3: white goes back into the bag; D4: a peasant is a black cube out of the game."""
    view.bag -= cube != "white"
    view.outside += (cube == "black") - (put == "peasants")
    view.supply -= put == "mercenaries"
    if put:
        _add(view.ports[port], put, 1)


def _fold_player(view: View, player: Player, effect: Effect) -> None:
    """Effects on one player's cards and warehouse."""
    match effect:
        case CardDrawn(_, color):
            player.cards += 1
            view.draw_pile -= 1
            view.due -= 1
            if player.hand is not None and color:
                _add(player.hand, color, 1)
        case WindPlayed(_, color):
            _discard(view, player, color)
        case Raided(_, victim, kind, cards, thing):
            for color in Counter(cards).elements():
                _discard(view, player, color)
            prey = view.table[victim].boats[KINDS.index(kind)]
            _add(prey.cargo, thing, -1)
            prey.may_turn = not prey.cargo
            _store(player, thing, 1)
        case Conquered(_, territory, mercenaries, peasants):
            player.territories.append(territory)
            player.territories.sort(key=TERRITORIES.index)
            _store(player, "mercenaries", -mercenaries)
            _store(player, "peasants", -peasants)
            view.supply, view.outside = view.supply + mercenaries, view.outside + peasants
        case Exchanged(_, number):
            _store(player, "peasants", -number)
            _store(player, "mercenaries", number)
            view.supply, view.outside = view.supply - number, view.outside + number
        case Revealed(_, thing, number):
            player.warehouse = player.warehouse or {}
            player.warehouse[thing] = number


def _fold_boat(view: View, player: Player, boat: Boat, effect: Effect) -> None:
    """Effects on one boat."""
    match effect:
        case Placed(_, _, port):
            boat.place, boat.heading = port, PORTS[1 - PORTS.index(port)]
        case SetSail(_, kind, _):
            view.boat, boat.may_turn = kind, False
        case Turned(_, _, heading):
            boat.heading = heading
        case Loaded(_, _, port, thing, number):
            _add(view.ports[port], thing, -number)
            _add(boat.cargo, thing, number)
        case Moved(_, _, _, place):
            boat.place = place
        case Stopped():
            view.boat = None
        case Unloaded(_, _, _, thing, number):
            _add(boat.cargo, thing, -number)
            _store(player, thing, number)


def _discard(view: View, player: Player, color: str) -> None:
    player.cards -= 1
    if player.hand is not None:
        _add(player.hand, color, -1)
    _add(view.discards, color, 1)


def _store(player: Player, thing: str, number: int) -> None:
    player.stored += number
    if player.warehouse is not None:
        _add(player.warehouse, thing, number)


def _add(pile: Counts, name: str, number: int) -> None:
    """Add to a count, in the order in which views list things."""
    names = THINGS if name in THINGS else COLORS
    numbers = [pile.get(each, 0) + (number if each == name else 0) for each in names]
    pile.clear()
    pile.update(counts(names, numbers))
