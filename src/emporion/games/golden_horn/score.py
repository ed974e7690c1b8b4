"""The score of a seat, part by part (E4, D11). The state counts every part; this only names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.games.golden_horn.codes import ROW_POINTS

if TYPE_CHECKING:
    from emporion.games.golden_horn.state import GoldenHorn

PARTS = ("goods", "rows4", "rows5", "rows6", "territories", "figures")


def breakdown(state: GoldenHorn, seat: int) -> dict[str, int]:
    """The parts of a seat's score: goods, the points of its rows of four, five and six colors; with Dominio territories and figures."""
    rows = {f"rows{size}": points * state.rows(seat, size) for size, points in ROW_POINTS.items()}
    dominio = {"territories": state.territory_points(seat), "figures": state.figure_points(seat)} if state.dominio else {}
    return {"goods": state.goods_points(seat), **rows, **dominio}
