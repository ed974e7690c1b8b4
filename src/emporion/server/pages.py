"""The page and its texts, as files of the package. What has changed on the disk is read anew; the rest comes from memory, compressed once.

The address of every file holds a fingerprint of all of them, so browsers keep what they have for good and never mix two versions.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import time
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.params import FromPath, Parameter

from emporion import web
from emporion.engine.errors import EmporionError
from emporion.text import LANGUAGES, sources

AnyRequest = Request[Any, Any, State]
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
FRESH = 1.0
"""Seconds for which what is on the disk is taken to be as it was."""
PACKED = (".woff2",)
"""What is compressed already."""
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
ENTRIES = re.compile(r"^(?=[a-z#-])", re.MULTILINE)
ELSEWHERE = ("api-", "bench-", "cli-", "client-", "duel-", "load-", "mark-", "serve-", "simulate-")
"""What only the command line and the page about the protocol say."""
SHELL = ("vendor/", "lib/", "parts/", "pages/", "games/index.js", "games/plain.js")
"""Rooms whose modules every page needs: they are named in the page, so that they load at once and not one after another."""


class Page(NamedTuple):
    """What is sent."""

    kind: str
    plain: bytes
    small: bytes | None
    tag: str


def made(data: bytes, suffix: str) -> Page:
    """A page of these bytes."""
    small = None if suffix in PACKED else gzip.compress(data, 9, mtime=0)
    return Page(KINDS[suffix], data, small, f'"{hashlib.sha256(data).hexdigest()[:24]}"')


def room() -> Path:
    """Where the files are."""
    return Path(str(files(web)))


@cache
def _read(path: Path, _stamp: int) -> Page:
    return made(path.read_bytes(), path.suffix)


def read(path: Path) -> Page:
    """A file as it is now."""
    return _read(path, path.stat().st_mtime_ns)


def listing() -> dict[str, int]:
    """Every file that is served, with the time of its last change. The disk is not asked for it all the time: that takes a while."""
    return _listing(_now())


def _now() -> int:
    return int(time.monotonic() / FRESH)


@lru_cache(maxsize=1)
def _listing(_now: int) -> dict[str, int]:
    found = (path for path in room().rglob("*") if path.suffix in KINDS)
    return {path.relative_to(room()).as_posix(): path.stat().st_mtime_ns for path in sorted(found)}


def fingerprint(listed: dict[str, int]) -> str:
    """Changes when a file does. The bytes count, not the times: two servers with the same files give the same addresses."""
    return _fingerprint(tuple(listed.items()))


@cache
def _fingerprint(listed: tuple[tuple[str, int], ...]) -> str:
    tags = "".join(name + read(room() / name).tag for name, _ in listed)
    return hashlib.sha256(tags.encode()).hexdigest()[:12]


_found: dict[tuple[str, str], Page] = {}
"""Files by the fingerprint in their address. What such an address means never changes, so the disk is asked once."""


def index() -> Page:
    """The one page, with the addresses of its files."""
    return _index(tuple(listing().items()))


@cache
def _index(listed: tuple[tuple[str, int], ...]) -> Page:
    version = _fingerprint(listed)
    _found.update({(version, name): read(room() / name) for name, _ in listed})
    modules = [name for name, _ in listed if name.endswith(".js") and name.startswith(SHELL)]
    preloads = "\n".join(f'<link rel="modulepreload" href="/web/{version}/{name}">' for name in modules)
    source = (room() / "index.html").read_text(encoding="utf-8").replace("<!-- modules -->", preloads)
    return made(source.replace("/web/", f"/web/{version}/").replace(f"/web/{version}/{version}/", f"/web/{version}/").encode(), ".html")


def catalogue(language: str) -> Page:
    """The texts of a language."""
    return _catalogue(language, _now())


@lru_cache(maxsize=len(LANGUAGES))
def _catalogue(language: str, _now: int) -> Page:
    return _texts("\n".join(sources(language)))


@cache
def _texts(source: str) -> Page:
    return made("".join(entry for entry in ENTRIES.split(source) if not entry.startswith(ELSEWHERE)).encode(), ".txt")


def sent(request: AnyRequest, page: Page, keep: str) -> Response[bytes]:
    """A page as this browser takes it, or that it has it already."""
    headers = {"etag": page.tag, "cache-control": keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    if page.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.small, media_type=page.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(page.plain, media_type=page.kind, headers=headers)


@get(["/", "/table/{code:str}", "/replay/{code:str}"], include_in_schema=False, sync_to_thread=False)
def show_index(request: AnyRequest) -> Response[bytes]:
    """The page finds out by its address what to show."""
    return sent(request, index(), ASK)


@get("/web/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(request: AnyRequest, version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    name = path.lstrip("/")
    page = _found.get((version, name))
    if page is not None:
        return sent(request, page, FOREVER)
    listed = listing()
    if name not in listed:
        raise EmporionError("page-unknown")
    page = read(room() / name)
    return sent(request, page, FOREVER if version == fingerprint(listed) else ASK)


@get("/text/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_texts(request: AnyRequest, name: Annotated[str, Parameter(max_length=20)]) -> Response[bytes]:
    """The sentences of a language."""
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES:
        raise EmporionError("page-unknown")
    return sent(request, catalogue(language), ASK)


async def _free(_: AnyRequest) -> None:
    """Files are not counted among what an address may ask for."""


def router() -> Router:
    """Everything that a browser shows."""
    return Router("/", route_handlers=[show_index, show_file, show_texts], before_request=_free)
