"""/api: every request and every message of the socket on one page, made from the schema and the types. No script, no style but its file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType

from emporion import games
from emporion.server import game_types
from emporion.server.described import CLOSING, Described, client_messages, described, example, parts, server_messages
from emporion.text import say

Schema = dict[str, Any]
SHORT = 12
"""Lines of an example that is shown at once; longer ones open when asked."""


def words(text: str) -> str:
    """A text as HTML; what stands in backticks is code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))


def anchor(name: str) -> str:
    """A type's name that leads to it."""
    return f'<a href="#{escape(name)}">{escape(name)}</a>'


def table(rows: Iterator[tuple[str, str, str, str]]) -> str:
    """Names, what they may be, what they are if they are left out, and what they mean."""
    lines = [
        f"<tr><th scope='row'><code>{escape(name)}</code></th><td>{kind}</td>"
        f"<td>{f'<code>{escape(default)}</code>' if default else ''}</td><td>{words(about)}</td></tr>"
        for name, kind, default, about in rows
    ]
    head = "".join(f"<th scope='col'>{say(f'api-{column}')}</th>" for column in ("name", "kind", "default", "about"))
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>" if lines else ""


def linked(kind: str, names: set[str]) -> str:
    """What a value may be, types led to."""
    return re.sub(r"[A-Z]\w+", lambda found: anchor(found[0]) if found[0] in names else found[0], escape(kind, quote=False))


def fields(found: Described, names: set[str]) -> str:
    """The fields of a type."""
    return table((field.name, linked(field.kind, names), field.default, field.about) for field in found.fields)


def code(text: str) -> str:
    """An example."""
    shown = f"<pre tabindex='0'><code>{escape(text, quote=False)}</code></pre>" if text else ""
    return f"<details><summary>{say('api-example')}</summary>{shown}</details>" if text.count("\n") > SHORT else shown


def of_type(name: str, names: set[str], title: str | None = None) -> str:
    """A type or message."""
    found = described(name)
    return (
        f"<section class='card' id='{name}'><h3>{title or escape(name)}</h3><p>{words(found.about)}</p>{fields(found, names)}"
        f"{code(found.example)}</section>"
    )


def body_type(content: Schema) -> tuple[str, bool]:
    """The name of the type of a body, and whether it is a list of them."""
    schema: Schema = next((found["schema"] for found in content.values() if "schema" in found), {})
    several = schema.get("type") == "array"
    found = re.search(r"schemas/(\w+)", str(schema))
    return (found[1] if found else ""), several


def request(path: str, method: str, found: Schema, names: set[str]) -> str:
    """A request: parameters, body, answers, example."""
    title = f"<span class='method {method}'>{method.upper()}</span> <code>{escape(path)}</code>"
    lines = [f"<section class='card' id='{escape(found['operationId'])}'><h3>{title}</h3><p><b>{escape(found.get('summary', ''))}.</b>"]
    lines.append(f" {words(found.get('description', ''))}</p>")
    lines.append(
        table(
            (p["name"], _kind(p["schema"]), "" if p.get("required") else "–", p.get("description", "")) for p in found.get("parameters", [])
        )
    )
    body, _ = body_type(found.get("requestBody", {}).get("content", {}))
    if body:
        lines.append(f"<h4>{say('api-body')}: {linked(body, names)}</h4>{code(example(body))}")
    for status, answer in found["responses"].items():
        kind, several = body_type(answer.get("content", {}))
        name = linked(kind, names) if kind in names else ""
        if int(status) < 400:
            shown = say("api-list") if several else ""
            lines.append(f"<h4>{say('api-answer')} {status}: {shown} {name}</h4>{code(example(kind, several))}")
    return "".join([*lines, "</section>"])


def closing() -> str:
    """The codes with which the server closes a socket."""
    return rows(("code", "about"), ((code_word(str(code)), words(say(f"api-closing-{code}"))) for code in CLOSING))


