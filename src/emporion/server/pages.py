"""The page, its files and its texts. Files that have changed on disk are read again; others come from memory, compressed once.

The address of every file holds a fingerprint of all files, so that browsers can keep them in the cache and never mix two versions. The page
itself has the style sheets and the words of its first paint, so that it is seen after one round trip; its modules come in bundles.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import re
import time
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from litestar import Response, Router, get
from litestar.params import FromPath, Parameter

from emporion import games, web
from emporion.engine.errors import EmporionError
from emporion.server import first_paint, guard, page_styles
from emporion.server.page_bundles import FOLDER as BUNDLE_FOLDER
from emporion.server.page_bundles import Bundles
from emporion.server.page_modules import Modules
from emporion.server.parameters import AnyRequest, base_path_of
from emporion.text import ENGLISH, LANGUAGES, MissingText, read_source, sources
from emporion.text import catalogue as read_catalogue

MEDIA_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
LISTING_SECONDS = 1.0
"""The list of files is read from disk at most once in this time."""
COMPRESSED_SUFFIXES = (".woff2",)
"""The suffixes of files that are compressed already."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
CACHE_REVALIDATE = "no-cache"
DARK_RULE = re.compile(r'^:root\[data-theme="dark"\] (\{[^}]*\})', re.MULTILINE)
MESSAGE_START = re.compile(r"^(?=[a-z#-])", re.MULTILINE)
MESSAGE_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
UNUSED_TEXTS = ("command-line.ftl", "hosting.ftl", "terminal.ftl", *(f"{game}-book.ftl" for game in games.NAMES))
"""The files of texts that the page does not use; the rulebook comes in words."""
TEXTS_ON_DEMAND = ("learn", "coach", "review", "text-view", *(f"{game}-description" for game in games.NAMES))
"""The files of texts that parts of the page ask for: lessons, the coach, reviews, the text view."""
START, TABLE = "start.js", "pages/table.js"
"""The module with which the page begins, and the one that shows a table."""
FIRST_STYLES = tuple(f"styles/{name}.css" for name in ("palette", "base", "buttons", "pages"))
"""The style sheets that stand in the page itself."""
LANGUAGE_COOKIE = "language"
"""The cookie in which the page keeps the language that it speaks."""

Kind = Literal["lobby", "table", "rules", "learn"]


class Page(NamedTuple):
    """A file with its headers, and compressed if that makes it smaller."""

    media_type: str
    body: bytes
    gzipped: bytes | None
    etag: str


def make_page(data: bytes, suffix: str) -> Page:
    """Make a page of these bytes."""
    gzipped = None if suffix in COMPRESSED_SUFFIXES else gzip.compress(data, 9, mtime=0)
    return Page(MEDIA_TYPES[suffix], data, gzipped, f'"{hashlib.sha256(data).hexdigest()[:24]}"')


def web_folder() -> Path:
    """The folder of the page's files."""
    return Path(str(files(web)))


@cache
def _read(path: Path, _stamp: int) -> Page:
    return make_page(path.read_bytes(), path.suffix)


def read(path: Path) -> Page:
    """Read a file, from memory if it has not changed."""
    return _read(path, path.stat().st_mtime_ns)


def listing() -> dict[str, int]:
    """Every file that is served, with the time of its last change. It is read from disk once in `LISTING_SECONDS`."""
    return _listing(_period())


def _period() -> int:
    return int(time.monotonic() / LISTING_SECONDS)


@lru_cache(maxsize=1)
def _listing(_period: int) -> dict[str, int]:
    found = (path for path in web_folder().rglob("*") if path.suffix in MEDIA_TYPES)
    return {path.relative_to(web_folder()).as_posix(): path.stat().st_mtime_ns for path in sorted(found)}


def fingerprint(listed: dict[str, int]) -> str:
    """A hash of the contents of all files, not of their times: two servers with the same files have the same fingerprint."""
    return _fingerprint(tuple(listed.items()))


