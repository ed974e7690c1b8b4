"""docs/socket.md: the messages of the socket, made from their types. `make docs` writes it."""

from __future__ import annotations

import re

from emporion import games
from emporion.tables.wire import MAX_MESSAGE_BYTES, PROTOCOL
from emporion.text import say
from tools.type_docs import CLOSE_CODES, client_messages, describe_effects, describe_type, describe_view, list_parts, server_messages


def markdown() -> str:
    """The page."""
    lines = [
        "# Messages of the socket",
        "",
        "Made from the types in `emporion/tables/wire.py` by `make docs`. "
        f"Protocol {PROTOCOL}; a message is one JSON text, of at most {MAX_MESSAGE_BYTES:,} bytes from a client. "
        "Fields that a client does not know are to be ignored; fields that the server does not know are refused.",
        "",
        say("api-messages-about"),
        "",
    ]
    talk = [*client_messages(), *server_messages()]
    for title, names in (("api-client-says", client_messages()), ("api-server-says", server_messages()), ("api-types", list_parts(talk))):
        lines += [f"## {say(title)}", ""]
        for name in names:
            lines += _type(name)
    lines += [f"## {say('api-closing')}", "", say("api-closing-about"), "", f"| {say('api-code')} | {say('api-about')} |", "|---|---|"]
    lines += [f"| {code} | {say(f'api-closing-{code}')} |" for code in CLOSE_CODES]
    lines += ["", f"## {say('api-games')}", "", say("api-games-about"), ""]
    for name in games.NAMES:
        lines += _game(name)
    return "\n".join(lines)


def _game(name: str) -> list[str]:
    """The section of a game: its view field by field, and its effects."""
    title = say(f"{name}-title")
    lines = [f"### {say('api-view', game=title)}", ""]
    for shown in describe_view(name):
        lines += [f"**{shown.name}.** {shown.about}", "", f"| {say('api-name')} | {say('api-kind')} |", "|---|---|"]
        lines += [f"| `{field.name}` | {field.kind} |" for field in shown.fields]
        lines.append("")
    lines += [f"### {say('api-effects', game=title)}", "", say("api-effects-about"), ""]
    lines += [f"| {say('api-name')} | {say('api-fields')} | {say('api-about')} |", "|---|---|---|"]
    for shown in describe_effects(name):
        fields = " · ".join(f"`{field.name}` {field.kind}" for field in shown.fields)
        lines.append(f"| `{shown.name}` | {fields} | {shown.about} |")
    return [*lines, ""]


def _type(name: str) -> list[str]:
    found = describe_type(name)
    lines = [f"### {f'`{found.tag}`' if found.tag else name}", "", found.about, ""]
    if found.fields:
        lines += [f"| {' | '.join(say(f'api-{column}') for column in ('name', 'kind', 'default', 'about'))} |", "|---|---|---|---|"]
        for field in found.fields:
            default = f"`{field.default}`" if field.default else ""
            lines.append(f"| `{field.name}` | {re.sub('[|]', ' or ', field.kind)} | {default} | {field.about} |")
        lines.append("")
    if found.example:
        lines += ["```json", found.example, "```", ""]
    return lines