def rows(columns: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table of HTML; the first column says what a line is about."""
    body = "".join(f"<tr><th scope='row'>{first}</th>{''.join(f'<td>{cell}</td>' for cell in rest)}</tr>" for first, *rest in lines)
    head = "".join(f"<th scope='col'>{say(f'api-{column}')}</th>" for column in columns)
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def of_game(name: str) -> str:
    """What a game shows: its view with the types in it, and a line for each effect."""
    title = say(f"{name}-title")
    cards = "".join(
        f"<section class='card'><h3>{shown.name}</h3><p>{words(shown.about)}</p>"
        + rows(("name", "kind"), ((code_word(field.name), escape(field.kind, quote=False)) for field in shown.fields))
        + "</section>"
        for shown in game_types.view(name)
    )
    happens = rows(
        ("name", "fields", "about"),
        (
            (
                code_word(shown.name),
                "<br>".join(f"{code_word(field.name)} {escape(field.kind, quote=False)}" for field in shown.fields),
                words(shown.about),
            )
            for shown in game_types.effects(name)
        ),
    )
    return (
        f"<h3 id='{name}'>{say('api-view', game=title)}</h3>{cards}"
        f"<section class='card'><h3>{say('api-effects', game=title)}</h3><p>{words(say('api-effects-about'))}</p>{happens}</section>"
    )


def code_word(name: str) -> str:
    """A name as it stands in a message."""
    return f"<code>{escape(name)}</code>"


def _kind(schema: Schema) -> str:
    kinds = {"integer": say("api-integer"), "string": say("api-string")}
    found = [kinds.get(one.get("type", ""), "") for one in schema.get("oneOf", [schema])]
    return ", ".join(word for word in found if word) + (f" <code>{escape(schema['pattern'])}</code>" if "pattern" in schema else "")


def page(schema: Schema) -> str:
    """The whole page."""
    requests = [(path, method, found) for path, methods in schema["paths"].items() for method, found in methods.items()]
    known = [name for name in schema["components"]["schemas"] if name in _wire_names()]
    bodies = [name for name in dict.fromkeys((*known, "Problem")) if name not in client_messages()]
    inner = [name for name in parts([*client_messages(), *server_messages()]) if name not in bodies]
    names = {*client_messages(), *server_messages(), *bodies, *inner}
    index = "".join(
        f"<li><a href='#{f['operationId']}'><b class='{m}'>{m.upper()}</b> {escape(f.get('summary', ''))}</a></li>" for _, m, f in requests
    )
    talk = "".join(f"<li><a href='#{name}'>{described(name).tag}</a></li>" for name in (*client_messages(), *server_messages()))
    shown = "".join(f"<li><a href='#{name}'>{say(f'{name}-title')}</a></li>" for name in games.NAMES)
    told = [
        f"<header><h1>{say('api-title')}</h1><p>{words(say('api-intro'))}</p></header>",
        f"<nav aria-label='{say('api-contents')}'><h2>{say('api-requests')}</h2><ul>{index}</ul>",
        f"<h2>{say('api-messages')}</h2><ul>{talk}</ul>",
        f"<h2>{say('api-games')}</h2><ul>{shown}</ul></nav><main>",
        f"<h2>{say('api-requests')}</h2><p>{words(say('api-requests-about'))}</p>",
        *(request(path, method, found, names) for path, method, found in requests),
        f"<h2>{say('api-messages')}</h2><p>{words(say('api-messages-about'))}</p><h2>{say('api-client-says')}</h2>",
        *(of_type(name, names, f"<code>{described(name).tag}</code> {name}") for name in client_messages()),
        f"<h2>{say('api-server-says')}</h2>",
        *(of_type(name, names, f"<code>{described(name).tag}</code> {name}") for name in server_messages()),
        f"<h2>{say('api-closing')}</h2><p>{say('api-closing-about')}</p>{closing()}",
        f"<h2>{say('api-types')}</h2>",
        *(of_type(name, names) for name in (*bodies, *inner)),
        f"<h2>{say('api-games')}</h2><p>{words(say('api-games-about'))}</p>",
        *(of_game(name) for name in games.NAMES),
    ]
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'><title>{say('api-title')}</title>"
    head += "<link rel='stylesheet' href='/api/page.css'>"
    return f"<!doctype html><html lang='en'><head>{head}</head><body>{''.join(told)}</main></body></html>"


def _wire_names() -> set[str]:
    from emporion.server import wire

    return {name for name, kind in vars(wire).items() if isinstance(kind, type)}


@cache
def style() -> bytes:
    """The style sheet."""
    return files("emporion.server").joinpath("api_page.css").read_bytes()


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def show_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The page, made once."""
    state = request.app.state
    if "api_page" not in state:
        state["api_page"] = page(request.app.openapi_schema.to_schema())
    return Response(state["api_page"], media_type=MediaType.HTML)


@get("/api/page.css", media_type="text/css", include_in_schema=False)
async def show_style() -> Response[bytes]:
    """Its style sheet."""
    return Response(style(), media_type="text/css", headers={"cache-control": "public, max-age=3600"})