@cache
def _fingerprint(listed: tuple[tuple[str, int], ...]) -> str:
    etags = "".join(name + read(web_folder() / name).etag for name, _ in listed)
    return hashlib.sha256(etags.encode()).hexdigest()[:12]


_cache: dict[tuple[str, str], Page] = {}
"""Files by fingerprint and name. The content of such an address never changes, so each is read once."""


def index(kind: Kind = "lobby", language: str = ENGLISH, base: str = "", chat_days: float = 0) -> Page:
    """The page, with the addresses of its files, which begin with the base path, and with the days for which chat is kept."""
    return _index(tuple(listing().items()), kind, language, base, chat_days)


@cache
def _index(listed: tuple[tuple[str, int], ...], kind: Kind, language: str, base: str, chat_days: float) -> Page:
    version = _fingerprint(listed)
    bundles = _bundles(listed)
    named = [f"{BUNDLE_FOLDER}/{START}", *(bundles.files(TABLE) if kind == "table" else [])]
    later = {entry: bundles.files(entry) for entry in sorted(bundles.modules.entries(), key=lambda entry: (entry != TABLE, entry))}
    elements = [*_preloads(version, named, base), *_data_preloads(kind, language, base), *_preloads_later(later, named)]
    source = read(web_folder() / "index.html").body.decode().replace('<html lang="en">', f'<html lang="{language}">')
    source = source.replace("/web/start.js", f"/web/{BUNDLE_FOLDER}/{START}").replace("/web/", f"{base}/web/{version}/")
    source = source.replace('name="base-path" content=""', f'name="base-path" content="{base}"')
    source = source.replace('name="chat-days" content=""', f'name="chat-days" content="{chat_days:g}"')
    languages = f'name="languages" content="{html.escape(_languages())}" data-incomplete="{" ".join(_incomplete())}"'
    source = source.replace('name="languages" content=""', languages)
    source = source.replace('name="guest-names" content=""', f'name="guest-names" content="{html.escape(_guest_names())}"')
    painted = first_paint.draw_lobby(language, base) if kind == "lobby" else first_paint.draw_loading(language, base)
    source = source.replace("<!-- first paint -->", painted).replace("<!-- styles -->", f"<style>{_first_styles(listed, base)}</style>")
    return make_page(source.replace("<!-- modules -->", "\n".join(elements)).encode(), ".html")


@cache
def _bundles(listed: tuple[tuple[str, int], ...]) -> Bundles:
    """The bundles of the modules. All files are in `_cache` afterwards, style sheets with those that they import."""
    version = _fingerprint(listed)
    pages = {name: read(web_folder() / name) for name, _ in listed}
    styles = {name: page.body.decode() for name, page in pages.items() if name.endswith(".css")}
    pages |= {name: make_page(page_styles.join(name, styles).encode(), ".css") for name in styles}
    bundles = Bundles(Modules({name: page.body.decode() for name, page in pages.items() if name.endswith(".js")}))
    pages |= {f"{BUNDLE_FOLDER}/{entry}": make_page(bundles.source(entry).encode(), ".js") for entry in bundles.names()}
    _cache.update({(version, name): page for name, page in pages.items()})
    return bundles


def find(name: str) -> Page | None:
    """A file of the page, or a bundle, as it is now; None if there is none of that name."""
    listed = tuple(listing().items())
    _bundles(listed)
    return _cache.get((_fingerprint(listed), name))


@cache
def _first_styles(listed: tuple[tuple[str, int], ...], base: str) -> str:
    """The style sheets in the page, with the addresses of what they name. Until the script sets the theme it is that of the device."""
    source = "".join(read(web_folder() / name).body.decode() for name in FIRST_STYLES)
    source += "".join(f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme]) {rule} }}\n" for rule in DARK_RULE.findall(source))
    return page_styles.shorten(source).replace('url("../', f'url("{base}/web/{_fingerprint(listed)}/')


def page_policy(base: str = "") -> str:
    """The content policy of the page: the usual one, and the style sheets that stand in the page."""
    return _page_policy(tuple(listing().items()), base)


