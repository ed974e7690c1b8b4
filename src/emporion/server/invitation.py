"""The QR code of a table: its link, for the camera of a guest's phone."""

from __future__ import annotations

import io
from functools import lru_cache

import segno
from litestar import Response, get

from emporion.server.pages import CACHE_REVALIDATE, Page, make_page, respond
from emporion.server.parameters import REFUSALS, AllRooms, AnyRequest, TableCode, address_of, base_path_of

QUIET_MODULES = 4
"""The width of the white edge that readers of QR codes need."""


@get("/tables/{code:str}/qr", media_type="image/svg+xml", summary="The QR code of a table", responses=REFUSALS)
async def show_qr_code(request: AnyRequest, rooms: AllRooms, code: TableCode) -> Response[bytes]:
    """The link of the table as a QR code, an SVG. The link begins with the address by which the request came."""
    await rooms.find(code)
    link = f"{request.url.scheme}://{request.headers['host']}{base_path_of(request)}/table/{code}"
    return respond(request, await rooms.present(address_of(request), draw_qr_code, link), CACHE_REVALIDATE)


@lru_cache(maxsize=64)
def draw_qr_code(link: str) -> Page:
    """Draw a link as a QR code, black on white, because cameras read nothing else everywhere."""
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", border=QUIET_MODULES, omitsize=True, light="#fff", xmldecl=False)
    return make_page(drawn.getvalue(), ".svg")
