"""docs/socket.md: the messages of the socket, made from their types. `make docs` writes it."""

from __future__ import annotations

import re

from emporion.server.described import CLOSING, client_messages, described, parts, server_messages
from emporion.server.wire import LONGEST_MESSAGE, PROTOCOL
from emporion.text import say


def markdown() -> str:
    """The page."""
    lines = [
        "# Messages of the socket",
        "",
        "Made from the types in `emporion/server/wire.py` by `make docs`. "
        f"Protocol {PROTOCOL}; a message is one JSON text, of at most {LONGEST_MESSAGE:,} bytes from a client. "
        "Fields that a client does not know are to be ignored; fields that the server does not know are refused.",
        "",
        say("api-messages-about"),
        "",
    ]
    talk = [*client_messages(), *server_messages()]
    for title, names in (("api-client-says", client_messages()), ("api-server-says", server_messages()), ("api-types", parts(talk))):
        lines += [f"## {say(title)}", ""]
        for name in names:
            lines += _type(name)
    lines += [f"## {say('api-closing')}", "", say("api-closing-about"), "", f"| {say('api-code')} | {say('api-about')} |", "|---|---|"]
    lines += [f"| {code} | {say(f'api-closing-{code}')} |" for code in CLOSING]
    lines.append("")
    return "\n".join(lines)


def _type(name: str) -> list[str]:
    found = described(name)
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