@cache
def _page_policy(listed: tuple[tuple[str, int], ...], base: str) -> str:
    digest = base64.b64encode(hashlib.sha256(_first_styles(listed, base).encode()).digest()).decode()
    return guard.POLICY.replace("style-src 'self'", f"style-src 'self' 'sha256-{digest}'")


def _languages() -> str:
    """Every language with its own name, as JSON; one that does not say its name has its code."""
    return json.dumps({language: _language_name(language) for language in LANGUAGES}, ensure_ascii=False)


def _language_name(language: str) -> str:
    try:
        return read_catalogue(language).say("language-name")
    except MissingText:
        return language


def _guest_names() -> str:
    """The names of people without a name of their own, in every language, as JSON."""
    found = {read_catalogue(language).say("web-guest") for language in LANGUAGES if "web-guest" in read_catalogue(language).keys}
    return json.dumps(sorted(found), ensure_ascii=False)


def _incomplete() -> list[str]:
    """The languages that lack texts of the page: for these the page also loads English."""
    needed = set(MESSAGE_KEY.findall("\n".join(sources(ENGLISH, UNUSED_TEXTS))))
    return [language for language in LANGUAGES if needed - read_catalogue(language).keys]


def _preloads(version: str, names: list[str], base: str) -> list[str]:
    """The elements by which a browser loads files at the same time, before the modules that import them have arrived."""
    kinds = {".js": 'rel="modulepreload"', ".css": 'rel="preload" as="style"'}
    return [f'<link {kinds[Path(name).suffix]} href="{base}/web/{version}/{name}">' for name in names]


def _data_preloads(kind: Kind, language: str, base: str) -> list[str]:
    """The elements by which a browser asks at once for what the script asks for first: texts, and the games where tables are shown."""
    texts = [f"/text/{found}.ftl" for found in dict.fromkeys([language, *([ENGLISH] if language in _incomplete() else [])])]
    paths = [*texts, *([] if kind in ("rules", "learn") else ["/api/v1/games"])]
    return [f'<link rel="preload" as="fetch" crossorigin href="{base}{path}">' for path in paths]


def _preloads_later(files_of: dict[str, list[str]], named: list[str]) -> list[str]:
    """For each module that is imported on demand, the files that it loads besides those named; `lib/preload.js` reads them."""
    lists = {entry: " ".join(name for name in names if name not in named) for entry, names in files_of.items()}
    return [f'<meta name="preload" data-entry="{entry}" content="{names}">' for entry, names in lists.items() if names]


def catalogue(language: str, game: str | None = None) -> Page:
    """The texts of a game in a language; without a game, those that every page needs, the titles of the games included."""
    return _texts(_source(language, _period()), game, (*games.NAMES, *games.TOYS))


@lru_cache(maxsize=len(LANGUAGES))
def _source(language: str, _period: int) -> str:
    return "\n".join(sources(language, (*UNUSED_TEXTS, *(f"{name}.ftl" for name in TEXTS_ON_DEMAND))))


@cache
def _texts(source: str, game: str | None, names: tuple[str, ...]) -> Page:
    entries = (entry for entry in MESSAGE_START.split(source) if not entry.startswith("#"))
    return make_page("".join(entry for entry in entries if _game_of(entry, names) == game).encode(), ".txt")


def texts_on_demand(language: str, name: str) -> Page:
    """The texts of a part of the page, without comments."""
    return _texts_on_demand(_source_on_demand(language, name, _period()))


@lru_cache(maxsize=len(LANGUAGES) * len(TEXTS_ON_DEMAND))
def _source_on_demand(language: str, name: str, _period: int) -> str:
    return read_source(language, name)


@cache
def _texts_on_demand(source: str) -> Page:
    return make_page("".join(entry for entry in MESSAGE_START.split(source) if not entry.startswith("#")).encode(), ".txt")


def _game_of(entry: str, names: tuple[str, ...]) -> str | None:
    """The game whose table needs a message; None if every page needs it."""
    if entry.startswith(tuple(f"{name}-title " for name in names)):
        return None
    return next((name for name in names if entry.startswith(f"{name}-")), None)


