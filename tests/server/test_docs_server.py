"""The pages about the server say what the types say."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from emporion.server import described, reading, sockets, wire
from emporion.server.api_page import body_type, page
from emporion.server.app import build
from emporion.server.settings import Settings
from emporion.server.store import Store
from tests.conftest import ROOT
from tools.socket_page import markdown

TALK = (*described.client_messages(), *described.server_messages())


def test_the_socket_page_is_that_of_the_types() -> None:
    assert (ROOT / "docs" / "socket.md").read_text(encoding="utf-8") == markdown(), "run make docs"


@pytest.mark.parametrize("name", described.EXAMPLES)
def test_examples_are_of_their_types(name: str) -> None:
    kind = getattr(wire, name)
    decoded = msgspec.json.decode(described.example(name), type=kind)
    assert msgspec.json.decode(msgspec.json.encode(decoded), type=kind) == decoded


def test_every_message_has_an_example() -> None:
    assert set(TALK) <= set(described.EXAMPLES)


def test_every_body_has_an_example(tmp_path: Path) -> None:
    schema = build(Settings(), Store(str(tmp_path / "tables.db"))).openapi_schema.to_schema()
    found = set()
    for methods in schema["paths"].values():
        for request in methods.values():
            contents = [request.get("requestBody", {}), *request["responses"].values()]
            found |= {body_type(content.get("content", {}))[0] for content in contents}
    assert found - {""} <= set(described.EXAMPLES)


def test_every_code_of_closing_is_described() -> None:
    assert {sockets.REFUSED, sockets.GOODBYE, sockets.LATER, reading.FLOOD, reading.SLOW} <= set(described.CLOSING)


def test_the_page_lists_every_request_and_message(tmp_path: Path) -> None:
    app = build(Settings(), Store(str(tmp_path / "tables.db")))
    schema = app.openapi_schema.to_schema()
    text = page(schema)
    for path, methods in schema["paths"].items():
        for found in methods.values():
            assert f"<code>{path}</code>" in text
            assert f"id='{found['operationId']}'" in text
    for name in TALK:
        assert f"id='{name}'" in text
    for name in schema["components"]["schemas"]:
        assert f"id='{name}'" in text, "every type that goes over the wire is described there"
    for code in described.CLOSING:
        assert f"<code>{code}</code>" in text
    identifiers = re.findall(r"\bid='([^']+)'", text)
    assert len(identifiers) == len(set(identifiers))
    assert set(re.findall(r"href=['\"]#([^'\"]+)['\"]", text)) <= set(identifiers)


def test_the_example_bot_is_short() -> None:
    code = (ROOT / "docs" / "example_bot.py").read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 36
