"""The fields of an observation once more, made from a view alone: what a seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emporion.games.corinth import codes as corinth
from emporion.games.corinth.components import Components as CorinthBox
from emporion.games.corinth.view import View as CorinthView
from emporion.games.golden_horn import codes as horn
from emporion.games.golden_horn.components import Components as HornBox
from emporion.games.golden_horn.view import Boat, Player
from emporion.games.golden_horn.view import View as HornView

NAMES = ("self", "next", "third", "fourth")


def one(names: Sequence[object], name: object) -> list[int]:
    """1 at the place of a name."""
    return [int(other == name) for other in names]


def every(names: Sequence[str], found: Sequence[str]) -> list[int]:
    """1 at the place of each of these names."""
    return [int(name in found) for name in names]


def counts(names: Sequence[str], found: dict[str, int]) -> list[int]:
    return [min(found.get(name, 0), 127) for name in names]


def common(view: Any, seat: int) -> dict[str, Any]:
    """The fields that both games have."""
    seats = [(seat + i) % view.players for i in range(view.players)]
    return {
        "seat": one(range(view.players), seat),
        "first": one(seats, view.first),
        "turn": one(seats, view.turn),
        "actor": one([*seats, "chance", "over"], view.actor),
    }


def corinth_fields(view: CorinthView, seat: int, box: CorinthBox) -> dict[str, Any]:
    seats = [(seat + i) % view.players for i in range(view.players)]
    spots = [f"r{r}c{c}" for r in range(1, 6) for c in range(1, 6)]
    groups = {group.district: group for group in view.harbor}
    found = common(view, seat) | {
        "steward_last": int(view.steward == "last"),
        "round": view.round,
        "begins": one(seats, view.begins),
        "turns_left": view.turns_left,
        "point": one(corinth.POINTS, view.point),
        "harbor_value": [groups[name].value if name in groups else 0 for name in corinth.DISTRICTS],
        "harbor_white": [groups[name].white if name in groups else 0 for name in corinth.DISTRICTS],
        "harbor_yellow": [groups[name].yellow if name in groups else 0 for name in corinth.DISTRICTS],
        "bonuses": [one(seats, view.bonuses.get(good, -1)) for good in corinth.GOODS],
        "walk_value": view.walk.value if view.walk else 0,
        "walk_steps": view.walk.steps if view.walk else 0,
        "delivery_good": one(corinth.GOODS, view.delivery and view.delivery.district),
        "delivery_symbols": view.delivery.symbols if view.delivery else 0,
    }
    scoring = [spots[i] for i, (kind, _) in enumerate(box.spots()) if kind == corinth.SCORING]
    for name, number in zip(NAMES, seats, strict=False):
        sheet = view.sheets[number]
        fields = {
            "track": sheet.track,
            "gold": sheet.gold,
            "goats": sheet.goats,
            "gold_circled": sheet.gold_circled,
            "goats_circled": sheet.goats_circled,
            "yellow_dice": sheet.yellow_dice,
            "built": every(corinth.BUILDINGS, sheet.built),
            "checked": [number for good in corinth.GOODS for number in sheet.checked[good]],
            "steward": one(spots, sheet.steward),
            "path": every(spots, sheet.path),
            "circled": every(spots, sheet.circled),
            "boxes": [sheet.boxes.get(spot, 0) for spot in scoring],
        }
        found |= {f"{name}_{key}": value for key, value in fields.items()}
    return found


def horn_fields(view: HornView, seat: int, box: HornBox) -> dict[str, Any]:
    seats = [(seat + i) % view.players for i in range(view.players)]
    spaces = [f"s{i}" for i in range(1, 1 + (6 if view.players == 2 else 12))]
    half = len(spaces) // 2
    places = ["venice", *spaces[:half], "modone", *spaces[half:], "constantinople"]
    hand = view.table[seat].hand
    assert hand is not None
    found = common(view, seat) | {
        "modone_always": int(view.modone == "always"),
        "warehouses_hidden": int(view.warehouses == "hidden"),
        "dominio": int(view.dominio),
        "round": min(view.round, 127),
        "point": one(horn.POINTS, view.point),
        "ports": [counts(horn.THINGS, view.ports[port]) for port in horn.PORTS],
        "bag": view.bag,
        "draw_pile": view.draw_pile,
        "discards": counts(horn.COLORS, view.discards),
        "supply": view.supply,
        "outside": view.outside,
        "boat": one(horn.KINDS, view.boat),
        "due": view.due,
        "end": one(horn.REASONS[1:], view.end),
        "hand": counts(horn.COLORS, hand),
    }
    for name, number in zip(NAMES, seats, strict=False):
        found |= {f"{name}_{key}": value for key, value in _player(view.table[number], places).items()}
    return found


def _player(player: Player, places: list[str]) -> dict[str, Any]:
    fields = {
        "cards": player.cards,
        "stored": player.stored,
        "warehouse_shown": int(player.warehouse is not None),
        "warehouse": counts(horn.THINGS, player.warehouse or {}),
        "territories": every(horn.TERRITORIES, player.territories),
    }
    for boat in player.boats:
        fields |= {f"{boat.kind}_{key}": value for key, value in _boat(boat, places).items()}
    return fields


def _boat(boat: Boat, places: list[str]) -> dict[str, Any]:
    return {
        "place": one(places, boat.place),
        "heading": {None: 0, "constantinople": 1, "venice": -1}[boat.heading],
        "cargo": counts(horn.THINGS, boat.cargo),
        "may_turn": int(boat.may_turn),
    }
