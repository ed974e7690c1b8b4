"""The score of a seat, part by part (E1). The state computes every part; this only names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.games.corinth.codes import GOODS

if TYPE_CHECKING:
    from emporion.games.corinth.state import Corinth

PARTS = ("orange", "blue", "purple", "green", "bonuses", "gold", "goats", "steward", "temple")


def breakdown(state: Corinth, seat: int) -> dict[str, int]:
    """The parts of a seat's score, in the order of the sheet."""
    parts = {name: state.district_points(seat, GOODS.index(name)) for name in PARTS[:4]}
    return parts | {
        "bonuses": state.bonus_points(seat),
        "gold": state.gold[seat] // 2,
        "goats": state.goats[seat] // 2,
        "steward": state.steward_points(seat),
        "temple": state.temple_points(seat),
    }
