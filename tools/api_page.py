"""src/emporion/server/api_page.html: all requests and messages on one page, from the schema and the types. `make docs` writes it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

from emporion import games
from emporion.server.app import build
from emporion.server.database import Database
from emporion.server.settings import Settings
from emporion.text import say
from tools.type_docs import (
    CLOSE_CODES,
    TypeDoc,
    client_messages,
    describe_effects,
    describe_type,
    describe_view,
    list_parts,
    server_messages,
    show_example,
    wire_types,
)

Schema = dict[str, Any]
MAX_EXAMPLE_LINES = 12
"""A longer example is folded."""


def to_html(text: str) -> str:
    """A text as HTML; words in backticks become code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))


def link_type(name: str) -> str:
    """A link to the description of a type."""
    return f'<a href="#{escape(name)}">{escape(name)}</a>'


def field_table(rows: Iterator[tuple[str, str, str, str]]) -> str:
    """A table of fields: names, values, defaults and meanings."""
    lines = [
        f"<tr><th scope='row'><code>{escape(name)}</code></th><td>{kind}</td>"
        f"<td>{f'<code>{escape(default)}</code>' if default else ''}</td><td>{to_html(about)}</td></tr>"
        for name, kind, default, about in rows
    ]
    head = "".join(f"<th scope='col'>{say(f'api-{column}')}</th>" for column in ("name", "kind", "default", "about"))
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>" if lines else ""


def link_types(kind: str, names: set[str]) -> str:
    """The values of a field, with links to types."""
    return re.sub(r"[A-Z]\w+", lambda found: link_type(found[0]) if found[0] in names else found[0], escape(kind, quote=False))


def type_fields(found: TypeDoc, names: set[str]) -> str:
    """The table of the fields of a type."""
    return field_table((field.name, link_types(field.kind, names), field.default, field.about) for field in found.fields)


def code_block(text: str) -> str:
    """An example as HTML, folded if it is long."""
    shown = f"<pre tabindex='0'><code>{escape(text, quote=False)}</code></pre>" if text else ""
    return f"<details><summary>{say('api-example')}</summary>{shown}</details>" if text.count("\n") > MAX_EXAMPLE_LINES else shown


def type_section(name: str, names: set[str], title: str | None = None) -> str:
    """The section of a type or message."""
    found = describe_type(name)
    return (
        f"<section class='card' id='{name}'><h3>{title or escape(name)}</h3><p>{to_html(found.about)}</p>{type_fields(found, names)}"
        f"{code_block(found.example)}</section>"
    )


def body_type(content: Schema) -> tuple[str, bool]:
    """The name of the type of a body, and whether it is a list of them."""
    schema: Schema = next((found["schema"] for found in content.values() if "schema" in found), {})
    several = schema.get("type") == "array"
    found = re.search(r"schemas/(\w+)", str(schema))
    return (found[1] if found else ""), several


def request_section(path: str, method: str, found: Schema, names: set[str]) -> str:
    """The section of a request: parameters, body, answers, example."""
    title = f"<span class='method {method}'>{method.upper()}</span> <code>{escape(path)}</code>"
    lines = [f"<section class='card' id='{escape(found['operationId'])}'><h3>{title}</h3><p><b>{escape(found.get('summary', ''))}.</b>"]
    lines.append(f" {to_html(found.get('description', ''))}</p>")
    lines.append(
        field_table(
            (p["name"], _kind(p["schema"]), "" if p.get("required") else "–", p.get("description", "")) for p in found.get("parameters", [])
        )
    )
    body, _ = body_type(found.get("requestBody", {}).get("content", {}))
    if body:
        lines.append(f"<h4>{say('api-body')}: {link_types(body, names)}</h4>{code_block(show_example(body))}")
    for status, answer in found["responses"].items():
        kind, several = body_type(answer.get("content", {}))
        name = link_types(kind, names) if kind in names else ""
        if int(status) < 400:
            shown = say("api-list") if several else ""
            lines.append(f"<h4>{say('api-answer')} {status}: {shown} {name}</h4>{code_block(show_example(kind, several))}")
    return "".join([*lines, "</section>"])


def close_codes() -> str:
    """The table of the codes with which the server closes a socket."""
    return html_table(("code", "about"), ((code_word(str(code)), to_html(say(f"api-closing-{code}"))) for code in CLOSE_CODES))