def respond(request: AnyRequest, page: Page, cache_control: str, more: dict[str, str] | None = None) -> Response[bytes]:
    """The answer with a page: compressed if the browser accepts it, or 304 if the browser has it. `more` are headers of its own."""
    headers = {"etag": page.etag, "cache-control": cache_control, "vary": "accept-encoding"} | (more or {})
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers)
    if page.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.gzipped, media_type=page.media_type, headers=headers | {"content-encoding": "gzip"})
    return Response(page.body, media_type=page.media_type, headers=headers)


def spoken_language(request: AnyRequest) -> str:
    """The language of a visitor: that of the address, the one that the page has kept, or the first known one that the browser wants."""
    asked = request.query_params.get("lang")
    accepted = (part.partition(";")[0] for part in request.headers.get("accept-language", "").split(","))
    wanted = [asked] if asked else [request.cookies.get(LANGUAGE_COOKIE, ""), *accepted]
    found = (tag.strip().partition("-")[0].lower() for tag in wanted)
    return next((language for language in found if language in LANGUAGES), ENGLISH)


def _show_index(request: AnyRequest, kind: Kind) -> Response[bytes]:
    base = base_path_of(request)
    more = {"content-security-policy": page_policy(base), "vary": "accept-encoding, accept-language, cookie"}
    return respond(request, index(kind, spoken_language(request), base, request.app.state.chat_days), CACHE_REVALIDATE, more)


@get("/", include_in_schema=False, sync_to_thread=False)
def show_lobby(request: AnyRequest) -> Response[bytes]:
    """Send the page of the lobby."""
    return _show_index(request, "lobby")


@get("/rules/{game:str}", include_in_schema=False, sync_to_thread=False)
def show_rules(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Send the page of a rulebook."""
    return _show_index(request, "rules") if game in games.NAMES else unknown_page(request)


@get("/learn/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_lesson(request: AnyRequest) -> Response[bytes]:
    """Send the page of a lesson."""
    return _show_index(request, "learn")


@get(["/table/{code:str}", "/replay/{code:str}"], include_in_schema=False, sync_to_thread=False)
def show_table(request: AnyRequest) -> Response[bytes]:
    """Send the page of a table; its script shows the table of the address."""
    return _show_index(request, "table")


def unknown_page(request: AnyRequest) -> Response[bytes]:
    """The answer to a browser that asks for an address that does not exist: the page, whose script says so."""
    base = base_path_of(request)
    page = index("rules", spoken_language(request), base)
    return Response(page.body, status_code=404, media_type=page.media_type, headers={"content-security-policy": page_policy(base)})


@get("/web/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(request: AnyRequest, version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """Send a file of the page."""
    name = path.lstrip("/")
    page = _cache.get((version, name))
    if page is not None:
        return respond(request, page, CACHE_FOREVER)
    page = find(name)
    if page is None:
        raise EmporionError("page-unknown")
    return respond(request, page, CACHE_FOREVER if version == fingerprint(listing()) else CACHE_REVALIDATE)


@get("/text/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_texts(request: AnyRequest, name: Annotated[str, Parameter(max_length=40)]) -> Response[bytes]:
    """Send the texts that every page needs, `en.ftl`, those of a game, `corinth.en.ftl`, or those of a part of the page, `learn.en.ftl`."""
    part, _, language = name.removesuffix(".ftl").rpartition(".")
    if language not in LANGUAGES or part not in ("", *games.NAMES, *TEXTS_ON_DEMAND):
        raise EmporionError("page-unknown")
    page = texts_on_demand(language, part) if part in TEXTS_ON_DEMAND else catalogue(language, part or None)
    return respond(request, page, CACHE_REVALIDATE)


async def _skip_limits(_: AnyRequest) -> None:
    """Replace the check of other requests: files do not count for the rate limit."""


def router() -> Router:
    """The router of the page, its files and its texts."""
    return Router("/", route_handlers=[show_lobby, show_rules, show_lesson, show_table, show_file, show_texts], before_request=_skip_limits)