def html_table(columns: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table as HTML; the first column holds the names."""
    body = "".join(f"<tr><th scope='row'>{first}</th>{''.join(f'<td>{cell}</td>' for cell in rest)}</tr>" for first, *rest in lines)
    head = "".join(f"<th scope='col'>{say(f'api-{column}')}</th>" for column in columns)
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def game_section(name: str) -> str:
    """The section of a game: its view with the types in it, and its effects."""
    title = say(f"{name}-title")
    cards = "".join(
        f"<section class='card'><h3>{shown.name}</h3><p>{to_html(shown.about)}</p>"
        + html_table(("name", "kind"), ((code_word(field.name), escape(field.kind, quote=False)) for field in shown.fields))
        + "</section>"
        for shown in describe_view(name)
    )
    happens = html_table(
        ("name", "fields", "about"),
        (
            (
                code_word(shown.name),
                "<br>".join(f"{code_word(field.name)} {escape(field.kind, quote=False)}" for field in shown.fields),
                to_html(shown.about),
            )
            for shown in describe_effects(name)
        ),
    )
    return (
        f"<h3 id='{name}'>{say('api-view', game=title)}</h3>{cards}"
        f"<section class='card'><h3>{say('api-effects', game=title)}</h3><p>{to_html(say('api-effects-about'))}</p>{happens}</section>"
    )


def code_word(name: str) -> str:
    """A name as code."""
    return f"<code>{escape(name)}</code>"


def _kind(schema: Schema) -> str:
    kinds = {"integer": say("api-integer"), "string": say("api-string")}
    found = [kinds.get(one.get("type", ""), "") for one in schema.get("oneOf", [schema])]
    return ", ".join(word for word in found if word) + (f" <code>{escape(schema['pattern'])}</code>" if "pattern" in schema else "")


def make_page(schema: Schema) -> str:
    """The whole page."""
    requests = [(path, method, found) for path, methods in schema["paths"].items() for method, found in methods.items()]
    known = [name for name in schema["components"]["schemas"] if name in wire_types()]
    bodies = [name for name in dict.fromkeys((*known, "Problem")) if name not in client_messages()]
    inner = [name for name in list_parts([*client_messages(), *server_messages()]) if name not in bodies]
    names = {*client_messages(), *server_messages(), *bodies, *inner}
    index = "".join(
        f"<li><a href='#{f['operationId']}'><b class='{m}'>{m.upper()}</b> {escape(f.get('summary', ''))}</a></li>" for _, m, f in requests
    )
    talk = "".join(f"<li><a href='#{name}'>{describe_type(name).tag}</a></li>" for name in (*client_messages(), *server_messages()))
    shown = "".join(f"<li><a href='#{name}'>{say(f'{name}-title')}</a></li>" for name in games.NAMES)
    sections = [
        f"<header><h1>{say('api-title')}</h1><p>{to_html(say('api-intro'))}</p></header>",
        f"<nav aria-label='{say('api-contents')}'><h2>{say('api-requests')}</h2><ul>{index}</ul>",
        f"<h2>{say('api-messages')}</h2><ul>{talk}</ul>",
        f"<h2>{say('api-games')}</h2><ul>{shown}</ul></nav><main>",
        f"<h2>{say('api-requests')}</h2><p>{to_html(say('api-requests-about'))}</p>",
        *(request_section(path, method, found, names) for path, method, found in requests),
        f"<h2>{say('api-messages')}</h2><p>{to_html(say('api-messages-about'))}</p><h2>{say('api-client-says')}</h2>",
        *(type_section(name, names, f"<code>{describe_type(name).tag}</code> {name}") for name in client_messages()),
        f"<h2>{say('api-server-says')}</h2>",
        *(type_section(name, names, f"<code>{describe_type(name).tag}</code> {name}") for name in server_messages()),
        f"<h2>{say('api-closing')}</h2><p>{say('api-closing-about')}</p>{close_codes()}",
        f"<h2>{say('api-types')}</h2>",
        *(type_section(name, names) for name in (*bodies, *inner)),
        f"<h2>{say('api-games')}</h2><p>{to_html(say('api-games-about'))}</p>",
        *(game_section(name) for name in games.NAMES),
    ]
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'><title>{say('api-title')}</title>"
    head += "<link rel='stylesheet' href='api/page.css'>"
    return f"<!doctype html><html lang='en'><head>{head}</head><body>{''.join(sections)}</main></body></html>"


def schema() -> Schema:
    """The OpenAPI schema of the server; its store is not opened."""
    return build(Settings(), Database("unused.db")).openapi_schema.to_schema()


def markup() -> str:
    """The page with the schema of the server."""
    return make_page(schema())
